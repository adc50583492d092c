"""The run of deals: toss, sheet, schedule, places; and the table options."""

from __future__ import annotations

import json

import pytest

from game.registry import game
from game.rules import BadOptions, RulesError
from tests.conformance.tables import GAMES, TABLES, Table, decks, play_out

tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
games = pytest.mark.parametrize("name", GAMES)
DEALS = 24


@tables
def test_deals_follow_each_other_to_the_end(table: Table) -> None:
    rng = table.rng("match")
    first = rng.randrange(table.players)
    sheet = table.sheet(first)
    assert sheet.players == table.players
    assert sheet.totals == [0] * table.players
    assert sheet.dealer == first
    for _, deck in zip(range(DEALS), decks(table, rng), strict=False):
        if sheet.over:
            break
        assert 0 <= sheet.dealer < table.players
        state = sheet.deal(deck)
        assert state.players == table.players
        unfinished = state.copy()
        with pytest.raises(RulesError):
            sheet.settle(unfinished)
        play_out(state, rng)
        before = json.dumps(sheet.to_json())
        assert sheet.settle(state)
        assert json.dumps(sheet.to_json()) != before
        assert len(sheet.totals) == len(sheet.places) == table.players
        assert min(sheet.places) == 1
        for place in sheet.places:  # partners share a place and count as one, so places may be fewer than seats
            assert place <= 1 + sum(other < place for other in sheet.places)


@tables
def test_the_match_has_an_end(table: Table) -> None:
    rng = table.rng("end")
    sheet = table.sheet()
    if sheet.endless:
        return
    for number, deck in enumerate(decks(table, rng)):
        if sheet.over:
            break
        assert number < 2000, "the match does not end"
        state = sheet.deal(deck)
        play_out(state, rng)
        sheet.settle(state)
    with pytest.raises(RulesError):
        sheet.deal(next(decks(table, rng)))


@tables
def test_the_toss_falls_on_a_seat(table: Table) -> None:
    rng = table.rng("toss")
    for _, deck in zip(range(20), decks(table, rng), strict=False):
        before = list(deck)
        toss = table.rules.toss(deck, table.players)
        assert deck == before
        assert 0 <= toss.seat < table.players
        assert table.rules.toss(list(deck), table.players) == toss
        shown = [card for _, card in toss.dealt] + ([] if toss.centre is None else [toss.centre])
        assert len(set(shown)) == len(shown)
        assert set(shown) <= set(deck)


@games
def test_options_are_checked(name: str) -> None:
    rules = GAMES[name]
    assert len({option.name for option in rules.options}) == len(rules.options)
    defaults = rules.check({}, rules.seats[0])
    assert defaults == {option.name: option.default for option in rules.options}
    json.dumps(defaults)
    with pytest.raises(BadOptions):
        rules.check({"no such option": 1}, rules.seats[0])
    with pytest.raises(BadOptions):
        rules.check({}, 99)
    for option in rules.options:
        assert len({json.dumps(value) for value in option.values}) == len(option.values)
        with pytest.raises(BadOptions):
            rules.check({option.name: "no such value"}, rules.seats[0])
        with pytest.raises(BadOptions):
            rules.check({option.name: None}, rules.seats[0])
        for players in rules.seats:
            for value in option.values:
                if value in option.choices(players):
                    assert rules.check({option.name: value}, players)[option.name] == value
                else:
                    with pytest.raises(BadOptions):
                        rules.check({option.name: value}, players)
        for needed, values in (option.needs or {}).items():
            other = next(known for known in rules.options if known.name == needed)
            assert set(values) < set(other.values)


@games
def test_presets_can_be_played(name: str) -> None:
    rules = GAMES[name]
    for preset in rules.presets.values():
        assert rules.check(preset, rules.seats[0])


def test_a_game_nobody_knows() -> None:
    with pytest.raises(RulesError):
        game("whist")
