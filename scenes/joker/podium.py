"""The steps on which the players stand at the end of a match, the first highest; equal places stand equally high.

Each step is hung with the colour of its player's line in the chart.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, levels, paint, tokens, weave
from scenes.icons import icon
from scenes.joker.chart import COLOURS
from scenes.joker.ledger import Ledger, counted, written
from scenes.joker.standing import Rank, names, ranks
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.texts import Texts
from scenes.vector import box, down, hexa, mix, vector

_HEIGHTS: Final = {1: 1.0, 2: 0.74, 3: 0.55, 4: 0.4}
_CROWN: Final = 0.5


@lru_cache(maxsize=32)
def step(size: tuple[int, int], cloth: str, cell: int) -> pygame.Surface:
    """A step hung with cloth: a golden edge, and a row of stitches below it."""
    colour = tokens.colour(cloth)
    light, dark = mix(colour, tokens.colour("white"), 0.12), mix(colour, tokens.colour("black"), 0.34)
    edge = max(3, cell * 2)
    radius = cell * 2
    defs = down("g", (0, light, 1), (1, dark, 1))
    defs += down("e", (0, tokens.colour("gold_hi"), 1), (1, tokens.colour("gold_lo"), 1))
    body = box(size, 0, radius, "url(#g)")
    body += f'<rect width="{size[0]}" height="{edge}" rx="{edge / 2}" fill="url(#e)"/>'
    shine = f'fill="{hexa(tokens.colour("white"))}" fill-opacity="0.08"'
    body += f'<rect y="{edge}" width="{cell * 2}" height="{size[1] - edge}" {shine}/>'
    out = vector(size, body, defs)
    if size[1] > 30 * cell:
        stitches = weave.strip(weave.BANNER, size[0] - 4 * cell, cell, tokens.colour("ivory", 0.75))
        out.blit(stitches, (2 * cell, edge + 2 * cell))
    return out


class Podium:
    """All players (or both pairs) on their steps in ``frame``; they rise from the last to the first."""

    def __init__(self, metrics: Metrics, book: Ledger, frame: pygame.Rect, texts: Texts) -> None:
        self.m, self.book, self.frame, self.texts = metrics, book, frame, texts
        found = ranks(book.totals, book.pair_totals is not None)
        self.ranks = arranged(found)
        """From left to right: the first in the middle."""
        count = len(self.ranks)
        gap = metrics.px(8)
        self.width = min((frame.width - gap * (count - 1)) // count, metrics.px(190 if count < 4 else 146))
        whole = self.width * count + gap * (count - 1)
        self.lefts = [frame.centerx - whole // 2 + n * (self.width + gap) for n in range(count)]
        seats = len(self.ranks[0].seats)
        self.face = min(round(self.width / (1 if seats == 1 else 1.62)) - metrics.px(10), metrics.px(116))
        self.face = max(44, min(self.face, round(frame.height * 0.24)))
        self.most = frame.height - round(self.face * (1 + _CROWN * 0.62)) - metrics.px(2)

    @property
    def places(self) -> list[int]:
        """The places that are taken, from the last to the first."""
        return sorted({rank.place for rank in self.ranks}, reverse=True)

    @property
    def top(self) -> tuple[int, int]:
        """The middle of the winner's portrait (of the first of several)."""
        n = next(n for n, rank in enumerate(self.ranks) if rank.place == 1)
        return self.lefts[n] + self.width // 2, self.frame.bottom - self.most - self.face // 2

    def draw(self, surface: pygame.Surface, risen: dict[int, float], crown: float) -> None:
        """Each place as far as its step has risen (0 to 1), and the crown as far as it has come down."""
        for left, rank in zip(self.lefts, self.ranks, strict=True):
            share = risen.get(rank.place, 0.0)
            if share > 0:
                self._rank(surface, left, rank, share, crown)

    def _rank(self, surface: pygame.Surface, left: int, rank: Rank, share: float, crown: float) -> None:
        m = self.m
        least = fonts.height(m.type("number"), True) + fonts.height(m.type("small"), True) + m.px(26)
        if any(self.book.players[seat].level for seat in rank.seats):
            least += fonts.height(m.type("small"))
        height = max(least, round(self.most * _HEIGHTS[rank.place]))
        body = pygame.Rect(left, self.frame.bottom - round(height * share), self.width, height)
        cell = max(1, round(2 * m.scale))
        clip = surface.get_clip()
        surface.set_clip(pygame.Rect(left - m.px(20), 0, self.width + m.px(40), self.frame.bottom))
        paint.draw_shadow(surface, body, m.px(4), "panel", m.scale)
        surface.blit(step(body.size, COLOURS[rank.seats[0]], cell), body)
        self._words(surface, body, rank, share, cell)
        surface.set_clip(clip)
        self._faces(surface, body, rank, crown)

    def _words(self, surface: pygame.Surface, body: pygame.Rect, rank: Rank, share: float, cell: int) -> None:
        m = self.m
        first = rank.place == 1
        y = body.top + (13 * cell if body.height > 30 * cell else 4 * cell)
        px = m.type("tile") if first else m.type("number") + 2
        total = written(counted(rank.total, share))
        room = body.width - m.px(8)
        number = fonts.fitted(total, px, tokens.colour("gold_hi" if first else "ivory"), room, bold=True)
        surface.blit(number, number.get_rect(midtop=(body.centerx, y)))
        y += number.get_height()
        for seat in rank.seats:
            name = names(self.book, (seat,))
            word = fonts.fitted(name, m.type("small"), tokens.colour("ivory"), room, bold=True)
            surface.blit(word, word.get_rect(midtop=(body.centerx, y)))
            y += word.get_height()
            if level := self.book.players[seat].level:
                mark = levels.mark(level, levels.word(self.texts, level), m.type("small"), room)
                surface.blit(mark, mark.get_rect(midtop=(body.centerx, y)))
                y += mark.get_height()
        left_over = body.bottom - y - m.px(6)
        px = min(m.px(86), round(left_over * 0.86))
        if px >= 18:
            numeral = fonts.text(str(rank.place), px, tokens.colour("white", 0.26), bold=True)
            paint.put_centre(surface, numeral, (body.centerx, y + left_over // 2 + m.px(2)))

    def _faces(self, surface: pygame.Surface, body: pygame.Rect, rank: Rank, crown: float) -> None:
        apart = round(self.face * 0.62)
        first = body.centerx - apart * (len(rank.seats) - 1) // 2
        for n, seat in enumerate(rank.seats):
            face = portrait(self.book.players[seat].portrait, self.face)
            place = face.get_rect(midbottom=(first + n * apart, body.top + self.m.px(3)))
            paint.draw_shadow(surface, place.inflate(-6, -6), place.width // 2, "panel", self.m.scale)
            surface.blit(face, place)
            if rank.place == 1 and crown > 0:
                gold = icon("crown_gold", round(self.face * _CROWN), tokens.colour("ink"))
                fall = round(self.face * 0.8 * (1 - crown))
                if crown < 1:
                    gold = gold.copy()
                    gold.set_alpha(round(255 * min(1.0, crown * 1.6)))
                surface.blit(gold, gold.get_rect(midbottom=(place.centerx, place.top + round(self.face * 0.16) - fall)))


def arranged(found: list[Rank]) -> list[Rank]:
    """From left to right with the first in the middle: second, first, third, fourth."""
    if len(found) < 3:
        return found
    return [found[1], found[0], *found[2:]]
