"""How a deal ends and who is the fool (durak.md, "Pack and players", "Partners")."""

from __future__ import annotations

from collections.abc import Sequence
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


def fool(left: Sequence[int], leader: int, defender: int, players: int) -> int:
    """The one of these seats who is the fool: the last defender, else the first to the left of the last leader."""
    if defender in left:
        return defender
    return min(left, key=lambda seat: (seat - leader - 1) % players)
