"""Why an action of Bura is good: true in the position, said in every language, nothing left over."""

from __future__ import annotations

import random
import re
from functools import lru_cache
from pathlib import Path

import pytest

from game.bura import Bura
from game.bura import reasons as module
from game.bura.actions import ANSWER, GIVE, VAR, kind_of, parse
from game.bura.hand import BuraHand
from game.mind import Reason
from scenes.texts import LANGS, Texts, bundle
from tests.game.bura_tools import any_table, at_random, dealt, do, given

MIND = Bura.mind
PREFIX = "why-bura-"
LONGEST = 80
"""Letters that fit on a plate of two lines at 800x480."""
KEYS = set(re.findall(r'"([a-z]+(?:-[a-z0-9]+)+|ahead|malyutka|complete)"', Path(module.__file__).read_text("utf-8")))


def why(hand: BuraHand, said: str) -> list[Reason]:
    assert hand.actor is not None
    assert parse(said) in hand.legal()
    return MIND.reasons(hand.view(hand.actor), parse(said))


def keys(found: list[Reason]) -> list[str]:
    return [reason.key for reason in found]


def test_a_lead_of_the_highest_trumps() -> None:
    hand = given({}, hands=("AD 10D JS", "QS KS JH"), piles=("AC JC", ""), talon="KH 7H", no_offers=True)
    assert why(hand, "lead:10D+AD")[:2] == [Reason("lead-to-31"), Reason("lead-uncuttable", count=2)]
    assert Reason("keeps-trumps", count=2) in why(hand, "lead:JS")


def test_an_answer_that_must_stop_31() -> None:
    hand = given({}, hands=("JH QS KC", "AS KS QH"), piles=("", "AC JC"), talon="KH 7H", leader=1, no_offers=True)
    do(hand, "lead:AS")
    assert keys(why(hand, "give:JH"))[0] == "give-cannot-cut"
    assert Reason("give-least", count=2) in why(hand, "give:JH")
    cutting = given({}, hands=("JH QS KD", "AS KS QH"), piles=("", "AC 10C"), talon="KH 7H", leader=1, no_offers=True)
    do(cutting, "lead:AS")
    assert keys(why(cutting, "answer:KD"))[:2] == ["cut-stops-31", "cut-takes"]
    assert "give-instead" in keys(why(cutting, "give:JH"))


def test_a_claim_says_what_was_seen() -> None:
    hand = dealt("AD 10D JS", "AS 10S QH", turned="KD", leader=1, talon="KC QC", match=7)
    do(hand, "lead:10S+AS", "answer:10D+AD")
    assert why(hand, "var") == [Reason("var-sure", count=42)]
    assert why(hand, "offer")[0] == Reason("offer-sure", count=2)


def test_a_stake_says_what_a_refusal_costs() -> None:
    hand = dealt("AS KS 10H", "JC QC JH", turned="KD", match=7)
    do(hand, "offer")
    assert keys(why(hand, "refuse"))[-2:] == ["refuse-no-trumps", "refuse-costs-less"]
    assert why(hand, "accept")[-1] == Reason("accept-pays", count=1)
    assert why(hand, "raise")[-1] == Reason("offer-refused", count=2)


def test_every_action_has_a_reason_and_every_reason_is_said() -> None:
    rng = random.Random(3)
    found = set()
    for _ in range(120):
        for hand in at_random(any_table(rng), rng):
            if hand.actor is not None:
                view = hand.view(hand.actor)
                for action in hand.legal():
                    given_for = MIND.reasons(view, action)
                    assert given_for or kind_of(action) in (ANSWER, GIVE, VAR)
                    for reason in given_for:
                        found.add(reason.key)
                        assert reason.key in KEYS
                        assert reason.count is None or reason.count >= 0
    assert len(found) > 0.8 * len(KEYS)


@lru_cache
def said(lang: str) -> set[str]:
    return {key.removeprefix(PREFIX) for key in bundle(lang)._messages if key.startswith(PREFIX)}


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_has_its_sentence_and_every_sentence_its_reason(lang: str) -> None:
    assert said(lang) == KEYS


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("count", [0, 1, 2, 5, 31])
def test_sentences_are_short_and_whole(lang: str, count: int) -> None:
    texts = Texts(lang)
    for key in KEYS:
        sentence = texts(PREFIX + key, count=count, of=10)
        assert len(sentence) <= LONGEST
        assert "{" not in sentence
        assert not sentence.startswith(PREFIX)
