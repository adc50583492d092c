"""The bot's rules of thumb: lead low, cover cheaply or take, add what one is glad to be rid of."""

from __future__ import annotations

from collections.abc import Sequence

from game.beating import COVERERS, LED_CARDS, PASS, TAKE, beat
from game.cards import RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.durak.actions import THROW, TRANSFER, is_lead, is_throw, is_transfer
from game.durak.advice.weights import MANY, PATIENCE, TWO, Weights
from game.durak.advice.worth import paired, worths
from game.durak.view import DurakView
from game.rules import Action


def thumb(view: DurakView, legal: Sequence[Action], weights: Weights | None = None) -> Action:
    """A legal action for the viewer, whose turn it must be; ``weights`` other than usual for trials."""
    if weights is None:
        weights = TWO if view.players == 2 else MANY
    worth = worths(view, weights)
    if view.phase == "lead":
        return _lead(view, legal, worth, weights)
    if view.phase == "defend":
        return _defend(view, legal, worth, weights)
    return _add(view, legal, worth, weights)


def _lead(view: DurakView, legal: Sequence[Action], worth: dict[int, float], weights: Weights) -> Action:
    """The cards one is most glad to be rid of; better still such as the defender cannot cover."""
    trumps = SUIT_MASK[view.trump]
    spare_trumps = view.talon > 0 and bool(view.hand & ~trumps)
    against = _defenders_cards(view)

    def gain(action: Action) -> float:
        cards = LED_CARDS[action]
        value = weights.several * (len(cards) - 1)
        for card in cards:
            value -= worth[card]
        if len(cards) == 1 and paired(view, cards[0]):
            value -= weights.pair
        if spare_trumps and any(SUIT_OF[card] == view.trump for card in cards):
            value -= weights.trump_led
        if against is not None and _cover_all(against, cards, view.trump) is None:
            value += weights.unanswerable
        return value

    most = 1 if view.bouts > PATIENCE else len(legal)
    return max((action for action in legal if is_lead(action) and len(LED_CARDS[action]) <= most), key=gain)


def _defenders_cards(view: DurakView) -> int | None:
    """The cards of the defender if they can be worked out, else None."""
    hidden = view.held[view.guard] - view.known[view.guard].bit_count()
    if not hidden:
        return view.known[view.guard]
    if view.unseen.bit_count() == hidden:
        return view.known[view.guard] | view.unseen
    return None


def _highest_first(cards: Sequence[int], trump: int) -> list[int]:
    return sorted(cards, key=lambda card: (SUIT_OF[card] == trump, RANK_OF[card]), reverse=True)


def _cover_all(hand: int, attacks: Sequence[int], trump: int) -> list[int] | None:
    """Cards of the hand that cover all of these, if that is easily found."""
    found = []
    trumps = SUIT_MASK[trump]
    for attack in _highest_first(attacks, trump):
        fits = hand & COVERERS[trump][attack]
        if not fits:
            return None
        fits = fits & ~trumps or fits
        low = fits & -fits
        hand ^= low
        found.append(low.bit_length() - 1)
    return found


def _defend(view: DurakView, legal: Sequence[Action], worth: dict[int, float], weights: Weights) -> Action:
    """Cover as cheaply as possible, if that costs less than what is on the table would burden; or pass it on."""
    lead = weights.initiative if view.talon else weights.initiative_late
    choice, gain = TAKE, weights.taken * sum(worth[card] for card in bits(view.on_table)) - 2 * lead
    plan = _cheapest_cover(view, worth, weights)
    if plan is not None and (-plan[1] >= gain or view.bouts > PATIENCE):
        choice, gain = plan[0], -plan[1]
    for action in legal:
        if is_transfer(action):
            card = action - TRANSFER
            value = weights.passed_on - worth[card] - 2 * lead
            if value > gain:
                choice, gain = action, value
    return choice


def _cheapest_cover(view: DurakView, worth: dict[int, float], weights: Weights) -> tuple[Action, float] | None:
    """What to cover first and what covering all will cost; None where not all can be covered."""
    hand, ranks, trump = view.hand, view.ranks, view.trump
    early = view.talon > weights.early
    cost = 0.0
    first: Action | None = None

    def price(card: int) -> float:
        extra = 0.0 if ranks >> card & 1 else weights.new_rank
        if early and SUIT_OF[card] == trump:
            extra += weights.early_ruff
        return worth[card] + extra + (weights.pair if paired(view, card) else 0.0)

    for attack in _highest_first(view.uncovered, trump):
        fits = bits(hand & COVERERS[trump][attack])
        if not fits:
            return None
        cheapest = min(fits, key=price)
        cost += price(cheapest)
        hand &= ~(1 << cheapest)
        if first is None:
            first = beat(attack, cheapest)
    return None if first is None else (first, cost)


def _add(view: DurakView, legal: Sequence[Action], worth: dict[int, float], weights: Weights) -> Action:
    """The card one is most glad to be rid of, if any; never a good one into the hand of an opponent who takes."""
    added = pressing = 0.0
    if view.phase == "throw":
        added = weights.added if view.talon else weights.added_late
        pressing = weights.pressing if view.talon else weights.pressing_late
    choice, gain = PASS, 0.0
    for action in legal:
        if is_throw(action):
            card = action - THROW
            value = added - worth[card]
            if pressing:
                value += pressing * _helpless(view, card)
            if SUIT_OF[card] == view.trump and view.held[view.seat] > 1:
                value -= weights.trump_added
            if value > gain:
                choice, gain = action, value
    return choice


def _helpless(view: DurakView, card: int) -> float:
    """How likely it is that the defender cannot cover this card."""
    above = COVERERS[view.trump][card]
    known = view.known[view.guard]
    if known & above:
        return 0.0
    unseen = view.unseen
    hidden = view.held[view.guard] - known.bit_count()
    lacking = 1.0 - hidden / unseen.bit_count() if hidden else 1.0
    return float(lacking ** (unseen & above).bit_count())
