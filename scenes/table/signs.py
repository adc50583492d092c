"""Small round signs that sit on the edge of plates, buttons and cards."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes import tokens, vector
from scenes.icons import icon


@lru_cache(maxsize=32)
def badge_sign(sign: str, side: int) -> pygame.Surface:
    """A sign on its ground: ``kept`` a tick on green, ``lost`` a cross on a red rhomb, else an icon on paper."""
    half, line = side / 2, max(1.5, side * 0.07)
    rim = vector.hexa(tokens.colour("ivory"))
    if sign == "lost":
        ground = vector.hexa(tokens.colour("stitch_red"))
        body = (
            f'<path d="M{half} {line} L{side - line} {half} L{half} {side - line} L{line} {half} Z" '
            f'fill="{ground}" stroke="{rim}" stroke-width="{line}" stroke-linejoin="round"/>'
        )
    else:
        ground = vector.hexa(tokens.colour("exact_felt" if sign == "kept" else "button"))
        edge = rim if sign == "kept" else vector.hexa(tokens.colour("gold_lo"))
        body = (
            f'<circle cx="{half}" cy="{half}" r="{half - line}" fill="{ground}" stroke="{edge}" stroke-width="{line}"/>'
        )
    out = vector.vector((side, side), body)
    name = {"kept": "check", "lost": "cross"}.get(sign, sign)
    ink = tokens.colour("ivory" if sign in ("kept", "lost") else "ink")
    picture = icon(name, round(side * (0.46 if sign == "lost" else 0.6)), ink)
    out.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
    return out
