"""What one seat may know of a deal of Durak."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.beating import covers, leads, ranks_of
from game.cards import BIT
from game.durak.actions import SWAP
from game.durak.covering import FIRST_MOST, throws, transfers
from game.durak.options import HAND, PACK_MASKS, DurakOptions
from game.durak.seating import Seating, Word, seating
from game.memory import Lot
from game.rules import Action, View

if TYPE_CHECKING:
    from game.durak.deal import DurakDeal
    from game.durak.position import Position


@dataclass(frozen=True, slots=True)
class DurakView(View):
    """Tuples named in the plural are by seat; sets of cards and of seats are bit masks.

    ``leader``, ``defender`` and ``word`` (whose turn it is) are seats; ``actor`` and ``guard`` (who defends) players,
    other ones only where a partner plays an empty seat.
    """

    options: DurakOptions
    players: int
    seat: int
    dealer: int
    phase: str
    actor: int | None
    word: int
    leader: int
    defender: int
    guard: int
    hand: int
    held: tuple[int, ...]
    trump: int
    turned: int | None
    """The card that was turned for trumps; None where that is not told."""
    visible: int | None
    """The trump under the talon; None when the talon is gone."""
    talon: int
    """Cards left to draw, the visible one included."""
    attacks: tuple[int, ...]
    covered: tuple[int | None, ...]
    """For each attacking card, in order of laying, the card that covers it."""
    discarded: int
    gone: int
    """The discarded cards: all were seen on the table, those forgotten are left out."""
    passed: int
    out: int
    places: tuple[int | None, ...]
    bouts: int
    start_hand: int
    limit: int
    """The most attacking cards of this bout."""
    may_transfer: bool
    known: tuple[int, ...]
    """Cards everybody knows in a hand: taken from the table, turned, or shown."""
    lots: tuple[tuple[Lot, ...], ...]
    """The other cards of a hand: (cards none of them can be, how many there are)."""
    how: str | None
    fool: int | None

    def legal(self) -> Sequence[Action]:
        if self.actor != self.seat:
            return ()
        found: Sequence[Action]
        if self.phase == "defend":
            found = covers(self.hand, self.attacks, self.covered, self.trump)
            if self.may_transfer:
                found += transfers(self.hand, self.ranks)
        elif self.phase == "lead":
            found = leads(self.hand, self.limit)
        else:
            found = throws(self.hand, self.ranks)
        return (*found, SWAP) if self.may_swap else found

    @property
    def may_swap(self) -> bool:
        """Whether the viewer, once it is his turn, may lay the lowest trump under the talon."""
        return self.options.trump_six and self.talon > 0 and self.hand >> self.options.lowest_trump(self.trump) & 1 == 1

    @property
    def seating(self) -> Seating:
        return seating(self.options, self.players)

    @property
    def words(self) -> tuple[Word, ...]:
        """The seats that may add cards in this bout and who acts for them, in the order of the word."""
        return self.seating.facing(self.leader, self.defender, self.out).words

    @property
    def on_table(self) -> int:
        """All cards of the bout."""
        found = 0
        for attack, cover in zip(self.attacks, self.covered, strict=True):
            found |= BIT[attack]
            if cover is not None:
                found |= BIT[cover]
        return found

    @property
    def ranks(self) -> int:
        """All cards of the ranks that lie on the table."""
        return ranks_of(self.on_table)

    @property
    def uncovered(self) -> tuple[int, ...]:
        return tuple(attack for attack, cover in zip(self.attacks, self.covered, strict=True) if cover is None)

    @property
    def room(self) -> int:
        """How many cards may still be added in this bout."""
        return self.limit - len(self.attacks)

    @property
    def limit_by(self) -> str:
        """What sets the limit: ``hand``, ``first`` (nothing discarded yet) or ``six``."""
        return limit_by(self.start_hand, self.discarded)

    @property
    def forgotten(self) -> int:
        """How many discarded cards are no longer in mind."""
        return self.discarded - self.gone.bit_count()

    @property
    def unseen(self) -> int:
        """The cards of which the viewer does not know where they are: in other hands, in the talon, or forgotten."""
        seen = self.hand | self.gone | self.on_table
        for known in self.known:
            seen |= known
        if self.visible is not None:
            seen |= BIT[self.visible]
        return PACK_MASKS[self.options.cards] & ~seen

    def opposed(self, seat: int) -> bool:
        """Whether this seat plays against the viewer."""
        return self.seating.opposed(self.seat, seat)

    def sample(self, rng: random.Random) -> DurakDeal:
        from game.durak.setup import sampled

        return sampled(self, rng)


def limit_by(start_hand: int, discarded: int) -> str:
    """What sets the limit of a bout: ``hand``, ``first`` or ``six``."""
    if start_hand < (HAND if discarded else FIRST_MOST):
        return "hand"
    return "six" if discarded else "first"


def seen(of: Position, seat: int) -> DurakView:
    """The view of a position from a seat."""
    memory = of.memory
    return DurakView(
        options=of.options,
        players=of.players,
        seat=seat,
        dealer=of.dealer,
        phase=of.phase,
        actor=of.actor,
        word=of.word,
        leader=of.leader,
        defender=of.defender,
        guard=of.guard,
        hand=of.hands[seat],
        held=tuple(hand.bit_count() for hand in of.hands),
        trump=of.trump,
        turned=of.turned,
        visible=of.visible,
        talon=of.talon_left,
        attacks=tuple(of.attacks),
        covered=tuple(of.covered),
        discarded=of.discarded,
        gone=of.gone,
        passed=of.passed,
        out=of.out,
        places=tuple(of.places),
        bouts=of.bouts,
        start_hand=of.start_hand,
        limit=of.limit,
        may_transfer=of.phase == "defend" and of.may_transfer,
        known=memory.known,
        lots=memory.lots,
        how=of.how,
        fool=of.fool,
    )
