"""How a beginner plays Durak: card by card, without a thought for what comes after."""

from __future__ import annotations

from game.beating import PASS, TAKE, beaten, is_beat, lead
from game.cards import BIT, QUEEN, RANK_OF, SUIT_OF, bits
from game.durak.actions import THROW, is_throw
from game.durak.view import DurakView
from game.rules import Action


def beginner(view: DurakView) -> Action:
    """A legal action for the viewer, whose turn it must be.

    He leads his lowest card, covers with the lowest that covers, and adds low plain cards and his last card. High
    trumps he knows to keep as long as there is a talon.
    """

    def price(card: int) -> tuple[bool, int, int]:
        return SUIT_OF[card] == view.trump, RANK_OF[card], card

    legal = view.legal()
    if view.phase == "lead":
        return lead(BIT[min(bits(view.hand), key=price)])
    if view.phase == "defend":
        covers = [action for action in legal if is_beat(action)]
        best = min(covers, key=lambda action: price(beaten(action)[1]), default=TAKE)
        dear = best != TAKE and price(beaten(best)[1]) >= (True, QUEEN, 0)
        return TAKE if dear and view.talon else best
    last = not view.talon and view.held[view.seat] == 1
    fits = [action for action in legal if is_throw(action) and (last or price(action - THROW) < (False, QUEEN, 0))]
    return min(fits, key=lambda action: price(action - THROW), default=PASS)
