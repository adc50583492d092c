"""How cards travel over any table: cut, dealt, turned up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.rules import CardDealt
from scenes import durations, tween
from scenes.deck import Deck
from scenes.sound import Sounds
from scenes.table.cards import CardPiece
from scenes.table.layout import TableLayout
from scenes.table.sprites import LAYER_FLIGHT, Layers

PlaceOf = Callable[[int], int]

CUT_ASIDE: Final = 1.15
"""So many widths right of the pack its upper half is held while it is cut."""


class Flights:
    """Makes steps for the timeline; ``place_of`` turns a seat into its place at the table.

    ``jokers``: whether the black sixes are jokers in this game.
    """

    jokers = True

    def __init__(self, layers: Layers, deck: Deck, layout: TableLayout, sounds: Sounds, place_of: PlaceOf) -> None:
        self.layers = layers
        self.deck = deck
        self.layout = layout
        self.sounds = sounds
        self.place_of = place_of

    def card(self, card: int | None, width: int, pos: tuple[float, float], layer: int) -> CardPiece:
        piece = CardPiece(self.deck, card, width, pos, layer, self.jokers)
        self.layers.add(piece, layer=layer)
        return piece

    def shuffle(self) -> list[tween.Step]:
        """The pack is cut: its upper half goes under the lower."""
        width = self.layout.trick_width
        x, y = self.layout.pack
        pieces = [self.card(None, width, (x + index, y - 2 * index), LAYER_FLIGHT) for index in range(3)]
        upper = pieces[-1]
        out = upper.fly((x + width * CUT_ASIDE, y), 6, width, durations.CUT / 2, tween.out_cubic)
        home = upper.fly((x, y), 0, width, durations.CUT / 2, tween.in_out_quad)
        under = tween.Call(lambda: self.layers.change_layer(upper, LAYER_FLIGHT - 1))
        gone = tween.Call(lambda: self.layers.put_away(*pieces))
        return [tween.Call(lambda: self.sounds.play("shuffle")), out, under, home, gone]

    def deal(self, events: Sequence[CardDealt], landed: Callable[[CardDealt], object]) -> list[tween.Step]:
        """Cards fly from the pack to their seats, one after the other."""
        width = self.layout.trick_width
        pack: list[CardPiece] = []

        def begin() -> None:
            pack.append(self.card(None, width, self.layout.pack, LAYER_FLIGHT - 1))

        flights = [tween.Parallel(*(self._dealt(event, landed) for event in events), stagger=durations.DEAL_GAP)]
        return [tween.Call(begin), *flights, tween.Call(lambda: self.layers.put_away(*pack))]

    def home(self, place: int) -> tuple[float, float]:
        """Where cards of the seat at this place come to, and go out from."""
        return self.layout.seats[place].portrait if place else self.layout.hand_middle

    def _dealt(self, event: CardDealt, landed: Callable[[CardDealt], object]) -> tween.Step:
        place = self.place_of(event.seat)
        width = self.layout.trick_width
        goal = self.home(place)
        made: list[CardPiece] = []

        def start() -> None:
            piece = self.card(None, width, self.layout.pack, LAYER_FLIGHT)
            made.append(piece)
            self.sounds.play("deal")

        def move(share: float) -> None:
            piece = made[0]
            x, y = self.layout.pack
            piece.pos = (x + (goal[0] - x) * share, y + (goal[1] - y) * share)
            piece.refresh()

        def end() -> None:
            self.layers.put_away(*made)
            landed(event)

        return tween.Sequence(tween.Call(start), tween.Tween(durations.DEAL, move, tween.out_quad), tween.Call(end))

    def turn_up(self, card: int, seat: int | None) -> list[tween.Step]:
        """A card is turned for trumps: it lies on the pack, or before the seat whose last card it is."""
        width = self.layout.trick_width
        pos = self.layout.pack if seat is None else self.layout.slots[self.place_of(seat)][0]
        piece = self.card(None, width, pos, LAYER_FLIGHT)
        self.sounds.play("flip")
        out = piece.fly(self.layout.banner.center, 0, round(width * 0.6), durations.SWEEP, tween.in_cubic)
        gone = tween.Call(lambda: self.layers.put_away(piece))
        return [piece.flip(card), tween.Wait(durations.TURNED_STAYS), out, gone]
