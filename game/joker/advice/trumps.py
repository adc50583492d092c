"""Naming trumps from the first three cards of a deal of nines."""

from __future__ import annotations

from typing import Final

from game.cards import ACE, RANK_OF, SUIT_OF, bits
from game.joker.actions import JOKER_MASK, name_trump
from game.rules import Action

RANK: Final = 0.6
"""How much an ace of a suit counts beyond a six of it, in cards."""
FLAT: Final = 0.9
"""There are no trumps when the best suit is worth no more than this ..."""
SIDE_ACE: Final = 0.9
"""... and so much more for each ace of another suit, which trumps would ruff."""
_WORTH: Final = {rank: 1.0 + RANK * (rank - 6) / 8 for rank in range(6, 15)}


def choose_trump(hand: int) -> Action:
    """The longest and highest suit, or no trumps for flat cards with aces. Never a look at the fourth card."""
    worth = [0.0] * 4
    aces = [0] * 4
    for card in bits(hand & ~JOKER_MASK):
        worth[SUIT_OF[card]] += _WORTH[RANK_OF[card]]
        aces[SUIT_OF[card]] += RANK_OF[card] == ACE
    best = max(range(4), key=lambda suit: worth[suit])
    outside = sum(aces) - aces[best]
    return name_trump(best if worth[best] > FLAT + SIDE_ACE * outside else None)
