"""The whole suite at many more tables, with options and deals that no run has seen before."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.conformance import test_state, test_view
from tests.conformance.tables import GAMES, Table, deals, positions, random_table
from tests.soak import rounds

CHECKS: list[Callable[[Table], None]] = [
    check for module in (test_state, test_view) for name, check in vars(module).items() if name.startswith("test_")
]


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_many_tables(name: str) -> None:
    rng = random.Random()
    for _ in range(rounds(200)):
        table = random_table(GAMES[name], rng.choice(GAMES[name].seats), rng.randrange(10**9))
        for check in CHECKS:
            try:
                check(table)
            except Exception:
                print("at", table)
                raise
        deals.cache_clear()
        positions.cache_clear()
