"""Every game of the registry has its screens."""

from __future__ import annotations

import random

import pytest

from game.registry import GAMES
from game.rules import Game
from scenes import games
from scenes.app import App
from scenes.icons import ICONS
from scenes.setup_state import Agreement
from scenes.table.scene import TableScene
from scenes.toss import Toss


def test_every_game_has_screens() -> None:
    assert set(games.SCREENS) >= set(GAMES)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_preset_has_a_sign_that_can_be_drawn(game: Game) -> None:
    signs = games.SCREENS[game.name].signs
    assert set(signs) == set(game.presets)
    assert all(sign in ICONS or len(sign) <= 3 for sign in signs.values())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_from_the_toss_to_the_table(app: App, game: Game) -> None:
    from game.match import Match

    match = Match(Agreement.usual(game).table(app.texts, random.Random(4)))
    games.start(app, match)
    toss = app.scene
    assert isinstance(toss, Toss)
    assert app.stack == [toss]
    toss.forward()
    toss.forward()
    table = app.stack[-1]
    assert isinstance(table, TableScene)
    assert app.stack == [table]
    assert table.match is match
