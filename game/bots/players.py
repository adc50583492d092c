"""Everybody who can play by himself, by name: for the league, the worker and tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from game.bots.budget import Budget
from game.bots.flat import FIRST_LOOK
from game.bots.levels import HARD, LEVELS, level_in
from game.bots.sight import foresee
from game.bots.think import FLAT, SEARCHES, think
from game.bots.thought import Thought
from game.mind import Mind
from game.rules import Action, RulesError, State, View

CHEAT: Final = "cheat"
"""Thinks as long as *hard* does, but sees all cards, and knows how those play who do not look ahead: an upper bound.
Never at a table."""
OPEN: Final = ("random", "greedy", "plain", "easy")
"""Those who do not look ahead."""
NAMES: Final = ("random", "greedy", "plain", *LEVELS, CHEAT)


@dataclass(frozen=True, slots=True)
class Player:
    """A player of one game; ``budget`` replaces that of the level, ``search`` how the level searches.

    ``others``: who sits in the other seats; only *cheat* asks.
    """

    mind: Mind
    name: str
    budget: Budget | None = None
    search: str = FLAT
    others: str | None = None

    def __post_init__(self) -> None:
        if self.name not in NAMES:
            raise RulesError(f"there is no player {self.name!r}; there are {', '.join(NAMES)}")
        if self.search not in SEARCHES:
            raise RulesError(f"there is no search {self.search!r}; there are {', '.join(SEARCHES)}")

    def decide(
        self,
        view: View,
        rng: random.Random,
        *,
        truth: State | None = None,
        first_look: int = FIRST_LOOK,
        stop: Callable[[], bool] | None = None,
    ) -> Thought:
        """What the player does at this view; only *cheat* is ever shown ``truth``, the deal itself.

        ``first_look``: deals before any action is given up, see ``flat``.
        """
        mind = self.mind
        if self.name == "random":
            return Thought(rng.choice(list(view.legal())))
        if self.name == "greedy":
            return Thought(mind.greedy(view, rng))
        if self.name == "plain":
            return Thought(mind.plain(view, rng))
        if self.name == CHEAT:
            if truth is None:
                raise RulesError("cheat must be shown the cards")
            habits = Player(mind, self.others)._move if self.others in OPEN else None
            return foresee(mind, truth, self._budget(HARD.budget), rng, habits)
        level = level_in(mind, self.name)
        seen = view if level.memory >= 1.0 else mind.dim(view, rng, level.memory)
        if level.budget is None:
            return Thought(mind.novice(seen, rng, level.memory))
        return think(mind, seen, self._budget(level.budget), rng, search=self.search, first_look=first_look, stop=stop)

    def _move(self, view: View, rng: random.Random) -> Action:
        return self.decide(view, rng).action

    def _budget(self, of_level: Budget | None) -> Budget:
        found = self.budget or of_level
        assert found is not None
        return found
