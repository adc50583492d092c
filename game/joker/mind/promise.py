"""What the cards of one suit promise, by look-up: the estimates of ``advice.counting`` for imagined deals.

Suits are sets of nine bits, the six being bit 0. Entries are worked out when first asked for and kept.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final, NamedTuple

from game.joker.advice.counting import (
    BEATEN,
    DANGER,
    DANGER_TRUMP,
    DUCKED,
    FORCED,
    LATE,
    OVERRUFF,
    RUFF,
    RUFF_MOST,
    SIDE,
    STAYS,
    STAYS_TRUMP,
    UNASKED,
)

RANKS: Final = 9
OUT: Final = RANKS
"""In a key the cards out stand so many bits above those held."""
MIDDLE: Final = 5
PERIL: Final = DANGER + LATE / MIDDLE
"""The chance of a side master to take an unwanted trick, with so many cards in hand as ``MIDDLE`` says."""
PERIL_WITH: Final = (1.0, *((DANGER + LATE / held) / PERIL for held in range(1, 10)))
"""By the cards in hand, how much greater or smaller that is."""
SHORT_STEP: Final = 0.07
SHORTS: Final = int(RUFF_MOST / SHORT_STEP) + 1


class Promise(NamedTuple):
    """Tricks to expect when all are wanted and when none are, and the chance that being short here gives a ruff.

    The doubts are the variances of the two; ``exit`` is the chance of the least card to take a trick it is
    led to, ``at_risk`` what ruffs take from ``most``.
    """

    most: float
    least: float
    ruff: float
    most_doubt: float
    least_doubt: float
    exit: float
    at_risk: float


NOTHING: Final = Promise(0.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0)


KEPT: Final = 8000
"""Entries of a table; when there are so many it is emptied, so that a program that runs for weeks stays small."""


class Side(dict[int, Promise]):
    """By ``held | out << OUT``: what a side suit promises.

    ``others`` other players hold each card out with the chance ``met`` together, and ``trumps`` trumps are out.
    """

    def __init__(self, others: int, met: float, trumps: int) -> None:
        super().__init__()
        self.others = others
        self.met = met
        self.mean = met / others
        self.has_trump = 1.0 - (1.0 - self.mean) ** trumps

    def __missing__(self, key: int) -> Promise:
        if len(self) >= KEPT:
            self.clear()
        held, out = key & (1 << OUT) - 1, key >> OUT
        size = out.bit_count()
        length = held.bit_count()
        unasked = exp(-UNASKED[2] * size * self.met)
        worth = SIDE * (1.0 - UNASKED[0] * unasked)
        peril = PERIL * (1.0 - UNASKED[1] * unasked)
        ruff = RUFF[1 + length] if length < 2 else 0.0
        most = least = most_doubt = least_doubt = at_risk = 0.0
        least_win = 1.0
        lower = 0
        for rank in range(RANKS):
            if not held >> rank & 1:
                continue
            higher = (out >> rank).bit_count()
            waits = length - 1 - lower + min(lower, higher)
            win = worth * (1.0 - self.met * STAYS[0] * STAYS[1] ** waits) ** higher
            danger = peril * DUCKED**lower * (1.0 - self.met * BEATEN) ** higher
            if self.has_trump:
                left = size - waits * self.others * self.met
                void = (1.0 - self.mean) ** left if left > 0.0 else 1.0
                safe = (1.0 - void * self.has_trump) ** self.others
                at_risk += win * (1.0 - safe)
                win *= safe
            danger = min(danger, win)
            most += win
            least_win = min(least_win, win)
            least += danger
            most_doubt += win * (1.0 - win)
            least_doubt += danger * (1.0 - danger)
            lower += 1
        found = self[key] = Promise(most, least, ruff, most_doubt, least_doubt, least_win, at_risk)
        return found


class Trumps(dict[int, Promise]):
    """By ``held | out << OUT``: what trumps promise, when side suits give a chance of ``ruff`` to ruff."""

    def __init__(self, met: float, ruff: float) -> None:
        super().__init__()
        self.met = met
        self.chance = min(RUFF[0] + ruff, RUFF_MOST)

    def __missing__(self, key: int) -> Promise:
        if len(self) >= KEPT:
            self.clear()
        held, out = key & (1 << OUT) - 1, key >> OUT
        length = held.bit_count()
        most = least = most_doubt = least_doubt = 0.0
        least_win = 1.0
        lower = 0
        for rank in range(RANKS):
            if not held >> rank & 1:
                continue
            higher = (out >> rank).bit_count()
            waits = length - 1 - lower + min(lower, higher)
            ruff = self.chance * OVERRUFF**higher
            by_rank = (1.0 - self.met * STAYS_TRUMP[0] * STAYS_TRUMP[1] ** waits) ** higher
            win = 1.0 - (1.0 - by_rank) * (1.0 - ruff)
            stuck = DANGER_TRUMP * DUCKED**lower * (1.0 - self.met * BEATEN) ** higher
            danger = min(win, 1.0 - (1.0 - stuck) * (1.0 - FORCED * ruff))
            most += win
            least_win = min(least_win, win)
            least += danger
            most_doubt += win * (1.0 - win)
            least_doubt += danger * (1.0 - danger)
            lower += 1
        found = self[key] = Promise(most, least, 0.0, most_doubt, least_doubt, least_win, 0.0)
        return found


TRUMP_CLASS: Final = (0, 1, 1, 2, 2, 2, 3, 3, 3, 3)
"""By the number of trumps out, which table of side suits to use."""
TRUMPS_OF_CLASS: Final = (0, 2, 4, 7)


class Book(NamedTuple):
    """The tables for so many other players who hold such a part of the cards out."""

    side: tuple[Side, ...]
    """By ``TRUMP_CLASS``."""
    trumps: tuple[Trumps, ...]
    """By the chance of a ruff, in steps of ``SHORT_STEP``."""


def eighths_held(others: int, held: int, unseen: int) -> int:
    """How many eighths of the unseen cards so many others hold, who have so many each; at least one."""
    if others * held >= unseen:
        return 8
    return max(1, (8 * others * held + unseen // 2) // unseen)


@cache
def book(others: int, eighths: int) -> Book:
    """The tables when the others hold so many eighths of the cards out."""
    met = eighths / 8
    return Book(
        tuple(Side(others, met, trumps) for trumps in TRUMPS_OF_CLASS),
        tuple(Trumps(met, step * SHORT_STEP) for step in range(SHORTS)),
    )
