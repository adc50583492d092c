"""The arcade moment of an offer or a claim: a stitched medallion with the word, and the ladder of the stakes."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from scenes import fonts, paint, pieces, tokens, vector, weave
from scenes.metrics import Metrics
from scenes.vector import hexa
from scenes.widgets.faces import Look

Size = tuple[int, int]
_STEPS: Final = 5
"""Stairs at each corner of the medallion."""


def _stairs(size: Size, inset: float, step: float) -> str:
    """The outline of a box whose corners go down in stairs, as the points of a path."""
    left, top, right, bottom = inset, inset, size[0] - inset, size[1] - inset
    corner: list[tuple[float, float]] = []
    for n in range(_STEPS):
        corner += [(n * step, (_STEPS - n) * step), ((n + 1) * step, (_STEPS - n) * step)]
    corner.append((_STEPS * step, 0))
    points = [(left + x, top + y) for x, y in corner]
    points += [(right - x, top + y) for x, y in reversed(corner)]
    points += [(right - x, bottom - y) for x, y in corner]
    points += [(left + x, bottom - y) for x, y in reversed(corner)]
    return "M" + " L".join(f"{x:.1f} {y:.1f}" for x, y in points) + " Z"


def _rhomb(x: float, y: float, wide: float, high: float, fill: str) -> str:
    return (
        f'<path d="M{x:.1f} {y - high:.1f} L{x + wide:.1f} {y:.1f} L{x:.1f} {y + high:.1f} '
        f'L{x - wide:.1f} {y:.1f} Z" fill="{fill}"/>'
    )


@lru_cache(maxsize=32)
def medallion(look: Look, size: Size, word: str, line: str = "", tail: str = "") -> pygame.Surface:
    """A word on stitched paper, a smaller line under it; ``tail``: "up", "down" points at who said it.

    The picture is larger than ``size`` by ``medallion_pad`` on each side.
    """
    m = look.metrics
    pad = medallion_pad(m)
    full = (size[0] + 2 * pad, size[1] + 2 * pad)
    step = max(3.0, min(size[1] / (2 * _STEPS + 3.2), m.px(14)))
    gold, red = (hexa(tokens.colour(name)) for name in ("gold_lo", "stitch_red"))
    light = hexa(tokens.colour("paper_hi"))
    edge, line_in = max(2.0, 4 * m.scale), max(5.0, 13 * m.scale)
    defs = vector.down("g", (0, tokens.colour("paper_hi"), 1), (1, tokens.colour("button"), 1))
    body = ""
    x = size[0] * 0.2
    if tail:
        y, tip = (edge, -pad * 0.62) if tail == "up" else (size[1] - edge, size[1] + pad * 0.62)
        body += (
            f'<path d="M{x - 34 * m.scale:.1f} {y:.1f} L{x - 14 * m.scale:.1f} {tip:.1f} L{x + 30 * m.scale:.1f} '
            f'{y:.1f} Z" fill="{light}" stroke="{gold}" stroke-width="{edge:.1f}" stroke-linejoin="round"/>'
        )
    body += f'<path d="{_stairs(size, edge / 2, step)}" fill="url(#g)" stroke="{gold}" stroke-width="{edge:.1f}"/>'
    body += (
        f'<path d="{_stairs(size, line_in, step)}" fill="none" stroke="{red}" '
        f'stroke-width="{max(1.5, 3 * m.scale):.1f}"/>'
    )
    middle = size[1] / 2
    for side in (line_in + 3.4 * step, size[0] - line_in - 3.4 * step):
        body += _rhomb(side, middle, 1.5 * step, 2 * step, red) + _rhomb(side, middle, 1.1 * step, 1.5 * step, light)
        body += _rhomb(side, middle, 0.55 * step, 0.8 * step, hexa(tokens.colour("gold")))
    moved = f'<g transform="translate({pad} {pad})">{body}</g>'
    out = pygame.Surface(full, pygame.SRCALPHA)
    shade = vector.vector(
        full, f'<g transform="translate({pad} {pad})"><path d="{_stairs(size, 0, step)}" fill="#000"/></g>'
    )
    soft = pygame.transform.gaussian_blur(shade, max(2, m.px(9)))
    soft.set_alpha(130)
    out.blit(soft, (0, m.px(7)))
    out.blit(vector.vector(full, moved, defs), (0, 0))
    cell = max(1, round(3 * m.scale))
    strip_width = round(size[0] * 0.42)
    strip = weave.strip(weave.SHEET, strip_width, cell, tokens.colour("stitch_red"))
    room = size[0] - 2 * (line_in + 6 * step)
    tall = size[1] >= 13 * strip.get_height() * 0.55
    if tall:
        off = line_in + 0.9 * step
        for y in (pad + off, pad + size[1] - off - strip.get_height()):
            out.blit(strip, (full[0] // 2 - strip.get_width() // 2, round(y)))
    free = size[1] - 2 * (line_in + (0.9 * step + strip.get_height() if tall else 0.4 * step))
    small = fonts.fitted(line, m.type("body"), tokens.colour("ink"), round(room), bold=True) if line else None
    px = min(m.type("shout"), round((free - (small.get_height() if small else 0)) * 0.86))
    name = fonts.fitted(word, max(15, px), tokens.colour("stitch_red"), round(room), bold=True)
    seen = name.get_bounding_rect()
    whole = seen.h + (small.get_height() + m.px(4) if small else 0)
    y = pad + (size[1] - whole) // 2
    out.blit(name, (full[0] // 2 - seen.centerx, y - seen.top))
    if small is not None:
        out.blit(small, small.get_rect(midtop=(full[0] // 2, y + seen.h + m.px(4))))
    return out


def medallion_pad(metrics: Metrics) -> int:
    return metrics.px(30)


@lru_cache(maxsize=32)
def ladder(look: Look, size: Size, names: tuple[str, ...], accepted: int, offered: int) -> pygame.Surface:
    """The steps of the stake, 1 to 6: those accepted as chips, the one on offer in gold, those to come as rings."""
    m = look.metrics
    out = paint.panel(size, look.theme, m.radius("panel")).copy()
    pad = m.px(12)
    cell = (size[0] - 2 * pad) / len(names)
    word = fonts.height(m.type("caption"))
    chip = min(round(size[1] - word - m.px(12)), round(cell * 0.8))
    middle_y = round((size[1] - word - m.px(2)) / 2) + m.px(1)
    centres = [round(pad + cell * (n + 0.5)) for n in range(len(names))]
    line = max(2, m.px(4))
    for n, (a, b) in enumerate(pairwise(centres), 1):
        reached = n < max(accepted, offered)
        colour = tokens.colour("gold_hi" if reached else "ivory", 1.0 if reached else 0.25)
        track = pygame.Surface((b - a, line), pygame.SRCALPHA)
        track.fill(colour)
        out.blit(track, (a, middle_y - line // 2))
    for n, (x, name) in enumerate(zip(centres, names, strict=True), 1):
        if n == offered:
            light = pieces.glow(round(chip * 1.7), alpha=0.8)
            out.blit(light, light.get_rect(center=(x, middle_y)))
            picture = pieces.chip(str(n), round(chip * 1.14), "gold")
        elif n <= accepted:
            picture = pieces.chip(str(n), chip if n == accepted else round(chip * 0.84), "red")
        else:
            picture = _empty(n, round(chip * 0.8), look)
        out.blit(picture, picture.get_rect(center=(x, middle_y)))
        lit = n == offered or (n == accepted and not offered)
        tint = tokens.colour("gold_hi" if n == offered else "ivory" if lit else "muted")
        text = fonts.fitted(name, m.type("caption"), tint, round(cell) - 2, bold=lit)
        out.blit(text, text.get_rect(midbottom=(x, size[1] - m.px(4))))
    return out


def _empty(number: int, diameter: int, look: Look) -> pygame.Surface:
    """A step to come: a dark disc, so that the track does not shine through."""
    out = pygame.Surface((diameter, diameter), pygame.SRCALPHA)
    ground = tokens.theme(look.theme).panel.lerp(tokens.colour("ivory"), 0.12)
    disc = vector.vector(
        (diameter, diameter),
        f'<circle cx="{diameter / 2}" cy="{diameter / 2}" r="{diameter / 2 - 0.5}" fill="{hexa(ground)}"/>',
    )
    out.blit(disc, (0, 0))
    ring = pieces.chip(str(number), diameter, "empty")
    out.blit(ring, (0, 0))
    return out


@lru_cache(maxsize=32)
def stake(look: Look, size: Size, name: str, number: int, title: str, line: str, lit: bool) -> pygame.Surface:
    """What the hand is worth, large: a chip with its number, its name, and a line on who may raise it."""
    m = look.metrics
    out = paint.panel(size, look.theme, m.radius("panel"), "gold" if lit else "soft").copy()
    pad = m.px(12)
    chip = min(size[1] - 2 * pad, round(size[0] * 0.44))
    disc = pieces.chip(str(number), chip, "red" if number == 1 else "gold")
    x = pad + chip // 2
    light = pieces.glow(round(chip * 1.5), alpha=0.42)
    out.blit(light, light.get_rect(center=(x, size[1] // 2)))
    out.blit(disc, disc.get_rect(center=(x, size[1] // 2)))
    left = pad + chip + m.px(10)
    room = size[0] - left - pad
    rows = [fonts.fitted(title, m.type("small"), tokens.colour("muted"), room)] if title else []
    rows.append(fonts.fitted(name, m.type("title" if m.small else "tile"), tokens.colour("ivory"), room, bold=True))
    if line:
        px = m.type("caption")
        rows.append(fonts.paragraph(line, px, tokens.colour("muted"), room))
    tall = sum(row.get_height() for row in rows)
    y = (size[1] - tall) // 2
    for row in rows:
        out.blit(row, (left, y))
        y += row.get_height()
    return out
