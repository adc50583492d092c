"""Which key of a keyboard and which button of a gamepad means what."""

from __future__ import annotations

from typing import Final

import pygame

from scenes.intents import (
    Back,
    Confirm,
    Fullscreen,
    Hint,
    Info,
    Intent,
    LastTrick,
    Menu,
    Move,
    Mute,
    Next,
    Pass,
    Prev,
    Sheet,
    Take,
)

MOVES: Final[dict[int, Move]] = {
    pygame.KSCAN_LEFT: Move(-1, 0),
    pygame.KSCAN_RIGHT: Move(1, 0),
    pygame.KSCAN_UP: Move(0, -1),
    pygame.KSCAN_DOWN: Move(0, 1),
}

KEYS: Final[dict[int, Intent]] = {
    pygame.KSCAN_RETURN: Confirm(),
    pygame.KSCAN_KP_ENTER: Confirm(),
    pygame.KSCAN_SPACE: Confirm(),
    pygame.KSCAN_ESCAPE: Back(),
    pygame.KSCAN_AC_BACK: Back(),
    pygame.KSCAN_H: Hint(),
    pygame.KSCAN_S: Sheet(),
    pygame.KSCAN_F2: Sheet(),
    pygame.KSCAN_I: Info(),
    pygame.KSCAN_F1: Info(),
    pygame.KSCAN_L: LastTrick(),
    pygame.KSCAN_T: Take(),
    pygame.KSCAN_P: Pass(),
    pygame.KSCAN_D: Pass(),
    pygame.KSCAN_M: Mute(),
    pygame.KSCAN_F10: Menu(),
    pygame.KSCAN_BACKSPACE: Menu(),
    pygame.KSCAN_F11: Fullscreen(),
}

FIGURES: Final[dict[int, int]] = {getattr(pygame, f"KSCAN_{prefix}{n}"): n for prefix in ("", "KP") for n in range(10)}

WHILE_TYPING: Final = {
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_RETURN,
    pygame.KSCAN_KP_ENTER,
    pygame.KSCAN_ESCAPE,
    pygame.KSCAN_F1,
    pygame.KSCAN_F11,
}
"""Keys that keep their meaning while a text field has the focus; all others edit."""

PAD_BUTTONS: Final[dict[int, Intent]] = {
    pygame.CONTROLLER_BUTTON_A: Confirm(),
    pygame.CONTROLLER_BUTTON_B: Back(),
    pygame.CONTROLLER_BUTTON_X: Hint(),
    pygame.CONTROLLER_BUTTON_Y: Sheet(),
    pygame.CONTROLLER_BUTTON_START: Menu(),
    pygame.CONTROLLER_BUTTON_BACK: Info(),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Prev(),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Next(),
}

PAD_MOVES: Final[dict[int, tuple[int, int]]] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (0, 1),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (1, 0),
}

STICK_BUTTONS: Final[dict[int, Intent]] = {
    0: Confirm(),
    1: Back(),
    2: Hint(),
    3: Sheet(),
    4: Prev(),
    5: Next(),
    6: Info(),
    7: Menu(),
    8: Take(),
    9: Pass(),
}
"""Buttons of a pad that SDL has no layout for: the order of most pads, the sticks pressed down last."""

PAD_TRIGGERS: Final[dict[int, Intent]] = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: Take(),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: Pass(),
}
