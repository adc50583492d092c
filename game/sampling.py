"""Random hidden cards that agree with what is known."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.cards import BIT

TRIES: Final = 5
"""Ways to deal the cards by mere chance, before cards are pushed along."""

Place = tuple[int, int]
"""The cards that cannot lie there, and how many lie there."""


def spread(
    hidden: Sequence[int],
    places: Sequence[Place],
    rng: random.Random,
    odds: Sequence[Sequence[float]] | None = None,
) -> list[int]:
    """For each place a random set of the hidden cards, as a mask; the places take all of them.

    ``odds``: by place and card, how many times as likely as by mere number the card lies there; None: all alike. Then
    they are simply dealt where that fits at one of the first tries. Otherwise a card that finds no free place pushes
    others along until it fits, so a way is found whenever there is one; raises ValueError when there is none.
    """
    space = [count for _, count in places]
    if sum(space) != len(hidden):
        raise ValueError("as many cards are hidden as there are places for them")
    chance = rng.random
    if odds is None:
        masks = [BIT[card] for card in hidden]
        for _ in range(TRIES):
            # what random() gives is the same on every version of Python, and sorting by it is the fastest shuffle
            if (dealt := _dealt(sorted(masks, key=lambda _: chance()), places)) is not None:
                return dealt
    order = sorted(hidden, key=lambda _: chance())
    given: list[list[int]] = [[] for _ in places]
    if any(lacks for lacks, _ in places):
        order.sort(key=lambda card: -sum(lacks >> card & 1 for lacks, _ in places))
    for card in order:
        free = [at for at, (lacks, _) in enumerate(places) if space[at] and not lacks >> card & 1]
        if len(free) == 1:
            at = free[0]
        elif free:
            if odds is None:
                chances: list[float] = [space[place] for place in free]
            else:
                chances = [space[place] * odds[place][card] for place in free]
            at = _drawn(free, chances, chance())
        else:
            at = _make_room(card, places, space, given, rng)
        given[at].append(card)
        space[at] -= 1
    return [sum(1 << card for card in cards) for cards in given]


def _drawn(free: Sequence[int], chances: Sequence[float], at: float) -> int:
    """One of these places, by their chances; ``at``: how far along all of them, from 0 to 1."""
    left = at * sum(chances)
    for place, one in zip(free, chances, strict=True):
        left -= one
        if left < 0.0:
            return place
    return free[-1]


def _dealt(masks: Sequence[int], places: Sequence[Place]) -> list[int] | None:
    """The cards, as masks, dealt to the places in this order; None if one of them cannot lie where it falls."""
    found = []
    start = 0
    for lacks, count in places:
        cards = sum(masks[start : start + count])
        if cards & lacks:
            return None
        found.append(cards)
        start += count
    return found


def _make_room(card: int, places: Sequence[Place], space: list[int], given: list[list[int]], rng: random.Random) -> int:
    """Move cards along the shortest chain that frees a place for this one; which place that is."""
    starts = [at for at, (lacks, count) in enumerate(places) if count and not lacks >> card & 1]
    rng.shuffle(starts)
    came: dict[int, tuple[int, int] | None] = dict.fromkeys(starts)
    queue = list(starts)
    for at in queue:
        if space[at]:
            end = at
            while (step := came[end]) is not None:
                source, moved = step
                given[source].remove(moved)
                given[end].append(moved)
                space[source] += 1
                space[end] -= 1
                end = source
            return end
        for moved in given[at]:
            for other, (lacks, count) in enumerate(places):
                if count and other not in came and not lacks >> moved & 1:
                    came[other] = at, moved
                    queue.append(other)
    raise ValueError("no deal agrees with what was seen")
