"""The table of any game: it animates events, lets bots and the clock act, and takes a person's cards and choices.

The scene knows no rules: what may be chosen comes from the view's legal actions, what has happened from events, and
both only as the seat that looks may know them.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import chain
from typing import TYPE_CHECKING

import pygame

from game.match import DealBegun, Match
from game.rules import Action, CardDealt, Event
from game.store import StoreError
from scenes import cloth, durations
from scenes.names import translated
from scenes.table import hud
from scenes.table.hand import Hand
from scenes.table.hints import HintDesk
from scenes.table.input import TableInput
from scenes.table.layout import SeatPlace, TableLayout, layout
from scenes.table.seats import Seat
from scenes.table.sprites import LAYER_TOP, Layers, Piece
from scenes.table.turn import BotTurn
from scenes.tween import Call, Step, Wait
from scenes.widgets.faces import Look

if TYPE_CHECKING:
    from scenes.app import App

_log = logging.getLogger(__name__)


class TableScene(TableInput):
    """A match at the table. Subclasses draw one game: see the methods that raise NotImplementedError."""

    jokers = True
    """Whether the black sixes are jokers in this game."""

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        """``dealt``: a match that has just begun is shown with its cards already dealt."""
        super().__init__(app)
        self._dealt = dealt
        self.match = match
        self.people = [seat for seat, sits in enumerate(match.table.seats) if sits.person]
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.turn = BotTurn(app, match)
        self.hints = HintDesk(self)
        self._stale = True
        self._told_store = False

    # -- what a game's table provides ------------------------------------------------------------------

    def build(self) -> None:
        """Make the pieces for what is on the table now, without animation."""
        raise NotImplementedError

    def steps(self, event: Event) -> Sequence[Step]:
        """How an event looks; the last step leaves the table as it is after it."""
        raise NotImplementedError

    def deal_steps(self, events: Sequence[CardDealt]) -> Sequence[Step]:
        """How cards dealt in a row look."""
        raise NotImplementedError

    def prompt(self) -> None:
        """The viewer must act: show what may be done."""
        raise NotImplementedError

    def unprompt(self) -> None:
        """The viewer need not act any more."""
        raise NotImplementedError

    def path_to(self, action: Action) -> list[tuple[str, int]]:
        """The keys of the cards and buttons to press, in order, to carry out an action of the viewer."""
        raise NotImplementedError

    def show_hint(self, action: Action) -> None:
        """Mark an action of the viewer: its card, its button, or whatever leads to it."""
        raise NotImplementedError

    def deal_finished(self) -> None:
        """The deal is over and has been shown: show what it brought."""
        raise NotImplementedError

    def show_clock(self, seat: int | None, seconds: float | None) -> None:
        """The ring of the seat that must act; None for none."""
        raise NotImplementedError

    # -- life-cycle ------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.resize()
        if not self._dealt and not self.match.entries and self.match.deals == 1:
            self.begin_deal(self.match.opening())

    def leave(self) -> None:
        self.turn.drop()
        self.hints.drop()
        self.timeline.clear()

    def resize(self) -> None:
        """Everything is made anew from what the viewer may see; what was moving is at its goal."""
        self.timeline.skip()
        self.timeline.pace = self.app.pace
        self.match.table = translated(self.match.table, self.app.texts)
        self.prompted = False
        self.layers = Layers()
        self.layers.set_timing_threshold(1000.0)
        self.look = Look(self.metrics, self.app.settings.table)
        self.layout = self.lay_out()
        self.background = self.ground()
        self.hand = self.make_hand()
        self.seats = [self.make_seat(place) for place in self.layout.seats]
        self._asks = Piece(LAYER_TOP)
        self.layers.add(self._asks, layer=LAYER_TOP)
        self.hints.build()
        self.buttons = []
        self.panel = None
        widths = (self.layout.trick_width, self.layout.hand_width)
        self._unseen = chain.from_iterable(self.app.deck.warm(width, self.match.pack, self.jokers) for width in widths)
        self.build()
        self.hand.settle()
        self.let_go()
        self.refocus()
        self._redraw_all()

    def make_hand(self) -> Hand:
        """The viewer's hand, still empty."""
        return Hand(self.layers, self.app.deck, self.layout, self.jokers)

    def make_seat(self, place: SeatPlace) -> Seat:
        """The pieces of the seat at a place."""
        return Seat(self.layers, self.look, place)

    def lay_out(self) -> TableLayout:
        """The places for the window as it is now."""
        return layout(self.metrics, self.match.players, self.app.settings.left_handed)

    def ground(self) -> pygame.Surface:
        """The table without anything that changes."""
        return cloth.table(self.metrics.size, self.app.settings.table)

    def cover(self) -> None:
        self.timeline.skip()

    def reveal(self) -> None:
        self._redraw_all()

    def _redraw_all(self) -> None:
        self._stale = True
        self.needs_draw = True

    @property
    def busy(self) -> bool:
        return self.timeline.busy or self.hand.moving or self._dragging or self._waiting

    @property
    def _waiting(self) -> bool:
        """Whether an answer of the thinker is awaited."""
        return self.turn.waiting or self.hints.waiting

    def place_of(self, seat: int) -> int:
        """Where at the table a seat is: 0 at the bottom, clockwise."""
        bottom = self.viewer if self.viewer is not None else self._bottom
        return (seat - bottom) % self.match.players

    @property
    def _bottom(self) -> int:
        """The seat at the bottom while nobody's hand is shown."""
        actor = self.match.actor
        return actor if actor in self.people else self.people[0] if self.people else 0

    def update(self, dt: float) -> None:
        self.timeline.advance(dt)
        self.hand.update(dt, self.app.pace)
        for seat in self.seats:
            seat.update(dt, self.app.pace)
        if not self.timeline.busy and self.app.scene is self:
            # faces not yet seen are drawn one by one while nothing moves, so that no flight has to wait for them
            next(self._unseen, None)
            self._proceed(dt)
        if self.layers.moved():
            self.needs_draw = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        whole = self._stale or surface is not self.app.window
        changed = self.layers.paint(surface, self.background, whole)
        self._stale = surface is not self.app.window
        return None if whole else changed

    # -- the run of the match --------------------------------------------------------------------------

    def _proceed(self, dt: float) -> None:
        match = self.match
        if match.deal_over:
            self._end_prompt()
            self.show_clock(None, None)
            self.deal_finished()
        elif not match.person_to_act:
            self._end_prompt()
            self.show_clock(match.actor, None)
            self._think(dt)
        elif match.actor != self.viewer:
            self._hand_over()
        else:
            if not self.prompted:
                self.prompted = True
                self.app.sounds.play("turn")
                self.prompt()
                self.begin_focus()
                self.hints.again()
            self.hints.update()
            self.show_clock(match.actor, match.remaining)
            self._tick(dt)

    def _think(self, dt: float) -> None:
        """A bot takes a moment, so that one can follow, and is seen to think."""
        actor = self.match.actor
        assert actor is not None
        action = self.turn.update(dt)
        seat = self.seats[self.place_of(actor)]
        seat.think(None if action is not None or self.match.away(actor) else self.turn.shown, self.app.pace)
        if action is not None:
            self.tell(self.match.play_bot(action))

    @property
    def bot_thinks(self) -> bool:
        match = self.match
        return not self.timeline.busy and not match.deal_over and not match.person_to_act

    def hurry(self) -> None:
        self.turn.hurry()
        self.update(0.0)

    def _tick(self, dt: float) -> None:
        before = self.match.remaining
        events = self.match.tick(dt)
        if events:
            self._end_prompt()
            self.tell(events)
            return
        after = self.match.remaining
        if before is not None and after is not None and after <= durations.RING_LAST and int(before) != int(after):
            self.app.sounds.play("tick")

    def _end_prompt(self) -> None:
        if self.prompted:
            self.prompted = False
            self.hints.drop()
            self.unprompt()
            self.refocus()

    def hint(self) -> None:
        """Show what a strong player would do here and why; the sheet notes that a hint was taken."""
        if self.prompted and self.viewer is not None and self.app.settings.hints:
            self.hints.ask()

    def play(self, action: Action) -> None:
        """The viewer has decided."""
        self._end_prompt()
        self.tell(self.match.play(action))

    def begin_deal(self, events: Sequence[Event]) -> None:
        """Show a deal being dealt."""
        self.tell(events)

    def next_deal(self) -> None:
        """Go on to the next deal of the match."""
        if len(self.people) > 1:
            # who was away is asked again: at one machine, nobody else's touch could bring him back
            for seat in self.people:
                self.match.come_back(seat)
        self.begin_deal(self.match.next_deal())

    def tell(self, events: Sequence[Event]) -> None:
        """Keep what was done and let the events be seen, one after the other."""
        self.keep()
        self.show_clock(None, None)
        seen = self._as_seen(events)
        index = 0
        while index < len(seen):
            dealt: list[CardDealt] = []
            while index < len(seen) and isinstance(event := seen[index], CardDealt):
                dealt.append(event)
                index += 1
            if dealt:
                self._later_dealt(dealt)
                continue
            self._later(seen[index])
            index += 1

    def _as_seen(self, events: Sequence[Event]) -> list[Event]:
        """The events as the viewer may know them; a deal's opening is told anew with the viewer's own cards."""
        if events and isinstance(events[0], DealBegun):
            return [events[0], *self.match.state.opening(self.viewer)]
        return [event.seen_by(self.viewer) for event in events]

    def _later(self, event: Event) -> None:
        self.timeline.add(Call(lambda: self.timeline.insert(*self.steps(event))))

    def _later_dealt(self, events: Sequence[CardDealt]) -> None:
        self.timeline.add(Call(lambda: self.timeline.insert(*self.deal_steps(events))))

    def stay(self, seconds: float) -> list[Step]:
        """What is finished is looked at: for so long, at speed off too, or until a press, which a line asks for."""
        if self.app.settings.trick_wait != "click":
            return [Wait(seconds, always=True)]

        def ask() -> None:
            words = self.app.texts("table-press")
            line = hud.note(self.look, words, "play", self.layout.hand_span)
            self._asks.centre(line, self.layout.hand_middle)

        return [Call(ask), Wait(durations.UNTIL_PRESSED, always=True), Call(self._asks.hide)]

    def keep(self) -> None:
        """Write the match down; a file that refuses is told once, and play goes on."""
        if self.app.store is None:
            return
        try:
            self.app.store.keep(self.match)
        except StoreError as error:
            _log.exception("the match could not be kept")
            if not self._told_store:
                self._told_store = True
                self.app.tell(error.notice)

    def _hand_over(self) -> None:
        """Another person must act: hide this hand until the machine has changed hands."""
        from scenes.curtain import Curtain

        actor = self.match.actor
        assert actor is not None
        if len(self.people) == 1:
            self.seen_by(actor)
            return
        self.seen_by(None)
        sits = self.match.table.seats[actor]
        self.app.push(Curtain(self.app, sits.name, sits.portrait, lambda: self.seen_by(actor), self.pause))

    def seen_by(self, viewer: int | None) -> None:
        """Show the table to another seat, or to nobody in particular."""
        if viewer != self.viewer:
            self.viewer = viewer
            self.resize()
