"""What a position between two tricks promises.

The weights come from hands without offers that this bot played against itself, one play in twelve being a random one:
a logistic regression over 12,000 hands of three cards, a linear one over 6,000 of five.
"""

from __future__ import annotations

from math import exp
from typing import Final

from game.bura.options import CLAIM
from game.cards import ACE, KING, RANK_OF, SUIT_MASK, mask

TEN: Final = 10
ACES: Final = mask(one for one, rank in enumerate(RANK_OF) if rank == ACE)
TENS: Final = mask(one for one, rank in enumerate(RANK_OF) if rank == TEN)
KINGS: Final = mask(one for one, rank in enumerate(RANK_OF) if rank == KING)
QUEENS_JACKS: Final = mask(one for one, rank in enumerate(RANK_OF) if TEN < rank < KING)
LOW: Final = mask(one for one, rank in enumerate(RANK_OF) if rank < TEN)

TALONS: Final = {3: 14, 5: 26}
"""Cards in a full talon, by cards in hand."""

RACE_ON_LEAD: Final = (0.909, 0.1, -0.698, -1.98, 0.618, 0.483, 2.38, 0.0)
"""Three cards, log odds of winning the hand: for being on lead, for the shares of 31 that the own and the other side
lack, for their squares and their product, for the chance to have 31, for the other side's having 31."""
RACE_WAITING: Final = (-0.786, 0.0348, 0.7, -0.41, 1.02, -0.907, 0.148, -1.93)
"""The same for a side whose opponent is on lead."""
RACE_HELD: Final = (0.887, 0.4, 0.311, -0.0844, -0.321, -0.484, 0.399)
"""For each card in hand before drawing: trump ace, ten, court cards, plain ace, ten, court cards; for each pair of one
plain suit."""
RACE_HELD_EARLY: Final = (0.3, 0.634, 0.224, 0.0719, 0.263, 0.191, -0.122)
"""As much more of it with a full talon."""

MARGIN_PLACE: Final = (-3.8, 5.77, -2.31, 1.14)
"""Five cards, points still to come for the own side more than for the other: always, with a full talon, for being on
lead, for being on lead with a full talon."""
MARGIN_HELD: Final = (19.3, 12.6, 7.23, 4.23, 1.4, -9.03, -9.34, -5.7, -5.55, -3.06, 0.643)
"""For each card in hand before drawing: trump ace, ten, king, queen or jack, low card, then the plain ones; for each
pair of one plain suit."""
MARGIN_HELD_EARLY: Final = (-7.95, -2.62, -1.08, -0.0316, 1.04, 9.12, 6.7, 1.81, 1.21, -1.36, 0.978)
"""As much more of it with a full talon."""


def pairs(hand: int, trump: int) -> int:
    """How many pairs of one plain suit a hand holds."""
    found = 0
    for suit, of in enumerate(SUIT_MASK):
        if suit != trump:
            count = (hand & of).bit_count()
            found += count * (count - 1) // 2
    return found


def race(mine: float, sure: float, theirs: float, on_lead: bool, hand: int, trump: int, talon: int) -> float:
    """Three cards: the chance to win the hand.

    ``mine``: points to expect in the own pile; ``sure``: the chance that they are 31; ``theirs``: points of the other.
    """
    lack, other = max(0.0, CLAIM - mine) / CLAIM, max(0.0, CLAIM - theirs) / CLAIM
    place = (1.0, lack, other, lack * lack, other * other, lack * other, sure, float(theirs >= CLAIM))
    trumps, plain = hand & SUIT_MASK[trump], hand & ~SUIT_MASK[trump]
    held = [(part & of).bit_count() for part in (trumps, plain) for of in (ACES, TENS, QUEENS_JACKS | KINGS)]
    odds = sum(weight * value for weight, value in zip(RACE_ON_LEAD if on_lead else RACE_WAITING, place, strict=True))
    early = talon / TALONS[3]
    for count, weight, more in zip((*held, pairs(hand, trump)), RACE_HELD, RACE_HELD_EARLY, strict=True):
        odds += count * (weight + early * more)
    return 1.0 / (1.0 + exp(-odds))


def margin(on_lead: bool, hand: int, trump: int, talon: int) -> float:
    """Five cards: how many more points than the other side are still to come."""
    always, full, lead, lead_early = MARGIN_PLACE
    early = talon / TALONS[5]
    trumps, plain = hand & SUIT_MASK[trump], hand & ~SUIT_MASK[trump]
    held = [(part & of).bit_count() for part in (trumps, plain) for of in (ACES, TENS, KINGS, QUEENS_JACKS, LOW)]
    points = always + early * full + (lead + early * lead_early) * (1 if on_lead else -1)
    for count, weight, more in zip((*held, pairs(hand, trump)), MARGIN_HELD, MARGIN_HELD_EARLY, strict=True):
        points += count * (weight + early * more)
    return points
