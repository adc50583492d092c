from __future__ import annotations

import random

from game.joker.view import JokerView
from game.rules import Action


def advise(view: JokerView, rng: random.Random) -> Action:
    return rng.choice(view.legal())
