"""Somebody who knows a match of Durak from its events alone, and where its cards are."""

from __future__ import annotations

from game.cards import BIT, SUIT_OF, bits, mask
from game.durak.deal import DurakDeal
from game.durak.events import (
    Asked,
    BeatenOff,
    BoardWritten,
    BoutBegun,
    CardsTaken,
    Covered,
    DealOver,
    Drawn,
    FirstLeader,
    Led,
    Passed,
    Swapped,
    Taking,
    ThrownIn,
    Transferred,
    TrumpTurned,
    WentOut,
)
from game.durak.view import DurakView
from game.rules import CardDealt, Event, State, View
from tests.conformance.pairs_onlooker import PairsOnlooker


class DurakOnlooker(PairsOnlooker):
    def begin(self) -> None:
        super().begin()
        self.visible: int | None = None
        self.talon = 0
        self.bout: BoutBegun | None = None
        self.asked: Asked | None = None
        self.over: DealOver | None = None

    def hear(self, event: Event) -> None:
        match event:
            case CardDealt(seat, card):
                self._gets(seat, card)
            case TrumpTurned(card, trump, holder, talon):
                assert trump == SUIT_OF[card]
                self.turned, self.trump, self.talon = card, trump, talon
                if holder is None:
                    self.visible = card
                else:
                    self.known[holder] |= BIT[card]
            case FirstLeader(seat, shown, lot):
                assert seat in {holder for holder, _ in shown}
                assert lot == (len({holder for holder, _ in shown}) > 1)
                for holder, card in shown:
                    self.known[holder] |= BIT[card]
            case BoutBegun():
                self.bout = event
            case Asked():
                self.asked = event
            case _:
                self._hear_play(event)
                self._hear_end(event)

    def _hear_play(self, event: Event) -> None:
        match event:
            case Led(seat, cards, place):
                self._acts(seat, place, "lead")
                for card in cards:
                    self._attacks(seat, card)
            case Covered(seat, attack, cover, index, left):
                self._acts(seat, self._bout.defender, "defend")
                self._loses(seat, cover)
                assert self.attacks[index] == attack
                assert self.covered[index] is None
                self.covered[index] = cover
                assert self.covered.count(None) == left
            case Taking(seat, place):
                self._acts(seat, place, "defend")
            case ThrownIn(seat, card, place, attacks, taking):
                self._acts(seat, place, "take" if taking else "throw")
                self._attacks(seat, card)
                assert len(self.attacks) == attacks <= self._bout.limit
            case Passed(seat, place):
                self._acts(seat, place, "throw", "take")
            case Transferred(seat, card, place, _):
                self._acts(seat, place, "defend")
                self._attacks(seat, card)
            case Swapped(seat, laid, got):
                assert got == self.visible
                self._loses(seat, laid)
                self._gets(seat, got if seat == self.seat else None)
                self.known[seat] |= BIT[got]
                self.visible = laid

    def _hear_end(self, event: Event) -> None:
        match event:
            case BeatenOff(_, cards, discarded):
                assert cards == self._table()
                self.gone |= mask(cards)
                assert self.gone.bit_count() == discarded
                self.attacks, self.covered = [], []
            case CardsTaken(seat, cards):
                assert cards == self._table()
                for card in cards:
                    self._gets(seat, card if seat == self.seat else None)
                self.known[seat] |= mask(cards)
                self.attacks, self.covered = [], []
            case Drawn(seat, cards, talon, turned):
                for drawn in cards:
                    self._gets(seat, drawn if seat == self.seat else None)
                assert self.talon == talon + len(cards)
                self.talon = talon
                assert turned == (talon == 0)
                if turned:
                    assert self.visible is not None
                    assert cards[-1] == self.visible
                    self.known[seat] |= BIT[self.visible]
                    self.visible = None
            case WentOut(seats, place):
                assert place == 1 + self.out.bit_count()
                for seat in seats:
                    assert not self.held[seat]
                    self.out |= 1 << seat
                    self.places[seat] = place
            case DealOver(how, fool, team, places):
                self.over, self.asked = event, None
                self.places = list(places)
                self.out = (1 << self.players) - 1
                assert (fool is None) == (how in ("draw", "stopped"))
                assert (team is None) == (how != "team")
            case BoardWritten(_, how, fool, team, losses):
                assert self.over is not None
                assert (how, fool, team) == (self.over.how, self.over.fool, self.over.team)
                for seat in range(self.players):
                    self.totals[seat] += seat % 2 == team if team is not None else seat == fool
                assert list(losses) == self.totals

    @property
    def _bout(self) -> BoutBegun:
        assert self.bout is not None
        return self.bout

    def _acts(self, seat: int, place: int, *phases: str) -> None:
        assert self.asked is not None
        assert (seat, place) == (self.asked.seat, self.asked.place)
        assert self.asked.phase in phases

    def disagrees(self, view: View) -> list[str]:
        assert isinstance(view, DurakView)
        asked = self.asked
        pairs: dict[str, tuple[object, object]] = {
            "held": (tuple(self.held), view.held),
            "known": (tuple(self.known), view.known),
            "trump": (self.trump, view.trump),
            "turned": (self.turned, view.turned),
            "visible": (self.visible, view.visible),
            "talon": (self.talon, view.talon),
            "attacks": (tuple(self.attacks), view.attacks),
            "covered": (tuple(self.covered), view.covered),
            "gone": (self.gone, view.gone),
            "out": (self.out, view.out),
            "places": (tuple(self.places), view.places),
            "actor": (asked and asked.seat, view.actor),
            "how": (self.over and self.over.how, view.how),
            "fool": (self.over and self.over.fool, view.fool),
        }
        if asked is not None:
            bout = self._bout
            pairs["phase"] = (asked.phase, view.phase)
            pairs["word"] = (asked.place, view.word)
            pairs["bout"] = (
                (bout.number, bout.leader, bout.defender, bout.limit, bout.limit_by),
                (view.bouts, view.leader, view.defender, view.limit, view.limit_by),
            )
        if view.seat == self.seat:
            pairs["hand"] = (self.hand, view.hand)
        return [f"{what}: {mine} but {theirs}" for what, (mine, theirs) in pairs.items() if mine != theirs]


def durak_cards(state: State) -> list[int]:
    """Hands, table, talon and the discarded cards."""
    assert isinstance(state, DurakDeal)
    held = [card for hand in state.hands for card in bits(hand)]
    return held + list(state.cards_on_table) + list(state.talon[state.drawn :]) + bits(state.gone)
