"""Where the things of Durachki stand: four pairs at most, the cards out of play side by side."""

from __future__ import annotations

from dataclasses import replace

from scenes.beating import places
from scenes.beating.places import BoutPlaces
from scenes.metrics import Metrics

_LEAN = 5.0
"""Degrees by which the turned card leans away from the cards out of play."""


def durachki_places(metrics: Metrics, players: int, left_handed: bool = False) -> BoutPlaces:
    """The places for so many players: one row of four pairs, two rows where the window is small."""
    base = places.places(metrics, players, left_handed)
    pile = base.pile_width
    x, y = base.talon
    return replace(
        base,
        table=replace(base.table, pack=(round(x + 0.76 * pile), round(y))),
        talon=(x + 0.76 * pile, y),
        trump=(x + 0.04 * pile, y),
        trump_angle=_LEAN,
        row=places.ROW if metrics.small else places.ROW + 1,
        even=True,
    )
