"""Exact search: what every action is worth when all cards are known and everybody plays for himself.

Each player takes what is worth most to himself (max^n); between two sides that is the plain minimax. Positions that
came up before are not counted again.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.mind import Mind
from game.rules import Action, State

POSITIONS: Final = 20_000
"""Positions looked at for one decision, unless told otherwise."""
DEPTH: Final = 300
"""Actions looked ahead: what goes on longer goes round in circles."""


class TooFar(Exception):
    """There is more to look at than is allowed."""


class Solver:
    """Counts positions of one deal through; ``left`` of them may still be looked at."""

    def __init__(self, mind: Mind, players: int, most: int = POSITIONS) -> None:
        self.mind = mind
        self.players = players
        self.left = most
        self._found: dict[Hashable, tuple[float, ...]] = {}

    def values(self, state: State, depth: int = 0) -> tuple[float, ...]:
        """What a position is worth to each seat, ``depth`` actions ahead. Raises TooFar."""
        mind = self.mind
        actor = state.actor
        if actor is None:
            return tuple(mind.value(state, seat) for seat in range(self.players))
        key = mind.key(state)
        found = self._found.get(key)
        if found is not None:
            return found
        if not self.left or depth >= DEPTH:
            raise TooFar
        self.left -= 1
        self._found[key] = (mind.even,) * self.players
        best: tuple[float, ...] | None = None
        for action in state.legal():
            after = state.copy()
            after.apply(action)
            values = self.values(after, depth + 1)
            if best is None or values[actor] > best[actor]:
                best = values
                if best[actor] >= mind.most:
                    break
        assert best is not None
        self._found[key] = best
        return best

    def weigh(self, state: State, candidates: Sequence[Action]) -> dict[Action, float]:
        """What each candidate is worth to the one who must act. Raises TooFar."""
        actor = state.actor
        assert actor is not None
        found: dict[Action, float] = {}
        for action in candidates:
            after = state.copy()
            after.apply(action)
            found[action] = self.values(after)[actor]
            if found[action] >= self.mind.most:
                break
        return found
