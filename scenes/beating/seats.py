"""A seat at a table of pairs: portrait, name, cards held, role, whose word it is, team, place once out."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes import fonts, paint, pieces, tokens
from scenes.beating import faces
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.table.layout import SeatPlace
from scenes.table.seats import Seat, SeatLook
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_TABLE, Layers, Piece
from scenes.widgets.faces import Look

_LAYER_ROLE = LAYER_TABLE + 5


@dataclass(frozen=True)
class BoutLook(SeatLook):
    """What a seat shows. ``state`` are words instead of the cards held: a place, once out.

    ``role``: lead, defend, take or none. ``word``: it is this seat's turn, and somebody else looks.
    """

    held: int = 0
    state: str = ""
    role: str = ""
    word: bool = False
    team: int | None = None
    out: bool = False
    fool: bool = False


class BoutSeat(Seat):
    """The pieces of one seat: the signs of its role and team lie over the ring of the clock."""

    def __init__(self, layers: Layers, look: Look, place: SeatPlace) -> None:
        super().__init__(layers, look, place)
        self._role, self._team = Piece(_LAYER_ROLE), Piece(_LAYER_ROLE)
        for piece in (self._role, self._team):
            layers.add(piece, layer=_LAYER_ROLE)

    def show(self, look: SeatLook) -> None:
        """Show the seat, its role and its team."""
        super().show(look)
        if isinstance(look, BoutLook) and look.team is not None:
            # on the rim of the portrait, as on every list of players
            away = self.place.diameter / 2 * (0.6 if self.place.compact else 0.74)
            x, y = self.place.portrait
            sign = faces.team_sign(look.team, max(22, self._look.metrics.px(32)))
            self._team.centre(sign, (round(x + away), round(y + away)))
        if not isinstance(look, BoutLook) or not look.role:
            self._role.hide()
            return
        place = self.place
        side = max(26, round(place.diameter * 0.42))
        radius = place.diameter / 2
        x, y = round(place.portrait[0] - radius * 0.8), round(place.portrait[1] - radius * 0.66)
        if place.compact:
            x, y = place.plate.x + side // 3, place.plate.y + side // 3
        self._role.centre(faces.role(look.role, side), (x, y))

    def _place_speech(self, dy: int) -> None:
        super()._place_speech(dy)
        picture, place = self._speech.image, self.place
        if place.compact:
            # over the cards held, not over the name
            edge = place.plate.right - self._look.metrics.px(3)
            self._speech.put(picture, picture.get_rect(midright=(edge, place.portrait[1])))
        elif place.side in ("left", "right"):
            # beside it lie talon and discards
            x, y = place.portrait
            foot = y - place.diameter // 2 - self._look.metrics.px(3)
            self._speech.put(picture, picture.get_rect(midbottom=(x, foot)))

    def drawn(self, look: SeatLook) -> tuple[pygame.Surface, pygame.Rect]:
        """The whole seat as one picture, and where it goes."""
        assert isinstance(look, BoutLook)
        m, place = self._look.metrics, self.place
        radius = place.diameter // 2
        head = pygame.Rect(0, 0, place.diameter, place.diameter)
        head.center = place.portrait
        rect = head.union(place.plate).inflate(m.px(72), m.px(72))
        out = pygame.Surface(rect.size, pygame.SRCALPHA)
        plate = place.plate.move(-rect.x, -rect.y)
        corner = m.radius("panel")
        paint.draw_shadow(out, plate, corner, "panel", m.scale)
        out.blit(paint.panel(plate.size, self._look.theme, corner, "gold" if look.turn else "soft"), plate)
        at = (place.portrait[0] - rect.x, place.portrait[1] - rect.y)
        if look.turn:
            light = pieces.glow(round(place.diameter * 1.7), alpha=0.55)
            out.blit(light, light.get_rect(center=at))
            pygame.draw.circle(out, tokens.colour("focus"), at, radius + m.px(4))
        face = portrait(look.portrait, place.diameter)
        if look.out:
            pygame.draw.circle(out, tokens.colour("black"), at, radius - 1)
            face = paint.faded(face, 0.62)
        out.blit(face, face.get_rect(center=at))
        if look.fool:
            cap = icon("fools_cap", round(place.diameter * 0.78), tokens.colour("ink"))
            out.blit(cap, cap.get_rect(midbottom=(at[0], at[1] - round(radius * 0.42))))
        self._words(out, plate, at, look)
        self._signs(out, plate, at, look)
        return out, rect

    def _words(self, out: pygame.Surface, plate: pygame.Rect, at: tuple[int, int], look: BoutLook) -> None:
        """The name, and the cards held as a small fan with their number, or the place of who is out."""
        m, place = self._look.metrics, self.place
        room = plate.inflate(-2 * m.px(8), 0)
        high = max(22, m.px(30))
        if place.compact:
            beside = pygame.Rect(at[0] + place.diameter // 2 + m.px(6), 0, 0, high)
            beside.width = plate.right - m.px(8) - beside.x
            beside.centery = at[1]
            self._held(out, beside, look)
            name = fonts.fitted(look.name, m.type("body"), tokens.colour("ivory"), room.w, bold=True)
            out.blit(name, name.get_rect(midbottom=(room.centerx, plate.bottom - m.px(4))))
            return
        if place.side == "top":
            room.left = plate.left + place.diameter // 2 + m.px(4)
            room.width = plate.right - m.px(8) - room.left
        name = fonts.fitted(look.name, m.type("body"), tokens.colour("ivory"), room.w, bold=True)
        gap = max(1, (plate.h - name.get_height() - high) // 3)
        out.blit(name, name.get_rect(midtop=(room.centerx, plate.top + gap)))
        self._held(out, pygame.Rect(room.x, plate.bottom - gap - high, room.w, high), look)

    def _held(self, out: pygame.Surface, row: pygame.Rect, look: BoutLook) -> None:
        m = self._look.metrics
        if look.state:
            words = fonts.fitted(look.state, m.type("small"), tokens.colour("gold_hi"), row.w, True)
            out.blit(words, words.get_rect(center=row.center))
            return
        # without cards but not out yet, as long as cards may still come: an empty place for one
        fan = faces.fan(look.held, row.h) if look.held else faces.no_cards(row.h)
        number = fonts.text(str(look.held), m.type("number"), tokens.colour("ivory"), True)
        gap = m.px(4)
        if fan.get_width() + gap + number.get_width() > row.w:
            fan = faces.fan(min(look.held, 2), row.h)
        x = row.centerx - (fan.get_width() + gap + number.get_width()) // 2
        out.blit(fan, fan.get_rect(midleft=(x, row.centery)))
        out.blit(number, number.get_rect(midleft=(x + fan.get_width() + gap, row.centery)))

    def _signs(self, out: pygame.Surface, plate: pygame.Rect, at: tuple[int, int], look: BoutLook) -> None:
        m, place = self._look.metrics, self.place
        radius = place.diameter / 2
        small = max(20, m.px(28))
        if look.dealer:
            sign = badge_sign("dealer", small)
            out.blit(sign, sign.get_rect(center=(plate.right - m.px(10), plate.bottom - m.px(4))))
        if look.away:
            sign = badge_sign("clock", small)
            out.blit(sign, sign.get_rect(center=(plate.left + m.px(10), plate.top + m.px(2))))
        if look.word:
            side = max(24, round(place.diameter * 0.36))
            sign = badge_sign("word", side)
            out.blit(sign, sign.get_rect(center=(round(at[0] + radius * 0.78), round(at[1] - radius * 0.66))))
