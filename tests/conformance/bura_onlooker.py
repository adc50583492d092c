"""Somebody who knows a match of Bura from its events alone, and where its cards are."""

from __future__ import annotations

from game.bura.answers import points
from game.bura.events import (
    Accepted,
    Answered,
    CardCounted,
    CombinationShown,
    Completed,
    Drawn,
    Given,
    HandOver,
    HandScored,
    LaidOut,
    Led,
    Offered,
    Refused,
    TrickTaken,
    TrumpTurned,
    VarClaimed,
)
from game.bura.hand import BuraHand
from game.bura.view import BuraView
from game.cards import BIT, bits, mask
from game.rules import CardDealt, Event, State, View
from tests.conformance.onlooker import Onlooker


class BuraOnlooker(Onlooker):
    """``piles`` holds what went openly into each pile, ``closed`` counts what was given face down."""

    def __init__(self, players: int, seat: int | None) -> None:
        self.seat = seat
        self.totals = [0] * players
        self.next_stake = 1
        self.begin()

    def begin(self) -> None:
        self.hand = 0
        self.held = [0, 0]
        self.piles = [0, 0]
        self.closed = [0, 0]
        self.trump: int | None = None
        self.turned: int | None = None
        self.turned_by: int | None = None
        self.talon: int | None = None
        self.leader: int | None = None
        self.table = self.laid = self.answer = 0
        self.given = 0
        self.counted = 0
        self.stake = self.next_stake
        self.right: int | None = None
        self.offer: int | None = None
        self.ended: tuple[int | None, str, int] | None = None

    def hear(self, event: Event) -> None:
        match event:
            case CardDealt(seat, card):
                self._gets(seat, card)
                if self.leader is None:
                    self.leader = seat
            case TrumpTurned(card, trump):
                self.turned, self.trump = card, trump
            case Led(seat, cards):
                assert seat == self.leader
                assert not self.table
                self._loses(seat, cards)
                self.table = mask(cards)
            case Answered(seat, cards, pairs, cut):
                self._loses(seat, cards)
                self.answer = mask(cards)
                assert mask(one for one, _ in pairs) == self.table
                assert cut == (mask(by for _, by in pairs if by is not None) == self.answer)
            case Given(seat, count, cards):
                assert (cards is None) == (seat != self.seat)
                self.held[seat] -= count
                if cards is not None:
                    self.hand ^= mask(cards)
                    self.answer = mask(cards)
                self.given = count
            case LaidOut(seat, _, cards):
                self._loses(seat, cards)
                self.laid = mask(cards)
            case Completed(seat, cards, pairs, _):
                self._loses(seat, cards)
                self.table |= mask(cards)
                self.answer, self.laid = self.laid, 0
                assert mask(one for one, _ in pairs) == self.answer
            case TrickTaken(seat, leader, _, count, face_down, pile):
                self._takes(seat, leader, count, face_down, pile)
            case Drawn(seat, card, left):
                self._gets(seat, card if seat == self.seat else None)
                self.talon = left
                if not left:
                    assert card == self.turned
                    self.turned_by = seat
            case Offered(seat, stake, raised):
                assert (self.offer is not None) == raised
                if raised:
                    self.stake, self.right = self.stake + 1, seat
                assert stake == self.stake + 1
                self.offer = seat
            case Accepted(seat, stake):
                self.offer, self.stake, self.right = None, stake, seat
            case Refused(_, stake):
                assert stake == self.stake
                self.offer = None
            case VarClaimed(seat):
                assert seat == self.leader
            case CardCounted(seat, card, total):
                assert not self.counted & BIT[card]
                self.counted |= BIT[card]
                assert points(self.counted) == total
            case CombinationShown(seat, _, cards):
                assert len(cards) == self.held[seat]
            case HandOver(winner, reason, stake, times, gain):
                assert gain == stake * times
                self.ended = winner, reason, gain
            case HandScored(_, winner, gain, score, _, stake):
                assert self.ended is not None
                assert self.ended[::2] == (winner, gain)
                if winner is not None:
                    self.totals[winner] += gain
                assert list(score) == self.totals
                self.next_stake = stake

    def _gets(self, seat: int, card: int | None) -> None:
        self.held[seat] += 1
        assert (card is not None) == (seat == self.seat)
        if card is not None:
            self.hand |= BIT[card]

    def _loses(self, seat: int, cards: tuple[int, ...]) -> None:
        self.held[seat] -= len(cards)
        if seat == self.seat:
            assert not mask(cards) & ~self.hand
            self.hand ^= mask(cards)

    def _takes(self, seat: int, leader: int, count: int, face_down: int, pile: int) -> None:
        assert leader == self.leader
        assert face_down == self.given
        assert count == 2 * self.table.bit_count()
        self.piles[seat] |= self.table | self.answer
        self.closed[seat] += face_down - (self.answer.bit_count() if face_down else 0)
        assert self.piles[seat].bit_count() + self.closed[seat] == pile
        self.table = self.answer = self.given = 0
        self.leader = seat

    def disagrees(self, view: View) -> list[str]:
        assert isinstance(view, BuraView)
        ended = view.outcome
        pairs: dict[str, tuple[object, object]] = {
            "held": (tuple(self.held), view.held),
            "trump": (self.trump, view.trump),
            "turned": (self.turned, view.turned),
            "turned_by": (self.turned_by, view.turned_by),
            "talon": (view.talon if self.talon is None else self.talon, view.talon),
            "leader": (self.leader, view.leader),
            "table": (self.table, view.table),
            "laid": (self.laid, view.laid),
            "stake": (self.stake, view.stake),
            "right": (self.right, view.right),
            "offer": (self.offer, view.offer),
            "ended": (self.ended, ended and (ended.winner, ended.reason, ended.gain)),
        }
        if view.seat == self.seat:
            pairs["hand"] = (self.hand, view.hand)
            mine = self.piles[view.seat] | (self.counted if self._mine_counted(view) else 0)
            pairs["known"] = (mine, view.known)
            pairs["face_down"] = (view.piles[view.seat] - mine.bit_count(), view.face_down)
            pairs["theirs"] = (self.piles[view.other], view.theirs)
        return [f"{what}: {mine} but {theirs}" for what, (mine, theirs) in pairs.items() if mine != theirs]

    def _mine_counted(self, view: BuraView) -> bool:
        """Whether the pile that was counted at the end is that of the one who looks."""
        return bool(self.counted) and not self.counted & view.theirs


def bura_cards(state: State) -> list[int]:
    """Hands, piles, what lies on the table, and the talon."""
    assert isinstance(state, BuraHand)
    sets = (*state.hands, *state.piles, state.table, state.laid)
    return [card for one in sets for card in bits(one)] + list(state.talon[state.drawn :])
