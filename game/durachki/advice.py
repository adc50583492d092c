"""The advice of the rule book and the plain bot that follows it (durachki.md, "Advice").

The bot sheds cards: it leads the smallest rank it holds, whole; covers what it can as cheaply as it can; and takes only
what it cannot cover at a fair price.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.beating import COVERERS, LED_CARDS, LED_MASK, PASS, RANKMATES, TAKE, beat, mates
from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.durachki.actions import FLY, is_fly
from game.durachki.view import DurachkiView
from game.rules import Action


class Advice(Enum):
    """The six rules of the book, in its order."""

    SMALLEST_FIRST = "smallest-first"
    KEEP_TRUMPS = "keep-trumps"
    KEEP_TOGETHER = "keep-together"
    SPLIT_THE_HIGHER = "split-the-higher"
    TRUMP_THEN_SUIT = "trump-then-suit"
    THROW_SMALL_TRUMPS = "throw-small-trumps"


SMALL_TRUMP = 9
"""The highest rank of a trump that counts as small."""
TRUMP_PRICE = 11.0
"""What a trump is worth beyond its rank: more than any plain card."""
PAIR_PRICE = 2.5
"""What splitting cards of one rank costs beside the card; the higher the rank, the less."""
MORE_AT_ONCE = 4.0
"""How many ranks higher a lead may be for each further card that goes with it."""
FAIR_PRICE = 24.0
"""The most a cover may cost while one's hand is large: beyond it the uncovered card is taken instead."""
CHEAP = 17.0
"""The most a cover may cost when other cards will be taken all the same."""
CLOSE = 5
"""With so few cards in hand every cover that sheds is made."""


@dataclass(frozen=True, slots=True)
class Habits:
    """What a player goes by, as prices: what splitting a rank costs, and how many ranks each further card is worth."""

    pair: float = PAIR_PRICE
    at_once: float = MORE_AT_ONCE
    fair: float = FAIR_PRICE
    """The most a cover may cost in a hand that is not near its end."""


BOOK: Final = Habits()
"""Who has read the book."""
BEGINNER: Final = Habits(pair=0.0, at_once=0.0, fair=16.0)
"""Who sees single cards and hoards trumps: the lowest card is led alone, and plain cards cover, the lowest first."""


def advise(view: DurachkiView, rng: random.Random, habits: Habits = BOOK) -> Action:
    """The plain bot's move; without chance, so the same view always gives the same one."""
    del rng
    if view.phase == "lead":
        return _lead(view, habits)
    return _fly(view) if view.phase == "fly" else _cover(view, habits)


def counsel(view: DurachkiView) -> tuple[Advice, ...]:
    """Which of the six rules apply to the viewer's hand now, the most telling first; empty when it is not his turn."""
    if view.actor != view.seat:
        return ()
    trumps = view.hand & SUIT_MASK[view.trump]
    found: list[Advice] = []
    if view.phase == "lead":
        if any(mates(view.hand & ~trumps, card).bit_count() > 1 for card in bits(view.hand & ~trumps)):
            found.append(Advice.KEEP_TOGETHER)
        if trumps and view.hand != trumps:
            found.append(Advice.KEEP_TRUMPS)
        found.append(Advice.SMALLEST_FIRST)
    elif view.phase == "fly":
        if small_trumps(view) & RANKMATES[view.attacks[0]]:
            found.append(Advice.THROW_SMALL_TRUMPS)
    else:
        found += _covering_counsel(view, trumps)
    return tuple(found)


def _covering_counsel(view: DurachkiView, trumps: int) -> list[Advice]:
    found = []
    for attack in view.uncovered:
        ways = view.hand & COVERERS[view.trump][attack]
        ruffs, own = ways & trumps, ways & ~trumps
        if own and any(_trump_with_mate(view, card) for card in bits(ruffs)) and trumps.bit_count() > 2:
            found.append(Advice.TRUMP_THEN_SUIT)
        paired = [card for card in bits(ways) if mates(view.hand, card).bit_count() > 1]
        if len(paired) > 1 and len(paired) == ways.bit_count():
            found.append(Advice.SPLIT_THE_HIGHER)
        elif paired:
            found.append(Advice.KEEP_TOGETHER)
    return list(dict.fromkeys(found))


def small_trumps(view: DurachkiView) -> int:
    """The viewer's trumps when they are one or two small ones, else none."""
    trumps = view.hand & SUIT_MASK[view.trump]
    if trumps.bit_count() > 2 or any(RANK_OF[card] > SMALL_TRUMP for card in bits(trumps)):
        return 0
    return trumps


def _trump_with_mate(view: DurachkiView, card: int) -> bool:
    return SUIT_OF[card] == view.trump and mates(view.hand, card).bit_count() > 1


def _lead(view: DurachkiView, habits: Habits) -> Action:
    """The smallest rank, whole, without trumps as long as anything else is held."""
    return min(view.legal(), key=lambda lead: _lead_price(view, lead, habits))


def _lead_price(view: DurachkiView, lead: Action, habits: Habits) -> tuple[float, int]:
    led = LED_MASK[lead]
    if led == view.hand:
        return -100.0, lead
    trumps = led & SUIT_MASK[view.trump]
    kept = mates(view.hand, LED_CARDS[lead][0]) & ~led & ~SUIT_MASK[view.trump]
    price = RANK_OF[LED_CARDS[lead][0]] + TRUMP_PRICE * trumps.bit_count()
    # the more cards of a rank go at once the better; leaving some behind splits them
    return price - habits.at_once * (led.bit_count() - 1) + habits.pair * kept.bit_count(), lead


def _fly(view: DurachkiView) -> Action:
    """Everything plain flies at another; small trumps too when there are but one or two; nothing at oneself."""
    if view.seat == view.defender:
        return PASS
    kept = SUIT_MASK[view.trump] & ~small_trumps(view)
    fits = [way for way in view.legal() if is_fly(way) and not LED_MASK[way - FLY] & kept]
    return max(fits, key=lambda way: (LED_MASK[way - FLY].bit_count(), way), default=PASS)


def price(view: DurachkiView, attack: int, cover: int, habits: Habits = BOOK) -> float:
    """What it costs to cover this card with that one."""
    cost = float(RANK_OF[cover])
    ruff = SUIT_OF[cover] == view.trump and SUIT_OF[attack] != view.trump
    if SUIT_OF[cover] == view.trump:
        cost += TRUMP_PRICE
    together = mates(view.hand, cover).bit_count()
    if together > 1 and habits.pair:
        several = (view.hand & SUIT_MASK[view.trump]).bit_count() > 2
        if ruff and several:
            # the trump goes, its mate stays to be led: the book's fifth rule
            return cost - TRUMP_PRICE - habits.pair
        cost += habits.pair - 0.1 * RANK_OF[cover]
    return cost


def _cover(view: DurachkiView, habits: Habits) -> Action:
    """The cheapest way to cover everything; where there is none, what is cheap is covered and the rest taken."""
    plan = plan_covers(view, habits)
    if not plan:
        return TAKE
    whole = len(plan) == len(view.uncovered)
    if not whole and view.options.take == "all":
        return TAKE
    near_the_end = view.hand.bit_count() <= CLOSE
    most = habits.fair if whole else CHEAP
    if near_the_end or sum(price(view, *pair, habits) for pair in plan) <= most * len(plan):
        return beat(*plan[0])
    cheap = [pair for pair in plan if price(view, *pair, habits) <= CHEAP]
    return beat(*cheap[0]) if cheap and not whole else TAKE


def plan_covers(view: DurachkiView, habits: Habits = BOOK) -> list[tuple[int, int]]:
    """Covers for as many of the open cards as can be covered at once, cheap ones where there is a choice.

    The card with the fewest answers is served first.
    """
    hand = view.hand
    plan: list[tuple[int, int]] = []
    open_cards = sorted(view.uncovered, key=lambda attack: (hand & COVERERS[view.trump][attack]).bit_count())
    for attack in open_cards:
        ways = bits(hand & COVERERS[view.trump][attack])
        if not ways:
            continue
        cover = min(ways, key=lambda way: (price(view, attack, way, habits), way))
        hand &= ~BIT[cover]
        plan.append((attack, cover))
    return plan
