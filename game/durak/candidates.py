"""The actions worth weighing while cards are still drawn: without those that hardly ever are the best.

Once the talon is gone only what comes to the same is left out: then any card may be the right one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.beating import LED_MASK, beaten, is_beat
from game.cards import BIT, QUEEN, RANK_OF, SUIT_MASK, SUIT_OF
from game.durak.actions import THROW, is_lead, is_throw
from game.durak.ends import sifted
from game.durak.view import DurakView
from game.rules import Action

HIGH: Final = QUEEN
"""Trumps from this rank on are not given away as long as there is anything else."""


def candidates(view: DurakView) -> Sequence[Action]:
    """At least one of the legal actions of the viewer, whose turn it must be."""
    legal = sifted(view.legal(), view.attacks, view.covered)
    if not view.talon or len(legal) == 1:
        return legal
    if view.phase == "defend":
        return _covers(view, legal)
    if view.phase == "lead":
        return [action for action in legal if not is_lead(action) or _worth_leading(view, LED_MASK[action])]
    trumps = SUIT_MASK[view.trump]
    return [action for action in legal if not is_throw(action) or _worth_adding(view, BIT[action - THROW], trumps)]


def _covers(view: DurakView, legal: Sequence[Action]) -> list[Action]:
    """No trump where a plain card covers, and of the trumps the lowest; but any that brings no new rank."""
    found: list[Action] = []
    covered = False
    for action in legal:
        if is_beat(action):
            cover = beaten(action)[1]
            old_rank = view.ranks >> cover & 1 and RANK_OF[cover] < HIGH
            if covered and SUIT_OF[cover] == view.trump and not old_rank:
                continue
            covered = True
        found.append(action)
    return found


def _worth_leading(view: DurakView, led: int) -> bool:
    """Trumps neither high ones nor with others, if there are plain cards; all plain ones of a rank, or one."""
    trumps = SUIT_MASK[view.trump]
    plain = view.hand & ~trumps
    if plain and led & trumps:
        return not led & (led - 1) and RANK_OF[led.bit_length() - 1] < HIGH
    return True


def _worth_adding(view: DurakView, card: int, trumps: int) -> bool:
    """No trump into the hand of who takes, no high one anyway while there is anything else."""
    if not card & trumps or view.hand == card:
        return True
    return view.phase != "take" and RANK_OF[card.bit_length() - 1] < HIGH
