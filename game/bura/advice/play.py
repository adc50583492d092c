"""Which cards to lay: each legal play is weighed by the positions it leads to, the other side's hand being guessed."""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from game.bura import actions
from game.bura.actions import CARDS, kind_of
from game.bura.advice.counting import Count
from game.bura.advice.outlook import margin, race
from game.bura.answers import cuts, points
from game.bura.options import CLAIM
from game.bura.view import BuraView
from game.rules import Action

CUTS_WHEN_ABLE: Final = 0.9
"""How often a lead is cut by somebody who can."""
FEARED: Final = 0.35
"""How much of the hope not to be cut goes when somebody offers before his answer."""
OVERSEEN: Final = 0.05
"""The chance that somebody who has 31 on lead does not claim them, being unsure of what he was given."""


class Judge:
    """Values of plays: with three cards the chance to win the hand, with five the points more than the other side."""

    def __init__(self, view: BuraView) -> None:
        self.view = view
        self.count = Count(view)
        self.three = view.options.cards == 3
        self.mine, self.spread = self.count.pile()
        self.theirs = points(view.theirs)
        self.sure_theirs = points(view.theirs & ~self._given_by_me())

    def _given_by_me(self) -> int:
        gave = 0
        for trick in self.view.tricks:
            if trick.how == "given" and trick.leader == self.view.other:
                gave |= trick.answer
        return gave

    def best(self, legal: Sequence[Action]) -> tuple[Action, float]:
        """The best of these actions, offers aside, and its value; a winning hand and a sound claim are laid at once."""
        if self.three:
            for action in (actions.ROYAL, actions.BURA):
                if action in legal:
                    return action, 1.0
        values = self.values(legal)
        if actions.VAR in legal:
            values[actions.VAR] = self.count.claim_chance()
        found = max(reversed(values), key=values.__getitem__)
        return found, values[found]

    def values(self, legal: Sequence[Action]) -> dict[Action, float]:
        """The value of each legal play of cards."""
        weigh = {
            actions.LEAD: self._lead,
            actions.ANSWER: self._answer,
            actions.GIVE: self._answer,
            actions.MALYUTKA: self._lay,
            actions.BURA: self._lay,
        }
        return {
            action: weigh[kind](action)
            for action in legal
            if (kind := kind_of(action)) in weigh and not (kind == actions.BURA and self.three)
        }

    def _lead(self, action: Action) -> float:
        led = action & CARDS
        return self._led(led, self.view.hand ^ led, 0.0)

    def _led(self, led: int, rest: int, feared: float) -> float:
        """The value of having led, ``rest`` being left in hand; ``feared`` adds to the chance of being cut."""
        size, worth = led.bit_count(), points(led)
        cut = self.count.cut_chance(led)
        cut = (cut + (1.0 - cut) * feared if cut > 0.0 else 0.0) * CUTS_WHEN_ABLE
        value = 0.0
        if cut < 1.0:
            value += (1.0 - cut) * self._after(worth + self.count.cheapest(size), 0.0, True, rest)
        if cut > 0.0:
            value += cut * self._after(0.0, worth + self.count.cut_cost(led), False, rest)
        return value

    def _answer(self, action: Action) -> float:
        view, laid = self.view, action & CARDS
        worth = points(laid) + points(view.table)
        rest = view.hand ^ laid
        if kind_of(action) == actions.ANSWER and cuts(view.trump, view.table, laid):
            return self._after(worth, 0.0, True, rest)
        return self._after(0.0, worth, False, rest, points(laid) if self.three else 0)

    def _lay(self, action: Action) -> float:
        """A malyutka or, with five cards, a bura out of turn."""
        view, laid = self.view, self.view.hand
        size = laid.bit_count()
        completing = size - view.table.bit_count()
        worth = points(laid) + points(view.table) + self.count.mean * completing
        cut = self.count.cut_chance(laid, view.table) if kind_of(action) == actions.MALYUTKA else 0.0
        return (1.0 - cut) * self._after(worth, 0.0, True, 0) + cut * self._after(0.0, worth, False, 0)

    def waiting(self) -> float:
        """The value while the other side is to move, having offered before it: it leads, or answers a lead."""
        led = self.view.table
        if led:
            return self._led(led, self.view.hand, FEARED)
        return self._after(0.0, 0.0, False, self.view.hand)

    def _after(self, gain: float, loss: float, on_lead: bool, hand: int, hidden: float = 0) -> float:
        """The value after a trick: what both piles have grown by, who leads, the hand before drawing.

        ``hidden``: how many of the points lost were given face down.
        """
        view = self.view
        mine, theirs = self.mine + gain, self.theirs + loss
        over = not hand and not view.talon and view.held[view.seat] > 0
        if not self.three:
            return mine - theirs + (0.0 if over else margin(on_lead, hand, view.trump, view.talon))
        sure = self.claim(mine)
        if over:
            return sure if on_lead else float(theirs < CLAIM)
        value = race(mine, sure, theirs, on_lead, hand, view.trump, view.talon)
        if on_lead:
            return max(sure, value)
        return min(value, OVERSEEN) if self.sure_theirs + loss - hidden >= CLAIM else value

    def claim(self, mine: float) -> float:
        """The chance that a pile of so many points to expect holds 31."""
        if self.spread <= 0.0:
            return float(mine >= CLAIM)
        return 0.5 + 0.5 * erf((mine - CLAIM + 0.5) / sqrt(2.0 * self.spread))
