"""The second look before a claim in Bura, with the keyboard: where the focus begins, and where a hint takes it."""

from __future__ import annotations

import pytest

from game.bura import actions
from scenes.bura.bar import SURE
from scenes.bura.positions import position
from scenes.intents import Confirm, Hint
from scenes.settings import Settings
from tests.scenes.bura_tools import Driver
from tests.scenes.conftest import MakeApp
from tests.scenes.thinker_tools import Slow


def asked(make_app: MakeApp, thinker: Slow) -> Driver:
    """A table where a claim is possible, played with keys."""
    drive = Driver(make_app(settings=Settings(speed="off"), thinker=thinker), position("var"))
    drive.app.devices.last = "keys"
    drive.until_asked()
    return drive


def focus_of(drive: Driver) -> object:
    current = drive.table.ring.current
    return current.identity if current is not None else None


def test_the_second_look_at_var_begins_where_nothing_is_lost(make_app: MakeApp) -> None:
    drive = asked(make_app, Slow())
    drive.walk(("action", actions.VAR))
    drive.send(Confirm())
    assert focus_of(drive) == "back"
    assert not drive.button(actions.VAR, SURE).hinted


def hinted(drive: Driver, thinker: Slow, action: int) -> None:
    """Ask for a hint and get one."""
    drive.send(Hint())
    thinker.say(action)
    drive.frames(30)


def test_a_hinted_var_is_claimed_with_enter_alone(make_app: MakeApp) -> None:
    thinker = Slow()
    drive = asked(make_app, thinker)
    hinted(drive, thinker, actions.VAR)
    drive.send(Confirm())
    assert focus_of(drive) == (SURE, actions.VAR)
    assert drive.button(actions.VAR, SURE).hinted
    drive.send(Confirm())
    assert "var" in [entry.text for entry in drive.match.entries]


@pytest.mark.parametrize(("wanted", "asks"), [(actions.VAR, SURE), (actions.OFFER, "action")])
def test_a_hint_moves_the_focus_within_the_second_look_or_out_of_it(make_app: MakeApp, wanted: int, asks: str) -> None:
    thinker = Slow()
    drive = asked(make_app, thinker)
    drive.table.ask_var()
    assert focus_of(drive) == "back"
    hinted(drive, thinker, wanted)
    assert focus_of(drive) == (asks, wanted)
    assert drive.table.asks_sure == (asks == SURE)
