"""Matches of Bura in typical states, for pictures and tests: each is played out to where something holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final, cast

from game.bura import actions
from game.bura.actions import kind_of
from game.bura.answers import points
from game.bura.options import CLAIM
from game.bura.sheet import BuraSheet, HandRow
from game.bura.view import BuraView
from game.match import Match, Seat, Table
from scenes.posed import seated
from scenes.texts import Texts

MOST_SEEDS: Final = 4000

Wanted = Callable[[BuraView], bool]


def _asked(view: BuraView) -> bool:
    return view.actor == view.seat


def _kinds(view: BuraView) -> set[int]:
    return {kind_of(action) for action in view.legal()}


POSITIONS: Final[dict[str, tuple[Wanted, dict[str, Any]]]] = {
    "lead": (lambda v: _asked(v) and not v.table and v.talon == 8 and not v.offer, {"match": 7, "assist": True}),
    "first-lead": (lambda v: _asked(v) and not v.table and not v.tricks, {"match": 7}),
    "suits": (
        lambda v: (
            _asked(v)
            and not v.table
            and not v.tricks
            and max((v.hand >> 13 * suit & 0x1FFF).bit_count() for suit in range(4)) == 2
        ),
        {"match": 7},
    ),
    "answer": (
        lambda v: _asked(v) and v.table.bit_count() == 2 and actions.ANSWER in _kinds(v) and len(v.tricks) > 0,
        {"match": 7},
    ),
    "no-cut": (
        lambda v: (
            _asked(v)
            and v.table.bit_count() == 2
            and v.talon > 4
            and _kinds(v) & {actions.ANSWER, actions.GIVE} == {actions.GIVE}
        ),
        {"match": 7, "assist": True},
    ),
    "offered": (lambda v: _asked(v) and v.offer is not None and not v.table and v.stake == 1, {"match": 7}),
    "offered-trick": (lambda v: _asked(v) and v.offer is not None and bool(v.table), {"match": 11}),
    "shashi": (lambda v: _asked(v) and v.offer is not None and v.stake == 5, {"match": 11}),
    "var": (
        lambda v: _asked(v) and actions.VAR in v.legal() and points(v.known) >= CLAIM and v.face_down > 0,
        {"match": 7, "assist": True},
    ),
    "bura": (lambda v: _asked(v) and actions.BURA in v.legal(), {"match": 7}),
    "royal": (lambda v: _asked(v) and actions.ROYAL in v.legal(), {"royal": True, "match": 7}),
    "malyutka": (
        lambda v: _asked(v) and actions.MALYUTKA in _kinds(v) and bool(v.tricks),
        {"malyutka": "out_of_turn", "match": 7},
    ),
    "complete": (lambda v: _asked(v) and bool(v.laid), {"malyutka": "out_of_turn", "match": 7}),
    "no-talon": (lambda v: _asked(v) and not v.talon and v.hand.bit_count() == 3, {"match": 7}),
    "five-lead": (lambda v: _asked(v) and not v.table and v.talon == 16, {"cards": 5, "match": 7}),
    "five-answer": (
        lambda v: _asked(v) and v.table.bit_count() == 3 and v.hand.bit_count() == 5 and v.offer is None,
        {"cards": 5, "match": 7, "assist": True},
    ),
    "five-bura": (
        lambda v: _asked(v) and actions.BURA in v.legal(),
        {"cards": 5, "match": 7},
    ),
    "five-end": (lambda v: _asked(v) and not v.talon and v.hand.bit_count() == 3, {"cards": 5, "match": 7}),
    "thinking": (lambda v: v.actor == 1 and len(v.tricks) == 1 and not v.table, {"match": 7}),
}
"""What must hold of seat 0's view, and the options of the table."""

ENDS: Final[dict[str, tuple[Callable[[HandRow], bool], dict[str, Any]]]] = {
    "end-var": (lambda r: r.reason == "var" and r.winner == 0 and r.stake > 1, {"match": 7}),
    "end-wrong-var": (lambda r: r.reason == "wrong_var", {"match": 7}),
    "end-refused": (lambda r: r.reason == "refused", {"match": 7}),
    "end-bura": (lambda r: r.reason == "bura", {"match": 7}),
    "end-timeout": (lambda r: r.reason == "timeout", {"match": 7}),
    "end-exhausted": (lambda r: r.reason == "exhausted", {"match": 7}),
    "end-points": (lambda r: r.reason == "points" and r.times == 2, {"cards": 5, "match": 7}),
    "end-draw": (lambda r: r.reason == "draw", {"cards": 5, "match": 7, "draw": "carry"}),
}
"""What must hold of the hand that has just ended."""

RESULTS: Final[dict[str, dict[str, Any]]] = {
    "result-three": {"match": 11},
    "result-five": {"cards": 5, "match": 7},
}


def seats(texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> tuple[Seat, Seat]:
    """The two seats of such a match, named in a language."""
    words = texts or Texts("en")
    return seated(words("name-you"), 0 in people, "fox"), seated(words("name-nino"), 1 in people, "owl")


def _move(match: Match, chance: random.Random) -> None:
    """A move of dice that are not quite mad: the plain bot may learn, and these matches stay as they are."""
    actor = match.actor
    assert actor is not None
    view = cast(BuraView, match.view(actor))
    legal = list(view.legal())
    if chance.random() < 0.01:
        match.play(actions.TIMEOUT)
        return
    if actions.VAR in legal:
        if points(view.known) >= CLAIM and chance.random() < 0.6:
            match.play(actions.VAR)
            return
        if chance.random() < 0.97:
            legal.remove(actions.VAR)
    if actions.OFFER in legal and chance.random() < 0.85:
        legal.remove(actions.OFFER)
    cutting = [action for action in legal if kind_of(action) == actions.ANSWER]
    match.play(chance.choice(cutting if cutting and chance.random() < 0.7 else legal))


def _match(options: dict[str, Any], seed: int) -> Match:
    return Match(Table("bura", options, seats(), seed))


@lru_cache
def _record(name: str) -> dict[str, Any]:
    wanted, options = POSITIONS[name]
    for seed in range(MOST_SEEDS):
        match, chance = _match(options, seed), random.Random(seed)
        for _ in range(120):
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
            elif wanted(cast(BuraView, match.view(0))):
                return match.record()
            else:
                _move(match, chance)
    raise LookupError(f"no match comes to {name!r}")


@lru_cache
def _finished(name: str) -> dict[str, Any]:
    wanted, options = ENDS[name] if name in ENDS else (None, RESULTS[name])
    for seed in range(MOST_SEEDS):
        match, chance = _match(options, seed), random.Random(seed)
        while True:
            if not match.deal_over:
                _move(match, chance)
                continue
            rows = cast(BuraSheet, match.sheet).rows
            if (wanted is not None and len(rows) > 1 and wanted(rows[-1]) and not match.over) or (
                wanted is None and match.over and len(rows) > 4
            ):
                return match.record()
            if match.over:
                break
            match.next_deal()
    raise LookupError(f"no match comes to {name!r}")


def position(name: str, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> Match:
    """The match of this name, its seats named in a language; a new one with every call."""
    record = dict(_record(name) if name in POSITIONS else _finished(name))
    return Match.restore({**record, "seats": [asdict(seat) for seat in seats(texts, people)]})
