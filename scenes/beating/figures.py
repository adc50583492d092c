"""Players as they are celebrated or consoled: large heads under a cap or a crown, and the list of all with losses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, levels, paint, tokens
from scenes.beating import faces
from scenes.icons import icon
from scenes.metrics import Metrics
from scenes.portraits import portrait

_HATS: Final = {"fools_cap": (0.78, 0.22), "crown_gold": (0.56, 0.16)}
"""Size of what is put on a head, and how far it covers the portrait, as shares of its diameter."""


@dataclass(frozen=True)
class Row:
    """A player on the list. ``place`` 0 shows none; ``added``: the last deal was lost; ``money`` stands by the name."""

    seat: int
    name: str
    portrait: str
    place: int
    losses: int
    added: bool = False
    team: int | None = None
    money: str = ""
    level: str = ""
    """Of a bot, where it is to be shown."""
    level_word: str = ""


def heads(
    surface: pygame.Surface, metrics: Metrics, names: Sequence[str], room: pygame.Rect, hat: str, share: float
) -> None:
    """Portraits side by side in the middle of ``room``; ``share`` (0 to 1) of the way of their hats is done."""
    count = len(names)
    grow, over = _HATS.get(hat, (0.0, 0.0))
    tall = 1 + grow - over
    apart = 0.82
    size = int(min(room.h / tall, room.w / (1 + apart * (count - 1))))
    step = round(size * apart)
    top = room.centery + round(size * (tall / 2 - 0.5))
    first = room.centerx - step * (count - 1) // 2
    for index, name in enumerate(names):
        place = pygame.Rect(0, 0, size, size)
        place.center = (first + index * step, top)
        paint.draw_shadow(surface, place.inflate(-6, -6), size // 2, "lifted", metrics.scale)
        surface.blit(portrait(name, size), place)
    if not hat or share <= 0:
        return
    picture = icon(hat, round(size * grow), tokens.colour("ink"))
    for index in range(count):
        foot = top - size // 2 + round(size * over) - round(size * 0.7 * (1 - share))
        if share < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * min(1.0, share * 1.6)))
        surface.blit(picture, picture.get_rect(midbottom=(first + index * step, foot)))


def listed(
    metrics: Metrics, rows: Sequence[Row], size: tuple[int, int], counted: float, best: Sequence[int] = ()
) -> pygame.Surface:
    """The players one below the other: place, portrait, name, losses; ``counted``: how far the new loss has come.

    The seats in ``best`` wear a crown.
    """
    m = metrics
    out = pygame.Surface(size, pygame.SRCALPHA)
    line = min(round(m.px(72)), size[1] // len(rows))
    top = (size[1] - line * len(rows)) // 2
    face = line - max(6, m.px(10))
    cap = round(face * 0.6)
    for index, row in enumerate(rows):
        y = top + index * line + line // 2
        if index:
            edge = pygame.Surface((size[0], 1), pygame.SRCALPHA)
            edge.fill(tokens.colour("ivory", 0.16))
            out.blit(edge, (0, top + index * line))
        x = 0
        if row.place:
            number = fonts.text(str(row.place), m.type("number"), tokens.colour("muted"), True)
            out.blit(number, number.get_rect(center=(m.px(12), y)))
            x = m.px(30)
        head = portrait(row.portrait, face)
        box = head.get_rect(midleft=(x, y))
        out.blit(head, box)
        if row.seat in best:
            # it stays within its row: above it sits the next head
            crown = icon("crown_gold", round(face * 0.44), tokens.colour("ink"))
            out.blit(crown, crown.get_rect(midtop=(box.centerx, y - line // 2)))
        x = box.right
        if row.team is not None:
            sign = faces.team_sign(row.team, max(16, round(face * 0.44)))
            x = out.blit(sign, sign.get_rect(center=(box.right - 2, box.bottom - 4))).right
        x += m.px(10)
        lost = row.losses - (1 if row.added and counted < 0.5 else 0)
        tint = tokens.colour("over_bids" if row.added else "ivory")
        number = fonts.text(str(lost), m.type("tile" if row.added else "number"), tint, True)
        right = size[0] - m.px(4)
        out.blit(number, number.get_rect(midright=(right, y)))
        sign_right = right - max(number.get_width(), m.px(24)) - m.px(6)
        picture = icon("fools_cap", cap, tokens.colour("ink"))
        if not row.added:
            picture = paint.faded(picture, 0.55)
        out.blit(picture, picture.get_rect(midright=(sign_right, y)))
        room = sign_right - cap - m.px(8) - x
        name = fonts.fitted(row.name, m.type("body"), tokens.colour("ivory"), room, True)
        below = _below_name(m, row, room)
        high = name.get_height() + (below.get_height() if below is not None else 0)
        out.blit(name, name.get_rect(topleft=(x, y - high // 2)))
        if below is not None:
            out.blit(below, below.get_rect(bottomleft=(x, y - high // 2 + high)))
    return out


def _below_name(metrics: Metrics, row: Row, room: int) -> pygame.Surface | None:
    """A player's money and the level of a bot side by side, if there is any of them."""
    px = metrics.type("small")
    parts: list[pygame.Surface] = []
    if row.money:
        tint = tokens.colour("over_bids" if row.money.startswith("\u2212") else "gold_hi")
        parts.append(fonts.text(row.money, px, tint, True))
        room -= parts[0].get_width() + metrics.px(10)
    if row.level:
        parts.append(levels.mark(row.level, row.level_word, px, room))
    if not parts:
        return None
    gap = metrics.px(10)
    wide = sum(part.get_width() for part in parts) + gap * (len(parts) - 1)
    out = pygame.Surface((wide, max(part.get_height() for part in parts)), pygame.SRCALPHA)
    x = 0
    for part in parts:
        out.blit(part, (x, (out.get_height() - part.get_height()) // 2))
        x += part.get_width() + gap
    return out


@lru_cache(maxsize=16)
def ribbon(size: tuple[int, int], words: str, colour: str) -> pygame.Surface:
    """A band with words."""
    band = paint.ribbon(size, colour).copy()
    word = fonts.fitted(words, round(size[1] * 0.4), tokens.colour("paper_hi"), round(size[0] * 0.74), bold=True)
    paint.put_centre(band, word, (size[0] / 2, size[1] * 0.41))
    return band


def draw_ribbon(surface: pygame.Surface, rect: pygame.Rect, words: str, colour: str, share: float) -> None:
    """The band, unrolled so far."""
    if share <= 0:
        return
    band = ribbon(rect.size, words, colour)
    if abs(share - 1) > 0.005:
        band = pygame.transform.smoothscale(band, (max(8, round(rect.w * share)), rect.h))
    surface.blit(band, band.get_rect(center=rect.center))
