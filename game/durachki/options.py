"""The table options of Durachki (durachki.md, the O marks)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from game.rules import Option

OPTIONS: Final = (
    Option("fly_ranks", ("all", "six")),
    Option("fly", ("must", "may")),
    Option("take", ("uncovered", "all")),
    Option("stake", (0, 1, 2, 5, 10, 20, 50, 100)),
    Option("losses", (0, 3, 5, 10)),
)
PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "short": {"losses": 3},
    "gentle": {"fly": "may", "losses": 3},
    "sixes": {"fly_ranks": "six", "losses": 5},
    "stakes": {"stake": 5, "losses": 5},
}

HAND: Final = 9
MOST_BOUTS: Final = 500
SIX: Final = 6


@dataclass(frozen=True, slots=True)
class DurachkiOptions:
    """One table's options; the names and values are those of ``OPTIONS``, but any stake may be set."""

    fly_ranks: str = "all"
    fly: str = "must"
    take: str = "uncovered"
    stake: int = 0
    losses: int = 0

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def settle(stake: int, players: int, loser: int | None) -> list[int]:
    """What each seat gets or pays: the loser pays the stake to every other player."""
    if loser is None:
        return [0] * players
    return [-stake * (players - 1) if seat == loser else stake for seat in range(players)]
