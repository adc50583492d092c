"""The sheet of a match of Bura: score, stake and leader of the next hand, Crawford's rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from game.bura.events import HandScored, MatchOver
from game.bura.hand import BuraHand
from game.bura.options import BuraOptions
from game.bura.scoring import match_winner, offers_allowed, what_follows
from game.rules import Event, RulesError, Sheet, State, places


@dataclass(frozen=True, slots=True)
class HandRow:
    """One finished hand, see ``HandOver``; ``score`` is the running one after it."""

    leader: int
    winner: int | None
    reason: str
    stake: int
    times: int
    gain: int
    points: tuple[int | None, int | None]
    score: tuple[int, int]


class BuraSheet(Sheet):
    """Rows are added by ``settle``; nothing is ever taken back. ``leader`` and ``stake`` are those of the next hand."""

    players: int = 2

    def __init__(self, options: BuraOptions, first: int) -> None:
        self.options = options
        self.first = first
        self.leader = first
        self.stake = 1
        self.rows: list[HandRow] = []

    @property
    def score(self) -> tuple[int, int]:
        return self.rows[-1].score if self.rows else (0, 0)

    @property
    def over(self) -> bool:
        return match_winner(self.options, self.score) is not None

    @property
    def dealer(self) -> int:
        return self.leader

    @property
    def offers(self) -> bool:
        """Whether the next hand may have offers."""
        return offers_allowed(self.options, [(0, 0), *(row.score for row in self.rows)])

    def deal(self, deck: Sequence[int]) -> BuraHand:
        if self.over:
            raise RulesError("the match is over")
        return BuraHand(self.options, self.leader, deck, self.stake, self.score, not self.offers)

    def settle(self, state: State) -> list[Event]:
        if not isinstance(state, BuraHand) or state.outcome is None:
            raise RulesError("only a finished hand of Bura can be written down")
        ended = state.outcome
        follows = what_follows(self.options, state.first_leader, self.score, ended)
        first, second = follows["score"]
        score = (first, second)
        self.rows.append(HandRow(state.first_leader, *ended[:4], ended.gain, ended.points, score))
        self.leader, self.stake = follows["next_leader"], follows["next_stake"]
        told: list[Event] = [
            HandScored(len(self.rows) - 1, ended.winner, ended.gain, score, self.leader, self.stake, self.offers)
        ]
        if self.over:
            told.append(MatchOver(tuple(self.totals), tuple(self.places)))
        return told

    @property
    def totals(self) -> list[int]:
        return list(self.score)

    @property
    def places(self) -> list[int]:
        return places(self.totals)

    def history(self) -> list[list[int]]:
        """Scores by side after each finished hand."""
        return [list(row.score) for row in self.rows]

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "first": self.first,
            "leader": self.leader,
            "stake": self.stake,
            "rows": [asdict(row) for row in self.rows],
        }
