"""Why a move of Durak is good: true in the position, said in every language, nothing left over."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from game.beating import COVERERS, PASS, TAKE, beat, lead, ranks_of
from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, bits, card, cards, mask
from game.durak import Durak
from game.durak.actions import SWAP, throw, transfer
from game.durak.deal import DurakDeal
from game.durak.quick import quick
from game.durak.reasons import may_hold
from game.durak.view import DurakView
from game.mind import Reason
from game.rules import Action
from scenes.texts import LANGS
from tests.bots.tools import check_sentence, reason_keys
from tests.game.durak_tools import position
from tests.game.test_durak import TABLES, deal_of

MIND = Durak.mind
PREFIX = "why-durak-"


def why(deal: DurakDeal, action: Action) -> list[Reason]:
    assert deal.actor is not None
    assert action in deal.legal()
    return MIND.reasons(deal.view(deal.actor), action)


def keys(found: list[Reason]) -> list[str]:
    return [reason.key for reason in found]


def led(*names: str) -> Action:
    return lead(mask(cards(names)))


# -- what is said, position by position --------------------------------------------------------------------
# hearts are trumps, seat 0 leads at seat 1


def test_the_last_cards_are_led() -> None:
    assert why(position("AS AD", "8C KD"), led("AS", "AD")) == [Reason("lead-last", count=2)]
    assert "lead-last" not in keys(why(position("AS AD", "8C KD", talon="9C 9H"), led("AS", "AD")))


def test_what_is_known_of_the_defender_is_used() -> None:
    assert why(position("AS 6C", "8C KD"), led("AS"))[0] == Reason("not-covered", seat=1, card=card("AS"))
    deal = position("AS 6C", "8C KH", "9S", known=(1,))
    assert why(deal, led("AS"))[0] == Reason("trump-needed", seat=1, card=card("AS"))
    assert why(position("QS 6C", "8C KH", "AS"), led("QS")) == [Reason("lead-few-cover", card=card("QS"), count=1)]


def test_why_cards_are_led_that_are_not_the_lowest() -> None:
    deal = position("QS 6C 6D", "8C KH", "AS KS JD 10S")
    assert Reason("lead-few-cover", card=card("QS"), count=2) in why(deal, led("QS"))
    assert Reason("lead-single", card=card("QS")) in why(deal, led("QS"))
    assert "lead-single" not in keys(why(deal, led("6C")))
    deal = position("9S 6C", "8C KH", "AS KS JD 10S")
    assert not why(deal, led("9S"))
    deal = position("9H 6C", "8C KH", "AS KS JD 10S")
    assert why(deal, led("9H")) == [Reason("lead-trump", card=card("9H"))]


def test_low_cards_are_led_together() -> None:
    found = why(position("7S 7C KD 6H", "8C 9S KH JC", "10C"), led("7C", "7S"))
    assert found == [Reason("lead-together", count=2), Reason("lead-lowest"), Reason("keeps-trumps", count=1)]
    assert why(position("7H 9H", "8C 9D KH", "10C"), led("7H")) == [Reason("lead-only-trumps")]


def test_covering() -> None:
    deal = position("7C", "8S KD", table="7S")
    assert why(deal, beat(card("7S"), card("8S")))[0] == Reason("cover-only-one", card=card("8S"))
    assert keys(why(position("7C", "8S", table="7S"), beat(card("7S"), card("8S")))) == ["cover-last"]
    deal = position("7C 9S", "8S JS KD", "8D", table="7S")
    assert Reason("cover-lowest", card=card("8S")) in why(deal, beat(card("7S"), card("8S")))
    assert why(deal, beat(card("7S"), card("JS"))) == [Reason("cover-rank-gone", card=card("JS"))]
    deal = position("7C JC", "8S JS KD", "8D", table="7S")
    assert why(deal, beat(card("7S"), card("JS"))) == []
    deal = position("7C 8D", "QS 8H KD", "9D", table="7S")
    assert Reason("cover-small-trump", card=card("8H")) in why(deal, beat(card("7S"), card("8H")))
    deal = position("7C 8D", "8S 9H KD", "9D", table="7S")
    assert "cover-small-trump" not in keys(why(deal, beat(card("7S"), card("9H"))))
    deal = position("9C", "JS QS KD", table="7S")
    assert Reason("cover-nothing-added") in why(deal, beat(card("7S"), card("JS")))
    deal = position("9C", "6H KD", "8D", table="7S")
    assert Reason("cover-trump-needed", card=card("7S")) in why(deal, beat(card("7S"), card("6H")))
    deal = position("6C 7C", "6H 7H KD", "8D", table="7S")
    assert keys(why(deal, beat(card("7S"), card("6H"))))[0] == "cover-trump-needed"
    assert keys(why(deal, beat(card("7S"), card("7H")))) == ["cover-same-rank", "cover-trump-needed"]
    deal = position("9C", "9S KD", "8D", table="8S/9D 7S")
    assert Reason("cover-same-rank", card=card("9S")) in why(deal, beat(card("7S"), card("9S")))
    deal = position("8C", "9S 10S KC", "8D", table="8S/9D 8H/9H 7S", start_hand=3)
    assert Reason("cover-ends") in why(deal, beat(card("7S"), card("9S")))


def test_taking() -> None:
    assert why(position("9D", "8C KD", table="AC"), TAKE) == [Reason("take-nothing-covers", card=card("AC"))]
    deal = position("9D", "6H KD", table="AC AS")
    assert why(deal, TAKE) == [Reason("take-not-all", count=2)]
    deal = position("9D", "6H KD", table="QC", talon="7S 7C 7D 8S 8C 8D 9S JS 10H")
    assert why(deal, TAKE) == [Reason("take-saves-trumps", count=1), Reason("take-early", count=9)]
    deal = position("9D", "QD KD 10H", table="7H JD")
    assert why(deal, TAKE) == [Reason("take-saves-trumps", count=1), Reason("take-trumps", count=1)]
    assert why(position("9D", "QD KD", table="JD"), TAKE) == [Reason("take-saves-cards", count=1)]


def test_passing_on_and_exchanging() -> None:
    deal = position("9D", "7C 9H KD", "QS QC", table="7S", discarded=2, transfer=True)
    assert why(deal, transfer(card("7C"))) == [Reason("transfer", card=card("7C")), Reason("keeps-trumps", count=1)]
    deal = position("6H 9D", "7C 9H KD", talon="8S JH", trump_six=True)
    assert why(deal, SWAP) == [Reason("swap", card=card("JH"))]


def test_adding() -> None:
    deal = position("8D", "KC", "9H", table="7S/8S")
    assert keys(why(deal, throw(card("8D"))))[0] == "add-last"
    deal = position("8D KD", "KC QS 9H", "JD", table="7S/8S")
    assert Reason("add-lowest", card=card("8D")) in why(deal, throw(card("8D")))
    deal = position("7D 8D KD", "KC QS 9H", "JD", table="8C/8S")
    assert Reason("add-low", card=card("8D")) in why(deal, throw(card("8D")))
    deal = position("7D KD", "KC QS 9H", "JD", table="QC/KS")
    assert Reason("add-presses", seat=1) in why(deal, throw(card("KD")))
    deal = position("7D KD", "KC QS 9H", "JD", table="7C", phase="take")
    assert why(deal, throw(card("7D")))[0] == Reason("add-taken", seat=1)


def test_adding_nothing() -> None:
    deal = position("8H KD", "KC QS 9H", "JD", table="7S/8S")
    assert why(deal, PASS) == [Reason("pass-keeps-trump", card=card("8H"))]
    deal = position("7D KD", "KC QS 9H", "JD", table="QC/KS")
    assert why(deal, PASS) == [Reason("pass-keeps-card", card=card("KD"))]
    deal = position("7D KD", "KC QS 9H", "JD", table="7C/8C")
    assert why(deal, PASS) == [Reason("pass-later")]
    deal = position("KS KD", "KC QS 9H", "JD", table="KH", phase="take")
    assert keys(why(deal, PASS)) == ["pass-no-gift", "pass-keeps-card"]


# -- over many deals ---------------------------------------------------------------------------------------


def true(view: DurakView, deal: DurakDeal, reason: Reason) -> bool:
    """What can be checked against the cards themselves."""
    if reason.key in ("not-covered", "trump-needed"):
        assert reason.seat is not None
        assert reason.card is not None
        answers = deal.hands[reason.seat] & COVERERS[view.trump][reason.card]
        return not (answers if reason.key == "not-covered" else answers & ~SUIT_MASK[view.trump])
    if reason.key in ("cover-lowest", "cover-only-one"):
        assert reason.card is not None
        attack = view.uncovered[0]
        lower = [one for one in bits(view.hand & COVERERS[view.trump][attack]) if RANK_OF[one] < RANK_OF[reason.card]]
        return len(view.uncovered) > 1 or not any(SUIT_OF[one] == SUIT_OF[reason.card] for one in lower)
    if reason.key == "lead-few-cover":
        assert reason.card is not None
        assert reason.count is not None
        answers = deal.hands[view.guard] & COVERERS[view.trump][reason.card] & ~SUIT_MASK[view.trump]
        return answers.bit_count() <= reason.count
    if reason.key == "cover-rank-gone":
        assert reason.card is not None
        mates = ranks_of(BIT[reason.card])
        return not any(deal.hands[player] & mates for _, player in view.words)
    if reason.key in ("pass-keeps-trump", "pass-keeps-card", "add-lowest", "add-low"):
        assert reason.card is not None
        return bool(view.hand & BIT[reason.card])
    return True


@lru_cache
def said() -> tuple[Reason, ...]:
    """All reasons for all legal actions of some deals."""
    rng = random.Random(1)
    found: set[Reason] = set()
    for players, teams in TABLES * 9:
        deal = deal_of(rng, players, teams)
        while (actor := deal.actor) is not None:
            view = deal.view(actor)
            for seat in range(players):
                if seat != actor:
                    assert not deal.hands[seat] & ~may_hold(view, seat)
            for action in view.legal():
                reasons = MIND.reasons(view, action)
                assert all(true(view, deal, reason) for reason in reasons)
                assert len(set(keys(reasons))) == len(reasons)
                if "cover-nothing-added" in keys(reasons):
                    table = view.on_table | BIT[action & 63]
                    assert not any(deal.hands[player] & ranks_of(table) for _, player in view.words)
                found.update(reasons)
            deal.apply(quick(deal) if rng.random() < 0.7 else rng.choice(list(deal.legal())))
    return tuple(found)


def test_every_text_is_used() -> None:
    assert {reason.key for reason in said()} == reason_keys(PREFIX)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_is_a_short_sentence(lang: str) -> None:
    for reason in said():
        check_sentence(PREFIX, reason, lang)
