"""The table of Georgian Bura."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.bura import actions
from game.bura.actions import CARDS, WITH_CARDS, kind_of
from game.bura.assist import other_pile, own_pile
from game.bura.demand import FREE, Draft, draft, offer_lock, together, var_lock, with_cards
from game.bura.sheet import BuraSheet
from game.bura.view import BuraView
from game.cards import BIT, bits, mask
from game.match import HINT, Match
from game.rules import Action, CardDealt, Event
from scenes import tokens
from scenes.bura.bar import SURE, Bar
from scenes.bura.board import Board
from scenes.bura.flights import BuraFlights
from scenes.bura.moments import Moments
from scenes.bura.places import bura_places
from scenes.bura.shown import Shown
from scenes.bura.story import Story
from scenes.intents import Hint, Info, Intent
from scenes.table import hud
from scenes.table.controls import Face, Panel, TableButton
from scenes.table.hand import Spot
from scenes.table.layout import TableLayout
from scenes.table.order import in_hand
from scenes.table.scene import TableScene
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_PANEL, Piece
from scenes.tween import Step

if TYPE_CHECKING:
    from scenes.app import App

TIME_WARNS = 10.0
"""Seconds before the end of a decision's time in which a line says what its end costs."""


class BuraTable(TableScene):
    """A match of Bura in progress."""

    jokers = False
    tap_lifts = False

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self._chosen: list[int] = []
        self._refused = False
        self._warned = False
        super().__init__(app, match, dealt)

    def view(self) -> BuraView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        return cast(BuraView, self.match.view(self.viewer if self.viewer is not None else self._bottom))

    @property
    def sheet(self) -> BuraSheet:
        return cast(BuraSheet, self.match.sheet)

    # -- pieces ----------------------------------------------------------------------------------------

    def lay_out(self) -> TableLayout:
        self.places = bura_places(self.metrics, self.app.settings.left_handed)
        return self.places.table

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
        self._chosen = []
        self.shown = Shown.of(self.view(), self.viewer)
        self.flights = BuraFlights(self.layers, self.app.deck, self.places, sounds, self.place_of, self.hand)
        self.moments = Moments(self.layers, self.look, self.places, texts, sounds, self.flights)
        self.bar = Bar(self.look, self.places, texts)
        self.board = Board(
            self.layers,
            self.look,
            self.places,
            self.app.deck,
            texts,
            self.match,
            self.seats,
            self.place_of,
            settings.four_colours,
            self.viewer,
        )
        self.story = Story(self)
        places = self.places
        self._button(places.table.menu, Face(icon="menu"), "menu", texts("menu"), self.pause)
        self._offer = self._button(places.offer, Face(), ("action", actions.OFFER), "", self._offer_next)
        self._var: TableButton | None = None
        if self.sheet.options.cards == 3:
            self._var = self._button(places.var, Face(), ("action", actions.VAR), "", self._ask_var)
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
        return self.add_button(TableButton(self.look, rect, face, action, label=label, key=key))  # type: ignore[arg-type]

    def show_hand(self) -> None:
        """Both hands: the viewer's open, the other's backs."""
        settings, shown = self.app.settings, self.shown
        self.hand.show(in_hand(shown.hand, shown.trump, settings.hand_order, settings.trumps_side))
        top = next(seat for seat in range(2) if self.place_of(seat))
        self.flights.show_backs(shown.held[top])

    def show_all(self) -> None:
        """Bring everything round the cards in step."""
        self.board.show(self.shown, self._known())
        self._show_locks()

    def _known(self) -> tuple[str, str]:
        """At an assist table: what the viewer can know of the own pile and the other one, in words."""
        if self.viewer is None or not self.sheet.options.assist:
            return "", ""
        view, texts = self.view(), self.app.texts
        least, most = own_pile(view)
        own = texts("bura-knows", least=least, most=most) if least != most else texts("bura-knows-exactly", n=least)
        return own, texts("bura-knows-exactly", n=other_pile(view))

    def _show_locks(self) -> None:
        """The buttons for an offer and for a claim: what they do, or why not now."""
        view, texts = self.view(), self.app.texts
        lock = offer_lock(view) if self.viewer is not None else "turn"
        lock = "turn" if lock == FREE and not self.prompted else lock
        following = min(view.stake + 1, 6)
        words = texts("bura-offer", stake=texts(f"bura-stake-{following}"))
        sub = texts("bura-offer-line", n=following) if lock == FREE else texts(f"bura-offer-{lock}")
        if lock == "top":
            words = texts("bura-offer-none")
        self._offer.set(face=Face(words, sub), label=f"{words}: {sub}", enabled=lock == FREE)
        if self._var is None:
            return
        lock = var_lock(view) if self.viewer is not None else "turn"
        lock = "turn" if lock == FREE and not self.prompted else lock
        sub = texts("bura-var-line") if lock == FREE else texts(f"bura-var-{lock}")
        self._var.set(
            face=Face(texts("bura-var"), sub, size="title"),
            label=f"{texts('bura-var')}: {sub}",
            enabled=lock == FREE,
        )
        if lock == FREE:
            self._lock.hide()
        else:
            sign = badge_sign("lock", max(22, self.metrics.px(30)))
            frame = self._var.frame
            self._lock.centre(sign, (frame.right - self.metrics.px(8), frame.top + self.metrics.px(4)))

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        words = ""
        if seat is not None:
            mine = seat == self.viewer and self.match.person_to_act
            words = self.app.texts(f"bura-turn-{self._what_is_asked()}" if mine else "bura-thinks")
        self.board.show_clock(seat, seconds, self.match.table.time_limit, words)
        warn = self.prompted and seconds is not None and seconds <= TIME_WARNS and seat == self.viewer
        if warn and seconds is not None:
            left = int(seconds + 0.999)
            at = None
            if self.view().offer is not None:
                at = (self.places.middle, self.places.call.bottom - self.metrics.px(12))
            self.board.say(self.app.texts("bura-time", n=left, stake=self.view().stake), True, at)
        elif self._warned and self.prompted:
            self._say_what()
        self._warned = warn

    def _what_is_asked(self) -> str:
        view = self.view()
        if view.offer is not None:
            return "word"
        if view.laid:
            return "complete"
        return "answer" if view.table else "lead"

    # -- events ----------------------------------------------------------------------------------------

    def steps(self, event: Event) -> Sequence[Step]:
        return self.story.steps(event)

    def deal_steps(self, events: Sequence[CardDealt]) -> Sequence[Step]:
        def landed(event: CardDealt) -> None:
            self.shown.apply(event)
            self.show_hand()
            self.board.show(self.shown, self._known())

        return self.flights.deal(events, landed)

    # -- choices ---------------------------------------------------------------------------------------

    def prompt(self) -> None:
        self._chosen = []
        self._refused = self._warned = False
        self._show_locks()
        if self._what_is_asked() == "complete":
            self._chosen = bits(self.view().hand)
        self._refresh()

    def unprompt(self) -> None:
        self.close_panel()
        self.hand.allow(None)
        self.hand.lift(None)
        self.board.say("")
        self._offer.set(hinted=False)
        if self._var is not None:
            self._var.set(hinted=False)
        self._show_locks()

    def draft(self) -> Draft:
        """The answer, or the completion, as far as it is chosen."""
        view, chosen = self.view(), mask(self._chosen)
        if view.laid:
            return draft(view.trump, view.laid, view.table | chosen)
        return draft(view.trump, view.table, chosen)

    def _refresh(self) -> None:
        """Show what is chosen and what may be done with it."""
        view, asked = self.view(), self._what_is_asked()
        chosen = mask(self._chosen)
        panel: Panel | None = None
        spots: dict[int, Spot | None] = {}
        if asked == "word":
            panel = self.bar.offer(view, self.play)
        elif asked == "lead":
            panel = self.bar.lead(view, chosen, self.play, self.put_back)
            spots = dict.fromkeys(self._chosen)
        else:
            pairs = self.draft().pairs
            where = {pair.by: spot for pair, spot in zip(pairs, self.places.laid(len(pairs)), strict=True)}
            if asked == "complete":
                panel = self.bar.complete(view, self.play)
                self.flights.shift_laid(where)
            else:
                panel = self.bar.answer(view, self.draft(), chosen, self.play, self.put_back)
            spots = {card: where.get(card) for card in self._chosen}
            self.board.mark(pairs, self.places.laid(len(pairs)))
        self.hand.pick(spots)
        shows = self.app.settings.show_legal == "on" or self._refused
        self.hand.allow(bits(together(view, chosen)) if asked == "lead" and shows else None)
        self._set_panel(panel)
        self._say_what()

    def _set_panel(self, panel: Panel | None) -> None:
        """Other buttons over the hand; the focus stays where it is if that is still there."""
        current = self.ring.current
        key = current.identity if current else None
        lifted = self.hand.lifted
        if panel is not None:
            self.open_panel(panel)
        else:
            self.close_panel()
        if key is not None:
            self.ring.focus_key(key)
            self.hand.lift(lifted)
        self.show_focus()

    def _say_what(self) -> None:
        """The line that says what may be done, or how far the answer cuts."""
        texts, view, asked = self.app.texts, self.view(), self._what_is_asked()
        if asked == "word":
            self.board.say("")
        elif self._refused:
            self.board.say(texts("bura-one-suit"), alarm=True)
        elif asked == "lead":
            self.board.say("" if self._chosen else texts("bura-say-lead"))
        elif asked == "complete":
            self.board.say(texts("bura-say-complete", cut=self.draft().cut, of=len(self.draft().pairs)))
        else:
            now = self.draft()
            of = len(now.pairs)
            if not self._chosen:
                self.board.say(texts("bura-say-answer" if view.options.cards == 3 else "bura-say-answer-open", n=of))
            elif not now.full:
                self.board.say(texts("bura-say-part", cut=now.cut, laid=now.laid, of=of))
            else:
                key = "bura-say-cut" if now.cut == of else "bura-say-uncut"
                self.board.say(texts(key, cut=now.cut, of=of))

    def choose(self, index: int) -> None:
        """Take a card up or put it back: it goes down only with the button."""
        if not self.prompted or index >= len(self.hand.cards):
            return
        asked = self._what_is_asked()
        if asked in ("word", "complete") or (self.panel is not None and self.panel.buttons[-1].key == (SURE, actions.VAR)):
            return
        view, card = self.view(), self.hand.cards[index]
        self._refused = False
        if card in self._chosen:
            self._chosen.remove(card)
        elif together(view, mask(self._chosen)) & BIT[card]:
            self._chosen.append(card)
        elif asked == "answer":
            # as many as were led are chosen already: the first of them makes room
            self._chosen = [*self._chosen[1:], card]
        else:
            self._refused = True
            self.app.sounds.play("error")
        if not self._refused:
            self.app.sounds.play("flip")
        self._refresh()

    def throw(self, index: int, pos: tuple[int, int]) -> None:
        """Dragged onto the felt: a card of an answer is laid down, a lead goes out with all that is chosen."""
        del pos
        if self.prompted and index < len(self.hand.cards):
            if self.hand.cards[index] not in self._chosen:
                self.choose(index)
            if self._what_is_asked() == "lead" and not self._refused:
                self._send()
        self.hand.lift(None)

    def drop(self, index: int) -> None:
        """Dragged back over the hand."""
        if self.prompted and index < len(self.hand.cards) and self.hand.cards[index] in self._chosen:
            self.choose(index)
        self.hand.lift(None)

    def put_back(self) -> None:
        """Nothing is chosen any more."""
        self._chosen, self._refused = [], False
        self._refresh()

    def _send(self) -> None:
        """Press the golden button."""
        wanted = [button for button in (self.panel.buttons if self.panel else []) if button.face.kind == "gold"]
        if wanted:
            wanted[-1].press()

    def _offer_next(self) -> None:
        if self.prompted:
            self.play(actions.OFFER)

    def _ask_var(self) -> None:
        """A second look before the claim."""
        if not self.prompted or var_lock(self.view()) != FREE:
            return
        self._chosen = []
        self._refresh()
        self.board.say("")
        self.open_panel(self.bar.sure(self.view(), self.play, self.put_back))
        if self.app.show_ring:
            self.ring.focus_key("back")
            self.show_focus()

    def focus_first(self) -> None:
        if self._what_is_asked() == "word":
            self.ring.focus_key(("action", actions.ACCEPT))
            return
        super().focus_first()

    def path_to(self, action: Action) -> list[tuple[str, int]]:
        if action == actions.VAR:
            return [("action", actions.VAR), (SURE, actions.VAR)]
        if kind_of(action) not in (actions.LEAD, actions.ANSWER, actions.GIVE):
            return [("action", kind_of(action))]
        wanted = set(bits(action & CARDS))
        wrong = [card for card in self._chosen if card not in wanted]
        missing = [card for card in bits(action & CARDS) if card not in self._chosen]
        return [*(("card", self.hand.cards.index(card)) for card in (*wrong, *missing)), ("action", kind_of(action))]

    def number(self, n: int) -> None:
        """1 to 9 take a card up or put it back, 0 presses the golden button; with an offer they walk the answers."""
        if not self.prompted:
            return
        if self._what_is_asked() == "word":
            buttons = self.panel.buttons if self.panel else []
            if 0 < n <= len(buttons):
                self.ring.focus_key(buttons[n - 1].key)
                self.focus_changed()
        elif n == 0:
            self._send()
        elif n <= len(self.hand.cards):
            self.ring.focus_key(("card", n - 1))
            self.choose(n - 1)

    def other(self, intent: Intent) -> None:
        match intent:
            case Hint():
                self.hint()
            case Info():
                self.show_options()

    # -- round the table -------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show what the plain bot would do here; the sheet notes that a hint was taken."""
        if not self.prompted or self.viewer is None or not self.app.settings.hints:
            return
        action = self.match.advise()
        self.match.note(self.viewer, HINT)
        self.keep()
        kind = kind_of(action)
        if kind in WITH_CARDS and with_cards(self.view(), action & CARDS) and kind != actions.COMPLETE:
            self._chosen = bits(action & CARDS) if kind != actions.MALYUTKA else []
            self._refused = False
            self._refresh()
        for button in self.all_buttons:
            if isinstance(button.key, tuple) and button.key[0] == "action":
                button.set(hinted=button.key == ("action", kind))
        self.ring.focus_key(("action", kind))
        self.show_focus()

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
