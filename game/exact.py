"""Exact search: what every action is worth when all cards are known and everybody plays for himself.

Each player takes what is worth most to himself (max^n); between two sides that is the plain minimax. Positions that
came up before are not counted again. Advice of a game and searching bots use it alike.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import ClassVar, Final, Protocol

from game.rules import Action, State

POSITIONS: Final = 200_000
"""Positions that fit into memory."""
STEP: Final = 32
"""After so many positions it is asked whether to go on."""
DEPTH: Final = 300
"""Choices looked ahead: what goes on longer goes round in circles."""

Values = tuple[float, ...]
"""What a position is worth, by seat."""


class TooFar(Exception):
    """There is more to look at than is allowed."""


class Ends(Protocol):
    """What must be known of a game to count its ends through."""

    most: ClassVar[float]
    """The best value there is: who has it looks no further."""
    even: ClassVar[float]
    """The value, for everybody, of going round in a circle."""

    def value(self, state: State, seat: int) -> float:
        """What a finished deal is worth to a seat; more is better."""

    def key(self, state: State) -> Hashable:
        """Equal for positions of one deal that are worth the same from here on."""

    def order(self, state: State) -> Sequence[Action]:
        """The actions to look at, the most promising first."""


class Solver:
    """Counts positions of one deal through; ``left`` of them may still be looked at.

    ``halt`` is asked after each ``STEP`` positions whether to give up.
    """

    def __init__(self, ends: Ends, players: int, most: int = POSITIONS, halt: Callable[[], bool] | None = None) -> None:
        self.ends = ends
        self.players = players
        self.left = most
        self._halt = halt
        self._found: dict[Hashable, Values] = {}

    def values(self, state: State) -> Values:
        """What a position is worth to each seat. Raises TooFar."""
        looked_at = state.copy()
        looked_at.forget()
        return self._values(looked_at, 0)

    def after(self, state: State, action: Action) -> Values:
        """What a position is worth to each seat once this action is done. Raises TooFar."""
        following = state.copy()
        following.forget()
        following.apply(action)
        return self._values(following, 0)

    def weigh(self, state: State, candidates: Sequence[Action]) -> dict[Action, float]:
        """What each candidate is worth to the one who must act, as far as the first best. Raises TooFar."""
        actor = state.actor
        assert actor is not None
        found: dict[Action, float] = {}
        for action in candidates:
            found[action] = self.after(state, action)[actor]
            if found[action] >= self.ends.most:
                break
        return found

    def _values(self, state: State, depth: int) -> Values:
        """As ``values``; the state is used up."""
        ends = self.ends
        while True:
            actor = state.actor
            if actor is None:
                return tuple([ends.value(state, seat) for seat in range(self.players)])
            actions = ends.order(state)
            if len(actions) > 1:
                break
            state.apply(actions[0])
        key = ends.key(state)
        found = self._found.get(key)
        if found is not None:
            return found
        self._look(depth)
        self._found[key] = (ends.even,) * self.players  # who comes back to a position goes round in a circle
        best: Values = ()
        try:
            for action in actions:
                following = state.copy()
                following.apply(action)
                values = self._values(following, depth + 1)
                if not best or values[actor] > best[actor]:
                    best = values
                    if best[actor] >= ends.most:
                        break
        except TooFar:
            del self._found[key]
            raise
        self._found[key] = best
        return best

    def _look(self, depth: int) -> None:
        """One more position, if that is allowed."""
        if self.left <= 0 or depth >= DEPTH:
            raise TooFar
        self.left -= 1
        if self._halt is not None and not self.left % STEP and self._halt():
            raise TooFar
