"""The tiles of the menu: what each game looks like there, and how a tile and its cards are drawn."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

import pygame

from game import cards
from scenes import fonts, paint, tokens, weave
from scenes.deck import RATIO, Deck
from scenes.icons import icon
from scenes.metrics import Metrics
from scenes.vector import mix


@dataclass(frozen=True)
class FanCard:
    """A card of a fan: its centre, its width (any unit), and how far it is turned (degrees)."""

    card: str
    x: float
    y: float
    width: float
    angle: float

    @property
    def reach(self) -> tuple[float, float]:
        """How far the turned card reaches from its centre, sideways and up or down."""
        wide, high, turn = self.width / 2, self.width * RATIO / 2, math.radians(abs(self.angle))
        return wide * math.cos(turn) + high * math.sin(turn), high * math.cos(turn) + wide * math.sin(turn)


@dataclass(frozen=True)
class Fan:
    """Cards of which the ones that lie lower come first; `over` is how far they stick out of the tile's top."""

    cards: tuple[FanCard, ...]
    over: float = 0.0
    plain_sixes: bool = False

    @cached_property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of all cards."""
        return (
            min(card.x - card.reach[0] for card in self.cards),
            min(card.y - card.reach[1] for card in self.cards),
            max(card.x + card.reach[0] for card in self.cards),
            max(card.y + card.reach[1] for card in self.cards),
        )


@dataclass(frozen=True)
class TileLook:
    """How a game looks in the menu: colour of its tile, second yarn of its ornament, its cards.

    `wide` are the cards when the game has the whole menu for itself, `quick` the presets offered beside it then.
    """

    colour: str
    yarn: str
    fan: Fan
    wide: Fan
    quick: tuple[str, ...] = ()


def _arc(names: tuple[str, ...], step: float, turn: float, drop: float, width: float, lift: float = 0.0) -> Fan:
    """A fan about its middle card, which is on top and stands `lift` higher."""
    half = len(names) // 2
    order = sorted(range(len(names)), key=lambda index: -abs(index - half))
    placed = tuple(
        FanCard(
            names[index],
            (index - half) * step,
            drop * (index - half) ** 2 - (lift if index == half else 0),
            width,
            -turn * (index - half),
        )
        for index in order
    )
    return Fan(placed, over=lift)


def _row(names: tuple[str, ...], step: float, turn: float, drop: float, width: float) -> Fan:
    """A hand held open: each card lies on the one to its left."""
    middle = (len(names) - 1) / 2
    placed = tuple(
        FanCard(name, (index - middle) * step, drop * (index - middle) ** 2, width, -turn * (index - middle))
        for index, name in enumerate(names)
    )
    return Fan(placed, plain_sixes=True)


_JOKER = Fan((FanCard("AH", -99, 6, 110, 15), FanCard("6C", 93, 5, 110, -14), FanCard("6S", 0, -8, 132, 1)), over=20)
_DURAK = Fan(
    (
        FanCard("7D", -104, -9, 106, 8),
        FanCard("JD", -64, 9, 106, -7),
        FanCard("9S", 63, -9, 106, 8),
        FanCard("QS", 103, 9, 106, -7),
    ),
    plain_sixes=True,
)
_BURA = Fan(
    (FanCard("10C", -93, 8, 110, 14), FanCard("KC", 95, 8, 112, -14), FanCard("AC", 0, -12, 122, 0)),
    over=12,
    plain_sixes=True,
)

_BETWEEN: Final = " · "

LOOKS: Final[dict[str, TileLook]] = {
    "joker": TileLook(
        "#8A2B38",
        "#E08A2E",
        _JOKER,
        _arc(("10D", "QC", "AH", "6S", "6C", "KS", "JH"), 79, 8.5, 7, 190, 30),
        ("classic", "nines", "short", "kiosk"),
    ),
    "durak": TileLook(
        "#2F5A8E", "#5AA0DC", _DURAK, _arc(("9S", "7D", "QS", "AD", "JD", "10H", "KC"), 86, 9, 7, 190, 20)
    ),
    "durachki": TileLook(
        "#94561F",
        "#E9B34A",
        _row(("9H", "10H", "JH", "QH", "KH", "9S", "10S", "QS", "KS"), 33, 4.5, 2.4, 92),
        _row(("9H", "10H", "JH", "QH", "KH", "9S", "10S", "QS", "KS"), 66, 4.5, 4, 180),
    ),
    "bura": TileLook("#2B7A62", "#E9B34A", _BURA, _arc(("10C", "AC", "KC"), 130, 13, 14, 200, 20)),
}
"""The looks of the games in the order in which the menu shows them."""

PLAIN: Final = TileLook(
    "#55447A",
    "#C9A3E0",
    _arc(("KD", "AS", "QH"), 100, 13, 10, 118, 10),
    _arc(("JS", "KD", "AS", "QH", "10C"), 100, 10, 8, 190, 20),
)
"""The look of a game that has none of its own."""


def in_order(names: tuple[str, ...]) -> list[str]:
    """The names of games in the order of the menu; games without a look of their own come last."""
    order = list(LOOKS)
    return sorted(names, key=lambda name: order.index(name) if name in LOOKS else len(order))


def look_of(game: str) -> TileLook:
    """How the game of this name looks."""
    return LOOKS.get(game, PLAIN)


def tile_rects(area: pygame.Rect, count: int, gap: int) -> list[pygame.Rect]:
    """Places for `count` tiles that fill the area: 1 whole, 2 broad ones, 3 with a broad one first, then a grid."""
    columns = 1 if count <= 2 else 2 if count <= 4 else 3
    rows = [columns] * (count // columns)
    if count % columns:
        rows.insert(0, count % columns)
    high = (area.height - gap * (len(rows) - 1)) // len(rows)
    rects = []
    for row, in_row in enumerate(rows):
        wide = (area.width - gap * (in_row - 1)) // in_row
        rects += [
            pygame.Rect(area.left + column * (wide + gap), area.top + row * (high + gap), wide, high)
            for column in range(in_row)
        ]
    return rects


@dataclass(frozen=True)
class TilePlan:
    """Where the parts of a tile stand, (x, y, width, height) in pixels inside it; type sizes in pixels.

    A `broad` tile is large enough for a fan of its own and a worded button; a banner is low: its cards stand
    beside its name.
    """

    size: tuple[int, int]
    broad: bool
    banner: bool
    name_px: int
    note_px: int
    name: tuple[int, int, int, int]
    note: tuple[int, int, int, int]
    play: tuple[int, int, int, int]
    strip: tuple[int, int, int, int]
    cell: int
    fan: tuple[int, int, int, int]


@lru_cache(maxsize=64)
def plan(m: Metrics, size: tuple[int, int], word: str) -> TilePlan:
    """Lay a tile out from its foot: ornament, note, name; the cards get what is left. `word` is for its button."""
    width, height = size
    large = width > m.px(520)
    banner = large and width > 2 * height
    broad = large and not banner
    pad = m.px(24) if not m.small else 12
    name_px = max(m.px(52 if broad else 40), 30) if large else m.type("tile")
    note_px = m.type("title" if large else "small")
    cell = max(2 if height > 180 else 1, m.px(4 if broad else 3))
    strip_high = weave.TILE.height(cell)
    strip_top = height - strip_high - m.px(20 if broad else 12)
    note_top = strip_top - fonts.height(note_px) - m.px(18 if large else 9)
    name_high = fonts.height(name_px, True)
    name_top = note_top - name_high + (0 if large else m.px(2))
    play_high = m.touch if broad else max(26, m.px(48 if banner else 40))
    play_wide = play_high * 3 // 2
    if broad:
        play_wide = max(m.px(220), play_high + fonts.width(word, m.type("tile"), True) + m.px(44))
    beside = m.small and not large
    play_foot = note_top if beside else note_top + fonts.height(note_px)
    play_top = (name_top + play_foot - play_high) // 2 + (0 if beside else m.px(2))
    room = width - 3 * pad - play_wide
    fan = (pad, m.px(8), width - 2 * pad, name_top - m.px(8) - m.px(14 if broad else 4))
    if banner:
        fan = (round(width * 0.36), m.px(8), round(width * 0.46), strip_top - m.px(20))
        room = fan[0] - pad
    return TilePlan(
        size,
        broad,
        banner,
        name_px,
        note_px,
        (pad, name_top, room, name_high),
        (pad, note_top, width - 2 * pad if beside else room, fonts.height(note_px)),
        (width - pad - play_wide, play_top, play_wide, play_high),
        (pad, strip_top, width - 2 * pad, strip_high),
        cell,
        fan,
    )


def face(
    m: Metrics, the: TilePlan, look: TileLook, words: tuple[str, str, str], state: str, lit: bool
) -> pygame.Surface:
    """A tile without its cards; words: name, note, and the one on the play button of a broad tile."""
    name, note, word = words
    surface = paint.tile(the.size, look.colour, m.radius("tile"), state).copy()
    x, y, width, high = the.name
    if not lit and not the.banner:
        width += the.play[2]
    title = fonts.fitted(name, the.name_px, tokens.colour("ivory"), width, True)
    surface.blit(title, (x, y + high - title.get_height()))
    x, y, width, _ = the.note
    surface.blit(fonts.fitted(_short(note, width), the.note_px, tokens.colour("paper_lo"), width), (x, y))
    x, y, width, _ = the.strip
    yarn = mix(tokens.colour("paper_lo"), pygame.Color(look.colour), 0.12)
    surface.blit(weave.strip(weave.TILE, width, the.cell, yarn, pygame.Color(look.yarn)), (x, y))
    if lit or the.broad:
        _play(surface, m, pygame.Rect(the.play), word if the.broad else "", state)
    return surface


def _short(note: str, width: int) -> str:
    """The note without its last parts where it would be too wide even in the least size."""
    parts = note.split(_BETWEEN)
    while len(parts) > 1 and fonts.width(_BETWEEN.join(parts), fonts.LEAST) > width:
        parts.pop()
    return _BETWEEN.join(parts)


def _play(surface: pygame.Surface, m: Metrics, rect: pygame.Rect, word: str, state: str) -> None:
    """The golden button in a tile: a triangle, and a word if there is room."""
    radius = rect.height // 2 if not word else m.radius("button")
    paint.draw_shadow(surface, rect, radius, "panel", m.scale)
    surface.blit(paint.button(rect.size, "gold", state, radius, "green"), rect)
    side = round(rect.height * 0.56)
    sign = icon("play", side, tokens.colour("ink"))
    if not word:
        surface.blit(sign, sign.get_rect(center=rect.center))
        return
    text = fonts.fitted(word, m.type("tile"), tokens.colour("ink"), rect.width - side - m.px(40), True)
    gap = m.px(10)
    x = rect.centerx - (side + gap + text.get_width()) // 2
    surface.blit(sign, (x, rect.centery - side // 2))
    surface.blit(text, (x + side + gap, rect.centery - text.get_height() // 2))


def draw_fan(
    surface: pygame.Surface, deck: Deck, fan: Fan, area: pygame.Rect, lift: float = 0.0, spread: float = 1.0
) -> None:
    """Draw the cards of a fan as large as the area allows.

    `lift` 0 to 1 is how far they have risen under the pointer, `spread` 0 to 1 how far the fan is open.
    """
    left, top, right, foot = fan.bounds
    unit = min(area.width / (right - left), area.height / (foot - top - fan.over))
    middle = area.centerx - (left + right) / 2 * unit
    slack = area.height - (foot - top - fan.over) * unit
    level = area.top - (top + fan.over) * unit + slack * (0.0 if fan.over else 0.15)
    for place in fan.cards:
        width = max(24, round(place.width * unit))
        near = 1 - min(1.0, abs(place.x) * 2 / (right - left))
        x = middle + place.x * unit * spread * (1 + 0.035 * lift)
        y = level + place.y * unit - lift * unit * (7 + 9 * near) + (1 - spread) * 18 * unit
        drop, (dx, dy) = deck.shadow(width, "rest", place.angle)
        surface.blit(drop, drop.get_rect(center=(round(x + dx), round(y + dy * (1 + lift)))))
        picture = deck.rotated_face(cards.card(place.card), width, place.angle, joker=not fan.plain_sixes)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
