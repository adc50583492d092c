"""Who is next: active seats, who defends, whose word it is, who draws when (durak.md, "A bout", "Partners")."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from game.durak.options import DurakOptions

Word = tuple[int, int]
"""A seat that may add cards and the player who acts for it."""


@dataclass(frozen=True, slots=True)
class Roles:
    """Who does what in a bout."""

    seat: int
    """The seat that leads."""
    leader: int
    """The player who leads."""
    defender: int
    """The seat that defends."""
    guard: int
    """The player who defends."""
    order: tuple[int, ...]
    """The players who may add cards, in the order of the word."""
    drawing: tuple[int, ...]
    words: tuple[Word, ...]
    """For each of those players the seat he acts for."""


class Seating:
    """One kind of table. ``out`` is always the set of seats that are out, one bit each."""

    def __init__(self, players: int, teams: bool, partner_plays: bool, neighbours_only: bool) -> None:
        self.players = players
        self.teams = teams
        self.partner_plays = partner_plays
        self.neighbours_only = neighbours_only
        self.roles = cache(self._roles)
        self.facing = cache(self._facing)
        self.following = cache(self._following)
        self.next_active = cache(self._next_active)
        self.defender = cache(self._defender)

    def partner(self, seat: int) -> int:
        """The seat opposite, where two play against two."""
        return (seat + 2) % self.players

    def player(self, seat: int, out: int) -> int:
        """Who acts for a seat: its owner, or his partner once the owner is out and partners play on."""
        if self.partner_plays and out >> seat & 1 and not out >> self.partner(seat) & 1:
            return self.partner(seat)
        return seat

    def active(self, seat: int, out: int) -> bool:
        return not out >> self.player(seat, out) & 1

    def _next_active(self, seat: int, out: int) -> int:
        """The first active seat to the left; the seat itself when there is no other."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if self.active(other, out):
                return other
        return seat

    def opposed(self, one: int, other: int) -> bool:
        """Whether two seats play against each other."""
        return (one - other) % 2 == 1 if self.teams else one != other

    def _defender(self, leader: int, out: int) -> int:
        """The next active opponent on the leader's left."""
        found = self.next_active(leader, out)
        while found != leader and not self.opposed(leader, found):
            found = self.next_active(found, out)
        return found

    def _roles(self, leader: int, out: int) -> Roles:
        """The roles of a bout this seat leads."""
        return self.facing(leader, self.defender(leader, out), out)

    def _following(self, out: int) -> tuple[tuple[Roles, Roles], ...]:
        """By the seat that defended, the roles of the next bout: after all was beaten off, and after it has taken."""
        found = []
        for defender in range(self.players):
            left = self.next_active(defender, out)
            leader = defender if self.active(defender, out) else left
            found.append((self.roles(leader, out), self.roles(left, out)))
        return tuple(found)

    def _facing(self, leader: int, defender: int, out: int) -> Roles:
        """The roles of a bout between these seats."""
        words = self._words(leader, defender, out)
        order = tuple(player for _, player in words)
        drawing = self._drawing(leader, defender)
        return Roles(leader, self.player(leader, out), defender, self.player(defender, out), order, drawing, words)

    def _words(self, leader: int, defender: int, out: int) -> tuple[Word, ...]:
        """Who may add cards, in the order of the word: the leader, then clockwise from the defender's left.

        Each player once, also one who plays two seats.
        """
        around = [(defender + step) % self.players for step in range(1, self.players)]
        others = [seat for seat in around if self.active(seat, out)]
        if self.neighbours_only:
            others = others[:1]
        asked: dict[int, int] = {}
        for seat in (leader, *(seat for seat in others if self.opposed(seat, defender))):
            asked.setdefault(self.player(seat, out), seat)
        return tuple((seat, player) for player, seat in asked.items())

    def _drawing(self, leader: int, defender: int) -> tuple[int, ...]:
        """The order of drawing: the leader, then clockwise, the defender last."""
        order = [(leader + step) % self.players for step in range(self.players)]
        return (*(seat for seat in order if seat != defender), defender)


@cache
def _seating(players: int, teams: bool, partner_plays: bool, neighbours_only: bool) -> Seating:
    return Seating(players, teams, partner_plays, neighbours_only)


def seating(options: DurakOptions, players: int) -> Seating:
    return _seating(players, options.teams, options.partner_plays, options.neighbours_only)
