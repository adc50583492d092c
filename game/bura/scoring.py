"""What a hand brings, and what comes after it (bura.md, "Both games" and "Five cards")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.bura.options import CLAIM, BuraOptions
from game.bura.tricks import Outcome


def times(loser_points: int) -> int:
    """How often the loser of five cards pays the stake when the hand has been played out."""
    if loser_points == 0:
        return 3
    return 2 if loser_points < CLAIM else 1


def played_out(points: Sequence[int]) -> tuple[int | None, int]:
    """Winner (None: a draw) and number of stakes of a hand of five cards, from the points of both piles."""
    if points[0] == points[1]:
        return None, 0
    winner = int(points[1] > points[0])
    return winner, times(points[1 - winner])


def next_stake(options: BuraOptions, winner: int | None, stake: int) -> int:
    """What the next hand is worth when this one, worth ``stake``, was won by ``winner`` (None: drawn)."""
    return stake if winner is None and options.draw == "carry" else 1


def next_leader(options: BuraOptions, leader: int, winner: int | None) -> int:
    """Who leads first in the next hand; ``leader`` did in this one."""
    if winner is None:
        return leader
    return winner if options.later_lead == "winner" else 1 - winner


def match_winner(options: BuraOptions, score: Sequence[int]) -> int | None:
    """The side that has reached the target, None while nobody has."""
    return next((side for side, total in enumerate(score) if total >= options.match), None)


def offers_allowed(options: BuraOptions, scores: Sequence[Sequence[int]]) -> bool:
    """Whether the next hand may have offers; ``scores`` after each hand so far, the first being 0:0.

    Under Crawford's rule the first hand that begins with a side one point from the target has none.
    """
    if not options.crawford:
        return True
    near = options.match - 1
    return max(scores[-1]) < near or any(max(score) >= near for score in scores[:-1])


def what_follows(options: BuraOptions, leader: int, score: Sequence[int], ended: Outcome) -> dict[str, Any]:
    """A finished hand as plain JSON: how it ended, the score after it, what comes next. ``score`` was before it."""
    winner = ended.winner
    after = [total + ended.gain * (side == winner) for side, total in enumerate(score)]
    return {
        "winner": winner,
        "reason": ended.reason,
        "stake": ended.stake,
        "gain": ended.gain,
        "score": after,
        "match_winner": match_winner(options, after),
        "next_leader": next_leader(options, leader, winner),
        "next_stake": next_stake(options, winner, ended.stake),
    }
