"""The table of Durak: what is on it, and how events look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.cards import suit
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
from game.durak.sheet import DurakSheet
from game.durak.view import DurakView
from game.match import DealBegun, Match, TimeOut
from game.rules import CardDealt, Event
from scenes import durations, fonts, tokens
from scenes.durak import places
from scenes.durak.board import Board
from scenes.durak.buttons import Buttons
from scenes.durak.choosing import Choosing
from scenes.durak.flights import BoutFlights
from scenes.durak.hand import BigHand
from scenes.durak.seats import DurakSeat
from scenes.durak.shown import Shown, added_after_take
from scenes.table import hud
from scenes.table.cards import CardPiece
from scenes.table.controls import Face, Hotspot, TableButton
from scenes.table.hand import Hand
from scenes.table.layout import SeatPlace, TableLayout
from scenes.table.order import in_hand
from scenes.table.seats import Seat
from scenes.table.sprites import LAYER_TABLE, LAYER_TOP, Piece
from scenes.tween import Call, Step, Wait

if TYPE_CHECKING:
    from scenes.app import App


class DurakTable(Choosing):
    """A match of Durak in progress."""

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self.shown = Shown.of(cast(DurakView, match.view(0)), None)
        super().__init__(app, match, dealt)

    @property
    def sheet(self) -> DurakSheet:
        """The board of this match."""
        return cast(DurakSheet, self.match.sheet)

    # -- pieces ----------------------------------------------------------------------------------------

    def lay_out(self) -> TableLayout:
        """The places of Durak hold those of any table."""
        self.places = places.places(self.metrics, self.match.players, self.app.settings.left_handed)
        return self.places.table

    def make_seat(self, place: SeatPlace) -> Seat:
        """Seats that show roles and cards held."""
        return DurakSeat(self.layers, self.look, place)

    def make_hand(self) -> Hand:
        """A hand that may grow large."""
        return BigHand(self.layers, self.app.deck, self.layout, self.jokers)

    def build(self) -> None:
        """Make the pieces for what is on the table now."""
        view = self.view()
        self.shown = Shown.of(view, self.viewer, added_after_take(self.match) if view.phase == "take" else 0)
        self._ways = []
        self._line_left = 0.0
        texts, settings = self.app.texts, self.app.settings
        self.flights = BoutFlights(self.layers, self.app.deck, self.places, self.app.sounds, self.place_of)
        self.board = Board(
            self.layers,
            self.app.deck,
            self.look,
            self.places,
            texts,
            self.match,
            self.seats,
            self.place_of,
            settings.four_colours,
            self.viewer,
        )
        self.made = Buttons(self, self.look, self.places, texts)
        self._line, self._call = self._piece(LAYER_TOP), self._piece(LAYER_TOP)
        self._button(self.layout.menu, "menu", texts("menu"), self.pause)
        sheet = Hotspot(self.look, self.places.board, Face(), self.show_sheet, label=texts("durak-sheet"), key="sheet")
        self.add_button(sheet)
        if settings.hints:
            self._button(self.places.hint, "hint", texts("durak-hint"), self.hint, caption=True)
        self.flights.lay(self.shown.attacks, self.shown.covered, self.shown.extra)
        self._show_hand()
        self.board.show(self.shown)
        self.board.show_score()

    def _button(
        self, rect: pygame.Rect, sign: str, label: str, action: Callable[[], object], caption: bool = False
    ) -> TableButton:
        """A button of an icon; where there is room, its name stands under it."""
        button = TableButton(self.look, rect, Face(icon=sign), action, label=label, key=sign)
        if caption and not self.metrics.small:
            px = self.metrics.type("small")
            picture = fonts.paragraph(label, px, tokens.colour("ivory"), round(rect.w * 1.36), True, "centre")
            piece = self._piece(LAYER_TABLE + 1)
            piece.put(picture, picture.get_rect(midtop=(rect.centerx, rect.bottom + self.metrics.px(5))))
        return self.add_button(button)

    def _piece(self, layer: int) -> Piece:
        piece = Piece(layer)
        self.layers.add(piece, layer=layer)
        return piece

    def _show_hand(self) -> None:
        settings = self.app.settings
        if isinstance(self.hand, BigHand):
            self.hand.apart = frozenset(card for card in self.shown.hand if suit(card) == self.shown.trump)
        self.hand.show(in_hand(self.shown.hand, self.shown.trump, settings.hand_order, settings.trumps_side))
        self._allow()

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        """The ring, and whose word it is."""
        self.board.show_seats(self.shown, seat)
        self.board.show_clock(self.shown, seat, seconds, self.match.table.time_limit)
        if self.viewer is not None and self.match.away(self.viewer):
            line = hud.pill(
                self.look, self.app.texts("durak-bot-plays"), "clock", "#FBF5E6", False, self.layout.hand_span
            )
            self._call.centre(line, self.layout.hand_middle)
        else:
            self._call.hide()

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
            case TimeOut(seat, away):
                return self._says(seat, texts("durak-away" if away else "durak-time-out"), "error")
        return []

    def _leave(self, seat: int, cards: Sequence[int]) -> list[CardPiece | None]:
        """The pieces of cards that leave the viewer's hand; None for those of others."""
        return [self.hand.take(card) if seat == self.viewer else None for card in cards]

    def _stay(self) -> list[Step]:
        """What lies there may be looked at before it goes."""
        return [Wait(3600.0 if self.app.settings.trick_wait == "click" else durations.BOUT_STAYS)]

    def _deal_begun(self) -> None:
        view = self.view()
        self.shown = Shown(players=view.players, dealer=view.dealer, viewer=self.viewer)
        self.flights.lay((), (), 0)
        self._show_hand()
        self.board.show(self.shown)
        self.board.show_score()

    def _trump_known(self, event: Event) -> None:
        self._take_over(event)
        self.timeline.insert(self.board.drop_banner(self.shown))

    def _first_leader(self, event: FirstLeader) -> list[Step]:
        """The lowest cards are shown, and it is said who leads for them."""
        name = self.match.table.seats[event.seat].name
        key = "durak-first-lot" if event.lot else "durak-first-lead"
        words = self.app.texts(key, name=name, card=self.app.texts.card(event.shown[0][1]))

        def begin() -> None:
            line = hud.pill(self.look, words, "", "", False, self.places.reason_width)
            self._line.put(line, line.get_rect(midbottom=self.places.reason))

        return [Call(begin), *self.flights.show(event.shown), Call(self._line.hide)]

    def _after(self, event: Event) -> Call:
        return Call(lambda: self._take_over(event))

    def _done(self, event: Event) -> Callable[[], None]:
        return lambda: self._take_over(event)

    def _take_over(self, event: Event) -> None:
        before = list(self.shown.hand), self.shown.trump
        self.shown.apply(event)
        if before != (self.shown.hand, self.shown.trump):
            self._show_hand()
        self.board.show(self.shown)

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

    def _says(self, seat: int, words: str, sound: str) -> list[Step]:
        """Words at a seat for a moment."""
        place = self.seats[self.place_of(seat)]

        def begin() -> None:
            self.app.sounds.play(sound)
            place.say(words)

        return [Call(begin), Wait(durations.SAID), Call(lambda: place.say(""))]

    def _calls(self, key: str) -> list[Step]:
        """Words in the middle of the pairs for a moment."""
        picture = hud.call(self.look, self.app.texts(key), "", "", "")
        return [
            Call(lambda: self._line.centre(picture, self.places.field.center)),
            Wait(durations.SAID),
            Call(self._line.hide),
        ]

    def deal_steps(self, events: Sequence[CardDealt]) -> Sequence[Step]:
        """How cards dealt in a row look."""

        def landed(event: CardDealt) -> None:
            self.shown.apply(event)
            if event.seat == self.viewer:
                self._show_hand()
            self.board.show_seats(self.shown)

        return [*self.flights.shuffle(), *self.flights.deal(events, landed)]

    # -- round the table -------------------------------------------------------------------------------

    def show_sheet(self) -> None:
        """Open the board of losses."""
        from scenes.durak.sheet import BoardScene

        self.app.push(BoardScene(self.app, self.match))

    def deal_finished(self) -> None:
        """Show who was the fool."""
        from scenes.durak.summary import DealSummary

        self.app.push(DealSummary(self.app, self.match, self._go_on))

    def _go_on(self) -> None:
        if self.match.over:
            from scenes.durak.result import Result

            self.app.clear_to(Result(self.app, self.match))
        else:
            self.next_deal()
