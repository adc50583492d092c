"""What may be bid (joker.md, "Bidding")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.joker.actions import FIRST_BID

_BIDS: Final = tuple(tuple(range(FIRST_BID, FIRST_BID + most + 1)) for most in range(10))
_BUT_ONE: Final = tuple(
    tuple(tuple(bid for bid in _BIDS[most] if bid != FIRST_BID + out) for out in range(most + 1)) for most in range(10)
)


def forbidden(bids: Sequence[int], cards: int, dealer_limit: bool = True) -> int | None:
    """The bid the dealer may not make, as the total would equal the cards dealt.

    None when the others exceed the cards already, and at a table without the limit.
    """
    left = cards - sum(bids)
    return left if dealer_limit and left >= 0 else None


def legal_bids(bids: Sequence[int], cards: int, players: int, dealer_limit: bool) -> tuple[int, ...]:
    """The bid actions open to the next to bid; only the dealer, who bids last, is limited."""
    if len(bids) == players - 1:
        out = forbidden(bids, cards, dealer_limit)
        if out is not None:
            return _BUT_ONE[cards][out]
    return _BIDS[cards]
