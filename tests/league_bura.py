"""``python -m tests.league_bura``: the plain bot of Bura in matches to seven against two simple players.

*random* takes any legal action with the same chance, but claims at once when it is sure of 31 and only then, and lays a
winning hand at once. *lowest* leads its lowest single card, cuts when it can and as cheaply as it can, else parts with
its lowest cards, claims at 31 points that it has seen, never offers and accepts every offer.

Prints how many matches the bot wins, with the 95 % interval (Wilson); the exit code says whether that is enough.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from game.bura import Bura
from game.bura.actions import ACCEPT, ANSWER, BURA, CARDS, GIVE, LEAD, OFFER, ROYAL, VAR, kind_of
from game.bura.answers import POWER, cuts, points
from game.bura.assist import own_pile
from game.bura.options import CLAIM
from game.bura.view import BuraView
from game.cards import SUIT_OF, bits, shuffled
from game.rules import Action

Player = Callable[[BuraView, random.Random], Action]

BURA_GAME: Final = Bura()
TARGETS: Final = {"random": 0.60, "lowest": 0.55}
"""The share of matches the bot must win against each."""


def random_player(view: BuraView, rng: random.Random) -> Action:
    legal = list(view.legal())
    wins = [action for action in (ROYAL, BURA) if action in legal and view.options.cards == 3]
    if wins:
        return wins[0]
    if VAR in legal:
        if own_pile(view).least >= CLAIM:
            return VAR
        legal.remove(VAR)
    return rng.choice(legal)


def lowest_player(view: BuraView, rng: random.Random) -> Action:
    del rng
    legal = [action for action in view.legal() if action != OFFER]
    if ACCEPT in legal:
        return ACCEPT
    if BURA in legal or ROYAL in legal:
        return BURA if BURA in legal else ROYAL
    if VAR in legal and points(view.known) >= CLAIM:
        return VAR
    if not view.table:
        return min((action for action in legal if kind_of(action) == LEAD), key=lambda action: _lowness(view, action))
    cutting = [action for action in legal if kind_of(action) == ANSWER and cuts(view.trump, view.table, action & CARDS)]
    plays = cutting or [action for action in legal if kind_of(action) in (GIVE, ANSWER)] or legal
    return min(plays, key=lambda action: _lowness(view, action))


def _lowness(view: BuraView, action: Action) -> tuple[int, int, int]:
    """Fewer cards, fewer trumps, lower ones first."""
    cards = bits(action & CARDS)
    return len(cards), sum(SUIT_OF[one] == view.trump for one in cards), sum(POWER[one] for one in cards)


def bot(view: BuraView, rng: random.Random) -> Action:
    return BURA_GAME.advise(view, rng)


def match_won(cards: int, bot_seat: int, other: Player, rng: random.Random) -> bool:
    """Whether the bot wins one match to seven."""
    sheet = BURA_GAME.sheet({"cards": cards, "match": 7}, 2, rng.randrange(2))
    players = [other, other]
    players[bot_seat] = bot
    while not sheet.over:
        hand = sheet.deal(shuffled(BURA_GAME.pack_of({"cards": cards}), rng))
        while (seat := hand.actor) is not None:
            hand.advance(players[seat](hand.view(seat), rng))
        sheet.settle(hand)
    return sheet.places[bot_seat] == 1


def interval(won: int, of: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z, share = 1.96, won / of
    centre = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return centre - half, centre + half


def series(cards: int, name: str, matches: int, seed: int) -> int:
    """Matches won by the bot, which sits in both seats equally often."""
    other = {"random": random_player, "lowest": lowest_player}[name]
    rng = random.Random(f"{seed}/{cards}/{name}")
    return sum(match_won(cards, number % 2, other, rng) for number in range(matches))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.league_bura", description="Measure the plain bot of Bura.")
    parser.add_argument("--matches", type=int, default=1000, help="matches of each series (default: 1000)")
    parser.add_argument("--cards", type=int, choices=(3, 5), nargs="*", default=[3, 5], help="default: both games")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    enough = True
    for cards in chosen.cards:
        for name, target in TARGETS.items():
            won = series(cards, name, chosen.matches, chosen.seed)
            low, high = interval(won, chosen.matches)
            enough &= won >= target * chosen.matches
            print(
                f"{cards} cards against {name:7} {won:5} of {chosen.matches} = {won / chosen.matches:6.1%}"
                f"   95 % interval {low:.1%} .. {high:.1%}   wanted {target:.0%}",
                flush=True,
            )
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())
