"""The referee above any game: seats, toss, deals one after the other, the clock of each decision, the record.

A match *is* its record: seed, options, seats and the list of what was done. ``Match.restore`` plays a record out again
to the identical state, at any action. Time is passed in by ``tick`` and never read.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from game.cards import shuffled
from game.registry import game as game_called
from game.rules import Action, Event, IllegalAction, RulesError, Sheet, State, View

VERSION: Final = 1
TIME_LIMITS: Final = (30, 0, 10, 20, 60)
"""Seconds a player has for each decision; the first is the default, 0 is no limit."""
AWAY_AFTER: Final = 2
"""Time-outs in a row after which a seat is away and a bot plays it."""

BY_SEAT, BY_BOT, BY_CLOCK, BY_AWAY, NOTE = "seat", "bot", "clock", "away", "note"
DOERS: Final = frozenset({BY_SEAT, BY_BOT, BY_CLOCK, BY_AWAY})
BACK, HINT = "back", "hint"
PLAIN: Final = "plain"
"""The level of a bot that plays by its rules alone; any other is the name of one of the searching bots."""


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits where: a person or a bot, a name, a portrait, and the level of a bot."""

    name: str
    person: bool
    portrait: str
    level: str = PLAIN


@dataclass(frozen=True, slots=True)
class Table:
    """What is agreed before the toss. ``time_limit``: seconds for each decision, 0 for none."""

    game: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    seed: int
    time_limit: int = 30


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the record: an action in its text form and who carried it out, or a note (``back``, ``hint``)."""

    seat: int
    text: str
    by: str = BY_SEAT


@dataclass(frozen=True, slots=True)
class TimeOut(Event):
    """The seat's time ran out; what was done for it follows. ``away``: a bot plays it from now on."""

    seat: int
    away: bool


@dataclass(frozen=True, slots=True)
class DealBegun(Event):
    """A new deal; ``number`` counts from 0 over the match."""

    number: int
    dealer: int


class Match:
    """One match from the toss to the final sheet.

    The screen asks ``actor``, plays actions, ticks the clock and calls ``next_deal`` when a finished deal
    (``deal_over``) has been looked at. Events come whole; show a player only ``event.seen_by(seat)``.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.game = game_called(table.game)
        if table.time_limit not in TIME_LIMITS:
            raise RulesError(f"no time limit of {table.time_limit} seconds")
        options = self.game.check(table.options, len(table.seats))
        self.pack = self.game.pack_of(options)
        self.toss = self.game.toss(shuffled(self.pack, self._rng("toss")), len(table.seats))
        self.sheet: Sheet = self.game.sheet(options, len(table.seats), self.toss.seat)
        self.entries: list[Entry] = []
        self.deals = 0
        self.clock = 0.0
        self.timed_out = [0] * len(table.seats)
        self.marks: dict[tuple[int, int], set[str]] = {}
        """What the sheet says of a deal and a seat: ``clock`` (a bot acted for it), ``hint``."""
        self.state: State
        self.next_deal()

    def _rng(self, purpose: str) -> random.Random:
        return random.Random(f"{self.table.seed}/{purpose}")

    @property
    def players(self) -> int:
        return len(self.table.seats)

    @property
    def number(self) -> int:
        """The running deal, from 0."""
        return self.deals - 1

    @property
    def actor(self) -> int | None:
        """The seat that must act; None between deals and at the end."""
        return self.state.actor

    @property
    def deal_over(self) -> bool:
        return self.state.actor is None

    @property
    def over(self) -> bool:
        return self.deal_over and self.sheet.over

    def away(self, seat: int) -> bool:
        return self.timed_out[seat] >= AWAY_AFTER

    @property
    def person_to_act(self) -> bool:
        """Whether the program waits for a person who is there."""
        actor = self.actor
        return actor is not None and self.table.seats[actor].person and not self.away(actor)

    @property
    def remaining(self) -> float | None:
        """Seconds left for this decision; None when no clock runs."""
        if not self.table.time_limit or not self.person_to_act:
            return None
        return max(0.0, self.table.time_limit - self.clock)

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def advise(self) -> Action:
        """What the plain bot would do for the seat that must act, from what that seat may know."""
        return self.game.advise(self._actor_view(), self._rng(f"move {len(self.entries)}"))

    def _actor_view(self) -> View:
        actor = self.actor
        if actor is None:
            raise RulesError("nobody is to act")
        return self.state.view(actor)

    def next_deal(self) -> list[Event]:
        """Shuffle and deal: the events up to the first decision. The deal before must be over."""
        if self.deals and not self.deal_over:
            raise RulesError("the deal is not over")
        if self.sheet.over:
            raise RulesError("the match is over")
        dealer = self.sheet.dealer
        self.state = self.sheet.deal(shuffled(self.pack, self._rng(f"deal {self.deals}")))
        self.deals += 1
        self.clock = 0.0
        return self.opening(dealer)

    def opening(self, dealer: int | None = None) -> list[Event]:
        """What the running deal began with, as an onlooker who sees no hand may know it."""
        begun = DealBegun(self.number, self.sheet.dealer if dealer is None else dealer)
        return [begun, *self.state.opening()]

    def play(self, action: Action, by: str = BY_SEAT) -> list[Event]:
        """Carry out an action of the seat that must act; a finished deal is written on the sheet at once.

        Raises IllegalAction, and changes nothing, if it may not be.
        """
        actor = self.actor
        if actor is None:
            raise IllegalAction("nobody is to act")
        events = self.state.play(action)
        self.entries.append(Entry(actor, self.game.text(action), by))
        self.clock = 0.0
        if by == BY_CLOCK:
            self.timed_out[actor] += 1
        elif by == BY_SEAT:
            self.timed_out[actor] = 0
        if by in (BY_CLOCK, BY_AWAY):
            self._mark(actor, BY_CLOCK)
        if self.deal_over:
            events += self.sheet.settle(self.state)
        return events

    def play_bot(self, action: Action | None = None) -> list[Event]:
        """Let a bot act for the seat that must act: a bot's, or that of a player who is away.

        ``action``: what it does; the plain bot's move if none is given.
        """
        actor = self.actor
        away = actor is not None and self.table.seats[actor].person
        return self.play(self.advise() if action is None else action, BY_AWAY if away else BY_BOT)

    def tick(self, seconds: float) -> list[Event]:
        """Let time pass for the player who must act; when it runs out the game's rule for that acts."""
        if self.remaining is None:
            return []
        self.clock += seconds
        if self.clock < self.table.time_limit:
            return []
        view = self._actor_view()
        action = self.game.timeout(view, self._rng(f"move {len(self.entries)}"))
        events = self.play(action, BY_CLOCK)
        return [TimeOut(view.seat, self.away(view.seat)), *events]

    def come_back(self, seat: int) -> bool:
        """The player of this seat touched a control: if it was away it plays again, and True is returned."""
        if not self.away(seat):
            return False
        self.note(seat, BACK)
        return True

    def note(self, seat: int, text: str) -> None:
        """Write down that a seat is back, or took a hint; one asked for again at the same decision is no other."""
        entry = Entry(seat, text, NOTE)
        if text != HINT or self.entries[-1:] != [entry]:
            self._note(entry)

    def _note(self, entry: Entry) -> None:
        seat, text = entry.seat, entry.text
        self.entries.append(entry)
        if text == BACK:
            self.timed_out[seat] = 0
            self.clock = 0.0
        elif text == HINT:
            self._mark(seat, HINT)
        else:
            raise RulesError(f"no such note: {text!r}")

    def _mark(self, seat: int, what: str) -> None:
        self.marks.setdefault((self.number, seat), set()).add(what)

    def record(self) -> dict[str, Any]:
        """The match as plain JSON."""
        return {
            "version": VERSION,
            "game": self.table.game,
            "options": dict(self.table.options),
            "seats": [asdict(seat) for seat in self.table.seats],
            "seed": self.table.seed,
            "time_limit": self.table.time_limit,
            "deals": self.deals,
            "entries": [[entry.seat, entry.text, entry.by] for entry in self.entries],
        }

    @classmethod
    def restore(cls, record: Mapping[str, Any]) -> Match:
        """The match of this record; raises RulesError when it is none."""
        try:
            if record["version"] != VERSION:
                raise RulesError(f"record of version {record['version']!r}, this program reads {VERSION}")
            table = Table(
                str(record["game"]),
                dict(record["options"]),
                tuple(_seat(seat) for seat in record["seats"]),
                int(record["seed"]),
                int(record["time_limit"]),
            )
            entries = [Entry(int(seat), str(text), str(by)) for seat, text, by in record["entries"]]
            deals = int(record["deals"])
        except (LookupError, TypeError, ValueError, OverflowError, AttributeError) as wrong:
            raise RulesError(f"not a record of a match: {wrong}") from None
        match = cls(table)
        match._replay(entries, deals)
        return match

    def _replay(self, entries: Sequence[Entry], deals: int) -> None:
        for entry in entries:
            if entry.by == NOTE:
                if not 0 <= entry.seat < self.players:
                    raise RulesError("the record names a seat that is not at the table")
                if entry.text == HINT and self.deal_over:
                    # a hint is taken at a decision: this one is the next deal's first
                    self.next_deal()
                self._note(entry)
                continue
            if entry.by not in DOERS:
                raise RulesError(f"the record names nobody by {entry.by!r}")
            if self.deal_over:
                self.next_deal()
            if entry.seat != self.actor:
                raise RulesError(f"the record has seat {entry.seat} act out of turn")
            self.play(self.game.parse(entry.text), entry.by)
        if self.deals < deals:
            self.next_deal()
        if self.deals != deals:
            raise RulesError("the record does not hold all its deals")


def _seat(data: Mapping[str, Any]) -> Seat:
    """A seat as it was written down; ValueError or TypeError for anything else."""
    seat = Seat(**data)
    words = (seat.name, seat.portrait, seat.level)
    if not isinstance(seat.person, bool) or not all(isinstance(word, str) and word.isprintable() for word in words):
        raise ValueError(f"not a seat: {data!r}")
    return seat
