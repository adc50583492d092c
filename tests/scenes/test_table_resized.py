"""A window made larger or smaller in the middle of a deal: the hand is held as before."""

from __future__ import annotations

import pytest

from game.match import Match, Seat, Table
from scenes.games import SCREENS
from scenes.settings import Settings
from scenes.table.scene import TableScene
from tests.scenes.conftest import MakeApp
from tests.scenes.driver import TableDriver

SEEDS = (2, 3)


@pytest.mark.parametrize("game", ["joker", "durak", "durachki", "bura"])
def test_a_new_size_leaves_the_order_of_the_hand_alone(make_app: MakeApp, game: str) -> None:
    seen = 0
    for seed in SEEDS:
        app = make_app(settings=Settings(speed="off"))
        players = 4 if game == "joker" else 2
        seats = tuple(Seat(f"Player {seat}", seat == 0, "fox") for seat in range(players))
        match = Match(Table(game, {"length": "nines"} if game == "joker" else {}, seats, seed))
        table = SCREENS[game].table(app, match)
        assert isinstance(table, TableScene)
        drive = TableDriver(app, table, 1 / 30)
        drive.until_asked()
        while not drive.finished:
            held = list(table.hand.cards)
            table.resize()
            assert table.hand.cards == held
            seen += 1
            drive.until_asked()
            table.play(match.advise())
            drive.until_asked()
    assert seen > 4
