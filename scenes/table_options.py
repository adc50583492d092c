"""The rules of a running table in words: who sits there, how long they may think, and every option."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.bots.levels import LEVELS
from game.match import Match
from scenes import fonts, paint, setup_words, tokens
from scenes.gui import GuiScene
from scenes.intents import Info, Intent, Menu, Move
from scenes.portraits import portrait
from scenes.widgets.control import Picture
from scenes.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from scenes.app import App


class TableOptions(GuiScene):
    """A panel to read, over whatever is there."""

    transparent = True

    def __init__(self, app: App, match: Match) -> None:
        super().__init__(app)
        self.match = match
        self.options = match.game.check(match.table.options, match.players)
        self.first_focus = "close"

    def build(self) -> None:
        """Title and close button stay; seats and options scroll between them."""
        m, words = self.metrics, self.app.texts
        pad = m.px(28) if not m.small else 14
        rect = pygame.Rect(0, 0, min(m.safe.width, max(m.px(900), 640)), min(m.safe.height, m.px(660)))
        rect.center = m.safe.center
        self.panel(rect)
        self.panel(rect, shadow=False)
        inner = rect.inflate(-2 * pad, -2 * pad)
        title = self.words_height(words("table-title"), inner.width, "tile", True)
        foot = inner.bottom
        if m.small:
            # a low window has no room for a button below the text
            title = max(title, m.touch)
            close = pygame.Rect(inner.right - m.touch, inner.top, m.touch, m.touch)
            self.icon_button(close, "cross", self.app.pop, words("close"), key="close")
        else:
            close = pygame.Rect(0, 0, max(m.px(240), 180), m.touch)
            close.midbottom = inner.midbottom
            self.button(close, words("close"), self.app.pop, "gold", key="close")
            foot = close.top - m.gap
        self.words(
            pygame.Rect(inner.left, inner.top, inner.width - m.touch - m.gap, title),
            words("table-title"),
            "tile",
            bold=True,
            middle=True,
        )
        top = inner.top + title + m.gap
        area = self.scroll_area(pygame.Rect(inner.left, top, inner.width, foot - top))
        y = self._seats(area)
        limit = self.match.table.time_limit
        note = setup_words.time_help(words, self.match.game.name) if limit else ""
        y = self._rule(area, y, words("table-time"), setup_words.time_name(words, limit), note)
        for option in self.match.game.options:
            if option.applies(self.options, self.match.players):
                y = self._option(area, y, option.name)
        area.set_height(y)

    def _seats(self, area: ScrollArea) -> int:
        """The players with their portraits, side by side, or two by two where the names need it; gives the height."""
        m, words = self.metrics, self.app.texts
        seats = self.match.table.seats
        gap, disc = m.gap, m.px(52) if not m.small else 40
        before = 4 * m.u + disc
        longest = max(fonts.width(seat.name, m.type("body"), True) for seat in seats)
        columns = len(seats)
        if (area.width - gap * (columns - 1)) // columns - before - 2 * m.u < longest:
            columns = 2
        wide = (area.width - gap * (columns - 1)) // columns
        high = disc + 2 * m.gap
        for index, seat in enumerate(seats):
            image = paint.panel((wide, high), self.app.theme.name, m.radius("panel")).copy()
            image.blit(portrait(seat.portrait, disc), (2 * m.u, (high - disc) // 2))
            room = wide - before - 2 * m.u
            name = fonts.fitted(seat.name, m.type("body"), tokens.colour("ivory"), room, True)
            kind = setup_words.seat_note(words, seat.person, seat.level)
            if fonts.width(kind, fonts.LEAST) > room and seat.level in LEVELS:
                # where there is little room, that it is a bot goes without saying
                kind = words(f"level-{seat.level}")
            below = fonts.fitted(kind, m.type("small"), tokens.colour("muted"), room)
            y = (high - name.get_height() - below.get_height()) // 2
            image.blit(name, (before, y))
            image.blit(below, (before, y + name.get_height()))
            row, column = divmod(index, columns)
            place = pygame.Rect(column * (wide + gap), row * (high + m.u * 2), wide, high)
            Picture(place, self.ui, area.container, image)
        rows = -(-len(seats) // columns)
        return rows * (high + m.u * 2) + m.u * 2

    def _option(self, area: ScrollArea, y: int, name: str) -> int:
        words, game = self.app.texts, self.match.game.name
        value = self.options[name]
        return self._rule(
            area,
            y,
            setup_words.option_name(words, game, name),
            setup_words.value_name(words, game, name, value),
            setup_words.value_help(words, game, name, value),
        )

    def _rule(self, area: ScrollArea, y: int, name: str, value: str, note: str) -> int:
        """A rule: what it is called, what it is here, and what that means; gives where the next one may stand."""
        m = self.metrics
        left = area.width * 2 // 5
        right = area.width - left - m.gap
        pad = m.u * 2
        name_high = self.words_height(name, left, "body")
        value_high = self.words_height(value, right, "body", True)
        note_high = self.words_height(note, right, "small") if note else 0
        self.words(pygame.Rect(0, y + pad, left, name_high), name, "body", "muted", area=area)
        x = left + m.gap
        self.words(pygame.Rect(x, y + pad, right, value_high), value, "body", bold=True, area=area)
        if note:
            self.words(pygame.Rect(x, y + pad + value_high, right, note_high), note, "small", "muted", area=area)
        foot = y + 2 * pad + max(name_high, value_high + note_high)
        line = pygame.Surface((area.width, 1), pygame.SRCALPHA)
        line.fill(tokens.colour("ivory", 0.14))
        Picture(pygame.Rect(0, foot, area.width, 1), self.ui, area.container, line)
        return foot + 1

    def handle(self, intent: Intent) -> bool:
        """Up and down scroll; what opened it closes it too."""
        if isinstance(intent, Move) and intent.dy and self.areas:
            self.areas[0].scroll(intent.dy * self.metrics.px(90))
            self._scrolled()
            return True
        if super().handle(intent):
            return True
        if isinstance(intent, Menu | Info):
            self.app.pop()
            return True
        return False
