"""Points of a deal and the premium of a pulka (joker.md, "Points" and "Premium")."""

from __future__ import annotations

from collections.abc import Sequence

from game.joker.options import JokerOptions


def khisht_fine(options: JokerOptions, cards: int) -> int:
    """Points for a bid of one or more with no trick, in a deal of so many cards; zero or negative."""
    if options.khisht == "200/500":
        return -500 if cards == 9 else -200
    if options.khisht == "x100":
        return -100 * cards
    assert isinstance(options.khisht, int)
    return -options.khisht


def is_khisht(options: JokerOptions, bid: int, took: int) -> bool:
    """Whether the deal is a khisht; under *minus joker* there is none."""
    return bid > 0 and took == 0 and not options.minus


def score(options: JokerOptions, bid: int, took: int, cards: int) -> int:
    """Points of one player in one deal."""
    if bid == took:
        if bid == cards:
            return 100 * cards
        if options.minus and options.exact_100k and bid:
            return 100 * bid
        return 50 * bid + 50
    if took > bid:
        return 10 * took
    if options.minus:
        return -100 * (bid - took)
    return 10 * took if took else khisht_fine(options, cards)


def premium(options: JokerOptions, points: Sequence[Sequence[int]], exact: Sequence[bool]) -> list[int]:
    """What the premium of one pulka adds to each seat, from ``points[seat][deal]`` and who kept every bid.

    *own_best*: each exact player gains his best deal; a sole one makes the others lose theirs, never less than
    nothing. In pairs only the opponents of the sole exact player pay, and a player exact in each pair cancels out.
    """
    change = [0] * len(points)
    if options.premium == "off" or not any(exact):
        return change
    if options.premium == "neighbour":
        return _neighbour_premium(points, exact)
    best = [max(deals) for deals in points]
    winners = [seat for seat, kept in enumerate(exact) if kept]
    if options.pairs and len({seat % 2 for seat in winners}) == 2:
        return change
    for seat in winners:
        change[seat] = best[seat]
    if len(winners) == 1 and options.premium == "own_best":
        sole = winners[0]
        for seat in range(len(points)):
            pays = (seat - sole) % 2 == 1 if options.pairs else seat != sole
            if pays:
                change[seat] = -max(best[seat], 0)
    return change


def _neighbour_premium(points: Sequence[Sequence[int]], exact: Sequence[bool]) -> list[int]:
    """'Popular' custom: the last deal does not count; of each run of exact players, clockwise, the first receives his
    best deal and the player after the run pays his own; all exact: nothing."""
    seats = len(points)
    change = [0] * seats
    if all(exact):
        return change
    best = [max(deals[:-1], default=0) for deals in points]
    for seat in range(seats):
        if exact[seat] and not exact[seat - 1]:
            after = seat
            while exact[after]:
                after = (after + 1) % seats
            change[seat] += best[seat]
            change[after] -= max(best[after], 0)
    return change
