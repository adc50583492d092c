"""What everybody at the table may know of the hands, gathered from what was seen.

Cards taken from the table, the turned trump and cards shown for the first lead are *known* until they are played. The
other cards of a hand are kept as *lots*: how many there are, and which cards none of them can be, because the player
was passed over when he could have spoken. Who is asked and passes, or takes, has shown nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

PLAYED: Final = 0
"""A seat laid these cards."""
LACKED: Final = 1
"""A seat was passed over: it holds none of these cards."""
GOT: Final = 2
"""A seat took these cards into its hand before everybody's eyes."""
DREW: Final = 3
"""A seat drew so many cards that nobody else saw."""
SHOWED: Final = 4
"""A seat showed these cards of its hand."""
SHUNNED: Final = 5
"""A seat did not do what one would with any of these cards: it will hardly hold them, but who knows."""

Fact = tuple[int, int, int]
"""What happened, the seat, the set of cards (for DREW their number)."""
Lot = tuple[int, int]
"""The cards that none of a lot can be, and how many cards it has."""


class Memory(NamedTuple):
    """By seat. Of a seat's lots each later one may be more than the one before, so the first fitting one is used up."""

    known: tuple[int, ...]
    lots: tuple[tuple[Lot, ...], ...]
    shunned: tuple[int, ...] = ()
    """Cards that a seat hardly holds but for those it took; empty as long as nothing of the kind was seen."""


def fresh(counts: Iterable[int]) -> Memory:
    """Hands of which only the number of cards is known."""
    lots = tuple(((0, count),) if count else () for count in counts)
    return Memory((0,) * len(lots), lots)


def learn(memory: Memory, facts: Iterable[Fact]) -> Memory:
    """The memory after these facts, in the order in which they happened."""
    known = list(memory.known)
    lots = list(memory.lots)
    shunned = memory.shunned
    for what, seat, cards in facts:
        if what == PLAYED:
            hidden = cards & ~known[seat]
            known[seat] &= ~cards
            if hidden:
                lots[seat] = _without(lots[seat], hidden)
        elif what == LACKED:
            lots[seat] = _joined((lacks | cards, count) for lacks, count in lots[seat])
        elif what == GOT:
            known[seat] |= cards
        elif what == DREW:
            lots[seat] = _joined((*lots[seat], (0, cards)))
        elif what == SHUNNED:
            by_seat = list(shunned or (0,) * len(known))
            by_seat[seat] |= cards
            shunned = tuple(by_seat)
        else:
            hidden = cards & ~known[seat]
            lots[seat] = _without(lots[seat], hidden)
            known[seat] |= cards
    return Memory(tuple(known), tuple(lots), shunned)


def _without(lots: tuple[Lot, ...], cards: int) -> tuple[Lot, ...]:
    """The lots after these cards have left them, each from the first lot that may have held it."""
    left = list(lots)
    while cards:
        low = cards & -cards
        cards ^= low
        for index, (lacks, count) in enumerate(left):
            if count and not lacks & low:
                left[index] = lacks, count - 1
                break
    return _joined(left)


def _joined(lots: Iterable[Lot]) -> tuple[Lot, ...]:
    """Without empty lots, and equal neighbours as one."""
    found: list[Lot] = []
    for lacks, count in lots:
        if not count:
            continue
        if found and found[-1][0] == lacks:
            found[-1] = lacks, found[-1][1] + count
        else:
            found.append((lacks, count))
    return tuple(found)
