"""What the setup is painted with: the tiles of presets, the seats, the medallions to choose from."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, paint, tokens
from scenes.icons import ICONS, icon
from scenes.levels import bars
from scenes.portraits import portrait
from scenes.table.signs import badge_sign
from scenes.widgets import rows
from scenes.widgets.faces import Look, ink_on

Size = tuple[int, int]

TEAM_COLOURS: Final = ("stitch_red", "cloth_s")
"""Ribbons of the first and of the second pair."""


@lru_cache(maxsize=32)
def sign_chip(sign: str, diameter: int, kind: str) -> pygame.Surface:
    """A poker chip with a number, a few letters or an icon on it."""
    if sign not in ICONS:
        return paint.chip(sign, diameter, kind)
    surface = paint.chip("", diameter, kind).copy()
    picture = icon(sign, round(diameter * 0.46), tokens.colour("ink"))
    surface.blit(picture, picture.get_rect(center=(diameter // 2, diameter // 2)))
    return surface


@lru_cache(maxsize=64)
def preset_tile(look: Look, size: Size, state: str, chosen: bool, name: str, line: str, sign: str) -> pygame.Surface:
    """A ready-made table: chip, name, and a line of what it is; the chosen one is of paper, its chip has a tick.

    The line stands beside the chip, or under it where the tile is narrow.
    """
    m = look.metrics
    kind = "paper" if chosen else "dark"
    surface = paint.button(size, kind, state, m.radius("button"), look.theme).copy()
    first, second = ink_on(kind, state)
    pad, gap = 3 * m.u, m.u
    under = m.small
    low = fonts.line_step(m.type("small"))
    chip = min(m.px(64), size[1] - 2 * pad - (low + gap if under else 0))
    left = pad + chip + (2 if under else 3) * gap
    word = fonts.fitted(name, m.type("title"), first, size[0] - left - pad, True)
    x = pad if under else left
    note = fonts.fitted(line, m.type("small"), second, size[0] - pad - x)
    block = chip + gap + low if under else word.get_height() + gap // 2 + low
    top = (size[1] - block) // 2
    middle = top + (chip if under else word.get_height()) // 2
    disc = sign_chip(sign, chip, "red")
    chip_top = top if under else (size[1] - chip) // 2
    surface.blit(disc, (pad, chip_top))
    if chosen:
        tick = badge_sign("kept", max(18, round(chip * 0.46)))
        surface.blit(tick, tick.get_rect(center=(pad + round(chip * 0.88), chip_top + round(chip * 0.86))))
    surface.blit(word, (left, middle - word.get_height() // 2))
    surface.blit(note, (x, top + block - low))
    return surface


_NARROW = 2.5
"""A cell is narrow when it is less than so many times as wide as high."""


@lru_cache(maxsize=64)
def seat_cell(
    look: Look, size: Size, state: str, name: str, note: str, animal: str, team: int | None
) -> pygame.Surface:
    """A seat in short: portrait, name, and whether a person or a bot plays. In a narrow one the name stands below."""
    m = look.metrics
    surface = paint.button(size, "dark", state, min(m.radius("button"), size[1] // 2), look.theme).copy()
    if size[0] < _NARROW * size[1]:
        _narrow_seat(surface, look, state, name, note, animal, team)
        return surface
    diameter = size[1] - 2 * m.u - m.u // 2
    left = m.u + m.u // 2
    surface.blit(portrait(animal, diameter), (left, (size[1] - diameter) // 2))
    if team is not None:
        side = max(20, round(diameter * 0.4))
        surface.blit(team_badge(team, side), (left + diameter - round(side * 0.8), size[1] - side - m.u // 2))
    first, second = ink_on("dark", state)
    x = left + diameter + 2 * m.u
    room = size[0] - x - 2 * m.u
    word = fonts.fitted(name, m.type("body"), first, room, True)
    below = fonts.fitted(note, m.type("small"), second, room)
    y = (size[1] - word.get_height() - below.get_height()) // 2
    surface.blit(word, (x, y))
    surface.blit(below, (x, y + word.get_height()))
    return surface


def _narrow_seat(
    surface: pygame.Surface, look: Look, state: str, name: str, note: str, animal: str, team: int | None
) -> None:
    m, size = look.metrics, surface.get_size()
    first, second = ink_on("dark", state)
    word = fonts.fitted(name, m.type("small"), first, size[0] - 3 * m.u, True)
    diameter = size[1] - word.get_height() - 2 * m.u
    left = 2 * m.u
    surface.blit(portrait(animal, diameter), (left, m.u))
    if team is not None:
        side = max(17, round(diameter * 0.5))
        surface.blit(team_badge(team, side), (left + diameter - round(side * 0.6), m.u + diameter - side))
    x = left + diameter + 2 * m.u
    below = fonts.fitted(note, m.type("small"), second, size[0] - x - m.u)
    surface.blit(below, below.get_rect(center=((x + size[0] - m.u) // 2, m.u + diameter // 2)))
    surface.blit(word, word.get_rect(midbottom=(size[0] // 2, size[1] - m.u // 2)))


@lru_cache(maxsize=32)
def locked_row(look: Look, width: int, name: str, reason: str) -> pygame.Surface:
    """A form row for an option that does not matter now: its name, why, and a lock instead of a control."""
    m = look.metrics
    side = max(20, m.px(26))
    plan = rows.plan(look, width, name, reason, side + 2 * m.u, side, 0)
    size = (width, plan.height)
    surface = paint.faded(paint.button(size, "dark", "normal", min(look.radius, size[1] // 2), look.theme), 0.5).copy()
    x, y = plan.words[:2]
    for line in plan.lines:
        word = fonts.text(line, m.type("body"), tokens.colour("muted", 0.8), True)
        surface.blit(word, (x, y))
        y += word.get_height()
    y += m.u // 2
    for note in plan.notes:
        surface.blit(fonts.text(note, m.type("small"), tokens.colour("muted")), (x, y))
        y += fonts.line_step(m.type("small"))
    sign = icon("lock", side, tokens.colour("muted", 0.7))
    surface.blit(sign, sign.get_rect(center=pygame.Rect(plan.part).center))
    return surface


@lru_cache(maxsize=64)
def level_face(look: Look, size: Size, word: str, level: str, state: str) -> pygame.Surface:
    """A button with the level of a bot: rising bars, as many lit as it is strong, and a word where there is room."""
    m = look.metrics
    surface = paint.button(size, "dark", state, min(m.radius("button"), size[1] // 2), look.theme).copy()
    high = max(18, m.px(24))
    picture = bars(high, max(5, m.px(7)), max(2, m.px(3)), level)
    wide = picture.get_width()
    room = size[0] - wide - 5 * m.u
    name = fonts.fitted(word, m.type("body"), ink_on("dark", state)[0], room, True) if word else None
    x = (size[0] - wide - (name.get_width() + 2 * m.u if name else 0)) // 2
    surface.blit(picture, (x, (size[1] - high) // 2))
    if name is not None:
        surface.blit(name, name.get_rect(midleft=(x + wide + 2 * m.u, size[1] // 2)))
    return surface


@lru_cache(maxsize=16)
def team_badge(team: int, diameter: int) -> pygame.Surface:
    """The number of a pair on a disc of its colour."""
    colour = tokens.colour(TEAM_COLOURS[team])
    surface = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    middle = (diameter / 2, diameter / 2)
    pygame.draw.aacircle(surface, tokens.colour("focus"), middle, diameter / 2 - 0.5)
    pygame.draw.aacircle(surface, colour, middle, diameter / 2 - max(1.5, diameter * 0.07))
    word = fonts.text(str(team + 1), round(diameter * 0.56), tokens.colour("ivory"), True)
    paint.put_centre(surface, word, middle)
    return surface


@lru_cache(maxsize=16)
def team_ribbon(size: Size, team: int, words: str, px: int) -> pygame.Surface:
    """A ribbon with the name of a pair."""
    surface = paint.ribbon(size, TEAM_COLOURS[team]).copy()
    word = fonts.fitted(words, px, tokens.colour("ivory"), round(size[0] * 0.74), True)
    surface.blit(word, word.get_rect(center=(size[0] // 2, round(size[1] * 0.41))))
    return surface


@lru_cache(maxsize=64)
def medallion(look: Look, diameter: int, state: str, animal: str, sign: str) -> pygame.Surface:
    """A portrait to press, with a small sign (an icon, or none) on a disc of paper at its foot."""
    surface = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    surface.blit(portrait(animal, diameter), (0, 0))
    if state in ("hover", "pressed"):
        veil = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
        bright = tokens.colour("white" if state == "hover" else "black", 0.14)
        pygame.draw.aacircle(veil, bright, (diameter / 2, diameter / 2), diameter / 2 - 2)
        surface.blit(veil, (0, 0))
    if sign:
        disc = sign_disc(look, diameter, state, sign)
        surface.blit(disc, sign_place(surface.get_rect(), disc))
    return surface


@lru_cache(maxsize=32)
def sign_disc(look: Look, diameter: int, state: str, sign: str) -> pygame.Surface:
    """The small sign of a medallion, on paper."""
    side = max(26, round(diameter * 0.26))
    disc = paint.button((side, side), "paper", state, side // 2, look.theme).copy()
    picture = icon(sign, round(side * 0.56), tokens.colour("ink"))
    disc.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
    return disc


def sign_place(medal: pygame.Rect, disc: pygame.Surface) -> pygame.Rect:
    """Where the sign of a medallion stands: on its rim at the lower right, inside the square round it."""
    middle = min(round(medal.width * 0.86), medal.width - disc.get_width() // 2)
    return disc.get_rect(center=(medal.left + middle, medal.top + middle))
