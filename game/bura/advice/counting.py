"""What a side can work out from its view: chances that a lead is cut, points to come, the chance of having 31."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Final

from game.bura.answers import BEATERS, POINTS, POWER, points
from game.bura.options import CLAIM
from game.bura.view import BuraView
from game.cards import BIT, bits

GIFT_WEIGHT: Final = {0: 1.0, 2: 1.0, 3: 0.9, 4: 0.75, 10: 0.3, 11: 0.25}
"""How readily a card of so many points is given face down, beside a jack."""


@lru_cache(maxsize=1 << 16)
def chance(zones: tuple[int, ...], rest: int, held: int, sure: tuple[int, ...]) -> float:
    """The chance that ``held`` cards drawn from ``zones`` and ``rest`` cut a lead.

    Zone 0 beats the strongest led card and all others, zone 1 all but the strongest, and so on; ``sure`` counts the
    cards of each zone that are held for certain. The lead is cut when each zone, with those before it, has enough.
    """
    ways = {0: 1}
    certain = 0
    for index, size in enumerate(zones):
        certain += sure[index]
        more: dict[int, int] = {}
        for drawn, count in ways.items():
            for extra in range(min(size, held - drawn) + 1):
                if drawn + extra + certain > index:
                    more[drawn + extra] = more.get(drawn + extra, 0) + count * comb(size, extra)
        ways = more
    good = sum(count * comb(rest, held - drawn) for drawn, count in ways.items())
    return good / comb(sum(zones) + rest, held)


class Count:
    """The other side's hand as the viewer may imagine it: some certain cards, the rest drawn from the unseen ones."""

    __slots__ = ("_order", "beaters", "held", "open_points", "size", "sure", "unseen", "view")

    def __init__(self, view: BuraView) -> None:
        self.view = view
        unseen = view.unseen
        turned = BIT[view.turned]
        self.sure = view.shown_hand
        if unseen & turned and not any(late for _, late in view.given_to_me()):
            self.sure |= turned
            unseen ^= turned
        self.unseen = unseen
        self.size = unseen.bit_count()
        self.held = min(view.held[view.other] - self.sure.bit_count(), self.size)
        self.beaters = BEATERS[view.trump]
        self._order = sorted(POINTS[one] for one in bits(unseen))
        self.open_points = points(view.known)

    def cut_chance(self, led: int, also: int = 0) -> float:
        """The chance that the other side can beat every card of a one-suited set; ``also``: further cards it has."""
        zones, sure, before = [], [], 0
        have = self.sure | also
        for one in sorted(bits(led), key=POWER.__getitem__, reverse=True):
            zone = self.beaters[one] & ~before
            before |= zone
            zones.append((zone & self.unseen).bit_count())
            sure.append((zone & have).bit_count())
        return chance(tuple(zones), self.size - sum(zones), self.held, tuple(sure))

    def cut_cost(self, led: int) -> float:
        """Points to expect in the cards that cut a lead."""
        worth = 0.0
        for one in bits(led):
            beaters = self.beaters[one] & (self.unseen | self.sure)
            worth += points(beaters) / max(1, beaters.bit_count())
        return worth

    def cheapest(self, count: int) -> float:
        """Points to expect in the ``count`` cheapest cards of the other side's hand."""
        if not self.held or not self.size:
            return float(points(self.sure))
        step = (self.size + 1) / (self.held + 1)
        return float(sum(self._order[min(self.size, round(turn * step)) - 1] for turn in range(1, count + 1)))

    @property
    def mean(self) -> float:
        """Mean points of an unseen card."""
        return sum(self._order) / self.size if self.size else 0.0

    def pile(self) -> tuple[float, float]:
        """Points to expect in the viewer's own pile, and their variance."""
        gifts = self.view.face_down
        if not gifts:
            return float(self.open_points), 0.0
        worth = [POINTS[one] for one in bits(self.view.possible_gifts)]
        if gifts >= len(worth):
            return float(self.open_points + sum(worth)), 0.0
        weights = [GIFT_WEIGHT[one] for one in worth]
        total = sum(weights)
        mean = sum(w * x for w, x in zip(weights, worth, strict=True)) / total
        spread = sum(w * (x - mean) ** 2 for w, x in zip(weights, worth, strict=True)) / total
        return self.open_points + gifts * mean, gifts * spread * (1 - gifts / len(worth))

    def claim_chance(self) -> float:
        """The chance that the viewer's pile holds 31 points, over all ways the hidden gifts can have fallen."""
        need, gifts = CLAIM - self.open_points, self.view.face_down
        if need <= 0:
            return 1.0
        ways = [{0: 1.0}, *({} for _ in range(gifts))]
        for one in bits(self.view.possible_gifts):
            worth = POINTS[one]
            weight = GIFT_WEIGHT[worth]
            for taken in range(gifts, 0, -1):
                into = ways[taken]
                for total, count in ways[taken - 1].items():
                    reached = min(need, total + worth)
                    into[reached] = into.get(reached, 0.0) + count * weight
        every = sum(ways[gifts].values())
        return ways[gifts].get(need, 0.0) / every if every else 0.0
