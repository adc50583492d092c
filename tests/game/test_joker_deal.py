"""Dealing, trumps, bidding, the toss, and a deal as JSON."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import ACE, bits, card, mask, name, pack, rank, shuffled
from game.joker.actions import LOOK, TRUMP_CHOICES, bid, parse
from game.joker.bidding import forbidden, legal_bids
from game.joker.deal import JokerDeal
from game.joker.events import Cut, FourthCardLooked, TrumpNamed, TrumpTurned
from game.joker.options import JokerOptions
from game.rules import CardDealt, RulesError
from tests.game import joker_book as book
from tests.game.joker_tools import JOKER, moments, random_deal

steady = settings(deadline=None, derandomize=True, max_examples=150)
orders = st.permutations(pack())
seats = st.sampled_from([2, 3, 4])


def _suit(of: int) -> str | None:
    return None if name(of) in book.JOKERS else name(of)[-1]


@steady
@given(orders, seats, st.integers(0, 3), st.integers(1, 8))
def test_cards_go_round_one_at_a_time_and_the_next_is_turned(
    deck: list[int], players: int, dealer: int, cards: int
) -> None:
    dealer %= players
    deal = JokerDeal(JokerOptions(), players, dealer, cards, deck)
    hands: list[list[int]] = [[] for _ in range(players)]
    seat = dealer
    left = list(deck)
    for _ in range(players * cards):
        seat = (seat + 1) % players
        hands[seat].append(left.pop(0))
    assert deal.hands == [mask(hand) for hand in hands]
    assert deal.turned == left[0]
    assert (None if deal.trump is None else "CDHS"[deal.trump]) == _suit(left[0])
    assert deal.phase == "bid"
    opening = deal.opening(0)
    assert opening[0] == Cut((dealer - 1) % players, dealer)
    assert opening[-1] == TrumpTurned(left[0], deal.trump, None)
    dealt = opening[1:-1]
    assert [event.seat for event in dealt if isinstance(event, CardDealt)] == [
        (dealer + 1 + turn) % players for turn in range(players * cards)
    ]


@steady
@given(orders, seats, st.integers(0, 3), st.sampled_from(TRUMP_CHOICES))
def test_trumps_are_named_after_three_cards(deck: list[int], players: int, dealer: int, choice: int) -> None:
    dealer %= players
    deal = JokerDeal(JokerOptions(), players, dealer, 9, deck)
    chooser = (dealer + 1) % players
    assert deal.actor == chooser
    assert tuple(deal.legal()) == TRUMP_CHOICES
    assert [hand.bit_count() for hand in deal.hands] == [3] * players
    assert deal.hands[chooser] == mask(deck[0 : 3 * players : players])
    events = deal.play(choice)
    assert [hand.bit_count() for hand in deal.hands] == [9] * players
    assert deal.hands[chooser] == mask(deck[0 : 9 * players : players])
    assert deal.actor == chooser
    assert deal.phase == "bid"
    assert deal.trump == (choice - parse("trump:C") if choice not in (LOOK, parse("trump:none")) else None)
    if choice == LOOK:
        assert events[0] == FourthCardLooked(chooser, deck[3 * players])
    else:
        assert events[0] == TrumpNamed(chooser, deal.trump)
    assert [event.card for event in events[1:] if isinstance(event, CardDealt)] == deck[3 * players : 9 * players]


@steady
@given(orders, seats, st.integers(0, 3))
def test_the_dealers_last_card_or_the_next_one_is_turned(deck: list[int], players: int, dealer: int) -> None:
    dealer %= players
    deal = JokerDeal(JokerOptions(nine_trump="last_card"), players, dealer, 9, deck)
    turned = deck[35] if players == 4 else deck[9 * players]
    assert deal.turned == turned
    assert (None if deal.trump is None else "CDHS"[deal.trump]) == _suit(turned)
    assert (turned in bits(deal.hands[dealer])) == (players == 4)
    assert deal.opening(None)[-1] == TrumpTurned(turned, deal.trump, dealer if players == 4 else None)
    assert deal.phase == "bid"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("dealer_limit", [True, False])
def test_only_the_dealer_is_limited_and_only_by_one_bid(players: int, dealer_limit: bool) -> None:
    rng = random.Random(players)
    for cards in range(1, 10):
        for _ in range(40):
            bids: list[int] = []
            while len(bids) < players:
                legal = legal_bids(bids, cards, players, dealer_limit)
                expected = set(range(cards + 1))
                if dealer_limit and len(bids) == players - 1:
                    expected -= {cards - sum(bids)}
                    assert forbidden(bids, cards) == (cards - sum(bids) if sum(bids) <= cards else None)
                assert set(legal) == {bid(tricks) for tricks in expected}
                bids.append(rng.choice(sorted(expected)))
            assert not dealer_limit or sum(bids) != cards


def test_bids_never_add_up_to_the_cards() -> None:
    rng = random.Random(11)
    for _ in range(120):
        deal = random_deal(rng)
        *_, last = moments(deal, rng)
        assert len(last.bids) == last.players
        assert sum(last.bids) != last.cards or not last.options.dealer_limit
        assert sum(last.took) == last.cards
        assert [last.bid_of((last.dealer + 1 + turn) % last.players) for turn in range(last.players)] == last.bids


def test_the_first_bidder_leads_and_bidding_ends_with_the_dealer() -> None:
    rng = random.Random(12)
    for _ in range(60):
        deal = random_deal(rng)
        order = []
        while deal.phase != "play":
            if deal.phase == "bid":
                order.append(deal.actor)
            deal.advance(rng.choice(list(deal.legal())))
        assert order == [(deal.dealer + 1 + turn) % deal.players for turn in range(deal.players)]
        assert deal.actor == deal.leader == order[0]


@steady
@given(orders, seats)
def test_the_toss_falls_on_the_first_ace_dealt(deck: list[int], players: int) -> None:
    toss = JOKER.toss(deck, players)
    assert toss.centre == deck[0]
    seat = 0
    for (to, dealt), expected in zip(toss.dealt, deck[1:], strict=False):
        seat = (seat + 1) % players
        assert (to, dealt) == (seat, expected)
    assert [rank(dealt) == ACE for _, dealt in toss.dealt] == [False] * (len(toss.dealt) - 1) + [True]
    assert toss.seat == seat


def test_a_toss_without_an_ace_is_refused() -> None:
    with pytest.raises(RulesError):
        JOKER.toss([card("AS"), card("KS")], 2)


def _spoilt(good: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """The deal with one thing in it changed to something odd."""
    wrong = copy.deepcopy(good)
    odds: list[Any] = [None, -1, 0, 5, 99, 2.5, True, "", "x", [], {}, [1], "7H"]
    odd = rng.choice(odds)
    key = rng.choice(list(wrong))
    if key == "options" and rng.random() < 0.7:
        wrong["options"][rng.choice(list(wrong["options"]))] = odd
    elif isinstance(wrong[key], list) and wrong[key] and rng.random() < 0.8:
        wrong[key][rng.randrange(len(wrong[key]))] = rng.choice([odd, rng.choice(wrong[key])])
    elif rng.random() < 0.2:
        del wrong[key]
    else:
        wrong[key] = odd
    return wrong


def test_a_spoilt_deal_is_refused_or_is_a_deal() -> None:
    rng = random.Random(13)
    refused = 0
    for _ in range(1500):
        deal = random_deal(rng)
        for _, _ in zip(range(rng.randrange(12)), moments(deal, rng), strict=False):
            pass
        try:
            state = JOKER.state_from_json(_spoilt(deal.to_json(), rng))
        except RulesError:
            refused += 1
            continue
        assert sorted(state.deck) == pack()
        for _ in moments(state, rng):
            pass
        assert state.result is not None
    assert refused > 1000


def test_the_deck_of_a_deal_decides_everything() -> None:
    rng = random.Random(14)
    deck = shuffled(pack(), rng)
    assert shuffled(pack(), random.Random(1)) == shuffled(pack(), random.Random(1))
    assert sorted(deck) == pack()
    assert JokerDeal(JokerOptions(), 4, 0, 9, deck) == JokerDeal(JokerOptions(), 4, 0, 9, tuple(deck))
    assert JokerDeal(JokerOptions(), 4, 0, 9, deck) != JokerDeal(JokerOptions(), 4, 1, 9, deck)
