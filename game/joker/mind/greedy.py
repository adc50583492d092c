"""The simple player that others are measured by: it bids its sure cards and plays for the tricks it needs.

Its strength never changes, so nothing here is ever improved.
"""

from __future__ import annotations

from typing import Final

from game.cards import ACE, JACK, RANK_OF, SUIT_OF, bits
from game.joker.actions import BIT_OF, CARD_OF, FIRST_BID, GIVE, HIGH, JOKER_MASK, LOW, TAKE, WAY_OF, joker_play
from game.joker.advice.trumps import choose_trump
from game.joker.tricks import STRENGTH, beats
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
