"""Every worked case of the rule books, and the runner itself: a wrong case fails, exit codes tell."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cases.__main__ import main
from tests.cases.runner import difference, load, run, run_case

DATA = Path(__file__).parent.parent / "data" / "cases"
RECORDED = DATA / "joker_recorded.json"
CASES = [case for path in sorted(DATA.glob("*.json")) if path != RECORDED for case in load(path)]
RECORDINGS = load(RECORDED)
Json = Any


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_case(case: dict[str, Json]) -> None:
    assert run_case(case).failure is None


@pytest.mark.parametrize("outcome", list(run(RECORDINGS)), ids=lambda outcome: outcome.id)
def test_recorded_game(outcome: Any) -> None:
    assert outcome.failure is None


def test_recorded_games_are_complete() -> None:
    deals = [deal for game in RECORDINGS for deal in game["deals"]]
    assert len(deals) == 24
    assert sum(len(deal["tricks"]) for deal in deals) == 144


def _spoilt(value: Json) -> list[Json]:
    """Other answers of the same kind."""
    if isinstance(value, bool):
        return [not value]
    if value is None:
        return [0, "S"]
    if isinstance(value, int):
        return [value + 1, None]
    if isinstance(value, str):
        return [value + "x", None]
    if isinstance(value, list):
        return [[*value, 0], value[:-1]] if value else [[0]]
    return [{**value, key: wrong} for key, inner in value.items() for wrong in _spoilt(inner)]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_a_wrong_answer_fails(case: dict[str, Json]) -> None:
    for wrong in _spoilt(case["out"]):
        failure = run_case({**case, "out": wrong}).failure
        assert failure
        assert "expected" in failure


def _change(deal: dict[str, Json], at: str) -> None:
    """Make one recorded fact untrue."""
    if at == "trump":
        deal["trump"] = {"D": "H", "H": "D"}.get(deal["trump"], "D")
    elif at == "bids":
        seat, tricks = deal["bids"][0]
        took = deal["took"][seat]
        deal["bids"][0][1] = took if tricks != took else (tricks + 1) % (deal["cards"] + 1)
    elif at == "order":
        deal["bids"].append(deal["bids"].pop(0))
    elif at == "hands":
        deal["hands"][0][0], deal["hands"][1][0] = deal["hands"][1][0], deal["hands"][0][0]
    elif at == "tricks":
        deal["tricks"][0][0], deal["tricks"][0][1] = deal["tricks"][0][1], deal["tricks"][0][0]
    elif at == "card":
        deal["tricks"][0][0][1] = deal["tricks"][0][1][1]
    elif at == "cards":
        deal["cards"] += 1
    elif at == "deal":
        deal["deal"] += 1
    elif at == "missing":
        deal["tricks"].pop()
    else:
        deal[at][0] += 1


@pytest.mark.parametrize(
    "at", ["trump", "bids", "order", "hands", "tricks", "card", "cards", "missing", "winners", "took", "points", "deal"]
)
def test_each_recorded_fact_counts(at: str) -> None:
    for game in RECORDINGS:
        for number, deal in enumerate(game["deals"]):
            if at == "trump" and deal["cards"] < 9:
                continue  # another trump can happen to bring the same winners
            wrong = copy.deepcopy(game)
            _change(wrong["deals"][number], at)
            assert any(outcome.failure for outcome in run([wrong])), deal["deal"]


def test_recorded_pulka_points_count() -> None:
    for pulka in (0, 1):
        wrong = copy.deepcopy(RECORDINGS[0])
        wrong["pulka_points"][pulka][3] += 10
        assert [outcome.id for outcome in run([wrong]) if outcome.failure] == [f"recorded-1-pulka-{pulka + 1}"]


def test_order_free_answers() -> None:
    assert difference(["a", "b"], ["b", "a"], True) is None
    assert difference(["a", "b"], ["b", "a"], False)
    assert difference(["a", "b"], ["a", "b", "b"], True)
    assert difference({"hands": [["6C", "7C"], ["8C"]]}, {"hands": [["7C", "6C"], ["8C"]]}, False) is None
    assert difference({"hands": [["6C"], ["8C"]]}, {"hands": [["8C"], ["6C"]]}, False)
    assert difference({"hand0": ["6C", "7C"]}, {"hand0": ["7C", "6C"]}, False) is None
    assert difference({"piles": [["6C", "7C"], []]}, {"piles": [["7C", "6C"], []]}, False) is None
    assert difference({"talon": ["6C", "7C"]}, {"talon": ["7C", "6C"]}, False)
    assert difference({"x": 1}, {"x": True}, False)
    assert difference({"x": None}, {}, False)
    assert difference([[1, "6C"], [3, "6D"]], [[3, "6D"], [1, "6C"]], True) is None


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda case: case.update(game="whist"), "no adapter for the game 'whist'"),
        (lambda case: case.update(fn="dance"), "joker has no function 'dance'"),
        (lambda case: case.update(rules={"khisht": 7}), "khisht"),
        (lambda case: case.update({"in": {}}), "KeyError"),
    ],
)
def test_a_case_nobody_can_answer_fails_with_a_reason(change: Callable[[dict[str, Json]], None], reason: str) -> None:
    case = copy.deepcopy(next(case for case in CASES if case["fn"] == "score"))
    change(case)
    failure = run_case(case).failure
    assert failure
    assert reason in failure


def _whole_deal() -> dict[str, Json]:
    return copy.deepcopy(next(case for case in CASES if (case["game"], case["fn"]) == ("joker", "game")))


def test_a_deal_that_goes_wrong_says_where() -> None:
    out_of_turn = _whole_deal()
    out_of_turn["in"]["actions"][0][0] ^= 1
    assert "expected seat" in (run_case(out_of_turn).failure or "")
    illegal = _whole_deal()
    illegal["in"]["actions"][1][1] = "look"
    assert "is not legal" in (run_case(illegal).failure or "")
    unfinished = _whole_deal()
    unfinished["in"]["actions"].pop()
    assert "still to act" in (run_case(unfinished).failure or "")
    too_long = _whole_deal()
    too_long["in"]["actions"].append([0, "bid:1"])
    assert "expected seat 0 to act, got None" in (run_case(too_long).failure or "")


def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    right, wrong = tmp_path / "right.json", tmp_path / "wrong.json"
    right.write_text(json.dumps(CASES[:3]))
    wrong.write_text(json.dumps([CASES[0], {**CASES[1], "id": "spoilt", "out": "?"}]))
    assert main([str(right)]) == 0
    assert capsys.readouterr().out == "3 passed, 0 failed\n"
    assert main([str(right), str(wrong)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "spoilt"
    assert lines[-1] == "4 passed, 1 failed"


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"{}", b"[]", b"[1]", b'[{"id": "A"}]', b"[" * 100_000])
def test_a_foreign_file_gets_one_sentence(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "foreign.json"
    path.write_bytes(content)
    assert main([str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.endswith(".\n")


def test_a_missing_file_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.json")]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main([str(tmp_path)]) == 2
