"""How many cards a seat of Durak and Durachki holds is always said, none too, until it is out."""

from __future__ import annotations

import pytest

from game.match import Match, Seat, Table
from scenes import fonts, games
from scenes.beating.seats import BoutLook
from scenes.portraits import PORTRAITS
from scenes.settings import Settings
from tests.scenes.conftest import MakeApp
from tests.scenes.thinker_tools import Slow

PLAYERS = {"durak": (2, 3, 4, 6), "durachki": (2, 3, 4)}


@pytest.mark.parametrize("size", [(800, 480), (1280, 720)], ids=str)
@pytest.mark.parametrize(("name", "players"), [(name, count) for name, counts in PLAYERS.items() for count in counts])
def test_every_seat_says_how_many_cards_it_holds(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, name: str, players: int, size: tuple[int, int]
) -> None:
    app = make_app(settings=Settings(), size=size, thinker=Slow())
    seats = tuple(Seat(f"Player {seat}", not seat, PORTRAITS[seat]) for seat in range(players))
    table = games.SCREENS[name].table(app, Match(Table(name, {}, seats, 5, 0)))
    app.push(table)
    written: list[str] = []
    real = fonts.text

    def watched(string: str, *rest: object, **more: object) -> object:
        written.append(string)
        return real(string, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(fonts, "text", watched)
    for seat in table.seats:  # type: ignore[attr-defined]
        for held in (0, 1, 12):
            written.clear()
            picture, _ = seat.drawn(BoutLook("Nino", "owl", held=held))
            assert str(held) in written
            other, _ = seat.drawn(BoutLook("Nino", "owl", held=held + 1))
            assert picture.get_view("2").raw != other.get_view("2").raw
        written.clear()
        seat.drawn(BoutLook("Nino", "owl", held=0, state="out", out=True))
        assert "0" not in written
