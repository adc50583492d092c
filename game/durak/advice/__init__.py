"""The plain bot of Durak: what it would do, from what its seat may know.

Rules of thumb weigh the cards in sight in some tens of microseconds; the same view always gives the same action. Only
when the talon is gone and one opponent is left, whose cards are then known, the end is counted through as far as a few
hundred positions go.
"""

from __future__ import annotations

import random

from game.durak.actions import SWAP
from game.durak.advice.finish import can_be_counted, finish
from game.durak.advice.thumb import thumb
from game.durak.view import DurakView
from game.rules import Action, RulesError


def advise(view: DurakView, rng: random.Random) -> Action:
    """A legal action for the viewer, whose turn it must be; raises RulesError when it is not."""
    del rng
    choice, counted = _quick(view)
    return choice if counted else _finished(view, choice)


def quick(view: DurakView) -> Action:
    """As ``advise``, by the rules of thumb alone: for those who play thousands of imagined deals out."""
    return _quick(view)[0]


def _quick(view: DurakView) -> tuple[Action, bool]:
    """An action, and whether there is nothing more to think about."""
    legal = view.legal()
    if not legal:
        raise RulesError(f"seat {view.seat} has nothing to do")
    if len(legal) == 1:
        return legal[0], True
    if legal[-1] == SWAP:
        return SWAP, True
    return thumb(view, legal), False


def _finished(view: DurakView, choice: Action) -> Action:
    return finish(view, view.legal(), choice) if can_be_counted(view) else choice
