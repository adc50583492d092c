"""``python -m tests.bench SUBCOMMAND``; a further measurement is one more line in ``SUBCOMMANDS``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from typing import Final

from tests.bench import engine, frame

Declare = Callable[[argparse.ArgumentParser], Callable[[argparse.Namespace], int]]
"""Declares a subcommand's options and returns what runs it."""

SUBCOMMANDS: Final[dict[str, tuple[str, Declare]]] = {
    "engine": ("random Joker deals, plays and playouts a second", engine.add_arguments),
    "frame": ("frames of the table against plain blits", frame.add_arguments),
}


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure how fast the program is.")
    subparsers = parser.add_subparsers(required=True, metavar="SUBCOMMAND")
    for name, (text, declare) in SUBCOMMANDS.items():
        subparser = subparsers.add_parser(name, help=text, description=text)
        subparser.set_defaults(run=declare(subparser))
    chosen = parser.parse_args(arguments)
    code: int = chosen.run(chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
