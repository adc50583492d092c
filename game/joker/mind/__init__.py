"""What searching bots know of Joker."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import inf
from typing import ClassVar

from game.joker.advice import advise
from game.joker.advice.play import Choice
from game.joker.deal import JokerDeal
from game.joker.mind import greedy
from game.joker.mind.quick import Playout, quick
from game.joker.view import JokerView
from game.mind import Mind
from game.rules import Action, State, View

SPOIL = 0.3
"""How much what the others make counts against our own points."""


class JokerMind(Mind):
    most: ClassVar[float] = inf
    scale: ClassVar[float] = 100.0

    def quick(self, state: State, rng: random.Random) -> Action:
        assert isinstance(state, JokerDeal)
        return quick(state, rng)

    def playout(self, state: State, rng: random.Random) -> None:
        assert isinstance(state, JokerDeal)
        Playout(state, rng).run()

    def value(self, state: State, seat: int) -> float:
        """Points, less a part of what the opponents make on the average."""
        assert isinstance(state, JokerDeal)
        points = state.points
        mine, theirs, others = 0.0, 0.0, 0
        for other, of in enumerate(points):
            if other == seat or (state.options.pairs and (other - seat) % 2 == 0):
                mine += of
            else:
                theirs += of
                others += 1
        return mine - SPOIL * theirs / others

    def success(self, state: State, seat: int) -> bool:
        assert isinstance(state, JokerDeal)
        return state.bid_of(seat) == state.took[seat]

    def candidates(self, view: View) -> Sequence[Action]:
        own = _own(view)
        legal = own.legal()
        return Choice(own).candidates(legal) if own.phase == "play" and len(legal) > 1 else legal

    def plain(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def greedy(self, view: View, rng: random.Random) -> Action:
        """Bids aces, high trumps and jokers, and plays for the tricks it still needs."""
        del rng
        return greedy.choose(_own(view))


def _own(view: View) -> JokerView:
    assert isinstance(view, JokerView)
    return view
