"""Joker's scenes that tell a story: they open its sheet."""

from __future__ import annotations

from scenes import telling
from scenes.joker.ledger import sole_person


class Telling(telling.Telling):
    """A scene over which the sheet of Joker can be opened."""

    def show_sheet(self) -> None:
        """Open the sheet over this scene."""
        from scenes.joker.sheet import SheetScene

        self.app.push(SheetScene(self.app, self.match, sole_person(self.match)))


class Pausing(Telling, telling.Pausing):
    """A scene between two deals of Joker."""
