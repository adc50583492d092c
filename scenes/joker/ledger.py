"""What the score sheet shows of a match, ready to be drawn: pulkas, deals, bids, points, premiums, totals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from game.joker.deal import JokerDeal
from game.joker.sheet import DealRow, JokerSheet, dealer_of, match_places
from game.match import Match
from scenes.levels import levels_of

ROMAN: Final = ("I", "II", "III", "IV")
MINUS: Final = "\N{MINUS SIGN}"
PASS: Final = "\N{EN DASH}"
WAITS: Final = "\N{MIDDLE DOT}"
DONE, RUNNING, AHEAD = "done", "running", "ahead"


def written(number: int, plus: bool = False) -> str:
    """A number as it stands on the sheet, with a real minus; ``plus`` signs what is gained too."""
    if number < 0:
        return f"{MINUS}{-number}"
    return f"+{number}" if plus and number else str(number)


def counted(number: int, share: float) -> int:
    """How far a number has been counted up: in tens, as all points are."""
    return number if share >= 1 else round(number * share / 10) * 10


def bid_text(bid: int | None) -> str:
    """A bid as it stands on the sheet: a pass is a dash, one that is still to come a dot."""
    if bid is None:
        return WAITS
    return str(bid) if bid else PASS


@dataclass(frozen=True)
class Cell:
    """One player's part of a deal. ``best``: a premium doubled it; ``struck``: a premium of others took it away."""

    bid: int | None = None
    points: int | None = None
    kept: bool = False
    khisht: bool = False
    best: bool = False
    struck: bool = False
    marks: tuple[str, ...] = ()
    """``clock`` when a bot acted for the player, ``hint`` when one was taken."""


@dataclass(frozen=True)
class Line:
    """One deal; ``number`` counts from 0 over the match, ``state`` is done, running or ahead. Cells are by seat."""

    number: int
    cards: int
    dealer: int
    state: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True)
class Block:
    """One pulka. ``premium`` is None where nothing changed hands; ``sums`` count the premium once it is closed."""

    pulka: int
    lines: tuple[Line, ...]
    closed: bool
    premium: tuple[int, ...] | None
    sums: tuple[int, ...]

    @property
    def begun(self) -> bool:
        """Whether a deal of it is done or running."""
        return self.lines[0].state != AHEAD

    @property
    def bare_sums(self) -> tuple[int, ...]:
        """The sums without the premium."""
        return tuple(total - gain for total, gain in zip(self.sums, self.premium or [0] * len(self.sums), strict=True))


@dataclass(frozen=True)
class Player:
    """Who sits at a seat."""

    name: str
    portrait: str
    person: bool
    level: str = ""
    """Of a bot, where the match tells it."""


@dataclass(frozen=True)
class Ledger:
    """The whole sheet; lists are by seat. ``leaders`` are the seats that are first (both of a pair in pairs)."""

    players: tuple[Player, ...]
    blocks: tuple[Block, ...]
    totals: tuple[int, ...]
    pair_totals: tuple[int, ...] | None
    leaders: frozenset[int]

    @property
    def now(self) -> int:
        """The pulka that runs; between two pulkas the one that has just been played."""
        return max((block.pulka for block in self.blocks if block.begun), default=0)

    @property
    def fine(self) -> int:
        """Points of a khisht, as an example of what its stamp looks like: of one that occurs, if any does."""
        cells = [cell for block in self.blocks for line in block.lines for cell in line.cells]
        return next((cell.points for cell in cells if cell.khisht and cell.points is not None), -200)


def signs_of(block: Block) -> set[str]:
    """The kinds of marks that occur in a pulka."""
    found: set[str] = {"premium"} if block.premium else set()
    for line in block.lines:
        if line.state != AHEAD:
            found.add("dealer")
        for cell in line.cells:
            found.update(cell.marks)
            flags = {"khisht": cell.khisht, "pass": cell.bid == 0, "best": cell.best, "struck": cell.struck}
            found.update(name for name, there in flags.items() if there)
    return found


def sheet_of(match: Match) -> JokerSheet:
    """The sheet of a match of Joker; TypeError for another game's."""
    if not isinstance(match.sheet, JokerSheet):
        raise TypeError("not a match of Joker")
    return match.sheet


def sole_person(match: Match) -> int | None:
    """The seat of the one person at the table; None when there are several, or none."""
    people = [seat for seat, who in enumerate(match.table.seats) if who.person]
    return people[0] if len(people) == 1 else None


def deals_until(sheet: JokerSheet, pulka: int) -> int:
    """How many deals are done when a pulka (from 0) is over."""
    return sum(len(deals) for deals in sheet.options.pulkas[: pulka + 1])


def ledger(match: Match, deals: int | None = None) -> Ledger:
    """The sheet as it stands now, or as it stood when so many deals were done (none running then)."""
    sheet = sheet_of(match)
    done = len(sheet.rows) if deals is None else min(deals, len(sheet.rows))
    history = sheet.history()
    totals = tuple(history[done - 1]) if done else (0,) * sheet.players
    blocks, first = [], 0
    for pulka, cards in enumerate(sheet.options.pulkas):
        blocks.append(_block(match, sheet, pulka, first, cards, done, running=deals is None))
        first += len(cards)
    pairs = (totals[0] + totals[2], totals[1] + totals[3]) if sheet.options.pairs else None
    places = places_after(sheet, totals)
    return Ledger(
        tuple(
            Player(seat.name, seat.portrait, seat.person, level)
            for seat, level in zip(match.table.seats, levels_of(match), strict=True)
        ),
        tuple(blocks),
        totals,
        pairs,
        frozenset(seat for seat, place in enumerate(places) if place == 1) if done else frozenset(),
    )


def places_after(sheet: JokerSheet, totals: tuple[int, ...]) -> list[int]:
    """The place of each seat with these totals; partners share theirs."""
    return match_places(sheet.options, totals)


def _block(
    match: Match, sheet: JokerSheet, pulka: int, first: int, cards: tuple[int, ...], done: int, running: bool
) -> Block:
    rows = sheet.rows[first : min(first + len(cards), done)]
    closed = len(rows) == len(cards)
    change = sheet.pulkas[pulka].premium if closed else (0,) * sheet.players
    last_counts = sheet.options.premium != "neighbour"
    decisive = [
        best_deal(rows if last_counts else rows[:-1], seat) if change[seat] else None for seat in range(sheet.players)
    ]
    lines = []
    for within, size in enumerate(cards):
        number = first + within
        marks = [_marks(match, number, seat) for seat in range(sheet.players)]
        if within < len(rows):
            lines.append(_done(rows[within], number, within, change, decisive, marks))
        elif running and number == done and not sheet.over:
            lines.append(_running(match, sheet, number, size, marks))
        else:
            dealer = dealer_of(sheet.first, number, sheet.players)
            lines.append(Line(number, size, dealer, AHEAD, (Cell(),) * sheet.players))
    sums = tuple(sum(row.points[seat] for row in rows) + change[seat] for seat in range(sheet.players))
    return Block(pulka, tuple(lines), closed, change if any(change) else None, sums)


def best_deal(rows: list[DealRow], seat: int) -> int | None:
    """Which of the deals brought the seat most, the first of equal ones; None without deals."""
    return max(range(len(rows)), key=lambda within: rows[within].points[seat], default=None)


def _marks(match: Match, number: int, seat: int) -> tuple[str, ...]:
    return tuple(sorted(match.marks.get((number, seat), ())))


def _done(
    row: DealRow,
    number: int,
    within: int,
    change: tuple[int, ...],
    decisive: list[int | None],
    marks: list[tuple[str, ...]],
) -> Line:
    cells = tuple(
        Cell(
            row.bids[seat],
            row.points[seat],
            row.exact(seat),
            row.khisht[seat],
            decisive[seat] == within and change[seat] > 0,
            decisive[seat] == within and change[seat] < 0,
            marks[seat],
        )
        for seat in range(len(row.bids))
    )
    return Line(number, row.cards, row.dealer, DONE, cells)


def _running(match: Match, sheet: JokerSheet, number: int, size: int, marks: list[tuple[str, ...]]) -> Line:
    state = match.state
    under_way = isinstance(state, JokerDeal) and match.number == number
    cells = tuple(
        Cell(state.bid_of(seat) if under_way and isinstance(state, JokerDeal) else None, marks=marks[seat])
        for seat in range(sheet.players)
    )
    return Line(number, size, sheet.dealer, RUNNING, cells)
