"""The match: clock, time-outs, record."""

from __future__ import annotations

import json
import random

import pytest

from game.match import BACK, HINT, DealBegun, Match, Seat, Table, TimeOut
from game.rules import BadOptions, CardDealt, IllegalAction, RulesError


def table(people: int = 1, players: int = 4, seed: int = 7, limit: int = 30, **options: object) -> Table:
    seats = tuple(Seat(f"p{seat}", seat < people, "fox") for seat in range(players))
    return Table("joker", options, seats, seed, limit)


def advance(match: Match, steps: int, rng: random.Random) -> None:
    for _ in range(steps):
        if match.over:
            return
        if match.deal_over:
            match.next_deal()
        else:
            match.play(rng.choice(match.state.legal()))


def same(one: Match, other: Match) -> bool:
    return (
        one.state == other.state
        and one.sheet.to_json() == other.sheet.to_json()
        and one.record() == other.record()
        and one.timed_out == other.timed_out
        and one.marks == other.marks
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_its_record_at_every_action(players: int) -> None:
    rng = random.Random(players)
    match = Match(table(players=players, length="one"))
    while not match.over:
        advance(match, 1, rng)
        restored = Match.restore(json.loads(json.dumps(match.record())))
        assert same(match, restored)
        assert restored.actor is None or restored.state.legal() == match.state.legal()


def test_a_record_between_two_deals_stays_there() -> None:
    match = Match(table())
    while not match.deal_over:
        advance(match, 1, random.Random(1))
    assert Match.restore(match.record()).deal_over
    match.next_deal()
    restored = Match.restore(match.record())
    assert not restored.deal_over
    assert restored.number == 1


def test_the_same_seed_gives_the_same_cards_and_another_seed_others() -> None:
    assert Match(table(seed=3)).state == Match(table(seed=3)).state
    hands = {
        tuple(Match(table(seed=seed, length="one")).state.view(0).sample(random.Random(0)).deck) for seed in range(9)
    }
    assert len(hands) == 9
    assert len({Match(table(seed=seed)).toss for seed in range(9)}) == 9


def test_a_whole_match_ends_with_places() -> None:
    match = Match(table())
    advance(match, 10_000, random.Random(5))
    assert match.over
    assert match.deals == 24
    assert sorted(match.sheet.places)[0] == 1
    with pytest.raises(RulesError):
        match.next_deal()
    with pytest.raises(IllegalAction):
        match.play(0)


def actor_is_person(match: Match) -> None:
    while not match.person_to_act:
        if match.deal_over:
            match.next_deal()
        else:
            match.play_bot()


def test_time_out_acts_for_the_player_and_two_in_a_row_make_the_seat_away() -> None:
    match = Match(table(limit=10))
    actor_is_person(match)
    assert match.tick(9.9) == []
    assert match.remaining == pytest.approx(0.1)
    events = match.tick(0.2)
    assert events[0] == TimeOut(0, away=False)
    assert match.marks[0, 0] == {"clock"}
    actor_is_person(match)
    assert match.remaining == 10
    assert match.tick(11)[0] == TimeOut(0, away=True)
    assert match.away(0)
    assert not same(match, Match(table(limit=10)))
    assert same(match, Match.restore(match.record()))
    assert match.come_back(0)
    assert not match.come_back(0)
    assert [entry.text for entry in match.entries if entry.by == "note"] == [BACK]
    assert same(match, Match.restore(match.record()))


def test_a_player_who_acts_is_not_counted_as_absent() -> None:
    match = Match(table(limit=10))
    for _ in range(3):
        actor_is_person(match)
        match.tick(11)
        actor_is_person(match)
        match.play(match.advise())
    assert not match.away(0)


def test_no_clock_runs_for_bots_or_without_a_limit() -> None:
    match = Match(table(people=0))
    assert match.remaining is None
    assert match.tick(1000) == []
    unlimited = Match(table(limit=0))
    actor_is_person(unlimited)
    assert unlimited.remaining is None
    assert unlimited.tick(1000) == []


def test_time_out_in_the_trump_choice_leaves_the_deal_without_trumps() -> None:
    match = Match(table(people=4, length="one", limit=20))
    match.tick(21)
    view = match.view(0)
    assert view.phase == "bid"  # type: ignore[attr-defined]
    assert view.trump is None  # type: ignore[attr-defined]


def test_a_hint_is_marked() -> None:
    match = Match(table())
    match.note(0, HINT)
    assert match.marks[0, 0] == {"hint"}
    with pytest.raises(RulesError):
        match.note(0, "cheat")


def test_a_hint_at_the_first_decision_of_a_deal_stays_marked_on_that_deal() -> None:
    match = Match(table())
    while not match.deal_over:
        match.play(match.advise())
    match.next_deal()
    actor = match.actor
    assert actor is not None
    match.note(actor, HINT)
    assert Match.restore(match.record()).marks == match.marks == {(1, actor): {"hint"}}
    match.play(match.advise())
    restored = Match.restore(match.record())
    assert restored.marks == match.marks
    assert same(match, restored)


def test_a_hint_asked_for_again_and_again_is_one_hint() -> None:
    match = Match(table())
    for _ in range(50):
        match.note(0, HINT)
    assert len(match.entries) == 1
    match.play(match.advise())
    match.note(0, HINT)
    match.note(1, HINT)
    assert len(match.entries) == 4
    assert same(match, Match.restore(match.record()))
    # as older programs wrote it
    record = match.record()
    record["entries"] = [record["entries"][0], *record["entries"]]
    assert Match.restore(record).record() == record


def test_the_opening_shows_no_hand() -> None:
    match = Match(table(length="one"))
    begun, *rest = match.opening()
    assert isinstance(begun, DealBegun)
    assert all(event.card is None for event in rest if isinstance(event, CardDealt))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("version", 2),
        ("game", "whist"),
        ("seats", [{"name": "x"}]),
        ("entries", [[0, "bid:77", "seat"]]),
        ("entries", [[0]]),
        ("entries", [[9, "back", "note"]]),
        ("entries", 3),
        ("seats", [{"name": 5, "person": True, "portrait": "fox"}] * 4),
        ("seats", [{"name": "a\0b", "person": True, "portrait": "fox"}] * 4),
        ("seats", [{"name": "x", "person": 1, "portrait": "fox"}] * 4),
        ("seats", [{"name": "x", "person": True, "portrait": None}] * 4),
        ("seats", ["x"] * 4),
        ("seed", float("inf")),
        ("seed", float("nan")),
        ("options", [1]),
        ("deals", 5),
        ("options", {"khisht": 7}),
        ("time_limit", 31),
        ("seed", "x"),
    ],
)
def test_a_wrong_record_is_refused_in_one_error(key: str, value: object) -> None:
    record = {**Match(table()).record(), key: value}
    with pytest.raises(RulesError):
        Match.restore(record)


def test_options_that_no_table_has_are_refused() -> None:
    with pytest.raises(BadOptions):
        Match(table(players=3, pairs=True))
    with pytest.raises(BadOptions):
        Match(table(colour="red"))
    with pytest.raises(BadOptions):
        Match(table(players=5))
    with pytest.raises(BadOptions):
        Match(table(strict=1))
