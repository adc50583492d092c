"""What happens in a hand of Bura, in the order in which it happens. Sets of cards come as tuples of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.bura.answers import Pairs
from game.rules import Event


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The card turned after the dealing; it lies face up under the talon. ``trump`` is its suit."""

    card: int
    trump: int


@dataclass(frozen=True, slots=True)
class Led(Event):
    """The leader came down with these cards."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """An open answer. ``pairs``: each led card and what cuts it; ``cut``: whether all are cut."""

    seat: int
    cards: tuple[int, ...]
    pairs: Pairs
    cut: bool


@dataclass(frozen=True, slots=True)
class Given(Event):
    """Cards given face down; ``cards`` is None for everybody but the giver."""

    seat: int
    count: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else Given(self.seat, self.count, None)


@dataclass(frozen=True, slots=True)
class LaidOut(Event):
    """A full hand laid out of turn on a shorter lead: ``what`` is "malyutka" or "bura"; the leader must complete."""

    seat: int
    what: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Completed(Event):
    """The leader added his other cards. ``pairs``: each laid card and what cuts it; ``cut``: whether all are cut."""

    seat: int
    cards: tuple[int, ...]
    pairs: Pairs
    cut: bool


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick complete. ``how`` as in ``Trick``; ``count`` cards of it went to the taker, ``pile`` he has now."""

    seat: int
    leader: int
    how: str
    count: int
    face_down: int
    pile: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A card drawn from the talon, of which ``left`` remain; the last one is the turned trump, known to all."""

    seat: int
    card: int | None
    left: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or not self.left else Drawn(self.seat, None, self.left)


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """A side offers to play for ``stake``; ``raised``: instead of only accepting the other's offer."""

    seat: int
    stake: int
    raised: bool


@dataclass(frozen=True, slots=True)
class Accepted(Event):
    """The hand is now worth ``stake``, and only this side may offer next."""

    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """A side gives the hand up at ``stake``, what it was worth before the offer."""

    seat: int
    stake: int


@dataclass(frozen=True, slots=True)
class VarClaimed(Event):
    """A side claims to have 31; ``forced``: all cards are gone and the last taker is counted. The cards follow."""

    seat: int
    forced: bool


@dataclass(frozen=True, slots=True)
class CardCounted(Event):
    """One card of the claimant's pile, turned up before both; ``total`` counts the points so far."""

    uncovers: ClassVar[bool] = True

    seat: int
    card: int
    total: int


@dataclass(frozen=True, slots=True)
class CombinationShown(Event):
    """A hand that wins at once, shown to both: ``what`` is "bura" or "royal"."""

    uncovers: ClassVar[bool] = True

    seat: int
    what: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandOver(Event):
    """The end of a hand. The winner (None: a draw) scores ``gain`` = ``stake`` x ``times``.

    ``reason``: var, wrong_var, bura, royal, refused, timeout, exhausted, points, draw. ``points`` by side, None where
    a pile stays closed.
    """

    winner: int | None
    reason: str
    stake: int
    times: int
    gain: int
    points: tuple[int | None, int | None]


@dataclass(frozen=True, slots=True)
class HandScored(Event):
    """A hand written down; ``number`` counts from 0 over the match, ``score`` is the running one.

    Then what comes next: who leads, for what stake, and whether there may be offers.
    """

    number: int
    winner: int | None
    gain: int
    score: tuple[int, int]
    leader: int
    stake: int
    offers: bool


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    """The end of the match: scores and places by side."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
