"""Scenes with controls: menus, forms, dialogs, and the buttons of the table."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

import pygame

from scenes import cloth, durations, paint
from scenes.devices import KEY_REPEAT
from scenes.focus import Focusable, FocusRing
from scenes.intents import (
    Back,
    Confirm,
    Drag,
    Edit,
    Intent,
    Move,
    Next,
    Point,
    Press,
    Prev,
    Release,
    Scroll,
    Text,
)
from scenes.widgets.control import Control, Picture
from scenes.widgets.field import Field
from scenes.widgets.forms import FormMaker
from scenes.widgets.manager import Manager
from scenes.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from scenes.app import App

_BLINK = 0.2


class GuiScene(FormMaker):
    """A scene that makes its controls in `build`, which is called again after every change of size or language.

    All rects are in screen pixels; with `area` they are inside that scroll area's content. Controls keep the
    focus over a rebuild by their `key` (their label if none is given), which must be unique in the scene.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ring = FocusRing()
        self.first_focus: Hashable = None
        """Key of the control that has the focus when the scene appears."""
        self._explain: tuple[Picture, pygame.Rect, str, str] | None = None
        self._explained = ""
        self._pressed: tuple[int, int] | None = None
        self._grabbed: ScrollArea | None = None
        self._blink = 0.0

    # -- what scenes override ------------------------------------------------------------------------------

    def build(self) -> None:
        """Make all panels, words and controls for the window as it is now."""

    def focusables(self) -> Iterable[Focusable]:
        """What the focus ring walks over, in Tab order; add cards here."""
        return [control.item for control in self.controls]

    def back(self) -> None:
        """Back was pressed."""
        self.app.pop()

    def draw_ground(self, surface: pygame.Surface) -> None:
        """Draw what lies under everything: the empty table, or nothing in a transparent scene."""
        if not self.transparent:
            surface.blit(cloth.table(self.metrics.size, self.app.theme.name), (0, 0))

    def draw_over(self, surface: pygame.Surface) -> None:
        """Draw what lies over the controls, but under the focus ring."""

    # -- life-cycle ----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Build, and give the first focus."""
        self.rebuild()
        if self.first_focus is not None:
            self.ring.focus_key(self.first_focus)

    def resize(self) -> None:
        """Build again."""
        self.rebuild()

    def rebuild(self) -> None:
        """Throw all controls away and make them anew; the focus and the scrolled places stay."""
        offsets = [area.offset for area in self.areas]
        self.controls, self.areas, self._decor, self._area_of = [], [], [], {}
        self._explain, self._explained = None, ""
        self._pressed, self._grabbed = None, None
        # the pointer still is where it was: what lies under it stays lit
        pointer = self.ui.pointer if hasattr(self, "ui") else None
        self.ui = Manager(self.metrics)
        self.ui.pointer = pointer
        self.build()
        for area, offset in zip(self.areas, offsets, strict=False):
            area.jump(offset)
        self.refresh_focus()
        self._say_tip()
        self.ui.update(0.0)
        self.needs_draw = True

    def refresh_focus(self) -> None:
        """Walk over `focusables` as they are now; call it when cards or rects have changed."""
        for control in self.controls:
            control.place()
        self.ring.set_items(self.focusables())

    @property
    def busy(self) -> bool:
        """Whether a scroll area is on its way."""
        return any(area.moving for area in self.areas)

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus."""
        return self._field() is not None

    # -- input ---------------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Move the focus, press controls, scroll, type. Scenes call this first and go on when it gives False."""
        match intent:
            case Point(pos):
                self.ui.pointer = pos
                self.ui.update(0.0)
                self._say_tip()
                return False
            case Press(pos):
                return self._press(pos)
            case Drag(pos):
                return self._drag(pos)
            case Release(pos):
                return self._release(pos, intent.touch)
            case Scroll(dy, pos):
                return self._scroll(dy, pos)
            case Move(dx, dy):
                if self._field() is not None and dx:
                    return True
                return self._focused(self.ring.move(dx, dy))
            case Next():
                return self._focused(self.ring.step(1))
            case Prev():
                return self._focused(self.ring.step(-1))
            case Confirm():
                return self._confirm()
            case Back():
                self.back()
                return True
            case Text() | Edit():
                return self._type(intent)
        return False

    def _confirm(self) -> bool:
        if self._field() is not None:
            return self._focused(self.ring.step(1))
        if self.ring.current is None:
            return self._focused(self.ring.step(1))
        self.app.sounds.play("click")
        self.needs_draw = True
        return self.ring.activate()

    def _press(self, pos: tuple[int, int]) -> bool:
        self.ui.pointer = pos
        self._pressed = pos
        self._grabbed = next((area for area in self.areas if area.most and area.rect.collidepoint(pos)), None)
        if self._grabbed is not None:
            self._grabbed.grab(pos[1])
        taken = self.ui.press(pygame.MOUSEBUTTONDOWN, pos)
        hit = next((c for c in self.controls if c.hover_point(*pos) and c.is_enabled), None)
        if hit is not None:
            self.ring.focus(hit.item)
            if isinstance(hit, Control):
                self._leave_field()
        else:
            self._leave_field()
        self._say_tip()
        self.needs_draw = True
        return taken or self._grabbed is not None

    def _drag(self, pos: tuple[int, int]) -> bool:
        self.ui.pointer = pos
        for control in self.controls:
            if isinstance(control, Control) and control.drag(pos):
                return True
        if self._grabbed is not None and self._pressed is not None:
            if abs(pos[1] - self._pressed[1]) > self.metrics.px(durations.DRAG_START):
                for control in self.controls:
                    if isinstance(control, Control):
                        control.let_go()
                self._pressed = (pos[0], -self.metrics.height)
            if self._pressed[1] < 0:
                self._grabbed.drag(pos[1])
                self._scrolled()
            return True
        return any(isinstance(c, Control) and c.held for c in self.controls)

    def _release(self, pos: tuple[int, int], touch: bool) -> bool:
        held = next((c for c in self.controls if isinstance(c, Control) and c.held), None)
        if held is not None and held.on_drag is None and held.hover_point(*pos):
            self.app.sounds.play("click")
        if self._grabbed is not None:
            self._grabbed.release()
        self._pressed, self._grabbed = None, None
        ui = self.ui
        if touch:
            ui.pointer = None
        taken = ui.press(pygame.MOUSEBUTTONUP, pos)
        if ui is self.ui:
            ui.update(0.0)
        self.needs_draw = True
        return taken

    def _scroll(self, dy: float, pos: tuple[int, int]) -> bool:
        area = next((a for a in self.areas if a.rect.collidepoint(pos)), self.areas[0] if self.areas else None)
        if area is None or not area.most:
            return False
        area.scroll(-dy * self.metrics.px(70))
        self._scrolled()
        return True

    def _scrolled(self) -> None:
        for control in self.controls:
            control.place()
        self.ui.update(0.0)
        self.needs_draw = True

    def _type(self, intent: Text | Edit) -> bool:
        field = self._field()
        if field is None:
            return False
        if isinstance(intent, Text):
            event = pygame.Event(pygame.TEXTINPUT, text=intent.string)
        else:
            event = pygame.Event(pygame.KEYDOWN, key=intent.key, mod=intent.mod, scancode=intent.scancode, unicode="")
        field.send(event)
        self.ui.update(0.0)
        self.needs_draw = True
        return True

    def _field(self) -> Field | None:
        return next((c for c in self.controls if isinstance(c, Field) and c.is_focused), None)

    def _leave_field(self) -> None:
        if self._field() is not None:
            self.ui.set_focus_set(None)
            _key_repeat()

    def _focused(self, moved: bool) -> bool:
        """The focus went somewhere: leave the text field, show what is focused, explain it."""
        current = self.ring.current
        field = self._field()
        if field is not None and field.item is not current:
            self._leave_field()
        control = next((c for c in self.controls if c.item is current), None)
        if control is not None and id(control) in self._area_of:
            self._area_of[id(control)].show(control.rect)
            self._scrolled()
        if isinstance(control, Field):
            _key_repeat()
        self._say_tip()
        self.needs_draw = True
        return moved

    # -- time and picture ----------------------------------------------------------------------------------

    def update(self, dt: float) -> None:
        """Let scrolling go on and the caret blink."""
        moved = [area for area in self.areas if area.update(dt)]
        if moved:
            self._scrolled()
        if self._field() is not None:
            self.ui.update(dt)
            self._blink += dt
            if self._blink >= _BLINK:
                self._blink = 0.0
                self.needs_draw = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        """Ground, panels, shadows, controls, ring."""
        self.draw_ground(surface)
        self.draw_gui(surface)
        return None

    def draw_gui(self, surface: pygame.Surface) -> None:
        """Everything but the ground."""
        scale = self.metrics.scale
        for paint_it in self._decor:
            paint_it(surface)
        for control in self.controls:
            if isinstance(control, Control) and control.shadow and control.visible and control.is_enabled:
                area = self._area_of.get(id(control))
                if area is not None:
                    surface.set_clip(area.rect)
                paint.draw_shadow(surface, control.rect, control.radius, control.shadow, scale)
                surface.set_clip(None)
        self.ui.draw_ui(surface)
        for area in self.areas:
            area.draw(surface)
        self.draw_over(surface)
        self.draw_ring(surface)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """Draw the focus ring, if the keyboard or a gamepad is in use."""
        item = self.ring.current
        if item is None or not self.app.show_ring:
            return
        control = next((c for c in self.controls if c.item is item), None)
        area = self._area_of.get(id(control)) if control is not None else None
        if area is not None:
            reach = self.metrics.px(5)
            surface.set_clip(area.rect.inflate(2 * reach, 2 * reach))
        radius = item.radius if item.radius is not None else self.metrics.radius("button")
        paint.draw_focus(surface, item.rect, min(radius, min(item.rect.size) // 2), self.metrics.scale)
        surface.set_clip(None)

    def explain(self, rect: pygame.Rect, style: str = "small", align: str = "left") -> None:
        """A place where the tip of what is focused or pointed at is shown."""
        self._explain = (self.words(rect, "", style, "muted", align=align, middle=True), rect, style, align)

    def _say_tip(self) -> None:
        if self._explain is None:
            return
        hovered = next((c for c in self.controls if c.hovered), None)
        focused = next((c for c in self.controls if c.item is self.ring.current), None)
        shown = hovered or focused
        tip = shown.tip if shown is not None else ""
        if tip != self._explained:
            self._explained = tip
            picture, _, style, align = self._explain
            self.set_words(picture, tip, style, "muted", align=align, middle=True)


def _key_repeat() -> None:
    # pygame-gui's entry line sets its own, and switches it off when it is left
    pygame.key.set_repeat(*KEY_REPEAT)
