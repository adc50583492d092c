"""The table of Joker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.joker import actions
from game.joker.demand import playable
from game.joker.events import (
    BidMade,
    CardPlayed,
    Cut,
    DealScored,
    FourthCardLooked,
    MatchOver,
    PulkaScored,
    TrickTaken,
    TrumpNamed,
    TrumpTurned,
)
from game.joker.sheet import JokerSheet
from game.joker.view import JokerView
from game.match import DealBegun, Match, TimeOut
from game.rules import Action, CardDealt, Event
from scenes import durations, fonts, tokens
from scenes.intents import Hint, Info, Intent, LastTrick
from scenes.joker.board import Board, bid_mark
from scenes.joker.choices import Choices
from scenes.joker.flights import TrickFlights
from scenes.joker.line import away_line, demand_line
from scenes.joker.shown import Shown
from scenes.table import hud
from scenes.table.controls import Face, Hotspot, TableButton
from scenes.table.order import in_hand
from scenes.table.scene import TableScene
from scenes.table.sprites import LAYER_TABLE, LAYER_TOP, Piece
from scenes.tween import Call, Step, Wait

if TYPE_CHECKING:
    from scenes.app import App


class JokerTable(TableScene):
    """A match of Joker in progress."""

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self.shown = Shown.of(self._view_of(match, 0), None)
        self._refused = False
        self._hinted: Action | None = None
        super().__init__(app, match, dealt)

    @staticmethod
    def _view_of(match: Match, seat: int) -> JokerView:
        return cast(JokerView, match.view(seat))

    @property
    def sheet(self) -> JokerSheet:
        return cast(JokerSheet, self.match.sheet)

    def view(self) -> JokerView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        return self._view_of(self.match, self.viewer if self.viewer is not None else self._bottom)

    # -- pieces ----------------------------------------------------------------------------------------

    def build(self) -> None:
        self.shown = Shown.of(self.view(), self.viewer)
        self.choices = Choices(self.look, self.layout, self.app.texts, self.app.settings.four_colours)
        self.flights = TrickFlights(self.layers, self.app.deck, self.layout, self.app.sounds, self.place_of)
        self.board = Board(self)
        self._pill = self._piece(LAYER_TOP)
        texts = self.app.texts
        self._button(self.layout.menu, "menu", texts("menu"), self.pause)
        sheet = Hotspot(self.look, self.layout.score, Face(), self.show_sheet, label=texts("joker-sheet"), key="sheet")
        self.add_button(sheet)
        if self.app.settings.hints:
            self._button(self.layout.hint, "hint", texts("joker-hint"), self.hint, caption=True)
        self._last_button = self._button(
            self.layout.last_trick, "last_trick", texts("joker-last-trick"), self.show_last_trick, caption=True
        )
        self.flights.lay_trick(self.shown.plays, self.shown.leader, self.match.players)
        self._show_hand()
        self._show_all()
        self.board.show_score()

    def _button(
        self, rect: pygame.Rect, sign: str, label: str, action: Callable[[], object], caption: bool = False
    ) -> TableButton:
        """A button of an icon; where there is room, its name stands under it."""
        button = TableButton(self.look, rect, Face(icon=sign), action, label=label, key=sign)
        if caption and not self.metrics.small:
            room = round(rect.w * 1.36)
            px = self.metrics.type("small")
            while px > fonts.LEAST and any(fonts.width(word, px, True) > room for word in label.split()):
                px -= 1
            picture = fonts.paragraph(label, px, tokens.colour("ivory"), room, True, "centre")
            piece = self._piece(LAYER_TABLE + 1)
            piece.put(picture, picture.get_rect(midtop=(rect.centerx, rect.bottom + self.metrics.px(5))))
        return self.add_button(button)

    def _piece(self, layer: int) -> Piece:
        piece = Piece(layer)
        self.layers.add(piece, layer=layer)
        return piece

    def ground(self) -> pygame.Surface:
        """The cloth, with the places of the trick stitched into it."""
        out = super().ground().copy()
        hud.stitch_places(out, self.layout)
        return out

    def _show_hand(self) -> None:
        settings = self.app.settings
        held = in_hand(self.shown.hand, self.shown.trump, settings.hand_order, settings.trumps_side, actions.JOKERS)
        self.hand.show(held)
        self._allow()

    def _allow(self) -> None:
        """Make legal cards clear while the viewer must play, if the settings say so."""
        view = self.view()
        playing = self.prompted and view.phase == "play" and view.actor == self.viewer
        show = self.app.settings.show_legal == "on" or self._refused
        self.hand.allow(playable(view) if playing and show else None)

    def _show_all(self) -> None:
        self.board.show(self.shown)
        self._last_button.set(enabled=self.sheet.options.last_trick and self.shown.last_trick is not None)

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        self.board.show_seats(self.shown, seat)
        self.board.show_clock(seat, seconds, self.match.table.time_limit)
        if not self.prompted:
            self._say_away()

    def _say_away(self) -> None:
        """While a bot plays for the viewer, that is written across the hand."""
        if self.viewer is None or not self.match.away(self.viewer):
            self._pill.hide()
            return
        line = away_line(self.look, self.app.texts, self.layout.hand_span)
        self._pill.centre(line, self.layout.hand_middle)

    # -- events ----------------------------------------------------------------------------------------

    def steps(self, event: Event) -> Sequence[Step]:
        match event:
            case DealBegun():
                return [Call(self._deal_begun)]
            case Cut():
                return self.flights.shuffle()
            case TrumpTurned(card, _, holder):
                return [*self.flights.turn_up(card, holder), self._after(event)]
            case TrumpNamed(seat, trump):
                words = self.app.texts("joker-named", trump=self.app.texts.suit(trump, "title"))
                return [*self._says(seat, words, "flip"), self._after(event)]
            case FourthCardLooked(seat, _):
                return [*self._says(seat, self.app.texts("joker-looked"), "flip"), self._after(event)]
            case BidMade(seat, bid, _):
                words = self.app.texts("joker-said", bid=bid) if bid else self.app.texts("joker-said-pass")
                chip = self.seats[self.place_of(seat)].chip_in(bid_mark(bid))
                return [*self._says(seat, words, "bid", chip), self._after(event)]
            case CardPlayed(seat, play, _):
                piece = self.hand.take(actions.CARD_OF[play]) if seat == self.viewer else None
                return [*self.flights.play(seat, play, piece), self._after(event)]
            case TrickTaken(seat, _, _, _):
                clear = Call(self.board.clear_trick)
                return [*self.stay(durations.TRICK_STAY), clear, *self.flights.sweep(seat), self._after(event)]
            case TimeOut(seat, away):
                key = "joker-away" if away else "joker-time-out"
                return self._says(seat, self.app.texts(key), "error")
            case DealScored() | PulkaScored() | MatchOver():
                return [Call(self.board.show_score)]
        return []

    def _deal_begun(self) -> None:
        view = self.view()
        self.shown = Shown(
            players=view.players, dealer=view.dealer, cards=view.cards, viewer=self.viewer, leader=view.leader
        )
        self._show_hand()
        self._show_all()
        self.board.show_score()

    def _after(self, event: Event) -> Call:
        def take_over() -> None:
            self.shown.apply(event)
            if isinstance(event, CardPlayed) and event.seat == self.viewer:
                # colours that alternate depend on the suits still held
                self._show_hand()
            if isinstance(event, TrumpTurned | TrumpNamed | FourthCardLooked):
                self._show_hand()
                self.timeline.insert(self.board.drop_banner(self.shown))
            self._show_all()

        return Call(take_over)

    def _says(self, seat: int, words: str, sound: str, meanwhile: Sequence[Step] = ()) -> list[Step]:
        """Words at a seat for a moment, or as long as what is to be seen meanwhile."""
        place = self.seats[self.place_of(seat)]

        def begin() -> None:
            self.app.sounds.play(sound)
            place.say(words)

        return [Call(begin), *(meanwhile or [Wait(durations.SAID)]), Call(lambda: place.say(""))]

    def deal_steps(self, events: Sequence[CardDealt]) -> Sequence[Step]:
        def landed(event: CardDealt) -> None:
            self.shown.apply(event)
            if event.seat == self.viewer:
                self._show_hand()

        return self.flights.deal(events, landed)

    # -- choices ---------------------------------------------------------------------------------------

    def prompt(self) -> None:
        view = self.view()
        self._refused = False
        if view.phase == "choose":
            self.open_panel(self.choices.trumps(view, self.play))
        elif view.phase == "bid":
            self.open_panel(self.choices.bid(view, self.play))
        else:
            self._allow()
            self._say_demand(alarm=False)

    def unprompt(self) -> None:
        self.close_panel()
        self.hand.hold(None)
        self.hand.allow(None)
        self.hand.lift(None)
        self.hand.hint(None)
        self._hinted = None
        self._pill.hide()

    def _say_demand(self, alarm: bool) -> None:
        """The line that says what must be played; with ``alarm`` as the reason why a card was refused."""
        frame, four = self.layout.line, self.app.settings.four_colours
        line = demand_line(self.look, self.app.texts, self.view(), four, alarm, frame.w)
        if line is None:
            self._pill.hide()
        elif self.app.settings.left_handed:
            self._pill.put(line, line.get_rect(midright=frame.midright))
        else:
            self._pill.put(line, line.get_rect(midleft=frame.midleft))

    def choose(self, index: int) -> None:
        if not self.prompted or index >= len(self.hand.cards):
            return
        view = self.view()
        card = self.hand.cards[index]
        if view.phase != "play":
            return
        ways = [action for action in view.legal() if actions.is_play(action) and actions.CARD_OF[action] == card]
        if not ways:
            self._refuse()
        elif card in actions.JOKERS:
            self._call_joker(index, card)
        else:
            self.play(ways[0])

    def path_to(self, action: Action) -> list[tuple[str, int]]:
        button = ("action", action)
        if not actions.is_play(action):
            return [button]
        card = actions.CARD_OF[action]
        first = ("card", self.hand.cards.index(card))
        return [first, button] if card in actions.JOKERS else [first]

    def _refuse(self) -> None:
        self._refused = True
        self.app.sounds.play("error")
        self._allow()
        self._say_demand(alarm=True)

    def _call_joker(self, index: int, card: int) -> None:
        if self.panel is not None:
            self._put_back()
        self._pill.hide()
        self.hand.hold(index)
        self.open_panel(self.choices.joker(self.view(), card, self.play, self._put_back))
        self._mark_hinted()
        if self.app.show_ring:
            self.focus_first()
            self.show_focus()

    def _put_back(self) -> None:
        """The joker goes back into the hand."""
        held = self.hand.held
        self.close_panel()
        self.hand.hold(None)
        self._say_demand(alarm=False)
        if held is not None:
            self.ring.focus_key(("card", held))
            self.focus_changed()

    def number(self, n: int) -> None:
        view = self.view()
        if not self.prompted:
            return
        if view.phase == "bid":
            if self.ring.focus_key(("action", actions.bid(n))):
                self.focus_changed()
        elif view.phase == "play" and self.panel is None:
            index = (n - 1) % 10
            if index < len(self.hand.cards) and self.ring.focus_key(("card", index)):
                self.focus_changed()

    def other(self, intent: Intent) -> None:
        match intent:
            case Hint():
                self.hint()
            case LastTrick():
                self.show_last_trick()
            case Info():
                self.show_options()

    # -- round the table -------------------------------------------------------------------------------

    def show_hint(self, action: Action) -> None:
        """Lift the card, with the joker's ways where it is one, or mark the button."""
        self._hinted = action
        # what must be played stands in the reasons of the hint, or goes without saying
        self._pill.hide()
        if actions.is_play(action):
            card = actions.CARD_OF[action]
            index = self.hand.cards.index(card)
            self.hand.hint(card)
            if card in actions.JOKERS:
                self._call_joker(index, card)
            else:
                self.ring.focus_key(("card", index))
                self.hand.lift(index)
        self._mark_hinted()
        self.ring.focus_key(("action", action))
        self.focus_changed()

    def _mark_hinted(self) -> None:
        for button in self.panel.buttons if self.panel else []:
            button.set(hinted=button.key == ("action", self._hinted))

    def show_last_trick(self) -> None:
        """Show the trick before, where the table allows it."""
        if not self.sheet.options.last_trick or self.shown.last_trick is None or self.timeline.busy:
            return
        from scenes.joker.last_trick import LastTrickView

        self.app.push(LastTrickView(self.app, self, *self.shown.last_trick))

    def show_options(self) -> None:
        """Show the options of this table."""
        from scenes.table_options import TableOptions

        self.app.push(TableOptions(self.app, self.match))

    def show_sheet(self) -> None:
        from scenes.joker.sheet import SheetScene

        self.app.push(SheetScene(self.app, self.match, self.viewer))

    def deal_finished(self) -> None:
        from scenes.joker.summary import DealSummary, PulkaSummary

        pulka, within = self.sheet.where(self.match.number)
        last = within + 1 == len(self.sheet.options.pulkas[pulka])
        if last:
            self.app.push(PulkaSummary(self.app, self.match, pulka, self._go_on))
        else:
            self.app.push(DealSummary(self.app, self.match, self._go_on))

    def _go_on(self) -> None:
        if self.match.over:
            from scenes.joker.result import Result

            self.app.clear_to(Result(self.app, self.match))
        else:
            self.next_deal()
