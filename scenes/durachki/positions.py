"""Matches of Durachki in typical states, for pictures and tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from game.cards import bits
from game.durachki.advice import counsel
from game.durachki.demand import covers, playable
from game.durachki.view import DurachkiView
from game.match import Match
from scenes.beating.positions import End, Position, ended, named, played
from scenes.texts import Texts


def asked(view: DurachkiView, phase: str) -> bool:
    """Whether seat 0 must act in this phase."""
    return view.actor == view.seat and view.phase == phase


def choice(view: DurachkiView) -> bool:
    """Whether a card covers several."""
    return any(len(covers(view, card)) > 1 for card in bits(view.hand))


def refused(view: DurachkiView) -> bool:
    """Whether some card of the hand does not cover, and some does."""
    good = playable(view)
    return bool(good) and len(good) < view.hand.bit_count()


POSITIONS: Final[dict[str, Position]] = {
    "lead": Position(lambda v: asked(v, "lead") and v.aside > 0 and v.bouts > 2, 3),
    "four-pairs": Position(
        lambda v: asked(v, "cover") and len(v.attacks) == 4 and len(v.uncovered) == 2 and choice(v), 4
    ),
    "three": Position(lambda v: asked(v, "cover") and len(v.uncovered) > 1 and choice(v) and v.aside > 0, 3),
    "two": Position(lambda v: asked(v, "cover") and len(v.attacks) > 1, 2),
    "fly": Position(lambda v: asked(v, "fly") and len(v.attacks) > 1 and v.aside > 0, 4, {"fly": "may"}),
    "first-lead": Position(lambda v: asked(v, "lead") and v.bouts == 0, 4),
    "refused": Position(
        lambda v: asked(v, "cover") and len(v.uncovered) == 1 and refused(v) and v.hand.bit_count() > 5, 3
    ),
    "out": Position(lambda v: v.actor not in (None, 0) and v.out.bit_count() == 2 and bool(v.attacks), 4),
    "many": Position(lambda v: asked(v, "cover") and v.hand.bit_count() >= 11, 2, dice=0.8),
    "advice": Position(lambda v: asked(v, "cover") and len(counsel(v)) > 1, 3),
    "staked": Position(lambda v: asked(v, "lead"), 4, {"stake": 5}),
}
ENDS: Final[dict[str, End]] = {
    "loser": End(lambda s: len(s.rows) == 3 and s.rows[-1].loser not in (0, None)),
    "you": End(lambda s: len(s.rows) == 2 and s.rows[-1].loser == 0, 3, {"losses": 3, "stake": 5}),
    "none": End(lambda s: s.rows[-1].how == "none", 2),
    "board": End(lambda s: len(s.rows) == 12, 4, {"stake": 10}),
    "result": End(lambda s: s.over and s.places[0] == 1, 4, {"losses": 3, "stake": 5}),
}


@lru_cache
def _record(name: str) -> dict[str, Any]:
    return ended("durachki", ENDS[name]) if name in ENDS else played("durachki", POSITIONS[name])


def position(name: str, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> Match:
    """The match of this name (POSITIONS or ENDS), its seats named in a language; a new one with every call."""
    return named(_record(name), texts, people)
