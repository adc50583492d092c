"""The three card backs: cross-stitch cells in a frame, one pattern and one ground each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from assets.make.svg import rect

_NX, _NY, _CELL = 43, 63, 4.0
_LEFT, _TOP = 14, 14
_CX, _CY = _NX // 2, _NY // 2


@dataclass(frozen=True)
class _Yarn:
    """The colours of one back: ground, frame, and the pattern's yarns."""

    ground: str
    frame: str
    cloth: str
    cream: str
    bright: str
    accent: str


_YARNS = (
    _Yarn("#7A1C26", "#C8A050", "#B23A35", "#F1E3C4", "#E3AC45", "#1E2330"),
    _Yarn("#182C52", "#D9B25A", "#2F5590", "#F1E3C4", "#E3AC45", "#5FA3C4"),
    _Yarn("#16473A", "#D9B25A", "#2C7560", "#F1E3C4", "#E3AC45", "#B23A35"),
)


def _near(distance: int, period: int) -> int:
    """The distance to the nearest multiple of `period`."""
    rest = distance % period
    return min(rest, period - rest)


def _lattice(yarn: _Yarn, dx: int, dy: int) -> str | None:
    """Small rhombs all over."""
    ring = _near(dx, 14) + _near(dy, 14)
    return {
        0: yarn.bright,
        1: yarn.bright,
        3: yarn.cream,
        6: yarn.cloth,
        7: yarn.cloth,
        10: yarn.cream,
        12: yarn.bright,
        13: yarn.bright,
        14: yarn.bright,
    }.get(ring)


def _star(yarn: _Yarn, dx: int, dy: int) -> str | None:
    """One great rhomb of rings with a cross in it, among scattered small ones."""
    distance = dx + dy * 0.72
    if distance < 16:
        if (dx == 0 and dy < 9) or (dy == 0 and dx < 8):
            return yarn.cream if distance >= 3 else yarn.bright
        g, c, b, k, a = yarn.ground, yarn.cream, yarn.bright, yarn.cloth, yarn.accent
        return (b, b, g, c, c, g, a, g, k, k, g, b, g, c, g, k)[int(distance)]
    ring = _near(dx, 6) + _near(dy, 6)
    return yarn.accent if ring == 0 else yarn.cloth if ring == 3 else None


def _tree(yarn: _Yarn, dx: int, dy: int) -> str | None:
    """A stem with zigzag branches: the tree of a rushnyk."""
    row = _near(dy, 21)
    ring = dx + row
    if dx == 0 or ring == 7:
        return yarn.bright
    if ring in (3, 4, 14):
        return yarn.cream
    if ring in (10, 11):
        return yarn.accent
    if (dx >= row and (dx - row) % 5 == 0 and dx < 9) or (dx - row) % 7 == 0:
        return yarn.cloth
    return None


_PATTERNS: tuple[Callable[[_Yarn, int, int], str | None], ...] = (_lattice, _star, _tree)
BACKS = len(_YARNS)


def _cell(yarn: _Yarn, pattern: Callable[[_Yarn, int, int], str | None], i: int, j: int) -> str | None:
    """The colour of one cell, None for the bare ground: a frame of seven cells, then the pattern."""
    edge = min(i, j, _NX - 1 - i, _NY - 1 - j)
    dx, dy = abs(i - _CX), abs(j - _CY)
    if edge == 0:
        return yarn.frame
    if edge in (2, 3, 4):
        along = (dx if edge == min(j, _NY - 1 - j) else dy) % 6
        if along + abs(edge - 3) == 3:
            return yarn.frame
        return yarn.cream if along == 0 and edge == 3 else None
    if edge in (1, 5):
        return None
    return yarn.cloth if edge == 6 else pattern(yarn, dx, dy)


def _stitches(colour_at: Callable[[int, int], str | None]) -> str:
    """All cells, runs of one colour in a row as one rectangle, a hair too wide so that no gap shows."""
    out = ""
    for j in range(_NY):
        i = 0
        while i < _NX:
            colour, start = colour_at(i, j), i
            while i < _NX and colour_at(i, j) == colour:
                i += 1
            if colour:
                x, y = _LEFT + start * _CELL, _TOP + j * _CELL
                out += rect(x, y, (i - start) * _CELL + 0.15, _CELL + 0.15, colour)
    return out


def back(number: int) -> str:
    """Back 0 (red lattice), 1 (blue star) or 2 (green tree), 200 x 280 without the surrounding document."""
    yarn, pattern = _YARNS[number], _PATTERNS[number]
    return rect(9, 9, 182, 262, yarn.ground, 9) + _stitches(lambda i, j: _cell(yarn, pattern, i, j))
