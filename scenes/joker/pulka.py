"""The end of a pulka: its sheet at the left, and at the right the premium, or how near everybody was to one."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.match import Match
from scenes import cloth, durations, paint
from scenes.confetti import Confetti
from scenes.joker.celebration import Calm, Celebration, Light
from scenes.joker.ledger import ROMAN, Line, counted, deals_until, ledger, sheet_of, sole_person, written
from scenes.joker.paper import LAST, PREMIUM, SUMS, TOTALS, Paper, legend_words
from scenes.joker.paperplan import pages
from scenes.joker.story import story
from scenes.joker.telling import Pausing
from scenes.tween import Call, Parallel, Sequence, Wait, in_quad, linear, out_back, out_cubic

if TYPE_CHECKING:
    from scenes.app import App

_WRITE: Final = 0.35
"""Seconds in which the last deal is written down."""

_STROKE: Final = 0.22
"""Seconds of a stroke through a lost deal."""

_LOW: Final = 0.7
"""What stands beside the paper is at least so high, of the height of the window."""


class PulkaSummary(Pausing):
    """The summary of ``pulka`` (from 0), whose last deal has just been scored."""

    def __init__(self, app: App, match: Match, pulka: int, done: Callable[[], Any]) -> None:
        super().__init__(app, match, done)
        sheet = sheet_of(match)
        self.pulka = pulka
        self.book = ledger(match, deals_until(sheet, pulka))
        self.block = self.book.blocks[pulka]
        self.story = story(sheet, pulka)
        self.last: Line = self.block.lines[-1]
        self.final = pulka == len(sheet.options.pulkas) - 1
        """The confetti falls on its own time: nobody waits for it."""
        self._paper: Paper
        self._panel: Celebration | Calm
        self._confetti: Confetti | None = None
        self._light: Light | None = None

    # -- the story ------------------------------------------------------------------------------------------

    def tell(self) -> None:
        """The last deal is written, then the premium: ribbon, number, pill, strokes, sums."""
        stamped = [seat for seat, cell in enumerate(self.last.cells) if cell.khisht]
        steps: list[Any] = [self.part("last", _WRITE)]
        if stamped:
            steps.append(
                Sequence(
                    self.part("stamps", durations.STAMP, in_quad),
                    Call(lambda: self.app.sounds.play("khisht")),
                    self.part("shake", durations.SHAKE, linear),
                )
            )
        steps.append(self.part("bare", _WRITE))
        if self.story.gains:
            steps += self._premium_steps()
        else:
            panel = self.part("panel", durations.PREMIUM_RIBBON, out_cubic)
            steps.append(Parallel(panel, self.part("totals", durations.COUNT_UP)))
        steps.append(Call(lambda: self.shown.update(end=1.0)))
        self.timeline.add(*steps)

    def _premium_steps(self) -> list[Any]:
        losses: list[Any] = [Wait(0.25)]
        if self.story.losses:
            losses += [self.part("strokes", _STROKE), Call(lambda: self.app.sounds.play("khisht"))]
        losses.append(self.part("losses", _STROKE))
        return [
            Call(self._let_it_rain),
            Parallel(
                self.part("panel", durations.PREMIUM_RIBBON, out_back), self.part("rays", durations.PREMIUM_RIBBON)
            ),
            self.part("ribbon", durations.PREMIUM_RIBBON, out_back),
            Parallel(
                self.part("number", durations.PREMIUM_NUMBER),
                self.part("totals", durations.PREMIUM_NUMBER),
                self.part("pill", durations.CHIP, out_back),
                Sequence(*losses),
            ),
        ]

    def _let_it_rain(self) -> None:
        self.app.sounds.play("premium")
        self.rain.add(self.part("rain", durations.PREMIUM_RAIN, linear))

    # -- layout ---------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Paper, panel, golden button. In small windows the paper shows this pulka alone."""
        m, texts = self.metrics, self.app.texts
        safe = m.safe
        right = max(290, round(safe.width * 0.31))
        most = (safe.width - right - 2 * m.gap, safe.height)
        blocks: tuple[int, ...] = (self.pulka,)
        if not m.small:
            blocks = next(page for page in pages(m, most, self.book, legend_words(texts)) if self.pulka in page)
        own = sole_person(self.match)
        self._paper = Paper(m, texts, self.book, most, blocks, own)
        self.sheet = pygame.Rect((0, 0), self._paper.size)
        self.sheet.midleft = (safe.left + (most[0] - self.sheet.width) // 2, safe.centery)
        # both columns begin and end together, unless the paper is too low for what stands beside it
        high = max(self.sheet.height, round(_LOW * safe.height))
        self.place = pygame.Rect(self.sheet.right + m.gap, self.sheet.centery - high // 2, 0, high)
        self.place.width = safe.right - self.place.left
        button = pygame.Rect(0, 0, min(self.place.width, max(m.px(270), 230)), m.touch)
        button.midbottom = self.place.midbottom
        words = texts("summary-to-result") if self.final else texts("summary-next-pulka", pulka=ROMAN[self.pulka + 1])
        self.button(button, words, self.go_on, "gold", key="on")
        frame = pygame.Rect(self.place.left, self.place.top, self.place.width, button.top - m.gap - self.place.top)
        if self.story.gains:
            self._panel = Celebration(m, texts, self.app.theme.name, self.book, self.story, frame)
            bright = pygame.Rect(self.sheet.right, m.border + 2, 0, m.height - 2 * m.border - 4)
            bright.width = m.width - m.border - 2 - bright.left
            # the confetti is a picture like any other: the same for a match, whatever was pressed before
            rng = random.Random(self.match.table.seed + self.pulka)
            self._confetti = Confetti(rng, bright, max(3.5, 5.5 * m.scale))
            inside = m.rect.inflate(-2 * m.border - 4, -2 * m.border - 4)
            self._light = self._panel.light(cloth.table(m.size, self.app.theme.name), inside)
        else:
            self._panel = Calm(m, texts, self.app.theme.name, self.book, self.block, self.story, frame)

    # -- picture --------------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The table, the light behind the winner, the paper with what has been written so far."""
        m = self.metrics
        if self._light is None or self._confetti is None:
            super().draw_ground(surface)
        else:
            self._light.draw(surface, self.at("rays"))
            if "rain" in self.shown:
                self._confetti.draw(surface, self.at("rain"))
        shake = self.at("shake")
        dx = round(m.px(durations.SHAKE_BY) * math.sin(shake * 4 * math.pi) * (1 - shake)) if 0 < shake < 1 else 0
        at = (self.sheet.left + dx, self.sheet.top)
        paint.draw_shadow(surface, pygame.Rect(at, self.sheet.size), m.px(12), "tile", m.scale)
        self._draw_paper(surface, at)
        if isinstance(self._panel, Celebration):
            self._panel.draw(surface, self.shown)
        else:
            self._panel.draw(surface, self.at("panel"))

    def _draw_paper(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        paper = self._paper
        if self.at("end") >= 1:
            surface.blit(paper.surface(), at)
            return
        surface.blit(paper.surface((LAST, PREMIUM, SUMS, TOTALS)), at)
        self._draw_last(surface, at)
        gained = self.at("number")
        if self.at("bare") > 0:
            paper.draw_sums(surface, at, self.pulka, gained)
        if gained > 0:
            paper.draw_premium(surface, at, self.pulka, gained)
        totals = self.book.totals
        before = [total - added for total, added in zip(totals, self.block.sums, strict=True)]
        share = self.at("totals")
        paper.draw_totals(
            surface, at, [old + counted(new - old, share) for old, new in zip(before, totals, strict=True)]
        )
        self._draw_decisive(surface, at)

    def _draw_last(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        share = self.at("last")
        if share <= 0:
            return
        for seat, cell in enumerate(self.last.cells):
            part = self._paper.part(self.pulka, self.last.number, seat, at)
            self._paper.draw_bid(surface, part, cell)
            if not cell.khisht:
                self._paper.draw_points(surface, part, cell, seat, premium=False)
            elif "stamps" in self.shown:
                fall = self.at("stamps")
                scale = durations.STAMP_SCALE + (1 - durations.STAMP_SCALE) * fall
                self._paper.draw_points(surface, part, cell, seat, premium=False, scale=scale)

    def _draw_decisive(self, surface: pygame.Surface, at: tuple[int, int]) -> None:
        """The gold pill and the strokes, as far as they have come."""
        for line in self.block.lines:
            for seat, cell in enumerate(line.cells):
                part = self._paper.part(self.pulka, line.number, seat, at)
                if cell.best and self.at("pill") > 0:
                    self._paper.draw_pill(surface, part, written(cell.points or 0), self.at("pill"))
                    self._paper.draw_points(surface, part, cell, seat, premium=False)
                elif cell.struck and self.at("strokes") > 0:
                    self._paper.draw_stroke(surface, part, written(cell.points or 0), self.at("strokes"))
