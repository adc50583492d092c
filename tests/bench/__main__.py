"""``python -m tests.bench SUBCOMMAND``; a further measurement is one more line in ``SUBCOMMANDS``."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Sequence
from typing import Final

SUBCOMMANDS: Final = {
    "engine": "deals, plays and playouts of the games a second",
    "frame": "frames of the table against plain blits",
}
"""Each is a module here whose ``add_arguments`` declares its options and returns what runs it."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description="Measure how fast the program is.")
    subparsers = parser.add_subparsers(required=True, metavar="SUBCOMMAND")
    for name, text in SUBCOMMANDS.items():
        subparser = subparsers.add_parser(name, help=text, description=text)
        if given[:1] == [name]:  # the others are not imported: the engine is measured where there is no pygame too
            subparser.set_defaults(run=importlib.import_module(f"tests.bench.{name}").add_arguments(subparser))
    chosen = parser.parse_args(given)
    code: int = chosen.run(chosen)
    return code


if __name__ == "__main__":
    sys.exit(main())
