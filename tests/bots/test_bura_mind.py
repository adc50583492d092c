"""Bura's mind: quick play, weights, memory, ends that are counted through, and what users complain of."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from game.bots.budget import Budget
from game.bots.players import Player
from game.bots.think import think
from game.bura import Bura
from game.bura.actions import ACCEPT, BURA, OFFER, RAISE, REFUSE, VAR, parse, text
from game.bura.answers import points
from game.bura.assist import own_pile
from game.bura.hand import BuraHand
from game.bura.mind import BuraMind
from game.bura.mind.ends import candidates
from game.bura.mind.recall import Recalled
from game.bura.options import CLAIM
from game.cards import shuffled
from game.exact import Solver
from game.rules import Action, State
from tests.game.bura_tools import any_table, at_random, dealt, do, table

MIND = Bura.mind
LEVELS = ("plain", "easy", "normal", "hard")
BUDGET = Budget(playouts=120)


def decides(who: str, hand: BuraHand, seed: int = 1) -> str:
    actor = hand.actor
    assert actor is not None
    return text(Player(MIND, who, BUDGET).decide(hand.view(actor), random.Random(seed)).action)


# -- quick play --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [3, 5])
def test_quick_play_is_near_the_plain_bots(cards: int) -> None:
    rng = random.Random(1)
    same = asked = 0
    for _ in range(25):
        hand = BuraHand(table(cards=cards, match=7), 0, shuffled(table(cards=cards).pack, rng))
        while hand.actor is not None:
            plain = MIND.plain(hand.view(hand.actor), rng)
            same += MIND.quick(hand, rng) == plain
            asked += 1
            hand.apply(plain)
    assert same / asked > 0.8


def test_quick_play_keeps_the_rules_at_every_table_and_looks_at_nothing_hidden() -> None:
    rng = random.Random(2)
    for _ in range(60):
        for hand in at_random(any_table(rng), rng):
            if hand.actor is not None:
                quick = MIND.quick(hand, rng)
                assert quick in hand.legal()
                assert MIND.quick(hand.view(hand.actor).sample(rng), rng) == quick


def test_a_playout_ends_the_hand_or_stops_before_a_lead() -> None:
    rng = random.Random(3)
    for _ in range(40):
        options = any_table(rng)
        hand = BuraHand(options, 0, shuffled(options.pack, rng))
        MIND.playout(hand, rng, 0)
        assert hand.outcome is not None or not hand.table
        for of in (MIND.value, MIND.success):
            assert 0.0 <= of(hand, 0) <= 1.0
            assert of(hand, 0) + of(hand, 1) == pytest.approx(1.0) or hand.outcome is not None


# -- imagined hands ----------------------------------------------------------------------------------------


def test_an_offer_tells_of_a_good_hand() -> None:
    """After an offer the hands in which the other side stands well weigh more."""
    hand = dealt("KS QH JC", "JS QS JH", turned="KD", leader=1, match=7)
    do(hand, "offer")
    view = hand.view(0)
    rng = random.Random(4)
    strong, weak = [], []
    for _ in range(300):
        deal = view.sample(rng)
        weight = MIND.weight(view, deal)
        assert weight > 0.0
        worth = points(deal.hands[1])
        if worth >= 24:
            strong.append(weight)
        elif worth <= 12:
            weak.append(weight)
    assert sum(strong) / len(strong) > 2 * sum(weak) / len(weak)


def test_who_does_not_lay_a_bura_hardly_has_one() -> None:
    played = dealt("KS QH JC", "JD QD AD", turned="KD", leader=1, match=7)
    do(played, "lead:JD")
    view = played.view(0)
    assert MIND.weight(view, played) < 0.01


# -- memory ------------------------------------------------------------------------------------------------


def test_a_weak_memory_knows_never_more_and_imagines_whole_hands() -> None:
    rng = random.Random(5)
    forgot = 0
    for _ in range(40):
        for hand in at_random(any_table(rng), rng):
            if hand.actor is None:
                continue
            view = hand.view(hand.actor)
            dim = MIND.dim(view, rng, 0.25)
            assert dim.legal() == view.legal()
            if not isinstance(dim, Recalled):
                assert dim == view
                continue
            forgot += 1
            assert not dim.known & ~view.known
            assert not dim.theirs & ~view.theirs
            deal = dim.sample(rng)
            assert deal.legal() == view.legal()
            assert [pile.bit_count() for pile in deal.piles] == list(view.piles)
            assert not dim.known & ~deal.piles[view.seat]
            assert not dim.theirs & ~deal.piles[view.other]
            everything = deal.hands[0] | deal.hands[1] | deal.piles[0] | deal.piles[1] | deal.table | deal.laid
            for one in deal.talon[deal.drawn :]:
                everything |= 1 << one
            assert everything.bit_count() == len(view.options.pack)
            while deal.actor is not None:
                deal.apply(MIND.quick(deal, rng))
    assert forgot > 50


def test_a_whole_memory_forgets_nothing() -> None:
    rng = random.Random(6)
    for hand in at_random(table(), rng):
        view = hand.view(0)
        assert MIND.dim(view, rng, 1.0) == view


# -- ends --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cards", [3, 5])
def test_the_last_tricks_are_counted_through(cards: int) -> None:
    """With the talon gone and nothing hidden the best play is proved: nobody who sees all cards finds a better one."""
    rng = random.Random(8)
    proved = 0
    while proved < 5:
        options = table(cards=cards, match=7)
        hand = BuraHand(options, 0, shuffled(options.pack, rng), no_offers=True)
        while (actor := hand.actor) is not None:
            view = hand.view(actor)
            legal = hand.legal()
            held = hand.hands[0].bit_count() + hand.hands[1].bit_count()
            if MIND.known(view) and len(legal) > 1 and held <= 4 and VAR not in legal:
                thought = think(MIND, view, Budget(playouts=2000), rng)
                assert thought.proved
                worth = Solver(Whole(), 2).weigh(hand, legal)
                assert worth[thought.action] == pytest.approx(max(worth.values()))
                proved += 1
            hand.apply(rng.choice([action for action in legal if action != VAR]))


class Whole(BuraMind):
    """Looks at every legal action of an end."""

    def order(self, state: State) -> Sequence[Action]:
        return state.legal()


def test_nothing_is_counted_through_with_gifts_in_the_pile() -> None:
    gift = dealt("AS KS QH", "JS QS JH", turned="JD")
    do(gift, "lead:AS", "give:JS")
    assert not MIND.known(gift.view(0))


def test_candidates_are_legal_and_hold_what_plain_would_do() -> None:
    rng = random.Random(7)
    for _ in range(40):
        for hand in at_random(any_table(rng), rng):
            if hand.actor is None:
                continue
            view = hand.view(hand.actor)
            found = candidates(view)
            assert found
            assert set(found) <= set(view.legal())
            if VAR in found:
                assert own_pile(view).most >= CLAIM


# -- what users complain of, at every level ----------------------------------------------------------------


@pytest.mark.parametrize("who", LEVELS)
def test_the_trump_ace_is_not_led_first(who: str) -> None:
    hand = dealt("AD JS QH", "QS KS JH", turned="KD")
    hand.no_offers = True
    assert "AD" not in decides(who, hand)


@pytest.mark.parametrize("who", LEVELS)
def test_a_bura_is_laid_or_raised_on_and_never_refused(who: str) -> None:
    hand = dealt("JD QD 10D", "QS KS JH", turned="KD", match=7)
    assert decides(who, hand) in ("bura", "offer")
    pending = dealt("JD QD 10D", "AS AH AC", turned="KD", leader=1, match=7)
    do(pending, "offer")
    assert decides(who, pending) in ("accept", "raise")


@pytest.mark.parametrize("who", LEVELS)
def test_a_sure_claim_is_made_or_raised_on(who: str) -> None:
    """The last trick brought 42 open points."""
    hand = dealt("AD 10D JS", "AS 10S QH", turned="KD", leader=1, talon="KC QC", match=7)
    do(hand, "lead:10S+AS", "answer:10D+AD")
    assert decides(who, hand) in ("var", "offer")
    hand.no_offers = True
    hand._legal = None
    assert decides(who, hand) == "var"


@pytest.mark.parametrize("who", LEVELS)
def test_a_claim_that_cannot_hold_is_not_made(who: str) -> None:
    hand = dealt("AS QS JD", "KS QH JC", turned="KD", match=7)
    hand.no_offers = True
    do(hand, "lead:QS", "answer:KS")
    assert decides(who, hand) != "var"


@pytest.mark.parametrize("who", LEVELS)
def test_the_match_is_not_given_away_by_a_refusal(who: str) -> None:
    """At six to six of seven a refusal loses the match as surely as the hand."""
    hand = BuraHand(table(match=7), 1, dealt("JC QC JH", "AS KS 10H", turned="KD", leader=1).deck, 1, (6, 6))
    hand.apply(OFFER)
    assert decides(who, hand) != "refuse"


@pytest.mark.parametrize("who", LEVELS)
def test_a_cut_that_brings_31_is_made(who: str) -> None:
    """On the table lie the ace and the ten of spades; the trump ace and ten in hand take both."""
    hand = dealt("AD 10D JS", "AS 10S QH", turned="KD", leader=1, talon="KC QC", match=1)
    do(hand, "lead:10S+AS")
    assert decides(who, hand) in ("answer:10D+AD", "offer")


def test_what_if_of_a_refusal_is_to_accept() -> None:
    assert MIND.what_if(REFUSE) == ACCEPT
    assert [MIND.what_if(action) for action in (ACCEPT, RAISE, OFFER, BURA, parse("lead:AS"))] == [None] * 5


@pytest.mark.parametrize("cards", [3, 5])
def test_chances_keep_their_order_and_stay_within_none_and_all(cards: int) -> None:
    rules = table(cards=cards, match=7)
    hand = BuraHand(rules, 0, shuffled(rules.pack, random.Random(1)))
    before = hand.view(0)
    do(hand, "offer")
    asked = hand.view(1)
    assert before.offer is None
    assert asked.offer is not None
    for view in (before, asked):
        found = [MIND.likely(view, share / 40) for share in range(41)]
        assert found == sorted(found)
        assert 0.0 < found[0] < found[20] < found[40] < 1.0
