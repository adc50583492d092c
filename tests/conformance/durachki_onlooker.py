"""Somebody who knows a match of Durachki from its events alone, and where its cards are."""

from __future__ import annotations

from game.cards import BIT, RANK_OF, bits, mask, pack
from game.durachki.deal import DurachkiDeal
from game.durachki.events import (
    BeatenOff,
    BoardWritten,
    BoutBegun,
    Covered,
    DealOver,
    FlewIn,
    HoldersAsked,
    Led,
    StayedOut,
    Taken,
    TrumpTurned,
    WentOut,
)
from game.durachki.options import HAND
from game.durachki.view import DurachkiView
from game.rules import CardDealt, Event, State, View
from tests.conformance.pairs_onlooker import PairsOnlooker


class DurachkiOnlooker(PairsOnlooker):
    def __init__(self, players: int, seat: int | None) -> None:
        self.money = [0] * players
        super().__init__(players, seat)

    def begin(self) -> None:
        super().begin()
        self.bout: BoutBegun | None = None
        self.asked: list[int] = []
        self.over: DealOver | None = None

    def hear(self, event: Event) -> None:
        match event:
            case CardDealt(seat, card):
                assert (card is not None) == (seat == self.seat)
                self._gets(seat, card)
            case TrumpTurned(card, trump, holder):
                self.turned, self.trump = card, trump
                if holder is not None:
                    self.known[holder] |= BIT[card]
            case BoutBegun():
                assert not self.attacks
                self.bout = event
            case Led(seat, cards, defender):
                assert (seat, defender) == (self._bout.leader, self._bout.defender)
                self._attack(seat, cards)
            case HoldersAsked(seats):
                assert self._bout.leader not in seats
                self.asked = list(seats)
            case FlewIn(seat, cards, forced):
                assert seat != self._bout.leader
                assert forced or self.asked.pop(0) == seat
                self._attack(seat, cards)
            case StayedOut(seat):
                assert self.asked.pop(0) == seat
            case Covered(seat, attack, cover, index, left):
                assert seat == self._bout.defender
                assert self.attacks[index] == attack
                self._loses(seat, cover)
                self.covered[index] = cover
                assert left == self.covered.count(None)
            case BeatenOff(seat, cards):
                assert seat == self._bout.defender
                assert cards == self._table()
                self._clear(mask(cards))
            case Taken(seat, cards, aside):
                assert seat == self._bout.defender
                assert sorted([*cards, *aside]) == sorted(self._table())
                for card in cards:
                    self._gets(seat, card)
                    self.known[seat] |= BIT[card]
                self._clear(mask(aside))
            case WentOut(seats):
                place = 1 + self.out.bit_count()
                for seat in seats:
                    assert self.held[seat] == 0
                    self.places[seat] = place
                    self.out |= 1 << seat
            case DealOver(_, loser, places):
                self.over = event
                self.places = list(places)
                assert loser is None or self.held[loser] > 0
            case BoardWritten(_, _, loser, pay, losses, money):
                assert sum(pay) == 0
                for seat in range(self.players):
                    self.totals[seat] += seat == loser
                    self.money[seat] += pay[seat]
                assert (list(losses), list(money)) == (self.totals, self.money)

    @property
    def _bout(self) -> BoutBegun:
        assert self.bout is not None
        return self.bout

    def _attack(self, seat: int, cards: tuple[int, ...]) -> None:
        for card in cards:
            assert not self.attacks or RANK_OF[card] == RANK_OF[self.attacks[0]]
            self._attacks(seat, card)

    def _clear(self, aside: int) -> None:
        self.gone |= aside
        self.attacks, self.covered = [], []

    def disagrees(self, view: View) -> list[str]:
        assert isinstance(view, DurachkiView)
        pairs: dict[str, tuple[object, object]] = {
            "held": (tuple(self.held), view.held),
            "known": (tuple(self.known), view.known),
            "trump": (self.trump, view.trump),
            "turned": (self.turned, view.turned),
            "attacks": (tuple(self.attacks), view.attacks),
            "covered": (tuple(self.covered), view.covered),
            "asked": (tuple(self.asked), view.asked),
            "gone": (self.gone, view.gone),
            "aside": (self.gone.bit_count(), view.aside),
            "out": (self.out, view.out),
            "places": (tuple(self.places), view.places),
            "how": (self.over and self.over.how, view.how),
            "loser": (self.over and self.over.loser, view.loser),
        }
        if self.over is None:
            bout = self._bout
            pairs["bout"] = ((bout.number, bout.leader, bout.defender), (view.bouts, view.leader, view.defender))
        if view.seat == self.seat:
            pairs["hand"] = (self.hand, view.hand)
        return [f"{what}: {mine} but {theirs}" for what, (mine, theirs) in pairs.items() if mine != theirs]


def durachki_cards(state: State) -> list[int]:
    """Hands, table, what was put aside, and what is out of play: a sample keeps no pack to tell the latter from."""
    assert isinstance(state, DurachkiDeal)
    held = [card for hand in state.hands for card in bits(hand)]
    seen = held + state.on_table + bits(state.gone)
    unused = [card for card in pack() if card not in seen]
    assert len(unused) == len(pack()) - state.players * HAND
    if state.deck:
        assert sorted(unused) == sorted(state.deck[state.players * HAND :])
    return seen + unused
