"""What a person does at a table of pairs: leads several cards, covers, takes; what else a game knows, it adds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.beating import PASS, TAKE, beaten, is_beat
from game.match import Match
from game.rules import Action
from scenes import durations
from scenes.beating.board import Board
from scenes.beating.buttons import Buttons
from scenes.beating.flights import BoutFlights
from scenes.beating.places import BoutPlaces
from scenes.beating.seen import PairsView, Refusal
from scenes.beating.shown import Shown
from scenes.intents import Back, Confirm, Hint, Info, Intent, Pass, Take
from scenes.table import hud
from scenes.table.scene import TableScene
from scenes.table.sprites import Piece

if TYPE_CHECKING:
    from scenes.app import App

LEAD = ("lead", 0)
RANKS = "ranks"
"""The reason why cards of different ranks are not laid together."""


class Choosing(TableScene):
    """The viewer's part. A card of which more than one thing may be made is *held* until a target is chosen."""

    jokers = False
    tap_lifts = False
    places: BoutPlaces
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

    # -- what a game tells -----------------------------------------------------------------------------

    def view(self) -> PairsView:
        """What the viewer may know; while nobody looks, what any seat may know is all that is used of it."""
        raise NotImplementedError

    def playable(self) -> set[int]:
        """The cards of the viewer that may be laid now in some way."""
        raise NotImplementedError

    def targets(self, card: int) -> list[Action]:
        """All that may be done with this card alone."""
        raise NotImplementedError

    def refusal(self, card: int) -> Refusal | None:
        """Why this card may not be laid now; None when it may."""
        raise NotImplementedError

    def lead_of(self, cards: Sequence[int]) -> Action | None:
        """The action that lays these cards together; None when none does."""
        raise NotImplementedError

    def lead_refusal(self, cards: Sequence[int]) -> Refusal | None:
        """Why these cards may not be laid together; None when they may."""
        raise NotImplementedError

    def cards_of(self, action: Action) -> tuple[int, ...]:
        """The cards that leave the hand with an action."""
        raise NotImplementedError

    def together(self) -> bool:
        """Whether cards are raised now, to be laid together."""
        return self.view().phase == "lead"

    def why_words(self) -> dict[str, str | int]:
        """What a game's reasons say besides names of cards and players."""
        return {}

    def way_key(self, action: Action) -> tuple[str, int]:
        """The key of the target that stands for a way to use a held card."""
        return ("target", beaten(action)[0])

    def place_for(self, action: Action) -> Rect | None:
        """Where a dragged card is let go for an action; None where nowhere."""
        if not is_beat(action):
            return None
        where = self.view().attacks.index(beaten(action)[0])
        return self.flights.places.pairs(self.made.count)[where].rect.inflate(*[self.metrics.px(40)] * 2)

    def key(self, name: str) -> str:
        """The key of this game's text of that name."""
        return f"{self.match.game.name}-{name}"

    # -- what is asked ---------------------------------------------------------------------------------

    def prompt(self) -> None:
        view = self.view()
        self._refused = False
        self._hide_line()
        self.made.ask(view)
        if self.made.count > len(view.attacks):
            self.timeline.insert(*self.flights.arrange(self.made.count))
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
        self.hand.allow(self.playable() if self.prompted and show else None)

    # -- cards -----------------------------------------------------------------------------------------

    def choose(self, index: int) -> None:
        if index >= len(self.hand.cards) or self.viewer is None:
            return
        card = self.hand.cards[index]
        again = self.hand.held == index
        self._let_off()
        self._hide_line()
        why = self.refusal(card)
        if why is not None or not self.prompted:
            self._refuse(why)
        elif self.together():
            self._pick(card)
        elif not again:
            self._lay(index, self.targets(card))

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
        self._say(self.key("choose-target"), alarm=False)

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

    def _pick(self, card: int) -> None:
        """A first tap raises a card, more raise its equals, a tap on a raised one leads them all."""
        picked = self.hand.picked
        if card in picked:
            self.lead_picked()
            return
        why = self.lead_refusal([*picked, card])
        if why is not None and why.why.value != RANKS:
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
        action = self.lead_of(self.hand.picked) if self.prompted else None
        if action is not None:
            self.play(action)

    def lay_on(self, attack: int) -> None:
        """An attacking card was chosen for the held one."""
        for way in self._ways:
            if is_beat(way) and beaten(way)[0] == attack:
                self.play(way)
                return

    def drag_begins(self, index: int) -> None:
        if self.prompted and index < len(self.hand.cards):
            self._light(self.targets(self.hand.cards[index]))

    def drop(self, index: int) -> None:
        self._let_off()
        super().drop(index)

    def throw(self, index: int, pos: tuple[int, int]) -> None:
        """A card let go over an attacking card covers it."""
        card = self.hand.cards[index]
        self._let_off()
        if self.prompted and self.together() and self.refusal(card) is None:
            picked = self.hand.picked
            if card not in picked:
                self.hand.pick({card: None})
            self.lead_picked()
            return
        for way in self.targets(card) if self.prompted else ():
            rect = self.place_for(way)
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
        words = {**self.why_words(), "name": name, "trump": self.app.texts.suit(self.shown.trump)}
        if why.attack is not None:
            words["card"] = self.app.texts.card(why.attack)
        self._say(self.key(f"why-{why.why.value}"), alarm=True, **words)

    def _say(self, key: str, alarm: bool, **words: str | int) -> None:
        """A line over the hand, for a while."""
        x, y = self.places.line(max(self.made.count, len(self.shown.attacks)))
        # raised cards must be read below it
        raised = self.metrics.px(28) if self.hand.picked else 0
        self._put_line(self.app.texts(key, **words), (x, y - raised), alarm)
        self._line_left = durations.TOAST

    def _put_line(self, words: str, foot: tuple[int, int], alarm: bool = False) -> None:
        """A line of words that may lie on cards; ``foot``: the middle of its lower edge."""
        line = hud.grounded(self.look, hud.pill(self.look, words, "", "", alarm, self.places.reason_width))
        self._line.put(line, line.get_rect(midbottom=foot))

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
        """The ring begins at a card that may be laid, at 'take' when there is none."""
        super().focus_first()
        if self.ring.current is None:
            self.ring.focus_key(("action", TAKE))

    # -- hints -----------------------------------------------------------------------------------------

    def show_hint(self, action: Action) -> None:
        """Raise the cards of a lead, lift the card to lay, or mark the button."""
        self._put_down()
        self._hinted = action
        cards = self.cards_of(action)
        if cards and self.together():
            self._show_picked(cards)
            self.made.hint(LEAD)
            self.ring.focus_key(LEAD)
        elif cards:
            self._hint_card(action, cards[0])
        else:
            self.made.hint(("action", action))
            self.ring.focus_key(("action", action))
        self.focus_changed()

    def _hint_card(self, action: Action, card: int) -> None:
        index = self.hand.cards.index(card)
        self.hand.hint(card)
        ways = self.targets(card)
        self.hand.lift(index)
        self.ring.focus_key(("card", index))
        if len(ways) > 1:
            self._lay(index, ways)
            key = self.way_key(action)
            self.made.hint(key)
            self.ring.focus_key(key)
            self._hide_line()

    def show_options(self) -> None:
        """Show the options of this table."""
        from scenes.table_options import TableOptions

        self.app.push(TableOptions(self.app, self.match))

    def path_to(self, action: Action) -> list[tuple[str, int]]:
        """The keys to press in order to carry out an action."""
        cards = self.cards_of(action)
        path = [("card", self.hand.cards.index(card)) for card in cards]
        if cards and self.together():
            return [*path, LEAD]
        if not cards:
            return [("action", action)]
        if len(self.targets(cards[0])) > 1:
            path.append(self.way_key(action))
        return path
