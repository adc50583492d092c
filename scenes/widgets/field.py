"""A line of text to type a name into, in any script the font has."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

import pygame
from pygame_gui.elements import UITextEntryLine

from scenes.focus import Focusable


class Field(UITextEntryLine):
    """pygame-gui's entry line with a focus item; `on_change(text)` after each letter."""

    rect: pygame.Rect
    relative_rect: pygame.Rect

    def __init__(
        self,
        rect: pygame.Rect,
        manager: Any,
        container: Any,
        *,
        text: str,
        label: str,
        limit: int,
        on_change: Callable[[str], Any],
        radius: int,
        key: Hashable = None,
        tip: str = "",
    ) -> None:
        self.on_change = on_change
        self.tip = tip
        self.radius = radius
        super().__init__(rect, manager, container, initial_text=text)
        self.set_text_length_limit(limit)
        self.item = Focusable(rect.copy(), self.begin, label, key=key if key is not None else label, radius=radius)
        self.item.on_focus = self.begin

    def begin(self) -> None:
        """Put the caret behind the text and take letters."""
        self.ui_manager.set_focus_set(self.get_focus_set())
        self.edit_position = len(self.text)
        self.cursor_has_moved_recently = True
        self.redraw()  # type: ignore[no-untyped-call]

    def validate_text_string(self, text_to_validate: str) -> bool:
        """Whether a text may be pasted: a single line of letters that can be drawn."""
        return bool(super().validate_text_string(text_to_validate)) and text_to_validate.isprintable()

    def place(self) -> None:
        """Tell the focus item where the field is now."""
        self.item.rect = self.rect.copy()

    def send(self, event: pygame.Event) -> bool:
        """Hand on a KEYDOWN or TEXTINPUT; whether the text has changed."""
        before = self.text
        self.process_event(event)
        if self.text == before:
            return False
        self.on_change(self.text)
        return True
