"""Naming trumps from the first three cards of a deal of nines."""

from __future__ import annotations

from typing import Final

from game.cards import RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.joker.actions import JOKER_MASK, NO_TRUMPS, name_trump
from game.rules import Action

LENGTH: Final = 1.0
"""What each card of a suit adds to the wish to have it as trumps."""
RANK_WEIGHT: Final = (0.0, 0.0, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8)
"""What a trump adds by its rank, from the six to the ace."""
FLAT: Final = 1.6
"""A suit must be wished for more than this, else there are no trumps ..."""
SIDE_ACE: Final = 0.35
"""... and by so much more for each ace, which trumps could ruff."""


def choose_trump(hand: int) -> Action:
    """The suit these three cards like best; no trumps when they are flat and high. Never a look at the fourth."""
    plain = hand & ~JOKER_MASK
    wish = [0.0] * 4
    aces = 0
    for card in bits(plain):
        rank = RANK_OF[card] - 6
        wish[SUIT_OF[card]] += LENGTH + RANK_WEIGHT[rank]
        aces += rank == 8
    best = max(range(4), key=lambda suit: wish[suit])
    outside = aces - (plain & SUIT_MASK[best] & (1 << (best * 13 + 12)) > 0)
    return name_trump(best) if wish[best] > FLAT + SIDE_ACE * outside else NO_TRUMPS
