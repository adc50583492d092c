"""Where everything stands on the paper of the score sheet, for any number of pulkas and players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from scenes import fonts
from scenes.joker import marks
from scenes.joker.ledger import Block, Ledger, signs_of, written
from scenes.metrics import Metrics

LEAST: Final = 14
"""Letters of bids and points are never smaller than this many pixels: then the sheet has more pages."""

SIGNS: Final = ("khisht", "best", "struck", "clock", "hint", "dealer", "premium", "pass")
"""The entries of the legend; where there is no room the last ones are left out."""

_TITLE: Final = 0.86
_FIRST: Final = 0.12
_SUM: Final = 1.12
_BETWEEN: Final = 0.4
"""Heights in lines: a title, the space below the first one, the sums, the space between two pulkas."""

_LOOSE: Final = 1.72
"""Lines are at most so many times as high as their letters."""

_WIDEST: Final = 7.4
"""A player's part is at most so many times as wide as letters are high."""

Columns = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Sign:
    """An entry of the legend at its place: centre left, in pixels of the paper."""

    name: str
    words: str
    at: tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """All places in pixels of the paper; dicts are by pulka."""

    size: tuple[int, int]
    columns: Columns
    letters: int
    row: int
    stitch: int
    strip: pygame.Rect
    face: int
    heads: tuple[pygame.Rect, ...]
    """Where portraits and names of each column stand."""
    cards: int
    """Width of the numbers of cards at the left of each column."""
    cell: float
    """Width of a player's part."""
    titles: dict[int, pygame.Rect]
    lines: dict[int, tuple[pygame.Rect, ...]]
    premiums: dict[int, pygame.Rect]
    sums: dict[int, pygame.Rect]
    bar: pygame.Rect
    legend: tuple[Sign, ...]
    legend_px: int

    def seat(self, line: pygame.Rect, seat: int) -> pygame.Rect:
        """The part of a line that is a player's."""
        left = line.left + self.cards + seat * self.cell
        return pygame.Rect(round(left), line.top, round(left + self.cell) - round(left), line.height)


def plan(metrics: Metrics, most: tuple[int, int], book: Ledger, blocks: Sequence[int], words: dict[str, str]) -> Plan:
    """The arrangement of these pulkas with the largest letters; the paper is at most ``most`` pixels large.

    ``words`` name the signs of the legend.
    """
    tried = [_Fitting(metrics, most, book, columns, words).plan() for columns in _arrangements(blocks)]
    return max(tried, key=lambda one: (one.letters, min(one.row, round(one.letters * 1.5)), len(one.columns)))


def pages(metrics: Metrics, most: tuple[int, int], book: Ledger, words: dict[str, str]) -> tuple[tuple[int, ...], ...]:
    """The pulkas of each page: as many to a page as can be read."""
    every = tuple(block.pulka for block in book.blocks)
    for count in (len(every), 2, 1):
        if count > len(every):
            continue
        cut = tuple(every[start : start + count] for start in range(0, len(every), count))
        if all(plan(metrics, most, book, page, words).letters >= LEAST for page in cut):
            return cut
    return tuple((pulka,) for pulka in every)


def _arrangements(blocks: Sequence[int]) -> Iterable[Columns]:
    yield (tuple(blocks),)
    if len(blocks) > 1:
        half = (len(blocks) + 1) // 2
        yield (tuple(blocks[:half]), tuple(blocks[half:]))


def cell_need(letters: int, widest: str, with_marks: bool) -> float:
    """Pixels that a player's part needs: the dealer's sign, a bid, signs beside it, a stamp."""
    stamp = fonts.width(widest, round(letters * 0.9), True) + letters * 0.62
    return letters * (0.1 + 0.76 + 0.84 + (0.62 if with_marks else 0.08)) + stamp


@dataclass
class _Places:
    """Where the lines stand, by pulka."""

    titles: dict[int, pygame.Rect]
    lines: dict[int, tuple[pygame.Rect, ...]]
    premiums: dict[int, pygame.Rect]
    sums: dict[int, pygame.Rect]


class _Fitting:
    """One arrangement in columns, measured."""

    def __init__(
        self, metrics: Metrics, most: tuple[int, int], book: Ledger, columns: Columns, words: dict[str, str]
    ) -> None:
        self.m = metrics
        self.most = most
        self.book = book
        self.columns = columns
        self.words = words
        self.shown = [book.blocks[pulka] for column in columns for pulka in column]
        self.pad = max(9, metrics.px(14))
        self.gap = max(14, metrics.px(24))
        self.players = len(book.players)

    def plan(self) -> Plan:
        """Everything at its place."""
        m, most = self.m, self.most
        count = len(self.columns)
        width = (most[0] - 2 * self.pad - (count - 1) * self.gap) // count
        stitch = max(2, m.px(3))
        across = self._letters_across(width)
        letters, row, strip = LEAST - 1, 0.0, 0
        # a small window does without the stitched strip before the letters get small
        for strip in (7 * stitch, 0):
            head, foot = self._head(), self._foot(width)
            room = most[1] - self._top(strip) - head - foot - self.pad - m.px(10)
            row = room / self._units()
            down = round(row * 0.66) if row * 0.66 >= LEAST else min(LEAST, int(row * 0.8))
            letters = min(across, down, max(18, m.px(21)))
            if letters > LEAST or not strip:
                break
        row = min(row, letters * _LOOSE)
        cards = round(letters * 2.3)
        stitch = stitch if strip else 0
        narrow = round(cards + min((width - cards) / self.players, letters * _WIDEST) * self.players)
        slim = self._placed(letters, row, stitch, narrow, cards)
        # a narrow legend may need more lines than were reckoned with
        return slim if slim.size[1] <= most[1] else self._placed(letters, row, stitch, width, cards)

    def _letters_across(self, width: int) -> int:
        widest = max((written(p) for p in self._all_points()), key=len, default="")
        widest = max(widest, written(-200), key=len)
        signs = any(cell.marks for block in self.shown for line in block.lines for cell in line.cells)
        letters = max(30, self.m.px(30))
        while letters > LEAST - 1 and letters * 2.3 + self.players * cell_need(letters, widest, signs) > width:
            letters -= 1
        return letters

    def _all_points(self) -> list[int]:
        return [cell.points or 0 for block in self.shown for line in block.lines for cell in line.cells]

    def _top(self, strip: int) -> int:
        return max(7, self.m.px(10)) + strip + (max(3, self.m.px(7)) if strip else 0)

    def _head(self) -> int:
        return self._face() + fonts.height(self.m.type("small"), True) + max(4, self.m.px(8))

    def _face(self) -> int:
        lines = max(sum(len(self.book.blocks[pulka].lines) for pulka in column) for column in self.columns)
        return max(26, self.m.px(34 if lines > 8 else 46))

    def _bar(self) -> int:
        single = max(34, self.m.px(46))
        return single + max(24, self.m.px(30)) if self.book.pair_totals else single

    def _bands(self) -> list[list[Block]]:
        deep = max(len(column) for column in self.columns)
        return [
            [self.book.blocks[column[level]] for column in self.columns if level < len(column)] for level in range(deep)
        ]

    def _units(self) -> float:
        """Height of all pulkas, counted in lines."""
        units = 0.0
        for level, band in enumerate(self._bands()):
            extra = any(block.premium for block in band)
            units += _TITLE + max(len(block.lines) for block in band) + extra + _SUM + (_BETWEEN if level else _FIRST)
        return units

    def _signs(self) -> list[str]:
        there = {sign for block in self.shown for sign in signs_of(block)}
        return [name for name in SIGNS if name in there and name in self.words]

    def _foot(self, width: int) -> int:
        legend = self._legend(width)[1]
        if len(self.columns) > 1:
            return max(self._bar(), legend)
        return self._bar() + (legend + max(4, self.m.px(10)) if legend else 0)

    def _legend(self, width: int) -> tuple[list[Sign], int, int]:
        """The entries in at most three lines from (0, 0), the height of them all, the size of their letters."""
        wanted = self._signs()
        lines = 3 if len(self.columns) == 1 or (len(wanted) > 6 and not self.m.small) else 2
        while wanted:
            for px in range(self.m.type("caption"), fonts.LEAST - 1, -1):
                step = max(round(px * 1.75), fonts.height(px) + 4)
                found = self._flow(wanted, px, width, step)
                if found and found[-1].at[1] < lines * step:
                    return found, found[-1].at[1] + step // 2, px
            wanted = wanted[:-1]
        return [], 0, fonts.LEAST

    def _flow(self, names: list[str], px: int, width: int, step: int) -> list[Sign]:
        found: list[Sign] = []
        x, y = 0, step // 2
        for name in names:
            wide = sign_width(name, px, self.book.fine) + round(px * 0.45) + fonts.width(self.words[name], px)
            if wide > width:
                return []
            if x and x + wide > width:
                x, y = 0, y + step
            found.append(Sign(name, self.words[name], (x, y)))
            x += wide + round(px * 1.2)
        return found

    def _placed(self, letters: int, row: float, stitch: int, width: int, cards: int) -> Plan:
        m, pad = self.m, self.pad
        count = len(self.columns)
        wide = 2 * pad + count * width + (count - 1) * self.gap
        lefts = [pad + index * (width + self.gap) for index in range(count)]
        strip = pygame.Rect(pad - m.px(4), max(7, m.px(10)), wide - 2 * pad + 2 * m.px(4), 7 * stitch)
        top, head = self._top(strip.height), self._head()
        places, y = self._lines_placed(top + head, lefts, width, row)
        bar, legend, px, bottom = self._foot_placed(round(y) + m.px(10), lefts, width)
        return Plan(
            size=(wide, bottom + pad),
            columns=self.columns,
            letters=letters,
            row=round(row),
            stitch=stitch,
            strip=strip,
            face=self._face(),
            heads=tuple(pygame.Rect(left, top, width, head) for left in lefts),
            cards=cards,
            cell=(width - cards) / self.players,
            titles=places.titles,
            lines=places.lines,
            premiums=places.premiums,
            sums=places.sums,
            bar=bar,
            legend=legend,
            legend_px=px,
        )

    def _lines_placed(self, y: float, lefts: list[int], width: int, row: float) -> tuple[_Places, float]:
        """All lines of all pulkas from the height ``y`` down, and the height at which they end."""
        places = _Places({}, {}, {}, {})

        def line(left: int, top: float, units: float) -> pygame.Rect:
            return pygame.Rect(left, round(top), width, round(top + units * row) - round(top))

        for level, band in enumerate(self._bands()):
            y += (_BETWEEN if level else 0.0) * row
            # the first title stands a little apart from its lines
            title = _TITLE + (0.0 if level else _FIRST)
            extra = any(block.premium for block in band)
            for left, block in zip(lefts, band, strict=False):
                start, pulka = y + title * row, block.pulka
                places.titles[pulka] = line(left, y, _TITLE)
                places.lines[pulka] = tuple(line(left, start + n * row, 1) for n in range(len(block.lines)))
                after = start + len(block.lines) * row
                if block.premium:
                    places.premiums[pulka] = line(left, after, 1)
                places.sums[pulka] = line(left, after + (row if extra else 0), _SUM)
            y += (title + max(len(block.lines) for block in band) + extra + _SUM) * row
        return places, y

    def _foot_placed(self, y: int, lefts: list[int], width: int) -> tuple[pygame.Rect, tuple[Sign, ...], int, int]:
        """The bar of the totals, the legend with the size of its letters, and the height at which they end."""
        signs, high, px = self._legend(width)
        bar = pygame.Rect(lefts[-1], y, width, self._bar())
        if len(lefts) > 1:
            foot = max(bar.height, high)
            bar.top += foot - bar.height
            top, bottom = y + (foot - high) // 2, y + foot
        else:
            top = bar.bottom + max(4, self.m.px(10))
            bottom = top + high if high else bar.bottom
        legend = tuple(Sign(s.name, s.words, (s.at[0] + lefts[0], s.at[1] + top)) for s in signs)
        return bar, legend, px, bottom


def sign_width(name: str, px: int, fine: int) -> int:
    """Pixels that a sign of the legend is wide."""
    if name == "khisht":
        return marks.stamp(written(fine), px).get_width()
    return round(px * {"best": 2.3, "struck": 2.2, "pass": 0.8}.get(name, 1.15))
