"""Keyboard, mouse, touch screen and gamepads: pygame events become intents here and nowhere else.

Keys are read by scancode, so that shortcuts live on a Cyrillic or Georgian layout; only "?" is a letter. A tap
on a touch screen counts once: SDL's synthetic mouse events are dropped.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import pygame

from scenes.intents import (
    Drag,
    Edit,
    Fullscreen,
    Info,
    Intent,
    Move,
    Next,
    Number,
    Point,
    Pos,
    Press,
    Prev,
    Release,
    Scroll,
    Text,
)
from scenes.keymap import FIGURES, KEYS, MOVES, PAD_BUTTONS, PAD_MOVES, PAD_TRIGGERS, STICK_BUTTONS, WHILE_TYPING

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
        self._pulled: set[tuple[int, int]] = set()
        """The triggers that are down: number of the pad, and axis."""
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
    def has_triggers(self) -> bool:
        """Whether a gamepad was used last whose buttons have known places."""
        return self.last == "pad" and bool(self._laid_out)

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
        if self.typing and code not in WHILE_TYPING:
            return [Edit(event.key, mod, code)]
        if code in MOVES:
            return [MOVES[code]]
        if again:
            # a held key must not bid or play twice
            return []
        if code == pygame.KSCAN_RETURN and mod & pygame.KMOD_ALT:
            return [Fullscreen()]
        if getattr(event, "unicode", "") == "?":
            # each layout has it elsewhere, often over a figure
            return [Info()]
        if mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        if code in FIGURES:
            return [Number(FIGURES[code])]
        return [KEYS[code]] if code in KEYS else []

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
        self._pulled.clear()
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
        self._pulled = {trigger for trigger in self._pulled if trigger[0] != event.instance_id}
        return self._hold((0, 0))

    def _joy_button(self, event: pygame.Event) -> list[Intent]:
        if event.instance_id in self._laid_out:
            return []
        self.last = "pad"
        return [STICK_BUTTONS[event.button]] if event.button in STICK_BUTTONS else []

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
        if event.button in PAD_MOVES:
            return self._hold(PAD_MOVES[event.button])
        return [PAD_BUTTONS[event.button]] if event.button in PAD_BUTTONS else []

    def _pad_button_up(self, event: pygame.Event) -> list[Intent]:
        return self._hold((0, 0)) if event.button in PAD_MOVES else []

    def _pad_axis(self, event: pygame.Event) -> list[Intent]:
        if event.axis in PAD_TRIGGERS:
            return self._pull((event.instance_id, event.axis), event.value / 32768)
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

    def _pull(self, trigger: tuple[int, int], value: float) -> list[Intent]:
        """A trigger counts once each time it is pulled."""
        down = trigger in self._pulled
        if down and value < _STICK_OFF:
            self._pulled.discard(trigger)
        if down or value < _STICK_ON:
            return []
        self._pulled.add(trigger)
        self.last = "pad"
        return [PAD_TRIGGERS[trigger[1]]]

    def _hold(self, direction: tuple[int, int]) -> list[Intent]:
        if direction == self._held:
            return []
        self._held = direction
        if direction == (0, 0):
            return []
        self.last = "pad"
        self._repeat = _REPEAT_FIRST
        return [Move(*direction)]
