"""What a whole hand promises, and the bids it leads to in imagined deals: ``advice.bids`` by look-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.cards import RANK_SPAN
from game.joker.actions import FIRST_BID, JOKER_MASK
from game.joker.advice.bids import FIRST, LEAST, MOST, OTHERS, SPREAD
from game.joker.advice.outlook import Outlook
from game.joker.deal import JokerDeal
from game.joker.mind.promise import OUT, SHORT_STEP, SHORTS, TRUMP_CLASS, Promise, book, eighths_held
from game.joker.view import PACK
from game.rules import Action

ONE_SUIT: Final = (1 << 9) - 1
SHIFT: Final = tuple(suit * RANK_SPAN + 4 for suit in range(4))
"""Where the six of a suit stands in a set of cards."""
SIDES: Final[dict[int | None, tuple[int, ...]]] = {
    None: (0, 1, 2, 3),
    **{trump: tuple(suit for suit in range(4) if suit != trump) for trump in range(4)},
}
NO_JOKERS: Final = PACK & ~JOKER_MASK

JOKER_WORTH: Final = (1.0, 0.01)
"""What a joker adds to the tricks to be had, and to those that cannot be helped."""
NEAR: Final = (2.5, 1.5)
"""Only bids so far below and above the tricks to be had are weighed."""
CHANCE: Final = 3.0
"""Points by which bids that are about equal are shuffled."""


def hopes(hand: int, unseen: int, trump: int | None, others: int) -> Promise:
    """The tricks a whole hand can have and those it cannot help; so many others hold some of the unseen cards."""
    out = unseen & NO_JOKERS
    pages = book(others, eighths_held(others, hand.bit_count(), unseen.bit_count()))
    jokers = (hand & JOKER_MASK).bit_count()
    most = jokers * JOKER_WORTH[0]
    least = jokers * JOKER_WORTH[1]
    side = pages.side[0]
    if trump is not None:
        side = pages.side[TRUMP_CLASS[(out >> SHIFT[trump] & ONE_SUIT).bit_count()]]
    plain = hand & NO_JOKERS
    ruff = most_doubt = least_doubt = 0.0
    for suit in SIDES[trump]:
        shift = SHIFT[suit]
        promise = side[plain >> shift & ONE_SUIT | (out >> shift & ONE_SUIT) << OUT]
        most += promise[0]
        least += promise[1]
        ruff += promise[2]
        most_doubt += promise[3]
        least_doubt += promise[4]
    if trump is not None:
        shift = SHIFT[trump]
        step = min(int(ruff / SHORT_STEP), SHORTS - 1)
        promise = pages.trumps[step][plain >> shift & ONE_SUIT | (out >> shift & ONE_SUIT) << OUT]
        most += promise[0]
        least += promise[1]
        most_doubt += promise[3]
        least_doubt += promise[4]
    return Promise(most, least, ruff, most_doubt, least_doubt, 1.0, 0.0)


def choose_bid(state: JokerDeal, unseen: int, chance: Callable[[], float]) -> Action:
    """The bid that promises most points to the one who must bid, who cannot see so many cards."""
    cards, players = state.cards, state.players
    most, least, _, most_doubt, least_doubt, *_ = hopes(state.hands[state._actor], unseen, state.trump, players - 1)
    spoken = state.bids
    asked = sum(spoken) - len(spoken) * cards / players
    shift = -max(-OTHERS[1], min(OTHERS[1], OTHERS[0] * asked))
    if not spoken:
        shift += FIRST
    most = MOST[0] * most + MOST[1] + shift
    least = LEAST[0] * least + LEAST[1] + shift
    legal = state.legal()
    near = [action for action in legal if -NEAR[0] < action - FIRST_BID - most < NEAR[1]] or legal

    def worth(action: Action) -> float:
        bid = action - FIRST_BID
        outlook = Outlook(state.options, bid, cards, cards, SPREAD)
        return outlook.points(bid, least, most, least_doubt, most_doubt) + chance() * CHANCE

    return max(near, key=worth)
