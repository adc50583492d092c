"""Dealing: nine cards each, and the card that shows trumps (durachki.md, "Pack and players")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import BIT
from game.durachki.options import HAND


class Dealt(NamedTuple):
    """What a deck deals: hands by seat, the turned card (the dealer's own with four players)."""

    hands: list[int]
    turned: int


def dealt(players: int, dealer: int, deck: Sequence[int]) -> Dealt:
    """Nine cards each, one at a time from the dealer's left; the next card is turned, or the dealer's last one."""
    hands = [0] * players
    for index in range(players * HAND):
        hands[(dealer + 1 + index) % players] |= BIT[deck[index]]
    return Dealt(hands, deck[min(players * HAND, len(deck) - 1)])
