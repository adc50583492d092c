"""Why an action of Bura is good, in sentences ``why-bura-...`` of the texts.

Each reason is true in the position it is given for, as far as the viewer can know.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.bura import actions
from game.bura.actions import CARDS, kind_of
from game.bura.advice.counting import Count
from game.bura.answers import POINTS, choices, cuts, points
from game.bura.assist import other_pile, own_pile
from game.bura.options import CLAIM
from game.bura.turn import is_bura, is_royal
from game.bura.view import BuraView
from game.cards import SUIT_MASK, bits
from game.mind import Reason
from game.rules import Action

HOLDS: Final = 0.7
"""A lead that holds at least so often is said to hold."""
CHEAP: Final = 4
"""So many points, or fewer, are little to lose."""
DEAR: Final = 10
"""So many points are worth taking for themselves."""
NEAR: Final = 20
"""So many points are well on the way to 31."""


def reasons(view: BuraView, action: Action) -> list[Reason]:
    """Why this action of the viewer is good, the most telling first."""
    cards = action & CARDS
    match kind_of(action):
        case actions.LEAD:
            return list(_leading(view, cards))
        case actions.ANSWER if cuts(view.trump, view.table, cards):
            return list(_cutting(view, cards))
        case actions.ANSWER | actions.GIVE:
            return list(_giving(view, cards, kind_of(action) == actions.GIVE))
        case actions.MALYUTKA:
            return [Reason("malyutka", count=cards.bit_count())]
        case actions.COMPLETE:
            return [Reason("complete")]
        case actions.VAR:
            return list(_claiming(view))
        case actions.BURA:
            return [Reason("bura-wins" if view.options.cards == 3 else "bura-takes")]
        case actions.ROYAL:
            return [Reason("royal-wins")]
        case actions.OFFER:
            return list(_offering(view))
        case actions.ACCEPT | actions.RAISE:
            return list(_taking_up(view, action == actions.RAISE))
        case actions.REFUSE:
            return list(_refusing(view))
        case _:
            return []


def named(action: Action) -> Reason | None:
    """What an action is called in a sentence about another."""
    cards = bits(action & CARDS)
    plain = kind_of(action) in (actions.LEAD, actions.ANSWER, actions.GIVE)
    return Reason("card", card=cards[0]) if plain and len(cards) == 1 else None


def _leading(view: BuraView, led: int) -> Iterator[Reason]:
    count = led.bit_count()
    cut = Count(view).cut_chance(led)
    trumps = view.hand & SUIT_MASK[view.trump]
    if view.options.cards == 3 and own_pile(view).least + points(led) >= CLAIM:
        yield Reason("lead-to-31")
    if cut == 0.0:
        yield Reason("lead-uncuttable", count=count)
    elif cut <= 1.0 - HOLDS:
        yield Reason("lead-holds", count=int(10 * (1.0 - cut)), of=10)
    elif count > 1:
        yield Reason("lead-together", count=count)
    if trumps and not led & trumps:
        yield Reason("keeps-trumps", count=trumps.bit_count())
    if points(led) <= CHEAP:
        yield Reason("lead-cheap", count=points(led))
    else:
        yield Reason("lead-takes", count=points(led))


def _cutting(view: BuraView, laid: int) -> Iterator[Reason]:
    taken = points(view.table)
    if view.options.cards == 3:
        if own_pile(view).least + taken + points(laid) >= CLAIM:
            yield Reason("cut-to-31")
        elif other_pile(view) + taken + min(map(points, choices(view.hand, laid.bit_count()))) >= CLAIM:
            yield Reason("cut-stops-31")
    if taken >= DEAR:
        yield Reason("cut-takes", count=taken)
    able = [some for some in choices(view.hand, laid.bit_count()) if cuts(view.trump, view.table, some)]
    if len(able) == 1:
        yield Reason("cut-only")
    elif not laid & SUIT_MASK[view.trump] and view.hand & SUIT_MASK[view.trump]:
        yield Reason("keeps-trumps", count=(view.hand & SUIT_MASK[view.trump]).bit_count())
    yield Reason("cut-leads")


def _giving(view: BuraView, laid: int, hidden: bool) -> Iterator[Reason]:
    count = laid.bit_count()
    able = [some for some in choices(view.hand, count) if cuts(view.trump, view.table, some)]
    if not able:
        yield Reason("give-cannot-cut", count=count)
    elif any(not some & laid for some in able):
        yield Reason("give-instead")
    if points(laid) == min(map(points, choices(view.hand, count))):
        yield Reason("give-least", count=points(laid))
    trumps = view.hand & SUIT_MASK[view.trump]
    if trumps and not laid & trumps:
        yield Reason("keeps-trumps", count=trumps.bit_count())
    if hidden:
        yield Reason("give-hidden", count=count)


def _claiming(view: BuraView) -> Iterator[Reason]:
    pile = own_pile(view)
    if pile.least >= CLAIM:
        yield Reason("var-sure", count=pile.least)
        return
    chance = Count(view).claim_chance()
    if chance > 0.0:
        yield Reason("var-likely", count=int(10 * chance), of=10)
    if other_pile(view) >= NEAR:
        yield Reason("var-before-them", count=other_pile(view))


def _wins_now(view: BuraView) -> bool:
    """Whether the viewer, on his turn, can win a hand of three cards at once."""
    options, hand = view.options, view.hand
    if options.cards != 3:
        return False
    claims = not view.table and view.piles[view.seat] > 0 and own_pile(view).least >= CLAIM
    return claims or is_bura(options, view.trump, hand) or is_royal(options, view.trump, hand)


def _standing(view: BuraView) -> Iterator[Reason]:
    """What speaks for the viewer's side."""
    pile = own_pile(view).least
    if pile > other_pile(view) and pile:
        yield Reason("ahead", count=pile, of=other_pile(view))
    strong = sum(POINTS[one] >= 10 for one in bits(view.hand))
    trumps = (view.hand & SUIT_MASK[view.trump]).bit_count()
    if trumps * 2 > view.options.cards:
        yield Reason("many-trumps", count=trumps)
    elif strong * 2 > view.options.cards:
        yield Reason("strong-hand", count=strong)


def _offering(view: BuraView) -> Iterator[Reason]:
    lacking = view.options.match - view.score[view.other]
    if _wins_now(view):
        yield Reason("offer-sure", count=view.stake + 1)
    elif lacking <= view.stake:
        yield Reason("offer-nothing-to-lose")
    yield from _standing(view)
    yield Reason("offer-refused", count=view.stake)


def _taking_up(view: BuraView, more: bool) -> Iterator[Reason]:
    if view.options.match - view.score[view.other] <= view.stake:
        yield Reason("accept-must")
    yield from _standing(view)
    yield Reason("offer-refused", count=view.stake + 1) if more else Reason("accept-pays", count=view.stake)


def _refusing(view: BuraView) -> Iterator[Reason]:
    pile = other_pile(view)
    if view.options.cards == 3 and pile >= NEAR:
        yield Reason("refuse-near-31", count=pile)
    elif pile > own_pile(view).most:
        yield Reason("refuse-behind", count=pile, of=own_pile(view).most)
    if not view.hand & SUIT_MASK[view.trump]:
        yield Reason("refuse-no-trumps")
    yield Reason("refuse-costs-less", count=view.stake)
