"""A window onto a form that is higher than its place: wheel, touch, keys."""

from __future__ import annotations

from typing import Any

import pygame
from pygame_gui.core import UIContainer

from scenes import paint, tokens
from scenes.metrics import Metrics
from scenes.vector import hexa

_FOLLOW = 14.0
"""How fast the view comes after its goal: shares of the way in a second."""

_NEAR = 0.4
"""Pixels from the goal that nobody sees."""

_FLING = 0.22
"""Seconds that a lifted finger's speed carries on."""


class ScrollArea:
    """Content of its own height seen through `rect`; (0, 0) of its elements is the top left of the content."""

    def __init__(self, rect: pygame.Rect, manager: Any, metrics: Metrics, smooth: bool) -> None:
        self.rect = rect.copy()
        self.metrics = metrics
        self.smooth = smooth
        self.offset = 0.0
        self._goal = 0.0
        self._speed = 0.0
        self._grabbed: tuple[int, float] | None = None
        self._view = UIContainer(rect, manager, object_id="#view")
        self._height = rect.height
        self.container = UIContainer(pygame.Rect(0, 0, rect.width, rect.height), manager, container=self._view)

    @property
    def width(self) -> int:
        """Width that content may use: the bar stands on the right of it."""
        return self.rect.width - self.bar_width - self.metrics.u if self.bar_width else self.rect.width

    @property
    def bar_width(self) -> int:
        """Width of the scroll bar in pixels."""
        return max(5, self.metrics.px(7))

    @property
    def most(self) -> int:
        """The greatest offset in pixels; 0 when everything is seen."""
        return max(0, self._height - self.rect.height)

    @property
    def moving(self) -> bool:
        """Whether the view is still on its way."""
        return abs(self._goal - self.offset) > _NEAR

    def set_height(self, height: int) -> None:
        """Say how high the content is, in pixels."""
        self._height = max(height, self.rect.height)
        self.container.set_dimensions((self.rect.width, self._height))
        self.jump(min(self.offset, self.most))

    def jump(self, offset: float) -> None:
        """Go to an offset at once."""
        self._goal = self.offset = max(0.0, min(float(self.most), offset))
        self._place()

    def scroll(self, by: float) -> None:
        """Go on by pixels, down with by > 0."""
        self._goal = max(0.0, min(float(self.most), self._goal + by))
        if not self.smooth:
            self.jump(self._goal)

    def show(self, rect: pygame.Rect) -> None:
        """Bring something (in screen pixels) into view with a little of what is about it."""
        margin = self.metrics.px(24)
        top = rect.top - self.rect.top + self.offset - margin
        foot = rect.bottom - self.rect.top + self.offset + margin
        if top < self._goal:
            self.scroll(top - self._goal)
        elif foot > self._goal + self.rect.height:
            self.scroll(foot - self.rect.height - self._goal)

    def grab(self, y: int) -> None:
        """A finger holds the content at a height on the screen."""
        self._grabbed = (y, self.offset)
        self._goal = self.offset
        self._speed = 0.0

    def drag(self, y: int) -> None:
        """The finger moved."""
        if self._grabbed is None:
            return
        start, offset = self._grabbed
        before = self.offset
        self.jump(offset + start - y)
        self._speed = 0.6 * self._speed + 0.4 * (self.offset - before) * 60

    def release(self) -> None:
        """The finger let go: the content runs on for a moment."""
        if self._grabbed is not None:
            self._grabbed = None
            self.scroll(self._speed * _FLING)

    def update(self, dt: float) -> bool:
        """Move towards the goal; whether anything moved."""
        if not self.moving:
            return False
        self.offset += (self._goal - self.offset) * min(1.0, dt * _FOLLOW)
        if abs(self._goal - self.offset) <= _NEAR:
            self.offset = self._goal
        self._place()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the bar, if there is anything to scroll."""
        if not self.most:
            return
        width = self.bar_width
        track = pygame.Rect(self.rect.right - width, self.rect.top, width, self.rect.height)
        high = max(self.metrics.px(40), round(track.height * self.rect.height / self._height))
        top = round((track.height - high) * self.offset / self.most)
        body = (
            f'<rect width="{width}" height="{track.height}" rx="{width / 2}" fill="#000000" fill-opacity="0.3"/>'
            f'<rect y="{top}" width="{width}" height="{high}" rx="{width / 2}" fill="{hexa(tokens.colour("muted"))}" '
            f'fill-opacity="0.9"/>'
        )
        surface.blit(paint.vector(track.size, body), track)

    def _place(self) -> None:
        self.container.set_relative_position((0, -round(self.offset)))
