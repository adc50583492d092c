"""A bot's decision at the table: asked of the thinker, waited for, and carried out after a pause one can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bots.asking import Answer, Question
from game.bots.levels import LEVELS
from game.bots.thought import Thought
from game.match import Match
from game.rules import Action
from scenes import durations

if TYPE_CHECKING:
    from scenes.app import App

MANY = 5
"""So many actions to choose from make a decision as hard as it can be."""


def hardness(thought: Thought | None, choices: int) -> float:
    """How hard a decision among so many actions was, 0 to 1: many of them, and those weighed close to each other."""
    many = min(1.0, (choices - 1) / MANY)
    values = sorted(thought.values.values(), reverse=True) if thought is not None else []
    if len(values) < 2:
        return many / 2
    spread = values[0] - values[-1]
    ahead = (values[0] - values[1]) / spread if spread > 0 else 1.0
    return many * (1.0 - ahead)


class BotTurn:
    """What the one at the table thinks about who is no person, or away. Nothing is asked for a plain bot."""

    def __init__(self, app: App, match: Match) -> None:
        self.app = app
        self.match = match
        self._begun: int | None = None
        """The number of entries in the record when this decision began."""
        self._number: int | None = None
        self._answer: Answer | None = None
        self._passed = 0.0
        self._hurried = False

    @property
    def waiting(self) -> bool:
        """Whether the answer is still to come."""
        return self._number is not None and self._answer is None

    @property
    def shown(self) -> float | None:
        """For how many seconds the bot has been seen thinking; None before that."""
        since = self._passed - durations.THINKING_AFTER
        return since if self._begun is not None and since >= 0.0 else None

    def update(self, dt: float) -> Action | None:
        """Let time pass for who must act; gives the action when it is to be carried out."""
        if self._begun != len(self.match.entries):
            self._begin()
        self._passed += dt
        if self._number is not None and self._answer is None:
            self._answer = self.app.thinker.answer(self._number)
            if self._answer is None:
                return None
        if not self._hurried and self._passed < self._pause() * self.app.pace.factor:
            return None
        thought = self._answer.thought if self._answer is not None else None
        self.drop()
        # nobody could think, or not in time: the plain move
        return thought.action if thought is not None else self.match.advise()

    def hurry(self) -> None:
        """Somebody does not want to wait."""
        self._hurried = True
        if self._number is not None and self._answer is None:
            self.app.thinker.hurry(self._number)

    def drop(self) -> None:
        """The decision is made, or nobody wants to see it any more."""
        if self._number is not None:
            self.app.thinker.cancel(self._number)
        self._begun = self._number = self._answer = None
        self._passed = 0.0
        self._hurried = False

    def _begin(self) -> None:
        match = self.match
        self.drop()
        self._begun = len(match.entries)
        actor = match.actor
        assert actor is not None
        seat = match.table.seats[actor]
        if seat.person or seat.level not in LEVELS or len(match.state.legal()) == 1:
            return
        question = Question(
            match.game.name,
            match.view(actor),
            seat.level,
            f"{match.table.seed}/think {len(match.entries)}",
            durations.THOUGHT_AT_ONCE if not self.app.pace.factor else durations.THOUGHT,
        )
        self._number = self.app.thinker.ask(question)

    def _pause(self) -> float:
        """Seconds before the action is carried out, at normal speed."""
        choices = len(self.match.state.legal())
        if choices == 1:
            return durations.FORCED
        least, most = durations.BOT_THINKS
        thought = self._answer.thought if self._answer else None
        return least + (most - least) * hardness(thought, choices)
