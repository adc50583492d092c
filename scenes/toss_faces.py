"""What the toss is painted with, besides cards and seats."""

from __future__ import annotations

from functools import lru_cache

import pygame

from scenes import fonts, paint, pieces, tokens
from scenes.deck import Deck
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.widgets.faces import Look

Size = tuple[int, int]


def pack(deck: Deck, width: int, left: int) -> pygame.Surface:
    """What is left of the pack: the fewer cards, the thinner. Its middle is that of the lowest card."""
    layers = max(1, -(-left // 6))
    lift = max(1, round(width / 70))
    shade, (dx, dy) = deck.shadow(width, "table")
    back = deck.back_face(width)
    half = (max(back.width, shade.width) // 2 + layers * lift, max(back.height, shade.height) // 2 + layers * lift + dy)
    out = pygame.Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA)
    out.blit(shade, shade.get_rect(center=(half[0] + dx, half[1] + dy)))
    for layer in range(layers):
        out.blit(back, back.get_rect(center=(half[0] - layer * lift // 2, half[1] - layer * lift)))
    return out


@lru_cache(maxsize=8)
def info(look: Look, size: Size, title: str, line: str) -> pygame.Surface:
    """What this scene is called, and its rule in a few words."""
    m = look.metrics
    out = paint.panel(size, look.theme, m.radius("panel")).copy()
    pad = m.px(14)
    name = fonts.fitted(title, m.type("body"), tokens.colour("ivory"), size[0] - 2 * pad, True)
    rule = fonts.fitted(line, m.type("small"), tokens.colour("muted"), size[0] - 2 * pad)
    top = (size[1] - name.get_height() - rule.get_height()) // 2
    out.blit(name, (pad, top))
    out.blit(rule, (pad, top + name.get_height()))
    return out


@lru_cache(maxsize=48)
def line(look: Look, size: Size, words: str, animal: str) -> pygame.Surface:
    """A dark pill with what has just happened, and the portrait of whom it happened to; as wide as it must be."""
    m = look.metrics
    pad = m.px(18)
    face = size[1] - 2 * m.u if animal else 0
    gap = m.px(10) if animal else 0
    left = m.u if animal else pad
    word = fonts.fitted(words, m.type("body"), tokens.colour("ivory"), size[0] - left - face - gap - pad, True)
    out = paint.pill((left + face + gap + word.get_width() + pad, size[1]), look.theme).copy()
    if animal:
        out.blit(portrait(animal, face), (left, m.u))
    out.blit(word, word.get_rect(midleft=(left + face + gap, size[1] // 2)))
    return out


@lru_cache(maxsize=8)
def ribbon(look: Look, size: Size, words: str) -> pygame.Surface:
    """A festive ribbon with who deals first, as wide as its words ask."""
    m = look.metrics
    px = m.type("tile")
    room = round(size[0] * 0.7)
    word = fonts.fitted(words, px, tokens.colour("ivory"), room, True)
    wide = min(size[0], max(round(word.get_width() / 0.7), m.px(320)))
    out = paint.ribbon((wide, size[1])).copy()
    out.blit(word, word.get_rect(center=(wide // 2, round(size[1] * 0.41))))
    return out


@lru_cache(maxsize=16)
def crown(diameter: int) -> pygame.Surface:
    """The crown for a portrait of this diameter."""
    return icon("crown_gold", round(diameter * 0.56), tokens.colour("ink"))


@lru_cache(maxsize=16)
def halo(diameter: int) -> pygame.Surface:
    """The light behind a portrait of this diameter."""
    return pieces.glow(round(diameter * 2.7), alpha=0.62)
