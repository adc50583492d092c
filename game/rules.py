"""The contract that every game keeps, and that match, bots, screen and tests rely on.

A *deal* is a ``State``: small, copyable, comparable, plain JSON. A *match* is a run of deals, kept by a ``Sheet``
(running scores, who deals next, when it is over). Seats are 0..n-1 clockwise. Actions are small integers with a text
form ("bid:3") that parses back. Chance lives outside: a deal is made from a deck order.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Self

from game.cards import ACE, rank

if TYPE_CHECKING:
    from game.mind import Mind

Json = Any
Action = int


class RulesError(ValueError):
    """Something asked of a game that its rules do not know; the text says what."""


class IllegalAction(RulesError):
    """An action that is not legal now; the state has not changed."""


class BadOptions(RulesError):
    """Table options that no table of this game can have."""


@dataclass(frozen=True, slots=True)
class Option:
    """A table option: its values in the order of a menu, the first being the default.

    ``needs`` holds the values other options must have for this one to matter; ``players`` the numbers of players.
    ``only`` names values that only some numbers of players can have.
    """

    name: str
    values: tuple[Json, ...]
    needs: Mapping[str, tuple[Json, ...]] | None = None
    players: tuple[int, ...] | None = None
    only: Mapping[Json, tuple[int, ...]] | None = None

    @property
    def default(self) -> Json:
        return self.values[0]

    def choices(self, players: int) -> tuple[Json, ...]:
        """The values that so many players can have; the default is always one."""
        if self.players is not None and players not in self.players:
            return (self.default,)
        only = self.only or {}
        return tuple(value for value in self.values if value not in only or players in only[value])

    def applies(self, chosen: Mapping[str, Json], players: int) -> bool:
        """Whether this option, as it is chosen, matters at a table with these other options and so many players."""
        if self.players is not None and players not in self.players:
            return False
        if chosen.get(self.name, self.default) not in self.choices(players):
            return False
        return all(chosen[name] in values for name, values in (self.needs or {}).items())


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. Subclasses carry what the screen needs to show it."""

    uncovers: ClassVar[bool] = False
    """Whether it lays open to everybody a card that some seat did not know."""

    def seen_by(self, seat: int | None) -> Event:
        """The event as this seat may know it; None is an onlooker who sees no hand."""
        del seat
        return self


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card dealt to a seat; ``card`` is None for those who may not see it."""

    seat: int
    card: int | None
    face_up: bool = False

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat or self.face_up else CardDealt(self.seat, None)


class View(ABC):
    """What one seat may know of a running deal."""

    seat: int
    players: int
    actor: int | None
    hand: int

    @abstractmethod
    def legal(self) -> Sequence[Action]:
        """The viewer's own legal actions; empty when it is not the viewer's turn."""

    @abstractmethod
    def sample(self, rng: random.Random) -> State:
        """A whole deal, drawn at random, that agrees with all this view knows."""


class State(ABC):
    """A deal in progress."""

    __slots__ = ()

    players: int

    @property
    @abstractmethod
    def actor(self) -> int | None:
        """The one seat that must act now; None when the deal is over."""

    @abstractmethod
    def legal(self) -> Sequence[Action]:
        """The actor's legal actions, in a fixed order, without repeats; empty when the deal is over."""

    @abstractmethod
    def opening(self, seen_by: int | None = None) -> list[Event]:
        """What happened before the first action (cut, cards dealt, trump turned), as seat ``seen_by`` saw it."""

    @abstractmethod
    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        """As ``advance`` for an action taken from ``legal``: it is not looked at again.

        Searching bots use this one. What becomes of the state with any other action is not said.
        """

    def play(self, action: Action) -> list[Event]:
        """Carry out an action and say what happened, in order.

        Raises IllegalAction, and changes nothing, if the action is not legal now.
        """
        log: list[Event] = []
        self.advance(action, log)
        return log

    def advance(self, action: Action, log: list[Event] | None = None) -> None:
        """As ``play``, telling ``log``; without one nothing is told, which saves much of the time."""
        if action not in self.legal():
            raise IllegalAction(f"{action!r} is not legal now")
        self.apply(action, log)

    def forget(self) -> None:  # noqa: B027
        """Keep no account any more of what was seen: for a copy that is only played out, which is faster so.

        What may be done and what comes of it stay the same; its views know less, and it equals no state that
        remembers. A game that keeps no such account does nothing.
        """

    @property
    @abstractmethod
    def result(self) -> Json:
        """None until the deal is over, then its outcome as plain JSON."""

    @abstractmethod
    def view(self, seat: int) -> View:
        """What ``seat`` may know."""

    @abstractmethod
    def copy(self) -> Self: ...

    @abstractmethod
    def to_json(self) -> dict[str, Json]: ...

    @abstractmethod
    def __eq__(self, other: object) -> bool: ...

    __hash__ = None  # type: ignore[assignment]


@dataclass(frozen=True, slots=True)
class Toss:
    """The drawing of who deals (or leads) first: a card for the centre, the cards dealt, and the seat it fell on."""

    centre: int | None
    dealt: tuple[tuple[int, int], ...]
    seat: int


def toss_for_ace(deck: Sequence[int], players: int, centre: bool) -> Toss:
    """Cards are dealt face up, one at a time, from the left of seat 0 till the first ace: its seat deals first.

    ``centre``: the top card is laid in the centre before, and counts for nothing. Raises RulesError without an ace.
    """
    dealt = []
    for index, one in enumerate(deck[1:] if centre else deck):
        seat = (index + 1) % players
        dealt.append((seat, one))
        if rank(one) == ACE:
            return Toss(deck[0] if centre else None, tuple(dealt), seat)
    raise RulesError("a toss needs an ace")


class Sheet(ABC):
    """The run of deals that makes one match: what has been scored, what comes next."""

    players: int

    @property
    @abstractmethod
    def over(self) -> bool: ...

    @property
    def endless(self) -> bool:
        """Whether the match is never over by itself: it goes on until the players stop it."""
        return False

    @property
    @abstractmethod
    def dealer(self) -> int:
        """The seat the next deal begins with: its dealer or, in a game that knows no dealer, its first leader."""

    @abstractmethod
    def deal(self, deck: Sequence[int]) -> State:
        """The next deal, from this order of the pack."""

    @abstractmethod
    def settle(self, state: State) -> list[Event]:
        """Write a finished deal down and say what it brought."""

    @property
    @abstractmethod
    def totals(self) -> list[int]: ...

    @property
    @abstractmethod
    def places(self) -> list[int]:
        """Place of each seat, 1 the best; equal results share a place and the next number is skipped."""

    @abstractmethod
    def to_json(self) -> dict[str, Json]: ...


class Game(ABC):
    """A game: its options, and the ways to begin and to read its deals."""

    name: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    presets: ClassVar[Mapping[str, Mapping[str, Json]]]
    pack: ClassVar[tuple[int, ...]]
    mind: ClassVar[Mind]
    """What those who think ahead are told of the game."""

    def check(self, chosen: Mapping[str, Json], players: int) -> dict[str, Json]:
        """All options of a table, the missing ones at their defaults; raises BadOptions for what cannot be."""
        if players not in self.seats:
            raise BadOptions(f"{self.name} is not played by {players}")
        known = {option.name: option for option in self.options}
        for name, value in chosen.items():
            if name not in known:
                raise BadOptions(f"{self.name} has no option {name!r}")
            if not any(value == allowed and type(value) is type(allowed) for allowed in known[name].values):
                raise BadOptions(f"option {name!r} cannot be {value!r}")
        whole = {name: chosen.get(name, option.default) for name, option in known.items()}
        for option in self.options:
            if whole[option.name] not in option.choices(players):
                raise BadOptions(f"option {option.name!r} cannot be {whole[option.name]!r} for {players} players")
        return whole

    def pack_of(self, chosen: Mapping[str, Json]) -> Sequence[int]:
        """The cards a table with these checked options plays with, in order; ``pack`` unless a game says otherwise."""
        del chosen
        return self.pack

    @abstractmethod
    def toss(self, deck: Sequence[int], players: int) -> Toss: ...

    @abstractmethod
    def sheet(self, chosen: Mapping[str, Json], players: int, first: int) -> Sheet:
        """An empty sheet; ``first`` is the seat the toss fell on."""

    @abstractmethod
    def text(self, action: Action) -> str: ...

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action of this text form; raises RulesError for anything else."""

    @abstractmethod
    def state_from_json(self, data: Mapping[str, Json]) -> State: ...

    @abstractmethod
    def advise(self, view: View, rng: random.Random) -> Action:
        """The move of the plain bot, from what its seat may know."""

    @abstractmethod
    def timeout(self, view: View, rng: random.Random) -> Action:
        """What is done for a player whose time has run out."""


def places(totals: Sequence[int]) -> list[int]:
    """Place of each total, the highest first; equal ones share the place and the next number is skipped."""
    return [1 + sum(other > mine for other in totals) for mine in totals]
