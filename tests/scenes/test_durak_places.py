"""Where the things of Durak stand: inside the window, apart from each other, every index free, at any size."""

from __future__ import annotations

import itertools

import pytest
from pygame import Rect

from scenes.beating.places import BoutPlaces, places
from scenes.metrics import Metrics

SIZES = [(800, 480), (1024, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
CASES = list(itertools.product(SIZES, (2, 3, 4, 5, 6), (False, True)))
INDEX = (0.31, 0.36)
"""What of a card's width and height its index takes, the large one too."""


def pile(place: BoutPlaces, middle: tuple[float, float], across: bool = False) -> Rect:
    size = (place.pile_width, round(place.pile_width * 1.4))
    rect = Rect((0, 0), size[::-1] if across else size)
    rect.center = (round(middle[0]), round(middle[1]))
    return rect


@pytest.mark.parametrize(("size", "players", "left"), CASES)
def test_nothing_leaves_the_window_or_overlaps(size: tuple[int, int], players: int, left: bool) -> None:
    place = places(Metrics(*size), players, left)
    table = place.table
    hand = Rect(0, 0, table.hand_span, round(table.hand_width * 1.4))
    hand.center = table.hand_middle
    talon = pile(place, place.talon).union(pile(place, place.trump, across=True))
    parts = {
        "field": place.field,
        "talon": talon,
        "discard": pile(place, place.discard),
        "action": place.action,
        "swap": place.swap,
        "hint": place.hint,
        "board": place.board,
        "menu": table.menu,
        "banner": table.banner,
        "hand": hand,
        **{f"plate {index}": seat.plate for index, seat in enumerate(table.seats)},
    }
    for index, seat in enumerate(table.seats):
        head = Rect(0, 0, seat.diameter, seat.diameter)
        head.center = seat.portrait
        if not seat.compact:
            parts[f"head {index}"] = head
    window = Rect((0, 0), size)
    for name, rect in parts.items():
        assert window.contains(rect), name
    for (one, a), (other, b) in itertools.combinations(parts.items(), 2):
        if one.split()[-1] != other.split()[-1]:
            assert not a.colliderect(b), (one, other)
    assert place.action.height >= 48
    assert place.swap.height >= 48


@pytest.mark.parametrize(("size", "players", "left"), CASES)
@pytest.mark.parametrize("count", range(1, 7))
def test_every_index_of_the_pairs_can_be_read(size: tuple[int, int], players: int, left: bool, count: int) -> None:
    place = places(Metrics(*size), players, left)
    laid: list[Rect] = []
    for pair in place.pairs(count):
        cover = pair.rect.move(round(pair.cover[0] - pair.attack[0]), round(pair.cover[1] - pair.attack[1]))
        laid += [pair.rect, cover]
        assert pair.width >= 60
    for number, rect in enumerate(laid):
        assert place.field.inflate(4, 4).contains(rect)
        index = Rect(rect.x, rect.y, round(rect.w * INDEX[0]), round(rect.h * INDEX[1]))
        for later in laid[number + 1 :]:
            assert not index.colliderect(later)


@pytest.mark.parametrize("size", SIZES)
def test_pairs_do_not_grow_or_shrink_much_when_a_second_row_begins(size: tuple[int, int]) -> None:
    place = places(Metrics(*size), 4)
    assert place.pairs(4)[0].width >= 0.8 * place.pairs(3)[0].width
