"""What the controls look like: words, icons and marks on the painted grounds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes import fonts, paint, tokens
from scenes.icons import icon
from scenes.metrics import Metrics
from scenes.vector import hexa, mix

Size = tuple[int, int]


@dataclass(frozen=True)
class Look:
    """What all faces of one window share: measures and the name of the table."""

    metrics: Metrics
    theme: str

    @property
    def radius(self) -> int:
        """Corner radius of a button."""
        return self.metrics.radius("button")


def ink_on(kind: str, state: str) -> tuple[pygame.Color, pygame.Color]:
    """Colours of the words and of the words below them on a button of a kind."""
    light = kind in ("gold", "paper") or state == "selected"
    alpha = 0.5 if state == "disabled" else 1.0
    if light:
        second = mix(tokens.colour("ink_soft"), tokens.colour("ink"), 0.3)
        second.a = round(255 * alpha)
        return tokens.colour("ink", alpha), second
    return tokens.colour("ivory", alpha), tokens.colour("muted", alpha)


@lru_cache(maxsize=256)
def button(
    look: Look, size: Size, kind: str, state: str, words: str, sub: str = "", picture: str = "", style: str = "title"
) -> pygame.Surface:
    """A button with words, smaller words below, and an icon before them. Without an icon all stands in the middle."""
    m = look.metrics
    surface = paint.button(size, kind, state, min(look.radius, size[1] // 2), look.theme).copy()
    first, second = ink_on(kind, state)
    left = m.pad
    if picture:
        disc = min(m.px(44), size[1] - 2 * m.u)
        surface.blit(icon_disc(look, disc, picture, kind, state), (m.pad, (size[1] - disc) // 2))
        left = 2 * m.pad + disc
    room = max(10, size[0] - left - (m.pad if picture else left))
    lines = label_lines(words, m.type(style), room, size[1] - 2 * m.u, bool(sub))
    rows = [fonts.fitted(line, px, first, room, bold=True) for line, px in lines]
    if sub:
        rows.append(fonts.fitted(sub, m.type("small"), second, room))
    total = sum(row.get_height() for row in rows)
    y = (size[1] - total) // 2 + (1 if state == "pressed" else 0)
    for row in rows:
        x = left if picture else (size[0] - row.get_width()) // 2
        surface.blit(row, (x, y))
        y += row.get_height()
    return surface


def label_lines(words: str, px: int, room: int, high: int, single: bool) -> list[tuple[str, int]]:
    """Words on one line, or on two somewhat smaller ones where these are high enough and one is too narrow."""
    if single or fonts.width(words, px, True) <= room:
        return [(words, px)]
    for size in range(px, fonts.LEAST, -1):
        if size >= px * 0.86 and fonts.width(words, size, True) <= room:
            return [(words, size)]
        lines = fonts.wrap(words, size, room, True)
        if len(lines) == 2 and 2 * fonts.height(size, True) <= high and " " in words:
            return [(line, size) for line in lines]
    return [(words, px)]


@lru_cache(maxsize=128)
def icon_disc(look: Look, diameter: int, name: str, kind: str, state: str) -> pygame.Surface:
    """The icon on its ground: a dark disc on gold, a small paper tile on dark buttons."""
    alpha = 0.5 if state == "disabled" else 1.0
    if kind == "gold":
        middle = diameter / 2
        ground = paint.vector(
            (diameter, diameter),
            f'<circle cx="{middle}" cy="{middle}" r="{middle - 0.5}" fill="{hexa(tokens.colour("ink"))}"/>',
        )
        sign = icon(name, round(diameter * 0.5), tokens.colour("gold_hi"))
    else:
        ground = paint.button(
            (diameter, diameter), "paper", "normal", max(4, round(diameter * 0.24)), look.theme
        ).copy()
        sign = icon(name, round(diameter * 0.66), tokens.colour("ink"))
    ground.blit(sign, sign.get_rect(center=(diameter // 2, diameter // 2)))
    return paint.faded(ground, alpha) if alpha < 1 else ground


@lru_cache(maxsize=128)
def icon_button(look: Look, size: Size, kind: str, state: str, name: str) -> pygame.Surface:
    """A button that is only an icon."""
    surface = paint.button(size, kind, state, min(look.radius, min(size) // 2), look.theme).copy()
    colour = ink_on(kind, state)[0]
    sign = icon(name, round(min(size) * 0.58), colour)
    surface.blit(sign, sign.get_rect(center=(size[0] // 2, size[1] // 2 + (1 if state == "pressed" else 0))))
    return surface


@dataclass(frozen=True)
class Row:
    """Where the parts of a form row stand, in pixels inside the row: its words on the left, its control on the right."""

    words: pygame.Rect
    part: pygame.Rect


def row(look: Look, size: Size, share: float, high: int) -> Row:
    """Split a row so that its control takes `share` of the width and is `high` pixels high."""
    m = look.metrics
    width = round(size[0] * share)
    part = pygame.Rect(size[0] - width - 2 * m.u, (size[1] - high) // 2, width, high)
    return Row(pygame.Rect(m.pad, m.u, part.left - m.pad - m.gap, size[1] - 2 * m.u), part)


def row_ground(look: Look, size: Size, state: str, label: str, sub: str, words: pygame.Rect) -> pygame.Surface:
    """A dark row with its name and the line that explains it."""
    m = look.metrics
    surface = paint.button(
        size, "dark", "hover" if state == "pressed" else state, min(look.radius, size[1] // 2), look.theme
    )
    surface = surface.copy()
    first, second = ink_on("dark", state)
    lines = [
        fonts.text(s, px, first, True)
        for s, px in label_lines(label, m.type("body"), words.width, words.height, bool(sub))
    ]
    if len(lines) == 1:
        lines = [fonts.fitted(label, m.type("body"), first, words.width, True)]
    notes = (
        [fonts.text(line, m.type("small"), second) for line in fonts.wrap(sub, m.type("small"), words.width)]
        if sub
        else []
    )
    step = fonts.line_step(m.type("small"))
    total = sum(line.get_height() for line in lines) + step * len(notes)
    y = words.top + (words.height - total) // 2
    for line in lines:
        surface.blit(line, (words.left, y))
        y += line.get_height()
    for note in notes:
        surface.blit(note, (words.left, y))
        y += step
    return surface


def segments(
    look: Look, surface: pygame.Surface, part: pygame.Rect, names: tuple[str, ...], chosen: int, state: str
) -> None:
    """Draw a row of names of which one is chosen."""
    radius = part.height // 2
    for index, (name, rect) in enumerate(zip(names, segment_rects(part, len(names), look.metrics.u), strict=True)):
        picked = index == chosen
        kind = "paper" if picked else "dark"
        ground = paint.button(rect.size, kind, "disabled" if state == "disabled" else "normal", radius, look.theme)
        surface.blit(ground, rect)
        colour = ink_on(kind, state)[0]
        word = fonts.fitted(name, look.metrics.type("small"), colour, rect.width - 2 * look.metrics.u, bold=True)
        surface.blit(word, word.get_rect(center=rect.center))


def segment_rects(part: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Equal pieces of a part, side by side."""
    width = (part.width - gap * (count - 1)) / count
    edges = [part.left + index * (width + gap) for index in range(count)]
    return [pygame.Rect(round(x), part.top, round(x + width) - round(x), part.height) for x in edges]


def stepper(
    look: Look, surface: pygame.Surface, part: pygame.Rect, value: str, ends: tuple[bool, bool], state: str
) -> None:
    """Draw a value between two arrows; ends: whether it can go back and on."""
    m = look.metrics
    side = part.height
    off = state == "disabled"
    for flip, can in enumerate(ends):
        rect = pygame.Rect(part.right - side if flip else part.left, part.top, side, side)
        look_of = "normal" if can and not off else "disabled"
        surface.blit(paint.button(rect.size, "paper", look_of, side // 2, look.theme), rect)
        surface.blit(arrow(round(side * 0.42), bool(flip), 1.0 if can and not off else 0.4), arrow_place(rect, flip))
    room = part.width - 2 * side - 2 * m.u
    first = ink_on("dark", state)[0]
    rows = [
        fonts.fitted(s, px, first, room, True) for s, px in label_lines(value, m.type("body"), room, part.height, False)
    ]
    y = part.centery - sum(row.get_height() for row in rows) // 2
    for word in rows:
        surface.blit(word, (part.centerx - word.get_width() // 2, y))
        y += word.get_height()


def arrow_place(rect: pygame.Rect, flip: int) -> tuple[int, int]:
    """Where the sign of an arrow button stands: a hair outward, where the eye sees the middle."""
    px = round(rect.width * 0.42)
    return rect.centerx - px // 2 + (1 if flip else -1), rect.centery - px // 2


@lru_cache(maxsize=32)
def arrow(px: int, right: bool, alpha: float) -> pygame.Surface:
    """A round-ended chevron."""
    near, far = (0.34, 0.7) if right else (0.66, 0.3)
    return paint.vector(
        (px, px),
        f'<path d="M{near * px:.1f} {0.14 * px:.1f} L{far * px:.1f} {0.5 * px:.1f} L{near * px:.1f} {0.86 * px:.1f}" fill="none" '
        f'stroke="{hexa(tokens.colour("ink"))}" stroke-opacity="{alpha}" stroke-width="{0.17 * px:.1f}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>',
    )


@lru_cache(maxsize=32)
def switch(look: Look, high: int, on: bool, state: str) -> pygame.Surface:
    """A switch twice as wide as high; on: golden with a tick, off: dark with a bar. Never colour alone."""
    size = (round(high * 1.9), high)
    line, radius = max(1.5, high * 0.06), high / 2
    middle = size[0] - radius if on else radius
    gold, dark = tokens.colour("gold"), tokens.theme(look.theme).panel
    ground = hexa(gold if on else dark)
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
        f'<rect x="{line / 2}" y="{line / 2}" width="{size[0] - line}" height="{high - line}" rx="{radius - line / 2}" fill="{ground}" '
        f'stroke="{hexa(tokens.colour("gold_hi" if on else "muted"))}" stroke-width="{line:.1f}" stroke-opacity="0.8"/>'
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
