"""The animals at the table as round medallions."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame
from pygame import Color, Surface

from scenes import assets, tokens
from scenes.deck import load_svg, ready

PORTRAITS: Final = ("fox", "bear", "owl", "hare", "goat", "wolf")

_OVER = 3  # drawn this many times the size and averaged down
_RIM = 0.032  # width of the gold rim, as a share of the diameter
_SCALE = 1.12  # of the animal's file to the diameter: ears may cross the rim, but not the square around it
_LOWER = 0.03  # how far the animal sits below the centre


def _disc(side: int, radius: float, colour: Color) -> Surface:
    out = Surface((side, side), pygame.SRCALPHA)
    out.fill((colour.r, colour.g, colour.b, 0))
    pygame.draw.aacircle(out, colour, (side / 2, side / 2), radius)
    return out


@lru_cache(maxsize=128)
def portrait(name: str, diameter: int) -> Surface:
    """The portrait `name` of PORTRAITS as a medallion with a gold rim, in a square of `diameter` pixels.

    Another name, of a match that another version of the program began, gives the first animal.
    The surface is shared: do not draw on it.
    """
    if name not in PORTRAITS:
        name = PORTRAITS[0]
    side = diameter * _OVER
    rim = max(_RIM * side, 1.5 * _OVER)
    out = _disc(side, side / 2 - 1, tokens.colour("gold_lo"))
    out.blit(_disc(side, side / 2 - rim * 0.35, tokens.colour("gold")), (0, 0))
    out.blit(_disc(side, side / 2 - rim, tokens.colour(f"ground_{name}")), (0, 0))
    out.blit(_animal(name, side, rim), (0, 0))
    return ready(pygame.transform.smoothscale(out, (diameter, diameter)))


def _animal(name: str, side: int, rim: float) -> Surface:
    """The animal in a square of `side`: its upper half may cross the rim, its shoulders end at it."""
    box = round(side * _SCALE)
    file = f"portraits/{name}.svg"
    text = assets.read(file)
    with assets.reading(file):
        drawn = load_svg(text, (box, box))
    layer = Surface((side, side), pygame.SRCALPHA)
    layer.blit(drawn, ((side - box) // 2, (side - box) // 2 + round(side * _LOWER)))
    mask = _disc(side, side / 2 - rim, Color(255, 255, 255))
    mask.fill((255, 255, 255), (0, 0, side, side // 2))
    layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return layer
