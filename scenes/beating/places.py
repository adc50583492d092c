"""Where the things of a bout stand: the pairs in the middle, pack and trump left, the cards put aside right."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from scenes.metrics import DESIGN, LEAST, Metrics
from scenes.table.layout import TableLayout, layout

Pos = tuple[float, float]

ACROSS: Final = -90.0
"""How the trump lies under a talon."""
ROW: Final = 3
"""Pairs in a row; six cards at most attack."""
ASIDE: Final = (0.34, 0.2)
"""How far a covering card lies right of and below the card it covers, in widths: both indices stay visible."""
COVER_ANGLE: Final = -4.0
EXTRA_ANGLE: Final = 9.0
"""How far a card is turned that was added after 'take'."""
_CELL: Final = (1.0 + ASIDE[0], 1.4 + ASIDE[1])
_SMALL: Final = LEAST[0] / DESIGN[0]


@dataclass(frozen=True)
class PairPlace:
    """Middles of an attacking card and of the one that covers it."""

    attack: Pos
    cover: Pos
    width: int

    @property
    def rect(self) -> Rect:
        """What the attacking card takes, in screen pixels."""
        rect = Rect(0, 0, self.width, round(self.width * 1.4))
        rect.center = (round(self.attack[0]), round(self.attack[1]))
        return rect


@dataclass(frozen=True)
class BoutPlaces:
    """All places in screen pixels; ``table`` has those of any game, its pack where the talon lies."""

    table: TableLayout
    field: Rect
    """The pairs lie here."""
    bar: Rect
    """What is to be said of the attack."""
    talon: Pos
    trump: Pos
    """Middle of the trump card that lies across under the talon."""
    discard: Pos
    pile_width: int
    """Width of the cards of talon and discards."""
    board: Rect
    action: Rect
    """The large button: take, pass, lead."""
    swap: Rect
    hint: Rect
    reason: tuple[int, int]
    """Middle of the lower edge of the line that says why a card is refused: over the hand."""
    foot: tuple[int, int]
    """The same, at the foot of the hand: where two rows of pairs, or shown cards, lie close to the hand."""
    reason_width: int
    row: int = ROW
    """Pairs in one row, at most."""
    even: bool = False
    """Whether two rows are equally long, rather than the first one full."""
    trump_angle: float = ACROSS
    """How the trump card lies, in degrees."""

    def pairs(self, count: int) -> tuple[PairPlace, ...]:
        """Places of so many pairs, in order of laying: one row in the middle, or two of three."""
        widths = self._widths
        if count <= self.row:
            return tuple(self._row(count, index, widths[0], self.field.centery) for index in range(count))
        width = widths[1]
        apart = (self.field.h - 2 * _CELL[1] * width) / 3
        rows = [self.field.top + apart + _CELL[1] * width / 2]
        rows.append(rows[0] + _CELL[1] * width + apart)
        row = -(-count // 2) if self.even else self.row
        return tuple(self._row(row, index % row, width, rows[index // row]) for index in range(count))

    def line(self, count: int) -> tuple[int, int]:
        """Middle of the lower edge of a line of words while so many pairs lie: it covers none of them."""
        return self.reason if count <= self.row else self.foot

    @property
    def heap_width(self) -> int:
        """Width of the cards put aside: they lie crosswise, and stay clear of pairs and plate."""
        return round(0.86 * self.pile_width)

    @property
    def _widths(self) -> tuple[int, int]:
        """Widths of cards in one row and in two; nearly equal ones are made the same, so that nothing grows."""
        gap = self.table.metrics.u
        across = (self.field.w - (self.row - 1) * gap) / self.row / _CELL[0]
        one = min(across, self.field.h / _CELL[1], self.table.trick_width)
        two = min(across, (self.field.h - gap) / 2 / _CELL[1], self.table.trick_width)
        return (round(two), round(two)) if two > 0.88 * one else (round(one), round(two))

    def _row(self, count: int, index: int, width: int, middle: float) -> PairPlace:
        cell = _CELL[0] * width
        gap = min(0.3 * width, (self.field.w - self.row * cell) / (self.row - 1))
        x = self.field.centerx + (index - (count - 1) / 2) * (cell + gap)
        dx, dy = ASIDE[0] * width / 2, ASIDE[1] * width / 2
        return PairPlace((x - dx, middle - dy), (x + dx, middle + dy), width)


def places(metrics: Metrics, players: int, left_handed: bool = False) -> BoutPlaces:
    """The places for so many players."""
    table = layout(metrics, players, left_handed)
    width = metrics.width
    scale = metrics.scale

    def v(small: float, normal: float) -> int:
        """The measure that is ``small`` at 800x480 and ``normal`` at 1280x720."""
        if scale >= 1:
            return round(normal * scale)
        return round(small + (normal - small) * (scale - _SMALL) / (1 - _SMALL))

    board = Rect(0, table.score.top, min(table.score.w, v(40, 62) * players + v(14, 24)), v(66, 88))
    board.right = table.score.right
    table = _heard(table, board, v(6, 12), v(118, 176), v(130, 176))
    uppers = [
        max(seat.plate.bottom, seat.portrait[1] + seat.diameter // 2) for seat in table.seats if seat.side == "top"
    ]
    top = max(uppers, default=table.menu.bottom) + v(4, 8)
    own = table.seats[0].plate
    column = max(own.w, *(seat.plate.w for seat in table.seats if seat.side in ("left", "right")), 0)
    edge = table.menu.left
    left, right = edge + column + v(10, 16), width - edge - column - v(10, 16)
    pile = v(58, 84)
    talon_wide = round(1.86 * pile)
    field = Rect(left + talon_wide + v(8, 18), 0, 0, 0)
    field.width = right - pile - v(8, 18) - field.left
    beside_cloth = 2 * (field.centerx - table.banner.right - v(6, 12))
    bar = Rect(0, top, min(field.w, v(256, 340), beside_cloth), v(24, 32))
    bar.centerx = field.centerx
    field.top = bar.bottom + v(4, 8)
    if field.left < table.banner.right:
        field.top = max(field.top, table.banner.bottom + v(2, 4))
    field.height = table.hand_top - v(6, 10) - field.top
    middle = field.centery - v(4, 6)
    talon = (left + pile / 2, middle)
    cards = v(84, 112)
    # the whole pack is wider than the talon that is left of it
    pack = (left + max(pile, cards) // 2, round(middle))
    action = Rect(0, 0, own.w, v(58, 72))
    action.x = width - own.right
    action.bottom = min(table.hint.top, table.last_trick.top) - v(8, 16)
    return BoutPlaces(
        table=replace(table, pack=pack, trick_width=cards),
        field=field,
        bar=bar,
        talon=talon,
        trump=(talon[0] + 0.66 * pile, middle),
        discard=(right - pile / 2, middle),
        pile_width=pile,
        board=board,
        action=action,
        swap=table.hint,
        hint=table.last_trick,
        reason=(field.centerx, table.hand_top - v(4, 10)),
        foot=(table.hand_middle[0], metrics.height - v(14, 24)),
        reason_width=right - left,
    )


def _heard(table: TableLayout, board: Rect, gap: int, least: int, most: int) -> TableLayout:
    """The table with room for the speech of a seat that is alone at the top: right of its plate, left of the board.

    Seat, cloth and panel move left for it where they must. ``least`` and ``most``: widths of the speech in pixels.
    """
    alone = [seat for seat in table.seats if seat.side == "top" and not seat.compact]
    if not alone:
        return table
    seat = alone[0]
    shift = max(0, least - (board.left - seat.plate.right - 2 * gap))
    plate = seat.plate.move(-shift, 0)
    speech = Rect(plate.right + gap, 0, min(most, board.left - plate.right - 2 * gap), seat.speech.h)
    speech.centery = plate.centery
    moved = replace(seat, portrait=(seat.portrait[0] - shift, seat.portrait[1]), plate=plate, speech=speech)
    info = Rect(table.info.topleft, (table.info.w - shift, table.info.h))
    seats = tuple(moved if other is seat else other for other in table.seats)
    return replace(table, seats=seats, info=info, banner=table.banner.move(-shift, 0))
