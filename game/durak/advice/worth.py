"""What the cards in sight are worth to the viewer, counting what is gone."""

from __future__ import annotations

from game.beating import RANKMATES
from game.cards import SUIT_MASK, SUIT_OF, bits
from game.durak.advice.weights import Weights
from game.durak.options import PACK_MASKS
from game.durak.view import DurakView


def worths(view: DurakView, weights: Weights) -> dict[int, float]:
    """For each card of the hand and of the table what holding it is worth more than holding an average card.

    A card counts by its place among those of its suit that others may still hold: where the ace is gone, the king is
    the highest. When the talon is gone nothing is drawn for a card laid, so that any card is a burden.
    """
    seen = view.gone | view.hand | view.on_table
    others = PACK_MASKS[view.options.cards] & ~seen
    lateness = max(0.0, 1.0 - view.talon / weights.late_from)
    average = 0.375 * weights.plain + 0.25 * weights.trump + 0.125 * weights.trumps
    found: dict[int, float] = {}
    for suit in range(4):
        held = (view.hand | view.on_table) & SUIT_MASK[suit]
        if not held:
            continue
        rivals = others & SUIT_MASK[suit]
        if suit == view.trump:
            least, most = weights.trump - weights.late_trump * lateness, weights.trumps
        else:
            least, most = -weights.late * lateness, weights.plain
        share = most / (rivals.bit_count() + 1)
        for card in bits(held):
            below = (rivals & ((1 << card) - 1)).bit_count()
            found[card] = least + share * (below + 0.5) - average
    return found


def paired(view: DurakView, card: int) -> bool:
    """Whether a plain card of the hand has company of its rank there."""
    return SUIT_OF[card] != view.trump and (view.hand & RANKMATES[card]).bit_count() > 1
