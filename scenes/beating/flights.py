"""How cards travel at Durak: onto the pairs, to the discards, to who takes them, from the talon."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from functools import partial

import pygame

from scenes import durations, tween
from scenes.beating.places import ACROSS, COVER_ANGLE, EXTRA_ANGLE, BoutPlaces
from scenes.deck import Deck
from scenes.sound import Sounds
from scenes.table.cards import CardPiece, Pos
from scenes.table.flights import Flights, PlaceOf
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_FLIGHT, LAYER_TRICK, Layers, Piece


class BoutFlights(Flights):
    """``attacks`` and ``covers`` hold the cards of the running bout, pair by pair."""

    jokers = False

    def __init__(self, layers: Layers, deck: Deck, places: BoutPlaces, sounds: Sounds, place_of: PlaceOf) -> None:
        super().__init__(layers, deck, places.table, sounds, place_of)
        self.places = places
        self.attacks: list[CardPiece] = []
        self.covers: list[CardPiece | None] = []
        self._extra: set[CardPiece] = set()
        self._marks: list[Piece] = []

    @property
    def pieces(self) -> list[CardPiece]:
        """All cards of the bout, in order of laying."""
        pairs = zip(self.attacks, self.covers, strict=True)
        return [piece for pair in pairs for piece in pair if piece is not None]

    # -- the pairs -------------------------------------------------------------------------------------

    def lay(self, attacks: Sequence[int], covered: Sequence[int | None], extra: int, room: int = 0) -> None:
        """Put the pairs of a bout down at once; ``room``: places that stay free behind them."""
        self.attacks, self.covers, self._extra = [], [], set()
        for index, (attack, cover) in enumerate(zip(attacks, covered, strict=True)):
            piece = self._on_table(attack, 2 * index)
            self.attacks.append(piece)
            if index >= len(attacks) - extra:
                self._extra.add(piece)
            self.covers.append(None if cover is None else self._on_table(cover, 2 * index + 1))
        for piece, pos, angle, width in self._goals(len(attacks) + room):
            piece.stand(pos, angle, width)
        self.mark_extra()

    def mark_extra(self) -> None:
        """Put a plus on the cards that were added after 'take'."""
        self.layers.put_away(*self._marks)
        self._marks = []
        for piece in self._extra:
            mark = Piece(LAYER_TRICK + 20)
            self.layers.add(mark, layer=LAYER_TRICK + 20)
            away = pygame.Vector2(0.36 * piece.width, -0.62 * piece.width).rotate(-EXTRA_ANGLE)
            mark.centre(
                badge_sign("plus", max(22, round(piece.width * 0.3))), (piece.pos[0] + away.x, piece.pos[1] + away.y)
            )
            self._marks.append(mark)

    def _on_table(self, card: int, layer: int) -> CardPiece:
        piece = self.card(card, self.places.pile_width, self.places.talon, LAYER_TRICK + layer)
        piece.level = "table"
        return piece

    def _goals(self, count: int) -> list[tuple[CardPiece, Pos, float, int]]:
        """Where every card of the bout lies when there are so many pairs."""
        goals = []
        for place, attack, cover in zip(self.places.pairs(count), self.attacks, self.covers, strict=False):
            goals.append((attack, place.attack, EXTRA_ANGLE if attack in self._extra else 0.0, place.width))
            if cover is not None:
                goals.append((cover, place.cover, COVER_ANGLE, place.width))
        return goals

    def arrange(self, count: int) -> list[tween.Step]:
        """Move the pairs together or apart, so that so many have room."""
        moves: list[tween.Step] = []
        for piece, pos, angle, width in self._goals(count):
            if piece.pos != pos or piece.width != width:
                moves.append(piece.fly(pos, angle, width, durations.PAIRS_MOVE, tween.out_cubic))
        return [tween.Parallel(*moves)] if moves else []

    def attack(
        self, seat: int, cards: Sequence[int], held: Sequence[CardPiece | None], extra: bool = False
    ) -> list[tween.Step]:
        """Cards go from a seat, or from the hand (their pieces), to new places among the pairs."""
        before = len(self.attacks)
        pieces = [self._leaving(seat, card, piece) for card, piece in zip(cards, held, strict=True)]
        self.attacks += pieces
        self.covers += [None] * len(pieces)
        if extra:
            self._extra.update(pieces)
        count = len(self.attacks)
        places = self.places.pairs(count)[before:]
        flights = []
        for index, (piece, place) in enumerate(zip(pieces, places, strict=True)):
            angle = EXTRA_ANGLE if extra else 0.0
            layer = LAYER_TRICK + 2 * (before + index)
            flights.append(tween.Sequence(*self._landing(piece, place.attack, angle, place.width, layer)))
        older: list[tween.Step] = []
        for piece, pos, angle, width in self._goals(count):
            if piece not in pieces and (piece.pos != pos or piece.width != width):
                older.append(piece.fly(pos, angle, width, durations.PAIRS_MOVE, tween.out_cubic))
        marked = tween.Call(self.mark_extra)
        return [tween.Parallel(*older, tween.Parallel(*flights, stagger=durations.LEAD_GAP)), marked]

    def cover(self, seat: int, index: int, card: int, held: CardPiece | None) -> list[tween.Step]:
        """A card goes onto the one it covers."""
        piece = self._leaving(seat, card, held)
        self.covers[index] = piece
        place = self.places.pairs(len(self.attacks))[index]
        return self._landing(piece, place.cover, COVER_ANGLE, place.width, LAYER_TRICK + 2 * index + 1)

    def _leaving(self, seat: int, card: int, held: CardPiece | None) -> CardPiece:
        """The card on its way out of a hand."""
        place = self.place_of(seat)
        if held is None:
            held = self.card(card, self.places.pile_width, self.layout.seats[place].portrait, LAYER_FLIGHT)
        else:
            self.layers.change_layer(held, LAYER_FLIGHT)
        held.level = "lifted"
        return held

    def _landing(self, piece: CardPiece, pos: Pos, angle: float, width: int, layer: int) -> list[tween.Step]:
        def land() -> None:
            piece.level = "table"
            self.layers.change_layer(piece, layer)
            self.sounds.play("play")
            piece.refresh()

        def settle(share: float) -> None:
            scale = durations.SETTLE_SCALE + (1 - durations.SETTLE_SCALE) * share
            piece.width = width if share >= 1 else round(width * scale)
            piece.refresh()

        fly = piece.fly(pos, angle, width, durations.PLAY, tween.out_quint)
        return [fly, tween.Call(land), tween.Tween(durations.SETTLE, settle, tween.out_quad)]

    # -- the end of a bout -----------------------------------------------------------------------------

    def _cleared(self) -> list[CardPiece]:
        pieces = self.pieces
        self.attacks, self.covers, self._extra = [], [], set()
        self.mark_extra()
        return pieces

    def discard(self, landed: Callable[[], object]) -> list[tween.Step]:
        """All cards of the bout turn over and fall on those put aside."""
        pieces = self._cleared()
        return self._swept(pieces, self._fallen(pieces), landed)

    def take(self, seat: int, landed: Callable[[], object], taken: Collection[int] | None = None) -> list[tween.Step]:
        """The ``taken`` cards of the bout, all if None, go to who takes them, the others to those put aside."""
        pieces = self._cleared()
        goal = self.home(self.place_of(seat))
        width = round(self.places.pile_width * (0.7 if self.place_of(seat) else 1.2))
        his = [piece for piece in pieces if taken is None or piece.card in taken]
        others = [piece for piece in pieces if piece not in his]
        moves = [piece.fly(goal, 0, width, durations.SWEEP, tween.in_cubic) for piece in his]
        return self._swept([*others, *his], [*self._fallen(others), *moves], landed)

    def _fallen(self, pieces: Sequence[CardPiece]) -> list[tween.Step]:
        chance = random.Random(len(pieces))
        width = self.places.heap_width
        moves: list[tween.Step] = []
        for piece in pieces:
            turn = chance.uniform(-20, 20)
            fly = piece.fly(self.places.discard, turn, width, durations.SWEEP, tween.in_out_quad)
            moves.append(tween.Parallel(fly, piece.flip(None)))
        return moves

    def _swept(
        self, pieces: Sequence[CardPiece], moves: Sequence[tween.Step], landed: Callable[[], object]
    ) -> list[tween.Step]:
        def lift() -> None:
            self.sounds.play("take")
            for index, piece in enumerate(pieces):
                self.layers.change_layer(piece, LAYER_FLIGHT + index)

        def end() -> None:
            self.layers.put_away(*pieces)
            landed()

        return [tween.Call(lift), tween.Parallel(*moves, stagger=durations.SWEEP_GAP), tween.Call(end)]

    # -- the talon -------------------------------------------------------------------------------------

    def draw(
        self,
        seat: int,
        cards: Sequence[int | None],
        turned: bool,
        leaving: Callable[[int], object],
        landed: Callable[[int], object],
    ) -> list[tween.Step]:
        """A refill: cards go one by one from the talon to a seat; the last may be the ``turned`` trump itself.

        ``leaving`` and ``landed`` are told the place of each card among them.
        """
        flights = []
        for index, card in enumerate(cards):
            last = turned and index == len(cards) - 1
            face = card if last else None
            flights.append(self._drawn(seat, face, last, partial(leaving, index), partial(landed, index)))
        return [tween.Parallel(*flights, stagger=durations.DRAW_GAP)]

    def _drawn(
        self,
        seat: int,
        card: int | None,
        across: bool,
        leaving: Callable[[], object],
        landed: Callable[[], object],
    ) -> tween.Step:
        goal = self.home(self.place_of(seat))
        made: list[CardPiece] = []
        width = self.places.pile_width
        start_at, start_angle = (self.places.trump, ACROSS) if across else (self.places.talon, 0.0)

        def start() -> None:
            piece = self.card(card, width, start_at, LAYER_FLIGHT)
            piece.stand(start_at, start_angle, width)
            made.append(piece)
            leaving()
            self.sounds.play("deal")

        def move(share: float) -> None:
            piece = made[0]
            piece.pos = (
                start_at[0] + (goal[0] - start_at[0]) * share,
                start_at[1] + (goal[1] - start_at[1]) * share,
            )
            piece.angle = start_angle * (1 - share)
            piece.refresh()

        def end() -> None:
            self.layers.put_away(*made)
            landed()

        return tween.Sequence(tween.Call(start), tween.Tween(durations.DRAW, move, tween.out_quad), tween.Call(end))

    def trump_up(self, card: int, seat: int | None, landed: Callable[[], object]) -> list[tween.Step]:
        """The trump is turned over on the pack and laid across under it, or shown by the seat whose last card it is."""
        if seat is not None:
            return [*self.turn_up(card, seat), tween.Call(landed)]
        width = self.places.pile_width
        piece = self.card(None, width, self.places.talon, LAYER_FLIGHT)
        self.sounds.play("flip")
        big = piece.fly(self.places.field.center, 0, self.layout.trick_width, durations.PLAY, tween.out_cubic)
        home = piece.fly(self.places.trump, self.places.trump_angle, width, durations.SWEEP, tween.in_out_quad)

        def end() -> None:
            self.layers.put_away(piece)
            landed()

        return [big, piece.flip(card), tween.Wait(durations.TURNED_STAYS), home, tween.Call(end)]

    def show(self, shown: Sequence[tuple[int, int]]) -> list[tween.Step]:
        """Seats show cards of their hands for a moment: the lowest trump, for the first lead."""
        pieces, ins, outs = [], [], []
        width = self.layout.trick_width
        for seat, card in shown:
            start, goal = self.home(self.place_of(seat)), self.layout.slots[self.place_of(seat)][0]
            piece = self.card(card, round(width * 0.6), start, LAYER_FLIGHT)
            pieces.append(piece)
            ins.append(piece.fly(goal, 0, width, durations.PLAY, tween.out_cubic))
            outs.append(piece.fly(start, 0, round(width * 0.6), durations.PLAY, tween.in_quad))
        gone = tween.Call(lambda: self.layers.put_away(*pieces))
        return [tween.Parallel(*ins), tween.Wait(durations.TURNED_STAYS), tween.Parallel(*outs), gone]

    def swap(
        self, seat: int, laid: int, got: int, held: CardPiece | None, landed: Callable[[], object]
    ) -> list[tween.Step]:
        """The lowest trump goes under the talon, the trump that lay there to the seat."""
        width = self.places.pile_width
        down = self._leaving(seat, laid, held)
        up = self.card(got, width, self.places.trump, LAYER_FLIGHT)
        up.stand(self.places.trump, ACROSS, width)

        def end() -> None:
            self.layers.put_away(down, up)
            landed()

        there = down.fly(self.places.trump, ACROSS, width, durations.PLAY, tween.in_out_quad)
        here = up.fly(self.home(self.place_of(seat)), 0, width, durations.PLAY, tween.in_out_quad)
        return [tween.Call(lambda: self.sounds.play("flip")), tween.Parallel(here, there), tween.Call(end)]
