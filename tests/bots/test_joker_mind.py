"""The mind of Joker: imagined deals, what users complain of in bots, memory, and reasons."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from game.bots.budget import Budget
from game.bots.players import Player
from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, bits, card
from game.joker import Joker, actions
from game.joker.actions import CARD_OF, FIRST_JOKER, GIVE, JOKER_MASK, WAY_OF
from game.joker.deal import JokerDeal
from game.joker.mind import greedy
from game.joker.mind.quick import Playout, quick_action
from game.joker.mind.simple import simple_play
from game.joker.tricks import STRENGTH, beats
from game.joker.view import PACK, JokerView
from game.mind import Reason
from scenes.texts import LANGS
from tests.bots.tools import advanced, check_sentence, reason_keys
from tests.game.joker_tools import random_deal
from tests.game.test_joker_advice import position, shared

MIND = Joker.mind
WHO = ("plain", "easy", "normal", "hard")
BUDGET = Budget(playouts=240)
PREFIX = "why-joker-"


def decided(deal: JokerDeal, who: str, seed: int = 1) -> str:
    """The text of what a player does now."""
    assert deal.actor is not None
    return actions.text(Player(MIND, who, BUDGET).decide(deal.view(deal.actor), random.Random(seed)).action)


def joker_deal(seed: int, moves: int) -> JokerDeal:
    deal = advanced("joker", seed, moves)
    assert isinstance(deal, JokerDeal)
    return deal


# -- imagined deals ----------------------------------------------------------------------------------------


def test_playouts_end_by_the_rules() -> None:
    """Every move of a playout is legal, at every table and from every moment."""
    rng = random.Random(4)
    for _ in range(60):
        deal = random_deal(rng)
        while deal.actor is not None:
            trial = deal.copy()
            Playout(trial, rng).run()
            assert trial.result is not None
            deal.advance(quick_action(deal, rng))


def test_an_imagined_player_looks_at_no_hidden_card() -> None:
    """What it does is the same for all hands of the others."""
    for seed in range(6):
        for moves in (1, 3, 6, 15, 24):
            deal = joker_deal(seed, moves)
            assert deal.actor is not None
            other = deal.view(deal.actor).sample(random.Random(seed))
            assert quick_action(deal, random.Random(3)) == quick_action(other, random.Random(3))


def test_a_simple_player_of_imagined_deals_plays_as_greedy_does() -> None:
    seen = 0
    for seed in range(60):
        rng = random.Random(seed)
        deal = random_deal(rng)
        while deal.actor is not None:
            seat, legal = deal.actor, deal.legal()
            if deal.phase == "play" and len(legal) > 1:
                needs = (deal.bid_of(seat) or 0) > deal.took[seat]
                assert simple_play(deal, legal, needs) == greedy.choose(deal.view(seat))
                seen += 1
            deal.advance(rng.choice(list(legal)))
    assert seen > 300


def test_an_imagined_player_takes_what_it_must() -> None:
    """The six of the suit is not taken for a card above the ace."""
    hands = ["AD 8D 7C", "KD 9C 8C", "9D 10C JC", "7D QC KC"]
    deal = position(hands, "S", [0, 0, 0, 3], ["KD", "9D", "7D"], dealer=0)
    assert actions.text(quick_action(deal, random.Random(1))) == "play:AD"
    deal = position(hands, "S", [0, 0, 0, 0], ["KD", "9D", "7D"], dealer=0)
    assert actions.text(quick_action(deal, random.Random(1))) == "play:8D"


def test_imagined_players_keep_as_many_bids_as_the_plain_bot() -> None:
    """They play for their bids: among plain players the quick ones keep theirs about as often."""
    kept = {"quick": 0, "plain": 0}
    for seed in range(60):
        for who in kept:
            deal = joker_deal(seed, 0)
            rng = random.Random(seed)
            while (actor := deal.actor) is not None:
                plain = who == "plain" or actor != seed % 4
                deal.apply(MIND.plain(deal.view(actor), rng) if plain else quick_action(deal, rng))
            kept[who] += deal.bid_of(seed % 4) == deal.took[seed % 4]
    assert kept["quick"] >= kept["plain"] - 8
    assert kept["quick"] >= 24


def test_the_true_hands_are_likelier_than_others() -> None:
    """Bids tell of hands: what was really dealt outweighs most of what could have been."""
    above = total = 0
    for seed in range(30):
        deal = joker_deal(seed, 7)
        assert deal.actor is not None
        view = deal.view(deal.actor)
        weight = MIND.weight(view, deal)
        for again in range(10):
            total += 1
            above += weight > MIND.weight(view, view.sample(random.Random(again)))
    assert above > 0.75 * total


def test_imagined_deals_agree_with_the_view() -> None:
    for seed in range(5):
        for moves in (0, 2, 5, 11, 22):
            deal = joker_deal(seed, moves)
            assert deal.actor is not None
            view = deal.view(deal.actor)
            imagined, weight = MIND.imagine(view)(random.Random(seed))
            assert weight > 0.0
            assert imagined.view(view.seat) == view


def test_equal_cards_are_weighed_once_and_the_plain_move_always() -> None:
    deal = position(shared("7D 8D 9D AD 7S 9S JH QH KH"), "C", [2, 2, 2, 2])
    view = deal.view(0)
    plays = [actions.text(play) for play in MIND.candidates(view)]
    assert sum(text in plays for text in ("play:7D", "play:8D", "play:9D")) == 1
    assert sum(text in plays for text in ("play:JH", "play:QH", "play:KH")) == 1
    assert {"play:AD", "play:7S", "play:9S"} < set(plays)
    for seed in range(8):
        for moves in (1, 4, 7, 16, 25):
            view = joker_deal(seed, moves).view(joker_deal(seed, moves).actor or 0)
            if view.legal():
                assert MIND.plain(view, random.Random(1)) in MIND.candidates(view)


def test_chances_keep_their_order_and_allow_for_better_play() -> None:
    """What playouts say is taken for a little less sure, and on the whole for a little better."""
    for moves in (0, 2, 6):
        view = joker_deal(3, moves).view(joker_deal(3, moves).actor or 0)
        found = [MIND.likely(view, share / 20) for share in range(21)]
        assert found == sorted(found)
        assert 0.0 < found[0] < 0.1
        assert 0.95 < found[-1] < 1.0
        assert 0.5 < found[10] < 0.66


# -- memory ------------------------------------------------------------------------------------------------


def test_who_forgets_knows_no_more_and_can_still_imagine() -> None:
    for seed in range(6):
        deal = joker_deal(seed, 30)
        assert deal.actor is not None
        view = deal.view(deal.actor)
        dim = MIND.dim(view, random.Random(seed), 0.3)
        assert isinstance(dim, JokerView)
        assert set(dim.tricks) < set(view.tricks)
        assert dim.tricks[-1] == view.tricks[-1]
        assert list(dim.legal()) == list(view.legal())
        assert dim.sample(random.Random(seed)).view(view.seat).legal() == view.legal()
        assert MIND.plain(dim, random.Random(1)) in view.legal()
        assert MIND.dim(view, random.Random(seed), 1.0) == view


# -- what users complain of --------------------------------------------------------------------------------


@pytest.mark.parametrize("who", WHO)
class TestUsers:
    def test_a_joker_does_not_take_when_losing_keeps_the_bid(self, who: str) -> None:
        deal = position(["KD 9H 8H", "7D 9C JH", "10D 7C QH", "6S 9D 8C"], "S", [1, 1, 1, 0], ["KD", "7D", "10D"])
        assert decided(deal, who) != "play:6S:take"

    def test_a_joker_gives_when_the_other_joker_would_take_the_trick_anyway(self, who: str) -> None:
        """The last trick of nine: both ways come to the same, but *take* looks like a bid thrown away."""
        for seed in (161, 580, 588):
            rng = random.Random(seed)
            deal = random_deal(rng, 9)
            while deal.actor is not None:
                view = deal.view(deal.actor)
                joker = view.phase == "play" and view.holder is not None and not view.hand & ~JOKER_MASK
                if joker and view.bids[view.seat] == view.took[view.seat]:
                    assert decided(deal, who).endswith((":give", ":face"))
                deal.apply(quick_action(deal, rng))

    def test_a_joker_is_not_burnt_early(self, who: str) -> None:
        """The ace takes this trick, the joker a later one."""
        deal = position(["KD 9H 8H", "7D 9C JH", "10D 7C QH", "6S AD 8C"], "S", [1, 0, 0, 2], ["KD", "7D", "10D"])
        assert decided(deal, who) == "play:AD"

    def test_a_joker_is_not_the_first_lead_of_a_long_deal(self, who: str) -> None:
        deal = position(shared("6S AD 9D 8D 10H 9H 7H JC 8C"), "S", [2, 2, 2, 2])
        assert not decided(deal, who).startswith("play:6S")

    def test_the_ace_of_trumps_is_not_led_while_it_is_a_sure_trick_later(self, who: str) -> None:
        deal = position(shared("AS 9D 8D 7D 9H 8H 7H 8C 7C"), "S", [1, 3, 3, 1])
        assert decided(deal, who) != "play:AS"

    def test_a_kept_bid_is_protected(self, who: str) -> None:
        """With the bid made, the highest card that loses goes."""
        deal = position(["KD 9H 8H", "8D 9C JH", "10D 7C QH", "7D QD 7H"], "S", [1, 1, 1, 0], ["KD", "8D", "10D"])
        assert decided(deal, who) == "play:QD"

    def test_a_needed_trick_is_taken(self, who: str) -> None:
        """The bid is not thrown away at the end."""
        deal = position(["QD 9H", "8D 9C", "10D 7C", "6S AH"], "S", [1, 0, 0, 2], ["QD", "8D", "10D"])
        assert decided(deal, who) == "play:6S:take"

    def test_a_lost_bid_spoils_another(self, who: str) -> None:
        """Seat 3 has missed its bid of three; seat 0 needs the trick that its queen of diamonds holds."""
        plays = ["AH", "7H", "8H", "9H", "QD", "8D", "10D"]
        deal = position(["QD 9C AH", "8D JH 7H", "10D QH 8H", "AD 7D 9H"], "S", [2, 0, 0, 3], plays, khisht=0)
        assert decided(deal, who) == "play:AD"

    def test_the_cards_gone_are_remembered(self, who: str) -> None:
        """The queen of diamonds has become the highest: who needs the trick leads it, not the seven."""
        deal = position(
            ["QD 7H AD", "KD 8C 9C", "10D 7C QC", "JD KC AC"], None, [2, 1, 0, 0], ["AD", "KD", "10D", "JD"]
        )
        assert decided(deal, who) == "play:QD"


# -- reasons -----------------------------------------------------------------------------------------------


def why(deal: JokerDeal, text: str) -> list[str]:
    action = actions.parse(text)
    assert deal.actor is not None
    assert action in deal.legal()
    return [reason.key for reason in MIND.reasons(deal.view(deal.actor), action)]


def test_reasons_of_plays() -> None:
    deal = position(["KD 9H 8H", "8D 9C JH", "10D 7C QH", "7D QD 7H"], "S", [1, 1, 1, 0], ["KD", "8D", "10D"])
    assert why(deal, "play:QD") == ["enough-none", "highest-loser"]
    deal = position(["KD 9H 8H", "7D 9C JH", "10D 7C QH", "6S AD 8C"], "S", [1, 0, 0, 2], ["KD", "7D", "10D"])
    assert why(deal, "play:AD") == ["need", "keeps-joker"]
    assert why(deal, "play:6S:give") == ["joker-give"]
    deal = position(["AD 9H 8H", "8D 9C JH", "10D 7C QH", "6S QD 7D"], "S", [1, 1, 1, 1], ["AD", "8D", "10D"])
    assert why(deal, "play:6S:take") == ["joker-only", "need"]
    deal = position(["KD 9H 8H", "8D 9C JH", "10D 7C QH", "AD QD 7D"], "S", [1, 1, 1, 1], ["KD", "8D", "10D"])
    assert why(deal, "play:7D") == ["keeps-taker"]
    deal = position(["AD 9H 8H", "8D 9C JH", "10D 7C QH", "KD QD 7D"], "S", [1, 1, 1, 1], ["AD", "8D", "10D"])
    assert why(deal, "play:7D") == ["cannot-take"]
    deal = position(["AD 9H 8H", "8D 9C JH", "10D 7C QH", "6S QD 7D"], "S", [1, 1, 1, 1], ["AD", "8D", "10D"])
    assert why(deal, "play:7D") == ["joker-later"]
    deal = position(["QD 7D 8H", "8D 9C JH", "10D 7C QH", "KD AD 7S"], "S", [1, 1, 1, 1])
    assert why(deal, "play:7D") == ["lead-under"]
    deal = position(["QD 9H", "8D 9C", "10D 7C", "6S AH"], "S", [1, 0, 0, 2], ["QD", "8D", "10D"])
    assert why(deal, "play:6S:take") == ["need-all", "joker-only"]
    deal = position(["QD 7H AD", "KD 8C 9C", "10D 7C QC", "JD KC AC"], None, [2, 1, 0, 0], ["AD", "KD", "10D", "JD"])
    assert why(deal, "play:QD") == ["master-no-trumps"]
    hands = ["QD 9C AH", "8D JH 7H", "10D QH 8H", "AD 7D 9H"]
    plays = ["AH", "7H", "8H", "9H", "QD", "8D", "10D"]
    assert why(position(hands, "S", [2, 0, 0, 3], plays), "play:AD") == ["khisht"]
    deal = position(hands, "S", [2, 0, 0, 3], plays, khisht=0)
    assert why(deal, "play:AD") == ["lost", "spoil-needs"]


def test_reasons_of_leads_to_get_a_trick() -> None:
    deal = position(["KD QD 8H", "8D 9C JH", "10D 7C QH", "AD JD 7S"], "S", [1, 1, 1, 1])
    assert why(deal, "play:KD") == ["lead-few-higher"]
    deal = position(["9D QC 8S", "8D 9C JH", "10D 7C QH", "AD KD JD"], "S", [1, 1, 1, 1])
    assert why(deal, "play:9D") == ["lead-void"]
    deal = position(["9D QC 8H", "8D 9C JH", "10D 7C QH", "AD KD JD"], "S", [1, 1, 1, 1])
    assert why(deal, "play:9D") == []


def test_reasons_of_leads_to_get_none() -> None:
    deal = position(["9D 10D 8H", "8D 9C JH", "7D 7C QH", "AD KD JD"], "S", [0, 1, 1, 0])
    assert why(deal, "play:9D") == ["lead-higher-out"]
    assert why(deal, "play:8H") == ["lead-low", "lead-higher-out"]


def test_reasons_of_cards_that_hold_the_trick_for_the_moment() -> None:
    deal = position(["KD 9H 8H", "AD 9D JH", "10D 7C QH", "7D QD 7H"], "S", [1, 1, 1, 0], ["KD"])
    assert why(deal, "play:AD") == ["master"]
    deal = position(["8D 9H 8H", "10D AD JH", "9D 7C QH", "7D QD 7H"], "S", [1, 0, 1, 1], ["8D"])
    assert why(deal, "play:10D") == ["beaten-soonest"]
    deal = position(["KD 9H 8H", "8D 9D JH", "10D 7C QH", "7D QD 7H"], "S", [1, 0, 1, 1], ["KD"])
    assert "alike" in why(deal, "play:8D")
    deal = position(["KD 9H 8H", "8D 9C JH", "10D 7C QH", "7D QD 7H"], "S", [1, 1, 1, 1], ["KD"])
    assert why(deal, "play:8D")[0] == "only-card"


def reason(deal: JokerDeal, text: str, key: str) -> Reason:
    assert deal.actor is not None
    return next(one for one in MIND.reasons(deal.view(deal.actor), actions.parse(text)) if one.key == key)


def test_only_what_may_be_out_beats_a_card() -> None:
    deal = position(["8D 9H 8H", "KD 9D JH", "10D 7C QH", "7D QD 7H"], None, [1, 1, 1, 0], ["8D"])
    assert reason(deal, "play:KD", "few-beat").count == 2  # the ace and a joker; the other joker is turned
    deal = position(["8D 9H 8H", "KD 9D JH", "10D 7C QH", "7D QD 7H"], "S", [1, 1, 1, 0], ["8D"])
    assert why(deal, "play:KD") == []


def test_reasons_of_bids_that_hold_little() -> None:
    deal = position(shared("7D 8D 9S 8S AH 8H 9H 9C 10C"), "S")
    assert reason(deal, "bid:0", "bid-few-high") == Reason("bid-few-high", count=1, of=9)
    deal = position(shared("7D 8D KC 8C KH 8H 9H 9C 10C"), "S")
    assert reason(deal, "bid:1", "bid-kings").count == 2
    deal = position(["KS", "7D", "8D", "9D"], "S")
    assert reason(deal, "bid:0", "bid-beaten").count == 3
    deal = position(["7D", "KS", "8D", "9D"], "S", [0])
    assert reason(deal, "bid:1", "bid-roomy") == Reason("bid-roomy", count=0, of=1)
    deal = position(["7D", "KS", "8D", "9D"], "S", [1])
    assert "bid-roomy" not in why(deal, "bid:1")


def test_reasons_of_bids_and_trumps() -> None:
    deal = position(shared("6S AD AS 8S 7H 8H 9H 9C 10C"), "S")
    assert why(deal, "bid:3") == ["bid-jokers", "bid-high-trumps", "bid-aces", "bid-trumps"]
    deal = position(shared("7D 8D 9S 8S 7H 8H 9H 9C 10C"), "S")
    assert why(deal, "bid:0") == ["bid-nothing"]
    for queen, told in (("QC", ["trump-ace"]), ("QH", ["trump-long", "trump-ace"])):
        deck = [card(name) for name in ("AH", "7C", "8C", "9C", queen, "7D", "8D", "9D", "KS", "7S", "8S", "9S")]
        deal = JokerDeal(deal.options, 4, 3, 9, deck + [one for one in bits(PACK) if one not in deck])
        assert why(deal, "trump:H") == told
    assert why(deal, "trump:none") == ["trump-aces"]


def test_no_suit_is_weighed_as_trumps_of_which_nothing_is_held() -> None:
    deck = [card(name) for name in ("7D", "7C", "8C", "9C", "JD", "7H", "8H", "9H", "AS", "7S", "8S", "9S")]
    deck += [one for one in bits(PACK) if one not in deck]
    deal = JokerDeal(joker_deal(1, 0).options, 4, 3, 9, deck)
    assert deal.actor is not None
    weighed = [actions.text(action) for action in MIND.candidates(deal.view(deal.actor))]
    assert sorted(weighed) == ["trump:D", "trump:S", "trump:none"]


def true(view: JokerView, deal: JokerDeal, reason: Reason, play: int) -> bool:
    """What can be checked against the cards themselves."""
    others = 0
    for seat, hand in enumerate(deal.hands):
        others |= hand if seat != view.seat else 0
    if reason.key.startswith("master"):
        suit = SUIT_OF[CARD_OF[play]]
        higher = others & SUIT_MASK[suit] & ~JOKER_MASK & ~((BIT[CARD_OF[play]] << 1) - 1)
        trumps = others & SUIT_MASK[view.trump] & ~JOKER_MASK if view.trump is not None else 0
        return not higher and (reason.key == "master" or not trumps)
    if reason.key == "few-beat":
        assert reason.count is not None
        table = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
        beating = [one for one in bits(others) if BIT[one] & JOKER_MASK or beats(table[one], table[play])]
        return len(beating) <= reason.count
    if reason.key == "alike":
        return len({SUIT_OF[CARD_OF[one]] for one in view.legal()}) == 1
    if reason.key == "lead-void":
        return (view.hand & SUIT_MASK[SUIT_OF[play]]) & ~JOKER_MASK == BIT[play]
    if reason.key in ("need", "need-all", "enough"):
        bid, took = view.bids[view.seat] or 0, view.took[view.seat]
        return reason.count == (bid if reason.key == "enough" else bid - took)
    if reason.key == "keeps-joker":
        return bool(view.hand & JOKER_MASK) and play < FIRST_JOKER
    if reason.key == "lead-low":
        return all(RANK_OF[one] >= RANK_OF[play] for one in bits(view.hand & ~JOKER_MASK))
    if reason.key == "joker-give":
        return WAY_OF[play] == GIVE
    return True


@lru_cache
def said() -> tuple[Reason, ...]:
    """All reasons for all legal actions of some deals."""
    rng = random.Random(1)
    found: set[Reason] = set()
    for number in range(120):
        deal = random_deal(rng, 9 if number % 2 else None)
        while (actor := deal.actor) is not None:
            view = deal.view(actor)
            for action in view.legal():
                reasons = MIND.reasons(view, action)
                assert len({reason.key for reason in reasons}) == len(reasons)
                assert all(true(view, deal, reason, action) for reason in reasons)
                found.update(reasons)
            deal.apply(quick_action(deal, rng) if rng.random() < 0.8 else rng.choice(list(deal.legal())))
    return tuple(found)


def test_every_text_is_used() -> None:
    assert {reason.key for reason in said()} == reason_keys(PREFIX)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_is_a_short_sentence(lang: str) -> None:
    for reason in said():
        check_sentence(PREFIX, reason, lang)
