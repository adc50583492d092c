"""The plain bot of Joker: what it would do, from what its seat may know.

It looks at no hidden card and deals no imagined hands; it weighs what is in front of it in some tens of microseconds.
The same view always gives the same action.
"""

from __future__ import annotations

import random

from game.joker.advice.bids import choose_bid
from game.joker.advice.play import choose_play
from game.joker.advice.trumps import choose_trump
from game.joker.view import JokerView
from game.rules import Action, RulesError


def advise(view: JokerView, rng: random.Random) -> Action:
    """A legal action for the viewer, whose turn it must be; raises RulesError when it is not."""
    del rng
    legal = view.legal()
    if not legal:
        raise RulesError(f"seat {view.seat} has nothing to do")
    if len(legal) == 1:
        return legal[0]
    if view.phase == "play":
        return choose_play(view, legal)
    if view.phase == "bid":
        return choose_bid(view, legal)
    return choose_trump(view.hand)
