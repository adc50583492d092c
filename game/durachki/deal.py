"""One deal of Durachki: lead, flying in, covering, taking, going out (durachki.md, "Play" and "End")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self

from game import beating
from game.beating import LED_CARDS, LED_MASK, PASS, RANKMATES, TAKE
from game.cards import BIT, SUIT_OF, bits, mask, names, pack, rank
from game.cards import name as name_of
from game.durachki import actions
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
from game.durachki.view import DurachkiView, legal_actions
from game.memory import GOT, LACKED, PLAYED, SHOWED, Fact, fresh, learn
from game.rules import Action, CardDealt, Event, State

LEAD: Final = "lead"
FLY: Final = "fly"
COVER: Final = "cover"
OVER: Final = "over"


class Dealt(NamedTuple):
    """What a deck deals: hands by seat, the turned card (the dealer's own with four players)."""

    hands: list[int]
    turned: int


def dealt(players: int, dealer: int, deck: Sequence[int]) -> Dealt:
    """Nine cards each, one at a time from the dealer's left; the next card is turned, or the dealer's last one."""
    hands = [0] * players
    for index in range(players * HAND):
        hands[(dealer + 1 + index) % players] |= BIT[deck[index]]
    return Dealt(hands, deck[min(players * HAND, len(deck) - 1)])


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
        self._memory = fresh([HAND] * players)
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

    def _learn(self, *facts: Fact) -> None:
        self._memory = learn(self._memory, facts)

    def _lay(self, seat: int, laid: int) -> None:
        """Cards of one rank join the attack."""
        self.hands[seat] ^= laid
        self.attacks += bits(laid)
        self.covered += [None] * laid.bit_count()
        self._learn((PLAYED, seat, laid))

    def _lead(self, action: Action, log: list[Event] | None) -> None:
        leader = self.leader
        self._lay(leader, LED_MASK[action])
        if log is not None:
            log.append(Led(leader, LED_CARDS[action], self.defender))
        holders = self.flying(leader, LED_CARDS[action][0])
        choice = self.options.fly == "may"
        if not choice:
            for seat, flown in holders:
                self._lay(seat, flown)
                if log is not None:
                    log.append(FlewIn(seat, tuple(bits(flown)), forced=True))
        if self.flies(LED_CARDS[action][0]):
            # who has let all his cards of the rank go, or is not asked for any, has none
            asked = {seat for seat, _ in holders} if choice else set()
            without = (seat for seat in range(self.players) if seat != leader and seat not in asked)
            self._learn(*((LACKED, seat, RANKMATES[LED_CARDS[action][0]]) for seat in without))
        self.asked = [seat for seat, _ in holders] if choice else []
        self.phase = FLY if self.asked else COVER
        if self.asked and log is not None:
            log.append(HoldersAsked(tuple(self.asked)))

    def flies(self, led: int) -> bool:
        """Whether cards of this card's rank fly in at this table."""
        return self.options.fly_ranks == "all" or rank(led) == SIX

    def flying(self, leader: int, led: int) -> list[tuple[int, int]]:
        """The seats that hold cards of the led rank, clockwise from the leader's left, the defender last; and these."""
        if not self.flies(led):
            return []
        mates = RANKMATES[led]
        around = [(leader + step) % self.players for step in range(1, self.players)]
        order = [seat for seat in around if seat != self.defender] + [self.defender]
        return [(seat, held) for seat in order if (held := self.hands[seat] & mates)]

    def _answer(self, action: Action, log: list[Event] | None) -> None:
        """One player lets cards fly in, or none."""
        seat = self.asked.pop(0)
        if action == PASS:
            if log is not None:
                log.append(StayedOut(seat))
        else:
            laid = LED_MASK[action - actions.FLY]
            self._lay(seat, laid)
            if log is not None:
                log.append(FlewIn(seat, tuple(bits(laid)), forced=False))
        if not self.asked:
            self.phase = COVER

    def _cover(self, attack: int, cover: int, log: list[Event] | None) -> None:
        seat = self.defender
        index = self.attacks.index(attack)
        self.hands[seat] ^= BIT[cover]
        self.covered[index] = cover
        self._learn((PLAYED, seat, BIT[cover]))
        left = self.covered.count(None)
        if log is not None:
            log.append(Covered(seat, attack, cover, index, left))
        if not left:
            if log is not None:
                log.append(BeatenOff(seat, tuple(self.on_table)))
            self._put_aside(self.on_table)
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
        open_cards = [attack for attack, cover in zip(self.attacks, self.covered, strict=True) if cover is None]
        taken = self.on_table if self.options.take == "all" else open_cards
        aside = [one for one in self.on_table if one not in taken]
        self.hands[seat] |= mask(taken)
        self._learn((GOT, seat, mask(taken)))
        self._put_aside(aside)
        if log is not None:
            log.append(Taken(seat, tuple(taken), tuple(aside)))
        self._end_bout(None, log)

    def _end_bout(self, winner: int | None, log: list[Event] | None) -> None:
        """``winner``: the defender who has covered everything and leads next; None after a take."""
        self.attacks, self.covered = [], []
        self.bouts += 1
        gone = [seat for seat, hand in enumerate(self.hands) if not hand and not self.out >> seat & 1]
        place = 1 + self.out.bit_count()
        for seat in gone:
            self.out |= 1 << seat
            self.places[seat] = place
        if gone and log is not None:
            log.append(WentOut(tuple(gone)))
        left = [seat for seat in range(self.players) if not self.out >> seat & 1]
        if len(left) < 2:
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
            known=self._memory.known,
            lots=self._memory.lots,
            how=self.how,
            loser=self.loser,
        )

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for field in self.__slots__:
            value = getattr(self, field)
            setattr(twin, field, value.copy() if isinstance(value, list) else value)
        return twin

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "players": self.players,
            "dealer": self.dealer,
            "deck": [name_of(one) for one in self.deck],
            "trump": self.trump,
            "turned": None if self.turned is None else name_of(self.turned),
            "hands": [names(hand) for hand in self.hands],
            "leader": self.leader,
            "defender": self.defender,
            "phase": self.phase,
            "asked": list(self.asked),
            "table": [
                [name_of(attack), None if cover is None else name_of(cover)]
                for attack, cover in zip(self.attacks, self.covered, strict=True)
            ],
            "out": bits(self.out),
            "aside": self.aside,
            "gone": names(self.gone),
            "bouts": self.bouts,
            "places": list(self.places),
            "how": self.how,
            "loser": self.loser,
            "known": [names(known) for known in self._memory.known],
            "lots": [[[names(lacks), count] for lacks, count in lots] for lots in self._memory.lots],
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, DurachkiDeal):
            return NotImplemented
        return all(getattr(self, field) == getattr(other, field) for field in self.__slots__)
