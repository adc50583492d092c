"""The pause of a running match: go on, look something up, or leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.match import Match
from game.store import StoreError
from scenes.dialog import Dialog
from scenes.gui import GuiScene
from scenes.intents import Intent, Menu, Sheet
from scenes.menu import Menu as MenuScene
from scenes.menu import where_in
from scenes.settings_scene import SettingsScene
from scenes.table_options import TableOptions

if TYPE_CHECKING:
    from scenes.app import App

Row = tuple[str, str, str, Callable[[], object]]
"""Key of a button (its text is `pause-<key>`), its icon, key of the smaller line below it, and what it does."""


class Pause(GuiScene):
    """A panel over the table. `sheet` opens the score sheet and is offered where it is given."""

    transparent = True

    def __init__(self, app: App, match: Match, sheet: Callable[[], object] | None = None) -> None:
        super().__init__(app)
        self.match = match
        self.sheet = sheet
        self.first_focus = "continue"

    def build(self) -> None:
        """One column of buttons, or two where the window is low."""
        m, words = self.metrics, self.app.texts
        gap = m.px(12) if not m.small else 8
        rows = self._rows()
        columns = 2 if m.small else 1
        inner = m.px(400) if not m.small else 500
        pad = m.px(28) if not m.small else 16
        title = self.words_height(words("pause-title"), inner, "tile", True)
        where = self.words_height(where_in(self.app, self.match), inner, "small")
        lines = -(-len(rows) // columns)
        height = 2 * pad + title + where + m.gap + m.touch + lines * (m.touch + gap)
        rect = pygame.Rect(0, 0, inner + 2 * pad, height)
        rect.center = m.rect.center
        self.panel(rect)
        self.panel(rect, shadow=False)
        x, y = rect.left + pad, rect.top + pad
        self.words(pygame.Rect(x, y, inner, title), words("pause-title"), "tile", bold=True, align="centre")
        y += title
        self.words(pygame.Rect(x, y, inner, where), where_in(self.app, self.match), "small", "muted", align="centre")
        y += where + m.gap
        self.button(
            pygame.Rect(x, y, inner, m.touch), words("continue"), self.app.pop, "gold", icon="play", key="continue"
        )
        y += m.touch + gap
        wide = (inner - gap * (columns - 1)) // columns
        for index, (key, icon, sub, action) in enumerate(rows):
            line, column = divmod(index, columns)
            whole = columns > 1 and index == len(rows) - 1 and column == 0
            place = pygame.Rect(
                x + column * (wide + gap), y + line * (m.touch + gap), inner if whole else wide, m.touch
            )
            note = words(f"pause-{sub}") if sub else ""
            self.button(place, words(f"pause-{key}"), action, "dark", note, icon, key=key)

    def _rows(self) -> list[Row]:
        rows: list[Row] = [
            ("options", "info", "", lambda: self.app.push(TableOptions(self.app, self.match))),
            ("settings", "gear", "", lambda: self.app.push(SettingsScene(self.app))),
            ("menu", "home", "menu-sub", self.to_menu),
            ("give-up", "cross", "give-up-sub", self._ask),
        ]
        if self.sheet is not None:
            rows.insert(0, ("sheet", "sheet", "", self.show_sheet))
        return rows

    def handle(self, intent: Intent) -> bool:
        """As any form; what opened the pause closes it, and the sheet has its key here too."""
        if super().handle(intent):
            return True
        match intent:
            case Menu():
                self.app.pop()
            case Sheet() if self.sheet is not None:
                self.show_sheet()
            case _:
                return False
        return True

    def show_sheet(self) -> None:
        """Back to the table, which shows its sheet."""
        self.app.pop()
        if self.sheet is not None:
            self.sheet()

    def to_menu(self) -> None:
        """Leave the table; the match is kept and will be offered there."""
        self.app.clear_to(MenuScene(self.app))

    def _ask(self) -> None:
        words = self.app.texts
        dialog = Dialog(
            self.app,
            title=words("give-up-title"),
            text=words("give-up-text"),
            answers=[(words("give-up-yes"), "paper", self.give_up), (words("give-up-no"), "gold", None)],
        )
        # what cannot be taken back is not what Enter does
        dialog.first_focus = 1
        self.app.push(dialog)

    def give_up(self) -> None:
        """End the match for good and go to the menu."""
        if self.app.store is not None:
            try:
                self.app.store.leave()
            except StoreError as error:
                self.app.clear_to(MenuScene(self.app))
                self.app.tell(error.notice)
                return
        self.app.clear_to(MenuScene(self.app))
