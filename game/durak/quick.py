"""A cheap player for imagined deals: the plain bot's rules of thumb on bit masks, about a microsecond an action.

He looks at his own hand, the table, what is gone and how many cards the defender holds; at the defender's cards only
once they must be known: when the talon is gone and there are but two players.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.beating import BEAT, CARDS, COVERERS, LED_CARDS, PASS, PLAIN, TAKE, leads, subsets
from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF
from game.durak.actions import SWAP, THROW, TRANSFER
from game.durak.advice.weights import MANY, PATIENCE, TWO, Weights
from game.durak.deal import DurakDeal
from game.durak.options import PACK_MASKS, PACK_RANKS, PACKS
from game.durak.position import DEFEND, LEAD, THROWING
from game.rules import Action

MOST_LED: Final = 4
"""Cards of one rank there are."""


class Scale:
    """Prices of cards and leads by ``Weights`` with so many cards in the talon, where nothing is known of the rest.

    ``worth``: of holding each card; ``price``: of covering with it; ``gains``: of each lead;
    ``leads``: by the most cards that may be led, for the cards of each rank, the lowest first, the best lead of each
    set of them, after its gain.
    """

    __slots__ = ("gains", "initiative", "leads", "pack", "price", "weights", "worth")

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
        self.gains = gains = {
            action: weights.several * (len(of) - 1)
            - sum(self.worth[card] for card in of)
            - led * any(SUIT_OF[card] == trump for card in of)
            for action, of in LED_CARDS.items()
        }

        def best(held: int, most: int) -> tuple[float, Action]:
            action = max(leads(held, most), key=gains.__getitem__)
            return gains[action], action

        self.leads = [
            [(rank, {held: best(held, most) for held in subsets(rank) if held}) for rank in PACK_RANKS[cards] if most]
            for most in range(MOST_LED + 1)
        ]


_FAR: Final = 11
"""With so many cards in the talon or more, how many does not matter."""

Scales = tuple[Scale, ...]
"""By the number of cards in the talon, up to the pack."""


def scales(deal: DurakDeal) -> Scales:
    """What ``act`` needs to be told of a deal; the same all through it."""
    return _scales(deal.options.cards, deal.trump, deal.players > 2)


@cache
def _scales(cards: int, trump: int, many: bool) -> Scales:
    different = [Scale(cards, trump, talon, MANY if many else TWO) for talon in range(_FAR + 1)]
    return *different, *[different[-1]] * (cards - _FAR)


def quick(deal: DurakDeal) -> Action:
    """A legal action of the one who must act."""
    return act(deal, scales(deal))


def act(deal: DurakDeal, of_deal: Scales) -> Action:
    """A legal action of the one who must act, by the scales of the deal."""
    talon = len(deal.talon) - deal.drawn
    of = of_deal[talon]
    if deal.options.trump_six and deal.may_swap:
        return SWAP
    phase = deal.phase
    if phase == DEFEND:
        return _defend(deal, of)
    if phase != LEAD:
        return _add(deal, of, talon, phase == THROWING)
    return _lead(deal, of) if talon or deal.players > 2 else _last_lead(deal, of)


def _lead(deal: DurakDeal, of: Scale) -> Action:
    hand = deal.hands[deal.turn]
    most = 1 if deal.bouts > PATIENCE else deal.limit
    choice, gain = 0, -1000.0
    for rank, best in of.leads[most if most < MOST_LED else MOST_LED]:
        held = hand & rank
        if held:
            value, action = best[held]
            if value > gain:
                choice, gain = action, value
    return choice


def _last_lead(deal: DurakDeal, of: Scale) -> Action:
    """Between two when nothing is drawn any more: each knows what the other holds."""
    gains, bonus = of.gains, of.weights.unanswerable
    against, trump = deal.hands[deal.guard], deal.trump
    coverers = COVERERS[trump]
    choice, gain = 0, -1000.0
    for action in leads(deal.hands[deal.turn], deal.limit):
        value = gains[action]
        if value + bonus > gain:
            cards = LED_CARDS[action]
            if not against & coverers[cards[0]] or (len(cards) > 1 and not _covers_all(against, cards, trump)):
                value += bonus
            if value > gain:
                choice, gain = action, value
    return choice


def _covers_all(hand: int, attacks: tuple[int, ...], trump: int) -> bool:
    """Whether the hand is seen at a glance to cover all of these."""
    coverers = COVERERS[trump]
    trumps = SUIT_MASK[trump]
    for attack in attacks:
        fits = hand & coverers[attack]
        if not fits:
            return False
        fits = fits & ~trumps or fits
        hand ^= fits & -fits
    return True


def _cheapest(fits: int, ranks: int, of: Scale) -> tuple[int, float]:
    """The card of these that it costs least to cover with, and what that costs."""
    price, new_rank = of.price, of.weights.new_rank
    cheapest, least = 0, 1000.0
    while fits:
        low = fits & -fits
        fits ^= low
        card = low.bit_length() - 1
        asked = price[card] if ranks & low else price[card] + new_rank
        if asked < least:
            cheapest, least = card, asked
    return cheapest, least


def _defend(deal: DurakDeal, of: Scale) -> Action:
    trump = deal.trump
    coverers, plain = COVERERS[trump], PLAIN[trump]
    hand = deal.hands[deal.turn]
    attacks, ranks, worth, price = deal.attacks, deal.ranks, of.worth, of.price
    transfer = deal.options.transfer
    if len(attacks) == 1:
        bare = attacks
        burden = worth[attacks[0]]
    else:
        bare = []
        burden = 0.0
        for index, cover in enumerate(deal.covered):
            burden += worth[attacks[index]]
            if cover is None:
                bare.append(attacks[index])
            else:
                burden += worth[cover]
    cost = 0.0
    first = TAKE
    for attack in bare:
        fits = hand & coverers[attack]
        if not fits:
            if not transfer:
                return TAKE
            first = TAKE
            break
        cards = fits & plain or fits
        low = cards & -cards
        card = low.bit_length() - 1
        # the lower the cheaper, and any trump is dearer than all plain cards: only a rank that lies there may change it
        if ranks & low:
            least = price[card]
        elif fits & ranks:
            card, least = _cheapest(fits, ranks, of)
        else:
            least = price[card] + of.weights.new_rank
        hand ^= BIT[card]
        cost += least
        if first == TAKE:
            first = BEAT + attack * 64 + card
    choice, gain = TAKE, of.weights.taken * burden - of.initiative
    if first != TAKE and (-cost >= gain or deal.bouts > PATIENCE):
        choice, gain = first, -cost
    if transfer and deal.may_transfer:
        fits = deal.hands[deal.turn] & ranks
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
    hand = deal.hands[deal.turn]
    weights, worth = of.weights, of.worth
    added = pressing = 0.0
    if open_still:
        added = weights.added if talon else weights.added_late
        pressing = weights.pressing if talon else weights.pressing_late
    trumps = SUIT_MASK[deal.trump] if hand & (hand - 1) else 0
    choice, gain = PASS, 0.0
    unseen = 0
    fits = hand & deal.ranks
    while fits:
        low = fits & -fits
        fits ^= low
        card = low.bit_length() - 1
        value = added - worth[card]
        if trumps & low:
            value -= weights.trump_added
        if pressing and value + pressing > gain:
            if not unseen:
                unseen = of.pack & ~(deal.gone | hand | deal.on_table)
                lacking = 1.0 - deal.hands[deal.guard].bit_count() / (unseen.bit_count() or 1)
                coverers = COVERERS[deal.trump]
            value += pressing * lacking ** (unseen & coverers[card]).bit_count()
        if value > gain:
            choice, gain = THROW + card, value
    return choice
