"""What searching bots know of Durachki."""

from __future__ import annotations

import random
from collections.abc import Hashable, Sequence
from typing import ClassVar, Final

from game.beating import LED_MASK, PASS, TAKE, beaten, is_beat
from game.cards import RANK_OF, SUIT_OF, bits
from game.durachki.actions import is_fly
from game.durachki.advice import BEGINNER, BOOK, advise
from game.durachki.deal import COVER, FLY, LEAD, DurachkiDeal
from game.durachki.dim import dimmed
from game.durachki.quick import quick_covers, quick_fly, quick_lead
from game.durachki.reasons import named, reasons
from game.durachki.sensible import sensible
from game.durachki.view import DurachkiView
from game.mind import Mind, Reason, chance_of
from game.rules import Action, State, View

SMALL: Final = 12
"""Cards in all hands together that may well be counted through."""
SLOPE: Final = 0.8
"""The log odds of success are so much nearer to even than those of the playouts, which are few ..."""
LIFT: Final = 0.55
"""... and so much better, as search goes on with every later decision."""
LEAST_SHARE: Final = 0.01


class DurachkiMind(Mind):
    """A deal is worth 1 to those who do not lose, 0 to the loser, a half to all when nobody loses."""

    most: ClassVar[float] = 1.0
    even: ClassVar[float] = 0.5
    glance: ClassVar[int] = 120

    def quick(self, state: State, rng: random.Random) -> Action:
        del rng
        assert isinstance(state, DurachkiDeal)
        if state.phase == LEAD:
            return quick_lead(state.hands[state.leader], state.trump)
        return quick_fly(state) if state.phase == FLY else quick_covers(state)[0]

    def playout(self, state: State, rng: random.Random, seat: int) -> None:
        del rng, seat
        assert isinstance(state, DurachkiDeal)
        state.forget()
        while True:
            phase = state.phase
            if phase == LEAD:
                state.apply(quick_lead(state.hands[state.leader], state.trump))
            elif phase == COVER:
                for action in quick_covers(state):
                    state.apply(action)
            elif phase == FLY:
                state.apply(quick_fly(state))
            else:
                return

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, DurachkiDeal)
        if state.loser is None:
            return 0.5
        return 0.0 if state.loser == seat else 1.0

    def success(self, state: State, seat: int) -> bool:
        return self.value(state, seat) == 1.0

    def likely(self, view: View, share: float) -> float:
        """Fitted to what came of deals of three, two of them plain bots."""
        active = view.players - _own(view).out.bit_count()
        return chance_of(share, slope=SLOPE, lift=LIFT, least=LEAST_SHARE, even=1.0 - 1.0 / active)

    def candidates(self, view: View) -> Sequence[Action]:
        """The sensible ones, or all where every card is known; but nobody lets cards fly in at himself."""
        own = _own(view)
        if own.phase == FLY and own.seat == own.defender:
            return [PASS]
        return own.legal() if self.known(own) else sensible(own)

    def known(self, view: View) -> bool:
        own = _own(view)
        return not any(lots for seat, lots in enumerate(own.lots) if seat != own.seat)

    def small(self, state: State) -> bool:
        assert isinstance(state, DurachkiDeal)
        return sum(hand.bit_count() for hand in state.hands) <= SMALL

    def key(self, state: State) -> Hashable:
        assert isinstance(state, DurachkiDeal)
        asked = tuple(state.asked)
        return (*state.hands, *state.attacks, *state.covered, state.phase, asked, state.actor, state.leader)

    def order(self, state: State) -> Sequence[Action]:
        """The quick move first. The cards of a bout are covered in order: who leaves one out has given it up."""
        assert isinstance(state, DurachkiDeal)
        legal = state.legal()
        if state.phase == COVER and len(state.attacks) > 1:
            done = max((index for index, cover in enumerate(state.covered) if cover is not None), default=-1)
            ahead = state.attacks[done + 1 :]
            return [action for action in legal if action == TAKE or beaten(action)[0] in ahead]
        if state.phase == LEAD:
            first = quick_lead(state.hands[state.leader], state.trump)
            return [first, *(action for action in legal if action != first)]
        return legal

    def plain(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def novice(self, view: View, rng: random.Random, memory: float) -> Action:
        """A beginner thinks of the book as often as he remembers anything."""
        return advise(_own(view), rng, BOOK if rng.random() < memory else BEGINNER)

    def dim(self, view: View, rng: random.Random, memory: float) -> View:
        return dimmed(_own(view), rng, memory)

    def greedy(self, view: View, rng: random.Random) -> Action:
        """Leads the lowest plain card, covers with the lowest that covers, lets everything plain fly in, else takes."""
        del rng
        own = _own(view)
        legal = own.legal()

        def weight(card: int) -> tuple[bool, int, int]:
            return SUIT_OF[card] == own.trump, RANK_OF[card], card

        if own.phase == "lead":
            single = [action for action in legal if LED_MASK[action].bit_count() == 1]
            return min(single, key=lambda action: weight(bits(LED_MASK[action])[0]))
        if own.phase == "fly":
            return max(legal, key=lambda action: (is_fly(action), action))
        covers = [action for action in legal if is_beat(action)]
        return min(covers, key=lambda action: weight(beaten(action)[1]), default=TAKE)

    def reasons(self, view: View, action: Action) -> list[Reason]:
        return reasons(_own(view), action)

    def named(self, view: View, action: Action) -> Reason | None:
        del view
        return named(action)


def _own(view: View) -> DurachkiView:
    assert isinstance(view, DurachkiView)
    return view
