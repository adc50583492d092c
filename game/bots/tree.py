"""Information-set tree search: one tree over what can be seen, grown through many imagined deals.

Each round draws a hidden deal, walks down the tree among the actions that are legal there, adds one node and plays the
rest out. A node counts how often it could have been chosen, so that actions only some deals allow are compared fairly.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from game.bots.budget import Meter
from game.bots.flat import Sampler
from game.bots.thought import Thought
from game.mind import Mind
from game.rules import Action, State

CURIOSITY: Final = 0.7
"""How strongly a node seldom seen is preferred, in units of the game's ``scale``."""


class Node:
    """What was learnt of one action: visits, possible visits, and the sum of its values for the one who chose it."""

    __slots__ = ("children", "possible", "successes", "total", "visits")

    def __init__(self) -> None:
        self.children: dict[Action, Node] = {}
        self.visits = 0.0
        self.possible = 0.0
        self.total = 0.0
        self.successes = 0.0

    def choose(self, legal: Sequence[Action], curiosity: float, rng: random.Random) -> tuple[Action, bool]:
        """The child to go to among the legal actions, and whether it is new."""
        children = self.children
        new = [action for action in legal if action not in children]
        if new:
            action = new[int(rng.random() * len(new))]
            children[action] = Node()
            return action, True

        def promise(action: Action) -> float:
            child = children[action]
            return child.total / child.visits + curiosity * sqrt(log(child.possible + 1.0) / child.visits)

        return max(legal, key=promise), False


def grow(
    mind: Mind,
    seat: int,
    candidates: Sequence[Action],
    sampler: Sampler,
    meter: Meter,
    rng: random.Random,
    favourite: Action,
) -> Thought:
    """The candidate most visited for ``seat``, as far as the meter lets; ``favourite`` when there was no time."""
    root = Node()
    deals = 0
    while not meter.spent:
        deal, weight = sampler(rng)
        _walk(mind, root, deal.copy(), seat, candidates, weight, rng)
        meter.spend(1)
        deals += 1
    if not root.children:
        return Thought(favourite)
    best = max(root.children, key=lambda action: root.children[action].visits)
    values = {action: child.total / child.visits for action, child in root.children.items()}
    chosen = root.children[best]
    return Thought(best, values, chosen.successes / chosen.visits, deals)


def _walk(
    mind: Mind, root: Node, state: State, seat: int, candidates: Sequence[Action], weight: float, rng: random.Random
) -> None:
    """One round: down the tree, one new node, a playout, and what it taught."""
    curiosity = CURIOSITY * mind.scale
    node = root
    path: list[tuple[int, Node]] = []
    legal: Sequence[Action] = candidates
    new = False
    while not new and (actor := state.actor) is not None:
        if path:
            legal = state.legal()
        action, new = node.choose(legal, curiosity, rng)
        for other in legal:
            if (child := node.children.get(other)) is not None:
                child.possible += weight
        node = node.children[action]
        path.append((actor, node))
        state.apply(action)
    mind.playout(state, rng, seat)
    values = [mind.value(state, one) for one in range(state.players)]
    success = mind.success(state, seat)
    for actor, passed in path:
        passed.visits += weight
        passed.total += weight * values[actor]
        passed.successes += weight * success
