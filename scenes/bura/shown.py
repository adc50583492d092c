"""What the table shows of a hand of Bura: it follows the events one by one, a little behind the match itself."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.bura.answers import by_power
from game.bura.events import (
    Accepted,
    Answered,
    Completed,
    Drawn,
    Given,
    LaidOut,
    Led,
    Offered,
    Refused,
    TrickTaken,
    TrumpTurned,
)
from game.bura.view import BuraView
from game.cards import bits, mask
from game.rules import CardDealt, Event


@dataclass
class Shown:
    """Lists are by seat. ``hand`` is the viewer's; ``led`` and ``laid`` lie on the table, from the left."""

    viewer: int | None
    size: int
    """Cards in a full hand."""
    trump: int | None = None
    turned: int | None = None
    """The turned trump while it lies under the talon."""
    talon: int = 0
    hand: list[int] = field(default_factory=list)
    held: list[int] = field(default_factory=lambda: [0, 0])
    piles: list[int] = field(default_factory=lambda: [0, 0])
    leader: int = 0
    led: list[int] = field(default_factory=list)
    laid: list[int] = field(default_factory=list)
    laid_kind: str | None = None
    stake: int = 1
    right: int | None = None
    offer: int | None = None
    """The seat whose offer of one more than the stake is pending."""

    @classmethod
    def of(cls, view: BuraView, viewer: int | None) -> Shown:
        """What a table shows that has followed everything so far; ``viewer`` None shows no hand."""
        return cls(
            viewer=viewer,
            size=view.options.cards,
            trump=view.trump,
            turned=view.turned if view.turned_by is None else None,
            talon=view.talon,
            hand=bits(view.hand) if viewer is not None else [],
            held=list(view.held),
            piles=list(view.piles),
            leader=view.leader,
            led=by_power(view.table),
            laid=by_power(view.laid),
            laid_kind=view.laid_kind,
            stake=view.stake,
            right=view.right,
            offer=view.offer,
        )

    def apply(self, event: Event) -> None:
        """Take over what an event changed."""
        match event:
            case CardDealt(seat, card):
                self.talon -= 1
                self._gain(seat, card)
            case TrumpTurned(card, trump):
                self.turned, self.trump = card, trump
            case Led(seat, cards):
                self._lose(seat, cards)
                self.leader, self.led = seat, by_power(mask(cards))
            case Answered(seat, cards, _, _):
                self._lose(seat, cards)
            case Given(seat, count, cards):
                self._lose(seat, cards or (None,) * count)
            case LaidOut(seat, what, cards):
                self._lose(seat, cards)
                self.laid, self.laid_kind = by_power(mask(cards)), what
            case Completed(seat, cards, _, _):
                self._lose(seat, cards)
            case TrickTaken(seat, _, _, _, _, pile):
                self.piles[seat] = pile
                self.leader, self.led, self.laid, self.laid_kind = seat, [], [], None
            case Drawn(seat, card, left):
                self.talon = left
                if not left:
                    self.turned = None
                self._gain(seat, card)
            case Offered(seat, stake, raised):
                self.offer = seat
                if raised:
                    self.stake, self.right = stake - 1, seat
            case Accepted(seat, stake):
                self.offer, self.stake, self.right = None, stake, seat
            case Refused():
                self.offer = None

    def _gain(self, seat: int, card: int | None) -> None:
        self.held[seat] += 1
        if seat == self.viewer and card is not None:
            self.hand = sorted([*self.hand, card])

    def _lose(self, seat: int, cards: tuple[int | None, ...]) -> None:
        self.held[seat] -= len(cards)
        if seat == self.viewer:
            self.hand = [card for card in self.hand if card not in cards]
