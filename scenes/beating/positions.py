"""Matches of a game of pairs in typical states, for pictures and tests; each is played out until something holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from game.match import Match, Seat, Table
from game.rules import Action
from scenes.portraits import PORTRAITS
from scenes.posed import seated
from scenes.texts import BOT_NAMES, Texts

MOST_SEEDS: Final = 800
MOST_MOVES: Final = 600


@dataclass(frozen=True)
class Position:
    """What must hold of seat 0's view, the table, and how often any legal move is played instead of the lowest card."""

    wanted: Callable[[Any], bool]
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    dice: float = 0.3


@dataclass(frozen=True)
class End:
    """A match at the end of a deal. ``done`` holds of its board."""

    done: Callable[[Any], bool]
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)


def seats(players: int, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> tuple[Seat, ...]:
    """The seats of such a match, named in a language."""
    words = texts or Texts("en")
    names = [words("name-you"), *(words(f"name-{name}") for name in BOT_NAMES)]
    return tuple(seated(names[seat], seat in people, PORTRAITS[seat]) for seat in range(players))


def _move(match: Match, chance: random.Random, dice: float) -> Action:
    """Any legal move, or the lowest card: fast, and the same whatever the bots learn."""
    legal = match.state.legal()
    return chance.choice(legal) if chance.random() < dice else legal[0]


def played(game: str, at: Position) -> dict[str, Any]:
    """The record of the first match found in which something holds; raises LookupError for none."""
    for seed in range(MOST_SEEDS):
        match = Match(Table(game, at.options, seats(at.players), seed))
        chance = random.Random(seed)
        for _ in range(MOST_MOVES):
            if match.deal_over:
                break
            if at.wanted(match.view(0)):
                return match.record()
            match.play(_move(match, chance, at.dice))
    raise LookupError(f"no match of {game} comes to it")


def ended(game: str, end: End) -> dict[str, Any]:
    """The record of the first match found whose board is as wanted after a deal; raises LookupError for none."""
    for seed in range(MOST_SEEDS):
        match = Match(Table(game, end.options, seats(end.players), seed))
        chance = random.Random(seed)
        for _ in range(20):
            while not match.deal_over:
                match.play(_move(match, chance, 0.4))
            if end.done(match.sheet):
                return match.record()
            if match.over:
                break
            match.next_deal()
    raise LookupError(f"no match of {game} ends like that")


def named(record: dict[str, Any], texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> Match:
    """A new match of a record, its seats named in a language."""
    who = seats(len(record["seats"]), texts, people)
    return Match.restore({**record, "seats": [asdict(seat) for seat in who]})
