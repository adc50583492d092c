"""What searching bots know of Bura."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import ClassVar, Final

from game.bura.actions import ACCEPT, ANSWER, BURA, CARDS, GIVE, LEAD, OFFER, REFUSE, ROYAL, VAR, kind_of
from game.bura.advice import advise
from game.bura.advice.equity import match_chance
from game.bura.advice.play import Judge
from game.bura.advice.stakes import Bargain
from game.bura.answers import POWER, cuts, points
from game.bura.hand import BuraHand
from game.bura.mind import ends, promise
from game.bura.mind.novice import beginner
from game.bura.mind.quick import choose
from game.bura.mind.recall import Recalled, recalled
from game.bura.mind.weights import likelihood
from game.bura.options import CLAIM
from game.bura.reasons import named, reasons
from game.bura.view import BuraView
from game.cards import SUIT_OF, bits
from game.mind import Mind, Reason, chance_of
from game.rules import Action, State, View

AHEAD: Final = 1
"""So many tricks of an imagined hand of five cards are played, and the end once the talon is gone."""
DRAWN: Final = 3
"""Of so many imagined hands one is played, the likelier more often."""
MOVED: Final = {3: (0.85, 0.0), 5: (0.75, 0.4)}
"""By cards in hand: how near to even the log odds of winning are beside those of the playouts, and how much better."""
ASKED: Final = {3: (0.65, -0.3), 5: (0.9, 0.45)}
"""The same where an offer is to be answered: who offers holds more than his moves have shown."""
LEAST_SHARE: Final = 0.02


class BuraMind(Mind):
    """A hand is worth the chance to win the match after it."""

    most: ClassVar[float] = 1.0
    even: ClassVar[float] = 0.5
    glance: ClassVar[int] = 120
    trust: ClassVar[float] = 16.0

    def quick(self, state: State, rng: random.Random) -> Action:
        del rng
        assert isinstance(state, BuraHand)
        actor = state.actor
        assert actor is not None
        return choose(state, actor)

    def playout(self, state: State, rng: random.Random, seat: int) -> None:
        """Hands of three cards are soon over; of others the rest is estimated."""
        del rng, seat
        assert isinstance(state, BuraHand)
        whole = state.options.cards == 3
        last = len(state.tricks) + AHEAD
        while (actor := state.actor) is not None:
            action = choose(state, actor)
            if not whole and len(state.tricks) >= last and action & ~CARDS == LEAD and state.drawn < len(state.talon):
                break
            state.apply(action)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, BuraHand)
        ended = state.outcome
        if ended is None:
            return promise.equity(state, seat)
        score = list(state.score)
        if ended.winner is not None:
            score[ended.winner] += ended.gain
        options = state.options
        return match_chance(options.cards, options.match - score[seat], options.match - score[1 - seat])

    def success(self, state: State, seat: int) -> float:
        assert isinstance(state, BuraHand)
        ended = state.outcome
        return promise.chance(state, seat) if ended is None else float(ended.winner == seat)

    def likely(self, view: View, share: float) -> float:
        """Fitted to what came of 170 matches of *hard* against the plain bot."""
        own = _own(view)
        slope, lift = (MOVED if own.offer is None else ASKED)[own.options.cards]
        return chance_of(share, slope=slope, lift=lift, least=LEAST_SHARE)

    def candidates(self, view: View) -> Sequence[Action]:
        return ends.candidates(_own(view))

    def expected(self, view: View, candidates: Sequence[Action]) -> Mapping[Action, float]:
        own = _own(view)
        return Bargain(own, Judge(own)).expected(candidates)

    def weight(self, view: View, state: State) -> float:
        assert isinstance(state, BuraHand)
        return 1.0 if isinstance(view, Recalled) else likelihood(state, 1 - view.seat)

    def imagine(self, view: View) -> Callable[[random.Random], tuple[State, float]]:
        own = _own(view)
        if isinstance(own, Recalled):
            return super().imagine(own)

        def draw(rng: random.Random) -> tuple[State, float]:
            deals = [own.sample(rng) for _ in range(DRAWN)]
            weights = [likelihood(deal, own.other) for deal in deals]
            return rng.choices(deals, weights)[0], sum(weights) / DRAWN

        return draw

    def what_if(self, action: Action) -> Action | None:
        """A refused offer would have been played on, had it been accepted."""
        return ACCEPT if action == REFUSE else None

    def known(self, view: View) -> bool:
        return ends.known(_own(view))

    def small(self, state: State) -> bool:
        assert isinstance(state, BuraHand)
        return ends.small(state)

    def key(self, state: State) -> Hashable:
        assert isinstance(state, BuraHand)
        return ends.key(state)

    def order(self, state: State) -> Sequence[Action]:
        assert isinstance(state, BuraHand)
        return ends.order(state)

    def plain(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def novice(self, view: View, rng: random.Random, memory: float) -> Action:
        return beginner(_own(view), rng, memory)

    def greedy(self, view: View, rng: random.Random) -> Action:
        """Leads its lowest single card, cuts when it can and as cheaply as it can, else parts with its lowest cards.

        It claims at 31 points that it has seen, never offers and accepts every offer.
        """
        del rng
        own = _own(view)
        legal = [action for action in own.legal() if action != OFFER]
        if ACCEPT in legal:
            return ACCEPT
        for winning in (BURA, ROYAL):
            if winning in legal:
                return winning
        if VAR in legal and points(own.known) >= CLAIM:
            return VAR

        def lowness(action: Action) -> tuple[int, int, int]:
            """Fewer cards, fewer trumps, lower ones first."""
            cards = bits(action & CARDS)
            return len(cards), sum(SUIT_OF[one] == own.trump for one in cards), sum(POWER[one] for one in cards)

        if not own.table:
            return min((action for action in legal if kind_of(action) == LEAD), key=lowness)
        cutting = [
            action for action in legal if kind_of(action) == ANSWER and cuts(own.trump, own.table, action & CARDS)
        ]
        plays = cutting or [action for action in legal if kind_of(action) in (GIVE, ANSWER)] or legal
        return min(plays, key=lowness)

    def dim(self, view: View, rng: random.Random, memory: float) -> View:
        return recalled(_own(view), rng, memory)

    def reasons(self, view: View, action: Action) -> list[Reason]:
        return reasons(_own(view), action)

    def named(self, view: View, action: Action) -> Reason | None:
        del view
        return named(action)


def _own(view: View) -> BuraView:
    assert isinstance(view, BuraView)
    return view
