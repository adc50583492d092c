"""``python -m tests.league_durachki``: how often each player loses at Durachki, over the same deals for all seats."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from math import sqrt
from typing import Final

from game.beating import LED_MASK, TAKE, beaten, is_beat
from game.cards import RANK_OF, SUIT_OF, bits, pack, shuffled
from game.durachki.actions import is_fly
from game.durachki.advice import advise
from game.durachki.deal import DurachkiDeal
from game.durachki.options import DurachkiOptions
from game.durachki.view import DurachkiView
from game.rules import Action

Player = Callable[[DurachkiView, random.Random], Action]


def lowest(view: DurachkiView, rng: random.Random) -> Action:
    """Leads the lowest plain card, covers with the lowest that covers, lets everything plain fly in, else takes."""
    del rng
    legal = view.legal()

    def weight(card: int) -> tuple[bool, int, int]:
        return SUIT_OF[card] == view.trump, RANK_OF[card], card

    if view.phase == "lead":
        single = [action for action in legal if LED_MASK[action].bit_count() == 1]
        return min(single, key=lambda action: weight(bits(LED_MASK[action])[0]))
    if view.phase == "fly":
        return max(legal, key=lambda action: (is_fly(action), action))
    covers = [action for action in legal if is_beat(action)]
    return min(covers, key=lambda action: weight(beaten(action)[1]), default=TAKE)


def chance(view: DurachkiView, rng: random.Random) -> Action:
    return rng.choice(list(view.legal()))


PLAYERS: Final[dict[str, Player]] = {"plain": advise, "lowest": lowest, "random": chance}


def play(deal: DurachkiDeal, players: list[Player], rng: random.Random) -> int | None:
    """Play a deal out; the seat that lost, None when nobody did."""
    while (actor := deal.actor) is not None:
        view = deal.view(actor)
        deal.advance(players[actor](view, rng))
    return deal.loser


def losses(one: str, others: str, deals: int, seed: int, players: int = 3) -> tuple[float, float]:
    """The share of decided deals that ``one`` loses among ``others``, and half its 95 % interval."""
    rng = random.Random(seed)
    lost = decided = 0
    for number in range(deals):
        deck = shuffled(pack(), rng)
        seat = number % players
        table = [PLAYERS[others]] * players
        table[seat] = PLAYERS[one]
        loser = play(DurachkiDeal(DurachkiOptions(), players, (number // players) % players, deck), table, rng)
        decided += loser is not None
        lost += loser == seat
    share = lost / decided
    return share, 1.96 * sqrt(share * (1 - share) / decided)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for others in ("lowest", "random"):
        for players in (3, 4, 2):
            share, half = losses("plain", others, chosen.deals, chosen.seed, players)
            print(f"{players} players: plain loses {share:.1%} ± {half:.1%} among {others} (even {1 / players:.1%})")


if __name__ == "__main__":
    main()
