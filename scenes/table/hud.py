"""What stands round any table: where the match is, the trumps on their cloth, the score, lines and bubbles of words."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import pygame

from scenes import fonts, paint, tokens, vector, weave
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.table.layout import TableLayout
from scenes.widgets.faces import Look

MINUS = "\N{MINUS SIGN}"


def signed(number: int) -> str:
    """A number with a real minus sign."""
    return f"{MINUS}{-number}" if number < 0 else str(number)


@lru_cache(maxsize=16)
def info(look: Look, size: tuple[int, int], title: str, line: str, step: int, steps: int) -> pygame.Surface:
    """Where the match stands in two lines; small squares show which of its parts are played, running, to come."""
    metrics = look.metrics
    out = paint.panel(size, look.theme, metrics.radius("panel")).copy()
    pad = metrics.px(14)
    square = (max(9, metrics.px(16)), max(7, metrics.px(10)))
    gap = max(2, metrics.px(4))
    squares = steps * square[0] + (steps - 1) * gap if steps > 1 else 0
    # where there is little room the squares stand in the second line
    x, y = size[0] - pad - squares, round(size[1] * (0.7 if metrics.small else 0.3)) - square[1] // 2
    for index in range(steps if steps > 1 else 0):
        colour = tokens.colour("gold" if index < step else "ivory", 1.0 if index <= step else 0.2)
        box = pygame.Surface(square, pygame.SRCALPHA)
        pygame.draw.rect(box, colour, box.get_rect(), border_radius=max(2, metrics.px(3)))
        out.blit(box, (x + index * (square[0] + gap), y))
    room = size[0] - 2 * pad
    name = fonts.fitted(
        title,
        metrics.type("body"),
        tokens.colour("ivory"),
        room - (0 if metrics.small else squares + metrics.px(8)),
        bold=True,
    )
    where = fonts.fitted(line, metrics.type("small"), tokens.colour("muted"), room)
    tall = name.get_height() + where.get_height()
    top = (size[1] - tall) // 2
    out.blit(name, (pad, top))
    out.blit(where, (pad, top + name.get_height()))
    return out


@lru_cache(maxsize=16)
def banner(look: Look, size: tuple[int, int], word: str, sign: str, colour: str) -> pygame.Surface:
    """The trumps on a cloth that hangs from the rail; ``sign`` is the icon of the suit, or of no trumps."""
    metrics = look.metrics
    pad = metrics.px(14)
    out = pygame.Surface((size[0] + 2 * pad, size[1] + 2 * pad), pygame.SRCALPHA)
    rod = max(4, metrics.px(7))
    width, height = size
    inset = max(2, metrics.px(5))
    cloth = [
        (pad + inset, pad + rod - 1),
        (pad + width - inset, pad + rod - 1),
        (pad + width - inset, pad + round(height * 0.87)),
        (pad + width // 2, pad + height),
        (pad + inset, pad + round(height * 0.87)),
    ]
    shade = pygame.Surface(out.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(shade, (0, 0, 0, 110), [(x, y + metrics.px(5)) for x, y in cloth])
    out.blit(pygame.transform.gaussian_blur(shade, max(1, metrics.px(5))), (0, 0))
    paper = pygame.transform.smoothscale(_cloth(), (width - 2 * inset, height - rod + 1))
    mask = pygame.Surface(paper.get_size(), pygame.SRCALPHA)
    pygame.draw.polygon(mask, "white", [(x - pad - inset, y - pad - rod + 1) for x, y in cloth])
    paper.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    out.blit(paper, (pad + inset, pad + rod - 1))
    pygame.draw.lines(out, tokens.colour("card_rim"), False, cloth[1:], max(1, metrics.px(1.5)))
    cell = max(1, round(width / 44))
    stitch = weave.strip(weave.BANNER, width - 2 * inset - 4 * cell, cell, tokens.colour("stitch_red"))
    out.blit(stitch, (pad + inset + 2 * cell, pad + rod + 2 * cell))
    y = pad + rod + 3 * cell + stitch.get_height()
    room = width - 2 * inset - metrics.px(4)
    ink = tokens.colour("ink_soft")
    px = metrics.type("caption")
    lines = [word] if fonts.width(word, px, True) <= room else word.split()
    for line in lines:
        name = fonts.fitted(line, px, ink, room, bold=True)
        out.blit(name, (pad + (width - name.get_width()) // 2, y))
        y += name.get_height() - (metrics.px(2) if len(lines) > 1 else 0)
    foot = pad + round(height * 0.9)
    side = min(round(width * 0.58), foot - y - metrics.px(2))
    picture = icon(sign, side, colour)
    out.blit(picture, (pad + (width - side) // 2, y + (foot - y - side) // 2))
    dash = metrics.px(6)
    for start, end in ((cloth[4], cloth[3]), (cloth[3], cloth[2])):
        _dashes(out, (start[0], start[1] - dash), (end[0], end[1] - dash), max(1, metrics.px(2.5)), metrics.px(5))
    wood = tokens.colour("gold_lo").lerp(tokens.colour("black"), 0.45)
    pygame.draw.rect(out, wood, (pad, pad, width, rod), border_radius=rod // 2)
    pygame.draw.rect(out, wood.lerp(tokens.colour("white"), 0.25), (pad + 2, pad + 1, width - 4, max(1, rod // 3)))
    return out


def _cloth() -> pygame.Surface:
    """A linen ground, lighter at the left."""
    out = pygame.Surface((2, 2), pygame.SRCALPHA)
    out.set_at((0, 0), tokens.colour("paper_hi"))
    out.set_at((1, 0), tokens.colour("button"))
    out.set_at((0, 1), tokens.colour("button"))
    out.set_at((1, 1), tokens.colour("paper_lo").lerp(tokens.colour("card_rim"), 0.3))
    return out


def _dashes(out: pygame.Surface, start: tuple[int, int], end: tuple[int, int], line: int, length: int) -> None:
    way = pygame.Vector2(end) - pygame.Vector2(start)
    count = max(1, int(way.length() // (2 * length)))
    for index in range(count):
        a = pygame.Vector2(start) + way * ((index + 0.25) / count)
        b = pygame.Vector2(start) + way * ((index + 0.75) / count)
        pygame.draw.line(out, tokens.colour("stitch_red"), a, b, line)


@dataclass(frozen=True)
class ScoreRow:
    """A row of the small score: its name and a number for each column."""

    name: str
    values: tuple[int, ...]


@lru_cache(maxsize=32)
def score(
    look: Look,
    size: tuple[int, int],
    portraits: tuple[tuple[str, ...], ...],
    rows: tuple[ScoreRow, ...],
    total: ScoreRow,
) -> pygame.Surface:
    """The small score: portraits, rows, totals with the leader in gold; the first column, the viewer's, is lit.

    ``portraits``: who counts together in each column.
    """
    metrics = look.metrics
    out = paint.panel(size, look.theme, metrics.radius("panel")).copy()
    pad = metrics.px(12)
    names = max(fonts.width(row.name, metrics.type("caption"), row is total) for row in (*rows, total))
    names = min(names, round(size[0] * 0.3))
    column = (size[0] - 2 * pad - names) / len(portraits)
    left = pad + names
    lit = pygame.Rect(round(left + metrics.px(3)), metrics.px(6), round(column - metrics.px(6)), 0)
    lit.height = size[1] - 2 * metrics.px(6)
    light = pygame.Surface(lit.size, pygame.SRCALPHA)
    pygame.draw.rect(light, tokens.colour("ivory", 0.12), light.get_rect(), border_radius=metrics.px(8))
    out.blit(light, lit)
    face = max(24, metrics.px(34))
    lines = len(rows) + 1
    top = metrics.px(8) + face
    step = (size[1] - top - metrics.px(6)) / lines
    for place, together in enumerate(portraits):
        for index, name in enumerate(together):
            x = left + (place + 0.5) * column + (index - (len(together) - 1) / 2) * face * 0.8
            picture = portrait(name, face)
            out.blit(picture, picture.get_rect(midtop=(round(x), metrics.px(7))))
    # nobody leads before there is a difference
    best = max(total.values) if len(set(total.values)) > 1 else None
    for index, row in enumerate((*rows, total)):
        y = round(top + (index + 0.5) * step)
        last = row is total
        if last:
            line = pygame.Surface((size[0] - 2 * pad, max(1, metrics.px(1.5))), pygame.SRCALPHA)
            line.fill(tokens.colour("ivory", 0.25))
            out.blit(line, (pad, round(top + index * step)))
        colour = tokens.colour("ivory" if last else "muted")
        word = fonts.fitted(row.name, metrics.type("caption"), colour, names, bold=last)
        out.blit(word, word.get_rect(midleft=(pad, y)))
        for place, value in enumerate(row.values):
            tint = tokens.colour("gold_hi") if last and value == best else colour
            size_name = "body" if last else "small"
            number = fonts.fitted(signed(value), metrics.type(size_name), tint, round(column - 4), bold=last)
            out.blit(number, number.get_rect(center=(round(left + (place + 0.5) * column), y)))
    return out


@lru_cache(maxsize=32)
def pill(look: Look, words: str, sign: str, colour: str, alarm: bool, most: int) -> pygame.Surface:
    """A dark pill with a line of words and maybe a suit before it; ``alarm`` for a refused card."""
    metrics = look.metrics
    pad = metrics.px(18)
    height = max(34, metrics.px(40))
    side = round(height * 0.52) if sign else 0
    gap = metrics.px(8) if sign else 0
    word = fonts.fitted(words, metrics.type("body"), tokens.colour("ivory"), most - 2 * pad - side - gap, bold=True)
    size = (word.get_width() + side + gap + 2 * pad, height)
    out = paint.panel(size, look.theme, height // 2, "gold" if alarm else "soft").copy()
    if alarm:
        veil = pygame.Surface(size, pygame.SRCALPHA)
        pygame.draw.rect(veil, tokens.colour("khisht", 0.55), veil.get_rect(), border_radius=height // 2)
        out.blit(veil, (0, 0))
    if sign:
        picture = icon(sign, side, colour)
        out.blit(picture, picture.get_rect(midleft=(pad, height // 2)))
    out.blit(word, word.get_rect(midleft=(pad + side + gap, height // 2)))
    return out


@lru_cache(maxsize=8)
def note(look: Look, words: str, sign: str, most: int) -> pygame.Surface:
    """A pill on an opaque ground, to lie on cards."""
    return grounded(look, pill(look, words, sign, vector.hexa(tokens.colour("ivory")), False, most))


def grounded(look: Look, line: pygame.Surface) -> pygame.Surface:
    """A pill made opaque, so that it can be read on cards."""
    out = pygame.Surface(line.size, pygame.SRCALPHA)
    pygame.draw.rect(out, tokens.theme(look.theme).panel, out.get_rect(), border_radius=line.height // 2)
    out.blit(line, (0, 0))
    return out


@lru_cache(maxsize=32)
def call(look: Look, words: str, sign: str, colour: str, tail: str) -> pygame.Surface:
    """What a joker was called, as a bubble of paper; ``tail``: the side at which it points at its card, or none."""
    metrics = look.metrics
    pad = metrics.px(16)
    height = max(36, metrics.px(48))
    side = round(height * 0.5) if sign else 0
    gap = metrics.px(8) if sign else 0
    word = fonts.text(words, metrics.type("body"), tokens.colour("ink"), bold=True)
    width = word.get_width() + side + gap + 2 * pad
    point = metrics.px(12)
    margin = metrics.px(14)
    out = pygame.Surface((width + 2 * margin, height + 2 * margin), pygame.SRCALPHA)
    box = pygame.Rect(margin, margin, width, height)
    radius = metrics.radius("panel")
    paint.draw_shadow(out, box, radius, "panel", metrics.scale)
    edge = tokens.colour("gold_lo")
    if tail:
        x, way = (box.left, 1) if tail == "left" else (box.right, -1)
        tip, inner = x - way * point, x + way * 2
        pygame.draw.polygon(out, edge, [(tip, box.centery), (inner, box.centery - point), (inner, box.centery + point)])
    out.blit(paint.button(box.size, "paper", "normal", radius, look.theme), box)
    out.blit(word, word.get_rect(midleft=(box.left + pad, box.centery)))
    if sign:
        picture = icon(sign, side, colour)
        out.blit(picture, picture.get_rect(midleft=(box.left + pad + word.get_width() + gap, box.centery)))
    return out


def stitch_places(cloth: pygame.Surface, layout: TableLayout) -> None:
    """Stitch the places of a trick into the cloth, the own one in gold."""
    metrics, width = layout.metrics, layout.trick_width
    box = dashed_box((width, round(width * 1.4)), metrics.px(8), max(1, metrics.px(2)))
    for place, (middle, _) in enumerate(layout.slots):
        stitched = box.copy()
        thread = tokens.colour("gold_hi", 0.6) if place == 0 else tokens.colour("ivory", 0.2)
        stitched.fill(thread, special_flags=pygame.BLEND_RGBA_MULT)
        cloth.blit(stitched, stitched.get_rect(center=middle))


def dashed_box(size: tuple[int, int], radius: int, line: int) -> pygame.Surface:
    """A rounded box of dashes in white."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, "white", out.get_rect(), line, border_radius=radius)
    dash = max(4, line * 4)
    gaps = pygame.Surface(size, pygame.SRCALPHA)
    gaps.fill((0, 0, 0, 0))
    keep = pygame.Color(255, 255, 255, 255)
    for x in range(0, size[0], 2 * dash):
        gaps.fill(keep, (x, 0, dash, line + 1))
        gaps.fill(keep, (x, size[1] - line - 1, dash, line + 1))
    for y in range(0, size[1], 2 * dash):
        gaps.fill(keep, (0, y, line + 1, dash))
        gaps.fill(keep, (size[0] - line - 1, y, line + 1, dash))
    out.blit(gaps, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    return out
