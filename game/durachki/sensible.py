"""Which moves are worth weighing: all of them near the end, and before it those that nobody would call foolish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.beating import LED_MASK, RANKMATES, TAKE
from game.cards import RANK_SPAN, SUIT_MASK
from game.durachki.reasons import fewest_trumps
from game.durachki.view import DurachkiView
from game.rules import Action

_ACES: Final = RANKMATES[RANK_SPAN - 1]
LAST: Final = 3
"""With so few cards in hand anything may be right."""


def sensible(view: DurachkiView) -> Sequence[Action]:
    """The legal actions without leading trumps alone, or the ace of trumps at all, while there is something plain to
    lead, and without taking what plain cards cover."""
    legal = view.legal()
    trumps = SUIT_MASK[view.trump]
    if view.hand.bit_count() <= LAST:
        return legal
    if view.phase == "lead" and view.hand & ~trumps & ~_ACES:
        return [lead for lead in legal if LED_MASK[lead] & ~trumps and not LED_MASK[lead] & trumps & _ACES]
    if view.phase == "cover" and fewest_trumps(view.hand, view.uncovered, view.trump) == 0:
        return [action for action in legal if action != TAKE]
    return legal
