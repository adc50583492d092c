"""The end between two players, when each can work out the other's cards: how far it can be counted through."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.durak.deal import DurakDeal
from game.durak.view import DurakView
from game.rules import Action

MOST: Final = 300
"""Positions that are looked at for one decision."""

_Key = tuple[object, ...]


class _TooFar(Exception):
    """There is more to look at than is allowed."""


class _Count:
    """Counts positions through for one player; ``left`` of them may still be looked at."""

    def __init__(self, seat: int, teams: bool) -> None:
        self.seat = seat
        self.teams = teams
        self.left = 0
        self.known: dict[_Key, int] = {}

    def outcome(self, deal: DurakDeal) -> int:
        """1 the player does not lose, another does; 0 a draw; -1 he loses. Raises _TooFar."""
        if deal.how is not None:
            if deal.fool is None:
                return 0
            lost = deal.fool % 2 == self.seat % 2 if self.teams else deal.fool == self.seat
            return -1 if lost else 1
        key = *deal.hands, deal.on_table, deal.phase, deal.actor, deal.leader, deal.passed
        found = self.known.get(key)
        if found is not None:
            return found
        if not self.left:
            raise _TooFar
        self.left -= 1
        self.known[key] = 0  # who comes back to a position goes round in a circle
        actor = deal.actor
        assert actor is not None
        ours = (actor - self.seat) % 2 == 0 if self.teams else actor == self.seat
        best = 0
        for number, action in enumerate(deal.legal()):
            value = self.after(deal, action)
            if not number or (value > best if ours else value < best):
                best = value
            if best == (1 if ours else -1):
                break
        self.known[key] = best
        return best

    def after(self, deal: DurakDeal, action: Action) -> int:
        following = deal.copy()
        following.advance(action)
        return self.outcome(following)


def can_be_counted(view: DurakView) -> bool:
    """Whether the talon is gone and only one other player has cards, which are then all known."""
    return view.talon == 0 and sum(1 for held in view.held if held) == 2 and view.held[view.seat] > 0


def finish(view: DurakView, legal: Sequence[Action], favourite: Action) -> Action:
    """The action that wins, if one is found; else not one that is seen to lose. ``favourite`` comes first."""
    deal = view.sample(random.Random(0))
    count = _Count(view.seat, view.options.teams)
    allowed = MOST
    drawn: list[Action] = []
    open_still: list[Action] = []
    order = [favourite, *(action for action in legal if action != favourite)]
    for number, action in enumerate(order):
        count.left = share = allowed // (len(order) - number) if number else allowed // 2
        try:
            value = count.after(deal, action)
        except _TooFar:
            count.known = {}
            open_still.append(action)
            value = -1
        else:
            if value == 0:
                drawn.append(action)
        allowed -= share - count.left
        if value == 1:
            return action
    if favourite in open_still or not drawn:
        return open_still[0] if open_still else favourite
    return drawn[0]
