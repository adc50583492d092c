"""Which moves are worth weighing: all of them near the end, and before it those that nobody would call foolish."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.beating import LED_MASK, PASS, RANKMATES, TAKE, beaten, lead
from game.cards import BIT, RANK_SPAN, SUIT_MASK
from game.durachki.reasons import fewest_trumps
from game.durachki.view import DurachkiView
from game.rules import Action

_ACES: Final = RANKMATES[RANK_SPAN - 1]
LAST: Final = 3
"""With so few cards in hand anything may be right."""


def sensible(view: DurachkiView) -> Sequence[Action]:
    """The legal actions without these: adding to an attack on oneself, leading but a part of the last cards where they
    are of one rank, leading trumps alone or the ace of trumps at all while there is something plain to lead, taking or
    spending trumps where plain cards cover everything."""
    legal = view.legal()
    hand, trumps = view.hand, SUIT_MASK[view.trump]
    if view.phase == "fly" and view.defender == view.seat:
        return [PASS]
    if view.phase == "lead" and not hand & ~RANKMATES[hand.bit_length() - 1]:
        return [lead(hand)]
    if hand.bit_count() <= LAST:
        return legal
    if view.phase == "lead" and hand & ~trumps & ~_ACES:
        return [action for action in legal if LED_MASK[action] & ~trumps and not LED_MASK[action] & trumps & _ACES]
    if view.phase == "cover" and fewest_trumps(hand, view.uncovered, view.trump) == 0:
        return [action for action in legal if action != TAKE and not BIT[beaten(action)[1]] & trumps]
    return legal
