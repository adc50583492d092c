"""What happens in a deal of Durak, in the order in which it happens. Tuples of cards are in order of laying."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from game.rules import Event


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The trump card. ``holder``: None while it lies under the talon, the dealer's seat when all cards are dealt.

    ``talon`` counts the cards left to draw, the turned one included.
    """

    card: int
    trump: int
    holder: int | None
    talon: int


@dataclass(frozen=True, slots=True)
class FirstLeader(Event):
    """Who leads a deal that has no fool before it: the lowest cards, as (seat, card), are shown for it.

    ``lot``: several seats have shown one and lots decided between them.
    """

    uncovers: ClassVar[bool] = True

    seat: int
    shown: tuple[tuple[int, int], ...]
    lot: bool


@dataclass(frozen=True, slots=True)
class BoutBegun(Event):
    """A bout, counted from 0, or one whose attack was passed on. ``limit``: the most attacking cards in it.

    ``limit_by`` says why: ``hand`` (the defender has no more cards), ``first`` (nothing discarded yet) or ``six``.
    """

    number: int
    leader: int
    defender: int
    limit: int
    limit_by: str


@dataclass(frozen=True, slots=True)
class Asked(Event):
    """Who must act now and as what (``lead``, ``defend``, ``throw``, ``take``: add to what is being taken).

    ``place`` is the seat that leads, defends or has the word; ``seat`` the player, another one only where a partner
    plays an empty seat. Who is passed over has no card to add: that is laid open here, or by the end of the bout.
    """

    uncovers: ClassVar[bool] = True

    seat: int
    place: int
    phase: str


@dataclass(frozen=True, slots=True)
class Led(Event):
    seat: int
    cards: tuple[int, ...]
    place: int


@dataclass(frozen=True, slots=True)
class Covered(Event):
    """``index``: which pair of the table, from 0. ``left``: attacking cards still to be covered."""

    seat: int
    attack: int
    cover: int
    index: int
    left: int


@dataclass(frozen=True, slots=True)
class Taking(Event):
    """The defender has said 'take'; others may still add cards."""

    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class ThrownIn(Event):
    """A card added; ``attacks`` counts the attacking cards now, ``taking`` whether they are being taken."""

    seat: int
    card: int
    place: int
    attacks: int
    taking: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: int
    place: int


@dataclass(frozen=True, slots=True)
class Transferred(Event):
    """The attack was passed on with a card: ``place`` leads now, ``defender`` defends (BoutBegun follows)."""

    seat: int
    card: int
    place: int
    defender: int


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """The lowest trump went under the talon, the card that lay there into the hand."""

    seat: int
    laid: int
    got: int


@dataclass(frozen=True, slots=True)
class BeatenOff(Event):
    """Everything is covered and nobody adds: the cards of the bout go to the discard pile (``discarded`` after it)."""

    uncovers: ClassVar[bool] = True

    place: int
    cards: tuple[int, ...]
    discarded: int


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    """The defender takes up all cards of the bout."""

    uncovers: ClassVar[bool] = True

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """A refill from the talon in drawing order; None for a card that the others may not see.

    The turned trump, drawn last, everybody sees. ``talon`` counts what is left after it.
    """

    seat: int
    cards: tuple[int | None, ...]
    talon: int
    turned: bool

    def seen_by(self, seat: int | None) -> Event:
        if seat == self.seat:
            return self
        hidden = len(self.cards) - self.turned
        return replace(self, cards=(None,) * hidden + self.cards[hidden:])


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """These seats have played their last cards in this bout and share a place (1 is the first out)."""

    seats: tuple[int, ...]
    place: int


@dataclass(frozen=True, slots=True)
class DealOver(Event):
    """The end of a deal. ``how``: ``fool``, ``team`` (``team`` 0 the even or 1 the odd seats), ``draw``, ``stopped``.

    ``fool`` is also named when a team has lost: the one who deals next.
    """

    how: str
    fool: int | None
    team: int | None
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardWritten(Event):
    """A deal was written on the board. ``losses`` by seat; ``number`` counts deals from 0."""

    number: int
    how: str
    fool: int | None
    team: int | None
    losses: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MatchOver(Event):
    """The match has reached its length: losses and places by seat."""

    losses: tuple[int, ...]
    places: tuple[int, ...]
