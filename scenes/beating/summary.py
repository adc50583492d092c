"""The end of a deal: who has lost, who went out in which place, and what the board says now."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pygame

from game.match import Match
from scenes import durations, paint, telling, tokens
from scenes.beating import figures, story
from scenes.confetti import Confetti
from scenes.tween import Call, Parallel, Sequence, Wait, linear, out_back, out_cubic

if TYPE_CHECKING:
    from scenes.app import App


class DealSummary(telling.Pausing):
    """A panel over the table. An endless match may be ended here."""

    transparent = True

    def __init__(self, app: App, match: Match, done: Callable[[], Any]) -> None:
        super().__init__(app, match, done)
        self.board = story.board_of(match)
        self.deal = self.board.deals[-1]
        self.rows = self.board.rows_of_deal(self.deal)
        own = story.sole_person(match)
        self._won = own is not None and own not in self.deal.losers and bool(self.deal.losers)

    def tell(self) -> None:
        """The panel comes, the heads, the cap falls, the ribbon unrolls, the loss is counted."""
        cap = Sequence(self.part("hat", durations.CAP_FALLS, out_back), Call(self._cheer))
        ribbon = self.part("ribbon", durations.PREMIUM_RIBBON, out_back)
        self.timeline.add(
            self.part("panel", durations.SCENE_FADE, out_cubic),
            Parallel(cap, Sequence(Wait(0.2), ribbon)),
            self.part("count", durations.COUNT_UP),
        )

    def _cheer(self) -> None:
        own = story.sole_person(self.match)
        lost = own in self.deal.losers
        self.app.sounds.play("lose" if lost else "win" if self._won else "premium")
        if self._won:
            self.rain.add(self.part("rain", durations.PREMIUM_RAIN, linear))

    # -- layout ----------------------------------------------------------------------------------------

    def build(self) -> None:
        """Heads and ribbon at the left, the list at the right, buttons below."""
        m = self.metrics
        panel = pygame.Rect(0, 0, min(m.safe.width, max(m.px(900), 700)), min(m.safe.height, max(m.px(540), 420)))
        panel.center = m.rect.center
        self.slip = panel
        inner = panel.inflate(-2 * m.pad, -2 * m.pad)
        foot = pygame.Rect(inner.left, inner.bottom - m.touch, inner.width, m.touch)
        body = pygame.Rect(inner.left, inner.top, inner.width, foot.top - m.gap - inner.top)
        self.left = pygame.Rect(body.left, body.top, round(body.width * 0.47), body.height)
        self.list = pygame.Rect(self.left.right + 2 * m.gap, body.top, 0, body.height)
        self.list.width = body.right - self.list.left
        note = self._note()
        high = self.words_height(note, self.left.width, "small")
        self.words(
            pygame.Rect(self.left.left, body.bottom - high, self.left.width, high),
            note,
            "small",
            "muted",
            align="centre",
        )
        self.ribbon = pygame.Rect(self.left.left, 0, self.left.width, max(50, m.px(76)))
        self.ribbon.bottom = body.bottom - high - m.u
        self.heads = pygame.Rect(self.left.left, body.top, self.left.width, self.ribbon.top + m.px(6) - body.top)
        self._buttons(foot)
        rng = random.Random(self.match.table.seed + len(self.board.deals))
        self._confetti = Confetti(rng, self.heads.inflate(0, -m.px(20)), max(3.5, 5.5 * m.scale), 70)

    def _buttons(self, foot: pygame.Rect) -> None:
        m, texts = self.metrics, self.app.texts
        over = self.match.over
        sheet = pygame.Rect(foot.left, foot.top, m.touch, m.touch)
        self.icon_button(sheet, "sheet", self.show_sheet, texts(self.board.key("sheet")), key="sheet")
        on = pygame.Rect(0, foot.top, max(m.px(300), 240), m.touch)
        on.right = foot.right
        words = texts("summary-to-result" if over else "summary-next-deal")
        self.button(on, words, self.go_on, "gold", key="on")
        if not self.board.most:
            end = pygame.Rect(0, foot.top, max(m.px(220), 170), m.touch)
            end.right = on.left - m.gap
            self.button(end, texts(self.board.key("finish")), self.finish, "dark", key="finish")

    def _note(self) -> str:
        """Who deals the next deal, or how the match stands."""
        texts, board = self.app.texts, self.board
        if self.deal.how == "stopped":
            return texts(board.key("end-stopped-line"))
        if board.over:
            return texts(board.key("end-over"), n=board.most)
        return texts(board.key("end-dealer"), name=self.match.table.seats[board.dealer].name)

    # -- what the buttons do ---------------------------------------------------------------------------

    def finish(self) -> None:
        """Stop an endless match: the board is its result."""
        from scenes.beating.result import Result

        self.app.clear_to(Result(self.app, self.match))

    def show_sheet(self) -> None:
        """Open the board over this scene."""
        from scenes.beating.sheet import BoardScene

        self.app.push(BoardScene(self.app, self.match))

    # -- time and picture ------------------------------------------------------------------------------

    def draw_ground(self, surface: pygame.Surface) -> None:
        """The panel with all that is on it."""
        m, deal = self.metrics, self.deal
        radius = m.radius("tile")
        paint.draw_shadow(surface, self.slip, radius, "lifted", m.scale)
        ground = paint.panel(self.slip.size, self.app.theme.name, radius, "gold")
        surface.blit(ground, self.slip)
        surface.blit(ground, self.slip)
        light = paint.glow(round(self.heads.height * 1.15), "lamp", 0.4)
        surface.blit(light, light.get_rect(center=self.heads.center))
        if "rain" in self.shown:
            self._confetti.draw(surface, self.at("rain"))
        hat = "fools_cap" if deal.losers else ""
        portraits = [self.match.table.seats[seat].portrait for seat in deal.shown]
        figures.heads(surface, m, portraits, self.heads, hat, self.at("hat"))
        name = self.match.table.seats[deal.shown[0]].name
        words = self.app.texts(self.board.ending(deal), name=name, team=(deal.team or 0) + 1)
        colour = "stitch_red" if deal.losers else "cloth_c"
        figures.draw_ribbon(surface, self.ribbon, words, colour, self.at("ribbon"))
        edge = pygame.Surface((max(1, m.px(1.5)), self.list.height), pygame.SRCALPHA)
        edge.fill(tokens.colour("ivory", 0.2))
        surface.blit(edge, (self.list.left - m.gap, self.list.top))
        surface.blit(figures.listed(m, self.rows, self.list.size, self.at("count")), self.list)
