"""The measurements run, say what they promise, and refuse wrong arguments."""

from __future__ import annotations

import importlib.util
import json
import random

import pytest

from game.registry import GAMES
from game.rules import State
from tests.bench.__main__ import main
from tests.bench.durak import durak_jobs, durakgame_jobs
from tests.bench.engine import joker_jobs, oh_hell_jobs, reference_loop
from tests.bench.measure import best_rates
from tests.bench.playouts import dealt_states, playouts, random_playouts


def test_one_turn_of_each_joker_job() -> None:
    jobs = joker_jobs(7)
    assert [job() for job in jobs.values()] == [1, 41, 1]
    assert reference_loop() > 0


@pytest.mark.skipif(importlib.util.find_spec("pyspiel") is None, reason="OpenSpiel is installed only to compare")
def test_one_turn_of_each_oh_hell_job() -> None:
    assert [job() for job in oh_hell_jobs(7).values()] == [1, 40, 1]


def test_one_turn_of_each_durak_job() -> None:
    assert [job() for job in durak_jobs(7).values()] == [1, 1, 1, 1]


@pytest.mark.parametrize(("name", "players"), [("joker", 4), ("durak", 2), ("durachki", 3), ("bura", 2)])
def test_playouts_leave_the_dealt_states_alone(name: str, players: int) -> None:
    dealt = dealt_states(name, {}, players, random.Random(7))
    before = [state.to_json() for state in dealt]

    def play(state: State) -> None:
        while legal := state.legal():
            state.apply(legal[0])

    job = playouts(dealt, play)
    assert [job() for _ in dealt] == [1] * len(dealt)
    assert [state.to_json() for state in dealt] == before
    assert random_playouts(name, {}, players, 7)() == 1


@pytest.mark.skipif(importlib.util.find_spec("durakgame") is None, reason="durakgame is installed only to compare")
def test_one_turn_of_the_durakgame_job() -> None:
    assert [job() for job in durakgame_jobs(7).values()] == [1]


def test_rates_count_what_was_done() -> None:
    rates = best_rates({"one": lambda: 1, "ten": lambda: 10}, seconds=0.02, slice_seconds=0.01)
    assert rates["ten"] > rates["one"] > 0


def test_json_for_machines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--json", "--seconds", "0.04"]) == 0
    found = json.loads(capsys.readouterr().out)
    for name in ("joker_deals_per_s", "joker_plays_per_s", "reference_steps_per_s", "durak_lowest_playouts_per_s"):
        assert found[name] > 0
    for name in GAMES:
        assert found[f"{name}_playouts_per_s"] > 0
    assert found["joker_plays_per_s"] > found["joker_deals_per_s"]
    assert "oh_hell_deals_per_s" in found


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["engine", "--seconds", "0.04"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in ("joker_deals_per_s", "joker_plays_per_s", "durak_lowest_playouts_per_s"))
    assert all(f"{name}_playouts_per_s" in out for name in GAMES)


@pytest.mark.parametrize("wrong", [[], ["horse"], ["engine", "--seconds", "0"], ["engine", "--seconds", "x"]])
def test_wrong_arguments(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as exit_info:
        main(wrong)
    assert exit_info.value.code == 2
    assert "error:" in capsys.readouterr().err
