"""What a finished deal, or a match, of Durak has brought, ready to be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.durak.sheet import DealRow, DurakSheet
from game.match import Match
from scenes.durak.figures import Row


def sheet_of(match: Match) -> DurakSheet:
    """The board of a match of Durak."""
    return cast(DurakSheet, match.sheet)


def sole_person(match: Match) -> int | None:
    """The seat of the one person at the table; None when there are several, or none."""
    people = [seat for seat, who in enumerate(match.table.seats) if who.person]
    return people[0] if len(people) == 1 else None


@dataclass(frozen=True)
class DealStory:
    """``kind`` ends the key of the text: you, fool, team, draw, stopped. ``shown`` are the seats shown large."""

    kind: str
    shown: tuple[int, ...]
    fool: int | None
    team: int | None


def deal_story(match: Match, row: DealRow) -> DealStory:
    """The story of a deal that is over."""
    if row.fool is None:
        last = max(row.places)
        return DealStory(row.how, tuple(seat for seat, place in enumerate(row.places) if place == last), None, None)
    if row.team is not None:
        seats = tuple(seat for seat in range(match.players) if row.lost(seat))
        return DealStory("team", seats, row.fool, row.team)
    return DealStory("you" if row.fool == sole_person(match) else "fool", (row.fool,), row.fool, None)


def rows_of_deal(match: Match, row: DealRow) -> list[Row]:
    """Everybody by the place in this deal, with losses as they are now."""
    sheet = sheet_of(match)
    order = sorted(range(match.players), key=lambda seat: (row.places[seat], seat))
    return [_row(match, seat, row.places[seat], row.lost(seat), sheet) for seat in order]


def rows_of_match(match: Match) -> list[Row]:
    """Everybody by the place in the match."""
    sheet = sheet_of(match)
    places = sheet.places
    order = sorted(range(match.players), key=lambda seat: (places[seat], seat))
    return [_row(match, seat, places[seat], False, sheet) for seat in order]


def _row(match: Match, seat: int, place: int, added: bool, sheet: DurakSheet) -> Row:
    who = match.table.seats[seat]
    team = seat % 2 if sheet.options.teams else None
    return Row(seat, who.name, who.portrait, place, sheet.totals[seat], added, team)


@dataclass(frozen=True)
class MatchStory:
    """How a match ended: ``first`` and ``last`` are seats; both are empty where all have lost equally often."""

    first: tuple[int, ...]
    last: tuple[int, ...]


def match_story(match: Match) -> MatchStory:
    """Who has lost least often, and who most often."""
    totals = sheet_of(match).totals
    if min(totals) == max(totals):
        return MatchStory((), ())
    seats = range(match.players)
    first = tuple(seat for seat in seats if totals[seat] == min(totals))
    return MatchStory(first, tuple(seat for seat in seats if totals[seat] == max(totals)))
