"""A card as a sprite: face or back, turned, grown, lifted over its shadow, dimmed, ringed with gold."""

from __future__ import annotations

from typing import Final

import pygame

from scenes import durations, tween
from scenes.deck import Deck
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_HAND, Piece

Pos = tuple[float, float]

SIGN_UP: Final = 0.68
"""How far above a card's middle the sign of the hint is, in widths of the card."""


def sign_side(width: float) -> int:
    """The side of the sign of the hint on a card so wide, in pixels."""
    return max(26, round(width * 0.28))


def _compose(
    deck: Deck,
    card: int | None,
    jokers: bool,
    width: int,
    degrees: int,
    level: str,
    dim: bool,
    glow: bool,
    hinted: bool,
) -> pygame.Surface:
    """A card with its shadow (and ring, veil, sign of the hint) in one picture, the card's centre in the middle."""
    face = deck.rotated_back(width, degrees) if card is None else deck.rotated_face(card, width, degrees, jokers)
    shadow, (dx, dy) = deck.shadow(width, level, degrees)
    ring = deck.glow(width, degrees) if glow else None
    sign = badge_sign("hint", sign_side(width)) if hinted else None
    half_w = max(face.width, shadow.width + 2 * abs(dx), ring.width if ring else 0) // 2 + 1
    half_h = max(face.height, shadow.height + 2 * abs(dy), ring.height if ring else 0) // 2 + 1
    if sign is not None:
        half_h = max(half_h, (face.height + sign.height) // 2 + 1)
    out = pygame.Surface((2 * half_w, 2 * half_h), pygame.SRCALPHA)
    out.blit(shadow, shadow.get_rect(center=(half_w + dx, half_h + dy)))
    if ring is not None:
        out.blit(ring, ring.get_rect(center=(half_w, half_h)))
    out.blit(face, face.get_rect(center=(half_w, half_h)))
    if dim:
        veil = deck.shade(width, degrees)
        out.blit(veil, veil.get_rect(center=(half_w, half_h)))
    if sign is not None:
        # on the upper edge, left of its middle: there the next card of a fan does not cover it
        away = pygame.Vector2(-0.1 * width, -SIGN_UP * width).rotate(-degrees)
        out.blit(sign, sign.get_rect(center=(half_w + away.x, half_h + away.y)))
    return out


class CardPiece(Piece):
    """A card at ``pos`` (its middle, pixels), turned by ``angle`` degrees, ``width`` pixels wide.

    ``jokers``: whether a black six is drawn as a joker.
    """

    def __init__(
        self, deck: Deck, card: int | None, width: int, pos: Pos, layer: int = LAYER_HAND, jokers: bool = True
    ) -> None:
        super().__init__(layer)
        self.deck = deck
        self.card = card
        self.jokers = jokers
        self.width = float(width)
        self.pos = pos
        self.angle = 0.0
        self.level = "rest"
        self.dim = False
        self.glow = False
        self.hinted = False
        """The hint says to play this one."""
        self.squeeze = 1.0
        """Share of the width that is seen while the card is being turned over."""
        self.refresh()

    def refresh(self) -> None:
        """Draw the card as its fields say."""
        shows = (
            self.card,
            self.jokers,
            max(8, round(self.width)),
            round(self.angle),
            self.level,
            self.dim,
            self.glow,
            self.hinted,
        )
        # kept by the deck itself, so that a deck that is drawn anew takes its pictures with it
        image = self.deck.keep(("piece", *shows), lambda: _compose(self.deck, *shows))
        if self.squeeze < 1.0:
            image = pygame.transform.smoothscale(image, (max(1, round(image.width * self.squeeze)), image.height))
        self.centre(image, self.pos)

    def stand(self, pos: Pos, angle: float, width: float) -> None:
        """Be at a place at once."""
        self.pos, self.angle, self.width = pos, angle, width
        self.refresh()

    def fly(self, pos: Pos, angle: float, width: float, seconds: float, ease: tween.Ease) -> tween.Tween:
        """The way to a place; sizes between the two ends are drawn at a few steps only, so that they are kept."""
        start: list[tuple[Pos, float, float]] = []

        def move(share: float) -> None:
            if not start:
                start.append((self.pos, self.angle, self.width))
            (x, y), turn, wide = start[0]
            grown = wide + (width - wide) * share
            self.pos = (x + (pos[0] - x) * share, y + (pos[1] - y) * share)
            self.angle = turn + (angle - turn) * share
            self.width = width if share >= 1 else round(grown / 8) * 8 if abs(width - wide) > 4 else wide
            self.refresh()

        return tween.Tween(seconds, move, ease)

    def flip(self, card: int | None) -> tween.Sequence:
        """Turn over, to show ``card`` (None: the back)."""

        def squeeze(share: float) -> None:
            self.squeeze = max(0.04, share)
            self.refresh()

        def turn() -> None:
            self.card = card

        half = durations.FLIP / 2
        return tween.Sequence(
            tween.Tween(half, lambda t: squeeze(1 - t), tween.in_quad),
            tween.Call(turn),
            tween.Tween(half, squeeze, tween.out_quad),
        )

    def covers(self, pos: tuple[int, int]) -> bool:
        """Whether the pixel lies on the card, its turn considered."""
        away = pygame.Vector2(pos[0] - self.pos[0], pos[1] - self.pos[1]).rotate(self.angle)
        return abs(away.x) <= self.width / 2 and abs(away.y) <= self.width * 0.7
