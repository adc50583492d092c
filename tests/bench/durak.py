"""How fast two-player Durak is played through the public contract, beside the package durakgame where it is installed.

A game: a shuffled pack, a deal, bouts to the end, the result. A playout: a copy of a just dealt state that keeps no
account of what was seen, played to its end. *Random*, and playouts not named otherwise, draw every action from the
legal ones; *lowest* leads its lowest plain card, covers with its lowest card that covers, and adds everything plain.

durakgame's players of lowest cards do the same with the moves it offers: its attacker leads single cards and adds any
number after 'take' at once. Its random players are not measured: the moves it then makes up fill the memory.
"""

from __future__ import annotations

import importlib
import importlib.util
import random
from typing import Any, Final

from game.cards import shuffled
from game.durak import Durak
from game.durak.deal import DurakDeal
from game.durak.position import OVER
from game.durak.simple import simple
from game.rules import State
from tests.bench.measure import Job
from tests.bench.playouts import dealt_states, playouts, random_playouts

PLAYERS: Final = 2


def durak_jobs(seed: int) -> dict[str, Job]:
    """One game of random players and one of players of lowest cards, and playouts of both."""
    durak = Durak()
    sheet = durak.sheet({}, PLAYERS, 0)
    rng = random.Random(seed)
    chance = rng.random
    pack = durak.pack

    def by_chance() -> int:
        state = sheet.deal(shuffled(pack, rng))
        while legal := state.legal():
            state.apply(legal[int(chance() * len(legal))])
        return 1 if state.result else 0

    def by_lowest() -> int:
        state = sheet.deal(shuffled(pack, rng))
        _play_lowest(state)
        return 1 if state.result else 0

    return {
        "durak_random_games_per_s": by_chance,
        "durak_lowest_games_per_s": by_lowest,
        "durak_playouts_per_s": random_playouts("durak", {}, PLAYERS, seed),
        "durak_lowest_playouts_per_s": playouts(dealt_states("durak", {}, PLAYERS, rng), _play_lowest),
    }


def _play_lowest(state: State) -> None:
    """Play a deal of Durak to its end."""
    assert isinstance(state, DurakDeal)
    while state.phase != OVER:
        state.apply(simple(state))


def durakgame_jobs(seed: int) -> dict[str, Job]:
    """One game of durakgame's between players of lowest cards; none when it is not installed."""
    if importlib.util.find_spec("durakgame") is None:
        return {}
    theirs = importlib.import_module("durakgame")
    moves = importlib.import_module("durakgame.move")
    random.seed(seed)

    class Lowest(theirs.Player):  # type: ignore[misc, name-defined]
        def nextMove(self, state: Any, options: list[Any]) -> int:
            """The place of the chosen move in what is offered."""
            trump = state.trumpCard.suit
            best, least = len(options) - 1, 500
            for index, move in enumerate(options):
                kind = type(move)
                if kind is moves.FinishingMove:
                    late = 500 if any(card.suit == trump for card in move.cards) else -len(move.cards)
                elif kind is moves.EndingMove or kind is moves.ForfeitingMove:
                    continue
                elif move.card.suit == trump:
                    late = 999 if kind is moves.AttackingMove else 20 + move.card.value.value
                else:
                    late = move.card.value.value
                if late < least:
                    best, least = index, late
            return best

    def by_lowest() -> int:
        theirs.play(Lowest(), Lowest())
        return 1

    return {"durakgame_lowest_games_per_s": by_lowest}
