"""``python -m tests.league_durak``: how often the plain bot is not the fool, against a player of lowest cards."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from math import sqrt
from typing import Final

from game.beating import LED_MASK, PASS, TAKE, beaten, is_beat
from game.cards import RANK_OF, SUIT_OF, bits, pack, shuffled
from game.durak.actions import THROW, is_throw
from game.durak.advice import advise
from game.durak.deal import DurakDeal
from game.durak.options import DurakOptions
from game.durak.view import DurakView
from game.rules import Action

Player = Callable[[DurakView, random.Random], Action]


def lowest(view: DurakView, rng: random.Random) -> Action:
    """Leads the lowest plain card, covers with the lowest that covers, throws in everything plain."""
    del rng
    legal = view.legal()

    def weight(card: int) -> tuple[bool, int, int]:
        return SUIT_OF[card] == view.trump, RANK_OF[card], card

    if view.phase == "lead":
        single = [action for action in legal if LED_MASK.get(action, 3).bit_count() == 1]
        return min(single, key=lambda action: weight(bits(LED_MASK[action])[0]))
    if view.phase == "defend":
        covers = [action for action in legal if is_beat(action)]
        return min(covers, key=lambda action: weight(beaten(action)[1]), default=TAKE)
    plain = [action for action in legal if is_throw(action) and SUIT_OF[action - THROW] != view.trump]
    return min(plain, key=lambda action: weight(action - THROW), default=PASS)


def chance(view: DurakView, rng: random.Random) -> Action:
    return rng.choice(list(view.legal()))


PLAYERS: Final[dict[str, Player]] = {"plain": advise, "lowest": lowest, "random": chance}


def play(deal: DurakDeal, players: list[Player], rng: random.Random) -> int | None:
    """Play a deal out; the seat that is the fool, None after a draw."""
    while (actor := deal.actor) is not None:
        deal.advance(players[actor](deal.view(actor), rng))
    return deal.fool


def wins(one: str, other: str, deals: int, seed: int) -> tuple[float, float]:
    """The share of decided two-player deals in which ``other`` is the fool, and half its 95 % interval."""
    rng = random.Random(seed)
    won = decided = 0
    for number in range(deals):
        seat = number % 2
        table = [PLAYERS[other]] * 2
        table[seat] = PLAYERS[one]
        fool = play(DurakDeal(DurakOptions(), 2, number // 2 % 2, shuffled(pack(), rng)), table, rng)
        decided += fool is not None
        won += fool == 1 - seat
    share = won / decided
    return share, 1.96 * sqrt(share * (1 - share) / decided)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for other in ("lowest", "random"):
        share, half = wins("plain", other, chosen.deals, chosen.seed)
        print(f"plain against {other}: {share:.1%} ± {half:.1%} of the decided deals won ({chosen.deals} deals)")


if __name__ == "__main__":
    main()
