"""Durak and Durachki by keys and gamepad alone."""

from __future__ import annotations

import pygame
import pytest

from game.beating import PASS, TAKE
from game.match import Match
from scenes.durachki.positions import position as of_durachki
from scenes.durachki.table import DurachkiTable
from scenes.durak.positions import position as of_durak
from scenes.durak.table import DurakTable
from scenes.intents import Confirm, Hint
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
