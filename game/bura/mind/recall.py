"""What a person of lesser memory knows of a hand of Bura."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields
from typing import Final

from game.bura.hand import BuraHand
from game.bura.view import BuraView
from game.cards import ACE, BIT, RANK_OF, SUIT_MASK, bits, mask

STRIKING: Final = mask(one for one, rank in enumerate(RANK_OF) if rank in (10, ACE))


@dataclass(frozen=True, slots=True)
class Recalled(BuraView):
    """A view without the cards of earlier tricks that are ``forgotten``: whose they became is not known any more.

    How many cards lie in a pile is seen at any time; ``whole`` is the view of somebody who has forgotten nothing.
    """

    whole: BuraView
    forgotten: int

    def sample(self, rng: random.Random) -> BuraHand:
        """A hand in which the forgotten cards and all others that are not seen have changed places at random.

        What was played before does not go with it: from here on it is a hand like any other.
        """
        hand = self.whole.sample(rng)
        other = self.other
        left = list(hand.talon[hand.drawn :])
        turned = BIT[hand.turned]
        in_talon = mask(left) & ~turned
        secret = hand.gifts[self.seat] & ~turned if self.whole.face_down else 0
        hidden = (hand.hands[other] & ~turned & ~self.shown_hand) | in_talon | secret | self.forgotten
        order = bits(hidden)
        mixed = order.copy()
        rng.shuffle(mixed)
        becomes = dict(zip(order, mixed, strict=True))

        def changed(cards: int) -> int:
            return mask(becomes.get(one, one) for one in bits(cards))

        hand.hands[other] = changed(hand.hands[other])
        hand.piles = [changed(pile) for pile in hand.piles]
        hand.gifts = [changed(gifts) for gifts in hand.gifts]
        hand.talon = (*hand.talon[: hand.drawn], *(becomes.get(one, one) for one in left))
        hand._legal = None
        return hand


def recalled(view: BuraView, rng: random.Random, memory: float) -> BuraView:
    """The view of somebody of this memory: most of it is kept by a good one, striking cards better.

    The last trick, and what he gave face down himself, are always remembered.
    """
    last = view.tricks[-1] if view.tricks else None
    fresh = last.led | last.answer if last else 0
    gave = 0
    for trick in view.tricks:
        if trick.how == "given" and trick.leader == view.other:
            gave |= trick.answer
    forgotten = 0
    for one in bits((view.known | view.theirs) & ~fresh & ~gave & ~BIT[view.turned]):
        keeps = 1.0 - (1.0 - memory) ** 2
        if BIT[one] & STRIKING:
            keeps = 1.0 - (1.0 - memory) ** 3
            if BIT[one] & SUIT_MASK[view.trump]:
                keeps = 1.0
        if rng.random() >= keeps:
            forgotten |= BIT[one]
    if not forgotten:
        return view
    of = {field.name: getattr(view, field.name) for field in fields(BuraView)}
    of["known"] = view.known & ~forgotten
    of["face_down"] = view.face_down + (view.known & forgotten).bit_count()
    of["theirs"] = view.theirs & ~forgotten
    return Recalled(**of, whole=view, forgotten=forgotten)
