"""What an onlooker of the games of pairs keeps: hands, what everybody knows of them, and the cards on the table."""

from __future__ import annotations

from game.cards import BIT
from tests.conformance.onlooker import Onlooker


class PairsOnlooker(Onlooker):
    def __init__(self, players: int, seat: int | None) -> None:
        self.players = players
        self.seat = seat
        self.totals = [0] * players
        self.begin()

    def begin(self) -> None:
        self.hand = 0
        self.held = [0] * self.players
        self.known = [0] * self.players
        self.trump: int | None = None
        self.turned: int | None = None
        self.attacks: list[int] = []
        self.covered: list[int | None] = []
        self.gone = 0
        self.out = 0
        self.places: list[int | None] = [None] * self.players

    def _attacks(self, seat: int, card: int) -> None:
        self._loses(seat, card)
        self.attacks.append(card)
        self.covered.append(None)

    def _gets(self, seat: int, card: int | None) -> None:
        self.held[seat] += 1
        if card is not None and seat == self.seat:
            self.hand |= BIT[card]

    def _loses(self, seat: int, card: int) -> None:
        self.held[seat] -= 1
        self.known[seat] &= ~BIT[card]
        if seat == self.seat:
            assert self.hand & BIT[card]
            self.hand ^= BIT[card]

    def _table(self) -> tuple[int, ...]:
        pairs = zip(self.attacks, self.covered, strict=True)
        return tuple(card for pair in pairs for card in pair if card is not None)
