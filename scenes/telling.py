"""Scenes that tell a story on a timeline, which a press ends; the summaries among them then go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.match import Match
from scenes.gui import GuiScene
from scenes.intents import Back, Confirm, Intent, Press, Release, Sheet, Skip
from scenes.tween import Ease, Tween, out_quad

if TYPE_CHECKING:
    from scenes.app import App


class Telling(GuiScene):
    """A scene whose picture follows ``shown``: how far each thing has come, 0 to 1; what is not in it has not begun."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.timeline = app.timeline()
        self.rain = app.timeline()
        """Confetti that falls beside the story, and on when that has been told."""
        self.shown: dict[str, float] = {}
        self._fade = 1.0
        self._told = False
        self._down = False

    def tell(self) -> None:
        """Put the story on the timeline."""

    def finished(self) -> bool:
        """A press after the story's end; whether it meant anything."""
        return False

    def enter(self) -> None:
        """Lay out and begin."""
        super().enter()
        if not self._told:
            self._told = True
            self.tell()

    def leave(self) -> None:
        """Nothing moves any more."""
        self.timeline.clear()
        self.rain.clear()

    @property
    def busy(self) -> bool:
        """While the story is told or confetti falls."""
        return self.timeline.busy or self.rain.busy or super().busy

    def part(self, name: str, seconds: float, ease: Ease = out_quad) -> Tween:
        """A step that brings ``shown[name]`` from 0 to 1; with reduced motion the new picture fades in."""

        def put(share: float) -> None:
            self.shown[name] = share

        return Tween(seconds, put, ease, fade=self._set_fade)

    def _set_fade(self, share: float) -> None:
        self._fade = share

    def at(self, name: str) -> float:
        """How far a thing has come."""
        return self.shown.get(name, 0.0)

    def update(self, dt: float) -> None:
        """Go on with the story and the rain."""
        super().update(dt)
        for line in (self.timeline, self.rain):
            if line.advance(dt):
                self.needs_draw = True

    def skip(self) -> None:
        """End the story, and the rain with it, at once."""
        self.timeline.skip()
        self.rain.skip()
        self.needs_draw = True

    def step_on(self) -> bool:
        """End the story; when it has been told, do what comes then."""
        if self.timeline.busy:
            self.skip()
            return True
        return self.finished()

    def show_sheet(self) -> None:
        """Open the sheet of this match over the scene."""
        raise NotImplementedError

    def handle(self, intent: Intent) -> bool:
        """A press ends the story; S shows the sheet."""
        match intent:
            case Sheet():
                self.show_sheet()
                return True
            case Skip():
                return self.step_on()
            case Back() if self.timeline.busy:
                return self.step_on()
            case Confirm() if self.timeline.busy or self.ring.current is None:
                return self.step_on() or super().handle(intent)
            case Press(pos):
                self._down = not any(control.rect.collidepoint(pos) for control in self.controls)
            case Release() if self._down:
                self._down = False
                super().handle(intent)
                return self.step_on()
        return super().handle(intent)

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Everything; while something fades in, with what was there before shining through."""
        if self._fade >= 1:
            return super().draw(surface)
        before = surface.copy()
        super().draw(surface)
        before.set_alpha(round(255 * (1 - self._fade)))
        surface.blit(before, (0, 0))
        return None


class Pausing(Telling):
    """A scene between two deals. ``done()`` is called once, after the scene has taken itself off the stack."""

    def __init__(self, app: App, match: Match, done: Callable[[], Any]) -> None:
        super().__init__(app, match)
        self.done = done
        self.first_focus = "on"
        self._gone = False

    def go_on(self) -> None:
        """What the golden button does: leave, then say so."""
        if not self._gone:
            self._gone = True
            self.app.pop()
            self.done()

    def finished(self) -> bool:
        """Any press goes on."""
        self.go_on()
        return True

    def back(self) -> None:
        """There is no way back from what has been played: on."""
        self.go_on()
