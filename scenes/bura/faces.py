"""The small painted things of Bura's table: score in rhombs, the talon over its trump, piles, the line of a pile."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes import fonts, paint, tokens, vector
from scenes.deck import RATIO, Deck
from scenes.vector import hexa
from scenes.widgets.faces import Look

Size = tuple[int, int]


@lru_cache(maxsize=64)
def rhombs(count: int, of: int, side: int, full: str = "gold", rest: str = "ivory") -> pygame.Surface:
    """So many filled rhombs of a row, the rest only outlined; ``full`` and ``rest`` are names of colours."""
    step = round(side * 1.25)
    out = pygame.Surface((step * (of - 1) + side, side), pygame.SRCALPHA)
    inner, rim = hexa(tokens.colour(full)), hexa(tokens.colour(rest))
    half = side / 2
    for n in range(of):
        path = f'<path d="M{half} 0.8 L{side - 1.2} {half} L{half} {side - 0.8} L1.2 {half} Z" '
        filled = f'fill="{inner}"/>'
        empty = f'fill="none" stroke="{rim}" stroke-opacity="0.4" stroke-width="{max(1.0, side / 11):.1f}"/>'
        out.blit(vector.vector((side, side), path + (filled if n < count else empty)), (n * step, 0))
    return out


@lru_cache(maxsize=64)
def tally(look: Look, size: Size, name: str, score: int, target: int, words: str) -> pygame.Surface:
    """A name, and under it how near its side is to the target: in rhombs where they fit, and in figures."""
    m = look.metrics
    out = pygame.Surface(size, pygame.SRCALPHA)
    room = size[0] - 2 * m.px(10)
    title = fonts.fitted(name, m.type("body"), tokens.colour("ivory"), room, bold=True)
    figures = fonts.fitted(words, m.type("small"), tokens.colour("muted"), room)
    side = max(9, m.px(14))
    gap = m.px(10)
    marks: pygame.Surface | None = rhombs(min(score, target), target, side)
    while side > 8 and marks is not None and marks.get_width() + gap + figures.get_width() > room:
        side -= 1
        marks = rhombs(min(score, target), target, side)
    if marks is not None and marks.get_width() + gap + figures.get_width() > room:
        marks = rhombs(1, 1, max(10, m.px(14)))
    line = max(figures.get_height(), side)
    free = max(2, (size[1] - title.get_height() - line) // 3)
    out.blit(title, title.get_rect(midtop=(size[0] // 2, free)))
    y = free + title.get_height() + free // 2 + line // 2 + 1
    wide = figures.get_width() + (marks.get_width() + gap if marks is not None else 0)
    x = (size[0] - wide) // 2
    if marks is not None:
        out.blit(marks, marks.get_rect(midleft=(x, y)))
        x += marks.get_width() + gap
    out.blit(figures, figures.get_rect(midleft=(x, y)))
    return out


@lru_cache(maxsize=64)
def talon(deck: Deck, width: int, hidden: int, turned: int | None, away: tuple[int, int]) -> pygame.Surface:
    """What is left of the pack, over the turned trump that lies across; the middle is that of the lowest back.

    ``hidden`` counts the backs; ``away`` is the way from their middle to that of the turned card.
    """
    layers = -(-hidden // 4)
    lift = max(1, round(width / 42))
    reach = round(width * RATIO) + abs(away[0])
    out = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    middle = (reach, reach)
    if turned is not None:
        at = (reach + away[0], reach + away[1])
        shade, (dx, dy) = deck.shadow(width, "table", 90)
        out.blit(shade, shade.get_rect(center=(at[0] + dx, at[1] + dy)))
        face = deck.rotated_face(turned, width, 90, False)
        out.blit(face, face.get_rect(center=at))
    if hidden:
        shade, (dx, dy) = deck.shadow(width, "rest")
        out.blit(shade, shade.get_rect(center=(middle[0] + dx, middle[1] + dy)))
        back = deck.back_face(width)
        for layer in range(layers):
            out.blit(back, back.get_rect(center=(middle[0] - lift * layer // 2, middle[1] - lift * layer)))
    return out


@lru_cache(maxsize=64)
def pile(deck: Deck, width: int, count: int) -> pygame.Surface:
    """Taken cards, face down and across; an outline where nothing has been taken."""
    reach = round(width * RATIO)
    out = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    middle = (reach, reach)
    if not count:
        size = (round(width * RATIO), width)
        line = max(1, round(width / 42))
        box = vector.box(size, line, width * 0.09, stroke=hexa(tokens.colour("ivory")), line=line, opacity=0.24)
        out.blit(vector.vector(size, box), (middle[0] - size[0] // 2, middle[1] - size[1] // 2))
        return out
    lift = max(1, round(width / 30))
    shade, (dx, dy) = deck.shadow(width, "rest", 84)
    out.blit(shade, shade.get_rect(center=(middle[0] + dx, middle[1] + dy)))
    for layer in range(-(-count // 4)):
        back = deck.rotated_back(width, 84 + (layer * 5) % 7 - 3)
        out.blit(back, back.get_rect(center=(middle[0], middle[1] - lift * layer)))
    return out


@lru_cache(maxsize=64)
def pile_words(look: Look, name: str, known: str, most: int) -> pygame.Surface:
    """Whose pile it is, and what may be known of it."""
    m = look.metrics
    rows = [fonts.fitted(name, m.type("small"), tokens.colour("muted"), most)] if name else []
    if known:
        rows.append(fonts.fitted(known, m.type("small"), tokens.colour("gold_hi"), most, bold=True))
    out = pygame.Surface((max(r.get_width() for r in rows), sum(r.get_height() for r in rows)), pygame.SRCALPHA)
    y = 0
    for row in rows:
        out.blit(row, ((out.get_width() - row.get_width()) // 2, y))
        y += row.get_height()
    return out


@lru_cache(maxsize=8)
def bands(look: Look, size: Size, names: tuple[str, ...]) -> pygame.Surface:
    """The points of a loser in three ranges, and how many stakes each costs: 1, 2, 3."""
    m = look.metrics
    out = paint.panel(size, look.theme, m.radius("panel")).copy()
    pad = m.px(6)
    wide = (size[0] - 2 * pad) / len(names)
    for n, name in enumerate(names, 1):
        middle = round(pad + wide * (n - 0.5))
        upper = fonts.fitted(name, m.type("small"), tokens.colour("muted"), round(wide) - 4)
        lower = fonts.text(f"×{n}", m.type("body"), tokens.colour("ivory"), bold=True)
        tall = upper.get_height() + lower.get_height()
        y = (size[1] - tall) // 2
        out.blit(upper, upper.get_rect(midtop=(middle, y)))
        out.blit(lower, lower.get_rect(midtop=(middle, y + upper.get_height())))
        if n > 1:
            line = pygame.Surface((max(1, m.px(1.5)), round(size[1] * 0.6)), pygame.SRCALPHA)
            line.fill(tokens.colour("ivory", 0.2))
            out.blit(line, line.get_rect(center=(round(pad + wide * (n - 1)), size[1] // 2)))
    return out
