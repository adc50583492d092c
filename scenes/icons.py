"""Icons in any size and colour."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame
from pygame import Color, Surface

from scenes import tokens
from scenes.deck import ASSETS, load_svg, ready

FOLDER: Final = ASSETS / "icons"
ICONS: Final = tuple(sorted(path.stem for path in FOLDER.glob("*.svg")))
"""Every name that `icon` knows; `suit_c suit_d suit_h suit_s` are the suits."""

_OVER = 3  # drawn this many times the size and averaged down


def icon(name: str, px: int, colour: Color | str) -> Surface:
    """The icon `name` of ICONS in a square of `px` pixels, its ink in `colour` (with its alpha).

    The surface is shared: do not draw on it. Raises ValueError for an unknown name.
    """
    wanted = Color(colour)
    return _icon(name, px, (wanted.r, wanted.g, wanted.b, wanted.a))


@lru_cache(maxsize=512)
def _icon(name: str, px: int, rgba: tuple[int, int, int, int]) -> Surface:
    if name not in ICONS:
        raise ValueError(f"no such icon: {name!r}")
    red, green, blue, alpha = rgba
    ink = tokens.colour("ink")
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    text = text.replace(f"#{ink.r:02X}{ink.g:02X}{ink.b:02X}", f"#{red:02X}{green:02X}{blue:02X}")
    out = pygame.transform.smoothscale(load_svg(text, (px * _OVER, px * _OVER)), (px, px))
    if alpha < 255:
        out.fill((255, 255, 255, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return ready(out)
