"""Buttons that stand on the table itself, and the panel that holds a choice without hiding the cards."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

import pygame

from scenes import fonts, paint, tokens
from scenes.focus import Focusable
from scenes.icons import icon as icon_picture
from scenes.metrics import Metrics
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_PANEL, Layers, Piece
from scenes.widgets.faces import Look, ink_on


@dataclass(frozen=True)
class Face:
    """What a button shows: words, a smaller line under them, an icon (over the words, or alone)."""

    text: str = ""
    sub: str = ""
    icon: str = ""
    icon_colour: str | None = None
    """Colour of the icon as #rrggbb; None takes that of the words."""
    kind: str = "paper"
    size: str = "body"
    crossed: bool = False
    """Struck out: it stands there to say that it may not be chosen."""
    beside: bool = False
    """The icon stands before the words instead of over them."""


class TableButton(Piece):
    """A button; ``press`` runs its action if it is enabled."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        face: Face,
        action: Callable[[], object],
        *,
        label: str = "",
        key: Hashable = None,
        layer: int = LAYER_PANEL + 2,
    ) -> None:
        super().__init__(layer)
        self.look = look
        self.frame = pygame.Rect(rect)
        self.face = face
        self.action = action
        self.label = label or face.text
        self.key = key
        self.enabled = True
        self.hinted = False
        """The hint says to press this one."""
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.refresh()

    @property
    def state(self) -> str:
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "normal"

    @property
    def sign(self) -> pygame.Rect:
        """Where the sign of the hint stands on the upper right corner, in screen pixels."""
        side = max(22, self.look.metrics.px(30))
        rect = pygame.Rect(0, 0, side, side)
        rect.center = (self.frame.right - self.look.metrics.px(5), self.frame.top + self.look.metrics.px(3))
        return rect

    def set(self, **values: object) -> None:
        """Change fields (``face``, ``enabled``, ``hovered``, ...) and draw anew if any is another than before."""
        changed = [name for name, value in values.items() if getattr(self, name) != value]
        for name in changed:
            setattr(self, name, values[name])
        if changed:
            self.refresh()

    def refresh(self) -> None:
        metrics = self.look.metrics
        pad = max(paint.ring_pad(metrics.scale), metrics.px(18))
        out = pygame.Surface(self.frame.inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
        box = self.frame.move(pad - self.frame.x, pad - self.frame.y)
        radius = min(self.look.radius, box.h // 2)
        if self.enabled:
            paint.draw_shadow(out, box, radius, "panel", metrics.scale)
        if self.focused or self.hinted:
            paint.draw_focus(out, box, radius, metrics.scale)
        out.blit(paint.button(box.size, self.face.kind, self.state, radius, self.look.theme), box)
        if self.face.kind == "dark":
            # on a dark panel only its edge tells a dark button from the ground
            edge = pygame.Surface(box.size, pygame.SRCALPHA)
            line = max(1, metrics.px(1.5))
            pygame.draw.rect(edge, tokens.colour("ivory", 0.45), edge.get_rect(), line, border_radius=radius)
            out.blit(edge, box)
        self._words(out, box.move(0, metrics.px(1) if self.pressed else 0))
        if self.hinted:
            out.blit(badge_sign("hint", self.sign.w), self.sign.move(pad - self.frame.x, pad - self.frame.y))
        self.put(out, self.frame.inflate(2 * pad, 2 * pad))

    def _words(self, out: pygame.Surface, box: pygame.Rect) -> None:
        metrics = self.look.metrics
        face = self.face
        ink, soft = ink_on(face.kind, self.state)
        room = box.w - 2 * max(4, metrics.px(8))
        rows: list[pygame.Surface] = []
        if face.icon:
            side = round(box.h * (0.42 if face.text else 0.62)) if not face.beside else round(box.h * 0.5)
            rows.append(icon_picture(face.icon, side, face.icon_colour or ink))
        if face.text:
            words = room - (rows[0].get_width() + metrics.px(8) if face.beside and rows else 0)
            word = fonts.fitted(face.text, metrics.type(face.size), ink, words, bold=True)
            if face.beside and rows:
                rows = [_side_by_side(rows[0], word, metrics.px(8))]
            else:
                rows.append(word)
        if face.sub:
            rows.append(fonts.fitted(face.sub, metrics.type("caption"), soft, room))
        gap = metrics.px(2)
        tall = sum(row.get_height() for row in rows) + gap * (len(rows) - 1)
        y = box.centery - tall // 2
        for row in rows:
            out.blit(row, (box.centerx - row.get_width() // 2, y))
            y += row.get_height() + gap
        if face.crossed:
            thick = max(2, metrics.px(4))
            inset = round(min(box.w, box.h) * 0.24)
            pygame.draw.line(
                out,
                tokens.colour("khisht"),
                (box.left + inset, box.bottom - inset),
                (box.right - inset, box.top + inset),
                thick,
            )

    def press(self) -> None:
        if self.enabled:
            self.action()

    def focusable(self) -> Focusable:
        return Focusable(
            rect=self.frame, activate=self.press, label=self.label, key=self.key or self.label, enabled=self.enabled
        )


def _side_by_side(left: pygame.Surface, right: pygame.Surface, gap: int) -> pygame.Surface:
    out = pygame.Surface(
        (left.get_width() + gap + right.get_width(), max(left.get_height(), right.get_height())), pygame.SRCALPHA
    )
    out.blit(left, (0, (out.get_height() - left.get_height()) // 2))
    out.blit(right, (left.get_width() + gap, (out.get_height() - right.get_height()) // 2))
    return out


@dataclass
class Panel:
    """A dark panel with a heading, a line under it, and buttons; it lies over the felt, not over cards."""

    ground: Piece
    buttons: list[TableButton] = field(default_factory=list)
    back: Callable[[], object] | None = None
    """What Back does, where the choice can be left."""
    first: Hashable = None
    """Key of the button at which the focus begins; None: at the first that can be pressed."""

    def open(self, layers: Layers) -> None:
        layers.add(self.ground, layer=LAYER_PANEL)
        for button in self.buttons:
            layers.add(button, layer=LAYER_PANEL + 2)

    def close(self) -> None:
        self.ground.kill()
        for button in self.buttons:
            button.kill()


def panel_ground(look: Look, rect: pygame.Rect, title: str, line: str = "", accent: str = "muted") -> Piece:
    """The ground of a panel: heading, and one line under it in the ``accent`` colour."""
    metrics = look.metrics
    piece = Piece(LAYER_PANEL)
    pad = metrics.px(18)
    out = pygame.Surface(rect.inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
    box = pygame.Rect(pad, pad, *rect.size)
    radius = metrics.radius("panel")
    paint.draw_shadow(out, box, radius, "panel", metrics.scale)
    out.blit(paint.panel(box.size, look.theme, radius), box)
    room = box.w - 2 * metrics.pad
    y = box.y + metrics.px(10)
    if title:
        heading = fonts.fitted(title, metrics.type("title"), tokens.colour("ivory"), room, bold=True)
        out.blit(heading, (box.centerx - heading.get_width() // 2, y))
        y += heading.get_height() + metrics.px(2)
    if line:
        words = fonts.fitted(line, metrics.type("small"), tokens.colour(accent), room)
        out.blit(words, (box.centerx - words.get_width() // 2, y))
    piece.put(out, rect.inflate(2 * pad, 2 * pad))
    return piece


def heading_height(metrics: Metrics, line: bool) -> int:
    """Height in pixels that heading (and line) take at the top of a panel."""
    height = metrics.px(10) + fonts.height(metrics.type("title"), True) + metrics.px(8)
    return height + (fonts.height(metrics.type("small")) + metrics.px(2) if line else 0)


def panel_label(panel: Panel, look: Look, place: pygame.Rect, words: str) -> None:
    """Write words on the ground of a panel, in the middle of a place in screen pixels, at its left."""
    word = fonts.fitted(words, look.metrics.type("body"), tokens.colour("ivory"), place.w, bold=True)
    ground = panel.ground
    where = word.get_rect(midleft=place.midleft)
    ground.image.blit(word, where.move(-ground.rect.x, -ground.rect.y))


def row_rects(area: pygame.Rect, count: int, size: tuple[int, int], gap: int) -> list[pygame.Rect]:
    """Places of ``count`` equal buttons in a row in the middle of an area; narrower ones when they would not fit."""
    width = min(size[0], (area.w - gap * (count - 1)) // count)
    left = area.centerx - (width * count + gap * (count - 1)) // 2
    return [pygame.Rect(left + index * (width + gap), area.y, width, size[1]) for index in range(count)]


def hover(buttons: Sequence[TableButton], pos: tuple[int, int] | None) -> None:
    """Light the button under the pointer and no other."""
    for button in buttons:
        button.set(hovered=pos is not None and button.frame.collidepoint(pos))


class Hotspot(TableButton):
    """Something already on the table that can be pressed: only its outline is drawn, when pointed at or focused."""

    def refresh(self) -> None:
        metrics = self.look.metrics
        pad = paint.ring_pad(metrics.scale)
        out = pygame.Surface(self.frame.inflate(2 * pad, 2 * pad).size, pygame.SRCALPHA)
        radius = metrics.radius("panel")
        if self.focused:
            paint.draw_focus(out, self.frame.move(pad - self.frame.x, pad - self.frame.y), radius, metrics.scale)
        elif self.hovered or self.pressed:
            box = pygame.Rect(pad, pad, *self.frame.size)
            pygame.draw.rect(out, tokens.colour("focus"), box, max(1, metrics.px(2)), border_radius=radius)
        self.put(out, self.frame.inflate(2 * pad, 2 * pad))
