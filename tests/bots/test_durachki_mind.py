"""Durachki's mind: quick play, imagined deals, what users complain of, reasons."""

from __future__ import annotations

import random

import pytest

from game.cards import mask, pack, shuffled
from game.durachki import Durachki
from game.durachki.deal import DurachkiDeal
from game.durachki.options import OPTIONS, DurachkiOptions
from game.durachki.reasons import may_hold
from game.durachki.view import DurachkiView

MIND = Durachki.mind


def random_deal(rng: random.Random) -> DurachkiDeal:
    options = DurachkiOptions(**{option.name: rng.choice(option.values) for option in OPTIONS})
    players = rng.choice([2, 3, 4])
    return DurachkiDeal(options, players, rng.randrange(players), shuffled(pack(), rng))


def everything(deal: DurachkiDeal) -> int:
    """Every card in play, wherever it lies."""
    return deal.gone | mask(deal.on_table) | sum(deal.hands)


# -- quick play --------------------------------------------------------------------------------------------


def test_quick_play_is_the_plain_bots() -> None:
    """The two differ only where covers planned together cost otherwise than one by one."""
    rng = random.Random(1)
    same = asked = 0
    for _ in range(60):
        deal = random_deal(rng)
        while deal.actor is not None:
            quick = MIND.quick(deal, rng)
            assert quick in deal.legal()
            asked += 1
            same += quick == MIND.plain(deal.view(deal.actor), rng)
            deal.apply(rng.choice(list(deal.legal())))
    assert same / asked > 0.98


def test_quick_play_looks_at_no_other_hand() -> None:
    rng = random.Random(2)
    for _ in range(20):
        deal = random_deal(rng)
        while deal.actor is not None:
            other = deal.view(deal.actor).sample(rng)
            assert MIND.quick(deal, rng) == MIND.quick(other, rng)
            deal.apply(rng.choice(list(deal.legal())))


def test_a_playout_plays_the_whole_deal_by_the_rules() -> None:
    rng = random.Random(3)
    for _ in range(40):
        deal = random_deal(rng)
        cards_before = everything(deal)
        MIND.playout(deal, rng)
        assert deal.result is not None
        assert everything(deal) == cards_before


def test_a_deal_that_forgets_is_played_by_the_same_rules() -> None:
    rng = random.Random(4)
    deal = random_deal(rng)
    twin = deal.copy()
    twin.forget()
    while deal.actor is not None:
        assert twin.legal() == deal.legal()
        action = rng.choice(list(deal.legal()))
        deal.apply(action)
        twin.apply(action)
    assert twin.result == deal.result
    assert not any(twin.view(0).known)


@pytest.mark.parametrize("part", ["hands", "attacks", "covered", "asked", "places"])
def test_a_copy_shares_nothing_that_changes(part: str) -> None:
    deal = random_deal(random.Random(5))
    twin = deal.copy()
    assert twin == deal
    assert getattr(twin, part) is not getattr(deal, part)


# -- lesser memory -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("memory", [0.0, 0.25, 0.6, 1.0])
def test_a_dim_view_knows_less_and_nothing_wrong(memory: float) -> None:
    rng = random.Random(6)
    for _ in range(25):
        deal = random_deal(rng)
        while (actor := deal.actor) is not None:
            view = deal.view(actor)
            dim = MIND.dim(view, rng, memory)
            assert isinstance(dim, DurachkiView)
            assert not dim.gone & ~view.gone
            for seat in range(view.players):
                assert not dim.known[seat] & ~view.known[seat]
                if seat != actor:
                    assert not may_hold(view, seat) & ~may_hold(dim, seat)
            assert dim.legal() == view.legal()
            imagined = dim.sample(rng)
            assert [hand.bit_count() for hand in imagined.hands] == list(view.held)
            assert imagined.hands[actor] == view.hand
            assert (dim == view) or memory < 1.0
            assert MIND.plain(dim, rng) in view.legal()
            deal.apply(rng.choice(list(deal.legal())))


def test_without_memory_nothing_is_known() -> None:
    rng = random.Random(7)
    deal = random_deal(rng)
    for _ in range(12):
        deal.apply(rng.choice(list(deal.legal())))
    assert deal.actor is not None
    view = deal.view(deal.actor)
    dim = MIND.dim(view, rng, 0.0)
    assert isinstance(dim, DurachkiView)
    assert view.gone
    assert not dim.gone
    assert not any(known for seat, known in enumerate(dim.known) if seat != dim.seat)
