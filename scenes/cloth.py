"""The table itself: felt in lamp light, a medallion, and the woven border with its golden line."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

import pygame

from scenes import tokens
from scenes.metrics import Metrics
from scenes.vector import Size, box, hexa, mix, vector
from scenes.weave import draw_border

_THREADS: Final = (1, 5, 3, 7)
"""Rows of pixels in turn are rounded at so many eighths: woven like that, slow changes of light show no bands."""

_COARSE: Final = 160
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
    width, height = size
    pictures = _light(size, theme)
    count = len(pictures)
    rows = -(-height // count)
    pitch = width * 4
    # each picture is scaled into every fourth row of one buffer; the last view reaches beyond its rows
    buffer = bytearray(pitch * count * (rows + 1))
    for index, picture in enumerate(pictures):
        part = memoryview(buffer)[index * pitch : (index + rows * count) * pitch]
        view = pygame.image.frombuffer(part, (width, rows), "RGBA", pitch * count)
        view.blit(pygame.transform.smoothscale(picture, (width, rows)), (0, 0))
    whole = pygame.image.frombuffer(memoryview(buffer)[: pitch * rows * count], (width, rows * count), "RGBA")
    surface = pygame.Surface(size) if pygame.display.get_surface() is None else pygame.Surface(size).convert()
    surface.blit(whole, (0, 0))
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
            rgb = _between(rgb, lamp, data.lamp_alpha * light**1.5)
            # the vignette is an oval that touches the corners
            edge = math.hypot((x - 0.5) / 0.5, (y - 0.5) / 0.5) / math.sqrt(2)
            dark = max(0.0, (edge - data.vignette_from) / (1 - data.vignette_from))
            line.append(_between(rgb, (0, 0, 0), data.vignette_alpha * dark**1.3))
        rows.append(line + line[::-1])
    pictures = []
    for eighths in _THREADS:
        threshold = eighths / 8
        buffer = bytes(int(value + threshold) for line in rows for rgb in line for value in rgb)
        pictures.append(pygame.image.frombytes(buffer, (width // 2 * 2, height), "RGB"))
    return pictures


def _between(a: tuple[float, ...], b: tuple[float, ...], share: float) -> tuple[float, float, float]:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)


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
    depth = max(3, round(9 * metrics.scale))
    for k in range(depth):
        shade = round(255 * 0.3 * (1 - k / depth) ** 2)
        inset = border + k
        for part in (
            (inset, inset, width - 2 * inset, 1),
            (inset, height - inset - 1, width - 2 * inset, 1),
            (inset, inset + 1, 1, height - 2 * inset - 2),
            (width - inset - 1, inset + 1, 1, height - 2 * inset - 2),
        ):
            veil = pygame.Surface(part[2:])
            veil.set_alpha(shade)
            surface.blit(veil, part[:2])
    gold = mix(colours.weave_2, tokens.colour("gold"), 0.2)
    gold.a = 220
    line, radius = max(1, round(1.5 * metrics.scale)), 4 * metrics.scale
    _outline(surface, metrics.rect.inflate(-2 * border, -2 * border), radius, line, gold)


def _outline(surface: pygame.Surface, rect: pygame.Rect, radius: float, line: int, colour: pygame.Color) -> None:
    """A rounded outline of a large rect: only its corners need smooth drawing."""
    corner = math.ceil(radius + line)
    side = 2 * corner + 2
    body = box((side, side), line / 2, radius, stroke=hexa(colour), line=line, opacity=colour.a / 255)
    ring = vector((side, side), body)
    for right in (False, True):
        for foot in (False, True):
            piece = (side - corner if right else 0, side - corner if foot else 0, corner, corner)
            x = rect.right - corner if right else rect.left
            y = rect.bottom - corner if foot else rect.top
            surface.blit(ring, (x, y), piece)
    for across in (True, False):
        length = (rect.width if across else rect.height) - 2 * corner
        bar = pygame.Surface((length, line) if across else (line, length), pygame.SRCALPHA)
        bar.fill(colour)
        if across:
            surface.blits([(bar, (rect.left + corner, rect.top)), (bar, (rect.left + corner, rect.bottom - line))])
        else:
            surface.blits([(bar, (rect.left, rect.top + corner)), (bar, (rect.right - line, rect.top + corner))])
