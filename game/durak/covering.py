"""How many cards may attack, and which may be added or pass the attack on (durak.md, "A bout")."""

from __future__ import annotations

from typing import Final

from game.beating import CARDS, PASS
from game.cards import BIT, bits
from game.durak.actions import THROW, TRANSFER
from game.durak.options import HAND
from game.rules import Action

FIRST_MOST: Final = HAND - 1
"""The most cards that may attack in a bout as long as nothing has been discarded."""


CAPS_FIRST: Final = tuple(min(hand, FIRST_MOST) for hand in range(CARDS + 1))
CAPS_LATER: Final = tuple(min(hand, HAND) for hand in range(CARDS + 1))
"""By the defender's hand at the start, until anything has been discarded and later: the most cards that may attack."""


def cap(hand_at_start: int, discarded: int) -> int:
    """The most cards that may attack in a bout, the lead and what is added after 'take' included."""
    return (CAPS_LATER if discarded else CAPS_FIRST)[hand_at_start]


def _adding(cards: int) -> tuple[Action, ...]:
    return *(THROW + card for card in bits(cards)), PASS


_FEW: Final = {BIT[one] | BIT[other] for one in range(CARDS) for other in range(CARDS)}
_ADDING_FEW: Final = {cards: _adding(cards) for cards in _FEW}
"""From one or two cards to what may be done with them; more are rare."""


def throws(hand: int, ranks: int) -> tuple[Action, ...]:
    """Every card that may be added, then 'pass'; ``ranks`` are the cards whose rank lies on the table."""
    fits = hand & ranks
    return _ADDING_FEW.get(fits) or _adding(fits)


def transfers(hand: int, ranks: int) -> tuple[Action, ...]:
    """Every card that passes the attack on; ``ranks`` are the cards of the led rank."""
    return tuple(TRANSFER + card for card in bits(hand & ranks))
