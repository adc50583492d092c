"""How likely it is that the others bid as they did with the hands of an imagined deal."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from game.cards import BIT
from game.joker.actions import BIT_OF
from game.joker.mind.hopes import hopes
from game.joker.view import PACK, JokerView

BASE: Final = (-0.4, 0.95, 0.2)
"""The bid to expect of a hand: of itself, for each trick it can have and for each it cannot help."""
FIRST: Final = -0.2
"""Who speaks first bids so much less."""
STRAYS: Final = 0.8
"""How far bids stray from what is expected: more than the plain bot's, as people bid as they please."""
ANYTHING: Final = 0.03
"""How likely any bid is with any hand, beside the likeliest."""


class Bidders:
    """The bids the others made, and the cards they have laid since."""

    def __init__(self, view: JokerView) -> None:
        players = view.players
        laid = [0] * players
        for leader, *plays in (*view.tricks, (view.leader, *view.trick)):
            for offset, play in enumerate(plays):
                laid[(leader + offset) % players] |= BIT_OF[play]
        self._pack = PACK
        if view.turned is not None and not view.turned_is_held:
            self._pack &= ~BIT[view.turned]
        self._trump = view.trump
        self._cards = view.cards
        self._others = players - 1
        first = (view.dealer + 1) % players
        self._said = [
            (seat, bid - BASE[0] - (FIRST if seat == first else 0.0), laid[seat])
            for seat, bid in enumerate(view.bids)
            if bid is not None and seat != view.seat
        ]

    @property
    def any(self) -> bool:
        """Whether another has bid."""
        return bool(self._said)

    def likelihood(self, hands: Sequence[int]) -> float:
        """How likely these bids are, beside other hands; ``hands`` are those held now, by seat.

        Who has forgotten tricks takes the rest of a hand for as good as what is left of it.
        """
        found = 1.0
        for seat, bid, laid in self._said:
            whole = hands[seat] | laid
            most, least, *_ = hopes(whole, self._pack & ~whole, self._trump, self._others)
            part = self._cards / whole.bit_count()
            miss = (bid - part * (BASE[1] * most + BASE[2] * least)) / STRAYS
            found *= ANYTHING + exp(-0.5 * miss * miss)
        return found
