"""The icons: every one in any size and colour."""

from __future__ import annotations

import pygame
import pytest
from pygame import Color

from scenes.assets import BrokenAsset
from scenes.icons import ICONS, icon

NAMED = [
    "menu",
    "hint",
    "last_trick",
    "sheet",
    "gear",
    "book",
    "speaker",
    "speaker_off",
    "play",
    "pause",
    "undo",
    "again",
    "check",
    "cross",
    "plus",
    "minus",
    "dash",
    "crown",
    "crown_gold",
    "lock",
    "clock",
    "star",
    "eye",
    "eye_off",
    "pencil",
    "person",
    "pair",
    "robot",
    "fullscreen",
    "window",
    "arrow_left",
    "arrow_right",
    "arrow_up",
    "arrow_down",
    "no_trumps",
    "dealer",
    "card_back",
    "trash",
    "info",
    "help",
    "globe",
    "trophy",
    "hand",
    "home",
    "chart",
    "exit",
    "shield",
    "sword",
    "fools_cap",
    "word",
    "swap",
    "suit_c",
    "suit_d",
    "suit_h",
    "suit_s",
]


def test_the_icons_that_scenes_ask_for_exist() -> None:
    assert sorted(NAMED) == list(ICONS)


@pytest.mark.parametrize("name", NAMED)
def test_an_icon_fills_its_square_without_touching_the_edge(name: str) -> None:
    for px in (18, 48, 97):
        drawn = icon(name, px, "#FBF5E6")
        assert drawn.get_size() == (px, px)
        ink = drawn.get_bounding_rect(min_alpha=200)
        assert max(ink.size) >= px * 0.4
        around = [drawn.get_at((x, y)).a for i in range(px) for x, y in ((i, 0), (i, px - 1), (0, i), (px - 1, i))]
        assert max(around) < 200


def test_the_ink_takes_the_colour_and_its_alpha() -> None:
    middle = icon("plus", 40, Color(10, 200, 30)).get_at((20, 20))
    assert list(middle) == pytest.approx([10, 200, 30, 255], abs=3)
    assert icon("plus", 40, Color(10, 200, 30, 100)).get_at((20, 20)).a == pytest.approx(100, abs=2)


def test_icons_differ_and_are_kept() -> None:
    assert len({pygame.image.tobytes(icon(name, 32, "#FFFFFF"), "RGBA") for name in NAMED}) == len(NAMED)
    assert icon("gear", 32, "#FFFFFF") is icon("gear", 32, Color(255, 255, 255))


def test_an_unknown_icon_is_refused() -> None:
    with pytest.raises(BrokenAsset, match="unicorn"):
        icon("unicorn", 32, "#FFFFFF")
