"""The table options of Bura (bura.md, the O marks) and the packs it is played with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from game.cards import mask, pack
from game.rules import Option

TOP_STAKE: Final = 6
"""Shashi: nobody can offer more."""
CLAIM: Final = 31
"""Points that win a hand of three cards when they are claimed."""

PACKS: Final[Mapping[int, tuple[int, ...]]] = {3: tuple(pack(10)), 5: tuple(pack(6))}
"""By cards in a hand: A 10 K Q J, or everything from the six."""
PACK_MASKS: Final[Mapping[int, int]] = {cards: mask(of) for cards, of in PACKS.items()}

OPTIONS: Final = (
    Option("cards", (3, 5)),
    Option("match", (3, 7, 11, 1, 5)),
    Option("royal", (False, True), needs={"cards": (3,)}),
    Option("malyutka", ("in_turn", "out_of_turn")),
    Option("offers", ("lead_or_answer", "lead_only")),
    Option("crawford", (False, True)),
    Option("later_lead", ("winner", "loser")),
    Option("draw", ("plain", "carry"), needs={"cards": (5,)}),
    Option("assist", (False, True)),
)

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "five": {"cards": 5},
    "long": {"match": 11, "crawford": True},
    "tavern": {"match": 7, "royal": True, "malyutka": "out_of_turn"},
    "five_tavern": {"cards": 5, "match": 7, "malyutka": "out_of_turn", "draw": "carry"},
    "learner": {"assist": True, "offers": "lead_only"},
    "kiosk": {"match": 1, "assist": True},
}


@dataclass(frozen=True, slots=True)
class BuraOptions:
    """One table's options; the names and values are those of ``OPTIONS``."""

    cards: int = 3
    match: int = 3
    royal: bool = False
    malyutka: str = "in_turn"
    offers: str = "lead_or_answer"
    crawford: bool = False
    later_lead: str = "winner"
    draw: str = "plain"
    assist: bool = False

    @property
    def pack(self) -> tuple[int, ...]:
        return PACKS[self.cards]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
