"""A match of Bura: score, leads, stakes, Crawford's rule; the record, the clock and the toss."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from game import registry
from game.bura import ColourToss, actions
from game.bura.events import HandOver, HandScored, MatchOver
from game.bura.hand import BuraHand
from game.bura.scoring import offers_allowed
from game.bura.sheet import BuraSheet
from game.cards import shuffled
from game.match import DealBegun, Match, Seat, Table, TimeOut
from game.rules import RulesError
from tests.game.bura_tools import BURA, do, table
from tests.game.test_match import advance, same


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """The registry offers the game once it has a screen; the match must work before."""
    monkeypatch.setitem(registry.GAMES, "bura", BURA)


def match(people: int = 2, seed: int = 7, limit: int = 30, **options: Any) -> Match:
    seats = tuple(Seat(f"p{seat}", seat < people, "fox") for seat in range(2))
    return Match(Table("bura", options, seats, seed, limit))


def sheet(first: int = 0, **options: Any) -> BuraSheet:
    return BuraSheet(table(**options), first)


def hand_of(at: BuraSheet, seed: int = 1) -> BuraHand:
    return at.deal(shuffled(at.options.pack, random.Random(seed)))


def lost_by(at: BuraSheet, loser: int, *before: str) -> HandScored:
    """A hand on this sheet that a side loses by its time-out, after these actions; what the sheet says of it."""
    hand = hand_of(at)
    do(hand, *before)
    while hand.actor != loser:
        hand.advance(next(action for action in hand.legal() if actions.kind_of(action) == actions.LEAD))
    do(hand, "timeout")
    scored = at.settle(hand)[0]
    assert isinstance(scored, HandScored)
    return scored


@pytest.mark.parametrize("options", [{}, {"cards": 5}, {"malyutka": "out_of_turn", "royal": True, "match": 7}])
def test_a_match_is_its_record_at_every_action(options: dict[str, Any]) -> None:
    rng = random.Random(3)
    played = match(**options)
    while not played.over:
        advance(played, 1, rng)
        restored = Match.restore(json.loads(json.dumps(played.record())))
        assert same(played, restored)
        assert restored.actor is None or restored.state.legal() == played.state.legal()


def test_bots_play_a_whole_match() -> None:
    for cards in (3, 5):
        played = match(people=0, cards=cards, match=7)
        while not played.over:
            if played.deal_over:
                played.next_deal()
            else:
                played.play_bot()
        assert max(played.sheet.totals) >= 7
        assert sorted(played.sheet.places) == [1, 2]
        assert same(played, Match.restore(played.record()))


def test_a_time_out_loses_the_hand() -> None:
    played = match(match=3, limit=10)
    loser = played.actor
    assert loser is not None
    told = played.tick(11)
    assert told[0] == TimeOut(loser, away=False)
    assert told[1] == HandOver(1 - loser, "timeout", 1, 1, 1, (None, None))
    assert isinstance(told[2], HandScored)
    assert played.deal_over
    assert played.sheet.totals[1 - loser] == 1
    assert same(played, Match.restore(played.record()))
    assert played.entries[-1].text == "timeout"


def test_a_time_out_refuses_a_pending_offer() -> None:
    played = match(match=3, limit=10)
    offerer = played.actor
    assert offerer is not None
    played.play(actions.OFFER)
    told = played.tick(11)
    assert any(isinstance(event, HandOver) and event.reason == "refused" for event in told)
    assert played.sheet.totals[offerer] == 1


def test_the_deal_begins_with_the_leader() -> None:
    played = match()
    begun, first, *_ = played.opening()
    assert begun == DealBegun(0, played.toss.seat)
    assert played.actor == played.toss.seat == played.sheet.dealer == getattr(first, "seat", None)


def test_the_toss_is_fair_and_shows_a_colour() -> None:
    rng = random.Random(1)
    led = right = 0
    for _ in range(4000):
        toss = BURA.toss(shuffled(BURA.pack_of({"cards": 3}), rng), 2)
        assert isinstance(toss, ColourToss)
        assert toss.centre is not None
        is_red = toss.centre // 13 in (1, 2)
        assert toss.right == (toss.red == is_red) == (toss.seat == toss.guesser == 1)
        led += toss.seat
        right += toss.red
    assert abs(led - 2000) < 130
    assert abs(right - 2000) < 130


def test_the_winner_leads_next_or_the_loser() -> None:
    assert lost_by(sheet(), 1).leader == 0
    assert lost_by(sheet(later_lead="loser"), 1).leader == 1


def test_score_and_end_of_the_match() -> None:
    at = sheet()
    assert lost_by(at, 1).score == (1, 0)
    hand = hand_of(at)
    do(hand, "offer", "accept", "timeout")
    scored = at.settle(hand)[0]
    assert isinstance(scored, HandScored)
    assert scored.score == (1, 2)
    hand = hand_of(at)
    assert (hand.first_leader, hand.score) == (1, (1, 2))
    do(hand, "offer", "raise", "accept", "timeout")
    assert hand.result is not None
    assert hand.result["match_winner"] == 0
    assert at.settle(hand)[-1] == MatchOver((4, 2), (1, 2))
    assert at.over
    assert at.history() == [[1, 0], [1, 2], [4, 2]]
    with pytest.raises(RulesError):
        hand_of(at)


def test_a_drawn_hand_carries_its_stake_and_both_may_raise() -> None:
    options = {"cards": 5, "match": 11}
    for carry, stake in (("plain", 1), ("carry", 3)):
        at = sheet(draw=carry, **options)
        hand = hand_of(at)
        do(hand, "offer", "raise", "accept")
        hand.outcome = _drawn(hand)
        scored = at.settle(hand)[0]
        assert isinstance(scored, HandScored)
        assert (scored.winner, scored.gain, scored.score, scored.leader) == (None, 0, (0, 0), 0)
        assert scored.stake == stake
        following = hand_of(at)
        assert (following.stake, following.right, following.first_leader) == (stake, None, 0)
        assert actions.OFFER in following.legal()


def _drawn(hand: BuraHand) -> Any:
    from game.bura.tricks import Outcome

    return Outcome(None, "draw", hand.stake, 0, (60, 60), 0)


def test_one_hand_without_offers_under_crawford() -> None:
    at = sheet(crawford=True)
    assert actions.OFFER in hand_of(at).legal()
    scored = lost_by(at, 1, "offer", "accept")
    assert scored.score == (2, 0)
    assert not scored.offers
    assert hand_of(at).no_offers
    assert actions.OFFER not in hand_of(at).legal()
    assert lost_by(at, 0).offers
    assert actions.OFFER in hand_of(at).legal()


@pytest.mark.parametrize(
    ("options", "scores", "allowed"),
    [
        ({"crawford": True}, [[0, 0]], True),
        ({"crawford": True}, [[0, 0], [2, 0], [2, 2]], True),
        ({"crawford": True}, [[0, 0], [1, 2]], False),
        ({"crawford": True, "match": 1}, [[0, 0]], False),
        ({"crawford": True, "cards": 5}, [[0, 0], [2, 0], [2, 0]], True),
        ({"match": 7}, [[0, 0], [6, 0]], True),
    ],
)
def test_which_hands_may_have_offers(options: dict[str, Any], scores: list[list[int]], allowed: bool) -> None:
    assert offers_allowed(table(**options), scores) == allowed


def test_presets_differ() -> None:
    tables = {tuple(BURA.check(preset, 2).items()) for preset in BURA.presets.values()}
    assert len(tables) == len(BURA.presets)
