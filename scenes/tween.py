"""Everything that moves: steps on a timeline, in seconds, advanced by dt.

A step is a Tween, Wait, Call, Sequence or Parallel. `Timeline.add` puts steps behind what is already there;
callbacks fire in the order in which they fall due, however large dt is, and `skip` fires all that are left.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from scenes import durations

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """Same pace throughout."""
    return t


def out_quad(t: float) -> float:
    """Fast, then gently to rest."""
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    """Faster, then gently to rest."""
    return 1 - (1 - t) ** 3


def out_quint(t: float) -> float:
    """Almost at once, then a long landing."""
    return 1 - (1 - t) ** 5


def in_quad(t: float) -> float:
    """From rest, gathering pace."""
    return t * t


def in_cubic(t: float) -> float:
    """From rest, gathering pace late."""
    return t**3


def in_out_quad(t: float) -> float:
    """From rest to rest."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def out_back(t: float) -> float:
    """Beyond the goal by a tenth, and back."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


@dataclass(frozen=True)
class Pace:
    """What the settings make of durations: a factor (0 = at once) and whether movement becomes cross-fading."""

    factor: float = 1.0
    reduced: bool = False

    @classmethod
    def of(cls, speed: str, reduced: bool = False) -> Pace:
        """The pace of the speed setting off, slow, normal or fast. KeyError for others."""
        return cls(durations.FACTORS[speed], reduced)


class Step(Protocol):
    """A piece of a timeline. `begin` fixes its duration; then `due` and `advance` alternate until `done`."""

    @property
    def done(self) -> bool:
        """Whether it has ended and fired all its callbacks."""

    def begin(self, pace: Pace) -> None:
        """Start it; called once."""

    def due(self) -> float:
        """Seconds until something happens in it that must keep its place among other steps."""

    def advance(self, dt: float) -> None:
        """Let dt <= due() seconds pass."""


class Wait:
    """Lets seconds pass. `fixed`: not scaled by speed (but nothing at speed off); `always`: at speed off too."""

    def __init__(self, seconds: float, fixed: bool = False, always: bool = False) -> None:
        self.seconds = seconds
        self.fixed = fixed
        self.always = always
        self.done = False
        self._left = math.inf

    def begin(self, pace: Pace) -> None:
        if not pace.factor:
            self._left = self.seconds if self.always else 0.0
        else:
            self._left = self.seconds * (1.0 if self.fixed else pace.factor)

    def due(self) -> float:
        return self._left

    def advance(self, dt: float) -> None:
        self._left -= dt
        if self._left <= 1e-9:
            self.done = True


class Call:
    """Calls a function when its turn comes."""

    def __init__(self, function: Callable[[], object]) -> None:
        self.function = function
        self.done = False

    def begin(self, pace: Pace) -> None:
        """Nothing to fix: it takes no time."""

    def due(self) -> float:
        return 0.0

    def advance(self, dt: float) -> None:  # noqa: ARG002
        # marked first: the function may skip the timeline that is just calling it
        self.done = True
        self.function()


class Tween:
    """Calls `apply` with 0 to 1 (eased) during the seconds, the last time with exactly 1.

    With reduced motion it goes to the goal at once (`apply(1)`) and, for CROSS_FADE seconds, calls `fade` with
    0 to 1 instead, for the share of the new picture to be seen.
    """

    def __init__(
        self,
        seconds: float,
        apply: Callable[[float], object],
        ease: Ease = out_cubic,
        *,
        fade: Callable[[float], object] | None = None,
        done: Callable[[], object] | None = None,
    ) -> None:
        self.seconds = seconds
        self.apply = apply
        self.ease = ease
        self.fade = fade
        self.on_done = done
        self.done = False
        self._length = 0.0
        self._spent = 0.0
        self._reduced = False

    def begin(self, pace: Pace) -> None:
        self._reduced = pace.reduced
        self._length = (durations.CROSS_FADE if pace.reduced else self.seconds) * pace.factor
        self._show(0.0)

    def due(self) -> float:
        return max(0.0, self._length - self._spent)

    def advance(self, dt: float) -> None:
        self._spent += dt
        if self._spent >= self._length - 1e-9:
            self._show(1.0)
            self.done = True
            if self.on_done is not None:
                self.on_done()
        else:
            self._show(self._spent / self._length)

    def _show(self, t: float) -> None:
        if not self._reduced:
            self.apply(1.0 if t >= 1 else self.ease(t))
            return
        self.apply(1.0)
        if self.fade is not None:
            self.fade(t)


class Sequence:
    """Steps one after the other."""

    def __init__(self, *steps: Step) -> None:
        self._steps = deque(steps)
        self._begun = False
        self._pace = Pace()

    @property
    def done(self) -> bool:
        return not self._steps

    def begin(self, pace: Pace) -> None:
        self._pace = pace

    def due(self) -> float:
        self._start()
        return self._steps[0].due() if self._steps else 0.0

    def advance(self, dt: float) -> None:
        self._start()
        if not self._steps:
            return
        step = self._steps[0]
        step.advance(dt)
        if step.done and self._steps and self._steps[0] is step:
            self._steps.popleft()
            self._begun = False

    def _start(self) -> None:
        if self._steps and not self._begun:
            self._begun = True
            self._steps[0].begin(self._pace)


class Parallel:
    """Steps side by side; ends with the longest. `stagger`: seconds by which each starts after the one before."""

    def __init__(self, *steps: Step, stagger: float = 0.0) -> None:
        self._steps: list[Step] = [
            Sequence(Wait(stagger * index), step) if stagger and index else step for index, step in enumerate(steps)
        ]

    @property
    def done(self) -> bool:
        return not self._steps

    def begin(self, pace: Pace) -> None:
        for step in self._steps:
            step.begin(pace)

    def due(self) -> float:
        return min((step.due() for step in self._steps), default=0.0)

    def advance(self, dt: float) -> None:
        for step in tuple(self._steps):
            step.advance(dt)
        self._steps = [step for step in self._steps if not step.done]


class Timeline:
    """Steps that are played one after the other, while input waits or skips them."""

    def __init__(self, pace: Pace | None = None) -> None:
        self.pace = pace or Pace()
        self._queue: deque[Step] = deque()
        self._current: Step | None = None
        self._running = False
        self._hurry = False

    @property
    def busy(self) -> bool:
        """Whether anything is still to come."""
        return self._current is not None or bool(self._queue)

    def add(self, *steps: Step) -> None:
        """Put steps at the end. With speed off they end in the next `advance`, whatever its dt."""
        self._queue.extend(steps)

    def insert(self, *steps: Step) -> None:
        """Put steps before all that have not begun: what a callback wants to happen next."""
        self._queue.extendleft(reversed(steps))

    def advance(self, dt: float) -> bool:
        """Let dt seconds pass; gives whether anything was moved."""
        if self._running:
            return False
        moved = False
        self._running = True
        try:
            while self._next():
                moved = True
                step = self._current
                assert step is not None
                if self._hurry:
                    dt = math.inf
                due = step.due()
                if dt <= 0 < due:
                    break
                part = min(dt, due)
                step.advance(part)
                dt -= part
                if step.done and self._current is step:
                    self._current = None
        finally:
            self._running = self._hurry = False
        return moved

    def skip(self) -> None:
        """End all steps at once, in order, with all their callbacks and what these add.

        Called from a callback, it takes effect as soon as that callback returns.
        """
        self._hurry = True
        if not self._running:
            self.advance(math.inf)

    def clear(self) -> None:
        """Forget all steps without calling anything: the scene is gone."""
        self._queue.clear()
        self._current = None

    def _next(self) -> bool:
        if self._current is None and self._queue:
            self._current = self._queue.popleft()
            self._current.begin(self.pace)
        return self._current is not None
