"""What a side can tell at a glance, from masks: the plain bot's estimates (``game.bura.advice``) in tables.

Points in the own pile that were given face down are guessed from the cards that have not been seen, never looked up.
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, exp, sqrt
from typing import Final

from game.bura.advice.counting import GIFT_WEIGHT, chance
from game.bura.advice.outlook import (
    ACES,
    KINGS,
    LOW,
    MARGIN_HELD,
    MARGIN_HELD_EARLY,
    MARGIN_PLACE,
    QUEENS_JACKS,
    RACE_HELD,
    RACE_HELD_EARLY,
    RACE_ON_LEAD,
    RACE_WAITING,
    TALONS,
    TENS,
    pairs,
)
from game.bura.answers import BEATERS, POINTS, POWER, points
from game.bura.options import CLAIM
from game.cards import ACE, JACK, KING, QUEEN, RANK_OF, SUIT_MASK, SUIT_OF, bits, mask

CACHED: Final = 1 << 16

_RANKS: Final = tuple(
    mask(one for one, rank in enumerate(RANK_OF) if rank == of) for of in (JACK, QUEEN, KING, 10, ACE)
)
_WORTH: Final = (2, 3, 4, 10, 11)
_READY: Final = tuple(GIFT_WEIGHT[worth] for worth in _WORTH)


def _race_places(weights: tuple[float, ...]) -> tuple[tuple[float, ...], ...]:
    """Log odds of a race by points of the own and the other pile, both up to 31, without the chance to have 31."""
    rows = []
    for mine in range(CLAIM + 1):
        lack = (CLAIM - mine) / CLAIM
        row = []
        for theirs in range(CLAIM + 1):
            other = (CLAIM - theirs) / CLAIM
            place = (1.0, lack, other, lack * lack, other * other, lack * other, 0.0, float(theirs == CLAIM))
            row.append(sum(weight * value for weight, value in zip(weights, place, strict=True)))
        rows.append(tuple(row))
    return tuple(rows)


_PLACES: Final = (_race_places(RACE_WAITING), _race_places(RACE_ON_LEAD))
_SURE: Final = (RACE_WAITING[6], RACE_ON_LEAD[6])
_FAR: Final = 8.0
_CHANCE: Final = tuple(1.0 / (1.0 + exp(-step / 16.0)) for step in range(int(-16 * _FAR), int(16 * _FAR) + 1))
"""The chance of each log odds from -8 to 8, in sixteenths."""


@lru_cache(maxsize=CACHED)
def _race_hand(hand: int, trump: int) -> tuple[float, float]:
    """What a hand adds to the log odds, always and with a full talon."""
    trumps, plain = hand & SUIT_MASK[trump], hand & ~SUIT_MASK[trump]
    held = [(part & of).bit_count() for part in (trumps, plain) for of in (ACES, TENS, QUEENS_JACKS | KINGS)]
    held.append(pairs(hand, trump))
    return (
        sum(count * weight for count, weight in zip(held, RACE_HELD, strict=True)),
        sum(count * weight for count, weight in zip(held, RACE_HELD_EARLY, strict=True)) / TALONS[3],
    )


def race(mine: int, sure: float, theirs: int, on_lead: bool, hand: int, trump: int, talon: int) -> float:
    """Three cards: as ``outlook.race``, for whole points."""
    base, early = _race_hand(hand, trump)
    odds = (
        _PLACES[on_lead][mine if mine < CLAIM else CLAIM][theirs if theirs < CLAIM else CLAIM]
        + _SURE[on_lead] * sure
        + base
        + early * talon
    )
    return _CHANCE[int(16.0 * (odds + _FAR))] if -_FAR < odds < _FAR else float(odds > 0)


@lru_cache(maxsize=CACHED)
def _margin_hand(hand: int, trump: int) -> tuple[float, float]:
    """What a hand adds to the points still to come, always and with a full talon."""
    trumps, plain = hand & SUIT_MASK[trump], hand & ~SUIT_MASK[trump]
    held = [(part & of).bit_count() for part in (trumps, plain) for of in (ACES, TENS, KINGS, QUEENS_JACKS, LOW)]
    held.append(pairs(hand, trump))
    return (
        sum(count * weight for count, weight in zip(held, MARGIN_HELD, strict=True)),
        sum(count * weight for count, weight in zip(held, MARGIN_HELD_EARLY, strict=True)) / TALONS[5],
    )


def _margin_places() -> tuple[tuple[float, ...], ...]:
    always, full, lead, lead_early = MARGIN_PLACE
    steps = [talon / TALONS[5] for talon in range(TALONS[5] + 1)]
    return tuple(
        tuple(always + early * full + (lead + early * lead_early) * side for early in steps) for side in (-1, 1)
    )


_MARGIN: Final = _margin_places()


def margin(on_lead: bool, hand: int, trump: int, talon: int) -> float:
    """Five cards: as ``outlook.margin``."""
    base, early = _margin_hand(hand, trump)
    return _MARGIN[on_lead][talon] + base + early * talon


@lru_cache(maxsize=CACHED)
def _cut(trump: int, led: int, unseen: int, size: int, held: int, sure: int) -> float:
    zones, certain, before = [], [], 0
    for one in sorted(bits(led), key=POWER.__getitem__, reverse=True):
        zone = BEATERS[trump][one] & ~before
        before |= zone
        zones.append((zone & unseen).bit_count())
        certain.append((zone & sure).bit_count())
    return chance(tuple(zones), size - sum(zones), held, tuple(certain))


def cut_chance(trump: int, led: int, unseen: int, held: int, sure: int) -> float:
    """The chance that ``held`` cards drawn from ``unseen``, and the ``sure`` ones, beat every card of a lead."""
    relevant = SUIT_MASK[trump] | SUIT_MASK[SUIT_OF[led.bit_length() - 1]]
    return _cut(trump, led, unseen & relevant, unseen.bit_count(), held, sure & relevant)


@lru_cache(maxsize=CACHED)
def beater_points(trump: int, led: int, others: int) -> float:
    """Points to expect in the cards out of ``others`` that beat a lead, one for each card of it."""
    worth = 0.0
    for one in bits(led):
        beaters = BEATERS[trump][one] & others
        if beaters:
            worth += points(beaters) / beaters.bit_count()
    return worth


def cut_points(trump: int, led: int, others: int) -> float:
    """As ``beater_points``, whatever else is among the others."""
    return beater_points(trump, led, others & (SUIT_MASK[trump] | SUIT_MASK[SUIT_OF[led.bit_length() - 1]]))


@lru_cache(maxsize=CACHED)
def _cheapest(counts: tuple[int, ...], size: int, held: int, count: int) -> float:
    order = [0] * (size - sum(counts))
    for worth, many in zip(_WORTH, counts, strict=True):
        order += [worth] * many
    step = (size + 1) / (held + 1)
    return float(sum(order[min(size, round(turn * step)) - 1] for turn in range(1, count + 1)))


def cheapest(unseen: int, held: int, count: int) -> float:
    """Points to expect in the ``count`` cheapest of ``held`` cards drawn from the unseen ones."""
    if not held or not unseen:
        return 0.0
    jacks, queens, kings, tens, aces = _RANKS
    counts = (
        (unseen & jacks).bit_count(),
        (unseen & queens).bit_count(),
        (unseen & kings).bit_count(),
        (unseen & tens).bit_count(),
        (unseen & aces).bit_count(),
    )
    return _cheapest(counts, unseen.bit_count(), held, count if count < held else held)


@lru_cache(maxsize=CACHED)
def gifts_worth(unseen: int, gifts: int) -> tuple[float, float]:
    """Points to expect in so many cards of the unseen ones that were given face down, and their variance."""
    counts = [(unseen & of).bit_count() for of in _RANKS]
    total = sum(count * ready for count, ready in zip(counts, _READY, strict=True))
    size = sum(counts)
    if not total or gifts >= size:
        return float(points(unseen)), 0.0
    shares = [count * ready / total for count, ready in zip(counts, _READY, strict=True)]
    mean = sum(share * worth for share, worth in zip(shares, _WORTH, strict=True))
    spread = sum(share * (worth - mean) ** 2 for share, worth in zip(shares, _WORTH, strict=True))
    return gifts * mean, gifts * spread * (1 - gifts / size)


@lru_cache(maxsize=CACHED)
def claim(mine: float, spread: float) -> float:
    """The chance that a pile of so many points to expect, with this variance, holds 31."""
    if spread <= 0.0:
        return float(mine >= CLAIM)
    return 0.5 + 0.5 * erf((mine - CLAIM + 0.5) / sqrt(2.0 * spread))


@lru_cache(maxsize=CACHED)
def card_points(cards: int) -> int:
    """Card points of a small set."""
    return sum(POINTS[one] for one in bits(cards))
