"""The plain bot of Durak, position by position: it leads low, counts what is gone, helps no opponent, never peeks."""

from __future__ import annotations

import random

import pytest

from game.beating import LED_CARDS, PASS, TAKE, beat, lead
from game.cards import ACE, RANK_OF, SUIT_OF, bits, card, cards, mask
from game.durak import Durak
from game.durak.actions import SWAP, is_lead, is_throw, text, throw
from game.durak.deal import DurakDeal
from game.durak.quick import quick
from game.rules import Action
from tests.game.durak_tools import position
from tests.game.test_durak import TABLES, deal_of

RULES = Durak()
FULL = 12
"""Cards in a talon that is far from gone."""


def advised(deal: DurakDeal) -> Action:
    assert deal.actor is not None
    return RULES.advise(deal.view(deal.actor), random.Random(1))


def led(*names: str) -> Action:
    return lead(mask(cards(names)))


# -- leading and covering ----------------------------------------------------------------------------------


def test_the_lowest_plain_card_is_led() -> None:
    assert advised(position("6H 7S KS AC AH 10H", "6C 6D 8C 8D 9C AD", talon=FULL)) == led("7S")


def test_a_low_pair_is_led_together() -> None:
    assert advised(position("7S 7C KS AC AH 10H", "6C 6D 8C 8D 9C AD", talon=FULL)) == led("7C", "7S")


def test_trumps_are_not_led_while_the_talon_lasts() -> None:
    assert advised(position("6H 7H KS KC AH 10H", "6C 6D 8C 8D 9C AD", talon=FULL)) != led("6H")
    assert SUIT_OF[LED_CARDS[advised(position("6H 7H AS AC AH 10H", "6C", talon=FULL))][0]] != 2


def test_the_cheapest_card_covers() -> None:
    deal = position("7C", "8S AS 6H AH KD 9C", table="7S", talon=FULL)
    assert advised(deal) == beat(card("7S"), card("8S"))


def test_a_high_trump_is_not_spent_on_a_six_while_the_talon_is_full() -> None:
    assert advised(position("7C", "KH AH 7D 8D 9C 8C", table="6S", talon=FULL)) == TAKE


def test_a_pair_is_kept_where_another_card_covers_as_well() -> None:
    deal = position("7C", "8S 8C 8D 9S KD 6H", table="7S", talon=FULL)
    assert advised(deal) == beat(card("7S"), card("9S"))


def test_the_lowest_trump_is_exchanged_at_once() -> None:
    assert advised(position("6H 7S KS", "8C 9C KH", talon="9S AH", trump_six=True)) == SWAP


# -- counting what is gone ---------------------------------------------------------------------------------


def test_a_queen_is_led_once_nothing_that_covers_it_is_left() -> None:
    """The defender takes what he cannot cover; while he may hold a king the six goes first."""
    assert advised(position("6S QC", "7D 8S 9C 10C", "JC KD", known=(1,))) == led("QC")
    assert advised(position("6S QC", "KC 8S 9C 10C", "JC KD", known=(1,))) == led("6S")


def test_a_card_is_added_when_the_higher_ones_are_gone() -> None:
    """The same hand and table: the ace is added once the defender cannot hold a trump any more."""
    talon = "6D 7D 8D 9D 10D JD QD KD"
    covered = position("AD 9S 7S", "8C 9C JC 10C 6C 7C", table="AS/6H", talon=f"{talon} QC KC")
    open_still = position("AD 9S 7S", "8C 9C JC 10C 6C 7C", table="AS/6H", talon=f"{talon} 7H 8H 9H 10H JH QH")
    assert advised(covered) == throw(card("AD"))
    assert advised(open_still) == PASS


# -- helping nobody against oneself ------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["7H", "AH", "AD", "KS"])
def test_who_takes_gets_no_good_card_while_the_talon_lasts(good: str) -> None:
    """He would beat us with it, or our partner."""
    rank = good[:-1]
    attack = f"{rank}C"
    for players in (2, 3, 4):
        others = ["6C 8D 9C", "8S 8C 10S", "6D 6S 10H"][: players - 1]
        hands = [f"{good} QD QH", *others]
        deal = position(*hands, table=attack, phase="take", talon="9S 10D JS JD JH")
        assert throw(card(good)) in deal.legal()
        assert advised(deal) == PASS


def test_who_takes_gets_what_is_of_no_use() -> None:
    deal = position("7D QD QH", "6C 8D 9C", table="7C", phase="take", talon=FULL)
    assert advised(deal) == throw(card("7D"))


def test_nobody_adds_to_an_attack_at_the_partner() -> None:
    """Partners sit opposite; whoever of them has the word never has an attack at the other to add to."""
    rng = random.Random(5)
    seen = 0
    for players in (4, 6):
        for _ in range(20):
            deal = deal_of(rng, players, True)
            while (actor := deal.actor) is not None:
                action = advised(deal)
                if is_lead(action) or is_throw(action):
                    seen += 1
                    assert deal.view(actor).opposed(deal.guard)
                deal.advance(action)
    assert seen > 500


def test_a_trump_is_not_added_for_others_to_profit_by() -> None:
    deal = position("8H KD 10D", "9C 9D 10S", "6S 7S JD", table="8S/QS", talon="9S JS JH")
    assert throw(card("8H")) in deal.legal()
    assert advised(deal) == PASS


# -- the end -----------------------------------------------------------------------------------------------


def test_the_last_card_is_added() -> None:
    assert advised(position("8D", "KC AC 10S", "9C 10D", table="8S/QS")) == throw(card("8D"))


def test_a_won_end_is_won() -> None:
    assert advised(position("6C AS", "KC QS")) == led("AS")


# -- never a hidden card -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_what_is_hidden_does_not_matter(players: int, teams: bool) -> None:
    """Another deal that looks the same to this seat gets the same move, whatever lies where it cannot see."""
    rng = random.Random(f"{players} {teams}")
    differed = 0
    for _ in range(3):
        deal = deal_of(rng, players, teams)
        while (actor := deal.actor) is not None:
            action = advised(deal)
            other = deal.view(actor).sample(rng)
            differed += other.hands != deal.hands
            assert advised(other) == action, text(action)
            deal.apply(action if rng.random() < 0.8 else quick(deal))
    assert differed or players == 6


def test_no_ace_and_no_trump_is_led_first() -> None:
    """Whatever is dealt, as long as there are other cards and a talon to come."""
    rng = random.Random(8)
    for _ in range(60):
        deal = deal_of(rng, 2, False)
        action = advised(deal)
        hand = deal.hands[deal.leader]
        if is_lead(action) and any(SUIT_OF[one] != deal.trump and RANK_OF[one] < ACE for one in bits(hand)):
            assert all(SUIT_OF[one] != deal.trump and RANK_OF[one] < ACE for one in LED_CARDS[action])
