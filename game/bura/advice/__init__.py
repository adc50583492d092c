"""The plain bot of Bura: what it would do, from what its seat may know.

It remembers every open card and all it gave, and knows its own pile only within bounds. It deals no imagined hands: the
other side's hand is a matter of chances. The same view always gives the same action.
"""

from __future__ import annotations

import random

from game.bura import actions
from game.bura.advice.play import Judge
from game.bura.advice.stakes import Bargain
from game.bura.view import BuraView
from game.rules import Action, RulesError


def advise(view: BuraView, rng: random.Random) -> Action:
    """A legal action for the viewer, whose turn it must be; raises RulesError when it is not."""
    del rng
    legal = view.legal()
    if not legal:
        raise RulesError(f"seat {view.seat} has nothing to do")
    if len(legal) == 1:
        return legal[0]
    judge = Judge(view)
    if view.offer is not None:
        return Bargain(view, judge).answer()
    best, value = judge.best(legal)
    if actions.OFFER in legal and Bargain(view, judge).offer(value):
        return actions.OFFER
    return best
