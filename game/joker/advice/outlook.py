"""What a bid still promises: points to expect from the tricks it needs and the tricks that can be had."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from game.joker.options import JokerOptions
from game.joker.scoring import khisht_fine, score

SLOPE: Final = 1.7
"""Makes the logistic curve follow the normal one."""


def _chance(margin: float, spread: float) -> float:
    """The chance that a quantity with this spread exceeds its mean by the margin."""
    reach = SLOPE * margin / spread
    if reach > 30.0:
        return 0.0
    return 1.0 if reach < -30.0 else 1.0 / (1.0 + exp(reach))


class Outlook:
    """Points to expect for one bid in a deal of so many ``cards``, when ``left`` of them will be in hand.

    ``spread`` says how far the number of tricks strays from what is expected: a fixed part, and one that grows with
    the doubt about each card.
    """

    __slots__ = ("_bid", "_exact", "_fine", "_fixed", "_grows", "_left", "_minus")

    def __init__(self, options: JokerOptions, bid: int, cards: int, left: int, spread: tuple[float, float]) -> None:
        self._bid = bid
        self._left = left
        self._exact = score(options, bid, bid, cards)
        self._fine = khisht_fine(options, cards)
        self._minus = options.minus
        self._fixed, self._grows = spread

    def points(self, need: int, least: float, most: float, least_doubt: float, most_doubt: float) -> float:
        """Points to expect with ``need`` tricks missing, when from ``least`` to ``most`` can be had as one likes."""
        if need < 0:
            return 10.0 * (self._bid - need + most)
        if need > self._left:
            return self._short(need, most)
        if not self._left:
            return self._exact
        short = over = 0.0
        if need:
            short = _chance(most + 0.5 - need, self._fixed + self._grows * sqrt(max(most_doubt, 0.0)))
        if need < self._left:
            over = _chance(need + 0.5 - least, self._fixed + self._grows * sqrt(max(least_doubt, 0.0)))
        kept = (1.0 - short) * (1.0 - over)
        points = kept * self._exact + over * 10.0 * (self._bid + 1)
        return points + short * self._short(need, most) if short else points

    def _short(self, need: int, most: float) -> float:
        """Points when the bid is missed from below; without any trick that is a khisht."""
        if self._minus:
            return -100.0 * max(1.0, need - most)
        took = self._bid - need
        more = min(most, need - 1.0)
        if took:
            return 10.0 * (took + more)
        none = exp(-2.0 * most) if need > 1 and self._left else 1.0
        return none * self._fine + (1.0 - none) * 10.0 * max(1.0, more)
