"""How probably a card that holds a trick keeps it, by look-up: ``advice.contest`` for imagined deals."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.joker.advice.contest import JOKER_WILL, WILL
from game.joker.mind.promise import RANKS, TRUMPS_OF_CLASS

ROW: Final = RANKS + 1
"""A look-up goes by ``cards out in the suit led * ROW + higher cards out``."""
HUNGRY, FULL, LOST = 0, 1, 2
"""What a seat wants of a trick: its bid needs it, is full, or cannot be kept any more."""
SEATS_BEHIND: Final = 4

Rows = tuple[float, ...]


class Threats(NamedTuple):
    """Chances to keep a trick, by the numbers of hungry and of other seats behind."""

    holds: tuple[tuple[tuple[Rows, ...], ...], ...]
    """``holds[hungry][others][class of trumps out]``: a card of the suit led, or of trumps led (class 0)."""
    ruffs: tuple[tuple[Rows, ...], ...]
    """``ruffs[hungry][others]``: a trump on another suit."""
    joker: tuple[Rows, ...]
    """``joker[jokers out][what a seat wants]``: that this seat plays no joker to take it."""


@cache
def threats(others: int, eighths: int) -> Threats:
    """When so many other players hold so many eighths of the cards out."""
    hold = eighths / 8 / others
    misses = [(1.0 - hold) ** count for count in range(ROW)]

    def kept(will: float, out: int, higher: int, trumps: int) -> float:
        return max(0.0, 1.0 - (1.0 - misses[higher]) * will - misses[out] * (1.0 - misses[trumps]))

    def kept_ruff(will: float, out: int, higher: int) -> float:
        return 1.0 - (1.0 - misses[higher]) * will * misses[out]

    def rows(hungry: int, rest: int, trumps: int) -> Rows:
        return tuple(
            kept(WILL[HUNGRY], out, higher, trumps) ** hungry * kept(WILL[FULL], out, higher, trumps) ** rest
            for out in range(ROW)
            for higher in range(ROW)
        )

    def ruff_rows(hungry: int, rest: int) -> Rows:
        return tuple(
            kept_ruff(WILL[HUNGRY], out, higher) ** hungry * kept_ruff(WILL[FULL], out, higher) ** rest
            for out in range(ROW)
            for higher in range(ROW)
        )

    seats = range(SEATS_BEHIND)
    return Threats(
        tuple(tuple(tuple(rows(h, o, trumps) for trumps in TRUMPS_OF_CLASS) for o in seats) for h in seats),
        tuple(tuple(ruff_rows(h, o) for o in seats) for h in seats),
        tuple(tuple(1.0 - will * (1.0 - (1.0 - hold) ** jokers) for will in JOKER_WILL) for jokers in range(3)),
    )
