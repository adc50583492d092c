"""Where the cards not seen may lie: hands keep what is good, and what was done tells what was not there.

The tables were measured in some thousand deals of the quick player: the logarithm of how much likelier than by mere
number a card is in a hand rather than in the talon.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from game.beating import CARDS, COVERERS, RANKMATES
from game.cards import BIT, RANK_OF, RANK_SPAN, SUIT_MASK, SUIT_OF
from game.durak.options import PACKS
from game.durak.view import DurakView

Row = tuple[float, ...]

LATE: Final = 6
MIDDLE: Final = 14
"""With at most so many hidden cards in the talon it is late, or the middle, of a deal."""

TWO: Final[tuple[tuple[Row, Row], ...]] = (
    (
        (-2.0, -1.53, -1.47, -1.23, -1.1, -0.94, -0.79, -0.24, 0.58),
        (0.27, 0.71, 0.89, 0.96, 1.15, 1.2, 1.25, 1.35, 1.39),
    ),
    (
        (-1.73, -1.23, -1.08, -0.97, -0.8, -0.54, -0.37, 0.09, 0.55),
        (0.08, 0.57, 0.66, 0.81, 0.93, 1.01, 1.06, 1.1, 1.11),
    ),
    (
        (-0.95, -0.52, -0.4, -0.35, -0.25, -0.14, 0.05, 0.16, 0.45),
        (-0.8, -0.1, 0.22, 0.33, 0.48, 0.62, 0.64, 0.66, 0.76),
    ),
)
"""Between two: late, in the middle, early; plain cards and trumps, the lowest rank first."""
THREE: Final[tuple[tuple[Row, Row], ...]] = (
    (
        (-0.53, -0.43, -0.42, -0.27, -0.2, -0.02, 0.05, 0.27, 0.4),
        (-0.36, -0.13, -0.05, 0.1, 0.16, 0.35, 0.4, 0.47, 0.53),
    ),
    (
        (-0.34, -0.28, -0.25, -0.18, -0.07, -0.02, 0.09, 0.27, 0.29),
        (-0.95, -0.37, -0.15, 0.0, 0.11, 0.3, 0.32, 0.44, 0.44),
    ),
    (
        (-0.4, -0.14, -0.08, -0.15, 0.0, 0.05, 0.14, 0.25, 0.25),
        (-1.5, -0.35, -0.3, 0.0, 0.1, 0.1, 0.15, 0.38, 0.5),
    ),
)
MORE: Final[tuple[tuple[Row, Row], ...]] = (
    (
        (-0.1, -0.28, -0.22, -0.26, -0.17, -0.03, 0.06, 0.12, 0.4),
        (-1.0, -0.1, 0.1, 0.15, 0.18, 0.2, 0.23, 0.3, 0.3),
    ),
    (
        (-0.16, -0.16, -0.1, -0.1, -0.08, 0.05, 0.13, 0.22, 0.3),
        (-1.5, -0.4, 0.0, 0.05, 0.05, 0.1, 0.1, 0.2, 0.25),
    ),
    ((0.0,) * 9, (0.0,) * 9),
)
UNLIKELY: Final = 0.25
"""How much less likely a player holds what he would have laid rather than what he did."""


EVERYTHING: Final = (1 << CARDS) - 1
_LOWER_RANKS: Final = tuple(sum(RANKMATES[rank] for rank in range(below)) for below in range(RANK_SPAN))
"""By rank (0 the two): all cards of lower ranks."""


@cache
def _kept(players: int, cards: int, trump: int, stage: int) -> Row:
    """By card the odds that a hand has kept it."""
    tables = TWO if players == 2 else THREE if players == 3 else MORE
    lowest = RANK_OF[PACKS[cards][0]]
    ranks = cards // 4
    found = []
    for card in range(CARDS):
        row = tables[stage][SUIT_OF[card] == trump]
        at = max(0, RANK_OF[card] - lowest) * (len(row) - 1) // (ranks - 1)
        found.append(exp(row[at]))
    return tuple(found)


def odds(view: DurakView) -> tuple[Row, ...]:
    """By seat and card."""
    hidden = view.talon - (view.visible is not None)
    kept = _kept(view.players, view.options.cards, view.trump, 0 if hidden <= LATE else 1 if hidden <= MIDDLE else 2)
    return tuple(_less(kept, _missed(view, seat)) for seat in range(view.players))


def _less(row: Row, cards: int) -> Row:
    if not cards:
        return row
    return tuple([odd * UNLIKELY if cards >> card & 1 else odd for card, odd in enumerate(row)])


def _missed(view: DurakView, seat: int) -> int:
    """The cards this seat would probably have laid in the bout so far, had it held them."""
    if not view.attacks:
        return 0
    trumps = SUIT_MASK[view.trump]
    found = 0
    if seat == view.leader and view.talon and not view.options.transfer:
        first = view.attacks[0]
        found |= (_LOWER_RANKS[first % RANK_SPAN] if SUIT_OF[first] != view.trump else EVERYTHING) & ~trumps
    if seat == view.guard:
        for attack, cover in zip(view.attacks, view.covered, strict=True):
            fits = COVERERS[view.trump][attack]
            if cover is not None:
                found |= fits & (BIT[cover] - 1) & (trumps if SUIT_OF[cover] == view.trump else ~trumps)
                if SUIT_OF[cover] == view.trump:
                    found |= fits & ~trumps
            elif view.phase == "take":
                found |= fits & ~trumps
    elif view.passed >> seat & 1:
        found |= view.ranks & ~trumps & _LOWER_RANKS[RANK_SPAN - 4]
    return found
