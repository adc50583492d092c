"""The settings: five groups of rows, with a look at what the cards and the hand become. Changes hold at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import pygame

from scenes import paint, settings_preview, tokens
from scenes.dialog import Dialog
from scenes.gui import GuiScene
from scenes.icons import icon
from scenes.intents import Fullscreen, Intent, Mute, Number
from scenes.settings import (
    BACKS,
    HAND_ORDERS,
    LETTERS,
    NAME_LENGTH,
    SHOW_LEGAL,
    SIDES,
    SPEEDS,
    TABLES,
    TRICK_WAITS,
    Settings,
)
from scenes.texts import LANGS
from scenes.widgets import rows
from scenes.widgets.control import Picture
from scenes.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from scenes.app import App

GROUPS: Final = (
    ("sound", "globe"),
    ("pace", "clock"),
    ("cards", "card_back"),
    ("table", "hand"),
    ("window", "fullscreen"),
)
"""Names of the groups and their icons."""

_SAMPLES: Final = {"latin": "A K Q J", "cyrillic": "Т К Д В", "georgian": "ტ კ დ ვ"}
_KEPT_AT_RESET: Final = ("lang", "player_name", "setups", "window_width", "window_height", "fullscreen")


class SettingsScene(GuiScene):
    """All that the program lets itself be told, kept when it is left."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.group = GROUPS[0][0]
        self.first_focus = ("group", self.group)
        self._area: ScrollArea
        self._y = 0

    # -- layout --------------------------------------------------------------------------------------------

    def build(self) -> None:
        """Groups on the left, the rows of one of them on the right."""
        m = self.metrics
        whole = pygame.Rect(0, 0, min(m.safe.width, m.px(1180)), min(m.safe.height, m.px(760)))
        whole.center = m.safe.center
        left = pygame.Rect(whole.left, whole.top, max(m.px(290), 196), whole.height)
        self._build_groups(left)
        gap = m.px(30) if not m.small else 12
        right = pygame.Rect(left.right + gap, whole.top, whole.right - left.right - gap, whole.height)
        high = self._build_preview(right)
        self._area = self.scroll_area(pygame.Rect(right.left, right.top + high, right.width, right.height - high))
        self._y = 0
        {
            "sound": self._sound,
            "pace": self._pace,
            "cards": self._cards,
            "table": self._table,
            "window": self._window,
        }[self.group]()
        self._area.set_height(self._y)

    def _build_groups(self, column: pygame.Rect) -> None:
        m, words = self.metrics, self.app.texts
        gap = m.px(12) if not m.small else 6
        title_high = m.px(64) if not m.small else 40
        self.words(
            pygame.Rect(column.left, column.top, column.width, title_high),
            words("settings-title"),
            "tile",
            bold=True,
            middle=True,
        )
        y = column.top + title_high + (0 if m.small else m.u)
        for name, sign in GROUPS:
            rect = pygame.Rect(column.left, y, column.width, m.touch)
            kind = "paper" if name == self.group else "dark"
            self.button(
                rect, words(f"settings-group-{name}"), partial(self.show, name), kind, icon=sign, key=("group", name)
            )
            y += m.touch + gap
        rect = pygame.Rect(column.left, column.bottom - m.touch, column.width, m.touch)
        self.button(rect, words("settings-done"), self.back, "gold", key="done")

    def _build_preview(self, room: pygame.Rect) -> int:
        """Cards, or a hand, on the table as the settings make them; gives the height they take."""
        m = self.metrics
        high = m.px(236) if not m.small else 146
        rect = pygame.Rect(room.left, room.top, room.width, high)
        # shadows reach beyond the cards
        whole = rect.inflate(2 * m.pad, 2 * m.pad)
        canvas = pygame.Surface(whole.size, pygame.SRCALPHA)
        inner = rect.move(-whole.left, -whole.top)
        if self.group == "table":
            settings_preview.hand(canvas, inner, self.app.deck, self.app.settings)
        else:
            settings_preview.cards(canvas, inner, self.app.deck)
        self.picture(canvas, whole.topleft)
        return high + m.gap

    def show(self, group: str) -> None:
        """Turn to a group."""
        if group != self.group:
            self.group = group
            self.rebuild()
            for area in self.areas:
                area.jump(0.0)
            self.refresh_focus()
            if self.ring.current is None:
                self.ring.focus_key(("group", group))

    # -- the groups ----------------------------------------------------------------------------------------

    def _sound(self) -> None:
        words, now = self.app.texts, self.app.settings
        rect = self._next_rect(self.metrics.touch)
        options = [(lang, words(f"lang-{lang}")) for lang in LANGS]
        control = self.choice(
            rect, options, now.lang, partial(self._set, "lang"), words("settings-lang"), key="lang", area=self._area
        )
        self._after(control.relative_rect)
        self._toggle("sound", not now.muted, lambda on: self._set("muted", not on), "settings-sound-help")
        control = self.slider(
            self._next_rect(),
            words("settings-volume"),
            now.volume,
            self._set_volume,
            key="volume",
            enabled=not now.muted,
            area=self._area,
        )
        self._after(control.relative_rect)
        self._name_row()

    def _pace(self) -> None:
        self._stepper("speed", SPEEDS)
        self._stepper("trick_wait", TRICK_WAITS, "settings-trick-wait-help")
        self._flag("reduced_motion")

    def _cards(self) -> None:
        words = self.app.texts
        names = [_SAMPLES.get(kind) or words(f"settings-letters-{kind}") for kind in LETTERS]
        self._stepper("letters", LETTERS, "settings-letters-help", names)
        self._flag("big_index")
        self._flag("four_colours")
        side = self.metrics.px(58) if not self.metrics.small else 44
        size = (side, round(side * 1.4))
        backs = [(back, words("settings-back-n", n=back + 1)) for back in BACKS]
        self._pictures("back", backs, size, settings_preview.back)

    def _table(self) -> None:
        words = self.app.texts
        size = (self.metrics.px(108), self.metrics.px(68)) if not self.metrics.small else (78, 52)
        tables = [(table, words(f"settings-table-{table}")) for table in TABLES]
        self._pictures("table", tables, size, settings_preview.table)
        self._stepper("hand_order", HAND_ORDERS)
        self._stepper("trumps_side", SIDES)
        self._stepper("show_legal", SHOW_LEGAL)
        self._flag("hints")
        self._flag("left_handed")

    def _window(self) -> None:
        words = self.app.texts
        self._toggle("fullscreen", self.app.settings.fullscreen, self._set_fullscreen, "settings-fullscreen-help")
        m = self.metrics
        rect = self._next_rect(max(m.touch, m.px(74)))
        button = self.button(
            rect,
            words("settings-reset"),
            self._ask_reset,
            sub=words("settings-reset-help"),
            icon="undo",
            key="reset",
            style="body",
            area=self._area,
        )
        self._after(button.relative_rect)

    # -- rows ----------------------------------------------------------------------------------------------

    def _next_rect(self, height: int = 0) -> pygame.Rect:
        return pygame.Rect(0, self._y, self._area.width, height)

    def _after(self, rect: pygame.Rect) -> None:
        self._y = rect.bottom + (self.metrics.px(10) if not self.metrics.small else 6)

    def _stepper(self, name: str, values: Sequence[str], note: str = "", names: Sequence[str] = ()) -> None:
        words, key = self.app.texts, name.replace("_", "-")
        shown = names or [words(f"settings-{key}-{value.replace('_', '-')}") for value in values]
        control = self.stepper(
            self._next_rect(),
            words(f"settings-{key}"),
            list(zip(values, shown, strict=True)),
            getattr(self.app.settings, name),
            partial(self._set, name),
            words(note) if note else "",
            key=name,
            area=self._area,
        )
        self._after(control.relative_rect)

    def _flag(self, name: str) -> None:
        key = name.replace("_", "-")
        self._toggle(key, getattr(self.app.settings, name), partial(self._set, name), f"settings-{key}-help")

    def _toggle(self, key: str, value: bool, change: Callable[[bool], object], note: str) -> None:
        words = self.app.texts
        control = self.toggle(
            self._next_rect(), words(f"settings-{key}"), value, change, words(note), key=key, area=self._area
        )
        self._after(control.relative_rect)

    def _ground(self, label: str, need: int, high: int) -> tuple[pygame.Rect, pygame.Rect]:
        """The ground of a row that holds controls of its own; gives the row and their place in it."""
        look, area = self.look, self._area
        plan = rows.plan(look, area.width, label, "", need, high, need)
        row = self._next_rect(plan.height)
        image = rows.ground(look, area.width, plan, "normal")
        anchor = Picture(row, self.ui, area.container, pygame.Surface(row.size, pygame.SRCALPHA))

        def draw(surface: pygame.Surface) -> None:
            surface.set_clip(area.rect)
            surface.blit(image, anchor.rect)
            surface.set_clip(None)

        self._decor.append(draw)
        return row, pygame.Rect(plan.part).move(row.topleft)

    def _name_row(self) -> None:
        m, words = self.metrics, self.app.texts
        high = max(40, m.px(46))
        row, part = self._ground(words("settings-name"), max(m.px(250), 190), high)
        self.field(
            part,
            self.app.settings.player_name,
            self._set_name,
            words("settings-name"),
            limit=NAME_LENGTH,
            usual=words("name-you"),
            key="player_name",
            area=self._area,
        )
        self._after(row)

    def _pictures(
        self,
        name: str,
        options: Sequence[tuple[Any, str]],
        size: tuple[int, int],
        draw: Callable[[Any, tuple[int, int]], pygame.Surface],
    ) -> None:
        """A row of pictures of which one is chosen."""
        m = self.metrics
        gap, rim = m.px(10), max(3, m.px(4))
        side = (size[0] + 2 * rim, max(48, size[1] + 2 * rim))
        need = len(options) * side[0] + (len(options) - 1) * gap + m.u
        row, part = self._ground(self.app.texts(f"settings-{name}"), need, side[1])
        chosen = getattr(self.app.settings, name)
        for index, (value, label) in enumerate(options):
            rect = pygame.Rect(part.left + index * (side[0] + gap), part.top, *side)
            self.custom(
                rect,
                partial(self._thumb, draw(value, size), side, value == chosen),
                partial(self._set, name, value),
                label,
                key=(name, value),
                radius=m.px(10),
                shadow="",
                area=self._area,
            )
        self._after(row)

    def _thumb(self, picture: pygame.Surface, side: tuple[int, int], chosen: bool, state: str) -> pygame.Surface:
        """A picture; the chosen one has a golden rim and a tick."""
        m = self.metrics
        out = pygame.Surface(side, pygame.SRCALPHA)
        if chosen or state in ("hover", "pressed"):
            ink = tokens.colour("gold" if chosen else "ivory", 1.0 if chosen else 0.5)
            pygame.draw.rect(out, ink, out.get_rect(), border_radius=m.px(10))
        out.blit(picture, picture.get_rect(center=out.get_rect().center))
        if chosen:
            mark = max(18, m.px(24))
            disc = paint.badge("", mark).copy()
            tick = icon("check", round(mark * 0.64), tokens.colour("gold_hi"))
            disc.blit(tick, tick.get_rect(center=(mark // 2, mark // 2)))
            out.blit(disc, disc.get_rect(bottomright=(side[0] - 1, side[1] - 1)))
        return out

    # -- changes -------------------------------------------------------------------------------------------

    def _set(self, name: str, value: Any) -> None:
        setattr(self.app.settings, name, value)
        self.app.apply_settings()

    def _set_volume(self, volume: float) -> None:
        self.app.settings.volume = volume
        self.app.sounds.play("play")

    def _set_name(self, name: str) -> None:
        self.app.settings.player_name = " ".join(name.split())[:NAME_LENGTH]

    def _set_fullscreen(self, on: bool) -> None:
        if on != self.app.settings.fullscreen:
            self.app.send(Fullscreen())

    def _ask_reset(self) -> None:
        words = self.app.texts
        dialog = Dialog(
            self.app,
            title=words("settings-reset-ask"),
            text=words("settings-reset-help"),
            answers=[(words("settings-reset-yes"), "paper", self.reset), (words("cancel"), "gold", None)],
        )
        dialog.first_focus = 1
        self.app.push(dialog)

    def reset(self) -> None:
        """All settings as they were at first, but for language, name, tables and window."""
        first = Settings()
        for field in fields(first):
            if field.name not in _KEPT_AT_RESET:
                setattr(self.app.settings, field.name, getattr(first, field.name))
        self.app.apply_settings()

    # -- life-cycle ----------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> bool:
        """As any form; the figures 1 to 5 turn to a group."""
        if super().handle(intent):
            return True
        match intent:
            case Mute():
                self.rebuild()
            case Number(n) if 1 <= n <= len(GROUPS):
                self.show(GROUPS[n - 1][0])
            case _:
                return False
        return True

    def back(self) -> None:
        """Keep the settings and close; say so if they cannot be kept."""
        troubles = self.app.save_settings()
        self.app.pop()
        self.app.tell(*troubles)
