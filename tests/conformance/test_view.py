"""What a seat may know: enough to act, nothing that is hidden, and hidden deals that agree with it."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from itertools import zip_longest

import pytest

from game.rules import Event, State
from tests.conformance.onlookers import CARDS
from tests.conformance.tables import TABLES, Table, decks, play_out, positions, some

pytestmark = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def test_legal_to_the_actor_as_to_the_state(table: Table) -> None:
    for position in positions(table):
        state = position.state
        for seat in range(table.players):
            view = state.view(seat)
            assert (view.seat, view.players, view.actor) == (seat, table.players, state.actor)
            assert list(view.legal()) == (list(state.legal()) if seat == state.actor else [])


def test_looking_changes_nothing(table: Table) -> None:
    for position in some(table, "looking", 15):
        state = position.state.copy()
        for seat in range(table.players):
            view = state.view(seat)
            view.legal()
            view.sample(table.rng("looking"))
            assert view == position.state.view(seat)
        assert state == position.state


def test_a_sample_agrees_with_the_view(table: Table) -> None:
    rng = table.rng("samples")
    for position in some(table, "samples", 15):
        for seat in range(table.players):
            view = position.state.view(seat)
            sample = view.sample(rng)
            assert sample.view(seat) == view
            assert sorted(CARDS[table.game](sample)) == sorted(table.pack)
            again = table.rules.state_from_json(json.loads(json.dumps(sample.to_json())))
            assert again == sample
            for other in range(table.players):
                assert again.view(other) == sample.view(other)
            play_out(sample, rng)
            assert sample.result is not None


def test_a_sample_is_drawn_from_the_given_generator(table: Table) -> None:
    for position in some(table, "draws", 10):
        view = position.state.view(0)
        assert view.sample(random.Random(5)) == view.sample(random.Random(5))


def test_samples_differ(table: Table) -> None:
    views = [position.state.view(position.state.actor or 0) for position in positions(table) if not position.done]
    rng = table.rng("differ")
    assert any(view.sample(rng) != view.sample(rng) for view in views)


def test_states_that_differ_in_hidden_cards_look_the_same(table: Table) -> None:
    """From any moment on, as long as chance shows the seat no new card of its own."""
    rng = table.rng("hidden")
    for position in some(table, "hidden", 12):
        for seat in range(table.players):
            one = position.state.copy()
            _go_on_alike(one, one.view(seat).sample(rng), seat, rng)


def test_decks_that_differ_in_hidden_cards_look_the_same(table: Table) -> None:
    rng = table.rng("decks")
    for _, deck in zip(range(3), decks(table, rng), strict=False):
        for seat in range(table.players):
            one = table.sheet().deal(deck)
            seen = {event.card for event in one.opening(seat) if hasattr(event, "card")}
            hidden = [card for card in deck if card not in seen]
            rng.shuffle(hidden)
            others = iter(hidden)
            other = table.sheet().deal([card if card in seen else next(others) for card in deck])
            if not _chance_differs(one.opening(), other.opening(), seat):
                assert one.opening(seat) == other.opening(seat)
                _go_on_alike(one, other, seat, rng)


def _go_on_alike(one: State, other: State, seat: int, rng: random.Random) -> None:
    """Do the same in two states that look the same to ``seat``, as long as that is legal in both."""
    while True:
        assert one.view(seat) == other.view(seat)
        assert one.actor == other.actor
        legal = [action for action in one.legal() if action in other.legal()]
        if one.actor == seat:
            assert list(one.legal()) == list(other.legal())
        if not legal:
            return
        action = rng.choice(legal)
        told, told_other = one.play(action), other.play(action)
        if _chance_differs(told, told_other, seat):
            return


def _chance_differs(events: Sequence[Event], others: Sequence[Event], seat: int) -> bool:
    """Whether the seat was shown different cards: new ones of its own, or such as were laid open to everybody.

    Anything else that differs is a leak; what follows a card laid open may differ in everything.
    """
    differ = False
    for a, b in zip_longest(events, others):
        if a is None or b is None:
            # hidden cards that had to be shown, and there were none of them in the other state
            shown = a or b
            assert shown is not None
            assert shown.uncovers
            return True
        if a.seen_by(seat) != b.seen_by(seat):
            if a.uncovers and b.uncovers:
                return True
            assert getattr(a, "seat", None) == getattr(b, "seat", None) == seat
            assert a.seen_by(None) == b.seen_by(None)
            differ = True
    return differ


def test_the_plain_bot_and_the_clock_act_legally(table: Table) -> None:
    for position in some(table, "advice", 12):
        state = position.state
        if state.actor is not None:
            view = state.view(state.actor)
            for act in (table.rules.advise, table.rules.timeout):
                action = act(view, random.Random(3))
                assert act(view, random.Random(3)) == action
                state.copy().play(action)
            assert table.rules.advise(view, random.Random(3)) in state.legal()
