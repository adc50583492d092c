"""Budgets, flat search, tree search and exact search."""

from __future__ import annotations

import random

import pytest

from game.beating import lead
from game.bots.budget import Budget, Meter
from game.bots.flat import weigh
from game.bots.sight import foresee
from game.bots.think import think
from game.bots.tree import grow
from game.cards import NAMES, card, cards, mask, pack, shuffled
from game.durak.deal import DurakDeal
from game.durak.options import DurakOptions
from game.durak.setup import set_up
from game.exact import STEP, Solver, TooFar
from game.mind import Mind
from game.registry import GAMES
from game.rules import Action, State, View
from tests.bots.tools import advanced

DURAK = GAMES["durak"].mind


def test_a_meter_stops_at_playouts_at_time_and_when_asked() -> None:
    now = 0.0
    wanted = False
    by_playouts = Meter(Budget(playouts=3))
    by_time = Meter(Budget(seconds=2.0), clock=lambda: now)
    by_wish = Meter(Budget(), stop=lambda: wanted)
    assert not any(meter.spent for meter in (by_playouts, by_time, by_wish))
    by_playouts.spend(3)
    now, wanted = 2.0, True
    assert by_playouts.spent
    assert by_time.spent
    assert by_wish.spent


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("search", [weigh, grow])
def test_a_search_keeps_to_its_playouts_and_answers_at_once_when_asked(name: str, search: object) -> None:
    state = advanced(name, 4, 0)
    actor = state.actor
    assert actor is not None
    mind = GAMES[name].mind
    view = state.view(actor)
    legal = list(view.legal())
    drawn = 0

    def sampler(rng: random.Random) -> tuple[State, float]:
        nonlocal drawn
        drawn += 1
        return view.sample(rng), 1.0

    assert callable(search)
    found = search(mind, actor, legal, sampler, Meter(Budget(playouts=10)), random.Random(1), legal[0])
    assert found.action in legal
    assert 1 <= drawn <= 10
    hurried = search(mind, actor, legal, sampler, Meter(Budget(), stop=lambda: True), random.Random(1), legal[-1])
    assert hurried.action == legal[-1]


def last_cards(*hands: tuple[str, ...]) -> DurakDeal:
    """A two-player end of Durak: seat 0 leads, hearts are trumps, the talon is gone."""
    masks = [mask(cards(hand)) for hand in hands]
    gone = mask(pack()) & ~(masks[0] | masks[1])
    return set_up(DurakOptions(), 2, masks, leader=0, gone=gone, discarded=gone.bit_count())


@pytest.fixture
def end() -> DurakDeal:
    """Who leads the ace keeps the lead and goes out with the six; who leads the six lets the king in."""
    return last_cards(("6C", "AS"), ("KC", "QS"))


def test_exact_search_finds_the_only_winning_lead(end: DurakDeal) -> None:
    values = Solver(DURAK, 2).weigh(end, end.legal())
    assert values[lead(1 << card("AS"))] == 1.0
    assert values.get(lead(1 << card("6C")), 0.0) < 1.0
    thought = think(DURAK, end.view(0), Budget(playouts=50), random.Random(1))
    assert thought.proved
    assert thought.action == lead(1 << card("AS"))
    assert thought.chance == 1.0


def test_exact_search_gives_up_beyond_its_positions(end: DurakDeal) -> None:
    with pytest.raises(TooFar):
        Solver(DURAK, 2, most=1).weigh(end, end.legal())


@pytest.mark.parametrize("search", [weigh, grow])
def test_search_finds_the_winning_lead_too(end: DurakDeal, search: object) -> None:
    assert callable(search)
    legal = list(end.legal())
    worst = lead(1 << card("6C"))

    def sampler(_: random.Random) -> tuple[State, float]:
        return end, 1.0

    found = search(DURAK, 0, legal, sampler, Meter(Budget(playouts=300)), random.Random(2), worst)
    assert found.action == lead(1 << card("AS"))


def test_a_heavy_deal_outweighs_light_ones() -> None:
    """Candidates are compared by the weight of the deals, not by their number."""
    good, bad = last_cards(("6C", "AS"), ("KC", "QS")), last_cards(("6C", "AS"), ("7C", "AH"))

    def chance(heavy: State) -> float | None:
        def sampler(rng: random.Random) -> tuple[State, float]:
            deal = good if rng.random() < 0.5 else bad
            return deal, 50.0 if deal is heavy else 1.0

        mind: Mind = DURAK
        ace = lead(1 << card("AS"))
        return weigh(mind, 0, list(good.legal()), sampler, Meter(Budget(playouts=60)), random.Random(1), ace).chance

    likely, unlikely = chance(good), chance(bad)
    assert likely is not None
    assert unlikely is not None
    assert likely > unlikely + 0.5


def test_counting_keeps_to_the_budget() -> None:
    """An end too large for its budget is played out instead, and no more is looked at than is paid for."""
    asked = 0

    def halt() -> bool:
        nonlocal asked
        asked += 1
        return asked == 3

    rng = random.Random(3)
    deck = shuffled(pack(), rng)
    big = last_cards(tuple(NAMES[one] for one in deck[:9]), tuple(NAMES[one] for one in deck[9:18]))
    solver = Solver(DURAK, 2, halt=halt)
    before = solver.left
    with pytest.raises(TooFar):
        solver.weigh(big, big.legal())
    assert before - solver.left <= 3 * STEP
    assert not think(DURAK, big.view(0), Budget(playouts=20), random.Random(1)).proved


def test_what_is_seen_to_lose_is_not_played_while_anything_is_open(
    end: DurakDeal, monkeypatch: pytest.MonkeyPatch
) -> None:
    ace = lead(1 << card("AS"))
    after = Solver.after

    def all_but_the_ace(solver: Solver, state: State, action: Action) -> tuple[float, ...]:
        if action == ace:
            raise TooFar
        return after(solver, state, action)

    monkeypatch.setattr(Solver, "after", all_but_the_ace)
    thought = think(DURAK, end.view(0), Budget(playouts=50), random.Random(1))
    assert thought.action == ace
    assert not thought.proved


@pytest.mark.parametrize("name", GAMES)
def test_who_sees_all_plays_the_true_deal_on_as_the_others_would(name: str) -> None:
    mind = GAMES[name].mind
    state = advanced(name, 3, 6)
    seat = state.actor
    assert seat is not None
    asked: list[int] = []

    def habits(view: View, rng: random.Random) -> Action:
        asked.append(view.seat)
        return mind.greedy(view, rng)

    before = state.to_json()
    thought = foresee(mind, state, Budget(playouts=12), random.Random(1), habits)
    assert thought.action in state.legal()
    assert state.to_json() == before
    assert seat not in asked
    assert asked or thought.deals == 0


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_given_up_before_the_first_look(name: str) -> None:
    mind = GAMES[name].mind
    state = advanced(name, 3, 6)
    assert state.actor is not None
    view = state.view(state.actor)
    rng = random.Random(1)
    actions = list(mind.candidates(view))
    meter = Meter(Budget(playouts=30 * len(actions)))
    thought = weigh(mind, view.seat, actions, mind.imagine(view), meter, rng, actions[0], first_look=30)
    assert thought.deals == (30 if len(actions) > 1 else 0)
