"""The table of Durak: what is on it, and how events look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from game.durak.events import (
    Asked,
    BeatenOff,
    BoutBegun,
    CardsTaken,
    Covered,
    DealOver,
    Drawn,
    FirstLeader,
    Led,
    Passed,
    Swapped,
    Taking,
    ThrownIn,
    Transferred,
    TrumpTurned,
    WentOut,
)
from game.durak.view import DurakView
from game.match import DealBegun, Match, TimeOut
from game.rules import Event
from scenes.durak.board import DurakBoard
from scenes.durak.buttons import DurakButtons
from scenes.durak.choosing import DurakChoosing
from scenes.durak.shown import DurakShown, added_after_take
from scenes.tween import Call, Step

if TYPE_CHECKING:
    from scenes.app import App


class DurakTable(DurakChoosing):
    """A match of Durak in progress."""

    shown: DurakShown
    board: DurakBoard
    board_of = DurakBoard
    buttons_of = DurakButtons

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self.shown = DurakShown.of(cast(DurakView, match.view(0)), None)
        super().__init__(app, match, dealt)

    def now(self) -> DurakShown:
        """What the table shows that has followed everything so far."""
        view = self.view()
        return DurakShown.of(view, self.viewer, added_after_take(self.match) if view.phase == "take" else 0)

    def fresh(self) -> DurakShown:
        """What the table shows before a deal."""
        view = self.view()
        return DurakShown(players=view.players, dealer=view.dealer, viewer=self.viewer)

    def lay_pairs(self) -> None:
        """Cards added after 'take' lie turned."""
        self.flights.lay(self.shown.attacks, self.shown.covered, self.shown.extra)

    # -- events ----------------------------------------------------------------------------------------

    def steps(self, event: Event) -> Sequence[Step]:
        """How an event looks."""
        texts = self.app.texts
        match event:
            case DealBegun():
                return [Call(self._deal_begun)]
            case TrumpTurned(card, _, holder):
                return self.flights.trump_up(card, holder, lambda: self._trump_known(event))
            case FirstLeader():
                return self._first_leader(event)
            case BoutBegun() | Asked() | DealOver():
                return [self._after(event)]
            case Led(seat, cards):
                return [*self.flights.attack(seat, cards, self._leave(seat, cards)), self._after(event)]
            case Covered(seat, _, cover, index):
                return [*self.flights.cover(seat, index, cover, self._leave(seat, (cover,))[0]), self._after(event)]
            case ThrownIn(seat, card, _, _, taking):
                return [*self.flights.attack(seat, (card,), self._leave(seat, (card,)), taking), self._after(event)]
            case Transferred(seat, card):
                laid = self.flights.attack(seat, (card,), self._leave(seat, (card,)))
                return [*laid, self._after(event), *self._says(seat, texts("durak-passed-on"), "flip")]
            case Taking(seat, _):
                return [self._after(event), *self._says(seat, texts("durak-takes"), "bid")]
            case Passed(seat, _):
                return self._says(seat, texts("durak-says-pass"), "tick")
            case Swapped(seat, laid, got):
                piece = self._leave(seat, (laid,))[0]
                steps = self.flights.swap(seat, laid, got, piece, lambda: self._take_over(event))
                return [*steps, *self._says(seat, texts("durak-swapped"), "flip")]
            case BeatenOff():
                return [*self._stay(), *self._calls("durak-beaten-off"), *self.flights.discard(self._done(event))]
            case CardsTaken(seat, _):
                return [*self._stay(), *self.flights.take(seat, self._done(event))]
            case Drawn():
                return self._refill(event)
            case WentOut(seats, place):
                words = texts("durak-went-out", n=place)
                sound = "win" if self.viewer in seats else "premium"
                said = [step for seat in seats for step in self._says(seat, words, sound)]
                return [self._after(event), *said]
            case TimeOut():
                return self.timed_out(event)
        return []

    def _take_over(self, event: Event) -> None:
        super()._take_over(event)
        if isinstance(event, CardsTaken):
            # what he said so long is done
            self.seats[self.place_of(event.seat)].say("")

    def _first_leader(self, event: FirstLeader) -> list[Step]:
        """The lowest cards are shown, and it is said who leads for them."""
        name = self.match.table.seats[event.seat].name
        key = "durak-first-lot" if event.lot else "durak-first-lead"
        words = self.app.texts(key, name=name, card=self.app.texts.card(event.shown[0][1]))

        return [
            Call(lambda: self._put_line(words, self.places.foot)),
            *self.flights.show(event.shown),
            Call(self._line.hide),
        ]

    def _refill(self, event: Drawn) -> Sequence[Step]:
        """Cards go one by one; each is counted off the talon as it leaves and into the hand as it comes."""
        left = event.talon + len(event.cards)
        count = len(event.cards)

        def leaving(index: int) -> None:
            self.shown.leave_talon(left - index - 1)
            self.board.show_talon(self.shown.talon, self.shown)

        def landed(index: int) -> None:
            self.shown.draw(event.seat, event.cards[index])
            if event.seat == self.viewer:
                self._show_hand()
            if index == count - 1:
                self.board.show(self.shown)
            else:
                self.board.show_seats(self.shown)

        return self.flights.draw(event.seat, event.cards, event.turned, leaving, landed)
