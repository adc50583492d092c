"""Why a card of Durak may not be laid: every reason, and that there is one exactly when the card is not legal."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from game.cards import BIT, bits, cards, mask
from game.cards import card as one
from game.durak import Durak
from game.durak.actions import cards_of, is_lead
from game.durak.demand import Why, lead_of, lead_refusal, playable, refusal, targets
from game.durak.options import PACKS
from game.durak.view import DurakView

GAME = Durak()


def deal(seed: int, players: int = 4, **options: Any) -> Any:
    deck = list(PACKS[options.get("cards", 36)])
    random.Random(seed).shuffle(deck)
    return GAME.sheet(options, players, 0).deal(deck)


def view(**changed: Any) -> DurakView:
    """Seat 0 of four defends: 7C lies before it, hearts are trumps, it holds 6C 9C 8D 6H."""
    base = deal(1).view(0)
    usual: dict[str, Any] = {
        "phase": "defend",
        "actor": 0,
        "word": 0,
        "leader": 3,
        "defender": 0,
        "guard": 0,
        "hand": mask(cards(["6C", "9C", "8D", "6H"])),
        "trump": 2,
        "attacks": (one("7C"),),
        "covered": (None,),
        "start_hand": 6,
        "limit": 5,
        "out": 0,
    }
    seen: DurakView = replace(base, **(usual | changed))
    return seen


def why(of: DurakView, name: str) -> Why | None:
    found = refusal(of, one(name))
    return None if found is None else found.why


@pytest.mark.parametrize(
    ("options", "players"),
    [({}, 2), ({}, 4), ({}, 6), ({"teams": True}, 4), ({"neighbours_only": True}, 5), ({"transfer": True}, 3)],
)
def test_a_card_is_refused_exactly_when_it_is_not_legal(options: dict[str, Any], players: int) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        state = deal(seed, players, **options)
        while state.actor is not None:
            for seat in range(players):
                seen = state.view(seat)
                legal = {card for action in seen.legal() for card in cards_of(action)}
                assert playable(seen) == legal
                for card in bits(seen.hand):
                    assert (refusal(seen, card) is None) == (card in legal)
                    assert len(targets(seen, card)) == sum(cards_of(action) == (card,) for action in seen.legal())
            state.play(chance.choice(state.legal()))


def test_the_reasons_of_a_defender() -> None:
    assert why(view(), "9C") is None
    assert why(view(), "6H") is None
    assert why(view(), "6C") is Why.LOWER
    assert why(view(), "8D") is Why.SUIT
    trumps = view(attacks=(one("7H"),))
    assert why(trumps, "6H") is Why.LOWER
    assert why(trumps, "9C") is Why.TRUMP
    two = view(attacks=(one("7C"), one("7S")), covered=(None, None))
    assert why(two, "8D") is Why.NONE
    found = refusal(view(), one("6C"))
    assert found is not None
    assert found.attack == one("7C")


def test_the_reasons_of_a_thrower() -> None:
    thrower = {"phase": "throw", "actor": 0, "word": 0, "leader": 0, "defender": 1, "guard": 1}
    seen = view(**thrower, covered=(one("9S"),))
    assert why(seen, "9C") is None
    assert why(seen, "8D") is Why.RANK


def test_who_has_nothing_to_say_hears_why() -> None:
    waits = {"actor": 1, "word": 1, "leader": 3, "defender": 1, "guard": 1}
    assert why(view(**waits), "9C") is Why.WAIT
    assert why(view(**waits, out=BIT[0]), "9C") is Why.OUT
    assert why(view(actor=2, word=2, phase="throw", covered=(one("8C"),)), "9C") is Why.DEFENDING
    assert why(view(actor=3, word=3, phase="lead", attacks=(), covered=(), defender=1, guard=1), "9C") is Why.WAIT
    five = tuple(cards(["7C", "7D", "7S", "8S", "8H"]))
    full = {"attacks": five, "covered": (None,) * 5}
    assert why(view(**waits, **full, discarded=0), "9C") is Why.FIRST
    assert why(view(**waits, **full, start_hand=5, discarded=4), "9C") is Why.HAND
    six = {"attacks": (*five, one("7H")), "covered": (None,) * 6, "limit": 6}
    assert why(view(**waits, **six, discarded=4), "9C") is Why.SIX


def test_partners_and_strangers_hear_why() -> None:
    teams = deal(1, 4, teams=True).options
    assert why(view(options=teams, actor=2, word=2, leader=1, defender=2, guard=2), "9C") is Why.PARTNER
    five = deal(1, 5, neighbours_only=True)
    far = replace(five.view(0), phase="defend", actor=3, word=3, leader=2, defender=3, guard=3)
    assert refusal(replace(far, attacks=(one("7C"),), covered=(None,)), bits(far.hand)[0]).why is Why.NEIGHBOURS  # type: ignore[union-attr]


def test_several_cards_are_led_together_or_not() -> None:
    leader = {"phase": "lead", "leader": 0, "defender": 1, "guard": 1, "attacks": (), "covered": ()}
    seen = view(**leader, hand=mask(cards(["7C", "7D", "7H", "8C"])), limit=2, start_hand=2, discarded=4)
    assert lead_refusal(seen, cards(["7C", "7D"])) is None
    action = lead_of(seen, cards(["7D", "7C"]))
    assert action is not None
    assert is_lead(action)
    assert set(cards_of(action)) == set(cards(["7C", "7D"]))
    mixed, many = lead_refusal(seen, cards(["7C", "8C"])), lead_refusal(seen, cards(["7C", "7D", "7H"]))
    assert mixed is not None
    assert mixed.why is Why.RANKS
    assert many is not None
    assert (many.why, many.limit) == (Why.HAND, 2)
