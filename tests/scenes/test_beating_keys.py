"""Durak and Durachki by keys and gamepad alone."""

from __future__ import annotations

import pygame
import pytest

from game.beating import PASS, TAKE, is_beat
from game.cards import rank, suit
from game.match import Match
from scenes.durachki.positions import position as of_durachki
from scenes.durachki.table import DurachkiTable
from scenes.durak.positions import position as of_durak
from scenes.durak.table import DurakTable
from scenes.intents import Confirm, Hint, Next
from scenes.settings import Settings
from tests.scenes.conftest import MakeApp
from tests.scenes.driver import TableDriver

DURAK = ("lead", "pair-lead", "defend", "transfer", "throw", "take", "no-talon", "twenty")
DURACHKI = ("lead", "four-pairs", "three", "fly", "refused", "many")


def still(make_app: MakeApp, game: str, name: str) -> TableDriver[DurakTable] | TableDriver[DurachkiTable]:
    """The table of a position at rest."""
    app = make_app(settings=Settings(speed="off"))
    match: Match = (of_durak if game == "durak" else of_durachki)(name)
    table = DurakTable(app, match, dealt=True) if game == "durak" else DurachkiTable(app, match, dealt=True)
    drive = TableDriver(app, table, 1 / 30)
    drive.until_asked()
    return drive


@pytest.mark.parametrize(
    ("game", "name"), [*(("durak", name) for name in DURAK), *(("durachki", name) for name in DURACHKI)]
)
def test_enter_after_a_hint_does_what_was_hinted(make_app: MakeApp, game: str, name: str) -> None:
    drive = still(make_app, game, name)
    drive.app.devices.last = "keys"
    wanted = drive.match.advise()
    drive.send(Hint())
    before = len(drive.match.entries)
    drive.send(Confirm())
    assert drive.match.entries[before].text == drive.match.game.text(wanted)


def asked_from(
    make_app: MakeApp, game: str, name: str, left_on: int, last: str = "keys"
) -> TableDriver[DurakTable] | TableDriver[DurachkiTable]:
    """The table of a position that is asked anew, with the ring left on a card of the hand."""
    drive = still(make_app, game, name)
    table = drive.table
    drive.app.devices.last = last
    table.ring.focus_key(("card", left_on))
    table._asked_at = -1
    table.begin_focus()
    return drive


COVERS = [("durak", "defend"), ("durak", "no-talon"), ("durak", "twenty"), ("durachki", "three")]


@pytest.mark.parametrize(("game", "name"), COVERS)
def test_a_new_attack_brings_the_ring_to_the_lowest_card_that_covers(make_app: MakeApp, game: str, name: str) -> None:
    for left_on in range(len(still(make_app, game, name).table.hand.cards)):
        table = asked_from(make_app, game, name, left_on).table
        cards = table.hand.cards
        covers = [card for card in cards if any(is_beat(action) for action in table.targets(card))]
        plain = [card for card in covers if suit(card) != table.shown.trump]
        current = table.ring.current
        assert current is not None
        assert isinstance(current.key, tuple)
        assert current.key[0] == "card"
        on = cards[current.key[1]]
        assert on in (plain or covers)
        assert rank(on) == min(rank(card) for card in plain or covers)
        assert table.hand.lifted == current.key[1]


def test_after_covering_by_keys_the_ring_goes_to_the_lowest_card_for_the_rest(make_app: MakeApp) -> None:
    seen = 0
    for action in [action for action in still(make_app, "durak", "defend").table.view().legal() if is_beat(action)]:
        drive = still(make_app, "durak", "defend")
        drive.app.devices.last = "keys"
        table = drive.table
        for step in table.path_to(action):
            drive.walk(step)
            drive.send(Confirm())
        drive.until_asked()
        cards = table.hand.cards
        covers = [card for card in cards if any(is_beat(way) for way in table.targets(card))]
        if drive.finished or not covers:
            continue
        lowest = min(covers, key=lambda card: (suit(card) == table.shown.trump, rank(card)))
        assert table.ring.current
        assert table.ring.current.key == ("card", cards.index(lowest))
        seen += 1
    assert seen


def test_the_ring_stays_where_the_player_brings_it(make_app: MakeApp) -> None:
    drive = asked_from(make_app, "durak", "twenty", 0)
    assert drive.table.ring.current
    first = drive.table.ring.current.key
    drive.send(Next())
    moved = drive.table.ring.current.key
    assert moved != first
    drive.table.resize()
    drive.until_asked()
    assert drive.table.ring.current
    assert drive.table.ring.current.key == moved


def test_a_mouse_brings_the_ring_nowhere(make_app: MakeApp) -> None:
    drive = asked_from(make_app, "durak", "twenty", 0, last="mouse")
    assert drive.table.ring.current
    assert drive.table.ring.current.key == ("card", 0)


def trigger(axis: int, value: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)


@pytest.mark.parametrize(
    ("game", "name", "axis", "action"),
    [
        ("durak", "defend", pygame.CONTROLLER_AXIS_TRIGGERLEFT, TAKE),
        ("durak", "throw", pygame.CONTROLLER_AXIS_TRIGGERRIGHT, PASS),
        ("durak", "take", pygame.CONTROLLER_AXIS_TRIGGERRIGHT, PASS),
        ("durachki", "three", pygame.CONTROLLER_AXIS_TRIGGERLEFT, TAKE),
        ("durachki", "fly", pygame.CONTROLLER_AXIS_TRIGGERRIGHT, PASS),
    ],
)
def test_a_gamepad_takes_and_passes(make_app: MakeApp, game: str, name: str, axis: int, action: int) -> None:
    drive = still(make_app, game, name)
    before = len(drive.match.entries)
    drive.app.step(1 / 30, [trigger(axis, 32_000)])
    assert drive.match.entries[before].text == drive.match.game.text(action)


@pytest.mark.parametrize(("last", "sign"), [("keys", "· T"), ("pad", "· LT"), ("mouse", "")])
def test_the_button_names_its_key_for_the_device_in_use(make_app: MakeApp, last: str, sign: str) -> None:
    drive = still(make_app, "durak", "defend")
    drive.app.devices._laid_out.add(0)
    drive.app.devices.last = last
    drive.table.made.ask(drive.table.view())
    face = next(button.face for button in drive.table.buttons if button.key == ("action", TAKE))
    assert face.sub.endswith(sign) if sign else "·" not in face.sub
