"""The focus ring: order, directions, adjusting, items made anew."""

from __future__ import annotations

import pygame
import pytest

from scenes.focus import Focusable, FocusRing


def item(x: int, y: int, key: str, w: int = 40, h: int = 20, enabled: bool = True) -> Focusable:
    return Focusable(pygame.Rect(x, y, w, h), lambda: None, key, key=key, enabled=enabled)


@pytest.fixture
def grid() -> FocusRing:
    return FocusRing(item(50 * x, 30 * y, f"{x}{y}") for y in range(3) for x in range(3))


def at(ring: FocusRing) -> object:
    return ring.current.key if ring.current else None


def test_tab_goes_round(grid: FocusRing) -> None:
    seen = [at(grid) for _ in range(10) if grid.step(1)]
    assert seen == ["00", "10", "20", "01", "11", "21", "02", "12", "22", "00"]
    grid.step(-1)
    assert at(grid) == "22"


def test_arrows_go_to_the_neighbour(grid: FocusRing) -> None:
    grid.focus_key("11")
    for direction, goal in (((1, 0), "21"), ((0, 1), "22"), ((-1, 0), "12"), ((0, -1), "11")):
        assert grid.move(*direction)
        assert at(grid) == goal


def test_arrows_stay_at_the_edge(grid: FocusRing) -> None:
    grid.focus_key("22")
    assert not grid.move(1, 0)
    assert at(grid) == "22"


def test_first_arrow_focuses_something(grid: FocusRing) -> None:
    assert grid.move(0, 1)
    assert at(grid) == "00"


def test_a_column_is_followed_over_a_wide_item() -> None:
    ring = FocusRing(
        [item(0, 0, "wide", w=300), item(0, 40, "left"), item(250, 40, "right"), item(0, 80, "foot", w=300)]
    )
    ring.focus_key("right")
    ring.move(0, 1)
    assert at(ring) == "foot"
    ring.move(0, -1)
    assert at(ring) in ("left", "right")


def test_adjusting_keeps_the_focus() -> None:
    got: list[int] = []
    knob = item(0, 0, "knob")
    knob.adjust = got.append
    ring = FocusRing([knob, item(100, 0, "other"), item(0, 50, "below")])
    ring.focus(knob)
    ring.move(1, 0)
    ring.move(-1, 0)
    assert got == [1, -1]
    assert at(ring) == "knob"
    ring.move(0, 1)
    assert at(ring) == "below"


def test_items_made_anew_keep_the_focus(grid: FocusRing) -> None:
    grid.focus_key("11")
    grid.set_items([item(5, 5, "11"), item(9, 9, "new")])
    assert grid.current is grid.items[0]
    grid.set_items([item(9, 9, "new")])
    assert grid.current is None


def test_disabled_items_are_passed_over() -> None:
    ring = FocusRing([item(0, 0, "a"), item(50, 0, "b", enabled=False), item(100, 0, "c")])
    ring.focus_key("a")
    ring.step(1)
    assert at(ring) == "c"
    assert not ring.focus_key("b")
    assert ring.at((60, 5)) is None


def test_activate_and_on_focus() -> None:
    notes: list[str] = []
    thing = Focusable(pygame.Rect(0, 0, 9, 9), lambda: notes.append("do"), "x", on_focus=lambda: notes.append("focus"))
    ring = FocusRing([thing])
    assert not ring.activate()
    ring.step(1)
    assert ring.activate()
    assert notes == ["focus", "do"]
    ring.focus(None)
    assert not ring.activate()


def test_nothing_to_focus() -> None:
    ring = FocusRing()
    assert not ring.step(1)
    assert not ring.move(0, 1)


def test_the_upper_item_is_found_first() -> None:
    ring = FocusRing([item(0, 0, "under"), item(20, 0, "over")])
    found = ring.at((30, 5))
    assert found is not None
    assert found.key == "over"
