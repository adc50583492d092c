"""The end between two players, when each can work out the other's cards: how far it can be counted through."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.durak.ends import DurakEnds
from game.durak.view import DurakView
from game.exact import Solver, TooFar
from game.rules import Action

MOST: Final = 300
"""Positions that are looked at for one decision."""
ENDS: Final = DurakEnds()


def can_be_counted(view: DurakView) -> bool:
    """Whether the talon is gone and only one other player has cards, which are then all known if none is forgotten."""
    return (
        view.talon == 0
        and not view.forgotten
        and sum(1 for held in view.held if held) == 2
        and view.held[view.seat] > 0
    )


def finish(view: DurakView, legal: Sequence[Action], favourite: Action) -> Action:
    """The action that wins, if one is found; else not one that is seen to lose. ``favourite`` comes first."""
    deal = view.sample(random.Random(0))
    solver = Solver(ENDS, view.players)
    allowed = MOST
    drawn: list[Action] = []
    open_still: list[Action] = []
    order = [favourite, *(action for action in legal if action != favourite)]
    for number, action in enumerate(order):
        solver.left = share = allowed // (len(order) - number) if number else allowed // 2
        try:
            value = solver.after(deal, action)[view.seat]
        except TooFar:
            open_still.append(action)
        else:
            if value == ENDS.most:
                return action
            if value == ENDS.even:
                drawn.append(action)
        allowed -= share - solver.left
    if favourite in open_still or not drawn:
        return open_still[0] if open_still else favourite
    return drawn[0]
