"""The toss for the dealer: cards are dealt face up until somebody gets an ace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import Match
from scenes import games
from scenes.focus import FocusRing
from scenes.intents import (
    Back,
    Confirm,
    Hint,
    Info,
    Intent,
    LastTrick,
    Menu,
    Move,
    Next,
    Number,
    Point,
    Press,
    Prev,
    Release,
    Sheet,
    Skip,
)
from scenes.table.controls import Face, TableButton, hover
from scenes.toss_show import TossShow

if TYPE_CHECKING:
    from scenes.app import App


class Toss(TossShow):
    """Shows the toss of a match that has just begun, then goes on to its table."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.ring = FocusRing()
        self._pressed: TableButton | None = None

    def lay_out(self) -> None:
        """The golden button and the one of the menu besides."""
        super().lay_out()
        words = self.app.texts("menu")
        self._menu = TableButton(
            self.look, self.places.table.menu, Face(icon="menu"), self._pause, label=words, key="menu"
        )
        self._go = TableButton(self.look, self.places.button, self._go_face(), self.forward, key="go")
        for button in self._buttons:
            self.layers.add(button, layer=button.layer)
        self._pressed = None
        self.ring.set_items([button.focusable() for button in self._buttons])
        self.ring.focus_key("go")
        self._show_focus()

    @property
    def _buttons(self) -> tuple[TableButton, ...]:
        return self._go, self._menu

    def _go_face(self) -> Face:
        if self.done:
            return Face(self.app.texts("toss-go"), icon="play", kind="gold", size="title", beside=True)
        return Face(self.app.texts("toss-skip"), kind="paper")

    def settled(self) -> None:
        """The button leads to the table now."""
        self._go.set(face=self._go_face(), label=self.app.texts("toss-go"))

    def forward(self) -> None:
        """End what moves; when all is said, go on to the table."""
        if self.timeline.busy:
            self.timeline.skip()
            self.update(0.0)
        else:
            games.open_table(self.app, self.match)

    def _pause(self) -> None:
        from scenes.pause import Pause

        self.app.push(Pause(self.app, self.match))

    def handle(self, intent: Intent) -> None:
        """Any press or key ends what moves, then the golden button or any key goes on. Back opens the pause."""
        match intent:
            case Point(pos):
                hover(self._buttons, pos)
            case Press(pos):
                self._press(pos)
            case Release(pos, touch):
                self._release(pos, touch)
            case Back() | Menu():
                self._pause()
            case Move() | Next() | Prev() if not self.timeline.busy:
                self.ring.step(-1 if isinstance(intent, Prev) else 1)
            case Confirm() if self.ring.current is not None and not self.timeline.busy:
                self.ring.activate()
            case Move() | Next() | Prev() | Confirm() | Number() | Skip() | Hint() | Sheet() | Info() | LastTrick():
                self.forward()
        self._show_focus()
        if self.app.scene is self and self.layers.moved():
            self.needs_draw = True

    def _press(self, pos: tuple[int, int]) -> None:
        self._pressed = next((button for button in self._buttons if button.frame.collidepoint(pos)), None)
        if self._pressed is not None:
            self._pressed.set(pressed=True)
        elif self.timeline.busy:
            self.forward()

    def _release(self, pos: tuple[int, int], touch: bool) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None:
            pressed.set(pressed=False)
            if pressed.frame.collidepoint(pos):
                self.app.sounds.play("click")
                pressed.press()
        if touch:
            hover(self._buttons, None)

    def _show_focus(self) -> None:
        current = self.ring.current if self.app.show_ring else None
        for button in self._buttons:
            button.set(focused=current is not None and button.key == current.key)
