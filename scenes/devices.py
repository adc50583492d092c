"""Keyboard, mouse, touch screen and gamepads: pygame events become intents here and nowhere else.

Keys are read by scancode, so that shortcuts live on a Cyrillic or Georgian layout. A tap on a touch screen
counts once: SDL's synthetic mouse events are dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import pygame

from scenes.intents import (
    Back,
    Confirm,
    Drag,
    Edit,
    Fullscreen,
    Hint,
    Info,
    Intent,
    LastTrick,
    Menu,
    Move,
    Mute,
    Next,
    Number,
    Pass,
    Point,
    Pos,
    Press,
    Prev,
    Release,
    Scroll,
    Sheet,
    Take,
    Text,
)

_MOVES: Final[dict[int, Move]] = {
    pygame.KSCAN_LEFT: Move(-1, 0),
    pygame.KSCAN_RIGHT: Move(1, 0),
    pygame.KSCAN_UP: Move(0, -1),
    pygame.KSCAN_DOWN: Move(0, 1),
}

_KEYS: Final[dict[int, Intent]] = {
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

_FIGURES: Final[dict[int, int]] = {getattr(pygame, f"KSCAN_{prefix}{n}"): n for prefix in ("", "KP") for n in range(10)}

_WHILE_TYPING: Final = {
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_RETURN,
    pygame.KSCAN_KP_ENTER,
    pygame.KSCAN_ESCAPE,
    pygame.KSCAN_F1,
    pygame.KSCAN_F11,
}
"""Keys that keep their meaning while a text field has the focus; all others edit."""

_PAD_BUTTONS: Final[dict[int, Intent]] = {
    pygame.CONTROLLER_BUTTON_A: Confirm(),
    pygame.CONTROLLER_BUTTON_B: Back(),
    pygame.CONTROLLER_BUTTON_X: Hint(),
    pygame.CONTROLLER_BUTTON_Y: Sheet(),
    pygame.CONTROLLER_BUTTON_START: Menu(),
    pygame.CONTROLLER_BUTTON_BACK: Info(),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Prev(),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Next(),
}

_PAD_MOVES: Final[dict[int, tuple[int, int]]] = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: (0, -1),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (0, 1),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (-1, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (1, 0),
}

_STICK_BUTTONS: Final[dict[int, Intent]] = {
    0: Confirm(),
    1: Back(),
    2: Hint(),
    3: Sheet(),
    4: Prev(),
    5: Next(),
    6: Info(),
    7: Menu(),
}
"""Buttons of a pad that SDL has no layout for: the order of most pads."""

KEY_REPEAT: Final = (350, 70)
"""Milliseconds until a held key repeats, and from then on."""

_log = logging.getLogger(__name__)

_STICK_ON: Final = 0.6
_STICK_OFF: Final = 0.4
_REPEAT_FIRST: Final = 0.4
_REPEAT_NEXT: Final = 0.13


class Devices:
    """Keyboard, mouse, touch screen and gamepads of one picture of `size` pixels.

    `stretch`: pixels of the picture for one of the window, across and down.
    """

    def __init__(self, size: tuple[int, int], stretch: tuple[float, float] = (1.0, 1.0)) -> None:
        self.size = size
        self.stretch = stretch
        self.typing = False
        """Whether a text field has the focus: letters are then text, not shortcuts."""
        self.last = "mouse"
        """What was used last: mouse, touch, keys or pad."""
        self._keys: set[int] = set()
        self._pressed = False
        self._at: Pos = (0, 0)
        self._finger: tuple[int, int] | None = None
        self._pads: dict[int, object] = {}
        self._laid_out: set[int] = set()
        self._stick: dict[int, tuple[float, float]] = {}
        self._held: tuple[int, int] = (0, 0)
        self._repeat = 0.0
        self._table: dict[int, Callable[[pygame.Event], list[Intent]]] = {
            pygame.KEYDOWN: self._key_down,
            pygame.KEYUP: self._key_up,
            pygame.TEXTINPUT: self._text,
            pygame.MOUSEMOTION: self._mouse_motion,
            pygame.MOUSEBUTTONDOWN: self._mouse_down,
            pygame.MOUSEBUTTONUP: self._mouse_up,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: self._finger_down,
            pygame.FINGERMOTION: self._finger_motion,
            pygame.FINGERUP: self._finger_up,
            pygame.WINDOWLEAVE: self._window_left,
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.JOYDEVICEADDED: self._pad_added,
            pygame.JOYDEVICEREMOVED: self._pad_removed,
            pygame.JOYBUTTONDOWN: self._joy_button,
            pygame.JOYHATMOTION: self._joy_hat,
            pygame.JOYAXISMOTION: self._joy_axis,
            pygame.CONTROLLERBUTTONDOWN: self._pad_button,
            pygame.CONTROLLERBUTTONUP: self._pad_button_up,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
        }

    @property
    def by_keys(self) -> bool:
        """Whether the keyboard or a gamepad was used last: the focus ring is then shown, the mouse hidden."""
        return self.last in ("keys", "pad")

    def translate(self, event: pygame.Event) -> list[Intent]:
        """The intents of one pygame event; [] for events that mean nothing here."""
        handler = self._table.get(event.type)
        return handler(event) if handler else []

    def update(self, dt: float) -> list[Intent]:
        """Let dt seconds pass: a direction held on a gamepad repeats."""
        if self._held == (0, 0):
            return []
        self._repeat -= dt
        if self._repeat > 0:
            return []
        self._repeat = _REPEAT_NEXT
        return [Move(*self._held)]

    @property
    def repeating(self) -> bool:
        """Whether a direction is held, so that `update` needs to be called often."""
        return self._held != (0, 0)

    def _key_down(self, event: pygame.Event) -> list[Intent]:
        code = event.scancode
        mod = getattr(event, "mod", 0)
        again = code in self._keys
        self._keys.add(code)
        self.last = "keys"
        if code == pygame.KSCAN_TAB:
            return [Prev() if mod & pygame.KMOD_SHIFT else Next()]
        if self.typing and code not in _WHILE_TYPING:
            return [Edit(event.key, mod, code)]
        if code in _MOVES:
            return [_MOVES[code]]
        if again:
            # a held key must not bid or play twice
            return []
        if code == pygame.KSCAN_RETURN and mod & pygame.KMOD_ALT:
            return [Fullscreen()]
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        if code in _FIGURES:
            return [Number(_FIGURES[code])]
        return [_KEYS[code]] if code in _KEYS else []

    def _key_up(self, event: pygame.Event) -> list[Intent]:
        self._keys.discard(event.scancode)
        return []

    def _text(self, event: pygame.Event) -> list[Intent]:
        # halves of letters and signs without a picture are nothing that a name can hold, nor a font draw
        seen = "".join(letter for letter in event.text if letter.isprintable())
        return [Text(seen)] if self.typing and seen else []

    def _mouse_motion(self, event: pygame.Event) -> list[Intent]:
        if getattr(event, "touch", False):
            return []
        # a window that opens under a resting mouse gets a motion of nothing
        if getattr(event, "rel", (1, 1)) != (0, 0):
            self.last = "mouse"
        self._at = self._mouse_pos(event)
        return [Drag(self._at)] if self._pressed else [Point(self._at)]

    def _mouse_down(self, event: pygame.Event) -> list[Intent]:
        if getattr(event, "touch", False):
            return []
        self.last = "mouse"
        if event.button != pygame.BUTTON_LEFT:
            return []
        self._pressed = True
        return [Press(self._mouse_pos(event))]

    def _mouse_up(self, event: pygame.Event) -> list[Intent]:
        if getattr(event, "touch", False) or event.button != pygame.BUTTON_LEFT or not self._pressed:
            return []
        self._pressed = False
        return [Release(self._mouse_pos(event))]

    def _wheel(self, event: pygame.Event) -> list[Intent]:
        if getattr(event, "touch", False):
            return []
        self.last = "mouse"
        dy = getattr(event, "precise_y", float(event.y))
        if getattr(event, "flipped", False):
            dy = -dy
        return [Scroll(dy, self._at)]

    def _mouse_pos(self, event: pygame.Event) -> Pos:
        return int(event.pos[0] * self.stretch[0]), int(event.pos[1] * self.stretch[1])

    def _finger_pos(self, event: pygame.Event) -> Pos:
        width, height = self.size
        return (
            min(width - 1, max(0, int(event.x * width))),
            min(height - 1, max(0, int(event.y * height))),
        )

    def _finger_down(self, event: pygame.Event) -> list[Intent]:
        if self._finger is not None:
            # a second finger, or the palm
            return []
        self._finger = (event.touch_id, event.finger_id)
        self.last = "touch"
        return [Press(self._finger_pos(event), touch=True)]

    def _finger_motion(self, event: pygame.Event) -> list[Intent]:
        if self._finger != (event.touch_id, event.finger_id):
            return []
        return [Drag(self._finger_pos(event), touch=True)]

    def _finger_up(self, event: pygame.Event) -> list[Intent]:
        if self._finger != (event.touch_id, event.finger_id):
            return []
        self._finger = None
        return [Release(self._finger_pos(event), touch=True), Point(None)]

    def _window_left(self, event: pygame.Event) -> list[Intent]:  # noqa: ARG002
        return [] if self._pressed else [Point(None)]

    def _focus_lost(self, event: pygame.Event) -> list[Intent]:  # noqa: ARG002
        self._keys.clear()
        self._stick.clear()
        self._held = (0, 0)
        return []

    def _pad_added(self, event: pygame.Event) -> list[Intent]:
        from pygame._sdl2 import controller

        try:
            if not controller.get_init():
                controller.init()
            pad = pygame.joystick.Joystick(event.device_index)
            number = pad.get_instance_id()
            laid_out = (
                controller.Controller(event.device_index) if controller.is_controller(event.device_index) else None
            )
        except pygame.error as error:
            # pulled out again before its coming was heard of
            _log.warning("a gamepad cannot be used: %s", error)
            return []
        if laid_out is not None:
            self._laid_out.add(number)
        self._pads[number] = (pad, laid_out)
        return []

    def _pad_removed(self, event: pygame.Event) -> list[Intent]:
        self._pads.pop(event.instance_id, None)
        self._laid_out.discard(event.instance_id)
        self._stick.pop(event.instance_id, None)
        return self._hold((0, 0))

    def _joy_button(self, event: pygame.Event) -> list[Intent]:
        if event.instance_id in self._laid_out:
            return []
        self.last = "pad"
        return [_STICK_BUTTONS[event.button]] if event.button in _STICK_BUTTONS else []

    def _joy_hat(self, event: pygame.Event) -> list[Intent]:
        if event.instance_id in self._laid_out:
            return []
        return self._hold((event.value[0], -event.value[1]))

    def _joy_axis(self, event: pygame.Event) -> list[Intent]:
        if event.instance_id in self._laid_out or event.axis > 1:
            return []
        return self._tilt(event.instance_id, event.axis, event.value)

    def _pad_button(self, event: pygame.Event) -> list[Intent]:
        self.last = "pad"
        if event.button in _PAD_MOVES:
            return self._hold(_PAD_MOVES[event.button])
        return [_PAD_BUTTONS[event.button]] if event.button in _PAD_BUTTONS else []

    def _pad_button_up(self, event: pygame.Event) -> list[Intent]:
        return self._hold((0, 0)) if event.button in _PAD_MOVES else []

    def _pad_axis(self, event: pygame.Event) -> list[Intent]:
        if event.axis > 1:
            return []
        return self._tilt(event.instance_id, event.axis, event.value / 32768)

    def _tilt(self, pad: int, axis: int, value: float) -> list[Intent]:
        x, y = self._stick.get(pad, (0.0, 0.0))
        x, y = (value, y) if axis == 0 else (x, value)
        self._stick[pad] = (x, y)
        least = _STICK_OFF if self.repeating else _STICK_ON
        if max(abs(x), abs(y)) < least:
            return self._hold((0, 0))
        if abs(x) >= abs(y):
            return self._hold((1 if x > 0 else -1, 0))
        return self._hold((0, 1 if y > 0 else -1))

    def _hold(self, direction: tuple[int, int]) -> list[Intent]:
        if direction == self._held:
            return []
        self._held = direction
        if direction == (0, 0):
            return []
        self.last = "pad"
        self._repeat = _REPEAT_FIRST
        return [Move(*direction)]
