"""For every game somebody who knows it from its events alone, and a count of where its cards are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from game.cards import BIT, bits
from game.joker.actions import BIT_OF, CARD_OF
from game.joker.deal import JokerDeal
from game.joker.events import (
    BidMade,
    CardPlayed,
    DealScored,
    FourthCardLooked,
    PulkaScored,
    TrickTaken,
    TrumpNamed,
    TrumpTurned,
)
from game.joker.view import JokerView
from game.rules import CardDealt, Event, State, View
from tests.conformance.bura_onlooker import BuraOnlooker, bura_cards
from tests.conformance.durachki_onlooker import DurachkiOnlooker, durachki_cards
from tests.conformance.durak_onlooker import DurakOnlooker, durak_cards
from tests.conformance.onlooker import Onlooker


class JokerOnlooker(Onlooker):
    def __init__(self, players: int, seat: int | None) -> None:
        self.players = players
        self.seat = seat
        self.totals = [0] * players
        self.begin()

    def begin(self) -> None:
        self.hand = 0
        self.held = [0] * self.players
        self.bids: list[int | None] = [None] * self.players
        self.took = [0] * self.players
        self.trick: list[int] = []
        self.tricks: list[tuple[int, ...]] = []
        self.holder: int | None = None
        self.trump: int | None = None
        self.turned: int | None = None
        self.looked = False

    def hear(self, event: Event) -> None:
        match event:
            case CardDealt(seat, card):
                self.held[seat] += 1
                if card is not None:
                    assert seat == self.seat
                    self.hand |= BIT[card]
            case TrumpTurned(card, trump):
                self.turned, self.trump = card, trump
            case TrumpNamed(_, trump):
                self.trump = trump
            case FourthCardLooked(seat, card):
                self.looked = True
                assert (card is None) == (seat != self.seat)
            case BidMade(seat, bid, total):
                self.bids[seat] = bid
                assert total == sum(said or 0 for said in self.bids)
            case CardPlayed(seat, play, holder):
                self.held[seat] -= 1
                if seat == self.seat:
                    assert self.hand & BIT_OF[play]
                    self.hand ^= BIT_OF[play]
                self.trick.append(play)
                self.holder = holder
            case TrickTaken(seat, leader, plays, took):
                assert plays == tuple(self.trick)
                self.tricks.append((leader, *plays))
                self.took[seat] += 1
                assert self.took[seat] == took
                self.trick, self.holder = [], None
            case DealScored(_, bids, took, points):
                assert list(bids) == self.bids
                assert list(took) == self.took
                self.totals = [a + b for a, b in zip(self.totals, points, strict=True)]
            case PulkaScored(_, _, premium):
                self.totals = [a + b for a, b in zip(self.totals, premium, strict=True)]

    def disagrees(self, view: View) -> list[str]:
        assert isinstance(view, JokerView)
        pairs = {
            "held": (tuple(self.held), view.held),
            "bids": (tuple(self.bids), view.bids),
            "took": (tuple(self.took), view.took),
            "trick": (tuple(self.trick), view.trick),
            "tricks": (tuple(self.tricks), view.tricks),
            "holder": (self.holder, view.holder),
            "trump": (self.trump, view.trump),
            "turned": (self.turned, view.turned),
            "looked": (self.looked, view.looked),
        }
        if view.seat == self.seat:
            pairs["hand"] = (self.hand, view.hand)
        return [f"{name}: {mine} but {theirs}" for name, (mine, theirs) in pairs.items() if mine != theirs]


def joker_cards(state: State) -> list[int]:
    """Hands, played cards, and those that are still in the pack."""
    assert isinstance(state, JokerDeal)
    held = [card for hand in state.hands for card in bits(hand)]
    played = [CARD_OF[play] for trick in (*(trick[1:] for trick in state.tricks), state.trick) for play in trick]
    return held + played + list(state.deck[len(held) + len(played) :])


ONLOOKERS: Final[dict[str, Callable[[int, int | None], Onlooker]]] = {
    "joker": JokerOnlooker,
    "bura": BuraOnlooker,
    "durak": DurakOnlooker,
    "durachki": DurachkiOnlooker,
}
"""By game: from the number of players and the seat it listens at."""
CARDS: Final[dict[str, Callable[[State], list[int]]]] = {
    "joker": joker_cards,
    "bura": bura_cards,
    "durak": durak_cards,
    "durachki": durachki_cards,
}
"""By game: every card of a state, wherever it is."""
