"""How cards travel over the table of Joker: dealt, turned, played, swept up."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.joker.actions import CARD_OF
from game.rules import CardDealt
from scenes import durations, tween
from scenes.deck import Deck
from scenes.sound import Sounds
from scenes.table.cards import CardPiece
from scenes.table.layout import TableLayout
from scenes.table.sprites import LAYER_FLIGHT, LAYER_TRICK, Layers

PlaceOf = Callable[[int], int]


class Flights:
    """Makes steps for the timeline; ``place_of`` turns a seat into its place at the table."""

    def __init__(self, layers: Layers, deck: Deck, layout: TableLayout, sounds: Sounds, place_of: PlaceOf) -> None:
        self._layers = layers
        self._deck = deck
        self._layout = layout
        self._sounds = sounds
        self._place_of = place_of
        self.trick: list[CardPiece] = []
        """The cards of the running trick, from the leader's."""

    def card(self, card: int | None, width: int, pos: tuple[float, float], layer: int) -> CardPiece:
        piece = CardPiece(self._deck, card, width, pos, layer)
        self._layers.add(piece, layer=layer)
        return piece

    def lay_trick(self, plays: Sequence[int], leader: int, players: int) -> None:
        """Put the cards of a trick down at once."""
        self.trick = []
        for offset, play in enumerate(plays):
            pos, angle = self._layout.slots[self._place_of((leader + offset) % players)]
            piece = self.card(CARD_OF[play], self._layout.trick_width, pos, LAYER_TRICK + offset)
            piece.level = "table"
            piece.stand(pos, angle, self._layout.trick_width)
            self.trick.append(piece)

    def shuffle(self) -> list[tween.Step]:
        """The pack is cut: its upper half goes under the lower."""
        width = self._layout.trick_width
        x, y = self._layout.pack
        pieces = [self.card(None, width, (x + index, y - 2 * index), LAYER_FLIGHT) for index in range(3)]
        upper = pieces[-1]
        out = upper.fly((x + width * 1.15, y), 6, width, durations.CUT / 2, tween.out_cubic)
        home = upper.fly((x, y), 0, width, durations.CUT / 2, tween.in_out_quad)
        under = tween.Call(lambda: self._layers.change_layer(upper, LAYER_FLIGHT - 1))
        gone = tween.Call(lambda: self._layers.put_away(*pieces))
        return [tween.Call(lambda: self._sounds.play("shuffle")), out, under, home, gone]

    def deal(self, events: Sequence[CardDealt], landed: Callable[[CardDealt], object]) -> list[tween.Step]:
        """Cards fly from the pack to their seats, one after the other."""
        width = self._layout.trick_width
        pack: list[CardPiece] = []

        def begin() -> None:
            pack.append(self.card(None, width, self._layout.pack, LAYER_FLIGHT - 1))

        flights = [tween.Parallel(*(self._dealt(event, landed) for event in events), stagger=durations.DEAL_GAP)]
        return [tween.Call(begin), *flights, tween.Call(lambda: self._layers.put_away(*pack))]

    def _dealt(self, event: CardDealt, landed: Callable[[CardDealt], object]) -> tween.Step:
        place = self._place_of(event.seat)
        width = self._layout.trick_width
        goal = self._layout.seats[place].portrait if place else self._layout.hand_middle
        made: list[CardPiece] = []

        def start() -> None:
            piece = self.card(None, width, self._layout.pack, LAYER_FLIGHT)
            made.append(piece)
            self._sounds.play("deal")

        def move(share: float) -> None:
            piece = made[0]
            x, y = self._layout.pack
            piece.pos = (x + (goal[0] - x) * share, y + (goal[1] - y) * share)
            piece.refresh()

        def end() -> None:
            self._layers.put_away(*made)
            landed(event)

        return tween.Sequence(tween.Call(start), tween.Tween(durations.DEAL, move, tween.out_quad), tween.Call(end))

    def turn_up(self, card: int, seat: int | None) -> list[tween.Step]:
        """A card is turned for trumps: it lies on the pack, or before the seat whose last card it is."""
        width = self._layout.trick_width
        pos = self._layout.pack if seat is None else self._layout.slots[self._place_of(seat)][0]
        piece = self.card(None, width, pos, LAYER_FLIGHT)
        self._sounds.play("flip")
        out = piece.fly(self._layout.banner.center, 0, round(width * 0.6), durations.SWEEP, tween.in_cubic)
        gone = tween.Call(lambda: self._layers.put_away(piece))
        return [piece.flip(card), tween.Wait(durations.TURNED_STAYS), out, gone]

    def play(self, seat: int, play: int, piece: CardPiece | None) -> list[tween.Step]:
        """A card goes from the hand (its ``piece``) or from its seat to its place in the trick."""
        place = self._place_of(seat)
        pos, angle = self._layout.slots[place]
        width = self._layout.trick_width
        if piece is None:
            piece = self.card(CARD_OF[play], round(width * 0.7), self._layout.seats[place].portrait, LAYER_FLIGHT)
        else:
            self._layers.change_layer(piece, LAYER_FLIGHT)
        piece.level = "lifted"
        flying = piece
        self.trick.append(flying)
        layer = LAYER_TRICK + len(self.trick)

        def land() -> None:
            flying.level = "table"
            self._layers.change_layer(flying, layer)
            self._sounds.play("joker" if CARD_OF[play] != play else "play")
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
        goal = self._layout.seats[self._place_of(taker)].plate.center
        width = round(self._layout.trick_width * 0.5)
        for index, piece in enumerate(trick):
            if self._layers.has(piece):
                self._layers.change_layer(piece, LAYER_FLIGHT + index)
        sound = tween.Call(lambda: self._sounds.play("take"))
        moves = [piece.fly(goal, 0, width, durations.SWEEP, tween.in_cubic) for piece in trick]
        return [sound, tween.Parallel(*moves), tween.Call(lambda: self._layers.put_away(*trick))]
