"""Helpers that put a match of Durachki on a table and drive it as Durak's are driven."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.durachki.view import DurachkiView
from game.match import Match, Seat, Table
from scenes.app import App
from scenes.durachki.table import DurachkiTable
from tests.scenes import durak_tools

PORTRAITS = durak_tools.PORTRAITS


def match(seed: int = 5, people: tuple[int, ...] = (0,), players: int = 4, limit: int = 30, **options: object) -> Match:
    """A fresh match of Durachki."""
    seats = tuple(Seat(f"Player {seat}", seat in people, PORTRAITS[seat]) for seat in range(players))
    return Match(Table("durachki", options, seats, seed, limit))


def played_to(
    wanted: Callable[[DurachkiView], bool], people: tuple[int, ...] = (0,), players: int = 4, **options: object
) -> Match:
    """A match, played by dice, in which seat 0 sees what is wanted."""
    for seed in range(400):
        found = match(seed, people, players, 30, **options)
        chance = random.Random(seed)
        for _ in range(300):
            if found.deal_over:
                break
            view = found.view(0)
            assert isinstance(view, DurachkiView)
            if wanted(view):
                return found
            found.play(chance.choice(found.state.legal()))
    raise AssertionError("no such position")


class Driver(durak_tools.Driver):
    """A table of Durachki, driven frame by frame."""

    @staticmethod
    def table_of(app: App, match: Match, dealt: bool) -> Any:
        return DurachkiTable(app, match, dealt)
