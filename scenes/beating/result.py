"""The end of a match: who has lost least often, and who most often."""

from __future__ import annotations

import dataclasses
import logging
import random
from typing import TYPE_CHECKING

import pygame

from game.match import Match
from game.store import StoreError
from scenes import cloth, durations, levels, paint, telling
from scenes.beating import figures, story
from scenes.confetti import Confetti
from scenes.tween import Call, Parallel, linear, out_back, out_cubic

if TYPE_CHECKING:
    from scenes.app import App

_log = logging.getLogger(__name__)


class Result(telling.Telling):
    """The result of a match that is over, or of an endless one that has been ended."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.first_focus = "again"
        self.board = story.board_of(match)
        self.told = self.board.told
        own = story.sole_person(match)
        self.won = own is not None and own in self.told.first
        self._lost = own is not None and own in self.told.last

    def enter(self) -> None:
        """A match that was ended here is not to be gone on with."""
        super().enter()
        store = self.app.store
        if store is not None and not self.match.over:
            try:
                store.leave()
            except StoreError:
                _log.exception("the match could not be closed")

    def tell(self) -> None:
        """The ribbon, the heads, the crown and the cap."""
        self.timeline.add(
            self.part("ribbon", durations.PREMIUM_RIBBON, out_back),
            self.part("hat", durations.CAP_FALLS, out_back),
            Call(self._cheer),
            Parallel(self.part("list", durations.COUNT_UP, out_cubic)),
        )

    def _cheer(self) -> None:
        self.app.sounds.play("win" if self.won else "lose" if self._lost else "premium")
        if self.won:
            self.rain.add(self.part("rain", durations.PREMIUM_RAIN, linear))

    # -- layout ----------------------------------------------------------------------------------------

    def build(self) -> None:
        """The heads at the left, the list at the right, three buttons below."""
        m, texts = self.metrics, self.app.texts
        safe = m.safe
        row = pygame.Rect(safe.left, safe.bottom - m.touch, safe.width, m.touch)
        width = min((row.width - 2 * m.gap) // 3, max(m.px(300), 200))
        left = row.centerx - (3 * width + 2 * m.gap) // 2
        rects = [pygame.Rect(left + n * (width + m.gap), row.top, width, row.height) for n in range(3)]
        self.button(rects[0], texts("result-again"), self.again, "gold", key="again")
        self.button(rects[1], texts(self.board.key("sheet")), self.show_sheet, "dark", key="sheet")
        self.button(rects[2], texts("result-menu"), self.back, "dark", key="menu")
        top = pygame.Rect(safe.left, safe.top, safe.width, row.top - m.gap - safe.top)
        half = pygame.Rect(top.left, top.top, round(top.width * 0.54), top.height)
        self.ribbon = pygame.Rect(0, 0, min(half.width, max(m.px(560), 380)), max(50, m.px(80)))
        self.ribbon.midtop = half.midtop
        heads = pygame.Rect(half.left, self.ribbon.bottom + m.px(6), half.width, half.bottom - self.ribbon.bottom)
        caption = self.words_height("x", half.width, "small", True) + m.u
        heads.height -= caption + m.px(6)
        wide = round(heads.width * 0.56)
        self.first = pygame.Rect(heads.left, heads.top, wide - m.gap, heads.height)
        small = round(heads.height * 0.66)
        self.last = pygame.Rect(heads.left + wide + m.gap, heads.bottom - small, heads.width - wide - m.gap, small)
        if self.told.first:
            for rect, key in ((self.first, "result-first"), (self.last, "result-last")):
                line = pygame.Rect(rect.left, heads.bottom + m.u, rect.width, caption)
                self.words(line, texts(self.board.key(key)), "small", "gold_hi", True, align="centre")
        self.panel_rect = pygame.Rect(half.right + m.gap, top.top, top.right - half.right - m.gap, top.height)
        inside = m.rect.inflate(-2 * m.border - 4, -2 * m.border - 4)
        rng = random.Random(self.match.table.seed)
        self._confetti = Confetti(rng, inside, max(3.5, 5.5 * m.scale), 90)

    def _with_level(self, row: figures.Row) -> figures.Row:
        level = levels.levels_of(self.match)[row.seat]
        return dataclasses.replace(row, level=level, level_word=levels.word(self.app.texts, level))

    # -- what the buttons do ---------------------------------------------------------------------------

    def again(self) -> None:
        """Begin a new match at the same table."""
        from scenes import games

        match = Match(dataclasses.replace(self.match.table, seed=self.app.rng.randrange(2**31)))
        games.begin(self.app, match)

    def back(self) -> None:
        """To the menu."""
        from scenes.menu import Menu

        self.app.clear_to(Menu(self.app))

    def show_sheet(self) -> None:
        """Open the board over this scene."""
        from scenes.beating.sheet import BoardScene

        self.app.push(BoardScene(self.app, self.match))

    # -- time and picture ------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The table, light, heads and list."""
        m = self.metrics
        surface.blit(cloth.table(m.size, self.app.theme.name), (0, 0))
        light = paint.glow(round(self.first.height * 1.5), "lamp", 0.45)
        surface.blit(light, light.get_rect(center=self.first.center))
        if "rain" in self.shown:
            self._confetti.draw(surface, self.at("rain"))
        seats = self.match.table.seats
        if self.told.first:
            for group, rect, hat in (
                (self.told.first, self.first, "crown_gold"),
                (self.told.last, self.last, "fools_cap"),
            ):
                figures.heads(surface, m, [seats[seat].portrait for seat in group], rect, hat, self.at("hat"))
        else:
            whole = self.first.union(self.last)
            figures.heads(surface, m, [who.portrait for who in seats], whole, "", 0.0)
        key = "result-victory" if self.won else "result-title"
        figures.draw_ribbon(surface, self.ribbon, self.app.texts(key), "stitch_red", self.at("ribbon"))
        radius = m.radius("panel")
        paint.draw_shadow(surface, self.panel_rect, radius, "panel", m.scale)
        surface.blit(paint.panel(self.panel_rect.size, self.app.theme.name, radius), self.panel_rect)
        inner = self.panel_rect.inflate(-2 * m.pad, -2 * m.pad)
        rows = [self._with_level(row) for row in self.board.rows_of_match()]
        surface.blit(figures.listed(m, rows, inner.size, 1.0, self.told.first), inner)
