"""The program plays whole games by itself, from the menu to the result."""

from __future__ import annotations

import pytest

from game.store import Store
from scenes import cli
from scenes.selfplay import Report, Script
from scenes.settings import Settings
from tests.scenes.conftest import MakeApp

GAMES = [
    ("joker", "kiosk", 4, 1),
    ("durak", "kiosk", 3, 1),
    ("durachki", "short", 3, 1),
    # a malyutka is answered by cards that nobody can put back
    ("bura", "tavern", 2, 4),
]


@pytest.mark.parametrize(("game", "preset", "players", "seed"), GAMES)
def test_a_game_is_played_through_its_scenes(
    make_app: MakeApp, game: str, preset: str, players: int, seed: int
) -> None:
    report = Report(game, preset, players, seed)
    app = make_app(settings=Settings(speed="off"), store=Store(None), seed=seed, size=(800, 480))
    Script(app, report).play()
    assert type(app.scene).__name__ == "Result"
    assert report.deals
    match = app.scene.match
    assert match.deal_over
    assert (report.totals, report.places) == (tuple(match.sheet.totals), tuple(match.sheet.places))


def test_the_command_line_has_one_game_played_where_it_names_one(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "en", "--selfplay", "1", "--game", "bura", "--preset", "kiosk"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == ["bura", "1"]
