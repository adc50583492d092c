"""What the premium of a pulka did and by which rule, for the words that explain it."""

from __future__ import annotations

from dataclasses import dataclass

from game.joker.sheet import JokerSheet


@dataclass(frozen=True)
class Story:
    """How a pulka ended.

    ``kind`` is the end of the key of the text that explains it. ``gains`` and ``losses`` are seats with the points
    they won or lost. ``kept`` counts the kept bids of each seat, of ``deals``.
    """

    kind: str
    gains: tuple[tuple[int, int], ...]
    losses: tuple[tuple[int, int], ...]
    kept: tuple[int, ...]
    deals: int


def story(sheet: JokerSheet, pulka: int) -> Story:
    """The story of a pulka (from 0) that is over."""
    row, rows = sheet.pulkas[pulka], sheet.rows_of(pulka)
    gains = tuple((seat, change) for seat, change in enumerate(row.premium) if change > 0)
    kind = _kind(sheet, [seat for seat, exact in enumerate(row.exact) if exact], bool(gains))
    payers = _payers(sheet, kind, [seat for seat, _ in gains])
    losses = tuple(
        (seat, row.premium[seat]) for seat in range(sheet.players) if row.premium[seat] < 0 or seat in payers
    )
    kept = tuple(sum(deal.exact(seat) for deal in rows) for seat in range(sheet.players))
    return Story(kind, gains, losses, kept, len(rows))


def _kind(sheet: JokerSheet, exact: list[int], paid: bool) -> str:
    options = sheet.options
    if options.premium == "off":
        return "off"
    if not exact:
        return "nobody"
    if options.premium == "neighbour":
        return "neighbour" if paid else "neighbour-all"
    if options.pairs and not paid:
        return "pairs-cancel"
    if options.premium == "bonus_only":
        return "bonus"
    if options.pairs:
        return "pairs-sole" if len(exact) == 1 else "pairs-both"
    return "sole" if len(exact) == 1 else "several"


def _payers(sheet: JokerSheet, kind: str, winners: list[int]) -> set[int]:
    """Who had to pay by the rule, even where there was nothing to take."""
    everyone = range(sheet.players)
    if kind == "sole":
        return {seat for seat in everyone if seat not in winners}
    if kind == "pairs-sole":
        return {seat for seat in everyone if (seat - winners[0]) % 2}
    return set()
