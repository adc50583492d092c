"""Bids against cards, the picture of shetenva and tsaglejva."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes import fonts, paint, tokens
from scenes.widgets.faces import Look


@lru_cache(maxsize=64)
def counter(
    look: Look,
    size: tuple[int, int],
    titles: tuple[str, str],
    verdicts: tuple[str, ...],
    total: int,
    cards: int,
    settled: bool,
) -> pygame.Surface:
    """Bids against cards as notches: filled gold up to the cards dealt, outlined where some are left, an overflow.

    ``titles``: in many words, and in few where these do not fit. ``verdicts`` likewise: shetenva or tsaglejva with its
    number, none while bids are missing or the totals are equal.
    """
    metrics = look.metrics
    out = paint.panel(size, look.theme, metrics.radius("panel")).copy()
    pad = metrics.px(14)
    room = size[0] - 2 * pad
    over = total > cards
    tint = tokens.colour("over_bids" if over else "under_bids")
    least = fonts.width(titles[1], metrics.type("small"), True) + metrics.px(8)
    px = metrics.type("small")
    verdict = next(
        (one for one in verdicts if fonts.width(one, px, True) <= room - least), verdicts[-1:] and verdicts[-1]
    )
    word = fonts.fitted(verdict, px, tint, room - least, bold=True) if verdict else None
    left = room - (word.get_width() + metrics.px(8) if word else 0)
    fits = fonts.width(titles[0], metrics.type("small"), True) <= left
    name = fonts.fitted(titles[0 if fits else 1], metrics.type("small"), tokens.colour("ivory"), left, bold=True)
    notch = max(7, metrics.px(11))
    top = (size[1] - name.get_height() - notch - metrics.px(7)) // 2
    out.blit(name, (pad, top))
    if word is not None:
        out.blit(word, (size[0] - pad - word.get_width(), top))
    y = top + name.get_height() + metrics.px(7)
    extra = min(total - cards, 4) if over else 0
    gap = max(2, metrics.px(4))
    mark = gap * 2 if extra else 0
    wide = (room - gap * (cards + extra - 1) - mark) / (cards + extra)
    for index in range(cards + extra):
        x = pad + index * (wide + gap) + (mark if index >= cards else 0)
        box = pygame.Rect(round(x), y, max(2, round(wide)), notch)
        corner = max(2, metrics.px(3))
        if index >= cards:
            pygame.draw.rect(out, tokens.colour("over_bids"), box, border_radius=corner)
        elif index < total:
            pygame.draw.rect(out, tokens.colour("gold"), box, border_radius=corner)
        elif settled:
            pygame.draw.rect(out, tokens.colour("under_bids"), box, max(1, metrics.px(2)), border_radius=corner)
        else:
            pygame.draw.rect(out, tokens.colour("muted", 0.6), box, max(1, metrics.px(1.5)), border_radius=corner)
    if extra:
        x = round(pad + cards * (wide + gap) + gap / 2)
        line = max(2, metrics.px(2))
        pygame.draw.rect(out, tokens.colour("ivory"), (x, y - metrics.px(3), line, notch + metrics.px(6)))
    return out
