"""Best-of-many rates of several jobs, measured in turns so that all of them meet the same noise."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

AT_ONCE: Final = 8
"""Jobs between two looks at the clock: a look costs as much as a sixtieth of a playout."""

Job = Callable[[], int]
"""Does a fixed small amount of work and says how many things it has done."""


def best_rates(jobs: Mapping[str, Job], seconds: float, slice_seconds: float = 0.04) -> dict[str, float]:
    """Things done per second of processor time by each job: the best of its slices, ``seconds`` for each job in all.

    Other programs and a machine's own clock can only make a slice slower, so the best one is the nearest to the truth.
    """
    best = dict.fromkeys(jobs, 0.0)
    for _ in range(max(1, round(seconds / slice_seconds))):
        for name, job in jobs.items():
            best[name] = max(best[name], _rate(job, slice_seconds))
    return best


def _rate(job: Job, seconds: float) -> float:
    """Things done per second of processor time, over at least so many seconds."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for _ in range(AT_ONCE):
            done += job()
    return done / spent
