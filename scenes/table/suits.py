"""The signs of the suits on buttons, cloth and pills."""

from __future__ import annotations

from game.cards import SUITS
from scenes import tokens

SHOWN_SUITS = (3, 2, 1, 0)
"""Spades, hearts, diamonds, clubs: the order of every row of suits."""


def suit_icon(suit: int | None) -> str:
    return "no_trumps" if suit is None else f"suit_{SUITS[suit].lower()}"


def suit_colour(suit: int | None, four: bool) -> str:
    """Colour of a suit's sign on light ground, as #rrggbb."""
    colour = tokens.colour("ink") if suit is None else tokens.suit_colour(suit, four)
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"


def light_suit_colour(suit: int | None, four: bool) -> str:
    """Colour of a suit's sign on dark ground, as #rrggbb: black suits are ivory there, the others lighter."""
    if suit is None or (suit in (0, 3) and not four):
        colour = tokens.colour("ivory")
    else:
        colour = tokens.suit_colour(suit, four).lerp(tokens.colour("white"), 0.45)
    return f"#{colour.r:02x}{colour.g:02x}{colour.b:02x}"
