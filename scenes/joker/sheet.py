"""The score sheet, opened at any time from the table: all deals on paper, and the scores as a chart."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.match import Match
from scenes import paint
from scenes.joker import standing
from scenes.joker.chart import Chart
from scenes.joker.ledger import ROMAN, ledger, sheet_of
from scenes.joker.paper import Paper, legend_words
from scenes.joker.paperplan import pages
from scenes.pages import PagedScene

if TYPE_CHECKING:
    from scenes.app import App

PAPER, CHART = "sheet", "chart"


class SheetScene(PagedScene):
    """The sheet of a match as it is now; ``viewer`` is the seat whose part is lit.

    Where the window is small it has pages; at first the one with the running pulka is open.
    """

    def __init__(self, app: App, match: Match, viewer: int | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.viewer = viewer
        self.book = ledger(match)
        self.tab = PAPER
        self.pages: tuple[tuple[int, ...], ...] = ()
        self.first_focus = "close"

    @property
    def page_count(self) -> int:
        return len(self.pages) if self.tab == PAPER else 1

    def build(self) -> None:
        """Controls above in small windows, at the right in others; the rest is paper."""
        m, texts = self.metrics, self.app.texts
        safe = m.safe
        side = max(200, m.px(238))
        if m.small:
            self._area = pygame.Rect(safe.left, safe.top + m.touch + m.u, safe.width, safe.height - m.touch - m.u)
        else:
            self._area = pygame.Rect(safe.left, safe.top, safe.width - side - m.gap, safe.height)
        self.pages = pages(m, self._area.size, self.book, legend_words(texts))
        if self.page is None:
            self.page = next(n for n, page in enumerate(self.pages) if self.book.now in page)
        self.page = min(self.page, len(self.pages) - 1)
        if m.small:
            self._bar_above(pygame.Rect(safe.left, safe.top, safe.width, m.touch))
        else:
            self._side(pygame.Rect(safe.right - side, safe.top, side, safe.height))
        self._sheet()

    def _sheet(self) -> None:
        """The paper or the chart in the middle of its place."""
        m = self.metrics
        if self.tab == CHART:
            chart = Chart(m, self.book, sheet_of(self.match), self._area.size)
            rect = self._area.copy()
            self._decor.append(lambda surface: chart.draw(surface, rect.topleft))
        else:
            paper = Paper(m, self.app.texts, self.book, self._area.size, self.pages[self.page or 0], self.viewer)
            rect = pygame.Rect((0, 0), paper.size)
            rect.center = self._area.center
            self.picture(paper.surface(), rect.topleft)
        self._decor.insert(0, lambda surface: paint.draw_shadow(surface, rect, m.px(12), "tile", m.scale))

    def _bar_above(self, bar: pygame.Rect) -> None:
        m, texts = self.metrics, self.app.texts
        close = pygame.Rect(0, bar.top, max(150, m.px(200)), bar.height)
        close.right = bar.right
        tabs = pygame.Rect(bar.left, bar.top, max(250, m.px(300)), bar.height)
        self._tabs(tabs)
        if len(self.pages) > 1 and self.tab == PAPER:
            self._turners(pygame.Rect(tabs.right + m.gap, bar.top, close.left - tabs.right - 2 * m.gap, bar.height))
        self.button(close, texts("close"), self.back, "gold", key="close")

    def _side(self, column: pygame.Rect) -> None:
        m, texts = self.metrics, self.app.texts
        close = pygame.Rect(column.left, column.bottom - m.touch, column.width, m.touch)
        tabs = close.move(0, -(m.touch + m.gap))
        list_rect = pygame.Rect(column.left, column.top, column.width, 0)
        list_rect.height = standing.height(m, self.book)
        self.panel(list_rect)
        self.picture(standing.picture(m, texts, self.book, list_rect.size), list_rect.topleft)
        if len(self.pages) > 1 and self.tab == PAPER:
            self._turners(tabs.move(0, -(m.touch + m.gap)))
        self._tabs(tabs)
        self.button(close, texts("close"), self.back, "gold", key="close")

    def _tabs(self, rect: pygame.Rect) -> None:
        texts = self.app.texts
        names = [(PAPER, texts("sheet-tab-sheet")), (CHART, texts("sheet-tab-chart"))]
        self.choice(rect, names, self.tab, self._show_tab, texts("sheet-tabs"), key="tabs")

    def _turners(self, rect: pygame.Rect) -> None:
        """Arrows with the numbers of the pulkas on this page between them."""
        texts, side = self.app.texts, rect.height
        at = self.page or 0
        page = self.pages[at]
        left = pygame.Rect(rect.left, rect.top, side, side)
        right = pygame.Rect(rect.right - side, rect.top, side, side)
        self.icon_button(
            left, "arrow_left", lambda: self.turn(-1), texts("sheet-earlier"), key="earlier", enabled=at > 0
        )
        last = at == len(self.pages) - 1
        self.icon_button(
            right, "arrow_right", lambda: self.turn(1), texts("sheet-later"), key="later", enabled=not last
        )
        numbers = ROMAN[page[0]] if len(page) == 1 else f"{ROMAN[page[0]]}–{ROMAN[page[-1]]}"
        words = pygame.Rect(left.right + 2, rect.top, right.left - left.right - 4, side)
        self.words(words, texts("sheet-pulka", pulka=numbers), "title", bold=True, align="centre", middle=True)

    def _show_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()
