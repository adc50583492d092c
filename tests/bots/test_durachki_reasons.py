"""Why a move of Durachki is good: true in the position, said in every language, nothing left over."""

from __future__ import annotations

import random
from functools import lru_cache

import pytest

from game.beating import COVERERS, PASS, TAKE, beat, lead
from game.cards import BIT, card, cards, mask, pack, shuffled
from game.durachki import Durachki
from game.durachki.actions import fly
from game.durachki.deal import DurachkiDeal
from game.durachki.options import OPTIONS, DurachkiOptions
from game.durachki.reasons import fewest_trumps, may_hold
from game.durachki.view import DurachkiView
from game.memory import Memory
from game.mind import Reason
from game.rules import Action
from scenes.texts import LANGS
from tests.bots.tools import check_sentence, reason_keys
from tests.game.test_durachki import position

MIND = Durachki.mind
PREFIX = "why-durachki-"


def why(deal: DurachkiDeal, action: Action) -> list[Reason]:
    assert deal.actor is not None
    assert action in deal.legal()
    return MIND.reasons(deal.view(deal.actor), action)


def keys(found: list[Reason]) -> list[str]:
    return [reason.key for reason in found]


def led(*names: str) -> Action:
    return lead(mask(cards(names)))


# -- what is said, position by position --------------------------------------------------------------------


def test_the_last_cards_are_led() -> None:
    assert why(position("AS AD", "8C KD", "10C"), led("AS", "AD")) == [Reason("lead-last", count=2)]


def test_a_small_pair_is_led() -> None:
    found = why(position("7H 7D KC 6S", "8C 9D KH", "10C"), led("7H", "7D"))
    assert found == [Reason("lead-together", count=2), Reason("lead-smallest"), Reason("lead-keeps-trumps")]


def test_a_lone_high_card_is_led() -> None:
    found = why(position("7H 7D KC 6S", "8C 9D KH", "10C"), led("KC"))
    assert found == [Reason("lead-single", card=card("KC")), Reason("lead-keeps-trumps")]


def test_trumps_alone() -> None:
    assert why(position("7S 9S", "8C 9D KH", "10C"), led("7S")) == [Reason("lead-only-trumps")]


def test_what_is_known_of_the_defender_is_used() -> None:
    deal = position("QH 9D", "8C KD", "10C")
    known = deal.copy()
    known._memory = Memory((0, deal.hands[1], deal.hands[2]), ((), (), ()))
    assert why(known, led("QH"))[0] == Reason("lead-not-covered", seat=1, card=card("QH"))
    assert "lead-not-covered" not in keys(why(deal, led("QH")))


def test_an_ace_needs_a_trump() -> None:
    deal = position("AH 9D", "8C KD", "10C")
    assert why(deal, led("AH"))[0] == Reason("lead-trump-needed", seat=1, card=card("AH"))


def flying(hand: str) -> DurachkiDeal:
    """Seat 2 is asked whether his sevens fly at seat 1."""
    deal = position("7H 9D 10C", "8C KD", hand, fly="may")
    deal.advance(led("7H"))
    assert deal.actor == 2
    return deal


def test_flying_in() -> None:
    assert why(flying("7C QD"), fly(led("7C"))) == [Reason("fly-sheds", count=1, seat=1)]
    assert keys(why(flying("7S QD"), fly(led("7S")))) == ["fly-small-trumps", "fly-sheds"]
    assert keys(why(flying("7S 7C"), fly(led("7S", "7C")))) == ["fly-last", "fly-small-trumps", "fly-sheds"]


def test_staying_out() -> None:
    assert why(flying("7S AS QD"), PASS) == [Reason("fly-keeps-trump", card=card("7S"))]
    assert why(flying("7C 7D QD"), PASS) == [Reason("fly-keeps-cards", count=2)]
    deal = position("7H 9D", "7C KD", "8S QD", fly="may")
    deal.advance(led("7H"))
    assert why(deal, PASS) == [Reason("fly-at-yourself")]


def test_adding_to_what_must_be_covered_anyhow() -> None:
    deal = position("7H 9D", "7C 8H 9C KD", "8S QD", fly="may")
    deal.advance(led("7H"))
    assert why(deal, fly(led("7C"))) == [Reason("fly-covers", count=1)]
    deal = position("7H 9D", "7C 8H 9H KD", "8S QD", fly="may")
    deal.advance(led("7H"))
    assert why(deal, fly(led("7C"))) == []


def test_a_trump_that_is_led() -> None:
    deal = position("7S 9D", "7C 8H", "8S QD", "10C")
    assert Reason("lead-trump", card=card("7S")) in why(deal, led("7S"))


def cover(attack: str, by: str) -> Action:
    return beat(card(attack), card(by))


def test_covering_the_last_card() -> None:
    assert keys(why(position("9D", "8H", "8C", table="7H"), cover("7H", "8H")))[0] == "cover-last"
    found = why(position("9D", "8H 9H KC", "8C", table="7H"), cover("7H", "8H"))
    assert found == [Reason("cover-leads-next"), Reason("cover-lowest", card=card("8H"))]


def test_who_is_left_alone_does_not_lead_next() -> None:
    assert "cover-leads-next" not in keys(
        why(
            position(
                "",
                "8H 9H KC",
                "",
                table="7H",
            ),
            cover("7H", "8H"),
        )
    )


def test_covering_with_a_trump() -> None:
    deal = position("9D", "8H 9S 9C KS AS", "8C", table="7H")
    assert Reason("cover-trump-then-suit", card=card("9C")) in why(deal, cover("7H", "9S"))
    found = why(position("9D", "9S KC", "8C", table="7H"), cover("7H", "9S"))
    assert Reason("cover-trump-needed", card=card("7H")) in found
    assert Reason("cover-only-one", card=card("9S")) in found


def test_splitting_nothing() -> None:
    deal = position("9D", "8H 8C JH", "8D", table="7H")
    assert Reason("cover-splits-nothing", card=card("JH")) in why(deal, cover("7H", "JH"))


def test_covering_several() -> None:
    deal = position("9D", "8H 8C JH AD", "8D", table="7H 7C")
    assert Reason("cover-everything", count=2) in why(deal, cover("7C", "8C"))
    deal = position("9D", "8H JH AD", "8D", table="7H 7C")
    assert Reason("cover-less-to-take") in why(deal, cover("7H", "8H"))
    deal = position("9D", "8H JH AD", "8D", table="7H 7C", take="all")
    assert "cover-less-to-take" not in keys(why(deal, cover("7H", "8H")))


def test_taking() -> None:
    assert why(position("9D", "8C KD", "8D", table="7C AH"), TAKE) == [Reason("take-nothing-covers", card=card("AH"))]
    assert why(position("9D", "8S KD", "8D", table="7C AH"), TAKE) == [Reason("take-not-all", count=2)]
    assert why(position("9D", "8S 9S KD", "8D", table="7C AH"), TAKE) == [Reason("take-saves-trumps", count=2)]
    assert why(position("9D", "AC 9S KD", "8D", table="7C 7D"), TAKE) == [Reason("take-saves-cards", count=2)]


def test_the_fewest_trumps() -> None:
    hand = mask(cards(["9H", "10S", "QS", "KC"]))
    attacks = cards(["8H", "7H", "QC"])
    assert fewest_trumps(hand, attacks, 3) == 1
    assert fewest_trumps(hand & ~BIT[card("KC")], attacks, 3) == 2
    assert fewest_trumps(hand & ~BIT[card("QS")], [*attacks, card("6D")], 3) is None


# -- over many deals ---------------------------------------------------------------------------------------


def true(view: DurachkiView, deal: DurachkiDeal, reason: Reason) -> bool:
    """What can be checked against the cards themselves."""
    if reason.key == "lead-not-covered":
        assert reason.seat is not None
        assert reason.card is not None
        return not deal.hands[reason.seat] & COVERERS[view.trump][reason.card]
    return True


@lru_cache
def said() -> tuple[Reason, ...]:
    """All reasons for all legal actions of some deals played at random."""
    rng = random.Random(1)
    found: set[Reason] = set()
    for _ in range(120):
        options = DurachkiOptions(**{option.name: rng.choice(option.values) for option in OPTIONS})
        players = rng.choice([2, 3, 4])
        deal = DurachkiDeal(options, players, rng.randrange(players), shuffled(pack(), rng))
        while (actor := deal.actor) is not None:
            view = deal.view(actor)
            for seat in range(players):
                if seat != actor:
                    assert not deal.hands[seat] & ~may_hold(view, seat)
            for action in view.legal():
                reasons = MIND.reasons(view, action)
                assert all(true(view, deal, reason) for reason in reasons)
                assert len(set(keys(reasons))) == len(reasons)
                found.update(reasons)
            deal.apply(rng.choice(list(deal.legal())))
    return tuple(found)


def test_every_text_is_used() -> None:
    assert {reason.key for reason in said()} == reason_keys(PREFIX)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_is_a_short_sentence(lang: str) -> None:
    for reason in said():
        check_sentence(PREFIX, reason, lang)
