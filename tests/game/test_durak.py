"""Durak: cards are kept, deals end whoever plays, and the plain bot plays as its issue asks."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.cards import bits, shuffled
from game.durak import Durak
from game.durak.deal import DurakDeal
from game.durak.options import DurakOptions
from game.match import Match, Seat, Table
from game.rules import Action, View
from tests.league.contest import Contest, play
from tests.league.figures import mean_and_half
from tests.soak import rounds

RULES = Durak()
MIND = Durak.mind
TEAMS = [(4, True), (6, True)]
EVERY_STEP = 100
"""Actions of a match after which its record is read again each time ..."""
SELDOM = 0.9
"""... and how often it is not after that."""
TABLES = [*((players, False) for players in (2, 3, 4, 5, 6)), *TEAMS]


def chance(view: View, rng: random.Random) -> Action:
    return rng.choice(list(view.legal()))


PLAYERS = {"plain": MIND.plain, "random": chance}


def random_options(rng: random.Random, players: int, teams: bool) -> dict[str, Any]:
    """Options drawn at random that such a table may have."""
    chosen = {option.name: rng.choice(option.choices(players)) for option in RULES.options}
    chosen["teams"] = teams
    return dict(RULES.check(chosen, players))


def deal_of(rng: random.Random, players: int, teams: bool) -> DurakDeal:
    chosen = random_options(rng, players, teams)
    deck = shuffled(RULES.pack_of(chosen), rng)
    return DurakDeal(DurakOptions(**chosen), players, rng.randrange(players), deck)


def everything(deal: DurakDeal) -> list[int]:
    """Every card of the pack, wherever it lies."""
    hands = [one for hand in deal.hands for one in bits(hand)]
    return sorted([*hands, *deal.talon[deal.drawn :], *deal.cards_on_table, *bits(deal.gone)])


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_no_card_is_lost_or_doubled(players: int, teams: bool) -> None:
    rng = random.Random(f"{players} {teams}")
    for _ in range(25):
        deal = deal_of(rng, players, teams)
        whole = sorted(deal.deck)
        while deal.actor is not None:
            assert everything(deal) == whole
            deal.advance(rng.choice(list(deal.legal())))
        assert everything(deal) == whole


@pytest.mark.parametrize("kind", ["random", "plain"])
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_every_deal_ends(players: int, teams: bool, kind: str) -> None:
    _end(players, teams, kind, 300)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["random", "plain"])
@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_ten_thousand_deals_end(players: int, teams: bool, kind: str) -> None:
    _end(players, teams, kind, rounds(10_000))


def _end(players: int, teams: bool, kind: str, deals: int) -> None:
    rng = random.Random(f"{players} {teams} {kind}")
    for _ in range(deals):
        deal = deal_of(rng, players, teams)
        while (actor := deal.actor) is not None:
            deal.advance(PLAYERS[kind](deal.view(actor), rng))
        assert deal.result is not None
        assert deal.bouts <= 500
        assert (deal.fool is None) == (deal.how in ("draw", "stopped"))


def test_the_plain_bot_beats_a_player_of_lowest_cards() -> None:
    contest = Contest("durak", "plain", "greedy", 2, seed=3)
    share, half = mean_and_half([play(contest, number) for number in range(200)])
    assert share - half > 0.6


def test_the_plain_bot_sees_views_only_and_always_does_the_same() -> None:
    rng = random.Random(9)
    for _ in range(20):
        deal = deal_of(rng, 3, False)
        while (actor := deal.actor) is not None:
            view = deal.view(actor)
            action = RULES.advise(view, random.Random(1))
            assert action in view.legal()
            # another deal that looks the same to this seat gets the same move
            assert RULES.advise(view.sample(rng).view(actor), random.Random(2)) == action
            deal.advance(action)


@pytest.mark.parametrize(("players", "options"), [(2, {}), (6, {"teams": True}), (4, {"transfer": True})])
def test_a_match_is_its_record_at_every_action(players: int, options: dict[str, Any]) -> None:
    """To the end of the match; each step plays all of it again, so later ones are looked at now and then."""
    rng = random.Random(players)
    seats = tuple(Seat(f"p{seat}", seat == 0, "fox") for seat in range(players))
    match = Match(Table("durak", {**options, "losses": 3}, seats, 5))
    while not match.over:
        if match.deal_over:
            match.next_deal()
        else:
            match.play(rng.choice(list(match.state.legal())))
        if len(match.entries) > EVERY_STEP and rng.random() < SELDOM and not match.deal_over:
            continue
        again = Match.restore(match.record())
        assert again.state == match.state
        assert again.sheet.to_json() == match.sheet.to_json()
