"""Positions of Durak for tests: hearts are trumps, seat 0 leads at its left neighbour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.cards import card, cards, mask, pack, suit_index
from game.durak.deal import DurakDeal
from game.durak.options import DurakOptions
from game.durak.setup import set_up
from game.memory import Memory


def position(
    *hands: str,
    table: str = "",
    talon: str = "",
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

    All other cards of the pack are gone unless ``discarded`` says how many are. ``known``: the seats whose cards
    everybody knows.
    """
    masks = [mask(cards(hand.split())) for hand in hands]
    pairs: list[tuple[int, int | None]] = []
    for pair in table.split():
        attack, _, cover = pair.partition("/")
        pairs.append((card(attack), card(cover) if cover else None))
    left = cards(talon.split())
    laid = mask(one for pair in pairs for one in pair if one is not None)
    gone = mask(pack()) & ~(laid | mask(left))
    for hand in masks:
        gone &= ~hand
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
