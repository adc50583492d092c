"""The menu: the name of the house, the match to go on with, the games, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from game import registry
from game.joker.sheet import JokerSheet
from game.match import Match
from game.store import StoreError
from scenes import durations, fonts, menu_tiles, paint, setup_words, tokens, weave
from scenes.dialog import Dialog
from scenes.gui import GuiScene
from scenes.icons import icon
from scenes.intents import Intent, Mute, Point
from scenes.menu_tiles import Fan, FanCard
from scenes.settings_scene import SettingsScene
from scenes.texts import LANGS
from scenes.tween import Tween, out_back
from scenes.widgets.control import Control

if TYPE_CHECKING:
    from scenes.app import App

_HERO: Final = Fan((FanCard("6S", -76, 14, 118, 23), FanCard("AH", 0, -9, 118, 5), FanCard("KS", 58, 14, 118, -13)))
_LANGS: Final = ("uk", "en", "ka", "ru")
assert set(_LANGS) == set(LANGS)


def running_match(app: App) -> Match | None:
    """The match that waits to be gone on with; None also when the file of matches cannot be used now."""
    try:
        return app.store.running() if app.store is not None else None
    except StoreError:
        return None


def where_in(app: App, match: Match) -> str:
    """Game, stage and deal of a match in a few words."""
    name = app.texts(f"game-{match.game.name}")
    if isinstance(match.sheet, JokerSheet):
        pulka, deal = match.sheet.where(match.number)
        deals = len(match.sheet.options.pulkas[pulka])
        return app.texts("menu-where-pulka", game=name, pulka=pulka + 1, deal=deal + 1, deals=deals)
    return app.texts(f"menu-where-{match.game.name}", game=name, deal=match.number + 1)


def go_on(app: App, match: Match) -> None:
    """Open the table of a match exactly where it was left."""
    from scenes.games import open_table

    open_table(app, match)


def confirm_leave(app: App, then: Callable[[], object]) -> None:
    """Call `then`, which begins a new match; if another one waits to be gone on with, ask first."""
    match = running_match(app)
    if match is None:
        then()
        return
    words = app.texts
    dialog = Dialog(
        app,
        title=words("leave-title"),
        text=words("leave-text", where=where_in(app, match)),
        answers=[
            (words("leave-old"), "gold", lambda: go_on(app, match)),
            (words("leave-new"), "paper", then),
            (words("cancel"), "dark", None),
        ],
        width=760,
    )
    app.push(dialog)


class Menu(GuiScene):
    """The first scene of the program, and the one that everything returns to."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.match: Match | None = None
        self.games = menu_tiles.in_order(tuple(registry.GAMES))
        self.lit = 0
        """The tile in the light."""
        self._tiles: list[Control] = []
        self._lifts = [0.0] * len(self.games)
        self._hero = pygame.Rect(0, 0, 0, 0)
        self._timeline = app.timeline()
        self._begun = False
        self._spread = 1.0

    # -- life-cycle ----------------------------------------------------------------------------------------

    def enter(self) -> None:
        """Look for a match to go on with; it has the first focus, else the first game."""
        self.match = running_match(self.app)
        self.first_focus = "continue" if self.match is not None else ("game", self.games[0])
        super().enter()

    def reveal(self) -> None:
        """Something may have become of the match meanwhile."""
        self.match = running_match(self.app)
        self.rebuild()

    def back(self) -> None:
        """Ask whether to leave the program."""
        words = self.app.texts
        answers = [(words("quit"), "gold", self.app.quit), (words("menu-stay"), "dark", None)]
        text = words("menu-quit-kept" if self.match is not None else "menu-quit-text")
        self.app.push(Dialog(self.app, title=words("menu-quit-title"), text=text, answers=answers))

    # -- layout --------------------------------------------------------------------------------------------

    def build(self) -> None:
        """The name and the buttons on the left, the games on the right."""
        m = self.metrics
        whole = pygame.Rect(0, 0, min(m.safe.width, m.px(1330)), min(m.safe.height, m.px(790)))
        whole.center = m.safe.center
        wide = max(m.px(300), 270)
        inset = 0 if m.small else m.px(34)
        self._build_left(pygame.Rect(whole.left + inset, whole.top, wide, whole.height))
        left = whole.left + inset + wide + (m.px(54) if not m.small else 4 * m.u)
        top = whole.top + m.px(16)
        right = whole.right - (0 if m.small else m.px(8))
        foot = whole.bottom - (0 if m.small else m.px(10))
        self._build_games(pygame.Rect(left, top, right - left, foot - top))

    def _build_left(self, column: pygame.Rect) -> None:
        m, words = self.metrics, self.app.texts
        gap = m.px(14) if not m.small else 8
        foot = column.bottom - (0 if m.small else m.px(10))
        side = (column.width - 4 * m.px(7)) // 5
        chips = pygame.Rect(column.left, foot - side, column.width, side)
        y = chips.top - gap
        rows: list[tuple[str, str, str, Callable[[], object]]] = [
            ("menu-settings", "gear", "settings", self._settings),
            ("quit", "exit", "quit", self.back),
        ]
        y -= len(rows) * (m.touch + gap) - gap
        top = y
        if self.match is not None:
            high = m.px(78) if not m.small else 58
            top = y - gap - high
            rect = pygame.Rect(column.left, top, column.width, high)
            self.button(
                rect, words("continue"), self._continue, "gold", where_in(self.app, self.match), "play", key="continue"
            )
        for key, sign, name, action in rows:
            rect = pygame.Rect(column.left, y, column.width, m.touch)
            self.button(rect, words(key), action, "dark", icon=sign, key=name)
            y += m.touch + gap
        self._build_chips(chips, side)
        self._build_name(pygame.Rect(column.left, column.top, column.width, top - gap - column.top))

    def _build_chips(self, row: pygame.Rect, side: int) -> None:
        settings = self.app.settings
        step = (row.width - side) / 4
        for index, lang in enumerate(_LANGS):
            rect = pygame.Rect(round(row.left + index * step), row.top, side, side)
            chosen = lang == settings.lang
            self.custom(
                rect,
                partial(self._chip, lang, side, chosen),
                partial(self._speak, lang),
                self.app.texts(f"lang-{lang}"),
                key=("lang", lang),
                radius=side // 2,
            )
        rect = pygame.Rect(row.right - side, row.top, side, side)
        sign, says = ("speaker_off", "menu-sound-off") if settings.muted else ("speaker", "menu-sound-on")
        self.custom(
            rect,
            partial(self._sign, sign, side),
            self._mute,
            self.app.texts(says),
            key="sound",
            radius=side // 2,
        )

    def _chip(self, lang: str, side: int, chosen: bool, state: str) -> pygame.Surface:
        kind = "paper" if chosen else "dark"
        surface = paint.button((side, side), kind, state, side // 2, self.app.theme.name).copy()
        ink = tokens.colour("ink" if chosen else "ivory")
        word = fonts.fitted(lang.upper(), self.metrics.type("body"), ink, side, True)
        paint.put_centre(surface, word, (side / 2, side / 2))
        return surface

    def _sign(self, sign: str, side: int, state: str) -> pygame.Surface:
        surface = paint.button((side, side), "dark", state, side // 2, self.app.theme.name).copy()
        picture = icon(sign, round(side * 0.5), tokens.colour("ivory"))
        surface.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
        return surface

    def _build_name(self, room: pygame.Rect) -> None:
        """Cards, the golden name and an ornament, in the middle of the room that the buttons leave."""
        m = self.metrics
        name = self.app.texts("app-name")
        px = m.type("hero")
        while px > m.type("tile") and fonts.width(name, px, True) > room.width - m.px(20):
            px -= 1
        word = paint.golden(name, px)
        seen = word.get_bounding_rect()
        cell = max(2, m.px(4))
        strip = weave.strip(weave.DIVIDER, room.width, cell, tokens.colour("gold"), tokens.colour("stitch_red"))
        gap = m.px(16) if not m.small else 8
        cards = min(room.height - seen.height - strip.get_height() - 2 * gap, m.px(300))
        total = cards + seen.height + strip.get_height() + 2 * gap
        y = room.top + max(0, (room.height - total) // 2)
        self._hero = pygame.Rect(room.left, y, room.width, cards)
        y += cards + gap // 2
        self.picture(word, (room.left - seen.left, y - seen.top))
        y += seen.height + gap
        self.picture(strip, (room.left, y))

    def _build_games(self, area: pygame.Rect) -> None:
        m = self.metrics
        self._tiles = []
        if len(self.games) == 1:
            quick = self._build_quick(area, self.games[0])
            area = pygame.Rect(area.left, area.top, area.width, area.height - quick)
        rects = menu_tiles.tile_rects(area, len(self.games), m.px(24) if not m.small else 9)
        for index, (game, rect) in enumerate(zip(self.games, rects, strict=True)):
            words = (self.app.texts(f"game-{game}"), self.app.texts(f"game-{game}-note"), self.app.texts("menu-play"))
            self._tiles.append(
                self.custom(
                    rect,
                    partial(self._face, index, rect.size, words),
                    partial(self._open, game),
                    f"{words[0]}. {words[1]}",
                    key=("game", game),
                    radius=m.radius("tile"),
                    shadow="tile",
                )
            )

    def _build_quick(self, area: pygame.Rect, game: str) -> int:
        """The presets of the only game as buttons at the foot of the area; gives the height they take."""
        m = self.metrics
        presets = [one for one in menu_tiles.look_of(game).quick if one in registry.GAMES[game].presets]
        if not presets:
            return 0
        gap = m.px(14) if not m.small else 8
        high = m.px(70) if not m.small else 54
        wide = (area.width - gap * (len(presets) - 1)) / len(presets)
        for index, preset in enumerate(presets):
            left = area.left + index * (wide + gap)
            rect = pygame.Rect(round(left), area.bottom - high, round(left + wide) - round(left), high)
            self.button(
                rect,
                setup_words.preset_name(self.app.texts, game, preset),
                partial(self._open, game, preset),
                sub=self.app.texts(f"quick-{game}-{preset}"),
                key=("quick", preset),
            )
        return high + gap + (m.px(4) if not m.small else 3)

    # -- what the controls do ------------------------------------------------------------------------------

    def _open(self, game: str, preset: str | None = None) -> None:
        from scenes.setup import Setup

        self.app.push(Setup(self.app, game, preset=preset))

    def _continue(self) -> None:
        if self.match is not None:
            go_on(self.app, self.match)

    def _settings(self) -> None:
        self.app.push(SettingsScene(self.app))

    def _speak(self, lang: str) -> None:
        self.app.settings.lang = lang
        self.app.apply_settings()

    def _mute(self) -> None:
        self.app.send(Mute())

    # -- input and time ------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """As any form; a tile that is pointed at or focused comes into the light."""
        taken = super().handle(intent)
        if isinstance(intent, Mute):
            self.rebuild()
        pointed = isinstance(intent, Point)
        for index, tile in enumerate(self._tiles):
            if tile.hovered if pointed else tile.item is self.ring.current:
                self._light(index)
        return taken

    def _light(self, index: int) -> None:
        if index != self.lit:
            before, self.lit = self.lit, index
            self._tiles[before].repaint()
            self._tiles[index].repaint()

    @property
    def busy(self) -> bool:
        """Whether cards move."""
        return super().busy or self._timeline.busy or any(self._goal(n) != lift for n, lift in enumerate(self._lifts))

    def _goal(self, index: int) -> float:
        """How high the cards of a tile are to rise, 0 to 1: a little in the light, fully under the hand."""
        tile = self._tiles[index]
        if tile.hovered or (tile.item is self.ring.current and self.app.show_ring):
            return 1.0
        return 0.4 if index == self.lit else 0.0

    def update(self, dt: float) -> None:
        """Tell what the store has to say; move the cards."""
        super().update(dt)
        if self.app.store is not None and self.app.store.notices and self.app.scene is self:
            keys = list(self.app.store.notices)
            self.app.store.notices.clear()
            self.app.tell(*keys)
            return
        if not self._begun:
            self._begun = True
            self._timeline.add(Tween(durations.MENU_FAN, self._open_fans, out_back))
        if self._timeline.advance(dt):
            self.needs_draw = True
        pace = self.app.pace
        step = 1.0 if pace.reduced or not pace.factor else dt / durations.HOVER
        for index, lift in enumerate(self._lifts):
            goal = self._goal(index)
            if goal != lift:
                self._lifts[index] = min(goal, lift + step) if goal > lift else max(goal, lift - step)
                self.needs_draw = True

    def _open_fans(self, share: float) -> None:
        self._spread = share

    # -- picture -------------------------------------------------------------------------------------------

    def _face(self, index: int, size: tuple[int, int], words: tuple[str, str, str], state: str) -> pygame.Surface:
        m = self.metrics
        the = menu_tiles.plan(m, size, words[2])
        return menu_tiles.face(m, the, menu_tiles.look_of(self.games[index]), words, state, index == self.lit)

    def draw_over(self, surface: pygame.Surface) -> None:
        """The light round the lit tile, then all cards: they break out of their tiles."""
        deck, m = self.app.deck, self.metrics
        menu_tiles.draw_fan(surface, deck, _HERO, self._hero, spread=self._spread)
        current = self.ring.current
        elsewhere = self.app.show_ring and current is not None and all(tile.item is not current for tile in self._tiles)
        for index, tile in enumerate(self._tiles):
            if index == self.lit and not elsewhere:
                paint.draw_focus(surface, tile.rect, tile.radius, m.scale)
            the = menu_tiles.plan(m, tile.rect.size, self.app.texts("menu-play"))
            look = menu_tiles.look_of(self.games[index])
            x, y, width, height = the.fan
            area = pygame.Rect(tile.rect.left + x, tile.rect.top + y, width, height)
            fan = look.wide if the.broad else look.fan
            lift = 1 - (1 - self._lifts[index]) ** 3
            menu_tiles.draw_fan(surface, deck, fan, area, lift, self._spread)

    def draw_ring(self, surface: pygame.Surface) -> None:
        """A focused tile has its light already."""
        if all(tile.item is not self.ring.current for tile in self._tiles):
            super().draw_ring(surface)
