"""Loads files of cases, runs each case through its game's adapter, compares answers by the order-free conventions."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from tests.cases.adapter import CaseError
from tests.cases.adapters import ADAPTERS, RECORDED_GAME

Json = Any

_FREE: Final = re.compile(r"hand\d*")
_FREE_EACH: Final = re.compile(r"hands|piles")
_SHOWN: Final = 600
"""Characters of an answer that are printed."""


class ForeignFile(Exception):
    """A file that cannot be read or holds something else than cases; the text is one sentence for the user."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """``failure`` is None for a case that passed, otherwise the lines that say what differs."""

    id: str
    failure: str | None


def load(path: Path) -> list[dict[str, Json]]:
    """The cases, or recorded games, of a file; raises ForeignFile for anything else."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as wrong:
        raise ForeignFile(f"{path} cannot be read: {wrong.strerror or wrong}.") from None
    except UnicodeDecodeError:
        raise ForeignFile(f"{path} is not a file of cases: it is not text.") from None
    except (ValueError, RecursionError) as wrong:
        raise ForeignFile(f"{path} is not a file of cases: it is not JSON ({wrong}).") from None
    if not isinstance(found, list) or not found:
        raise ForeignFile(f"{path} is not a file of cases: it is not a list of them.")
    for number, one in enumerate(found, 1):
        if not (_is_case(one) or _is_recording(one)):
            raise ForeignFile(f"{path} is not a file of cases: entry {number} is neither a case nor a recorded game.")
    return found


def _is_case(one: Json) -> bool:
    return (
        isinstance(one, dict)
        and all(isinstance(one.get(key), str) for key in ("id", "game", "fn"))
        and isinstance(one.get("in"), dict)
        and isinstance(one.get("rules", {}), dict)
        and "out" in one
    )


def _is_recording(one: Json) -> bool:
    return isinstance(one, dict) and isinstance(one.get("source"), str) and isinstance(one.get("deals"), list)


def run(entries: Sequence[Mapping[str, Json]]) -> Iterator[Outcome]:
    """The outcome of each case, and of each part of each recorded game, in order."""
    recordings = 0
    for entry in entries:
        if _is_case(entry):
            yield run_case(entry)
        else:
            recordings += 1
            yield from _run_recording(f"recorded-{recordings}", entry)


def run_case(case: Mapping[str, Json]) -> Outcome:
    """Whatever goes wrong in a case is that case's failure."""
    try:
        got = answer(case)
    except CaseError as wrong:
        return Outcome(case["id"], f"  {wrong}")
    except Exception as wrong:
        return Outcome(case["id"], f"  {type(wrong).__name__}: {wrong}")
    free = case["fn"] in ADAPTERS[case["game"]].sets
    return Outcome(case["id"], difference(case["out"], got, free))


def answer(case: Mapping[str, Json]) -> Json:
    """What the engine answers to a case; raises CaseError when nobody can be asked."""
    adapter = ADAPTERS.get(case["game"])
    if adapter is None:
        raise CaseError(f"no adapter for the game {case['game']!r}")
    function = adapter.functions.get(case["fn"])
    if function is None:
        raise CaseError(f"{case['game']} has no function {case['fn']!r}")
    return function(case.get("rules", {}), case["in"])


def _run_recording(name: str, recording: Mapping[str, Json]) -> Iterator[Outcome]:
    game = recording.get("game", RECORDED_GAME)
    adapter = ADAPTERS.get(game)
    if adapter is None or adapter.recorded is None:
        yield Outcome(name, f"  no adapter for recorded games of {game!r}")
        return
    try:
        for part, wrong in adapter.recorded(recording):
            yield Outcome(f"{name}-{part}", "\n".join(f"  {line}" for line in wrong) or None)
    except Exception as wrong:
        yield Outcome(name, f"  {type(wrong).__name__}: {wrong}")


def difference(expected: Json, got: Json, free: bool) -> str | None:
    """None for equal answers, otherwise what was expected and what came; ``free``: a list without order."""
    if _canon(expected, free) == _canon(got, free):
        return None
    if isinstance(expected, dict) and isinstance(got, dict):
        keys = [key for key in expected | got if _field(expected, key) != _field(got, key)]
        return "\n".join(f"  {key}:{_both(expected.get(key, '(nothing)'), got.get(key, '(nothing)'))}" for key in keys)
    return _both(expected, got).lstrip("\n")


def _both(expected: Json, got: Json) -> str:
    return f"\n    expected {_brief(expected)}\n    got      {_brief(got)}"


def _brief(value: Json) -> str:
    text = value if value == "(nothing)" else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]} ..."


def _field(of: Mapping[str, Json], key: str) -> str | None:
    return _canon({key: of[key]}, False) if key in of else None


def _canon(value: Json, free: bool) -> str:
    """One text for all answers that count as equal."""
    return json.dumps(_ordered(value, free), sort_keys=True)


def _ordered(value: Json, free: bool) -> Json:
    if isinstance(value, dict):
        return {key: _ordered_field(key, inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        inner = [_ordered(one, False) for one in value]
        return sorted(inner, key=lambda one: json.dumps(one, sort_keys=True)) if free else inner
    return value


def _ordered_field(key: str, value: Json) -> Json:
    if _FREE_EACH.fullmatch(key) and isinstance(value, list | tuple):
        return [_ordered(one, True) for one in value]
    return _ordered(value, _FREE.fullmatch(key) is not None)
