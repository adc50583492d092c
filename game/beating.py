"""Leading cards of one rank and covering them: what the games of the Durak family share.

Their actions are small integers. A lead is the rank (0 the two, 12 the ace) times 16 plus the set of its suits, one bit
each; 384 takes, 385 passes; from 512 on a card covers another: 64 times the card under attack, plus the card that
covers it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import BIT, NAMES, RANK_SPAN, SUIT_MASK, SUIT_OF
from game.rules import Action

TAKE: Final = 384
PASS: Final = 385
BEAT: Final = 512

CARDS: Final = len(NAMES)


def _led_cards(action: int) -> tuple[int, ...]:
    """The cards of a lead, clubs first."""
    rank, suits = divmod(action, 16)
    return tuple(suit * RANK_SPAN + rank for suit in range(4) if suits >> suit & 1)


LEADS: Final = tuple(rank * 16 + suits for rank in range(RANK_SPAN) for suits in range(1, 16))
LED_CARDS: Final = {action: _led_cards(action) for action in LEADS}
LED_MASK: Final = {action: sum(BIT[card] for card in of) for action, of in LED_CARDS.items()}


def lead(cards: int) -> int:
    """The action that leads this set of cards of one rank."""
    suits, rank = 0, 0
    while cards:
        card = (cards & -cards).bit_length() - 1
        cards ^= BIT[card]
        suits |= 1 << SUIT_OF[card]
        rank = card % RANK_SPAN
    return rank * 16 + suits


def beat(attack: int, cover: int) -> int:
    return BEAT + attack * 64 + cover


def beaten(action: int) -> tuple[int, int]:
    """The card under attack and the one that covers it."""
    return (action - BEAT) >> 6, (action - BEAT) & 63


def is_beat(action: int) -> bool:
    return action >= BEAT


_ONE_RANK: Final = sum(BIT[suit * RANK_SPAN] for suit in range(4))

RANKMATES: Final = tuple(_ONE_RANK << card % RANK_SPAN for card in range(CARDS))
"""The four cards of each card's rank."""


PLAIN: Final = tuple(~trumps for trumps in SUIT_MASK)
"""By trump suit: all cards but trumps."""


def mates(hand: int, card: int) -> int:
    """The cards of a hand that are of this card's rank, itself included."""
    return hand & RANKMATES[card]


def _coverers(trump: int, attack: int) -> int:
    above = SUIT_MASK[SUIT_OF[attack]] & ~((BIT[attack] << 1) - 1)
    return above if SUIT_OF[attack] == trump else above | SUIT_MASK[trump]


COVERERS: Final = tuple(tuple(_coverers(trump, attack) for attack in range(CARDS)) for trump in range(4))
"""By trump and card: all cards that cover it, a higher one of its suit, or any trump a plain one."""


def beats(trump: int, attack: int, cover: int) -> bool:
    return bool(COVERERS[trump][attack] >> cover & 1)


def misfit(trump: int, attack: int, card: int) -> str:
    """Why a card that does not cover another does not: "lower", "trump" (only a higher one would do) or "suit"."""
    if SUIT_OF[attack] == SUIT_OF[card]:
        return "lower"
    return "trump" if SUIT_OF[attack] == trump else "suit"


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


_RANKS: Final = tuple(_ONE_RANK << rank for rank in range(RANK_SPAN))
_TWO, _FOUR, _SIX, _EIGHT, _TEN, _QUEEN, _ACE = (sum(_RANKS[rank : rank + 2]) for rank in range(0, RANK_SPAN, 2))
"""The cards of two neighbouring ranks, each named after the lower."""
_LOW: Final = _TWO | _FOUR


def subsets(cards: int) -> Iterator[int]:
    """Every set of some of these cards, and of none."""
    part = cards
    while part:
        yield part
        part = (part - 1) & cards
    yield 0


def _leads_up_to(most: int) -> dict[int, tuple[Action, ...]]:
    """From the cards of two neighbouring ranks to the leads of at most so many of them, the lower rank first."""
    of_rank = {held: _leads_of_rank(held, most) for held in (0, *LED_MASK.values())}
    pairs = zip(_RANKS[::2], (*_RANKS[1::2], 0), strict=True)
    return {
        held: of_rank[held & lower] + of_rank[held & upper] for lower, upper in pairs for held in subsets(lower | upper)
    }


_LEADS: Final = tuple(_leads_up_to(most) for most in range(5))


def leads(hand: int, most: int) -> list[Action]:
    """One or more cards of one rank, at most so many; the lower rank first."""
    of = _LEADS[most if most < 4 else 4]
    found = [*of[hand & _SIX], *of[hand & _EIGHT], *of[hand & _TEN], *of[hand & _QUEEN], *of[hand & _ACE]]
    return [*of[hand & _TWO], *of[hand & _FOUR], *found] if hand & _LOW else found


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
    fits = hand & COVERERS[trump][attack]
    if not fits:
        return []
    base = BEAT - 1 + attack * 64
    if not fits & (fits - 1):
        return [base + fits.bit_length()]
    found: list[Action] = []
    ruffs = fits & SUIT_MASK[trump]
    fits ^= ruffs
    while fits:
        low = fits & -fits
        fits ^= low
        found.append(base + low.bit_length())
    while ruffs:
        low = ruffs & -ruffs
        ruffs ^= low
        found.append(base + low.bit_length())
    return found
