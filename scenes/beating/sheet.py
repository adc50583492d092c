"""The board of a match, opened at any time: every deal on paper, who has lost it, what was paid, and the sums."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from game.match import Match
from scenes import fonts, paint, tokens, weave
from scenes.beating import faces, story
from scenes.icons import icon
from scenes.pages import PagedScene
from scenes.portraits import portrait
from scenes.table.signs import badge_sign

if TYPE_CHECKING:
    from scenes.app import App

_MARKS: Final = {"clock": "clock", "hint": "hint"}


class BoardScene(PagedScene):
    """Columns are players, rows deals: the place of each, a cap for the fool."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.board = story.board_of(match)
        self.first_focus = "close"
        self._rows = 1

    @property
    def page_count(self) -> int:
        return max(1, -(-len(self.board.deals) // self._rows))

    def build(self) -> None:
        """Paper, and a bar of buttons below it."""
        m, texts = self.metrics, self.app.texts
        safe = m.safe
        bar = pygame.Rect(safe.left, safe.bottom - m.touch, safe.width, m.touch)
        self.paper = pygame.Rect(safe.left, safe.top, min(safe.width, max(m.px(1000), 700)), bar.top - m.gap - safe.top)
        self.paper.centerx = safe.centerx
        self._line = max(28, m.px(38))
        self._head = max(74, m.px(104))
        foot = max(40, m.px(54))
        self._rows = max(1, (self.paper.height - self._head - foot - m.pad) // self._line)
        last = self.page_count - 1
        self.page = last if self.page is None else min(self.page, last)
        close = pygame.Rect(0, bar.top, max(m.px(260), 190), bar.height)
        close.centerx = bar.centerx
        self.button(close, texts("close"), self.back, "gold", key="close")
        if last:
            left = pygame.Rect(close.left - m.gap - bar.height, bar.top, bar.height, bar.height)
            right = pygame.Rect(close.right + m.gap, bar.top, bar.height, bar.height)
            at, board = self.page, self.board
            self.icon_button(
                left,
                "arrow_left",
                lambda: self.turn(-1),
                texts(self.board.key("earlier")),
                key="earlier",
                enabled=at > 0,
            )
            self.icon_button(
                right,
                "arrow_right",
                lambda: self.turn(1),
                texts(board.key("later")),
                key="later",
                enabled=at < last,
            )
        self._decor.append(self._draw_shadow)
        self.picture(self._drawn(), self.paper.topleft)

    def _draw_shadow(self, surface: pygame.Surface) -> None:
        paint.draw_shadow(surface, self.paper, self.metrics.px(12), "tile", self.metrics.scale)

    def _columns(self) -> tuple[int, float]:
        """Where the first player's column begins on the paper, and how wide each is."""
        m = self.metrics
        left = m.pad + max(44, m.px(70))
        return left, (self.paper.width - left - m.pad) / self.match.players

    def _drawn(self) -> pygame.Surface:
        m, texts = self.metrics, self.app.texts
        out = paint.paper(self.paper.size, m.px(12)).copy()
        ink, soft = tokens.colour("ink"), tokens.colour("ink_soft")
        left, column = self._columns()
        cell = max(1, m.px(2))
        strip = weave.strip(weave.SHEET, self.paper.width - 2 * m.pad, cell, tokens.colour("stitch_red"))
        out.blit(strip, (m.pad, m.px(8)))
        top = m.px(8) + strip.get_height() + m.u
        name_high = fonts.height(m.type("small"), True)
        face = self._head - top - name_high - m.u
        for seat, who in enumerate(self.match.table.seats):
            x = round(left + (seat + 0.5) * column)
            head = portrait(who.portrait, face)
            out.blit(head, head.get_rect(midtop=(x, top)))
            if self.board.teams:
                sign = faces.team_sign(seat % 2, max(16, round(face * 0.4)))
                out.blit(sign, sign.get_rect(center=(x + face // 2, top + face - m.u)))
            name = fonts.fitted(who.name, m.type("small"), ink, round(column - 4), True)
            out.blit(name, name.get_rect(midtop=(x, top + face + 2)))
        first = (self.page or 0) * self._rows
        for index in range(len(self.board.deals[first : first + self._rows])):
            number = first + index
            y = self._head + index * self._line
            if index % 2 == 0:
                band = pygame.Surface((self.paper.width - 2 * m.pad, self._line), pygame.SRCALPHA)
                pygame.draw.rect(band, tokens.colour("card_rim", 0.3), band.get_rect(), border_radius=m.px(6))
                out.blit(band, (m.pad, y))
            middle = y + self._line // 2
            word = fonts.text(str(number + 1), m.type("body"), soft)
            out.blit(word, word.get_rect(center=(m.pad + (left - m.pad) // 2, middle)))
            for seat in range(self.match.players):
                self._cell(out, round(left + (seat + 0.5) * column), middle, number, seat)
        if not self.board.deals:
            words = fonts.fitted(
                texts(self.board.key("board-empty")), m.type("title"), soft, self.paper.width - 2 * m.pad
            )
            out.blit(words, words.get_rect(center=(self.paper.width // 2, (self._head + self.paper.height) // 2)))
        self._sums(out, left, column)
        return out

    def _cell(self, out: pygame.Surface, x: int, y: int, number: int, seat: int) -> None:
        """A cap for who has lost, else the place; a draw is a dash for the last ones. Signs of clock and hint."""
        m, row = self.metrics, self.board.deals[number]
        side = self._line - max(4, m.px(6))
        if seat in row.losers:
            picture = icon("fools_cap", side, tokens.colour("ink"))
            out.blit(picture, picture.get_rect(center=(x, y)))
        else:
            drawn = not row.losers and row.places[seat] == max(row.places)
            words = "=" if drawn else str(row.places[seat])
            word = fonts.text(words, m.type("body"), tokens.colour("ink_soft"), drawn)
            out.blit(word, word.get_rect(center=(x, y)))
        signs = sorted(self.match.marks.get((number, seat), ()))
        small = max(14, round(side * 0.55))
        for index, sign in enumerate(signs):
            picture = badge_sign(_MARKS[sign], small)
            out.blit(picture, picture.get_rect(midleft=(x + side // 2 + m.u + index * (small + 2), y)))
        if row.dealer == seat:
            picture = icon("dealer", small, tokens.colour("ink"))
            out.blit(picture, picture.get_rect(midright=(x - side // 2 - m.u, y)))

    def _sums(self, out: pygame.Surface, left: int, column: float) -> None:
        m = self.metrics
        foot = max(40, m.px(54))
        y = self.paper.height - m.pad // 2 - foot // 2
        pygame.draw.line(
            out,
            tokens.colour("ink"),
            (m.pad, y - foot // 2),
            (self.paper.width - m.pad, y - foot // 2),
            max(1, m.px(2)),
        )
        cap = icon("fools_cap", round(foot * 0.66), tokens.colour("ink"))
        out.blit(cap, cap.get_rect(center=(m.pad + (left - m.pad) // 2, y)))
        totals = self.board.losses
        for seat, lost in enumerate(totals):
            x = round(left + (seat + 0.5) * column)
            worst = lost == max(totals) and lost > 0
            word = fonts.text(str(lost), m.type("number"), tokens.colour("khisht" if worst else "ink"), True)
            out.blit(word, word.get_rect(center=(x, y)))
            if self.board.money:
                amount = self.board.money[seat]
                tint = tokens.colour("khisht" if amount < 0 else "ink_soft")
                money = fonts.text(story.signed(amount), m.type("small"), tint, True)
                out.blit(money, money.get_rect(midleft=(x + word.get_width() // 2 + 2 * m.u, y)))
            if self.board.deals and lost == min(totals) and min(totals) < max(totals):
                crown = icon("crown_gold", round(foot * 0.5), tokens.colour("ink"))
                out.blit(crown, crown.get_rect(midright=(x - word.get_width() // 2 - m.u, y)))
