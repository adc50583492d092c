"""Everything round the pairs of Durak, kept in step with what is shown: panels, cloth, talon, discards, seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pygame

from game.durak.sheet import DurakSheet
from game.match import Match
from scenes import durations, pieces
from scenes.deck import Deck
from scenes.durak import faces
from scenes.durak.flights import ACROSS
from scenes.durak.places import DurakPlaces
from scenes.durak.seats import DurakLook
from scenes.durak.shown import Shown
from scenes.table import hud
from scenes.table.cards import CardPiece
from scenes.table.seats import Seat
from scenes.table.sprites import LAYER_TABLE, Layers, Piece
from scenes.table.suits import suit_colour, suit_icon
from scenes.texts import Texts
from scenes.tween import Tween, out_back
from scenes.widgets.faces import Look

_LEAST_INFO = 90
"""Pixels of width that words in the panel need."""


class Board:
    """The pieces round the pairs. ``viewer``: the seat that looks, or None."""

    def __init__(
        self,
        layers: Layers,
        deck: Deck,
        look: Look,
        places: DurakPlaces,
        texts: Texts,
        match: Match,
        seats: list[Seat],
        place_of: Callable[[int], int],
        four_colours: bool,
        viewer: int | None,
    ) -> None:
        self._layers = layers
        self._deck = deck
        self._look = look
        self._places = places
        self._texts = texts
        self._match = match
        self._seats = seats
        self._place_of = place_of
        self._four = four_colours
        self._viewer = viewer
        self._info, self._score, self._limit = (self._piece(LAYER_TABLE + 1) for _ in range(3))
        self._banner = self._piece(LAYER_TABLE + 6)
        self._heap = self._piece(LAYER_TABLE + 1)
        self._trump = CardPiece(deck, None, places.pile_width, places.trump, LAYER_TABLE + 1, jokers=False)
        self._trump.hide()
        layers.add(self._trump, layer=LAYER_TABLE + 1)
        self._stack = self._piece(LAYER_TABLE + 2)
        self._count = self._piece(LAYER_TABLE + 7)

    def _piece(self, layer: int) -> Piece:
        piece = Piece(layer)
        self._layers.add(piece, layer=layer)
        return piece

    @property
    def sheet(self) -> DurakSheet:
        """The board of this match."""
        return cast(DurakSheet, self._match.sheet)

    @property
    def order(self) -> list[int]:
        """The seats from the one at the bottom, clockwise."""
        return sorted(range(self._match.players), key=self._place_of)

    def show(self, shown: Shown, turn: int | None = None) -> None:
        """Bring everything in step but the score: the match has written that before the last cards are seen."""
        self._show_info(shown)
        self._show_limit(shown)
        self._show_banner(shown)
        self.show_talon(shown.talon, shown)
        self._show_heap(shown)
        self.show_seats(shown, turn)

    def _show_info(self, shown: Shown) -> None:
        frame = self._places.table.info
        if frame.width < _LEAST_INFO:
            return
        title = self._texts("durak-deal", n=self._match.number + 1)
        line = self._texts("durak-bout", n=shown.bout + 1)
        self._info.put(hud.info(self._look, frame.size, title, line, 0, 0), frame)

    def _show_limit(self, shown: Shown) -> None:
        if shown.leader is None or not shown.limit:
            self._limit.hide()
            return
        texts, limit, used = self._texts, shown.limit, len(shown.attacks)
        short = f"{used}/{limit}"
        words: tuple[str, ...]
        if shown.taking and shown.guard is not None:
            name = self._match.table.seats[shown.guard].name
            words = (texts("durak-taking", name=name, n=shown.extra), texts("durak-added", n=shown.extra), short)
        else:
            key = f"durak-limit-{shown.limit_by}"
            words = (texts(key, n=limit), texts(f"{key}.short", n=limit), short)
        frame = self._places.limit
        picture = faces.limit_bar(self._look, frame.size, used, shown.extra, limit, words)
        self._limit.centre(picture, frame.center)

    def _show_banner(self, shown: Shown) -> None:
        if shown.trump is None:
            self._banner.hide()
            return
        frame = self._places.table.banner
        sign, colour = suit_icon(shown.trump), suit_colour(shown.trump, self._four)
        self._banner.centre(hud.banner(self._look, frame.size, self._texts("trumps"), sign, colour), frame.center)

    def drop_banner(self, shown: Shown) -> Tween:
        """The cloth comes down from the rail."""
        self._show_banner(shown)
        picture, (x, y) = self._banner.image, self._banner.rect.topleft
        height = self._banner.rect.height

        def move(share: float) -> None:
            self._banner.put(picture, picture.get_rect(topleft=(x, y - round(height * (1 - share)))))

        return Tween(durations.TURN_RIBBON, move, out_back)

    def show_talon(self, count: int, shown: Shown) -> None:
        """So many cards to draw, the trump under them; an empty place with the suit of trumps once they are gone."""
        width, place = self._places.pile_width, self._places.talon
        if shown.visible is None or not count:
            self._trump.hide()
        else:
            self._trump.card, self._trump.level = shown.visible, "table"
            self._trump.stand(self._places.trump, ACROSS, width)
        if count > 1:
            self._stack.centre(faces.stack(self._deck, width, count - 1), place)
        elif count == 0 and shown.trump is not None:
            self._stack.centre(faces.empty_talon(width, suit_icon(shown.trump)), place)
        else:
            self._stack.hide()
        if count:
            side = max(28, self._look.metrics.px(40))
            at = (place[0] - width * 0.42, place[1] + width * 0.62)
            self._count.centre(pieces.badge(str(count), side), at)
        else:
            self._count.hide()

    def _show_heap(self, shown: Shown) -> None:
        if shown.discarded:
            picture = faces.heap(self._deck, self._places.pile_width, shown.discarded)
            self._heap.centre(picture, self._places.discard)
        else:
            self._heap.hide()

    def show_score(self) -> None:
        """The small board of losses."""
        order, options = self.order, self.sheet.options
        portraits = tuple(self._match.table.seats[seat].portrait for seat in order)
        losses = tuple(self.sheet.totals[seat] for seat in order)
        teams = tuple(seat % 2 for seat in order) if options.teams else ()
        frame = self._places.board
        self._score.put(faces.board(self._look, frame.size, portraits, losses, teams, options.losses), frame)

    def show_seats(self, shown: Shown, turn: int | None = None) -> None:
        """Names, cards held, roles and signs of everybody; ``turn``: the seat that must act."""
        for number, sits in enumerate(self._match.table.seats):
            place = shown.places[number]
            role = ""
            if number == shown.defender:
                role = "take" if shown.taking else "defend"
            elif number == shown.leader:
                role = "lead"
            over = shown.phase == "over"
            lost = over and (number % 2 == shown.team if shown.team is not None else number == shown.fool)
            out = place is not None and not lost
            self._seats[self._place_of(number)].show(
                DurakLook(
                    name=sits.name,
                    portrait=sits.portrait,
                    dealer=number == shown.dealer,
                    turn=number == turn,
                    away=self._match.away(number),
                    held=shown.held[number],
                    state=self._texts("durak-place", n=place) if out and place is not None else "",
                    role=role,
                    word=number == turn and number != self._viewer,
                    team=number % 2 if self.sheet.options.teams else None,
                    out=out,
                    fool=lost,
                )
            )

    def show_clock(self, shown: Shown, seat: int | None, seconds: float | None, limit: float) -> None:
        """Whose turn it is, what he is asked, and the ring of the clock; who takes says so as long as others add."""
        for number in range(self._match.players):
            place = self._seats[self._place_of(number)]
            place.ring(seconds if number == seat else None, limit or 1.0)
            words = ""
            if number == seat and number == self._viewer and not self._match.away(number):
                words = self._texts(f"durak-your-{shown.phase}") if shown.phase else ""
            elif number == shown.guard and shown.taking:
                words = self._texts("durak-takes")
            place.say(words)

    def talon_rect(self) -> pygame.Rect:
        """Where the talon and the trump under it lie."""
        width = self._places.pile_width
        rect = pygame.Rect(0, 0, width, round(width * 1.4))
        rect.center = (round(self._places.talon[0]), round(self._places.talon[1]))
        return rect
