"""``python -m tests.cases FILE...``: run files of cases and print what differs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.cases.runner import ForeignFile, load, run


def main(arguments: Sequence[str] | None = None) -> int:
    """0: all passed, 1: something failed, 2: a file is no file of cases."""
    parser = argparse.ArgumentParser(prog="python -m tests.cases", description="Run worked cases through the engine.")
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="JSON list of cases or of recorded games")
    files = parser.parse_args(arguments).files
    try:
        entries = [entry for path in files for entry in load(path)]
    except ForeignFile as wrong:
        print(wrong, file=sys.stderr)
        return 2
    passed = failed = 0
    for outcome in run(entries):
        if outcome.failure is None:
            passed += 1
        else:
            failed += 1
            print(f"{outcome.id}\n{outcome.failure}")
    print(f"{passed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
