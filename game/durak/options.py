"""The table options of Durak (durak.md, the O marks) and the packs they are played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from game.beating import RANKMATES
from game.cards import RANK_SPAN, mask, pack
from game.rules import Option

HAND: Final = 6
"""Cards dealt to each player, and the number hands are refilled to."""
MOST_BOUTS: Final = 500
"""Bouts after which a deal is stopped as a draw."""

PACKS: Final[Mapping[int, tuple[int, ...]]] = {36: tuple(pack(6)), 24: tuple(pack(9)), 52: tuple(pack(2))}
PACK_RANKS: Final = {size: RANKMATES[RANK_SPAN - size // 4 : RANK_SPAN] for size in PACKS}
"""By size of the pack: the cards of each of its ranks, the lowest first."""
PACK_MASKS: Final[Mapping[int, int]] = {size: mask(of) for size, of in PACKS.items()}

OPTIONS: Final = (
    Option("cards", (36, 24, 52), only={24: (4, 3, 2)}),
    Option("losses", (0, 3, 5, 10)),
    Option("teams", (False, True), players=(4, 6)),
    Option("empty_seat", ("skip", "partner"), needs={"teams": (True,)}, players=(4,)),
    Option("neighbours_only", (False, True), players=(4, 5, 6)),
    Option("under_fool", (False, True)),
    Option("transfer", (False, True)),
    Option("trump_six", (False, True)),
)

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "teams": {"teams": True},
    "transfer": {"transfer": True},
    "short": {"cards": 24, "losses": 3},
    "big": {"cards": 52},
    "kiosk": {"losses": 3},
    "yard": {"transfer": True, "trump_six": True, "under_fool": True, "losses": 5},
}


@dataclass(frozen=True, slots=True)
class DurakOptions:
    """One table's options; the names and values are those of ``OPTIONS``."""

    cards: int = 36
    losses: int = 0
    teams: bool = False
    empty_seat: str = "skip"
    neighbours_only: bool = False
    under_fool: bool = False
    transfer: bool = False
    trump_six: bool = False

    @property
    def pack(self) -> tuple[int, ...]:
        return PACKS[self.cards]

    @property
    def partner_plays(self) -> bool:
        """Whether the empty seat of a player who is out is played by his partner."""
        return self.teams and self.empty_seat == "partner"

    def lowest_trump(self, trump: int) -> int:
        """The lowest card of the pack in this suit: the one that may be swapped for the turned trump."""
        return PACKS[self.cards][0] + 13 * trump

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
