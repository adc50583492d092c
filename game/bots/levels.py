"""The levels of the bots: how much they remember and how long they think.

All of them know only what their seat has seen. *easy* plays by the plain bot's rules with a poor memory and no
foresight; *normal* remembers most and looks a little ahead; *hard* remembers everything and looks as far as it can.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.bots.budget import Budget
from game.mind import Mind


@dataclass(frozen=True, slots=True)
class Level:
    """``memory``: how much of what was to be seen is remembered, 0 to 1; ``budget``: what a decision may cost."""

    name: str
    memory: float
    budget: Budget | None
    """None: no deals are imagined."""


EASY: Final = Level("easy", 0.25, None)
NORMAL: Final = Level("normal", Mind.recall, Budget(playouts=Mind.glance))
HARD: Final = Level("hard", 1.0, Budget(seconds=0.3))
LEVELS: Final = {level.name: level for level in (EASY, NORMAL, HARD)}
"""Those a player can choose, weakest first."""


def level_in(mind: Mind, name: str) -> Level:
    """The level of this name in a game: how much *normal* remembers and looks ahead is the game's to say."""
    if name == NORMAL.name:
        return Level(name, mind.recall, Budget(playouts=mind.glance))
    return LEVELS[name]
