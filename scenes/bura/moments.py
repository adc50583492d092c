"""The moments in the middle of the table: an offer called out, cards counted before both, a winning hand shown."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.bura.answers import POINTS
from game.bura.events import CardCounted
from game.bura.options import CLAIM, TOP_STAKE
from scenes import durations, fonts, paint, tokens, tween
from scenes.bura import call
from scenes.bura.flights import BuraFlights
from scenes.bura.places import BuraPlaces
from scenes.deck import RATIO
from scenes.sound import Sounds
from scenes.table.cards import CardPiece
from scenes.table.sprites import LAYER_FLIGHT, LAYER_PANEL, LAYER_TRICK, Layers, Piece
from scenes.texts import Texts
from scenes.widgets.faces import Look

_COUNT: float = 0.26
"""Seconds in which a counted card flies and turns."""


class Moments:
    """The pieces of what happens in the middle; ``clear`` takes all of them away."""

    def __init__(
        self, layers: Layers, look: Look, places: BuraPlaces, texts: Texts, sounds: Sounds, flights: BuraFlights
    ) -> None:
        self._layers = layers
        self._look = look
        self._places = places
        self._texts = texts
        self._sounds = sounds
        self._flights = flights
        self._call, self._ladder, self._total = Piece(LAYER_PANEL), Piece(LAYER_PANEL), Piece(LAYER_PANEL)
        for piece in (self._call, self._ladder, self._total):
            layers.add(piece, layer=LAYER_PANEL)
        self._whole = self._call.image
        self._cards: list[CardPiece] = []
        self._expected = 1

    # -- words on stitched paper -----------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """What the steps of the ladder are called."""
        return (self._texts("bura-stake-1"), *(self._texts(f"bura-stake-{n}") for n in range(2, TOP_STAKE + 1)))

    def show_call(self, word: str, line: str = "", place: int | None = None) -> None:
        """The medallion, pointing at the seat at this place."""
        tail = "" if place is None else "up" if place else "down"
        picture = call.medallion(self._look, self._places.call.size, word, line, tail)
        self._call.centre(picture, self._places.call.center)

    def spring(self, word: str, line: str = "", place: int | None = None, sound: str = "premium") -> list[tween.Step]:
        """The medallion springs up and stays."""

        def begin() -> None:
            self._sounds.play(sound)
            self.show_call(word, line, place)
            self._whole = self._call.image

        def grow(share: float) -> None:
            if share >= 1:
                self._call.centre(self._whole, self._places.call.center)
            else:
                small = pygame.transform.smoothscale_by(self._whole, max(0.05, 0.3 + 0.7 * share))
                self._call.centre(small, self._places.call.center)

        return [tween.Call(begin), tween.Tween(durations.DAVI, grow, tween.out_back)]

    def hide_call(self) -> None:
        self._call.hide()

    def show_ladder(self, accepted: int, offered: int) -> None:
        """The ladder of the stakes with the step on offer (0: none)."""
        frame = self._places.ladder
        self._ladder.put(call.ladder(self._look, frame.size, self.names, accepted, offered), frame)

    def hide_ladder(self) -> None:
        self._ladder.hide()

    # -- counting --------------------------------------------------------------------------------------

    def begin_count(self, cards: int) -> None:
        """So many cards are about to be counted."""
        self._drop_cards()
        self._expected = max(1, cards)
        self._show_total(0)

    def count(self, event: CardCounted, place: int) -> list[tween.Step]:
        """A card is turned up from the pile, and its points are added."""
        places = self._places
        width = places.card_width
        room = places.trick.w - width
        step = min(width * 0.62, room / max(1, self._expected - 1))
        x = places.middle + (len(self._cards) - (self._expected - 1) / 2) * step
        y = places.call.top + self._total_height + round(width * RATIO / 2) + self._look.metrics.px(4)
        start = places.piles[1 if place else 0]
        piece = self._flights.card(None, places.pile_width, start, LAYER_FLIGHT)
        layer = LAYER_TRICK + min(19, len(self._cards))
        self._cards.append(piece)

        def land() -> None:
            piece.level = "table"
            self._layers.change_layer(piece, layer)
            piece.refresh()
            self._sounds.play("play")
            if event.total - POINTS[event.card] < CLAIM <= event.total:
                self._sounds.play("premium")
            self._show_total(event.total)

        fly = piece.fly((x, y), 0, width, _COUNT, tween.out_cubic)
        return [tween.Parallel(fly, piece.flip(event.card)), tween.Call(land)]

    @property
    def _total_height(self) -> int:
        return self._look.metrics.px(146)

    def _show_total(self, total: int) -> None:
        """The points so far, large, over a bar that is full at 31."""
        m, places = self._look.metrics, self._places
        enough = total >= CLAIM
        size = (min(places.call.w, m.px(420)), self._total_height)
        out = pygame.Surface(size, pygame.SRCALPHA)
        colours = ("gold_hi", "gold", "gold_lo") if enough else ("card_face", "button", "card_rim")
        number = paint.golden(str(total), min(m.type("hero"), m.px(98)), colours)
        seen = number.get_bounding_rect()
        bar = pygame.Rect(0, 0, size[0] - m.px(70), max(10, m.px(16)))
        bar.midbottom = (size[0] // 2 - m.px(22), size[1] - m.px(6))
        top = max(0, (bar.top - m.px(8) - seen.h) // 2)
        out.blit(number, (size[0] // 2 - seen.centerx, top - seen.top))
        track = tokens.theme(self._look.theme).panel
        pygame.draw.rect(out, track, bar, border_radius=bar.h // 2)
        filled = bar.copy()
        filled.w = max(bar.h, round(bar.w * min(1.0, total / CLAIM))) if total else 0
        if filled.w:
            pygame.draw.rect(out, tokens.colour("gold" if enough else "under_bids"), filled, border_radius=bar.h // 2)
        goal = fonts.text(str(CLAIM), m.type("number"), tokens.colour("ivory"), bold=True)
        out.blit(goal, goal.get_rect(midleft=(bar.right + m.px(10), bar.centery)))
        self._total.centre(out, (places.call.centerx, places.call.top + size[1] // 2))

    # -- a winning hand --------------------------------------------------------------------------------

    def show_hand(self, pieces: Sequence[CardPiece], cards: Sequence[int]) -> list[tween.Step]:
        """A whole hand is laid open in the middle, under the medallion."""
        places = self._places
        width = round(places.card_width * 1.16)
        step = width * 1.12
        y = places.call.bottom + round(width * RATIO / 2) + self._look.metrics.px(8)
        moves: list[tween.Step] = []
        for index, (piece, card) in enumerate(zip(pieces, cards, strict=True)):
            x = places.middle + (index - (len(cards) - 1) / 2) * step
            self._layers.change_layer(piece, LAYER_FLIGHT + index)
            piece.glow = True
            fly: tween.Step = piece.fly((x, y), 0, width, durations.PLAY, tween.out_cubic)
            moves.append(fly if piece.card == card else tween.Parallel(fly, piece.flip(card)))
            self._cards.append(piece)
        return [tween.Parallel(*moves, stagger=0.1)]

    def clear(self) -> None:
        """The middle is free again."""
        self._call.hide()
        self._ladder.hide()
        self._total.hide()
        self._drop_cards()

    def _drop_cards(self) -> None:
        self._layers.put_away(*self._cards)
        self._cards = []
