"""Deals of every game for the tests of the bots."""

from __future__ import annotations

import random
from typing import Final

from game.cards import shuffled
from game.registry import GAMES, game
from game.rules import State

TABLES: Final = {"joker": 4, "durak": 2, "durachki": 3, "bura": 2}
"""Players at a common table of each game."""
LONG: Final = {"joker": {"length": "nines"}}
"""Options that make the first deal a long one."""


def dealt(name: str, seed: int) -> State:
    """A deal of the game's usual table, just dealt."""
    of = game(name)
    players = TABLES[name]
    chosen = LONG.get(name, {})
    pack = of.pack_of(of.check(chosen, players))
    return of.sheet(chosen, players, seed % players).deal(shuffled(pack, random.Random(seed)))


def advanced(name: str, seed: int, moves: int) -> State:
    """A deal after some plain moves, or where it ended before."""
    state = dealt(name, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if state.actor is None:
            break
        state.advance(GAMES[name].mind.plain(state.view(state.actor), rng))
    return state
