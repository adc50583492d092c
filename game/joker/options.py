"""The table options of Joker and the schedule of its deals (joker.md, "Pack, players, schedule" and the O marks)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final

from game.rules import Option

OPTIONS: Final = (
    Option("length", ("full", "nines", "short", "one")),
    Option("pairs", (False, True), players=(4,)),
    Option("nine_trump", ("choose", "last_card")),
    Option("dealer_limit", (True, False)),
    Option("strict", (False, True)),
    Option("led_high_beats_trumps", (False, True)),
    Option("minus", (False, True)),
    Option("exact_100k", (False, True), needs={"minus": (True,)}),
    Option("khisht", (200, 500, "200/500", "x100", 0), needs={"minus": (False,)}),
    Option("premium", ("own_best", "neighbour", "bonus_only", "off")),
    Option("last_trick", (False, True)),
)

PRESETS: Final[Mapping[str, Mapping[str, Any]]] = {
    "classic": {},
    "nines": {"length": "nines"},
    "short": {"length": "short", "last_trick": True},
    "kiosk": {"length": "one", "last_trick": True},
    "pairs": {"pairs": True},
    "minus": {"minus": True, "exact_100k": True, "strict": True},
    "tavern": {
        "khisht": "200/500",
        "premium": "neighbour",
        "led_high_beats_trumps": True,
        "nine_trump": "last_card",
    },
}

LADDER_UP: Final = tuple(range(1, 9))
NINES: Final = (9, 9, 9, 9)
PULKAS: Final[Mapping[str, tuple[tuple[int, ...], ...]]] = {
    "full": (LADDER_UP, NINES, LADDER_UP[::-1], NINES),
    "nines": (NINES, NINES, NINES, NINES),
    "short": (NINES, NINES),
    "one": (NINES,),
}
SCHEDULES: Final = {length: tuple(cards for pulka in pulkas for cards in pulka) for length, pulkas in PULKAS.items()}


@dataclass(frozen=True, slots=True)
class JokerOptions:
    """One table's options; the names and values are those of ``OPTIONS``."""

    length: str = "full"
    pairs: bool = False
    nine_trump: str = "choose"
    dealer_limit: bool = True
    strict: bool = False
    led_high_beats_trumps: bool = False
    minus: bool = False
    exact_100k: bool = False
    khisht: int | str = 200
    premium: str = "own_best"
    last_trick: bool = False

    @property
    def pulkas(self) -> tuple[tuple[int, ...], ...]:
        """Cards dealt in each deal, pulka by pulka."""
        return PULKAS[self.length]

    @property
    def schedule(self) -> tuple[int, ...]:
        """Cards dealt in each deal of the match."""
        return SCHEDULES[self.length]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)
