"""A deal as the contract wants it: actions, refusals, copies, JSON, events, the end."""

from __future__ import annotations

import json

import pytest

from game.rules import Action, CardDealt, Event, IllegalAction, RulesError, State
from tests.conformance.onlookers import CARDS, ONLOOKERS
from tests.conformance.tables import TABLES, Table, decks, play_out, positions, some

pytestmark = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def _json(state: State) -> str:
    return json.dumps(state.to_json(), allow_nan=False)


def test_somebody_can_act_until_the_deal_is_over(table: Table) -> None:
    for position in positions(table):
        state = position.state
        legal = list(state.legal())
        assert (state.actor is None) == (not legal)
        assert (state.result is not None) == (not legal)
        assert len(legal) == len(set(legal))
        assert list(state.legal()) == legal
        assert state.actor is None or 0 <= state.actor < table.players == state.players
    json.dumps(positions(table)[-1].state.result, allow_nan=False)


def test_actions_have_a_text_form_that_parses_back(table: Table) -> None:
    texts: dict[str, Action] = {}
    for position in positions(table):
        for action in position.state.legal():
            text = table.rules.text(action)
            assert texts.setdefault(text, action) == action
            assert table.rules.parse(text) == action
    for strange in ("", "play:", "play:1Z", "bid:", "bid:-1", " look", "PLAY:KH", "x"):
        with pytest.raises(RulesError):
            table.rules.parse(strange)


def test_an_illegal_action_changes_nothing(table: Table) -> None:
    known = {action for position in positions(table) for action in position.state.legal()}
    rng = table.rng("illegal")
    for position in some(table, "illegal", 25):
        state = position.state.copy()
        before = _json(state)
        wrong = sorted(known - set(state.legal()))
        for action in (-1, 10**9, *rng.sample(wrong, min(30, len(wrong)))):
            with pytest.raises(IllegalAction):
                state.play(action)
            with pytest.raises(IllegalAction):
                state.advance(action)
        assert state == position.state
        assert _json(state) == before
        assert list(state.legal()) == list(position.state.legal())


def test_a_copy_lives_its_own_life(table: Table) -> None:
    for position in some(table, "copies", 20):
        state, before = position.state, _json(position.state)
        twin = state.copy()
        assert twin == state
        assert twin is not state
        play_out(twin, table.rng("copies"))
        assert _json(state) == before
        if position.action is not None:
            assert twin != state
            original = state.copy()
            untouched = original.copy()
            play_out(original, table.rng("copies"))
            assert original == twin
            assert untouched == state
    assert positions(table)[0].state != "a deal"


def test_json_and_back(table: Table) -> None:
    for position in some(table, "json", 20):
        state = position.state
        again = table.rules.state_from_json(json.loads(_json(state)))
        assert again == state
        assert _json(again) == _json(state)
        assert again.actor == state.actor
        assert list(again.legal()) == list(state.legal())
        assert again.result == state.result
        for seat in range(table.players):
            assert again.view(seat) == state.view(seat)
        twin = state.copy()
        play_out(again, table.rng("json"))
        play_out(twin, table.rng("json"))
        assert again == twin


def test_the_same_deck_and_actions_bring_the_same_events(table: Table) -> None:
    rng = table.rng("same")
    deck = next(decks(table, rng))
    one, other = table.sheet().deal(deck), table.sheet().deal(list(deck))
    assert one == other
    assert one.opening() == other.opening()
    for action in play_out(one.copy(), rng):
        assert one.play(action) == other.play(action)
        assert one == other


def test_silence_changes_nothing_but_the_telling(table: Table) -> None:
    for position in some(table, "silence", 60):
        if position.action is not None:
            told, silent, logged = position.state.copy(), position.state.copy(), position.state.copy()
            log: list[Event] = []
            events = told.play(position.action)
            silent.advance(position.action)
            logged.advance(position.action, log)
            assert events
            assert log == events
            assert told == silent == logged


def test_what_is_known_to_be_legal_needs_no_check(table: Table) -> None:
    for position in some(table, "unchecked", 60):
        if position.action is not None:
            told, checked, silent = position.state.copy(), position.state.copy(), position.state.copy()
            log: list[Event] = []
            told.apply(position.action, log)
            silent.apply(position.action)
            assert log == checked.play(position.action)
            assert told == silent == checked
            assert list(silent.legal()) == list(checked.legal())
            assert _json(silent) == _json(checked)


def test_a_deal_that_forgets_goes_by_the_same_rules(table: Table) -> None:
    for position in some(table, "forgets", 10):
        state, twin = position.state.copy(), position.state.copy()
        before = _json(state)
        twin.forget()
        twin = twin.copy()
        assert _json(position.state) == before
        for action in play_out(state.copy(), table.rng("forgets")):
            assert twin.actor == state.actor
            assert list(twin.legal()) == list(state.legal())
            assert twin.play(action) == state.play(action)
        assert twin.actor is None
        assert twin.result == state.result


def test_every_card_is_somewhere_once(table: Table) -> None:
    for position in some(table, "cards", 60):
        assert sorted(CARDS[table.game](position.state)) == sorted(table.pack)


def test_the_opening_shows_to_each_what_he_may_see(table: Table) -> None:
    for position in positions(table):
        if not position.done:
            for seat in (None, *range(table.players)):
                for event in position.state.opening(seat):
                    assert event.seen_by(seat) == event
                    if isinstance(event, CardDealt):
                        assert event.face_up or (event.card is None) == (event.seat != seat)


def test_events_tell_the_whole_story(table: Table) -> None:
    """Whoever only listens knows the own hand, the table and the scores."""
    rng = table.rng("story")
    sheet = table.sheet(rng.randrange(table.players))
    listeners = {seat: ONLOOKERS[table.game](table.players, seat) for seat in (None, *range(table.players))}

    def tell(events: list[Event]) -> None:
        for seat, listener in listeners.items():
            for event in events:
                listener.hear(event.seen_by(seat))

    def agree(state: State) -> None:
        for seat, listener in listeners.items():
            assert listener.disagrees(state.view(seat or 0)) == []

    for _, deck in zip(range(9), decks(table, rng), strict=False):
        if sheet.over:
            break
        state = sheet.deal(deck)
        for seat, listener in listeners.items():
            listener.begin()
            for event in state.opening(seat):
                listener.hear(event)
        agree(state)
        for action in play_out(state.copy(), rng):
            tell(state.play(action))
            agree(state)
        tell(sheet.settle(state))
        assert all(listener.totals == sheet.totals for listener in listeners.values())
