"""How cards travel in Bura: led, laid on their targets, given, swept into a pile, drawn from the talon."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from game.bura.demand import draft
from game.bura.events import Drawn
from game.cards import mask
from scenes import durations, tween
from scenes.bura.places import BuraPlaces
from scenes.bura.shown import Shown
from scenes.deck import Deck
from scenes.sound import Sounds
from scenes.table.cards import CardPiece
from scenes.table.flights import Flights, PlaceOf
from scenes.table.hand import Hand, Spot
from scenes.table.sprites import LAYER_FLIGHT, LAYER_TABLE, LAYER_TRICK, Layers

_STAGGER = 0.07
"""Seconds between two cards that come down together."""


class BuraFlights(Flights):
    """``led`` and ``laid`` hold the cards on the table, from the left; ``backs`` the other side's hand."""

    jokers = False

    def __init__(
        self, layers: Layers, deck: Deck, places: BuraPlaces, sounds: Sounds, place_of: PlaceOf, hand: Hand
    ) -> None:
        super().__init__(layers, deck, places.table, sounds, place_of)
        self.places = places
        self.hand = hand
        self.led: list[CardPiece] = []
        self.laid: list[CardPiece] = []
        self.backs: list[CardPiece] = []

    def home(self, place: int) -> tuple[float, float]:
        return self.places.backs if place else self.layout.hand_middle

    # -- at once ---------------------------------------------------------------------------------------

    def show(self, shown: Shown) -> None:
        """Lay down at once what is on the table."""
        count = max(len(shown.led), len(shown.laid))
        under, over = (shown.laid, shown.led) if shown.laid else (shown.led, [])
        self.led = self._lie(under, self.places.led(count), LAYER_TRICK)
        self.laid = self._lie(over, self.places.laid(count), LAYER_TRICK + 10)

    def _lie(self, cards: Sequence[int], spots: Sequence[Spot], layer: int) -> list[CardPiece]:
        pieces = []
        for index, (card, spot) in enumerate(zip(cards, spots, strict=False)):
            piece = self.card(card, round(spot.width), spot.pos, layer + index)
            piece.level = "table"
            piece.stand(spot.pos, spot.angle, spot.width)
            pieces.append(piece)
        return pieces

    def show_backs(self, count: int) -> None:
        """The other side holds so many cards."""
        while len(self.backs) > count:
            self.backs.pop().kill()
        while len(self.backs) < count:
            self.backs.append(
                self.card(None, self.places.backs_width, self.places.backs, LAYER_TABLE + 3 + len(self.backs) % 5)
            )
        for index, piece in enumerate(self.backs):
            spot = self.places.back(index, count)
            piece.stand(spot.pos, spot.angle, spot.width)

    # -- cards come down -------------------------------------------------------------------------------

    def lead(self, seat: int, cards: Sequence[int]) -> list[tween.Step]:
        """A side comes down with cards."""
        pieces = self._out(seat, cards)
        self.led = [pieces[card] for card in cards]
        return self._down(seat, list(zip(cards, self.led, self.places.led(len(cards)), strict=True)), LAYER_TRICK)

    def answer(self, seat: int, trump: int, led: Sequence[int], cards: Sequence[int]) -> list[tween.Step]:
        """Cards are laid on their targets, as the rules pair them."""
        pieces = self._out(seat, cards)
        order = [pair.by for pair in draft(trump, mask(led), mask(cards)).pairs]
        moves = []
        for card, spot in zip(order, self.places.laid(len(led)), strict=True):
            if card is not None:
                self.laid.append(pieces[card])
                moves.append((card, pieces[card], spot))
        return self._down(seat, moves, LAYER_TRICK + 10)

    def give(self, seat: int, count: int, cards: Sequence[int] | None) -> list[tween.Step]:
        """Cards are laid face down; ``cards`` is None for those who may not know them."""
        if cards is None:
            pieces = [self._back() for _ in range(count)]
        else:
            pieces = list(self._out(seat, cards).values())
        self.laid = pieces
        moves = [(None, piece, spot) for piece, spot in zip(pieces, self.places.laid(count), strict=True)]
        return self._down(seat, moves, LAYER_TRICK + 10)

    def lay_out(self, seat: int, cards: Sequence[int]) -> list[tween.Step]:
        """A full hand is laid under a shorter lead, whose cards now lie on it."""
        count = len(cards)
        over, self.laid = self.led, self.led
        pieces = self._out(seat, cards)
        self.led = [pieces[card] for card in cards]
        spots = self.places.laid(count)

        def lift() -> None:
            for index, piece in enumerate(over):
                self.layers.change_layer(piece, LAYER_TRICK + 10 + index)

        shift = [
            piece.fly(spot.pos, spot.angle, spot.width, durations.PLAY, tween.out_cubic)
            for piece, spot in zip(over, spots, strict=False)
        ]
        down = self._down(seat, list(zip(cards, self.led, self.places.led(count), strict=True)), LAYER_TRICK)
        return [tween.Call(lift), tween.Parallel(*shift), *down]

    def complete(self, seat: int, trump: int, cards: Sequence[int], added: Sequence[int]) -> list[tween.Step]:
        """The leader adds the rest of his hand; all his cards go to the targets they are paired with."""
        pieces = self._out(seat, added) | {piece.card: piece for piece in self.laid if piece.card is not None}
        order = [pair.by for pair in draft(trump, mask(cards), mask(pieces)).pairs]
        self.laid = [pieces[card] for card in order if card is not None]
        moves = [
            (piece.card if piece.card is not None else card, piece, spot)
            for card, piece, spot in zip(order, self.laid, self.places.laid(len(cards)), strict=True)
        ]
        return self._down(seat, moves, LAYER_TRICK + 10)

    def _out(self, seat: int, cards: Sequence[int]) -> dict[int, CardPiece]:
        """The pieces of cards that leave a hand."""
        if self.place_of(seat) == 0:
            return {card: self.hand.take(card) or self._from_hand(card) for card in cards}
        return {card: self._back() for card in cards}

    def _from_hand(self, card: int) -> CardPiece:
        return self.card(card, self.layout.hand_width, self.layout.hand_middle, LAYER_FLIGHT)

    def _back(self) -> CardPiece:
        """A card out of the hand of the other side, or one at its place when that is not in sight."""
        if self.backs:
            return self.backs.pop()
        return self.card(None, self.places.backs_width, self.places.backs, LAYER_FLIGHT)

    def _down(self, seat: int, moves: Sequence[tuple[int | None, CardPiece, Spot]], layer: int) -> list[tween.Step]:
        """Cards fly to their spots, turned over on the way where another side of them is seen there."""
        steps: list[tween.Step] = []
        for index, (card, piece, spot) in enumerate(moves):
            steps.append(self._one_down(card, piece, spot, layer + index))
        rest = self.show_rest(seat)
        return [tween.Call(rest), tween.Parallel(*steps, stagger=_STAGGER)]

    def show_rest(self, seat: int) -> Callable[[], None]:
        """The cards that stay in the other side's hand close up."""

        def close() -> None:
            if self.place_of(seat):
                self.show_backs(len(self.backs))

        return close

    def _one_down(self, card: int | None, piece: CardPiece, spot: Spot, layer: int) -> tween.Step:
        def rise() -> None:
            self.layers.change_layer(piece, LAYER_FLIGHT + layer % 10)
            piece.level = "lifted"

        def land() -> None:
            piece.level = "table"
            self.layers.change_layer(piece, layer)
            self.sounds.play("play")
            piece.refresh()

        fly: tween.Step = piece.fly(spot.pos, spot.angle, round(spot.width), durations.PLAY, tween.out_quint)
        if piece.card != card:
            fly = tween.Parallel(fly, piece.flip(card))
        return tween.Sequence(tween.Call(rise), fly, tween.Call(land))

    def shift_laid(self, where: Mapping[int | None, Spot]) -> None:
        """Put the laid cards where they pair best with what lies under them."""
        for piece in self.laid:
            spot = where.get(piece.card)
            if spot is not None:
                piece.stand(spot.pos, spot.angle, spot.width)

    def taken_out(self, seat: int, cards: Sequence[int]) -> list[CardPiece]:
        """The pieces of a whole hand that leaves its place, in the order of ``cards``."""
        pieces = self._out(seat, cards)
        return [pieces[card] for card in cards]

    def turn_under(
        self, card: int, start: tuple[float, float], goal: tuple[float, float], width: int
    ) -> list[tween.Step]:
        """The upper card of the talon is turned over and slides under it, across."""
        piece = self.card(None, width, start, LAYER_FLIGHT)
        self.sounds.play("flip")
        aside = (goal[0] + (goal[0] - start[0]) * 0.9, goal[1])

        def under() -> None:
            self.layers.change_layer(piece, LAYER_TABLE)

        out = piece.fly(aside, 90, width, durations.SWEEP, tween.out_cubic)
        home = piece.fly(goal, 90, width, durations.SWEEP, tween.in_out_quad)
        gone = tween.Call(lambda: self.layers.put_away(piece))
        return [piece.flip(card), tween.Wait(durations.TURNED_STAYS), out, tween.Call(under), home, gone]

    # -- cards go away ---------------------------------------------------------------------------------

    def sweep(self, seat: int) -> list[tween.Step]:
        """The trick goes face down to its taker's pile."""
        trick = [*self.led, *self.laid]
        self.led, self.laid = [], []
        goal = self.places.piles[1 if self.place_of(seat) else 0]
        width = self.places.pile_width

        def lift() -> None:
            self.sounds.play("take")
            for index, piece in enumerate(trick):
                if self.layers.has(piece):
                    self.layers.change_layer(piece, LAYER_FLIGHT + index)

        moves: list[tween.Step] = []
        for piece in trick:
            fly = piece.fly(goal, 84, width, durations.SWEEP, tween.in_cubic)
            moves.append(fly if piece.card is None else tween.Parallel(fly, piece.flip(None)))
        return [tween.Call(lift), tween.Parallel(*moves), tween.Call(lambda: self.layers.put_away(*trick))]

    def sweep_away(self) -> None:
        """A new hand begins: no card of the last one is on the table."""
        self.layers.put_away(*self.led, *self.laid)
        self.led, self.laid = [], []

    def draw(self, event: Drawn, landed: Callable[[], object]) -> list[tween.Step]:
        """A card from the talon to a hand; the last one is the turned trump, which all know."""
        place = self.place_of(event.seat)
        goal, places = self.home(place), self.places
        start = places.turned if not event.left else places.talon
        wide = self.layout.hand_width if not place else places.backs_width
        made: list[CardPiece] = []

        def begin() -> None:
            piece = self.card(None if event.left else event.card, places.talon_width, start, LAYER_FLIGHT)
            piece.angle = 0.0 if event.left else 90.0
            piece.refresh()
            made.append(piece)
            self.sounds.play("deal")

        def move(share: float) -> None:
            piece = made[0]
            piece.pos = (start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share)
            piece.angle = 0.0 if event.left else 90.0 * (1 - share)
            piece.width = wide if share >= 1 else piece.width
            piece.refresh()

        def end() -> None:
            self.layers.put_away(*made)
            landed()

        return [tween.Call(begin), tween.Tween(durations.DEAL * 1.3, move, tween.out_quad), tween.Call(end)]
