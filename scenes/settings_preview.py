"""What the settings make of cards, hand, backs and tables: small pictures for the settings scene."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from game import cards as pack
from scenes import tokens
from scenes.deck import RATIO, Deck
from scenes.settings import Settings
from scenes.table.order import in_hand
from scenes.vector import Size, hexa, mix, vector

_SHOWN: Final = ("AH", "KS", "10D", "6S")
_HELD: Final = ("KD", "8D", "10S", "7S", "QC", "9C", "JH", "AH", "6S")
_TRUMP: Final = pack.SUITS.index("H")
_LED: Final = pack.SUITS.index("C")
_SIX: Final = 6


def cards(canvas: pygame.Surface, area: pygame.Rect, deck: Deck) -> None:
    """Draw a back, ace, king, ten and joker in a row."""
    count = len(_SHOWN) + 1
    width = min(round(area.height * 0.9 / RATIO), round(area.width / (1 + (count - 1) * 1.14)))
    step = min(round(width * 1.14), round(area.width - width * 1.1) // (count - 1))
    for index, name in enumerate(("back", *_SHOWN)):
        angle = (3, -2, 1.4, -1.5, 2.4)[index]
        at = (round(area.centerx + (index - (count - 1) / 2) * step), area.centery)
        _put(canvas, deck, None if name == "back" else pack.card(name), width, angle, at)


def hand(canvas: pygame.Surface, area: pygame.Rect, deck: Deck, settings: Settings) -> None:
    """Draw a hand held as the settings want it, clubs being led: what may be played stands higher and clear."""
    held = [pack.card(name) for name in _HELD]
    wild = [card for card in held if pack.rank(card) == _SIX]
    order = in_hand(held, _TRUMP, settings.hand_order, settings.trumps_side, wild)
    width = min(round(area.height * 0.78 / RATIO), round(area.width / (1.3 + (len(order) - 1) * 0.5)))
    step = min(width * 0.66, (area.width - width * 1.35) / (len(order) - 1))
    middle = (len(order) - 1) / 2
    shown = settings.show_legal == "on"
    for index, card in enumerate(order):
        away = index - middle
        legal = card in wild or pack.suit(card) == _LED
        x = area.centerx + away * step
        y = (
            area.centery
            + (away * away - middle * middle / 2) * width * 0.009
            - (width * 0.075 if shown and legal else 0)
        )
        _put(canvas, deck, card, width, -away * 2.2, (round(x), round(y)), shaded=shown and not legal)


def _put(
    out: pygame.Surface,
    deck: Deck,
    card: int | None,
    width: int,
    angle: float,
    at: tuple[int, int],
    shaded: bool = False,
) -> None:
    shade, (dx, dy) = deck.shadow(width, "table", angle)
    out.blit(shade, shade.get_rect(center=(at[0] + dx, at[1] + dy)))
    face = deck.rotated_back(width, angle) if card is None else deck.rotated_face(card, width, angle)
    out.blit(face, face.get_rect(center=at))
    if shaded:
        veil = deck.shade(width, angle)
        out.blit(veil, veil.get_rect(center=at))


@lru_cache(maxsize=12)
def back(number: int, size: Size) -> pygame.Surface:
    """A card back."""
    return Deck(back=number).back_face(size[0])


@lru_cache(maxsize=12)
def table(name: str, size: Size) -> pygame.Surface:
    """A small table with its border, lamp and medallion."""
    theme = tokens.theme(name)
    width, height = size
    rail = max(4, round(height * 0.11))
    corner = round(height * 0.13)
    light = mix(theme.felt_hi, tokens.colour("lamp"), 0.22)
    defs = (
        f'<radialGradient id="f" gradientUnits="userSpaceOnUse" cx="{width / 2}" cy="{height * 0.42}" '
        f'r="{width * 0.6}"><stop offset="0" stop-color="{hexa(light)}"/>'
        f'<stop offset="0.5" stop-color="{hexa(theme.felt_mid)}"/>'
        f'<stop offset="1" stop-color="{hexa(theme.felt_lo)}"/></radialGradient>'
    )
    middle_x, middle_y, a, b = width / 2, height / 2, width * 0.25, height * 0.25
    body = (
        f'<rect width="{width}" height="{height}" rx="{corner}" fill="{hexa(theme.rail)}"/>'
        f'<rect x="{rail}" y="{rail}" width="{width - 2 * rail}" height="{height - 2 * rail}" rx="2" fill="url(#f)" '
        f'stroke="{hexa(theme.weave_2)}" stroke-width="1"/>'
        f'<path d="M{middle_x - a} {middle_y} L{middle_x} {middle_y - b} L{middle_x + a} {middle_y} '
        f'L{middle_x} {middle_y + b} Z" fill="none" stroke="#ffffff" stroke-opacity="0.25" stroke-width="1.5"/>'
    )
    dots = max(4, round(width / (rail * 1.5)))
    for index in range(dots):
        x = rail / 2 + (width - rail) * index / (dots - 1)
        tint = hexa(theme.weave_1 if index % 2 else theme.weave_2)
        r = rail * 0.28  # half a stitch's rhomb
        body += "".join(
            f'<path d="M{x - r:.1f} {y:.1f} L{x:.1f} {y - r:.1f} L{x + r:.1f} {y:.1f} L{x:.1f} {y + r:.1f} Z" '
            f'fill="{tint}"/>'
            for y in (rail / 2, height - rail / 2)
        )
    return vector(size, body, defs)
