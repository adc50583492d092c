"""The painted pieces of the program: panels, buttons, chips, plates, rings, shadows and golden words.

Everything is drawn as flat SVG with smooth edges at exactly the size asked for, in screen pixels, and cached.
The surfaces are shared: blit them, do not draw on them. Line widths follow from the corner radius.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from scenes import tokens
from scenes.pieces import CHIPS, badge, chip, glow, golden, plate, ribbon, timer
from scenes.vector import Size, box, down, faded, gold_box, hexa, mix, put_centre, tinted, vector

__all__ = [
    "CHIPS",
    "KINDS",
    "STATES",
    "Size",
    "badge",
    "blur_pad",
    "blurred_box",
    "button",
    "chip",
    "draw_focus",
    "draw_shadow",
    "faded",
    "focus_ring",
    "glow",
    "golden",
    "panel",
    "paper",
    "pill",
    "plate",
    "put_centre",
    "ribbon",
    "ring_pad",
    "tile",
    "timer",
    "tinted",
    "vector",
]

KINDS: Final = ("gold", "paper", "dark", "tile")
STATES: Final = ("normal", "hover", "pressed", "disabled", "selected")


def _line(size: Size, radius: int) -> float:
    """Width of an edge: by the corner radius, but no wider on round things than on those with corners."""
    return max(1.0, min(radius, 0.27 * min(size)) / 9.5)


@lru_cache(maxsize=256)
def panel(size: Size, theme: str, radius: int, edge: str = "soft") -> pygame.Surface:
    """A dark translucent panel; edge: soft (a fine light line), gold or none."""
    ground = tokens.theme(theme).panel
    top, bottom = tokens.PANEL_ALPHA
    line = _line(size, radius) * (1.25 if edge == "gold" else 1.0)
    defs = down("g", (0, ground, top), (1, ground, bottom))
    body = box(size, line, radius - line, "url(#g)")
    if edge == "soft":
        body += box(size, line / 2, radius - line / 2, stroke=hexa(tokens.colour("ivory")), line=line, opacity=0.19)
    elif edge == "gold":
        body += box(size, line / 2, radius - line / 2, stroke=hexa(tokens.colour("focus")), line=line)
    return vector(size, body, defs)


def pill(size: Size, theme: str) -> pygame.Surface:
    """A dark translucent panel with fully round ends."""
    return panel(size, theme, size[1] // 2)


@lru_cache(maxsize=64)
def paper(size: Size, radius: int) -> pygame.Surface:
    """A sheet of paper, lighter at the top."""
    line = max(1.0, radius / 14)
    defs = down("g", (0, tokens.colour("paper_hi"), 1), (1, tokens.colour("paper_lo"), 1))
    body = box(size, 0, radius, "url(#g)") + box(
        size, line / 2, radius - line / 2, stroke=hexa(tokens.colour("card_rim")), line=line, opacity=0.8
    )
    return vector(size, body, defs)


@lru_cache(maxsize=256)
def button(size: Size, kind: str, state: str, radius: int, theme: str) -> pygame.Surface:
    """The ground of a button without its words; kind one of KINDS, state one of STATES. ValueError for others."""
    if kind not in KINDS or state not in STATES:
        raise ValueError(f"no button of kind {kind!r} in state {state!r}")
    lift = {"hover": 0.14, "pressed": -0.1}.get(state, 0.0)
    if state == "selected" or (state == "disabled" and kind == "gold"):
        # faded gold turns to mud on the felt
        kind, lift = "paper", 0.0
    if kind == "gold":
        surface = vector(size, *gold_box(size, radius, lift))
    elif kind == "paper":
        surface = _paper_button(size, radius, lift)
    else:
        surface = _dark_button(size, radius, lift, theme)
    return faded(surface, 0.5) if state == "disabled" else surface


def _paper_button(size: Size, radius: int, lift: float) -> pygame.Surface:
    toward = tokens.colour("gold_hi" if lift > 0 else "black")
    top, low = (mix(tokens.colour(name), toward, abs(lift) * 2) for name in ("paper_hi", "button"))
    line = _line(size, radius)
    defs = down("g", (0, top, 1), (0.55, low, 1), (1, mix(low, tokens.colour("gold_lo"), 0.1), 1))
    body = box(size, 0, radius, hexa(mix(tokens.colour("gold_lo"), tokens.colour("card_rim"), 0.35)))
    body += box(size, line, radius - line, "url(#g)")
    return vector(size, body, defs)


def _dark_button(size: Size, radius: int, lift: float, theme: str) -> pygame.Surface:
    toward = tokens.theme(theme).felt_hi if lift > 0 else tokens.colour("black")
    ground = mix(tokens.theme(theme).panel, toward, abs(lift) * 1.4)
    top, bottom = tokens.PANEL_ALPHA
    line = _line(size, radius)
    defs = down("g", (0, ground, top + 0.08), (1, ground, bottom + 0.05))
    edge = ("gold_hi", 0.85, 0.6) if lift > 0 else ("ivory", 0.3 + lift, 0.14 + lift)
    defs += down("s", (0, tokens.colour(edge[0]), edge[1]), (1, tokens.colour(edge[0]), edge[2]))
    body = box(size, line, radius - line, "url(#g)") + box(
        size, line / 2, radius - line / 2, stroke="url(#s)", line=line
    )
    return vector(size, body, defs)


@lru_cache(maxsize=32)
def tile(size: Size, ground: str, radius: int, state: str = "normal") -> pygame.Surface:
    """A large coloured tile (#rrggbb), lighter in its middle; state normal, hover or pressed."""
    base = mix(
        pygame.Color(ground),
        tokens.colour("black" if state == "pressed" else "white"),
        {"hover": 0.06, "pressed": 0.1}.get(state, 0.0),
    )
    width, height = size
    line = max(1.0, radius / 14)
    light = mix(base, tokens.colour("lamp"), 0.22)
    defs = down("g", (0, mix(base, tokens.colour("white"), 0.06), 1), (1, mix(base, tokens.colour("black"), 0.34), 1))
    defs += (
        f'<radialGradient id="l" gradientUnits="userSpaceOnUse" cx="{width / 2}" cy="{height * 0.55}" '
        f'r="{max(size) * 0.5}"><stop offset="0" stop-color="{hexa(light)}" stop-opacity="0.75"/>'
        f'<stop offset="1" stop-color="{hexa(light)}" stop-opacity="0"/></radialGradient>'
    )
    body = box(size, 0, radius, "url(#g)") + box(size, 0, radius, "url(#l)")
    body += box(size, line / 2, radius - line / 2, stroke=hexa(tokens.colour("ivory")), line=line, opacity=0.34)
    return vector(size, body, defs)


@lru_cache(maxsize=256)
def blurred_box(size: Size, radius: int, sigma: float, rgba: tuple[int, int, int, int]) -> pygame.Surface:
    """A soft rounded box of `size`, in a picture that is `blur_pad(sigma)` pixels wider on each side."""
    pad = blur_pad(sigma)
    # a blur hides detail: it is drawn small and scaled up, which is many times faster
    factor = max(1.0, sigma / 2.5)
    full = (size[0] + 2 * pad, size[1] + 2 * pad)
    little = (max(4, round(full[0] / factor)), max(4, round(full[1] / factor)))
    sx, sy = little[0] / full[0], little[1] / full[1]
    body = (
        f'<rect x="{pad * sx:.2f}" y="{pad * sy:.2f}" width="{size[0] * sx:.2f}" height="{size[1] * sy:.2f}" '
        f'rx="{min(radius, min(size) / 2) * sx:.2f}" fill="#ffffff"/>'
    )
    soft = pygame.transform.gaussian_blur(vector(little, body), max(1, round(sigma / factor)))
    soft = tinted(soft, pygame.Color(*rgba))
    return pygame.transform.smoothscale(soft, full) if little != full else soft


def blur_pad(sigma: float) -> int:
    """How far a blur of sigma pixels reaches."""
    return math.ceil(2.6 * sigma) + 1


def draw_shadow(
    surface: pygame.Surface, rect: pygame.Rect, radius: int, name: str = "panel", scale: float = 1.0
) -> None:
    """Draw the shadow of a box that stands at rect: card, table, lifted, panel or tile; scale of the window."""
    shade = tokens.SHADOWS[name]
    sigma = shade.sigma * scale
    soft = blurred_box(rect.size, radius, sigma, (0, 0, 0, round(255 * shade.alpha)))
    pad = blur_pad(sigma)
    surface.blit(soft, (rect.x - pad, rect.y - pad + round(shade.dy * scale)))


@lru_cache(maxsize=128)
def focus_ring(size: Size, radius: int, scale: float = 1.0) -> pygame.Surface:
    """The golden ring with its glow round a box of `size`; the picture is `ring_pad(scale)` wider on each side."""
    pad = ring_pad(scale)
    full = (size[0] + 2 * pad, size[1] + 2 * pad)
    line = max(2.0, 3.5 * scale)
    gap = 1.0
    out = gap + line / 2
    ring = box(full, pad - out, radius + out, stroke="#ffffff", line=line)
    glow_line = box(full, pad - out, radius + out, stroke="#ffffff", line=line * 1.7)
    factor = max(1.0, 6 * scale / 2.5)
    small = pygame.transform.smoothscale(
        vector(full, glow_line), (max(4, round(full[0] / factor)), max(4, round(full[1] / factor)))
    )
    soft = pygame.transform.gaussian_blur(small, max(1, round(6 * scale / factor)))
    soft = pygame.transform.smoothscale(tinted(soft, tokens.colour("glow", 0.85)), full)
    soft.blit(tinted(vector(full, ring), tokens.colour("focus")), (0, 0))
    return soft


def ring_pad(scale: float) -> int:
    """How far the focus ring reaches beyond its box."""
    return math.ceil(3.5 * scale + blur_pad(6 * scale)) + 1


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, radius: int, scale: float = 1.0) -> pygame.Rect:
    """Draw the focus ring round rect; gives what was drawn on."""
    pad = ring_pad(scale)
    return surface.blit(focus_ring(rect.size, radius, scale), (rect.x - pad, rect.y - pad))
