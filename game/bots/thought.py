"""What came of thinking about one decision."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.rules import Action


@dataclass(frozen=True, slots=True)
class Thought:
    """``values``: what each action weighed is worth; ``chance``: how often the chosen one led to success, None where
    nothing was imagined; ``deals``: how many were; ``proved``: the rest was counted through, and the chance is sure;
    ``chances``: of all actions that were played out."""

    action: Action
    values: Mapping[Action, float] = field(default_factory=dict)
    chance: float | None = None
    deals: int = 0
    proved: bool = False
    chances: Mapping[Action, float] = field(default_factory=dict)
