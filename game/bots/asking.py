"""What is asked of those who think for a seat, and what they answer, wherever the thinking is done."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final

from game.bots.budget import Budget
from game.bots.explain import explain
from game.bots.flat import FIRST_LOOK
from game.bots.levels import level_in
from game.bots.players import Player
from game.bots.thought import Thought
from game.mind import Reason
from game.registry import game
from game.rules import View

TOLD: Final = 40
"""Deals in which every action is played out where the shares are to be told: of a dozen they would be mere luck."""


@dataclass(frozen=True, slots=True)
class Question:
    """What would a player of this level do at this view? ``seconds``: at most so long; ``why``: reasons too."""

    game: str
    view: View
    level: str
    seed: str
    seconds: float = inf
    why: bool = False

    @property
    def budget(self) -> Budget | None:
        """What thinking may cost; None where the level imagines nothing."""
        of_level = level_in(game(self.game).mind, self.level).budget
        return of_level and Budget(of_level.playouts, min(of_level.seconds, self.seconds))


@dataclass(frozen=True, slots=True)
class Answer:
    """``thought``: None when nobody could think about it; ``reasons``: why its action is good, if that was asked."""

    thought: Thought | None = None
    reasons: tuple[Reason, ...] = ()


def reply(question: Question, budget: Budget | None, stop: Callable[[], bool] | None = None) -> Answer:
    """Think here and now. Raises RulesError when the viewer has nothing to do."""
    mind = game(question.game).mind
    player = Player(mind, question.level, budget)
    first_look = TOLD if question.why else FIRST_LOOK
    thought = player.decide(question.view, random.Random(question.seed), first_look=first_look, stop=stop)
    reasons = explain(mind, question.view, thought.action, thought) if question.why else ()
    return Answer(thought, tuple(reasons))


class Thinker(ABC):
    """Thinks about one question at a time. No method ever waits."""

    @abstractmethod
    def ask(self, question: Question) -> int:
        """Begin to think; gives the question's number. A question asked before is given up."""

    @abstractmethod
    def answer(self, number: int) -> Answer | None:
        """What came of a question: None while it is thought about, an empty answer if it was given up."""

    @abstractmethod
    def hurry(self, number: int) -> None:
        """The best answer so far is wanted now."""

    @abstractmethod
    def cancel(self, number: int) -> None:
        """The answer is not wanted any more."""

    @abstractmethod
    def tend(self) -> None:
        """Called with every frame of the program."""

    @abstractmethod
    def close(self) -> None:
        """Nothing will be asked any more. Does nothing the second time."""


class Inline(Thinker):
    """Thinks at once, within the question: for tests and pictures, where all depends on nothing but the seed."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._number = 0
        self._answer = Answer()

    def ask(self, question: Question) -> int:
        self._answer = reply(question, self._budget if question.budget else None)
        self._number += 1
        return self._number

    def answer(self, number: int) -> Answer | None:
        return self._answer if number == self._number else Answer()

    def hurry(self, number: int) -> None:
        """The answer is there already."""

    def cancel(self, number: int) -> None:
        """Nothing goes on."""

    def tend(self) -> None:
        """Nothing to look after."""

    def close(self) -> None:
        """Nothing to close."""
