"""What happens in a deal of Durachki, in the order in which it happens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules import Event


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """The dealer's left neighbour has cut the pack."""

    seat: int
    dealer: int


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The trump card; ``holder`` is the dealer whose last card it is, None where it stays out of play."""

    card: int
    trump: int
    holder: int | None


@dataclass(frozen=True, slots=True)
class BoutBegun(Event):
    """Who leads, and who will defend; ``number`` counts bouts from 0."""

    number: int
    leader: int
    defender: int


@dataclass(frozen=True, slots=True)
class Led(Event):
    seat: int
    cards: tuple[int, ...]
    defender: int


@dataclass(frozen=True, slots=True)
class HoldersAsked(Event):
    """These players hold cards of the led rank, and are asked in this order whether they add any."""

    uncovers: ClassVar[bool] = True

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FlewIn(Event):
    """Cards of the led rank joined the lead; ``forced``: they had to."""

    uncovers: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]
    forced: bool


@dataclass(frozen=True, slots=True)
class StayedOut(Event):
    """A holder of the rank chose to add nothing."""

    seat: int


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """A card covers another; ``index`` is its place on the table, ``left`` how many are still uncovered."""

    seat: int
    attack: int
    cover: int
    index: int
    left: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """The defender stopped: these cards go to his hand, those are put aside."""

    seat: int
    cards: tuple[int, ...]
    aside: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BeatenOff(Event):
    """Everything is covered; the cards are put aside."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """These players are right: they have no cards left."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealOver(Event):
    """``how``: loser, none (the last went out together) or stopped (500 bouts); ``places`` by seat."""

    how: str
    loser: int | None
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardWritten(Event):
    """A finished deal on the board: ``losses`` and ``money`` are the sums after it, by seat."""

    number: int
    how: str
    loser: int | None
    pay: tuple[int, ...]
    losses: tuple[int, ...]
    money: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    losses: tuple[int, ...]
    money: tuple[int, ...]
    places: tuple[int, ...]
