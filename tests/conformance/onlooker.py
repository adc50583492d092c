"""Somebody who follows a match by listening."""

from __future__ import annotations

from abc import ABC, abstractmethod

from game.rules import Event, View


class Onlooker(ABC):
    """Hears the events of a match as one seat (None: no seat) may hear them, and remembers what they mean."""

    totals: list[int]

    @abstractmethod
    def begin(self) -> None:
        """A new deal begins."""

    @abstractmethod
    def hear(self, event: Event) -> None: ...

    @abstractmethod
    def disagrees(self, view: View) -> list[str]:
        """In what the memory differs from a view: of the own seat, or of any seat in what everybody may know."""
