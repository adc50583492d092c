"""What the tables of both games ask of a view, and of a reason why a card is refused."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Protocol

from game.rules import Action


class PairsView(Protocol):
    """What the views of both games have."""

    @property
    def phase(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def attacks(self) -> tuple[int, ...]: ...
    @property
    def covered(self) -> tuple[int | None, ...]: ...
    def legal(self) -> Sequence[Action]: ...


class Refusal(Protocol):
    """Why a card is refused, and the only card that it does not cover, if that is why."""

    @property
    def why(self) -> Enum: ...
    @property
    def attack(self) -> int | None: ...
