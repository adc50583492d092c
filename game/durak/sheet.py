"""The board of a match of Durak: who was fool how often, who deals and leads next (durak.md, "Pack and players")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from game.durak.deal import DurakDeal
from game.durak.dealing import next_leader
from game.durak.events import BoardWritten, MatchOver
from game.durak.options import DurakOptions
from game.rules import Event, RulesError, Sheet, State, places


@dataclass(frozen=True, slots=True)
class DealRow:
    """One finished deal. ``how``: fool, team, draw or stopped; ``fool`` is None after a draw. ``places`` by seat."""

    dealer: int
    how: str
    fool: int | None
    team: int | None
    places: tuple[int, ...]
    bouts: int

    def lost(self, seat: int) -> bool:
        """Whether this deal counts against a seat: its own, or its team's."""
        return seat % 2 == self.team if self.team is not None else seat == self.fool


class DurakSheet(Sheet):
    """Rows are added by ``settle``; nothing is ever taken back. Totals count lost deals: the fewer the better."""

    def __init__(self, options: DurakOptions, players: int, first: int) -> None:
        self.options = options
        self.players = players
        self.first = first
        self.rows: list[DealRow] = []

    @property
    def endless(self) -> bool:
        return not self.options.losses

    @property
    def over(self) -> bool:
        """Somebody, or one of the teams, has lost as often as was agreed."""
        return not self.endless and max(self.totals) >= self.options.losses

    @property
    def dealer(self) -> int:
        """The fool deals; after a draw the deal passes to the left."""
        if not self.rows:
            return self.first
        last = self.rows[-1]
        return (last.dealer + 1) % self.players if last.fool is None else last.fool

    @property
    def leader(self) -> int | None:
        """The seat that leads the next deal because of the last one; None as in a first deal."""
        if not self.rows or (fool := self.rows[-1].fool) is None:
            return None
        return next_leader(fool, self.players, self.options.under_fool)

    def deal(self, deck: Sequence[int]) -> DurakDeal:
        if self.over:
            raise RulesError("the match is over")
        return DurakDeal(self.options, self.players, self.dealer, deck, self.leader)

    def settle(self, state: State) -> list[Event]:
        if not isinstance(state, DurakDeal) or state.how is None:
            raise RulesError("only a finished deal of Durak can be written down")
        number = len(self.rows)
        self.rows.append(DealRow(state.dealer, state.how, state.fool, state.team, tuple(state.all_places), state.bouts))
        losses = tuple(self.totals)
        events: list[Event] = [BoardWritten(number, state.how, state.fool, state.team, losses)]
        if self.over:
            events.append(MatchOver(losses, tuple(self.places)))
        return events

    @property
    def totals(self) -> list[int]:
        """Lost deals by seat; partners lose together."""
        return [sum(row.lost(seat) for row in self.rows) for seat in range(self.players)]

    @property
    def draws(self) -> int:
        """Deals that nobody lost."""
        return sum(row.fool is None for row in self.rows)

    @property
    def places(self) -> list[int]:
        """The fewest lost deals first; partners share a place, and count as one."""
        lost = self.totals
        if not self.options.teams:
            return places([-losses for losses in lost])
        of_teams = places([-losses for losses in lost[:2]])
        return [of_teams[seat % 2] for seat in range(self.players)]

    def history(self) -> list[list[int]]:
        """Lost deals by seat after each finished deal: a chart's points."""
        running = [0] * self.players
        points = []
        for row in self.rows:
            running = [losses + row.lost(seat) for seat, losses in enumerate(running)]
            points.append(running)
        return points

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "players": self.players,
            "first": self.first,
            "rows": [asdict(row) for row in self.rows],
        }
