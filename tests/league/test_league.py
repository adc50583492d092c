"""The league: equal cards, whoever does the work, and figures that can be checked by hand."""

from __future__ import annotations

import importlib.util
import json

import pytest

from game.bots.budget import Budget
from game.rules import RulesError
from tests.league.__main__ import Serial, executor, main, run
from tests.league.contest import POINTS, Chance, Contest, Row, play
from tests.league.figures import calibration, figures, mean_and_half, reliability

JOKER = Contest("joker", "greedy", "greedy", 4, {"length": "nines"})


def test_a_player_gains_nothing_over_itself_on_equal_cards() -> None:
    rows = [play(JOKER, number) for number in range(3)]
    assert [row.total for row in rows] == [0.0, 0.0, 0.0]
    assert [row.counted for row in rows] == [4, 4, 4]


def test_the_mean_and_its_interval() -> None:
    rows = [Row(total, 4, (), 0, 0.0) for total in (40.0, 0.0, 20.0)]
    mean, half = mean_and_half(rows)
    assert mean == pytest.approx(5.0)
    assert half == pytest.approx(1.96 * (20.0**2 + 20.0**2) ** 0.5 / 12)


def test_reliability_by_bands() -> None:
    chances = [Chance("bid", 0.72, True), Chance("bid", 0.78, False), Chance("bid", 1.0, True)]
    assert reliability(chances) == {"bid": [(2, pytest.approx(0.75), 0.5), (1, 1.0, 1.0)]}


@pytest.mark.parametrize(
    "contest",
    [
        Contest("durak", "plain", "greedy", 2),
        Contest("durak", "plain", "greedy", 4),
        Contest("durachki", "plain", "greedy", 3),
        Contest("bura", "plain", "greedy", 2, {"match": 1}, matches=True),
        Contest("joker", "plain", "greedy", 4, {"length": "short"}, matches=True),
    ],
    ids=lambda contest: f"{contest.game}-{contest.measure}",
)
def test_who_is_measured_in_every_seat(contest: Contest) -> None:
    row = play(contest, 1)
    assert 0 <= row.counted <= contest.players
    assert 0.0 <= row.total <= row.counted
    assert row.decisions > 0
    found = figures(contest, [row, row])
    assert json.loads(json.dumps(found)) == found


def test_a_budget_is_for_those_who_think_as_long_as_they_may() -> None:
    contest = Contest("joker", "hard", "normal", 4, budget=Budget(playouts=24))
    assert contest.player("hard").budget == contest.player("cheat").budget == Budget(playouts=24)
    assert all(contest.player(name).budget is None for name in ("normal", "easy", "plain", "greedy"))


def test_calibration_of_a_kind() -> None:
    chances = [Chance("refuse", 0.2, False), Chance("refuse", 0.4, True)]
    found = calibration(chances)["refuse"]
    assert found == {
        "count": 2,
        "thought": pytest.approx(0.3),
        "came": 0.5,
        "half": pytest.approx(1.96 * (0.25 / 2) ** 0.5),
    }


def test_a_refused_offer_is_played_on_as_if_it_had_been_accepted() -> None:
    contest = Contest("bura", "hard", "greedy", 2, {"match": 7}, matches=True, budget=Budget(playouts=24))
    refused = Contest("bura", "hard", "plain", 2, {"match": 7}, matches=True, budget=Budget(playouts=24))
    rows = [play(of, number) for of in (contest, refused) for number in range(3)]
    thoughts = [chance for row in rows for chance in row.chances if chance.kind == "refuse"]
    assert thoughts
    assert any(chance.thought > 0.0 for chance in thoughts)


def test_work_is_the_same_wherever_it_is_done() -> None:
    contest = Contest("durak", "hard", "greedy", 2, budget=Budget(playouts=12))
    alone = run(contest, 3, Serial(), 1)
    with executor("processes", 2) as pool:
        spread = run(contest, 3, pool, 2)
    assert [row[:4] for row in alone] == [row[:4] for row in spread]
    assert any(row.chances for row in alone)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["joker", "greedy", "random", "--deals", "2", "--executor", "serial"]
    assert main([*asked, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["measure"] == POINTS
    assert found["counted"] == 8
    assert main(asked) == 0
    assert "greedy among random" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["joker", "plain", "plain", "--players", "7"], "not played by 7"),
        (["joker", "plain", "plain", "--option", "length=endless"], "cannot be"),
        (["durak", "plain", "plain", "--matches"], "until the players stop"),
        (["joker", "plain", "plain", "--executor", "moon"], "no executor"),
        (["joker", "plain", "best"], "invalid choice"),
        (["joker", "plain", "plain", "--deals", "0"], "1 or more"),
    ],
)
def test_a_wrong_command_line_is_told(asked: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(asked)
    assert said in capsys.readouterr().err


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="dask.distributed is not installed")
def test_a_local_dask_cluster_does_the_work() -> None:
    distributed = importlib.import_module("distributed")
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address.replace("tcp://", "dask://")
        with executor(address, 1) as pool:
            spread = run(JOKER, 2, pool, 1)
    assert [row[:4] for row in spread] == [row[:4] for row in run(JOKER, 2, Serial(), 1)]


@pytest.mark.skipif(importlib.util.find_spec("distributed") is None, reason="dask.distributed is not installed")
def test_a_cluster_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.league.__main__.PATIENCE", 0.2)
    with pytest.raises(RulesError, match="no dask scheduler answers at localhost:9"):
        executor("dask://localhost:9", 1)


def test_without_dask_its_absence_is_told() -> None:
    if importlib.util.find_spec("distributed") is None:
        with pytest.raises(Exception, match="pip install distributed"):
            executor("dask://localhost:1", 1)
