"""One deal of Joker: dealing, trump choice, bids, tricks, points (joker.md, "Dealing and trumps" to "Points")."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from operator import or_
from typing import Any, Final, Self

from game.cards import BIT, NAMES, SUIT_OF, bits, cards, pack, shuffled
from game.joker import actions
from game.joker.actions import BIT_OF, FIRST_BID, FIRST_TRUMP, JOKERS, LED_SUIT, LOOK, PLAYS, TEXT
from game.joker.bidding import legal_bids
from game.joker.events import BidMade, CardPlayed, Cut, FourthCardLooked, TrickTaken, TrumpNamed, TrumpTurned
from game.joker.options import JokerOptions
from game.joker.scoring import score
from game.joker.tricks import STRENGTH, follows, leads
from game.joker.view import JokerView
from game.rules import Action, CardDealt, Event, RulesError, State

CHOOSE, BID, PLAY, OVER = "choose", "bid", "play", "over"
BEFORE_CHOICE: Final = 3
"""Cards each player holds while trumps are named in a deal of nines."""


SIZES: Final = range(1, 10)
"""Cards each player can be dealt."""
LEFT: Final = {players: tuple((seat + 1) % players for seat in range(players)) for players in (2, 3, 4)}
"""By the number of players: who sits on each one's left."""


def turned_trump(turned: int) -> int | None:
    """The suit a turned card makes trumps; a joker makes none."""
    return None if turned in JOKERS else SUIT_OF[turned]


class JokerDeal(State):
    """A deal from a given order of the pack; ``deck`` lists the cards as they leave it."""

    __slots__ = (
        "_actor",
        "_best",
        "_by_suit",
        "_coming",
        "_left",
        "_remembers",
        "_strengths",
        "bids",
        "cards",
        "dealer",
        "deck",
        "hands",
        "holder",
        "leader",
        "looked",
        "options",
        "phase",
        "players",
        "took",
        "trick",
        "tricks",
        "trump",
        "turned",
    )

    options: JokerOptions
    players: int
    dealer: int
    cards: int
    deck: tuple[int, ...]
    hands: list[int]
    bids: list[int]
    """In bidding order, from the dealer's left."""
    took: list[int]
    _coming: Sequence[int]
    """What the seats get once trumps are named."""
    trick: list[int]
    """Plays of the running trick, from ``leader``."""
    tricks: list[tuple[int, ...]]
    """Finished tricks: the leader's seat, then the plays. None after ``forget``."""

    def __init__(self, options: JokerOptions, players: int, dealer: int, in_hand: int, deck: Sequence[int]) -> None:
        self.options = options
        self.players = players
        self.dealer = dealer
        self.cards = in_hand
        self.deck = tuple(deck)
        self.bids = []
        self.took = [0] * players
        self.trick = []
        self.tricks = []
        self.trump: int | None = None
        self.turned: int | None = None
        self.looked = False
        self._left = LEFT[players]
        self.leader = self._left[dealer]
        self.holder = self.leader
        self._best = 0
        self._strengths: Sequence[int] = ()
        self._by_suit: Sequence[Sequence[int]] = ()
        self._actor = self.leader
        self._coming = ()
        self._remembers = True
        if in_hand == 9 and options.nine_trump == "choose":
            self.phase = CHOOSE
            self.hands = self._dealt(0, BEFORE_CHOICE)
            self._coming = self._dealt(BEFORE_CHOICE, in_hand)
        else:
            self.turned = self.deck[self._turned_index]
            self._set_trump(turned_trump(self.turned))
            self.hands = self._dealt(0, in_hand)
            self.phase = BID

    def _dealt(self, first: int, rounds: int) -> list[int]:
        """What the seats get in rounds ``first`` to ``rounds``, one card at a time from the dealer's left."""
        players = self.players
        cards = [BIT[one] for one in self.deck[first * players : rounds * players]]
        piles = [sum(cards[turn::players]) for turn in range(players)]
        dealer = self.dealer + 1
        return piles[-dealer:] + piles[:-dealer]

    def _set_trump(self, trump: int | None) -> None:
        self.trump = trump
        self._by_suit = STRENGTH[self.options.led_high_beats_trumps, trump]

    @property
    def _turned_index(self) -> int:
        """Where in the deck the turned card lies: after the hands, or the dealer's last when all are dealt."""
        return min(self.players * self.cards, len(self.deck) - 1)

    @property
    def actor(self) -> int | None:
        return None if self.phase == OVER else self._actor

    def legal(self) -> Sequence[Action]:
        trick = self.trick
        if trick:
            return follows(self.hands[self._actor], trick[0], self.trump)
        if self.phase == PLAY:
            return leads(self.hands[self._actor], self.options.strict)
        if self.phase == BID:
            return legal_bids(self.bids, self.cards, self.players, self.options.dealer_limit)
        return actions.TRUMP_CHOICES if self.phase == CHOOSE else ()

    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        """As the contract has it. A play is carried out here, without a further call: searching bots do little else."""
        if action >= PLAYS:
            if action < FIRST_TRUMP:
                self._bid(action - FIRST_BID, log)
            else:
                self._choose(action, log)
            return
        seat = self._actor
        trick = self.trick
        self.hands[seat] ^= BIT_OF[action]
        if not trick:
            self._strengths = strengths = self._by_suit[LED_SUIT[action]]
            self._best = strengths[action]
            self.holder = seat
        elif (strength := self._strengths[action]) >= self._best:
            self._best = strength
            self.holder = seat
        trick.append(action)
        if log is not None:
            log.append(CardPlayed(seat, action, self.holder))
        following = self._left[seat]
        leader = self.leader
        if following != leader:
            self._actor = following
            return
        # the trick is complete
        taker = self.holder
        self.took[taker] += 1
        if self._remembers:
            self.tricks.append((leader, *trick))
        if log is not None:
            log.append(TrickTaken(taker, leader, tuple(trick), self.took[taker]))
        self.trick = []
        self.leader = self._actor = taker
        if not self.hands[taker]:
            self.phase = OVER

    def forget(self) -> None:
        self._remembers = False
        self.tricks = []

    def _choose(self, action: Action, log: list[Event] | None) -> None:
        self.looked = action == LOOK
        suit = action - FIRST_TRUMP
        self._set_trump(suit if suit < 4 else None)
        self.hands = list(map(or_, self.hands, self._coming))
        self.phase = BID
        if log is not None:
            if self.looked:
                log.append(FourthCardLooked(self._actor, self.deck[BEFORE_CHOICE * self.players]))
            else:
                log.append(TrumpNamed(self._actor, self.trump))
            log += self._dealing(BEFORE_CHOICE, self.cards)

    def _bid(self, tricks: int, log: list[Event] | None) -> None:
        self.bids.append(tricks)
        if log is not None:
            log.append(BidMade(self._actor, tricks, sum(self.bids)))
        if len(self.bids) == self.players:
            self.phase = PLAY
        self._actor = self._left[self._actor]

    def bid_of(self, seat: int) -> int | None:
        """The seat's bid, None before it has spoken."""
        turn = (seat - self.dealer - 1) % self.players
        return self.bids[turn] if turn < len(self.bids) else None

    @property
    def points(self) -> list[int]:
        """Points by seat of a finished deal."""
        left = self.dealer + 1
        return [
            score(self.options, self.bids[(seat - left) % self.players], took, self.cards)
            for seat, took in enumerate(self.took)
        ]

    @property
    def result(self) -> dict[str, Any] | None:
        if self.phase != OVER:
            return None
        return {"took": list(self.took), "points": self.points}

    def opening(self, seen_by: int | None = None) -> list[Event]:
        choosing = self.cards == 9 and self.options.nine_trump == "choose"
        events: list[Event] = [Cut((self.dealer - 1) % self.players, self.dealer)]
        events += self._dealing(0, BEFORE_CHOICE if choosing else self.cards)
        if self.turned is not None:
            holder = self.dealer if self._turned_index < self.players * self.cards else None
            events.append(TrumpTurned(self.turned, self.trump, holder))
        return [event.seen_by(seen_by) for event in events]

    def _dealing(self, first: int, rounds: int) -> list[Event]:
        left = (self.dealer + 1) % self.players
        return [
            CardDealt((left + index) % self.players, self.deck[index])
            for index in range(first * self.players, rounds * self.players)
        ]

    def view(self, seat: int) -> JokerView:
        return JokerView(
            options=self.options,
            players=self.players,
            seat=seat,
            dealer=self.dealer,
            cards=self.cards,
            phase=self.phase,
            actor=self.actor,
            hand=self.hands[seat],
            held=tuple(hand.bit_count() for hand in self.hands),
            trump=self.trump,
            turned=self.turned,
            looked=self.looked,
            bids=tuple(self.bid_of(other) for other in range(self.players)),
            took=tuple(self.took),
            leader=self.leader,
            holder=self.holder if self.trick else None,
            trick=tuple(self.trick),
            tricks=tuple(self.tricks),
        )

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.players = self.players
        twin.dealer = self.dealer
        twin.cards = self.cards
        twin.deck = self.deck
        twin.hands = self.hands.copy()
        twin.bids = self.bids.copy()
        twin.took = self.took.copy()
        twin.trick = self.trick.copy()
        twin.tricks = self.tricks.copy()
        twin.trump = self.trump
        twin.turned = self.turned
        twin.looked = self.looked
        twin.leader = self.leader
        twin.holder = self.holder
        twin.phase = self.phase
        twin._best = self._best
        twin._strengths = self._strengths
        twin._by_suit = self._by_suit
        twin._coming = self._coming
        twin._left = self._left
        twin._remembers = self._remembers
        twin._actor = self._actor
        return twin

    @property
    def actions(self) -> list[Action]:
        """Every action of the deal so far, in order."""
        done: list[Action] = []
        if self.phase != CHOOSE and self.cards == 9 and self.options.nine_trump == "choose":
            done.append(LOOK if self.looked else actions.name_trump(self.trump))
        done += [actions.bid(tricks) for tricks in self.bids]
        for trick in self.tricks:
            done += trick[1:]
        return done + self.trick

    def to_json(self) -> dict[str, Any]:
        """Where the deal began and what was done: ``from_json`` plays it out again."""
        return {
            "options": self.options.to_json(),
            "players": self.players,
            "dealer": self.dealer,
            "cards": self.cards,
            "deck": [NAMES[one] for one in self.deck],
            "actions": [TEXT[action] for action in self.actions],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> JokerDeal:
        """The deal ``to_json`` wrote at a table that can be; raises RulesError when it is not one."""
        try:
            deck = cards(data["deck"])
            if sorted(deck) != pack() or data["dealer"] not in range(data["players"]) or data["cards"] not in SIZES:
                raise ValueError("no such pack, dealer or number of cards")
            deal = cls(JokerOptions(**data["options"]), data["players"], data["dealer"], data["cards"], deck)
            for text in data["actions"]:
                deal.advance(actions.parse(text))
        except (KeyError, TypeError, ValueError) as wrong:
            raise RulesError(f"not a deal of Joker: {wrong}") from None
        return deal

    @classmethod
    def rebuilt(cls, view: JokerView, hands: Sequence[int], rng: random.Random) -> JokerDeal:
        """The deal a view shows, with these hands: the deck is put together so that it would have dealt them."""
        held = list(hands)
        for leader, *plays in (*view.tricks, (view.leader, *view.trick)):
            for offset, play in enumerate(plays):
                held[(leader + offset) % view.players] |= BIT_OF[play]
        piles = []
        for turn in range(view.players):
            seat = (view.dealer + 1 + turn) % view.players
            pile = shuffled(bits(held[seat]), rng)
            if seat == view.dealer and view.turned in pile:
                pile.remove(view.turned)
                pile.append(view.turned)
            piles.append(pile)
        deck = [one for row in zip(*piles, strict=True) for one in row]
        if view.turned is not None and view.turned not in deck:
            deck.append(view.turned)
        deck += shuffled([one for one in pack() if one not in deck], rng)
        deal = cls(view.options, view.players, view.dealer, view.cards, deck)
        deal.hands = list(hands)
        deal.phase = view.phase
        deal.looked = view.looked
        deal.turned = view.turned
        deal.bids = view.spoken
        deal.took = list(view.took)
        deal.tricks = list(view.tricks)
        deal._set_trump(view.trump)
        deal._actor = (view.dealer + 1 + len(deal.bids)) % view.players
        deal.leader = deal.holder = view.leader
        if view.phase in (PLAY, OVER):
            deal._actor = (view.leader + len(view.trick)) % view.players
        if view.holder is not None:
            deal.trick = list(view.trick)
            deal.holder = view.holder
            held_by = view.trick[(view.holder - view.leader) % view.players]
            deal._strengths = deal._by_suit[view.led_suit]
            deal._best = deal._strengths[held_by]
        return deal

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, JokerDeal):
            return NotImplemented
        return (
            self.options == other.options
            and self.dealer == other.dealer
            and self.cards == other.cards
            and self.players == other.players
            and self.deck == other.deck
            and self.hands == other.hands
            and self.actions == other.actions
            and self.phase == other.phase
        )
