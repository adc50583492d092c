"""One ring that walks over everything that can be chosen: buttons, fields and cards alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Any

import pygame


@dataclass
class Focusable:
    """Something that can have the focus.

    `rect` in screen pixels; `activate` is what Confirm does; `label` says in words what it is; `adjust(step)`
    takes left and right (-1, 1) instead of moving on, and gives False when it cannot go further that way;
    `key` tells it apart when the items are made anew (else the label does); `radius` rounds the ring.
    """

    rect: pygame.Rect
    activate: Callable[[], Any]
    label: str = ""
    adjust: Callable[[int], Any] | None = None
    key: Hashable = None
    radius: int | None = None
    on_focus: Callable[[], Any] | None = None
    enabled: bool = True

    @property
    def identity(self) -> Hashable:
        """What stays the same when the item is made anew."""
        return self.key if self.key is not None else self.label


class FocusRing:
    """The items in Tab order and the one that has the focus (maybe none)."""

    def __init__(self, items: Iterable[Focusable] = ()) -> None:
        self.items: list[Focusable] = []
        self.current: Focusable | None = None
        self.set_items(items)

    def set_items(self, items: Iterable[Focusable]) -> None:
        """Take new items; the focus stays where it was if that item is still there, else goes to none."""
        self.items = list(items)
        if self.current is None:
            return
        wanted = self.current.identity
        self.current = next((i for i in self._open() if i.identity == wanted), None)

    def focus(self, item: Focusable | None) -> None:
        """Give the focus to an item, or take it away."""
        if item is self.current:
            return
        self.current = item
        if item is not None and item.on_focus is not None:
            item.on_focus()

    def focus_key(self, key: Hashable) -> bool:
        """Give the focus to the item with this key or label; False when there is none."""
        for item in self._open():
            if item.identity == key:
                self.focus(item)
                return True
        return False

    def at(self, pos: tuple[int, int]) -> Focusable | None:
        """The uppermost item at the place: later ones lie above earlier ones."""
        return next((i for i in reversed(self._open()) if i.rect.collidepoint(pos)), None)

    def step(self, by: int) -> bool:
        """Go on (1) or back (-1) in Tab order, round the end; False when there is nothing to focus."""
        items = self._open()
        if not items:
            return False
        if self.current is None or self.current not in items:
            self.focus(items[0 if by > 0 else -1])
        else:
            self.focus(items[(items.index(self.current) + by) % len(items)])
        return True

    def move(self, dx: int, dy: int) -> bool:
        """Adjust the focused item sideways, or go to the nearest item in the direction.

        Gives False when nothing lies there. Without a focus the first item gets it.
        """
        current = self.current
        if current is None or current not in self.items:
            return self.step(1)
        if dx and not dy and current.adjust is not None:
            current.adjust(dx)
            return True
        best = min(
            ((self._distance(current.rect, i.rect, dx, dy), n, i) for n, i in enumerate(self._open())),
            key=lambda entry: entry[:2],
            default=None,
        )
        if best is None or best[0] == float("inf"):
            return False
        self.focus(best[2])
        return True

    def activate(self) -> bool:
        """Do what Confirm does on the focused item; False when there is none."""
        if self.current is None or not self.current.enabled:
            return False
        self.current.activate()
        return True

    def _open(self) -> list[Focusable]:
        return [item for item in self.items if item.enabled]

    @staticmethod
    def _distance(a: pygame.Rect, b: pygame.Rect, dx: int, dy: int) -> float:
        """How far b is from a in a direction; inf when it does not lie there.

        Sideways distance weighs double, and none is counted while the two overlap sideways.
        """
        if dx:
            along = (b.centerx - a.centerx) * dx
            beyond = b.left - a.right if dx > 0 else a.left - b.right
            aside = max(0, b.top - a.bottom, a.top - b.bottom)
            off = abs(b.centery - a.centery)
        else:
            along = (b.centery - a.centery) * dy
            beyond = b.top - a.bottom if dy > 0 else a.top - b.bottom
            aside = max(0, b.left - a.right, a.left - b.right)
            off = abs(b.centerx - a.centerx)
        # what lies over or under the middle of a wide thing is not beside it
        if along <= 0 or a == b or (aside and beyond < 0):
            return float("inf")
        return max(0, beyond) + along * 0.1 + aside * 2 + off * 0.3
