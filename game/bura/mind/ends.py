"""Counting the end of a hand through, once every card that still matters is known."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import lru_cache
from typing import Final

from game.bura.actions import ANSWER, BURA, CARDS, GIVE, LEAD, OFFER, ROYAL, VAR, kind_of
from game.bura.answers import ABOVE, POINTS, POWER, cuts, points
from game.bura.hand import BuraHand
from game.bura.options import CLAIM
from game.bura.turn import ACES
from game.bura.view import BuraView
from game.cards import BIT, SUIT_MASK, bits
from game.rules import Action

SMALL: Final = {3: 6, 5: 8}
"""By cards in hand: so many cards in both hands can be counted through."""
GIFTS: Final = 3
"""Five cards: so many answers that do not cut are looked at."""


def known(view: BuraView) -> bool:
    """Whether the viewer can tell the other hand, and nothing was given to him face down."""
    return not view.face_down and view.unseen.bit_count() <= view.held[view.other]


def small(state: BuraHand) -> bool:
    cards = state.hands[0].bit_count() + state.hands[1].bit_count()
    return state.drawn == len(state.talon) and cards <= SMALL[state.options.cards]


def key(state: BuraHand) -> Hashable:
    first, second = state.piles
    return (
        *state.hands,
        state.leader,
        state.table,
        state.laid,
        state.stake,
        state.right,
        state.offer,
        points(first),
        points(second),
    )


def order(state: BuraHand) -> Sequence[Action]:
    """What is worth looking at: a sure win alone, no claim that fails.

    Offers are left out: with all cards known the side that is going to win is paid no more by one, and the side that
    is going to lose will not make it.
    """
    legal = state.legal()
    if state.offer is not None or len(legal) == 1:
        return legal
    actor = state.actor
    assert actor is not None
    three = state.options.cards == 3
    if three:
        for action in (ROYAL, BURA):
            if action in legal:
                return (action,)
        if VAR in legal and points(state.piles[actor]) >= CLAIM:
            return (VAR,)
    hand = state.hands[actor]
    if not state.table:
        others = state.hands[1 - actor]
        return distinct([action for action in legal if kind_of(action) == LEAD], hand, others)
    found, given = [], []
    for action in legal:
        kind = kind_of(action)
        if kind == ANSWER and cuts(state.trump, state.table, action & CARDS):
            found.append(action)
        elif kind in (ANSWER, GIVE):
            given.append(action)
        elif kind != OFFER:
            found.append(action)
    if three:
        return found + given
    given.sort(key=lambda action: sum(8 * POINTS[one] + POWER[one] for one in bits(action & CARDS)))
    return distinct(found, hand, state.table | state.hands[1 - actor]) + given[:GIFTS]


@lru_cache(maxsize=1 << 14)
def equals(hand: int, others: int) -> tuple[tuple[int, int], ...]:
    """Cards of a hand with no points and one of the others between: each with the lowest it stands for."""
    found = []
    for suit in SUIT_MASK:
        low, before = 0, None
        for one in sorted(bits(hand & suit), key=POWER.__getitem__):
            apart = before is None or POINTS[before] != POINTS[one] or ABOVE[before] & ~ABOVE[one] & ~BIT[one] & others
            if apart:
                low = BIT[one]
            found.append((BIT[one], low))
            before = one
    return tuple(found)


def distinct(actions: Sequence[Action], hand: int, others: int) -> list[Action]:
    """One of several actions whose cards come to the same, ``others`` being the cards that may still meet them."""
    groups = equals(hand, others)
    if all(card == low for card, low in groups):
        return list(actions)
    seen: dict[tuple[int, ...], Action] = {}
    for action in actions:
        cards = action & CARDS
        shape = (kind_of(action), *sorted(low for card, low in groups if cards & card))
        seen.setdefault(shape, action)
    return list(seen.values())


def candidates(view: BuraView) -> Sequence[Action]:
    """The actions worth weighing: a winning hand at once, no hopeless claim, one of several equal cards.

    The trump ace does not open a hand alone: it loses nothing by waiting, and a short search may not see that.
    """
    legal = view.legal()
    if view.offer is not None or len(legal) == 1:
        return legal
    offers = [OFFER] if OFFER in legal else []
    if view.options.cards == 3:
        for winning in (ROYAL, BURA):
            if winning in legal:
                return [winning, *offers]
    plays = [action for action in legal if action not in (OFFER, VAR)]
    if VAR in legal:
        gifts = sorted((POINTS[one] for one in bits(view.possible_gifts)), reverse=True)[: view.face_down]
        least = points(view.known)
        if least >= CLAIM:
            return [VAR, *offers]
        if least + sum(gifts) >= CLAIM:
            offers.append(VAR)
    if not view.table and not view.tricks:
        alone = LEAD | SUIT_MASK[view.trump] & ACES
        plays = [action for action in plays if action != alone] or plays
    return [*distinct(plays, view.hand, view.unseen | view.table | BIT[view.turned]), *offers]
