"""Helpers that put a match of Durak on a table and drive it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game.cards import bits
from game.durak.view import DurakView
from game.match import Match, Seat, Table
from scenes.app import App
from scenes.durak.table import DurakTable
from scenes.intents import Confirm, Drag, Move, Next, Press, Release
from scenes.table.controls import TableButton
from tests.scenes.driver import TableDriver

PORTRAITS = ("fox", "bear", "owl", "hare", "goat", "wolf")


def match(seed: int = 5, people: tuple[int, ...] = (0,), players: int = 4, limit: int = 30, **options: object) -> Match:
    """A fresh match of Durak."""
    seats = tuple(Seat(f"Player {seat}", seat in people, PORTRAITS[seat]) for seat in range(players))
    return Match(Table("durak", options, seats, seed, limit))


def played_to(
    wanted: Callable[[DurakView], bool], people: tuple[int, ...] = (0,), players: int = 4, **options: object
) -> Match:
    """A match, played by dice, in which seat 0 sees what is wanted."""
    for seed in range(400):
        found = match(seed, people, players, 30, **options)
        chance = random.Random(seed)
        for _ in range(500):
            if found.deal_over:
                break
            view = found.view(0)
            assert isinstance(view, DurakView)
            if wanted(view):
                return found
            found.play(chance.choice(found.state.legal()))
    raise AssertionError("no such position")


def play_deal(drive: Driver, way: str, rng: random.Random, in_step: Callable[[], None]) -> None:
    """Play a deal with one device, by dice, and check at every question that the table shows what is so."""
    drive.until_asked()
    while not drive.finished:
        in_step()
        action = rng.choice(drive.view.legal())
        before = len(drive.match.entries)
        if way == "keys":
            drive.by_keys(action)
        else:
            drive.by_mouse(action, touch=way == "touch")
        assert drive.match.entries[before].text == drive.match.game.text(action)
        drive.until_asked()
    assert drive.match.deal_over


def play_into_a_bout(drive: Driver, rng: random.Random) -> None:
    """Play by dice, lifting the curtain, until somebody is asked with cards on the table."""
    for _ in range(600):
        if drive.app.scene is not drive.table:
            drive.send(Confirm())
        elif drive.table.prompted:
            if drive.view.attacks:
                return
            drive.by_mouse(rng.choice(drive.view.legal()))
        drive.frames(1)
    raise AssertionError("no bout has begun")


def pass_the_machine(drive: Driver, choose: Callable[[], int]) -> set[int]:
    """Several people play; nobody's cards are seen by another. The seats whose hands were shown."""
    seen: set[int] = set()
    for _ in range(3000):
        if drive.finished:
            break
        if drive.app.scene is drive.table:
            if drive.table.viewer is None:
                assert not drive.table.hand.pieces
            else:
                seen.add(drive.table.viewer)
                assert set(drive.table.hand.cards) <= set(bits(drive.view.hand))
            if drive.table.prompted:
                assert drive.table.viewer == drive.match.actor
                drive.by_mouse(choose())
        else:
            assert drive.table.viewer is None
            assert not drive.table.hand.pieces
            drive.send(Confirm())
        drive.frames(1)
    return seen


class Driver(TableDriver[DurakTable]):
    """A table of Durak, driven frame by frame."""

    def __init__(self, app: App, match: Match, dt: float = 1 / 60, dealt: bool = False) -> None:
        super().__init__(app, self.table_of(app, match, dealt), dt)

    @staticmethod
    def table_of(app: App, match: Match, dealt: bool) -> Any:
        """The table to drive; another game of pairs has its own."""
        return DurakTable(app, match, dealt)

    @property
    def view(self) -> DurakView:
        return self.table.view()

    def spot(self, card: int) -> tuple[int, int]:
        """A pixel at which the hand finds this card."""
        hand = self.table.hand
        index = hand.cards.index(card)
        rect = hand.rect(index)
        for y in range(rect.top + rect.h // 8, rect.bottom, max(1, rect.h // 8)):
            for x in range(rect.left + 2, rect.right, max(1, rect.w // 16)):
                if hand.at((x, y)) == index:
                    return x, y
        raise AssertionError("the card cannot be reached")

    def button(self, key: object) -> TableButton:
        return next(button for button in self.table.all_buttons if button.key == key)

    def by_mouse(self, action: int, touch: bool = False) -> None:
        """Carry out an action as a mouse or a finger would."""
        for step in self.table.path_to(action):
            if step[0] == "card":
                self.click(self.spot(self.table.hand.cards[step[1]]), touch)
                self.frames(10)
            else:
                self.click(self.button(step).frame.center, touch)

    def by_keys(self, action: int) -> None:
        """Carry out an action with Tab and Enter alone."""
        self.send(Move(1, 0))
        for step in self.table.path_to(action):
            for _ in range(80):
                current = self.table.ring.current
                if current is not None and current.identity == step:
                    break
                self.send(Next())
            else:
                raise AssertionError(f"the keyboard does not reach {step}")
            self.send(Confirm())

    def drag(self, card: int, goal: tuple[int, int]) -> None:
        """Drag a card of the hand somewhere."""
        start = self.spot(card)
        self.send(Press(start), Drag((start[0], start[1] - 30)), Drag(goal), Release(goal))
