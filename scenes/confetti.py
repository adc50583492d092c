"""A rain of bits of paper, for what is to be celebrated."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

import pygame

from scenes import tokens
from scenes.tween import out_quad

_COLOURS: Final = ("gold_hi", "stitch_red", "under_bids", "ivory", "gold", "cloth_c")
_LATEST: Final = 0.45
"""The last bit sets out when so much of the rain is over, as a share of it."""


@dataclass(frozen=True)
class _Bit:
    end: tuple[float, float]
    start: tuple[float, float]
    delay: float
    size: float
    angle: float
    spin: float
    flip: float
    sway: float
    colour: str


class Confetti:
    """Bits that flutter down over ``rect`` and come to rest scattered over it."""

    def __init__(self, rng: random.Random, rect: pygame.Rect, size: float, count: int = 60) -> None:
        self.rect = rect
        self._bits = [self._bit(rng, size) for _ in range(count)]

    def _bit(self, rng: random.Random, size: float) -> _Bit:
        rect = self.rect
        # more of them in the upper part, as if the rest had already fallen
        down = rng.random() ** 1.5
        end = (rect.left + rng.random() * rect.width, rect.top + down * rect.height)
        start = (end[0] + (rng.random() - 0.5) * rect.width * 0.5, rect.top - rect.height * (0.1 + 0.5 * rng.random()))
        return _Bit(
            end,
            start,
            rng.random() * _LATEST,
            size * (0.7 + 0.6 * rng.random()),
            rng.random() * math.tau,
            (rng.random() - 0.5) * 5 * math.tau,
            rng.random() * math.tau,
            (rng.random() - 0.5) * rect.width * 0.12,
            rng.choice(_COLOURS),
        )

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """Draw it when ``share`` (0 to 1) of the rain is over."""
        before = surface.get_clip()
        surface.set_clip(self.rect)
        for bit in self._bits:
            own = min(1.0, max(0.0, (share - bit.delay) / (1 - _LATEST)))
            if own <= 0:
                continue
            way, left = out_quad(own), 1 - out_quad(own)
            x = bit.start[0] + (bit.end[0] - bit.start[0]) * way + bit.sway * math.sin(left * 9 + bit.flip) * left
            y = bit.start[1] + (bit.end[1] - bit.start[1]) * way
            _quad(surface, x, y, bit, left)
        surface.set_clip(before)


def _quad(surface: pygame.Surface, x: float, y: float, bit: _Bit, left: float) -> None:
    angle = bit.angle + bit.spin * left
    # the bit turns about its long side too, and so looks narrow now and then
    narrow = 0.35 + 0.65 * abs(math.cos(bit.flip + bit.spin * left * 1.7))
    along = pygame.Vector2(bit.size, 0).rotate_rad(angle)
    across = pygame.Vector2(0, bit.size * 0.55 * narrow).rotate_rad(angle)
    middle = pygame.Vector2(x, y)
    corners = [middle + along + across, middle + along - across, middle - along - across, middle - along + across]
    pygame.draw.polygon(surface, tokens.colour(bit.colour), corners)
