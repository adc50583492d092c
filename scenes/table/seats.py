"""A seat at the table: portrait, name plate, what was bid and taken, the dealer's sign, ring and speech."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

import pygame

from scenes import durations, fonts, paint, pieces, tokens, tween
from scenes.icons import icon
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.table.layout import SeatPlace
from scenes.table.signs import badge_sign
from scenes.table.sprites import LAYER_TABLE, Layers, Piece
from scenes.widgets.faces import Look


@dataclass(frozen=True)
class SeatLook:
    """What a seat shows. ``bid`` is the text on the chip, "" for none yet; ``standing`` kept, lost or open."""

    name: str
    portrait: str
    bid: str = ""
    took: str = ""
    standing: str = "open"
    dealer: bool = False
    turn: bool = False
    partner: bool = False
    away: bool = False


DOTS: Final = 3
KEPT = 24
"""Pictures of one seat that are kept: those of a deal come and go."""


class Seat:
    """The pieces of one seat."""

    def __init__(self, layers: Layers, look: Look, place: SeatPlace) -> None:
        self.place = place
        self._look = look
        self._body = Piece(LAYER_TABLE + 2)
        self._ring = Piece(LAYER_TABLE + 3)
        self._speech = Piece(LAYER_TABLE + 4)
        self._chip = Piece(LAYER_TABLE + 5)
        self._dots = Piece(LAYER_TABLE + 6)
        self._shown: SeatLook | None = None
        self._pictures: dict[SeatLook, tuple[pygame.Surface, pygame.Rect]] = {}
        self._said = ""
        self._bob = 0.0
        layers.add(self._body, layer=LAYER_TABLE + 2)
        layers.add(self._ring, layer=LAYER_TABLE + 3)
        layers.add(self._speech, layer=LAYER_TABLE + 4)
        layers.add(self._chip, layer=LAYER_TABLE + 5)
        layers.add(self._dots, layer=LAYER_TABLE + 6)

    def show(self, look: SeatLook) -> None:
        if look == self._shown:
            return
        self._shown = look
        if look not in self._pictures:
            if len(self._pictures) >= KEPT:
                self._pictures.clear()
            self._pictures[look] = self.drawn(look)
        picture, rect = self._pictures[look]
        self._body.put(picture, rect)

    def drawn(self, look: SeatLook) -> tuple[pygame.Surface, pygame.Rect]:
        """The whole seat as one picture, and where it goes."""
        return _drawn(self._look, self.place, look)

    def ring(self, seconds: float | None, limit: float) -> None:
        """The ring of the clock with its seconds; None takes it away. The last seconds pulse."""
        if seconds is None:
            self._ring.hide()
            return
        diameter = round(self.place.diameter * 1.16)
        whole = int(seconds + 0.999)
        share = round(seconds / limit * pieces.TIMER_STEPS) / pieces.TIMER_STEPS
        hot = seconds <= durations.RING_LAST and (seconds % durations.RING_PULSE) > durations.RING_PULSE / 2
        self._ring.centre(_clock(diameter, share, whole, hot, self._look.metrics), self.place.portrait)

    def think(self, seconds: float | None, pace: tween.Pace) -> None:
        """A bubble with dots that light up in turn, after so many seconds of thinking; None takes it away."""
        if seconds is None:
            self._dots.hide()
            return
        still = pace.reduced or not pace.factor
        lit = None if still else int(seconds / durations.THINKING_DOT) % DOTS
        picture = _thinking(max(18, round(self.place.diameter * 0.3)), lit)
        x, y = self.place.portrait
        radius = self.place.diameter / 2
        self._dots.centre(picture, (x + radius * 0.82, y - radius * 0.74))

    def say(self, words: str) -> None:
        """A golden plate with words at the seat; empty words take it away."""
        self._said = words
        if not words:
            self._speech.hide()
            return
        self._bob = 0.0
        self._place_speech(0)

    def chip_in(self, bid: str) -> list[tween.Step]:
        """The chip of a bid springs up over the portrait, is looked at, and goes down to its place on the plate."""
        assert self._shown is not None
        small, middle = _chip_place(self._look.metrics, self.place, replace(self._shown, bid=bid))
        big = round(self.place.diameter * 0.72)
        picture = pieces.chip(bid, big)

        def grow(share: float) -> None:
            side = max(2, round(big * share))
            self._chip.centre(pygame.transform.smoothscale(picture, (side, side)), self.place.portrait)

        def go(share: float) -> None:
            side = round(big + (small - big) * share)
            at = pygame.Vector2(self.place.portrait).lerp(middle, share)
            self._chip.centre(pygame.transform.smoothscale(picture, (side, side)), (at.x, at.y))

        return [
            tween.Tween(durations.CHIP, grow, tween.out_back),
            tween.Wait(durations.CHIP_STAYS),
            tween.Tween(durations.CHIP_DOWN, go, tween.in_out_quad),
            tween.Call(self._chip.hide),
        ]

    def update(self, dt: float, pace: tween.Pace) -> bool:
        """Let the plate bob; gives whether it moved."""
        if not self._said or not pace.factor or pace.reduced or self.place.side != "bottom":
            return False
        self._bob = (self._bob + dt) % durations.BOB_EVERY
        offset = round(durations.BOB * self._look.metrics.scale) if self._bob < 0.2 else 0
        before = self._speech.rect.topleft
        self._place_speech(-offset)
        return before != self._speech.rect.topleft

    def _place_speech(self, dy: int) -> None:
        picture = _speech(self._said, self.place.speech.size, self.place.side, self._look.metrics)
        rect = picture.get_rect()
        frame = self.place.speech
        if self.place.side == "bottom":
            rect.midtop = frame.midtop
        elif self.place.side == "right":
            rect.midright = frame.midright
        elif self.place.compact:
            rect.center = frame.center
        else:
            rect.midleft = frame.midleft
        self._speech.put(picture, rect.move(0, dy))


def _drawn(look: Look, place: SeatPlace, shows: SeatLook) -> tuple[pygame.Surface, pygame.Rect]:
    """The whole seat as one picture, and where it goes."""
    metrics = look.metrics
    radius = place.diameter // 2
    head = pygame.Rect(0, 0, place.diameter, place.diameter)
    head.center = place.portrait
    rect = head.union(place.plate).inflate(metrics.px(72), metrics.px(72))
    out = pygame.Surface(rect.size, pygame.SRCALPHA)
    plate = place.plate.move(-rect.x, -rect.y)
    corner = metrics.radius("panel")
    paint.draw_shadow(out, plate, corner, "panel", metrics.scale)
    out.blit(paint.panel(plate.size, look.theme, corner, "gold" if shows.turn else "soft"), plate)
    at = (place.portrait[0] - rect.x, place.portrait[1] - rect.y)
    if shows.turn:
        light = pieces.glow(round(place.diameter * 1.7), alpha=0.55)
        out.blit(light, light.get_rect(center=at))
    ring = metrics.px(4)
    if shows.turn:
        pygame.draw.circle(out, tokens.colour("focus"), at, radius + ring)
    face = portrait(shows.portrait, place.diameter)
    out.blit(face, face.get_rect(center=at))
    _words(out, plate, place, shows, metrics)
    _signs(out, plate, shows, metrics)
    return out, rect


def _words(out: pygame.Surface, plate: pygame.Rect, place: SeatPlace, shows: SeatLook, metrics: Metrics) -> None:
    """The name, and below it the chip of the bid and the tricks taken. ``plate`` is where the plate is on ``out``."""
    away = (plate.x - place.plate.x, plate.y - place.plate.y)
    name = _name(metrics, place, shows)
    row = _row(metrics, shows)
    top = place.plate.top + _gap(metrics, place, name, row)
    out.blit(name, name.get_rect(midtop=(_room(metrics, place).centerx, top)).move(away))
    for picture, rect in _row_places(metrics, place, shows):
        out.blit(picture, rect.move(away))


def _room(metrics: Metrics, place: SeatPlace) -> pygame.Rect:
    """The part of the plate that words may take."""
    room = place.plate.inflate(-2 * metrics.px(8), 0)
    if place.compact:
        height = fonts.height(metrics.type("body"), True)
        return pygame.Rect(room.x, place.plate.bottom - height - metrics.px(5), room.w, height)
    if place.side == "top":
        room.left = place.plate.left + place.diameter // 2 + metrics.px(4)
        room.width = place.plate.right - metrics.px(8) - room.left
    return room


def _name(metrics: Metrics, place: SeatPlace, shows: SeatLook) -> pygame.Surface:
    width = _room(metrics, place).w
    return fonts.fitted(shows.name, metrics.type("body"), tokens.colour("ivory"), width, bold=True)


def _row(metrics: Metrics, shows: SeatLook) -> list[tuple[pygame.Surface, int]]:
    """Chip, back of a card and number of tricks, each with the space after it; nothing before a deal."""
    if not (shows.bid or shows.took):
        return []
    side = _chip_size(metrics)
    chip = pieces.chip(shows.bid, side) if shows.bid else pieces.chip("", side, "empty")
    back = icon("card_back", round(side * 0.86), tokens.colour("card_face"))
    took = fonts.text(shows.took or "0", metrics.type("number"), tokens.colour("ivory"), True)
    return [(chip, metrics.px(22)), (back, metrics.px(6)), (took, 0)]


def _chip_size(metrics: Metrics) -> int:
    return max(26, metrics.px(35))


def _gap(metrics: Metrics, place: SeatPlace, name: pygame.Surface, row: list[tuple[pygame.Surface, int]]) -> int:
    """The space above, between and below name and row."""
    if place.compact:
        return place.plate.bottom - metrics.px(5) - name.get_height() - place.plate.top
    left = place.plate.h - name.get_height() - (_chip_size(metrics) if row else 0)
    return max(1, left // (3 if row else 2))


def _row_places(metrics: Metrics, place: SeatPlace, shows: SeatLook) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """The pictures of the row, and where on the screen they stand."""
    row = _row(metrics, shows)
    name = _name(metrics, place, shows)
    gap = _gap(metrics, place, name, row)
    y = place.plate.top + 2 * gap + name.get_height() + _chip_size(metrics) // 2 - metrics.px(1)
    x = _room(metrics, place).centerx - sum(picture.get_width() + after for picture, after in row) // 2
    places = []
    for picture, after in row:
        places.append((picture, picture.get_rect(midleft=(x, y))))
        x += picture.get_width() + after
    return places


def _chip_place(metrics: Metrics, place: SeatPlace, shows: SeatLook) -> tuple[int, tuple[int, int]]:
    """Diameter and middle of the chip of a bid on the plate."""
    picture, rect = _row_places(metrics, place, shows)[0]
    return picture.get_width(), rect.center


def _signs(out: pygame.Surface, plate: pygame.Rect, shows: SeatLook, metrics: Metrics) -> None:
    """Small signs at the corners of the plate: the bid's standing, the dealer, the partner, somebody away."""
    side = max(20, metrics.px(28))
    corners = {
        "standing": (plate.right - metrics.px(10), plate.top + metrics.px(2)),
        "dealer": (plate.right - metrics.px(10), plate.bottom - metrics.px(4)),
        "partner": (plate.left + metrics.px(10), plate.bottom - metrics.px(4)),
        "away": (plate.left + metrics.px(10), plate.top + metrics.px(2)),
    }
    signs = {
        "standing": {"kept": "kept", "lost": "lost"}.get(shows.standing, ""),
        "dealer": "dealer" if shows.dealer else "",
        "partner": "pair" if shows.partner else "",
        "away": "clock" if shows.away else "",
    }
    for where, sign in signs.items():
        if sign:
            picture = badge_sign(sign, side)
            out.blit(picture, picture.get_rect(center=corners[where]))


@lru_cache(maxsize=256)
def _clock(diameter: int, share: float, whole: int, hot: bool, metrics: Metrics) -> pygame.Surface:
    size = max(26, metrics.px(40))
    out = pygame.Surface((diameter + size // 2, diameter + size // 4), pygame.SRCALPHA)
    box = out.get_rect()
    ring = pieces.timer(diameter, share)
    out.blit(ring, ring.get_rect(center=box.center))
    badge = pieces.badge(str(whole), round(size * (1.12 if hot else 1.0)))
    turn = pygame.Vector2(diameter / 2, 0).rotate(-42)
    out.blit(badge, badge.get_rect(center=(box.centerx + turn.x, box.centery + turn.y)))
    return out


@lru_cache(maxsize=16)
def _thinking(high: int, lit: int | None) -> pygame.Surface:
    """A bubble of paper with dots, one of them (or all) in ink."""
    wide = round(high * 1.7)
    tail = max(3, high // 5)
    out = pygame.Surface((wide + 4, high + tail + 4), pygame.SRCALPHA)
    for grow, colour in ((2, tokens.colour("gold_lo")), (0, tokens.colour("button"))):
        box = pygame.Rect(2, 2, wide, high).inflate(2 * grow - 2, 2 * grow - 2)
        pygame.draw.rect(out, colour, box, border_radius=box.h // 2)
        foot = [(wide * 0.2 - grow, high * 0.8), (wide * 0.46 + grow, high * 0.9), (wide * 0.14, high + tail + grow)]
        pygame.draw.polygon(out, colour, foot)
    radius = high * 0.13
    for index in range(DOTS):
        ink = tokens.colour("ink", 1.0 if lit in (None, index) else 0.35)
        dot = pygame.Surface((round(4 * radius),) * 2, pygame.SRCALPHA)
        grown = radius * (1.25 if lit == index else 1.0)
        pygame.draw.aacircle(dot, ink, (2 * radius, 2 * radius), grown)
        out.blit(dot, dot.get_rect(center=(round(2 + wide * (0.26 + 0.24 * index)), round(1 + high / 2))))
    return out


_CLOSE: Final = 0.9


@lru_cache(maxsize=32)
def _speech(words: str, size: tuple[int, int], side: str, metrics: Metrics) -> pygame.Surface:
    """A golden plate, as wide as its words ask, that points at its seat."""
    pad = metrics.px(18)
    room = size[0] - 2 * pad
    rows = _speech_rows(words, metrics.type("body"), room, size[1] - metrics.px(5))
    width = min(size[0], max(row.width for row in rows) + 2 * pad)
    if side == "bottom":
        width = size[0]
    tail = metrics.px(12)
    ground = pieces.plate((width, size[1]), metrics.px(10), tail if side in ("bottom",) else 0)
    out = pygame.Surface((width, size[1] + (tail if side == "bottom" else 0)), pygame.SRCALPHA)
    out.blit(ground, (0, 0))
    for index, row in enumerate(rows):
        # two lines stand as close as the letters allow: what a font leaves above and below them is empty
        y = size[1] / 2 + (index - (len(rows) - 1) / 2) * row.height * _CLOSE
        out.blit(row, row.get_rect(center=(width // 2, round(y))))
    return out


def _speech_rows(words: str, px: int, room: int, high: int) -> list[pygame.Surface]:
    """The words in one line, or in two smaller ones where one would be too small."""
    ink = tokens.colour("ink")
    for size in range(px, fonts.LEAST - 1, -1):
        if fonts.width(words, size, True) <= room:
            return [fonts.text(words, size, ink, True)]
        lines = fonts.wrap(words, size, room, True)
        whole = all(fonts.width(word, size, True) <= room for word in words.split())
        if whole and len(lines) == 2 and 2 * _CLOSE * fonts.height(size, True) <= high:
            return [fonts.text(line, size, ink, True) for line in lines]
    return [fonts.fitted(words, px, ink, room, bold=True)]
