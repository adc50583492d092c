"""One hand of Bura: dealing, tricks, drawing, claims, stakes (bura.md). The contract calls it a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from game.bura import actions, events, tricks
from game.bura.actions import CARDS
from game.bura.answers import cuts, pairing, points
from game.bura.options import CLAIM, BuraOptions
from game.bura.scoring import played_out, what_follows
from game.bura.tricks import Outcome, Trick
from game.bura.turn import legal_actions, to_act
from game.bura.view import BuraView
from game.cards import BIT, NAMES, SUIT_OF, bits, cards, mask
from game.rules import Action, CardDealt, Event, IllegalAction, RulesError, State


class BuraHand(State):
    """A hand from a given order of the pack; ``deck`` lists the cards as they leave it. Sets of cards are masks.

    ``stake`` and ``score`` are those it begins with; ``no_offers``: a hand under Crawford's rule.
    """

    __slots__ = (
        "_legal",
        "deck",
        "done",
        "drawn",
        "first_leader",
        "first_stake",
        "gifts",
        "hands",
        "laid",
        "laid_kind",
        "leader",
        "no_offers",
        "offer",
        "options",
        "outcome",
        "piles",
        "right",
        "score",
        "stake",
        "table",
        "talon",
        "tricks",
        "trump",
        "turned",
        "turned_by",
    )

    options: BuraOptions
    players: int = 2
    hands: list[int]
    piles: list[int]
    gifts: list[int]
    """By side: what of its pile was given to it face down."""
    talon: tuple[int, ...]
    """In drawing order, the turned trump last; the first ``drawn`` of them are gone."""
    tricks: list[Trick]
    done: list[tuple[int, Action]]
    """Every action of the hand so far and the side whose it was."""
    table: int
    """The led cards, later with those the leader completed with."""
    laid: int
    """A malyutka or bura laid out of turn that waits for the leader; ``laid_kind`` says which."""
    stake: int
    """What the hand is worth, as accepted."""
    right: int | None
    """The only side that may offer next; None: both."""
    offer: int | None
    """The side whose offer of one more than ``stake`` is pending."""
    turned_by: int | None
    """The side that drew the turned trump."""
    outcome: Outcome | None

    def __init__(
        self,
        options: BuraOptions,
        leader: int,
        deck: Sequence[int],
        stake: int = 1,
        score: tuple[int, int] = (0, 0),
        no_offers: bool = False,
    ) -> None:
        self.options = options
        self.first_leader = self.leader = leader
        self.deck = tuple(deck)
        self.first_stake = self.stake = stake
        self.score = score
        self.no_offers = no_offers
        dealt = 2 * options.cards
        self.hands = [0, 0]
        self.hands[leader] = mask(self.deck[0:dealt:2])
        self.hands[1 - leader] = mask(self.deck[1:dealt:2])
        self.turned = self.deck[dealt]
        self.trump = SUIT_OF[self.turned]
        self.talon = (*self.deck[dealt + 1 :], self.turned)
        self.drawn = 0
        self.turned_by = None
        self.piles = [0, 0]
        self.gifts = [0, 0]
        self.table = 0
        self.laid = 0
        self.laid_kind: str | None = None
        self.right = None
        self.offer = None
        self.tricks = []
        self.done = []
        self.outcome = None
        self._legal: Sequence[Action] | None = None

    @property
    def talon_left(self) -> int:
        return len(self.talon) - self.drawn

    @property
    def actor(self) -> int | None:
        return None if self.outcome else to_act(self)

    def legal(self) -> Sequence[Action]:
        found = self._legal
        if found is None:
            if self.outcome:
                found = ()
            else:
                seat = to_act(self)
                found = legal_actions(self, seat, self.hands[seat], self.piles[seat].bit_count())
            self._legal = found
        return found

    def advance(self, action: Action, log: list[Event] | None = None) -> None:
        """As the contract says; ``TIMEOUT`` is accepted from whoever must act, though it is never listed."""
        if action not in self.legal() and (action != actions.TIMEOUT or self.outcome):
            raise IllegalAction(f"{action!r} is not legal now")
        self.apply(action, log)

    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        self._legal = None
        seat = to_act(self)
        self.done.append((seat, action))
        laid = action & CARDS
        match action & ~CARDS:
            case actions.LEAD:
                self._lead(seat, laid, log)
            case actions.ANSWER:
                self._answer(seat, laid, log)
            case actions.GIVE:
                self._give(seat, laid, log)
            case actions.MALYUTKA:
                self._lay(seat, tricks.MALYUTKA, log)
            case actions.COMPLETE:
                self._complete(seat, log)
            case actions.BURA:
                if self.options.cards == 3:
                    self._show(seat, "bura", 1, log)
                else:
                    self._lay(seat, tricks.BURA, log)
            case actions.ROYAL:
                self._show(seat, "royal", 2, log)
            case actions.VAR:
                self._count(seat, False, log)
            case actions.TIMEOUT if self.offer is None:
                self._end(1 - seat, "timeout", 1, log)
            case kind:
                self._bargain(seat, kind, log)

    def _lead(self, seat: int, led: int, log: list[Event] | None) -> None:
        self.hands[seat] ^= led
        self.table = led
        if log is not None:
            log.append(events.Led(seat, tuple(bits(led))))

    def _answer(self, seat: int, answer: int, log: list[Event] | None) -> None:
        self.hands[seat] ^= answer
        cut = cuts(self.trump, self.table, answer)
        if log is not None:
            pairs = pairing(self.trump, self.table, answer)
            log.append(events.Answered(seat, tuple(bits(answer)), pairs, cut))
        self._take(answer, tricks.CUT if cut else tricks.UNCUT, seat if cut else self.leader, log)

    def _give(self, seat: int, given: int, log: list[Event] | None) -> None:
        self.hands[seat] ^= given
        self.gifts[self.leader] |= given
        if log is not None:
            log.append(events.Given(seat, given.bit_count(), tuple(bits(given))))
        self._take(given, tricks.GIVEN, self.leader, log)

    def _lay(self, seat: int, kind: str, log: list[Event] | None) -> None:
        self.laid, self.laid_kind = self.hands[seat], kind
        self.hands[seat] = 0
        if log is not None:
            log.append(events.LaidOut(seat, kind, tuple(bits(self.laid))))

    def _complete(self, seat: int, log: list[Event] | None) -> None:
        added, laid, kind = self.hands[seat], self.laid, self.laid_kind
        assert kind is not None
        self.hands[seat] = 0
        self.table |= added
        cut = kind == tricks.MALYUTKA and cuts(self.trump, laid, self.table)
        if log is not None:
            pairs = pairing(self.trump, laid, self.table)
            log.append(events.Completed(seat, tuple(bits(added)), pairs, cut))
        self.laid, self.laid_kind = 0, None
        self._take(laid, kind, seat if cut else 1 - seat, log)

    def _take(self, answer: int, how: str, taker: int, log: list[Event] | None) -> None:
        """The trick is complete: it goes to the taker's pile, hands are filled up, and he leads next."""
        trick = Trick(self.leader, self.table, answer, how, taker)
        self.tricks.append(trick)
        self.piles[taker] |= trick.led | answer
        self.table = 0
        self.leader = taker
        if log is not None:
            count = trick.led.bit_count()
            pile = self.piles[taker].bit_count()
            log.append(
                events.TrickTaken(taker, trick.leader, how, 2 * count, count if how == tricks.GIVEN else 0, pile)
            )
        self._draw(taker, log)
        if not self.hands[0] and not self.hands[1]:
            self._all_gone(taker, log)

    def _draw(self, taker: int, log: list[Event] | None) -> None:
        size, last = self.options.cards, len(self.talon)
        short = [seat for seat in (taker, 1 - taker) if self.hands[seat].bit_count() < size]
        while short and self.drawn < last:
            for seat in short:
                if self.drawn < last:
                    card = self.talon[self.drawn]
                    self.drawn += 1
                    self.hands[seat] |= BIT[card]
                    if self.drawn == last:
                        self.turned_by = seat
                    if log is not None:
                        log.append(events.Drawn(seat, card, last - self.drawn))
            short = [seat for seat in short if self.hands[seat].bit_count() < size]

    def _all_gone(self, taker: int, log: list[Event] | None) -> None:
        if self.options.cards == 3:
            self._count(taker, True, log)
            return
        winner, times = played_out(self.points)
        self._end(winner, "draw" if winner is None else "points", times, log)

    def _count(self, seat: int, forced: bool, log: list[Event] | None) -> None:
        """The pile of the side that claims, or is counted at the end, is turned up card by card."""
        if log is not None:
            log.append(events.VarClaimed(seat, forced))
            total = 0
            for trick in self.tricks:
                if trick.taker == seat:
                    for one in (*bits(trick.led), *bits(trick.answer)):
                        total += points(BIT[one])
                        log.append(events.CardCounted(seat, one, total))
        enough = points(self.piles[seat]) >= CLAIM
        reason = "exhausted" if forced else "var" if enough else "wrong_var"
        counted = (0, 1) if forced else (seat,)
        self._end(seat if enough else 1 - seat, reason, 1, log, self.piles[seat], counted)

    def _show(self, seat: int, what: str, times: int, log: list[Event] | None) -> None:
        if log is not None:
            log.append(events.CombinationShown(seat, what, tuple(bits(self.hands[seat]))))
        self._end(seat, what, times, log, self.hands[seat])

    def _bargain(self, seat: int, kind: int, log: list[Event] | None) -> None:
        if kind == actions.OFFER:
            self.offer = seat
            if log is not None:
                log.append(events.Offered(seat, self.stake + 1, False))
        elif kind in (actions.ACCEPT, actions.RAISE):
            self.stake += 1
            self.right = seat
            self.offer = seat if kind == actions.RAISE else None
            if log is not None:
                raised = events.Offered(seat, self.stake + 1, True)
                log.append(raised if kind == actions.RAISE else events.Accepted(seat, self.stake))
        else:
            self.offer = None
            if log is not None:
                log.append(events.Refused(seat, self.stake))
            self._end(1 - seat, "refused", 1, log)

    def _end(
        self,
        winner: int | None,
        reason: str,
        times: int,
        log: list[Event] | None,
        shown: int = 0,
        counted: Sequence[int] = (),
    ) -> None:
        """The hand is over; ``counted`` are the sides whose piles have been turned up."""
        if self.options.cards == 5:
            counted = (0, 1)
        first, second = (pile if side in counted else None for side, pile in enumerate(self.points))
        self.outcome = ended = Outcome(winner, reason, self.stake, times, (first, second), shown)
        if log is not None:
            log.append(events.HandOver(winner, reason, self.stake, times, ended.gain, ended.points))

    @property
    def points(self) -> list[int]:
        """Card points of both piles, as they truly are."""
        return [points(pile) for pile in self.piles]

    @property
    def result(self) -> dict[str, Any] | None:
        """With ``points`` as they truly are: for records and cases, not for a player's eyes."""
        if self.outcome is None:
            return None
        return {"points": self.points, **what_follows(self.options, self.first_leader, self.score, self.outcome)}

    def opening(self, seen_by: int | None = None) -> list[Event]:
        dealt = 2 * self.options.cards
        told: list[Event] = [
            CardDealt((self.first_leader + turn) % 2, card) for turn, card in enumerate(self.deck[:dealt])
        ]
        told.append(events.TrumpTurned(self.turned, self.trump))
        return [event.seen_by(seen_by) for event in told]

    def view(self, seat: int) -> BuraView:
        return BuraView.of(self, seat)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        twin.options = self.options
        twin.first_leader = self.first_leader
        twin.leader = self.leader
        twin.deck = self.deck
        twin.first_stake = self.first_stake
        twin.stake = self.stake
        twin.score = self.score
        twin.no_offers = self.no_offers
        twin.hands = self.hands.copy()
        twin.turned = self.turned
        twin.trump = self.trump
        twin.talon = self.talon
        twin.drawn = self.drawn
        twin.turned_by = self.turned_by
        twin.piles = self.piles.copy()
        twin.gifts = self.gifts.copy()
        twin.table = self.table
        twin.laid = self.laid
        twin.laid_kind = self.laid_kind
        twin.right = self.right
        twin.offer = self.offer
        twin.tricks = self.tricks.copy()
        twin.done = self.done.copy()
        twin.outcome = self.outcome
        twin._legal = self._legal
        return twin

    def to_json(self) -> dict[str, Any]:
        """Where the hand began and what was done: ``from_json`` plays it out again."""
        return {
            "options": self.options.to_json(),
            "leader": self.first_leader,
            "deck": [NAMES[one] for one in self.deck],
            "stake": self.first_stake,
            "score": list(self.score),
            "no_offers": self.no_offers,
            "actions": [actions.text(action) for _, action in self.done],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], options: BuraOptions) -> BuraHand:
        """The hand ``to_json`` wrote at a table with these options; raises RulesError when it is not one."""
        try:
            deck, leader, stake = cards(data["deck"]), data["leader"], data["stake"]
            first, second = data["score"]
            if sorted(deck) != sorted(options.pack) or leader not in (0, 1) or stake not in range(1, 7):
                raise ValueError("no such pack, leader or stake")
            hand = cls(options, int(leader), deck, int(stake), (int(first), int(second)), bool(data["no_offers"]))
            for text in data["actions"]:
                hand.advance(actions.parse(text))
        except (KeyError, TypeError, ValueError, AttributeError) as wrong:
            raise RulesError(f"not a hand of Bura: {wrong}") from None
        return hand

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BuraHand):
            return NotImplemented
        return (
            self.options == other.options
            and self.first_leader == other.first_leader
            and self.first_stake == other.first_stake
            and self.score == other.score
            and self.no_offers == other.no_offers
            and self.deck == other.deck
            and self.hands == other.hands
            and self.done == other.done
        )
