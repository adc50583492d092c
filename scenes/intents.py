"""What a person wants, whatever the device (`scenes/devices.py` makes these from pygame's events)."""

from __future__ import annotations

from dataclasses import dataclass

Pos = tuple[int, int]


@dataclass(frozen=True)
class Intent:
    """Something a person wants."""


@dataclass(frozen=True)
class Move(Intent):
    """Focus one step in a direction: dx, dy of -1, 0, 1."""

    dx: int
    dy: int


@dataclass(frozen=True)
class Next(Intent):
    """Focus the next thing (Tab)."""


@dataclass(frozen=True)
class Prev(Intent):
    """Focus the thing before (Shift+Tab)."""


@dataclass(frozen=True)
class Confirm(Intent):
    """Do what is focused."""


@dataclass(frozen=True)
class Back(Intent):
    """Leave, cancel, close."""


@dataclass(frozen=True)
class Point(Intent):
    """The pointer moved, nothing pressed. None: it left the window."""

    pos: Pos | None


@dataclass(frozen=True)
class Press(Intent):
    """Left button or finger down."""

    pos: Pos
    touch: bool = False


@dataclass(frozen=True)
class Drag(Intent):
    """Moved while pressed."""

    pos: Pos
    touch: bool = False


@dataclass(frozen=True)
class Release(Intent):
    """Left button or finger up."""

    pos: Pos
    touch: bool = False


@dataclass(frozen=True)
class Scroll(Intent):
    """Wheel steps: dy > 0 is up."""

    dy: float
    pos: Pos = (0, 0)


@dataclass(frozen=True)
class Number(Intent):
    """A figure key, 0 to 9."""

    n: int


@dataclass(frozen=True)
class Hint(Intent):
    """What would you do? (H)"""


@dataclass(frozen=True)
class Menu(Intent):
    """Open the menu of this place (F10, Backspace, Start)."""


@dataclass(frozen=True)
class Sheet(Intent):
    """Show the score sheet (S, F2, Y)."""


@dataclass(frozen=True)
class Info(Intent):
    """Say what is going on (I, F1, ?)."""


@dataclass(frozen=True)
class LastTrick(Intent):
    """Show the last trick (L)."""


@dataclass(frozen=True)
class Take(Intent):
    """Take the cards (T, left trigger)."""


@dataclass(frozen=True)
class Pass(Intent):
    """Add nothing: pass, done (P, D, right trigger)."""


@dataclass(frozen=True)
class Skip(Intent):
    """End what is moving (any press does that too)."""


@dataclass(frozen=True)
class Mute(Intent):
    """Sound off or on (M)."""


@dataclass(frozen=True)
class Fullscreen(Intent):
    """Whole screen or window (F11)."""


@dataclass(frozen=True)
class Text(Intent):
    """Letters typed into a text field."""

    string: str


@dataclass(frozen=True)
class Edit(Intent):
    """A key that edits a text field: its pygame key code, modifiers and scancode."""

    key: int
    mod: int
    scancode: int
