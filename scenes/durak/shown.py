"""What the table shows of a deal of Durak: it follows the events one by one, a little behind the match itself."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.cards import BIT, bits
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


@dataclass
class Shown:
    """Lists are by seat. ``hand`` is the viewer's. ``attacks`` and ``covered`` are the pairs, in order of laying."""

    players: int
    dealer: int
    viewer: int | None
    trump: int | None = None
    visible: int | None = None
    """The trump under the talon."""
    talon: int = 0
    hand: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    attacks: list[int] = field(default_factory=list)
    covered: list[int | None] = field(default_factory=list)
    extra: int = 0
    """How many of the attacking cards, the last ones, were added after 'take'."""
    taking: bool = False
    leader: int | None = None
    defender: int | None = None
    guard: int | None = None
    """Who defends, once there is an attack: the defender, or the partner who plays his seat."""
    limit: int = 0
    limit_by: str = ""
    phase: str = ""
    word: int | None = None
    """The seat whose turn it is."""
    discarded: int = 0
    bout: int = 0
    places: list[int | None] = field(default_factory=list)
    fool: int | None = None
    team: int | None = None

    def __post_init__(self) -> None:
        self.held = self.held or [0] * self.players
        self.places = self.places or [None] * self.players

    @classmethod
    def of(cls, view: DurakView, viewer: int | None, extra: int = 0) -> Shown:
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
            fool=view.fool,
            team=view.fool % 2 if view.how == "team" and view.fool is not None else None,
        )

    def apply(self, event: Event) -> None:
        """Take over what an event changed."""
        match event:
            case CardDealt(seat, card):
                self._get(seat, (card,))
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
                    self._lay(seat, card)
            case Covered(seat, _, cover, index):
                self._lose(seat, cover)
                self.covered[index] = cover
            case Taking(seat, _):
                self.taking, self.phase, self.word, self.guard = True, "take", None, seat
            case ThrownIn(seat, card, _, _, taking):
                self._lay(seat, card)
                self.extra += taking
            case Transferred(seat, card):
                self._lay(seat, card)
            case Swapped(seat, laid, got):
                self.visible = laid
                if seat == self.viewer:
                    self.hand = sorted([*(card for card in self.hand if card != laid), got])
            case BeatenOff(_, _, discarded):
                self.discarded = discarded
                self._clear()
            case CardsTaken(seat, cards):
                self._get(seat, cards)
                self._clear()
            case Drawn(seat, cards, talon, _):
                self.leave_talon(talon)
                self._get(seat, cards)
            case WentOut(seats, place):
                for seat in seats:
                    self.places[seat] = place
            case DealOver(_, fool, team, places):
                self.fool, self.team, self.places = fool, team, list(places)
                self.leader = self.defender = self.word = self.guard = None
                self.phase = "over"

    def leave_talon(self, left: int) -> None:
        """A card has left the talon, on its way to a hand."""
        self.talon = left
        if not left:
            self.visible = None

    def draw(self, seat: int, card: int | None) -> None:
        """A card of the talon has come to a hand."""
        self._get(seat, (card,))

    def _lay(self, seat: int, card: int) -> None:
        self._lose(seat, card)
        self.attacks.append(card)
        self.covered.append(None)

    def _lose(self, seat: int, card: int) -> None:
        self.held[seat] -= 1
        if seat == self.viewer and card in self.hand:
            self.hand.remove(card)

    def _get(self, seat: int, cards: Sequence[int | None]) -> None:
        self.held[seat] += len(cards)
        if seat == self.viewer:
            self.hand = sorted([*self.hand, *(card for card in cards if card is not None)])

    def _clear(self) -> None:
        self.attacks, self.covered = [], []
        self.extra, self.taking = 0, False
        self.word = None

    @property
    def on_table(self) -> int:
        """All cards of the bout, as a set."""
        cards = [*self.attacks, *(cover for cover in self.covered if cover is not None)]
        return sum(BIT[card] for card in cards)


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
