"""What a move tells of the rest of the hand it came from, where a player goes by the book.

Who leads a nine alone will hardly hold a plain seven; who takes a card will hardly hold one that covers it. None of
this is sure: it makes hands more or less likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.beating import COVERERS, LED_CARDS, LED_MASK, RANKMATES
from game.cards import ACE, BIT, RANK_OF, RANK_SPAN, SUIT_MASK, SUIT_OF, mask, pack
from game.rules import Action

AT_ONCE: Final = 4
"""A lead of several cards may be so many ranks higher for each further one."""
_PACK: Final = mask(pack())
_BELOW: Final = tuple(mask(card for card in pack() if RANK_OF[card] < bound) for bound in range(ACE + 1))
"""All cards below a rank."""
_ACES: Final = RANKMATES[RANK_SPAN - 1]


def shunned_by_lead(action: Action, trump: int) -> int:
    """The cards that would rather have been led: plain ones lower than these, any plain one before trumps."""
    led = LED_MASK[action]
    trumps = SUIT_MASK[trump]
    rank = RANK_OF[LED_CARDS[action][0]]
    plain = led & ~trumps
    if not plain:
        return _PACK & ~trumps | trumps & _BELOW[rank]
    return _BELOW[max(0, rank - AT_ONCE * (plain.bit_count() - 1))] & ~trumps


def shunned_by_cover(attack: int, cover: int, trump: int) -> int:
    """The cheaper cards that would have covered too."""
    trumps = SUIT_MASK[trump]
    cheaper = COVERERS[trump][attack] & (BIT[cover] - 1)
    if SUIT_OF[cover] != trump:
        return cheaper & ~trumps
    return COVERERS[trump][attack] & ~trumps | cheaper & trumps & _PACK


def shunned_by_taking(uncovered: Sequence[int], alone: bool, trump: int) -> int:
    """The plain cards that would have covered; ``alone``: the only card of the bout, which any trump is good for."""
    trumps = SUIT_MASK[trump]
    found = 0
    for attack in uncovered:
        own = SUIT_MASK[SUIT_OF[attack]] & COVERERS[trump][attack]
        found |= own & ~(trumps & _ACES)
        if alone:
            found |= COVERERS[trump][attack] & ~_ACES
    return found & _PACK
