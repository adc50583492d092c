"""What searching bots know of Durak: candidates, imagined deals, counted ends, chances, poor memories."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence

import pytest

from game.beating import TAKE, beat, lead
from game.bots.budget import Budget
from game.bots.think import think
from game.cards import BIT, bits, card, cards, mask, shuffled
from game.durak import Durak
from game.durak.deal import DurakDeal
from game.durak.dim import dim
from game.durak.ends import DurakEnds, open_cards
from game.durak.options import DurakOptions
from game.durak.quick import quick
from game.durak.view import DurakView
from game.exact import Solver
from game.rules import Action, State
from tests.bots.durak_positions import imagined, positions, small_ends
from tests.bots.tools import dealt
from tests.game.durak_tools import position
from tests.game.test_durak import TABLES

MIND = Durak.mind


# -- candidates --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_candidates_are_legal_and_there_always_are_some(players: int, teams: bool) -> None:
    fewer = 0
    for deal in positions(players, teams, 9, 5):
        assert deal.actor is not None
        view = deal.view(deal.actor)
        found = MIND.candidates(view)
        assert found
        assert set(found) <= set(view.legal())
        fewer += len(found) < len(view.legal())
    assert fewer


def test_trumps_are_no_candidates_where_plain_cards_do() -> None:
    deal = position("7C 6D", "8S JS 6H AH KD", table="7S", talon=12)
    assert set(MIND.candidates(deal.view(1))) == {beat(card("7S"), card("8S")), beat(card("7S"), card("JS")), TAKE}
    deal = position("7C 6D", "8S JS 7H AH KD", table="7S", talon=12)
    assert beat(card("7S"), card("7H")) in MIND.candidates(deal.view(1))
    deal = position("7S 7H 8D AH", "6C", talon=12)
    assert {lead(mask(cards(names))) for names in (["7S"], ["7H"], ["8D"])} == set(MIND.candidates(deal.view(0)))
    deal = position("7S 7H 8D AH", "6C")
    assert len(MIND.candidates(deal.view(0))) == len(deal.legal())


# -- imagined deals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_an_imagined_deal_looks_like_the_real_one(players: int, teams: bool) -> None:
    rng = random.Random(3)
    for number, deal in enumerate(positions(players, teams, 2, 4)):
        if not number % 5:
            seat = rng.randrange(players)
            view = deal.view(seat)
            assert imagined(view, rng).view(seat) == view


def test_hands_are_imagined_to_keep_what_is_good() -> None:
    """An ace not seen yet is oftener in the other hand than a six, as the talon runs out."""
    rng = random.Random(4)
    sixes = aces = 0
    for _ in range(40):
        deal = DurakDeal(DurakOptions(), 2, 0, shuffled(Durak.pack, rng))
        while deal.actor is not None and deal.talon_left > 8:
            deal.apply(quick(deal))
        view = deal.view(0)
        for suit in range(4):
            six, ace = 13 * suit + 4, 13 * suit + 12
            if suit != deal.trump and view.unseen >> six & view.unseen >> ace & 1:
                for _ in range(10):
                    hand = imagined(view, rng).hands[1]
                    sixes += hand >> six & 1
                    aces += hand >> ace & 1
    assert aces > 2 * sixes > 0


def test_the_truth_is_imagined_oftener_than_by_chance() -> None:
    rng = random.Random(5)
    right = {True: 0, False: 0}
    for deal in positions(2, False, 4, 20):
        if deal.talon_left > 2 and rng.random() < 0.2:
            view = deal.view(0)
            hidden = deal.hands[1] & ~view.known[1]
            for _ in range(3):
                right[True] += (imagined(view, rng).hands[1] & hidden).bit_count()
                right[False] += (view.sample(rng).hands[1] & hidden).bit_count()
    assert right[True] > 1.08 * right[False]


# -- counting ends -----------------------------------------------------------------------------------------


class Everything(DurakEnds):
    """Looks at all actions, and takes no two positions for the same."""

    def order(self, state: State) -> Sequence[Action]:
        return state.legal()

    def key(self, state: State) -> Hashable:
        del state
        return object()


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 5)])
def test_counting_cleverly_comes_to_the_same_as_counting_everything(players: int, cards: int) -> None:
    for deal in small_ends(players, cards, 25):
        clever, plain = Solver(DurakEnds(), players), Solver(Everything(), players)
        assert clever.values(deal) == plain.values(deal)


def test_where_all_lies_is_known_when_one_place_is_left_for_it() -> None:
    rng = random.Random(6)
    seen = 0
    for deal in positions(2, False, 6, 20):
        if open_cards(view := deal.view(0)):
            seen += 1
            assert all(imagined(view, rng).hands == deal.hands for _ in range(3))
            assert imagined(view, rng).talon[0:] == deal.talon[deal.drawn :]
        else:
            assert deal.talon_left > 1
    assert seen


# -- chances -----------------------------------------------------------------------------------------------


def test_chances_keep_their_order_and_allow_for_better_play() -> None:
    """The more there is to draw, the more a share of playouts is raised; without a talon it only counts for less."""
    halves = []
    for moves in (0, 16, 30):
        deal = dealt("durak", 3)
        for _ in range(moves):
            deal.apply(MIND.quick(deal, random.Random(1)))
        assert deal.actor is not None
        view = deal.view(deal.actor)
        found = [MIND.likely(view, share / 40) for share in range(41)]
        assert found == sorted(found)
        assert len(set(found)) > 36
        assert 0.0 < found[0] < 0.2
        assert 0.9 < found[-1] < 1.0
        halves.append(found[20])
    assert halves == sorted(halves, reverse=True)
    assert 0.5 <= halves[-1] < halves[0] < 0.8
    known = position("6S AC", "7S 7D")
    assert MIND.likely(known.view(0), 0.5) == pytest.approx(0.5)


def test_the_chance_of_what_was_counted_through_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(MIND), "likely", lambda *_: 0.123)
    counted = think(MIND, position("6C AS", "KC QS", known=(0, 1)).view(0), Budget(playouts=50), random.Random(1))
    assert counted.proved
    assert counted.chance == 1.0
    early = dealt("durak", 1)
    assert early.actor is not None
    assert think(MIND, early.view(early.actor), Budget(playouts=50), random.Random(1)).chance == 0.123


# -- poor memories -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
@pytest.mark.parametrize("memory", [0.0, 0.25, 0.6])
def test_who_forgets_knows_less_and_can_still_play(players: int, teams: bool, memory: float) -> None:
    rng = random.Random(7)
    for number, deal in enumerate(positions(players, teams, 7, 3)):
        if number % 4:
            continue
        seat = deal.actor
        assert seat is not None
        view = deal.view(seat)
        seen = dim(view, rng, memory)
        assert not seen.gone & ~view.gone
        assert not any(mine & ~whole for mine, whole in zip(seen.known, view.known, strict=True))
        assert seen.hand == view.hand
        assert seen.held == view.held
        assert all(may_be(seen, one, bits(hand)) for one, hand in enumerate(deal.hands))
        for draw in (seen.sample, lambda rng, seen=seen: imagined(seen, rng)):
            other = draw(rng)
            assert other.view(seat).hand == view.hand
            assert tuple(hand.bit_count() for hand in other.hands) == view.held
        assert MIND.plain(seen, rng) in view.legal()
        assert MIND.novice(seen, rng, memory) in view.legal()


def may_be(view: DurakView, seat: int, hand: list[int]) -> bool:
    """Whether a view leaves it open that this seat holds these cards."""
    free = 0
    for lacks, count in view.lots[seat]:
        free |= view.unseen & ~lacks if count else 0
    return seat == view.seat or all((view.known[seat] | free) & BIT[one] for one in hand)


def test_perfect_memory_forgets_nothing() -> None:
    deal = DurakDeal(DurakOptions(), 2, 0, shuffled(Durak.pack, random.Random(8)))
    for _ in range(25):
        deal.apply(quick(deal))
    assert dim(deal.view(0), random.Random(1), 1.0) == deal.view(0)
    assert dim(deal.view(0), random.Random(1), 0.0).gone != deal.gone
