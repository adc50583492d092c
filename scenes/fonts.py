"""DejaVu Sans in any size, and text rendered with it: cached, since most words are drawn again and again."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from scenes.assets import ASSETS, FONTS, reading

REGULAR: Final = ASSETS / FONTS[0]
BOLD: Final = ASSETS / FONTS[1]
LEAST: Final = 13
"""No text smaller than this many pixels."""

Colour = pygame.Color | str | tuple[int, ...]


@lru_cache(maxsize=96)
def font(px: int, bold: bool = False) -> pygame.Font:
    """The font whose letters are `px` pixels high from the top of ascenders to the foot of descenders (em)."""
    if not pygame.font.get_init():
        pygame.font.init()
    file = FONTS[bold]
    with reading(file):
        return pygame.Font(ASSETS / file, px)


@lru_cache(maxsize=1024)
def _rendered(string: str, px: int, rgba: tuple[int, ...], bold: bool) -> pygame.Surface:
    surface = font(px, bold).render(string, True, rgba[:3])
    if rgba[3] < 255:
        surface.set_alpha(rgba[3])
        flat = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
        flat.blit(surface, (0, 0))
        surface = flat
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def text(string: str, px: int, colour: Colour, bold: bool = False) -> pygame.Surface:
    """One line of text on nothing. The surface is shared: do not draw on it."""
    return _rendered(string, px, tuple(pygame.Color(colour)), bold)


@lru_cache(maxsize=4096)
def width(string: str, px: int, bold: bool = False) -> int:
    """Width of one line in pixels."""
    return font(px, bold).size(string)[0]


def height(px: int, bold: bool = False) -> int:
    """Height of one line in pixels."""
    return font(px, bold).get_height()


@lru_cache(maxsize=1024)
def fit(string: str, px: int, most: int, bold: bool = False, least: int = LEAST) -> tuple[str, int]:
    """The string and size with which it is at most `most` pixels wide.

    The size shrinks down to `least`; what is still too wide then ends in an ellipsis.
    """
    for size in range(px, min(px, least) - 1, -1):
        if width(string, size, bold) <= most:
            return string, size
    size = min(px, least)
    for end in range(len(string) - 1, 0, -1):
        short = string[:end].rstrip() + "…"
        if width(short, size, bold) <= most:
            return short, size
    return "…", size


def fitted(string: str, px: int, colour: Colour, most: int, bold: bool = False, least: int = LEAST) -> pygame.Surface:
    """One line of text, at most `most` pixels wide: shrunk to `least`, then shortened with an ellipsis."""
    short, size = fit(string, px, most, bold, least)
    return text(short, size, colour, bold)


@lru_cache(maxsize=512)
def wrap(string: str, px: int, most: int, bold: bool = False) -> tuple[str, ...]:
    """The lines into which the string breaks at blanks so that each is at most `most` pixels wide.

    A newline always breaks. A single word that is wider than that breaks between letters.
    """
    lines: list[str] = []
    for paragraph in string.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if width(longer, px, bold) <= most:
                line = longer
                continue
            if line:
                lines.append(line)
            line = word
            while width(line, px, bold) > most and len(line) > 1:
                end = len(line) - 1
                while end > 1 and width(line[:end], px, bold) > most:
                    end -= 1
                lines.append(line[:end])
                line = line[end:]
        lines.append(line)
    return tuple(lines)


@lru_cache(maxsize=512)
def even(string: str, px: int, most: int, bold: bool = False) -> tuple[str, ...]:
    """The lines of `wrap`, as few, but of nearly the same length: no word is left alone on the last one."""
    lines = wrap(string, px, most, bold)
    if len(lines) < 2 or "\n" in string:
        return lines
    low, high = max(width(word, px, bold) for word in string.split()), most
    while low < high:
        middle = (low + high) // 2
        if len(wrap(string, px, middle, bold)) <= len(lines):
            high = middle
        else:
            low = middle + 1
    return wrap(string, px, high, bold) if high <= most else lines


def paragraph(
    string: str, px: int, colour: Colour, most: int, bold: bool = False, align: str = "left"
) -> pygame.Surface:
    """Wrapped text as one surface, exactly as wide as its widest line; align: left, right, or centre in even lines."""
    broken = even if align == "centre" else wrap
    rows = [text(line, px, colour, bold) for line in broken(string, px, most, bold)]
    step = line_step(px, bold)
    wide = max(row.get_width() for row in rows)
    surface = pygame.Surface((max(1, wide), step * (len(rows) - 1) + height(px, bold)), pygame.SRCALPHA)
    for index, row in enumerate(rows):
        x = {"left": 0, "centre": (wide - row.get_width()) // 2, "right": wide - row.get_width()}[align]
        surface.blit(row, (x, index * step))
    return surface


def line_step(px: int, bold: bool = False) -> int:
    """Pixels from one line of a paragraph to the next."""
    return round(height(px, bold) * 1.12)
