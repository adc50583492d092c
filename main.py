"""Tuz: four card games of one family. `python main.py --help` tells what can be asked for."""

import multiprocessing
import sys

if __name__ == "__main__":
    multiprocessing.freeze_support()
    try:
        from scenes.cli import main

        sys.exit(main())
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in ("game", "scenes"):
            raise
        sys.exit(f"{missing.name} is not installed: run pip install -r requirements.txt first.")
