"""What a deal brought, on a slip of paper over the table; and, from its own module, the end of a pulka."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.cards import SUITS
from game.joker.sheet import DealRow
from game.match import Match
from scenes import durations, fonts, paint, tokens, weave
from scenes.icons import icon
from scenes.joker import marks
from scenes.joker.ledger import bid_text, counted, ledger, places_after, sheet_of, written
from scenes.joker.pulka import PulkaSummary
from scenes.joker.telling import Pausing
from scenes.portraits import portrait
from scenes.tween import Call, Parallel, Sequence, Wait, in_quad, out_back, out_cubic
from scenes.vector import mix

if TYPE_CHECKING:
    from scenes.app import App

__all__ = ["DealSummary", "PulkaSummary"]

_GLIDE: Final = 0.28
"""Seconds in which the players change places."""

_COLUMNS: Final = (
    ("place", 40), ("face", 56), ("name", 138), ("bid", 96), ("took", 86), ("sign", 44), ("points", 112), ("total", 96),
)  # fmt: skip
"""Columns of the slip with their widths in design pixels."""


class DealSummary(Pausing):
    """The deal just finished: bids, tricks and points of all, the stamps of those who got a khisht, the new order."""

    transparent = True

    def __init__(self, app: App, match: Match, done: Callable[[], Any]) -> None:
        super().__init__(app, match, done)
        sheet = sheet_of(match)
        self.row: DealRow = sheet.rows[-1]
        self.number = len(sheet.rows) - 1
        self.book = ledger(match, self.number + 1)
        before = tuple(now - points for now, points in zip(self.book.totals, self.row.points, strict=True))
        self.before, self.after = self._shared(before), self._shared(self.book.totals)
        self.places_before, self.places_after = places_after(sheet, before), places_after(sheet, self.book.totals)
        self.order_before = sorted(range(sheet.players), key=lambda seat: (self.places_before[seat], seat))
        self.order_after = sorted(range(sheet.players), key=lambda seat: (self.places_after[seat], seat))
        self._paper: pygame.Surface | None = None

    def _shared(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        """Totals as they count: partners have theirs together."""
        if self.book.pair_totals is None:
            return totals
        return tuple(totals[seat] + totals[(seat + 2) % 4] for seat in range(4))

    # -- the story ------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """The slip comes, the points count up, stamps fall, the players change places."""
        stamped = [seat for seat in self.order_before if self.row.khisht[seat]]
        steps: list[Any] = [self.part("slip", durations.SCENE_FADE, out_cubic)]
        steps.append(Parallel(self.part("points", durations.COUNT_UP), self.part("signs", durations.CHIP, out_back)))
        for seat in stamped:
            steps.append(
                Sequence(
                    self.part(f"stamp{seat}", durations.STAMP, in_quad),
                    Call(lambda: self.app.sounds.play("khisht")),
                    self.part("shake", durations.SHAKE),
                )
            )
        if self.order_after != self.order_before:
            steps.append(Sequence(Wait(0.1), self.part("glide", _GLIDE, out_cubic)))
        self.timeline.add(*steps)

    # -- layout ---------------------------------------------------------------------------------------------

    def build(self) -> None:
        """A slip in the middle of the window with a golden button at its foot."""
        m = self.metrics
        width = min(m.safe.width, max(m.px(sum(w for _, w in _COLUMNS) + 44), 580))
        self._line = max(44, m.px(58))
        self._stitch = max(2, m.px(3)) if not m.small else 0
        strip = 7 * self._stitch + m.px(8) if self._stitch else 0
        title = fonts.height(m.type("title"), True) + m.px(6)
        captions = fonts.height(m.type("caption")) + m.px(8)
        self._head = m.pad // 2 + m.px(4) + strip + title
        rows = self._line * len(self.row.bids)
        height = self._head + captions + rows + m.pad + m.touch + m.pad
        self.slip = pygame.Rect(0, 0, width, height)
        self.slip.center = m.rect.center
        self._rows_top = self._head + captions
        inner = width - 2 * m.pad
        whole = sum(w for _, w in _COLUMNS)
        self._columns: dict[str, pygame.Rect] = {}
        x = float(m.pad)
        for name, share in _COLUMNS:
            right = x + inner * share / whole
            self._columns[name] = pygame.Rect(round(x), 0, round(right) - round(x), self._line)
            x = right
        button = pygame.Rect(0, 0, max(m.px(280), 220), m.touch)
        button.midbottom = (self.slip.centerx, self.slip.bottom - m.pad)
        self.button(button, self.app.texts("summary-next-deal"), self.go_on, "gold", key="on")
        sheet = pygame.Rect(0, 0, m.touch, m.touch)
        sheet.bottomleft = (self.slip.left + m.pad, button.bottom)
        self.icon_button(sheet, "sheet", self.show_sheet, self.app.texts("summary-show-sheet"), key="sheet")
        self._paper = self._drawn_paper(strip)

    def _drawn_paper(self, strip: int) -> pygame.Surface:
        """The slip with its title and the names of its columns."""
        m, texts = self.metrics, self.app.texts
        out = paint.paper(self.slip.size, m.px(12)).copy()
        y = m.pad // 2 + m.px(4)
        if strip:
            stitches = weave.strip(weave.SHEET, self.slip.width - 2 * m.pad, self._stitch, tokens.colour("stitch_red"))
            out.blit(stitches, (m.pad, y))
            y += strip
        pulka, within = sheet_of(self.match).where(self.number)
        deals = len(sheet_of(self.match).options.pulkas[pulka])
        px = m.type("title")
        cards = self._cards(px)
        room = self.slip.width - 3 * m.pad - cards.get_width()
        words = texts("summary-deal", n=within + 1, of=deals)
        title = fonts.fitted(words, px, tokens.colour("ink"), room, bold=True)
        out.blit(title, (m.pad, y))
        out.blit(cards, cards.get_rect(midright=(self.slip.width - m.pad, y + title.get_height() // 2)))
        soft = mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.15)
        for name in ("bid", "took", "points", "total"):
            column = self._columns[name].inflate(-4, 0)
            word = fonts.fitted(texts(f"summary-{name}"), m.type("caption"), soft, column.width)
            place = word.get_rect(centerx=column.centerx, top=self._head)
            if name in ("points", "total"):
                place.right = column.right
            out.blit(word, place)
        for n in range(len(self.row.bids)):
            band = pygame.Rect(m.pad // 2, self._rows_top + n * self._line, self.slip.width - m.pad, self._line)
            if n % 2 == 0:
                out.blit(marks.plain(band.size, m.px(6), tuple(tokens.colour("card_rim", 0.26))), band)
        return out

    def _cards(self, px: int) -> pygame.Surface:
        """How many cards were dealt and what was trumps."""
        words = fonts.text(
            self.app.texts("count-cards", n=self.row.cards), self.metrics.type("body"), tokens.colour("ink_soft")
        )
        trump = self.row.trump
        name = "no_trumps" if trump is None else f"suit_{SUITS[trump].lower()}"
        colour = tokens.colour("ink") if trump is None else tokens.suit_colour(trump, self.app.settings.four_colours)
        sign = icon(name, round(px * 1.1), colour)
        gap = self.metrics.px(8)
        out = pygame.Surface(
            (words.get_width() + gap + sign.get_width(), max(words.get_height(), sign.get_height())), pygame.SRCALPHA
        )
        out.blit(words, words.get_rect(midleft=(0, out.get_height() // 2)))
        out.blit(sign, sign.get_rect(midright=(out.get_width(), out.get_height() // 2)))
        return out

    # -- picture --------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The slip with its rows."""
        if self._paper is None:
            return
        m = self.metrics
        shake = self.at("shake")
        dx = round(m.px(durations.SHAKE_BY) * math.sin(shake * 4 * math.pi) * (1 - shake)) if 0 < shake < 1 else 0
        at = (self.slip.left + dx, self.slip.top + round(m.px(22) * (1 - self.at("slip"))))
        paint.draw_shadow(surface, pygame.Rect(at, self.slip.size), m.px(12), "lifted", m.scale)
        surface.blit(self._paper, at)
        glide = self.at("glide") if self.order_after != self.order_before else 1.0
        # who climbs passes over those who fall
        for seat in sorted(self.order_after, key=lambda s: self.order_before.index(s) - self.order_after.index(s)):
            start, end = self.order_before.index(seat), self.order_after.index(seat)
            y = at[1] + self._rows_top + round((start + (end - start) * glide) * self._line)
            self._row(surface, at[0], y, seat, glide >= 1)
        # stamps lie over all rows: they fall from above
        for seat in range(len(self.row.bids)):
            if self.row.khisht[seat] and f"stamp{seat}" in self.shown:
                start, end = self.order_before.index(seat), self.order_after.index(seat)
                y = at[1] + self._rows_top + round((start + (end - start) * glide) * self._line)
                self._stamp(surface, at[0], y, seat)

    def _place(self, name: str, x: int, y: int) -> pygame.Rect:
        return self._columns[name].move(x, y)

    def _row(self, surface: pygame.Surface, x: int, y: int, seat: int, settled: bool) -> None:
        m, row, player = self.metrics, self.row, self.book.players[seat]
        ink, soft = tokens.colour("ink"), mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.15)
        place = (self.places_after if settled else self.places_before)[seat]
        first = place == 1 and (settled or self.number > 0)
        number = fonts.text(str(place), m.type("number"), soft, bold=True)
        surface.blit(number, number.get_rect(center=self._place("place", x, y).center))
        face = self._line - m.px(10)
        drawn = portrait(player.portrait, face)
        box = drawn.get_rect(midleft=self._place("face", x, y).midleft)
        surface.blit(drawn, box)
        if first:
            crown = icon("crown_gold", round(face * 0.46), ink)
            surface.blit(crown, crown.get_rect(midbottom=(box.centerx, box.top + round(face * 0.2))))
        self._name(surface, self._place("name", x, y), seat)
        chip = paint.chip(bid_text(row.bids[seat]), round(self._line * 0.72), "red")
        surface.blit(chip, chip.get_rect(center=self._place("bid", x, y).center))
        self._took(surface, self._place("took", x, y), row.took[seat])
        signs = self.at("signs")
        if signs > 0:
            sign = marks.tick(round(self._line * 0.46), row.exact(seat))
            if abs(signs - 1) > 0.01:
                sign = pygame.transform.smoothscale_by(sign, max(0.05, signs))
            surface.blit(sign, sign.get_rect(center=self._place("sign", x, y).center))
        self._numbers(surface, x, y, seat)

    def _name(self, surface: pygame.Surface, column: pygame.Rect, seat: int) -> None:
        m = self.metrics
        x = column.left
        if self.book.pair_totals is not None:
            pair = marks.pair_sign(round(m.type("body") * 0.8), seat % 2)
            surface.blit(pair, pair.get_rect(midleft=(x, column.centery)))
            x += pair.get_width() + m.px(5)
        signs = sorted(self.match.marks.get((self.number, seat), ()))
        small = round(m.type("body") * 0.95)
        room = column.right - x - m.px(6) - len(signs) * (small + 2)
        name = fonts.fitted(self.book.players[seat].name, m.type("body"), tokens.colour("ink"), room, bold=True)
        surface.blit(name, name.get_rect(midleft=(x, column.centery)))
        x += name.get_width() + m.px(5)
        for sign in signs:
            picture = marks.small_sign(sign, small)
            surface.blit(picture, picture.get_rect(midleft=(x, column.centery)))
            x += small + 2

    def _took(self, surface: pygame.Surface, column: pygame.Rect, took: int) -> None:
        m = self.metrics
        back = icon("card_back", round(self._line * 0.6), tokens.colour("ink"))
        number = fonts.text(str(took), m.type("number"), tokens.colour("ink"), bold=True)
        wide = back.get_width() + number.get_width()
        left = column.centerx - wide // 2
        surface.blit(back, back.get_rect(midleft=(left, column.centery)))
        surface.blit(number, number.get_rect(midleft=(left + back.get_width(), column.centery)))

    def _numbers(self, surface: pygame.Surface, x: int, y: int, seat: int) -> None:
        """Points and total, as far as they have been counted."""
        m, row = self.metrics, self.row
        share = self._share(seat)
        points = self._place("points", x, y)
        if not row.khisht[seat] and share > 0:
            kept = row.exact(seat)
            words = written(counted(row.points[seat], share), plus=True)
            number = fonts.text(words, m.type("number"), tokens.colour("exact" if kept else "ink"), bold=kept)
            surface.blit(number, number.get_rect(midright=(points.right - 2, points.centery)))
        gain = sum(
            counted(row.points[other], self._share(other))
            for other in range(len(row.points))
            if other == seat or (self.book.pair_totals is not None and (other - seat) % 2 == 0)
        )
        total = self._place("total", x, y)
        number = fonts.text(written(self.before[seat] + gain), m.type("number"), tokens.colour("ink"), bold=True)
        surface.blit(number, number.get_rect(midright=(total.right - 2, total.centery)))

    def _share(self, seat: int) -> float:
        if self.row.khisht[seat]:
            return 1.0 if self.at(f"stamp{seat}") >= 1 else 0.0
        return self.at("points")

    def _stamp(self, surface: pygame.Surface, x: int, y: int, seat: int) -> None:
        column = self._place("points", x, y)
        share = self.at(f"stamp{seat}")
        px = self.metrics.type("number")
        tilt = marks.TILT if seat % 2 == 0 else -marks.TILT * 0.8
        words = written(self.row.points[seat])
        rest = marks.stamp(words, px, tilt)
        place = rest.get_rect(midright=(column.right + self.metrics.px(4), column.centery))
        scale = durations.STAMP_SCALE + (1 - durations.STAMP_SCALE) * share
        picture = rest if share >= 1 else marks.flying_stamp(words, px, tilt, round(scale, 2))
        surface.blit(picture, picture.get_rect(center=place.center))
