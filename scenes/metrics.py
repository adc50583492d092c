"""Sizes in pixels for one window size: everything on screen is laid out from here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import pygame

from scenes import tokens

LEAST = (800, 480)
"""The smallest window, in pixels, for which the scenes are laid out."""

DESIGN = (1280, 720)
"""The window size at which one design pixel is one screen pixel."""


@dataclass(frozen=True)
class Metrics:
    """Measures of a window of `width` x `height` pixels; smaller than LEAST is measured as LEAST."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the window in pixels."""
        return self.width, self.height

    @property
    def rect(self) -> pygame.Rect:
        """The whole window."""
        return pygame.Rect(0, 0, self.width, self.height)

    @cached_property
    def scale(self) -> float:
        """Screen pixels per design pixel: 1.0 at 1280x720, 0.625 at 800x480, 3.0 at 3840x2160."""
        width, height = max(self.width, LEAST[0]), max(self.height, LEAST[1])
        return min(width / DESIGN[0], height / DESIGN[1])

    @cached_property
    def u(self) -> int:
        """The spacing unit: 3 px at 800x480, 4 at 720 high, 6 at 1080, 12 at 2160."""
        return max(3, round(4 * self.scale))

    @property
    def gap(self) -> int:
        """Space between two things beside each other: 3 u."""
        return 3 * self.u

    @property
    def pad(self) -> int:
        """Space between the edge of a panel and what it holds: 4 u."""
        return 4 * self.u

    @property
    def small(self) -> bool:
        """Whether the window is so small that words are dropped (never the size of type)."""
        return self.scale < 0.8

    @cached_property
    def touch(self) -> int:
        """Least side of anything that is pressed: 62 px at 720 high, 50 at 480."""
        return max(50, self.px(62))

    @cached_property
    def border(self) -> int:
        """Width of the woven border: 12 px at 800x480, 26 at 1280x720, 39 at 1920x1080."""
        if self.scale >= 1:
            return round(26 * self.scale)
        return round(12 + 14 * (self.scale - 0.625) / 0.375)

    @cached_property
    def safe(self) -> pygame.Rect:
        """Where content may stand: inside the border and a margin of 4 u (2 u in small windows)."""
        inset = self.border + (2 if self.small else 4) * self.u
        return self.rect.inflate(-2 * inset, -2 * inset)

    def px(self, design: float) -> int:
        """Design pixels (at 1280x720) as screen pixels; at least 1 for anything above 0."""
        return max(1, round(design * self.scale)) if design > 0 else round(design * self.scale)

    def type(self, name: str) -> int:
        """Pixels of the type style: caption small body title number tile shout hero. KeyError for others."""
        design, least = tokens.TYPE[name]
        return max(least, round(design * self.scale))

    def radius(self, name: str) -> int:
        """Corner radius in pixels of a panel, button or tile. KeyError for others."""
        return self.px(tokens.RADII[name])
