"""Bidding: of the legal bids, the one that promises most points."""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import RANK_OF, SUIT_OF
from game.joker.actions import FIRST_BID, JOKER_MASK
from game.joker.advice.counting import JOKER_TRAPPED, Count
from game.joker.advice.outlook import Outlook
from game.joker.scoring import score
from game.joker.view import JokerView
from game.rules import Action

LEADS = 0.06
"""Tricks that leading first is worth."""
OTHERS = (0.12, 0.5)
"""How far each trick the others bid above or below their share shifts our hopes the other way, and the most of it."""
SCALE = (1.3, 1.8)
BASE = (-0.13, 0.0)
SPREAD = (0.1, 0.85)
ASKED = 0.2
"""The chance that the leader of a one-card deal leads the suit of a card that is as high as an ace."""


def choose_bid(view: JokerView, legal: Sequence[Action]) -> Action:
    count = Count(view)
    if view.cards == 1:
        return _bid_one_card(view, count, legal)
    hand = count.prospects(view.hand)
    spoken = view.spoken
    asked = sum(spoken) - len(spoken) * view.cards / view.players
    shift = -max(-OTHERS[1], min(OTHERS[1], OTHERS[0] * asked))
    if not spoken:
        shift += LEADS
    most = hand.most * SCALE[0] + shift + BASE[0]
    least = hand.least * SCALE[1] + shift + BASE[1]

    def worth(action: Action) -> float:
        bid = action - FIRST_BID
        outlook = Outlook(view.options, bid, view.cards, view.cards, SPREAD)
        return outlook.points(bid, least, most, hand.least_doubt, hand.most_doubt)

    return max(legal, key=worth)


def _bid_one_card(view: JokerView, count: Count, legal: Sequence[Action]) -> Action:
    """With a single card the points of both bids can be weighed by its chance alone."""
    chance = _single(view, count)

    def worth(action: Action) -> float:
        bid = action - FIRST_BID
        takes = chance
        if view.hand & JOKER_MASK and not bid:
            takes = JOKER_TRAPPED
        return takes * score(view.options, bid, 1, 1) + (1.0 - takes) * score(view.options, bid, 0, 1)

    return max(legal, key=worth)


def _single(view: JokerView, count: Count) -> float:
    """The chance that a single card takes its trick if it is meant to."""
    if view.hand & JOKER_MASK:
        return 0.97
    card = view.hand.bit_length() - 1
    suit = SUIT_OF[card]
    above = (count.out[suit] >> card).bit_count() + count.jokers
    chance = 1.0
    if suit != view.trump:
        if view.trump is not None:
            above += count.out[view.trump].bit_count()
        if view.spoken:
            chance = ASKED * (RANK_OF[card] - 6) / 8
    unseen = sum(out.bit_count() for out in count.out) + count.jokers
    return chance * (1.0 - (view.players - 1) / unseen) ** above
