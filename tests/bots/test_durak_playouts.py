"""Who plays imagined deals of Durak out: the quick player, the simple one, and foresight near the end."""

from __future__ import annotations

import random

import pytest

from game.beating import COVERERS, LED_CARDS, LED_MASK, PASS, TAKE, beaten, is_beat, lead
from game.cards import BIT, SUIT_MASK, card
from game.durak import Durak
from game.durak.actions import SWAP, THROW, is_lead, is_throw, is_transfer
from game.durak.deal import DurakDeal
from game.durak.ends import DurakEnds
from game.durak.foresight import ahead, play_on
from game.durak.mind import NEAR
from game.durak.quick import quick, scales
from game.durak.simple import simple
from game.exact import Solver
from game.rules import Action
from tests.bots.durak_positions import imagined, positions, small_ends
from tests.bots.tools import dealt
from tests.game.durak_tools import position
from tests.game.test_durak import TABLES, deal_of

MIND = Durak.mind


# -- the quick player --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_quick_player_acts_by_what_he_may_know(players: int, teams: bool) -> None:
    rng = random.Random(1)
    for deal in positions(players, teams, 1, 6):
        action = quick(deal)
        assert action in deal.legal()
        assert deal.actor is not None
        assert quick(deal.view(deal.actor).sample(rng)) == action


def last_gain(deal: DurakDeal, action: Action) -> float:
    """Of leading this card when each knows what the other holds."""
    of = scales(deal)[0]
    covered = deal.hands[deal.guard] & COVERERS[deal.trump][LED_CARDS[action][0]]
    return of.gains[action] + (0.0 if covered else of.weights.unanswerable)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_quick_player_takes_what_weighing_everything_comes_to(players: int, teams: bool) -> None:
    """He looks the best lead up, and at few of the cards that would cover."""
    looked = 0
    for deal in positions(players, teams, 3, 12):
        action = quick(deal)
        of = scales(deal)[deal.talon_left]
        if deal.phase == "defend" and is_beat(action):
            attack, cover = beaten(action)
            fits = [beaten(one)[1] for one in deal.legal() if is_beat(one) and beaten(one)[0] == attack]
            cost = {one: of.price[one] + (0.0 if deal.ranks >> one & 1 else of.weights.new_rank) for one in fits}
            assert cost[cover] == min(cost.values())
            looked += len(fits) > 1
        elif deal.phase == "lead" and is_lead(action) and (deal.talon_left or players > 2):
            assert of.gains[action] == max(of.gains[one] for one in deal.legal())
        elif deal.phase == "lead" and is_lead(action):
            single = [one for one in deal.legal() if len(LED_CARDS[one]) == 1]
            assert action not in single or last_gain(deal, action) == max(last_gain(deal, one) for one in single)
    assert looked


def test_the_quick_player_is_nearly_as_good_as_the_plain_one() -> None:
    rng = random.Random(2)
    won = decided = 0
    for number in range(200):
        seat = number % 2
        deal = deal_of(rng, 2, False)
        while (actor := deal.actor) is not None:
            deal.apply(quick(deal) if actor == seat else MIND.greedy(deal.view(actor), rng))
        decided += deal.fool is not None
        won += deal.fool == 1 - seat
    assert won / decided > 0.6


# -- foresight ---------------------------------------------------------------------------------------------


def test_one_action_of_foresight_ends_deals_more_like_best_play() -> None:
    """Of two ways to play an end out, the one with foresight is oftener right about who wins it."""
    right = {"quick": 0.0, "foresight": 0.0}
    ends = [*small_ends(2, 10, 40)]
    for end in ends:
        seat = end.turn
        worth = Solver(DurakEnds(), 2).values(end)[seat]
        for way, deal in (("quick", end.copy()), ("foresight", end.copy())):
            if way == "quick":
                while deal.actor is not None:
                    deal.apply(quick(deal))
            else:
                play_on(deal, scales(deal))
            right[way] += 1.0 - abs(MIND.value(deal, seat) - worth)
    assert right["quick"] < right["foresight"]
    assert right["foresight"] > 0.85 * len(ends)


def test_foresight_sees_the_lead_that_wins() -> None:
    """Who leads the six first lets the king in; led after the ace it is the last card."""
    end = position("6C AS", "KC QS", known=(0, 1))
    assert ahead(end, scales(end)) == lead(BIT[card("AS")])


def test_near_the_end_both_are_taken_for_players_with_foresight(monkeypatch: pytest.MonkeyPatch) -> None:
    """But where the other is taken for a simple player an imagined deal then comes out as foresight has it."""
    monkeypatch.setattr("game.durak.mind.SIMPLE_OTHERS", 0.0)
    seen = 0
    for deal in positions(2, False, 21, 12):
        if 0 < deal.talon_left <= NEAR and deal.phase == "lead":
            seen += 1
            drawn = imagined(deal.view(deal.turn), random.Random(1))
            played, trial = drawn.copy(), drawn.copy()
            play_on(played, scales(played))
            MIND.playout(trial, random.Random(1), deal.turn)
            assert trial.result == played.result
    assert seen


# -- the simple player -------------------------------------------------------------------------------------


def simply(deal: DurakDeal) -> Action:
    """What a simple player does, looked for among the legal actions: the first that is a plain lead of one card, a
    cover, a plain card thrown in, or no card at all; else the first."""

    def plain(cards: int) -> bool:
        return not cards & (cards - 1) and not cards & SUIT_MASK[deal.trump]

    def at_once(action: Action) -> bool:
        if is_lead(action):
            return plain(LED_MASK[action])
        return is_beat(action) or action in (TAKE, PASS) or (is_throw(action) and plain(BIT[action - THROW]))

    legal = deal.legal()
    return next((action for action in legal if at_once(action)), legal[0])


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_simple_player_takes_the_first_legal_action_that_is_like_him(players: int, teams: bool) -> None:
    rng = random.Random(12)
    kinds = set()
    for _ in range(30):
        deal = deal_of(rng, players, teams)
        while deal.actor is not None:
            done = simple(deal)
            assert done == simply(deal)
            several = deal.phase == "defend" and deal.uncovered > 1
            swaps = SWAP in deal.legal()
            passes_on = any(is_transfer(action) for action in deal.legal())
            kinds.add((deal.phase, several, swaps, passes_on))
            deal.advance(done if rng.random() < 0.3 else rng.choice(list(deal.legal())))
            assert deal.actor is None or deal.turn == deal.actor
    assert {phase for phase, *_ in kinds} == {"lead", "defend", "throw", "take"}
    assert any(several for _, several, *_ in kinds)
    assert any(passes_on for *_, passes_on in kinds)
    assert any(swaps for _, _, swaps, _ in kinds) or players == 6


def test_a_simple_player_does_as_the_greedy_one() -> None:
    """Two ways to say the same: with state and masks for playouts, with a view for the league."""
    rng = random.Random(12)
    for _ in range(30):
        deal = deal_of(rng, rng.choice((2, 3, 4)), False)
        while (actor := deal.actor) is not None:
            done = simple(deal)
            greedy = MIND.greedy(deal.view(actor), rng)
            # several cards are covered, or thrown in, in another order
            assert done == greedy or any(kind(done) and kind(greedy) for kind in (is_throw, is_beat))
            deal.advance(rng.choice(list(deal.legal())))


def test_others_are_taken_for_players_of_two_kinds() -> None:
    """The seat itself always plays as the quick player, so that there are two ways for a deal to go."""
    rng = random.Random(1)
    ways = []
    for seed in range(8):
        ends = set()
        for _ in range(16):
            deal = dealt("durak", seed)
            MIND.playout(deal, rng, 0)
            ends.add((deal.result["how"], deal.result["bouts"]))
        ways.append(len(ends))
    assert max(ways) == 2
