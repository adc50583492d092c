"""What searching bots know of Joker."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import inf
from typing import ClassVar

from game.cards import ACE, RANK_OF, SUIT_OF, bits
from game.joker.actions import BIT_OF, CARD_OF, FIRST_BID, GIVE, HIGH, JOKER_MASK, LOW, TAKE, WAY_OF, joker_play
from game.joker.advice import advise
from game.joker.advice.play import Choice
from game.joker.advice.trumps import choose_trump
from game.joker.deal import JokerDeal
from game.joker.tricks import STRENGTH, beats
from game.joker.view import JokerView
from game.mind import Mind
from game.rules import Action, State, View

SPOIL = 0.3
"""How much what the others make counts against our own points."""
HIGH_TRUMP = 11
"""From the jack on a trump is bid as a trick by the greedy player."""


class JokerMind(Mind):
    most: ClassVar[float] = inf
    scale: ClassVar[float] = 100.0

    def quick(self, state: State, rng: random.Random) -> Action:
        assert isinstance(state, JokerDeal)
        assert state.actor is not None
        return advise(state.view(state.actor), rng)

    def value(self, state: State, seat: int) -> float:
        """Points, less a part of what the opponents make on the average."""
        assert isinstance(state, JokerDeal)
        points = state.points
        mine, theirs, others = 0.0, 0.0, 0
        for other, of in enumerate(points):
            if other == seat or (state.options.pairs and (other - seat) % 2 == 0):
                mine += of
            else:
                theirs += of
                others += 1
        return mine - SPOIL * theirs / others

    def success(self, state: State, seat: int) -> bool:
        assert isinstance(state, JokerDeal)
        return state.bid_of(seat) == state.took[seat]

    def candidates(self, view: View) -> Sequence[Action]:
        own = _own(view)
        legal = own.legal()
        return Choice(own).candidates(legal) if own.phase == "play" and len(legal) > 1 else legal

    def plain(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def greedy(self, view: View, rng: random.Random) -> Action:
        """Bids aces, high trumps and jokers, and plays for the tricks it still needs."""
        del rng
        own = _own(view)
        if own.phase == "choose":
            return choose_trump(own.hand)
        return _greedy_bid(own) if own.phase == "bid" else _greedy_play(own)


def _greedy_bid(view: JokerView) -> Action:
    """The legal bid nearest to the aces, trumps from the jack on, and jokers in the hand."""
    count = (view.hand & JOKER_MASK).bit_count()
    for card in bits(view.hand & ~JOKER_MASK):
        least = HIGH_TRUMP if SUIT_OF[card] == view.trump else ACE
        count += RANK_OF[card] >= least
    return min(view.legal(), key=lambda action: (abs(action - FIRST_BID - count), action))


def _greedy_play(view: JokerView) -> Action:
    """Who needs a trick takes it as cheaply as he can, or throws his lowest; who needs none gives his highest away."""
    legal = view.legal()
    needs = (view.bids[view.seat] or 0) > view.took[view.seat]

    def height(play: Action) -> int:
        joker = 60 if BIT_OF[play] & JOKER_MASK else 0
        return joker + 20 * (SUIT_OF[CARD_OF[play]] == view.trump) + RANK_OF[CARD_OF[play]]

    if view.holder is None:
        plain = [play for play in legal if WAY_OF[play] is None]
        if plain:
            return max(plain, key=height) if needs else min(plain, key=height)
        trump = view.trump or 0
        return joker_play(CARD_OF[legal[0]], (HIGH if needs else LOW) + trump)
    table = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
    best = table[view.trick[(view.holder - view.leader) % view.players]]
    taking = [play for play in legal if beats(table[play], best) and WAY_OF[play] in (None, TAKE)]
    losing = [play for play in legal if not beats(table[play], best) and WAY_OF[play] in (None, GIVE)]
    if needs:
        return min(taking or losing or list(legal), key=height)
    return max(losing, key=height) if losing else min(taking or list(legal), key=height)


def _own(view: View) -> JokerView:
    assert isinstance(view, JokerView)
    return view
