"""Everything round the cards of Bura, kept in step with what is shown: panels, seats, talon, piles, stake, lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.bura.demand import Pair
from game.bura.sheet import BuraSheet
from scenes import durations, paint
from scenes.bura import faces
from scenes.bura.call import stake as stake_block
from scenes.bura.places import BuraPlaces
from scenes.bura.shown import Shown
from scenes.icons import icon
from scenes.table import hud
from scenes.table.board import TableBoard
from scenes.table.hand import Spot
from scenes.table.seats import SeatLook
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_HAND, LAYER_TABLE, LAYER_TOP, Piece
from scenes.table.suits import light_suit_colour, suit_icon
from scenes.tween import Tween, out_back

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_LAYER_MARKS = LAYER_HAND + 17


class Board(TableBoard):
    """The pieces round the cards."""

    def __init__(self, table: TableScene, places: BuraPlaces) -> None:
        super().__init__(table)
        self._places = places
        self._info, self._stake, self._suit, self._bands = (self._piece(LAYER_TABLE + 1) for _ in range(4))
        self._tallies = [self._piece(LAYER_TABLE + 4) for _ in range(2)]
        self._talon, self._count = self._piece(LAYER_TABLE + 1), self._piece(LAYER_TABLE + 2)
        self._piles = [self._piece(LAYER_TABLE + 1) for _ in range(2)]
        self._words = [self._piece(LAYER_TABLE + 1) for _ in range(2)]
        self._line = self._piece(LAYER_TOP)
        self._stake_picture = self._stake.image
        self._marks: list[Piece] = []

    @property
    def sheet(self) -> BuraSheet:
        return cast(BuraSheet, self._match.sheet)

    def show(self, shown: Shown, known: Sequence[str] = ("", "")) -> None:
        """Bring everything in step; ``known``: what may be said of the own and the other pile."""
        self._show_info()
        self._show_stake(shown)
        self._show_talon(shown)
        self._show_piles(shown, known)
        self._show_bands()
        self.show_score()
        self.show_seats(None)

    def _show_info(self) -> None:
        texts, options = self._texts, self.sheet.options
        title = texts("bura-title", cards=options.cards)
        key = "bura-hand-short" if self._look.metrics.small else "bura-hand-of"
        line = texts(key, number=self._match.number + 1, target=options.match)
        frame = self._places.table.info
        self._info.put(hud.info(self._look, frame.size, title, line, 0, 0), frame)

    # -- seats -----------------------------------------------------------------------------------------

    def show_seats(self, turn: int | None) -> None:
        """Portraits and plates; ``turn``: the seat that must act."""
        for number, sits in enumerate(self._match.table.seats):
            seat = self._seats[self._place_of(number)]
            seat.show(SeatLook("", sits.portrait, turn=number == turn, away=self._match.away(number)))

    def show_score(self) -> None:
        """Names, and how near each side is to the target."""
        score, target = self.sheet.score, self.sheet.options.match
        for number, sits in enumerate(self._match.table.seats):
            place = self._place_of(number)
            frame = self._places.table.seats[place].plate.copy()
            if place:
                # the portrait covers its left end
                frame.width -= self._places.table.seats[place].diameter // 2
                frame.right = self._places.table.seats[place].plate.right
            words = f"{score[number]}/{target}"
            if not self._look.metrics.small:
                words = self._texts("bura-score", score=score[number], target=target)
            picture = faces.tally(self._look, frame.size, sits.name, score[number], target, words)
            self._tallies[place].put(picture, frame)

    def show_clock(self, seat: int | None, seconds: float | None, limit: float, words: str) -> None:
        """Whose turn it is, what is asked of him, and the ring of the clock."""
        self.show_seats(seat)
        for number in range(self._match.players):
            place = self._seats[self._place_of(number)]
            place.ring(seconds if number == seat else None, limit or 1.0)
            place.say(words if number == seat else "")

    # -- talon, piles, stake ---------------------------------------------------------------------------

    def _show_talon(self, shown: Shown) -> None:
        places = self._places
        hidden = shown.talon - (shown.turned is not None)
        if shown.talon <= 0 and shown.trump is not None:
            self._count.hide()
            light = light_suit_colour(shown.trump, self._four)
            picture = icon(suit_icon(shown.trump), round(places.talon_width * 0.66), light)
            self._talon.centre(picture, places.talon)
        else:
            away = (places.turned[0] - places.talon[0], places.turned[1] - places.talon[1])
            picture = faces.talon(self._deck, places.talon_width, hidden, shown.turned, away)
            self._talon.centre(picture, places.talon)
            size = max(26, self._look.metrics.px(40))
            self._count.centre(paint.badge(str(shown.talon), size), places.count)
        self.show_suit(shown)

    def show_suit(self, shown: Shown) -> None:
        """The pill that names the trumps."""
        if shown.trump is None:
            self._suit.hide()
            return
        light = light_suit_colour(shown.trump, self._four)
        words = self._texts("trumps")
        picture = hud.pill(self._look, words, suit_icon(shown.trump), light, False, self._look.metrics.px(230))
        rect = picture.get_rect(center=self._places.suit)
        edge = self._places.table.menu.left
        rect.left = max(rect.left, edge)
        rect.right = min(rect.right, self._look.metrics.width - edge)
        self._suit.put(picture, rect)

    def _show_piles(self, shown: Shown, known: Sequence[str]) -> None:
        places, metrics = self._places, self._look.metrics
        for number in range(2):
            place = self._place_of(number)
            width = places.pile_width
            picture = faces.pile(self._deck, width, shown.piles[number])
            self._piles[place].centre(picture, places.piles[place])
            name = self._texts("bura-pile-other" if place else "bura-pile-own")
            # in a small window there is room for one of the two lines
            if metrics.small and known[place]:
                name = ""
            words = faces.pile_words(self._look, name, known[place], max(132, metrics.px(190)))
            x, y = places.piles[place]
            rect = words.get_rect(midtop=(x, y + round(width * 0.6)))
            edge = places.table.menu.left
            rect.right = min(rect.right, metrics.width - edge)
            if places.hint.left > x:
                rect.right = min(rect.right, places.hint.left - metrics.px(6))
            elif not place:
                rect.left = max(rect.left, places.hint.right + metrics.px(6))
            self._words[place].put(words, rect)

    def _show_bands(self) -> None:
        """Five cards: how dear a lost hand is, always in sight."""
        if self.sheet.options.cards != 5:
            return
        names = tuple(self._texts(f"bura-band-{n}") for n in (1, 2, 3))
        frame = self._places.var
        self._bands.put(faces.bands(self._look, frame.size, names), frame)

    def _show_stake(self, shown: Shown) -> None:
        texts, frame = self._texts, self._places.stake
        name = texts("bura-one-point") if shown.stake == 1 else texts(f"bura-stake-{shown.stake}")
        title, line = texts("bura-worth"), self._who_may(shown)
        if self._look.metrics.small:
            title = line = ""
        picture = stake_block(self._look, frame.size, name, shown.stake, title, line, shown.stake > 1)
        self._stake_picture = picture
        self._stake.put(picture, frame)

    def _who_may(self, shown: Shown) -> str:
        """Who may offer the next stake."""
        if shown.stake >= 6:
            return self._texts("bura-may-nobody")
        if shown.right is None:
            return self._texts("bura-may-both")
        return self._texts("bura-may-you" if self._place_of(shown.right) == 0 else "bura-may-other")

    def pop_stake(self) -> Tween:
        """The stake, already shown, jumps into its place."""

        def move(share: float) -> None:
            picture = self._stake_picture
            small = picture if share >= 1 else pygame.transform.smoothscale_by(picture, 0.8 + 0.2 * share)
            self._stake.centre(small, self._places.stake.center)

        return Tween(durations.DAVI, move, out_back)

    # -- lines and marks -------------------------------------------------------------------------------

    def say(self, words: str, alarm: bool = False, at: tuple[int, int] | None = None) -> None:
        """The line over the buttons; empty words take it away."""
        if not words:
            self._line.hide()
            return
        picture = hud.pill(self._look, words, "", "", alarm, self._places.line_width)
        self._line.centre(picture, at or self._places.line)

    def mark(self, pairs: Sequence[Pair], spots: Sequence[Spot]) -> None:
        """A tick on each card that cuts its target, a cross on one that does not."""
        for piece in self._marks:
            piece.kill()
        self._marks = []
        for pair, spot in zip(pairs, spots, strict=False):
            if pair.by is None:
                continue
            piece = self._piece(_LAYER_MARKS)
            side = max(24, round(spot.width * 0.34))
            at = (spot.pos[0], spot.pos[1] + spot.width * 0.62)
            piece.centre(badge_sign("kept" if pair.cuts else "lost", side), at)
            self._marks.append(piece)

    def unmark(self) -> None:
        """No signs on the cards."""
        self.mark((), ())
