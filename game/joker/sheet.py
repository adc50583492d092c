"""The sheet of a match of Joker: deals, pulkas, premiums, totals (joker.md, "Pack, players, schedule" to "End")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from game.joker.deal import JokerDeal
from game.joker.events import DealScored, MatchOver, PulkaScored
from game.joker.options import JokerOptions
from game.joker.scoring import is_khisht, premium, score
from game.rules import Event, RulesError, Sheet, State, places


@dataclass(frozen=True, slots=True)
class DealRow:
    """One finished deal; lists are by seat."""

    cards: int
    dealer: int
    trump: int | None
    bids: tuple[int, ...]
    took: tuple[int, ...]
    points: tuple[int, ...]
    khisht: tuple[bool, ...]

    def exact(self, seat: int) -> bool:
        return self.bids[seat] == self.took[seat]


@dataclass(frozen=True, slots=True)
class PulkaRow:
    """What the end of a pulka brought; lists are by seat. ``totals`` counts this pulka alone, premium included."""

    exact: tuple[bool, ...]
    premium: tuple[int, ...]
    totals: tuple[int, ...]


def dealer_of(first: int, number: int, players: int) -> int:
    """The seat that deals deal ``number`` (from 0): the deal passes clockwise."""
    return (first + number) % players


def close_pulka(options: JokerOptions, rows: Sequence[DealRow]) -> PulkaRow:
    """Premium and totals of a pulka whose deals are all played."""
    seats = range(len(rows[0].points))
    exact = tuple(all(row.exact(seat) for row in rows) for seat in seats)
    points = [[row.points[seat] for row in rows] for seat in seats]
    change = premium(options, points, exact)
    return PulkaRow(exact, tuple(change), tuple(sum(points[seat]) + change[seat] for seat in seats))


def score_row(
    options: JokerOptions,
    cards: int,
    dealer: int,
    trump: int | None,
    bids: Sequence[int],
    took: Sequence[int],
) -> DealRow:
    """The row of a deal, lists by seat."""
    pairs = list(zip(bids, took, strict=True))
    return DealRow(
        cards,
        dealer,
        trump,
        tuple(bids),
        tuple(took),
        tuple(score(options, bid, tricks, cards) for bid, tricks in pairs),
        tuple(is_khisht(options, bid, tricks) for bid, tricks in pairs),
    )


def match_places(options: JokerOptions, totals: Sequence[int]) -> list[int]:
    """Place of each seat; in pairs the partners' points add up and they share their place."""
    if not options.pairs:
        return places(totals)
    of_pairs = places([totals[0] + totals[2], totals[1] + totals[3]])
    return [of_pairs[seat % 2] for seat in range(len(totals))]


class JokerSheet(Sheet):
    """Rows are added by ``settle``; nothing is ever taken back."""

    def __init__(self, options: JokerOptions, players: int, first: int) -> None:
        self.options = options
        self.players = players
        self.first = first
        self.rows: list[DealRow] = []
        self.pulkas: list[PulkaRow] = []

    @property
    def over(self) -> bool:
        return len(self.rows) == len(self.options.schedule)

    @property
    def dealer(self) -> int:
        return dealer_of(self.first, len(self.rows), self.players)

    @property
    def next_cards(self) -> int:
        """Cards dealt to each player in the running or next deal."""
        return self.options.schedule[min(len(self.rows), len(self.options.schedule) - 1)]

    def where(self, number: int) -> tuple[int, int]:
        """The pulka of deal ``number`` and its place in it, both from 0."""
        for pulka, deals in enumerate(self.options.pulkas):
            if number < len(deals):
                return pulka, number
            number -= len(deals)
        raise RulesError("no such deal in this match")

    def rows_of(self, pulka: int) -> list[DealRow]:
        """The finished deals of a pulka."""
        start = sum(len(deals) for deals in self.options.pulkas[:pulka])
        return self.rows[start : start + len(self.options.pulkas[pulka])]

    def deal(self, deck: Sequence[int]) -> JokerDeal:
        if self.over:
            raise RulesError("the match is over")
        return JokerDeal(self.options, self.players, self.dealer, self.next_cards, deck)

    def settle(self, state: State) -> list[Event]:
        if not isinstance(state, JokerDeal) or state.result is None:
            raise RulesError("only a finished deal of Joker can be written down")
        number = len(self.rows)
        bids = [state.bid_of(seat) or 0 for seat in range(self.players)]
        row = score_row(self.options, state.cards, state.dealer, state.trump, bids, state.took)
        self.rows.append(row)
        events: list[Event] = [DealScored(number, row.bids, row.took, row.points, row.khisht)]
        pulka, within = self.where(number)
        if within + 1 == len(self.options.pulkas[pulka]):
            closed = close_pulka(self.options, self.rows_of(pulka))
            self.pulkas.append(closed)
            events.append(PulkaScored(pulka, closed.exact, closed.premium, closed.totals))
        if self.over:
            events.append(MatchOver(tuple(self.totals), tuple(self.places)))
        return events

    @property
    def totals(self) -> list[int]:
        return [
            sum(row.points[seat] for row in self.rows) + sum(pulka.premium[seat] for pulka in self.pulkas)
            for seat in range(self.players)
        ]

    @property
    def pair_totals(self) -> list[int] | None:
        """Totals of seats 0+2 and 1+3 when pairs play, else None."""
        if not self.options.pairs:
            return None
        totals = self.totals
        return [totals[0] + totals[2], totals[1] + totals[3]]

    @property
    def places(self) -> list[int]:
        return match_places(self.options, self.totals)

    def history(self) -> list[list[int]]:
        """Totals by seat after each finished deal, premiums counted where they were earned: a chart's points."""
        running = [0] * self.players
        points = []
        for number, row in enumerate(self.rows):
            pulka, within = self.where(number)
            closed = within + 1 == len(self.options.pulkas[pulka])
            for seat in range(self.players):
                running[seat] += row.points[seat] + (self.pulkas[pulka].premium[seat] if closed else 0)
            points.append(running.copy())
        return points

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "players": self.players,
            "first": self.first,
            "rows": [asdict(row) for row in self.rows],
            "pulkas": [asdict(row) for row in self.pulkas],
        }
