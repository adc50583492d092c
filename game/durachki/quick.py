"""The plain bot's play straight from a deal, with bit masks: what imagined deals are played out with.

The prices are those of ``advice``; a whole bout's covers are planned at once. Only the actor's own hand is looked at,
and what lies on the table.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.beating import COVERERS, PASS, RANKMATES, TAKE, beat, lead
from game.cards import RANK_OF, RANK_SPAN, SUIT_MASK, SUIT_OF
from game.durachki.actions import fly
from game.durachki.advice import CHEAP, CLOSE, FAIR_PRICE, MORE_AT_ONCE, PAIR_PRICE, SMALL_TRUMP, TRUMP_PRICE
from game.durachki.deal import DurachkiDeal
from game.rules import Action

_RANKS: Final = tuple((RANK_OF[rank], RANKMATES[rank]) for rank in range(4, RANK_SPAN))
"""The ranks of the pack, lowest first, with their cards."""
_HIGH: Final = sum(mates for rank, mates in _RANKS if rank > SMALL_TRUMP)
_ROUNDING: Final = 0.1
"""How much less it costs to split a pair for each rank it is higher."""


@lru_cache(maxsize=1 << 14)
def quick_lead(hand: int, trump: int) -> Action:
    """The cheapest rank, all its plain cards at once; trumps only when nothing else is held."""
    if not hand & ~RANKMATES[hand.bit_length() - 1]:
        return lead(hand)
    plain = hand & ~SUIT_MASK[trump]
    if not plain:
        return lead(hand & -hand)
    best, led = 100.0, 0
    for rank, mates in _RANKS:
        held = plain & mates
        if held:
            price = rank - MORE_AT_ONCE * (held.bit_count() - 1)
            if price < best:
                best, led = price, held
    return lead(led)


def quick_fly(deal: DurachkiDeal) -> Action:
    """All plain cards fly at another, small trumps too when there are but one or two; none at oneself."""
    seat = deal.asked[0]
    if seat == deal.defender:
        return PASS
    hand = deal.hands[seat]
    trumps = hand & SUIT_MASK[deal.trump]
    fits = hand & RANKMATES[deal.attacks[0]]
    if trumps & _HIGH or trumps.bit_count() > 2:
        fits &= ~trumps
    return fly(lead(fits)) if fits else PASS


def quick_covers(deal: DurachkiDeal) -> list[Action]:
    """All the defender does in this bout: covers and, where a card stays open, taking it."""
    trump = deal.trump
    hand = deal.hands[deal.defender]
    coverers = COVERERS[trump]
    open_cards = deal.uncovered
    if len(open_cards) > 1:
        open_cards.sort(key=lambda attack: (hand & coverers[attack]).bit_count())
    several = (hand & SUIT_MASK[trump]).bit_count() > 2
    left = hand
    plan: list[tuple[float, Action]] = []
    total = 0.0
    for attack in open_cards:
        fits = left & coverers[attack]
        if fits:
            cost, cover = _cheapest(fits, left, attack, trump, several)
            left &= ~(1 << cover)
            plan.append((cost, beat(attack, cover)))
            total += cost
    whole = len(plan) == len(open_cards)
    if whole:
        if hand.bit_count() <= CLOSE or total <= FAIR_PRICE * len(plan):
            return [action for _, action in plan]
        return [TAKE]
    if deal.options.take == "all":
        return [TAKE]
    if hand.bit_count() <= CLOSE:
        return [*(action for _, action in plan), TAKE]
    return [*(action for cost, action in plan if cost <= CHEAP), TAKE]


def _cheapest(fits: int, hand: int, attack: int, trump: int, several: bool) -> tuple[float, int]:
    """The card of ``fits`` that costs least to cover this attack with, and what it costs."""
    trumps = SUIT_MASK[trump]
    ruffing = SUIT_OF[attack] != trump
    best, found = 1000.0, -1
    while fits:
        low = fits & -fits
        fits ^= low
        card = low.bit_length() - 1
        rank = RANK_OF[card]
        cost = float(rank)
        ruff = low & trumps
        if ruff:
            cost += TRUMP_PRICE
        mates = hand & RANKMATES[card]
        if mates & (mates - 1):
            if ruff and ruffing and several:
                cost -= TRUMP_PRICE + PAIR_PRICE
            else:
                cost += PAIR_PRICE - _ROUNDING * rank
        if cost < best:
            best, found = cost, card
    return best, found
