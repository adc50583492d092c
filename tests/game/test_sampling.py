"""Imagined hidden cards: always possible, never one-sided, refused where nothing is possible."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import BIT, bits, mask, pack
from game.sampling import Place, spread


class Table(NamedTuple):
    """Cards that nobody has seen, and the places for them."""

    hidden: list[int]
    places: list[Place]


@st.composite
def tables(draw: st.DrawFn, most: int, truthful: bool) -> Table:
    """Up to so many cards in up to four places; ``truthful``: there is a way, so nobody lacks what he has."""
    hidden = draw(st.lists(st.sampled_from(pack()), unique=True, max_size=most))
    where = draw(st.lists(st.integers(0, draw(st.integers(0, 3))), min_size=len(hidden), max_size=len(hidden)))
    places = []
    for at in range(4):
        lies = mask(card for card, place in zip(hidden, where, strict=True) if place == at)
        lacks = mask(draw(st.lists(st.sampled_from(hidden), unique=True))) if hidden else 0
        places.append((lacks & ~lies if truthful else lacks, lies.bit_count()))
    return Table(hidden, places)


def ways(hidden: Sequence[int], places: Sequence[Place]) -> Iterator[tuple[int, ...]]:
    """Every way to lay the cards, one after the other."""
    if not places:
        if not hidden:
            yield ()
        return
    lacks, count = places[0]
    for chosen in combinations(hidden, count):
        if not mask(chosen) & lacks:
            left = [card for card in hidden if card not in chosen]
            for rest in ways(left, places[1:]):
                yield (mask(chosen), *rest)


def agrees(found: Sequence[int], table: Table) -> bool:
    together = [card for cards in found for card in bits(cards)]
    return sorted(together) == sorted(table.hidden) and all(
        cards.bit_count() == count and not cards & lacks
        for cards, (lacks, count) in zip(found, table.places, strict=True)
    )


@settings(max_examples=200, deadline=None)
@given(tables(30, truthful=True), st.integers(0, 2**32))
def test_where_there_is_a_way_one_is_found(table: Table, seed: int) -> None:
    assert agrees(spread(table.hidden, table.places, random.Random(seed)), table)


@settings(max_examples=200, deadline=None)
@given(tables(6, truthful=False), st.integers(0, 2**32))
def test_where_there_is_none_that_is_said(table: Table, seed: int) -> None:
    possible = next(ways(table.hidden, table.places), None) is not None
    if possible:
        assert agrees(spread(table.hidden, table.places, random.Random(seed)), table)
    else:
        with pytest.raises(ValueError, match="no deal agrees"):
            spread(table.hidden, table.places, random.Random(seed))


@pytest.mark.parametrize("counts", [(2, 2), (2, 0), (0, 0)])
def test_cards_and_places_must_be_as_many(counts: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="as many"):
        spread(pack()[:3], [(0, count) for count in counts], random.Random(1))


@settings(max_examples=40, deadline=None)
@given(tables(5, truthful=True))
def test_every_way_comes_up(table: Table) -> None:
    rng = random.Random(1)
    every = set(ways(table.hidden, table.places))
    found: set[tuple[int, ...]] = set()
    for _ in range(400 * len(every)):
        found.add(tuple(spread(table.hidden, table.places, rng)))
        if found == every:
            break
    assert found == every


def frequencies(hidden: Sequence[int], places: Sequence[Place], draws: int = 6000) -> dict[tuple[int, ...], float]:
    rng = random.Random(2)
    counted = Counter(tuple(spread(hidden, places, rng)) for _ in range(draws))
    return {way: count / draws for way, count in counted.items()}


def test_where_nobody_lacks_anything_all_ways_are_alike() -> None:
    hidden = pack()[:6]
    found = frequencies(hidden, [(0, 3), (0, 2), (0, 1)])
    assert len(found) == 60
    assert all(0.4 / 60 < share < 1.8 / 60 for share in found.values())


def test_what_some_lack_does_not_make_the_rest_lopsided() -> None:
    """No way is far more or less likely than it should be: by a factor of three at most."""
    hidden = pack()[:6]
    places = [(BIT[hidden[0]] | BIT[hidden[1]], 2), (BIT[hidden[2]], 2), (0, 2)]
    every = set(ways(hidden, places))
    found = frequencies(hidden, places)
    assert set(found) == every
    assert all(1 / 3 < share * len(every) < 3 for share in found.values())


def test_a_likelier_card_lies_there_more_often() -> None:
    hidden = pack()[:8]
    even = [1.0] * 52
    odd = list(even)
    odd[hidden[0]] = 4.0
    rng = random.Random(3)

    def share(odds: list[list[float]] | None) -> float:
        drawn = [spread(hidden, [(0, 2), (0, 6)], rng, odds)[0] for _ in range(3000)]
        return sum(cards >> hidden[0] & 1 for cards in drawn) / len(drawn)

    assert share(None) == pytest.approx(0.25, abs=0.03)
    assert share([even, even]) == pytest.approx(0.25, abs=0.03)
    assert share([odd, even]) > 0.4
