"""The pack keeps clear of plates and portraits wherever it is shuffled, in every game, at any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from pygame import Rect

from scenes.beating.places import places as durak_places
from scenes.bura.places import bura_places
from scenes.durachki.places import durachki_places
from scenes.metrics import Metrics
from scenes.table.flights import CUT_ASIDE
from scenes.table.layout import TableLayout, layout
from scenes.toss_places import places as toss_places
from tests.scenes.test_durak_places import SIZES

MARGIN = 5
"""Pixels between the pack and anything of a seat, at the smallest size."""


def joker(metrics: Metrics, players: int, left: bool) -> tuple[TableLayout, int]:
    table = layout(metrics, players, left)
    return table, table.trick_width


def durak(metrics: Metrics, players: int, left: bool) -> tuple[TableLayout, int]:
    table = durak_places(metrics, players, left).table
    return table, table.trick_width


def durachki(metrics: Metrics, players: int, left: bool) -> tuple[TableLayout, int]:
    table = durachki_places(metrics, players, left).table
    return table, table.trick_width


def bura(metrics: Metrics, players: int, left: bool) -> tuple[TableLayout, int]:
    assert players == 2
    place = bura_places(metrics, left)
    return place.table, place.talon_width


PLACES: dict[Callable[[Metrics, int, bool], tuple[TableLayout, int]], tuple[int, ...]] = {
    joker: (2, 3, 4),
    durak: (2, 3, 4, 5, 6),
    durachki: (2, 3, 4),
    bura: (2,),
}
CASES = [(of, players) for of, numbers in PLACES.items() for players in numbers]


def pack(width: int, at: tuple[float, float]) -> Rect:
    """The pack with the three cards that are seen of it."""
    rect = Rect(0, 0, width + 2, round(width * 1.4) + 4)
    rect.midbottom = (round(at[0]) + 1, round(at[1] + width * 0.7))
    return rect


def of_seats(table: TableLayout) -> Iterator[Rect]:
    for seat in table.seats:
        yield seat.plate
        head = Rect(0, 0, seat.diameter, seat.diameter)
        head.center = (round(seat.portrait[0]), round(seat.portrait[1]))
        yield head


def assert_apart(cards: Rect, table: TableLayout) -> None:
    wide = cards.inflate(2 * MARGIN, 2 * MARGIN)
    assert table.metrics.rect.contains(wide)
    assert wide.collidelist(list(of_seats(table))) < 0, [rect for rect in of_seats(table) if wide.colliderect(rect)]


@pytest.mark.parametrize(("size", "left"), list(product(SIZES, (False, True))), ids=str)
@pytest.mark.parametrize(("of", "players"), CASES)
def test_the_pack_of_a_table_stands_apart(
    of: Callable[[Metrics, int, bool], tuple[TableLayout, int]], players: int, size: tuple[int, int], left: bool
) -> None:
    table, width = of(Metrics(*size), players, left)
    assert_apart(pack(width, table.pack), table)
    if of is not bura:
        assert_apart(pack(width, (table.pack[0] + CUT_ASIDE * width, table.pack[1])), table)


@pytest.mark.parametrize(("size", "left"), list(product(SIZES, (False, True))), ids=str)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_pack_of_the_toss_stands_apart(players: int, size: tuple[int, int], left: bool) -> None:
    places = toss_places(Metrics(*size), players, left)
    for side in (-0.9, 0.0, 0.9):
        assert_apart(pack(places.width, (places.pack[0] + side * places.width, places.pack[1])), places.table)
