"""Tuz: four card games of one family. `python main.py --help` tells what can be asked for."""

import sys

from scenes.cli import main

if __name__ == "__main__":
    sys.exit(main())
