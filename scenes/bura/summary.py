"""What a hand of Bura brought, on a slip of paper over the table: why, how much, how the match stands, what is next."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import pygame

from game.bura.scoring import times
from game.match import Match
from scenes import durations, fonts, paint, tokens, weave
from scenes.bura import telling
from scenes.bura.faces import rhombs
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.telling import Pausing
from scenes.tween import Call, Parallel, Wait, out_back, out_cubic
from scenes.vector import box, hexa, mix, vector

if TYPE_CHECKING:
    from scenes.app import App

_BANDS = ((1, (31, 59)), (2, (2, 30)), (3, (0, 0)))
"""What the loser of five cards pays, and the points it is paid with."""


class HandSummary(Pausing):
    """The hand just finished."""

    transparent = True

    def __init__(self, app: App, match: Match, done: Callable[[], Any]) -> None:
        super().__init__(app, match, done)
        self.sheet = telling.sheet_of(match)
        self.row = self.sheet.rows[-1]
        self.before = self.sheet.rows[-2].score if len(self.sheet.rows) > 1 else (0, 0)
        self._paper: pygame.Surface | None = None
        self._gain_at = (0, 0)
        self._tracks: list[tuple[int, pygame.Rect]] = []

    def show_sheet(self) -> None:
        from scenes.bura.sheet import SheetScene

        self.app.push(SheetScene(self.app, self.match, telling.sole_person(self.match)))

    def tell(self) -> None:
        """The slip comes, the gain springs up, the score grows."""
        mine = telling.sole_person(self.match)
        if self.row.winner is None:
            sound = "flip"
        elif mine is None or self.row.winner == mine:
            sound = "win"
        else:
            sound = "lose"
        self.timeline.add(
            self.part("slip", durations.SCENE_FADE, out_cubic),
            Call(lambda: self.app.sounds.play(sound)),
            Parallel(self.part("gain", durations.CHIP, out_back), Wait(0.25)),
            self.part("score", durations.COUNT_UP),
        )

    # -- layout ----------------------------------------------------------------------------------------

    def build(self) -> None:
        """From the top: how it ended, why, who wins what, the board, what is next, the buttons."""
        m, texts = self.metrics, self.app.texts
        width = min(m.safe.width, max(m.px(700), 600))
        pad = m.pad + m.u
        inner = width - 2 * pad
        ink, soft = tokens.colour("ink"), mix(tokens.colour("ink_soft"), tokens.colour("paper_lo"), 0.1)
        title = fonts.fitted(
            telling.heading(texts, self.row, self._order()[0]),
            m.type("tile"),
            tokens.colour("stitch_red"),
            inner,
            bold=True,
        )
        carry = self.sheet.options.draw == "carry"
        line = fonts.paragraph(telling.explained(texts, self.row, carry), m.type("body"), ink, inner, align="centre")
        next_line = None
        if not self.match.over:
            next_line = fonts.paragraph(
                telling.what_next(texts, self.match), m.type("small"), soft, inner, align="centre"
            )
        strip = None
        if not m.small:
            strip = weave.strip(weave.SHEET, inner, max(2, m.px(3)), tokens.colour("stitch_red"))
        gap = m.px(12) if not m.small else 6
        face = m.px(104) if not m.small else 62
        track = max(38, m.px(50))
        bands = max(46, m.px(62)) if self.row.reason == "points" else 0
        heights = [
            strip.get_height() + m.px(4) if strip else 0,
            title.get_height(),
            line.get_height(),
            face,
            bands,
            2 * track,
            next_line.get_height() if next_line else 0,
            m.touch,
        ]
        height = 2 * (m.pad if not m.small else 10) + sum(heights) + gap * (sum(h > 0 for h in heights) - 1)
        self.slip = pygame.Rect(0, 0, width, height)
        self.slip.center = m.rect.center
        out = paint.paper(self.slip.size, m.px(12)).copy()
        y = m.pad if not m.small else 10
        middle = width // 2
        if strip:
            out.blit(strip, strip.get_rect(midtop=(middle, y)))
            y += heights[0] + gap
        for picture in (title, line):
            out.blit(picture, picture.get_rect(midtop=(middle, y)))
            y += picture.get_height() + gap
        self._winner(out, pygame.Rect(pad, y, inner, face))
        y += face + gap
        if bands:
            self._bands(out, pygame.Rect(pad, y, inner, bands))
            y += bands + gap
        self._tracks = []
        for seat in self._order():
            self._track(out, pygame.Rect(pad, y, inner, track), seat)
            y += track
        y += gap
        if next_line:
            out.blit(next_line, next_line.get_rect(midtop=(middle, y)))
        button = pygame.Rect(0, 0, max(m.px(300), 230), m.touch)
        button.midbottom = (self.slip.centerx, self.slip.bottom - (m.pad if not m.small else 10))
        words = "bura-to-result" if self.match.over else "bura-next-hand"
        self.button(button, texts(words), self.go_on, "gold", key="on")
        sheet = pygame.Rect(0, 0, m.touch, m.touch)
        sheet.bottomleft = (self.slip.left + m.pad, button.bottom)
        self.icon_button(sheet, "sheet", self.show_sheet, texts("bura-sheet"), key="sheet")
        self._paper = out

    def _order(self) -> list[int]:
        """The seats, the viewer's own first."""
        own = telling.sole_person(self.match) or 0
        return [own, 1 - own]

    def _winner(self, out: pygame.Surface, area: pygame.Rect) -> None:
        """The winner's portrait with a crown, and in words who wins and how the gain comes about."""
        m, texts, row = self.metrics, self.app.texts, self.row
        ink, soft = tokens.colour("ink"), tokens.colour("ink_soft")
        if row.winner is None:
            word = fonts.fitted(texts("bura-nobody-wins"), m.type("title"), ink, area.w, bold=True)
            out.blit(word, word.get_rect(center=area.center))
            self._gain_at = (-1, -1)
            return
        name = self.match.table.seats[row.winner].name
        words = texts("bura-wins-hand", you=telling.you(self.match, row.winner), name=name)
        sums = texts("bura-gain-sum", stake=row.stake, times=row.times) if row.times > 1 else ""
        if row.stake > 1:
            stake = texts(f"bura-stake-{row.stake}")
            sums = f"{stake} · {sums}" if sums else stake
        face = portrait(self.match.table.seats[row.winner].portrait, round(area.h * 0.86))
        number = self._gain_picture()
        gap = m.px(22)
        room = area.w - face.get_width() - number.get_width() - 2 * gap
        first = fonts.fitted(words, m.type("title"), ink, room, bold=True)
        second = fonts.fitted(sums, m.type("body"), soft, room) if sums else None
        wide = max(first.get_width(), second.get_width() if second else 0)
        x = area.centerx - (face.get_width() + wide + number.get_width() + 2 * gap) // 2
        place = face.get_rect(midleft=(x, area.centery + round(area.h * 0.07)))
        paint.draw_shadow(out, place.inflate(-4, -4), place.width // 2, "panel", m.scale)
        out.blit(face, place)
        crown = icon("crown_gold", round(face.get_width() * 0.44), ink)
        out.blit(crown, crown.get_rect(midbottom=(place.centerx, place.top + round(face.get_width() * 0.17))))
        x = place.right + gap
        tall = first.get_height() + (second.get_height() if second else 0)
        out.blit(first, (x, area.centery - tall // 2))
        if second:
            out.blit(second, (x, area.centery - tall // 2 + first.get_height()))
        self._gain_at = (x + wide + gap + number.get_width() // 2, area.centery)

    def _gain_picture(self) -> pygame.Surface:
        return paint.golden(f"+{self.row.gain}", self.metrics.px(64) if not self.metrics.small else 44)

    def _bands(self, out: pygame.Surface, area: pygame.Rect) -> None:
        """Five cards: what the loser pays by his points; the band he is in is lit."""
        m, texts, row = self.metrics, self.app.texts, self.row
        assert row.winner is not None
        lost = row.points[1 - row.winner] or 0
        label = fonts.fitted(texts("bura-loser-has"), m.type("small"), tokens.colour("ink_soft"), round(area.w * 0.3))
        out.blit(label, label.get_rect(midleft=(area.left, area.centery)))
        left = area.left + label.get_width() + m.px(14)
        gap = m.px(8)
        wide = (area.right - left - 2 * gap) // 3
        for n, (pays, _) in enumerate(_BANDS):
            lit = times(lost) == pays
            cell = pygame.Rect(left + n * (wide + gap), area.top, wide, area.h)
            out.blit(_cell(cell.size, lit, m.px(10)), cell)
            ink = tokens.colour("ink" if lit else "ink_soft")
            upper = fonts.fitted(texts(f"bura-band-{pays}"), m.type("body"), ink, wide - 8, bold=lit)
            lower = fonts.text(f"×{pays}", m.type("number"), ink, bold=True)
            tall = upper.get_height() + lower.get_height()
            out.blit(upper, upper.get_rect(midtop=(cell.centerx, cell.centery - tall // 2)))
            out.blit(lower, lower.get_rect(midtop=(cell.centerx, cell.centery - tall // 2 + upper.get_height())))

    def _track(self, out: pygame.Surface, area: pygame.Rect, seat: int) -> None:
        """A side of the match board: portrait, name; its rhombs and figures are drawn as they grow."""
        m, sits = self.metrics, self.match.table.seats[seat]
        if not self._tracks:
            line = tokens.colour("card_rim")
            pygame.draw.line(out, line, area.topleft, area.topright, max(1, m.px(1.5)))
        face = portrait(sits.portrait, area.h - m.px(10))
        out.blit(face, face.get_rect(midleft=(area.left, area.centery)))
        x = area.left + face.get_width() + m.px(12)
        room = round(area.w * 0.28)
        name = fonts.fitted(sits.name, m.type("body"), tokens.colour("ink"), room, bold=True)
        out.blit(name, name.get_rect(midleft=(x, area.centery)))
        start = x + room + m.px(8)
        track = pygame.Rect(start, area.top, area.right - start, area.h).move(self.slip.topleft)
        self._tracks.append((seat, track))

    # -- picture ---------------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The slip, the gain as far as it has sprung up, the board as far as it has grown."""
        if self._paper is None:
            return
        m = self.metrics
        drop = round(m.px(22) * (1 - self.at("slip")))
        paint.draw_shadow(surface, self.slip.move(0, drop), m.px(12), "lifted", m.scale)
        surface.blit(self._paper, self.slip.move(0, drop))
        share = self.at("gain")
        if self._gain_at[0] >= 0 and share > 0.02:
            number = self._gain_picture()
            if abs(share - 1) > 0.01:
                number = pygame.transform.smoothscale_by(number, share)
            at = (self.slip.left + self._gain_at[0], self.slip.top + self._gain_at[1] + drop)
            surface.blit(number, number.get_rect(center=at))
        for seat, track in self._tracks:
            self._draw_track(surface, seat, track.move(0, drop))

    def _draw_track(self, surface: pygame.Surface, seat: int, track: pygame.Rect) -> None:
        m, target = self.metrics, self.sheet.options.match
        before, after = self.before[seat], self.row.score[seat]
        now = before + round((after - before) * self.at("score"))
        figures = fonts.text(f"{now} / {target}", m.type("number"), tokens.colour("ink"), bold=True)
        room = track.w - max(figures.get_width(), m.px(70)) - m.px(10)
        side = min(m.px(24), round(room / (target * 1.25)))
        if side >= 9:
            marks = rhombs(min(now, target), target, side, "stitch_red", "ink_soft")
            surface.blit(marks, marks.get_rect(midleft=(track.left, track.centery)))
        surface.blit(figures, figures.get_rect(midright=(track.right, track.centery)))


@lru_cache(maxsize=16)
def _cell(size: tuple[int, int], lit: bool, radius: int) -> pygame.Surface:
    """The ground of a band: golden where it counts."""
    line = 2.0
    if lit:
        return vector(
            size,
            box(size, line / 2, radius, hexa(tokens.colour("gold_hi")), hexa(tokens.colour("gold_lo")), line),
        )
    return vector(size, box(size, line / 2, radius, "none", hexa(tokens.colour("card_rim")), line))
