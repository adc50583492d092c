"""Playouts as searching bots make them: a copy of a just dealt state that keeps no account, played to its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, Final

from game.cards import shuffled
from game.registry import game
from game.rules import State
from tests.bench.measure import Job

DEALT: Final = 64
"""Dealt states that playouts start from, in turns."""


def dealt_states(name: str, options: Mapping[str, Any], players: int, rng: random.Random) -> list[State]:
    rules = game(name)
    sheet = rules.sheet(options, players, 0)
    return [sheet.deal(shuffled(rules.pack, rng)) for _ in range(DEALT)]


def playouts(dealt: list[State], play: Callable[[State], None]) -> Job:
    """One playout of the next of these states; ``play`` plays a state to its end."""
    turn = 0

    def playout() -> int:
        nonlocal turn
        turn = (turn + 1) % len(dealt)
        state = dealt[turn].copy()
        state.forget()
        play(state)
        return 1 if state.result else 0

    return playout


def random_playouts(name: str, options: Mapping[str, Any], players: int, seed: int) -> Job:
    """Every action is drawn from the legal ones."""
    rng = random.Random(seed)
    chance = rng.random

    def play(state: State) -> None:
        while legal := state.legal():
            state.apply(legal[int(chance() * len(legal))])

    return playouts(dealt_states(name, options, players, rng), play)
