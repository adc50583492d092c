"""What a score is worth: the chance to win the match from it, and what a stake does to that chance."""

from __future__ import annotations

from functools import cache
from typing import Final

GAINS: Final = {
    3: {1: 0.25, 2: 0.6, 3: 0.09, 4: 0.06},
    5: {1: 0.35, 2: 0.43, 3: 0.06, 4: 0.08, 6: 0.08},
}
"""By cards in hand: how often a hand of two equal sides brings its winner so much, stakes and settlement together."""


@cache
def match_chance(cards: int, mine: int, theirs: int) -> float:
    """The chance to win a match in which one still lacks ``mine`` points and the other side ``theirs``."""
    if mine <= 0:
        return 1.0
    if theirs <= 0:
        return 0.0
    return sum(
        often * (match_chance(cards, mine - gain, theirs) + match_chance(cards, mine, theirs - gain)) / 2
        for gain, often in GAINS[cards].items()
    )
