"""Icons in any size and colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame
from pygame import Color, Surface

from scenes import assets, tokens
from scenes.deck import load_svg, ready

FOLDER: Final = assets.ASSETS / "icons"
ICONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.svg")))
"""Every name that `icon` knows; `suit_c suit_d suit_h suit_s` are the suits."""

_OVER = 3  # drawn this many times the size and averaged down


def icon(name: str, px: int, colour: Color | str) -> Surface:
    """The icon `name` of ICONS in a square of `px` pixels, its ink in `colour` (with its alpha).

    The surface is shared: do not draw on it. Raises BrokenAsset where there is no such file.
    """
    wanted = Color(colour)
    return _icon(name, px, (wanted.r, wanted.g, wanted.b, wanted.a))


@lru_cache(maxsize=512)
def _icon(name: str, px: int, rgba: tuple[int, int, int, int]) -> Surface:
    red, green, blue, alpha = rgba
    ink = tokens.colour("ink")
    file = f"icons/{name}.svg"
    text = assets.read(file)
    text = text.replace(f"#{ink.r:02X}{ink.g:02X}{ink.b:02X}", f"#{red:02X}{green:02X}{blue:02X}")
    with assets.reading(file):
        drawn = load_svg(text, (px * _OVER, px * _OVER))
    out = pygame.transform.smoothscale(drawn, (px, px))
    if alpha < 255:
        out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return ready(out)
