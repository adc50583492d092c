"""The table of pairs: what is on it in either game, and how what both know looks."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence

import pygame

from game.beating import is_beat
from game.cards import rank, suit
from game.match import NOTE, TimeOut
from game.rules import CardDealt, Event
from scenes import durations, fonts, tokens
from scenes.beating import places
from scenes.beating.board import Board
from scenes.beating.buttons import Buttons
from scenes.beating.choosing import Choosing
from scenes.beating.flights import BoutFlights
from scenes.beating.hand import BigHand
from scenes.beating.seats import BoutSeat
from scenes.beating.shown import Shown
from scenes.table import hud
from scenes.table.cards import CardPiece
from scenes.table.controls import Face, Hotspot, TableButton
from scenes.table.hand import Hand
from scenes.table.layout import SeatPlace, TableLayout
from scenes.table.order import in_hand
from scenes.table.seats import Seat
from scenes.table.sprites import LAYER_TABLE, LAYER_TOP, Piece
from scenes.tween import Call, Step, Wait


class BeatingTable(Choosing):
    """A match of Durak or Durachki in progress."""

    board_of: type[Board]
    buttons_of: type[Buttons]
    _asked_at = -1
    """How much had been played when the viewer was last asked; less than nothing: never."""

    @abstractmethod
    def now(self) -> Shown:
        """What the table shows that has followed everything so far."""

    @abstractmethod
    def fresh(self) -> Shown:
        """What the table shows before a deal."""

    # -- pieces ----------------------------------------------------------------------------------------

    def lay_out(self) -> TableLayout:
        """The places of a bout hold those of any table."""
        self.places = places.places(self.metrics, self.match.players, self.app.settings.left_handed)
        return self.places.table

    def make_seat(self, place: SeatPlace) -> Seat:
        """Seats that show roles and cards held."""
        return BoutSeat(self.layers, self.look, place)

    def make_hand(self) -> Hand:
        """A hand that may grow large."""
        return BigHand(self.layers, self.app.deck, self.layout, self.jokers)

    def build(self) -> None:
        """Make the pieces for what is on the table now."""
        self.shown = self.now()
        self._ways = []
        self._line_left = 0.0
        texts, settings = self.app.texts, self.app.settings
        self.flights = BoutFlights(self.layers, self.app.deck, self.places, self.app.sounds, self.place_of)
        self.board = self.board_of(self, self.places)
        self.made = self.buttons_of(self, self.look, self.places, texts)
        self._line, self._call = self._piece(LAYER_TOP), self._piece(LAYER_TOP)
        self.icon_button(self.layout.menu, "menu", texts("menu"), self.pause)
        sheet = Hotspot(
            self.look, self.places.board, Face(), self.show_sheet, label=texts(self.key("sheet")), key="sheet"
        )
        self.add_button(sheet)
        if settings.hints:
            self.icon_button(self.places.hint, "hint", texts(self.key("hint")), self.hint, caption=True)
        self.lay_pairs()
        self._show_hand()
        self.board.show(self.shown)
        self.board.show_score()

    def icon_button(
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

    def lay_pairs(self) -> None:
        """Put the pairs down as they are shown."""
        self.flights.lay(self.shown.attacks, self.shown.covered, 0)

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        """The ring, and whose word it is."""
        self.board.show_seats(self.shown, seat)
        self.board.show_clock(self.shown, seat, seconds, self.match.table.time_limit)
        if self.viewer is not None and self.match.away(self.viewer):
            line = hud.pill(
                self.look, self.app.texts(self.key("bot-plays")), "clock", "#FBF5E6", False, self.layout.hand_span
            )
            self._call.centre(line, self.layout.hand_middle)
        else:
            self._call.hide()

    # -- focus -----------------------------------------------------------------------------------------

    def begin_focus(self) -> None:
        """A ring left on a card goes to the lowest that covers, plain before trumps; once for each question."""
        super().begin_focus()
        played = sum(entry.by != NOTE for entry in self.match.entries)
        new, self._asked_at = played != self._asked_at, played
        key = self.ring.current.key if self.ring.current is not None else None
        if not new or not self.app.show_ring or not isinstance(key, tuple) or key[0] != "card":
            return
        cards = self.hand.cards
        covers = [card for card in cards if any(is_beat(action) for action in self.targets(card))]
        if covers:
            lowest = min(covers, key=lambda card: (suit(card) == self.shown.trump, rank(card)))
            self.ring.focus_key(("card", cards.index(lowest)))
            self.show_focus()

    # -- events ----------------------------------------------------------------------------------------

    def _leave(self, seat: int, cards: Sequence[int]) -> list[CardPiece | None]:
        """The pieces of cards that leave the viewer's hand; None for those of others."""
        return [self.hand.take(card) if seat == self.viewer else None for card in cards]

    def _stay(self) -> list[Step]:
        """What lies there may be looked at before it goes."""
        return self.stay(durations.BOUT_STAYS)

    def _deal_begun(self) -> None:
        self.shown = self.fresh()
        self.flights.lay((), (), 0)
        self._show_hand()
        self.board.show(self.shown)
        self.board.show_score()

    def _trump_known(self, event: Event) -> None:
        self._take_over(event)
        self.timeline.insert(self.board.drop_banner(self.shown))

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

    def timed_out(self, event: TimeOut) -> Sequence[Step]:
        """Somebody's time is up, or he is away."""
        return self._says(event.seat, self.app.texts(self.key("away" if event.away else "time-out")), "error")

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
        from scenes.beating.sheet import BoardScene

        self.app.push(BoardScene(self.app, self.match))

    def deal_finished(self) -> None:
        """Show who has lost."""
        from scenes.beating.summary import DealSummary

        self.app.push(DealSummary(self.app, self.match, self._go_on))

    def _go_on(self) -> None:
        if self.match.over:
            from scenes.beating.result import Result

            self.app.clear_to(Result(self.app, self.match))
        else:
            self.next_deal()
