"""What the side to move may lay down, how an unfinished answer pairs, and why something may not be done now."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.bura import actions
from game.bura.actions import CARDS, WITH_CARDS, kind_of
from game.bura.answers import pairing
from game.bura.options import TOP_STAKE
from game.bura.view import BuraView
from game.cards import bits, mask

FREE: Final = "free"
"""The lock of something that may be done now."""


class Pair(NamedTuple):
    """A led card, the card laid on it so far (None: none), and whether that one cuts it."""

    led: int
    by: int | None
    cuts: bool


class Draft(NamedTuple):
    """An answer as far as it has been chosen; ``pairs`` in the order in which the led cards lie."""

    pairs: tuple[Pair, ...]

    @property
    def cut(self) -> int:
        """How many led cards are cut."""
        return sum(pair.cuts for pair in self.pairs)

    @property
    def laid(self) -> int:
        """How many cards have been chosen."""
        return sum(pair.by is not None for pair in self.pairs)

    @property
    def full(self) -> bool:
        """Whether there is a card for each led one."""
        return self.laid == len(self.pairs)


def draft(trump: int, led: int, chosen: int) -> Draft:
    """How chosen cards pair with the led ones: those that cut as the rules pair them, the others on what is left."""
    best = pairing(trump, led, chosen)
    idle = bits(chosen & ~mask(by for _, by in best if by is not None))
    pairs = []
    for one, by in best:
        if by is not None:
            pairs.append(Pair(one, by, True))
        else:
            pairs.append(Pair(one, idle.pop(0) if idle else None, False))
    return Draft(tuple(pairs))


def laying(view: BuraView) -> list[int]:
    """The viewer's legal actions that lay cards down in turn: a lead, an answer, a gift."""
    wanted = (actions.LEAD, actions.ANSWER, actions.GIVE)
    return [action for action in view.legal() if kind_of(action) in wanted]


def together(view: BuraView, chosen: int) -> int:
    """The cards of the viewer that can go down together with those chosen already, these included."""
    found = 0
    for action in laying(view):
        if action & chosen == chosen:
            found |= action & CARDS
    return found


def with_cards(view: BuraView, chosen: int) -> list[int]:
    """The legal actions that lay down exactly these cards."""
    return [a for a in view.legal() if kind_of(a) in WITH_CARDS and a & CARDS == chosen]


def var_lock(view: BuraView) -> str:
    """Why the viewer may not claim now: offer, turn (the other side's), answer (he must answer), trick (none taken)."""
    if actions.VAR in view.legal():
        return FREE
    if view.offer is not None:
        return "offer"
    if view.actor != view.seat:
        return "turn"
    return "answer" if view.table else "trick"


def offer_lock(view: BuraView) -> str:
    """Why the viewer may not offer the next stake now: crawford, top, other (only that side may), offer (one is
    pending), turn, lead (only before a lead at this table), complete (a trick is to be completed)."""
    if actions.OFFER in view.legal():
        return FREE
    if view.no_offers:
        return "crawford"
    if view.stake >= TOP_STAKE:
        return "top"
    if view.offer is not None:
        return "offer"
    if view.right == view.other:
        return "other"
    if view.actor != view.seat:
        return "turn"
    return "complete" if view.laid else "lead"
