"""The table itself: felt in lamp light, a medallion, and the woven border with its golden line."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final

import pygame

from scenes import tokens
from scenes.metrics import Metrics
from scenes.vector import Size, hexa, mix, vector
from scenes.weave import draw_border

_GRAIN: Final = 4
"""Pictures of the light that differ by a part of one colour step; mixed grain by grain they show no bands."""

_COARSE: Final = 96
"""Columns in which the light is computed; all else is smooth scaling."""


@lru_cache(maxsize=3)
def table(size: Size, theme: str) -> pygame.Surface:
    """The empty table, filling a window of `size` pixels."""
    metrics = Metrics(*size)
    surface = felt(size, theme).copy()
    _medallion(surface, metrics)
    _border(surface, metrics, theme)
    return surface


@lru_cache(maxsize=3)
def felt(size: Size, theme: str) -> pygame.Surface:
    """Felt, lamp and vignette without ornament."""
    layers = [pygame.transform.smoothscale(picture, size) for picture in _light(size, theme)]
    surface = layers[0]
    if pygame.display.get_surface():
        surface = surface.convert()
    for layer, grain in zip(layers[1:], _grains(), strict=True):
        covered = layer.convert_alpha() if pygame.display.get_surface() else layer
        _tile_alpha(covered, grain)
        surface.blit(covered, (0, 0))
    return surface


def _light(size: Size, theme: str) -> list[pygame.Surface]:
    """The light as small pictures, each rounded at another threshold. Left and right are alike."""
    width, height = _COARSE, max(24, round(_COARSE * size[1] / size[0]))
    aspect = size[1] / size[0]
    data = tokens.FELT
    colours = tokens.theme(theme)
    stops = [(tuple(c)[:3]) for c in (colours.felt_hi, colours.felt_mid, colours.felt_lo)]
    lamp = tuple(tokens.colour("lamp"))[:3]
    rows: list[list[tuple[float, float, float]]] = []
    for row in range(height):
        y = (row + 0.5) / height
        line: list[tuple[float, float, float]] = []
        for column in range(width // 2):
            x = (column + 0.5) / width
            away = math.hypot(x - data.centre[0], (y - data.centre[1]) * aspect)
            share = min(1.0, away / data.radius)
            middle = data.stops[1]
            if share < middle:
                rgb = _between(stops[0], stops[1], share / middle)
            else:
                rgb = _between(stops[1], stops[2], (share - middle) / (1 - middle))
            light = max(0.0, 1 - away / data.lamp_radius)
            rgb = _between(rgb, lamp, data.lamp_alpha * light * light * (3 - 2 * light))
            # the vignette is an oval that touches the corners
            edge = math.hypot((x - 0.5) / 0.5, (y - 0.5) / 0.5) / math.sqrt(2)
            dark = max(0.0, (edge - data.vignette_from) / (1 - data.vignette_from))
            line.append(_between(rgb, (0, 0, 0), data.vignette_alpha * dark * dark))
        rows.append(line + line[::-1])
    pictures = []
    for index in range(_GRAIN):
        threshold = (index + 0.5) / _GRAIN
        buffer = bytes(int(value + threshold) for line in rows for rgb in line for value in rgb)
        pictures.append(pygame.image.frombytes(buffer, (width // 2 * 2, height), "RGB"))
    return pictures


def _between(a: tuple[float, ...], b: tuple[float, ...], share: float) -> tuple[float, float, float]:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)


@lru_cache(maxsize=1)
def _grains() -> tuple[pygame.Surface, ...]:
    """Masks of random grains for all pictures of the light but the first; laid over each other, each shows alike."""
    side = 128
    # the pattern is a texture of the cloth: always the same one
    rng = random.Random(20)
    masks = [bytearray(b"\xff\xff\xff\x00" * (side * side)) for _ in range(_GRAIN - 1)]
    for cell in range(side * side):
        choice = rng.randrange(_GRAIN)
        if choice:
            masks[choice - 1][cell * 4 + 3] = 255
    return tuple(pygame.image.frombytes(bytes(mask), (side, side), "RGBA") for mask in masks)


def _tile_alpha(surface: pygame.Surface, mask: pygame.Surface) -> None:
    for y in range(0, surface.get_height(), mask.get_height()):
        for x in range(0, surface.get_width(), mask.get_width()):
            surface.blit(mask, (x, y), special_flags=pygame.BLEND_RGBA_MULT)


def _medallion(surface: pygame.Surface, metrics: Metrics) -> None:
    """Dashed rhombs one within another, and small ones on their axis."""
    middle_x, middle_y = metrics.width / 2, metrics.height * 0.44
    scale = metrics.scale
    opacity = tokens.FELT.medallion_alpha
    body = ""
    for half_width, half_height, line, dash, gap in (
        (432.0, 288.0, 5.5, 16.0, 11.0),
        (342.0, 228.0, 3.5, 11.0, 9.0),
    ):
        a, b = half_width * scale, half_height * scale
        corners = [
            (middle_x, middle_y - b),
            (middle_x + a, middle_y),
            (middle_x, middle_y + b),
            (middle_x - a, middle_y),
        ]
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
            body += _dashes(x1, y1, x2, y2, dash * scale, gap * scale, line * scale, opacity)
    for offset, half in ((-374, 12), (374, 12), (-244, 13), (244, 13)):
        x, side = middle_x + offset * scale, half * scale
        body += (
            f'<path d="M{x:.1f} {middle_y - side:.1f} L{x + side:.1f} {middle_y:.1f} L{x:.1f} {middle_y + side:.1f} '
            f'L{x - side:.1f} {middle_y:.1f} Z" fill="#ffffff" fill-opacity="{opacity}"/>'
        )
    surface.blit(vector(metrics.size, body), (0, 0))


def _dashes(x1: float, y1: float, x2: float, y2: float, dash: float, gap: float, line: float, opacity: float) -> str:
    """A dashed line whose dashes come out even at both ends."""
    length = math.hypot(x2 - x1, y2 - y1)
    count = max(1, round(length / (dash + gap)))
    step, on = 1 / count, dash / (dash + gap) / count
    path = ""
    for index in range(count):
        start = index * step + (step - on) / 2
        end = start + on
        path += (
            f"M{x1 + (x2 - x1) * start:.1f} {y1 + (y2 - y1) * start:.1f} "
            f"L{x1 + (x2 - x1) * end:.1f} {y1 + (y2 - y1) * end:.1f} "
        )
    return f'<path d="{path}" fill="none" stroke="#ffffff" stroke-opacity="{opacity}" stroke-width="{line:.1f}"/>'


def _border(surface: pygame.Surface, metrics: Metrics, theme: str) -> None:
    """The woven strip round the edge, its shadow on the felt, and the golden line between them."""
    width, height, border = metrics.width, metrics.height, metrics.border
    colours = tokens.theme(theme)
    draw_border(surface, border, colours)
    radius, line = 4 * metrics.scale, max(1.0, 1.5 * metrics.scale)
    depth = max(3, round(9 * metrics.scale))

    def rim(inset: float, stroke: str, opacity: float, wide: float) -> str:
        return (
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset}" height="{height - 2 * inset}" rx="{radius}" '
            f'fill="none" stroke="{stroke}" stroke-opacity="{opacity:.3f}" stroke-width="{wide:.2f}"/>'
        )

    body = "".join(rim(border + k, "#000000", 0.26 * (1 - k / depth) ** 2, 1.4) for k in range(1, depth))
    body += rim(border, hexa(mix(colours.weave_2, tokens.colour("gold"), 0.2)), 0.85, line)
    surface.blit(vector(metrics.size, body), (0, 0))
