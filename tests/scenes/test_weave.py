"""Cross-stitch strips and the woven border."""

from __future__ import annotations

import pygame
import pytest
from pygame import Color, Surface

from scenes import tokens
from scenes.weave import BANNER, DIVIDER, SHEET, TILE, Strip, border_cell, draw_border, strip

RED, GOLD = Color("#BC302D"), Color("#E9B34A")
ALL = [(DIVIDER, (GOLD, RED)), (TILE, (GOLD, RED)), (SHEET, (RED,)), (BANNER, (RED,))]


@pytest.mark.parametrize(("pattern", "colours"), ALL)
def test_a_strip_has_its_length_and_stands_in_the_middle(pattern: Strip, colours: tuple[Color, ...]) -> None:
    for length, cell in ((300, 4), (331, 3), (88, 2)):
        drawn = strip(pattern, length, cell, *colours)
        assert drawn.get_size() == (length, pattern.height(cell))
        ink = drawn.get_bounding_rect()
        assert ink.width > length - (pattern.period + 2) * cell
        assert abs(ink.left - (length - ink.right)) <= 1


@pytest.mark.parametrize(("pattern", "colours"), ALL)
def test_a_strip_is_its_own_mirror_image(pattern: Strip, colours: tuple[Color, ...]) -> None:
    drawn = strip(pattern, pattern.period * 5 + 1, 1, *colours)
    mirrored = pygame.transform.flip(drawn, True, False)
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(mirrored, "RGBA")


def test_stitches_are_whole_squares_of_the_given_colours() -> None:
    drawn = strip(DIVIDER, 164, 4, GOLD, RED)
    large = pygame.transform.scale_by(strip(DIVIDER, 41, 1, GOLD, RED), 4)
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(large, "RGBA")
    found = {tuple(drawn.get_at((x, y))) for x in range(164) for y in range(20)}
    assert found == {(0, 0, 0, 0), tuple(GOLD), tuple(RED)}


def test_strips_are_kept_and_a_short_one_does_not_break() -> None:
    assert strip(TILE, 200, 2, GOLD, RED) is strip(TILE, 200, 2, GOLD, RED)
    assert strip(TILE, 5, 2, GOLD, RED).get_width() == 5


@pytest.mark.parametrize(("size", "thickness"), [((800, 480), 12), ((1280, 720), 26), ((1920, 1080), 39)])
def test_the_border_lies_around_the_edge_alike_on_all_sides(size: tuple[int, int], thickness: int) -> None:
    theme = tokens.theme("green")
    surface = Surface(size, pygame.SRCALPHA)
    draw_border(surface, thickness, theme)
    inside = surface.subsurface(surface.get_rect().inflate(-2 * thickness, -2 * thickness))
    assert inside.get_bounding_rect().size == (0, 0)
    assert surface.get_at((0, 0)) == theme.rail
    assert surface.get_at((size[0] // 2, size[1] - 1)) == theme.rail
    top = surface.subsurface((0, 0, size[0], thickness))
    bottom = surface.subsurface((0, size[1] - thickness, size[0], thickness))
    for yarn in (theme.weave_1, theme.weave_2, theme.weave_3):
        assert pygame.mask.from_threshold(top, yarn, (1, 1, 1, 255)).count() > 20 * border_cell(thickness) ** 2
    assert pygame.image.tobytes(top, "RGBA") == pygame.image.tobytes(bottom, "RGBA")
