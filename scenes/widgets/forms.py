"""How scenes make form rows: choices, steppers, switches, sliders, text fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Unpack

import pygame

from scenes import fonts, paint, tokens
from scenes.widgets import faces, rows
from scenes.widgets.control import Control
from scenes.widgets.field import Field
from scenes.widgets.making import Common, Maker

Options = Sequence[tuple[Any, str]]
"""What may be chosen: values and their names."""


class FormMaker(Maker):
    """A scene that can make form rows.

    A row made with a rect of height 0 becomes as high as its words need (at least `metrics.touch`): read the
    control's `relative_rect.bottom` for where the next one goes.
    """

    @property
    def _part_high(self) -> int:
        return max(38, self.metrics.px(46))

    def choice(
        self,
        rect: pygame.Rect,
        options: Options,
        value: Any,
        on_change: Callable[[Any], Any],
        label: str,
        **common: Unpack[Common],
    ) -> Control:
        """A few names side by side of which one is chosen; label is not shown, but said."""
        look, size, gap = self.look, rect.size, self.metrics.u
        names = tuple(name for _, name in options)
        at = _index(options, value)
        part = pygame.Rect((0, 0), size)

        def painter(state: str) -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            rows.segments(look, surface, part, names, at, state)
            return surface

        def choose(wanted: int) -> bool:
            nonlocal at
            if not 0 <= wanted < len(options):
                return False
            if wanted != at:
                at = wanted
                control.repaint()
                on_change(options[at][0])
            return True

        def click(local: tuple[int, int] | None) -> None:
            if local is None:
                choose((at + 1) % len(options))
                return
            pieces = rows.segment_rects(part, len(options), gap)
            choose(next((n for n, piece in enumerate(pieces) if piece.collidepoint(local)), -1))

        control = self._control(
            rect, painter, click, label, common, shadow="", radius=size[1] // 2, adjust=lambda step: choose(at + step)
        )
        return control

    def stepper(
        self,
        rect: pygame.Rect,
        label: str,
        options: Options,
        value: Any,
        on_change: Callable[[Any], Any],
        sub: str = "",
        **common: Unpack[Common],
    ) -> Control:
        """A form row: its name, the line that explains it, and a value between two arrows."""
        look, high = self.look, self._part_high
        need = rows.names_width(look, [name for _, name in options]) + 2 * high + 4 * self.metrics.u
        plan, place = self._plan(rect, label, sub, need, high)
        part = pygame.Rect(plan.part)
        at = _index(options, value)
        common.setdefault("key", label)

        def painter(state: str) -> pygame.Surface:
            surface = rows.ground(look, place.width, plan, state)
            rows.stepper(look, surface, part, options[at][1], (at > 0, at < len(options) - 1), state)
            return surface

        def choose(wanted: int) -> bool:
            nonlocal at
            if not 0 <= wanted < len(options):
                return False
            at = wanted
            control.item.label = f"{label}: {options[at][1]}"
            control.repaint()
            on_change(options[at][0])
            return True

        def click(local: tuple[int, int] | None) -> None:
            if local is None or not part.inflate(0, place.height).collidepoint(local):
                choose((at + 1) % len(options))
            else:
                choose(at + (1 if local[0] >= part.centerx else -1))

        control = self._control(
            place, painter, click, f"{label}: {options[at][1]}", common, adjust=lambda step: choose(at + step)
        )
        return control

    def toggle(
        self,
        rect: pygame.Rect,
        label: str,
        value: bool,
        on_change: Callable[[bool], Any],
        sub: str = "",
        **common: Unpack[Common],
    ) -> Control:
        """A form row with a switch."""
        look, high = self.look, max(28, self.metrics.px(34))
        plan, place = self._plan(rect, label, sub, round(high * 1.9), high)
        on = value

        def painter(state: str) -> pygame.Surface:
            surface = rows.ground(look, place.width, plan, state)
            surface.blit(rows.switch(look, high, on, state), plan.part[:2])
            return surface

        def put(wanted: bool) -> bool:
            nonlocal on
            if wanted == on:
                return False
            on = wanted
            control.repaint()
            on_change(on)
            return True

        control = self._control(place, painter, lambda _: put(not on), label, common, adjust=lambda step: put(step > 0))
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
        show: Callable[[float], str] = lambda value: f"{round(100 * value)} %",
        **common: Unpack[Common],
    ) -> Control:
        """A form row with a value from 0 to 1 to be dragged, or stepped with left and right."""
        look, m, high = self.look, self.metrics, self._part_high
        number = fonts.width(show(1.0), m.type("small"), True) + 2 * m.u
        wide = max(m.px(200), 130) + number
        plan, place = self._plan(rect, label, sub, wide, high, least=rect.width)
        whole = pygame.Rect(plan.part)
        part = pygame.Rect(whole.left, whole.top, whole.width - number - m.u, whole.height)
        now = value

        def painter(state: str) -> pygame.Surface:
            surface = rows.ground(look, place.width, plan, state)
            rows.slide(look, surface, part, now, state)
            word = fonts.text(show(now), m.type("small"), faces.ink_on("dark", state)[0], True)
            surface.blit(word, word.get_rect(midright=(whole.right - m.u, whole.centery)))
            return surface

        def put(wanted: float) -> bool:
            nonlocal now
            wanted = round(min(1.0, max(0.0, wanted)), 4)
            if wanted == now:
                return False
            now = wanted
            control.repaint()
            on_change(wanted)
            return True

        def drag(local: tuple[int, int]) -> None:
            knob = rows.knob_size(part)
            if local[0] >= part.left - knob:
                share = (local[0] - part.left - knob / 2) / (part.width - knob)
                put(round(share / (step / 2)) * (step / 2))

        control = self._control(
            place,
            painter,
            lambda _: put(0.0 if now >= 1 else now + step),
            label,
            common,
            on_drag=drag,
            adjust=lambda by: put(round(now / step) * step + by * step),
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
        usual: str = "",
        **common: Unpack[Common],
    ) -> Field:
        """A line to type into; on_change(text) after each letter. ``usual`` stands there while it is empty."""
        area = common.get("area")
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
            key=common.get("key"),
            tip=common.get("tip", ""),
        )
        pad = self.metrics.px(12)
        word = fonts.fitted(usual, self.metrics.type("body"), tokens.colour("ink_soft", 0.6), rect.width - 2 * pad)

        def ground(surface: pygame.Surface) -> None:
            if area is not None:
                surface.set_clip(area.rect)
            surface.blit(paint.paper(rect.size, radius), field.rect)
            if not field.text:
                surface.blit(word, word.get_rect(midleft=(field.rect.left + pad, field.rect.centery)))
            surface.set_clip(None)

        self._decor.append(ground)
        self._keep(field, area)
        return field

    def _plan(
        self, rect: pygame.Rect, label: str, sub: str, need: int, high: int, least: int = 0
    ) -> tuple[rows.RowPlan, pygame.Rect]:
        """The plan of a row, and its rect: as high as asked for, or as the plan needs if that is more."""
        plan = rows.plan(self.look, rect.width, label, sub, need, high, least)
        if rect.height > plan.height:
            plan = rows.grown(plan, rect.height)
        return plan, pygame.Rect(rect.left, rect.top, rect.width, plan.height)


def _index(options: Options, value: Any) -> int:
    return next((n for n, (option, _) in enumerate(options) if option == value), 0)
