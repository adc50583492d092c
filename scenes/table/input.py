"""Pointer, touch, keys and focus at the table: cards are lifted, thrown or dragged, buttons pressed, panels left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match import Match
from scenes import durations
from scenes.focus import Focusable, FocusRing
from scenes.intents import (
    Back,
    Confirm,
    Drag,
    Intent,
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
from scenes.scene import Scene
from scenes.table.controls import Panel, TableButton, hover
from scenes.table.hand import Hand
from scenes.table.layout import TableLayout
from scenes.table.sprites import Layers

if TYPE_CHECKING:
    from scenes.app import App


class TableInput(Scene):
    """What a person does at the table. The run of the match is in ``TableScene``."""

    tap_lifts = True
    """Whether a finger's first tap on a card only lifts it, as where a second one plays it for good."""

    match: Match
    layers: Layers
    layout: TableLayout
    hand: Hand
    panel: Panel | None
    buttons: list[TableButton]

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ring = FocusRing()
        self.timeline = app.timeline()
        self.viewer: int | None = None
        """The seat whose hand is shown; None while the machine is handed over."""
        self.prompted = False
        self._pressed: TableButton | None = None
        self._grabbed: int | None = None
        self._grab_pos = (0, 0)
        self._tapped_up = False
        self._dragging = False

    def choose(self, index: int) -> None:
        """The viewer wants to play the card at this place of the hand."""
        raise NotImplementedError

    def throw(self, index: int, pos: tuple[int, int]) -> None:
        """A card was dragged onto the table and let go there."""
        del pos
        self.choose(index)

    def drag_begins(self, index: int) -> None:
        """A card of the hand is being dragged."""

    def drop(self, index: int) -> None:
        """A card was dragged and let go over the hand."""
        del index
        self.hand.lift(None)
        self.hand.hold(None)

    def show_sheet(self) -> None:
        """Open the score sheet."""
        raise NotImplementedError

    def number(self, n: int) -> None:
        """A figure key."""
        raise NotImplementedError

    def other(self, intent: Intent) -> None:
        """Any other intent."""

    def keep(self) -> None:
        """Write the match down."""
        raise NotImplementedError

    @property
    def bot_thinks(self) -> bool:
        """Whether the table waits for somebody who is no person, or away."""
        raise NotImplementedError

    def hurry(self) -> None:
        """End the thinking of a bot."""
        raise NotImplementedError

    def let_go(self) -> None:
        """Nothing is pressed or dragged any more."""
        self._pressed = self._grabbed = None
        self._dragging = False

    def handle(self, intent: Intent) -> None:
        if self.viewer is not None and not isinstance(intent, Point) and self.match.come_back(self.viewer):
            self.keep()
        if self.timeline.busy and isinstance(intent, Press | Confirm | Skip | Number | Back):
            self.timeline.skip()
            self.update(0.0)
            return
        if self.bot_thinks and self._will_not_wait(intent):
            self.hurry()
            if not isinstance(intent, Press) or self.hand.at(intent.pos) is None:
                return
        match intent:
            case Point(pos):
                self._point(pos)
            case Press(pos, touch):
                self._press(pos, touch)
            case Drag(pos):
                self._drag(pos)
            case Release(pos, touch):
                self._release(pos, touch)
            case Move(dx, dy):
                self.ring.move(dx, dy)
                self.focus_changed()
            case Next():
                self.ring.step(1)
                self.focus_changed()
            case Prev():
                self.ring.step(-1)
                self.focus_changed()
            case Confirm():
                self.ring.activate()
            case Number(n):
                self.number(n)
            case Sheet():
                self.timeline.skip()
                self.show_sheet()
            case Menu():
                self.timeline.skip()
                self.pause()
            case Back():
                if self.panel is not None and self.panel.back is not None:
                    self.panel.back()
                else:
                    self.pause()
            case _:
                self.other(intent)
        if self.layers.moved():
            self.needs_draw = True

    def _will_not_wait(self, intent: Intent) -> bool:
        """Whether somebody presses on while a bot thinks, and not a button that is there for something else."""
        match intent:
            case Press(pos):
                return self._button_at(pos) is None
            case Confirm():
                key = self.ring.current.identity if self.ring.current is not None and self.app.show_ring else None
                return not any((button.key or button.label) == key for button in self.all_buttons)
            case Skip() | Number():
                return True
        return False

    def pause(self) -> None:
        """Open the menu of a running match."""
        from scenes.pause import Pause

        self.app.push(Pause(self.app, self.match, self.show_sheet))

    @property
    def all_buttons(self) -> list[TableButton]:
        return [*(self.panel.buttons if self.panel else []), *self.buttons]

    def _point(self, pos: tuple[int, int] | None) -> None:
        over = self._button_at(pos) if pos is not None else None
        hover(self.all_buttons, pos)
        self.show_focus()
        if self._dragging or self.hand.held is not None:
            return
        index = self.hand.at(pos) if pos is not None and over is None else None
        if self.hand.lift(index) and index is not None:
            self.ring.focus_key(("card", index))

    def _button_at(self, pos: tuple[int, int]) -> TableButton | None:
        return next((button for button in self.all_buttons if button.frame.collidepoint(pos)), None)

    def _press(self, pos: tuple[int, int], touch: bool) -> None:
        hover(self.all_buttons, None)
        button = self._button_at(pos)
        if button is not None:
            self._pressed = button
            button.set(pressed=button.enabled)
            return
        index = self.hand.at(pos)
        if index is None:
            self.pressed_felt(pos)
            return
        self._grabbed = index
        self._grab_pos = pos
        # a first tap lifts the card, a second one plays it; a mouse has lifted it by hovering
        self._tapped_up = index in (self.hand.lifted, self.hand.held) or not touch or not self.tap_lifts
        self.hand.lift(index)

    def pressed_felt(self, pos: tuple[int, int]) -> None:
        """Somewhere that is neither a card nor a button was pressed."""
        if self.panel is not None and self.panel.back is not None and not self.panel.ground.rect.collidepoint(pos):
            self.panel.back()
        else:
            self.hand.lift(None)

    def _drag(self, pos: tuple[int, int]) -> None:
        if self._grabbed is None or self._grabbed >= len(self.hand.pieces):
            return
        way = pygame.Vector2(pos) - pygame.Vector2(self._grab_pos)
        if not self._dragging and way.length() < durations.DRAG_START * self.metrics.scale:
            return
        if not self._dragging:
            self._dragging = True
            self.drag_begins(self._grabbed)
        piece = self.hand.pieces[self._grabbed]
        piece.level = "lifted"
        piece.stand((float(pos[0]), float(pos[1])), 0.0, self.layout.lifted_width)

    def _release(self, pos: tuple[int, int], touch: bool) -> None:
        pressed, self._pressed = self._pressed, None
        grabbed, self._grabbed = self._grabbed, None
        dragging, self._dragging = self._dragging, False
        if pressed is not None:
            pressed.set(pressed=False)
            if pressed.frame.collidepoint(pos):
                pressed.press()
        elif grabbed is not None and grabbed < len(self.hand.pieces):
            if dragging and pos[1] < self.layout.hand_top:
                self.throw(grabbed, pos)
            elif dragging:
                self.drop(grabbed)
            elif self._tapped_up and self.hand.at(pos) == grabbed:
                self.choose(grabbed)
        if not touch:
            self._point(pos)

    # -- focus -----------------------------------------------------------------------------------------

    def focusables(self) -> list[Focusable]:
        """What the keyboard can reach: the open choice first, then the hand, then the buttons round the table."""
        cards = [
            Focusable(
                rect=self.hand.rect(index),
                activate=lambda index=index: self.choose(index),  # type: ignore[misc]
                label=self.app.texts.card(card),
                key=("card", index),
                on_focus=lambda index=index: self.hand.lift(index),  # type: ignore[misc]
            )
            for index, card in enumerate(self.hand.cards)
        ]
        panel = [button.focusable() for button in self.panel.buttons] if self.panel else []
        return panel + cards + [button.focusable() for button in self.buttons]

    def refocus(self) -> None:
        """The things on the table have changed: the ring takes the new ones."""
        self.ring.set_items(self.focusables())
        if self.ring.current is None and self.app.show_ring and self.prompted:
            self.focus_first()
        self.show_focus()

    def begin_focus(self) -> None:
        """The viewer must act now: a ring that was left on something else goes to a card that may be played."""
        self.refocus()
        key = self.ring.current.key if self.ring.current is not None else None
        on_choice = isinstance(key, tuple) and (key[0] != "card" or self.hand.may(key[1]))
        if self.app.show_ring and not on_choice:
            self.focus_first()
            self.show_focus()

    def focus_first(self) -> None:
        """Where the ring begins when the viewer must act."""
        if self.panel is not None:
            open_to = [button for button in self.panel.buttons if button.enabled]
            wanted = next((b for b in open_to if b.key == self.panel.first), open_to[0] if open_to else None)
            if wanted is not None:
                self.ring.focus_key(wanted.key or wanted.label)
                return
        allowed = [index for index in range(len(self.hand.pieces)) if self.hand.may(index)]
        if allowed:
            self.ring.focus_key(("card", allowed[len(allowed) // 2]))

    def focus_changed(self) -> None:
        current = self.ring.current
        on_card = current is not None and isinstance(current.key, tuple) and current.key[0] == "card"
        if not on_card and self.hand.held is None:
            self.hand.lift(None)
        self.show_focus()

    def show_focus(self) -> None:
        current = self.ring.current if self.app.show_ring else None
        wanted = current.identity if current else None
        for button in self.all_buttons:
            button.set(focused=wanted is not None and (button.key or button.label) == wanted)

    def open_panel(self, panel: Panel) -> None:
        """Put a choice on the table."""
        self.close_panel()
        self.panel = panel
        panel.open(self.layers)
        self.ring.focus(None)
        self.refocus()

    def close_panel(self) -> None:
        if self.panel is not None:
            self.panel.close()
            self.panel = None
            self.refocus()

    def add_button(self, button: TableButton) -> TableButton:
        self.buttons.append(button)
        self.layers.add(button, layer=button.layer)
        return button
