"""Thinking about one decision: what is sure first, then search as far as the budget goes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from game.bots.budget import Budget, Meter
from game.bots.exact import Solver, TooFar
from game.bots.flat import weigh
from game.bots.thought import Thought
from game.mind import Mind
from game.rules import Action, RulesError, State, View

Imagine = Callable[[random.Random], State]


def think(
    mind: Mind,
    view: View,
    budget: Budget,
    rng: random.Random,
    *,
    imagine: Imagine | None = None,
    stop: Callable[[], bool] | None = None,
) -> Thought:
    """What to do for the viewer, who must act; raises RulesError when it is not his turn.

    ``imagine`` draws whole deals, those that agree with the view unless told otherwise; ``stop`` is asked whether the
    best answer so far is wanted now.
    """
    if not view.legal():
        raise RulesError(f"seat {view.seat} has nothing to do")
    candidates = mind.candidates(view)
    if len(candidates) == 1:
        return Thought(candidates[0])
    draw = imagine or view.sample
    if imagine is not None or mind.known(view):
        deal = draw(rng)
        counted = _counted(mind, candidates, deal) if mind.small(deal) else None
        if counted is not None:
            return counted

    def sampler(chance: random.Random) -> tuple[State, float]:
        deal = draw(chance)
        return deal, mind.weight(view, deal) if imagine is None else 1.0

    favourite = mind.plain(view, rng)
    if favourite not in candidates:
        candidates = [favourite, *candidates]
    return weigh(mind, view.seat, candidates, sampler, Meter(budget, stop), rng, favourite)


def _counted(mind: Mind, candidates: Sequence[Action], state: State) -> Thought | None:
    """The best action where every card is known, if the rest can be counted through."""
    try:
        values = Solver(mind, state.players).weigh(state, candidates)
    except TooFar:
        return None
    best = max(values, key=values.__getitem__)
    return Thought(best, values, 1.0 if values[best] >= mind.most else None, 1, proved=True)
