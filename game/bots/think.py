"""Thinking about one decision: what is sure first, then search as far as the budget goes."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from game.bots.budget import Budget, Meter
from game.bots.flat import FIRST_LOOK, weigh
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

TRIES: Final = (300, 3_000, POSITIONS)
"""Positions of each action looked at in one go, as long as it is not known what it is worth."""


def think(
    mind: Mind,
    view: View,
    budget: Budget,
    rng: random.Random,
    *,
    search: str = FLAT,
    first_look: int = FIRST_LOOK,
    stop: Callable[[], bool] | None = None,
) -> Thought:
    """What to do for the viewer, who must act; raises RulesError when it is not his turn.

    ``search`` is one of ``SEARCHES``; ``stop`` is asked whether the best answer so far is wanted now; ``first_look``:
    see ``weigh``.
    """
    if not view.legal():
        raise RulesError(f"seat {view.seat} has nothing to do")
    candidates = mind.candidates(view)
    if len(candidates) == 1:
        return Thought(candidates[0])
    meter = Meter(budget, stop)
    favourite = mind.plain(view, rng)
    candidates = [favourite, *(action for action in candidates if action != favourite)]
    if mind.known(view):
        deal = view.sample(rng)
        if mind.small(deal):
            counted, candidates = _counted(mind, candidates, deal, meter, stop)
            if counted is not None:
                return counted
            favourite = candidates[0]
            search = TREE  # played out from the same cards again and again, nothing else learns anything new

    sampler = mind.imagine(view)
    if search == TREE:
        thought = grow(mind, view.seat, candidates, sampler, meter, rng, favourite)
    else:
        expected = mind.expected(view, candidates)
        thought = weigh(
            mind,
            view.seat,
            candidates,
            sampler,
            meter,
            rng,
            favourite,
            expected,
            mind.doubt(view),
            first_look=first_look,
        )
    if thought.chance is None:
        return thought
    return replace(thought, chance=mind.likely(view, thought.chance))


def _counted(
    mind: Mind, candidates: Sequence[Action], state: State, meter: Meter, stop: Callable[[], bool] | None
) -> tuple[Thought | None, list[Action]]:
    """The best action where every card is known, if that can be counted through within a part of the budget.

    All are tried with few positions first, since an easy win among them saves counting the others. Without a best one
    the second part of the answer is what may still be it. So many positions as are looked at between two questions
    cost as much as one playout.
    """
    seat = state.actor
    assert seat is not None
    part = Meter(meter.part(COUNTING), stop)

    def halt() -> bool:
        part.spend(1)
        meter.spend(1)
        return part.spent

    solver = Solver(mind, state.players, POSITIONS, halt)
    found: dict[Action, float] = {}
    for most in TRIES:
        for action in candidates:
            if action in found or part.spent:
                continue
            solver.left = most
            with contextlib.suppress(TooFar):
                found[action] = solver.after(state, action)[seat]
                if found[action] >= mind.most:
                    return Thought(action, found, 1.0, 1, proved=True), []
    left = [action for action in candidates if action not in found]
    if left:
        left += [action for action, value in found.items() if value >= mind.even]
        return Thought(left[0]) if len(left) == 1 else None, left
    best = max(found, key=found.__getitem__)
    return Thought(best, found, None, 1, proved=True), []
