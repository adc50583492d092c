"""Flat search: in each imagined deal every candidate is played out, and the averages are compared.

All candidates meet the same deals, so that the luck of the cards falls out of the comparison; those that are clearly
worse than the best are given up on the way, and the time goes to those still in doubt.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Final

from game.bots.budget import Meter
from game.bots.thought import Thought
from game.mind import Mind
from game.rules import Action, State

FIRST_LOOK: Final = 12
"""Imagined deals before any candidate is given up."""
NEXT_LOOK: Final = 1.25
"""After so many times as many deals the candidates are compared again."""
GIVEN_UP: Final = 2.5
"""A candidate is given up when the best is ahead by so many standard errors."""

Sampler = Callable[[random.Random], tuple[State, float]]
"""Draws an imagined deal and its weight."""
Playout = Callable[[State, random.Random, int], None]
"""Plays a deal out that the seat has imagined."""


class Tally:
    """The values of the candidates in each imagined deal, and their weighted means.

    ``expected`` is what they seemed to be worth beforehand; that counts as so many deals as ``trust`` says.
    """

    def __init__(self, candidates: Sequence[Action], expected: Mapping[Action, float], trust: float) -> None:
        self.expected = expected
        self.trust = trust if expected else 0.0
        self.rows: dict[Action, list[float]] = {action: [] for action in candidates}
        self.weights: list[float] = []
        self.successes: dict[Action, float] = dict.fromkeys(candidates, 0.0)

    def mean(self, action: Action) -> float:
        """Over the deals in which this candidate was played out; those come first."""
        row = self.rows[action]
        total = sum(self.weights[: len(row)])
        return sum(weight * value for weight, value in zip(self.weights, row, strict=False)) / total

    def promise(self, action: Action) -> float:
        """The mean, with what was expected; to be compared among candidates played out in the same deals."""
        mean = self.mean(action)
        if not self.trust:
            return mean
        return mean + (self.expected[action] - mean) * self.trust / (self.trust + len(self.rows[action]))

    def chance(self, action: Action) -> float:
        return self.successes[action] / sum(self.weights[: len(self.rows[action])])

    def lead(self, best: Action, other: Action) -> tuple[float, float]:
        """By how much one candidate's promise is ahead of another's, and the standard error of that."""
        pairs = zip(self.weights, self.rows[best], self.rows[other], strict=False)
        weighted = [(weight, mine - theirs) for weight, mine, theirs in pairs]
        total = sum(weight for weight, _ in weighted)
        mean = sum(weight * ahead for weight, ahead in weighted) / total
        error = sqrt(sum((weight * (ahead - mean)) ** 2 for weight, ahead in weighted)) / total
        if not self.trust:
            return mean, error
        seen = len(weighted) / (len(weighted) + self.trust)
        before = self.expected[best] - self.expected[other]
        return mean * seen + before * (1.0 - seen), error * seen


def weigh(
    mind: Mind,
    seat: int,
    candidates: Sequence[Action],
    sampler: Sampler,
    meter: Meter,
    rng: random.Random,
    favourite: Action,
    expected: Mapping[Action, float] | None = None,
    doubt: float = 0.0,
    playout: Playout | None = None,
    first_look: int = FIRST_LOOK,
) -> Thought:
    """The best candidate for ``seat``, as far as the meter lets; ``favourite`` unless another is seen to be better.

    ``expected`` is what the candidates seem to be worth beforehand, ``doubt`` by how many standard errors another must
    be ahead, ``playout`` how deals are played out if not as the mind does it; see ``Mind``. No candidate is given up
    before ``first_look`` deals.
    """
    playout = playout or mind.playout
    tally = Tally(candidates, expected or {}, mind.trust)
    live = list(candidates)
    look = first_look
    while len(live) > 1 and not meter.spent:
        deal, weight = sampler(rng)
        tally.weights.append(weight)
        for action in live:
            trial = deal.copy()
            trial.apply(action)
            playout(trial, rng, seat)
            tally.rows[action].append(mind.value(trial, seat))
            tally.successes[action] += weight * mind.success(trial, seat)
        meter.spend(len(live))
        if len(tally.weights) >= look:
            look = int(look * NEXT_LOOK) + 1
            live = _in_doubt(tally, live, favourite, doubt)
    if not tally.weights:
        return Thought(favourite)
    best = max(live, key=tally.promise)
    if favourite in live and favourite != best:
        ahead, error = tally.lead(best, favourite)
        if ahead <= doubt * error:
            best = favourite
    values = {action: tally.mean(action) for action in candidates}
    chances = {action: tally.chance(action) for action in candidates}
    return Thought(best, values, chances[best], len(tally.weights), chances=chances)


def _in_doubt(tally: Tally, live: Sequence[Action], favourite: Action, doubt: float) -> list[Action]:
    """The candidates that may still be the best; after few deals chance alone might rule the favourite out."""
    best = max(live, key=tally.promise)
    left = []
    for action in live:
        if action != best:
            ahead, error = tally.lead(best, action)
            if ahead > (GIVEN_UP + doubt if action == favourite else GIVEN_UP) * error:
                continue
        left.append(action)
    return left
