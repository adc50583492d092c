"""What can be read from the sheet of a match: bids kept, khishts, premiums, the best deal of each player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.joker.sheet import JokerSheet
from scenes import fonts, paint, tokens
from scenes.icons import icon
from scenes.joker import marks
from scenes.joker.ledger import Ledger, written
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.texts import Texts


@dataclass(frozen=True)
class Figures:
    """One player's match: ``kept`` of ``deals`` bids, khishts, premiums that brought points, the best deal."""

    kept: int
    deals: int
    khishts: int
    premiums: int
    best: int


def figures(sheet: JokerSheet, seat: int) -> Figures:
    """The figures of a seat."""
    return Figures(
        sum(row.exact(seat) for row in sheet.rows),
        len(sheet.rows),
        sum(row.khisht[seat] for row in sheet.rows),
        sum(pulka.premium[seat] > 0 for pulka in sheet.pulkas),
        max((row.points[seat] for row in sheet.rows), default=0),
    )


def columns(sheet: JokerSheet) -> dict[str, Callable[[Figures], str]]:
    """The columns that can occur at this table, and what stands in them."""
    found: dict[str, Callable[[Figures], str]] = {"kept": lambda one: f"{one.kept}/{one.deals}"}
    if not sheet.options.minus:
        found["khisht"] = lambda one: str(one.khishts)
    if sheet.options.premium != "off":
        found["premium"] = lambda one: str(one.premiums)
    found["best"] = lambda one: written(one.best)
    return found


def picture(metrics: Metrics, texts: Texts, theme: str, book: Ledger, sheet: JokerSheet, width: int) -> pygame.Surface:
    """The table on a dark panel, as high as it needs."""
    m, pad = metrics, metrics.pad
    line = max(27, m.px(34))
    there = columns(sheet)
    words = {} if m.small else {name: texts(f"result-{name}") for name in there}
    caption = fonts.height(m.type("caption"))
    head = (2 * caption if words else caption) + m.px(10)
    size = (width, head + line * len(book.players) + 2 * (pad // 2) + m.u)
    out = paint.panel(size, theme, m.radius("panel")).copy()
    face = line - 3
    named = 0.0 if m.small else 0.22
    left = pad + face + m.px(8) + round(width * named)
    each = (width - pad // 2 - left) / len(there)
    for n, name in enumerate(there):
        middle = round(left + (n + 0.5) * each)
        sign = _sign(name, m.type("caption") + 2, book.fine)
        out.blit(sign, sign.get_rect(center=(middle, pad // 2 + m.px(3) + caption // 2)))
        if words:
            word = fonts.fitted(words[name], m.type("caption"), tokens.colour("muted"), round(each) - 4)
            out.blit(word, word.get_rect(midtop=(middle, pad // 2 + m.px(5) + caption)))
    for seat, player in enumerate(book.players):
        y = pad // 2 + head + seat * line + line // 2
        drawn = portrait(player.portrait, face)
        out.blit(drawn, drawn.get_rect(midleft=(pad, y)))
        if named:
            called = fonts.fitted(
                player.name, m.type("small"), tokens.colour("ivory"), left - pad - face - m.px(16), bold=True
            )
            out.blit(called, called.get_rect(midleft=(pad + face + m.px(8), y)))
        one = figures(sheet, seat)
        for n, show in enumerate(there.values()):
            number = fonts.text(show(one), m.type("body"), tokens.colour("ivory"), bold=True)
            out.blit(number, number.get_rect(center=(round(left + (n + 0.5) * each), y)))
    return out


def _sign(name: str, px: int, fine: int) -> pygame.Surface:
    if name == "kept":
        return marks.tick(px, True)
    if name == "khisht":
        return marks.stamp(written(fine), round(px * 0.8))
    if name == "premium":
        return icon("star", px, tokens.colour("gold"))
    return marks.pill((round(px * 1.9), px))
