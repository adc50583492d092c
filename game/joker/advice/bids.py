"""Bidding: of the legal bids, the one that promises most points."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from game.cards import RANK_OF, SUIT_OF
from game.joker.actions import FIRST_BID, JOKER_MASK
from game.joker.advice.counting import JOKER_TRAPPED, Count
from game.joker.advice.outlook import Outlook
from game.joker.scoring import score
from game.joker.view import JokerView
from game.rules import Action

FIRST: Final = -0.22
"""Tricks less to hope for when nobody has spoken yet: the others can still want the same ones."""
OTHERS: Final = (0.34, 0.13)
"""How far each trick the others bid above or below their share shifts our hopes the other way, and the most of it."""
MOST: Final = (1.08, -0.24)
"""A whole hand can take so many tricks for each that its cards promise, and so many more."""
LEAST: Final = (1.18, 0.19)
"""The same for the tricks it cannot help taking."""
SPREAD: Final = (0.07, 0.7)
"""How far tricks stray from what is expected at the bids, see ``Outlook``."""
ASKED: Final = 0.2
"""The chance that the leader of a one-card deal leads the suit of a card that is as high as an ace."""


def choose_bid(view: JokerView, legal: Sequence[Action]) -> Action:
    return max(legal, key=worth_of_bids(view))


def worth_of_bids(view: JokerView) -> Callable[[Action], float]:
    """The points that a bid of the viewer promises."""
    count = Count(view)
    if view.cards == 1:
        return _worth_with_one_card(view, count)
    hand = count.prospects(view.hand)
    spoken = view.spoken
    asked = sum(spoken) - len(spoken) * view.cards / view.players
    shift = -max(-OTHERS[1], min(OTHERS[1], OTHERS[0] * asked))
    if not spoken:
        shift += FIRST
    most = MOST[0] * hand.most + MOST[1] + shift
    least = LEAST[0] * hand.least + LEAST[1] + shift

    def worth(action: Action) -> float:
        bid = action - FIRST_BID
        outlook = Outlook(view.options, bid, view.cards, view.cards, SPREAD)
        return outlook.points(bid, least, most, hand.least_doubt, hand.most_doubt)

    return worth


def _worth_with_one_card(view: JokerView, count: Count) -> Callable[[Action], float]:
    """With a single card the points of both bids can be weighed by its chance alone."""
    chance = _single(view, count)

    def worth(action: Action) -> float:
        bid = action - FIRST_BID
        takes = chance
        if view.hand & JOKER_MASK and not bid:
            takes = JOKER_TRAPPED
        return takes * score(view.options, bid, 1, 1) + (1.0 - takes) * score(view.options, bid, 0, 1)

    return worth


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
