"""The level of a bot beside a name: rising bars, as many lit as it is strong, and its word where it fits."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game.bots.levels import LEVELS
from game.match import Match
from scenes import fonts, tokens
from scenes.texts import Texts

_LEAST: Final = 10
"""No bars are lower than this many pixels."""


@lru_cache(maxsize=32)
def bars(high: int, bar: int, gap: int, level: str) -> pygame.Surface:
    """Bars that rise to ``high`` pixels, each ``bar`` wide."""
    count = len(LEVELS)
    lit = 1 + tuple(LEVELS).index(level)
    surface = pygame.Surface((count * (bar + gap) - gap, high), pygame.SRCALPHA)
    for index in range(count):
        tall = round(high * (index + 1) / count)
        colour = tokens.colour("gold_hi") if index < lit else tokens.colour("ivory", 0.25)
        place = pygame.Rect(index * (bar + gap), high - tall, bar, tall)
        pygame.draw.rect(surface, colour, place, border_radius=max(1, bar // 4))
    return surface


def levels_of(match: Match) -> tuple[str, ...]:
    """By seat the level of its bot; empty for persons, and where a match does not tell it."""
    return tuple("" if seat.person or seat.level not in LEVELS else seat.level for seat in match.table.seats)


@lru_cache(maxsize=32)
def mark(level: str, word: str, px: int, room: int) -> pygame.Surface:
    """A level as high as words of ``px`` pixels and at most ``room`` wide: without its word where that is wider."""
    tall = fonts.height(px)
    high = max(_LEAST, round(tall * 0.62))
    bar, gap = max(3, round(high * 0.26)), max(1, round(high * 0.12))
    picture = bars(high, bar, gap, level)
    name = fonts.text(word, px, tokens.colour("ivory", 0.85)) if word else None
    between = bar + gap
    if name is None or picture.get_width() + between + name.get_width() > room:
        name, between = None, 0
    wide = picture.get_width() + between + (name.get_width() if name is not None else 0)
    out = pygame.Surface((wide, tall), pygame.SRCALPHA)
    out.blit(picture, picture.get_rect(midleft=(0, tall // 2)))
    if name is not None:
        out.blit(name, (picture.get_width() + between, 0))
    return out


def word(texts: Texts, level: str) -> str:
    """What a level is called; empty for none."""
    return texts(f"level-{level}") if level else ""
