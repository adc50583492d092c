"""The plays of a simple player, by look-up: of ``greedy``, and of others in imagined deals, as many people play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import RANK_OF, SUIT_OF
from game.joker.actions import CARD_OF, FIRST_JOKER, GIVE, HIGH, JOKER_MASK, LOW, PLAYS, TAKE, WAYS
from game.joker.deal import JokerDeal
from game.rules import Action

TRUMP: Final = 20
JOKER: Final = 60


def _heights(trump: int | None) -> tuple[int, ...]:
    """By play, how high its card stands: ranks, then trumps, then jokers."""
    found = []
    for play in range(PLAYS):
        card = CARD_OF[play]
        joker = JOKER if play >= FIRST_JOKER or 1 << card & JOKER_MASK else 0
        found.append(joker + TRUMP * (SUIT_OF[card] == trump) + RANK_OF[card])
    return tuple(found)


_HEIGHTS: Final = {trump: _heights(trump) for trump in (None, 0, 1, 2, 3)}


def simple_play(state: JokerDeal, legal: Sequence[Action], needs: bool) -> Action:
    """A play of the one who must act; ``needs``: whether he still needs a trick."""
    return choose(legal, state.trump, needs, state._strengths if state.trick else None, state._best)


def choose(
    legal: Sequence[Action], trump: int | None, needs: bool, strengths: Sequence[int] | None, best: int
) -> Action:
    """Who needs a trick takes it as cheaply as he can, or throws his lowest; who needs none gives his highest away.

    ``strengths``: of the plays in the running trick, and ``best`` that of the one that holds it; None for a lead.
    """
    height = _HEIGHTS[trump].__getitem__
    if strengths is None:
        plain = [play for play in legal if play < FIRST_JOKER]
        if plain:
            return max(plain, key=height) if needs else min(plain, key=height)
        first = legal[0] - (legal[0] - FIRST_JOKER) % len(WAYS)
        return first + (HIGH if needs else LOW) + (trump or 0)
    taking: list[Action] = []
    losing: list[Action] = []
    for play in legal:
        if play < FIRST_JOKER:
            (taking if strengths[play] >= best else losing).append(play)
        else:
            way = (play - FIRST_JOKER) % len(WAYS)
            if way == TAKE:
                taking.append(play)
            elif way == GIVE:
                losing.append(play)
    if needs:
        return min(taking or losing or legal, key=height)
    return max(losing, key=height) if losing else min(taking or legal, key=height)
