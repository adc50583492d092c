"""The three pages of the setup: the game in short, all its rules, and the players."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame_gui.core import UIElement

from game.match import TIME_LIMITS
from game.rules import Option
from scenes import games, setup_faces
from scenes.gui import GuiScene
from scenes.portraits import PORTRAITS
from scenes.setup_words import (
    option_help,
    option_name,
    preset_name,
    seat_note,
    time_help,
    time_name,
    value_help,
    value_name,
    why_not,
)
from scenes.widgets.control import Picture
from scenes.widgets.rows import segment_rects
from scenes.widgets.scroll import ScrollArea

if TYPE_CHECKING:
    from scenes.setup import Setup

_COLUMNS = 4
"""Presets stand in so many columns, and so many seats are the most in a row."""


def game_page(scene: Setup, page: pygame.Rect) -> None:
    """Presets, number of players, time for a decision, and who sits at the table."""
    m = scene.metrics
    label = scene.words_height("x", page.width, "small", True)
    choices = label + m.u + m.touch
    presets: list[str | None] = [*scene.game.presets, None]
    lines = -(-len(presets) // _COLUMNS)
    seats = min(m.px(92), page.height // 4)
    space = page.height - choices - 2 * m.gap - seats
    tile = min(m.px(124), (space - m.gap * (lines - 1)) // lines)
    tile = max(tile, 62)
    used = tile * lines + m.gap * (lines - 1)
    spare = max(0, page.height - used - choices - seats - 2 * m.gap)
    y = page.top + spare // 4
    _presets(scene, pygame.Rect(page.left, y, page.width, used), presets, lines)
    y += used + m.gap + spare // 4
    _choices(scene, pygame.Rect(page.left, y, page.width, choices), label)
    y += choices + m.gap + spare // 4
    _seats_in_short(scene, pygame.Rect(page.left, y, page.width, seats))


def _presets(scene: Setup, area: pygame.Rect, presets: Sequence[str | None], lines: int) -> None:
    m, words, name_of = scene.metrics, scene.app.texts, scene.game.name
    chosen = scene.agreed.preset
    high = (area.height - m.gap * (lines - 1)) // lines
    signs = games.SCREENS[name_of].signs
    for index, preset in enumerate(presets):
        row = pygame.Rect(area.left, area.top + index // _COLUMNS * (high + m.gap), area.width, high)
        rect = segment_rects(row, _COLUMNS, m.gap)[index % _COLUMNS]
        key = f"preset-{name_of}-{preset}" if preset else "setup-own"
        name, line = preset_name(words, name_of, preset), words(f"{key}.line")
        sign = signs.get(preset, "star") if preset else "pencil"
        scene.custom(
            rect,
            partial(_tile, scene, rect.size, preset == chosen, name, line, sign),
            partial(scene.take_preset, preset),
            f"{name}. {line}",
            key=("preset", preset),
            tip=words(f"{key}.help"),
        )


def _tile(
    scene: Setup, size: tuple[int, int], chosen: bool, name: str, line: str, sign: str, state: str
) -> pygame.Surface:
    return setup_faces.preset_tile(scene.look, size, state, chosen, name, line, sign)


def _choices(scene: Setup, area: pygame.Rect, label: int) -> None:
    """The number of players and the time, side by side."""
    m, words, agreed = scene.metrics, scene.app.texts, scene.agreed
    left = pygame.Rect(area.left, area.top, round(area.width * 0.32), area.height)
    right = pygame.Rect(left.right + 2 * m.gap, area.top, area.right - left.right - 2 * m.gap, area.height)
    players = [(n, str(n)) for n in sorted(scene.game.seats)]
    times = [(n, time_name(words, n)) for n in sorted(TIME_LIMITS, key=lambda n: n or 9999)]
    for part, key, options, value, change in (
        (left, "setup-players", players, agreed.players, scene.set_players),
        (right, "setup-time", times, agreed.time_limit, scene.set_time),
    ):
        scene.words(pygame.Rect(part.left + m.u, part.top, part.width - m.u, label), words(key), "small", "muted", True)
        rect = pygame.Rect(part.left, area.bottom - m.touch, part.width, m.touch)
        tip = time_help(words, scene.game.name) if key == "setup-time" else words(f"{key}.help")
        scene.choice(rect, options, value, change, words(key), key=key, tip=tip)


def _seats_in_short(scene: Setup, area: pygame.Rect) -> None:
    m, words, agreed = scene.metrics, scene.app.texts, scene.agreed
    columns = max(_COLUMNS, agreed.players)
    rects = segment_rects(area, columns, m.gap if columns == _COLUMNS else m.u)
    first = (columns - agreed.players) * (rects[0].width + m.gap) // 2
    names = agreed.names(words)
    for place, seat in enumerate(_in_order(scene)):
        rect = rects[place].move(first, 0)
        sitter, team = agreed.sitters[seat], agreed.team(seat)
        note = seat_note(words, sitter.person, sitter.level)
        if columns != _COLUMNS and not sitter.person:
            # where there is little room, that it is a bot goes without saying
            note = words(f"level-{sitter.level}")
        elif team is not None and columns == _COLUMNS:
            kind = words("seat-person" if sitter.person else f"level-{sitter.level}")
            note = f"{kind} · {words(f'setup-{agreed.team_kind}', n=team + 1)}"
        scene.custom(
            rect,
            partial(_cell, scene, rect.size, names[seat], note, sitter.portrait, team),
            partial(scene.show, "players", ("name", seat)),
            f"{names[seat]}. {note}",
            key=("seat", seat),
            tip=words("setup-seat.help"),
        )


def _cell(
    scene: Setup, size: tuple[int, int], name: str, note: str, animal: str, team: int | None, state: str
) -> pygame.Surface:
    return setup_faces.seat_cell(scene.look, size, state, name, note, animal, team)


def _in_order(scene: Setup) -> list[int]:
    """The seats from left to right: partners side by side where pairs play."""
    seats = range(scene.agreed.players)
    return sorted(seats, key=lambda seat: (scene.agreed.team(seat) or 0, seat))


# -- rules -------------------------------------------------------------------------------------------------------


def rules_page(scene: Setup, page: pygame.Rect) -> None:
    """All options of the game, each with what its chosen value means; what does not matter now says why."""
    m = scene.metrics
    columns = 1 if m.small else 2
    # the bar stands in the margin where there is one, so that the rows end where everything else does
    margin = 0 if m.small else max(5, m.px(7)) + m.u
    area = scene.scroll_area(pygame.Rect(page.left, page.top, page.width + margin, page.height))
    width = (area.width - m.gap * (columns - 1)) // columns
    made = [_option(scene, width, option, area) for option in scene.game.options]
    heights = [int(element.relative_rect.height) + m.gap for element in made]
    cut = len(made)
    if columns == 2:
        cut = min(range(len(made) + 1), key=lambda n: max(sum(heights[:n]), sum(heights[n:])))
    foot = 0
    for column, part in enumerate((slice(None, cut), slice(cut, None))):
        y = 0
        for element, height in zip(made[part], heights[part], strict=True):
            element.set_relative_position((column * (width + m.gap), y))
            y += height
        foot = max(foot, y - m.gap)
    area.set_height(foot)


def _option(scene: Setup, width: int, option: Option, area: ScrollArea) -> UIElement:
    """A form row for an option, as high as its words need, at the top left of the area."""
    words, agreed, game = scene.app.texts, scene.agreed, scene.game
    rect = pygame.Rect(0, 0, width, 0)
    name = option_name(words, game.name, option.name)
    reason = why_not(words, game, option, agreed.options, agreed.players)
    if reason:
        picture = setup_faces.locked_row(scene.look, width, name, reason)
        return Picture(picture.get_rect(), scene.ui, area.container, picture)
    value = agreed.options[option.name]
    sub = value_help(words, game.name, option.name, value)
    tip = option_help(words, game.name, option.name)
    change = partial(scene.set_option, option.name)
    key = ("option", option.name)
    if set(option.values) == {False, True}:
        return scene.toggle(rect, name, value, change, sub, key=key, tip=tip, area=area)
    choices = option.choices(agreed.players)
    values = [(one, value_name(words, game.name, option.name, one)) for one in choices]
    return scene.stepper(rect, name, values, value, change, sub, key=key, tip=tip, area=area)


# -- players -----------------------------------------------------------------------------------------------------


def players_page(scene: Setup, page: pygame.Rect) -> None:
    """A card for each seat: portrait, name, person or bot and its level; partners side by side under a ribbon."""
    m, words, agreed = scene.metrics, scene.app.texts, scene.agreed
    pairs = agreed.team(0) is not None
    ribbon = max(30, m.px(44)) if pairs else 0
    above = ribbon + m.u if pairs else 0
    order = _in_order(scene)
    if len(order) > _COLUMNS:
        _two_rows(scene, page, order)
        return
    high = min(page.height - above, m.px(470))
    top = page.top + (page.height - above - high) // 2
    rects = segment_rects(pygame.Rect(page.left, top + above, page.width, high), _COLUMNS, m.gap)
    shift = (_COLUMNS - agreed.players) * (rects[0].width + m.gap) // 2
    if pairs:
        half = len(order) // 2
        for team in range(2):
            both = rects[team * half].union(rects[team * half + half - 1])
            wide = min(both.width, max(m.px(300), 230))
            name = words(f"setup-{agreed.team_kind}", n=team + 1)
            picture = setup_faces.team_ribbon((wide, ribbon), team, name, m.type("body"))
            scene.picture(picture, (both.centerx - wide // 2, top))
    for place, seat in enumerate(order):
        _seat(scene, rects[place].move(shift, 0), seat)


def _two_rows(scene: Setup, page: pygame.Rect, order: Sequence[int]) -> None:
    """Five or six seats as low cards in two rows; a team has a row, and its sign on every portrait."""
    m = scene.metrics
    columns = 3
    high = min((page.height - m.gap) // 2, m.px(240))
    top = page.top + (page.height - 2 * high - m.gap) // 2
    for place, seat in enumerate(order):
        row, column = divmod(place, columns)
        count = min(columns, len(order) - row * columns)
        rects = segment_rects(pygame.Rect(page.left, top + row * (high + m.gap), page.width, high), columns, m.gap)
        shift = (columns - count) * (rects[0].width + m.gap) // 2
        _seat(scene, rects[column].move(shift, 0), seat, low=True)


def _seat(scene: Setup, card: pygame.Rect, seat: int, low: bool = False) -> None:
    """Portrait, name, kind and level, one below the other.

    In a ``low`` card the portrait stands at the left of the name, the level in short at its right.
    """
    m, words, agreed = scene.metrics, scene.app.texts, scene.agreed
    sitter = agreed.sitters[seat]
    name = agreed.names(words)[seat]
    scene.panel(card, "gold" if seat == agreed.first_person else "soft")
    pad = m.u * 2 if low else m.gap
    inner = card.inflate(-2 * pad, -2 * pad)
    level = pygame.Rect(inner.left, inner.bottom - m.touch, inner.width, m.touch)
    kind = level if low else level.move(0, -pad - m.touch)
    line = pygame.Rect(inner.left, kind.top - pad - m.touch, inner.width, m.touch)
    face = pygame.Rect(0, 0, 0, 0)
    if low:
        line.top = max(inner.top, line.top)
        face.size = (line.height, line.height) if line.top <= inner.top + m.u else (line.bottom - inner.top,) * 2
        face.size = (min(face.width, round(inner.width * 0.4)),) * 2
        face.midleft = (inner.left, (inner.top + line.bottom) // 2)
        line.left, line.width = face.right + m.u, inner.right - face.right - m.u
        line.centery = face.centery
        level = pygame.Rect(0, 0, m.touch, m.touch)
        level.midright = line.midright
        if not sitter.person:
            line.width -= level.width + m.u
    else:
        room = line.top - m.gap - inner.top
        face.size = (min(room, inner.width, m.px(230)),) * 2
        face.center = (inner.centerx, inner.top + room // 2)
    diameter = face.width
    team = agreed.team(seat)
    if low and team is not None:
        sign = setup_faces.team_badge(team, max(20, m.px(30)))
        scene.picture(sign, (card.right - sign.get_width() - m.u, card.top - sign.get_height() // 3))
    scene.custom(
        face,
        partial(_face, scene, diameter, sitter.portrait),
        lambda: scene.app.push(PortraitChoice(scene, seat)),
        f"{words('setup-portrait')}: {name}",
        key=("portrait", seat),
        tip=words("setup-portrait.help"),
        radius=diameter // 2,
        adjust=lambda step: scene.set_portrait(seat, agreed.next_portrait(seat, step)),
    )
    scene.field(
        line,
        name,
        partial(scene.set_name, seat),
        f"{words('setup-name')}: {name}",
        key=("name", seat),
        tip=words("setup-name.help"),
    )
    scene.choice(
        kind,
        [(True, words("seat-person")), (False, words("seat-bot"))],
        sitter.person,
        partial(scene.set_person, seat),
        f"{words('setup-kind')}: {name}",
        key=("kind", seat),
        tip=words("setup-kind.help"),
    )
    if not sitter.person:
        name_of = words(f"level-{sitter.level}")
        scene.custom(
            level,
            partial(setup_faces.level_face, scene.look, level.size, "" if low else name_of, sitter.level),
            lambda: scene.set_level(seat, agreed.next_level(seat, 1)),
            f"{words('setup-level')}: {name_of}",
            key=("level", seat),
            tip=words(f"level-{sitter.level}.help"),
            adjust=lambda step: scene.set_level(seat, agreed.next_level(seat, step)),
        )


def _face(scene: GuiScene, diameter: int, animal: str, state: str, sign: str = "pencil") -> pygame.Surface:
    return setup_faces.medallion(scene.look, diameter, state, animal, sign)


def draw_sign_over_ring(scene: GuiScene, surface: pygame.Surface, sign: str) -> None:
    """Draw the sign of the focused medallion once more, over the focus ring that crosses it."""
    item = scene.ring.current
    if item is not None and scene.app.show_ring:
        disc = setup_faces.sign_disc(scene.look, item.rect.width, "normal", sign)
        surface.blit(disc, setup_faces.sign_place(item.rect, disc))


class PortraitChoice(GuiScene):
    """All six animals to choose one from for a seat; whoever has it gets that of the seat in exchange."""

    transparent = True

    def __init__(self, setup: Setup, seat: int) -> None:
        super().__init__(setup.app)
        self.setup = setup
        self.seat = seat
        self.first_focus = setup.agreed.sitters[seat].portrait

    def build(self) -> None:
        """Two rows of medallions; under each the name of the player who has it."""
        m, words, agreed = self.metrics, self.app.texts, self.setup.agreed
        columns, lines = 3, len(PORTRAITS) // 3
        diameter, label = max(m.px(150), 104), self.words_height("x", 999, "small")
        step = (diameter + 2 * m.gap, diameter + label + m.gap)
        title = self.words_height(words("setup-portrait-title"), 9999, "title", True)
        panel = pygame.Rect(0, 0, columns * step[0] + 2 * m.pad, title + m.gap + lines * step[1] + 2 * m.pad)
        panel.center = m.rect.center
        self.panel(panel)
        self.panel(panel, shadow=False)
        heading = pygame.Rect(panel.left + m.pad, panel.top + m.pad, panel.width - 2 * m.pad, title)
        self.words(heading, words("setup-portrait-title"), "title", bold=True, align="centre")
        names = agreed.names(words)
        has = {sitter.portrait: names[seat] for seat, sitter in enumerate(agreed.seated)}
        own = agreed.sitters[self.seat].portrait
        for index, animal in enumerate(PORTRAITS):
            left = panel.left + m.pad + m.gap + index % columns * step[0]
            top = heading.bottom + m.gap + index // columns * step[1]
            self.custom(
                pygame.Rect(left, top, diameter, diameter),
                partial(_face, self, diameter, animal, sign="check" if animal == own else ""),
                partial(self._choose, animal),
                has.get(animal, animal),
                key=animal,
                radius=diameter // 2,
            )
            under = pygame.Rect(left - m.gap, top + diameter, diameter + 2 * m.gap, label)
            self.words(under, has.get(animal, ""), "small", "muted", align="centre")

    def draw_ring(self, surface: pygame.Surface) -> None:
        """The ring, and over it the tick of the portrait that the seat has."""
        super().draw_ring(surface)
        own = self.setup.agreed.sitters[self.seat].portrait
        if self.ring.current is not None and self.ring.current.identity == own:
            draw_sign_over_ring(self, surface, "check")

    def _choose(self, animal: str) -> None:
        self.app.pop()
        self.setup.set_portrait(self.seat, animal)
