"""Matches of Durak in typical states, for pictures and tests; each is played out until something holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Any, Final, cast

from game.beating import TAKE, is_beat
from game.durak import actions
from game.durak.sheet import DurakSheet
from game.durak.view import DurakView
from game.match import Match, Seat, Table
from scenes.portraits import PORTRAITS
from scenes.texts import BOT_NAMES, Texts

MOST_SEEDS: Final = 800
MOST_MOVES: Final = 600

Wanted = Callable[[DurakView], bool]


@dataclass(frozen=True)
class Position:
    """What must hold, the table, and how often any legal move is played instead of the plain bot's."""

    wanted: Wanted
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)
    dice: float = 0.3


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


@dataclass(frozen=True)
class End:
    """A match at the end of a deal. ``done`` holds of its board."""

    done: Callable[[DurakSheet], bool]
    players: int = 4
    options: dict[str, Any] = field(default_factory=dict)


ENDS: Final[dict[str, End]] = {
    "fool": End(lambda s: len(s.rows) == 3 and s.rows[-1].fool not in (0, None)),
    "you": End(lambda s: len(s.rows) == 2 and s.rows[-1].fool == 0, 6, {"losses": 3}),
    "draw": End(lambda s: s.rows[-1].how == "draw", 3, {"losses": 3}),
    "team": End(lambda s: s.rows[-1].team == 1, 6, {"teams": True}),
    "many": End(lambda s: len(s.rows) == 16, 6),
    "result": End(lambda s: s.over and s.places[0] == 1, 4, {"losses": 3}),
    "result-teams": End(lambda s: s.over, 6, {"losses": 3, "teams": True}),
}


def seats(players: int, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> tuple[Seat, ...]:
    """The seats of such a match, named in a language."""
    words = texts or Texts("en")
    names = [words("name-you"), *(words(f"name-{name}") for name in BOT_NAMES)]
    return tuple(Seat(names[seat], seat in people, PORTRAITS[seat]) for seat in range(players))


@lru_cache
def _record(name: str) -> dict[str, Any]:
    at = POSITIONS[name]
    for seed in range(MOST_SEEDS):
        match = Match(Table("durak", at.options, seats(at.players), seed))
        chance = random.Random(seed)
        for _ in range(MOST_MOVES):
            if match.deal_over:
                break
            if at.wanted(cast(DurakView, match.view(0))):
                return match.record()
            # careful play avoids many a state worth a look
            match.play(chance.choice(match.state.legal()) if chance.random() < at.dice else match.advise())
    raise LookupError(f"no match comes to {name!r}")


@lru_cache
def _ended(name: str) -> dict[str, Any]:
    end = ENDS[name]
    for seed in range(MOST_SEEDS):
        match = Match(Table("durak", end.options, seats(end.players), seed))
        chance = random.Random(seed)
        for _ in range(20):
            while not match.deal_over:
                match.play(chance.choice(match.state.legal()) if chance.random() < 0.4 else match.advise())
            if end.done(cast(DurakSheet, match.sheet)):
                return match.record()
            if match.over:
                break
            match.next_deal()
    raise LookupError(f"no match ends as {name!r}")


def position(name: str, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> Match:
    """The match of this name (POSITIONS or ENDS), its seats named in a language; a new one with every call."""
    record = dict(_ended(name) if name in ENDS else _record(name))
    named = seats(len(record["seats"]), texts, people)
    return Match.restore({**record, "seats": [asdict(seat) for seat in named]})
