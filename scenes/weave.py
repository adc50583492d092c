"""Cross-stitch: the border of the table and the strips of ornament, from rows of letters.

A cell is one stitch, a square of whole pixels, so that ornaments stay crisp at every size. In a pattern a digit
names a yarn (1 is the first colour given) and a full stop the bare ground.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from scenes import tokens
from scenes.deck import ready

Rows = tuple[str, ...]


def _folded(*upper: str) -> Rows:
    """A pattern that is the same above and below its last given row."""
    return (*upper, *reversed(upper[:-1]))


@dataclass(frozen=True)
class Strip:
    """A pattern that repeats to the right; its first column closes it again at the right end."""

    rows: Rows

    @property
    def period(self) -> int:
        """The cells of one repeat."""
        return len(self.rows[0])

    def height(self, cell: int) -> int:
        """The height in pixels with stitches of `cell` pixels."""
        return len(self.rows) * cell


DIVIDER: Final = Strip(_folded("..1..2..1.", ".1..2.2..1", "1..2.1.2.."))
"""Rhombs in a chain, two yarns, 5 rows: under the title of the menu."""

TILE: Final = Strip(_folded("...1..2..1..", "..1..2.2..1.", ".1..2...2..1", "1..2..2..2.."))
"""Crosses and rhombs, two yarns, 7 rows: on the tiles of the menu."""

SHEET: Final = Strip(tuple(row.replace("2", "1") for row in TILE.rows))
"""The same in one yarn: the red rows of the paper sheet and of calls."""

BANNER: Final = Strip(_folded("..1.1.", ".1...1", "1..1.."))
"""Small crosses, one yarn, 5 rows: the hem of the trump cloth."""

_RHOMB: Final = _folded("....1....", "...1.1...", "..1.3.1..", ".1.323.1.", "1.32223.1")
_CROSS: Final = _folded("..2..", ".3.3.", "2.1.2")
_CORNER: Final = _folded("....2....", "...222...", "..22322..", ".2233322.", "223333322")
_BORDER_CELLS = 13
_STEP_CELLS = 12  # from a rhomb to the next cross


@lru_cache(maxsize=64)
def _stitched(rows: Rows, cell: int, yarns: tuple[tuple[int, int, int, int], ...]) -> Surface:
    out = Surface((len(rows[0]) * cell, len(rows) * cell), pygame.SRCALPHA)
    for j, row in enumerate(rows):
        for i, stitch in enumerate(row):
            if stitch != ".":
                out.fill(yarns[int(stitch) - 1], (i * cell, j * cell, cell, cell))
    return ready(out)


def _yarns(colours: tuple[Color, ...]) -> tuple[tuple[int, int, int, int], ...]:
    return tuple((c.r, c.g, c.b, c.a) for c in colours)


def strip(pattern: Strip, length: int, cell: int, *colours: Color) -> Surface:
    """`pattern` as many whole times as `length` pixels hold, in the middle of a transparent strip of that length.

    `cell` is the side of a stitch in pixels, one colour is wanted for each yarn. The surface is shared: do not
    draw on it.
    """
    return _strip(pattern, length, cell, _yarns(colours))


@lru_cache(maxsize=64)
def _strip(pattern: Strip, length: int, cell: int, yarns: tuple[tuple[int, int, int, int], ...]) -> Surface:
    out = Surface((length, pattern.height(cell)), pygame.SRCALPHA)
    repeats = max(0, (length // cell - 1) // pattern.period)
    rows = tuple(row * repeats + row[0] for row in pattern.rows)
    drawn = _stitched(rows, cell, yarns)
    out.blit(drawn, ((length - drawn.width) // 2, 0))
    return ready(out)


def border_cell(thickness: int) -> int:
    """The side in pixels of a stitch in a border `thickness` pixels wide."""
    return max(1, thickness // _BORDER_CELLS)


def draw_border(surface: Surface, thickness: int, theme: tokens.Theme) -> None:
    """Draw the woven border, `thickness` pixels wide, around the edge of `surface`.

    Rhombs and crosses take turns at even distances, with a full rhomb in each corner, on the theme's rail.
    """
    width, height = surface.get_size()
    for side in (
        Rect(0, 0, width, thickness),
        Rect(0, height - thickness, width, thickness),
        Rect(0, 0, thickness, height),
        Rect(width - thickness, 0, thickness, height),
    ):
        surface.fill(theme.rail, side)
    cell = border_cell(thickness)
    yarns = _yarns((theme.weave_1, theme.weave_2, theme.weave_3))
    rhomb, cross, corner = (_stitched(rows, cell, yarns) for rows in (_RHOMB, _CROSS, _CORNER))
    near = thickness / 2
    right, bottom = width - near, height - near

    def put(motif: Surface, x: float, y: float) -> None:
        surface.blit(motif, (round(x - motif.width / 2), round(y - motif.height / 2)))

    for x in (near, right):
        for y in (near, bottom):
            put(corner, x, y)
    for i, x in enumerate(_places(near, right, cell)):
        for y in (near, bottom):
            put(rhomb if i % 2 else cross, x, y)
    for i, y in enumerate(_places(near, bottom, cell)):
        for x in (near, right):
            put(rhomb if i % 2 else cross, x, y)


def _places(start: float, end: float, cell: int) -> list[float]:
    """An odd number of even places between two corners, so that a cross stands next to each corner."""
    steps = max(2, 2 * round((end - start) / (2 * _STEP_CELLS * cell)))
    return [start + (end - start) * i / steps for i in range(1, steps)]
