"""What happens in a deal of Joker, in the order in which it happens."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import Event


@dataclass(frozen=True, slots=True)
class Cut(Event):
    """The player on the dealer's right has cut the pack."""

    seat: int
    dealer: int


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """A card was turned for trumps; ``trump`` is None when it is a joker. ``holder``: the seat whose card it is."""

    card: int
    trump: int | None
    holder: int | None


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """The chooser named a suit, or None for no trumps."""

    seat: int
    trump: int | None


@dataclass(frozen=True, slots=True)
class FourthCardLooked(Event):
    """The chooser looked at his fourth card, so the deal is without trumps; the card itself is his secret."""

    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else FourthCardLooked(self.seat, None)


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid; 0 is a pass. ``total`` counts all bids so far."""

    seat: int
    bid: int
    total: int


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A play (see ``game.joker.actions``); ``holder`` is the seat that holds the trick after it."""

    seat: int
    play: int
    holder: int


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick complete: who took it, the plays in order from ``leader``, how many tricks the taker has now."""

    seat: int
    leader: int
    plays: tuple[int, ...]
    took: int


@dataclass(frozen=True, slots=True)
class DealScored(Event):
    """The end of a deal; ``number`` counts from 0 over the match. Lists are by seat."""

    number: int
    bids: tuple[int, ...]
    took: tuple[int, ...]
    points: tuple[int, ...]
    khisht: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class PulkaScored(Event):
    """The end of a pulka (from 0): who kept every bid, what the premium changed, the totals of the pulka."""

    pulka: int
    exact: tuple[bool, ...]
    premium: tuple[int, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    """The end of the match: totals and places by seat."""

    totals: tuple[int, ...]
    places: tuple[int, ...]
