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

from game.beating import CARDS, PASS, TAKE, beat, lead
from game.cards import SUIT_OF, shuffled
from game.durak import Durak
from game.durak.actions import throw
from game.durak.deal import DurakDeal
from game.rules import State
from tests.bench.measure import Job
from tests.bench.playouts import dealt_states, playouts, random_playouts

PLAYERS: Final = 2


def _first_met(trump: int) -> bytes:
    """What a player of lowest cards does where this suit is trumps: the first legal action that has a 1 here.

    Those stand in order, lower cards first; leads of a trump stay for when there is nothing else.
    """
    plain = [card for card in range(CARDS) if SUIT_OF[card] != trump]
    single = [lead(1 << card) for card in plain]
    covers = [beat(attack, card) for attack in range(CARDS) for card in range(CARDS)]
    met = {*single, *covers, *(throw(card) for card in plain), TAKE, PASS}
    return bytes(action in met for action in range(max(met) + 1))


FIRST_MET: Final = tuple(_first_met(trump) for trump in range(4))


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
    first_met = FIRST_MET[state.trump]
    while legal := state.legal():
        for action in legal:
            if first_met[action]:
                break
        else:
            action = legal[0]
        state.apply(action)


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
