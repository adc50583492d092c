"""What searching bots know of Durak."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from game.beating import LED_MASK, PASS, TAKE, beaten, is_beat
from game.cards import RANK_OF, SUIT_OF, bits
from game.durak.actions import THROW, is_throw
from game.durak.advice import advise
from game.durak.beginner import beginner
from game.durak.candidates import candidates
from game.durak.deal import DurakDeal
from game.durak.dim import dim
from game.durak.ends import DurakEnds, open_cards
from game.durak.foresight import play_on
from game.durak.odds import odds
from game.durak.options import HAND
from game.durak.position import OVER
from game.durak.quick import act, quick, scales
from game.durak.reasons import named, reasons
from game.durak.setup import sampled
from game.durak.simple import simple
from game.durak.view import DurakView
from game.mind import Mind, Reason, chance_of
from game.rules import Action, State, View

SIMPLE_OTHERS: Final = 0.3
"""In this share of the imagined deals."""
NEAR: Final = 4
"""With so few cards in the talon where a deal is imagined, its end is near: for all candidates alike."""
EARLY: Final = 8
"""With more cards than this in the talon it is early."""
EARLY_DOUBT: Final = 2.5
SLOPE: Final = 0.8
"""The log odds of success are so much nearer to even than those of the playouts, which are few ..."""
LIFT: Final = 1.1
"""... and so much better while the talon is whole; the smaller it is the less."""
LEAST_SHARE: Final = 0.04


class DurakMind(DurakEnds, Mind):
    glance: ClassVar[int] = 120
    recall: ClassVar[float] = 0.85
    """Who forgets more of what is gone loses to the plain bot, however far he looks."""

    def quick(self, state: State, rng: random.Random) -> Action:
        del rng
        assert isinstance(state, DurakDeal)
        return quick(state)

    def playout(self, state: State, rng: random.Random, seat: int) -> None:
        """In some deals the others are taken for players of lowest cards: not everybody plays as the plain bot.

        Else near the end, between two, both are taken for players with foresight.
        """
        assert isinstance(state, DurakDeal)
        of_deal = scales(state)
        if rng.random() < SIMPLE_OTHERS:
            while state.phase != OVER:
                state.apply(act(state, of_deal) if state.turn == seat else simple(state))
        elif state.players == 2 and len(state.talon) <= NEAR:
            play_on(state, of_deal)
        else:
            while state.phase != OVER:
                state.apply(act(state, of_deal))

    def success(self, state: State, seat: int) -> bool:
        return self.value(state, seat) == self.most

    def likely(self, view: View, share: float) -> float:
        """Fitted to what came of deals among plain bots: the more there is to draw, the more can still be done well."""
        own = _own(view)
        dealt = own.players * HAND
        left = own.talon / (own.options.cards - dealt) if own.talon else 0.0
        sides = 2 if own.options.teams else own.players - own.out.bit_count()
        return chance_of(share, slope=SLOPE, lift=LIFT * left, least=LEAST_SHARE, even=1.0 - 1.0 / sides)

    def candidates(self, view: View) -> Sequence[Action]:
        return candidates(_own(view))

    def doubt(self, view: View) -> float:
        """Early in a deal the plain bot's habits are worth more than what a few imagined deals show."""
        own = _own(view)
        return EARLY_DOUBT if own.talon > EARLY else super().doubt(view)

    def imagine(self, view: View) -> Callable[[random.Random], tuple[State, float]]:
        own = _own(view)
        likely = odds(own)

        def draw(rng: random.Random) -> tuple[State, float]:
            deal = sampled(own, rng, likely)
            deal.forget()
            return deal, 1.0

        return draw

    def known(self, view: View) -> bool:
        return open_cards(_own(view))

    def small(self, state: State) -> bool:
        """When nothing is drawn any more, or but the last two cards."""
        assert isinstance(state, DurakDeal)
        return state.talon_left <= 2

    def plain(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def novice(self, view: View, rng: random.Random, memory: float) -> Action:
        """A beginner plans as often as he remembers anything."""
        own = _own(view)
        return advise(own, rng) if rng.random() < memory else beginner(own)

    def dim(self, view: View, rng: random.Random, memory: float) -> View:
        return dim(_own(view), rng, memory)

    def reasons(self, view: View, action: Action) -> list[Reason]:
        return reasons(_own(view), action)

    def named(self, view: View, action: Action) -> Reason | None:
        del view
        return named(action)

    def greedy(self, view: View, rng: random.Random) -> Action:
        """Leads the lowest plain card, covers with the lowest that covers, throws in everything plain."""
        del rng
        own = _own(view)
        legal = own.legal()

        def weight(card: int) -> tuple[bool, int, int]:
            return SUIT_OF[card] == own.trump, RANK_OF[card], card

        if own.phase == "lead":
            single = [action for action in legal if LED_MASK.get(action, 3).bit_count() == 1]
            return min(single, key=lambda action: weight(bits(LED_MASK[action])[0]))
        if own.phase == "defend":
            covers = [action for action in legal if is_beat(action)]
            return min(covers, key=lambda action: weight(beaten(action)[1]), default=TAKE)
        plain = [action for action in legal if is_throw(action) and SUIT_OF[action - THROW] != own.trump]
        return min(plain, key=lambda action: weight(action - THROW), default=PASS)


def _own(view: View) -> DurakView:
    assert isinstance(view, DurakView)
    return view
