"""Cards as small integers, hands as bit masks, and their text form.

A card is ``suit * 13 + (rank - 2)``: suits C D H S are 0..3, ranks 2..14 (11 J, 12 Q, 13 K, 14 A), so cards run
from 0 to 51. A set of cards is an int with one bit per card; within a suit a higher bit is a higher rank.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

SUITS: Final = "CDHS"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JACK, QUEEN, KING, ACE = 11, 12, 13, 14

RANK_SPAN: Final = len(RANKS)
NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
_BY_NAME: Final = {name: card for card, name in enumerate(NAMES)}
BIT: Final = tuple(1 << card for card in range(len(NAMES)))
SUIT_MASK: Final = tuple(((1 << RANK_SPAN) - 1) << (RANK_SPAN * suit) for suit in range(4))
SUIT_OF: Final = tuple(card // RANK_SPAN for card in range(len(NAMES)))
RANK_OF: Final = tuple(card % RANK_SPAN + 2 for card in range(len(NAMES)))


def card(name: str) -> int:
    """The card called ``name`` ("10H"); raises ValueError for anything else."""
    try:
        return _BY_NAME[name]
    except KeyError:
        raise ValueError(f"no such card: {name!r}") from None


def cards(names: Iterable[str]) -> list[int]:
    return [card(name) for name in names]


def name(of: int) -> str:
    return NAMES[of]


def suit(of: int) -> int:
    return SUIT_OF[of]


def rank(of: int) -> int:
    """2..14, the ace being 14."""
    return RANK_OF[of]


def suit_index(letter: str) -> int:
    """0..3 for C D H S; raises ValueError for anything else."""
    if len(letter) != 1 or letter not in SUITS:
        raise ValueError(f"no such suit: {letter!r}")
    return SUITS.index(letter)


def mask(of: Iterable[int]) -> int:
    """The set of these cards as a bit mask."""
    bits_set = 0
    for one in of:
        bits_set |= BIT[one]
    return bits_set


def bits(of: int) -> list[int]:
    """The cards of a bit mask, lowest first."""
    found = []
    while of:
        low = of & -of
        found.append(low.bit_length() - 1)
        of ^= low
    return found


def names(of: int) -> list[str]:
    """The cards of a bit mask in their text form, lowest first."""
    return [NAMES[one] for one in bits(of)]


def pack(lowest: int = 6) -> list[int]:
    """A pack in order, from rank ``lowest`` to the ace in each suit: 6 gives the 36 cards of these games."""
    return [one for one in range(len(NAMES)) if RANK_OF[one] >= lowest]


def shuffled(deck: Sequence[int], rng: random.Random) -> list[int]:
    """The pack in an order drawn from ``rng``.

    Written out with ``random()``, the one method whose sequence Python promises to keep, so that a seed gives the
    same deals on every version.
    """
    order = list(deck)
    chance = rng.random
    for last in range(len(order) - 1, 0, -1):
        other = int(chance() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
