"""Bura's tricks, claims, combinations and stakes, where the worked cases do not go."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from game.bura import actions, events
from game.bura.answers import by_power, cuts, leads, pairing, points
from game.bura.options import PACKS
from game.cards import SUIT_MASK, bits, card, mask, names
from game.rules import BadOptions, IllegalAction, RulesError
from tests.game.bura_tools import BURA, any_table, at_random, dealt, do, given, held, legal, table


def test_cuts_and_pairing_agree_with_every_way_to_lay_the_answer() -> None:
    rng = random.Random(1)
    for _ in range(600):
        size = rng.choice((3, 5))
        trump, pack = rng.randrange(4), PACKS[size]
        suit = mask(pack) & SUIT_MASK[rng.randrange(4)]
        count = rng.randint(1, min(size, 4))
        led = mask(rng.sample(bits(suit), count))
        answer = mask(rng.sample([one for one in pack if not led >> one & 1], count))
        ways = [zip(bits(led), order, strict=True) for order in permutations(bits(answer))]
        most = max(sum(_beats(trump, one, by) for one, by in way) for way in ways)
        pairs = pairing(trump, led, answer)
        assert [one for one, _ in pairs] == by_power(led)
        laid = [by for _, by in pairs if by is not None]
        assert len(set(laid)) == len(laid) == most
        assert all(by is None or _beats(trump, one, by) for one, by in pairs)
        assert cuts(trump, led, answer) == (most == count)


def _beats(trump: int, led: int, answer: int) -> bool:
    """Written out anew from the rule book."""
    order = ["6", "7", "8", "9", "J", "Q", "K", "10", "A"]
    (led_name,), (name,) = names(1 << led), names(1 << answer)
    if led_name[-1] == name[-1]:
        return order.index(name[:-1]) > order.index(led_name[:-1])
    return name[-1] == "CDHS"[trump]


def test_points_of_the_packs() -> None:
    assert [points(mask(pack)) for pack in PACKS.values()] == [120, 120]


@pytest.mark.parametrize("size", [3, 5])
def test_leads_are_all_sets_of_one_suit(size: int) -> None:
    rng = random.Random(size)
    for _ in range(50):
        hand = mask(rng.sample(PACKS[size], size))
        found = {action & actions.CARDS for action in leads(hand)}
        wanted = {
            some
            for some in range(1, 1 << size)
            if len({one // 13 for at, one in enumerate(bits(hand)) if some >> at & 1}) == 1
        }
        assert len(found) == len(leads(hand)) == len(wanted)


def test_action_texts_are_strict_but_for_the_order_of_cards() -> None:
    assert actions.parse("lead:KS+AS") == actions.parse("lead:AS+KS")
    assert actions.text(actions.parse("give:7C+10S")) == "give:10S+7C"
    for wrong in ("lead", "lead:", "lead:AS+AS", "lead:AS+", "var:AS", "Var", "offer ", "take:AS", "answer:1S"):
        with pytest.raises(RulesError):
            actions.parse(wrong)
    for number in (0, -1, 5, actions.LEAD, actions.VAR | 1, 99 << actions.SHIFT):
        with pytest.raises(RulesError):
            actions.text(number)


def test_a_partial_cut_takes_nothing_and_the_event_says_what_was_cut() -> None:
    hand = given({"cards": 5}, hands=("KS QS 6H 7H 8H", "10S 6C 7C 8C 9C"))
    answered, taken = do(hand, "lead:KS+QS", "answer:10S+6C")[1:3]
    assert isinstance(answered, events.Answered)
    assert not answered.cut
    assert answered.pairs == ((card("QS"), card("10S")), (card("KS"), None))
    assert isinstance(taken, events.TrickTaken)
    assert (taken.seat, taken.how, taken.count, taken.pile) == (0, "uncut", 4, 4)
    assert hand.points == [17, 0]


def test_the_completing_leader_can_cut_and_the_event_pairs_the_laid_cards() -> None:
    hand = given({"malyutka": "out_of_turn"}, hands=("JD QD KD", "JC QC KC"), talon="AH 10H KH QH JH AC")
    laid, completed = do(hand, "lead:JD", "malyutka:JC+KC+QC", "complete:KD+QD")[1:3]
    assert laid == events.LaidOut(1, "malyutka", tuple(bits(held("JC QC KC"))))
    assert isinstance(completed, events.Completed)
    assert completed.cut
    assert {one for one, _ in completed.pairs} == set(bits(held("JC QC KC")))
    assert hand.tricks[-1] == (0, held("JD QD KD"), held("JC QC KC"), "malyutka", 0)


def test_no_offer_and_nothing_else_while_a_malyutka_waits_for_completion() -> None:
    hand = given({"malyutka": "out_of_turn"}, hands=("AS JD QD", "JC QC KC"))
    do(hand, "lead:AS", "malyutka:JC+KC+QC")
    assert legal(hand) == {"complete:JD+QD"}
    do(hand, "timeout")
    assert hand.result is not None
    assert (hand.result["winner"], hand.result["reason"]) == (1, "timeout")


def test_a_bura_of_five_takes_a_trick_with_higher_trumps_in_it() -> None:
    hand = given({"cards": 5}, hands=("AD 10D 6C 7C 8C", "6D 7D 8D 9D JD"), talon="AS KS")
    do(hand, "lead:AD", "bura", "complete:10D+6C+7C+8C")
    assert (hand.leader, hand.points) == (1, [0, 23])
    assert hand.actor == 1


def test_five_trumps_on_the_own_lead_are_a_lead_that_nothing_cuts() -> None:
    hand = given({"cards": 5}, hands=("6D 7D 8D 9D JD", "AD 10D KD QD AS"))
    assert "bura" not in legal(hand)
    do(hand, "lead:6D+7D+8D+9D+JD")
    assert "bura" not in legal(hand)
    do(hand, "answer:10D+AD+AS+KD+QD")
    assert hand.points == [41, 0]


def test_a_bura_is_shown_to_both() -> None:
    hand = given(hands=("QH AS KS", "JD QD KD"))
    shown, over = do(hand, "lead:QH", "bura")[1:]
    assert shown == events.CombinationShown(1, "bura", tuple(bits(held("JD QD KD"))))
    assert over == events.HandOver(1, "bura", 1, 1, 1, (None, None))
    assert shown.seen_by(0) == shown == shown.seen_by(None)


def test_royal_needs_the_ace_of_trumps() -> None:
    assert "royal" in legal(given({"royal": True}, hands=("AD AS AH", "JC QC KC")))
    assert "royal" not in legal(given({"royal": True}, trump="C", hands=("AD AS AH", "JC QC KC")))
    assert "royal" not in legal(given({"royal": True}, hands=("AD AS", "JC QC")))
    answering = given({"royal": True}, hands=("JC QC KC", "AD AS AH"))
    do(answering, "lead:JC")
    assert "royal" in legal(answering)


def test_the_claim_is_counted_out_card_by_card() -> None:
    hand = dealt("AS KS QH", "JS QS JH", turned="JD", talon="AC 10C KC QC JC AD", leader=0)
    told = do(hand, "lead:AS+KS", "give:JS+QS", "var")
    claim = told.index(events.VarClaimed(0, False))
    counted = told[claim + 1 : claim + 5]
    assert [(event.seat, event.total) for event in counted if isinstance(event, events.CardCounted)] == [
        (0, 4),
        (0, 15),
        (0, 17),
        (0, 20),
    ]
    assert told[-1] == events.HandOver(1, "wrong_var", 1, 1, 1, (20, None))


def test_all_cards_gone_counts_the_last_taker() -> None:
    hand = given(hands=("JS", "AS"), piles=("AC 10C KC AD", "QC KD"))
    told = do(hand, "lead:JS", "answer:AS")
    assert events.VarClaimed(1, True) in told
    assert told[-1] == events.HandOver(0, "exhausted", 1, 1, 1, (36, 20))


def test_the_turned_trump_is_drawn_last_and_openly() -> None:
    hand = given(hands=("AS KH QH", "JS KC QC"), talon="AH 10D")
    drawn = [event for event in do(hand, "lead:AS", "give:JS") if isinstance(event, events.Drawn)]
    assert drawn == [events.Drawn(0, card("AH"), 1), events.Drawn(1, card("10D"), 0)]
    assert drawn[0].seen_by(1) == events.Drawn(0, None, 1)
    assert drawn[1].seen_by(0) == drawn[1]
    assert hand.turned_by == 1


def test_the_ladder_of_stakes() -> None:
    hand = given(hands=("AS KS QH", "JC QC KC"))
    told = do(hand, "offer", "raise", "raise", "accept")
    assert told == [
        events.Offered(0, 2, False),
        events.Offered(1, 3, True),
        events.Offered(0, 4, True),
        events.Accepted(1, 4),
    ]
    assert (hand.stake, hand.right, hand.actor) == (4, 1, 0)
    assert "offer" not in legal(hand)
    do(hand, "lead:AS")
    assert "offer" in legal(hand)
    do(hand, "offer", "raise")
    assert legal(hand) == {"accept", "refuse"}
    told = do(hand, "refuse")
    assert told == [events.Refused(1, 5), events.HandOver(0, "refused", 5, 1, 5, (None, None))]


def test_nobody_offers_more_than_six() -> None:
    hand = given(hands=("AS KS QH", "JC QC KC"), stake=6, right=0)
    assert "offer" not in legal(hand)


def test_offers_only_before_a_lead() -> None:
    hand = given({"offers": "lead_only"}, hands=("AS KS QH", "JC QC KC"))
    assert "offer" in legal(hand)
    do(hand, "lead:AS")
    assert "offer" not in legal(hand)


def test_time_out_is_always_accepted_and_never_listed() -> None:
    rng = random.Random(3)
    for _ in range(60):
        for hand in at_random(any_table(rng), rng):
            assert "timeout" not in legal(hand)
            seat, offered, stake = hand.actor, hand.offer, hand.stake
            late = hand.copy()
            if seat is None:
                with pytest.raises(IllegalAction):
                    late.play(actions.TIMEOUT)
                continue
            late.play(actions.TIMEOUT)
            assert late.outcome is not None
            assert late.outcome.winner == 1 - seat
            assert late.outcome.gain == stake
            assert late.outcome.reason == ("timeout" if offered is None else "refused")


def test_copy_and_json_keep_a_time_out() -> None:
    hand = dealt("AS KS QH", "JS QS JH", turned="JD")
    do(hand, "lead:AS", "timeout")
    again = BURA.state_from_json(hand.to_json())
    assert again == hand == hand.copy()
    assert again.result == hand.result


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("deck", []),
        ("deck", ["AS"] * 20),
        ("leader", 2),
        ("stake", 0),
        ("score", [0]),
        ("score", None),
        ("actions", ["lead:AS+KH"]),
        ("actions", ["dance"]),
        ("actions", 5),
        ("options", {"cards": 4}),
        ("options", None),
    ],
)
def test_a_wrong_hand_is_refused_in_one_error(key: str, value: object) -> None:
    whole = dealt("AS KS QH", "JS QS JH", turned="JD").to_json()
    BURA.state_from_json(whole)
    with pytest.raises(RulesError):
        BURA.state_from_json({**whole, key: value})


def test_options_of_other_games_are_refused() -> None:
    for wrong in ({"cards": 4}, {"match": 9}, {"royal": 1}, {"pairs": True}):
        with pytest.raises(BadOptions):
            table(**wrong)
