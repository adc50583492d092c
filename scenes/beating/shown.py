"""What the table shows of a deal: it follows the events one by one, a little behind the match itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.rules import Event


@dataclass
class Shown(ABC):
    """Lists are by seat. ``hand`` is the viewer's. ``attacks`` and ``covered`` are the pairs, in order of laying."""

    players: int
    dealer: int
    viewer: int | None
    trump: int | None = None
    hand: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    attacks: list[int] = field(default_factory=list)
    covered: list[int | None] = field(default_factory=list)
    leader: int | None = None
    defender: int | None = None
    phase: str = ""
    word: int | None = None
    """The seat whose turn it is."""
    discarded: int = 0
    bout: int = 0
    places: list[int | None] = field(default_factory=list)
    losers: tuple[int, ...] = ()
    """Who has lost the deal, once it is over."""

    def __post_init__(self) -> None:
        self.held = self.held or [0] * self.players
        self.places = self.places or [None] * self.players

    @abstractmethod
    def apply(self, event: Event) -> None:
        """Take over what an event changed."""

    def lay(self, seat: int, card: int) -> None:
        """A card joins the attack."""
        self.lose(seat, card)
        self.attacks.append(card)
        self.covered.append(None)

    def cover(self, seat: int, index: int, card: int) -> None:
        """A card covers the one at this place."""
        self.lose(seat, card)
        self.covered[index] = card

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.held[seat] -= 1
        if seat == self.viewer and card in self.hand:
            self.hand.remove(card)

    def get(self, seat: int, cards: Sequence[int | None]) -> None:
        """Cards come into a hand; unseen ones are None."""
        self.held[seat] += len(cards)
        if seat == self.viewer:
            self.hand = sorted([*self.hand, *(card for card in cards if card is not None)])

    def clear(self) -> None:
        """No cards lie on the table any more."""
        self.attacks, self.covered = [], []
        self.word = None
