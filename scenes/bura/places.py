"""Where everything of Bura stands, for one window: what the shared layout has not, and what is elsewhere here."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from pygame import Rect

from scenes.deck import RATIO
from scenes.metrics import DESIGN, LEAST, Metrics
from scenes.table.hand import Spot
from scenes.table.layout import Pos, SeatPlace, TableLayout, layout

_SMALL: Final = LEAST[0] / DESIGN[0]
_WIDEST: Final = 1.16
"""From the middle of a led card to the next, in widths of a card, at most."""


@dataclass(frozen=True)
class BuraPlaces:
    """All places in screen pixels. Pairs are for the seats at the bottom and at the top of the table."""

    table: TableLayout
    backs: Pos
    """Middle of the other side's hand; its cards are ``backs_width`` wide and spread over ``backs_span``."""
    backs_width: int
    backs_span: int
    talon: Pos
    talon_width: int
    turned: Pos
    """Middle of the turned trump, which lies across under the talon."""
    count: Pos
    suit: Pos
    """Middle of the pill that names the trumps."""
    trick: Rect
    """Where led cards lie, with what is laid on them."""
    card_width: int
    over: Pos
    """From a led card to the one laid on it."""
    line: Pos
    """Middle of the line that says what may be done."""
    line_width: int
    bar: Rect
    """The buttons above the hand."""
    call: Rect
    ladder: Rect
    piles: tuple[Pos, Pos]
    pile_width: int
    stake: Rect
    offer: Rect
    var: Rect
    hint: Rect

    @property
    def middle(self) -> int:
        """The middle of the felt between the two columns."""
        return self.trick.centerx

    def led(self, count: int) -> list[Spot]:
        """The places of so many led cards, from the left."""
        width, high = self.card_width, round(self.card_width * RATIO)
        room = self.trick.w - width - self.over[0]
        step = min(width * _WIDEST, room / max(1, count - 1))
        left = self.trick.centerx - self.over[0] / 2 - step * (count - 1) / 2
        top = self.trick.top + max(0, self.trick.h - high - self.over[1]) / 2
        return [Spot((left + step * index, top + high / 2), 0.0, width) for index in range(count)]

    def laid(self, count: int) -> list[Spot]:
        """The places of the cards laid on so many led ones: each leaves the index of the card under it in sight."""
        dx, dy = self.over
        return [Spot((x + dx, y + dy), -3.0, wide) for ((x, y), wide) in ((s.pos, s.width) for s in self.led(count))]

    def back(self, index: int, count: int) -> Spot:
        """The place of a card of the other side's hand."""
        step = min(self.backs_width * 0.66, (self.backs_span - self.backs_width) / max(1, count - 1))
        across = 0.0 if count < 2 else 2 * index / (count - 1) - 1
        x = self.backs[0] + (index - (count - 1) / 2) * step
        return Spot((x, self.backs[1] - abs(across) * 4 * self.table.metrics.scale), 5.0 * across, self.backs_width)


def bura_places(metrics: Metrics, left_handed: bool) -> BuraPlaces:
    """The places for this window; ``left_handed`` puts the own seat right and the buttons left."""
    m = metrics
    width, height = m.size
    scale = m.scale

    def v(small: float, normal: float) -> int:
        if scale >= 1:
            return round(normal * scale)
        return round(small + (normal - small) * (scale - _SMALL) / (1 - _SMALL))

    base = layout(m, 2, left_handed)
    edge = base.menu.left
    own, top = base.seats
    column = v(148, 228)
    side = Rect(width - edge - column, 0, column, height)
    inner = Rect(0, 0, width, height)
    inner.left, inner.width = own.plate.right + v(8, 26), 0
    inner.width = side.left - v(10, 30) - inner.left
    if left_handed:
        side.left = edge
        inner.left = side.right + v(10, 30)
        inner.width = own.plate.left - v(8, 26) - inner.left
    middle = width // 2 if not left_handed else width - width // 2
    half = min(middle - inner.left, inner.right - middle)
    trick = Rect(middle - half, v(94, 156), 2 * half, v(130, 208))
    over_seat = _top_seat(top, width // 2 - v(58, 212), info_bottom=base.info.bottom, gap=v(5, 8))
    talon_x = edge + v(44, 118)
    talon = (talon_x, v(158, 262))
    talon_width = v(62, 104)
    turned = (talon_x + v(34, 74), talon[1] + v(8, 14))
    suit = (edge + v(62, 196), talon[1] + v(66, 102))
    if left_handed:
        talon, turned, suit = ((width - x, y) for x, y in (talon, turned, suit))
    hand_top = base.hand_top
    touch = m.touch
    bar = Rect(trick.left, hand_top - v(20, 36) - touch, trick.w, touch)
    line_middle = bar.top - v(20, 26)
    ladder_h = v(54, 74)
    ladder = Rect(0, 0, min(trick.w, v(400, 476)), ladder_h)
    ladder.midbottom = (middle, bar.top - v(5, 8))
    call = Rect(0, 0, min(trick.w, v(300, 500)), 0)
    call.top = v(92, 156)
    call.height = ladder.top - v(5, 8) - call.top
    call.centerx = middle
    hint = base.last_trick
    pile_width = v(40, 84)
    stake = Rect(side.left, v(86, 190), column, v(80, 126))
    offer = Rect(side.left, stake.bottom + v(6, 10), column, touch)
    var = Rect(side.left, offer.bottom + v(6, 10), column, touch)
    pile_y = hint.centery - v(22, 2)
    gap = v(46, 92)
    own_pile = (hint.left - gap, pile_y) if not left_handed else (hint.right + gap, pile_y)
    other_pile = (width - edge - v(38, 74), v(38, 92))
    lifted = round(base.hand_width * 1.06)
    # the hand leaves the own seat and the words under the own pile free
    reach = [abs(middle - x) for x in (own.plate.right, own.plate.left)]
    aside = abs(own_pile[0] - middle) - v(58, 74)
    table = replace(
        base,
        seats=(own, over_seat),
        lifted_width=lifted,
        pack=talon,
        info=Rect(base.info.topleft, (v(178, 232), base.info.h)),
        hand_middle=(middle, base.hand_middle[1]),
        hand_span=2 * min(min(reach) - v(8, 22), aside),
    )
    backs_left = over_seat.plate.right + v(8, 20)
    backs_right = other_pile[0] - round(pile_width * 0.7) - v(10, 24)
    backs_width = v(54, 88)
    span = min(backs_right - backs_left, v(128, 250))
    return BuraPlaces(
        table=table,
        backs=(backs_left + span // 2, v(50, 98)),
        backs_width=backs_width,
        backs_span=span,
        talon=talon,
        talon_width=talon_width,
        turned=turned,
        count=(talon[0] - round(talon_width * 0.46), talon[1] + round(talon_width * 0.66)),
        suit=suit,
        trick=trick,
        card_width=v(70, 108),
        over=(v(22, 34), v(30, 54)),
        line=(middle, line_middle),
        line_width=trick.w,
        bar=bar,
        call=call,
        ladder=ladder,
        piles=(own_pile, other_pile),
        pile_width=pile_width,
        stake=stake,
        offer=offer,
        var=var,
        hint=hint,
    )


def _top_seat(top: SeatPlace, x: int, info_bottom: int, gap: int) -> SeatPlace:
    """The seat at the top, moved to the left to make room for its hand; it speaks at its left."""
    speech = top.speech.copy()
    speech.topright = (x - top.diameter // 2 - gap, info_bottom + gap)
    return replace(top, portrait=(x, top.portrait[1]), plate=top.plate.move(x - top.portrait[0], 0), speech=speech)
