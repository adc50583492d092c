"""What the table shows of a deal of Durak: it follows the events one by one, a little behind the match itself."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import bits
from game.durak.events import (
    Asked,
    BeatenOff,
    BoutBegun,
    CardsTaken,
    Covered,
    DealOver,
    Drawn,
    Led,
    Swapped,
    Taking,
    ThrownIn,
    Transferred,
    TrumpTurned,
    WentOut,
)
from game.durak.view import DurakView
from game.match import Match
from game.rules import CardDealt, Event
from scenes.beating.shown import Shown


@dataclass
class DurakShown(Shown):
    """What Durak adds: talon and trump under it, who has said 'take', and how many cards may attack."""

    visible: int | None = None
    """The trump under the talon."""
    talon: int = 0
    extra: int = 0
    """How many of the attacking cards, the last ones, were added after 'take'."""
    taking: bool = False
    guard: int | None = None
    """Who defends, once there is an attack: the defender, or the partner who plays his seat."""
    limit: int = 0
    limit_by: str = ""

    @classmethod
    def of(cls, view: DurakView, viewer: int | None, extra: int = 0) -> DurakShown:
        """What a table shows that has followed everything so far; ``viewer`` None shows no hand."""
        over = view.phase == "over"
        return cls(
            players=view.players,
            dealer=view.dealer,
            viewer=viewer,
            trump=view.trump,
            visible=view.visible,
            talon=view.talon,
            hand=bits(view.hand) if viewer is not None else [],
            held=list(view.held),
            attacks=list(view.attacks),
            covered=list(view.covered),
            extra=extra,
            taking=view.phase == "take",
            leader=None if over else view.leader,
            defender=None if over else view.defender,
            guard=None if over or view.phase == "lead" else view.guard,
            limit=view.limit,
            limit_by=view.limit_by,
            phase=view.phase,
            word=None if over else view.word,
            discarded=view.discarded,
            bout=view.bouts,
            places=list(view.places),
            losers=_losers(view.players, view.fool, view.fool if view.how == "team" else None),
        )

    def apply(self, event: Event) -> None:
        """Take over what an event changed."""
        match event:
            case CardDealt(seat, card):
                self.get(seat, (card,))
            case TrumpTurned(card, trump, holder, talon):
                self.trump, self.talon = trump, talon
                self.visible = card if holder is None else None
            case BoutBegun(number, leader, defender, limit, limit_by):
                self.bout, self.leader, self.defender = number, leader, defender
                self.limit, self.limit_by = limit, limit_by
                self.guard = None
            case Asked(seat, place, phase):
                self.word, self.phase = place, phase
                if phase == "defend":
                    self.guard = seat
            case Led(seat, cards):
                for card in cards:
                    self.lay(seat, card)
            case Covered(seat, _, cover, index):
                self.cover(seat, index, cover)
            case Taking(seat, _):
                self.taking, self.phase, self.word, self.guard = True, "take", None, seat
            case ThrownIn(seat, card, _, _, taking):
                self.lay(seat, card)
                self.extra += taking
            case Transferred(seat, card):
                self.lay(seat, card)
            case Swapped(seat, laid, got):
                self.visible = laid
                if seat == self.viewer:
                    self.hand = sorted([*(card for card in self.hand if card != laid), got])
            case BeatenOff(_, _, discarded):
                self.discarded = discarded
                self.clear()
            case CardsTaken(seat, cards):
                self.get(seat, cards)
                self.clear()
            case Drawn(seat, cards, talon, _):
                self.leave_talon(talon)
                self.get(seat, cards)
            case WentOut(seats, place):
                for seat in seats:
                    self.places[seat] = place
            case DealOver(_, fool, team, places):
                self.losers, self.places = _losers(self.players, fool, team), list(places)
                self.leader = self.defender = self.word = self.guard = None
                self.phase = "over"

    def leave_talon(self, left: int) -> None:
        """A card has left the talon, on its way to a hand."""
        self.talon = left
        if not left:
            self.visible = None

    def draw(self, seat: int, card: int | None) -> None:
        """A card of the talon has come to a hand."""
        self.get(seat, (card,))

    def clear(self) -> None:
        """No cards lie on the table any more."""
        super().clear()
        self.extra, self.taking = 0, False


def _losers(players: int, fool: int | None, team: int | None) -> tuple[int, ...]:
    """The fool, or all of his team; ``team``: any number that is odd or even like its seats."""
    if team is not None:
        return tuple(range(team % 2, players, 2))
    return () if fool is None else (fool,)


def added_after_take(match: Match) -> int:
    """How many cards of the running bout were added after 'take': what everybody has seen, from the record."""
    count = 0
    for entry in reversed(match.entries):
        kind = entry.text.partition(":")[0]
        if kind == "take":
            return count
        if kind == "throw":
            count += 1
        elif kind in ("beat", "lead", "transfer"):
            return 0
    return 0
