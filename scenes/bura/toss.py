"""The toss of Bura: red or black? Whoever guesses the colour of the card leads the first hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

import pygame

from game.bura import ColourToss
from game.cards import suit
from game.match import Match
from scenes import durations, tween
from scenes.bura.telling import you
from scenes.intents import Confirm, Intent, Move, Next, Number, Press, Prev, Skip
from scenes.table.cards import CardPiece
from scenes.table.controls import Face, TableButton
from scenes.table.seats import SeatLook
from scenes.table.sprites import LAYER_FLIGHT, LAYER_PANEL, LAYER_TRICK
from scenes.toss import Toss

if TYPE_CHECKING:
    from scenes.app import App

_TWIN = (2, 3, 0, 1)
"""By suit, one of the other colour: clubs and hearts, diamonds and spades."""


def is_red(card: int) -> bool:
    return suit(card) in (1, 2)


class BuraToss(Toss):
    """A person guesses, or a bot where no person sits opposite the table's owner; then the card is turned.

    Who leads has been drawn already and is in the record. A person's guess is as likely to be right as the engine's:
    the card that is turned agrees with both, with the engine's own card wherever the guess allows it.
    """

    def __init__(self, app: App, match: Match) -> None:
        self.drawn = cast(ColourToss, match.toss)
        people = [seat for seat, sits in enumerate(match.table.seats) if sits.person]
        self.guesser = people[0] if len(people) == 1 else self.drawn.guesser
        self.asks = match.table.seats[self.guesser].person
        self.guess: bool | None = None if self.asks else self.drawn.red
        """Whether red was said; None while a person thinks."""
        self._colours: list[TableButton] = []
        super().__init__(app, match)

    @property
    def card(self) -> int:
        """The card that is turned: of the colour said if the guesser leads, else of the other."""
        assert self.drawn.centre is not None
        assert self.guess is not None
        red = self.guess == (self.drawn.seat == self.guesser)
        if is_red(self.drawn.centre) == red:
            return self.drawn.centre
        rank = self.drawn.centre % 13
        return _TWIN[suit(self.drawn.centre)] * 13 + rank

    # -- what stands there -----------------------------------------------------------------------------

    def lay_out(self) -> None:
        super().lay_out()
        self._colours = []
        if self.guess is None:
            self._offer_colours()

    def rule(self) -> tuple[str, str]:
        return self.app.texts("toss-title"), self.app.texts("bura-toss-rule")

    def _offer_colours(self) -> None:
        """Two large buttons under the question."""
        m, texts = self.metrics, self.app.texts
        wide, high, gap = max(150, m.px(216)), max(64, m.px(92)), m.gap
        x = m.rect.centerx
        top = self.places.pack[1] + round(self.places.width * 0.7) + 2 * m.gap
        for index, (red, key, sign) in enumerate(((True, "red", "suit_h"), (False, "black", "suit_s"))):
            rect = pygame.Rect(x - wide - gap // 2 + index * (wide + gap), top, wide, high)
            face = Face(
                texts(f"bura-toss-{key}"),
                icon=sign,
                icon_colour="#c4262e" if red else "#1b2130",
                size="title",
                beside=True,
            )
            button = TableButton(self.look, rect, face, partial(self.say_colour, red), key=key, layer=LAYER_PANEL + 2)
            self._colours.append(button)
            self.layers.add(button, layer=button.layer)
        self.ring.set_items([button.focusable() for button in self._buttons])
        self.ring.focus_key("red")
        self._show_focus()

    @property
    def _buttons(self) -> tuple[TableButton, ...]:
        return (*self._colours, *super()._buttons)

    def _show_seat(self, seat: int, dealer: bool = False) -> None:
        """Nobody is the dealer here: who won the toss only shines."""
        sits = self.match.table.seats[seat]
        self.seats[self.place_of(seat)].show(SeatLook(sits.name, sits.portrait, turn=dealer))

    # -- the toss --------------------------------------------------------------------------------------

    def say_colour(self, red: bool) -> None:
        """The guess is made: the card is turned."""
        if self.guess is not None:
            return
        self.guess = red
        for button in self._colours:
            button.kill()
        self._colours = []
        self.ring.set_items([button.focusable() for button in self._buttons])
        self.ring.focus_key("go")
        self._show_focus()
        self.timeline.add(*self._turn())

    def forward(self) -> None:
        """Who passes the question over guesses as the engine did."""
        if self.guess is None:
            self.timeline.skip()
            self.say_colour(self.drawn.red)
            self.timeline.skip()
            self.update(0.0)
            return
        super().forward()

    def handle(self, intent: Intent) -> None:
        """While a person is asked, arrows and figures walk over the colours."""
        if self.guess is None and self.timeline.busy and isinstance(intent, Press | Confirm | Skip | Number):
            # the shuffling ends, but nothing has been guessed yet
            self.timeline.skip()
            self.update(0.0)
            return
        if self.guess is None:
            match intent:
                case Number(n) if n in (1, 2):
                    self.say_colour(n == 1)
                    return
                case Move(dx, _) if dx:
                    self.ring.step(dx)
                    self._show_focus()
                    return
                case Next() | Prev() | Confirm() | Move():
                    pass
                case _:
                    super().handle(intent)
                    return
        super().handle(intent)

    def _steps(self) -> Sequence[tween.Step]:
        texts = self.app.texts
        words = "bura-toss-ask" if self.asks else "toss-begin"
        steps: list[tween.Step] = [tween.Call(lambda: self.say(texts(words))), *self._shuffle()]
        if self.guess is not None:
            steps.append(tween.Call(lambda: self.timeline.insert(*self._turn())))
        return steps

    def _turn(self) -> list[tween.Step]:
        """What was said, the card, and who leads."""
        sits = self.match.table.seats[self.guesser]
        key = "bura-toss-says-red" if self.guess else "bura-toss-says-black"
        said = tween.Call(lambda: self.say(self.app.texts(key, name=sits.name), sits.portrait))
        card = self.card
        piece = self._card(card, self.places.pack, face_up=False)

        def landed() -> None:
            self.app.sounds.play("flip")
            piece.level = "table"
            self.layers.change_layer(piece, LAYER_TRICK + 1)
            piece.refresh()

        fly = self._flight(piece, card, self.places.centre, 0, landed)
        show = tween.Call(lambda: self._show_pack(1))
        return [said, tween.Wait(durations.TOSS_NOTE), show, fly, tween.Wait(0.5), *self._crown_winner()]

    def _lay_all(self) -> None:
        """Everything at once, as it is at the end."""
        self._show_pack(1)
        piece = CardPiece(self.app.deck, self.card, self.places.width, self.places.centre, LAYER_FLIGHT, False)
        self.layers.add(piece, layer=LAYER_FLIGHT)
        self._show_winner(1.0)

    def winner_words(self) -> str:
        seat = self.drawn.seat
        return self.app.texts("bura-toss-leads", you=you(self.match, seat), name=self.match.table.seats[seat].name)

    def winning_card(self) -> int:
        return self.card
