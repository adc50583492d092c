"""A cheap player for imagined deals: the plain bot's rules of thumb on bit masks, some microseconds an action.

He looks at his own hand, the table, what is gone and how many cards the defender holds; at the defender's cards only
once they must be known: when the talon is gone and there are but two players.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.beating import BEAT, CARDS, COVERERS, LED_CARDS, PASS, TAKE
from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF
from game.durak.actions import SWAP, THROW, TRANSFER
from game.durak.advice.weights import MANY, PATIENCE, TWO, Weights
from game.durak.deal import DurakDeal
from game.durak.options import PACK_MASKS, PACKS
from game.durak.position import DEFEND, LEAD, THROWING
from game.rules import Action


class Scale:
    """Prices of cards and leads by ``Weights`` with so many cards in the talon, where nothing is known of the rest.

    ``worth``: of holding each card; ``price``: of covering with it; ``leads``: gain of each lead.
    """

    __slots__ = ("initiative", "leads", "pack", "price", "weights", "worth")

    def __init__(self, cards: int, trump: int, talon: int, weights: Weights) -> None:
        self.weights = weights
        self.pack = PACK_MASKS[cards]
        self.initiative = 2 * (weights.initiative if talon else weights.initiative_late)
        lateness = max(0.0, 1.0 - talon / weights.late_from)
        average = 0.375 * weights.plain + 0.25 * weights.trump + 0.125 * weights.trumps
        lowest = RANK_OF[PACKS[cards][0]]
        ruff = weights.early_ruff if talon > weights.early else 0.0
        led = weights.trump_led if talon else 0.0
        self.worth = []
        self.price = []
        for card in range(CARDS):
            trumps = SUIT_OF[card] == trump
            if trumps:
                least, most = weights.trump - weights.late_trump * lateness, weights.trumps
            else:
                least, most = -weights.late * lateness, weights.plain
            worth = least + most * (RANK_OF[card] - lowest + 0.5) / (cards // 4) - average
            self.worth.append(worth)
            self.price.append(worth + ruff * trumps)
        self.leads = {
            action: weights.several * (len(of) - 1)
            - sum(self.worth[card] for card in of)
            - led * any(SUIT_OF[card] == trump for card in of)
            for action, of in LED_CARDS.items()
        }


_FAR: Final = 11
"""With so many cards in the talon or more, how many does not matter."""


@cache
def _scale(cards: int, trump: int, talon: int, many: bool) -> Scale:
    return Scale(cards, trump, talon, MANY if many else TWO)


def quick(deal: DurakDeal) -> Action:
    """A legal action of the one who must act."""
    talon = len(deal.talon) - deal.drawn
    options = deal.options
    of = _scale(options.cards, deal.trump, talon if talon < _FAR else _FAR, deal.players > 2)
    if options.trump_six and deal.may_swap:
        return SWAP
    phase = deal.phase
    if phase == DEFEND:
        return _defend(deal, of)
    if phase == LEAD:
        return _lead(deal, of, talon)
    return _add(deal, of, talon, phase == THROWING)


def _lead(deal: DurakDeal, of: Scale, talon: int) -> Action:
    legal = deal.legal()
    if len(legal) == 1:
        return legal[0]
    gains = of.leads
    if not talon and deal.players == 2:
        against = deal.hands[deal.guard]
        bonus = of.weights.unanswerable
        trump = deal.trump
        return max(
            legal,
            key=lambda action: gains[action] + (0.0 if _covers_all(against, LED_CARDS[action], trump) else bonus),
        )
    if deal.bouts > PATIENCE:
        legal = [action for action in legal if len(LED_CARDS[action]) == 1]
    return max(legal, key=gains.__getitem__)


def _covers_all(hand: int, attacks: tuple[int, ...], trump: int) -> bool:
    """Whether the hand is seen at a glance to cover all of these."""
    coverers = COVERERS[trump]
    if len(attacks) == 1:
        return bool(hand & coverers[attacks[0]])
    trumps = SUIT_MASK[trump]
    for attack in attacks:
        fits = hand & coverers[attack]
        if not fits:
            return False
        fits = fits & ~trumps or fits
        hand ^= fits & -fits
    return True


def _defend(deal: DurakDeal, of: Scale) -> Action:
    hand = deal.hands[deal.guard]
    coverers, ranks, price = COVERERS[deal.trump], deal.ranks, of.price
    new_rank = of.weights.new_rank
    cost = 0.0
    first = TAKE
    covers = True
    for attack, cover in zip(deal.attacks, deal.covered, strict=True):
        if cover is not None:
            continue
        fits = hand & coverers[attack]
        if not fits:
            covers = False
            break
        cheapest, least = 0, 1000.0
        while fits:
            low = fits & -fits
            fits ^= low
            card = low.bit_length() - 1
            asked = price[card] if ranks & low else price[card] + new_rank
            if asked < least:
                cheapest, least = card, asked
        hand ^= BIT[cheapest]
        cost += least
        if first == TAKE:
            first = BEAT + attack * 64 + cheapest
    worth = of.worth
    burden = 0.0
    table = deal.on_table
    while table:
        low = table & -table
        table ^= low
        burden += worth[low.bit_length() - 1]
    choice, gain = TAKE, of.weights.taken * burden - of.initiative
    if covers and (-cost >= gain or deal.bouts > PATIENCE):
        choice, gain = first, -cost
    if deal.options.transfer and deal.may_transfer:
        fits = deal.hands[deal.guard] & ranks
        while fits:
            low = fits & -fits
            fits ^= low
            card = low.bit_length() - 1
            value = of.weights.passed_on - worth[card] - of.initiative
            if value > gain:
                choice, gain = TRANSFER + card, value
    return choice


def _add(deal: DurakDeal, of: Scale, talon: int, open_still: bool) -> Action:
    """The card one is most glad to be rid of, if any; ``open_still``: the defender has not said that he takes."""
    actor = deal.actor
    assert actor is not None
    hand = deal.hands[actor]
    weights, worth = of.weights, of.worth
    added = pressing = 0.0
    if open_still:
        added = weights.added if talon else weights.added_late
        pressing = weights.pressing if talon else weights.pressing_late
        unseen = of.pack & ~(deal.gone | hand | deal.on_table)
        lacking = 1.0 - deal.hands[deal.guard].bit_count() / (unseen.bit_count() or 1)
        coverers = COVERERS[deal.trump]
    trumps = SUIT_MASK[deal.trump] if hand & (hand - 1) else 0
    choice, gain = PASS, 0.0
    fits = hand & deal.ranks
    while fits:
        low = fits & -fits
        fits ^= low
        card = low.bit_length() - 1
        value = added - worth[card]
        if pressing:
            value += pressing * lacking ** (unseen & coverers[card]).bit_count()
        if trumps & low:
            value -= weights.trump_added
        if value > gain:
            choice, gain = THROW + card, value
    return choice
