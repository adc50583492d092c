"""The life-cycle that every screen of the program follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.intents import Intent

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.metrics import Metrics


class Scene:
    """One screen or dialog on the app's stack. Only the top one is updated, drawn anew and given input.

    `transparent` scenes are drawn over a frozen picture of the ones below, darkened by `dim` (0 to 1).
    """

    transparent = False
    dim = 0.55

    def __init__(self, app: App) -> None:
        self.app = app
        self.needs_draw = True
        """Set it when anything visible has changed; the app clears it after `draw`."""

    @property
    def metrics(self) -> Metrics:
        """The measures of the window as it is now."""
        return self.app.metrics

    @property
    def busy(self) -> bool:
        """Whether something moves: the app then calls `update` 60 times in a second instead of 10."""
        return False

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus: letters then arrive as Text and Edit, not as shortcuts."""
        return False

    def enter(self) -> None:
        """Put on the stack. Lay out, build."""

    def leave(self) -> None:
        """Taken off the stack. Let go of everything."""

    def cover(self) -> None:
        """Another scene was put on top."""

    def reveal(self) -> None:
        """On top again."""

    def resize(self) -> None:
        """The window, the language or a setting that changes looks is another one: lay out again."""

    def handle(self, intent: Intent) -> bool | None:  # noqa: ARG002
        """A person wants something. May give whether it meant anything here."""
        return None

    def update(self, dt: float) -> None:
        """dt seconds have passed."""

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw on the window and change nothing else. Gives what was drawn on, or None for everything."""
        raise NotImplementedError
