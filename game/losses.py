"""The board of games in which each deal has a loser: what the sheets of the Durak family share."""

from __future__ import annotations

from dataclasses import Field, asdict
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from game.rules import Sheet, places


class Row(Protocol):
    """One finished deal, a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def lost(self, seat: int) -> bool:
        """Whether this deal counts against a seat."""
        ...


class Options(Protocol):
    """The table's options; ``losses`` lost deals end the match, 0 for none."""

    @property
    def losses(self) -> int: ...

    def to_json(self) -> dict[str, Any]: ...


OptionsT = TypeVar("OptionsT", bound=Options)
RowT = TypeVar("RowT", bound=Row)


class LossSheet(Sheet, Generic[OptionsT, RowT]):
    """Rows are added by ``settle``; nothing is ever taken back. Totals count lost deals: the fewer the better."""

    def __init__(self, options: OptionsT, players: int, first: int) -> None:
        self.options = options
        self.players = players
        self.first = first
        self.rows: list[RowT] = []

    @property
    def endless(self) -> bool:
        return not self.options.losses

    @property
    def over(self) -> bool:
        """Somebody, or one of the teams, has lost as often as was agreed."""
        return not self.endless and max(self.totals) >= self.options.losses

    @property
    def totals(self) -> list[int]:
        """Lost deals by seat; partners lose together."""
        return [sum(row.lost(seat) for row in self.rows) for seat in range(self.players)]

    @property
    def places(self) -> list[int]:
        """The fewest lost deals first."""
        return places([-losses for losses in self.totals])

    def history(self) -> list[list[int]]:
        """Lost deals by seat after each finished deal: a chart's points."""
        running = [0] * self.players
        points = []
        for row in self.rows:
            running = [losses + row.lost(seat) for seat, losses in enumerate(running)]
            points.append(running)
        return points

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "players": self.players,
            "first": self.first,
            "rows": [asdict(row) for row in self.rows],
        }
