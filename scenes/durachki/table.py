"""The table of Durachki: how its events look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from game.cards import rank
from game.durachki.events import (
    BeatenOff,
    BoutBegun,
    Covered,
    Cut,
    DealOver,
    FlewIn,
    Led,
    StayedOut,
    Taken,
    TrumpTurned,
    WentOut,
)
from game.durachki.sheet import DurachkiSheet
from game.durachki.view import DurachkiView
from game.match import DealBegun, Match, TimeOut
from game.rules import Event
from scenes import durations
from scenes.durachki.board import DurachkiBoard
from scenes.durachki.buttons import DurachkiButtons
from scenes.durachki.choosing import DurachkiChoosing
from scenes.durachki.places import durachki_places
from scenes.durachki.shown import DurachkiShown
from scenes.table.layout import TableLayout
from scenes.tween import Call, Step, Wait

if TYPE_CHECKING:
    from scenes.app import App

REASONS: Final = 3
"""How many times the reason is told why cards fly in."""


class DurachkiTable(DurachkiChoosing):
    """A match of Durachki in progress."""

    shown: DurachkiShown
    board_of = DurachkiBoard
    buttons_of = DurachkiButtons
    explaining = False
    """Whether it is being told why cards fly in."""

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self.shown = DurachkiShown.of(cast(DurachkiView, match.view(0)), None)
        self._flights_told = REASONS if len(cast(DurachkiSheet, match.sheet).rows) else 0
        super().__init__(app, match, dealt)

    def now(self) -> DurachkiShown:
        """What the table shows that has followed everything so far."""
        return DurachkiShown.of(self.view(), self.viewer)

    def fresh(self) -> DurachkiShown:
        """What the table shows before a deal."""
        view = self.view()
        return DurachkiShown(players=view.players, dealer=view.dealer, viewer=self.viewer, unused=view.unused)

    def lay_out(self) -> TableLayout:
        """Four pairs at most."""
        self.places = durachki_places(self.metrics, self.match.players, self.app.settings.left_handed)
        return self.places.table

    def build(self) -> None:
        """The advice has a button of its own beside the hint."""
        super().build()
        if self.app.settings.hints:
            self.icon_button(self.places.swap, "book", self.app.texts("durachki-advice"), self.advice, caption=True)

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        """What is asked is known once everything has been seen."""
        if seat is not None:
            view = self.view()
            self.shown.phase, self.shown.word = view.phase, view.actor
        super().show_clock(seat, seconds)

    # -- events ----------------------------------------------------------------------------------------

    def steps(self, event: Event) -> Sequence[Step]:
        """How an event looks."""
        texts = self.app.texts
        match event:
            case DealBegun():
                return [Call(self._deal_begun)]
            case Cut(seat, _):
                return self._says(seat, texts("durachki-cuts"), "shuffle")
            case TrumpTurned(card, _, holder):
                return self.flights.trump_up(card, holder, lambda: self._trump_known(event))
            case BoutBegun() | DealOver():
                return [self._after(event)]
            case Led(seat, cards):
                return [*self.flights.attack(seat, cards, self._leave(seat, cards)), self._after(event)]
            case FlewIn():
                return self._flies(event)
            case StayedOut(seat):
                return self._says(seat, texts("durachki-stays"), "tick")
            case Covered(seat, _, cover, index):
                return [*self.flights.cover(seat, index, cover, self._leave(seat, (cover,))[0]), self._after(event)]
            case Taken(seat, cards, _):
                said = self._says(seat, texts("durachki-takes"), "bid")
                return [*said, *self._stay(), *self.flights.take(seat, self._done(event), cards)]
            case BeatenOff():
                return [*self._stay(), *self._calls("durachki-beaten-off"), *self.flights.discard(self._done(event))]
            case WentOut(seats):
                sound = "win" if self.viewer in seats else "premium"
                said = [step for seat in seats for step in self._says(seat, texts("durachki-went-out"), sound)]
                return [self._after(event), *said]
            case TimeOut():
                return self.timed_out(event)
        return []

    def _flies(self, event: FlewIn) -> list[Step]:
        """The holder says so and his cards fly; the first times a line says why."""
        texts, seat, cards = self.app.texts, event.seat, event.cards
        place = self.seats[self.place_of(seat)]
        tell = self._flights_told < REASONS
        key = "durachki-flying-must" if event.forced else "durachki-flying-may"
        words = texts(key, rank=rank(cards[0]))

        def begin() -> None:
            self._flights_told += 1
            self.explaining = tell
            place.say(texts("durachki-flies", n=len(cards)))
            if tell:
                self._put_line(words, self.places.line(len(self.shown.attacks) + len(cards)))

        def end() -> None:
            place.say("")
            self._line.hide()
            self.explaining = False

        laid = self.flights.attack(seat, cards, self._leave(seat, cards))
        seen = Wait(durations.REASON if tell else durations.SAID)
        return [Call(begin), *laid, self._after(event), seen, Call(end)]
