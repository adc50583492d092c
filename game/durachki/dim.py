"""What a player of lesser memory knows of a deal of Durachki: some of what lies aside, was taken, lacked or shunned."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from math import sqrt

from game.beating import RANKMATES
from game.cards import ACE, RANK_OF, SUIT_OF, bits, mask
from game.durachki.view import DurachkiView
from game.memory import Lot


def dimmed(view: DurachkiView, rng: random.Random, memory: float) -> DurachkiView:
    """The view of one who remembers only so much (0 to 1); trumps and aces stay in mind better than other cards."""

    def stays(card: int) -> bool:
        striking = SUIT_OF[card] == view.trump or RANK_OF[card] == ACE
        return rng.random() < (sqrt(memory) if striking else memory)

    gone = _kept(view.gone, stays)
    known, lots = list(view.known), list(view.lots)
    for seat in range(view.players):
        if seat != view.seat:
            known[seat] = _kept(view.known[seat], stays)
            forgotten = (view.known[seat] ^ known[seat]).bit_count()
            lots[seat] = _vaguer(view.lots[seat], rng, memory) + (((0, forgotten),) if forgotten else ())
    shunned = tuple(_kept(cards, stays) for cards in view.shunned)
    return replace(view, gone=gone, known=tuple(known), lots=tuple(lots), shunned=shunned)


def _kept(cards: int, stays: Callable[[int], bool]) -> int:
    return mask(card for card in bits(cards) if stays(card))


def _vaguer(lots: tuple[Lot, ...], rng: random.Random, memory: float) -> tuple[Lot, ...]:
    """Some ranks that a player lacks are forgotten, for all his lots alike."""
    ranks = 0
    for lacks, _ in lots:
        ranks |= lacks
    kept = 0
    while ranks:
        mates = RANKMATES[ranks.bit_length() - 1]
        ranks &= ~mates
        if rng.random() < memory:
            kept |= mates
    return tuple((lacks & kept, count) for lacks, count in lots)
