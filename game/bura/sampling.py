"""Hidden deals that agree with a view of Bura: who holds what, what was given, and a pack that would bring it about."""

from __future__ import annotations

import random

from game.bura.actions import GIVE
from game.bura.hand import BuraHand
from game.bura.tricks import GIVEN
from game.bura.view import BuraView
from game.cards import BIT, bits, mask


def sample(view: BuraView, rng: random.Random) -> BuraHand:
    """A whole hand drawn at random among those that agree with the view, played to the same point."""
    theirs, gifts, talon = _hidden(view, rng)
    hand = BuraHand(
        view.options,
        view.first_leader,
        _deck(view, theirs, gifts, talon, rng),
        view.first_stake,
        view.score,
        view.no_offers,
    )
    given = iter(gifts.values())
    for _, action in view.actions:
        hand.apply(GIVE | next(given) if action == GIVE else action)
    return hand


def _hidden(view: BuraView, rng: random.Random) -> tuple[int, dict[int, int], list[int]]:
    """The other side's hand, what it gave face down (by trick), and the unseen cards of the talon."""
    turned = view.turned
    slots = [index for index, _ in view.given_to_me() for _ in bits(view.tricks[index].led)]
    late = {index for index, may_be_turned in view.given_to_me() if may_be_turned}
    gifts: dict[int, int] = dict.fromkeys(slots, 0)
    pool = bits(view.unseen)
    hand = view.shown_hand
    in_hand = view.held[view.other] - hand.bit_count()
    if slots and not view.face_down:
        known = bits(view.known & ~_open_part(view))
        _give(known, slots, late, turned, gifts, rng)
    else:
        rng.shuffle(pool)
        if turned in pool:
            pool.remove(turned)
            places: list[int | None] = [slot for slot in slots if slot in late]
            places += [None] * in_hand
            place = rng.choice(places)
            if place is None:
                hand |= BIT[turned]
                in_hand -= 1
            else:
                gifts[place] |= BIT[turned]
                slots.remove(place)
        for slot in slots:
            gifts[slot] |= BIT[pool.pop()]
    rng.shuffle(pool)
    hand |= mask(pool[:in_hand])
    return hand, gifts, pool[in_hand:]


def _give(
    known: list[int], slots: list[int], late: set[int], turned: int, gifts: dict[int, int], rng: random.Random
) -> None:
    """Spread gifts that have been turned up over the tricks in which they were given."""
    rng.shuffle(known)
    if turned in known:
        known.remove(turned)
        slot = rng.choice([slot for slot in slots if slot in late])
        gifts[slot] |= BIT[turned]
        slots.remove(slot)
    for slot, one in zip(slots, known, strict=True):
        gifts[slot] |= BIT[one]


def _open_part(view: BuraView) -> int:
    """What the viewer saw go into his own pile."""
    part = 0
    for trick in view.tricks:
        if trick.taker == view.seat:
            part |= trick.led | trick.answer
    return part


def _deck(view: BuraView, theirs: int, gifts: dict[int, int], talon: list[int], rng: random.Random) -> list[int]:
    """A pack that deals both sides their cards, each before it left the hand.

    Each side has a pool of places in the pack from which its cards have come so far; a card that leaves the hand takes
    one of them at random. There are always enough, since a hand never lays down more than it holds.
    """
    size = view.options.cards
    whole = len(view.options.pack)
    turned_place = 2 * size
    deck = [view.turned] * whole
    free = [[*range(side != view.first_leader, 2 * size, 2)] for side in (0, 1)]
    held = [size, size]
    next_place, last = turned_place + 1, whole

    def leaves(side: int, cards: int) -> None:
        for one in bits(cards & ~BIT[view.turned]):
            deck[free[side].pop(rng.randrange(len(free[side])))] = one

    for index, trick in enumerate(view.tricks):
        answer = gifts[index] if trick.how == GIVEN and trick.leader == view.seat else trick.answer
        leaves(trick.leader, trick.led)
        leaves(1 - trick.leader, answer)
        held = [in_hand - trick.led.bit_count() for in_hand in held]
        turn = trick.taker
        while held[turn] < size and next_place <= last:
            if next_place < last:
                free[turn].append(next_place)
            next_place += 1
            held[turn] += 1
            turn = 1 - turn
    hands = [0, 0]
    hands[view.seat], hands[view.other] = view.hand, theirs
    hands[view.leader] |= view.table
    hands[1 - view.leader] |= view.laid
    for side in (0, 1):
        leaves(side, hands[side])
    for place, one in zip(range(next_place, last), talon, strict=True):
        deck[place] = one
    return deck
