"""One deal of Durachki: lead, flying in, covering, taking, going out (durachki.md, "Play" and "End")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from game import beating
from game.beating import LED_CARDS, LED_MASK, PASS, RANKMATES, TAKE
from game.cards import BIT, SUIT_OF, bits, mask, pack, rank
from game.durachki import actions
from game.durachki.dealing import dealt
from game.durachki.events import (
    BeatenOff,
    BoutBegun,
    Covered,
    Cut,
    DealOver,
    FlewIn,
    HoldersAsked,
    Led,
    StayedOut,
    Taken,
    TrumpTurned,
    WentOut,
)
from game.durachki.options import HAND, MOST_BOUTS, SIX, DurachkiOptions
from game.durachki.record import as_json
from game.durachki.signs import shunned_by_cover, shunned_by_lead, shunned_by_taking
from game.durachki.view import DurachkiView, legal_actions
from game.memory import GOT, LACKED, PLAYED, SHOWED, SHUNNED, Fact, Memory, fresh, learn
from game.rules import Action, CardDealt, Event, State

LEAD: Final = "lead"
FLY: Final = "fly"
COVER: Final = "cover"
OVER: Final = "over"


class DurachkiDeal(State):
    """``hands`` are bit masks; ``attacks`` and ``covered`` the cards led and flown in, and what covers each."""

    __slots__ = (
        "_memory",
        "aside",
        "asked",
        "attacks",
        "bouts",
        "covered",
        "dealer",
        "deck",
        "defender",
        "gone",
        "hands",
        "how",
        "leader",
        "loser",
        "options",
        "out",
        "phase",
        "places",
        "players",
        "trump",
        "turned",
    )

    hands: list[int]
    attacks: list[int]
    covered: list[int | None]
    asked: list[int]
    """Seats still to be asked whether their cards fly in."""
    out: int
    """The players who are right, one bit each."""
    aside: int
    """Number of cards put aside."""
    gone: int
    """The cards put aside, as far as they were seen."""
    places: list[int | None]

    def __init__(self, options: DurachkiOptions, players: int, dealer: int, deck: Sequence[int]) -> None:
        given = dealt(players, dealer, deck)
        self.options = options
        self.players = players
        self.dealer = dealer
        self.deck = tuple(deck)
        self.hands = given.hands
        self.turned: int | None = given.turned
        self.trump = SUIT_OF[given.turned]
        self._memory: Memory | None = fresh([HAND] * players)
        if self.turned_is_held:
            self._learn((SHOWED, dealer, BIT[given.turned]))
        self._begin(leader=(dealer + 1) % players)

    def _clear(self) -> None:
        self.attacks = []
        self.covered = []
        self.asked = []
        self.out = self.aside = self.gone = self.bouts = 0
        self.how: str | None = None
        self.loser: int | None = None
        self.places = [None] * self.players
        self.phase = LEAD

    def _begin(self, leader: int) -> None:
        self._clear()
        self.leader = leader
        self.defender = self.next_active(leader)

    @property
    def turned_is_held(self) -> bool:
        """Whether the trump card is the dealer's own last one."""
        return self.players * HAND == len(pack())

    def next_active(self, seat: int) -> int:
        """The first player to the left who still has to get rid of cards; the seat itself when there is no other."""
        for step in range(1, self.players):
            other = (seat + step) % self.players
            if not self.out >> other & 1:
                return other
        return seat

    @property
    def actor(self) -> int | None:
        if self.phase == LEAD:
            return self.leader
        if self.phase == FLY:
            return self.asked[0]
        return self.defender if self.phase == COVER else None

    def legal(self) -> Sequence[Action]:
        actor = self.actor
        if actor is None:
            return ()
        return legal_actions(self.phase, self.hands[actor], self.attacks, self.covered, self.trump)

    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        if actions.is_lead(action):
            self._lead(action, log)
        elif actions.is_cover(action):
            self._cover(*beating.beaten(action), log)
        elif action == TAKE:
            self._take(log)
        else:
            self._answer(action, log)

    def forget(self) -> None:
        self._memory = None

    @property
    def memory(self) -> Memory:
        """What the table knows of the hands; after ``forget`` only how many cards they hold."""
        return fresh(hand.bit_count() for hand in self.hands) if self._memory is None else self._memory

    def _learn(self, *facts: Fact) -> None:
        if self._memory is not None:
            self._memory = learn(self._memory, facts)

    def _lay(self, seat: int, laid: int) -> None:
        """Cards of one rank join the attack."""
        self.hands[seat] ^= laid
        while laid:
            low = laid & -laid
            laid ^= low
            self.attacks.append(low.bit_length() - 1)
            self.covered.append(None)

    def _lead(self, action: Action, log: list[Event] | None) -> None:
        leader = self.leader
        first = LED_CARDS[action][0]
        self._lay(leader, LED_MASK[action])
        if log is not None:
            log.append(Led(leader, LED_CARDS[action], self.defender))
        holders = self.flying(leader, first)
        choice = self.options.fly == "may"
        if not choice:
            for seat, flown in holders:
                self._lay(seat, flown)
                if log is not None:
                    log.append(FlewIn(seat, tuple(bits(flown)), forced=True))
        if self._memory is not None:
            self._learn_lead(action, holders, choice)
        self.asked = [seat for seat, _ in holders] if choice else []
        self.phase = FLY if self.asked else COVER
        if self.asked and log is not None:
            log.append(HoldersAsked(tuple(self.asked)))

    def _learn_lead(self, action: Action, holders: list[tuple[int, int]], choice: bool) -> None:
        """Who has let all his cards of the rank go, or is not asked for any, has none."""
        mates = RANKMATES[LED_CARDS[action][0]]
        self._learn((PLAYED, self.leader, LED_MASK[action]))
        if self.hands[self.leader]:
            self._learn((SHUNNED, self.leader, shunned_by_lead(action, self.trump)))
        if not choice:
            self._learn(*((PLAYED, seat, flown) for seat, flown in holders))
        if self.flies(LED_CARDS[action][0]):
            asked = {seat for seat, _ in holders} if choice else set()
            without = (seat for seat in range(self.players) if seat != self.leader and seat not in asked)
            self._learn(*((LACKED, seat, mates) for seat in without))

    def flies(self, led: int) -> bool:
        """Whether cards of this card's rank fly in at this table."""
        return self.options.fly_ranks == "all" or rank(led) == SIX

    def flying(self, leader: int, led: int) -> list[tuple[int, int]]:
        """The seats that hold cards of the led rank, clockwise from the leader's left, the defender last; and these."""
        if not self.flies(led):
            return []
        mates = RANKMATES[led]
        last = self.defender
        hands = self.hands
        found = [
            (seat, held)
            for seat in (*range(leader + 1, self.players), *range(leader))
            if seat != last and (held := hands[seat] & mates)
        ]
        if held := hands[last] & mates:
            found.append((last, held))
        return found

    def _answer(self, action: Action, log: list[Event] | None) -> None:
        """One player lets cards fly in, or none."""
        seat = self.asked.pop(0)
        if action == PASS:
            if log is not None:
                log.append(StayedOut(seat))
        else:
            laid = LED_MASK[action - actions.FLY]
            self._lay(seat, laid)
            self._learn((PLAYED, seat, laid))
            if log is not None:
                log.append(FlewIn(seat, tuple(bits(laid)), forced=False))
        if not self.asked:
            self.phase = COVER

    def _cover(self, attack: int, cover: int, log: list[Event] | None) -> None:
        seat = self.defender
        index = self.attacks.index(attack)
        self.hands[seat] ^= BIT[cover]
        self.covered[index] = cover
        if self._memory is not None:
            self._learn((PLAYED, seat, BIT[cover]), (SHUNNED, seat, shunned_by_cover(attack, cover, self.trump)))
        if log is not None:
            log.append(Covered(seat, attack, cover, index, self.covered.count(None)))
        if None not in self.covered:
            laid = self.on_table
            if log is not None:
                log.append(BeatenOff(seat, tuple(laid)))
            self._put_aside(laid)
            self._end_bout(seat, log)

    @property
    def on_table(self) -> list[int]:
        """Every card of the bout, each attacking card before what covers it."""
        return [one for pair in zip(self.attacks, self.covered, strict=True) for one in pair if one is not None]

    def _put_aside(self, laid: Sequence[int]) -> None:
        self.aside += len(laid)
        self.gone |= mask(laid)

    def _take(self, log: list[Event] | None) -> None:
        seat = self.defender
        taken = self.on_table if self.options.take == "all" else self.uncovered
        aside = [one for one in self.on_table if one not in taken]
        self.hands[seat] |= mask(taken)
        if self._memory is not None:
            shunned = shunned_by_taking(self.uncovered, len(self.attacks) == 1, self.trump)
            self._learn((SHUNNED, seat, shunned), (GOT, seat, mask(taken)))
        self._put_aside(aside)
        if log is not None:
            log.append(Taken(seat, tuple(taken), tuple(aside)))
        self._end_bout(None, log)

    @property
    def uncovered(self) -> list[int]:
        """The cards still to be covered, in order of laying."""
        return [attack for attack, cover in zip(self.attacks, self.covered, strict=True) if cover is None]

    def _end_bout(self, winner: int | None, log: list[Event] | None) -> None:
        """``winner``: the defender who has covered everything and leads next; None after a take."""
        self.attacks, self.covered = [], []
        self.bouts += 1
        out = self.out
        gone = [seat for seat, hand in enumerate(self.hands) if not hand and not out >> seat & 1]
        if gone:
            self._go_out(gone, log)
        if self.players - self.out.bit_count() < 2:
            left = [seat for seat in range(self.players) if not self.out >> seat & 1]
            self._finish("loser" if left else "none", left[0] if left else None, log)
        elif self.bouts >= MOST_BOUTS:
            self._finish("stopped", None, log)
        else:
            self.phase = LEAD
            before = self.defender
            self.leader = before if winner is not None and not self.out >> before & 1 else self.next_active(before)
            self.defender = self.next_active(self.leader)
            if log is not None:
                log.append(self.bout_begun())

    def _go_out(self, seats: list[int], log: list[Event] | None) -> None:
        """These players have got rid of their cards in one bout: they share a place."""
        place = 1 + self.out.bit_count()
        for seat in seats:
            self.out |= 1 << seat
            self.places[seat] = place
        if log is not None:
            log.append(WentOut(tuple(seats)))

    def _finish(self, how: str, loser: int | None, log: list[Event] | None) -> None:
        self.phase = OVER
        self.how, self.loser = how, loser
        last = 1 + self.out.bit_count()
        self.places = [last if place is None else place for place in self.places]
        if log is not None:
            log.append(DealOver(how, loser, tuple(self.all_places)))

    @property
    def all_places(self) -> list[int]:
        return [place or 1 for place in self.places]

    def bout_begun(self) -> BoutBegun:
        return BoutBegun(self.bouts, self.leader, self.defender)

    @property
    def result(self) -> dict[str, Any] | None:
        if self.how is None:
            return None
        return {"how": self.how, "loser": self.loser, "places": self.all_places, "bouts": self.bouts}

    def opening(self, seen_by: int | None = None) -> list[Event]:
        left = (self.dealer + 1) % self.players
        events: list[Event] = [Cut(left, self.dealer)]
        events += [CardDealt((left + i) % self.players, self.deck[i]) for i in range(self.players * HAND)]
        assert self.turned is not None
        events.append(TrumpTurned(self.turned, self.trump, self.dealer if self.turned_is_held else None))
        events.append(BoutBegun(0, left, (left + 1) % self.players))
        return [event.seen_by(seen_by) for event in events]

    def view(self, seat: int) -> DurachkiView:
        memory = self.memory
        return DurachkiView(
            options=self.options,
            players=self.players,
            seat=seat,
            dealer=self.dealer,
            phase=self.phase,
            actor=self.actor,
            leader=self.leader,
            defender=self.defender,
            hand=self.hands[seat],
            held=tuple(hand.bit_count() for hand in self.hands),
            trump=self.trump,
            turned=self.turned,
            attacks=tuple(self.attacks),
            covered=tuple(self.covered),
            asked=tuple(self.asked),
            out=self.out,
            aside=self.aside,
            gone=self.gone,
            bouts=self.bouts,
            places=tuple(self.places),
            known=memory.known,
            lots=memory.lots,
            shunned=memory.shunned,
            how=self.how,
            loser=self.loser,
        )

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin._memory = self._memory
        twin.aside = self.aside
        twin.asked = self.asked.copy()
        twin.attacks = self.attacks.copy()
        twin.bouts = self.bouts
        twin.covered = self.covered.copy()
        twin.dealer = self.dealer
        twin.deck = self.deck
        twin.defender = self.defender
        twin.gone = self.gone
        twin.hands = self.hands.copy()
        twin.how = self.how
        twin.leader = self.leader
        twin.loser = self.loser
        twin.options = self.options
        twin.out = self.out
        twin.phase = self.phase
        twin.places = self.places.copy()
        twin.players = self.players
        twin.trump = self.trump
        twin.turned = self.turned
        return twin

    def to_json(self) -> dict[str, Any]:
        return as_json(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DurachkiDeal):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.__slots__)
