"""The option *assist*: exactly what a player can know of the points in his own pile."""

from __future__ import annotations

from typing import NamedTuple

from game.bura.answers import POINTS, points
from game.bura.view import BuraView
from game.cards import bits


class Bounds(NamedTuple):
    """The fewest and the most points a pile can hold; equal when nothing in it is hidden."""

    least: int
    most: int


def own_pile(view: BuraView) -> Bounds:
    """The bounds of the viewer's pile: each is reached by some deal that agrees with all he has seen."""
    open_points = points(view.known)
    if not view.face_down:
        return Bounds(open_points, open_points)
    worth = sorted(POINTS[one] for one in bits(view.possible_gifts))
    return Bounds(open_points + sum(worth[: view.face_down]), open_points + sum(worth[-view.face_down :]))


def other_pile(view: BuraView) -> int:
    """The points in the other side's pile, which a player who remembers every card knows."""
    return points(view.theirs)
