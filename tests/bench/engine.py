"""``python -m tests.bench engine``: how fast Joker and Durak are played, beside a bare loop and other programs.

Deals: a shuffled pack, a deal of nine cards to four players, the trump choice, four bids, 36 plays, the points, all
through the public contract, as searching bots do: without listening to events, and every action is drawn from the
legal ones and applied without a second check. Plays counts all 41 actions of such deals. Playouts: a copy of a just
dealt state that keeps no account of what was seen, played to its end in the same way; for two-player Durak,
three-player Durachki and three-card Bura too.

OpenSpiel's oh_hell is driven from Python in the same way: new_initial_state, the cards drawn one by one from
legal_actions, then four bids and 36 plays, then returns(); moves counts the 40 actions; playouts clone a just dealt
state. It needs a card to turn, so it has ten cards in each suit where Joker has nine.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import platform
import random
from collections.abc import Callable
from typing import Any, Final

from game.cards import shuffled
from game.registry import game
from tests.bench.durak import durak_jobs, durakgame_jobs
from tests.bench.measure import Job, best_rates
from tests.bench.playouts import DEALT, random_playouts

OH_HELL: Final = {"players": 4, "num_suits": 4, "num_cards_per_suit": 10, "num_tricks_fixed": 9}
REFERENCE_STEPS: Final = 10_000


def reference_loop() -> int:
    """A bare loop of fixed work in pure Python: index a tuple, add, mask."""
    table = tuple(range(64))
    total = 0
    for step in range(REFERENCE_STEPS):
        total = (total + table[step & 63]) & 0xFFFF
    return REFERENCE_STEPS


def joker_jobs(seed: int) -> dict[str, Job]:
    """One deal and one playout of Joker, and the two counted by their actions."""
    joker = game("joker")
    sheet = joker.sheet({"length": "nines"}, 4, 0)
    rng = random.Random(seed)
    chance = rng.random
    pack = joker.pack

    def deal() -> int:
        state = sheet.deal(shuffled(pack, rng))
        while legal := state.legal():
            state.apply(legal[int(chance() * len(legal))])
        return len(state.result["points"]) // 4

    def plays() -> int:
        state = sheet.deal(shuffled(pack, rng))
        done = 0
        while legal := state.legal():
            state.apply(legal[int(chance() * len(legal))])
            done += 1
        return done

    playout = random_playouts("joker", {"length": "nines"}, 4, seed)
    return {"joker_deals_per_s": deal, "joker_plays_per_s": plays, "joker_playouts_per_s": playout}


def oh_hell_jobs(seed: int) -> dict[str, Job]:
    """The same three jobs for OpenSpiel's oh_hell; none when it is not installed."""
    if importlib.util.find_spec("pyspiel") is None:
        return {}
    oh_hell = importlib.import_module("pyspiel").load_game("oh_hell", OH_HELL)
    chance = random.Random(seed).random

    def dealt_state() -> Any:
        state = oh_hell.new_initial_state()
        while state.is_chance_node():
            legal = state.legal_actions()
            state.apply_action(legal[int(chance() * len(legal))])
        return state

    dealt = [dealt_state() for _ in range(DEALT)]
    turn = 0

    def deal() -> int:
        state = dealt_state()
        while legal := state.legal_actions():
            state.apply_action(legal[int(chance() * len(legal))])
        return len(state.returns()) // 4

    def moves() -> int:
        state = dealt_state()
        done = 0
        while legal := state.legal_actions():
            state.apply_action(legal[int(chance() * len(legal))])
            done += 1
        return done

    def playout() -> int:
        nonlocal turn
        turn = (turn + 1) % DEALT
        state = dealt[turn].clone()
        while legal := state.legal_actions():
            state.apply_action(legal[int(chance() * len(legal))])
        return len(state.returns()) // 4

    return {"oh_hell_deals_per_s": deal, "oh_hell_moves_per_s": moves, "oh_hell_playouts_per_s": playout}


def figures(seconds: float, seed: int) -> dict[str, Any]:
    """All rates, and what they are to each other; the keys of what was not measured are None."""
    found: dict[str, Any] = best_rates(
        {
            "reference_steps_per_s": reference_loop,
            **joker_jobs(seed),
            **oh_hell_jobs(seed),
            **durak_jobs(seed),
            **durakgame_jobs(seed),
            "durachki_playouts_per_s": random_playouts("durachki", {}, 3, seed),
            "bura_playouts_per_s": random_playouts("bura", {}, 2, seed),
        },
        seconds,
    )
    other = found.setdefault("durakgame_lowest_games_per_s", None)
    for kind in ("games", "playouts"):
        found[f"durak_lowest_{kind}_to_durakgame"] = found[f"durak_lowest_{kind}_per_s"] / other if other else None
    million = found["reference_steps_per_s"] / 1e6
    for kind, other in (("deals", "deals"), ("plays", "moves"), ("playouts", "playouts")):
        mine, theirs = found[f"joker_{kind}_per_s"], found.setdefault(f"oh_hell_{other}_per_s", None)
        found[f"joker_{kind}_per_million_steps"] = mine / million
        found[f"joker_{kind}_to_oh_hell"] = mine / theirs if theirs else None
    return {**found, "python": platform.python_version(), "machine": platform.machine(), "seconds": seconds}


def show(found: dict[str, Any]) -> None:
    """The figures as a small table."""
    steps = found["reference_steps_per_s"]
    print(
        f"Python {found['python']} on {found['machine']}; best of many slices, {found['seconds']:g} s for each figure"
    )
    print(f"reference_steps_per_s {steps:>14,.0f}   (a bare loop: index, add, mask)")
    print(f"{'':<24}{'a second':>12}{'a million steps':>18}{'oh_hell':>12}{'ratio':>8}")
    for kind, other in (("deals", "deals"), ("plays", "moves"), ("playouts", "playouts")):
        theirs, ratio = found[f"oh_hell_{other}_per_s"], found[f"joker_{kind}_to_oh_hell"]
        beside = f"{theirs:>12,.0f}{ratio:>8.2f}" if theirs else f"{'-':>12}{'-':>8}"
        mine = f"{found[f'joker_{kind}_per_s']:>12,.0f}{found[f'joker_{kind}_per_million_steps']:>18,.1f}"
        print(f"{f'joker_{kind}_per_s':<24}{mine}{beside}")
    print("plays are all actions: trump choice, bids and cards; playouts go from a copy of a just dealt state")
    print(f"{'':<28}{'a second':>12}{'durakgame':>12}{'ratio':>8}")
    theirs = found["durakgame_lowest_games_per_s"]
    for kind in ("games", "playouts"):
        ratio = found[f"durak_lowest_{kind}_to_durakgame"]
        beside = f"{theirs:>12,.0f}{ratio:>8.2f}" if theirs else f"{'-':>12}{'-':>8}"
        name = f"durak_lowest_{kind}_per_s"
        print(f"{name:<28}{found[name]:>12,.0f}{beside}")
    for name in ("durak_random_games", "durak_playouts", "durachki_playouts", "bura_playouts"):
        print(f"{f'{name}_per_s':<28}{found[f'{name}_per_s']:>12,.0f}")
    if found["oh_hell_deals_per_s"] is None:
        print("OpenSpiel is not installed (pip install open_spiel), so nothing stands beside it")


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("must be more than 0 and at most 3600")
    return seconds


def add_arguments(parser: argparse.ArgumentParser) -> Callable[[argparse.Namespace], int]:
    """Declare the options of this subcommand; what runs it."""
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=_seconds, default=3.0, help="time for each figure (default: 3)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random play (default: 1)")
    return run


def run(chosen: argparse.Namespace) -> int:
    found = figures(chosen.seconds, chosen.seed)
    if chosen.json:
        print(json.dumps({key: round(of, 3) if isinstance(of, float) else of for key, of in found.items()}))
    else:
        show(found)
    return 0
