"""What a person does at the table of Durak: leads several cards, covers, takes, throws in, passes on, exchanges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from game.beating import PASS, TAKE, beaten, is_beat
from game.durak import actions
from game.durak.demand import Refusal, Why, lead_of, lead_refusal, playable, refusal, targets
from game.durak.view import DurakView
from game.match import HINT, Match
from game.rules import Action
from scenes import durations
from scenes.durak.board import Board
from scenes.durak.buttons import Buttons
from scenes.durak.flights import BoutFlights
from scenes.durak.places import DurakPlaces
from scenes.durak.shown import Shown
from scenes.intents import Back, Confirm, Hint, Info, Intent, Pass, Take
from scenes.table import hud
from scenes.table.scene import TableScene
from scenes.table.sprites import Piece

if TYPE_CHECKING:
    from scenes.app import App

LEAD = ("lead", 0)
TRANSFER = ("transfer", 0)


class Choosing(TableScene):
    """The viewer's part. A card of which more than one thing may be made is *held* until a target is chosen."""

    jokers = False
    tap_lifts = False
    places: DurakPlaces
    board: Board
    flights: BoutFlights
    made: Buttons
    shown: Shown
    _line: Piece

    def __init__(self, app: App, match: Match, dealt: bool = False) -> None:
        self._refused = False
        self._line_left = 0.0
        self._hinted: Action | None = None
        self._ways: list[Action] = []
        """What may be done with the held card."""
        super().__init__(app, match, dealt)

    def view(self) -> DurakView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        return cast(DurakView, self.match.view(self.viewer if self.viewer is not None else self._bottom))

    # -- what is asked ---------------------------------------------------------------------------------

    def prompt(self) -> None:
        view = self.view()
        self._refused = False
        self._hide_line()
        self.made.ask(view)
        if self.made.slot:
            self.timeline.insert(*self.flights.arrange(len(view.attacks) + 1))
        self._allow()

    def unprompt(self) -> None:
        self._let_off()
        self.made.clear()
        self.hand.pick({})
        self.hand.allow(None)
        self.hand.lift(None)
        self.hand.hint(None)
        self._hinted = None
        self._hide_line()

    def _allow(self) -> None:
        """Make the cards clear that may be laid, if the settings say so."""
        show = self.app.settings.show_legal == "on" or self._refused
        self.hand.allow(playable(self.view()) if self.prompted and show else None)

    # -- cards -----------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        if index >= len(self.hand.cards) or self.viewer is None:
            return
        card, view = self.hand.cards[index], self.view()
        again = self.hand.held == index
        self._let_off()
        self._hide_line()
        why = refusal(view, card)
        if why is not None or not self.prompted:
            self._refuse(why)
        elif view.phase == "lead":
            self._pick(view, card)
        elif not again:
            self._lay(index, targets(view, card))

    def _lay(self, index: int, ways: Sequence[Action]) -> None:
        """Do the only thing that may be done with a card, or ask which."""
        if len(ways) == 1:
            self.play(ways[0])
            return
        self._ways = list(ways)
        self.hand.hold(index)
        self._light(ways)
        self.made.offer(ways)
        self.refocus()
        if self.app.show_ring:
            self.ring.focus_key(self.made.target_keys()[0])
            self.show_focus()
        self._say("durak-choose-target", alarm=False)

    def _light(self, ways: Sequence[Action]) -> None:
        """The cards on the table that may be covered glow."""
        open_to = {beaten(way)[0] for way in ways if is_beat(way)}
        for piece in self.flights.attacks:
            if piece.glow != (piece.card in open_to):
                piece.glow = not piece.glow
                piece.refresh()

    def _let_off(self) -> None:
        """No card is held any more."""
        self._light(())
        if self.hand.held is not None:
            self.hand.hold(None)
        if self._ways:
            self._ways = []
            self.made.withdraw()
            self.refocus()

    def _pick(self, view: DurakView, card: int) -> None:
        """A first tap raises a card, more raise its equals, a tap on a raised one leads them all."""
        picked = self.hand.picked
        if card in picked:
            self.lead_picked()
            return
        why = lead_refusal(view, [*picked, card])
        if why is not None and why.why is not Why.RANKS:
            self._refuse(why)
            return
        self._show_picked([card] if why is not None else [*picked, card])

    def _show_picked(self, cards: Sequence[int]) -> None:
        self.hand.pick(dict.fromkeys(cards))
        self.app.sounds.play("flip")
        self.made.picked(len(cards))
        self.refocus()

    def lead_picked(self) -> None:
        """Lead the raised cards."""
        action = lead_of(self.view(), self.hand.picked) if self.prompted else None
        if action is not None:
            self.play(action)

    def transfer(self) -> None:
        """The place beside the pairs was pressed: pass the attack on, or ask with which card."""
        ways = [way for way in (self._ways or self.view().legal()) if actions.is_transfer(way)]
        if len(ways) == 1:
            self.play(ways[0])
        elif ways and self.prompted:
            self.hand.allow({actions.cards_of(way)[0] for way in ways})
            self._say("durak-choose-transfer", alarm=False)

    def lay_on(self, attack: int) -> None:
        """An attacking card was chosen for the held one."""
        for way in self._ways:
            if is_beat(way) and beaten(way)[0] == attack:
                self.play(way)
                return

    def drag_begins(self, index: int) -> None:
        if self.prompted and index < len(self.hand.cards):
            self._light(targets(self.view(), self.hand.cards[index]))

    def drop(self, index: int) -> None:
        self._let_off()
        super().drop(index)

    def throw(self, index: int, pos: tuple[int, int]) -> None:
        """A card let go over an attacking card covers it, over the free place passes the attack on."""
        card, view = self.hand.cards[index], self.view()
        self._let_off()
        if self.prompted and view.phase == "lead":
            picked = self.hand.picked
            if card not in picked:
                self.hand.pick({card: None})
            self.lead_picked()
            return
        for way in targets(view, card) if self.prompted else ():
            rect = self.made.slot
            if is_beat(way):
                where = view.attacks.index(beaten(way)[0])
                rect = self.flights.places.pairs(self.made.count)[where].rect.inflate(*[self.metrics.px(40)] * 2)
            elif not actions.is_transfer(way):
                rect = None
            if rect is not None and rect.collidepoint(pos):
                self.play(way)
                return
        self.choose(index)
        self.hand.lift(None)

    # -- words -----------------------------------------------------------------------------------------

    def _refuse(self, why: Refusal | None) -> None:
        """Say why a card may not be laid."""
        if why is None or self.timeline.busy:
            return
        self._refused = True
        self.app.sounds.play("error")
        self._allow()
        name = self.match.table.seats[self.shown.word].name if self.shown.word is not None else ""
        words: dict[str, str | int] = {"limit": why.limit, "name": name, "trump": self.app.texts.suit(self.shown.trump)}
        if why.attack is not None:
            words["card"] = self.app.texts.card(why.attack)
        self._say(f"durak-why-{why.why.value}", alarm=True, **words)

    def _say(self, key: str, alarm: bool, **words: str | int) -> None:
        """A line over the hand, for a while."""
        line = hud.pill(self.look, self.app.texts(key, **words), "", "", alarm, self.places.reason_width)
        self._line.put(line, line.get_rect(midbottom=self.places.reason))
        self._line_left = durations.TOAST

    def _hide_line(self) -> None:
        self._line.hide()
        self._line_left = 0.0

    def update(self, dt: float) -> None:
        if self._line_left > 0 and not self._ways:
            self._line_left -= dt
            if self._line_left <= 0:
                self._line.hide()
        super().update(dt)

    # -- input -----------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """As at any table; Back first puts down what has been raised, Enter leads it."""
        if not self.timeline.busy:
            if isinstance(intent, Back) and self._put_down():
                self.needs_draw = True
                return
            if isinstance(intent, Confirm) and self.ring.current is None and self.hand.picked:
                self.lead_picked()
                return
        super().handle(intent)

    def _put_down(self) -> bool:
        """Nothing is raised or held any more; whether anything was."""
        held = self.hand.held
        if held is None and not self.hand.picked:
            return False
        self._let_off()
        self._hide_line()
        self._allow()
        if self.hand.picked:
            self.hand.pick({})
            self.made.picked(0)
            self.refocus()
        if held is not None:
            self.ring.focus_key(("card", held))
            self.focus_changed()
        return True

    def pressed_felt(self, pos: tuple[int, int]) -> None:
        if not self._put_down():
            super().pressed_felt(pos)

    def number(self, n: int) -> None:
        if not self.prompted:
            return
        index = (n - 1) % 10
        keys = self.made.target_keys()
        if self._ways and index < len(keys):
            self.ring.focus_key(keys[index])
            self.focus_changed()
        elif index < len(self.hand.cards) and self.ring.focus_key(("card", index)):
            self.focus_changed()

    def other(self, intent: Intent) -> None:
        match intent:
            case Take():
                self._do(TAKE)
            case Pass():
                self._do(PASS)
            case Hint():
                self.hint()
            case Info():
                self.show_options()

    def _do(self, action: Action) -> None:
        if self.prompted and action in self.view().legal():
            self.play(action)

    def focus_first(self) -> None:
        """A thrower's ring begins at 'done', so that Enter says it; any other's at a card that may be laid."""
        if self.view().phase in ("throw", "take"):
            self.ring.focus_key(("action", PASS))
        else:
            super().focus_first()
            if self.ring.current is None:
                self.ring.focus_key(("action", TAKE))

    # -- hints -----------------------------------------------------------------------------------------

    def hint(self) -> None:
        """Show what the plain bot would do here; the board notes that a hint was taken."""
        if not self.prompted or self.viewer is None or not self.app.settings.hints:
            return
        action = self.match.advise()
        self.match.note(self.viewer, HINT)
        self.keep()
        self._put_down()
        self._hinted = action
        cards = actions.cards_of(action)
        if actions.is_lead(action):
            self._show_picked(cards)
            self.made.hint(LEAD)
        elif cards:
            self._hint_card(action, cards[0])
        else:
            self.made.hint(("action", action))
            self.ring.focus_key(("action", action))
        self.show_focus()

    def _hint_card(self, action: Action, card: int) -> None:
        index = self.hand.cards.index(card)
        self.hand.hint(card)
        ways = targets(self.view(), card)
        self.hand.lift(index)
        self.ring.focus_key(("card", index))
        if len(ways) > 1:
            self._lay(index, ways)
            key = TRANSFER if actions.is_transfer(action) else ("target", beaten(action)[0])
            self.made.hint(key)
            self.ring.focus_key(key)

    def show_options(self) -> None:
        """Show the options of this table."""
        from scenes.table_options import TableOptions

        self.app.push(TableOptions(self.app, self.match))

    def path_to(self, action: Action) -> list[tuple[str, int]]:
        """The keys to press in order to carry out an action."""
        cards = actions.cards_of(action)
        path = [("card", self.hand.cards.index(card)) for card in cards]
        if actions.is_lead(action):
            return [*path, LEAD]
        if not cards:
            return [("action", action)]
        if len(targets(self.view(), cards[0])) > 1:
            path.append(TRANSFER if actions.is_transfer(action) else ("target", beaten(action)[0]))
        return path
