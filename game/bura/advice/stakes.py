"""Offers: whether to make, accept, raise or refuse one, from the chance to win the hand and the score of the match.

With the score out of account an offer of one more than ``stake`` is worth accepting above the chance
1 / (2 (stake + 1)); what a point is worth at this score moves that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import erf, sqrt
from typing import Final

from game.bura import actions
from game.bura.advice.equity import match_chance
from game.bura.advice.play import Judge
from game.bura.options import CLAIM, TOP_STAKE
from game.bura.view import BuraView
from game.rules import Action

RIGHT: Final = {3: 0.5, 5: 0.4}
"""By cards in hand: what it costs, in points of the match, that after an offer only the other side may offer."""
TAKEN: Final = {3: 0.2, 5: 0.2}
"""What that is worth to the side that accepts."""
NERVE: Final = 0.1
"""How far an offer counts on a mistaken answer: 0 expects the best answer, 1 a toss of a coin."""
MEANT: Final = {3: 0.05, 5: 5.0}
"""What the other side's offer tells about its hand: a share of the chance to win, or points, taken from the value."""
DEVIATION: Final = 3.2
"""Five cards: standard deviation of the points still to come, for each root of a point that is left."""
SETTLED: Final = (0.0, 2.0 * (60 - CLAIM) + 1, 119.0)
"""Five cards: the margin of points above which the loser pays once, twice, three times."""

Chances = list[tuple[float, int]]
"""Chances of the ways a hand can end, and how many stakes one wins (or, below 0, loses)."""


def chances_of(cards: int, value: float, left: float) -> Chances:
    """How a hand of this value (see ``Judge.values``) may end; ``left``: points in neither pile, for five cards."""
    if cards == 3:
        return [(value, 1), (1.0 - value, -1)]
    return spread_out(value, DEVIATION * sqrt(max(left, 0.5)))


def spread_out(value: float, spread: float) -> Chances:
    """Five cards: how a hand may end in which this margin is to be expected, with this standard deviation."""
    found: Chances = []
    for side, mean in ((1, value), (-1, -value)):
        above = [0.5 - 0.5 * erf((least - mean) / (spread * sqrt(2.0))) for least in SETTLED]
        found += [(above[0] - above[1], side), (above[1] - above[2], 2 * side), (above[2], 3 * side)]
    return found


@dataclass(frozen=True, slots=True)
class Terms:
    """What an offer is worth, by the points both sides still lack and the accepted stake."""

    cards: int
    lacking: int
    other_lacking: int
    stake: int

    def offer(self, chances: Chances) -> bool:
        """Whether to offer the next step before a move of these chances."""
        return self.raised(chances, self.stake + 1) > self.worth(chances, self.stake) + 1e-9

    def answer(self, chances: Chances) -> Action:
        """What to say to a pending offer."""
        said = self.answers(chances)
        if max(said.values()) <= said[actions.REFUSE]:
            return actions.REFUSE
        raised = said.get(actions.RAISE, 0.0)
        return actions.RAISE if raised > said[actions.ACCEPT] else actions.ACCEPT

    def answers(self, chances: Chances) -> dict[Action, float]:
        """What each answer to a pending offer is worth."""
        stake = self.stake
        found = {
            actions.ACCEPT: self.worth(chances, stake + 1) + self._right(TAKEN, stake + 1, self.lacking),
            actions.REFUSE: match_chance(self.cards, self.lacking, self.other_lacking - stake),
        }
        if stake + 2 <= TOP_STAKE:
            found[actions.RAISE] = self.raised(chances, stake + 2)
        return found

    def raised(self, chances: Chances, stake: int) -> float:
        """What it is worth to offer to play for ``stake`` instead of one less."""
        accepted = self.worth(chances, stake) - self._right(RIGHT, stake, self.other_lacking)
        refused = match_chance(self.cards, self.lacking - (stake - 1), self.other_lacking)
        least = min(accepted, refused)
        return least + NERVE * ((accepted + refused) / 2 - least)

    def worth(self, chances: Chances, stake: int) -> float:
        """The chance to win the match when the hand is played out at this stake."""
        return sum(
            chance * match_chance(self.cards, self.lacking - times * stake, self.other_lacking)
            if times >= 0
            else chance * match_chance(self.cards, self.lacking, self.other_lacking + times * stake)
            for chance, times in chances
        )

    def _right(self, worth: Mapping[int, float], stake: int, lacking: int) -> float:
        """What it is worth, in chances to win the match, to a side that lacks so many points to be the one that may
        raise this stake."""
        if stake >= min(TOP_STAKE, lacking):
            return 0.0
        ahead = match_chance(self.cards, self.lacking - 1, self.other_lacking)
        behind = match_chance(self.cards, self.lacking, self.other_lacking - 1)
        return worth[self.cards] * (ahead - behind) / 2


class Bargain:
    """``offer`` and ``answer`` say what to do about the stake."""

    def __init__(self, view: BuraView, judge: Judge) -> None:
        self.view = view
        self.judge = judge
        lacking = [view.options.match - score for score in view.score]
        self.terms = Terms(view.options.cards, lacking[view.seat], lacking[view.other], view.stake)

    def offer(self, value: float) -> bool:
        """Whether to offer the next step before a move of this value (see ``Judge.values``)."""
        return self.terms.offer(self._chances(value))

    def answer(self) -> Action:
        """What to say to a pending offer."""
        return self.answer_at(self.value())

    def answer_at(self, value: float) -> Action:
        """The same for somebody who thinks the position worth so much."""
        return self.terms.answer(self._chances(value))

    def expected(self, candidates: Sequence[Action]) -> dict[Action, float]:
        """What each of these actions seems to be worth: the chance to win the match."""
        terms = self.terms
        if self.view.offer is not None:
            said = terms.answers(self._chances(self.value()))
            return {action: said[action] for action in candidates}
        values = self.judge.values(candidates)
        if actions.VAR in candidates:
            values[actions.VAR] = self.judge.count.claim_chance()
        for winning in (actions.BURA, actions.ROYAL):
            if winning in candidates:
                values.setdefault(winning, 1.0)
        worth = {action: terms.worth(self._chances(value), terms.stake) for action, value in values.items()}
        if actions.OFFER in candidates:
            best = max(values.values(), default=self.judge.best(self.view.legal())[1])
            worth[actions.OFFER] = terms.raised(self._chances(best), terms.stake + 1)
        return worth

    def value(self) -> float:
        """The value of the position while an offer is pending, with what the offer itself tells."""
        view = self.view
        mover = view.other if bool(view.table) == (view.leader == view.seat) else view.seat
        if mover == view.seat:
            turn = replace(view, offer=None, actor=view.seat)
            value = self.judge.best(turn.legal())[1]
        else:
            value = self.judge.waiting()
        return doubted(self.terms.cards, value)

    def _chances(self, value: float) -> Chances:
        return chances_of(self.terms.cards, value, 120 - self.judge.mine - self.judge.theirs)


def doubted(cards: int, value: float) -> float:
    """A value after the other side's offer, which tells that it thinks well of its hand."""
    meant = MEANT[cards]
    return value * (1.0 - meant) if cards == 3 else value - meant
