"""The chance to keep a bid, by look-up: ``advice.outlook`` for imagined deals."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from game.joker.advice.outlook import SLOPE
from game.joker.advice.play import SPREAD

FINE: Final = 16
"""Hoped-for tricks are looked up in steps of one in so many ..."""
BELOW: Final = 40
"""... from so many steps below none ..."""
STEPS: Final = BELOW + 12 * FINE
"""... in so many steps."""
DOUBT_STEP: Final = 32
"""Doubts are looked up in steps of one in so many."""
NEEDS: Final = 10
"""A row is looked up by ``doubt * NEEDS + tricks needed``."""

Row = tuple[float, ...]

ALWAYS: Final[Row] = (1.0,) * STEPS


def _curve(margin: float, spread: float) -> float:
    """The chance that what strays so far exceeds its mean by the margin."""
    return 1.0 / (1.0 + exp(max(-30.0, min(30.0, SLOPE * margin / spread))))


def _tricks(step: int) -> float:
    return (step + 0.5 - BELOW) / FINE


def _spread(doubt: int) -> float:
    return SPREAD[0] + SPREAD[1] * sqrt((doubt + 0.25) / DOUBT_STEP)


class Enough(dict[int, Row]):
    """Rows by steps of tricks to be had: the chance not to fall short."""

    def __missing__(self, key: int) -> Row:
        doubt, need = divmod(key, NEEDS)
        found = ALWAYS
        if need:
            spread = _spread(doubt)
            found = tuple(1.0 - _curve(_tricks(step) + 0.5 - need, spread) for step in range(STEPS))
        self[key] = found
        return found


class NoMore(dict[int, Row]):
    """Rows by steps of tricks that cannot be helped: the chance not to take too many."""

    def __missing__(self, key: int) -> Row:
        doubt, need = divmod(key, NEEDS)
        spread = _spread(doubt)
        found = self[key] = tuple(1.0 - _curve(need + 0.5 - _tricks(step), spread) for step in range(STEPS))
        return found


ENOUGH: Final = Enough()
NO_MORE: Final = NoMore()
