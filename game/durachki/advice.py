from __future__ import annotations

import random

from game.durachki.view import DurachkiView
from game.rules import Action


def advise(view: DurachkiView, rng: random.Random) -> Action:
    return rng.choice(view.legal())
