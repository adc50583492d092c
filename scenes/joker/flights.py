"""How cards are played to a trick of Joker and swept up by its taker."""

from __future__ import annotations

from collections.abc import Sequence

from game.joker.actions import CARD_OF
from scenes import durations, tween
from scenes.deck import Deck
from scenes.sound import Sounds
from scenes.table.cards import CardPiece
from scenes.table.flights import Flights, PlaceOf
from scenes.table.layout import TableLayout
from scenes.table.sprites import LAYER_FLIGHT, LAYER_TRICK, Layers


class TrickFlights(Flights):
    """``trick`` holds the cards of the running trick, from the leader's."""

    def __init__(self, layers: Layers, deck: Deck, layout: TableLayout, sounds: Sounds, place_of: PlaceOf) -> None:
        super().__init__(layers, deck, layout, sounds, place_of)
        self.trick: list[CardPiece] = []

    def lay_trick(self, plays: Sequence[int], leader: int, players: int) -> None:
        """Put the cards of a trick down at once."""
        self.trick = []
        for offset, play in enumerate(plays):
            pos, angle = self.layout.slots[self.place_of((leader + offset) % players)]
            piece = self.card(CARD_OF[play], self.layout.trick_width, pos, LAYER_TRICK + offset)
            piece.level = "table"
            piece.stand(pos, angle, self.layout.trick_width)
            self.trick.append(piece)

    def play(self, seat: int, play: int, piece: CardPiece | None) -> list[tween.Step]:
        """A card goes from the hand (its ``piece``) or from its seat to its place in the trick."""
        place = self.place_of(seat)
        pos, angle = self.layout.slots[place]
        width = self.layout.trick_width
        if piece is None:
            piece = self.card(CARD_OF[play], round(width * 0.7), self.layout.seats[place].portrait, LAYER_FLIGHT)
        else:
            self.layers.change_layer(piece, LAYER_FLIGHT)
        piece.level = "lifted"
        flying = piece
        self.trick.append(flying)
        layer = LAYER_TRICK + len(self.trick)

        def land() -> None:
            flying.level = "table"
            self.layers.change_layer(flying, layer)
            self.sounds.play("joker" if CARD_OF[play] != play else "play")
            flying.refresh()

        def settle(share: float) -> None:
            scale = durations.SETTLE_SCALE + (1 - durations.SETTLE_SCALE) * share
            flying.width = width if share >= 1 else round(width * scale)
            flying.refresh()

        fly = flying.fly(pos, angle, width, durations.PLAY, tween.out_quint)
        return [fly, tween.Call(land), tween.Tween(durations.SETTLE, settle, tween.out_quad)]

    def sweep(self, taker: int) -> list[tween.Step]:
        """The cards of the trick go to their taker."""
        trick, self.trick = self.trick, []
        goal = self.layout.seats[self.place_of(taker)].plate.center
        width = round(self.layout.trick_width * 0.5)

        def lift() -> None:
            # not before they move: what is said of the trick lies on its cards
            self.sounds.play("take")
            for index, piece in enumerate(trick):
                if self.layers.has(piece):
                    self.layers.change_layer(piece, LAYER_FLIGHT + index)

        moves = [piece.fly(goal, 0, width, durations.SWEEP, tween.in_cubic) for piece in trick]
        return [tween.Call(lift), tween.Parallel(*moves), tween.Call(lambda: self.layers.put_away(*trick))]
