"""``python -m tests.league_plain``: the plain bot of Joker against random players, on equal cards.

Every deal of nines is played five times from the same pack: by four players who take any legal action with the same
chance, and with the plain bot in each seat in turn. What a seat gains by the bot is compared with what it made of the
same cards without it; the figure of a deal is the mean over its four seats, the 95 % interval is taken over the deals.

Then four plain bots play whole matches, to see how often they keep their bids and how often they pay a khisht.
The exit code says whether the lower end of the gain and the share of kept bids are enough.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from statistics import mean, stdev
from time import process_time
from typing import Any, Final, NamedTuple

from game.cards import shuffled
from game.joker import Joker
from game.joker.advice import advise
from game.joker.deal import JokerDeal
from game.joker.options import JokerOptions
from game.joker.sheet import JokerSheet
from game.joker.view import JokerView
from game.rules import Action

Player = Callable[[JokerView, random.Random], Action]

JOKER: Final = Joker()
SEATS: Final = 4
GAIN_WANTED: Final = 50.0
KEPT_WANTED: Final = 0.45


class Kept(NamedTuple):
    """How four plain bots fared: shares of all bids, and the mean of a player's points and premiums a match."""

    kept: float
    over: float
    khisht: float
    points: float
    premiums: float


def random_player(view: JokerView, rng: random.Random) -> Action:
    return rng.choice(view.legal())


def play_deal(deck: Sequence[int], dealer: int, players: Sequence[Player], rng: random.Random) -> list[int]:
    """Points by seat of one deal of nines."""
    deal = JokerDeal(JokerOptions(), SEATS, dealer, 9, deck)
    while (seat := deal.actor) is not None:
        deal.advance(players[seat](deal.view(seat), rng))
    return deal.points


def gains(deals: int, seed: int) -> list[float]:
    """For each deal the points a seat gains, on the average, when the plain bot plays it instead of a random player."""
    rng = random.Random(seed)
    found = []
    for number in range(deals):
        deck = shuffled(JOKER.pack, rng)
        luck = rng.random()
        tables = [[advise if seat == bot else random_player for seat in range(SEATS)] for bot in range(SEATS)]
        without = play_deal(deck, number % SEATS, [random_player] * SEATS, random.Random(luck))
        found.append(
            mean(
                play_deal(deck, number % SEATS, table, random.Random(luck))[seat] - without[seat]
                for seat, table in enumerate(tables)
            )
        )
    return found


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean."""
    half = 1.96 * stdev(values) / sqrt(len(values))
    return mean(values) - half, mean(values) + half


def self_play(matches: int, seed: int, options: Mapping[str, Any] | None = None, players: int = SEATS) -> Kept:
    """Whole matches between plain bots only."""
    rng = random.Random(seed)
    kept = over = khisht = bids = 0
    totals: list[int] = []
    premiums = 0
    for _ in range(matches):
        sheet = play_match(options or {}, players, rng)
        for row in sheet.rows:
            bids += players
            kept += sum(bid == took for bid, took in zip(row.bids, row.took, strict=True))
            over += sum(bid < took for bid, took in zip(row.bids, row.took, strict=True))
            khisht += sum(row.khisht)
        totals += sheet.totals
        premiums += sum(sum(pulka.exact) for pulka in sheet.pulkas)
    return Kept(kept / bids, over / bids, khisht / bids, mean(totals), premiums / (matches * players))


def play_match(options: Mapping[str, Any], players: int, rng: random.Random) -> JokerSheet:
    """One whole match between plain bots."""
    sheet = JOKER.sheet(options, players, rng.randrange(players))
    while not sheet.over:
        deal = sheet.deal(shuffled(JOKER.pack, rng))
        while (seat := deal.actor) is not None:
            deal.advance(advise(deal.view(seat), rng))
        sheet.settle(deal)
    return sheet


def speed(deals: int, seed: int) -> float:
    """Mean processor time of one decision in deals of nines, in microseconds."""
    rng = random.Random(seed)
    views = []
    for number in range(deals):
        deal = JokerDeal(JokerOptions(), SEATS, number % SEATS, 9, shuffled(JOKER.pack, rng))
        while (seat := deal.actor) is not None:
            views.append(deal.view(seat))
            deal.advance(advise(views[-1], rng))
    start = process_time()
    for view in views:
        advise(view, rng)
    return (process_time() - start) / len(views) * 1e6


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.league_plain", description="Measure the plain bot of Joker.")
    parser.add_argument("--deals", type=int, default=400, help="deals of nines against random players (default: 400)")
    parser.add_argument("--matches", type=int, default=100, help="matches of four plain bots (default: 100)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    found = gains(chosen.deals, chosen.seed)
    low, high = interval(found)
    print(
        f"against random players  {mean(found):+6.1f} points a deal   95 % interval {low:+.1f} .. {high:+.1f}"
        f"   ({chosen.deals} deals, wanted {GAIN_WANTED:+.0f})",
        flush=True,
    )
    bots = self_play(chosen.matches, chosen.seed)
    print(
        f"four plain bots  bids kept {bots.kept:.1%}   overtaken {bots.over:.1%}   khisht {bots.khisht:.1%}"
        f"   points {bots.points:.0f}   premiums a player {bots.premiums:.2f}   ({chosen.matches} matches)"
    )
    print(f"a decision takes {speed(50, chosen.seed):.0f} microseconds")
    return 0 if low > GAIN_WANTED and bots.kept > KEPT_WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
