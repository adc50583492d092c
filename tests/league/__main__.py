"""``python -m tests.league GAME A B``: how much better A is than B, on equal cards in every seat.

Players are random, greedy, plain, easy, normal, hard and cheat. Work is spread over any executor of
``concurrent.futures``: processes of this machine, none (``--executor serial``), or a dask cluster
(``--executor dask://host:port``, where dask.distributed is installed).
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from math import inf
from typing import Any, Final

from game.bots.budget import Budget
from game.bots.players import NAMES
from game.bots.think import FLAT, SEARCHES
from game.registry import GAMES, game
from game.rules import RulesError
from tests.league.contest import Contest, Row, play_block
from tests.league.figures import figures, show

BLOCKS: Final = 8
"""Blocks of work for each worker, so that none waits long for the last."""
PATIENCE: Final = 10
"""Seconds that a dask scheduler may take to answer."""
LEAGUE_OPTIONS: Final[dict[str, dict[str, Any]]] = {"joker": {"length": "nines"}, "bura": {"match": 7}}


class Serial(Executor):
    """Everything at once, in this process."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class Dask(Executor):
    """The workers of a dask cluster whose scheduler is at ``address``; RulesError where none answers."""

    def __init__(self, address: str) -> None:
        distributed = importlib.import_module("distributed")
        try:
            self._client = distributed.Client(f"tcp://{address}", timeout=PATIENCE)
        except (OSError, ValueError) as wrong:
            raise RulesError(f"no dask scheduler answers at {address}: {wrong}") from None
        self._pool: Executor = self._client.get_executor()

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        return self._pool.submit(fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        del cancel_futures  # what is not finished goes with the client
        self._pool.shutdown(wait)
        self._client.close()


def executor(name: str, workers: int) -> Executor:
    """``processes``, ``serial`` or ``dask://host:port``; raises RulesError for anything else."""
    if name == "processes":
        return ProcessPoolExecutor(workers)
    if name == "serial":
        return Serial()
    if not name.startswith("dask://"):
        raise RulesError(f"no executor {name!r}: there are processes, serial and dask://host:port")
    if importlib.util.find_spec("distributed") is None:
        raise RulesError("dask.distributed is not installed: pip install distributed")
    return Dask(name.removeprefix("dask://"))


def run(contest: Contest, count: int, pool: Executor, workers: int) -> list[Row]:
    """All deals or matches, in order."""
    size = max(1, count // (BLOCKS * workers))
    blocks = [range(start, min(start + size, count)) for start in range(0, count, size)]
    futures = [pool.submit(play_block, contest, block) for block in blocks]
    return [row for future in futures for row in future.result()]


def _option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    try:
        return name, json.loads(value)
    except json.JSONDecodeError:
        return name, value


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be 1 or more")
    return number


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.league", description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("a", choices=NAMES)
    parser.add_argument("b", choices=NAMES)
    parser.add_argument("--deals", type=_positive, default=200, help="deals, or matches, for each seat (default: 200)")
    parser.add_argument("--budget", type=_positive, help="playouts of a decision of hard and cheat")
    parser.add_argument("--seconds", type=float, help="seconds of a decision of hard and cheat (default: 0.3)")
    parser.add_argument("--search", choices=SEARCHES, default=FLAT, help="how A searches (default: flat)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--players", type=_positive, help="default: the game's first number of players")
    parser.add_argument("--option", type=_option, action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--matches", action="store_true", help="whole matches by all the rules; Bura always")
    parser.add_argument("--executor", default="processes", help="processes, serial or dask://host:port")
    parser.add_argument("--workers", type=_positive, default=os.cpu_count() or 1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def contest_of(chosen: argparse.Namespace) -> Contest:
    """What the command line asks for; raises BadOptions where no such table can be."""
    of = game(chosen.game)
    matches = chosen.matches or chosen.game == "bura"
    options = {} if chosen.game == "joker" and matches else dict(LEAGUE_OPTIONS.get(chosen.game, {}))
    options.update(chosen.option)
    players = chosen.players or of.seats[0]
    if matches and of.sheet(options, players, 0).endless:
        raise RulesError(f"a match of {of.name} goes on until the players stop it: leave --matches out")
    of.check(options, players)
    budget = None
    if chosen.budget or chosen.seconds:
        budget = Budget(chosen.budget or inf, chosen.seconds or inf)
    return Contest(chosen.game, chosen.a, chosen.b, players, options, matches, budget, chosen.seed, chosen.search)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    try:
        contest = contest_of(chosen)
        with executor(chosen.executor, chosen.workers) as pool:
            rows = run(contest, chosen.deals, pool, chosen.workers)
    except RulesError as wrong:
        parser.error(str(wrong))
    found = figures(contest, rows)
    if chosen.json:
        print(json.dumps(found))
    else:
        show(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
