"""What a game tells those who think ahead in it: the one thing the searching bots know of a game.

The bots (``game/bots``) imagine hidden deals that agree with a view, play them out and compare. What is peculiar to a
game stands in its ``Mind``: how to move cheaply in an imagined deal, what an outcome is worth, how likely it is that
the others would have done what they did with these hands, what a player of lesser memory knows, and why a move is good.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import ClassVar

from game.rules import Action, State, View


@dataclass(frozen=True, slots=True)
class Reason:
    """Why an action is good: the sentence ``why-<game>-<key>`` of the texts, and what goes into it.

    ``count`` and ``of`` are numbers, ``card``, ``suit`` and ``seat`` are shown as such by the screen.
    """

    key: str
    count: int | None = None
    of: int | None = None
    card: int | None = None
    suit: int | None = None
    seat: int | None = None


def chance_of(share: float, *, slope: float, lift: float, least: float, even: float = 0.5) -> float:
    """The chance of success, 0 to 1, when this share of few and simple playouts came to it.

    Its log odds are as far from those of ``even``, which everybody would have, as those of the share times ``slope``,
    plus ``lift``. A share nearer to none or all than ``least`` proves no more than that one.
    """
    share = min(max(share, least), 1.0 - least)
    log_odds = slope * log(share / (1.0 - share)) + (1.0 - slope) * log(even / (1.0 - even)) + lift
    return 1.0 / (1.0 + exp(-log_odds))


class Mind(ABC):
    """All methods leave what they are given as it is, but for ``playout``; all chance comes from ``rng``."""

    most: ClassVar[float]
    """The best value there is: who has it in exact search looks no further."""
    even: ClassVar[float] = 0.0
    """The value, for everybody, of going round in a circle in exact search."""
    scale: ClassVar[float] = 1.0
    """How far apart the values of good and bad play commonly are; tree search explores by it."""
    glance: ClassVar[int] = 60
    """Playouts for a decision of *normal*, who looks only a little ahead ..."""
    recall: ClassVar[float] = 0.6
    """... and how much he remembers, 0 to 1: so much that he is about half way between the plain bot and *hard*."""
    trust: ClassVar[float] = 0.0
    """How many imagined deals what is ``expected`` of the candidates beforehand counts as."""

    # -- imagined deals --------------------------------------------------------------------------------

    @abstractmethod
    def quick(self, state: State, rng: random.Random) -> Action:
        """A sensible action of the one who must act, in some microseconds, from its own cards and what lies open."""

    def playout(self, state: State, rng: random.Random, seat: int) -> None:
        """Play a deal imagined by ``seat`` to its end, or as far as ``value`` and ``success`` need.

        The seat goes on as it would; the others may be players of other kinds.
        """
        del seat
        while state.actor is not None:
            state.apply(self.quick(state, rng))

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """What a finished deal is worth to a seat; more is better."""

    @abstractmethod
    def success(self, state: State, seat: int) -> float:
        """Whether a finished deal went as a player wishes it: the bid kept, the hand won, another the fool.

        1 or 0; where ``playout`` stops before the end, the chance of it.
        """

    def likely(self, view: View, share: float) -> float:
        """How likely success is when this share of the playouts came to it: bots play better than playouts do."""
        del view
        return share

    def candidates(self, view: View) -> Sequence[Action]:
        """The actions of the viewer worth weighing: fewer than the legal ones where some come to the same."""
        return view.legal()

    def doubt(self, view: View) -> float:
        """By how many standard errors another candidate must be ahead before the plain move is given up for it."""
        del view
        return 0.7

    def expected(self, view: View, candidates: Sequence[Action]) -> Mapping[Action, float]:
        """What each candidate seems to be worth before any deal is imagined, in the units of ``value``.

        Only the differences matter. Empty where the game knows nothing of the kind.
        """
        del view, candidates
        return {}

    def weight(self, view: View, state: State) -> float:
        """How likely it is, beside other imagined deals, that the others would have acted as they did with these hands.

        A number above 0; only proportions matter.
        """
        del view, state
        return 1.0

    def imagine(self, view: View) -> Callable[[random.Random], tuple[State, float]]:
        """Draws hidden deals that agree with the view, each with its weight; the likelier may come more often."""

        def draw(rng: random.Random) -> tuple[State, float]:
            deal = view.sample(rng)
            return deal, self.weight(view, deal)

        return draw

    def what_if(self, action: Action) -> Action | None:
        """What shows whether an action was right, where it cuts the deal short: the one to play on with instead.

        Tables of reliability ask; None where the deal itself will show.
        """
        del action
        return None

    # -- exact search ----------------------------------------------------------------------------------

    def known(self, view: View) -> bool:
        """Whether the viewer can work out every card that still matters: any one imagined deal is the true one."""
        del view
        return False

    def small(self, state: State) -> bool:
        """Whether so little is left of a deal that it may well be counted through."""
        del state
        return False

    def key(self, state: State) -> Hashable:
        """Equal for positions of one deal that are worth the same from here on; needed where any is ``small``."""
        raise NotImplementedError

    def order(self, state: State) -> Sequence[Action]:
        """The legal actions, those first that may well be the best: the fewer others are looked at."""
        return state.legal()

    # -- other players ---------------------------------------------------------------------------------

    @abstractmethod
    def plain(self, view: View, rng: random.Random) -> Action:
        """The move of the plain bot."""

    def novice(self, view: View, rng: random.Random, memory: float) -> Action:
        """The move of a beginner, who thinks of good play as little as he remembers cards (0 to 1)."""
        del memory
        return self.plain(view, rng)

    @abstractmethod
    def greedy(self, view: View, rng: random.Random) -> Action:
        """The move of a simple player by fixed rules, whose strength never changes: others are measured by it."""

    def dim(self, view: View, rng: random.Random, memory: float) -> View:
        """What a player knows who remembers only so much (0 to 1) of what was to be seen; never more than ``view``."""
        del rng, memory
        return view

    # -- words -----------------------------------------------------------------------------------------

    def reasons(self, view: View, action: Action) -> list[Reason]:
        """Why this action of the viewer is good, the most telling first; may be empty."""
        del view, action
        return []

    def named(self, view: View, action: Action) -> Reason | None:
        """What an action is called beside another: the last part of the key of ``why-search-less-<key>``, and what
        goes into the sentence: ``card``, or a bid in ``of``. None where one word does not tell it.
        """
        del view, action
        return None
