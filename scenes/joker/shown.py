"""What the table shows of a deal of Joker: it follows the events one by one, a little behind the match itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.joker.actions import CARD_OF
from game.joker.events import BidMade, CardPlayed, FourthCardLooked, TrickTaken, TrumpNamed, TrumpTurned
from game.joker.view import JokerView
from game.rules import CardDealt, Event


@dataclass
class Shown:
    """Lists are by seat. ``hand`` is the viewer's; ``plays`` the trick on the table from ``leader``."""

    players: int
    dealer: int
    cards: int
    viewer: int | None
    trump: int | None = None
    trump_known: bool = False
    turned: int | None = None
    bids: list[int | None] = field(default_factory=list)
    took: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    leader: int = 0
    plays: list[int] = field(default_factory=list)
    holder: int | None = None
    tricks_played: int = 0
    last_trick: tuple[int, tuple[int, ...], int] | None = None
    """The leader, plays and taker of the trick before."""

    def __post_init__(self) -> None:
        self.bids = self.bids or [None] * self.players
        self.took = self.took or [0] * self.players
        self.held = self.held or [0] * self.players

    @classmethod
    def of(cls, view: JokerView, viewer: int | None) -> Shown:
        """What a table shows that has followed everything so far; ``viewer`` None shows no hand."""
        last = view.tricks[-1] if view.tricks else None
        return cls(
            players=view.players,
            dealer=view.dealer,
            cards=view.cards,
            viewer=viewer,
            trump=view.trump,
            trump_known=view.phase != "choose",
            turned=view.turned,
            bids=list(view.bids),
            took=list(view.took),
            held=list(view.held),
            hand=[card for card in range(52) if view.hand >> card & 1] if viewer is not None else [],
            leader=view.leader,
            plays=list(view.trick),
            holder=view.holder,
            tricks_played=len(view.tricks),
            last_trick=(last[0], tuple(last[1:]), view.leader) if last else None,
        )

    def apply(self, event: Event) -> None:
        """Take over what an event changed."""
        match event:
            case CardDealt(seat, card):
                self.held[seat] += 1
                if seat == self.viewer and card is not None:
                    self.hand = sorted([*self.hand, card])
            case TrumpTurned(card, trump, _):
                self.trump, self.trump_known, self.turned = trump, True, card
            case TrumpNamed(_, trump):
                self.trump, self.trump_known = trump, True
            case FourthCardLooked():
                self.trump, self.trump_known = None, True
            case BidMade(seat, bid, _):
                self.bids[seat] = bid
            case CardPlayed(seat, play, holder):
                if not self.plays:
                    self.leader = seat
                self.plays.append(play)
                self.holder = holder
                self.held[seat] -= 1
                if CARD_OF[play] in self.hand:
                    self.hand.remove(CARD_OF[play])
            case TrickTaken(seat, leader, plays, took):
                self.took[seat] = took
                self.last_trick = (leader, plays, seat)
                self.plays, self.holder, self.leader = [], None, seat
                self.tricks_played += 1

    @property
    def bids_total(self) -> int:
        return sum(bid for bid in self.bids if bid is not None)

    @property
    def all_bid(self) -> bool:
        return None not in self.bids

    def standing(self, seat: int) -> str:
        """How the seat's bid stands while cards are played: ``kept`` so far, ``lost`` for good, or ``open``."""
        bid = self.bids[seat]
        if bid is None or not self.all_bid:
            return "open"
        left = self.cards - self.tricks_played
        if self.took[seat] > bid or self.took[seat] + left < bid:
            return "lost"
        return "kept" if self.took[seat] == bid else "open"
