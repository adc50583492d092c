"""What an imagined hand of five cards is likely to come to, just before a lead: both hands are known, the talon is not.

Only the search asks, to stop an imagined hand early; nobody plays by it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.bura.advice.equity import match_chance
from game.bura.advice.stakes import Chances, Terms, spread_out
from game.bura.answers import BEATERS, points
from game.bura.hand import BuraHand
from game.bura.mind import numbers
from game.bura.mind.guess import CACHED, card_points
from game.bura.mind.quick import cutting, parts
from game.bura.options import TOP_STAKE
from game.cards import RANK_OF, SUIT_MASK, SUIT_OF, bits

FULL: Final = 14
RIGHT: Final = 0.3
"""What it is worth, in points of the match, to be the only side that may offer."""
DEVIATION: Final = (1.5, 0.36, 36.0)
"""Standard deviation of the points still to come: always, for each point that is left, at most."""

_KINDS: Final = {14: 0, 10: 1, 13: 2, 12: 3, 11: 3}
"""By rank; all others are of one kind."""


@lru_cache(maxsize=CACHED)
def _held(hand: int, trump: int) -> tuple[int, ...]:
    """How many cards of each kind a hand holds, and how many pairs of one plain suit and of trumps."""
    found = [0] * 12
    for one in bits(hand):
        found[_KINDS.get(RANK_OF[one], 4) + (0 if SUIT_OF[one] == trump else 5)] += 1
    for suit, of in enumerate(SUIT_MASK):
        count = (hand & of).bit_count()
        found[11 if suit == trump else 10] += count * (count - 1) // 2
    return tuple(found)


@lru_cache(maxsize=CACHED)
def _margin(hand: int, trump: int, stage: int, leads: bool) -> float:
    """What a hand adds to the leader's points to come."""
    weights = (numbers.MARGIN_LEADER if leads else numbers.MARGIN_OTHER)[stage]
    return sum(count * weight for count, weight in zip(_held(hand, trump), weights, strict=True))


def _uncut(hand: int, other: int, trump: int) -> int:
    """Points of the best lead that the other hand cannot cut."""
    best = 0
    for suit in SUIT_MASK:
        held = hand & suit
        if held:
            for part in parts(held):
                worth = card_points(part)
                if worth > best and not cutting(trump, part, other):
                    best = worth
    return best


def _cuttable(hand: int, other: int, trump: int) -> int:
    """How many cards of a hand another one can cut one by one."""
    beaters = BEATERS[trump]
    found = 0
    while hand:
        low = hand & -hand
        if other & beaters[low.bit_length() - 1]:
            found += 1
        hand ^= low
    return found


def margin(state: BuraHand) -> tuple[float, float]:
    """The points the leader is likely to be ahead by at the end, before he leads; their deviation."""
    leader, trump = state.leader, state.trump
    hand, other = state.hands[leader], state.hands[1 - leader]
    mine, theirs = points(state.piles[leader]), points(state.piles[1 - leader])
    talon = len(state.talon) - state.drawn
    stage = 0 if talon >= FULL else 1 if talon else 2
    for_cut, for_safe, for_uncut, for_other_uncut = numbers.MARGIN_CUTS[stage]
    cuttable = _cuttable(hand, other, trump)
    found = (
        numbers.MARGIN[stage]
        + _margin(hand, trump, stage, True)
        + _margin(other, trump, stage, False)
        + for_cut * cuttable
        + for_safe * (hand.bit_count() - cuttable)
        + for_uncut * _uncut(hand, other, trump)
        + for_other_uncut * _uncut(other, hand, trump)
    )
    always, each, most = DEVIATION
    left = 120 - mine - theirs
    return mine - theirs + max(-left, min(left, found)), min(most, always + each * left)


def chances(state: BuraHand) -> Chances:
    """How a hand may end for the leader, before he leads."""
    return spread_out(*margin(state))


def chance(state: BuraHand, seat: int) -> float:
    """The chance of ``seat`` to win the hand."""
    leads = seat == state.leader
    return sum(share for share, times in chances(state) if (times > 0) == leads)


def equity(state: BuraHand, seat: int) -> float:
    """The chance of ``seat`` to win the match."""
    options, leader = state.options, state.leader
    lacking, other_lacking = (options.match - state.score[side] for side in (leader, 1 - leader))
    found = Terms(options.cards, lacking, other_lacking, state.stake).worth(chances(state), state.stake)
    if state.right is not None and state.stake < TOP_STAKE:
        point = match_chance(options.cards, lacking - 1, other_lacking) - match_chance(
            options.cards, lacking, other_lacking - 1
        )
        found += (RIGHT if state.right == leader else -RIGHT) * point / 2
    return found if seat == leader else 1.0 - found
