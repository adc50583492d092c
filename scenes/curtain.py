"""The curtain that hides a hand while the machine passes from one person to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from scenes import durations, fonts, paint, tokens, weave
from scenes.gui import GuiScene
from scenes.intents import Intent, Menu
from scenes.portraits import portrait
from scenes.tween import Tween, out_back

if TYPE_CHECKING:
    from scenes.app import App

_BACKS: Final = 9
_TURN: Final = 11.0
"""Degrees from one card of the fan to the next."""


class Curtain(GuiScene):
    """Says whose turn it is and shows no card of anybody.

    `ready` is called when that person asks for the cards, `pause` for the menu of the match.
    """

    def __init__(
        self, app: App, name: str, portrait: str, ready: Callable[[], object], pause: Callable[[], object]
    ) -> None:
        super().__init__(app)
        self.name = name
        self.portrait = portrait
        self.ready = ready
        self.pause = pause
        self.first_focus = "show"
        self._middle = (0, 0)
        self._card = 1
        self._spread = 1.0
        self._timeline = app.timeline()
        self._begun = False

    def build(self) -> None:
        """From the top: a fan of backs with the portrait, whose turn it is, and the button."""
        m, words = self.metrics, self.app.texts
        safe = m.safe
        high = m.px(74) if not m.small else 56
        wide = min(safe.width, max(m.px(400), 300))
        button = pygame.Rect(0, 0, wide, high)
        button.midbottom = (m.rect.centerx, safe.bottom - (m.px(26) if not m.small else 8))
        self.button(button, words("curtain-show"), self._show, "gold", key="show", style="number")
        corner = pygame.Rect(safe.left, safe.top, m.touch, m.touch)
        self.icon_button(corner, "menu", self.pause, words("menu"), key="menu")
        y = button.top - m.px(14) - self._line(words("curtain-others"), "title", button.top - m.px(14), "muted")
        cell = max(2, m.px(4))
        strip = weave.strip(
            weave.DIVIDER, min(safe.width, m.px(560)), cell, tokens.colour("gold"), tokens.colour("stitch_red")
        )
        y -= strip.get_height() + m.px(10)
        self.picture(strip, (m.rect.centerx - strip.get_width() // 2, y))
        px = m.type("shout")
        while px > m.type("tile") and fonts.width(self.name, px, True) > safe.width - m.px(80):
            px -= 1
        golden = paint.golden(self.name, px)
        seen = golden.get_bounding_rect()
        y -= seen.height + m.px(18)
        self.picture(golden, (m.rect.centerx - seen.width // 2 - seen.left, y - seen.top))
        y -= m.px(6)
        y -= self._line(words("curtain-hand-over"), "tile", y, "ivory")
        self._place_fan(pygame.Rect(safe.left, safe.top, safe.width, y - safe.top - m.px(8)))

    def _line(self, text: str, style: str, foot: int, colour: str) -> int:
        """A line of words that stands on a height; gives its own height."""
        m = self.metrics
        high = self.words_height(text, m.safe.width, style)
        self.words(pygame.Rect(m.safe.left, foot - high, m.safe.width, high), text, style, colour, align="centre")
        return high

    def _place_fan(self, room: pygame.Rect) -> None:
        self._disc = max(96, round(room.height * 0.71))
        self._middle = (room.centerx, room.bottom - self._disc // 2)
        self._card = round(self._disc * 0.5)

    def _show(self) -> None:
        self.app.pop()
        self.ready()

    def back(self) -> None:
        """The menu of the match; the hand stays hidden: only its owner may lift the curtain."""
        self.pause()

    def handle(self, intent: Intent) -> bool:
        """As any form; the key of the menu opens it."""
        if super().handle(intent):
            return True
        if isinstance(intent, Menu):
            self.pause()
            return True
        return False

    @property
    def busy(self) -> bool:
        """Whether the fan is opening."""
        return super().busy or self._timeline.busy

    def update(self, dt: float) -> None:
        """Open the fan."""
        super().update(dt)
        if not self._begun:
            self._begun = True
            self._timeline.add(Tween(durations.MENU_FAN, self._open, out_back))
        if self._timeline.advance(dt):
            self.needs_draw = True

    def _open(self, share: float) -> None:
        self._spread = share

    def draw_over(self, surface: pygame.Surface) -> None:
        """The fan of backs, and the portrait before it."""
        deck, m = self.app.deck, self.metrics
        light = paint.glow(round(self._disc * 2.4), "lamp", 0.34)
        surface.blit(light, light.get_rect(center=self._middle))
        away = self._disc * 0.36
        for index in range(_BACKS):
            # only the places move: turned pictures are kept, but making them for every frame is slow
            turn = (index - (_BACKS - 1) / 2) * _TURN
            arm = pygame.Vector2(0, -away - self._card * 0.35).rotate(turn * self._spread)
            at = (round(self._middle[0] + arm.x), round(self._middle[1] + arm.y))
            shade, (dx, dy) = deck.shadow(self._card, "table", -turn)
            surface.blit(shade, shade.get_rect(center=(at[0] + dx, at[1] + dy)))
            back = deck.rotated_back(self._card, -turn)
            surface.blit(back, back.get_rect(center=at))
        paint.draw_shadow(
            surface,
            pygame.Rect(self._middle[0] - self._disc // 2, self._middle[1] - self._disc // 2, self._disc, self._disc),
            self._disc // 2,
            "lifted",
            m.scale,
        )
        picture = portrait(self.portrait, self._disc)
        surface.blit(picture, picture.get_rect(center=self._middle))
