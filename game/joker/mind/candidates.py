"""Which actions are worth weighing: one of several that come to the same, and no bids far from what a hand promises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import RANK_SPAN, SUIT_MASK
from game.joker.actions import BIT_OF, FIRST_JOKER, FIRST_TRUMP, JOKER_MASK, LOOK, NO_TRUMPS
from game.joker.advice.bids import worth_of_bids
from game.joker.advice.play import Choice
from game.joker.view import PACK, JokerView
from game.rules import Action

FAR: Final = 2
"""Bids further than this from the plain bot's are not weighed."""


def distinct_plays(view: JokerView, choice: Choice, legal: Sequence[Action]) -> list[Action]:
    """Of cards of one suit with no card between them that another may hold, the one that the plain bot likes best."""
    between = PACK & ~view.hand & ~view.played
    for play in view.trick:
        between |= BIT_OF[play]
    found: list[Action] = []
    last = -1
    for play in choice.candidates(legal):
        if play >= FIRST_JOKER:
            found.append(play)
            continue
        if last >= 0 and play // RANK_SPAN == last // RANK_SPAN and not between & _gap(last, play):
            if choice.worth(play) > choice.worth(found[-1]):
                found[-1] = play
        else:
            found.append(play)
        last = play
    return found


def _gap(low: int, high: int) -> int:
    """The cards between two of a suit."""
    return (1 << high) - (1 << low + 1)


def near_bids(view: JokerView, legal: Sequence[Action]) -> list[Action]:
    """The bids around the plain bot's."""
    best = max(legal, key=worth_of_bids(view))
    return [action for action in legal if abs(action - best) <= FAR]


def own_trumps(view: JokerView, legal: Sequence[Action]) -> list[Action]:
    """No trumps, or a suit of which the viewer holds a card: any other is one that he knows to be shorter."""
    plain = view.hand & ~JOKER_MASK
    return [
        action
        for action in legal
        if action != LOOK and (action == NO_TRUMPS or plain & SUIT_MASK[action - FIRST_TRUMP])
    ]
