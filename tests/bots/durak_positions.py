"""Imagined deals of Durak, and positions to try its cheap players and its counting on."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game.durak import Durak
from game.durak.deal import DurakDeal
from game.durak.odds import odds
from game.durak.quick import quick
from game.durak.setup import sampled
from game.durak.view import DurakView
from tests.game.test_durak import deal_of

MIND = Durak.mind


def imagined(view: DurakView, rng: random.Random) -> DurakDeal:
    return sampled(view, rng, odds(view))


def positions(players: int, teams: bool, seed: int, deals: int) -> Iterator[DurakDeal]:
    """Every position of some deals of the quick player, at tables with options drawn at random."""
    rng = random.Random(f"{players} {teams} {seed}")
    for _ in range(deals):
        deal = deal_of(rng, players, teams)
        while deal.actor is not None:
            yield deal
            action = rng.choice(list(deal.legal())) if rng.random() < 0.1 else quick(deal)
            deal.advance(action)


def small_ends(players: int, cards: int, count: int) -> Iterator[DurakDeal]:
    """Positions of few cards at tables with all options, the talon gone."""
    seed = 0
    found = 0
    while found < count:
        seed += 1
        for deal in positions(players, False, seed, 1):
            held = sum(hand.bit_count() for hand in deal.hands) + deal.on_table.bit_count()
            if not deal.talon_left and held <= cards and len(deal.legal()) > 1:
                found += 1
                yield deal.copy()
                break
