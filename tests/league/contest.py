"""What is played in a league, and the playing of it: one block of deals or matches, wherever it runs.

Every deal (or match) is played once with A in each seat and B in all others, always from the same cards. For points, B
plays it alone too, so that the difference is what A gains over B with the same cards in the same seat.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any, NamedTuple

from game.bots.budget import Budget
from game.bots.levels import HARD
from game.bots.players import CHEAT, Player
from game.bots.think import FLAT
from game.cards import shuffled
from game.registry import game
from game.rules import Action, Game, Sheet, State

POINTS, NOT_FOOL, FOOL, FIRST = "points", "not the fool", "fool", "first"


@dataclass(frozen=True, slots=True)
class Contest:
    """A against B at a table. ``matches``: whole matches rather than single deals.

    ``budget`` replaces that of players who think as long as time allows; *normal* always looks ahead as far as it does.
    """

    game: str
    a: str
    b: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    matches: bool = False
    budget: Budget | None = None
    seed: int = 1
    search: str = FLAT
    """How A searches; B always does as players at a table do."""

    def player(self, name: str, search: str = FLAT) -> Player:
        """A player of this contest by name."""
        budget = self.budget if name in (HARD.name, CHEAT) else None
        return Player(game(self.game).mind, name, budget, search, self.b)

    @property
    def measure(self) -> str:
        """What is counted for A."""
        if self.matches:
            return FIRST
        if self.game == "joker":
            return POINTS
        return NOT_FOOL if self.players == 2 else FOOL


class Chance(NamedTuple):
    """One thought of A's: the kind of action, how likely it thought success, and whether that came.

    For an action that cuts the deal short (a refused offer), both are those of ``Mind.what_if``: a copy of the deal is
    played on with that.
    """

    kind: str
    thought: float
    came: bool


class Row(NamedTuple):
    """One deal or match: the sum of A's results over the seats, how many of them count, and A's thinking."""

    total: float
    counted: int
    chances: tuple[Chance, ...]
    decisions: int
    seconds: float


class _Table:
    """One deal or match with A in one seat, None for nowhere."""

    def __init__(self, contest: Contest, number: int, seat: int | None) -> None:
        self.contest = contest
        self.number = number
        self.seat = seat
        self.game: Game = game(contest.game)
        self.sitting = [contest.player(contest.b)] * contest.players
        if seat is not None:
            self.sitting[seat] = contest.player(contest.a, contest.search)
        self.rng = random.Random(f"{contest.seed}/{number}/{seat}")
        self.decks = random.Random(f"{contest.seed}/{number}")
        self.chances: list[Chance] = []
        self.decisions = 0
        self.seconds = 0.0

    def sheet(self) -> Sheet:
        return self.game.sheet(self.contest.options, self.contest.players, self.number % self.contest.players)

    def deal(self, sheet: Sheet) -> State:
        """Play the next deal of a sheet to its end."""
        chosen = self.game.check(self.contest.options, self.contest.players)
        state = sheet.deal(shuffled(self.game.pack_of(chosen), self.decks))
        thoughts: list[tuple[str, float]] = []
        while (actor := state.actor) is not None:
            start = perf_counter()
            view = state.view(actor)
            thought = self.sitting[actor].decide(view, self.rng, truth=state)
            if actor == self.seat:
                self.seconds += perf_counter() - start
                self.decisions += 1
                if thought.chance is not None and not thought.proved:
                    kind = self.game.text(thought.action).partition(":")[0]
                    instead = self.game.mind.what_if(thought.action)
                    if instead is None:
                        thoughts.append((kind, thought.chance))
                    elif instead in thought.chances:
                        chance = self.game.mind.likely(view, thought.chances[instead])
                        self.chances.append(Chance(kind, chance, self._what_came(state, instead)))
            state.advance(thought.action)
        if self.seat is not None:
            came = bool(self.game.mind.success(state, self.seat))
            self.chances += [Chance(kind, chance, came) for kind, chance in thoughts]
        return state

    def _what_came(self, state: State, instead: Action) -> bool:
        """Whether A would have had success with this action; chance is drawn aside, so that the deal itself goes on
        as if nobody had asked."""
        trial = state.copy()
        trial.advance(instead)
        rng = random.Random(f"{self.contest.seed}/{self.number}/{self.seat}/{len(self.chances)}")
        while (actor := trial.actor) is not None:
            trial.advance(self.sitting[actor].decide(trial.view(actor), rng, truth=trial).action)
        assert self.seat is not None
        return bool(self.game.mind.success(trial, self.seat))

    def result(self) -> float | None:
        """A's result, None where it does not count; with A nowhere, nothing is asked."""
        sheet = self.sheet()
        if self.contest.matches:
            while not sheet.over:
                sheet.settle(self.deal(sheet))
            assert self.seat is not None
            return float(sheet.places[self.seat] == 1) / sheet.places.count(1)
        state = self.deal(sheet)
        assert self.seat is not None
        value = self.game.mind.value(state, self.seat)
        if value == self.game.mind.even:
            return None
        return value if self.contest.measure == NOT_FOOL else 1.0 - value

    def points(self) -> Sequence[int]:
        """The points of a deal by seat."""
        sheet = self.sheet()
        sheet.settle(self.deal(sheet))
        return sheet.totals


def play(contest: Contest, number: int) -> Row:
    """The deal or match of this number, with A in every seat in turn."""
    tables = [_Table(contest, number, seat) for seat in range(contest.players)]
    if contest.measure == POINTS:
        without = _Table(contest, number, None).points()
        results: list[float | None] = [float(table.points()[seat] - without[seat]) for seat, table in enumerate(tables)]
    else:
        results = [table.result() for table in tables]
    counted = [result for result in results if result is not None]
    return Row(
        sum(counted),
        len(counted),
        tuple(chance for table in tables for chance in table.chances),
        sum(table.decisions for table in tables),
        sum(table.seconds for table in tables),
    )


def play_block(contest: Contest, numbers: Sequence[int]) -> list[Row]:
    """Some deals or matches, for one worker."""
    return [play(contest, number) for number in numbers]
