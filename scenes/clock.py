"""The time that the loop measures; tests bring their own."""

from __future__ import annotations

from typing import Protocol

import pygame


class Clock(Protocol):
    """What the loop measures time with."""

    def tick(self, fps: int) -> float:
        """Sleep so that at most fps calls return in a second (0: do not sleep); seconds since the last call."""


class RealClock:
    """The time of the machine."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, fps: int) -> float:
        """See Clock."""
        return self._clock.tick(fps) / 1000
