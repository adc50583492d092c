"""Scenes with controls: menus, forms, dialogs, and the buttons of the table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from scenes import cloth, durations, fonts, paint, tokens
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
from scenes.scene import Scene
from scenes.widgets import faces
from scenes.widgets.control import Control, Picture
from scenes.widgets.faces import Look
from scenes.widgets.field import Field
from scenes.widgets.manager import Manager
from scenes.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from scenes.app import App

Action = Callable[[], Any]
_BLINK = 0.2


class GuiScene(Scene):
    """A scene that makes its controls in `build`, which is called again after every change of size or language.

    All rects are in screen pixels; with `area` they are inside that scroll area's content. Controls keep the
    focus over a rebuild by their `key` (their label if none is given), which must be unique in the scene.
    """

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.ring = FocusRing()
        self.ui: Manager
        self.controls: list[Control | Field] = []
        self.areas: list[ScrollArea] = []
        self.first_focus: Hashable = None
        """Key of the control that has the focus when the scene appears."""
        self._decor: list[Callable[[pygame.Surface], None]] = []
        self._area_of: dict[int, ScrollArea] = {}
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
        self.ui = Manager(self.metrics)
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

    @property
    def look(self) -> Look:
        """What the painted faces need to know of the window."""
        return Look(self.metrics, self.app.theme.name)

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
        if any([area.update(dt) for area in self.areas]):
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
            if isinstance(control, Control) and control.shadow and control.visible:
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

    # -- what forms are made of ----------------------------------------------------------------------------

    def panel(self, rect: pygame.Rect, edge: str = "soft", shadow: bool = True) -> None:
        """A dark translucent panel under the controls."""
        radius = self.metrics.radius("panel")

        def draw(surface: pygame.Surface) -> None:
            if shadow:
                paint.draw_shadow(surface, rect, radius, "panel", self.metrics.scale)
            surface.blit(paint.panel(rect.size, self.app.theme.name, radius, edge), rect)

        self._decor.append(draw)

    def picture(self, surface: pygame.Surface, topleft: tuple[int, int]) -> None:
        """Any surface under the controls."""
        self._decor.append(lambda target: target.blit(surface, topleft) and None)

    def scroll_area(self, rect: pygame.Rect) -> ScrollArea:
        """A place for content higher than it; say how high with `set_height` when all is made."""
        smooth = self.app.pace.factor > 0 and not self.app.pace.reduced
        area = ScrollArea(rect, self.ui, self.metrics, smooth)
        self.areas.append(area)
        return area

    def words(
        self,
        rect: pygame.Rect,
        text: str,
        style: str = "body",
        colour: str = "ivory",
        bold: bool = False,
        align: str = "left",
        middle: bool = False,
        area: ScrollArea | None = None,
    ) -> Picture:
        """Text that wraps to the width of rect; align left, centre or right; middle: centred in its height.

        What does not fit the height is set smaller, down to 13 px. `set_words` changes it later.
        """
        image = self._words_image(rect.size, text, style, tokens.colour(colour), bold, align, middle)
        return Picture(rect, self.ui, area.container if area else None, image)

    def set_words(
        self,
        picture: Picture,
        text: str,
        style: str = "body",
        colour: str = "ivory",
        bold: bool = False,
        align: str = "left",
        middle: bool = False,
    ) -> None:
        """Change the text of a `words`."""
        image = self._words_image(picture.rect.size, text, style, tokens.colour(colour), bold, align, middle)
        picture.show_image(image)
        self.needs_draw = True

    def words_height(self, text: str, width: int, style: str = "body", bold: bool = False) -> int:
        """How high text is when wrapped to a width, in pixels."""
        px = self.metrics.type(style)
        return fonts.line_step(px, bold) * (len(fonts.wrap(text, px, width, bold)) - 1) + fonts.height(px, bold)

    def _words_image(
        self, size: tuple[int, int], text: str, style: str, colour: pygame.Color, bold: bool, align: str, middle: bool
    ) -> pygame.Surface:
        px = self.metrics.type(style)
        block = fonts.paragraph(text, px, colour, size[0], bold, align)
        while px > fonts.LEAST and (block.get_height() > size[1] or block.get_width() > size[0]):
            px -= 1
            block = fonts.paragraph(text, px, colour, size[0], bold, align)
        image = pygame.Surface(size, pygame.SRCALPHA)
        x = {"left": 0, "centre": (size[0] - block.get_width()) // 2, "right": size[0] - block.get_width()}[align]
        image.blit(block, (x, (size[1] - block.get_height()) // 2 if middle else 0))
        return image

    def button(
        self,
        rect: pygame.Rect,
        text: str,
        on_click: Action,
        kind: str = "dark",
        sub: str = "",
        icon: str = "",
        *,
        key: Hashable = None,
        enabled: bool = True,
        tip: str = "",
        style: str = "title",
        area: ScrollArea | None = None,
    ) -> Control:
        """A button with words; kind gold (the one primary action), paper or dark; sub: a smaller line below."""
        look, size = self.look, rect.size
        return self._control(
            rect,
            lambda state: faces.button(look, size, kind, state, text, sub, icon, style),
            lambda _: on_click(),
            label=f"{text}. {sub}" if sub else text,
            key=key if key is not None else text,
            enabled=enabled,
            tip=tip,
            area=area,
        )

    def icon_button(
        self,
        rect: pygame.Rect,
        icon: str,
        on_click: Action,
        label: str,
        kind: str = "paper",
        *,
        key: Hashable = None,
        enabled: bool = True,
        tip: str = "",
        area: ScrollArea | None = None,
    ) -> Control:
        """A button that shows an icon; label says in words what it does."""
        look, size = self.look, rect.size
        return self._control(
            rect,
            lambda state: faces.icon_button(look, size, kind, state, icon),
            lambda _: on_click(),
            label=label,
            key=key,
            enabled=enabled,
            tip=tip or label,
            area=area,
        )

    def custom(
        self,
        rect: pygame.Rect,
        painter: Callable[[str], pygame.Surface],
        on_click: Action,
        label: str,
        *,
        key: Hashable = None,
        enabled: bool = True,
        tip: str = "",
        radius: int | None = None,
        shadow: str = "panel",
        adjust: Callable[[int], Any] | None = None,
        area: ScrollArea | None = None,
    ) -> Control:
        """A control with a face of your own: `painter(state)` gives a surface of rect's size."""
        return self._control(
            rect,
            painter,
            lambda _: on_click(),
            label=label,
            key=key,
            enabled=enabled,
            tip=tip,
            radius=radius,
            shadow=shadow,
            adjust=adjust,
            area=area,
        )

    def choice(
        self,
        rect: pygame.Rect,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on_change: Callable[[Any], Any],
        label: str,
        *,
        key: Hashable = None,
        tip: str = "",
        enabled: bool = True,
        area: ScrollArea | None = None,
    ) -> Control:
        """A few names side by side of which one is chosen: options are (value, name)."""
        look, size, gap = self.look, rect.size, self.metrics.u
        names = tuple(name for _, name in options)
        state_of = {"at": _index(options, value)}
        part = pygame.Rect((0, 0), size)

        def painter(state: str) -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            faces.segments(look, surface, part, names, state_of["at"], state)
            return surface

        def choose(at: int) -> bool:
            if not 0 <= at < len(options):
                return False
            if at != state_of["at"]:
                state_of["at"] = at
                control.repaint()
                on_change(options[at][0])
            return True

        def click(local: tuple[int, int] | None) -> None:
            if local is None:
                choose((state_of["at"] + 1) % len(options))
                return
            rects = faces.segment_rects(part, len(options), gap)
            choose(next((n for n, r in enumerate(rects) if r.collidepoint(local)), -1))

        control = self._control(
            rect,
            painter,
            click,
            label=label,
            key=key,
            enabled=enabled,
            tip=tip,
            shadow="",
            radius=size[1] // 2,
            adjust=lambda step: choose(state_of["at"] + step),
            area=area,
        )
        return control

    def stepper(
        self,
        rect: pygame.Rect,
        label: str,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on_change: Callable[[Any], Any],
        sub: str = "",
        *,
        key: Hashable = None,
        tip: str = "",
        enabled: bool = True,
        share: float = 0.46,
        area: ScrollArea | None = None,
    ) -> Control:
        """A form row: its name, the line that explains it, and a value between two arrows."""
        look, size = self.look, rect.size
        row = faces.row(look, size, share, min(self.metrics.touch - 2 * self.metrics.u, size[1] - 2 * self.metrics.u))
        state_of = {"at": _index(options, value)}

        def painter(state: str) -> pygame.Surface:
            surface = faces.row_ground(look, size, state, label, sub, row.words)
            at = state_of["at"]
            faces.stepper(look, surface, row.part, options[at][1], (at > 0, at < len(options) - 1), state)
            return surface

        def choose(at: int) -> bool:
            if not 0 <= at < len(options):
                return False
            state_of["at"] = at
            control.item.label = f"{label}: {options[at][1]}"
            control.repaint()
            on_change(options[at][0])
            return True

        def click(local: tuple[int, int] | None) -> None:
            at = state_of["at"]
            if local is None or local[0] < row.part.left:
                choose((at + 1) % len(options))
            else:
                choose(at + (1 if local[0] >= row.part.centerx else -1))

        control = self._control(
            rect,
            painter,
            click,
            label=f"{label}: {options[state_of['at']][1]}",
            key=key if key is not None else label,
            enabled=enabled,
            tip=tip,
            adjust=lambda step: choose(state_of["at"] + step),
            area=area,
        )
        return control

    def toggle(
        self,
        rect: pygame.Rect,
        label: str,
        value: bool,
        on_change: Callable[[bool], Any],
        sub: str = "",
        *,
        key: Hashable = None,
        tip: str = "",
        enabled: bool = True,
        area: ScrollArea | None = None,
    ) -> Control:
        """A form row with a switch."""
        look, size = self.look, rect.size
        high = min(self.metrics.px(34), size[1] - 2 * self.metrics.u)
        high = max(high, 26)
        row = faces.row(look, size, (high * 1.9) / size[0], high)
        state_of = {"on": value}

        def painter(state: str) -> pygame.Surface:
            surface = faces.row_ground(look, size, state, label, sub, row.words)
            surface.blit(faces.switch(look, high, state_of["on"], state), row.part)
            return surface

        def put(on: bool) -> bool:
            if on == state_of["on"]:
                return False
            state_of["on"] = on
            control.repaint()
            on_change(on)
            return True

        control = self._control(
            rect,
            painter,
            lambda _: put(not state_of["on"]),
            label=label,
            key=key,
            enabled=enabled,
            tip=tip,
            adjust=lambda step: put(step > 0),
            area=area,
        )
        return control

    def slider(
        self,
        rect: pygame.Rect,
        label: str,
        value: float,
        on_change: Callable[[float], Any],
        sub: str = "",
        *,
        step: float = 0.1,
        show: Callable[[float], str] = lambda v: f"{round(100 * v)} %",
        key: Hashable = None,
        tip: str = "",
        enabled: bool = True,
        share: float = 0.5,
        area: ScrollArea | None = None,
    ) -> Control:
        """A form row with a value from 0 to 1 to be dragged, or stepped with left and right."""
        look, size, m = self.look, rect.size, self.metrics
        row = faces.row(look, size, share, min(m.touch - 2 * m.u, size[1] - 2 * m.u))
        number = fonts.width(show(1.0), m.type("small"), True) + m.u
        part = pygame.Rect(row.part.left, row.part.top, row.part.width - number - m.u, row.part.height)
        state_of = {"value": value}

        def painter(state: str) -> pygame.Surface:
            surface = faces.row_ground(look, size, state, label, sub, row.words)
            faces.slide(look, surface, part, state_of["value"], state)
            word = fonts.text(show(state_of["value"]), m.type("small"), faces.ink_on("dark", state)[0], True)
            surface.blit(word, word.get_rect(midright=(row.part.right, row.part.centery)))
            return surface

        def put(wanted: float) -> bool:
            wanted = round(min(1.0, max(0.0, wanted)), 4)
            if wanted == state_of["value"]:
                return False
            state_of["value"] = wanted
            control.repaint()
            on_change(wanted)
            return True

        def drag(local: tuple[int, int]) -> None:
            if local[0] >= part.left - m.u:
                knob = faces.knob_size(part)
                share_of = (local[0] - part.left - knob / 2) / (part.width - knob)
                put(round(share_of / (step / 2)) * (step / 2))

        control = self._control(
            rect,
            painter,
            lambda _: put(0.0 if state_of["value"] >= 1 else state_of["value"] + step),
            label=label,
            key=key,
            enabled=enabled,
            tip=tip,
            on_drag=drag,
            area=area,
            adjust=lambda by: put(round(state_of["value"] / step) * step + by * step),
        )
        return control

    def field(
        self,
        rect: pygame.Rect,
        text: str,
        on_change: Callable[[str], Any],
        label: str,
        *,
        limit: int = 16,
        key: Hashable = None,
        tip: str = "",
        area: ScrollArea | None = None,
    ) -> Field:
        """A line to type into; on_change(text) after each letter."""
        radius = min(self.metrics.px(12), rect.height // 2)
        field = Field(
            rect,
            self.ui,
            area.container if area else None,
            text=text,
            label=label,
            limit=limit,
            on_change=on_change,
            radius=radius,
            tip=tip,
        )
        if key is not None:
            field.item.key = key

        def ground(surface: pygame.Surface) -> None:
            if area is not None:
                surface.set_clip(area.rect)
            surface.blit(paint.paper(rect.size, radius), field.rect)
            surface.set_clip(None)

        self._decor.append(ground)
        self.controls.append(field)
        if area is not None:
            self._area_of[id(field)] = area
        return field

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

    def _control(
        self,
        rect: pygame.Rect,
        painter: Callable[[str], pygame.Surface],
        on_click: Callable[[tuple[int, int] | None], Any],
        *,
        label: str,
        key: Hashable = None,
        enabled: bool = True,
        tip: str = "",
        radius: int | None = None,
        shadow: str = "panel",
        adjust: Callable[[int], Any] | None = None,
        on_drag: Callable[[tuple[int, int]], Any] | None = None,
        area: ScrollArea | None = None,
    ) -> Control:
        corner = self.metrics.radius("button") if radius is None else radius
        control = Control(
            rect,
            self.ui,
            area.container if area else None,
            painter,
            label=label,
            on_click=on_click,
            on_drag=on_drag,
            adjust=adjust,
            key=key,
            radius=min(corner, min(rect.size) // 2),
            shadow=shadow,
            tip=tip,
            enabled=enabled,
            changed=self._mark,
        )
        self.controls.append(control)
        if area is not None:
            self._area_of[id(control)] = area
        return control

    def _mark(self) -> None:
        self.needs_draw = True


def _index(options: Sequence[tuple[Any, str]], value: Any) -> int:
    return next((n for n, (option, _) in enumerate(options) if option == value), 0)


def _key_repeat() -> None:
    # pygame-gui's entry line sets its own, and switches it off when it is left
    pygame.key.set_repeat(350, 70)
