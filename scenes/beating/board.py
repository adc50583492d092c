"""Everything round the pairs, kept in step with what is shown: panels, cloth, pack, cards put aside, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match import Seat as Sitting
from scenes import durations
from scenes.beating import faces
from scenes.beating.places import BoutPlaces
from scenes.beating.seats import BoutLook
from scenes.beating.shown import Shown
from scenes.beating.story import board_of, signed
from scenes.table import hud
from scenes.table.board import TableBoard
from scenes.table.cards import CardPiece
from scenes.table.sprites import LAYER_TABLE
from scenes.table.suits import suit_colour, suit_icon
from scenes.tween import Tween, out_back

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_LEAST_INFO = 90
"""Pixels of width that words in the panel need."""


class Board(TableBoard):
    """The pieces round the pairs."""

    def __init__(self, table: TableScene, places: BoutPlaces) -> None:
        super().__init__(table)
        self._places = places
        self._info, self._score, self._bar = (self._piece(LAYER_TABLE + 1) for _ in range(3))
        self._banner = self._piece(LAYER_TABLE + 6)
        self._heap = self._piece(LAYER_TABLE + 1)
        self._trump = CardPiece(self._deck, None, places.pile_width, places.trump, LAYER_TABLE + 1, jokers=False)
        self._trump.hide()
        self._layers.add(self._trump, layer=LAYER_TABLE + 1)
        self._stack = self._piece(LAYER_TABLE + 2)
        self._note = self._piece(LAYER_TABLE + 3)
        self._count = self._piece(LAYER_TABLE + 7)

    def key(self, name: str) -> str:
        """The key of this game's text of that name."""
        return f"{self._match.game.name}-{name}"

    # -- what a game adds ------------------------------------------------------------------------------

    def show_bar(self, shown: Shown) -> None:
        """The bar over the pairs."""
        raise NotImplementedError

    def show_pack(self, shown: Shown) -> None:
        """The cards that nobody holds, and the trump beside or under them."""
        raise NotImplementedError

    def seat_look(self, shown: Shown, seat: int, sits: Sitting, turn: bool) -> BoutLook:
        """What a seat shows; ``turn``: it must act."""
        place = shown.places[seat]
        lost = shown.phase == "over" and seat in shown.losers
        out = place is not None and not lost
        return BoutLook(
            name=sits.name,
            portrait=sits.portrait,
            dealer=seat == shown.dealer,
            turn=turn,
            away=self._match.away(seat),
            held=shown.held[seat],
            state=self._texts(self.key("place"), n=place) if out and place is not None else "",
            role="defend" if seat == shown.defender else "lead" if seat == shown.leader else "",
            word=turn and seat != self._viewer,
            out=out,
            fool=lost,
        )

    def remark(self, seat: int, shown: Shown) -> str:
        """What stands at a seat that is not asked."""
        del seat, shown
        return ""

    # -- what both games have --------------------------------------------------------------------------

    @property
    def order(self) -> list[int]:
        """The seats from the one at the bottom, clockwise."""
        return sorted(range(self._match.players), key=self._place_of)

    def show(self, shown: Shown, turn: int | None = None) -> None:
        """Bring everything in step but the score: the match has written that before the last cards are seen."""
        self._show_info(shown)
        self.show_bar(shown)
        self._show_banner(shown)
        self.show_pack(shown)
        self._show_heap(shown)
        self.show_seats(shown, turn)

    def _show_info(self, shown: Shown) -> None:
        frame = self._places.table.info
        if frame.width < _LEAST_INFO:
            self._info.put(faces.deal_chip(self._look, frame.size, self._match.number + 1), frame)
            return
        title = self._texts(self.key("deal"), n=self._match.number + 1)
        line = self._texts(self.key("bout"), n=shown.bout + 1)
        self._info.put(hud.info(self._look, frame.size, title, line, 0, 0), frame)

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

    def _show_heap(self, shown: Shown) -> None:
        if shown.discarded:
            picture = faces.heap(self._deck, self._places.heap_width, shown.discarded)
            self._heap.centre(picture, self._places.discard)
        else:
            self._heap.hide()

    def show_score(self) -> None:
        """The small board of losses."""
        order, board = self.order, board_of(self._match)
        portraits = tuple(self._match.table.seats[seat].portrait for seat in order)
        losses = tuple(board.losses[seat] for seat in order)
        teams = tuple(seat % 2 for seat in order) if board.teams else ()
        money = tuple(signed(board.money[seat]) for seat in order) if board.money else ()
        frame = self._places.board
        self._score.put(faces.board(self._look, frame.size, portraits, losses, teams, board.most, money), frame)

    def show_seats(self, shown: Shown, turn: int | None = None) -> None:
        """Names, cards held, roles and signs of everybody; ``turn``: the seat that must act."""
        for number, sits in enumerate(self._match.table.seats):
            self._seats[self._place_of(number)].show(self.seat_look(shown, number, sits, number == turn))

    def show_clock(self, shown: Shown, seat: int | None, seconds: float | None, limit: float) -> None:
        """Whose turn it is, what he is asked, and the ring of the clock."""
        for number in range(self._match.players):
            place = self._seats[self._place_of(number)]
            place.ring(seconds if number == seat else None, limit or 1.0)
            asked = number == seat and number == self._viewer and not self._match.away(number)
            place.say(
                self._texts(self.key(f"your-{shown.phase}")) if asked and shown.phase else self.remark(number, shown)
            )
