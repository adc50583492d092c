"""What cards are worth, which beats which, how an answer is paired with a lead (bura.md, "Both games").

Sets of cards are masks.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from game.bura.actions import ANSWER, LEAD
from game.cards import ACE, BIT, JACK, KING, QUEEN, RANK_OF, RANK_SPAN, SUIT_MASK, SUIT_OF, bits, mask
from game.rules import Action

TEN: Final = 10
_WORTH: Final = {ACE: 11, TEN: 10, KING: 4, QUEEN: 3, JACK: 2}
POINTS: Final = tuple(_WORTH.get(rank, 0) for rank in RANK_OF)
"""Card points by card."""

_ORDER: Final = (*range(2, TEN), JACK, QUEEN, KING, TEN, ACE)
POWER: Final = tuple(_ORDER.index(rank) for rank in RANK_OF)
"""Higher beats lower within a suit: the ten stands between king and ace."""

ABOVE: Final = tuple(
    mask(other for other in bits(SUIT_MASK[SUIT_OF[one]]) if POWER[other] > POWER[one]) for one in range(len(POWER))
)
"""By card: the cards of its suit that beat it."""
BEATERS: Final = tuple(
    tuple(above if SUIT_OF[one] == trump else above | SUIT_MASK[trump] for one, above in enumerate(ABOVE))
    for trump in range(4)
)
"""By trump suit and led card: all cards that beat it."""

_SUIT_POINTS: Final = tuple(
    sum(POINTS[one] for one in range(RANK_SPAN) if ranks >> one & 1) for ranks in range(1 << RANK_SPAN)
)
_RANKS: Final = (1 << RANK_SPAN) - 1

Pairs = tuple[tuple[int, int | None], ...]
"""Each led card and the card that cuts it, None where none does."""


def points(cards: int) -> int:
    """Card points of a set."""
    total = 0
    while cards:
        total += _SUIT_POINTS[cards & _RANKS]
        cards >>= RANK_SPAN
    return total


def by_power(cards: int) -> list[int]:
    """The cards of a set, suit by suit, each suit from its weakest card to its strongest."""
    return sorted(bits(cards), key=lambda one: (SUIT_OF[one], POWER[one]))


def weakest(cards: int) -> int:
    """The card of a one-suited set that beats the fewest."""
    return min(bits(cards), key=POWER.__getitem__)


def beats(trump: int, led: int, answer: int) -> bool:
    return bool(BEATERS[trump][led] >> answer & 1)


def pairing(trump: int, led: int, answer: int) -> Pairs:
    """A one-to-one pairing that cuts as many led cards as can be cut, in the order of ``by_power``.

    Each led card takes the weakest card of its own suit that beats it, the weak led cards first; what is left uncut
    takes the trumps that are left.
    """
    order = by_power(led)
    left = answer
    cut: dict[int, int] = {}
    for one in order:
        above = left & ABOVE[one]
        if above:
            cut[one] = weakest(above)
            left ^= BIT[cut[one]]
    for one in order:
        trumps = left & SUIT_MASK[trump]
        if one not in cut and SUIT_OF[one] != trump and trumps:
            cut[one] = weakest(trumps)
            left ^= BIT[cut[one]]
    return tuple((one, cut.get(one)) for one in order)


def cuts(trump: int, led: int, answer: int) -> bool:
    """Whether an answer beats every led card, one to one."""
    if led & (led - 1) == 0:
        return bool(answer & BEATERS[trump][led.bit_length() - 1])
    return answer.bit_count() == led.bit_count() and all(by is not None for _, by in pairing(trump, led, answer))


@cache
def _leads_of_suit(cards: int) -> tuple[Action, ...]:
    """Every non-empty part of a one-suited set, as leads."""
    found = []
    part = cards
    while part:
        found.append(LEAD | part)
        part = (part - 1) & cards
    return tuple(reversed(found))


def leads(hand: int) -> list[Action]:
    """Every set of one suit that a hand can come down with."""
    found: list[Action] = []
    for suit in SUIT_MASK:
        if hand & suit:
            found += _leads_of_suit(hand & suit)
    return found


def choices(hand: int, count: int) -> list[int]:
    """Every set of so many cards of a hand."""
    held = bits(hand)
    if count == 1:
        return [BIT[one] for one in held]
    return [mask(some) for some in combinations(held, count)]


def cutting_answers(trump: int, led: int, hand: int) -> Sequence[Action]:
    """The open answers that cut a lead."""
    return [ANSWER | some for some in choices(hand, led.bit_count()) if cuts(trump, led, some)]
