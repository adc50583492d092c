"""The table before the toss: which rules, how many play, who sits where. Made from the game's own list of options."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game import registry
from game.match import Match
from game.rules import Json
from scenes import fonts, games, menu_tiles, tokens
from scenes.dialog import Dialog
from scenes.gui import GuiScene
from scenes.icons import icon
from scenes.intents import Intent
from scenes.setup_pages import draw_sign_over_ring, game_page, players_page, rules_page
from scenes.setup_state import Agreement
from scenes.setup_words import preset_name, start_help, time_name

if TYPE_CHECKING:
    from scenes.app import App

TABS: Final = ("game", "rules", "players")
START: Final = "start"


class Setup(GuiScene):
    """Three pages under one heading, and a golden Start that is always there.

    `preset`, `players` and `level` (of all bots) stand above what is remembered of this game's last table. KeyError
    for a preset that the game does not have.
    """

    def __init__(
        self,
        app: App,
        game_name: str,
        preset: str | None = None,
        players: int | None = None,
        level: str | None = None,
    ) -> None:
        super().__init__(app)
        self.game = registry.game(game_name)
        settings = app.settings
        self.agreed = Agreement.remembered(self.game, settings.setups.get(game_name), settings.player_name)
        if preset is not None:
            self.agreed.take_preset(preset)
        if players is not None:
            self.agreed.set_players(players)
        for seat in range(len(self.agreed.sitters) if level is not None else 0):
            self.agreed.set_level(seat, level or "")
        self.tab = TABS[0]
        self.first_focus = START
        self._renamed = False
        self._offsets: dict[str, float] = {}

    # -- layout ----------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Heading and tabs, the page, what is explained, and Start."""
        m = self.metrics
        whole = pygame.Rect(0, 0, min(m.safe.width, m.px(1330)), min(m.safe.height, m.px(820)))
        whole.center = m.safe.center
        head = pygame.Rect(whole.left, whole.top, whole.width, m.touch)
        foot = pygame.Rect(whole.left, whole.bottom - m.touch, whole.width, m.touch)
        page = pygame.Rect(whole.left, head.bottom + m.gap, whole.width, foot.top - head.bottom - 2 * m.gap)
        self._build_head(head)
        pages: dict[str, Callable[[Setup, pygame.Rect], object]] = {
            "game": game_page,
            "rules": rules_page,
            "players": players_page,
        }
        pages[self.tab](self, page)
        self._build_foot(foot)

    def _build_head(self, row: pygame.Rect) -> None:
        m, words = self.metrics, self.app.texts
        side = pygame.Rect(row.left, row.top, m.touch, m.touch)
        self.icon_button(side, "arrow_left", self.back, words("setup-back"), key="back")
        self._fan = pygame.Rect(side.right + m.gap, row.top + m.u, round(m.touch * 1.3), row.height - m.u)
        left = self._fan.right + m.gap
        wide = min(row.width // 2, max(m.px(580), 400))
        tabs = pygame.Rect(row.right - wide, row.top, wide, row.height)
        room = tabs.left - m.gap - left
        name, note = words(f"game-{self.game.name}"), words(f"game-{self.game.name}-note")
        high = self.words_height(name, 9999, "tile", True)
        low = self.words_height(note, 9999, "small")
        top = row.top + (row.height - high - low) // 2
        self.words(pygame.Rect(left, top, room, high), name, "tile", bold=True)
        self.words(pygame.Rect(left, top + high, room, low + 1), note, "small", "muted")
        names = [(tab, words(f"setup-tab-{tab}")) for tab in TABS]
        self.choice(tabs, names, self.tab, self.show, words("setup-tabs"), key="tabs", tip=words("setup-tabs.help"))

    def _build_foot(self, row: pygame.Rect) -> None:
        m, words = self.metrics, self.app.texts
        wide = max(m.px(320), 236)
        start = pygame.Rect(row.right - wide, row.top, wide, row.height)
        note = pygame.Rect(row.left, row.top, start.left - m.gap - row.left, row.height)
        self.panel(note)
        sign = icon("info", max(24, m.px(28)), tokens.colour("muted"))
        self.picture(sign, (note.left + m.gap, note.centery - sign.get_height() // 2))
        left = note.left + 2 * m.gap + sign.get_width()
        self.explain(pygame.Rect(left, note.top, note.right - m.gap - left, note.height))
        disc = min(m.px(44), start.height - 2 * m.u)
        summary = self.summary(start.width - disc - 3 * m.pad)
        tip = start_help(words, self.game.name)
        self.button(start, words("setup-start"), self.start, "gold", summary, "play", key=START, tip=tip)

    def summary(self, room: int) -> str:
        """The table in as many words as fit into so many pixels, at least the name of its rules."""
        words, agreed = self.app.texts, self.agreed
        parts = [
            preset_name(words, self.game.name, agreed.preset),
            words("count-players", n=agreed.players),
            time_name(words, agreed.time_limit),
        ]
        while len(parts) > 1 and fonts.width(" · ".join(parts), self.metrics.type("small")) > room:
            parts.pop()
        return " · ".join(parts)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The cards of the game beside its name."""
        menu_tiles.draw_fan(surface, self.app.deck, menu_tiles.look_of(self.game.name).fan, self._fan)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """The ring, and over it the pencil of a portrait."""
        super().draw_ring(surface)
        key = self.ring.current.identity if self.ring.current is not None else None
        if isinstance(key, tuple) and key[0] == "portrait":
            draw_sign_over_ring(self, surface, "pencil")

    # -- what the controls do --------------------------------------------------------------------------------

    def show(self, tab: str, focus: Hashable = None) -> None:
        """Open a page; the focus goes to the control with this key, if one is given."""
        for area in self.areas:
            self._offsets[self.tab] = area.offset
        self.tab = tab
        self.areas = []
        self.rebuild()
        for area in self.areas:
            area.jump(self._offsets.get(tab, 0.0))
        self.refresh_focus()
        if focus is not None:
            self.ring.focus_key(focus)
            self.reveal_focus()

    def reveal_focus(self) -> None:
        """Say and show what has the focus after it was moved from here."""
        self._focused(True)

    def take_preset(self, name: str | None) -> None:
        """Play by a preset; None opens the rules."""
        if name is None:
            self.show("rules", "tabs")
            return
        self.agreed.take_preset(name)
        self.rebuild()

    def set_option(self, name: str, value: Json) -> None:
        """Choose a value of an option."""
        self.agreed.set_option(name, value)
        self.rebuild()

    def set_players(self, players: int) -> None:
        """So many play."""
        self.agreed.set_players(players)
        self.rebuild()

    def set_time(self, seconds: int) -> None:
        """So long a decision may take."""
        self.agreed.time_limit = seconds
        self.rebuild()

    def set_person(self, seat: int, person: bool) -> None:
        """A person or a bot sits there."""
        self.agreed.set_person(seat, person)
        self.rebuild()

    def set_level(self, seat: int, level: str) -> None:
        """So well plays the bot that sits there."""
        self.agreed.set_level(seat, level)
        self.rebuild()

    def set_name(self, seat: int, name: str) -> None:
        """Somebody types a name."""
        self.agreed.set_name(seat, name, self.app.texts)
        self._renamed = True

    def set_portrait(self, seat: int, portrait: str) -> None:
        """Give a seat a portrait."""
        self.agreed.set_portrait(seat, portrait)
        self.rebuild()

    # -- life-cycle ------------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Start has the focus, and is explained."""
        super().enter()
        self.reveal_focus()

    def handle(self, intent: Intent) -> bool:
        """As any form."""
        taken = super().handle(intent)
        self._show_names()
        return taken

    def _show_names(self) -> None:
        """After typing: show the names that hold, once no field has the focus and nothing is being pressed."""
        if self._renamed and not self.typing and self._pressed is None and self.app.scene is self:
            self._renamed = False
            self.rebuild()

    def back(self) -> None:
        """Out of a text field, else back to the menu."""
        if self.typing:
            self._leave_field()
            self.needs_draw = True
        else:
            self.app.pop()

    def leave(self) -> None:
        """Remember the table for the next time."""
        agreed, settings = self.agreed, self.app.settings
        agreed.settle_names(self.app.texts)
        settings.setups[self.game.name] = agreed.to_json()
        settings.player_name = agreed.player_name

    def start(self) -> None:
        """Go to the toss, unless nobody but bots would play; a match that waits is asked about first."""
        if not self.agreed.has_person:
            answer = (self.app.texts("ok"), "gold", partial(self.show, "players", ("kind", 0)))
            self.app.push(Dialog(self.app, text=self.app.texts("setup-no-person"), answers=[answer]))
            return
        from scenes.menu import confirm_leave

        confirm_leave(self.app, self.begin)

    def begin(self) -> None:
        """Make the match, keep it, and toss."""
        games.begin(self.app, Match(self.agreed.table(self.app.texts, self.app.rng)))
