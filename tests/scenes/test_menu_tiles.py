"""The tiles of the menu: places for any number of games, looks, fans."""

from __future__ import annotations

import pygame
import pytest

from game import registry
from scenes import menu_tiles


@pytest.mark.parametrize("count", range(1, 8))
def test_any_number_of_tiles_fills_the_area(count: int) -> None:
    area = pygame.Rect(10, 20, 800, 600)
    rects = menu_tiles.tile_rects(area, count, 12)
    assert len(rects) == count
    assert all(area.contains(rect) for rect in rects)
    assert not any(first.colliderect(second) for n, first in enumerate(rects) for second in rects[:n])
    # equal tiles leave less than a pixel for each of them
    assert area.bottom - max(rect.bottom for rect in rects) < count
    assert area.right - max(rect.right for rect in rects) < count


def test_a_game_without_a_look_comes_last_with_a_plain_one() -> None:
    assert menu_tiles.in_order(("whist", "bura", "joker")) == ["joker", "bura", "whist"]
    assert menu_tiles.look_of("whist") is menu_tiles.PLAIN


def test_the_presets_beside_a_game_are_its_own() -> None:
    for name, game in registry.GAMES.items():
        assert set(menu_tiles.look_of(name).quick) <= set(game.presets)


@pytest.mark.parametrize("game", [*menu_tiles.LOOKS, "whist"])
def test_the_cards_of_a_fan_stay_inside_its_bounds_and_in_order(game: str) -> None:
    look = menu_tiles.look_of(game)
    for fan in (look.fan, look.wide):
        left, upper, right, lower = fan.bounds
        assert left < 0 < right
        assert upper < lower
        assert all(left <= card.x <= right and upper <= card.y <= lower for card in fan.cards)
        assert len({card.card for card in fan.cards}) == len(fan.cards)
