"""How likely the other side would have acted as it did, with the cards it is imagined to hold.

The imagined hand is gone through from its beginning, and each decision of the other side is compared with what the
quick moves would have done in its place. People and bots stray from that, so nothing counts as impossible.
"""

from __future__ import annotations

from math import exp
from typing import Final

from game.bura.actions import ACCEPT, ANSWER, BURA, CARDS, COMPLETE, GIVE, LEAD, MALYUTKA, OFFER, RAISE, REFUSE, ROYAL
from game.bura.advice.stakes import doubted
from game.bura.answers import cuts
from game.bura.hand import BuraHand
from game.bura.mind.guess import card_points
from game.bura.mind.quick import Glance, mover
from game.bura.turn import may_offer

BLUR: Final = {3: 0.03, 5: 4.0}
"""By cards in hand: how far the other side may judge its position otherwise, in steps; two steps each way."""
STRAY: Final = 0.02
"""How often an offer or its answer has nothing to do with the hand."""
CARE: Final = {3: 0.08, 5: 4.0}
"""By cards in hand: a play worth so much less than the best is chosen e times more seldom."""
LEAST_PLAY: Final = 0.05
MISSED_WIN: Final = 0.002
"""How often somebody does not lay a hand that wins at once."""


def likelihood(hand: BuraHand, seat: int) -> float:
    """Of all that ``seat`` has done in this hand."""
    state = BuraHand(hand.options, hand.first_leader, hand.deck, hand.first_stake, hand.score, hand.no_offers)
    found = 1.0
    offered = False
    for by, action in hand.done:
        if by == seat:
            found *= _one(state, seat, action, offered)
            offered = action == OFFER or (offered and action == RAISE)
        state.apply(action)
    return found


def _one(state: BuraHand, seat: int, action: int, offered: bool) -> float:
    """Of one action; ``offered``: before the same move."""
    kind = action & ~CARDS
    if kind == COMPLETE:
        return 1.0
    glance = Glance(state, seat)
    if state.offer is not None:
        value = doubted(state.options.cards, glance.best()[1] if mover(state) == seat else glance.waiting())
        return STRAY + (1.0 - STRAY) * _share(glance, value, action)
    best, value = glance.best()
    if action == OFFER:
        return STRAY + (1.0 - STRAY) * _share(glance, value, OFFER)
    found = 1.0
    if not offered and may_offer(state, seat):
        found -= (1.0 - STRAY) * _share(glance, value, OFFER)
    if action == best:
        return found
    if best in (BURA, ROYAL) and glance.three:
        return found * MISSED_WIN
    return found * max(LEAST_PLAY, exp((_value(glance, action, kind) - value) / CARE[state.options.cards]))


def _share(glance: Glance, value: float, said: int) -> float:
    """How often this is said at about this value."""
    step = BLUR[3 if glance.three else 5]
    found = 0
    for steps in (-2, -1, 0, 1, 2):
        near = value + steps * step
        if glance.three:
            near = min(1.0, max(0.0, near))
        offers, answer = glance.says(near)
        if said == OFFER:
            found += offers
        elif said == RAISE:
            found += answer == RAISE
        elif said in (ACCEPT, REFUSE):
            found += answer == said
    return found / 5


def _value(glance: Glance, action: int, kind: int) -> float:
    """What a play of cards seems worth to the one who makes it."""
    cards = action & CARDS
    if kind == LEAD:
        return glance.led(cards, glance.hand ^ cards)
    if kind in (MALYUTKA, BURA):
        return glance.lay(kind == BURA)
    table = glance.state.table
    worth = card_points(table) + card_points(cards)
    if kind == ANSWER and cuts(glance.trump, table, cards):
        return glance.after(worth, 0.0, True, glance.hand ^ cards)
    hidden = card_points(cards) if kind == GIVE else 0
    return glance.after(0.0, worth, False, glance.hand ^ cards, hidden)
