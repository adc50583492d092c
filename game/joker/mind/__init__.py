"""What searching bots know of Joker."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from math import inf
from typing import ClassVar, Final

from game.joker.advice import advise
from game.joker.advice.bids import worth_of_bids
from game.joker.advice.play import Choice
from game.joker.deal import BID, CHOOSE, PLAY, JokerDeal
from game.joker.mind import greedy
from game.joker.mind.candidates import distinct_plays, near_bids, own_trumps
from game.joker.mind.dim import forgetting
from game.joker.mind.ends import JokerEnds, is_known
from game.joker.mind.quick import Playout, quick_action
from game.joker.mind.reasons import named, reasons
from game.joker.mind.weights import Bidders
from game.joker.view import JokerView
from game.mind import Mind, Reason, chance_of
from game.rules import Action, State, View

SPOIL: Final = 0.3
"""How much what the others make counts against our own points."""
PREMIUM: Final = 20.0
"""What a kept bid adds to the hope for a premium, on the average, in a pulka of four deals ..."""
PREMIUM_CARDS: Final = 9
"""... of so many cards; in a ladder of eight deals hardly anybody keeps all bids."""
SLOPE: Final = 0.8
"""The log odds of success are so much nearer to even than those of the playouts, which are few ..."""
LIFT: Final = {CHOOSE: 0.6, BID: 0.28, PLAY: 0.15}
"""... and so much better, as search goes on with every later decision."""
SIMPLE_OTHERS: Final = 0.3
"""In this share of the imagined deals."""
LEAST_SHARE: Final = 0.002
DRAWS: Final = (0, 3, 3, 3, 4, 5, 6, 12, 12, 12)
"""Deals drawn for one that is played out, by the cards in hand: the more cards, the fewer hands fit the bids."""
DRAWS_FOR_BID: Final = 5


class JokerMind(JokerEnds, Mind):
    most: ClassVar[float] = inf
    scale: ClassVar[float] = 100.0
    glance: ClassVar[int] = 40
    trust: ClassVar[float] = 16.0
    """The plain bot is wrong by some twenty-five points, one playout by a hundred."""

    def quick(self, state: State, rng: random.Random) -> Action:
        assert isinstance(state, JokerDeal)
        return quick_action(state, rng)

    def playout(self, state: State, rng: random.Random, seat: int) -> None:
        """In some deals the others are taken for simple players: not everybody plays as the plain bot."""
        assert isinstance(state, JokerDeal)
        Playout(state, rng).run(seat if rng.random() < SIMPLE_OTHERS else None)

    def value(self, state: State, seat: int) -> float:
        """Points and what they promise for the premium, less a part of what the opponents make on the average."""
        assert isinstance(state, JokerDeal)
        points = state.points
        mine, theirs, others = 0.0, 0.0, 0
        for other, of in enumerate(points):
            if other == seat or (state.options.pairs and (other - seat) % 2 == 0):
                mine += of
            else:
                theirs += of
                others += 1
        if state.cards == PREMIUM_CARDS and state.options.premium != "off" and self.success(state, seat):
            mine += PREMIUM
        return mine - SPOIL * theirs / others

    def success(self, state: State, seat: int) -> bool:
        assert isinstance(state, JokerDeal)
        return state.bid_of(seat) == state.took[seat]

    def likely(self, view: View, share: float) -> float:
        """Fitted to what came of the bids, trumps and plays of 40 matches against plain bots."""
        return chance_of(share, slope=SLOPE, lift=LIFT[_own(view).phase], least=LEAST_SHARE)

    def candidates(self, view: View) -> Sequence[Action]:
        own = _own(view)
        legal = own.legal()
        if len(legal) < 2:
            return legal
        if own.phase == "play":
            return distinct_plays(own, Choice(own), legal)
        if own.phase == "bid":
            return near_bids(own, legal)
        return own_trumps(own, legal)

    def expected(self, view: View, candidates: Sequence[Action]) -> Mapping[Action, float]:
        """What the plain bot makes of plays and bids; it has no such opinion of trumps."""
        own = _own(view)
        if own.phase == "choose":
            return {}
        worth = Choice(own).worth if own.phase == "play" else worth_of_bids(own)
        return {action: worth(action) for action in candidates}

    def weight(self, view: View, state: State) -> float:
        assert isinstance(state, JokerDeal)
        return Bidders(_own(view)).likelihood(state.hands)

    def imagine(self, view: View) -> Callable[[random.Random], tuple[State, float]]:
        """Of a few deals drawn at a time one, the likelier the more often: drawing costs less than playing out."""
        own = _own(view)
        bidders = Bidders(own)
        hidden = own.hidden()
        count = 1
        if bidders.any:
            count = DRAWS[own.hand.bit_count()] if own.phase == PLAY else DRAWS_FOR_BID
        first: JokerDeal | None = None

        def draw(rng: random.Random) -> tuple[State, float]:
            nonlocal first
            drawn = [hidden.hands(rng) for _ in range(count)]
            weights = [bidders.likelihood(hands) for hands in drawn]
            hands = rng.choices(drawn, weights)[0]
            if first is None or own.phase == CHOOSE:  # what is still to be dealt hangs on these hands
                first = JokerDeal.rebuilt(own, hands, rng)
            deal = first.copy()
            deal.hands = hands
            return deal, sum(weights) / count

        return draw

    def known(self, view: View) -> bool:
        return is_known(_own(view))

    def plain(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def novice(self, view: View, rng: random.Random, memory: float) -> Action:
        """A beginner bids what he can count in his hand, whatever the others have bid."""
        del memory
        own = _own(view)
        return greedy.choose(own) if own.phase == "bid" else advise(own, rng)

    def greedy(self, view: View, rng: random.Random) -> Action:
        """Bids aces, high trumps and jokers, and plays for the tricks it still needs."""
        del rng
        return greedy.choose(_own(view))

    def dim(self, view: View, rng: random.Random, memory: float) -> View:
        return forgetting(_own(view), rng, memory)

    def reasons(self, view: View, action: Action) -> list[Reason]:
        return reasons(_own(view), action)

    def named(self, view: View, action: Action) -> Reason | None:
        return named(_own(view), action)


def _own(view: View) -> JokerView:
    assert isinstance(view, JokerView)
    return view
