"""What a side knows: its own pile within bounds, the other's exactly, and hidden deals that agree with it."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.bura import actions, events
from game.bura.answers import points
from game.bura.assist import Bounds, other_pile, own_pile
from game.bura.hand import BuraHand
from game.cards import BIT, bits, card
from tests.game.bura_tools import any_table, at_random, dealt, do, held, table

FIRST, SECOND = "AS KS QH", "JS QS JH"
TALON = "AC 10C KC QC 10D KD 10S AH KH 10H JC QD AD"
"""With the jack of diamonds turned this is the whole pack of twenty."""


def given_two() -> BuraHand:
    """Seat 0 has led ace and king of spades and was given jack and queen face down."""
    hand = dealt(FIRST, SECOND, turned="JD", talon=TALON)
    do(hand, "lead:AS+KS", "give:JS+QS")
    return hand


def test_the_taker_does_not_see_what_he_was_given_nor_do_onlookers() -> None:
    hand = dealt(FIRST, SECOND, turned="JD", talon=TALON)
    told = do(hand, "lead:AS+KS", "give:JS+QS")
    gift = next(event for event in told if isinstance(event, events.Given))
    assert gift.cards == tuple(bits(held("JS QS")))
    assert gift.seen_by(1) == gift
    assert gift.seen_by(0) == gift.seen_by(None) == events.Given(1, 2, None)
    taker, giver = hand.view(0), hand.view(1)
    assert (taker.known, taker.face_down, taker.piles) == (held("AS KS"), 2, (4, 0))
    assert taker.tricks[0] == (0, held("AS KS"), 0, "given", 0)
    assert taker.actions == ((0, actions.parse("lead:AS+KS")), (1, actions.GIVE))
    assert giver.theirs == held("AS KS JS QS")
    assert giver.tricks[0].answer == held("JS QS")
    assert held("JS QS") & taker.unseen == held("JS QS")


def test_bounds_of_the_own_pile() -> None:
    hand = given_two()
    assert own_pile(hand.view(0)) == Bounds(15 + 2 + 2, 15 + 11 + 11)
    assert other_pile(hand.view(1)) == 15 + 2 + 3
    assert own_pile(hand.view(1)) == Bounds(0, 0)
    five = dealt("AS KS 6H 7H 8H", "6S 7S QH KH AH", turned="JD", cards=5)
    do(five, "lead:AS", "answer:6S")
    assert own_pile(five.view(0)) == Bounds(11, 11)


def test_the_turned_trump_cannot_have_been_given_before_it_was_drawn() -> None:
    hand = given_two()
    assert hand.view(0).possible_gifts & BIT[card("JD")] == 0
    assert hand.view(0).unseen & BIT[card("JD")] == 0


@pytest.mark.parametrize("seed", range(4))
def test_bounds_are_reached_and_never_passed(seed: int) -> None:
    rng = random.Random(seed)
    hands = at_random(table(royal=True), rng, offers=False)
    for hand in [hand.copy() for hand in hands]:
        for side in (0, 1):
            view = hand.view(side)
            bounds = own_pile(view)
            assert bounds.least <= hand.points[side] <= bounds.most
            assert other_pile(view) == hand.points[1 - side]
            if 0 < view.face_down <= 2:
                found = {points(view.sample(rng).piles[side]) for _ in range(400)}
                assert (min(found), max(found)) == bounds


def test_samples_are_spread_evenly() -> None:
    """Which two of the fourteen unseen cards were given: each pair is as likely as any other."""
    rng = random.Random(9)
    view = given_two().view(0)
    assert view.unseen.bit_count() == 14
    tries = 6000
    found = Counter(card for _ in range(tries) for card in bits(view.sample(rng).gifts[0]))
    assert len(found) == 14
    for count in found.values():
        assert abs(count - tries * 2 / 14) < 4.5 * (tries * 2 / 14) ** 0.5


def test_the_drawn_turned_trump_may_be_a_late_gift() -> None:
    """Once the other side has drawn it, it is in its hand or among what it gave since."""
    rng = random.Random(2)
    seen: Counter[tuple[str, bool]] = Counter()
    for _ in range(1200):
        for hand in at_random(table(), rng, offers=False):
            if hand.outcome is not None or hand.turned_by is None:
                continue
            view = hand.view(1 - hand.turned_by)
            if not view.unseen & BIT[view.turned]:
                continue
            late = any(may_be for _, may_be in view.given_to_me())
            sample = view.sample(rng)
            place = "gift" if sample.gifts[view.seat] & BIT[view.turned] else "hand"
            seen[place, late] += 1
            assert late or place == "hand"
    assert seen["gift", True]
    assert seen["hand", True]
    assert seen["hand", False]


def test_samples_play_on_like_the_real_hand() -> None:
    rng = random.Random(4)
    for _ in range(40):
        for hand in at_random(any_table(rng), rng):
            for side in (0, 1):
                view = hand.view(side)
                sample = view.sample(rng)
                assert sample.view(side) == view
                assert sample.opening(None)[-1] == hand.opening(None)[-1]


def test_a_counted_pile_is_known_to_both() -> None:
    hand = given_two()
    do(hand, "var")
    view = hand.view(0)
    assert (view.known, view.face_down) == (held("AS KS JS QS"), 0)
    assert view.outcome is not None
    assert view.outcome.points == (20, None)
    assert view.outcome.shown == held("AS KS JS QS")
    assert view.sample(random.Random(1)).view(0) == view


def test_a_shown_bura_is_known_to_both() -> None:
    hand = dealt("JD QD KD", "AS KS QH", turned="10D")
    do(hand, "bura")
    view = hand.view(1)
    assert view.shown_hand == held("JD QD KD")
    assert view.unseen & view.shown_hand == 0
    assert view.sample(random.Random(1)).hands[0] == view.shown_hand
