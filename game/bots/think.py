"""Thinking about one decision: what is sure first, then search as far as the budget goes."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final

from game.bots.budget import Budget, Meter
from game.bots.flat import weigh
from game.bots.thought import Thought
from game.bots.tree import grow
from game.exact import POSITIONS, Solver, TooFar
from game.mind import Mind
from game.rules import Action, RulesError, State, View

COUNTING: Final = 0.75
"""The share of a budget that may go into counting an end through before deals are played out instead."""

FLAT: Final = "flat"
TREE: Final = "tree"
SEARCHES: Final = (FLAT, TREE)
"""How imagined deals are searched, the best at all four games first."""

Imagine = Callable[[random.Random], State]


def think(
    mind: Mind,
    view: View,
    budget: Budget,
    rng: random.Random,
    *,
    search: str = FLAT,
    imagine: Imagine | None = None,
    stop: Callable[[], bool] | None = None,
) -> Thought:
    """What to do for the viewer, who must act; raises RulesError when it is not his turn.

    ``search`` is one of ``SEARCHES``. ``imagine`` draws whole deals, those that agree with the view unless told
    otherwise; ``stop`` is asked whether the best answer so far is wanted now.
    """
    if not view.legal():
        raise RulesError(f"seat {view.seat} has nothing to do")
    candidates = mind.candidates(view)
    if len(candidates) == 1:
        return Thought(candidates[0])
    meter = Meter(budget, stop)
    draw = imagine or view.sample
    favourite = mind.plain(view, rng)
    if favourite in candidates:
        candidates = [action for action in candidates if action != favourite]
    candidates = [favourite, *candidates]
    if imagine is not None or mind.known(view):
        deal = draw(rng)
        counted = _counted(mind, candidates, deal, meter, stop) if mind.small(deal) else None
        if counted is not None:
            return counted

    sampler = mind.imagine(view) if imagine is None else lambda chance: (draw(chance), 1.0)
    if search == TREE:
        return grow(mind, view.seat, candidates, sampler, meter, rng, favourite)
    return weigh(mind, view.seat, candidates, sampler, meter, rng, favourite, mind.expected(view, candidates))


def _counted(
    mind: Mind, candidates: Sequence[Action], state: State, meter: Meter, stop: Callable[[], bool] | None
) -> Thought | None:
    """The best action where every card is known, if the rest can be counted through within a part of the budget.

    So many positions as are looked at between two questions cost as much as one playout.
    """
    part = Meter(meter.part(COUNTING), stop)

    def halt() -> bool:
        part.spend(1)
        meter.spend(1)
        return part.spent

    try:
        values = Solver(mind, state.players, POSITIONS, halt).weigh(state, candidates)
    except TooFar:
        return None
    best = max(values, key=values.__getitem__)
    return Thought(best, values, 1.0 if values[best] >= mind.most else None, 1, proved=True)
