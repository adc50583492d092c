"""Painted things that lie on the table: chips, badges, plates, ribbons, the clock's ring, golden words.

Offered by `scenes.paint` too. The surfaces are cached and shared: blit them, do not draw on them.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, tokens
from scenes.vector import Size, box, down, gold_box, hexa, mix, put_centre, tinted, vector

CHIPS: Final = {
    "red": ("stitch_red", "card_face", "ink"),
    "gold": ("gold_lo", "card_face", "ink"),
    "green": ("exact_felt", "card_face", "ink"),
    "dark": ("ink", "muted", "ivory"),
}
"""Chips: colour of the stripes, of the rest, of the number."""


@lru_cache(maxsize=256)
def chip(value: str, diameter: int, kind: str = "red") -> pygame.Surface:
    """A striped poker chip with a short text; kind one of CHIPS, or 'empty' for a dark ring to be filled."""
    size = (diameter, diameter)
    middle, outer = diameter / 2, diameter / 2 - 0.5
    if kind == "empty":
        body = (
            f'<circle cx="{middle}" cy="{middle}" r="{outer - diameter * 0.02:.2f}" fill="#ffffff" fill-opacity="0.1" '
            f'stroke="#ffffff" stroke-opacity="0.35" stroke-width="{max(1.0, diameter * 0.035):.2f}"/>'
        )
        number = tokens.colour("muted")
    else:
        stripe, rest, ink = (tokens.colour(name) for name in CHIPS[kind])
        face = tokens.colour("ink") if kind == "dark" else rest
        rim = mix(stripe, tokens.colour("black"), 0.35)
        body = f'<circle cx="{middle}" cy="{middle}" r="{outer:.2f}" fill="{hexa(stripe)}"/>'
        body += "".join(
            _sector(middle, outer * 0.7, outer * 0.985, math.radians(45 * n), math.radians(11.5), hexa(rest))
            for n in range(8)
        )
        body += (
            f'<circle cx="{middle}" cy="{middle}" r="{outer - 0.4:.2f}" fill="none" stroke="{hexa(rim)}" '
            f'stroke-opacity="0.6" stroke-width="{max(0.8, diameter * 0.022):.2f}"/>'
            f'<circle cx="{middle}" cy="{middle}" r="{outer * 0.72:.2f}" fill="{hexa(face)}"/>'
            f'<circle cx="{middle}" cy="{middle}" r="{outer * 0.65:.2f}" fill="none" stroke="{hexa(stripe)}" '
            f'stroke-opacity="0.45" stroke-width="{max(0.8, diameter * 0.025):.2f}"/>'
        )
        number = ink
    surface = vector(size, body)
    if value:
        word = fonts.fitted(value, max(8, round(diameter * 0.5)), number, round(diameter * 0.6), bold=True, least=8)
        put_centre(surface, word, (middle, middle))
    return surface


def _sector(centre: float, inner: float, outer: float, angle: float, half: float, fill: str) -> str:
    """A piece of a ring about an angle, `half` to both sides, in radians."""

    def at(radius: float, turn: float) -> str:
        return f"{centre + radius * math.cos(turn):.2f} {centre + radius * math.sin(turn):.2f}"

    return (
        f'<path d="M{at(inner, angle - half)} L{at(outer, angle - half)} A{outer:.2f} {outer:.2f} 0 0 1 '
        f'{at(outer, angle + half)} L{at(inner, angle + half)} Z" fill="{fill}"/>'
    )


@lru_cache(maxsize=64)
def badge(value: str, diameter: int) -> pygame.Surface:
    """A dark disc with a golden rim and a short bold text."""
    middle, line = diameter / 2, max(1.5, diameter * 0.07)
    surface = vector(
        (diameter, diameter),
        f'<circle cx="{middle}" cy="{middle}" r="{middle - line / 2:.2f}" fill="{hexa(tokens.colour("ink"))}" '
        f'stroke="{hexa(tokens.colour("focus"))}" stroke-width="{line:.2f}"/>',
    )
    if value:
        word = fonts.fitted(value, round(diameter * 0.54), tokens.colour("ivory"), round(diameter * 0.74), True, 9)
        put_centre(surface, word, (middle, middle))
    return surface


@lru_cache(maxsize=64)
def plate(size: Size, radius: int, tail: int = 0) -> pygame.Surface:
    """A golden plate; with tail > 0 a point that many pixels long hangs below its middle (beyond size)."""
    body, defs = gold_box(size, radius, 0.0)
    if tail:
        middle, foot = size[0] / 2, size[1]
        lo = mix(tokens.colour("gold_lo"), tokens.colour("black"), 0.04)
        body = (
            f'<path d="M{middle - tail:.1f} {foot - 2} L{middle + tail:.1f} {foot - 2} '
            f'L{middle:.1f} {foot + tail - 1} Z" fill="{hexa(lo)}"/>' + body
        )
    return vector((size[0], size[1] + tail), body, defs)


@lru_cache(maxsize=32)
def ribbon(size: Size, colour: str = "stitch_red") -> pygame.Surface:
    """A festive band with folded ends, as wide as size; the words belong on its middle 78 %."""
    width, height = size
    cloth = tokens.colour(colour)
    dark = mix(cloth, tokens.colour("black"), 0.3)
    darker = mix(cloth, tokens.colour("black"), 0.5)
    fold, drop = width * 0.11, height * 0.2
    top = height - drop
    line = max(1.5, height * 0.035)
    body = ""
    for side in (0, 1):

        def x(value: float, flip: int = side) -> float:
            return width - value if flip else value

        body += (
            f'<path d="M{x(0):.1f} {drop:.1f} L{x(fold * 1.6):.1f} {drop:.1f} L{x(fold * 1.6):.1f} {height} '
            f'L{x(0):.1f} {height} L{x(fold * 0.45):.1f} {(height + drop) / 2:.1f} Z" fill="{hexa(dark)}"/>'
            f'<path d="M{x(fold):.1f} {top:.1f} L{x(fold * 1.6):.1f} {top:.1f} L{x(fold * 1.6):.1f} {height} Z" '
            f'fill="{hexa(darker)}"/>'
        )
    defs = down("g", (0, mix(cloth, tokens.colour("white"), 0.1), 1), (1, mix(cloth, tokens.colour("black"), 0.1), 1))
    body += (
        f'<rect x="{fold:.1f}" y="{line / 2:.1f}" width="{width - 2 * fold:.1f}" height="{top - line:.1f}" '
        f'rx="{height * 0.09:.1f}" fill="url(#g)" stroke="{hexa(tokens.colour("focus"))}" stroke-width="{line:.1f}"/>'
    )
    return vector(size, body, defs)


@lru_cache(maxsize=128)
def _timer(diameter: int, steps: int) -> pygame.Surface:
    middle, line = diameter / 2, max(3.0, diameter * 0.052)
    radius = middle - line / 2 - 0.5
    body = (
        f'<circle cx="{middle}" cy="{middle}" r="{radius:.2f}" fill="none" stroke="#2a2018" stroke-opacity="0.85" '
        f'stroke-width="{line:.2f}"/>'
    )
    gold = hexa(tokens.colour("focus"))
    if steps >= TIMER_STEPS:
        body += (
            f'<circle cx="{middle}" cy="{middle}" r="{radius:.2f}" fill="none" stroke="{gold}" '
            f'stroke-width="{line:.2f}"/>'
        )
    elif steps > 0:
        turn = 2 * math.pi * steps / TIMER_STEPS
        x, y = middle + radius * math.sin(turn), middle - radius * math.cos(turn)
        body += (
            f'<path d="M{middle:.2f} {middle - radius:.2f} A{radius:.2f} {radius:.2f} 0 {int(turn > math.pi)} 1 '
            f'{x:.2f} {y:.2f}" fill="none" stroke="{gold}" stroke-width="{line:.2f}" stroke-linecap="round"/>'
        )
    return vector((diameter, diameter), body)


TIMER_STEPS: Final = 96


def timer(diameter: int, share: float) -> pygame.Surface:
    """The ring of a turn clock with `share` (0 to 1) of the time left, running out clockwise from the top."""
    return _timer(diameter, max(0, min(TIMER_STEPS, math.ceil(share * TIMER_STEPS))))


@lru_cache(maxsize=32)
def glow(diameter: int, colour: str = "glow", alpha: float = 0.5) -> pygame.Surface:
    """A soft round light."""
    tint = hexa(tokens.colour(colour))
    stops = "".join(
        f'<stop offset="{t / 8:.3f}" stop-color="{tint}" stop-opacity="{alpha * (1 - t / 8) ** 2:.4f}"/>'
        for t in range(9)
    )
    middle = diameter / 2
    return vector(
        (diameter, diameter),
        f'<circle cx="{middle}" cy="{middle}" r="{middle}" fill="url(#g)"/>',
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{middle}" cy="{middle}" '
        f'r="{middle}">{stops}</radialGradient>',
    )


@lru_cache(maxsize=48)
def golden(string: str, px: int, colours: tuple[str, str, str] = ("gold_hi", "gold", "gold_lo")) -> pygame.Surface:
    """Large bold letters in a golden gradient with a dark outline and a shadow: for shout and hero."""
    face = fonts.font(px, True)
    mask = face.render(string, True, (255, 255, 255)).convert_alpha()
    line = max(2, round(px / 30))
    pad = line + max(2, round(px / 12))
    size = (mask.get_width() + 2 * pad, mask.get_height() + 2 * pad)
    seen = mask.get_bounding_rect()
    hi, mid, lo = (tokens.colour(name) for name in colours)
    fill = vector(
        mask.get_size(), box(mask.get_size(), 0, 0, "url(#g)"), _letters(seen, mask.get_height(), hi, mid, lo)
    )
    fill.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    outline = pygame.Surface(size, pygame.SRCALPHA)
    edge = tinted(mask, mix(lo, tokens.colour("black"), 0.55))
    for n in range(24):
        turn = math.tau * n / 24
        outline.blit(edge, (round(pad + line * math.cos(turn)), round(pad + line * math.sin(turn))))
    shade = pygame.Surface(size, pygame.SRCALPHA)
    shade.blit(tinted(outline, pygame.Color(0, 0, 0, 150)), (0, max(1, round(px / 26))))
    surface = pygame.transform.gaussian_blur(shade, max(1, round(px / 26)))
    surface = tinted(surface, pygame.Color(0, 0, 0, 255))
    surface.blit(outline, (0, 0))
    surface.blit(fill, (pad, pad))
    return surface


def _letters(seen: pygame.Rect, height: int, hi: pygame.Color, mid: pygame.Color, lo: pygame.Color) -> str:
    top, foot = seen.top / height, max(seen.top + 1, seen.bottom) / height
    return down("g", (top, mix(hi, tokens.colour("white"), 0.25), 1), ((top + foot) / 2, mid, 1), (foot, lo, 1))
