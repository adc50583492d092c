"""What a deal of Durak is worth, and what must be known of it to count its end through."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import ClassVar

from game.beating import beaten, is_beat
from game.cards import BIT
from game.durak.deal import DurakDeal
from game.durak.quick import quick
from game.durak.view import DurakView
from game.exact import Ends
from game.rules import Action, State


class DurakEnds(Ends):
    """A deal is worth 1 to those who are not the fool, 0 to the fool (and his side), a half to all at a draw."""

    most: ClassVar[float] = 1.0
    even: ClassVar[float] = 0.5

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, DurakDeal)
        if state.fool is None:
            return 0.5
        lost = state.fool % 2 == seat % 2 if state.options.teams else state.fool == seat
        return 0.0 if lost else 1.0

    def key(self, state: State) -> Hashable:
        """The bout so far is told by its cards, those not covered yet, and how many attacked."""
        assert isinstance(state, DurakDeal)
        bare = 0
        if state.uncovered:
            for attack, cover in zip(state.attacks, state.covered, strict=True):
                if cover is None:
                    bare |= BIT[attack]
        bout = state.on_table, bare, len(state.attacks), state.phase, state.actor, state.leader, state.passed
        return (*state.hands, *bout, state.drawn, state.out)

    def order(self, state: State) -> Sequence[Action]:
        """What the quick player would do first; what comes to the same as something else, or is worse, is left out."""
        assert isinstance(state, DurakDeal)
        actions = sifted(state.legal(), state.attacks, state.covered)
        if len(actions) == 1:
            return actions
        first = quick(state)
        return [first, *[action for action in actions if action != first]]


def sifted(legal: Sequence[Action], attacks: Sequence[int], covered: Sequence[int | None]) -> Sequence[Action]:
    """Of several cards under attack only the first is covered: nobody speaks before all are, so their order is idle."""
    if len(legal) == 1 or covered.count(None) < 2:
        return legal
    first = attacks[covered.index(None)]
    return [action for action in legal if not is_beat(action) or beaten(action)[0] == first]


def open_cards(view: DurakView) -> bool:
    """Whether the viewer can work out where every card lies, the order of the talon included."""
    in_talon = view.talon - (view.visible is not None)
    in_hands = sum(
        seat != view.seat and held > known.bit_count()
        for seat, (held, known) in enumerate(zip(view.held, view.known, strict=True))
    )
    return not view.forgotten and in_talon <= 1 and in_talon + in_hands <= 1
