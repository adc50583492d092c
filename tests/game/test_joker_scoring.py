"""Points, premiums, sheets, against the slow rule book of joker_book.py and by what must always hold."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import pack, shuffled
from game.joker import scoring
from game.joker.events import DealScored, MatchOver, PulkaScored
from game.joker.options import OPTIONS, JokerOptions
from game.joker.sheet import JokerSheet
from game.rules import RulesError, places
from tests.game import joker_book as book
from tests.game.joker_tools import moments, random_options

steady = settings(deadline=None, derandomize=True, max_examples=400)
KHISHTS = next(option.values for option in OPTIONS if option.name == "khisht")
PREMIUMS = next(option.values for option in OPTIONS if option.name == "premium")
SCORES = [(bid, took, cards) for cards in range(1, 10) for bid in range(cards + 1) for took in range(cards + 1)]


@pytest.mark.parametrize("khisht", KHISHTS)
@pytest.mark.parametrize(("minus", "exact_100k"), [(False, False), (False, True), (True, False), (True, True)])
def test_every_score(khisht: int | str, minus: bool, exact_100k: bool) -> None:
    options = JokerOptions(khisht=khisht, minus=minus, exact_100k=exact_100k)
    for bid, took, cards in SCORES:
        assert scoring.score(options, bid, took, cards) == book.score(bid, took, cards, minus, exact_100k, khisht)


@pytest.mark.parametrize("minus", [False, True])
def test_what_holds_for_every_score(minus: bool) -> None:
    options = JokerOptions(minus=minus)
    for bid, took, cards in SCORES:
        points = scoring.score(options, bid, took, cards)
        assert points % 10 == 0
        assert scoring.is_khisht(options, bid, took) == (not minus and bid > 0 and took == 0)
        if bid == took:
            others = [scoring.score(options, other, took, cards) for other in range(cards + 1) if other != bid]
            assert points > max(others), "keeping the bid pays most for the tricks taken"
            assert points == 100 * cards or bid < cards
        elif took > bid:
            assert 0 < points <= 90
        else:
            assert points < 0 or (not minus and took > 0)


def _pulkas(seats: st.SearchStrategy[int]) -> st.SearchStrategy[tuple[list[list[int]], list[bool]]]:
    deal = st.sampled_from([-900, -500, -200, -100, 0, 10, 20, 50, 90, 100, 150, 300, 900])
    return seats.flatmap(
        lambda count: st.tuples(
            st.integers(1, 8).flatmap(
                lambda deals: st.lists(st.lists(deal, min_size=deals, max_size=deals), min_size=count, max_size=count)
            ),
            st.lists(st.booleans(), min_size=count, max_size=count),
        )
    )


@steady
@given(_pulkas(st.integers(2, 4)), st.sampled_from(PREMIUMS))
def test_premium(pulka: tuple[list[list[int]], list[bool]], option: str) -> None:
    points, exact = pulka
    change = scoring.premium(JokerOptions(premium=option), points, exact)
    assert change == book.premium(points, exact, option, False)
    for seat, kept in enumerate(exact):
        assert kept or -max(0, *points[seat]) <= change[seat] <= 0
        assert not kept or change[seat] in (0, max(points[seat]), max(points[seat][:-1], default=0))


@steady
@given(_pulkas(st.just(4)), st.sampled_from(PREMIUMS))
def test_premium_in_pairs(pulka: tuple[list[list[int]], list[bool]], option: str) -> None:
    points, exact = pulka
    change = scoring.premium(JokerOptions(premium=option, pairs=True), points, exact)
    assert change == book.premium(points, exact, option, True)


PATTERNS = [exact for seats in (2, 3, 4) for exact in itertools.product((False, True), repeat=seats)]


@pytest.mark.parametrize("exact", PATTERNS, ids=lambda exact: "".join("x" if kept else "-" for kept in exact))
def test_who_gains_and_who_pays(exact: tuple[bool, ...]) -> None:
    """With 100, 200, 300, 400 as best deals of the seats (the last deal, 900, included or not)."""
    seats = len(exact)
    points = [[100 * (seat + 1), 10, 900] for seat in range(seats)]
    kept = [seat for seat in range(seats) if exact[seat]]

    own = scoring.premium(JokerOptions(), points, exact)
    pay = len(kept) == 1
    assert own == [900 if exact[seat] else -900 if pay else 0 for seat in range(seats)]
    assert scoring.premium(JokerOptions(premium="bonus_only"), points, exact) == [900 * kept for kept in exact]
    assert scoring.premium(JokerOptions(premium="off"), points, exact) == [0] * seats

    runs = [seat for seat in kept if not exact[seat - 1]]
    neighbour = scoring.premium(JokerOptions(premium="neighbour"), points, exact)
    gain = {seat for seat in range(seats) if neighbour[seat] > 0}
    lose = {seat for seat in range(seats) if neighbour[seat] < 0}
    assert gain == set(runs)
    assert len(lose) == len(runs)
    assert lose == {seat for seat in range(seats) if not exact[seat] and exact[seat - 1]}
    assert all(abs(neighbour[seat]) == 100 * (seat + 1) for seat in gain | lose)


@steady
@given(_pulkas(st.integers(2, 4)))
def test_a_fine_never_takes_below_nothing(pulka: tuple[list[list[int]], list[bool]]) -> None:
    points, exact = pulka
    worst = [[-200 for _ in deals] if not kept else deals for deals, kept in zip(points, exact, strict=True)]
    for option in PREMIUMS:
        change = scoring.premium(JokerOptions(premium=option), worst, exact)
        assert all(change[seat] == 0 for seat, kept in enumerate(exact) if not kept)


@pytest.mark.parametrize("number", range(12))
def test_a_sheet_adds_up(number: int) -> None:
    rng = random.Random(number)
    players = rng.choice((2, 3, 4))
    options = random_options(rng, players)
    first = rng.randrange(players)
    sheet = JokerSheet(options, players, first)
    running = [0] * players
    pulka_rows: list[DealScored] = []
    for deal_number, cards in enumerate(options.schedule):
        assert not sheet.over
        assert sheet.dealer == (first + deal_number) % players
        assert sheet.next_cards == cards
        deal = sheet.deal(shuffled(pack(), rng))
        assert (deal.cards, deal.dealer, deal.options) == (cards, sheet.dealer, options)
        *_, last = moments(deal, rng)
        assert last.phase == "over"
        scored, *rest = sheet.settle(deal)
        assert isinstance(scored, DealScored)
        assert scored.points == tuple(
            book.score(bid, took, cards, options.minus, options.exact_100k, options.khisht)
            for bid, took in zip(scored.bids, scored.took, strict=True)
        )
        pulka_rows.append(scored)
        running = [a + b for a, b in zip(running, scored.points, strict=True)]
        if rest:
            closed = rest[0]
            assert isinstance(closed, PulkaScored)
            exact = [all(row.bids[seat] == row.took[seat] for row in pulka_rows) for seat in range(players)]
            points = [[row.points[seat] for row in pulka_rows] for seat in range(players)]
            assert closed.exact == tuple(exact)
            assert list(closed.premium) == book.premium(points, exact, options.premium, options.pairs)
            running = [a + b for a, b in zip(running, closed.premium, strict=True)]
            assert closed.totals == tuple(sum(points[seat]) + closed.premium[seat] for seat in range(players))
            pulka_rows = []
        assert sheet.totals == running
        assert sheet.history()[-1] == running
        assert len(sheet.history()) == deal_number + 1
    assert sheet.over
    assert not pulka_rows
    assert len(sheet.pulkas) == len(options.pulkas)
    assert [sum(pulka.totals[seat] for pulka in sheet.pulkas) for seat in range(players)] == running
    over = rest[-1]
    assert isinstance(over, MatchOver)
    assert (list(over.totals), list(over.places)) == (sheet.totals, sheet.places)
    with pytest.raises(RulesError):
        sheet.deal(shuffled(pack(), rng))


def test_partners_share_their_place() -> None:
    rng = random.Random(4)
    sheet = JokerSheet(JokerOptions(length="one", pairs=True), 4, 0)
    while not sheet.over:
        deal = sheet.deal(shuffled(pack(), rng))
        *_, last = moments(deal, rng)
        sheet.settle(last)
        totals = sheet.totals
        pairs = [totals[0] + totals[2], totals[1] + totals[3]]
        assert sheet.pair_totals == pairs
        assert sheet.places == [places(pairs)[seat % 2] for seat in range(4)]


@steady
@given(st.lists(st.integers(-3, 3), min_size=2, max_size=4))
def test_places(totals: list[int]) -> None:
    found = places(totals)
    ranked = sorted(totals, reverse=True)
    assert found == [ranked.index(total) + 1 for total in totals]


@pytest.mark.parametrize(("length", "deals"), [("full", 24), ("nines", 16), ("short", 8), ("one", 4)])
def test_the_schedule(length: str, deals: int) -> None:
    options = JokerOptions(length=length)
    assert len(options.schedule) == deals
    assert [cards for pulka in options.pulkas for cards in pulka] == list(options.schedule)
    assert sum(JokerOptions().schedule) == 144
