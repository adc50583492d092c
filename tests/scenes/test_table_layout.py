"""The places of the table: inside the window, apart from each other, at any size."""

from __future__ import annotations

import itertools

import pytest
from pygame import Rect

from scenes.metrics import Metrics
from scenes.table.layout import TableLayout, layout

SIZES = [(800, 480), (1024, 600), (1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160)]
CASES = list(itertools.product(SIZES, (2, 3, 4, 5, 6), (False, True)))


def card_rect(place: TableLayout, index: int) -> Rect:
    rect = Rect(0, 0, place.trick_width, round(place.trick_width * 1.4))
    rect.center = place.slots[index][0]
    return rect


@pytest.mark.parametrize(("size", "players", "left"), CASES)
def test_nothing_leaves_the_window_or_overlaps(size: tuple[int, int], players: int, left: bool) -> None:
    place = layout(Metrics(*size), players, left)
    window = Rect((0, 0), size)
    hand = Rect(0, 0, place.hand_span, round(place.hand_width * 1.4))
    hand.center = place.hand_middle
    parts = {
        "menu": place.menu,
        "info": place.info,
        "counter": place.counter,
        "banner": place.banner,
        "score": place.score,
        "hint": place.hint,
        "last": place.last_trick,
        "hand": hand,
        **{f"plate {index}": seat.plate for index, seat in enumerate(place.seats)},
    }
    for name, rect in parts.items():
        assert window.contains(rect), name
    for (one, a), (other, b) in itertools.combinations(parts.items(), 2):
        assert not a.colliderect(b), (one, other)
    for index in range(players):
        card = card_rect(place, index)
        for name, rect in parts.items():
            assert not card.colliderect(rect), (index, name)


@pytest.mark.parametrize(("size", "players", "left"), CASES)
def test_portraits_are_clear_of_panels_and_trick(size: tuple[int, int], players: int, left: bool) -> None:
    place = layout(Metrics(*size), players, left)
    for seat in place.seats:
        head = Rect(0, 0, seat.diameter, seat.diameter)
        head.center = seat.portrait
        assert Rect((0, 0), size).contains(head)
        for rect in (place.menu, place.info, place.counter, place.banner, place.score, place.hint, place.last_trick):
            assert not head.colliderect(rect)
        for index in range(players):
            assert not head.colliderect(card_rect(place, index))


@pytest.mark.parametrize(("size", "players", "left"), CASES)
def test_the_choices_leave_the_hand_free(size: tuple[int, int], players: int, left: bool) -> None:
    place = layout(Metrics(*size), players, left)
    assert place.choice.bottom <= place.hand_top
    assert place.answer.bottom <= place.hand_top
    assert place.answer.h >= place.metrics.touch
    for index in range(1, players):
        assert place.answer.top >= card_rect(place, index).bottom - place.metrics.px(12)


def test_the_drawn_sizes_have_the_sizes_of_the_tokens() -> None:
    large, small = layout(Metrics(1280, 720), 4), layout(Metrics(800, 480), 4)
    assert (large.hand_width, large.trick_width, large.lifted_width) == (136, 108, 160)
    assert (small.hand_width, small.trick_width) == (94, 84)
    assert small.hint.w >= 50


def test_left_handed_mirrors_the_lower_edge() -> None:
    right, left = layout(Metrics(1280, 720), 4), layout(Metrics(1280, 720), 4, left_handed=True)
    assert left.seats[0].plate.x == 1280 - right.seats[0].plate.right
    assert left.hint.x == 1280 - right.hint.right
    assert left.seats[1].plate == right.seats[1].plate


@pytest.mark.parametrize(("size", "players", "left"), CASES)
def test_the_line_over_the_hand_is_clear_of_a_lifted_card_and_the_trick(
    size: tuple[int, int], players: int, left: bool
) -> None:
    place = layout(Metrics(*size), players, left)
    lifted = place.hand_middle[1] - 14 * place.metrics.scale - (place.lifted_width - place.hand_width) * 0.7
    assert place.line.bottom <= lifted - place.lifted_width * 0.7 + place.metrics.px(2)
    assert Rect((0, 0), size).contains(place.line)
    for index in range(players):
        assert not place.line.colliderect(card_rect(place, index))
    for seat in place.seats:
        assert not place.line.colliderect(seat.plate)
    assert not place.line.colliderect(place.seats[0].speech)
