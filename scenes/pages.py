"""Papers that are looked at and put away: a scene that any press closes, with pages where they do not fit at once."""

from __future__ import annotations

from typing import Final

from scenes.gui import GuiScene
from scenes.intents import Confirm, Intent, Move, Press, Release, Scroll, Sheet

_SWIPE: Final = 60
"""Design pixels that a finger moves to turn a page."""


class PagedScene(GuiScene):
    """Back, Enter, S or a click beside the controls closes it; arrows, the wheel and a swipe turn its pages."""

    page: int | None = None
    """The page that is open, from 0; None before it is known."""
    _down: tuple[int, int] | None = None

    @property
    def page_count(self) -> int:
        """How many pages can be turned now."""
        raise NotImplementedError

    def turn(self, by: int) -> bool:
        """Turn so many pages; False where there is none."""
        if self.page is None or not 0 <= self.page + by < self.page_count:
            return False
        self.page += by
        self.app.sounds.play("click")
        self.rebuild()
        return True

    def handle(self, intent: Intent) -> bool:
        """Close, turn pages, and what controls do."""
        match intent:
            case Sheet():
                self.back()
                return True
            case Confirm() if self.ring.current is None:
                self.back()
                return True
            case Move(dx, 0) if dx and self._arrow(dx):
                return True
            case Scroll(dy):
                return bool(dy) and self.turn(-1 if dy > 0 else 1)
            case Press(pos):
                on_control = any(control.rect.collidepoint(pos) for control in self.controls)
                self._down = None if on_control else pos
            case Release(pos) if self._down is not None:
                moved = pos[0] - self._down[0]
                self._down = None
                super().handle(intent)
                if abs(moved) >= self.metrics.px(_SWIPE):
                    return self.turn(-1 if moved > 0 else 1)
                self.back()
                return True
        return super().handle(intent)

    def _arrow(self, dx: int) -> bool:
        """Sideways arrows turn pages, but for a control that they change."""
        current = self.ring.current
        return (current is None or current.adjust is None) and self.turn(dx)
