"""The move of one who sees all cards: how much anybody could gain at a table. Only leagues ask for it."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.bots.budget import Budget, Meter
from game.bots.flat import weigh
from game.bots.thought import Thought
from game.mind import Mind
from game.rules import Action, State, View

Habits = Callable[[View, random.Random], Action]
"""How somebody moves."""


def foresee(mind: Mind, truth: State, budget: Budget, rng: random.Random, others: Habits | None = None) -> Thought:
    """What to do for the one who must act in the true deal, by playing that out.

    ``others``: how everybody else moves, where that is known and quickly told; else they move as in any playout.
    """
    seat = truth.actor
    assert seat is not None
    view = truth.view(seat)
    favourite = mind.plain(view, rng)
    candidates = [favourite, *(action for action in mind.candidates(view) if action != favourite)]

    def go_on(state: State, chance: random.Random, viewer: int) -> None:
        assert others is not None
        while (actor := state.actor) is not None:
            state.apply(mind.quick(state, chance) if actor == viewer else others(state.view(actor), chance))

    playout = mind.playout if others is None else go_on
    return weigh(mind, seat, candidates, lambda _: (truth, 1.0), Meter(budget), rng, favourite, playout=playout)
