"""The end of a match: the players on their steps, the way of the scores, what each did, and what to do now."""

from __future__ import annotations

import dataclasses
import random
from typing import TYPE_CHECKING, Any, Final

import pygame

from game.match import Match
from scenes import cloth, durations, fonts, paint, tokens
from scenes.confetti import Confetti
from scenes.joker import statistics
from scenes.joker.celebration import Light
from scenes.joker.chart import Chart
from scenes.joker.ledger import ledger, sheet_of, sole_person
from scenes.joker.podium import Podium
from scenes.joker.telling import Telling
from scenes.tween import Call, Parallel, Wait, linear, out_back, out_cubic

if TYPE_CHECKING:
    from scenes.app import App

_RISE: Final = 0.45
"""Seconds in which a step rises."""

_DRAW: Final = 0.9
"""Seconds in which the lines of the chart are drawn."""


class Result(Telling):
    """The final result of a match that is over."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.book = ledger(match)
        self.first_focus = "again"
        self.places = sheet_of(match).places
        self._podium: Podium
        self._chart: Chart
        self._confetti: Confetti
        self._light: Light

    @property
    def won(self) -> bool:
        """Whether a person is first, or only bots have played."""
        people = [seat for seat, who in enumerate(self.match.table.seats) if who.person]
        return not people or any(self.places[seat] == 1 for seat in people)

    def tell(self) -> None:
        """The steps rise from the last to the first, the crown comes down, the chart is drawn."""
        steps: list[Any] = [Parallel(self.part("title", durations.PREMIUM_RIBBON, out_back), Wait(0.2))]
        steps += [self.part(f"place{place}", _RISE, out_cubic) for place in self._podium.places]
        steps.append(Call(self._cheer))
        steps.append(Parallel(self.part("crown", 0.35, out_cubic), self.part("rays", 0.6), self.part("chart", _DRAW)))
        self.timeline.add(*steps)

    def _cheer(self) -> None:
        self.app.sounds.play("win" if self.won else "lose")
        if self.won:
            self.rain.add(self.part("rain", durations.PREMIUM_RAIN, linear))

    # -- layout ---------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Podium at the left, chart and statistics at the right, three buttons below."""
        m, texts = self.metrics, self.app.texts
        safe = m.safe
        row = pygame.Rect(safe.left, safe.bottom - m.touch, safe.width, m.touch)
        self._buttons(row)
        top = pygame.Rect(safe.left, safe.top, safe.width, row.top - m.gap - safe.top)
        left = pygame.Rect(top.left, top.top, round(top.width * 0.5), top.height)
        right = pygame.Rect(left.right + m.gap, top.top, top.right - left.right - m.gap, top.height)
        self.ribbon = pygame.Rect(0, 0, min(left.width, max(m.px(420), 300)), max(46, m.px(70)))
        self.ribbon.midtop = left.midtop
        steps = pygame.Rect(
            left.left, self.ribbon.bottom + m.px(4), left.width, left.bottom - self.ribbon.bottom - m.px(4)
        )
        self._podium = Podium(m, self.book, steps, texts)
        sheet = sheet_of(self.match)
        figures = statistics.picture(m, texts, self.app.theme.name, self.book, sheet, right.width)
        self._figures = figures
        self.figures = figures.get_rect(bottomleft=right.bottomleft)
        self.chart = pygame.Rect(right.left, right.top, right.width, self.figures.top - m.gap - right.top)
        self._chart = Chart(m, self.book, sheet, self.chart.size)
        inside = m.rect.inflate(-2 * m.border - 4, -2 * m.border - 4)
        table, top_face = cloth.table(m.size, self.app.theme.name), self._podium.top
        self._light = Light(table, inside, top_face, round(inside.height * 0.9), round(self._podium.face * 2.4))
        bright = pygame.Rect(inside.left, inside.top, left.right - inside.left, inside.height)
        rng = random.Random(self.match.table.seed)
        self._confetti = Confetti(rng, bright, max(3.5, 5.5 * m.scale), 80)

    def _buttons(self, row: pygame.Rect) -> None:
        m, texts = self.metrics, self.app.texts
        width = min((row.width - 2 * m.gap) // 3, max(m.px(300), 200))
        left = row.centerx - (3 * width + 2 * m.gap) // 2
        rects = [pygame.Rect(left + n * (width + m.gap), row.top, width, row.height) for n in range(3)]
        self.button(rects[0], texts("result-again"), self.again, "gold", key="again")
        self.button(rects[1], texts("result-sheet"), self.show_sheet, "dark", key="sheet")
        self.button(rects[2], texts("result-menu"), self.back, "dark", key="menu")

    # -- what the buttons do --------------------------------------------------------------------------------

    def again(self) -> None:
        """Begin a new match at the same table."""
        from scenes import games

        table = dataclasses.replace(self.match.table, seed=self.app.rng.randrange(2**31))
        match = Match(table)
        games.begin(self.app, match)

    def back(self) -> None:
        """To the menu."""
        from scenes.menu import Menu

        self.app.clear_to(Menu(self.app))

    # -- time and picture -----------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The table, light and confetti, the steps, the chart and the statistics."""
        m = self.metrics
        self._light.draw(surface, self.at("rays"))
        if "rain" in self.shown:
            self._confetti.draw(surface, self.at("rain"))
        self._podium.draw(surface, {p: self.at(f"place{p}") for p in self._podium.places}, self.at("crown"))
        if self.at("title") > 0:
            self._draw_title(surface)
        paint.draw_shadow(surface, self.chart, m.px(12), "panel", m.scale)
        self._chart.draw(surface, self.chart.topleft, self.at("chart"))
        paint.draw_shadow(surface, self.figures, m.radius("panel"), "panel", m.scale)
        surface.blit(self._figures, self.figures)

    def _draw_title(self, surface: pygame.Surface) -> None:
        own = sole_person(self.match)
        key = "result-victory" if own is not None and self.places[own] == 1 else "result-title"
        size = (max(8, round(self.ribbon.width * self.at("title"))), self.ribbon.height)
        band = banner(self.ribbon.size, self.app.texts(key))
        if size != self.ribbon.size:
            band = pygame.transform.smoothscale(band, size)
        surface.blit(band, band.get_rect(center=self.ribbon.center))


def banner(size: tuple[int, int], words: str) -> pygame.Surface:
    """A red band with words."""
    band = paint.ribbon(size).copy()
    word = fonts.fitted(words, round(size[1] * 0.44), tokens.colour("paper_hi"), round(size[0] * 0.7), bold=True)
    paint.put_centre(band, word, (size[0] / 2, size[1] * 0.41))
    return band
