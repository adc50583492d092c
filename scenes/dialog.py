"""A question or a message over whatever is on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from scenes import tokens
from scenes.gui import GuiScene
from scenes.weave import DIVIDER
from scenes.weave import strip as strip_of

if TYPE_CHECKING:
    from scenes.app import App

Answer = tuple[str, str, Callable[[], Any] | None]
"""Words of a button, its kind (gold, paper, dark) and what it does after the dialog has closed."""


class Dialog(GuiScene):
    """A panel with a title, a text and buttons side by side. Back does what the last answer does.

    Without answers there is one golden button that closes it.
    """

    transparent = True

    def __init__(
        self, app: App, *, title: str = "", text: str = "", answers: Sequence[Answer] = (), width: int = 560
    ) -> None:
        super().__init__(app)
        self.title = title
        self.text = text
        self.answers: list[Answer] = list(answers) or [(app.texts("ok"), "gold", None)]
        self.width = width
        """Width of the panel in design pixels."""
        self.first_focus = 0

    def build(self) -> None:
        """Lay out from the top: title, text, buttons."""
        m = self.metrics
        width = min(m.safe.width, max(m.px(self.width), 420))
        inner = width - 2 * (m.pad + m.u)
        cell = max(2, round(2 * m.scale))
        strip = strip_of(DIVIDER, inner, cell, tokens.colour("gold"), tokens.colour("stitch_red"))
        title = self.words_height(self.title, inner, "title", True) if self.title else 0
        if title:
            title += strip.get_height() + 2 * m.gap
        text = self.words_height(self.text, inner) if self.text else 0
        foot = m.touch + m.pad
        most = m.safe.height - title - foot - 3 * m.pad
        shown = min(text, most)
        rect = pygame.Rect(0, 0, width, title + shown + foot + 3 * m.pad - m.u)
        rect.center = m.rect.center
        self.panel(rect)
        self.panel(rect, shadow=False)
        x, y = rect.left + m.pad + m.u, rect.top + m.pad
        if self.title:
            self.words(pygame.Rect(x, y, inner, title), self.title, "title", bold=True, align="centre")
            y += title
            self.picture(strip, (x, y - m.gap - strip.get_height()))
        if text > shown:
            area = self.scroll_area(pygame.Rect(x, y, inner, shown))
            high = self.words_height(self.text, area.width)
            self.words(pygame.Rect(0, 0, area.width, high), self.text, area=area)
            area.set_height(high)
        elif text:
            self.words(pygame.Rect(x, y, inner, text + 1), self.text, align="centre")
        each = (inner - m.gap * (len(self.answers) - 1)) // len(self.answers)
        if len(self.answers) == 1:
            each = min(each, max(m.px(240), 200))
        left = rect.centerx - (each * len(self.answers) + m.gap * (len(self.answers) - 1)) // 2
        for number, (words, kind, _) in enumerate(self.answers):
            place = pygame.Rect(left + number * (each + m.gap), rect.bottom - m.pad - m.touch, each, m.touch)
            self.button(place, words, partial(self._answer, number), kind, key=number)

    def back(self) -> None:
        """As the last answer."""
        self._answer(len(self.answers) - 1)

    def _answer(self, number: int) -> None:
        action = self.answers[number][2]
        self.app.pop()
        if action is not None:
            action()
