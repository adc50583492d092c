"""Helpers that put a match of Bura on a table and drive it."""

from __future__ import annotations

from typing import cast

from game.bura import actions
from game.bura.actions import kind_of
from game.bura.view import BuraView
from game.match import Match, Seat, Table
from scenes.app import App
from scenes.bura.table import BuraTable
from scenes.intents import Confirm
from scenes.table.controls import TableButton
from tests.scenes.driver import TableDriver


def match(seed: int = 5, people: tuple[int, ...] = (0,), limit: int = 30, **options: object) -> Match:
    seats = (Seat("Ann", 0 in people, "fox"), Seat("Bob", 1 in people, "owl"))
    return Match(Table("bura", options, seats, seed, limit))


class Driver(TableDriver[BuraTable]):
    """A table of Bura, driven frame by frame."""

    def __init__(self, app: App, match: Match, dt: float = 1 / 60, dealt: bool = True) -> None:
        super().__init__(app, BuraTable(app, match, dealt), dt)

    @property
    def view(self) -> BuraView:
        return cast(BuraView, self.table.view())

    def still(self) -> None:
        """Until nothing moves."""
        self.until(lambda: not self.table.timeline.busy and not self.table.hand.moving)

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
            self.walk(step)
            self.send(Confirm())

    def choose(self, cards: int) -> None:
        """Take the cards of a mask up with the mouse."""
        for index, card in enumerate(self.table.hand.cards):
            if cards >> card & 1:
                self.click(self.card_at(index))
                self.frames(12)


def leads(view: BuraView) -> list[int]:
    return [action for action in view.legal() if kind_of(action) == actions.LEAD]
