"""pygame-gui's manager, with our theme, and a pointer that comes from intents instead of the device."""

from __future__ import annotations

from typing import Any

import pygame
from pygame_gui import UIManager

from scenes import fonts, tokens
from scenes.metrics import Metrics

_NOWHERE = (-10000, -10000)


class Manager(UIManager):
    """Hovers at `pointer`: the last place pointed at, or nowhere after a finger was lifted."""

    def __init__(self, metrics: Metrics) -> None:
        self.pointer: tuple[int, int] | None = None
        super().__init__(metrics.size, theme_dict(metrics), enable_live_theme_updates=False)

    def _update_mouse_position(self) -> None:
        self.mouse_position = self.pointer or _NOWHERE

    def press(self, kind: int, pos: tuple[int, int]) -> bool:
        """Hand on a button event (MOUSEBUTTONDOWN or MOUSEBUTTONUP) of the left button; whether it was taken."""
        return bool(self.process_events(pygame.Event(kind, button=pygame.BUTTON_LEFT, pos=pos)))


def theme_dict(metrics: Metrics) -> dict[str, Any]:
    """The tokens in pygame-gui's words. Its font sizes are strings, and fonts are named per element."""
    ink, muted = _hex("ink"), _hex("ink_soft")
    clear = "#00000000"
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": clear,
                "normal_border": clear,
                "disabled_bg": clear,
                "disabled_border": clear,
                "normal_text": ink,
                "disabled_text": muted,
                "selected_text": ink,
                "selected_bg": _hex("gold_hi"),
                "text_cursor": ink,
            },
            "font": {
                "name": "dejavu",
                "size": str(metrics.type("body") + 1),
                "regular_path": str(fonts.REGULAR),
                "bold_path": str(fonts.BOLD),
            },
            "misc": {
                "shape": "rectangle",
                "border_width": "0",
                "shadow_width": "0",
                "padding": f"{3 * metrics.u},0",
            },
        },
    }


def _hex(name: str) -> str:
    colour = tokens.colour(name)
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
