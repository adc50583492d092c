"""What an imagined hand is likely to come to, just before a lead: both hands are known there, the talon is not.

Only the search asks, to stop an imagined hand early; nobody plays by it.
"""

from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from math import exp
from typing import Final

from game.bura.advice.equity import match_chance
from game.bura.advice.stakes import Chances, Terms, spread_out
from game.bura.answers import BEATERS, points
from game.bura.hand import BuraHand
from game.bura.mind import numbers
from game.bura.mind.guess import CACHED, card_points
from game.bura.mind.quick import cutting, parts
from game.bura.options import CLAIM, TOP_STAKE
from game.cards import RANK_OF, SUIT_MASK, SUIT_OF, bits

FULL: Final = 14
RIGHT: Final = 0.3
"""What it is worth, in points of the match, to be the only side that may offer."""
DEVIATION: Final = (1.5, 0.36, 36.0)
"""Five cards: standard deviation of the points still to come: always, for each point that is left, at most."""

_STEP: Final = tuple(bisect_right(numbers.STEPS, worth) for worth in range(CLAIM + 1))
_COARSE: Final = tuple(bisect_right(numbers.COARSE, worth) for worth in range(CLAIM + 1))
_KINDS: Final = {3: {14: 0, 10: 1, 13: 2, 12: 3, 11: 4}, 5: {14: 0, 10: 1, 13: 2, 12: 3, 11: 3}}


@lru_cache(maxsize=CACHED)
def _held(hand: int, trump: int, cards: int) -> tuple[int, ...]:
    """How many cards of each kind a hand holds, and how many pairs of one plain suit and of trumps."""
    found = [0] * 12
    for one in bits(hand):
        found[_KINDS[cards].get(RANK_OF[one], 4) + (0 if SUIT_OF[one] == trump else 5)] += 1
    for suit, of in enumerate(SUIT_MASK):
        count = (hand & of).bit_count()
        found[11 if suit == trump else 10] += count * (count - 1) // 2
    return tuple(found)


@lru_cache(maxsize=CACHED)
def _worth(hand: int, trump: int, coarse: int, leads: bool) -> tuple[float, float]:
    """Three cards: what a hand adds to the leader's log odds, always and for each card in the talon."""
    held = _held(hand, trump, 3)
    always = (numbers.LEADER if leads else numbers.OTHER)[coarse]
    early = numbers.LEADER_EARLY if leads else numbers.OTHER_EARLY
    return (
        sum(count * weight for count, weight in zip(held, always, strict=True)),
        sum(count * weight for count, weight in zip(held, early, strict=True)) / FULL,
    )


@lru_cache(maxsize=CACHED)
def _margin(hand: int, trump: int, stage: int, leads: bool) -> float:
    """Five cards: what a hand adds to the leader's points to come."""
    weights = (numbers.MARGIN_LEADER if leads else numbers.MARGIN_OTHER)[stage]
    return sum(count * weight for count, weight in zip(_held(hand, trump, 5), weights, strict=True))


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


def odds(state: BuraHand) -> float:
    """Three cards: the chance of the leader to win the hand, before he leads."""
    leader, trump = state.leader, state.trump
    hand, other = state.hands[leader], state.hands[1 - leader]
    pile, others = state.piles[leader], state.piles[1 - leader]
    gifts, given = state.gifts[leader], state.gifts[1 - leader]
    mine, theirs = min(CLAIM, points(pile)), min(CLAIM, points(others))
    talon = len(state.talon) - state.drawn
    always, early = _worth(hand, trump, _COARSE[mine], True)
    always_other, early_other = _worth(other, trump, _COARSE[theirs], False)
    uncut, uncut_other = _uncut(hand, other, trump), _uncut(other, hand, trump)
    found = (
        numbers.PLACES[_STEP[mine]][_STEP[theirs]]
        + numbers.TALON[talon // 2]
        + always
        + always_other
        + (early + early_other) * talon
        + numbers.CUTTABLE[_cuttable(hand, other, trump)]
        + (numbers.LEADER_UNCUT * uncut + numbers.OTHER_UNCUT * uncut_other) / 10
        + numbers.LEADER_GIFTS * min(3, gifts.bit_count())
        + numbers.OTHER_GIFTS * min(3, given.bit_count())
    )
    if mine + uncut >= CLAIM:
        found += numbers.LEADER_REACHES
    if theirs + uncut_other >= CLAIM:
        found += numbers.OTHER_REACHES
    if mine >= CLAIM:
        found += numbers.LEADER_HIDES
    if theirs >= CLAIM and points(others & ~given) >= CLAIM:
        found += numbers.OTHER_SEES
    return 1.0 / (1.0 + exp(-found))


def margin(state: BuraHand) -> tuple[float, float]:
    """Five cards: the points the leader is likely to be ahead by at the end, before he leads; their deviation."""
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
    if state.options.cards == 3:
        chance = odds(state)
        return [(chance, 1), (1.0 - chance, -1)]
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
