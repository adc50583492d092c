"""The element that all our controls are: a painted face, four states, a click or a drag."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame
from pygame_gui.core import UIElement

from scenes.focus import Focusable

Painter = Callable[[str], pygame.Surface]
"""Paints the face for a state (normal, hover, pressed, disabled) at the control's size."""


class Picture(UIElement):
    """A painted element that nothing can be done with: words, an icon."""

    rect: pygame.Rect
    relative_rect: pygame.Rect

    def __init__(self, rect: pygame.Rect, manager: Any, container: Any, image: pygame.Surface) -> None:
        super().__init__(rect, manager, container, starting_height=1, layer_thickness=1, element_id=["image"])
        self.show_image(image)

    def show_image(self, image: pygame.Surface) -> None:
        """Take another picture, of the same size."""
        self._set_image(image.premul_alpha())


class Control(UIElement):
    """Something to press.

    `on_click(local)` gets the place inside the control in pixels, or None from the keyboard or a gamepad.
    `on_drag(local)` makes it follow the pointer while pressed. `adjust(step)` takes left and right.
    `repaint` after a change of what it shows.
    """

    rect: pygame.Rect
    relative_rect: pygame.Rect

    def __init__(
        self,
        rect: pygame.Rect,
        manager: Any,
        container: Any,
        painter: Painter,
        *,
        label: str,
        on_click: Callable[[tuple[int, int] | None], Any],
        on_drag: Callable[[tuple[int, int]], Any] | None = None,
        adjust: Callable[[int], Any] | None = None,
        key: Hashable = None,
        radius: int = 0,
        shadow: str = "",
        tip: str = "",
        enabled: bool = True,
        changed: Callable[[], Any] = lambda: None,
        focus_rect: Callable[[pygame.Rect], pygame.Rect] | None = None,
    ) -> None:
        self.painter = painter
        self.on_click = on_click
        self.on_drag = on_drag
        self.radius = radius
        self.shadow = shadow
        self.tip = tip
        self.held = False
        self._changed = changed
        self._focus_rect = focus_rect
        super().__init__(rect, manager, container, starting_height=1, layer_thickness=1, element_id=["button"])
        self.is_enabled = enabled
        self.item = Focusable(
            self.rect.copy(),
            lambda: self.click(None),
            label,
            adjust,
            key if key is not None else label,
            radius,
            enabled=enabled,
        )
        self.repaint()

    @property
    def state(self) -> str:
        """What it looks like now: normal, hover, pressed or disabled."""
        if not self.is_enabled:
            return "disabled"
        if self.held:
            return "pressed"
        return "hover" if self.hovered else "normal"

    def repaint(self) -> None:
        """Paint the face anew."""
        self._set_image(self.painter(self.state).premul_alpha())
        self._changed()

    def place(self) -> None:
        """Tell the focus item where the control is now: a scrolled area has moved it."""
        rect = self.rect.copy()
        self.item.rect = self._focus_rect(rect) if self._focus_rect else rect

    def click(self, local: tuple[int, int] | None) -> None:
        """Do what a click does, if enabled."""
        if self.is_enabled:
            self.on_click(local)

    def let_go(self) -> None:
        """Forget a press that has become something else, such as scrolling."""
        if self.held:
            self.held = False
            self.repaint()

    def set_enabled(self, enabled: bool) -> None:
        """Switch between usable and greyed out."""
        if enabled != self.is_enabled:
            self.is_enabled = enabled
            self.item.enabled = enabled
            self.held = False
            self.repaint()

    def on_hovered(self) -> None:
        """The pointer is on it."""
        super().on_hovered()  # type: ignore[no-untyped-call]
        self.repaint()

    def on_unhovered(self) -> None:
        """The pointer is gone."""
        super().on_unhovered()  # type: ignore[no-untyped-call]
        self.repaint()

    def process_event(self, event: pygame.Event) -> bool:
        """Press and release of the left button, as `Manager.press` makes them."""
        if event.type == pygame.MOUSEBUTTONDOWN and self.hover_point(*event.pos):
            if self.is_enabled:
                self.held = True
                self.repaint()
                if self.on_drag is not None:
                    self.on_drag(self._local(event.pos))
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.held:
            self.held = False
            self.repaint()
            if self.on_drag is None and self.hover_point(*event.pos):
                self.click(self._local(event.pos))
            return True
        return False

    def drag(self, pos: tuple[int, int]) -> bool:
        """The pressed pointer moved to a place on the screen; whether the control follows it."""
        if not self.held or self.on_drag is None:
            return False
        self.on_drag(self._local(pos))
        return True

    def _local(self, pos: tuple[int, int]) -> tuple[int, int]:
        return pos[0] - self.rect.x, pos[1] - self.rect.y
