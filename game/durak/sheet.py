"""The board of a match of Durak: who was fool how often, who deals and leads next (durak.md, "Pack and players")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.durak.deal import DurakDeal
from game.durak.dealing import next_leader
from game.durak.events import BoardWritten, MatchOver
from game.durak.options import DurakOptions
from game.losses import LossSheet
from game.rules import Event, RulesError, State, places


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


class DurakSheet(LossSheet[DurakOptions, DealRow]):
    """The board of Durak."""

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
    def draws(self) -> int:
        """Deals that nobody lost."""
        return sum(row.fool is None for row in self.rows)

    @property
    def places(self) -> list[int]:
        """The fewest lost deals first; partners share a place, and count as one."""
        if not self.options.teams:
            return super().places
        of_teams = places([-losses for losses in self.totals[:2]])
        return [of_teams[seat % 2] for seat in range(self.players)]
