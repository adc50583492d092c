"""Beside the paper at the end of a pulka: the winner of a premium under a crown, or how near everybody was."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

import pygame

from scenes import fonts, paint, tokens
from scenes.icons import icon
from scenes.joker import marks
from scenes.joker.ledger import Block, Ledger, counted, written
from scenes.joker.standing import ranks
from scenes.joker.story import Story
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.texts import Texts
from scenes.vector import hexa, vector

_RAYS: Final = 14
_OVERLAP: Final = 0.16
"""How much of the portrait the ribbon covers."""


class Light:
    """The empty table with beams of light that go out from ``centre`` (in the window) and reach ``reach`` pixels."""

    def __init__(
        self, table: pygame.Surface, rect: pygame.Rect, centre: tuple[int, int], reach: int, halo: int
    ) -> None:
        """``rect``: where light may fall; ``halo``: diameter of the soft light in the middle."""
        self._table, self._rect, self._centre, self._halo = table, rect, centre, halo
        self._rays = _rays(rect.size, (centre[0] - rect.left, centre[1] - rect.top), reach)
        self._lit: pygame.Surface | None = None

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """The table with ``share`` (0 to 1) of the light on it."""
        if share >= 1:
            # one opaque picture instead of large translucent ones in every frame
            if self._lit is None:
                self._lit = self._table.copy()
                self._shine(self._lit, 1.0)
            surface.blit(self._lit, (0, 0))
            return
        surface.blit(self._table, (0, 0))
        if share > 0:
            self._shine(surface, share)

    def _shine(self, surface: pygame.Surface, share: float) -> None:
        self._rays.set_alpha(round(255 * share))
        surface.blit(self._rays, self._rect)
        halo = paint.faded(paint.glow(self._halo, "lamp", 0.5), share)
        surface.blit(halo, halo.get_rect(center=self._centre))


def _rays(size: tuple[int, int], centre: tuple[int, int], reach: int) -> pygame.Surface:
    tint = hexa(tokens.colour("lamp"))
    defs = (
        f'<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="{centre[0]}" cy="{centre[1]}" r="{reach}">'
        f'<stop offset="0" stop-color="{tint}" stop-opacity="0.34"/><stop offset="1" stop-color="{tint}" '
        f'stop-opacity="0"/></radialGradient>'
    )
    body = ""
    for n in range(_RAYS):
        middle = math.tau * (n + 0.25) / _RAYS
        corners = [
            f"{centre[0] + reach * math.cos(middle + side):.1f} {centre[1] + reach * math.sin(middle + side):.1f}"
            for side in (-0.12, 0.12)
        ]
        body += f'<path d="M{centre[0]} {centre[1]} L{corners[0]} L{corners[1]} Z" fill="url(#g)"/>'
    return vector(size, body, defs)


def wrapped(words: str, metrics: Metrics, width: int, lines: int) -> pygame.Surface:
    """Centred words that explain; smaller where they would take more lines."""
    px = metrics.type("small")
    while px > fonts.LEAST and len(fonts.wrap(words, px, width)) > lines:
        px -= 1
    return fonts.paragraph(words, px, tokens.colour("ivory"), width, align="centre")


class Celebration:
    """Winners under crowns, ribbon, golden numbers, and below why, and who paid. ``frame`` ends above the button."""

    def __init__(
        self, metrics: Metrics, texts: Texts, theme: str, book: Ledger, story: Story, frame: pygame.Rect
    ) -> None:
        self.m, self.texts, self.theme = metrics, texts, theme
        self.book, self.story, self.frame = book, story, frame
        m = metrics
        self._note = self._drawn_note()
        self.note = self._note.get_rect(midbottom=(frame.centerx, frame.bottom))
        count = len(story.gains)
        self.number_px = m.type("shout") if count == 1 else m.type("tile")
        number = round(self.number_px * 1.12)
        self.ribbon = pygame.Rect(0, 0, min(frame.width, m.px(368)), max(46, m.px(76)))
        room = self.note.top - m.px(12) - number - self.ribbon.height - frame.top
        crown = 0.42
        most = m.px(168) if count == 1 else round(frame.width / count * 0.86)
        self.face = max(44, min(most, round(room / (1 - _OVERLAP + crown)), m.px(168)))
        used = round(self.face * (1 - _OVERLAP + crown)) + self.ribbon.height + number
        slack = max(0, self.note.top - m.px(12) - frame.top - used)
        top = frame.top + slack // 2 + round(self.face * crown)
        self.centres = [
            (round(frame.left + frame.width * (n + 0.5) / count), top + self.face // 2) for n in range(count)
        ]
        if count > 1:
            step = min(frame.width / count, self.face * 1.16)
            self.centres = [
                (round(frame.centerx + (n - (count - 1) / 2) * step), top + self.face // 2) for n in range(count)
            ]
        self.ribbon.midtop = (frame.centerx, top + round(self.face * (1 - _OVERLAP)))
        self.number_y = self.ribbon.bottom + number // 2 + m.px(2)

    def _drawn_note(self) -> pygame.Surface:
        """The dark panel with the words, and the losers' portraits."""
        m, pad = self.m, self.m.pad
        width = min(self.frame.width, max(m.px(330), 280))
        words = wrapped(self.texts(f"premium-{self.story.kind}", n=len(self.story.losses)), m, width - 2 * pad, 3)
        height = words.get_height() + 2 * pad
        face = max(30, m.px(40))
        if self.story.losses:
            height += face + m.u * 2
        ground = paint.panel((width, height), self.theme, m.radius("panel"))
        out = ground.copy()
        # twice, so that no bit of confetti shines through the words
        out.blit(ground, (0, 0))
        out.blit(words, ((width - words.get_width()) // 2, pad))
        self._losses(out, pygame.Rect(pad // 2, height - pad - face, width - pad, face))
        return out

    def _losses(self, out: pygame.Surface, row: pygame.Rect) -> None:
        for n, (seat, loss) in enumerate(self.story.losses):
            face = portrait(self.book.players[seat].portrait, row.height)
            number = fonts.text(written(loss), self.m.type("body"), tokens.colour("over_bids"), bold=True)
            gap = self.m.px(6)
            middle = row.left + row.width * (n + 0.5) / len(self.story.losses)
            left = round(middle - (face.get_width() + gap + number.get_width()) / 2)
            out.blit(face, face.get_rect(midleft=(left, row.centery)))
            out.blit(number, number.get_rect(midleft=(left + face.get_width() + gap, row.centery)))

    def light(self, table: pygame.Surface, rect: pygame.Rect) -> Light:
        """The light behind the winner, within ``rect`` of the window."""
        centre = (self.frame.centerx, self.centres[0][1])
        return Light(table, rect, centre, round(rect.height * 0.78), round(self.face * 2.6))

    def draw(self, surface: pygame.Surface, shown: Mapping[str, float]) -> None:
        """Everything as far as it has come: panel (the portraits), ribbon, number, losses (the words)."""
        face = shown.get("panel", 0.0)
        if face > 0:
            for centre, (seat, _) in zip(self.centres, self.story.gains, strict=True):
                self._winner(surface, centre, self.book.players[seat].portrait, face)
        if shown.get("ribbon", 0.0) > 0:
            self._draw_ribbon(surface, shown["ribbon"])
        if shown.get("number", 0.0) > 0:
            for centre, (_, gain) in zip(self.centres, self.story.gains, strict=True):
                self._number(surface, centre[0], counted(gain, shown["number"]), gain)
        losses = shown.get("losses", 0.0)
        if losses > 0:
            note = self._note
            if losses < 1:
                note = note.copy()
                note.set_alpha(round(255 * losses))
            surface.blit(note, self.note)

    def _winner(self, surface: pygame.Surface, centre: tuple[int, int], name: str, share: float) -> None:
        size = max(8, round(self.face * share))
        box = pygame.Rect(0, 0, size, size)
        box.center = centre
        paint.draw_shadow(surface, box.inflate(-4, -4), size // 2, "lifted", self.m.scale)
        picture = portrait(name, self.face)
        surface.blit(picture if size == self.face else pygame.transform.smoothscale(picture, box.size), box)
        crown = icon("crown_gold", round(self.face * 0.68), tokens.colour("ink"))
        if size != self.face:
            crown = pygame.transform.smoothscale_by(crown, max(0.05, share))
        surface.blit(crown, crown.get_rect(midbottom=(centre[0], box.top + round(size * 0.2))))

    def _draw_ribbon(self, surface: pygame.Surface, share: float) -> None:
        whole = paint.ribbon(self.ribbon.size)
        words = self.texts("premium-ribbon")
        px = round(self.ribbon.height * 0.46)
        word = fonts.fitted(words, px, tokens.colour("paper_hi"), round(self.ribbon.width * 0.7), bold=True)
        band = whole.copy()
        paint.put_centre(band, word, (self.ribbon.width / 2, self.ribbon.height * 0.41))
        if abs(share - 1) > 0.005:
            band = pygame.transform.smoothscale(band, (max(8, round(self.ribbon.width * share)), self.ribbon.height))
        surface.blit(band, band.get_rect(center=self.ribbon.center))

    def _number(self, surface: pygame.Surface, x: int, value: int, most: int) -> None:
        px = self.number_px
        room = self.frame.width // len(self.centres)
        while px > 20 and fonts.width(written(most, plus=True), px, True) > room:
            px -= 2
        number = paint.golden(written(value, plus=True), px)
        surface.blit(number, number.get_rect(center=(x, self.number_y)))


class Calm:
    """Nobody gained: why, who leads, and how many bids each kept. ``frame`` ends above the button."""

    def __init__(
        self, metrics: Metrics, texts: Texts, theme: str, book: Ledger, block: Block, story: Story, frame: pygame.Rect
    ) -> None:
        m = self.m = metrics
        self.book, self.block, self.story = book, block, story
        self.frame = frame
        pad = m.pad
        title = fonts.fitted(
            texts("premium-none"), m.type("title"), tokens.colour("ivory"), frame.width - 2 * pad, True
        )
        why = wrapped(texts(f"premium-{story.kind}", n=0), m, frame.width - 2 * pad, 3)
        places = ranks(book.totals, pairs=False)
        head = pad + title.get_height() + m.u + why.get_height() + m.gap
        line = min(max(m.px(108), 56), (frame.height - head - pad) // len(places))
        size = (frame.width, min(frame.height, round(1.3 * (head + line * len(places) + pad))))
        spare = size[1] - head - line * len(places) - pad
        head += spare // 2
        out = self._picture = paint.panel(size, theme, m.radius("panel")).copy()
        out.blit(title, title.get_rect(midtop=(size[0] // 2, pad)))
        out.blit(why, why.get_rect(midtop=(size[0] // 2, pad + title.get_height() + m.u)))
        for n, rank in enumerate(places):
            self._line(out, pygame.Rect(pad, head + n * line, size[0] - 2 * pad, line), rank.seats[0], texts)
        self.rect = out.get_rect(midtop=frame.midtop)

    def _line(self, out: pygame.Surface, row: pygame.Rect, seat: int, texts: Texts) -> None:
        m, player = self.m, self.book.players[seat]
        leads = seat in self.book.leaders
        face = min(row.height - m.px(10), max(m.px(60), 44))
        drawn = portrait(player.portrait, face)
        box = drawn.get_rect(midleft=row.midleft)
        out.blit(drawn, box)
        if leads:
            crown = icon("crown_gold", round(face * 0.46), tokens.colour("ink"))
            out.blit(crown, crown.get_rect(midbottom=(box.centerx, box.top + round(face * 0.22))))
        left = box.right + m.px(12)
        colour = tokens.colour("gold_hi" if leads else "ivory")
        total = fonts.text(written(self.book.totals[seat]), m.type("number"), colour, bold=True)
        kept = texts("summary-kept", n=self.story.kept[seat], of=self.story.deals)
        dot = min(max(13, m.px(17)), (row.right - left) // (self.story.deals + 1))
        name = fonts.fitted(
            player.name, m.type("body"), tokens.colour("ivory"), row.right - left - total.get_width() - m.px(8), True
        )
        note = fonts.fitted(kept, m.type("caption"), tokens.colour("muted"), row.right - left)
        dots_fit = row.height >= name.get_height() + dot + m.u + note.get_height()
        tall = name.get_height() + dot + m.u + (note.get_height() if dots_fit else 0)
        y = row.centery - tall // 2
        out.blit(name, (left, y))
        out.blit(total, total.get_rect(topright=(row.right, y - (total.get_height() - name.get_height()) // 2)))
        y += name.get_height() + m.u // 2
        for n, line in enumerate(self.block.lines):
            sign = marks.tick(dot, line.cells[seat].kept)
            out.blit(sign, (left + n * (dot + max(1, m.px(3))), y))
        if dots_fit:
            out.blit(note, (left, y + dot + m.u // 2))

    def draw(self, surface: pygame.Surface, share: float) -> None:
        """The panel, which has come ``share`` of its way."""
        if share <= 0:
            return
        picture = self._picture
        place = self.rect.move(0, round(self.m.px(24) * (1 - share)))
        paint.draw_shadow(surface, place, self.m.radius("panel"), "panel", self.m.scale)
        if share < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * min(1.0, share)))
        surface.blit(picture, place)
