"""Devices: what a person wants, from every one of them."""

from __future__ import annotations

import pygame
import pytest

from scenes import keymap
from scenes.devices import Devices
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
    Press,
    Prev,
    Release,
    Scroll,
    Sheet,
    Take,
    Text,
)

SIZE = (1000, 500)


@pytest.fixture
def devices() -> Devices:
    return Devices(SIZE)


def down(devices: Devices, scancode: int, mod: int = 0, key: int = 0, unicode: str = "") -> list[Intent]:
    return devices.translate(pygame.Event(pygame.KEYDOWN, scancode=scancode, mod=mod, key=key, unicode=unicode))


def up(devices: Devices, scancode: int) -> None:
    devices.translate(pygame.Event(pygame.KEYUP, scancode=scancode, mod=0, key=0))


@pytest.mark.parametrize(
    ("scancode", "intent"),
    [
        (pygame.KSCAN_RETURN, Confirm()),
        (pygame.KSCAN_SPACE, Confirm()),
        (pygame.KSCAN_KP_ENTER, Confirm()),
        (pygame.KSCAN_ESCAPE, Back()),
        (pygame.KSCAN_TAB, Next()),
        (pygame.KSCAN_LEFT, Move(-1, 0)),
        (pygame.KSCAN_DOWN, Move(0, 1)),
        (pygame.KSCAN_7, Number(7)),
        (pygame.KSCAN_KP0, Number(0)),
        (pygame.KSCAN_H, Hint()),
        (pygame.KSCAN_S, Sheet()),
        (pygame.KSCAN_F2, Sheet()),
        (pygame.KSCAN_I, Info()),
        (pygame.KSCAN_F1, Info()),
        (pygame.KSCAN_L, LastTrick()),
        (pygame.KSCAN_M, Mute()),
        (pygame.KSCAN_F11, Fullscreen()),
        (pygame.KSCAN_F10, Menu()),
        (pygame.KSCAN_BACKSPACE, Menu()),
    ],
)
def test_keys(devices: Devices, scancode: int, intent: Intent) -> None:
    assert down(devices, scancode) == [intent]
    assert devices.by_keys


def test_shortcuts_live_on_a_cyrillic_layout(devices: Devices) -> None:
    # the key of H gives a Cyrillic er there
    assert down(devices, pygame.KSCAN_H, key=ord("р"), unicode="р") == [Hint()]


def test_tab_back(devices: Devices) -> None:
    assert down(devices, pygame.KSCAN_TAB, mod=pygame.KMOD_LSHIFT) == [Prev()]


def test_a_held_key_moves_on_but_acts_once(devices: Devices) -> None:
    assert down(devices, pygame.KSCAN_RETURN) == [Confirm()]
    assert down(devices, pygame.KSCAN_RETURN) == []
    up(devices, pygame.KSCAN_RETURN)
    assert down(devices, pygame.KSCAN_RETURN) == [Confirm()]
    assert down(devices, pygame.KSCAN_RIGHT) == down(devices, pygame.KSCAN_RIGHT) == [Move(1, 0)]


def test_a_shortcut_of_the_system_is_none_of_ours(devices: Devices) -> None:
    assert down(devices, pygame.KSCAN_S, mod=pygame.KMOD_LCTRL) == []
    assert down(devices, pygame.KSCAN_RETURN, mod=pygame.KMOD_LALT) == [Fullscreen()]


def test_while_typing_letters_are_text(devices: Devices) -> None:
    typed = pygame.Event(pygame.TEXTINPUT, text="ж")
    assert devices.translate(typed) == []
    devices.typing = True
    assert devices.translate(typed) == [Text("ж")]
    assert down(devices, pygame.KSCAN_BACKSPACE, key=pygame.K_BACKSPACE) == [
        Edit(pygame.K_BACKSPACE, 0, pygame.KSCAN_BACKSPACE)
    ]
    assert down(devices, pygame.KSCAN_M, key=pygame.K_m) == [Edit(pygame.K_m, 0, pygame.KSCAN_M)]
    assert down(devices, pygame.KSCAN_TAB) == [Next()]
    assert down(devices, pygame.KSCAN_RETURN) == [Confirm()]
    assert down(devices, pygame.KSCAN_ESCAPE) == [Back()]


def mouse(kind: int, pos: tuple[int, int], button: int = 1, touch: bool = False) -> pygame.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.Event(kind, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=touch)
    return pygame.Event(kind, pos=pos, button=button, touch=touch)


def test_mouse(devices: Devices) -> None:
    assert devices.translate(mouse(pygame.MOUSEMOTION, (5, 6))) == [Point((5, 6))]
    assert devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (5, 6))) == [Press((5, 6))]
    assert devices.translate(mouse(pygame.MOUSEMOTION, (7, 8))) == [Drag((7, 8))]
    assert devices.translate(mouse(pygame.MOUSEBUTTONUP, (7, 8))) == [Release((7, 8))]
    assert devices.translate(mouse(pygame.MOUSEBUTTONDOWN, (1, 1), button=3)) == []
    assert devices.translate(mouse(pygame.MOUSEBUTTONUP, (1, 1))) == []
    assert not devices.by_keys


def test_a_resting_mouse_does_not_take_over(devices: Devices) -> None:
    down(devices, pygame.KSCAN_DOWN)
    devices.translate(pygame.Event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0), touch=False))
    assert devices.by_keys


def test_wheel(devices: Devices) -> None:
    event = pygame.Event(pygame.MOUSEWHEEL, x=0, y=2, precise_y=2.0, flipped=False, touch=False)
    devices.translate(mouse(pygame.MOUSEMOTION, (30, 40)))
    assert devices.translate(event) == [Scroll(2.0, (30, 40))]


def finger(kind: int, x: float, y: float, number: int = 1) -> pygame.Event:
    return pygame.Event(kind, touch_id=9, finger_id=number, x=x, y=y, dx=0, dy=0, pressure=1)


def test_a_tap_counts_once(devices: Devices) -> None:
    got: list[Intent] = []
    for event in (
        finger(pygame.FINGERDOWN, 0.5, 0.5),
        mouse(pygame.MOUSEMOTION, (500, 250), touch=True),
        mouse(pygame.MOUSEBUTTONDOWN, (500, 250), touch=True),
        finger(pygame.FINGERMOTION, 0.6, 0.5),
        finger(pygame.FINGERUP, 0.6, 0.5),
        mouse(pygame.MOUSEBUTTONUP, (600, 250), touch=True),
    ):
        got += devices.translate(event)
    assert got == [
        Press((500, 250), touch=True),
        Drag((600, 250), touch=True),
        Release((600, 250), touch=True),
        Point(None),
    ]
    assert devices.last == "touch"


def test_a_second_finger_is_not_heard(devices: Devices) -> None:
    devices.translate(finger(pygame.FINGERDOWN, 0.1, 0.1))
    assert devices.translate(finger(pygame.FINGERDOWN, 0.9, 0.9, number=2)) == []
    assert devices.translate(finger(pygame.FINGERUP, 0.9, 0.9, number=2)) == []
    assert devices.translate(finger(pygame.FINGERUP, 1.0, 1.0))[0] == Release((999, 499), touch=True)


def test_gamepad_with_a_known_layout(devices: Devices) -> None:
    for button, intent in (
        (pygame.CONTROLLER_BUTTON_A, Confirm()),
        (pygame.CONTROLLER_BUTTON_B, Back()),
        (pygame.CONTROLLER_BUTTON_X, Hint()),
        (pygame.CONTROLLER_BUTTON_Y, Sheet()),
        (pygame.CONTROLLER_BUTTON_START, Menu()),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Prev()),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Next()),
        (pygame.CONTROLLER_BUTTON_DPAD_LEFT, Move(-1, 0)),
    ):
        event = pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
        assert devices.translate(event) == [intent]
    assert devices.last == "pad"


def test_gamepad_without_a_layout(devices: Devices) -> None:
    press = pygame.Event(pygame.JOYBUTTONDOWN, button=0, instance_id=3)
    assert devices.translate(press) == [Confirm()]
    assert devices.translate(pygame.Event(pygame.JOYBUTTONDOWN, button=33, instance_id=3)) == []


@pytest.mark.parametrize(
    ("axis", "intent"), [(pygame.CONTROLLER_AXIS_TRIGGERLEFT, Take()), (pygame.CONTROLLER_AXIS_TRIGGERRIGHT, Pass())]
)
def test_a_trigger_counts_once_each_time_it_is_pulled(devices: Devices, axis: int, intent: Intent) -> None:
    def pull(value: int, pad: int = 0) -> list[Intent]:
        return devices.translate(pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=pad))

    assert pull(9_000) == []
    assert pull(24_000) == [intent]
    assert pull(32_767) == []
    assert pull(15_000) == []
    assert pull(32_767, pad=1) == [intent]
    assert pull(0) == []
    assert pull(32_767) == [intent]
    assert devices.last == "pad"
    devices.translate(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert pull(32_767) == [intent]


def test_every_intent_of_the_table_has_a_button_on_either_kind_of_pad() -> None:
    wanted = {Confirm(), Back(), Hint(), Sheet(), Menu(), Info(), Prev(), Next(), Take(), Pass()}
    assert wanted == {*keymap.PAD_BUTTONS.values(), *keymap.PAD_TRIGGERS.values()}
    assert wanted == set(keymap.STICK_BUTTONS.values())


@pytest.mark.parametrize("code", [pygame.KSCAN_SLASH, pygame.KSCAN_7, pygame.KSCAN_MINUS])
def test_a_question_mark_asks_wherever_the_layout_has_it(devices: Devices, code: int) -> None:
    event = pygame.Event(pygame.KEYDOWN, key=0, scancode=code, mod=pygame.KMOD_SHIFT, unicode="?")
    assert devices.translate(event) == [Info()]
    devices.translate(pygame.Event(pygame.KEYUP, key=0, scancode=code, mod=0))
    devices.typing = True
    assert devices.translate(event) != [Info()]


def test_the_hat_repeats_while_it_is_held(devices: Devices) -> None:
    hat = pygame.Event(pygame.JOYHATMOTION, hat=0, value=(0, 1), instance_id=3)
    assert devices.translate(hat) == [Move(0, -1)]
    assert devices.repeating
    assert devices.update(0.2) == []
    assert devices.update(0.25) == [Move(0, -1)]
    assert devices.update(0.05) == []
    assert devices.update(0.1) == [Move(0, -1)]
    devices.translate(pygame.Event(pygame.JOYHATMOTION, hat=0, value=(0, 0), instance_id=3))
    assert devices.update(1.0) == []


def test_the_stick_moves_once_past_its_threshold(devices: Devices) -> None:
    def tilt(value: float) -> list[Intent]:
        return devices.translate(pygame.Event(pygame.JOYAXISMOTION, axis=0, value=value, instance_id=3))

    assert tilt(0.3) == []
    assert tilt(0.7) == [Move(1, 0)]
    assert tilt(0.9) == []
    assert tilt(0.5) == []
    assert tilt(0.1) == []
    assert tilt(-0.8) == [Move(-1, 0)]


def test_losing_the_window_lets_go_of_everything(devices: Devices) -> None:
    down(devices, pygame.KSCAN_RETURN)
    devices.translate(pygame.Event(pygame.JOYHATMOTION, hat=0, value=(1, 0), instance_id=3))
    devices.translate(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert not devices.repeating
    assert down(devices, pygame.KSCAN_RETURN) == [Confirm()]


def test_other_events_mean_nothing(devices: Devices) -> None:
    assert devices.translate(pygame.Event(pygame.ACTIVEEVENT)) == []


@pytest.mark.parametrize("index", [-1, 0, 7])
def test_a_gamepad_that_is_gone_before_it_is_looked_at_is_no_gamepad(devices: Devices, index: int) -> None:
    assert devices.translate(pygame.Event(pygame.JOYDEVICEADDED, device_index=index, guid="")) == []
    assert devices.translate(pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=index)) == []


@pytest.mark.parametrize(("typed", "seen"), [("\ud83d", ""), ("a\0\n\u202eბ", "aბ"), ("", ""), ("🃏", "🃏")])
def test_only_letters_that_can_be_drawn_are_typed(devices: Devices, typed: str, seen: str) -> None:
    devices.typing = True
    event = pygame.Event(pygame.TEXTINPUT, text=typed)
    assert devices.translate(event) == ([Text(seen)] if seen else [])
