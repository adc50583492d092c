"""How imagined deals between two end when their end is near: each looks one action ahead.

Deals that the quick player plays out from the last draw come out as best play would have it in seven of eight, with one
action of foresight in fifteen of sixteen (1,124 ends counted through); but that costs ten times as much.
"""

from __future__ import annotations

from game.durak.deal import DurakDeal
from game.durak.ends import sifted
from game.durak.position import OVER
from game.durak.quick import Scales, act
from game.rules import Action


def play_on(deal: DurakDeal, of_deal: Scales) -> None:
    """Play a deal between two to its end, quickly as long as cards are drawn, then with foresight."""
    while deal.phase != OVER:
        deal.apply(act(deal, of_deal) if deal.talon_left else ahead(deal, of_deal))


def ahead(deal: DurakDeal, of_deal: Scales) -> Action:
    """The first action after which the deal comes out best for the one who must act, if quick players go on."""
    actions = sifted(deal.legal(), deal.attacks, deal.covered)
    if len(actions) == 1:
        return actions[0]
    seat = deal.turn
    choice = quick = act(deal, of_deal)
    most = _outcome(deal, quick, of_deal, seat)
    for action in actions:
        if most == 1.0:
            break
        if action != quick:
            found = _outcome(deal, action, of_deal, seat)
            if found > most:
                choice, most = action, found
    return choice


def _outcome(deal: DurakDeal, action: Action, of_deal: Scales, seat: int) -> float:
    """1 if the other is the fool after this action, 0 if this seat is, a half at a draw."""
    trial = deal.copy()
    trial.apply(action)
    while trial.phase != OVER:
        trial.apply(act(trial, of_deal))
    if trial.fool is None:
        return 0.5
    return 0.0 if trial.fool == seat else 1.0
