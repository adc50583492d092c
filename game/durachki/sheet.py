"""The board of a match of Durachki: who lost how often, what was paid, who deals next (durachki.md, "End")."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.durachki.deal import DurachkiDeal
from game.durachki.events import BoardWritten, MatchOver
from game.durachki.options import DurachkiOptions, settle
from game.losses import LossSheet
from game.rules import Event, RulesError, State


@dataclass(frozen=True, slots=True)
class DealRow:
    """One finished deal; ``pay`` and ``places`` are by seat, ``loser`` is None when nobody has lost."""

    dealer: int
    how: str
    loser: int | None
    pay: tuple[int, ...]
    places: tuple[int, ...]
    bouts: int

    def lost(self, seat: int) -> bool:
        """Whether this seat lost the deal."""
        return seat == self.loser


def next_dealer(dealer: int, loser: int | None, players: int) -> int:
    """The loser deals the next game; if nobody has lost, the deal passes to the left."""
    return (dealer + 1) % players if loser is None else loser


class DurachkiSheet(LossSheet[DurachkiOptions, DealRow]):
    """The board of Durachki."""

    @property
    def dealer(self) -> int:
        if not self.rows:
            return self.first
        return next_dealer(self.rows[-1].dealer, self.rows[-1].loser, self.players)

    def deal(self, deck: Sequence[int]) -> DurachkiDeal:
        if self.over:
            raise RulesError("the match is over")
        return DurachkiDeal(self.options, self.players, self.dealer, deck)

    def settle(self, state: State) -> list[Event]:
        if not isinstance(state, DurachkiDeal) or state.how is None:
            raise RulesError("only a finished deal of Durachki can be written down")
        pay = tuple(settle(self.options.stake, self.players, state.loser))
        number = len(self.rows)
        self.rows.append(DealRow(state.dealer, state.how, state.loser, pay, tuple(state.all_places), state.bouts))
        losses, money = tuple(self.totals), tuple(self.money)
        events: list[Event] = [BoardWritten(number, state.how, state.loser, pay, losses, money)]
        if self.over:
            events.append(MatchOver(losses, money, tuple(self.places)))
        return events

    @property
    def money(self) -> list[int]:
        """What each seat has got or paid so far."""
        return [sum(row.pay[seat] for row in self.rows) for seat in range(self.players)]
