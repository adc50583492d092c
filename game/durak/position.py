"""A position of Durak: who holds what, what lies on the table, whose turn it is and what he may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from game.beating import TAKE, covers, covers_of, leads
from game.cards import bits
from game.durak.actions import SWAP
from game.durak.covering import cap, throws, transfers
from game.durak.dealing import dealt, dealt_memory, first_lead
from game.durak.events import Asked, BoutBegun, FirstLeader, TrumpTurned
from game.durak.options import HAND, DurakOptions
from game.durak.plain import plain
from game.durak.seating import Roles, Seating
from game.durak.view import DurakView, limit_by, seen
from game.memory import Fact, Memory, fresh, learn
from game.rules import Action, CardDealt, Event, State

LEAD: Final = "lead"
DEFEND: Final = "defend"
THROWING: Final = "throw"
TAKING: Final = "take"
OVER: Final = "over"


class Position(State):
    """``leader``, ``defender`` and ``word`` are seats; where a partner plays an empty seat, ``actor`` is another."""

    __slots__ = (
        "_facts",
        "_first",
        "_following",
        "_memory",
        "_roles",
        "_seating",
        "attacks",
        "bouts",
        "covered",
        "dealer",
        "deck",
        "discarded",
        "drawn",
        "fool",
        "gone",
        "hands",
        "how",
        "limit",
        "on_table",
        "options",
        "out",
        "passed",
        "phase",
        "places",
        "players",
        "ranks",
        "start_hand",
        "starter",
        "talon",
        "trump",
        "turn",
        "turned",
        "uncovered",
    )

    options: DurakOptions
    players: int
    dealer: int
    deck: tuple[int, ...]
    """Empty for a position that was set up, not dealt."""
    starter: int | None
    """The seat that leads because of the deal before; None as in a first deal."""
    trump: int
    turned: int | None
    hands: list[int]
    talon: tuple[int, ...]
    """In drawing order; ``drawn`` of them have left it. The last is the visible trump."""
    drawn: int
    discarded: int
    gone: int
    """The discarded cards, as far as they were seen."""
    attacks: list[int]
    covered: list[int | None]
    """For each attacking card, in order of laying, the card that covers it."""
    on_table: int
    ranks: int
    """All cards of the ranks that lie on the table."""
    uncovered: int
    phase: str
    turn: int
    """The player who must act; of no meaning when the deal is over."""
    passed: int
    """The players who have passed in this round of words."""
    start_hand: int
    limit: int
    bouts: int
    out: int
    places: list[int | None]
    how: str | None
    fool: int | None

    _roles: Roles
    _seating: Seating
    _first: tuple[int, ...]
    """By number: that many cards of the talon, from the first on, added up; what lies between two is a set of cards.

    One that was drawn and exchanged for the turned trump is among them twice.
    """
    _following: tuple[tuple[Roles, Roles], ...]
    """What ``Seating.following`` says for those who are out now."""
    _memory: Memory | None
    _facts: list[Fact] | None
    """What was seen since ``_memory`` was brought up to date; None where no account is kept."""

    @property
    def actor(self) -> int | None:
        return None if self.phase == OVER else self.turn

    @property
    def guard(self) -> int:
        """The player who defends: the defender, or the partner who plays his empty seat."""
        return self._roles.guard

    @property
    def leader(self) -> int:
        return self._roles.seat

    @property
    def defender(self) -> int:
        return self._roles.defender

    @property
    def word(self) -> int:
        """The seat whose turn it is; its player is the actor."""
        if self.phase == DEFEND:
            return self._roles.defender
        if self.phase in (THROWING, TAKING):
            return next(seat for seat, player in self._roles.words if player == self.turn)
        return self.leader

    @property
    def talon_left(self) -> int:
        return len(self.talon) - self.drawn

    @property
    def visible(self) -> int | None:
        """The trump card that lies under the talon."""
        return self.talon[-1] if self.drawn < len(self.talon) else None

    def legal(self) -> Sequence[Action]:
        hand = self.hands[self.turn]
        phase = self.phase
        found: Sequence[Action]
        if phase == DEFEND:
            if self.uncovered == 1 and self.covered[-1] is None:
                found = covers_of(hand, self.attacks[-1], self.trump)
                found.append(TAKE)
            else:
                found = covers(hand, self.attacks, self.covered, self.trump)
            if self.options.transfer and self.may_transfer:
                found += transfers(hand, self.ranks)
        elif phase == LEAD:
            found = leads(hand, self.limit)
        elif phase == OVER:
            return ()
        else:
            found = throws(hand, self.ranks)
        return (*found, SWAP) if self.options.trump_six and self.may_swap else found

    @property
    def may_transfer(self) -> bool:
        """Whether a card of the led rank would pass the attack on."""
        if not self.options.transfer or not self.discarded or self.uncovered < len(self.attacks):
            return False
        seats = self._seating
        following = seats.player(seats.defender(self.defender, self.out), self.out)
        return len(self.attacks) < cap(self.hands[following].bit_count(), self.discarded)

    @property
    def may_swap(self) -> bool:
        """Whether the actor may lay the lowest trump under the talon."""
        return (
            self.options.trump_six
            and self.drawn < len(self.talon)
            and self.hands[self.turn] >> self.options.lowest_trump(self.trump) & 1 == 1
        )

    @property
    def cards_on_table(self) -> tuple[int, ...]:
        """Pair by pair, in order of laying."""
        pairs = zip(self.attacks, self.covered, strict=True)
        return tuple(card for pair in pairs for card in pair if card is not None)

    def asked(self) -> Asked:
        """Who must act now."""
        return Asked(self.turn, self.word, self.phase)

    def bout_begun(self) -> BoutBegun:
        """The running bout and its limit."""
        return BoutBegun(self.bouts, self.leader, self.defender, self.limit, limit_by(self.start_hand, self.discarded))

    @property
    def team(self) -> int | None:
        """The team that has lost: 0 the even seats, 1 the odd ones."""
        return self.fool % 2 if self.how == "team" and self.fool is not None else None

    @property
    def all_places(self) -> list[int]:
        """Places by seat of a finished deal."""
        return [place or 0 for place in self.places]

    @property
    def result(self) -> dict[str, Any] | None:
        if self.how is None:
            return None
        return {
            "how": self.how,
            "fool": self.fool,
            "team": self.team,
            "places": self.all_places,
            "bouts": self.bouts,
        }

    @property
    def memory(self) -> Memory:
        """What everybody may know of the hands; after ``forget`` only how many cards they hold."""
        if self._facts is None:
            return fresh(hand.bit_count() for hand in self.hands)
        if self._memory is None:
            self._memory = dealt_memory(self.players, self.dealer, self.deck, self.starter)
        if self._facts:
            self._memory = learn(self._memory, self._facts)
            self._facts = []
        return self._memory

    def forget(self) -> None:
        self._facts = None

    def opening(self, seen_by: int | None = None) -> list[Event]:
        """Nothing but the running bout in a position that was set up."""
        events = self._dealing() if self.deck else [self.bout_begun(), self.asked()]
        return [event.seen_by(seen_by) for event in events]

    def _dealing(self) -> list[Event]:
        players, deck = self.players, self.deck
        given = dealt(players, self.dealer, deck)
        left = self.dealer + 1
        events: list[Event] = [CardDealt((left + index) % players, deck[index]) for index in range(players * HAND)]
        holder = None if given.talon else self.dealer
        events.append(TrumpTurned(given.turned, given.trump, holder, len(given.talon)))
        leader = self.starter
        if leader is None:
            lead = first_lead(given.trump, given.hands)
            leader = lead.seat
            shown = tuple((seat, card) for seat, held in enumerate(lead.shown) for card in bits(held))
            events.append(FirstLeader(leader, shown, len(lead.seats) > 1))
        defender = self._seating.defender(leader, 0)
        events.append(BoutBegun(0, leader, defender, cap(HAND, 0), limit_by(HAND, 0)))
        events.append(Asked(leader, leader, LEAD))
        return events

    def view(self, seat: int) -> DurakView:
        return seen(self, seat)

    @property
    def seating(self) -> Seating:
        return self._seating

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.players = self.players
        twin.dealer = self.dealer
        twin.deck = self.deck
        twin.starter = self.starter
        twin.trump = self.trump
        twin.turned = self.turned
        twin.hands = self.hands.copy()
        twin.talon = self.talon
        twin.drawn = self.drawn
        twin._first = self._first
        twin._following = self._following
        twin.discarded = self.discarded
        twin.gone = self.gone
        twin.attacks = self.attacks.copy()
        twin.covered = self.covered.copy()
        twin.on_table = self.on_table
        twin.ranks = self.ranks
        twin.uncovered = self.uncovered
        twin.phase = self.phase
        twin.turn = self.turn
        twin.passed = self.passed
        twin.start_hand = self.start_hand
        twin.limit = self.limit
        twin.bouts = self.bouts
        twin.out = self.out
        twin.places = self.places.copy()
        twin.how = self.how
        twin.fool = self.fool
        twin._facts = None if self._facts is None else self._facts.copy()
        twin._memory = self._memory
        twin._roles = self._roles
        twin._seating = self._seating
        return twin

    def to_json(self) -> dict[str, Any]:
        """The position as it stands, cards and suits by name; ``plain.position`` reads it."""
        return plain(self)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._whole() == other._whole()

    def _whole(self) -> tuple[object, ...]:
        """All that ``plain`` writes."""
        dealt_from = self.options, self.players, self.dealer, self.deck, self.starter, self.turned
        cards = self.trump, self.hands, self.talon[self.drawn :], self.discarded, self.gone, self.memory
        bout = self.attacks, self.covered, self.phase, self.leader, self.defender, self.word, self.passed
        return *dealt_from, *cards, *bout, self.start_hand, self.bouts, self.out, self.places, self.how, self.fool
