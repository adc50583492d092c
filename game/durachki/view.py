"""What one seat may know of a deal of Durachki."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.beating import LED_CARDS, PASS, RANKMATES, covers, leads
from game.cards import RANK_SPAN, mask, pack
from game.durachki.actions import fly
from game.durachki.options import HAND, DurachkiOptions
from game.memory import Lot
from game.rules import Action, View

if TYPE_CHECKING:
    from game.durachki.deal import DurachkiDeal

FOUR = 4


def legal_actions(
    phase: str, hand: int, attacks: Sequence[int], covered: Sequence[int | None], trump: int
) -> Sequence[Action]:
    """What the player to act may do with this hand: lead any cards of one rank, let some fly in, cover or take."""
    if phase == "lead":
        return leads(hand, FOUR)
    if phase == "fly":
        return [*(fly(lead) for lead in leads(hand & RANKMATES[attacks[0]], FOUR)), PASS]
    if phase == "cover":
        return covers(hand, attacks, covered, trump)
    return ()


@dataclass(frozen=True, slots=True)
class DurachkiView(View):
    """Tuples named in the plural are by seat, but for ``attacks``, ``covered`` and ``asked``; sets are bit masks."""

    options: DurachkiOptions
    players: int
    seat: int
    dealer: int
    phase: str
    actor: int | None
    leader: int
    defender: int
    hand: int
    held: tuple[int, ...]
    trump: int
    turned: int | None
    attacks: tuple[int, ...]
    covered: tuple[int | None, ...]
    """For each attacking card, in order of laying, the card that covers it."""
    asked: tuple[int, ...]
    """Seats still to be asked whether their cards fly in."""
    out: int
    aside: int
    gone: int
    """The cards put aside: all were seen on the table."""
    bouts: int
    places: tuple[int | None, ...]
    known: tuple[int, ...]
    """Cards everybody knows in a hand: taken from the table, or the dealer's turned one."""
    lots: tuple[tuple[Lot, ...], ...]
    """The other cards of a hand: (cards none of them can be, how many there are)."""
    shunned: tuple[int, ...]
    """Cards a seat hardly holds beside the known ones, by how it has played; empty before anybody has."""
    how: str | None
    loser: int | None

    def legal(self) -> Sequence[Action]:
        if self.actor != self.seat:
            return ()
        return legal_actions(self.phase, self.hand, self.attacks, self.covered, self.trump)

    @property
    def on_table(self) -> list[int]:
        return [one for pair in zip(self.attacks, self.covered, strict=True) for one in pair if one is not None]

    @property
    def uncovered(self) -> list[int]:
        """The cards still to be covered, in order of laying."""
        return [attack for attack, cover in zip(self.attacks, self.covered, strict=True) if cover is None]

    @property
    def turned_is_held(self) -> bool:
        """Whether the trump card is the dealer's own last one rather than one out of play."""
        return self.players * HAND == len(pack())

    @property
    def unused(self) -> int:
        """How many cards are out of play besides the turned one."""
        return 0 if self.turned_is_held else len(pack()) - self.players * HAND - 1

    @property
    def unseen(self) -> int:
        """The cards of which this seat has seen nothing: in other hands, or out of play."""
        seen = self.hand | mask(self.on_table) | self.gone
        for known in self.known:
            seen |= known
        if self.turned is not None and not self.turned_is_held:
            seen |= 1 << self.turned
        return mask(pack()) & ~seen

    def sample(self, rng: random.Random) -> DurachkiDeal:
        from game.durachki.setup import sampled

        return sampled(self, rng)


def led_rank(lead: Action) -> int:
    """The rank 0..12 of a lead's cards."""
    return LED_CARDS[lead][0] % RANK_SPAN
