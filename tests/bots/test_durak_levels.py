"""What no level of the bots of Durak ever does, and what each of them does: the list of users.md, by positions."""

from __future__ import annotations

import random

import pytest

from game.beating import LED_CARDS, PASS, TAKE, beat, lead
from game.bots.budget import Budget
from game.bots.players import Player
from game.cards import SUIT_OF, card, cards, mask
from game.durak import Durak
from game.durak.actions import is_lead, is_throw, throw
from game.durak.deal import DurakDeal
from game.rules import Action
from tests.game.durak_tools import position
from tests.game.test_durak import deal_of

LEVELS = ("plain", "easy", "normal", "hard")
BUDGETS = {"plain": 1, "easy": 1, "normal": 60, "hard": 150}
SEEDS = range(4)
FULL = 12
"""Cards in a talon that is far from gone."""


def decisions(level: str, deal: DurakDeal) -> set[Action]:
    """What this level does at a position, with several seeds."""
    player = Player(Durak.mind, level, Budget(playouts=BUDGETS[level]))
    assert deal.actor is not None
    view = deal.view(deal.actor)
    return {player.decide(view, random.Random(seed)).action for seed in SEEDS}


def led(*names: str) -> Action:
    return lead(mask(cards(names)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [2, 3])
def test_no_high_trump_is_led_first(level: str, players: int) -> None:
    hands = ["6S 9C 8D QD AH KH", "6C 7C 7D 8C 9H 10H", "6D 7S 8S KS AS 8H"][:players]
    for action in decisions(level, position(*hands, talon=FULL)):
        assert all(SUIT_OF[one] != 2 for one in LED_CARDS[action])


@pytest.mark.parametrize("level", LEVELS)
def test_high_trumps_are_not_burnt_early(level: str) -> None:
    """Not on what a plain card covers, and not on a six either while the talon is full."""
    cheap = position("7C 6D 6C 8C AC", "8S AH KH KD 9C 7D", table="7S", talon=FULL)
    assert beat(card("7S"), card("AH")) not in decisions(level, cheap)
    assert beat(card("7S"), card("KH")) not in decisions(level, cheap)
    dear = position("7C 6D 6C 8C AC", "AH KH 8D 9C 7D 8S", table="6S", talon=FULL)
    assert beat(card("6S"), card("AH")) not in decisions(level, dear)


@pytest.mark.parametrize("level", LEVELS)
def test_a_won_game_is_not_thrown_away(level: str) -> None:
    assert decisions(level, position("8D", "8S", table="7S")) == {beat(card("7S"), card("8S"))}
    assert decisions(level, position("8D", "KC AC 10S", "9C 10D", table="8S/QS")) == {throw(card("8D"))}
    assert decisions(level, position("QS QC", "KD AD 9H", "7C 8C")) <= {led("QS"), led("QC"), led("QC", "QS")}


@pytest.mark.parametrize("level", ["plain", "normal", "hard"])
def test_what_was_played_is_remembered_at_the_end(level: str) -> None:
    """The ace cannot be covered and the six goes out after it; led the other way round the king is let in."""
    assert led("AS") in decisions(level, position("6C AS", "KC QS"))


def test_hard_always_remembers_and_counts() -> None:
    assert decisions("hard", position("6C AS", "KC QS")) == {led("AS")}


@pytest.mark.parametrize("level", LEVELS)
def test_who_takes_gets_no_high_trump(level: str) -> None:
    deal = position("AH 9D 8C 7C QD", "6C 8D 9C 10C 8S", table="AC", phase="take", talon=FULL)
    assert decisions(level, deal) == {PASS}


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_attacks_his_own_side(level: str) -> None:
    rng = random.Random(1)
    player = Player(Durak.mind, level, Budget(playouts=6))
    deal = deal_of(rng, 4, True)
    attacks = 0
    while (actor := deal.actor) is not None:
        action = player.decide(deal.view(actor), rng).action
        if is_lead(action) or is_throw(action):
            attacks += 1
            assert deal.view(actor).opposed(deal.guard)
        deal.advance(action)
    assert attacks


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_goes_round_in_a_circle(level: str) -> None:
    """Three players with nothing left to draw: the deal ends long before it would be stopped."""
    player = Player(Durak.mind, level, Budget(playouts=6))
    for seed in range(3):
        rng = random.Random(seed)
        deal = position("6S 9C JD KH", "7S 10C QD AH", "8S JC KD 6H")
        while (actor := deal.actor) is not None:
            deal.advance(player.decide(deal.view(actor), rng).action)
        assert deal.bouts < 60


@pytest.mark.parametrize("level", LEVELS)
def test_what_can_be_covered_cheaply_is_covered_at_the_end(level: str) -> None:
    deal = position("8D QD", "8S", "JD 9C 10C", table="7S")
    assert TAKE not in decisions(level, deal)
