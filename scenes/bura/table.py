"""The table of Georgian Bura."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import pygame

from game.bura import actions
from game.bura.assist import other_pile, own_pile
from game.bura.demand import FREE, offer_lock, var_lock
from game.bura.sheet import BuraSheet
from game.rules import CardDealt, Event
from scenes import tokens
from scenes.bura.bar import Bar
from scenes.bura.board import Board
from scenes.bura.choosing import BuraChoosing
from scenes.bura.flights import BuraFlights
from scenes.bura.moments import Moments
from scenes.bura.places import bura_places
from scenes.bura.shown import Shown
from scenes.bura.story import Story
from scenes.intents import Hint, Info, Intent
from scenes.table import hud
from scenes.table.controls import Face, TableButton
from scenes.table.hand import Hand
from scenes.table.layout import TableLayout
from scenes.table.order import in_hand
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_PANEL, Piece
from scenes.tween import Step

TIME_WARNS = 10.0
"""Seconds before the end of a decision's time in which a line says what its end costs."""


class BuraTable(BuraChoosing):
    """A match of Bura in progress."""

    @property
    def sheet(self) -> BuraSheet:
        return cast(BuraSheet, self.match.sheet)

    # -- pieces ----------------------------------------------------------------------------------------

    def lay_out(self) -> TableLayout:
        self.places = bura_places(self.metrics, self.app.settings.left_handed)
        return self.places.table

    def make_hand(self) -> Hand:
        """Few cards: they need not cover each other."""
        hand = super().make_hand()
        hand.spacing = 0.96 if self.sheet.options.cards == 3 else 0.86
        return hand

    def ground(self) -> pygame.Surface:
        """The cloth, with the place of the talon stitched into it."""
        out = super().ground().copy()
        width = self.places.talon_width
        stitched = hud.dashed_box((width, round(width * 1.4)), self.metrics.px(8), max(1, self.metrics.px(2)))
        stitched.fill((*tokens.colour("ivory")[:3], 70), special_flags=pygame.BLEND_RGBA_MULT)
        out.blit(stitched, stitched.get_rect(center=self.places.talon))
        return out

    def build(self) -> None:
        texts, sounds, settings = self.app.texts, self.app.sounds, self.app.settings
        self.chosen = []
        self.shown = Shown.of(self.view(), self.viewer)
        self.flights = BuraFlights(self.layers, self.app.deck, self.places, sounds, self.place_of, self.hand)
        self.moments = Moments(self.layers, self.look, self.places, texts, sounds, self.flights)
        self.bar = Bar(self.look, self.places, texts)
        self.board = Board(self, self.places)
        self.story = Story(self)
        places = self.places
        self._button(places.table.menu, Face(icon="menu"), "menu", texts("menu"), self.pause)
        self.offer_button = self._button(places.offer, Face(), ("action", actions.OFFER), "", self.offer_next)
        self.var_button: TableButton | None = None
        if self.sheet.options.cards == 3:
            self.var_button = self._button(places.var, Face(), ("action", actions.VAR), "", self.ask_var)
        if settings.hints:
            self._button(places.hint, Face(icon="hint"), "hint", texts("bura-hint"), self.hint)
        self._lock = Piece(LAYER_PANEL + 3)
        self.layers.add(self._lock, layer=LAYER_PANEL + 3)
        self.flights.show(self.shown)
        self.show_hand()
        self.show_all()
        self.story.show_offer()

    def _button(
        self, rect: pygame.Rect, face: Face, key: object, label: str, action: Callable[[], object]
    ) -> TableButton:
        return self.add_button(TableButton(self.look, rect, face, action, label=label, key=key))

    def show_hand(self) -> None:
        """Both hands: the viewer's open, the other's backs."""
        settings, shown = self.app.settings, self.shown
        self.hand.show(in_hand(shown.hand, shown.trump, settings.hand_order, settings.trumps_side))
        top = next(seat for seat in range(2) if self.place_of(seat))
        self.flights.show_backs(shown.held[top])

    def show_all(self) -> None:
        """Bring everything round the cards in step."""
        self.board.show(self.shown, self._known())
        self.show_locks()

    def _known(self) -> tuple[str, str]:
        """At an assist table: what the viewer can know of the own pile and the other one, in words."""
        if self.viewer is None or not self.sheet.options.assist:
            return "", ""
        view, texts = self.view(), self.app.texts
        least, most = own_pile(view)
        own = texts("bura-knows", least=least, most=most) if least != most else texts("bura-knows-exactly", n=least)
        return own, texts("bura-knows-exactly", n=other_pile(view))

    def show_locks(self) -> None:
        """The buttons for an offer and for a claim: what they do, or why not now."""
        view, texts = self.view(), self.app.texts
        lock = offer_lock(view) if self.viewer is not None else "turn"
        lock = "turn" if lock == FREE and not self.prompted else lock
        following = min(view.stake + 1, 6)
        words = texts("bura-offer", stake=texts(f"bura-stake-{following}"))
        sub = texts("bura-offer-line", n=following) if lock == FREE else texts(f"bura-offer-{lock}")
        if lock == "top":
            words = texts("bura-offer-none")
        self.offer_button.set(face=Face(words, sub), label=f"{words}: {sub}", enabled=lock == FREE)
        if self.var_button is None:
            return
        lock = var_lock(view) if self.viewer is not None else "turn"
        lock = "turn" if lock == FREE and not self.prompted else lock
        sub = texts("bura-var-line") if lock == FREE else texts(f"bura-var-{lock}")
        self.var_button.set(
            face=Face(texts("bura-var"), sub, size="title"),
            label=f"{texts('bura-var')}: {sub}",
            enabled=lock == FREE,
        )
        if lock == FREE:
            self._lock.hide()
        else:
            sign = badge_sign("lock", max(22, self.metrics.px(30)))
            frame = self.var_button.frame
            self._lock.centre(sign, (frame.right - self.metrics.px(8), frame.top + self.metrics.px(4)))

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        words = ""
        if seat is not None:
            mine = seat == self.viewer and self.match.person_to_act
            words = self.app.texts(f"bura-turn-{self.asked()}" if mine else "bura-thinks")
        self.board.show_clock(seat, seconds, self.match.table.time_limit, words)
        warn = self.prompted and seconds is not None and seconds <= TIME_WARNS and seat == self.viewer
        if warn and seconds is not None:
            left = int(seconds + 0.999)
            at = None
            if self.view().offer is not None:
                at = (self.places.middle, self.places.call.bottom - self.metrics.px(12))
            elif self.panel is not None:
                # over the panel: what it says and its buttons stay free
                at = (self.places.middle, self.panel.ground.rect.top - self.metrics.px(10))
            self.board.say(self.app.texts("bura-time", n=left, stake=self.view().stake), True, at)
        elif self.warned and self.prompted:
            self.say_what()
        self.warned = warn

    # -- events ----------------------------------------------------------------------------------------

    def steps(self, event: Event) -> Sequence[Step]:
        return self.story.steps(event)

    def deal_steps(self, events: Sequence[CardDealt]) -> Sequence[Step]:
        def landed(event: CardDealt) -> None:
            self.shown.apply(event)
            self.show_hand()
            self.board.show(self.shown, self._known())

        return self.flights.deal(events, landed)

    # -- round the table -------------------------------------------------------------------------------

    def other(self, intent: Intent) -> None:
        match intent:
            case Hint():
                self.hint()
            case Info():
                self.show_options()

    def show_options(self) -> None:
        """Show the options of this table."""
        from scenes.table_options import TableOptions

        self.app.push(TableOptions(self.app, self.match))

    def show_sheet(self) -> None:
        from scenes.bura.sheet import SheetScene

        self.app.push(SheetScene(self.app, self.match, self.viewer))

    def deal_finished(self) -> None:
        from scenes.bura.summary import HandSummary

        self.app.push(HandSummary(self.app, self.match, self._go_on))

    def _go_on(self) -> None:
        if self.match.over:
            from scenes.bura.result import Result

            self.app.clear_to(Result(self.app, self.match))
        else:
            self.next_deal()
