"""How a beginner plays Bura: by the plain bot's rules, with a rough eye for what is a little better or worse."""

from __future__ import annotations

import random
from typing import Final

from game.bura import actions
from game.bura.advice.play import Judge
from game.bura.advice.stakes import Bargain
from game.bura.view import BuraView
from game.rules import Action

HAZE: Final = {3: 0.16, 5: 14.0}
"""By cards in hand: how far a beginner who remembers nothing may be wrong about a position, and what he takes for as
good as the best."""


def beginner(view: BuraView, rng: random.Random, memory: float) -> Action:
    """A legal action for the viewer, whose turn it must be; a sure win is always seen."""
    legal = view.legal()
    if len(legal) == 1:
        return legal[0]
    judge = Judge(view)
    bargain = Bargain(view, judge)
    three = view.options.cards == 3
    haze = HAZE[view.options.cards] * (1.0 - memory)

    def felt(value: float) -> float:
        if not three:
            return value + rng.gauss(0.0, haze)
        return value if value in (0.0, 1.0) else min(0.99, max(0.01, value + rng.gauss(0.0, haze)))

    if view.offer is not None:
        return bargain.answer_at(felt(bargain.value()))
    best, value = judge.best(legal)
    if actions.OFFER in legal and bargain.offer(felt(value)):
        return actions.OFFER
    values = judge.values(legal)
    if best not in values or (three and value >= 1.0):
        return best
    near = [action for action in values if values[action] >= value - haze / 2]
    return max(near, key=lambda action: values[action] + rng.gauss(0.0, haze / 2))
