"""What a joker in a trick was called, as a bubble beside its card."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.joker import actions
from scenes.table import hud
from scenes.table.layout import TableLayout
from scenes.table.suits import suit_colour, suit_icon
from scenes.texts import Texts
from scenes.widgets.faces import Look


def call(
    look: Look,
    layout: TableLayout,
    texts: Texts,
    four: bool,
    leader: int,
    plays: Sequence[int],
    place_of: Callable[[int], int],
) -> tuple[pygame.Surface, tuple[int, int]] | None:
    """The bubble of the last joker in a trick and its middle on the screen; None where no joker was played as one.

    ``plays`` in order from the seat ``leader``; ``four``: suits in four colours.
    """
    called = [(index, way) for index, play in enumerate(plays) if (way := actions.WAY_OF[play]) is not None]
    if not called:
        return None
    index, way = called[-1]
    suit: int | None = None
    if way >= actions.HIGH:
        suit = actions.LED_SUIT[plays[index]]
        words = texts("joker-high" if way < actions.LOW else "joker-low")
    else:
        words = texts({actions.TAKE: "joker-take", actions.GIVE: "joker-give"}.get(way, "joker-face"))
    seat = layout.seats[place_of((leader + index) % layout.players)]
    middle, _ = layout.slots[place_of((leader + index) % layout.players)]
    width, m = layout.trick_width, look.metrics

    def bubble(tail: str) -> pygame.Surface:
        return hud.call(look, words, suit_icon(suit) if suit is not None else "", suit_colour(suit, four), tail)

    beside = bubble("right" if seat.side == "left" else "left")
    away = width // 2 + m.px(10) + beside.width // 2
    at = (middle[0] + (-away if seat.side == "left" else away), middle[1] + m.px(26))
    if seat.side != "top" and not beside.get_rect(center=at).inflate(-m.px(20), 0).colliderect(seat.plate):
        return beside, at
    # no room beside it: over the lower half of the card, which says the same as the upper one
    over = bubble("")
    return over, (middle[0], middle[1] + round(width * 0.62) - over.height // 2 + m.px(14))
