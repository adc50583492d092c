"""What a table of pairs is painted with: pack, cards put aside, the bar over the pairs, the small board, roles."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final

import pygame

from scenes import fonts, paint, tokens
from scenes.deck import RATIO, Deck
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.table import hud
from scenes.widgets.faces import Look

Size = tuple[int, int]

HEAP: Final = 9
"""Cards that a heap of discards shows at most."""
ROLES: Final = {"lead": ("sword", "stitch_red"), "defend": ("shield", "cloth_s"), "take": ("hand", "cloth_d")}
"""The icon and the ground of each role; their shapes differ as well."""
_MINI: Final = 6
"""Cards that a small fan shows at most."""


@lru_cache(maxsize=64)
def stack(deck: Deck, width: int, count: int) -> pygame.Surface:
    """A pack lying face down, the thicker the more cards; the middle is that of the lowest card."""
    layers = min(12, -(-count // 2))
    lift = max(1.0, width / 60)
    shade, (dx, dy) = deck.shadow(width, "table")
    back = deck.back_face(width)
    reach = round(layers * lift) + 1
    half = (max(back.width, shade.width) // 2 + reach, max(back.height, shade.height) // 2 + reach + dy)
    out = pygame.Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA)
    out.blit(shade, shade.get_rect(center=(half[0] + dx, half[1] + dy)))
    for layer in range(layers):
        away = round(layer * lift)
        out.blit(back, back.get_rect(center=(half[0] - away // 2, half[1] - away)))
    return out


@lru_cache(maxsize=32)
def heap(deck: Deck, width: int, count: int) -> pygame.Surface:
    """Discarded cards, face down as they fell; the same ones lie the same way each time."""
    side = round(width * RATIO * 1.35)
    out = pygame.Surface((side, side), pygame.SRCALPHA)
    chance = random.Random(7)
    for _ in range(min(HEAP, -(-count // 2))):
        turn = chance.uniform(-20, 20)
        at = (side / 2 + chance.uniform(-0.05, 0.05) * width, side / 2 + chance.uniform(-0.05, 0.05) * width)
        shade, (dx, dy) = deck.shadow(width, "table", turn)
        back = deck.rotated_back(width, turn)
        for picture, x, y in ((shade, dx, dy), (back, 0, 0)):
            out.blit(picture, picture.get_rect(center=(round(at[0] + x), round(at[1] + y))))
    return out


@lru_cache(maxsize=64)
def fan(count: int, height: int) -> pygame.Surface:
    """So many cards held, as a small open fan of backs."""
    shown = min(count, _MINI)
    step = round(height * 0.2)
    out = pygame.Surface((height + step * max(0, shown - 1), round(height * 1.16)), pygame.SRCALPHA)
    back = icon("card_back", height, tokens.colour("card_face"))
    for index in range(shown):
        away = index - (shown - 1) / 2
        one = pygame.transform.rotozoom(back, -7 * away, 1.0) if shown > 1 else back
        x = out.get_width() / 2 + away * step
        out.blit(one, one.get_rect(center=(round(x), round(out.get_height() / 2 + abs(away) * height * 0.03))))
    return out


@lru_cache(maxsize=8)
def no_cards(height: int) -> pygame.Surface:
    """No card held: where one would be, pale."""
    return paint.faded(fan(1, height), 0.3)


@lru_cache(maxsize=32)
def role(name: str, side: int) -> pygame.Surface:
    """The sign of who leads, defends or takes: its icon on a disc of its colour."""
    sign, colour = ROLES[name]
    big = side * 2
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    pygame.draw.circle(out, tokens.colour("ivory"), (big / 2, big / 2), big / 2)
    pygame.draw.circle(out, tokens.colour(colour), (big / 2, big / 2), big / 2 - max(2, side * 0.13))
    out = pygame.transform.smoothscale(out, (side, side))
    picture = icon(sign, round(side * 0.62), tokens.colour("ivory"))
    out.blit(picture, picture.get_rect(center=(side // 2, side // 2)))
    return out


@lru_cache(maxsize=64)
def limit_bar(look: Look, size: Size, used: int, extra: int, limit: int, words: tuple[str, ...]) -> pygame.Surface:
    """The attacking cards against their limit as notches; the last ``extra`` were added after 'take'.

    Of ``words``, from many to few, the first that fit stand beside them.
    """
    m = look.metrics
    notch = (max(8, m.px(13)), round(size[1] * 0.56))
    gap = max(2, m.px(4))
    pad = round(size[1] * 0.5)
    wide = limit * notch[0] + (limit - 1) * gap
    px = m.type("small")
    room = size[0] - 2 * pad - wide - m.px(10)
    fitting = next((line for line in words if fonts.width(line, px, True) <= room), words[-1])
    word = fonts.fitted(fitting, px, tokens.colour("ivory"), room, bold=True)
    whole = wide + m.px(10) + word.get_width() + 2 * pad
    out = paint.pill((whole, size[1]), look.theme).copy()
    for index in range(limit):
        box = pygame.Rect(pad + index * (notch[0] + gap), (size[1] - notch[1]) // 2, *notch)
        corner = max(2, m.px(3))
        if index < used:
            colour = tokens.colour("over_bids" if index >= used - extra else "gold")
            pygame.draw.rect(out, colour, box, border_radius=corner)
            if index >= used - extra:
                # a second sign besides the colour: a plus
                line, middle, arm = max(1, m.px(2)), box.center, box.w // 3
                ink = tokens.colour("ink")
                pygame.draw.line(out, ink, (middle[0] - arm, middle[1]), (middle[0] + arm, middle[1]), line)
                pygame.draw.line(out, ink, (middle[0], middle[1] - arm), (middle[0], middle[1] + arm), line)
        else:
            pygame.draw.rect(out, tokens.colour("muted", 0.75), box, max(1, m.px(1.5)), border_radius=corner)
    out.blit(word, word.get_rect(midright=(whole - pad, size[1] // 2)))
    return out


@lru_cache(maxsize=16)
def deal_chip(look: Look, size: Size, number: int) -> pygame.Surface:
    """The number of the deal beside a card, where there is no room for words."""
    m = look.metrics
    out = paint.pill(size, look.theme).copy()
    side = round(size[1] * 0.72)
    card = icon("card_back", side, tokens.colour("card_face"))
    word = fonts.fitted(str(number), m.type("body"), tokens.colour("ivory"), size[0] - side - 3 * m.u, bold=True)
    left = (size[0] - side - word.get_width()) // 2
    out.blit(card, card.get_rect(midleft=(left, size[1] // 2)))
    out.blit(word, word.get_rect(midleft=(left + side, size[1] // 2)))
    return out


@lru_cache(maxsize=32)
def board(
    look: Look,
    size: Size,
    portraits: tuple[str, ...],
    losses: tuple[int, ...],
    teams: tuple[int, ...],
    most: int,
    money: tuple[str, ...] = (),
) -> pygame.Surface:
    """Who has lost how often, from the viewer's seat clockwise; ``teams`` is empty or has the team of each.

    ``most``: the losses that end the match, 0 for a match without end. ``money`` is empty or has the sum of each.
    """
    m = look.metrics
    out = paint.panel(size, look.theme, m.radius("panel")).copy()
    count = len(portraits)
    pad = m.px(8)
    cap = max(20, m.px(30))
    left = pad + (cap if size[0] > count * m.px(40) + cap else 0)
    column = (size[0] - left - pad) / count
    lit = pygame.Surface((round(column - m.px(4)), size[1] - 2 * m.px(5)), pygame.SRCALPHA)
    pygame.draw.rect(lit, tokens.colour("ivory", 0.12), lit.get_rect(), border_radius=m.px(8))
    out.blit(lit, (round(left + m.px(2)), m.px(5)))
    face = min(max(26, m.px(38)), round(column - 2))
    number = fonts.height(m.type("number"), True)
    below = fonts.height(m.type("caption"), True) if money else 0
    face = min(face, size[1] - number - below - 4)
    top = (size[1] - face - number - below) // 2
    if left > pad:
        sign = icon("fools_cap", cap, tokens.colour("ink"))
        out.blit(sign, sign.get_rect(center=(pad + cap // 2, top + face + number // 2)))
        if most:
            goal = fonts.fitted(f"{most}", m.type("small"), tokens.colour("muted"), cap, True)
            out.blit(goal, goal.get_rect(center=(pad + cap // 2, top + face // 2)))
    worst = max(losses)
    for seat, (name, lost) in enumerate(zip(portraits, losses, strict=True)):
        x = round(left + (seat + 0.5) * column)
        picture = portrait(name, face)
        out.blit(picture, picture.get_rect(midtop=(x, top)))
        if teams:
            badge = team_sign(teams[seat], max(13, round(face * 0.42)))
            out.blit(badge, badge.get_rect(center=(x + round(face * 0.36), top + round(face * 0.84))))
        tint = tokens.colour("over_bids" if lost == worst and lost else "ivory")
        word = fonts.fitted(str(lost), m.type("number"), tint, round(column), True)
        out.blit(word, word.get_rect(center=(x, top + face + number // 2)))
        if money:
            amount = fonts.fitted(money[seat], m.type("caption"), tokens.colour("gold_hi"), round(column), True)
            out.blit(amount, amount.get_rect(midtop=(x, top + face + number)))
    return out


@lru_cache(maxsize=16)
def team_sign(team: int, side: int) -> pygame.Surface:
    """The sign of a team: its number, on a disc or on a rhomb."""
    big = side * 3
    out = pygame.Surface((big, big), pygame.SRCALPHA)
    half, line = big / 2, big * 0.08
    colours = (tokens.colour("focus"), tokens.colour(("cloth_s", "stitch_red")[team]))
    for colour, inset in zip(colours, (0.0, line), strict=True):
        if team == 0:
            pygame.draw.circle(out, colour, (half, half), half - inset)
        else:
            reach = half - inset * 1.3
            corners = [(half, half - reach), (half + reach, half), (half, half + reach), (half - reach, half)]
            pygame.draw.polygon(out, colour, corners)
    out = pygame.transform.smoothscale(out, (side, side))
    word = fonts.text(str(team + 1), round(side * 0.58), tokens.colour("ivory"), True)
    paint.put_centre(out, word, (side / 2, side / 2))
    return out


@lru_cache(maxsize=8)
def empty_talon(width: int, sign: str) -> pygame.Surface:
    """The place of a talon that is gone, with the suit of trumps stitched into it."""
    size = (width, round(width * RATIO))
    out = hud.dashed_box(size, max(4, round(width * 0.08)), max(1, round(width / 40)))
    out.fill((*tokens.colour("ivory")[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    out.fill((255, 255, 255, 90), special_flags=pygame.BLEND_RGBA_MULT)
    picture = icon(sign, round(width * 0.6), tokens.colour("ivory", 0.4))
    out.blit(picture, picture.get_rect(center=(size[0] // 2, size[1] // 2)))
    return out
