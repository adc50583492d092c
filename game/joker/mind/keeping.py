"""The chance to keep a bid, by look-up: ``advice.outlook`` for imagined deals."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from game.joker.advice.outlook import SLOPE

FINE: Final = 8
"""Hoped-for tricks are looked up in steps of one in so many ..."""
BELOW: Final = 16
"""... from so many steps below none ..."""
STEPS: Final = BELOW + 12 * FINE
"""... in so many steps."""
SPREAD: Final = (0.2, 0.45)
"""How far tricks stray from what is hoped for: a fixed part, and one for the root of the cards left."""


def _curve(margin: float, spread: float) -> float:
    """The chance that what strays so far exceeds its mean by the margin."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, SLOPE * margin / spread))))


def _keeping(short: bool) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By cards left, tricks needed (more than are left, or -1: none) and steps: the chance not to miss the bid so."""
    found = []
    for left in range(10):
        spread = SPREAD[0] + SPREAD[1] * sqrt(left)
        rows = []
        for need in range(11):
            row = []
            for step in range(STEPS):
                tricks = (step + 0.5 - BELOW) / FINE
                if need > left:
                    kept = 0.0
                elif short:
                    kept = 1.0 - _curve(tricks + 0.5 - need, spread) if need else 1.0
                else:
                    kept = 1.0 - _curve(need + 0.5 - tricks, spread) if need < left else 1.0
                row.append(kept)
            rows.append(tuple(row))
        found.append(tuple(rows))
    return tuple(found)


ENOUGH: Final = _keeping(short=True)
"""``ENOUGH[left][need][step]``: the chance not to fall short with so many tricks to be had."""
NO_MORE: Final = _keeping(short=False)
"""``NO_MORE[left][need][step]``: the chance not to take too many with so many that cannot be helped."""
