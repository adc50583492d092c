"""Matches of Durak in typical states, for pictures and tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from game.beating import TAKE, is_beat
from game.durak import actions
from game.durak.view import DurakView
from game.match import Match
from scenes.beating.positions import End, Position, ended, named, played
from scenes.texts import Texts


def asked(view: DurakView, phase: str) -> bool:
    """Whether seat 0 must act in this phase."""
    return view.actor == view.seat and view.phase == phase


def choice(view: DurakView) -> bool:
    """Whether a card may go to several places."""
    laid = [action for action in view.legal() if is_beat(action) or actions.is_transfer(action)]
    return len(laid) > len({actions.cards_of(action) for action in laid})


POSITIONS: Final[dict[str, Position]] = {
    "lead": Position(lambda v: asked(v, "lead") and v.discarded > 0 and v.talon > 1),
    "pair-lead": Position(
        lambda v: asked(v, "lead") and v.talon > 0 and any(len(actions.cards_of(a)) > 1 for a in v.legal())
    ),
    "defend": Position(lambda v: asked(v, "defend") and len(v.uncovered) > 1 and choice(v) and v.talon > 0),
    "transfer": Position(
        lambda v: (
            asked(v, "defend")
            and any(map(actions.is_transfer, v.legal()))
            and choice(v)
            and actions.SWAP in v.legal()
            and len(v.attacks) > 1
        ),
        options={"transfer": True, "trump_six": True},
        dice=0.6,
    ),
    "throw": Position(
        lambda v: asked(v, "throw") and len(v.attacks) > 4 and (v.hand & ~v.ranks).bit_count() > 2, dice=0.5
    ),
    "six-pairs": Position(lambda v: len(v.attacks) == 6 and v.phase == "defend", dice=0.7),
    "take": Position(lambda v: asked(v, "take") and len(v.attacks) > 2 and any(v.covered), dice=0.5),
    "two": Position(lambda v: asked(v, "defend") and len(v.attacks) > 1, 2),
    "three": Position(lambda v: v.actor == 2 and v.talon == 0 and len(v.attacks) > 1 and not v.out, 3),
    "five": Position(lambda v: asked(v, "throw") and v.talon > 0 and len(v.attacks) > 1, 5, dice=0.5),
    "six": Position(lambda v: asked(v, "throw") and len(v.attacks) > 2, 6, dice=0.5),
    "six-out": Position(lambda v: v.actor not in (None, 0) and v.out.bit_count() == 2 and bool(v.attacks), 6),
    "teams": Position(lambda v: asked(v, "defend") and v.discarded > 0, options={"teams": True}),
    "teams-six": Position(lambda v: asked(v, "lead") and v.out > 0, 6, {"teams": True}),
    "twenty": Position(lambda v: asked(v, "defend") and v.hand.bit_count() >= 20, 2, {"cards": 52}, dice=0.75),
    "no-talon": Position(lambda v: asked(v, "defend") and v.talon == 0 and TAKE in v.legal() and len(v.legal()) > 2),
}


ENDS: Final[dict[str, End]] = {
    "fool": End(lambda s: len(s.rows) == 3 and s.rows[-1].fool not in (0, None)),
    "you": End(lambda s: len(s.rows) == 2 and s.rows[-1].fool == 0, 6, {"losses": 3}),
    "draw": End(lambda s: s.rows[-1].how == "draw", 3, {"losses": 3}),
    "team": End(lambda s: s.rows[-1].team == 1, 6, {"teams": True}),
    "many": End(lambda s: len(s.rows) == 16, 6),
    "result": End(lambda s: s.over and s.places[0] == 1, 4, {"losses": 3}),
    "result-teams": End(lambda s: s.over, 6, {"losses": 3, "teams": True}),
}


@lru_cache
def _record(name: str) -> dict[str, Any]:
    return ended("durak", ENDS[name]) if name in ENDS else played("durak", POSITIONS[name])


def position(name: str, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> Match:
    """The match of this name (POSITIONS or ENDS), its seats named in a language; a new one with every call."""
    return named(_record(name), texts, people)
