"""One deal of Durak: bouts, words, refills, going out (durak.md, "A bout" to "No endless games")."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from game.beating import BEAT, LED_CARDS, LED_MASK, PASS, RANKMATES, TAKE, ranks_of
from game.cards import BIT, bits, mask
from game.durak import ending
from game.durak.actions import SWAP, THROW, TRANSFER
from game.durak.covering import CAPS_FIRST, CAPS_LATER, cap
from game.durak.dealing import dealt, first_lead
from game.durak.events import (
    BeatenOff,
    CardsTaken,
    Covered,
    DealOver,
    Drawn,
    Led,
    Passed,
    Swapped,
    Taking,
    ThrownIn,
    Transferred,
    WentOut,
)
from game.durak.options import HAND, MOST_BOUTS, DurakOptions
from game.durak.position import DEFEND, LEAD, OVER, TAKING, THROWING, Position
from game.durak.seating import Roles, seating
from game.memory import DREW, GOT, LACKED, PLAYED
from game.rules import Action, Event

LEADING: Final = {action: (of, LED_MASK[action], RANKMATES[of[0]]) for action, of in LED_CARDS.items()}
"""By lead: its cards, their set, and all cards of their rank."""


class DurakDeal(Position):
    """A deal from a given order of the pack; ``deck`` lists the cards as they leave it."""

    __slots__ = ()

    def __init__(
        self, options: DurakOptions, players: int, dealer: int, deck: Sequence[int], leader: int | None = None
    ) -> None:
        """``leader``: the seat that leads because of the deal before; None as in a first deal."""
        self.options = options
        self.players = players
        self.dealer = dealer
        self.deck = tuple(deck)
        given = dealt(players, dealer, self.deck)
        self.hands = given.hands
        self._pile(given.talon)
        self.turned = given.turned
        self.trump = given.trump
        self.drawn = self.discarded = self.gone = self.bouts = 0
        self.places = [None] * players
        self.how = self.fool = None
        self._seating = seating(options, players)
        self._leave(0)
        self._memory = None
        self._facts = []
        self.starter = leader
        if leader is None:
            leader = first_lead(given.trump, given.hands).seat
        self._begin_bout(self._seating.roles(leader, 0))

    def _pile(self, talon: Sequence[int]) -> None:
        """The talon, in drawing order."""
        self.talon = tuple(talon)
        self._first = tuple(accumulate([BIT[card] for card in talon], initial=0))

    def _leave(self, out: int) -> None:
        """These seats are out."""
        self.out = out
        self._following = self._seating.following(out)

    def _begin_bout(self, roles: Roles) -> None:
        """An empty table, and the next to lead."""
        self.attacks = []
        self.covered = []
        self.on_table = self.ranks = self.uncovered = self.passed = 0
        self.phase = LEAD
        self.turn = roles.leader
        self._roles = roles
        self.start_hand = count = self.hands[roles.guard].bit_count()
        self.limit = (CAPS_LATER if self.discarded else CAPS_FIRST)[count]

    def _lay_out(self, table: Sequence[tuple[int, int | None]]) -> None:
        """Pairs of a bout that is under way."""
        self.attacks = [attack for attack, _ in table]
        self.covered = [cover for _, cover in table]
        self.uncovered = self.covered.count(None)
        self.on_table = mask(self.cards_on_table)
        self.ranks = ranks_of(self.on_table)

    def _resume(self, phase: str, word: int | None) -> None:
        """Go on in a bout under way; ``word``: whose turn it is, None for who comes first."""
        self.phase = phase
        if phase == DEFEND:
            self._defend()
        elif phase in (THROWING, TAKING) and word is None:
            if not self._give_word(phase):
                self._end_bout(None)
        elif phase != LEAD and word is not None:
            self.turn = self._seating.player(word, self.out)

    def apply(self, action: Action, log: list[Event] | None = None) -> None:
        """As the contract has it. Covering is done here, without a further call: searching bots do little else."""
        if action >= BEAT:
            attack, cover = (action - BEAT) >> 6, action & 63
            bit = BIT[cover]
            actor = self.turn
            self.hands[actor] ^= bit
            if self._facts is not None:
                self._facts.append((PLAYED, actor, bit))
            index = self.attacks.index(attack)
            self.covered[index] = cover
            self.on_table |= bit
            self.ranks |= RANKMATES[cover]
            self.passed = 0
            self.uncovered = left = self.uncovered - 1
            if log is not None:
                log.append(Covered(actor, attack, cover, index, left))
            if not left and not self._give_word(THROWING):
                self._end_bout(log)
        elif action < THROW:
            self._lead(action, log)
        elif action == PASS:
            self._pass(log)
        elif action == TAKE:
            self._take(log)
        elif action < TRANSFER:
            self._throw(action - THROW, log)
        elif action == SWAP:
            self._swap(log)
        else:
            self._transfer(action - TRANSFER, log)
        if log is not None and self.phase != OVER:
            log.append(self.asked())

    def _lead(self, action: Action, log: list[Event] | None) -> None:
        cards, laid, mates = LEADING[action]
        actor = self.turn
        self.hands[actor] ^= laid
        if self._facts is not None:
            self._facts.append((PLAYED, actor, laid))
        self.attacks = [*cards]
        self.uncovered = count = len(cards)
        self.covered = [None] * count
        self.on_table = laid
        self.ranks = mates
        if log is not None:
            log.append(Led(actor, cards, self.leader))
        self.phase = DEFEND
        self.turn = self._roles.guard

    def _defend(self) -> None:
        self.phase = DEFEND
        self.turn = self._roles.guard

    def _take(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Taking(self.turn, self.defender))
        self.passed = 0
        if not self._give_word(TAKING):
            self._end_bout(log)

    def _pass(self, log: list[Event] | None) -> None:
        if log is not None:
            log.append(Passed(self.turn, self.word))
        self.passed |= 1 << self.turn
        if not self._give_word(self.phase):
            self._end_bout(log)

    def _lay(self, card: int) -> None:
        """One more attacking card from the actor's hand."""
        bit = BIT[card]
        actor = self.turn
        self.hands[actor] ^= bit
        if self._facts is not None:
            self._facts.append((PLAYED, actor, bit))
        self.attacks.append(card)
        self.covered.append(None)
        self.on_table |= bit
        self.uncovered += 1

    def _throw(self, card: int, log: list[Event] | None) -> None:
        self._lay(card)
        taking = self.phase == TAKING
        if log is not None:
            log.append(ThrownIn(self.turn, card, self.word, len(self.attacks), taking))
        if not taking:
            self.phase = DEFEND
            self.turn = self._roles.guard
        elif not self._give_word(TAKING):
            self._end_bout(log)

    def _transfer(self, card: int, log: list[Event] | None) -> None:
        self._lay(card)
        giver = self.defender
        receiver = self._seating.defender(giver, self.out)
        if log is not None:
            log.append(Transferred(self.turn, card, giver, receiver))
        self._roles = roles = self._seating.facing(giver, receiver, self.out)
        self.start_hand = self.hands[roles.guard].bit_count()
        self.limit = cap(self.start_hand, self.discarded)
        if log is not None:
            log.append(self.bout_begun())
        self._defend()

    def _swap(self, log: list[Event] | None) -> None:
        actor = self.turn
        six = self.options.lowest_trump(self.trump)
        got = self.talon[-1]
        self.hands[actor] ^= BIT[six] | BIT[got]
        self._pile((*self.talon[:-1], six))
        if self._facts is not None:
            self._facts += ((PLAYED, actor, BIT[six]), (GOT, actor, BIT[got]))
        if log is not None:
            log.append(Swapped(actor, six, got))
        if self.phase in (THROWING, TAKING) and not self._give_word(self.phase):
            self._end_bout(log)

    def _give_word(self, phase: str) -> bool:
        """The word goes to the first who may add a card; False when there is none."""
        self.phase = phase
        if len(self.attacks) < self.limit:
            ranks, hands, passed = self.ranks, self.hands, self.passed
            for player in self._roles.order:
                if passed and passed >> player & 1:
                    continue
                if hands[player] & ranks:
                    self.turn = player
                    return True
                if self._facts is not None:
                    self._facts.append((LACKED, player, ranks))
        return False

    def _end_bout(self, log: list[Event] | None) -> None:
        taken = self.phase == TAKING
        if taken:
            guard = self._roles.guard
            self.hands[guard] |= self.on_table
            if self._facts is not None:
                self._facts.append((GOT, guard, self.on_table))
            if log is not None:
                log.append(CardsTaken(guard, self.cards_on_table))
        else:
            self.discarded += 2 * len(self.attacks)
            self.gone |= self.on_table
            if log is not None:
                log.append(BeatenOff(self.defender, self.cards_on_table, self.discarded))
        self.bouts += 1
        size = len(self.talon)
        if self.drawn < size:
            self._refill(log)
        if self.drawn == size and 0 in self.hands and self._judge(log):
            return
        if self.bouts >= MOST_BOUTS:
            self._finish("stopped", 0, log)
            return
        self._begin_bout(self._following[self._roles.defender][taken])
        if log is not None:
            log.append(self.bout_begun())

    def _refill(self, log: list[Event] | None) -> None:
        hands, talon, first, facts = self.hands, self.talon, self._first, self._facts
        size = len(talon)
        start = self.drawn
        for seat in self._roles.drawing:
            hand = hands[seat]
            lacking = HAND - hand.bit_count()
            if lacking <= 0:
                continue
            end = start + lacking
            if end < size:
                if facts is not None:
                    facts.append((DREW, seat, lacking))
            else:
                end = size
                if facts is not None:
                    facts += ((DREW, seat, size - start - 1), (GOT, seat, BIT[talon[-1]]))
            hands[seat] = hand | (first[end] - first[start])
            if log is not None:
                log.append(Drawn(seat, talon[start:end], size - end, end == size))
            start = end
            if end == size:
                break
        self.drawn = start

    def _judge(self, log: list[Event] | None) -> bool:
        """Who has no cards left is out; whether the deal is over with that."""
        out = self.out
        place = 1 + out.bit_count()
        left = gone = 0
        for seat, hand in enumerate(self.hands):
            if hand:
                left |= 1 << seat
            elif not out >> seat & 1:
                gone |= 1 << seat
                self.places[seat] = place
        if not gone:
            return False
        self._leave(out | gone)
        if log is not None:
            log.append(WentOut(tuple(bits(gone)), place))
        how = ending.how(left, self.options.teams)
        if how is None:
            return False
        self._finish(how, left, log)
        return True

    def _finish(self, how: str, left: int, log: list[Event] | None) -> None:
        """``left``: the set of seats that lose the deal if somebody does."""
        out = self.out
        last = 1 + out.bit_count()
        for seat in range(self.players):
            if not out >> seat & 1:
                self.places[seat] = last
        self.how = how
        if left:
            self.fool = ending.fool(left, self.leader, self._roles.guard, self.players)
        leader, defender = self.leader, self.defender
        self._leave((1 << self.players) - 1)
        self._begin_bout(self._seating.facing(leader, defender, self.out))
        self.phase = OVER
        if log is not None:
            log.append(DealOver(how, self.fool, self.team, tuple(self.all_places)))
