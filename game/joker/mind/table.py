"""What everybody sees at the table of an imagined deal that is being played out."""

from __future__ import annotations

import random
from typing import Final

from game.cards import BIT
from game.joker.actions import BIT_OF, JOKER_MASK
from game.joker.advice.play import ALLY, NEEDY, PRESSURE, SPOIL
from game.joker.deal import JokerDeal
from game.joker.mind.hopes import SIDES
from game.joker.mind.promise import Book, book, eighths_held
from game.joker.mind.threats import FULL, HUNGRY, LOST, Rows, Threats, threats
from game.joker.scoring import score
from game.joker.view import PACK

MISSED: Final = 20
"""Points a kept bid is worth beyond what it scores, as a missed one scores less than nothing wanted."""
WHOLE_PACK: Final = 36


class Table:
    """Bids, needs and who comes after whom; counted anew at the beginning of each trick."""

    __slots__ = (
        "book",
        "chance",
        "eighths",
        "gains",
        "gifts",
        "holds",
        "left",
        "needs",
        "no_jokers",
        "players",
        "ruffs",
        "shift",
        "sides",
        "stakes",
        "state",
        "threats",
        "wants",
    )

    book: Book
    threats: Threats
    wants: list[int]
    """Bids by seat."""
    stakes: list[float]
    """By seat what a kept bid is worth."""
    needs: list[int]
    """By seat the tricks still missing at the bid."""
    gains: list[float]
    """By seat the points a trick brings."""
    gifts: list[float]
    """From here on by the number of seats still to come: what those gain by a trick, on the average ..."""
    holds: list[tuple[Rows, ...]]
    """... the chances that a card of the suit led holds against them ..."""
    ruffs: list[Rows]
    """... that a ruff does ..."""
    no_jokers: tuple[list[float], ...]
    """... and that none of them takes the trick with a joker, first by the number of jokers out."""

    def __init__(self, state: JokerDeal, rng: random.Random) -> None:
        self.state = state
        self.chance = rng.random
        self.players = state.players
        gone = 0
        for _, *plays in state.tricks:
            for play in plays:
                gone |= BIT_OF[play]
        for play in state.trick:
            gone |= BIT_OF[play]
        if state.turned is not None and state.players * state.cards < WHOLE_PACK:
            gone |= BIT[state.turned]
        self.eighths = -1
        self.left = PACK & ~gone
        """The cards not yet seen by everybody."""

    def begin(self) -> None:
        """The bids are made."""
        state = self.state
        self.sides = SIDES[state.trump]
        players = self.players
        first = state.dealer + 1
        self.wants = [state.bids[(seat - first) % players] for seat in range(players)]
        self.stakes = [MISSED + score(state.options, bid, bid, state.cards) for bid in self.wants]
        self.count()

    def count(self) -> None:
        """What everybody sees at the beginning of a trick."""
        state = self.state
        players = self.players
        others = players - 1
        held = state.hands[state._actor].bit_count()
        unseen = self.left.bit_count() - held
        eighths = eighths_held(others, held, unseen)
        if eighths != self.eighths:
            self.eighths = eighths
            self.book = book(others, eighths)
            self.threats = threats(others, eighths)
        all_holds, all_ruffs, (_, one_out, two_out) = self.threats
        took, wants, stakes = state.took, self.wants, self.stakes
        self.needs = needs = took.copy()
        self.gains = gains = stakes.copy()
        jokers = self.left & JOKER_MASK
        holds, ruffs, gifts = [all_holds[0][0]], [all_ruffs[0][0]], [0.0]
        one_joker, two_jokers = [1.0], [1.0]
        no_one = no_two = 1.0
        asked = hungry = 0
        gift = 0.0
        seat = state.leader
        for behind in range(1, players + 1):
            seat = seat - 1 if seat else others
            needs[seat] = need = wants[seat] - took[seat]
            if 0 < need <= held:
                asked += need
                hungry += 1
                want = HUNGRY
                gains[seat] = gain = stakes[seat] * NEEDY * need / held
            elif need:
                asked += need if need > 0 else 0
                want = LOST
                gains[seat] = gain = 0.0
            else:
                want = FULL
                gains[seat] = gain = -stakes[seat]
            if behind == players:
                break
            gift += gain
            gifts.append(gift / behind)
            holds.append(all_holds[hungry][behind - hungry])
            ruffs.append(all_ruffs[hungry][behind - hungry])
            if jokers:
                no_one *= one_out[want]
                no_two *= two_out[want]
                one_joker.append(no_one)
                two_jokers.append(no_two)
        self.shift = PRESSURE * (held - asked) / players
        self.holds, self.ruffs, self.gifts = holds, ruffs, gifts
        self.no_jokers = (_NO_JOKERS, one_joker, two_jokers) if jokers else (_NO_JOKERS, _NO_JOKERS, _NO_JOKERS)

    def gift(self, turn: int, alive: bool) -> float:
        """What it is worth to the one who must act that another takes this trick."""
        if self.state.options.pairs:
            return self.gift_in_pairs(self.state._actor, turn, alive)
        behind = self.players - 1 - turn
        gift = self.gifts[behind]
        if turn:
            held_by = self.gains[self.state.holder]
            gift = (gift + held_by) * 0.5 if behind else held_by
        return -gift * SPOIL[not alive] / (self.players - 1)

    def gift_in_pairs(self, seat: int, turn: int, alive: bool) -> float:
        """What it is worth that another takes this trick, where partners sit opposite."""
        state = self.state
        behind = [(seat + step) % self.players for step in range(1, self.players - turn)]
        spoil = -SPOIL[not alive] / (self.players - 1)

        def worth(other: int) -> float:
            return self.gains[other] * (ALLY if (other - seat) % 2 == 0 else spoil)

        gift = sum(map(worth, behind)) / len(behind) if behind else 0.0
        if not turn:
            return gift
        return (gift + worth(state.holder)) * 0.5 if behind else worth(state.holder)


_NO_JOKERS: Final = [1.0] * 4
