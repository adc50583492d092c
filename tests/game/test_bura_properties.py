"""What holds in every hand of Bura, whatever is played."""

from __future__ import annotations

import random

import pytest

from game.bura.actions import ACCEPT, CARDS, GIVE, OFFER, kind_of
from game.bura.hand import BuraHand
from game.bura.options import CLAIM, BuraOptions
from game.cards import BIT, mask, shuffled
from game.rules import Event
from tests.game.bura_tools import any_table, at_random, table
from tests.soak import rounds

LONGEST = 46
"""Actions of the longest hand: eighteen tricks of one card each, five offers and their answers."""


def check_tables(rng: random.Random, hands: int) -> None:
    for _ in range(hands):
        options = any_table(rng)
        check_hand(options, rng)
        check_hidden(options, rng)


def check_hand(options: BuraOptions, rng: random.Random) -> None:
    for done, hand in enumerate(at_random(options, rng)):
        assert done <= LONGEST
        assert hand.piles[0] & hand.piles[1] == 0
        assert all(hand.gifts[side] & ~hand.piles[side] == 0 for side in (0, 1))
        assert 1 <= hand.stake <= 6
        if not hand.table and hand.outcome is None:
            sizes = {held.bit_count() for held in hand.hands}
            assert len(sizes) == 1
            assert sizes == {options.cards} or hand.talon_left == 0
            assert hand.talon_left % 2 == 0
    check_end(hand)


def check_end(hand: BuraHand) -> None:
    ended = hand.outcome
    assert ended is not None
    assert ended.gain == ended.stake * ended.times
    assert (ended.winner is None) == (ended.reason == "draw") == (ended.times == 0)
    if ended.reason in ("exhausted", "points", "draw"):
        assert hand.talon_left == 0
        assert hand.hands == [0, 0]
        assert sum(hand.points) == 120
        assert all(pile.bit_count() % 2 == 0 for pile in hand.piles)
    if ended.reason == "exhausted":
        assert (hand.points[hand.leader] >= CLAIM) == (ended.winner == hand.leader)
    if hand.options.cards == 5:
        assert ended.reason not in ("var", "wrong_var", "bura", "royal", "exhausted")
        assert hand.gifts == [0, 0]
    else:
        assert ended.reason not in ("points", "draw")
        assert ended.times == (2 if ended.reason == "royal" else 1)


def check_hidden(options: BuraOptions, rng: random.Random) -> None:
    """What was given face down stays out of everything its taker gets to see or hear."""
    hand = BuraHand(options, rng.randrange(2), shuffled(options.pack, rng), no_offers=True)
    known = [0, 0]
    """By side: the cards it has been shown."""

    def tell(told: list[Event]) -> None:
        for side in (0, 1):
            known[side] |= shown([event.seen_by(side) for event in told])

    for side in (0, 1):
        known[side] = shown(hand.opening(side))
    while hand.actor is not None:
        gifts = [action for action in hand.legal() if kind_of(action) == GIVE]
        tell(hand.play(rng.choice(gifts or list(hand.legal()))))
        for side in (0, 1):
            view = hand.view(side)
            secret = hand.gifts[side] & ~(hand.outcome.shown if hand.outcome else 0)
            assert known[side] & secret & ~BIT[hand.turned] == 0
            assert view.known & secret == 0
            assert view.face_down == secret.bit_count()
            assert all((trick.led | trick.answer) & secret == 0 for trick in view.tricks)
            assert all(done & secret == 0 for _, done in view.actions)
            assert view.possible_gifts & secret == secret
            assert view.hand & ~known[side] == 0


def shown(told: list[Event]) -> int:
    """All cards that these events name."""
    cards = 0
    for event in told:
        card = getattr(event, "card", None)
        cards |= mask(getattr(event, "cards", None) or (() if card is None else (card,)))
    return cards


def test_every_hand_keeps_the_rules() -> None:
    check_tables(random.Random(5), 150)


@pytest.mark.soak
def test_many_hands_keep_the_rules() -> None:
    seed = random.randrange(10**9)
    print("seed", seed)
    check_tables(random.Random(seed), rounds(10_000))


def test_the_longest_hand_is_as_long_as_that() -> None:
    """Single cards only, and every offer made and accepted."""
    hand = BuraHand(table(cards=5), 0, table(cards=5).pack)
    done = 0
    while hand.actor is not None:
        legal = list(hand.legal())
        wanted = [action for action in (OFFER, ACCEPT) if action in legal]
        hand.advance(wanted[0] if wanted else min(legal, key=lambda action: (action & CARDS).bit_count()))
        done += 1
    assert done == LONGEST
