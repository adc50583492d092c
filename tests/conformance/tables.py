"""Tables to play at, for every registered game, and the deals that random hands play there."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.cards import shuffled
from game.registry import GAMES as REGISTERED
from game.rules import Action, BadOptions, Game, Sheet, State

GAMES = REGISTERED
"""All games the suite runs over, by name."""
RANDOM_TABLES = 2
DEALS = 2
"""Deals of each table that are looked at closely."""
DEALS_PLAYED = 24
"""Deals of each table that those are chosen from."""
LONGEST = 5000
"""Actions after which a deal counts as endless."""


@dataclass(frozen=True, slots=True)
class Table:
    """A game with its options and seats; ``name`` also seeds the deals."""

    name: str
    game: str
    options: tuple[tuple[str, Any], ...]
    players: int

    @property
    def rules(self) -> Game:
        return GAMES[self.game]

    @property
    def pack(self) -> list[int]:
        """The cards this table plays with, in order."""
        return list(self.rules.pack_of(self.rules.check(dict(self.options), self.players)))

    def sheet(self, first: int = 0) -> Sheet:
        return self.rules.sheet(dict(self.options), self.players, first)

    def rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.name} {purpose}")


def random_table(game: Game, players: int, number: int) -> Table:
    """A table with options drawn at random; ``number`` is the seed."""
    name = f"{game.name}-{players}-random{number}"
    rng = random.Random(name)
    options = {option.name: rng.choice(option.choices(players)) for option in game.options}
    return Table(name, game.name, tuple(options.items()), players)


def tables() -> Iterator[Table]:
    """Every number of players with every preset that allows it, and with options drawn at random."""
    for game in GAMES.values():
        for players in game.seats:
            chosen = {f"{game.name}-{players}-{name}": dict(preset) for name, preset in game.presets.items()}
            for name, options in chosen.items():
                try:
                    game.check(options, players)
                except BadOptions:
                    continue
                yield Table(name, game.name, tuple(options.items()), players)
            for number in range(RANDOM_TABLES):
                yield random_table(game, players, number)


TABLES = tuple(tables())


@dataclass(frozen=True, slots=True)
class Position:
    """A moment at which somebody must act (or nobody, at the end): how it came about, and the action chosen next."""

    start: State
    done: tuple[Action, ...]
    state: State
    action: Action | None


def play_out(state: State, rng: random.Random) -> list[Action]:
    """Play a deal to its end by chance; what was done."""
    done: list[Action] = []
    while state.actor is not None:
        assert len(done) < LONGEST, "the deal does not end"
        done.append(rng.choice(list(state.legal())))
        state.advance(done[-1])
    return done


def decks(table: Table, rng: random.Random) -> Iterator[list[int]]:
    """Shuffled packs without end."""
    while True:
        yield shuffled(table.pack, rng)


@cache
def deals(table: Table) -> tuple[tuple[State, tuple[Action, ...]], ...]:
    """Some deals of a match at this table, spread over its length: the dealt state and what was done."""
    rng = table.rng("deals")
    sheet = table.sheet(rng.randrange(table.players))
    played: list[tuple[State, tuple[Action, ...]]] = []
    for deck in decks(table, rng):
        if sheet.over or len(played) == DEALS_PLAYED:
            break
        state = sheet.deal(deck)
        start = state.copy()
        done = play_out(state, rng)
        played.append((start, tuple(done)))
        sheet.settle(state)
    chosen = sorted(rng.sample(range(len(played)), min(DEALS, len(played))))
    longest = max(range(len(played)), key=lambda at: len(played[at][1]))
    return tuple(played[at] for at in {*chosen, longest})


@cache
def positions(table: Table) -> tuple[Position, ...]:
    """Every moment of those deals; callers copy a state before they change it."""
    found = []
    for start, actions in deals(table):
        state = start.copy()
        for number, action in enumerate(actions):
            found.append(Position(start, actions[:number], state.copy(), action))
            state.advance(action)
        found.append(Position(start, actions, state.copy(), None))
    return tuple(found)


def some(table: Table, purpose: str, most: int) -> list[Position]:
    """At most so many positions of a table, for checks that take their time."""
    every = positions(table)
    return table.rng(purpose).sample(every, min(most, len(every)))
