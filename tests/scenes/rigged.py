"""Matches of Joker whose deals end as wanted: which cards are played does not depend on the bids, so the cards are
played first on a copy, and the bids are then chosen to fit what came of it. All goes through the match's own rules."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from game.joker import actions
from game.joker.deal import BID, CHOOSE, JokerDeal
from game.match import Match, Seat, Table
from scenes.joker.ledger import sheet_of

NAMES = ("You", "Vakhtang", "Olena", "Petro")
FACES = ("fox", "bear", "owl", "hare")


def table(
    seed: int = 1,
    players: int = 4,
    names: Sequence[str] = NAMES,
    persons: Collection[int] = (0,),
    time_limit: int = 30,
    **options: Any,
) -> Table:
    """A table with one person and bots; options are those of Joker."""
    seats = tuple(Seat(names[n], n in persons, FACES[n]) for n in range(players))
    return Table("joker", options, seats, seed, time_limit)


def play_deal(match: Match, exact: Collection[int], rng: random.Random, miss: Collection[int] = ()) -> None:
    """Play one deal in which the seats in ``exact`` keep their bids and those in ``miss`` do not."""
    if match.deal_over:
        match.next_deal()
    state = match.state
    assert isinstance(state, JokerDeal)
    while state.phase == CHOOSE:
        match.play(rng.choice(list(state.legal())))
    plays, took = _played_out(state, rng)
    order = [(state.dealer + 1 + turn) % state.players for turn in range(state.players)]
    for bid in _bids(took, order, state, exact, miss, rng):
        match.play(bid)
    for play in plays:
        match.play(play)


def _played_out(state: JokerDeal, rng: random.Random) -> tuple[list[int], list[int]]:
    trial = state.copy()
    while trial.phase == BID:
        trial.play(next(iter(trial.legal())))
    plays = []
    while trial.actor is not None:
        plays.append(rng.choice(list(trial.legal())))
        trial.play(plays[-1])
    return plays, trial.took


def _bids(
    took: list[int],
    order: list[int],
    state: JokerDeal,
    exact: Collection[int],
    miss: Collection[int],
    rng: random.Random,
) -> list[int]:
    """Actions of the bids in order; the dealer may not make them come out even."""
    for _ in range(500):
        bids = []
        for seat in order:
            kept = seat in exact or (seat not in miss and rng.random() < 0.5)
            others = [n for n in range(state.cards + 1) if n != took[seat] and abs(n - took[seat]) <= 2]
            bids.append(took[seat] if kept else rng.choice(others))
        if not state.options.dealer_limit or sum(bids) != state.cards:
            return [actions.FIRST_BID + bid for bid in bids]
    raise AssertionError("no bids fit")


def played(
    match: Match, deals: int, exact: Collection[int] | Mapping[int, Collection[int]] = (), seed: int = 1
) -> Match:
    """Play until so many deals are done; ``exact`` seats (or those of each pulka from 0) keep every bid, and all
    others miss one in each pulka."""
    rng = random.Random(seed)
    sheet = sheet_of(match)
    while len(sheet.rows) < deals:
        pulka, within = sheet.where(len(sheet.rows))
        keep = exact.get(pulka, ()) if isinstance(exact, Mapping) else exact
        others = [seat for seat in range(match.players) if seat not in keep]
        play_deal(match, keep, rng, others if within == 1 else ())
    return match
