"""The marks on the score sheet: the khisht stamp, the gold pill, the stroke through a lost deal, signs of the legend.

The surfaces are cached and shared: blit them, do not draw on them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, tokens
from scenes.icons import icon
from scenes.vector import box, hexa, mix, vector

TILT: Final = 7.0
"""Degrees by which a stamp stands askew, now to the left and now to the right."""

_OVER: Final = 3


@lru_cache(maxsize=128)
def stamp(words: str, px: int, tilt: float = TILT) -> pygame.Surface:
    """The red stamp of a khisht with letters of ``px``, turned by ``tilt`` degrees anticlockwise."""
    big = px * _OVER
    word = fonts.text(words, big, tokens.colour("khisht"), bold=True)
    seen = word.get_bounding_rect()
    size = (seen.width + round(big * 0.5), round(big * 1.34))
    line = big * 0.11
    red = tokens.colour("khisht")
    ground = hexa(mix(tokens.colour("paper_hi"), red, 0.1))
    # a clear margin, so that the turned edges stay smooth
    margin = round(big * 0.1)
    out = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
    out.fill((red.r, red.g, red.b, 0))
    plain = vector(size, box(size, line / 2, big * 0.22, ground, hexa(red), line))
    out.blit(plain, (margin, margin))
    out.blit(word, (margin + (size[0] - seen.width) // 2 - seen.x, margin + (size[1] - seen.height) // 2 - seen.y))
    return _ready(pygame.transform.rotozoom(out, tilt, 1 / _OVER))


@lru_cache(maxsize=64)
def flying_stamp(words: str, px: int, tilt: float, scale: float) -> pygame.Surface:
    """The stamp on its way down, ``scale`` times as large."""
    return _ready(pygame.transform.rotozoom(stamp(words, px * 2, tilt), 0, scale / 2))


@lru_cache(maxsize=128)
def plain(size: tuple[int, int], radius: float, rgba: tuple[int, ...]) -> pygame.Surface:
    """A rounded box in one colour, with smooth corners."""
    colour = pygame.Color(rgba)
    width, height = size
    radius = min(radius, width / 2, height / 2)
    return vector(
        size,
        f'<rect width="{width}" height="{height}" rx="{radius:.1f}" fill="{hexa(colour)}" '
        f'fill-opacity="{colour.a / 255:.3f}"/>',
    )


@lru_cache(maxsize=64)
def pill(size: tuple[int, int]) -> pygame.Surface:
    """The golden pill behind the deal that a premium counts twice."""
    line = max(1.5, size[1] * 0.075)
    return vector(
        size,
        box(size, line / 2, size[1] / 2, hexa(tokens.colour("gold_hi")), hexa(tokens.colour("gold_lo")), line),
    )


@lru_cache(maxsize=128)
def stroke(size: tuple[int, int]) -> pygame.Surface:
    """The red pen stroke, rising to the right, through a deal that is lost to a premium."""
    line = max(2.0, size[1] * 0.13)
    half = line / 2 + 0.5
    return vector(
        size,
        f'<path d="M{half:.1f} {size[1] - half - 0.5:.1f} L{size[0] - half:.1f} {half:.1f}" fill="none" '
        f'stroke="{hexa(tokens.colour("khisht"))}" stroke-width="{line:.2f}" stroke-linecap="round"/>',
    )


@lru_cache(maxsize=64)
def tick(px: int, kept: bool) -> pygame.Surface:
    """A small round sign: a green tick for a kept bid, a grey rhomb with a cross for a missed one."""
    middle = px / 2
    k = px * 0.5
    if kept:
        body = f'<circle cx="{middle}" cy="{middle}" r="{k - 0.5:.2f}" fill="{hexa(tokens.colour("exact"))}"/>'
        path = (
            f"M{middle - k * 0.46:.2f} {middle + k * 0.04:.2f} L{middle - k * 0.1:.2f} {middle + k * 0.4:.2f} "
            f"L{middle + k * 0.48:.2f} {middle - k * 0.36:.2f}"
        )
    else:
        grey = mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.35)
        body = (
            f'<path d="M{middle} {middle - k + 0.5} L{middle + k - 0.5} {middle} L{middle} {middle + k - 0.5} '
            f'L{middle - k + 0.5} {middle} Z" fill="{hexa(grey)}"/>'
        )
        path = (
            f"M{middle - k * 0.24:.2f} {middle - k * 0.24:.2f} L{middle + k * 0.24:.2f} {middle + k * 0.24:.2f} "
            f"M{middle + k * 0.24:.2f} {middle - k * 0.24:.2f} L{middle - k * 0.24:.2f} {middle + k * 0.24:.2f}"
        )
    body += (
        f'<path d="{path}" fill="none" stroke="{hexa(tokens.colour("paper_hi"))}" stroke-width="{px * 0.12:.2f}" '
        f'stroke-linecap="round" stroke-linejoin="round"/>'
    )
    return vector((px, px), body)


@lru_cache(maxsize=16)
def pair_sign(px: int, pair: int) -> pygame.Surface:
    """The sign of a pair: a filled rhomb for the first, a hollow one for the second."""
    middle, line = px / 2, max(1.5, px * 0.14)
    reach = middle - line * 0.75
    red, blue = hexa(tokens.colour("stitch_red")), hexa(tokens.colour("cloth_s"))
    fill, edge = (red, red) if pair == 0 else ("none", blue)
    return vector(
        (px, px),
        f'<path d="M{middle} {middle - reach:.2f} L{middle + reach:.2f} {middle} L{middle} {middle + reach:.2f} '
        f'L{middle - reach:.2f} {middle} Z" fill="{fill}" stroke="{edge}" stroke-width="{line:.2f}" '
        f'stroke-linejoin="round"/>',
    )


def small_sign(name: str, px: int) -> pygame.Surface:
    """A sign beside a bid: ``dealer``, ``clock`` or ``hint``."""
    return icon(name, px, tokens.colour("cloth_s") if name == "clock" else tokens.colour("ink"))


def _ready(surface: pygame.Surface) -> pygame.Surface:
    return surface.convert_alpha() if pygame.display.get_surface() else surface
