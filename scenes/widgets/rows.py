"""Form rows: a name, the line that explains it, and a control. Where their parts stand and what they look like."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, paint, tokens
from scenes.vector import hexa
from scenes.widgets.faces import Look, ink_on

_LEAST_NOTES: Final = 0.4
"""The least share of a row's width in which a line that explains it may stand beside the control."""


@dataclass(frozen=True)
class RowPlan:
    """A form row `height` pixels high: lines of its name and of what explains it, and where its control stands.

    Rects are (x, y, width, height) inside the row. The control stands beside the words, or under them where
    the row is too narrow for both.
    """

    height: int
    lines: tuple[str, ...]
    notes: tuple[str, ...]
    words: tuple[int, int, int, int]
    part: tuple[int, int, int, int]


@lru_cache(maxsize=256)
def plan(look: Look, width: int, label: str, sub: str, need: int, high: int, least: int) -> RowPlan:
    """Lay a row out whose control needs `need` pixels of width (but is never narrower than `least`) and `high`."""
    m = look.metrics
    body, small = m.type("body"), m.type("small")
    side = 3 * m.u
    inner = width - m.pad - side
    beside = inner - need - m.gap
    longest = max((fonts.width(word, body, True) for word in label.split()), default=0)
    cramped = beside < max(longest, inner * _LEAST_NOTES if sub else 0)
    stacked = cramped or len(fonts.wrap(label, body, beside, True)) > 2
    room = width - 2 * m.pad if stacked else beside
    lines = fonts.wrap(label, body, room, True)
    notes = fonts.wrap(sub, small, room) if sub else ()
    text = len(lines) * fonts.height(body, True) + len(notes) * fonts.line_step(small) + (m.u // 2 if notes else 0)
    if stacked:
        height = text + high + m.u + 4 * m.u
        wide = min(inner, max(need, least))
        part = (width - side - wide, height - high - 2 * m.u, wide, high)
        return RowPlan(height, lines, notes, (m.pad, 2 * m.u, room, text), part)
    height = max(m.touch, high + 2 * m.u, text + 4 * m.u)
    part = (width - side - need, (height - high) // 2, need, high)
    return RowPlan(height, lines, notes, (m.pad, (height - text) // 2, room, text), part)


def grown(row: RowPlan, height: int) -> RowPlan:
    """The same row, higher than it needs to be: all parts move down by half of the difference."""
    by = (height - row.height) // 2
    x, y, width, high = row.words
    px, py, pwidth, phigh = row.part
    return replace(row, height=height, words=(x, y + by, width, high), part=(px, py + by, pwidth, phigh))


def ground(look: Look, width: int, row: RowPlan, state: str) -> pygame.Surface:
    """The dark row with its words, for a control to be drawn on."""
    m = look.metrics
    size = (width, row.height)
    shown = "hover" if state == "pressed" else state
    surface = paint.button(size, "dark", shown, min(look.radius, size[1] // 2), look.theme).copy()
    first, second = ink_on("dark", state)
    x, y = row.words[:2]
    for line in row.lines:
        word = fonts.text(line, m.type("body"), first, True)
        surface.blit(word, (x, y))
        y += word.get_height()
    y += m.u // 2
    for note in row.notes:
        surface.blit(fonts.text(note, m.type("small"), second), (x, y))
        y += fonts.line_step(m.type("small"))
    return surface


def names_width(look: Look, names: Sequence[str]) -> int:
    """How wide the place for a stepper's value must be so that each name fits on one or two lines."""
    px = look.metrics.type("body")
    one = max(fonts.width(name, px, True) for name in names)
    if one <= look.metrics.px(150):
        return one
    two = one
    while two > look.metrics.px(90) and all(_fits_two(name, px, two - 4) for name in names):
        two -= 4
    return two


def _fits_two(name: str, px: int, width: int) -> bool:
    words_fit = all(fonts.width(word, px, True) <= width for word in name.split())
    return words_fit and len(fonts.wrap(name, px, width, True)) <= 2


def segments(
    look: Look, surface: pygame.Surface, part: pygame.Rect, names: Sequence[str], chosen: int, state: str
) -> None:
    """Draw a row of names of which one is chosen."""
    m = look.metrics
    for index, (name, rect) in enumerate(zip(names, segment_rects(part, len(names), m.u), strict=True)):
        kind = "paper" if index == chosen else "dark"
        shown = state if state == "disabled" or index != chosen else "normal"
        surface.blit(paint.button(rect.size, kind, shown, part.height // 2, look.theme), rect)
        word = fonts.fitted(name, m.type("body"), ink_on(kind, state)[0], rect.width - 4 * m.u, bold=True)
        surface.blit(word, word.get_rect(center=rect.center))


def segment_rects(part: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Equal pieces of a part, side by side."""
    width = (part.width - gap * (count - 1)) / count
    edges = [part.left + index * (width + gap) for index in range(count)]
    return [pygame.Rect(round(x), part.top, round(x + width) - round(x), part.height) for x in edges]


def arrow_side(part: pygame.Rect) -> int:
    """Diameter of a stepper's arrow buttons; what is pressed is the whole half of its part."""
    return part.height


def stepper(
    look: Look, surface: pygame.Surface, part: pygame.Rect, value: str, ends: tuple[bool, bool], state: str
) -> None:
    """Draw a value between two arrows; ends: whether it can go back and on."""
    m = look.metrics
    side = arrow_side(part)
    off = state == "disabled"
    for flip, can in enumerate(ends):
        rect = pygame.Rect(part.right - side if flip else part.left, part.top, side, side)
        live = can and not off
        surface.blit(paint.button(rect.size, "paper" if live else "dark", "normal", side // 2, look.theme), rect)
        sign = arrow(round(side * 0.42), bool(flip), live)
        surface.blit(sign, sign.get_rect(center=(rect.centerx + (1 if flip else -1), rect.centery)))
    room = part.width - 2 * side - 2 * m.u
    px = m.type("body")
    colour = ink_on("dark", state)[0]
    lines = [value] if fonts.width(value, px, True) <= room else list(fonts.wrap(value, px, room, True))
    if len(lines) > 2:
        lines = [value]
    words = [fonts.fitted(line, px, colour, room, True) for line in lines]
    y = part.centery - sum(word.get_height() for word in words) // 2
    for word in words:
        surface.blit(word, (part.centerx - word.get_width() // 2, y))
        y += word.get_height()


@lru_cache(maxsize=32)
def arrow(px: int, right: bool, live: bool) -> pygame.Surface:
    """A round-ended chevron."""
    ink = tokens.colour("ink" if live else "muted")
    near, far = (0.34, 0.7) if right else (0.66, 0.3)
    return paint.vector(
        (px, px),
        f'<path d="M{near * px:.1f} {0.14 * px:.1f} L{far * px:.1f} {0.5 * px:.1f} '
        f'L{near * px:.1f} {0.86 * px:.1f}" fill="none" '
        f'stroke="{hexa(ink)}" stroke-opacity="{1 if live else 0.35}" stroke-width="{0.17 * px:.1f}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>',
    )


@lru_cache(maxsize=32)
def switch(look: Look, high: int, on: bool, state: str) -> pygame.Surface:
    """A switch twice as wide as high; on: golden with a tick, off: dark with a bar. Never colour alone."""
    size = (round(high * 1.9), high)
    line, radius = max(1.5, high * 0.06), high / 2
    middle = size[0] - radius if on else radius
    gold, dark = tokens.colour("gold"), tokens.theme(look.theme).panel
    fill, rim = hexa(gold if on else dark), tokens.colour("gold_hi" if on else "muted")
    knob = hexa(tokens.colour("paper_hi"))
    k = radius * 0.74
    mark = (
        f"M{middle - k * 0.42:.1f} {radius + k * 0.02:.1f} L{middle - k * 0.1:.1f} {radius + k * 0.34:.1f} "
        f"L{middle + k * 0.46:.1f} {radius - k * 0.32:.1f}"
        if on
        else f"M{middle - k * 0.36:.1f} {radius:.1f} L{middle + k * 0.36:.1f} {radius:.1f}"
    )
    surface = paint.vector(
        size,
        f'<rect x="{line / 2}" y="{line / 2}" width="{size[0] - line}" height="{high - line}" '
        f'rx="{radius - line / 2}" fill="{fill}" stroke="{hexa(rim)}" stroke-width="{line:.1f}" '
        f'stroke-opacity="0.8"/>'
        f'<circle cx="{middle:.1f}" cy="{radius + 1:.1f}" r="{k:.1f}" fill="#000000" fill-opacity="0.3"/>'
        f'<circle cx="{middle:.1f}" cy="{radius:.1f}" r="{k:.1f}" fill="{knob}"/>'
        f'<path d="{mark}" fill="none" stroke="{hexa(tokens.colour("ink"))}" stroke-width="{k * 0.24:.1f}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>',
    )
    return paint.faded(surface, 0.45) if state == "disabled" else surface


def slide(look: Look, surface: pygame.Surface, part: pygame.Rect, share: float, state: str) -> None:
    """Draw a groove filled from the left up to `share`, with a knob."""
    bar = pygame.Rect(part.left, part.centery - max(3, part.height // 10), part.width, max(6, part.height // 5))
    knob = knob_size(part)
    x = part.left + round(share * (part.width - knob))
    fill = max(bar.height, x + knob // 2 - bar.left)
    alpha = 0.45 if state == "disabled" else 1.0
    radius = bar.height / 2
    body = (
        f'<rect width="{bar.width}" height="{bar.height}" rx="{radius}" fill="#000000" fill-opacity="0.45"/>'
        f'<rect width="{fill}" height="{bar.height}" rx="{radius}" fill="{hexa(tokens.colour("gold"))}"/>'
    )
    surface.blit(paint.faded(paint.vector(bar.size, body), alpha), bar)
    head = paint.button((knob, knob), "paper", "normal", knob // 2, look.theme)
    surface.blit(paint.faded(head, alpha), (x, part.centery - knob // 2))


def knob_size(part: pygame.Rect) -> int:
    """Diameter of a slider's knob."""
    return max(16, round(part.height * 0.66))
