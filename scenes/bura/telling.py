"""What is said of finished hands of Bura: how one ended, what it brought, what comes next."""

from __future__ import annotations

from typing import Any, cast

from game.bura.sheet import BuraSheet, HandRow
from game.match import Match
from scenes.texts import LANGS, Texts


def sheet_of(match: Match) -> BuraSheet:
    """The sheet of a match of Bura."""
    return cast(BuraSheet, match.sheet)


def sole_person(match: Match) -> int | None:
    """The seat of the one person at the table; None when there are several, or none."""
    people = [seat for seat, who in enumerate(match.table.seats) if who.person]
    return people[0] if len(people) == 1 else None


def you(match: Match, seat: int) -> str:
    """Whether a seat is the only person at the table, called “You”: "yes" or "no", as texts want it."""
    own = match.table.seats[seat].name in {Texts(lang)("name-you") for lang in LANGS}
    return "yes" if own and sole_person(match) == seat else "no"


def _numbers(row: HandRow, own: int) -> dict[str, Any]:
    """The numbers that the texts of an end may speak of; the points of ``own`` come first."""
    known = [points for points in row.points if points is not None]
    points = known[0] if known else 0
    if row.reason == "points" and row.winner is not None:
        points = row.points[1 - row.winner] or 0
    first, second = row.points[own] or 0, row.points[1 - own] or 0
    return {"first": first, "second": second, "points": points, "times": row.times}


def heading(texts: Texts, row: HandRow, own: int) -> str:
    """How a hand ended, in a word or two; ``own``: the side whose points are named first."""
    return texts(f"bura-end-{row.reason}", **_numbers(row, own))


def explained(texts: Texts, row: HandRow, carry: bool) -> str:
    """Why it ended so, in a sentence; ``carry``: at this table the stake of a draw stays."""
    reason = "carry" if row.reason == "draw" and carry else row.reason
    return texts(f"bura-end-{reason}-line", **_numbers(row, 0))


def in_short(texts: Texts, row: HandRow, own: int) -> str:
    """How a hand ended, for a line of the sheet."""
    return texts(f"bura-how-{row.reason}", **_numbers(row, own))


def what_next(texts: Texts, match: Match) -> str:
    """Who leads the next hand, and what is special about it."""
    sheet = sheet_of(match)
    name = match.table.seats[sheet.leader].name
    parts = [texts("bura-next-leads", you=you(match, sheet.leader), name=name)]
    if sheet.stake > 1:
        parts.append(texts("bura-next-stake", n=sheet.stake))
    if not sheet.offers:
        parts.append(texts("bura-next-crawford"))
    return " ".join(parts)
