"""The cards dealt, and who leads the first deal (durak.md, "Pack and players", "Who leads")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.cards import BIT, RANK_OF, RANK_SPAN, SUIT_MASK, SUIT_OF, bits, mask
from game.durak.options import HAND
from game.memory import GOT, LACKED, SHOWED, Fact, Memory, fresh, learn


class Dealt(NamedTuple):
    """Hands by seat; the talon in drawing order, the turned trump last. Without talon ``turned`` is the dealer's."""

    hands: list[int]
    talon: tuple[int, ...]
    turned: int

    @property
    def trump(self) -> int:
        return SUIT_OF[self.turned]


def dealt(players: int, dealer: int, deck: Sequence[int]) -> Dealt:
    """Six cards each, one at a time from the dealer's left; the next card is turned and goes under the rest."""
    end = players * HAND
    left = players - 1 - dealer
    hands = [mask(deck[(seat + left) % players : end : players]) for seat in range(players)]
    if end == len(deck):
        return Dealt(hands, (), deck[-1])
    turned = deck[end]
    return Dealt(hands, (*deck[end + 1 :], turned), turned)


class FirstLead(NamedTuple):
    """Who leads a deal without a fool before it. ``shown``: by seat the lowest cards that were shown for it."""

    seat: int
    seats: tuple[int, ...]
    shown: tuple[int, ...]


def first_lead(trump: int, hands: Sequence[int]) -> FirstLead:
    """The holder of the lowest trump, else of the lowest plain card.

    Ties are decided by lot, and the lot lies in the shuffled pack: the first of the tied cards leads in the order of
    suits C D H S C D H that begins after trumps. No seat is favoured by it, and nothing hidden shows in it.
    """
    everything = 0
    for hand in hands:
        everything |= hand
    trumps = everything & SUIT_MASK[trump]
    if trumps:
        lowest = trumps & -trumps
        shown = tuple([hand & lowest for hand in hands])
        leader = shown.index(lowest)
        return FirstLead(leader, (leader,), shown)
    least = min(RANK_OF[card] for card in bits(everything))
    lowest = everything & mask(suit * RANK_SPAN + least - 2 for suit in range(4))
    shown = tuple(hand & lowest for hand in hands)
    seats = tuple(seat for seat, cards in enumerate(shown) if cards)
    first = next(card for card in _after(trump, least) if lowest & BIT[card])
    return FirstLead(next(seat for seat in seats if shown[seat] & BIT[first]), seats, shown)


def _after(trump: int, rank: int) -> list[int]:
    return [(trump + step) % 4 * RANK_SPAN + rank - 2 for step in range(1, 4)]


def dealt_memory(players: int, dealer: int, deck: Sequence[int], starter: int | None) -> Memory:
    """What everybody knows of the hands that were dealt; ``starter`` None: the first leader was looked for."""
    given = dealt(players, dealer, deck)
    facts: list[Fact] = [] if given.talon else [(GOT, dealer, BIT[given.turned])]
    if starter is None:
        facts += _shown_facts(given.trump, first_lead(given.trump, given.hands))
    counts = [HAND] * players
    if not given.talon:
        counts[dealer] -= 1
    return learn(fresh(counts), facts)


def _shown_facts(trump: int, lead: FirstLead) -> list[Fact]:
    """What the first lead teaches everybody: the shown cards, and that nobody holds a lower one."""
    everything = 0
    for cards in lead.shown:
        everything |= cards
    card = everything.bit_length() - 1
    facts = [(SHOWED, seat, cards) for seat, cards in enumerate(lead.shown) if cards]
    if SUIT_OF[card] == trump:
        lower = SUIT_MASK[trump] & (everything - 1)
    else:
        lower = SUIT_MASK[trump] | mask(
            suit * RANK_SPAN + rank for suit in range(4) for rank in range(RANK_OF[card] - 1)
        )
    return facts + [(LACKED, seat, lower & ~everything) for seat in range(len(lead.shown))]


def next_leader(fool: int, players: int, under_fool: bool) -> int:
    """From under the fool leads his left neighbour, under the fool his right one."""
    return (fool - 1 if under_fool else fool + 1) % players
