"""Usual names follow the language, given names stay."""

from __future__ import annotations

import pytest

from game.match import Seat, Table
from scenes.names import translated
from scenes.texts import BOT_NAMES, LANGS, Texts
from tests.scenes.conftest import MakeApp
from tests.scenes.table_tools import Driver, match


def table(*names: str) -> Table:
    return Table("joker", {}, tuple(Seat(name, False, "fox") for name in names), 1)


@pytest.mark.parametrize("before", LANGS)
@pytest.mark.parametrize("after", LANGS)
def test_every_usual_name_is_said_in_the_new_language(before: str, after: str) -> None:
    old, new = Texts(before), Texts(after)
    for name in ("you", *BOT_NAMES):
        assert translated(table(old(f"name-{name}")), new).seats[0].name == new(f"name-{name}")
    assert translated(table(old("player-n", n=3)), new).seats[0].name == new("player-n", n=3)


def test_given_names_stay_and_no_two_become_alike() -> None:
    mixed = table("Olena", "Олена", "Zoriana", "You")
    names = [seat.name for seat in translated(mixed, Texts("uk")).seats]
    assert names == ["Olena", "Олена", "Zoriana", "Ти"]


def test_a_running_table_speaks_the_new_language_at_once(make_app: MakeApp) -> None:
    app = make_app()
    running = match(limit=0)
    seats = tuple(Seat(Texts("en")(key), i == 0, "fox") for i, key in enumerate(("name-you", "name-nino")))
    running.table = Table("joker", {}, (*seats, *running.table.seats[2:]), 5, 0)
    drive = Driver(app, running)
    app.texts.lang = "ka"
    drive.table.resize()
    assert [sits.name for sits in drive.match.table.seats[:2]] == [Texts("ka")("name-you"), Texts("ka")("name-nino")]
