"""What players complain of in bots (users.md, "Bots"), as positions of Durachki for every level."""

from __future__ import annotations

import random
from functools import partial

import pytest

from game.beating import LED_MASK, PASS, TAKE, beat, lead
from game.bots.budget import Budget
from game.bots.players import Player
from game.bots.thought import Thought
from game.cards import SUIT_MASK, card, cards, mask, pack, shuffled
from game.durachki import Durachki
from game.durachki.actions import is_lead
from game.durachki.deal import DurachkiDeal
from game.durachki.options import DurachkiOptions
from game.memory import Memory
from game.rules import Action
from tests.game.test_durachki import position

LEVELS = ("plain", "easy", "normal", "hard")
SEEDS = range(8)
BUDGETS = {"hard": Budget(playouts=160)}
"""Of the others each has its own."""


def led(*of: str) -> Action:
    return lead(mask(cards(of)))


def decide(who: str, deal: DurachkiDeal, seed: int) -> Thought:
    assert deal.actor is not None
    return Player(Durachki.mind, who, BUDGETS.get(who)).decide(deal.view(deal.actor), random.Random(seed))


def moves(who: str, deal: DurachkiDeal) -> set[Action]:
    """What a player does here with several seeds."""
    return {decide(who, deal, seed).action for seed in SEEDS}


every_level = partial(pytest.mark.parametrize, "who", LEVELS)()


@every_level
def test_no_trump_is_led_first_least_of_all_the_ace(who: str) -> None:
    deal = position("AS 7S 6H 8D 9C JD QC 10H KD", "7C 8H 9D 10C JH KC AD AH QS", "6C 7D 8C 9H 10D JC QH KH 8S")
    for action in moves(who, deal):
        assert is_lead(action)
        assert not LED_MASK[action] & SUIT_MASK[3]


@every_level
def test_a_pair_of_aces_with_the_ace_of_trumps_is_not_led_first(who: str) -> None:
    deal = position("6C 8C 9D AD 6H 9H JH QS AS", "7C 8H 8D 10C JC KC QD AH QC", "6D 7D 8S 9C 10D JD QH KH 10H")
    for action in moves(who, deal):
        assert not LED_MASK[action] & SUIT_MASK[3]


@every_level
def test_what_plain_cards_cover_is_not_taken_early(who: str) -> None:
    deal = position("9D 9C KC", "QH AC KD QD JD 9S 10S", "8C 7D 10C", table="JH KC")
    assert TAKE not in moves(who, deal)


@every_level
def test_no_trump_is_spent_where_a_small_card_covers(who: str) -> None:
    deal = position("9D 9C KC", "8H AS KD QC JD 9H", "8C 7D 10C", table="7H")
    assert moves(who, deal) <= {beat(card("7H"), card("8H")), beat(card("7H"), card("9H"))}


@every_level
def test_nobody_attacks_himself(who: str) -> None:
    deal = position("7H 9D KC", "7C KD 8H", "8S QD 9C", fly="may")
    deal.advance(led("7H"))
    assert deal.actor == 1
    assert moves(who, deal) == {PASS}


@every_level
def test_last_cards_of_a_rank_are_led_together(who: str) -> None:
    assert moves(who, position("AS AD", "8C KD", "10C QD")) == {led("AS", "AD")}


@every_level
def test_the_last_card_covers_whatever_it_is(who: str) -> None:
    deal = position("9D", "AS", "10C", table="7H")
    assert moves(who, deal) == {beat(card("7H"), card("AS"))}


@every_level
def test_what_can_be_covered_at_the_end_is_not_taken(who: str) -> None:
    """Covering leaves one card to lead, which wins; taking leaves three."""
    deal = position("9D KC", "8H QC", "", table="7H", take="uncovered")
    assert moves(who, deal) == {beat(card("7H"), card("8H"))}


@every_level
def test_who_can_win_at_once_with_two_trumps_does(who: str) -> None:
    deal = position("9D KC", "8S AS", "", table="7H 7C")
    assert TAKE not in moves(who, deal)


def opened(*hands: str) -> DurachkiDeal:
    """A position in which all hands have been seen: every card was taken from the table once."""
    deal = position(*hands)
    deal._memory = Memory(tuple(deal.hands), ((),) * len(hands))
    return deal


@pytest.mark.parametrize("seed", SEEDS)
def test_hard_remembers_what_the_last_opponent_took(seed: int) -> None:
    """The nine would be covered, and the six come back: the queen must go first, though it is not the smallest."""
    deal = opened("9H QD", "10H 6C")
    thought = decide("hard", deal, seed)
    assert thought.action == led("QD")
    assert thought.proved
    assert thought.chance == 1.0
    assert decide("plain", deal, seed).action == led("9H")


@pytest.mark.parametrize("seed", SEEDS)
def test_cards_out_of_play_do_not_keep_hard_from_counting(seed: int) -> None:
    """A third player is out, and nine cards were never seen: what matters is known all the same."""
    assert decide("hard", opened("9H QD", "10H 6C", ""), seed).proved


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("who", LEVELS)
def test_no_deal_goes_on_for_ever(who: str, players: int) -> None:
    rng = random.Random(players)
    player = Player(Durachki.mind, who, Budget(playouts=16))
    for _ in range(3):
        deal = DurachkiDeal(DurachkiOptions(), players, 0, shuffled(pack(), rng))
        while (actor := deal.actor) is not None:
            deal.advance(player.decide(deal.view(actor), rng).action)
        assert deal.how != "stopped"
        assert deal.bouts < 80
