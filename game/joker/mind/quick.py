"""Playing imagined deals out: every seat plays for its bid, from its own cards and what lies open.

The plain bot's way of weighing a play (``advice.play``), made of look-ups: some microseconds instead of a hundred. What
the actor may not know is never looked at: of the other hands only how many cards they hold.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.cards import BIT, SUIT_OF
from game.joker.actions import (
    BIT_OF,
    CARD_OF,
    FIRST_JOKER,
    GIVE,
    HIGH,
    JOKER_MASK,
    LED_SUIT,
    LOW,
    TAKE,
    WAYS,
)
from game.joker.advice.trumps import choose_trump
from game.joker.deal import BID, CHOOSE, PLAY, JokerDeal
from game.joker.mind.hopes import JOKER_WORTH, NO_JOKERS, ONE_SUIT, SHIFT, SIDES, choose_bid
from game.joker.mind.keeping import BELOW, ENOUGH, FINE, NO_MORE, STEPS
from game.joker.mind.promise import OUT, SHORT_STEP, SHORTS, TRUMP_CLASS, Book, Promise, book
from game.joker.mind.threats import FULL, HUNGRY, LOST, ROW, Threats, threats
from game.joker.scoring import khisht_fine, score
from game.joker.view import PACK
from game.rules import Action

PRESSURE: Final = 0.42
"""How tricks nobody asked for, or that too many asked for, shift what can be had; shared out among the players."""
ON_LEAD: Final = (0.0, -0.07)
"""What having to lead adds to the tricks one cannot help taking, and to those that can be had."""
KEEP_JOKER: Final = 3.1
"""Points that a joker is worth beyond its trick, for each card still to be played."""
PULL: Final = 0.15
"""What a joker led high adds to each of our other cards of that suit."""
LED_LOW: Final = 0.04
"""The chance of a joker led low to be left with the trick."""
SPOIL: Final = (0.45, 1.0)
"""How much the losses of the others count, while the own bid can be kept and once it cannot."""
ALLY: Final = 0.6
NEEDY: Final = 0.55
"""The part of a kept bid that one trick brings a seat that needs every trick left."""
MISSED: Final = 20
"""Points a kept bid is worth beyond what it scores, as a missed one scores less than nothing wanted."""
KHISHT_FEAR: Final = 0.3
CHANCE: Final = 3.0
"""Points by which plays that are about equal are shuffled."""


class Playout:
    """One imagined deal being played out; what everybody sees is counted along."""

    __slots__ = (
        "asked",
        "bonus",
        "book",
        "chance",
        "gains",
        "left",
        "needs",
        "players",
        "shift",
        "sides",
        "stakes",
        "state",
        "threats",
        "wants",
        "wish",
    )

    book: Book
    threats: Threats
    needs: list[int]
    gains: list[float]
    wish: list[int]
    wants: list[int]
    stakes: list[float]

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
        if state.turned is not None and state.players * state.cards < 36:
            gone |= BIT[state.turned]
        self.left = PACK & ~gone
        """The cards not yet seen by everybody."""
        self.sides = SIDES[state.trump]

    def run(self) -> None:
        """Play the deal to its end."""
        state = self.state
        while state.phase in (CHOOSE, BID):
            state.apply(self.say())
        self.sides = SIDES[state.trump]
        apply = state.apply
        self.begin()
        while state.phase == PLAY:
            legal = state.legal()
            action = legal[0] if len(legal) == 1 else self.choose(legal)
            self.left &= ~BIT_OF[action]
            apply(action)
            if not state.trick and state.phase == PLAY:
                self.count()

    def begin(self) -> None:
        """The bids are made."""
        state = self.state
        players = self.players
        first = state.dealer + 1
        self.wants = [state.bids[(seat - first) % players] for seat in range(players)]
        self.stakes = [MISSED + score(state.options, bid, bid, state.cards) for bid in self.wants]
        self.count()

    def count(self) -> None:
        """What everybody sees at the beginning of a trick."""
        state = self.state
        took = state.took
        hands = state.hands
        self.needs = needs = [want - have for want, have in zip(self.wants, took, strict=True)]
        held = hands[state._actor].bit_count()
        asked = 0
        gains = []
        wish = []
        for need, stake in zip(needs, self.stakes, strict=True):
            if need > 0:
                asked += need
                if need > held:
                    wish.append(LOST)
                    gains.append(0.0)
                else:
                    wish.append(HUNGRY)
                    gains.append(stake * NEEDY * need / held)
            elif need:
                wish.append(LOST)
                gains.append(0.0)
            else:
                wish.append(FULL)
                gains.append(-stake)
        self.gains = gains
        self.wish = wish
        self.shift = PRESSURE * (held - asked) / self.players
        others = self.players - 1
        unseen = self.left.bit_count() - held
        eighths = min(8, 8 * others * held // unseen) if unseen > 0 else 8
        self.book = book(others, eighths)
        self.threats = threats(others, eighths)

    def choose(self, legal: Sequence[Action]) -> Action:
        """A play of the one who must act, who has several."""
        state = self.state
        trick = state.trick
        players = self.players
        played = len(trick)
        seat = state.leader + played
        if seat >= players:
            seat -= players
        trump = state.trump
        hand = state.hands[seat]
        cards_left = hand.bit_count() - 1
        out_all = self.left & ~hand
        out = out_all & NO_JOKERS
        plain = hand & NO_JOKERS
        need = self.needs[seat]

        # what the hand promises, suit by suit
        jokers = (hand & JOKER_MASK).bit_count()
        most = jokers * JOKER_WORTH[0] + self.shift
        least = jokers * JOKER_WORTH[1] + self.shift
        keys = [0, 0, 0, 0]
        of = [_NOTHING, _NOTHING, _NOTHING, _NOTHING]
        table = self.book.side[0]
        trump_class = 0
        if trump is not None:
            trump_class = TRUMP_CLASS[(out >> SHIFT[trump] & ONE_SUIT).bit_count()]
            table = self.book.side[trump_class]
        ruff = 0.0
        for suit in self.sides:
            shift = SHIFT[suit]
            key = plain >> shift & ONE_SUIT | (out >> shift & ONE_SUIT) << OUT
            keys[suit] = key
            of[suit] = promise = table[key]
            most += promise[0]
            least += promise[1]
            ruff += promise[2]
        tables: list[dict[int, Promise]] = [table, table, table, table]
        if trump is not None:
            shift = SHIFT[trump]
            keys[trump] = key = plain >> shift & ONE_SUIT | (out >> shift & ONE_SUIT) << OUT
            step = int(ruff / SHORT_STEP)
            tables[trump] = trumps = self.book.trumps[step if step < SHORTS else SHORTS - 1]
            of[trump] = promise = trumps[key]
            most += promise[0]
            least += promise[1]

        # who comes after us
        hungry = others = 0
        no_joker = 1.0
        gift = 0.0
        joker_row = self.threats.joker[(out_all & JOKER_MASK).bit_count()]
        behind = players - played - 1
        wish = self.wish
        gains = self.gains
        pairs = state.options.pairs
        alive = 0 <= need <= cards_left + 1
        spoil = -(SPOIL[0] if alive else SPOIL[1]) / (players - 1)
        for step in range(1, behind + 1):
            other = seat + step
            if other >= players:
                other -= players
            if wish[other] == HUNGRY:
                hungry += 1
            else:
                others += 1
            no_joker *= joker_row[wish[other]]
            gift += gains[other] * (ALLY if pairs and step == 2 else spoil)
        if behind:
            gift /= behind
        if played:
            holder = state.holder
            by_holder = gains[holder] * (ALLY if pairs and (holder - seat) % 2 == 0 else spoil)
            gift = (gift + by_holder) * 0.5 if behind else by_holder
            led = LED_SUIT[trick[0]]
            strengths = state._strengths
            best = state._best
        else:
            led = -1
            strengths = _ALL_BEAT
            best = 0

        # with the trick, and without it
        win_row = _ROW_NONE
        over_row = _ROW_NONE
        if need > 0:
            kept_need = need - 1 if need - 1 <= cards_left else 10
            win_row = ENOUGH[cards_left][kept_need]
            over_row = NO_MORE[cards_left][kept_need]
        lose_need = need if 0 <= need <= cards_left else 10
        short_row = ENOUGH[cards_left][lose_need]
        more_row = NO_MORE[cards_left][lose_need]
        stake = self.stakes[seat]
        bonus = 10.0
        if need > 0 and state.took[seat] == 0:
            fine = khisht_fine(state.options, state.cards)
            bonus -= fine
            stake -= fine * KHISHT_FEAR
        holds = self.threats.holds[hungry][others]
        base_most = (most * FINE) + BELOW
        base_least = (least * FINE) + BELOW
        lead_least = ON_LEAD[0] * FINE
        lead_most = ON_LEAD[1] * FINE
        chance_of = self.chance
        top = -1e9
        chosen = legal[0]

        for play in legal:
            if play >= FIRST_JOKER:
                break
            suit = SUIT_OF[play]
            key = keys[suit]
            position = play - SHIFT[suit]
            before = of[suit]
            after = tables[suit][key ^ 1 << position]
            mosts = base_most + (after[0] - before[0]) * FINE
            fewest = base_least + (after[1] - before[1]) * FINE
            worth = chance_of() * CHANCE
            if strengths[play] >= best:
                out_suit = key >> OUT
                higher = (out_suit >> position).bit_count()
                if led < 0 or suit == led:
                    row = holds[0 if suit == trump else trump_class]
                    chance = row[out_suit.bit_count() * ROW + higher] * no_joker
                else:
                    chance = self.threats.ruffs[hungry][others][(keys[led] >> OUT).bit_count() * ROW + higher]
                    chance *= no_joker
                if need > 0:
                    worth += chance * stake * win_row[int(mosts + lead_most)] * over_row[int(fewest + lead_least)]
                worth += chance * bonus if not alive else 0.0
                chance = 1.0 - chance
            else:
                chance = 1.0
            if chance > 0.0:
                worth += chance * (stake * short_row[int(mosts)] * more_row[int(fewest)] + gift)
            if worth > top:
                top = worth
                chosen = play

        if jokers and legal[-1] >= FIRST_JOKER:
            mosts = base_most - JOKER_WORTH[0] * FINE
            fewest = base_least - JOKER_WORTH[1] * FINE
            first = FIRST_JOKER if hand & _SPADE_JOKER else FIRST_JOKER + len(WAYS)
            keep = KEEP_JOKER * cards_left
            ways: tuple[tuple[Action, float, float], ...]
            if played:
                ways = ((first + TAKE, no_joker, 0.0), (first + GIVE, 0.0, 0.0))
            else:
                low = max(self.sides, key=lambda suit: keys[suit] >> OUT)
                best_side = max(self.sides, key=lambda suit: (keys[suit] & ONE_SUIT).bit_count() - of[suit][0])
                size = (keys[best_side] >> OUT).bit_count()
                pull = ((keys[best_side] & ONE_SUIT).bit_count() - of[best_side][0]) * PULL * FINE
                ways = (
                    (first + HIGH + best_side, no_joker * holds[trump_class][size * ROW], pull),
                    (first + LOW + low, LED_LOW, 0.0),
                )
                if trump is not None:
                    pull = ((keys[trump] & ONE_SUIT).bit_count() - of[trump][0]) * PULL * FINE
                    ways = (*ways, (first + HIGH + trump, no_joker, pull))
            for play, chance, pull in ways:
                worth = chance_of() * CHANCE - keep
                if need > 0:
                    worth += (
                        chance * stake * win_row[int(mosts + pull + lead_most)] * over_row[int(fewest + lead_least)]
                    )
                elif not alive:
                    worth += chance * bonus
                worth += (1.0 - chance) * (stake * short_row[int(mosts)] * more_row[int(fewest)] + gift)
                if worth > top:
                    top = worth
                    chosen = play
        return chosen

    def say(self) -> Action:
        """Trumps or a bid of the one who must act."""
        state = self.state
        hand = state.hands[state._actor]
        if state.phase == CHOOSE:
            return choose_trump(hand)
        return choose_bid(state, self.left & ~hand, self.chance)


def quick(state: JokerDeal, rng: random.Random) -> Action:
    """One action of the one who must act."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    table = Playout(state, rng)
    if state.phase != PLAY:
        return table.say()
    table.begin()
    return table.choose(legal)


_NOTHING: Final = Promise(0.0, 0.0, 0.0)
_ALL_BEAT: Final[tuple[int, ...]] = (0,) * FIRST_JOKER
_ROW_NONE: Final[tuple[float, ...]] = (0.0,) * STEPS
_SPADE_JOKER: Final = BIT[CARD_OF[FIRST_JOKER]]
