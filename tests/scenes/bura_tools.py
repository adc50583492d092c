"""Helpers that put a match of Bura on a table and drive it."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.bura import actions
from game.bura.actions import kind_of
from game.bura.view import BuraView
from game.match import Match, Seat, Table
from scenes.app import App
from scenes.bura.table import BuraTable
from scenes.intents import Confirm, Intent, Move, Next, Press, Release
from scenes.table.controls import TableButton


def match(seed: int = 5, people: tuple[int, ...] = (0,), limit: int = 30, **options: object) -> Match:
    seats = (Seat("Ann", 0 in people, "fox"), Seat("Bob", 1 in people, "owl"))
    return Match(Table("bura", options, seats, seed, limit))


class Driver:
    """A table and the frames that pass at it; a finished hand is noted instead of shown."""

    def __init__(self, app: App, match: Match, dt: float = 1 / 60, dealt: bool = True) -> None:
        self.app = app
        self.dt = dt
        self.table = BuraTable(app, match, dealt)
        self.finished = False
        self.table.deal_finished = self._finish  # type: ignore[method-assign]
        app.push(self.table)

    def _finish(self) -> None:
        self.finished = True

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def view(self) -> BuraView:
        return cast(BuraView, self.table.view())

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.step(self.dt)

    def until(self, done: Callable[[], bool], most: int = 20_000) -> None:
        """Let frames pass until something is so."""
        for _ in range(most):
            if done():
                return
            self.app.step(self.dt)
        raise AssertionError("it never came to that")

    def until_asked(self) -> None:
        """Until the viewer must act, or the hand is over, and nothing moves."""
        table = self.table
        self.until(lambda: self.finished or (table.prompted and not table.timeline.busy and not table.hand.moving))

    def still(self) -> None:
        """Until nothing moves."""
        self.until(lambda: not self.table.timeline.busy and not self.table.hand.moving)

    def send(self, *intents: Intent) -> None:
        self.app.send(*intents)
        self.app.step(self.dt)

    def click(self, pos: tuple[int, int], touch: bool = False) -> None:
        self.send(Press(pos, touch))
        self.send(Release(pos, touch))

    def card_at(self, index: int) -> tuple[int, int]:
        """A pixel of the card that no other card covers: a little inside its upper left corner."""
        rect = self.table.hand.rect(index)
        return rect.left + rect.w // 6, rect.top + rect.h // 3

    def button(self, kind: int, first: str = "action") -> TableButton:
        """The button for actions of a kind."""
        return next(button for button in self.table.all_buttons if button.key == (first, kind))

    def has(self, kind: int) -> bool:
        return any(button.key == ("action", kind) and button.enabled for button in self.table.all_buttons)

    def by_pointer(self, action: int, touch: bool = False) -> None:
        """Carry out an action as a mouse or a finger would."""
        for step in self.table.path_to(action):
            if step[0] == "card":
                self.click(self.card_at(step[1]), touch)
                self.frames(12)
            else:
                self.click(self.button(step[1], step[0]).frame.center, touch)

    def by_keys(self, action: int) -> None:
        """Carry out an action with the arrow keys, Tab and Confirm alone."""
        for step in self.table.path_to(action):
            self._walk(step)
            self.send(Confirm())

    def _walk(self, key: object) -> None:
        self.send(Move(1, 0))
        for _ in range(60):
            current = self.table.ring.current
            if current is not None and current.identity == key:
                return
            self.send(Next())
        raise AssertionError(f"the keyboard does not reach {key}")

    def choose(self, cards: int) -> None:
        """Take the cards of a mask up with the mouse."""
        for index, card in enumerate(self.table.hand.cards):
            if cards >> card & 1:
                self.click(self.card_at(index))
                self.frames(12)


def leads(view: BuraView) -> list[int]:
    return [action for action in view.legal() if kind_of(action) == actions.LEAD]
