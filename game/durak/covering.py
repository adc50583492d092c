"""Which card covers which, which may be added, how many: what a hand may do in a bout (durak.md, "A bout")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import BIT, RANK_SPAN, SUIT_MASK, SUIT_OF
from game.durak.actions import BEAT, LED_MASK, PASS, TAKE, THROW, TRANSFER
from game.durak.options import HAND
from game.rules import Action

CARDS: Final = range(4 * RANK_SPAN)
_ONE_RANK: Final = sum(BIT[suit * RANK_SPAN] for suit in range(4))

RANKMATES: Final = tuple(_ONE_RANK << card % RANK_SPAN for card in CARDS)
"""The four cards of each card's rank."""


def _coverers(trump: int, attack: int) -> int:
    above = SUIT_MASK[SUIT_OF[attack]] & ~((BIT[attack] << 1) - 1)
    return above if SUIT_OF[attack] == trump else above | SUIT_MASK[trump]


COVERERS: Final = tuple(tuple(_coverers(trump, attack) for attack in CARDS) for trump in range(4))
"""By trump and card: all cards that cover it, a higher one of its suit, or any trump a plain one."""


def beats(trump: int, attack: int, cover: int) -> bool:
    return bool(COVERERS[trump][attack] >> cover & 1)


FIRST_MOST: Final = HAND - 1
"""The most cards that may attack in a bout as long as nothing has been discarded."""


CAPS: Final = tuple(tuple(min(hand, most) for hand in range(len(CARDS) + 1)) for most in (FIRST_MOST, HAND))
"""By whether anything has been discarded and the defender's hand at the start: the most cards that may attack."""


def cap(hand_at_start: int, discarded: int) -> int:
    """The most cards that may attack in a bout, the lead and what is added after 'take' included."""
    return CAPS[discarded > 0][hand_at_start]


def ranks_of(cards: int) -> int:
    """All cards whose rank is among these."""
    found = 0
    while cards:
        low = cards & -cards
        mates = RANKMATES[low.bit_length() - 1]
        found |= mates
        cards &= ~mates
    return found


def _leads_of_rank(held: int, most: int) -> tuple[Action, ...]:
    """The leads of at most so many of these cards of one rank, fewer cards first."""
    fits = [action for action, led in LED_MASK.items() if not led & ~held and led.bit_count() <= most]
    return tuple(sorted(fits, key=lambda action: (LED_MASK[action].bit_count(), action)))


class _Leads(dict[int, tuple[Action, ...]]):
    """From the cards of a few ranks to the leads of at most ``most`` of them, the lower rank first."""

    def __init__(self, most: int) -> None:
        super().__init__({held: _leads_of_rank(held, most) for held in LED_MASK.values()})
        self[0] = ()

    def __missing__(self, held: int) -> tuple[Action, ...]:
        ranks = (held & _ONE_RANK << rank for rank in range(RANK_SPAN))
        self[held] = found = tuple(action for of_rank in ranks for action in self[of_rank])
        return found


_LEADS: Final = tuple(_Leads(most) for most in range(5))


def _ranks(first: int, last: int) -> int:
    return sum(_ONE_RANK << rank - 2 for rank in range(first, last + 1))


_LOW, _SEVEN, _NINE, _JACK, _KING, _ACE = (
    _ranks(*ends) for ends in ((2, 5), (6, 7), (8, 9), (10, 11), (12, 13), (14, 14))
)


def leads(hand: int, most: int) -> list[Action]:
    """One or more cards of one rank, at most so many; the lower rank first."""
    of = _LEADS[most if most < 4 else 4]
    found = [*of[hand & _SEVEN], *of[hand & _NINE], *of[hand & _JACK], *of[hand & _KING], *of[hand & _ACE]]
    return [*of[hand & _LOW], *found] if hand & _LOW else found


def covers(hand: int, attacks: Sequence[int], covered: Sequence[int | None], trump: int) -> list[Action]:
    """Every way to cover an uncovered card, own suit before trumps and lower before higher, then 'take'."""
    found: list[Action] = []
    for attack, cover in zip(attacks, covered, strict=True):
        if cover is None:
            found += covers_of(hand, attack, trump)
    found.append(TAKE)
    return found


def covers_of(hand: int, attack: int, trump: int) -> list[Action]:
    """Every way to cover this card, own suit before trumps and lower before higher."""
    found: list[Action] = []
    fits = hand & COVERERS[trump][attack]
    if fits:
        base = BEAT + attack * 64
        ruffs = fits & SUIT_MASK[trump]
        own = fits ^ ruffs
        while own:
            low = own & -own
            own ^= low
            found.append(base + low.bit_length() - 1)
        while ruffs:
            low = ruffs & -ruffs
            ruffs ^= low
            found.append(base + low.bit_length() - 1)
    return found


def throws(hand: int, ranks: int) -> list[Action]:
    """Every card that may be added, then 'pass'; ``ranks`` are the cards whose rank lies on the table."""
    found: list[Action] = []
    fits = hand & ranks
    while fits:
        low = fits & -fits
        fits ^= low
        found.append(THROW + low.bit_length() - 1)
    found.append(PASS)
    return found


def transfers(hand: int, ranks: int) -> list[Action]:
    """Every card that passes the attack on; ``ranks`` are the cards of the led rank."""
    found: list[Action] = []
    fits = hand & ranks
    while fits:
        low = fits & -fits
        fits ^= low
        found.append(TRANSFER + low.bit_length() - 1)
    return found
