"""A thinker in the hands of a test."""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.asking import Answer, Question, Thinker
from game.bots.thought import Thought
from game.mind import Reason
from game.rules import Action


class Slow(Thinker):
    """Answers when it is told to. ``asked`` are all questions so far, ``hurried`` and ``cancelled`` their numbers."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.hurried: list[int] = []
        self.cancelled: list[int] = []
        self.closed = False
        self._answer: Answer | None = None

    @property
    def question(self) -> Question:
        return self.asked[-1]

    def say(
        self,
        action: Action | None,
        values: Mapping[Action, float] | None = None,
        chance: float | None = None,
        deals: int = 0,
        proved: bool = False,
        reasons: tuple[Reason, ...] = (),
    ) -> None:
        """Answer the last question; None: nobody could think."""
        thought = None if action is None else Thought(action, values or {}, chance, deals, proved)
        self._answer = Answer(thought, reasons)

    def ask(self, question: Question) -> int:
        self.asked.append(question)
        self._answer = None
        return len(self.asked)

    def answer(self, number: int) -> Answer | None:
        return self._answer if number == len(self.asked) else Answer()

    def hurry(self, number: int) -> None:
        self.hurried.append(number)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)
        if number == len(self.asked):
            self._answer = Answer()

    def tend(self) -> None:
        """Nothing to look after."""

    def close(self) -> None:
        self.closed = True
