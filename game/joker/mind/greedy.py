"""The simple player that others are measured by: it bids its sure cards and plays for the tricks it needs.

Its strength never changes, so nothing here is ever improved.
"""

from __future__ import annotations

from typing import Final

from game.cards import ACE, JACK, RANK_OF, SUIT_OF, bits
from game.joker.actions import FIRST_BID, JOKER_MASK
from game.joker.advice.trumps import choose_trump
from game.joker.mind import simple
from game.joker.tricks import STRENGTH
from game.joker.view import JokerView
from game.rules import Action

HIGH_TRUMP: Final = JACK
"""From this rank on a trump is bid as a trick."""


def choose(view: JokerView) -> Action:
    """A legal action of the viewer, whose turn it must be."""
    if view.phase == "choose":
        return choose_trump(view.hand)
    return _bid(view) if view.phase == "bid" else _play(view)


def _bid(view: JokerView) -> Action:
    """The legal bid nearest to the aces, trumps from the jack on, and jokers in the hand."""
    count = (view.hand & JOKER_MASK).bit_count()
    for card in bits(view.hand & ~JOKER_MASK):
        least = HIGH_TRUMP if SUIT_OF[card] == view.trump else ACE
        count += RANK_OF[card] >= least
    return min(view.legal(), key=lambda action: (abs(action - FIRST_BID - count), action))


def _play(view: JokerView) -> Action:
    """Who needs a trick takes it as cheaply as he can, or throws his lowest; who needs none gives his highest away."""
    needs = (view.bids[view.seat] or 0) > view.took[view.seat]
    if view.holder is None:
        return simple.choose(view.legal(), view.trump, needs, None, 0)
    table = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
    best = table[view.trick[(view.holder - view.leader) % view.players]]
    return simple.choose(view.legal(), view.trump, needs, table, best)
