"""The table under bad luck: a file that refuses, players who are away, hands that no other person may see."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from game.match import HINT
from game.store import FILE, Store
from scenes.curtain import Curtain
from scenes.dialog import Dialog
from scenes.intents import Confirm, Hint, Menu, Press, Release, Sheet
from scenes.settings import Settings
from scenes.table.scene import TableScene
from tests.scenes.conftest import MakeApp
from tests.scenes.monkey_tools import hidden_cards, shown_cards
from tests.scenes.table_tools import Driver, match


def test_a_file_that_refuses_is_told_of_once_and_catches_up(make_app: MakeApp, tmp_path: Path) -> None:
    store = Store(tmp_path)
    app = make_app(settings=Settings(speed="off"), store=store)
    played = match(length="one", limit=0)
    store.begin(played)
    drive = Driver(app, played)
    store._base.execute("PRAGMA busy_timeout = 1")
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    drive.until(lambda: isinstance(app.scene, Dialog))
    assert isinstance(app.scene, Dialog)
    assert app.scene.text == app.texts("error-busy")
    app.send(Confirm())
    while not drive.finished:
        drive.until_asked()
        if not drive.finished:
            drive.by_mouse(played.advise())
            assert isinstance(app.scene, TableScene)
    other.execute("ROLLBACK")
    drive.table.keep()
    (kept,) = Store(tmp_path).records()
    assert kept["record"] == played.record()


def test_hints_asked_for_again_and_again_are_one(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    drive = Driver(app, match(limit=0))
    drive.until_asked()
    before = len(drive.match.entries)
    for _ in range(30):
        drive.send(Hint())
    assert [entry.text for entry in drive.match.entries[before:]] == [HINT]


def test_a_lifted_card_that_is_gone_is_none(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(limit=0))
    drive.until_asked()
    hand = drive.table.hand
    hand.lift(0)
    assert hand.lift(len(hand.pieces))
    assert hand.lifted is None


def test_the_clock_stands_while_something_lies_over_the_table(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    drive = Driver(app, match(limit=10))
    drive.until_asked()
    drive.frames(30)
    spent = drive.match.clock
    assert spent > 0
    for intent in (Menu(), Sheet()):
        app.send(intent)
        assert app.scene is not drive.table
        drive.frames(3000)
        assert drive.match.clock == spent
        app.pop()
    drive.frames(30)
    assert drive.match.clock > spent


def test_at_one_machine_who_was_away_is_asked_again_with_the_next_deal(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    played = match(people=(0, 2), length="one", limit=10)
    drive = Driver(app, played, dt=0.1)

    def lift_the_curtain() -> bool:
        if isinstance(app.scene, Curtain):
            app.send(Confirm())
        return played.away(0) or drive.finished

    drive.until(lift_the_curtain)
    assert played.away(0)
    drive.until(lambda: lift_the_curtain() and drive.finished)
    drive.finished = False
    drive.table.next_deal()
    assert not played.away(0)
    drive.until(lambda: isinstance(app.scene, Curtain))


def test_four_persons_never_see_a_hand_that_is_not_theirs(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="fast"))
    played = match(people=(0, 1, 2, 3), length="one", limit=0)
    drive = Driver(app, played, dt=1 / 15)
    table, curtains = drive.table, 0
    while not drive.finished:
        hidden = hidden_cards(table)
        assert not hidden & shown_cards(table)
        labels = {item.label for item in table.focusables()}
        assert not labels & {app.texts.card(card) for card in hidden}
        if isinstance(app.scene, Curtain):
            assert table.viewer is None
            assert not table.hand.cards
            curtains += 1
            app.send(Confirm())
            assert table.viewer == played.actor
        elif table.prompted and not table.timeline.busy and not table.hand.moving:
            drive.by_mouse(played.advise())
        drive.frames(1)
    assert curtains >= 40


def test_a_press_under_the_curtain_reaches_no_card(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    drive = Driver(app, match(people=(0, 1), limit=0))
    drive.until(lambda: isinstance(app.scene, Curtain))
    before = drive.match.record()
    for x in range(0, 1280, 40):
        drive.send(Press((x, 640)), Release((x, 640)))
    assert drive.match.record() == before
