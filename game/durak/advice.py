"""The plain bot of Durak."""

from __future__ import annotations

import random

from game.durak.view import DurakView
from game.rules import Action


def advise(view: DurakView, rng: random.Random) -> Action:
    """A legal action for the viewer, whose turn it must be."""
    del rng
    return view.legal()[0]
