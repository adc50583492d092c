"""The sprites of the table: a picture at a place, drawn again only where something has changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import pygame

LAYER_TABLE: Final = 0
LAYER_TRICK: Final = 10
LAYER_HAND: Final = 40
LAYER_LIFTED: Final = 99
"""The card of the hand that stands over all others; a hand may hold the whole pack."""
LAYER_PANEL: Final = 100
LAYER_FLIGHT: Final = 120
LAYER_TOP: Final = 190

_NOTHING: Final = pygame.Surface((1, 1), pygame.SRCALPHA)


class Piece(pygame.sprite.DirtySprite):
    """A picture on the table. ``put`` marks it for drawing only when picture or place are others than before."""

    def __init__(self, layer: int) -> None:
        super().__init__()
        self._layer = layer
        self.image: pygame.Surface = _NOTHING
        self.rect: pygame.Rect = pygame.Rect(0, 0, 1, 1)
        self.visible = 0

    def put(self, image: pygame.Surface, at: pygame.Rect) -> None:
        """Show the picture with its upper left corner where ``at`` has its own."""
        if image is self.image and at.topleft == self.rect.topleft and self.visible:
            return
        self.image = image
        self.rect = image.get_rect(topleft=at.topleft)
        self.visible = 1
        self.dirty = 1

    def centre(self, image: pygame.Surface, at: tuple[float, float]) -> None:
        """Show the picture with its middle at a place."""
        self.put(image, image.get_rect(center=(round(at[0]), round(at[1]))))

    def hide(self) -> None:
        if self.visible:
            self.visible = 0
            self.dirty = 1


class Layers(pygame.sprite.LayeredDirty[Piece]):
    """The sprites of one table over its cached background."""

    def moved(self) -> bool:
        """Whether anything must be drawn."""
        return any(sprite.dirty for sprite in self.sprites()) or bool(self.lostsprites)

    def put_away(self, *pieces: Piece) -> None:
        for piece in pieces:
            piece.kill()

    def paint(self, surface: pygame.Surface, background: pygame.Surface, whole: bool) -> list[pygame.Rect]:
        """Draw what has changed, or everything; gives the places drawn on.

        Places that removed pieces leave are joined first: pygame would draw translucent neighbours twice where two
        such places overlap.
        """
        if whole:
            self.lostsprites.append(surface.get_rect())
            for sprite in self.sprites():
                sprite.dirty = max(sprite.dirty, 1)
        self.lostsprites[:] = joined(self.lostsprites)
        return [pygame.Rect(rect) for rect in self.draw(surface, background)]


def joined(rects: Sequence[pygame.Rect | pygame.FRect]) -> list[pygame.Rect]:
    """Rects that cover the same and do not overlap each other."""
    apart: list[pygame.Rect] = []
    for rect in rects:
        wide = pygame.Rect(rect)
        while (hit := wide.collidelist(apart)) >= 0:
            wide.union_ip(apart.pop(hit))
        apart.append(wide)
    return apart
