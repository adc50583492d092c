"""How long a search may go on: so many playouts in tests, so many seconds in play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from time import perf_counter


@dataclass(frozen=True, slots=True)
class Budget:
    """At most so many ``playouts`` and so many ``seconds``."""

    playouts: float = inf
    seconds: float = inf


class Meter:
    """What is left of a budget; ``stop`` says whether the answer is wanted now. The clock gives seconds."""

    __slots__ = ("_clock", "_end", "_left", "_stop")

    def __init__(
        self, budget: Budget, stop: Callable[[], bool] | None = None, clock: Callable[[], float] = perf_counter
    ) -> None:
        self._left = budget.playouts
        self._clock = clock
        self._end = clock() + budget.seconds if budget.seconds < inf else inf
        self._stop = stop

    def spend(self, playouts: float) -> None:
        self._left -= playouts

    def part(self, share: float) -> Budget:
        """So large a share of what is left."""
        seconds = (self._end - self._clock()) * share if self._end < inf else inf
        return Budget(self._left * share, seconds)

    @property
    def spent(self) -> bool:
        """Whether to come to an end."""
        if self._left <= 0:
            return True
        if self._end < inf and self._clock() >= self._end:
            return True
        return self._stop is not None and self._stop()
