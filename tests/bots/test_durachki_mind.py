"""Durachki's mind: quick play, imagined deals, what users complain of, reasons."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.beating import TAKE, beat, lead
from game.bots.budget import Budget
from game.bots.think import think
from game.cards import SUIT_MASK, card, cards, mask, names, pack, shuffled
from game.durachki import Durachki
from game.durachki.deal import DurachkiDeal
from game.durachki.mind import DurachkiMind
from game.durachki.options import OPTIONS, DurachkiOptions
from game.durachki.reasons import may_hold
from game.durachki.setup import set_up
from game.durachki.view import DurachkiView
from game.exact import Solver
from game.memory import Memory
from game.rules import Action, State
from tests.game.test_durachki import position

MIND = Durachki.mind


def led(*of: str) -> Action:
    return lead(mask(cards(of)))


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
        MIND.playout(deal, rng, 0)
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
                assert not view.shunned or not dim.shunned[seat] & ~view.shunned[seat]
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


# -- what moves tell of hands ------------------------------------------------------------------------------


def shunned(deal: DurachkiDeal, seat: int) -> set[str]:
    view = deal.view(0)
    return set(names(view.shunned[seat])) if view.shunned else set()


def test_who_leads_a_nine_will_hardly_hold_lower_plain_cards() -> None:
    deal = position("9H KD", "AH 8C", "10C", trump="S")
    deal.apply(led("9H"))
    assert shunned(deal, 0) == {rank + suit for rank in "678" for suit in "CDH"}


def test_who_leads_a_pair_of_nines_may_hold_a_seven() -> None:
    deal = position("9H 9D KD", "AH 8C", "10C", trump="S")
    deal.apply(led("9H", "9D"))
    assert shunned(deal, 0) == set()


def test_who_leads_a_trump_will_hardly_hold_anything_plain() -> None:
    deal = position("7S KS", "AH 8C", "10C", trump="S")
    deal.apply(led("7S"))
    assert shunned(deal, 0) == {*names(mask(pack()) & ~SUIT_MASK[3]), "6S"}


def test_who_leads_his_last_cards_tells_nothing() -> None:
    deal = position("KS", "AH 8C", "10C", trump="S")
    deal.apply(led("KS"))
    assert shunned(deal, 0) == set()


def test_who_covers_will_hardly_hold_a_cheaper_cover() -> None:
    deal = position("9D", "KH 8C", "10C", trump="S", table="9H")
    deal.apply(beat(card("9H"), card("KH")))
    assert shunned(deal, 1) == {"10H", "JH", "QH"}
    deal = position("9D", "8S 8C", "10C", trump="S", table="QH")
    deal.apply(beat(card("QH"), card("8S")))
    assert shunned(deal, 1) == {"KH", "AH", "6S", "7S"}


def test_who_takes_will_hardly_hold_a_cover() -> None:
    deal = position("9D", "8D 8C", "10C", trump="S", table="KH")
    deal.apply(TAKE)
    assert shunned(deal, 1) == {"AH", "6S", "7S", "8S", "9S", "10S", "JS", "QS", "KS"}
    deal = position("9D", "8D 8C", "10C", trump="S", table="KH KC")
    deal.apply(TAKE)
    assert shunned(deal, 1) == {"AH", "AC"}


def test_imagined_hands_seldom_hold_what_was_shunned() -> None:
    rng = random.Random(8)
    deal = DurachkiDeal(DurachkiOptions(), 3, 2, shuffled(pack(), rng))
    for _ in range(6):
        assert deal.actor is not None
        deal.apply(MIND.plain(deal.view(deal.actor), rng))
    view = deal.view(0)
    drawn = [view.sample(rng).hands for _ in range(300)]
    for seat in (1, 2):
        against = may_hold(view, seat) & view.shunned[seat] & ~view.known[seat]
        others = may_hold(view, seat) & ~view.shunned[seat] & ~view.known[seat]
        rates = [
            sum((hands[seat] & of).bit_count() for hands in drawn) / of.bit_count() / len(drawn)
            for of in (against, others)
        ]
        assert 0.0 < rates[0] < rates[1] / 3


def test_who_plays_against_all_expectation_is_still_imagined() -> None:
    """Everything the others hold is shunned: then it tells nothing."""
    deal = position("9D", "8D 8C", "10C", trump="S", table="KH")
    view = replace(deal.view(0), shunned=(0, mask(pack()), mask(pack())))
    assert view.sample(random.Random(9)).hands[0] == deal.hands[0]


# -- counting through --------------------------------------------------------------------------------------


class Unordered(DurachkiMind):
    """Looks at every legal action, as it comes."""

    def order(self, state: State) -> Sequence[Action]:
        return state.legal()


@pytest.mark.parametrize("seed", range(12))
def test_covering_in_order_finds_what_covering_in_any_order_finds(seed: int) -> None:
    rng = random.Random(seed)
    deck = shuffled(pack(), rng)
    options = DurachkiOptions(fly=rng.choice(["must", "may"]), take=rng.choice(["uncovered", "all"]))
    deal = set_up(options, rng.randrange(4), [mask(deck[:4]), mask(deck[4:8])], leader=0)
    while deal.actor is not None:
        actions = list(deal.legal())
        by_order, by_all = (Solver(mind, 2) for mind in (MIND, Unordered()))
        best = max(by_order.after(deal, action)[deal.actor] for action in actions)
        assert best == max(by_all.after(deal, action)[deal.actor] for action in actions)
        deal.apply(rng.choice(actions))


def test_chances_keep_their_order_and_allow_for_better_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """What playouts say is taken for a little less sure, and on the whole for better; what is proved stays."""
    view = random_deal(random.Random(1)).view(0)
    found = [MIND.likely(view, share / 40) for share in range(41)]
    assert found == sorted(found)
    assert 0.0 < found[0] < 0.1
    assert 0.95 < found[-1] < 1.0
    assert 0.6 < found[20] < 0.75
    monkeypatch.setattr(DurachkiMind, "likely", lambda *_: 0.123)
    deal = position("9H QD", "10H 6C")
    deal._memory = Memory(tuple(deal.hands), ((), ()))
    counted = think(MIND, deal.view(0), Budget(playouts=50), random.Random(1))
    assert counted.proved
    assert counted.chance == 1.0


def test_an_end_is_counted_through_once_every_hand_is_known() -> None:
    deal = position("9H QD", "10H 6C", "7D 8C")
    assert not MIND.known(deal.view(0))
    deal._memory = Memory(tuple(deal.hands), ((),) * 3)
    assert MIND.known(deal.view(0))
    assert MIND.small(deal)
    assert not MIND.small(DurachkiDeal(DurachkiOptions(), 3, 0, pack()))
