"""Matches in typical states, for pictures and tests: each is played out by the plain bot to where something holds."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from typing import Any, Final, cast

from game.joker import actions
from game.joker.sheet import JokerSheet
from game.joker.view import JokerView
from game.match import Match, Seat, Table
from scenes.posed import seated
from scenes.texts import BOT_NAMES, Texts

PORTRAITS: Final = ("fox", "bear", "owl", "hare")
MOST_SEEDS: Final = 3000

Wanted = Callable[[JokerView], bool]


def holds_joker(view: JokerView) -> bool:
    return any(view.hand >> joker & 1 for joker in actions.JOKERS)


def plays(view: JokerView) -> bool:
    return view.phase == "play" and view.actor == view.seat


POSITIONS: Final[dict[str, tuple[Wanted, dict[str, Any], int]]] = {
    "choose": (lambda v: v.phase == "choose" and v.actor == v.seat, {"length": "one"}, 4),
    "bid": (lambda v: v.phase == "bid" and v.actor == v.seat != v.dealer and v.cards == 9, {"length": "one"}, 4),
    "bid-forbidden": (
        lambda v: v.forbidden_bid is not None and 0 < v.forbidden_bid < v.cards and v.cards == 7,
        {},
        4,
    ),
    "follow": (
        lambda v: plays(v) and len(v.trick) == 3 and v.hand.bit_count() == 9 and holds_joker(v) and len(v.legal()) < 6,
        {"length": "one"},
        4,
    ),
    "lead": (lambda v: plays(v) and not v.trick and v.hand.bit_count() == 5 and not holds_joker(v), {}, 4),
    "joker-lead": (lambda v: plays(v) and not v.trick and v.hand.bit_count() > 5 and holds_joker(v), {}, 4),
    "joker-answer": (
        lambda v: (
            plays(v)
            and len(v.trick) == 3
            and 6 < v.hand.bit_count() < 9
            and any(actions.WAY_OF[a] == actions.FACE for a in v.legal() if actions.is_play(a))
        ),
        {"last_trick": True, "length": "nines"},
        4,
    ),
    "called-high": (
        lambda v: (
            plays(v)
            and len(v.trick) > 1
            and (actions.WAY_OF[v.trick[0]] or 0) >= actions.HIGH
            and len(v.legal()) == 1
            and v.hand.bit_count() > 3
        ),
        {"length": "nines", "last_trick": True},
        4,
    ),
    "three": (lambda v: plays(v) and len(v.trick) == 2 and v.hand.bit_count() == 9, {"length": "short"}, 3),
    "two": (lambda v: plays(v) and len(v.trick) == 1 and v.hand.bit_count() == 6, {"length": "short"}, 2),
    "pairs": (lambda v: plays(v) and len(v.trick) == 1 and v.hand.bit_count() == 8, {"pairs": True}, 4),
    "thinking": (lambda v: v.phase == "play" and v.actor == 2 and len(v.trick) == 1 and v.hand.bit_count() == 6, {}, 4),
}
"""What must hold of seat 0's view, the table's options, and the number of players."""


def seats(players: int, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> tuple[Seat, ...]:
    """The seats of such a match, named in a language."""
    words = texts or Texts("en")
    names = [words("name-you"), *(words(f"name-{name}") for name in BOT_NAMES)]
    return tuple(seated(names[seat], seat in people, PORTRAITS[seat]) for seat in range(players))


def _match(options: dict[str, Any], players: int, seed: int) -> Match:
    return Match(Table("joker", options, seats(players), seed))


@lru_cache
def _record(name: str) -> dict[str, Any]:
    wanted, options, players = POSITIONS[name]
    for seed in range(MOST_SEEDS):
        match = _match(options, players, seed)
        chance = random.Random(seed)
        for _ in range(400):
            if match.over:
                break
            if match.deal_over:
                match.next_deal()
                continue
            if wanted(cast(JokerView, match.view(0))):
                return match.record()
            # now and then any legal play, or the states that careful play avoids would never come
            match.play(match.advise() if chance.random() < 0.8 else chance.choice(match.state.legal()))
    raise LookupError(f"no match comes to {name!r}")


@lru_cache
def _finished(name: str) -> dict[str, Any]:
    """Matches at the end of a deal, of a pulka, of everything."""
    options: dict[str, Any] = {"length": "nines"} if name.startswith("pulka") else {}
    if name.startswith("result"):
        options = {"length": "full", "pairs": name == "result-pairs"}
    for seed in range(MOST_SEEDS):
        match = _match(options, 4, seed)
        while not match.over:
            if not match.deal_over:
                match.play(match.advise())
                continue
            sheet = cast(JokerSheet, match.sheet)
            if _is_end(name, sheet):
                return match.record()
            if name.startswith("pulka") and len(sheet.rows) > 8:
                break
            match.next_deal()
        if match.over and name.startswith("result"):
            return match.record()
    raise LookupError(f"no match comes to {name!r}")


def _is_end(name: str, sheet: JokerSheet) -> bool:
    pulka, within = sheet.where(len(sheet.rows) - 1)
    ended = within + 1 == len(sheet.options.pulkas[pulka])
    if name == "deal":
        return within == 3 and any(sheet.rows[-1].khisht) and any(map(sheet.rows[-1].exact, range(4)))
    if not name.startswith("pulka") or not ended:
        return False
    exact = sum(sheet.pulkas[pulka].exact)
    return {"pulka": exact == 1, "pulka-two": exact == 2, "pulka-none": exact == 0}[name]


FINISHED: Final = ("deal", "pulka", "pulka-two", "pulka-none", "result", "result-pairs")


def position(name: str, texts: Texts | None = None, people: tuple[int, ...] = (0,)) -> Match:
    """The match of this name (POSITIONS or FINISHED), its seats named in a language; a new one with every call."""
    record = dict(_finished(name) if name in FINISHED else _record(name))
    named = seats(len(record["seats"]), texts, people)
    return Match.restore({**record, "seats": [asdict(seat) for seat in named]})
