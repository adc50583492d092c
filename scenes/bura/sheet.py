"""The score sheet of Bura: every hand of the match on paper, opened at any time."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.bura.sheet import HandRow
from game.match import Match
from scenes import fonts, paint, tokens, weave
from scenes.bura import telling
from scenes.gui import GuiScene
from scenes.icons import icon
from scenes.intents import Confirm, Intent, Move, Press, Release, Sheet
from scenes.portraits import portrait
from scenes.vector import mix
from scenes.widgets.control import Picture

if TYPE_CHECKING:
    from scenes.app import App

_COLUMNS = (("hand", 70), ("leads", 84), ("how", 330), ("stake", 150), ("first", 110), ("second", 110))
"""Columns with their widths in design pixels."""


class SheetScene(GuiScene):
    """All hands of a match; ``viewer`` is the seat whose column is the first. Back, Enter, S or a click closes it."""

    def __init__(self, app: App, match: Match, viewer: int | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.sheet = telling.sheet_of(match)
        own = viewer if viewer is not None else 0
        self.order = (own, 1 - own)
        self.first_focus = "close"
        self._down: tuple[int, int] | None = None

    # -- layout ----------------------------------------------------------------------------------------

    def build(self) -> None:
        """Paper with the names above, a row for each hand, and the button that closes it."""
        m, texts = self.metrics, self.app.texts
        safe = m.safe
        width = min(safe.width, max(m.px(sum(w for _, w in _COLUMNS) + 60), 620))
        paper = pygame.Rect(0, safe.top, width, safe.height - m.touch - m.gap)
        paper.centerx = m.rect.centerx
        close = pygame.Rect(0, 0, max(m.px(280), 220), m.touch)
        close.midbottom = (m.rect.centerx, safe.bottom)
        self.button(close, texts("close"), self.back, "gold", key="close")
        pad = m.pad
        inner = paper.width - 2 * pad
        share = inner / sum(w for _, w in _COLUMNS)
        self._columns: dict[str, pygame.Rect] = {}
        x = float(pad)
        for name, wide in _COLUMNS:
            self._columns[name] = pygame.Rect(round(x), 0, round(wide * share), 0)
            x += wide * share
        head = self._head(paper)
        self._decor.append(lambda surface: paint.draw_shadow(surface, paper, m.px(12), "tile", m.scale))
        self.picture(head[0], paper.topleft)
        top = paper.top + head[1]
        foot = paper.bottom - pad // 2
        area = self.scroll_area(pygame.Rect(paper.left, top, paper.width, foot - top))
        line = max(38, m.px(46))
        rows = self._rows(line)
        for index, picture in enumerate(rows):
            Picture(pygame.Rect(0, index * line, *picture.get_size()), self.ui, area.container, picture)
        area.set_height(line * len(rows))
        area.jump(float(line * len(rows)))

    def _head(self, paper: pygame.Rect) -> tuple[pygame.Surface, int]:
        """The paper with its title, portraits, names and totals; and where the rows begin."""
        m, texts, pad = self.metrics, self.app.texts, self.metrics.pad
        out = paint.paper(paper.size, m.px(12)).copy()
        y = pad // 2
        if not m.small:
            strip = weave.strip(weave.SHEET, paper.width - 2 * pad, max(2, m.px(3)), tokens.colour("stitch_red"))
            out.blit(strip, (pad, y + m.px(6)))
            y += strip.get_height() + m.px(12)
        ink, soft = tokens.colour("ink"), mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.1)
        options = self.sheet.options
        room = self._columns["first"].left - 2 * pad
        title = fonts.fitted(texts("bura-title", cards=options.cards), m.type("title"), ink, room, bold=True)
        target = fonts.fitted(texts("bura-sheet-title", target=options.match), m.type("small"), soft, room)
        face = m.px(56) if not m.small else 40
        out.blit(title, (pad, y + (face - title.get_height()) // (4 if m.small else 2)))
        if not m.small:
            out.blit(target, (pad, y + (face + title.get_height()) // 2))
        score = self.sheet.score
        best = max(score)
        for name, seat in zip(("first", "second"), self.order, strict=True):
            column = self._columns[name]
            sits = self.match.table.seats[seat]
            picture = portrait(sits.portrait, face)
            at = picture.get_rect(midtop=(column.centerx, y))
            out.blit(picture, at)
            if best and score[seat] == best:
                crown = icon("crown_gold", round(face * 0.46), ink)
                out.blit(crown, crown.get_rect(midbottom=(at.centerx, at.top + round(face * 0.2))))
            word = fonts.fitted(sits.name, m.type("small"), ink, column.width - 4, bold=True)
            out.blit(word, word.get_rect(midtop=(column.centerx, at.bottom)))
        y += face + fonts.height(m.type("small"), True) + m.px(4)
        for name in ("hand", "leads", "how", "stake"):
            column = self._columns[name]
            word = fonts.fitted(texts(f"bura-sheet-{name}"), m.type("caption"), soft, column.width - 6)
            where = word.get_rect(midbottom=(column.centerx, y))
            if name == "how":
                where.left = column.left
            out.blit(word, where)
        pygame.draw.line(out, tokens.colour("card_rim"), (pad, y + 2), (paper.width - pad, y + 2), max(1, m.px(2)))
        return out, y + max(4, m.px(5))

    def _rows(self, line: int) -> list[pygame.Surface]:
        rows = [self._row(number, row, line) for number, row in enumerate(self.sheet.rows)]
        if not self.match.deal_over:
            rows.append(self._running(line))
        return rows

    def _ground(self, number: int, line: int) -> pygame.Surface:
        last = self._columns["second"]
        out = pygame.Surface((last.right, line), pygame.SRCALPHA)
        if number % 2 == 0:
            band = pygame.Rect(self.metrics.pad // 2, 0, last.right - self.metrics.pad // 2, line)
            pygame.draw.rect(out, tokens.colour("card_rim", 0.26), band, border_radius=self.metrics.px(6))
        return out

    def _row(self, number: int, row: HandRow, line: int) -> pygame.Surface:
        """A finished hand; ``number`` counts from 0."""
        m, texts = self.metrics, self.app.texts
        ink, soft = tokens.colour("ink"), tokens.colour("ink_soft")
        out = self._ground(number, line)
        middle = line // 2
        self._put(out, "hand", fonts.text(str(number + 1), m.type("body"), soft, bold=True), middle)
        face = portrait(self.match.table.seats[row.leader].portrait, line - m.px(10))
        self._put(out, "leads", face, middle)
        how = self._columns["how"]
        marks = sorted({sign for seat in range(2) for sign in self.match.marks.get((number, seat), ())})
        small = round(m.type("body") * 1.1)
        room = how.width - m.px(8) - len(marks) * (small + 3)
        words = fonts.fitted(telling.in_short(texts, row, self.order[0]), m.type("body"), ink, room)
        out.blit(words, words.get_rect(midleft=(how.left, middle)))
        x = how.left + words.get_width() + m.px(6)
        for sign in marks:
            picture = icon(sign, small, soft)
            out.blit(picture, picture.get_rect(midleft=(x, middle)))
            x += small + 3
        stake = texts(f"bura-stake-{row.stake}") if row.stake > 1 else str(row.stake)
        if row.times > 1:
            stake = f"{stake} ×{row.times}"
        self._put(out, "stake", fonts.fitted(stake, m.type("body"), ink, self._columns["stake"].width - 6), middle)
        for name, seat in zip(("first", "second"), self.order, strict=True):
            won = row.winner == seat
            total = fonts.text(
                str(row.score[seat]), m.type("number"), tokens.colour("exact") if won else soft, bold=won
            )
            gain = fonts.text(f"+{row.gain}", m.type("small"), tokens.colour("exact"), bold=True) if won else None
            column = self._columns[name]
            out.blit(total, total.get_rect(center=(column.centerx, middle)))
            if gain is not None:
                out.blit(gain, gain.get_rect(midleft=(column.centerx + total.get_width() // 2 + m.px(6), middle)))
        return out

    def _running(self, line: int) -> pygame.Surface:
        """The hand that is being played."""
        m = self.metrics
        number = len(self.sheet.rows)
        out = self._ground(number, line)
        soft = tokens.colour("ink_soft")
        self._put(out, "hand", fonts.text(str(number + 1), m.type("body"), soft, bold=True), line // 2)
        face = portrait(self.match.table.seats[self.sheet.leader].portrait, line - m.px(10))
        self._put(out, "leads", face, line // 2)
        how = self._columns["how"]
        words = fonts.fitted(self.app.texts("bura-sheet-running"), m.type("body"), soft, how.width - m.px(8))
        out.blit(words, words.get_rect(midleft=(how.left, line // 2)))
        return out

    def _put(self, out: pygame.Surface, column: str, picture: pygame.Surface, middle: int) -> None:
        out.blit(picture, picture.get_rect(center=(self._columns[column].centerx, middle)))

    # -- input -----------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """Close, scroll, and what controls do."""
        match intent:
            case Sheet():
                self.back()
                return True
            case Confirm() if self.ring.current is None:
                self.back()
                return True
            case Move(0, dy) if dy and self.areas:
                self.areas[0].scroll(dy * self.metrics.px(92))
                self._scrolled()
                return True
            case Press(pos):
                on_control = any(control.rect.collidepoint(pos) for control in self.controls)
                self._down = None if on_control else pos
            case Release(pos) if self._down is not None:
                moved = abs(pos[1] - self._down[1])
                self._down = None
                taken = super().handle(intent)
                if moved < self.metrics.px(12):
                    self.back()
                    return True
                return taken
        return super().handle(intent)
