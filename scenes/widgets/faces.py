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
    alpha = (0.8 if light else 0.5) if state == "disabled" else 1.0
    if light and state == "disabled":
        return tokens.colour("ink", alpha), tokens.colour("ink", alpha)
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
