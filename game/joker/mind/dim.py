"""What a player of lesser memory knows of a deal: tricks go out of his mind, and with them what they showed."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from game.joker.view import JokerView

FRESH: Final = 1
"""So many of the last tricks everybody remembers."""


def forgetting(view: JokerView, rng: random.Random, memory: float) -> JokerView:
    """The view without some of its older tricks: their cards may be anywhere, for all the player knows.

    Bids, tricks taken and the number of cards in each hand lie open and are not forgotten. ``memory``: the chance, 0 to
    1, to remember a trick.
    """
    old = max(0, len(view.tricks) - FRESH)
    kept = [trick for trick in view.tricks[:old] if rng.random() < memory]
    return replace(view, tricks=(*kept, *view.tricks[old:]))
