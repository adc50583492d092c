"""Every hint has a reason: one of the game, or what the search found of another action."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import pytest

from game.beating import PASS, TAKE, beat, lead
from game.bots.asking import Question, reply
from game.bots.budget import Budget
from game.bots.explain import explain
from game.bots.thought import Thought
from game.cards import card, mask, shuffled
from game.durak import Durak
from game.durak.deal import DurakDeal
from game.joker import Joker, actions
from game.mind import Reason
from game.registry import GAMES
from game.rules import State, View
from scenes.texts import LANGS, Texts
from tests.bots.tools import check_sentence, reason_keys
from tests.game.durak_tools import position as durak
from tests.game.test_joker_advice import position as joker
from tests.game.test_joker_advice import shared

PREFIX = "why-search-"
TABLES: dict[str, tuple[tuple[dict[str, Any], int], ...]] = {
    "joker": (({"length": "nines"}, 4), ({}, 3), ({"length": "nines"}, 2), ({"length": "nines", "minus": True}, 4)),
    "durak": (({}, 2), ({}, 4), ({"transfer": True}, 3), ({"teams": True}, 4)),
    "durachki": (({}, 3), ({"fly": "may"}, 3), ({}, 4), ({"take": "all"}, 2)),
    "bura": (({}, 2), ({"cards": 5}, 2)),
}
DEALS = {"joker": 12, "durak": 12, "durachki": 12, "bura": 30}
PLAYOUTS = 40


def positions(name: str) -> Iterator[State]:
    """Positions of some deals at every kind of table, and of every phase."""
    game = GAMES[name]
    for number in range(DEALS[name]):
        rng = random.Random(number)
        chosen, players = TABLES[name][number % len(TABLES[name])]
        sheet = game.sheet(chosen, players, number % players)
        state = sheet.deal(shuffled(game.pack_of(game.check(chosen, players)), rng))
        while (actor := state.actor) is not None:
            if rng.random() < 0.3:
                yield state
            view = state.view(actor)
            state.advance(game.mind.plain(view, rng) if rng.random() < 0.9 else rng.choice(list(view.legal())))


@lru_cache
def said(name: str) -> tuple[tuple[View, Thought, tuple[Reason, ...]], ...]:
    """What hard would do in these positions, and why."""
    found = []
    for number, state in enumerate(positions(name)):
        assert state.actor is not None
        view = state.view(state.actor)
        answer = reply(Question(name, view, "hard", f"why {number}", why=True), Budget(playouts=PLAYOUTS))
        assert answer.thought is not None
        found.append((view, answer.thought, answer.reasons))
    return tuple(found)


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_a_reason_and_hardly_any_says_nothing_of_the_cards(name: str) -> None:
    keys = [reasons[0].key for _, _, reasons in said(name)]
    assert len(keys) > 60
    assert {getattr(view, "phase", "") for view, _, _ in said(name)} >= PHASES[name]
    vague = [key for key in keys if key in ("even", "alone", "counted-even", "plain")]
    assert len(vague) <= 0.03 * len(keys), vague


PHASES = {
    "joker": {"choose", "bid", "play"},
    "durak": {"lead", "defend", "throw", "take"},
    "durachki": {"lead", "fly", "cover"},
    "bura": set[str](),
}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", GAMES)
def test_every_reason_given_first_has_its_sentence(name: str, lang: str) -> None:
    texts = Texts(lang)
    for _, _, reasons in said(name):
        key = reasons[0].key
        assert texts.has(f"why-{name}-{key}") != texts.has(PREFIX + key), key


@pytest.mark.parametrize("name", GAMES)
def test_another_action_is_named_only_where_it_was_found_worse(name: str) -> None:
    mind = GAMES[name].mind
    for view, thought, (first, *_) in said(name):
        how, _, named = first.key.partition("-")
        if how not in ("less", "worth", "counted") or named in ("", "even"):
            continue
        called = {
            action
            for action in thought.values
            if (name_of := mind.named(view, action)) is not None
            and (name_of.key, name_of.card, name_of.of) == (named, first.card, first.of)
        }
        assert called
        assert thought.action not in called
        if how == "less":
            assert thought.chance is not None
            assert first.count is not None
            assert first.count < round(10 * thought.chance)
            assert any(round(10 * mind.likely(view, thought.chances[one])) == first.count for one in called)
        else:
            assert any(thought.values[one] < thought.values[thought.action] for one in called)
            assert thought.proved == (how == "counted")


# -- position by position ------------------------------------------------------------------------------------


def found(state: State, thought: Thought) -> Reason:
    assert state.actor is not None
    mind = Durak.mind if isinstance(state, DurakDeal) else Joker.mind
    (reason,) = explain(mind, state.view(state.actor), thought.action, thought)
    return reason


LEAD = durak("9S 6C", "8C KH", "AS KS JD 10S")
NINE, SIX = lead(mask([card("9S")])), lead(mask([card("6C")]))
"""The game knows nothing of the nine."""


def weighed(action: int, other: int, chances: tuple[float, float], deals: int = 30, **more: Any) -> Thought:
    values = more.pop("values", chances)
    by = dict(zip((action, other), chances, strict=True))
    return Thought(action, dict(zip((action, other), values, strict=True)), chances[0], deals, chances=by, **more)


def tenths(state: State, share: float) -> int:
    """What is told of an action that this share of the playouts went well with."""
    assert state.actor is not None
    return round(10 * Durak.mind.likely(state.view(state.actor), share))


def test_what_the_other_came_to_is_told_in_tenths() -> None:
    less = Reason("less-card", card=card("6C"), count=tenths(LEAD, 0.38))
    assert found(LEAD, weighed(NINE, SIX, (0.9, 0.38))) == less


def test_a_share_is_told_only_after_some_deals_and_where_it_differs() -> None:
    assert found(LEAD, weighed(NINE, SIX, (0.7, 0.4), deals=9)) == Reason("worth-card", card=card("6C"))
    as_often = (Durak.mind.likely(LEAD.view(0), 0.7), 0.7)
    assert found(LEAD, weighed(NINE, SIX, as_often, values=(0.7, 0.69))) == Reason("worth-card", card=card("6C"))
    assert found(LEAD, weighed(NINE, SIX, as_often, values=(0.7, 0.7))) == Reason("even")


def test_what_was_counted_through() -> None:
    assert found(LEAD, weighed(NINE, SIX, (1.0, 0.0), proved=True)) == Reason("counted-card", card=card("6C"))
    assert found(LEAD, weighed(NINE, SIX, (0.0, 0.0), proved=True)) == Reason("counted-even")


def test_the_plain_move_is_named_before_better_ones() -> None:
    deal = durak("7C JC", "8S JS KD", "8D", table="7S")
    jack, eight = beat(card("7S"), card("JS")), beat(card("7S"), card("8S"))
    assert Durak.mind.plain(deal.view(1), random.Random(0)) == eight
    thought = weighed(jack, TAKE, (0.9, 0.7))
    more = Thought(jack, {**thought.values, eight: 0.3}, 0.9, 30, chances={**thought.chances, eight: 0.3})
    assert found(deal, more) == Reason("less-card", card=card("8S"), count=tenths(deal, 0.3))
    assert found(deal, thought) == Reason("less-take", count=tenths(deal, 0.7))


def test_what_holds_for_the_plain_move_too_is_told_last() -> None:
    """Both keep the trump; that the nine is alone of its rank is its own reason."""
    deal = durak("9S 6C 6D 7H", "8C KH", "AS KS JD 10S")
    view, mind = deal.view(0), Durak.mind
    sixes = lead(mask([card("6C"), card("6D")]))
    assert mind.plain(view, random.Random(0)) == sixes
    kept = Reason("keeps-trumps", count=1)
    own = Reason("lead-single", card=card("9S"))
    assert mind.reasons(view, NINE) == [kept, own]
    assert explain(mind, view, NINE, weighed(NINE, sixes, (0.7, 0.38))) == [own, kept]
    assert explain(mind, view, NINE) == [kept, own]


def test_where_all_reasons_hold_for_the_plain_move_too_it_is_compared() -> None:
    """A bid of two instead of three has the same high cards."""
    view, mind = joker(shared("6S AD AS 8S 7H 8H 9H 9C 10C"), "S").view(0), Joker.mind
    plain = mind.plain(view, random.Random(0))
    two = actions.parse("bid:2")
    assert plain == actions.parse("bid:3")
    same = mind.reasons(view, plain)
    assert same
    assert same == mind.reasons(view, two)
    likely = round(10 * mind.likely(view, 0.2))
    less = Reason("less-bid", of=3, count=likely)
    assert explain(mind, view, two, weighed(two, plain, (0.7, 0.2))) == [less, *same]
    as_often = (mind.likely(view, 0.7), 0.7)
    assert explain(mind, view, two, weighed(two, plain, as_often, values=(0.7, 0.7))) == same
    assert explain(mind, view, plain, weighed(plain, two, (0.7, 0.2))) == same


def test_taking_and_adding_nothing_are_named() -> None:
    deal = durak("7C JC", "8S JS KD", "8D", table="7S")
    assert Durak.mind.named(deal.view(1), TAKE) == Reason("take")
    assert Durak.mind.named(deal.view(1), PASS) == Reason("pass")


def test_bids_and_jokers_are_named() -> None:
    deal = joker(["9D QC 8H", "8D 9C JH", "10D 7C QH", "AD KD JD"], "S", [1, 1, 1, 1])
    nine, queen = actions.parse("play:9D"), actions.parse("play:QC")
    assert found(deal, weighed(nine, queen, (0.5, 0.5), values=(9.0, 3.0))) == Reason("worth-card", card=card("QC"))
    view = joker(["6S QC 8H", "8D 9C JH", "10D 7C QH", "AD KD JD"], "S").view(0)
    assert Joker.mind.named(view, actions.parse("bid:2")) == Reason("bid", of=2)
    view = joker(["6S QC 8H", "8D 9C JH", "10D 7C QH", "AD KD JD"], "S", [1, 1, 1, 1]).view(0)
    assert Joker.mind.named(view, actions.parse("play:6S:high:D")) == Reason("joker")


def test_where_nothing_was_weighed() -> None:
    assert explain(Durak.mind, LEAD.view(0), NINE) == [Reason("plain")]
    assert found(LEAD, Thought(NINE)) == Reason("even")


ALL = [
    Reason(f"{how}-{what}", count=count, of=of, card=card("10S"))
    for how in ("less", "worth", "counted")
    for what in ("card", "bid", "joker", "take", "pass")
    for count, of in ((0, 0), (3, 2), (9, 9))
    if (how, what) != ("counted", "bid")
] + [Reason(key) for key in ("even", "counted-even", "only", "alone", "plain")]


def test_every_text_is_used() -> None:
    assert {reason.key for reason in ALL} == reason_keys(PREFIX)


@pytest.mark.parametrize("lang", LANGS)
def test_every_reason_is_a_short_sentence(lang: str) -> None:
    for reason in ALL:
        check_sentence(PREFIX, reason, lang)
