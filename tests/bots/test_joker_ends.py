"""The last tricks of Joker: counted through where every card is known, against plain brute force."""

from __future__ import annotations

import itertools
import random
from functools import cache

import pytest

from game.bots.budget import Budget
from game.bots.think import think
from game.exact import Solver
from game.joker import Joker
from game.joker.deal import JokerDeal
from game.joker.mind import JokerMind
from game.joker.mind.ends import LAST
from tests.bots.tools import dealt

MIND = JokerMind()


@cache
def ends(count: int, cards: int, known: bool = False) -> list[JokerDeal]:
    """Moments of deals of nines played by chance, each hand with so many cards at most and a choice to make.

    ``known``: only those at which the one who acts can work every card out.
    """
    found: list[JokerDeal] = []
    for seed in itertools.count():
        rng = random.Random(seed)
        deal = dealt("joker", seed)
        assert isinstance(deal, JokerDeal)
        while (actor := deal.actor) is not None:
            if MIND.small(deal) and max(deal.hands).bit_count() <= cards and len(deal.legal()) > 1:
                view = deal.view(actor)
                if not known or (MIND.known(view) and len(MIND.candidates(view)) > 1):
                    found.append(deal.copy())
                    if len(found) == count:
                        return found
            deal.advance(rng.choice(list(deal.legal())))
    return found


def worth(deal: JokerDeal) -> tuple[float, ...]:
    """What a position is worth to each seat when everybody takes what is best for himself, all ways looked at."""
    actor = deal.actor
    if actor is None:
        return tuple(MIND.value(deal, seat) for seat in range(deal.players))
    after = []
    for action in deal.legal():
        trial = deal.copy()
        trial.apply(action)
        after.append(worth(trial))
    return max(after, key=lambda values: values[actor])


def test_counting_finds_what_is_best_for_the_one_who_acts() -> None:
    for deal in ends(40, 2):
        actor = deal.actor
        assert actor is not None
        counted = Solver(MIND, deal.players).values(deal)[actor]
        assert counted == pytest.approx(worth(deal)[actor])


def test_plays_left_out_come_to_the_same_as_others() -> None:
    for deal in ends(200, LAST):
        assert set(MIND.order(deal)) <= set(deal.legal())
        assert MIND.order(deal)


def test_what_is_known_can_be_dealt_in_one_way_only() -> None:
    rng = random.Random(2)
    for deal in ends(3, LAST, known=True):
        assert deal.actor is not None
        view = deal.view(deal.actor)
        assert all(view.sample(rng).hands == deal.hands for _ in range(4))


def test_a_known_end_is_proved_not_guessed() -> None:
    for deal in ends(3, LAST, known=True):
        assert deal.actor is not None
        thought = think(Joker.mind, deal.view(deal.actor), Budget(playouts=2000), random.Random(1))
        assert thought.proved
        assert thought.values[thought.action] == max(thought.values.values())
