"""The table of Joker."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.cards import SUITS
from game.joker import actions
from game.joker.demand import Duty, demand, playable
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
from game.match import HINT, DealBegun, Match, TimeOut
from game.rules import Action, CardDealt, Event
from scenes import durations, fonts, tokens
from scenes.intents import Hint, Info, Intent, LastTrick, Mute
from scenes.joker.board import Board
from scenes.joker.choices import Choices
from scenes.joker.flights import TrickFlights
from scenes.joker.shown import Shown
from scenes.table import hud
from scenes.table.controls import Face, Hotspot, TableButton
from scenes.table.order import in_hand
from scenes.table.scene import TableScene
from scenes.table.sprites import LAYER_TABLE, LAYER_TOP, Piece
from scenes.table.suits import light_suit_colour, suit_icon
from scenes.tween import Call, Step, Wait

if TYPE_CHECKING:
    from scenes.app import App


class JokerTable(TableScene):
    """A match of Joker in progress."""

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self.shown = Shown.of(self._view_of(match, 0), None)
        self._refused = False
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
        self.board = Board(
            self.layers,
            self.look,
            self.layout,
            self.app.texts,
            self.match,
            self.seats,
            self.place_of,
            self.app.settings.four_colours,
            self.viewer,
        )
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
        width = self.layout.trick_width
        size = (width, round(width * 1.4))
        line = max(1, self.metrics.px(2))
        for place, (middle, _) in enumerate(self.layout.slots):
            stitched = hud.dashed_box(size, self.metrics.px(8), line)
            stitched.fill(
                (*tokens.colour("gold" if place == 0 else "ivory")[:3], 0), special_flags=pygame.BLEND_RGBA_MAX
            )
            stitched.fill((255, 255, 255, 110 if place == 0 else 52), special_flags=pygame.BLEND_RGBA_MULT)
            out.blit(stitched, stitched.get_rect(center=middle))
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
                words = self.app.texts("joker-named", trump=self.app.texts.suit(trump))
                return [*self._says(seat, words, "flip"), self._after(event)]
            case FourthCardLooked(seat, _):
                return [*self._says(seat, self.app.texts("joker-looked"), "flip"), self._after(event)]
            case BidMade(seat, bid, _):
                words = self.app.texts("joker-said", bid=bid) if bid else self.app.texts("joker-said-pass")
                return [self._after(event), *self._says(seat, words, "bid")]
            case CardPlayed(seat, play, _):
                piece = self.hand.take(actions.CARD_OF[play]) if seat == self.viewer else None
                return [*self.flights.play(seat, play, piece), self._after(event)]
            case TrickTaken(seat, _, _, _):
                stay = Wait(3600.0 if self.app.settings.trick_wait == "click" else durations.TRICK_STAY)
                clear = Call(self.board.clear_trick)
                return [stay, clear, *self.flights.sweep(seat), self._after(event)]
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

    def _after(self, event: Event) -> Call:
        def take_over() -> None:
            self.shown.apply(event)
            if isinstance(event, TrumpTurned | TrumpNamed | FourthCardLooked):
                self._show_hand()
                self.timeline.insert(self.board.drop_banner(self.shown))
            self._show_all()

        return Call(take_over)

    def _says(self, seat: int, words: str, sound: str) -> list[Step]:
        """Words at a seat for a moment."""
        place = self.seats[self.place_of(seat)]

        def begin() -> None:
            self.app.sounds.play(sound)
            place.say(words)

        return [Call(begin), Wait(durations.SAID), Call(lambda: place.say(""))]

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
        self._pill.hide()

    def _say_demand(self, alarm: bool) -> None:
        """The line that says what must be played; with ``alarm`` as the reason why a card was refused."""
        wanted = demand(self.view())
        if wanted.duty in (Duty.WAIT, Duty.ANY):
            self._pill.hide()
            return
        texts = self.app.texts
        suit = wanted.suit
        key = f"joker-must-{wanted.duty.value}" if alarm else f"joker-may-{wanted.duty.value}"
        letter = SUITS[suit] if suit is not None else ""
        joker = "yes" if any(card in actions.JOKERS for card in self.hand.cards) else "no"
        words = texts(key, suit=letter) if alarm else texts(key, suit=letter, joker=joker)
        sign = suit_icon(suit) if suit is not None else ""
        colour = light_suit_colour(suit, self.app.settings.four_colours)
        left, middle = self.layout.pill_left
        most = self.metrics.width - left - self.metrics.border - self.metrics.px(16)
        picture = hud.pill(self.look, words, sign, colour, alarm, most)
        rect = picture.get_rect(midleft=(left, middle))
        rect.right = min(rect.right, self.metrics.width - self.metrics.border - self.metrics.px(16))
        self._pill.put(picture, rect)

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
            case Mute():
                pass

    # -- round the table -------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show what the plain bot would do here; the sheet notes that a hint was taken."""
        if not self.prompted or self.viewer is None or not self.app.settings.hints:
            return
        action = self.match.advise()
        self.match.note(self.viewer, HINT)
        self.keep()
        self._show_hint(action)

    def _show_hint(self, action: Action) -> None:
        if not actions.is_play(action):
            self.ring.focus_key(("action", action))
            for button in self.panel.buttons if self.panel else []:
                button.set(selected=button.key == ("action", action))
            return
        card = actions.CARD_OF[action]
        index = self.hand.cards.index(card)
        if card in actions.JOKERS:
            self._call_joker(index, card)
            for button in self.panel.buttons if self.panel else []:
                button.set(selected=button.key == ("action", action))
            self.ring.focus_key(("action", action))
        else:
            self.ring.focus_key(("card", index))
            self.hand.lift(index)

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
