"""What a league comes to: means with their intervals, and how far the bots' own chances can be trusted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Any, Final

from tests.league.contest import POINTS, Chance, Contest, Row

SURE: Final = 1.96
"""Standard errors on each side of a 95 % interval."""
BANDS: Final = 10


def mean_and_half(rows: Sequence[Row]) -> tuple[float, float]:
    """The mean result a seat and half its 95 % interval, the deals being what is drawn at random."""
    counted = sum(row.counted for row in rows)
    if not counted:
        return 0.0, 0.0
    mean = sum(row.total for row in rows) / counted
    strays = sum((row.total - mean * row.counted) ** 2 for row in rows)
    return mean, SURE * sqrt(strays) / counted


def reliability(chances: Iterable[Chance]) -> dict[str, list[tuple[int, float, float]]]:
    """By kind of action and band of thought chance: how many, the mean chance thought, the share that came."""
    bands: dict[str, list[list[Chance]]] = {}
    for one in chances:
        of_kind = bands.setdefault(one.kind, [[] for _ in range(BANDS)])
        of_kind[min(int(one.thought * BANDS), BANDS - 1)].append(one)
    return {
        kind: [
            (len(band), sum(one.thought for one in band) / len(band), sum(one.came for one in band) / len(band))
            for band in of_kind
            if band
        ]
        for kind, of_kind in sorted(bands.items())
    }


def calibration(chances: Sequence[Chance]) -> dict[str, dict[str, float]]:
    """By kind of action: how many, the mean chance thought, the share that came and half its 95 % interval."""
    found = {}
    for kind in sorted({one.kind for one in chances}):
        of_kind = [one for one in chances if one.kind == kind]
        count = len(of_kind)
        came = sum(one.came for one in of_kind) / count
        found[kind] = {
            "count": count,
            "thought": sum(one.thought for one in of_kind) / count,
            "came": came,
            "half": SURE * sqrt(came * (1.0 - came) / count),
        }
    return found


def figures(contest: Contest, rows: Sequence[Row]) -> dict[str, Any]:
    """Everything a league found, as plain JSON."""
    mean, half = mean_and_half(rows)
    decisions = sum(row.decisions for row in rows)
    budget = contest.budget
    chances = [chance for row in rows for chance in row.chances]
    return {
        "game": contest.game,
        "a": contest.a,
        "b": contest.b,
        "players": contest.players,
        "options": dict(contest.options),
        "measure": contest.measure,
        "matches" if contest.matches else "deals": len(rows),
        "counted": sum(row.counted for row in rows),
        "mean": mean,
        "half": half,
        "seed": contest.seed,
        "search": contest.search,
        "playouts": budget.playouts if budget and budget.playouts < float("inf") else None,
        "seconds": budget.seconds if budget and budget.seconds < float("inf") else None,
        "ms_per_decision": 1000 * sum(row.seconds for row in rows) / decisions if decisions else 0.0,
        "calibration": calibration(chances),
        "reliability": reliability(chances),
    }


def show(found: dict[str, Any]) -> None:
    """The figures as text."""
    what = "matches" if "matches" in found else "deals"
    head = f"{found['game']}, {found['players']} players: {found['a']} among {found['b']}, {found[what]} {what} x seats"
    if found["measure"] == POINTS:
        print(f"{head}: {found['mean']:+.1f} ± {found['half']:.1f} points a deal on equal cards")
    else:
        print(f"{head}: {found['measure']} {found['mean']:.1%} ± {found['half']:.1%} of {found['counted']} decided")
    print(f"{found['ms_per_decision']:.1f} ms a decision")
    for kind, whole in found["calibration"].items():
        print(
            f"  {kind:10} {whole['count']} times: thought {whole['thought']:.1%}, came {whole['came']:.1%}"
            f" ± {whole['half']:.1%}"
        )
    for kind, bands in found["reliability"].items():
        parts = "  ".join(f"{thought:.0%}->{came:.0%} ({count})" for count, thought, came in bands)
        print(f"  {kind:10} thought->came (how many): {parts}")
