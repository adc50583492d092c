"""Where everything of the toss stands: the seats as the table will have them, and a heap of cards before each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import Rect

from scenes.deck import RATIO
from scenes.metrics import Metrics
from scenes.table.layout import SeatPlace, TableLayout, layout

Pos = tuple[int, int]

_WIDEST_STEP: Final = 0.42
"""From one card of a heap to the next, as a share of a card's width, at most."""


@dataclass(frozen=True)
class TossPlaces:
    """Places in screen pixels. ``seats`` and ``heaps`` go clockwise from the bottom."""

    table: TableLayout
    seats: tuple[SeatPlace, ...]
    width: int
    """Width of all cards."""
    pack: Pos
    centre: Pos
    heaps: tuple[Rect, ...]
    """Where the cards of each seat lie; they are spread over it from the side of their seat."""
    info: Rect
    """What the toss is called and its rule; without width where there is no room."""
    line: Rect
    button: Rect

    def spread(self, place: int, count: int, most: int) -> list[Pos]:
        """The middles of `count` cards in a heap, if no heap of the toss gets more than `most`."""
        heap = self.heaps[place]
        step = min(self.width * _WIDEST_STEP, (heap.width - self.width) / max(1, most - 1))
        wide = self.width + step * (count - 1)
        side = self.seats[place].side
        left = heap.left if side == "left" else heap.right - wide if side == "right" else heap.centerx - wide / 2
        return [(round(left + self.width / 2 + step * index), heap.centery) for index in range(count)]


def places(metrics: Metrics, players: int, left_handed: bool) -> TossPlaces:
    """The places for so many players."""
    m = metrics
    table = layout(m, players, left_handed)
    middle = m.width // 2
    own = table.seats[0].plate
    gap = m.px(16)
    button = Rect(0, 0, max(200, m.px(250)), m.touch)
    edge = table.menu.left
    if left_handed:
        button.bottomleft = (edge, own.bottom)
    else:
        button.bottomright = (m.width - edge, own.bottom)
    foot = button.centery - max(20, m.px(24))
    top = max((seat.plate.bottom for seat in table.seats if seat.side == "top"), default=table.menu.bottom) + gap
    rows = 3
    high = (foot - gap - top - (rows - 1) * gap) // rows
    width = min(round(high / RATIO), m.px(124))
    high = round(width * RATIO)
    slack = (foot - gap - top - rows * high) // (rows + 1)
    ys = [top + slack + high // 2 + row * (high + slack) for row in range(rows)]
    beside = round(width * 0.6)
    heaps: list[Rect] = []
    for seat in table.seats:
        if seat.compact:
            heap = Rect(0, 0, seat.plate.width, high)
            heap.center = (seat.plate.centerx, ys[0])
        elif seat.side in ("left", "right"):
            plates = {one.side: one.plate for one in table.seats}
            start, end = plates["left"].right + 2 * gap, middle - beside - width // 2 - 3 * gap
            heap = Rect(start, 0, end - start, high)
            if seat.side == "right":
                heap.x = m.width - heap.right
            heap.centery = ys[1]
        else:
            heap = Rect(0, 0, min(m.px(560), m.width - 2 * (own.width + edge + 2 * gap)), high)
            heap.center = (middle, ys[0] if seat.side == "top" else ys[2])
        heaps.append(heap)
    upper = next((seat for seat in table.seats if seat.side == "top"), None)
    info = Rect(table.info.left, table.info.top, max(m.px(320), 226), table.info.height)
    if upper is not None:
        info.width = min(info.width, upper.portrait[0] - upper.diameter // 2 - gap - info.left)
    if table.info.top > table.menu.top:
        # no room beside so many: the line at the foot says enough
        info.width = 0
    line = Rect(0, 0, 0, max(36, m.px(46)))
    ends = sorted((own, button), key=lambda rect: rect.left)
    line.left = ends[0].right + 2 * gap
    line.width = ends[1].left - 2 * gap - line.left
    line.centery = button.centery
    return TossPlaces(
        table, table.seats, width, (middle - beside, ys[1]), (middle + beside, ys[1]), tuple(heaps), info, line, button
    )


def most_cards(seats: Sequence[int]) -> int:
    """How many cards the seat gets that gets most of these."""
    return max((seats.count(seat) for seat in set(seats)), default=1)
