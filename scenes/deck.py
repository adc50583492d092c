"""The cards as surfaces: faces, backs, turned ones, and their shadows, drawn at any width and kept.

A card is `width` pixels wide and 1.4 times as high. Faces come from flat SVG files without an index; letters and
colour of the index follow the player's choice and are drawn here with the bundled font. Every picture is first
drawn larger (a master) and then averaged down: that gives calm edges, and turned cards stay sharp.

Angles are degrees, counter-clockwise as everywhere in pygame, and are rounded to whole ones.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Final

import pygame
from pygame import Color, Surface

from game import cards
from scenes import assets, tokens
from scenes.fonts import font

RATIO: Final = 1.4
LARGE_BELOW: Final = 90
"""Cards narrower than this always get the large index."""

BACKS: Final = 3
LETTERS: Final[dict[str, dict[int, str]]] = {
    "latin": {cards.JACK: "J", cards.QUEEN: "Q", cards.KING: "K", cards.ACE: "A"},
    "cyrillic": {cards.JACK: "В", cards.QUEEN: "Д", cards.KING: "К", cards.ACE: "Т"},
    "georgian": {cards.JACK: "ვ", cards.QUEEN: "დ", cards.KING: "კ", cards.ACE: "ტ"},
}

_UNITS = 200  # width of a card in the units of the layouts below
_JOKERS = (cards.card("6C"), cards.card("6S"))
_GEORGIAN_GROWS = 1.14  # its small letters have no capital height
_HALO_STEPS = 16
_BACK = (-1, False)
_SHADE_ALPHA = 0.44  # of a card that may not be played
_KEPT_BYTES = 192 * 2**20


@dataclass(frozen=True)
class _Index:
    """Where the corner index stands, in units of a card 200 wide.

    The letter has the font size `em`; its ink is centred on (x, y) and kept inside `wide` x `high`. The suit sign
    is `suit` high about (suit_x, suit_y). `halo` is the width of a rim in the card's colour, over figures.
    """

    em: float
    x: float
    y: float
    wide: float
    high: float
    suit_x: float
    suit_y: float
    suit: float
    halo: float = 0


_PLAIN = _Index(44, 27, 31, 40, 37, 27, 69, 28)
_LARGE = _Index(62, 34, 37, 54, 50, 34, 90, 40)
_LARGE_OVER = _Index(55, 33, 36, 50, 45, 33, 84, 36, halo=4.5)
_JOKER = _Index(42, 20, 27, 40, 37, 47, 26, 24)
_JOKER_LARGE = _Index(50, 22, 29, 40, 44, 51, 28, 28, halo=3)


@dataclass(frozen=True)
class _Level:
    """How a card lies: its shadow by the tokens, drawn for a card `width` wide at 720 lines."""

    shadow: tokens.Shadow
    width: int


_LEVELS: Final = {
    "rest": _Level(tokens.SHADOWS["card"], 136),
    "table": _Level(tokens.SHADOWS["table"], 108),
    "lifted": _Level(tokens.SHADOWS["lifted"], 160),
}
_RING, _GLOW_SIGMA, _GLOW_ALPHA, _GLOW_WIDTH = 3.5, 6, 0.85, 160


def _hex(colour: Color) -> str:
    return f"#{colour.r:02X}{colour.g:02X}{colour.b:02X}"


class _Kept:
    """Surfaces by key; the ones unused for longest go when all together outgrow `_KEPT_BYTES`."""

    def __init__(self) -> None:
        self._surfaces: OrderedDict[tuple[object, ...], Surface] = OrderedDict()
        self._bytes = 0

    def get(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """The surface kept under `key`, made now where there is none."""
        if key in self._surfaces:
            self._surfaces.move_to_end(key)
            return self._surfaces[key]
        surface = make()
        self._surfaces[key] = surface
        self._bytes += _size(surface)
        while self._bytes > _KEPT_BYTES and len(self._surfaces) > 1:
            self._bytes -= _size(self._surfaces.popitem(last=False)[1])
        return surface


def _size(surface: Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def ready(surface: Surface) -> Surface:
    """The surface in the format of the display, where there is one: unconverted ones draw many times slower."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def load_svg(text: str, size: tuple[int, int]) -> Surface:
    """A picture from the text of an SVG file, exactly `size` pixels."""
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    return surface if surface.get_size() == size else pygame.transform.smoothscale(surface, size)


_read = lru_cache(maxsize=128)(assets.read)


def _load(file: str, size: tuple[int, int], change: Callable[[str], str] = str) -> Surface:
    """A picture of the assets, its text changed before. Raises BrokenAsset."""
    text = change(_read(file))
    with assets.reading(file):
        return load_svg(text, size)


def _over(width: int) -> int:
    """How many times its size a card is drawn: twice, but large ones are smooth enough at once."""
    return 2 if width <= 240 else 1


def _ink(letters: str, em: float, colour: Color) -> Surface:
    """A text in bold at `em` pixels, without the empty space around it."""
    drawn = font(max(1, round(em)), bold=True).render(letters, True, colour)
    return drawn.subsurface(drawn.get_bounding_rect())


def _glyph(letters: str, em: float, most: tuple[float, float], colour: Color) -> Surface:
    """A text in bold at `em` pixels, smaller or narrower where it would outgrow the `most` pixels it may take."""
    ink = _ink(letters, em, colour)
    if ink.height > most[1]:
        ink = _ink(letters, em * most[1] / ink.height, colour)
    if ink.width > most[0]:
        ink = pygame.transform.smoothscale(ink, (max(1, round(most[0])), ink.height))
    return ink


def _halo(sign: Surface, reach: float) -> Surface:
    """`sign` with a rim `reach` pixels wide in the card's colour around it."""
    pad = round(reach) + 1
    out = Surface((sign.width + 2 * pad, sign.height + 2 * pad), pygame.SRCALPHA)
    rim = sign.copy()
    rim.fill(tokens.colour("card_face"), special_flags=pygame.BLEND_RGB_MAX)
    for i in range(_HALO_STEPS):
        step = pygame.Vector2(reach, 0).rotate(360 * i / _HALO_STEPS)
        out.blit(rim, (pad + round(step.x), pad + round(step.y)))
    out.blit(sign, (pad, pad))
    return out


def _plate(width: float, height: float, colour: Color, degrees: int) -> Surface:
    """A card's shape in one colour, turned."""
    over = 4 if width <= 120 else 2
    size = (round(width * over), round(height * over))
    master = Surface(size, pygame.SRCALPHA)
    master.fill((colour.r, colour.g, colour.b, 0))
    pygame.draw.rect(master, colour, master.get_rect(), border_radius=round(tokens.CARD_RADIUS * size[0]))
    if degrees == 0:
        return pygame.transform.smoothscale(master, (round(width), round(height)))
    return _turn(master, degrees, over, colour)


def _turn(master: Surface, degrees: int, over: int, edge: Color) -> Surface:
    """A master turned and brought to its size, `over` times smaller, its edges fading into nothing of colour `edge`."""
    out = Surface((master.width + 2 * over, master.height + 2 * over), pygame.SRCALPHA)
    out.fill((edge.r, edge.g, edge.b, 0))
    out.blit(master, (over, over))
    return pygame.transform.rotozoom(out, degrees, 1 / over)


def _blur(surface: Surface, sigma: float) -> Surface:
    """`surface` blurred by `sigma` pixels; done at a smaller scale where that cannot be seen."""
    factor = max(1.0, sigma / 2)
    small = (max(1, round(surface.width / factor)), max(1, round(surface.height / factor)))
    shrunk = pygame.transform.smoothscale(surface, small)
    blurred = pygame.transform.gaussian_blur(shrunk, max(1, round(sigma / factor)))
    return pygame.transform.smoothscale(blurred, surface.get_size())


class Deck:
    """One way of drawing the cards, with everything drawn so far."""

    def __init__(
        self, letters: str = "latin", big_index: bool = False, four_colours: bool = False, back: int = 0
    ) -> None:
        """`letters` latin, cyrillic or georgian, `back` 0 to 2; ValueError for anything else."""
        if letters not in LETTERS:
            raise ValueError(f"no such card letters: {letters!r}")
        if not 0 <= back < BACKS:
            raise ValueError(f"no such card back: {back!r}")
        self._letters = letters
        self._big_index = big_index
        self._four_colours = four_colours
        self._back = back
        self._kept = _Kept()

    def height(self, width: int) -> int:
        """The height in pixels of a card `width` wide."""
        return round(width * RATIO)

    def keep(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """A picture made of this deck's cards: the one kept under ``key``, made now where there is none."""
        return self._kept.get(key, make)

    def forget(self) -> None:
        """Let go of all pictures: they are large, and who still refers to the deck may be long in going."""
        self._kept = _Kept()

    def face(self, card: int, width: int, joker: bool = True) -> Surface:
        """The face of a card; the black sixes are jokers unless `joker` is False."""
        return self._upright(self._drawn(card, joker), width)

    def back_face(self, width: int) -> Surface:
        """The back of a card."""
        return self._upright(_BACK, width)

    def rotated_face(self, card: int, width: int, angle: float, joker: bool = True) -> Surface:
        """The face turned by `angle`; the centre of the surface is the centre of the card."""
        return self._turned(self._drawn(card, joker), width, angle)

    def rotated_back(self, width: int, angle: float) -> Surface:
        """The back turned by `angle`; the centre of the surface is the centre of the card."""
        return self._turned(_BACK, width, angle)

    def shadow(self, width: int, level: str, angle: float = 0) -> tuple[Surface, tuple[int, int]]:
        """The soft shadow of a card at the level rest, table or lifted, and where it falls.

        The second value is the way in pixels from the centre of the card to the centre of the shadow.
        Raises KeyError for another level.
        """
        kind, degrees = _LEVELS[level], round(angle) % 360
        scale = width / kind.width
        surface = self._kept.get(
            ("shadow", width, level, degrees),
            lambda: self._soft(width, degrees, Color(0, 0, 0), kind.shadow.alpha, kind.shadow.sigma * scale),
        )
        return surface, (0, round(kind.shadow.dy * scale))

    def glow(self, width: int, angle: float = 0) -> Surface:
        """The gold ring and glow of a card in focus, to be drawn under it, centre on centre."""
        degrees = round(angle) % 360
        return self._kept.get(("glow", width, degrees), lambda: self._make_glow(width, degrees))

    def shade(self, width: int, angle: float = 0) -> Surface:
        """The dark veil, shaped like a card, to be drawn over one that may not be played, centre on centre."""
        degrees = round(angle) % 360
        colour = tokens.colour("card_shade", _SHADE_ALPHA)
        return self._kept.get(
            ("shade", width, degrees), lambda: ready(_plate(width, self.height(width), colour, degrees))
        )

    def warm(self, width: int, of: Iterable[int], joker: bool = True) -> Iterator[int]:
        """Draw the faces of the cards `of` ahead of their use, one with each step; yields the card just drawn."""
        for card in of:
            self.face(card, width, joker)
            yield card

    @staticmethod
    def _drawn(card: int, joker: bool) -> tuple[int, bool]:
        return card, joker and card in _JOKERS

    def _upright(self, what: tuple[int, bool], width: int) -> Surface:
        size = (width, self.height(width))
        return self._kept.get(
            ("upright", what, width), lambda: ready(pygame.transform.smoothscale(self._master(what, width), size))
        )

    def _turned(self, what: tuple[int, bool], width: int, angle: float) -> Surface:
        degrees = round(angle) % 360
        if degrees == 0:
            return self._upright(what, width)
        return self._kept.get(
            ("turned", what, width, degrees),
            lambda: ready(_turn(self._master(what, width), degrees, _over(width), tokens.colour("card_rim"))),
        )

    def _master(self, what: tuple[int, bool], width: int) -> Surface:
        return self._kept.get(("master", what, width), lambda: self._draw(what, width))

    def _draw(self, what: tuple[int, bool], width: int) -> Surface:
        """A card at `_over(width)` times its size, with its index."""
        size = (width * _over(width), self.height(width) * _over(width))
        if what == _BACK:
            return _load(f"backs/{self._back}.svg", size)
        card, joker = what
        suit, rank = cards.suit(card), cards.rank(card)
        large = self._big_index or width < LARGE_BELOW
        if joker:
            name, index = f"joker-{cards.SUITS[suit]}", _JOKER_LARGE if large else _JOKER
        else:
            pips = rank < cards.JACK
            name = cards.name(card) + ("-narrow" if large and pips else "")
            index = _PLAIN if not large else _LARGE if pips else _LARGE_OVER
        surface = _load(f"deck/{name}.svg", size, partial(self._coloured, suit))
        self._stamp(surface, index, rank, suit)
        return surface

    def _coloured(self, suit: int, text: str) -> str:
        """The text of a face with its pips in the colour of the suit: files have the two-colour ones."""
        return text.replace(_hex(tokens.suit_colour(suit)), _hex(tokens.suit_colour(suit, self._four_colours)))

    def _stamp(self, surface: Surface, index: _Index, rank: int, suit: int) -> None:
        """Draw the index into the upper left corner, and turned into the lower right one."""
        unit = surface.width / _UNITS
        letter = LETTERS[self._letters].get(rank, str(rank))
        grow = _GEORGIAN_GROWS if self._letters == "georgian" and not letter.isdigit() else 1.0
        most = (index.wide * unit, index.high * grow * unit)
        glyph = _glyph(letter, index.em * grow * unit, most, tokens.suit_colour(suit, self._four_colours))
        side = max(1, round(index.suit * unit))
        sign = _load(f"deck/suit-{cards.SUITS[suit]}.svg", (side, side), partial(self._coloured, suit))
        layer = Surface((surface.width // 2, surface.height // 2), pygame.SRCALPHA)
        for drawn, x, y in ((glyph, index.x, index.y), (sign, index.suit_x, index.suit_y)):
            part = _halo(drawn, index.halo * unit) if index.halo else drawn
            layer.blit(part, part.get_rect(center=(round(x * unit), round(y * unit))))
        surface.blit(layer, (0, 0))
        turned = pygame.transform.flip(layer, True, True)
        surface.blit(turned, (surface.width - turned.width, surface.height - turned.height))

    def _soft(self, width: int, degrees: int, colour: Color, alpha: float, sigma: float, grow: float = 0) -> Surface:
        """A blurred plate in the shape of a card, `grow` pixels larger on each side."""
        colour.a = round(255 * alpha)
        plate = _plate(width + 2 * grow, self.height(width) + 2 * grow, colour, degrees)
        pad = round(3 * sigma)
        wide = Surface((plate.width + 2 * pad, plate.height + 2 * pad), pygame.SRCALPHA)
        wide.fill((colour.r, colour.g, colour.b, 0))
        wide.blit(plate, (pad, pad), special_flags=pygame.BLEND_RGBA_MAX)
        return ready(_blur(wide, sigma))

    def _make_glow(self, width: int, degrees: int) -> Surface:
        scale = width / _GLOW_WIDTH
        ring = max(2.0, _RING * scale)
        out = self._soft(width, degrees, tokens.colour("glow"), _GLOW_ALPHA, _GLOW_SIGMA * scale, ring)
        plate = _plate(width + 2 * ring, self.height(width) + 2 * ring, tokens.colour("focus"), degrees)
        out.blit(plate, plate.get_rect(center=out.get_rect().center))
        return out


class Decks:
    """The deck in use: another is made only when the way of drawing changes, and the former lets its pictures go."""

    def __init__(self) -> None:
        self._way: tuple[object, ...] | None = None
        self._deck: Deck | None = None

    def get(self, letters: str, big_index: bool, four_colours: bool, back: int) -> Deck:
        """The deck drawn in this way, see ``Deck``."""
        way = (letters, big_index, four_colours, back)
        if self._deck is None or self._way != way:
            self.forget()
            self._way, self._deck = way, Deck(letters, big_index, four_colours, back)
        return self._deck

    def forget(self) -> None:
        """Let the pictures go."""
        if self._deck is not None:
            self._deck.forget()
