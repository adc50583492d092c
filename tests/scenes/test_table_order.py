"""The order of the hand."""

from __future__ import annotations

import itertools
import random

import pytest

from game.cards import card, cards, pack, rank, suit
from scenes.table.order import in_hand

JOKERS = (card("6S"), card("6C"))


@pytest.mark.parametrize("order", ["suits_alternating", "suits", "ranks"])
@pytest.mark.parametrize("side", ["left", "right"])
@pytest.mark.parametrize("trump", [None, 0, 1, 2, 3])
def test_nothing_is_lost_and_jokers_and_trumps_stand_at_their_end(order: str, side: str, trump: int | None) -> None:
    rng = random.Random(7)
    for _ in range(60):
        held = rng.sample(pack(), rng.randrange(1, 10))
        shown = in_hand(held, trump, order, side, JOKERS)
        assert sorted(shown) == sorted(held)
        inward = shown if side == "right" else shown[::-1]
        kinds = [2 if c in JOKERS else 1 if suit(c) == trump else 0 for c in inward]
        assert kinds == sorted(kinds)


@pytest.mark.parametrize("trump", [None, 0, 1, 2, 3])
def test_colours_alternate_where_they_can(trump: int | None) -> None:
    for count in range(1, 5):
        for suits in itertools.combinations(range(4), count):
            held = [one * 13 + rank_ for one in suits for rank_ in (5, 9)]
            seen = [
                key for key, _ in itertools.groupby(suit(c) for c in in_hand(held, trump, "suits_alternating", "right"))
            ]
            red = [one in (1, 2) for one in seen]
            plain = [r for r, s in zip(red, seen, strict=True) if s != trump]
            if abs(sum(plain) - (len(plain) - sum(plain))) <= 1:
                assert all(a != b for a, b in itertools.pairwise(plain))
            assert len(seen) == count


def test_ranks_rise_within_a_suit() -> None:
    shown = in_hand(cards(["AH", "7H", "KH", "9S", "10S"]), None, "suits", "right")
    for _, group in itertools.groupby(shown, suit):
        ranks = [rank(c) for c in group]
        assert ranks == sorted(ranks)
