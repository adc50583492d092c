"""What a player of poor memory knows: a view of Durak with some of what was to be seen forgotten."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from game.cards import BIT, KING, RANK_OF, SUIT_OF, bits
from game.durak.view import DurakView
from game.memory import Lot

STRIKING: Final = 3
"""Of trumps, aces and kings only that is forgotten which would be forgotten so many times over."""


def dim(view: DurakView, rng: random.Random, memory: float) -> DurakView:
    """The view of one who remembers each card that is gone or was taken with this chance, trumps and high ones better.

    What being passed over has shown is forgotten by hands. The cards of the table, the own hand and all numbers are in
    sight and stay.
    """

    def remembered(cards: int) -> int:
        found = 0
        for card in bits(cards):
            striking = SUIT_OF[card] == view.trump or RANK_OF[card] >= KING
            chance = 1.0 - (1.0 - memory) ** STRIKING if striking else memory
            if rng.random() < chance:
                found |= BIT[card]
        return found

    known: list[int] = []
    lots: list[tuple[Lot, ...]] = []
    for seat, (cards, of_seat) in enumerate(zip(view.known, view.lots, strict=True)):
        kept = cards if seat == view.seat else remembered(cards)
        forgotten = (cards & ~kept).bit_count()
        known.append(kept)
        if seat != view.seat and (forgotten or rng.random() >= memory):
            count = forgotten + sum(number for _, number in of_seat)
            lots.append(((0, count),) if count else ())
        else:
            lots.append(of_seat)
    return replace(view, gone=remembered(view.gone), known=tuple(known), lots=tuple(lots))
