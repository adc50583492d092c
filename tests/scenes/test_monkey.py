"""Monkeys at every scene: nothing they do ends the program, loses a match or shows a hidden card."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from tests.scenes.conftest import MakeApp
from tests.scenes.monkey_tools import SIZES, SMALL, Monkey
from tests.soak import rounds


def let_loose(monkey: Monkey, acts: int) -> None:
    for _ in range(acts):
        try:
            monkey.act()
        except Exception:
            print("\n".join(monkey.done))
            raise


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_monkey_breaks_nothing(seed: int, tmp_path: Path, make_app: MakeApp) -> None:
    let_loose(Monkey(seed, tmp_path, make_app, SMALL), 100)


@pytest.mark.soak
def test_many_monkeys_break_nothing(tmp_path: Path, make_app: MakeApp) -> None:
    visited: Counter[str] = Counter()
    for index in range(rounds(60)):
        seed = random.SystemRandom().randrange(2**32)
        print("seed", seed)
        monkey = Monkey(seed, tmp_path / str(index), make_app, SIZES if index % 2 else SMALL)
        let_loose(monkey, 400)
        monkey.app.close()
        visited += monkey.visited
    assert len(visited) > 12, visited
