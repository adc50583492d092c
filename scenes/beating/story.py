"""What a finished deal, or a match, of Durak or Durachki has brought, ready to be told."""

from __future__ import annotations

from dataclasses import dataclass

from game.durachki.sheet import DurachkiSheet
from game.durak.sheet import DurakSheet
from game.match import Match
from scenes.beating.figures import Row
from scenes.table import hud


def sole_person(match: Match) -> int | None:
    """The seat of the one person at the table; None when there are several, or none."""
    people = [seat for seat, who in enumerate(match.table.seats) if who.person]
    return people[0] if len(people) == 1 else None


@dataclass(frozen=True)
class Deal:
    """A finished deal. ``places`` and ``pay`` are by seat, ``pay`` is empty without a stake.

    ``losers`` is empty when nobody has lost; ``team`` is the one that has, where there are teams. ``how`` ends the key
    of its text.
    """

    dealer: int
    how: str
    places: tuple[int, ...]
    losers: tuple[int, ...]
    team: int | None = None
    pay: tuple[int, ...] = ()

    @property
    def shown(self) -> tuple[int, ...]:
        """The seats shown large: who has lost, or who went out last together."""
        last = max(self.places)
        return self.losers or tuple(seat for seat, place in enumerate(self.places) if place == last)


@dataclass(frozen=True)
class MatchStory:
    """How a match ended: ``first`` and ``last`` are seats; both are empty where all have lost equally often."""

    first: tuple[int, ...]
    last: tuple[int, ...]


@dataclass(frozen=True)
class Board:
    """The board of a match. ``losses`` and ``money`` are sums by seat, ``money`` is empty without a stake.

    ``most``: the losses that end the match, 0 for one without end. ``dealer``: who deals the next deal.
    """

    match: Match
    deals: tuple[Deal, ...]
    losses: tuple[int, ...]
    places: tuple[int, ...]
    money: tuple[int, ...]
    most: int
    teams: bool
    dealer: int
    over: bool

    def key(self, name: str) -> str:
        """The key of this game's text of that name."""
        return f"{self.match.game.name}-{name}"

    def ending(self, deal: Deal) -> str:
        """The key of the text that says how a deal ended."""
        return self.key(
            "end-you" if deal.losers == (sole_person(self.match),) and not self.teams else f"end-{deal.how}"
        )

    def team(self, seat: int) -> int | None:
        """The team of a seat, where there are any."""
        return seat % 2 if self.teams else None

    def rows_of_deal(self, deal: Deal) -> list[Row]:
        """Everybody by the place in a deal, with losses as they are now."""
        return [self._row(seat, deal.places[seat], deal) for seat in self._order(deal.places)]

    def rows_of_match(self) -> list[Row]:
        """Everybody by the place in the match."""
        return [self._row(seat, self.places[seat], None) for seat in self._order(self.places)]

    def _order(self, places: tuple[int, ...]) -> list[int]:
        return sorted(range(self.match.players), key=lambda seat: (places[seat], seat))

    def _row(self, seat: int, place: int, deal: Deal | None) -> Row:
        who = self.match.table.seats[seat]
        money = signed(self.money[seat]) if self.money else ""
        added = deal is not None and seat in deal.losers
        return Row(seat, who.name, who.portrait, place, self.losses[seat], added, self.team(seat), money)

    @property
    def told(self) -> MatchStory:
        """Who has lost least often, and who most often."""
        least, most = min(self.losses), max(self.losses)
        if least == most:
            return MatchStory((), ())
        first = tuple(seat for seat, lost in enumerate(self.losses) if lost == least)
        return MatchStory(first, tuple(seat for seat, lost in enumerate(self.losses) if lost == most))


def signed(amount: int) -> str:
    """Money with its sign; a true minus."""
    return f"+{amount}" if amount > 0 else hud.signed(amount)


def _durak(match: Match, sheet: DurakSheet) -> Board:
    seats = range(match.players)
    deals = tuple(
        Deal(row.dealer, row.how, row.places, tuple(seat for seat in seats if row.lost(seat)), row.team)
        for row in sheet.rows
    )
    return _board(match, sheet, deals, teams=sheet.options.teams)


def _durachki(match: Match, sheet: DurachkiSheet) -> Board:
    staked = sheet.options.stake > 0
    deals = tuple(
        Deal(
            row.dealer,
            row.how,
            row.places,
            () if row.loser is None else (row.loser,),
            pay=row.pay if staked else (),
        )
        for row in sheet.rows
    )
    return _board(match, sheet, deals, money=tuple(sheet.money) if staked else ())


def _board(
    match: Match,
    sheet: DurakSheet | DurachkiSheet,
    deals: tuple[Deal, ...],
    money: tuple[int, ...] = (),
    teams: bool = False,
) -> Board:
    return Board(
        match=match,
        deals=deals,
        losses=tuple(sheet.totals),
        places=tuple(sheet.places),
        money=money,
        most=sheet.options.losses,
        teams=teams,
        dealer=sheet.dealer,
        over=sheet.over,
    )


def board_of(match: Match) -> Board:
    """The board of a match of one of the two games, as it is now."""
    sheet = match.sheet
    if isinstance(sheet, DurakSheet):
        return _durak(match, sheet)
    assert isinstance(sheet, DurachkiSheet)
    return _durachki(match, sheet)
