"""The scores over the deals as lines: four colours and four markers, portraits at their ends, borders of the pulkas."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

import pygame

from game.joker.sheet import JokerSheet
from scenes import fonts, paint, tokens
from scenes.joker import marks
from scenes.joker.ledger import ROMAN, Ledger, written
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.vector import hexa, mix, vector

COLOURS: Final = ("cloth_h", "cloth_s", "cloth_d", "cloth_c")
"""Of the lines, by seat; each has its own marker too: round, square, three-cornered, rhomb."""

_STEPS: Final = (10, 20, 50, 100, 200, 250, 500, 1000, 2000, 5000)
_FEW: Final = 5


@dataclass(frozen=True)
class Series:
    """One line: its seats (two in pairs), the score after each deal, the deals at which a premium came."""

    seats: tuple[int, ...]
    values: tuple[int, ...]
    stars: frozenset[int]


def series_of(sheet: JokerSheet) -> tuple[Series, ...]:
    """The lines of a match: one for each player, or one for each pair."""
    history = sheet.history()
    groups = [(0, 2), (1, 3)] if sheet.options.pairs else [(seat,) for seat in range(sheet.players)]
    ends, end = [], 0
    for deals in sheet.options.pulkas:
        end += len(deals)
        ends.append(end)
    found = []
    for seats in groups:
        stars = {
            end
            for end, pulka in zip(ends, sheet.pulkas, strict=False)
            if any(pulka.premium[seat] > 0 for seat in seats)
        }
        values = tuple(sum(row[seat] for seat in seats) for row in history)
        found.append(Series(seats, values, frozenset(stars)))
    return tuple(found)


def scale(least: int, most: int) -> list[int]:
    """Round numbers from at or below ``least`` to at or above ``most``, about five of them."""
    span = max(1, most - least)
    step = next((step for step in _STEPS if span / step <= _FEW), _STEPS[-1])
    return list(range(math.floor(least / step) * step, math.ceil(most / step) * step + 1, step))


class Chart:
    """A chart of ``size`` pixels on paper."""

    def __init__(self, metrics: Metrics, book: Ledger, sheet: JokerSheet, size: tuple[int, int]) -> None:
        self.m = metrics
        self.book = book
        self.size = size
        self.series = series_of(sheet)
        pulkas = [len(deals) for deals in sheet.options.pulkas]
        self.borders = [sum(pulkas[: n + 1]) for n in range(len(pulkas))]
        done = len(sheet.rows)
        self.deals = next((end for end in self.borders if end >= done), done)
        """Deals that the chart has room for: to the end of the pulka that was played last."""
        every = [value for line in self.series for value in line.values]
        self.ticks = scale(min([0, *every]), max([100, *every]))
        self.px = metrics.type("caption")
        self.face = max(24, metrics.px(30))
        self.plot = self._plot()
        self._ground: pygame.Surface | None = None
        self._lines: pygame.Surface | None = None

    def _plot(self) -> pygame.Rect:
        m = self.m
        pad = max(8, m.px(12))
        left = pad + max(fonts.width(written(tick), self.px) for tick in self.ticks) + m.px(8)
        totals = self.book.pair_totals or self.book.totals
        number = max(fonts.width(written(total), m.type("small"), True) for total in totals)
        faces = self.face * max(len(line.seats) for line in self.series)
        right = faces + number + m.px(34) + pad
        top = pad + fonts.height(self.px, True) + m.px(6)
        bottom = pad + fonts.height(self.px) + m.px(4)
        return pygame.Rect(left, top, self.size[0] - left - right, self.size[1] - top - bottom)

    def x(self, deals: float) -> float:
        """Where so many deals are done, in pixels from the left."""
        return self.plot.left + self.plot.width * deals / max(1, self.deals)

    def y(self, value: float) -> float:
        """The height of a score, in pixels from the top."""
        return self.plot.bottom - self.plot.height * (value - self.ticks[0]) / (self.ticks[-1] - self.ticks[0])

    def draw(self, out: pygame.Surface, at: tuple[int, int], share: float = 1.0) -> None:
        """Draw it with its top left corner at ``at``; the lines have come ``share`` of their way."""
        if self._ground is None or self._lines is None:
            self._ground, self._lines = self._drawn_ground(), self._drawn_lines()
        out.blit(self._ground, at)
        if share >= 1:
            out.blit(self._lines, at)
            self._ends(out, at)
        else:
            reach = self.plot.left + round(self.plot.width * share)
            out.blit(self._lines, at, pygame.Rect(0, 0, reach, self.size[1]))

    def _drawn_ground(self) -> pygame.Surface:
        m, plot = self.m, self.plot
        out = paint.paper(self.size, m.px(12)).copy()
        soft = mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.2)
        rim = mix(tokens.colour("card_rim"), tokens.colour("ink_soft"), 0.1)
        starts = [0, *self.borders]
        for n, (start, end) in enumerate(pairwise(starts)):
            if start >= self.deals:
                break
            band = pygame.Rect(round(self.x(start)), plot.top, round(self.x(end)) - round(self.x(start)), plot.height)
            if n % 2 == 0:
                out.blit(marks.plain(band.size, 0, tuple(tokens.colour("card_rim", 0.22))), band)
            name = fonts.text(ROMAN[n], self.px, tokens.colour("ink"), bold=True)
            out.blit(name, name.get_rect(midbottom=(band.centerx, plot.top - m.px(2))))
        for tick in self.ticks:
            y = round(self.y(tick))
            zero = tick == 0
            line = max(1, m.px(2 if zero else 1))
            pygame.draw.line(out, soft if zero else rim, (plot.left, y), (plot.right, y), line)
            word = fonts.text(written(tick), self.px, soft, bold=zero)
            out.blit(word, word.get_rect(midright=(plot.left - m.px(7), y)))
        for end in self.borders:
            if end < self.deals:
                x = round(self.x(end))
                pygame.draw.line(out, soft, (x, plot.top), (x, plot.bottom), max(1, m.px(1.5)))
        self._deal_numbers(out, soft)
        return out

    def _deal_numbers(self, out: pygame.Surface, colour: pygame.Color) -> None:
        wide = fonts.width(str(self.deals), self.px) + self.m.px(12)
        each = next(step for step in (1, 2, 4, 6, 8, 12, 24, 48) if self.plot.width * step / max(1, self.deals) >= wide)
        for deal in range(each, self.deals + 1, each):
            word = fonts.text(str(deal), self.px, colour)
            out.blit(word, word.get_rect(midtop=(round(self.x(deal)), self.plot.bottom + self.m.px(3))))

    def _drawn_lines(self) -> pygame.Surface:
        line = max(2.0, 3 * self.m.scale)
        radius = max(3.4, 5 * self.m.scale)
        paper = hexa(tokens.colour("paper_hi"))
        body = ""
        # the leader's line lies on top
        for series in sorted(self.series, key=lambda one: one.values[-1:] or (0,)):
            colour = hexa(tokens.colour(COLOURS[series.seats[0]]))
            places = [(self.x(n), self.y(value)) for n, value in enumerate((0, *series.values))]
            way = " L".join(f"{x:.1f} {y:.1f}" for x, y in places)
            joined = f'<path d="M{way}" fill="none" stroke-linejoin="round"'
            body += f'{joined} stroke="{paper}" stroke-width="{line * 2:.1f}" stroke-opacity="0.7"/>'
            body += f'{joined} stroke="{colour}" stroke-width="{line:.1f}"/>'
            dense = self.plot.width / max(1, self.deals) < radius * 2.6
            for n, (x, y) in enumerate(places[1:], start=1):
                if n in series.stars:
                    body += star(x, y, radius * 2.1)
                elif not dense or n % 2 == 0 or n == len(places) - 1:
                    body += marker(series.seats[0], x, y, radius)
        return vector(self.size, body)

    def _ends(self, out: pygame.Surface, at: tuple[int, int]) -> None:
        """Portraits and totals at the ends of the lines, pushed apart where they would overlap."""
        m, plot = self.m, self.plot
        step = self.face + m.px(4)
        ends = sorted(self.series, key=lambda one: -(one.values[-1] if one.values else 0))
        wanted = [self.y(one.values[-1] if one.values else 0) for one in ends]
        places = spread(wanted, step, m.px(6) + self.face / 2, self.size[1] - m.px(6) - self.face / 2)
        for series, y, line_y in zip(ends, places, wanted, strict=True):
            colour = tokens.colour(COLOURS[series.seats[0]])
            x = at[0] + plot.right + m.px(8)
            sign = vector(
                (m.px(16), m.px(16)), marker(series.seats[0], m.px(16) / 2, m.px(16) / 2, max(4.0, 5.5 * m.scale))
            )
            if series.values and len(series.values) == self.deals and abs(y - line_y) > 2:
                start = (at[0] + plot.right + m.px(2), at[1] + round(line_y))
                pygame.draw.aaline(out, colour, start, (x, at[1] + round(y)))
            out.blit(sign, sign.get_rect(midleft=(x, at[1] + round(y))))
            x += m.px(18)
            for seat in series.seats:
                face = portrait(self.book.players[seat].portrait, self.face)
                out.blit(face, face.get_rect(midleft=(x, at[1] + round(y))))
                x += self.face
            total = series.values[-1] if series.values else 0
            number = fonts.text(written(total), m.type("small"), colour, bold=True)
            out.blit(number, number.get_rect(midleft=(x + m.px(5), at[1] + round(y))))


def spread(wanted: list[float], step: float, top: float, bottom: float) -> list[float]:
    """Places near the wanted ones (in rising order), at least ``step`` apart, between top and bottom if they fit."""
    places: list[float] = []
    for want in wanted:
        places.append(max(want, top) if not places else max(want, places[-1] + step))
    limit = bottom
    for n in range(len(places) - 1, -1, -1):
        places[n] = min(places[n], limit)
        limit = places[n] - step
    return places


def marker(seat: int, x: float, y: float, radius: float) -> str:
    """The marker of a seat's line as a shape of SVG."""
    colour, edge = hexa(tokens.colour(COLOURS[seat])), hexa(tokens.colour("paper_hi"))
    paint_it = f'fill="{colour}" stroke="{edge}" stroke-width="{radius * 0.3:.2f}"'
    if seat == 0:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}" {paint_it}/>'
    if seat == 1:
        k = radius * 0.9
        return f'<rect x="{x - k:.1f}" y="{y - k:.1f}" width="{2 * k:.1f}" height="{2 * k:.1f}" {paint_it}/>'
    if seat == 2:
        k, foot = radius * 1.2, y + radius * 0.9
        return f'<path d="M{x:.1f} {y - k:.1f} L{x + k:.1f} {foot:.1f} L{x - k:.1f} {foot:.1f} Z" {paint_it}/>'
    k = radius * 1.25
    corners = f"M{x:.1f} {y - k:.1f} L{x + k:.1f} {y:.1f} L{x:.1f} {y + k:.1f} L{x - k:.1f} {y:.1f} Z"
    return f'<path d="{corners}" {paint_it}/>'


def star(x: float, y: float, radius: float) -> str:
    """The golden star of a premium as a shape of SVG."""
    points = []
    for n in range(10):
        turn, reach = math.pi * (n / 5 - 0.5), radius if n % 2 == 0 else radius * 0.45
        points.append(f"{x + reach * math.cos(turn):.1f} {y + reach * math.sin(turn):.1f}")
    gold, edge = hexa(tokens.colour("gold")), hexa(mix(tokens.colour("gold_lo"), tokens.colour("black"), 0.3))
    return (
        f'<path d="M{" L".join(points)} Z" fill="{gold}" stroke="{edge}" stroke-width="{radius * 0.1:.2f}" '
        f'stroke-linejoin="round"/>'
    )
