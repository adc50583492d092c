"""Helpers that put a match of Joker on a table and drive it."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.joker import actions
from game.joker.view import JokerView
from game.match import Match, Seat, Table
from scenes.app import App
from scenes.intents import Intent
from scenes.joker.table import JokerTable
from scenes.table.controls import TableButton
from tests.scenes.conftest import MakeApp
from tests.scenes.driver import TableDriver

PORTRAITS = ("fox", "bear", "owl", "hare")


def match(seed: int = 5, people: tuple[int, ...] = (0,), players: int = 4, limit: int = 30, **options: object) -> Match:
    seats = tuple(Seat(f"Player {seat}", seat in people, PORTRAITS[seat]) for seat in range(players))
    return Match(Table("joker", options, seats, seed, limit))


class Driver(TableDriver[JokerTable]):
    """A table of Joker, driven frame by frame."""

    def __init__(self, app: App, match: Match, dt: float = 1 / 60) -> None:
        super().__init__(app, JokerTable(app, match), dt)

    @property
    def view(self) -> JokerView:
        return self.table.view()

    def button(self, action: int) -> TableButton:
        assert self.table.panel is not None
        return next(button for button in self.table.panel.buttons if button.key == ("action", action))

    def by_mouse(self, action: int) -> None:
        """Carry out an action as a mouse would."""
        if not actions.is_play(action):
            self.click(self.button(action).frame.center)
            return
        index = self.table.hand.cards.index(actions.CARD_OF[action])
        self.click(self.card_at(index))
        if actions.CARD_OF[action] in actions.JOKERS:
            self.click(self.button(action).frame.center)

    def by_keys(self, action: int, confirm: Intent) -> None:
        """Carry out an action with the arrow keys and Confirm alone."""
        if actions.is_play(action):
            self.walk(("card", self.table.hand.cards.index(actions.CARD_OF[action])))
            self.send(confirm)
            if actions.CARD_OF[action] not in actions.JOKERS:
                return
        self.walk(("action", action))
        self.send(confirm)


def asked_to_play(make_app: MakeApp, wanted: Callable[[Driver], object] | None = None) -> Driver:
    """A table where the viewer must play a card, and what is wanted holds."""
    for seed in range(30):
        table = match(seed=seed, length="one")
        rng = random.Random(seed)
        for _ in range(60):
            if table.deal_over:
                break
            view = table.view(0)
            if table.actor == 0 and view.phase == "play":  # type: ignore[attr-defined]
                drive = Driver(make_app(), Match.restore(table.record()))
                drive.until_asked()
                if wanted is None or wanted(drive):
                    return drive
                drive.app.pop()
            table.play(rng.choice(table.state.legal()))
    raise AssertionError("no such position")


def playable(drive: Driver) -> int:
    """A card that may be played and is no joker."""
    hand = drive.table.hand
    return next(i for i, card in enumerate(hand.cards) if hand.may(i) and card not in actions.JOKERS)


def holds_joker(drive: Driver) -> bool:
    return any(card in actions.JOKERS for card in drive.table.hand.cards)
