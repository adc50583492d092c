"""How a deal ends and who is the fool (durak.md, "Pack and players", "Partners")."""

from __future__ import annotations

from typing import Final

EVEN: Final = 0b010101
ODD: Final = 0b101010


def how(left: int, teams: bool) -> str | None:
    """``left``: the set of seats that hold cards, when the talon is gone. None while the deal goes on."""
    if not left:
        return "draw"
    if teams:
        return None if left & EVEN and left & ODD else "team"
    return None if left & (left - 1) else "fool"


def fool(left: int, leader: int, defender: int, players: int) -> int:
    """The fool among this set of seats: the last defender, else the first to the left of the last leader."""
    if left >> defender & 1:
        return defender
    return next(seat for step in range(players) if left >> (seat := (leader + 1 + step) % players) & 1)
