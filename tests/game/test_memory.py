"""What everybody knows of the hands: fact by fact, and true of the cards in every game that keeps it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.cards import bits, card, cards, mask, shuffled
from game.durachki.deal import DurachkiDeal
from game.durachki.view import DurachkiView
from game.durak.deal import DurakDeal
from game.durak.view import DurakView
from game.memory import DREW, GOT, LACKED, PLAYED, SHOWED, SHUNNED, Lot, Memory, fresh, learn
from game.registry import GAMES
from game.rules import State

SIXES = mask(cards(["6C", "6D", "6H", "6S"]))
SEVENS = mask(cards(["7C", "7D", "7H", "7S"]))


def of(*names: str) -> int:
    return mask(cards(names))


# -- fact by fact ------------------------------------------------------------------------------------------


def test_at_first_only_numbers_are_known() -> None:
    assert fresh([9, 0, 6]) == Memory((0, 0, 0), (((0, 9),), (), ((0, 6),)))


def test_a_hidden_card_played_leaves_its_lot() -> None:
    assert learn(fresh([3, 3]), [(PLAYED, 1, of("6C"))]).lots == (((0, 3),), ((0, 2),))


def test_cards_taken_are_known_until_they_are_played() -> None:
    memory = learn(fresh([2, 2]), [(GOT, 0, of("6C", "9D"))])
    assert memory == Memory((of("6C", "9D"), 0), (((0, 2),), ((0, 2),)))
    memory = learn(memory, [(PLAYED, 0, of("6C", "KS"))])
    assert memory == Memory((of("9D"), 0), (((0, 1),), ((0, 2),)))


def test_a_card_shown_comes_out_of_the_hidden_ones() -> None:
    assert learn(fresh([2]), [(SHOWED, 0, of("6S"))]) == Memory((of("6S"),), (((0, 1),),))


def test_a_card_shown_twice_is_one_card() -> None:
    once = learn(fresh([2]), [(SHOWED, 0, of("6S"))])
    assert learn(once, [(SHOWED, 0, of("6S"))]) == once


def test_what_is_lacked_is_lacked_by_the_cards_there_but_not_by_later_ones() -> None:
    memory = learn(fresh([4]), [(LACKED, 0, SIXES), (DREW, 0, 2), (LACKED, 0, SEVENS), (DREW, 0, 1)])
    assert memory.lots == (((SIXES | SEVENS, 4), (SEVENS, 2), (0, 1)),)


def test_a_card_that_the_first_lot_lacks_comes_from_the_next() -> None:
    memory = learn(fresh([4]), [(LACKED, 0, SIXES), (DREW, 0, 2), (PLAYED, 0, of("6C", "8C"))])
    assert memory.lots == (((SIXES, 3), (0, 1)),)


def test_equal_lots_are_one() -> None:
    assert learn(fresh([2]), [(DREW, 0, 3)]).lots == (((0, 5),),)


def test_a_lot_that_is_used_up_is_gone() -> None:
    assert learn(fresh([1]), [(PLAYED, 0, of("6C"))]).lots == ((),)


def test_what_is_shunned_adds_up_and_changes_nothing_else() -> None:
    memory = learn(fresh([2, 2]), [(SHUNNED, 1, SIXES), (SHUNNED, 1, SEVENS)])
    assert memory == fresh([2, 2])._replace(shunned=(0, SIXES | SEVENS))


def test_a_memory_is_never_changed() -> None:
    before = fresh([2, 2])
    learn(before, [(PLAYED, 0, of("6C")), (SHUNNED, 0, SIXES), (GOT, 1, of("7C"))])
    assert before == fresh([2, 2])


# -- over games played at random ---------------------------------------------------------------------------


def fits(hidden: Sequence[int], lots: Sequence[Lot]) -> bool:
    """Whether these cards can be shared out among the lots."""
    places = [lacks for lacks, count in lots for _ in range(count)]
    owner: dict[int, int] = {}

    def seated(one: int, tried: set[int]) -> bool:
        for at, lacks in enumerate(places):
            if at not in tried and not lacks >> one & 1:
                tried.add(at)
                if at not in owner or seated(owner[at], tried):
                    owner[at] = one
                    return True
        return False

    return len(hidden) == len(places) and all(seated(one, set()) for one in hidden)


def nested(lots: Sequence[Lot]) -> bool:
    """Whether each later lot may be all that the one before it may be."""
    return all(not later & ~earlier for (earlier, _), (later, _) in pairwise(lots))


def check(hands: Sequence[int], known: Sequence[int], lots: Sequence[Sequence[Lot]]) -> None:
    for hand, seen, hidden in zip(hands, known, lots, strict=True):
        assert not seen & ~hand
        assert fits(bits(hand & ~seen), hidden)
        assert nested(hidden)


TABLES = [(name, players) for name in ("durak", "durachki") for players in GAMES[name].seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_all_that_is_known_is_true(name: str, players: int, seed: int) -> None:
    """Whatever is played at whatever table: the real hands always agree, and what was taken is known."""
    rng = random.Random(seed)
    game = GAMES[name]
    chosen = {option.name: rng.choice(option.choices(players)) for option in game.options}
    deck = shuffled(game.pack_of(game.check(chosen, players)), rng)
    deal = game.sheet(chosen, players, rng.randrange(players)).deal(deck)
    assert isinstance(deal, DurakDeal | DurachkiDeal)
    sense = rng.random()
    while (actor := deal.actor) is not None:
        before = list(deal.hands)
        view = seen(deal, actor)
        check(before, view.known, view.lots)
        table = mask(one for one in (*view.attacks, *view.covered) if one is not None)
        deal.apply(game.advise(view, rng) if rng.random() < sense else rng.choice(list(deal.legal())))
        known = seen(deal, actor).known
        for seat in range(players):
            assert not deal.hands[seat] & ~before[seat] & table & ~known[seat]


def seen(deal: State, seat: int) -> DurakView | DurachkiView:
    view = deal.view(seat)
    assert isinstance(view, DurakView | DurachkiView)
    return view


def test_the_check_can_fail() -> None:
    seven, six = card("7C"), card("6C")
    assert fits([seven, six], [(SIXES, 1), (0, 1)])
    assert not fits([seven, six], [(SIXES, 2)])
    assert not fits([seven], [(0, 2)])
    assert not nested([(0, 1), (SIXES, 1)])
