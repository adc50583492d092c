"""The players in the order in which they stand, with their totals, for a dark panel."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.rules import places
from scenes import fonts, levels, tokens
from scenes.icons import icon
from scenes.joker.ledger import Ledger, written
from scenes.metrics import Metrics
from scenes.portraits import portrait
from scenes.texts import Texts


@dataclass(frozen=True)
class Rank:
    """A place on the list: its number, who stands there (two seats in pairs), and the points."""

    place: int
    seats: tuple[int, ...]
    total: int


def ranks(totals: tuple[int, ...], pairs: bool) -> list[Rank]:
    """Who stands where, the first first; equal ones in the order of their seats."""
    groups = [(0, 2), (1, 3)] if pairs else [(seat,) for seat in range(len(totals))]
    sums = [sum(totals[seat] for seat in seats) for seats in groups]
    found = [Rank(place, seats, total) for place, seats, total in zip(places(sums), groups, sums, strict=True)]
    return sorted(found, key=lambda rank: (rank.place, rank.seats))


def names(book: Ledger, seats: tuple[int, ...]) -> str:
    """Who they are, partners joined."""
    return " · ".join(book.players[seat].name for seat in seats)


def height(metrics: Metrics, book: Ledger) -> int:
    """Pixels that the list takes."""
    count = 2 if book.pair_totals else len(book.players)
    return 2 * metrics.pad + fonts.height(metrics.type("body"), True) + metrics.u + count * _row(metrics)


def _row(metrics: Metrics) -> int:
    return max(40, metrics.px(56))


def picture(metrics: Metrics, texts: Texts, book: Ledger, size: tuple[int, int]) -> pygame.Surface:
    """The list on nothing."""
    out = pygame.Surface(size, pygame.SRCALPHA)
    m, pad = metrics, metrics.pad
    title = fonts.fitted(texts("sheet-standing"), m.type("body"), tokens.colour("muted"), size[0] - 2 * pad, bold=True)
    out.blit(title, (pad, pad))
    y = pad + title.get_height() + m.u
    face = _row(m) - m.px(12)
    for rank in ranks(book.totals, book.pair_totals is not None):
        middle = y + _row(m) // 2
        first = rank.place == 1 and bool(book.leaders)
        colour = tokens.colour("gold_hi" if first else "ivory")
        place = fonts.text(str(rank.place), m.type("body"), tokens.colour("muted"), bold=True)
        out.blit(place, place.get_rect(midleft=(pad, middle)))
        x = pad + m.px(20)
        for seat in rank.seats:
            drawn = portrait(book.players[seat].portrait, face if len(rank.seats) == 1 else round(face * 0.86))
            out.blit(drawn, drawn.get_rect(midleft=(x, middle)))
            x += drawn.get_width() - (m.px(8) if len(rank.seats) > 1 else 0)
        if first:
            crown = icon("crown_gold", round(face * 0.46), tokens.colour("ink"))
            out.blit(crown, crown.get_rect(midbottom=(pad + m.px(20) + face // 2, middle - face // 2 + m.px(8))))
        x += m.px(12)
        total = fonts.text(written(rank.total), m.type("body"), colour, bold=True)
        # beside it the bars of a level have room
        room = size[0] - pad - x - m.px(30)
        name = fonts.fitted(names(book, rank.seats), m.type("small"), tokens.colour("ivory"), room, bold=first)
        tall = name.get_height() + total.get_height()
        out.blit(name, (x, middle - tall // 2))
        level = book.players[rank.seats[0]].level if len(rank.seats) == 1 else ""
        if level:
            left = x + name.get_width() + m.px(8)
            mark = levels.mark(level, "", m.type("small"), size[0] - pad - left)
            out.blit(mark, mark.get_rect(midleft=(left, middle - tall // 2 + name.get_height() // 2)))
        out.blit(total, (x, middle - tall // 2 + name.get_height()))
        y += _row(m)
    return out
