"""Positions of Durak for tests: hearts are trumps, seat 0 leads at its left neighbour."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from game.cards import SUIT_OF, bits, card, cards, mask, pack, shuffled, suit_index
from game.durak.deal import DurakDeal
from game.durak.options import DurakOptions
from game.durak.setup import set_up
from game.memory import Memory


def talon_of(count: int, seen: list[int], trump: int) -> list[int]:
    """So many cards that were not seen, mixed, the lowest trump of them last."""
    free = [one for one in pack() if one not in seen]
    turned = next(one for one in free if SUIT_OF[one] == trump)
    free.remove(turned)
    return [*shuffled(free, random.Random(count))[: count - 1], turned]


def position(
    *hands: str,
    table: str = "",
    talon: str | int = "",
    trump: str = "H",
    leader: int = 0,
    known: Sequence[int] = (),
    discarded: int | None = None,
    phase: str | None = None,
    start_hand: int | None = None,
    defender: int | None = None,
    word: int | None = None,
    bouts: int = 0,
    **options: Any,
) -> DurakDeal:
    """Hands and talon as names of cards; a table such as "7S/8S 9C", what covers a card after the slash.

    A number as talon is that many of the other cards, a trump last. All that is left of the pack is gone unless
    ``discarded`` says how many are. ``known``: the seats whose cards
    everybody knows.
    """
    masks = [mask(cards(hand.split())) for hand in hands]
    pairs: list[tuple[int, int | None]] = []
    for pair in table.split():
        attack, _, cover = pair.partition("/")
        pairs.append((card(attack), card(cover) if cover else None))
    laid = [one for pair in pairs for one in pair if one is not None]
    seen = laid + [one for hand in masks for one in bits(hand)]
    left = cards(talon.split()) if isinstance(talon, str) else talon_of(talon, seen, suit_index(trump))
    assert len({*seen, *left}) == len(seen) + len(left), "a card lies in two places"
    gone = mask(pack()) & ~mask(seen + left)
    held = [hand.bit_count() for hand in masks]
    memory = Memory(
        tuple(hand if seat in known else 0 for seat, hand in enumerate(masks)),
        tuple(((0, count),) if count and seat not in known else () for seat, count in enumerate(held)),
    )
    return set_up(
        DurakOptions(**options),
        suit_index(trump),
        masks,
        leader=leader,
        talon=left,
        table=pairs,
        gone=gone,
        discarded=gone.bit_count() if discarded is None else discarded,
        phase=phase,
        start_hand=start_hand,
        defender=defender,
        word=word,
        bouts=bouts,
        memory=memory,
    )
