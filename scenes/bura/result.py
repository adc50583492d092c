"""The end of a match of Bura: the two sides, the way of the score, what each did, and what to do now."""

from __future__ import annotations

import dataclasses
import random
from typing import TYPE_CHECKING, Any

import pygame

from game.match import Match
from scenes import durations, fonts, levels, paint, tokens
from scenes.bura import telling
from scenes.bura.faces import rhombs
from scenes.confetti import Confetti
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.telling import Telling
from scenes.tween import Call, Parallel, Wait, linear, out_back, out_cubic

if TYPE_CHECKING:
    from scenes.app import App

_RISE = 0.45
"""Seconds in which a side comes up."""


class Result(Telling):
    """The final result of a match that is over."""

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app, match)
        self.sheet = telling.sheet_of(match)
        self.winner = self.sheet.places.index(1)
        self.first_focus = "again"
        self._confetti: Confetti
        self._sides: dict[int, pygame.Rect] = {}

    @property
    def won(self) -> bool:
        """Whether a person is first, or only bots have played."""
        people = [seat for seat, who in enumerate(self.match.table.seats) if who.person]
        return not people or self.winner in people

    def show_sheet(self) -> None:
        from scenes.bura.sheet import SheetScene

        self.app.push(SheetScene(self.app, self.match, telling.sole_person(self.match)))

    def tell(self) -> None:
        """The ribbon, the loser, the winner with his crown, then the figures."""
        self.timeline.add(
            Parallel(self.part("title", durations.PREMIUM_RIBBON, out_back), Wait(0.2)),
            self.part(f"side{1 - self.winner}", _RISE, out_cubic),
            self.part(f"side{self.winner}", _RISE, out_cubic),
            Call(self._cheer),
            Parallel(self.part("crown", 0.35, out_cubic), self.part("figures", durations.COUNT_UP)),
        )

    def _cheer(self) -> None:
        self.app.sounds.play("win" if self.won else "lose")
        if self.won:
            self.rain.add(self.part("rain", durations.PREMIUM_RAIN, linear))

    # -- layout ----------------------------------------------------------------------------------------

    def build(self) -> None:
        """Two sides with the score between them, the figures of the match under them, three buttons."""
        m = self.metrics
        safe = m.safe
        row = pygame.Rect(safe.left, safe.bottom - m.touch, safe.width, m.touch)
        self._buttons(row)
        self.ribbon = pygame.Rect(0, 0, min(safe.width, max(m.px(520), 340)), max(48, m.px(78)))
        self.ribbon.midtop = (safe.centerx, safe.top)
        self._figures = self._drawn_figures(min(safe.width, max(m.px(760), 560)))
        self.figures = self._figures.get_rect(midbottom=(safe.centerx, row.top - m.gap))
        room = pygame.Rect(safe.left, self.ribbon.bottom, safe.width, self.figures.top - m.gap - self.ribbon.bottom)
        own = telling.sole_person(self.match) or 0
        wide = min(room.width // 3, max(m.px(340), 230))
        left = pygame.Rect(0, room.top, wide, room.height)
        left.centerx = room.centerx - round(wide * 0.78)
        right = left.copy()
        right.centerx = room.centerx + round(wide * 0.78)
        self._sides = {own: left, 1 - own: right}
        self.middle = room.center
        rng = random.Random(self.match.table.seed)
        self._confetti = Confetti(rng, m.rect.inflate(-2 * m.border, -2 * m.border), max(3.5, 5.5 * m.scale), 110)

    def _buttons(self, row: pygame.Rect) -> None:
        m, texts = self.metrics, self.app.texts
        width = min((row.width - 2 * m.gap) // 3, max(m.px(300), 200))
        left = row.centerx - (3 * width + 2 * m.gap) // 2
        rects = [pygame.Rect(left + n * (width + m.gap), row.top, width, row.height) for n in range(3)]
        self.button(rects[0], texts("result-again"), self.again, "gold", key="again")
        self.button(rects[1], texts("result-sheet"), self.show_sheet, "dark", key="sheet")
        self.button(rects[2], texts("result-menu"), self.back, "dark", key="menu")

    def figures_of(self, seat: int) -> list[tuple[str, str]]:
        """What a side did in this match: name of a figure and the figure."""
        rows, texts = self.sheet.rows, self.app.texts
        won = [row for row in rows if row.winner == seat]
        claims = sum(row.reason == "var" for row in won)
        wrong = sum(row.reason == "wrong_var" and row.winner != seat for row in rows)
        shown = sum(row.reason in ("bura", "royal") for row in won)
        refused = sum(row.reason == "refused" and row.winner != seat for row in rows)
        found = [
            (texts("bura-stat-hands"), str(len(won))),
            (texts("bura-stat-stake"), str(max((row.stake for row in won), default=0))),
        ]
        if self.sheet.options.cards == 3:
            found += [(texts("bura-stat-var"), f"{claims} / {wrong}"), (texts("bura-stat-bura"), str(shown))]
        return [*found, (texts("bura-stat-refused"), str(refused))]

    def _drawn_figures(self, width: int) -> pygame.Surface:
        """A panel with the figures of both sides at either end of their names."""
        m = self.metrics
        own = telling.sole_person(self.match) or 0
        mine, theirs = self.figures_of(own), self.figures_of(1 - own)
        line = fonts.height(m.type("body")) + m.px(5)
        out = paint.panel((width, line * len(mine) + 2 * m.px(10)), self.app.theme.name, m.radius("panel")).copy()
        for n, ((name, first), (_, second)) in enumerate(zip(mine, theirs, strict=True)):
            y = m.px(10) + n * line + line // 2
            word = fonts.fitted(name, m.type("body"), tokens.colour("muted"), round(width * 0.56))
            out.blit(word, word.get_rect(center=(width // 2, y)))
            for text, x in ((first, width * 0.12), (second, width * 0.88)):
                number = fonts.text(text, m.type("number"), tokens.colour("ivory"), bold=True)
                out.blit(number, number.get_rect(center=(round(x), y)))
        return out

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

    # -- time and picture ------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The table, confetti, both sides, the score, the figures."""
        super().draw_ground(surface)
        m = self.metrics
        if "rain" in self.shown:
            self._confetti.draw(surface, self.at("rain"))
        for seat, frame in self._sides.items():
            share = self.at(f"side{seat}")
            if share > 0:
                self._draw_side(surface, seat, frame, share)
        if self.at("side0") > 0 and self.at("side1") > 0:
            px = m.type("shout")
            own = telling.sole_person(self.match) or 0
            words = f"{self.sheet.score[own]} : {self.sheet.score[1 - own]}"
            number = paint.golden(words, px)
            surface.blit(number, number.get_rect(center=self.middle))
        if self.at("figures") > 0:
            paint.draw_shadow(surface, self.figures, m.radius("panel"), "panel", m.scale)
            surface.blit(self._figures, self.figures)
        if self.at("title") > 0:
            self._draw_title(surface)

    def _draw_side(self, surface: pygame.Surface, seat: int, frame: pygame.Rect, share: float) -> None:
        """Portrait, name, and how many points of the target it has."""
        m, sits = self.metrics, self.match.table.seats[seat]
        first = seat == self.winner
        name = fonts.fitted(sits.name, m.type("title"), tokens.colour("ivory"), frame.width, bold=True)
        target = self.sheet.options.match
        side = max(8, min(m.px(20), round(frame.width / (target * 1.3))))
        marks = rhombs(min(self.sheet.score[seat], target), target, side)
        of_seats = levels.levels_of(self.match)
        # on both sides, so that the points stand side by side
        line = fonts.height(m.type("small")) if any(of_seats) else 0
        below = name.get_height() + line + side + m.px(16)
        crown_room = 0.32
        most = round((frame.height - below) / (1 + crown_room))
        diameter = max(60, min(most, m.px(176), frame.width))
        if not first:
            diameter = round(diameter * 0.82)
        foot = frame.bottom - below - m.px(4)
        middle = (frame.centerx, foot - diameter // 2 + round((1 - share) * m.px(40)))
        if first:
            light = paint.faded(paint.glow(round(diameter * 2.1), "lamp", 0.5), share)
            surface.blit(light, light.get_rect(center=middle))
        face = portrait(sits.portrait, diameter)
        place = face.get_rect(center=middle)
        paint.draw_shadow(surface, place.inflate(-8, -8), place.width // 2, "lifted", m.scale)
        surface.blit(face, place)
        crown = self.at("crown")
        if first and crown > 0:
            gold = icon("crown_gold", round(diameter * 0.5), tokens.colour("ink"))
            fall = round(diameter * 0.5 * (1 - crown))
            surface.blit(gold, gold.get_rect(midbottom=(middle[0], place.top + round(diameter * 0.17) - fall)))
        y = place.bottom + m.px(4)
        surface.blit(name, name.get_rect(midtop=(frame.centerx, y)))
        y += name.get_height()
        if level := of_seats[seat]:
            mark = levels.mark(level, levels.word(self.app.texts, level), m.type("small"), frame.width)
            surface.blit(mark, mark.get_rect(midtop=(frame.centerx, y)))
        surface.blit(marks, marks.get_rect(midtop=(frame.centerx, y + line + m.px(4))))

    def _draw_title(self, surface: pygame.Surface) -> None:
        own = telling.sole_person(self.match)
        words = self.app.texts("result-victory" if own is not None and own == self.winner else "result-title")
        band: Any = paint.ribbon(self.ribbon.size).copy()
        word = fonts.fitted(
            words, round(self.ribbon.h * 0.44), tokens.colour("paper_hi"), round(self.ribbon.w * 0.7), bold=True
        )
        paint.put_centre(band, word, (self.ribbon.w / 2, self.ribbon.h * 0.41))
        share = self.at("title")
        if share < 1 or share > 1:
            size = (max(8, round(self.ribbon.w * share)), self.ribbon.h)
            band = pygame.transform.smoothscale(band, size)
        surface.blit(band, band.get_rect(center=self.ribbon.center))
