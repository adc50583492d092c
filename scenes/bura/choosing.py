"""What the viewer chooses at the table of Bura: cards taken up one by one, sent with a button; offers and claims."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.bura import actions
from game.bura.actions import CARDS, WITH_CARDS, kind_of
from game.bura.demand import FREE, Draft, draft, together, var_lock, with_cards
from game.bura.view import BuraView
from game.cards import BIT, bits, mask
from game.match import Match
from game.rules import Action
from scenes.bura.bar import SURE, Bar
from scenes.bura.board import Board
from scenes.bura.flights import BuraFlights
from scenes.bura.places import BuraPlaces
from scenes.table.controls import Panel, TableButton
from scenes.table.hand import Spot
from scenes.table.scene import TableScene

if TYPE_CHECKING:
    from scenes.app import App


class BuraChoosing(TableScene):
    """``chosen`` are the cards taken up so far; nothing goes down before its button is pressed."""

    jokers = False
    tap_lifts = False
    places: BuraPlaces
    flights: BuraFlights
    board: Board
    bar: Bar
    offer_button: TableButton
    var_button: TableButton | None

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self.chosen: list[int] = []
        self._refused = False
        self.warned = False
        super().__init__(app, match, dealt)

    def show_locks(self) -> None:
        """The buttons for an offer and for a claim: what they do, or why not now."""
        raise NotImplementedError

    def view(self) -> BuraView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        return cast(BuraView, self.match.view(self.viewer if self.viewer is not None else self._bottom))

    def asked(self) -> str:
        """What the one to act is asked for: a lead, an answer, the word on an offer, or to complete."""
        view = self.view()
        if view.offer is not None:
            return "word"
        if view.laid:
            return "complete"
        return "answer" if view.table else "lead"

    # -- choices ---------------------------------------------------------------------------------------

    def prompt(self) -> None:
        self.chosen = []
        self._refused = self.warned = False
        self.show_locks()
        if self.asked() == "complete":
            self.chosen = bits(self.view().hand)
        self._refresh()

    def unprompt(self) -> None:
        self.close_panel()
        self.hand.allow(None)
        self.hand.lift(None)
        self.board.say("")
        self.board.unmark()
        self.offer_button.set(hinted=False)
        if self.var_button is not None:
            self.var_button.set(hinted=False)
        self.show_locks()

    def draft(self) -> Draft:
        """The answer, or the completion, as far as it is chosen."""
        view, chosen = self.view(), mask(self.chosen)
        if view.laid:
            return draft(view.trump, view.laid, view.table | chosen)
        return draft(view.trump, view.table, chosen)

    def _refresh(self) -> None:
        """Show what is chosen and what may be done with it."""
        view, asked = self.view(), self.asked()
        chosen = mask(self.chosen)
        panel: Panel | None = None
        spots: dict[int, Spot | None] = {}
        if asked == "word":
            panel = self.bar.offer(view, self.play)
        elif asked == "lead":
            panel = self.bar.lead(view, chosen, self.play, self.put_back)
            spots = dict.fromkeys(self.chosen)
        else:
            pairs = self.draft().pairs
            where = {pair.by: spot for pair, spot in zip(pairs, self.places.laid(len(pairs)), strict=True)}
            if asked == "complete":
                panel = self.bar.complete(view, self.play)
                self.flights.shift_laid(where)
            else:
                panel = self.bar.answer(view, self.draft(), chosen, self.play, self.put_back)
            spots = {card: where.get(card) for card in self.chosen}
            self.board.mark(pairs, self.places.laid(len(pairs)))
        self.hand.pick(spots)
        shows = self.app.settings.show_legal == "on" or self._refused
        self.hand.allow(bits(together(view, chosen)) if asked == "lead" and shows else None)
        self._set_panel(panel)
        self.say_what()

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

    def say_what(self) -> None:
        """The line that says what may be done, or how far the answer cuts."""
        texts, view, asked = self.app.texts, self.view(), self.asked()
        if asked == "word":
            self.board.say("")
        elif self._refused:
            self.board.say(texts("bura-one-suit"), alarm=True)
        elif asked == "lead":
            self.board.say("" if self.chosen else texts("bura-say-lead"))
        elif asked == "complete":
            self.board.say(texts("bura-say-complete", cut=self.draft().cut, of=len(self.draft().pairs)))
        else:
            now = self.draft()
            of = len(now.pairs)
            if not self.chosen:
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
        asked = self.asked()
        if asked in ("word", "complete") or self.asks_sure:
            return
        view, card = self.view(), self.hand.cards[index]
        self._refused = False
        if card in self.chosen:
            self.chosen.remove(card)
        elif together(view, mask(self.chosen)) & BIT[card]:
            self.chosen.append(card)
        elif asked == "answer":
            # as many as were led are chosen already: the first of them makes room
            self.chosen = [*self.chosen[1:], card]
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
            if self.hand.cards[index] not in self.chosen:
                self.choose(index)
            if self.asked() == "lead" and not self._refused:
                self._send()
        self.hand.lift(None)

    def drop(self, index: int) -> None:
        """Dragged back over the hand."""
        if self.prompted and index < len(self.hand.cards) and self.hand.cards[index] in self.chosen:
            self.choose(index)
        self.hand.lift(None)

    def put_back(self) -> None:
        """Nothing is chosen any more."""
        self.chosen, self._refused = [], False
        self._refresh()

    def _send(self) -> None:
        """Press the golden button."""
        wanted = [button for button in (self.panel.buttons if self.panel else []) if button.face.kind == "gold"]
        if wanted:
            wanted[-1].press()

    def offer_next(self) -> None:
        """Offer the next stake; what was taken up goes back first."""
        if self.prompted:
            self.put_back()
            self.play(actions.OFFER)

    def ask_var(self) -> None:
        """A second look before the claim."""
        if not self.prompted or var_lock(self.view()) != FREE:
            return
        self.chosen = []
        self._refresh()
        self.board.say("")
        hinted = self.var_button is not None and self.var_button.hinted
        self.open_panel(self.bar.sure(self.view(), self.play, self.put_back, hinted))

    @property
    def asks_sure(self) -> bool:
        """Whether the second look before the claim is open."""
        return self.panel is not None and self.panel.buttons[-1].key == (SURE, actions.VAR)

    def focus_first(self) -> None:
        if self.asked() == "word":
            self.ring.focus_key(("action", actions.ACCEPT))
            return
        super().focus_first()

    def path_to(self, action: Action) -> list[tuple[str, int]]:
        if action == actions.VAR:
            return [("action", actions.VAR), (SURE, actions.VAR)]
        if kind_of(action) not in (actions.LEAD, actions.ANSWER, actions.GIVE):
            return [("action", kind_of(action))]
        wanted = set(bits(action & CARDS))
        wrong = [card for card in self.chosen if card not in wanted]
        missing = [card for card in bits(action & CARDS) if card not in self.chosen]
        return [*(("card", self.hand.cards.index(card)) for card in (*wrong, *missing)), ("action", kind_of(action))]

    def number(self, n: int) -> None:
        """1 to 9 take a card up or put it back, 0 presses the golden button; with an offer they walk the answers."""
        if not self.prompted:
            return
        if self.asked() == "word":
            buttons = self.panel.buttons if self.panel else []
            if 0 < n <= len(buttons):
                self.ring.focus_key(buttons[n - 1].key)
                self.focus_changed()
        elif n == 0:
            self._send()
        elif n <= len(self.hand.cards):
            self.ring.focus_key(("card", n - 1))
            self.choose(n - 1)

    def show_hint(self, action: Action) -> None:
        """Take the cards up and mark the button that sends them, or the answer to an offer or to a second look."""
        kind = kind_of(action)
        if self.asks_sure and action != actions.VAR:
            # what is advised instead stands outside that question
            self.put_back()
        if kind in WITH_CARDS and with_cards(self.view(), action & CARDS) and kind != actions.COMPLETE:
            self.chosen = bits(action & CARDS) if kind != actions.MALYUTKA else []
            self._refused = False
            self._refresh()
        for button in self.all_buttons:
            if isinstance(button.key, tuple) and button.key[0] in ("action", SURE):
                button.set(hinted=button.key[1] == kind)
        self.ring.focus_key((SURE if self.asks_sure else "action", kind))
        self.focus_changed()
