"""Who sits for pictures: a thinker whose bots are always seen to think, and whose hints are plain and look fair."""

from __future__ import annotations

import random

from game.bots.asking import Answer, Question, Thinker
from game.bots.explain import explain
from game.bots.levels import NORMAL
from game.bots.thought import Thought
from game.match import PLAIN, Seat
from game.registry import game

CHANCE = 0.7
"""How often the hinted action is said to come out well, and in how many imagined deals."""
DEALS = 100


def seated(name: str, person: bool, portrait: str) -> Seat:
    """A person, or a bot as the setup puts one there."""
    return Seat(name, person, portrait, PLAIN if person else NORMAL.name)


class Posed(Thinker):
    """No bot ever gets an answer."""

    def __init__(self) -> None:
        self._number = 0
        self._answer: Answer | None = None

    def ask(self, question: Question) -> int:
        """Answer a hint at once."""
        mind = game(question.game).mind
        self._number += 1
        self._answer = None
        if question.why:
            action = mind.plain(question.view, random.Random(question.seed))
            thought = Thought(action, chance=CHANCE, deals=DEALS)
            self._answer = Answer(thought, tuple(explain(mind, question.view, action, thought)))
        return self._number

    def answer(self, number: int) -> Answer | None:
        """The answer to the last question."""
        return self._answer if number == self._number else Answer()

    def hurry(self, number: int) -> None:
        """It sits still."""

    def cancel(self, number: int) -> None:
        """It sits still."""

    def tend(self) -> None:
        """It sits still."""

    def close(self) -> None:
        """It sits still."""
