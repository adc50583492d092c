"""Playing imagined deals out: every seat plays for its bid, from its own cards and what lies open.

The plain bot's way of weighing a play (``advice.play``), made of look-ups: some microseconds instead of a hundred. What
the actor may not know is never looked at: of the other hands only how many cards they hold.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from game.cards import BIT, SUIT_OF
from game.joker.actions import BIT_OF, FIRST_JOKER, GIVE, HIGH, JOKER_MASK, JOKERS, LED_SUIT, LOW, TAKE, WAYS
from game.joker.advice.play import DRAW, JOKER_EXIT, ON_LEAD, PULL, TRAP
from game.joker.advice.trumps import choose_trump
from game.joker.deal import BID, CHOOSE, PLAY, JokerDeal
from game.joker.mind.hopes import JOKER_WORTH, NO_JOKERS, ONE_SUIT, SHIFT, choose_bid
from game.joker.mind.keeping import BELOW, DOUBT_STEP, ENOUGH, FINE, NEEDS, NO_MORE
from game.joker.mind.promise import NOTHING, OUT, PERIL_WITH, SHORT_STEP, SHORTS, TRUMP_CLASS, Promise
from game.joker.mind.simple import simple_play
from game.joker.mind.table import Table
from game.joker.mind.threats import ROW, Rows
from game.joker.scoring import khisht_fine
from game.rules import Action

LEADING: Final = ON_LEAD * FINE
TRAPPED: Final = TRAP * FINE
"""In look-up steps."""
KEEP_JOKER: Final = 7
"""Points that a joker is worth beyond its trick, for each card still to be played."""
LED_LOW: Final = 0.04
"""The chance of a joker led low to be left with the trick."""
CHANCE: Final = 1.0
"""Points by which plays that are about equal are shuffled."""
DRAWN: Final = (0.0, *(FINE * DRAW * min(1.0, 3 * (1.0 - (2 / 3) ** out) / out) for out in range(1, 10)))
"""By the trumps out, what leading one saves of that, in look-up steps; with three others."""


TWO: Final = 3
"""A card and the next higher one."""

Way = tuple[Action, float, float]
"""A way to play a joker, the chance that it takes the trick, and what it pulls."""


class Playout(Table):
    """One imagined deal being played out."""

    __slots__ = ()

    def run(self, simple: int | None = None) -> None:
        """Play the deal to its end; ``simple``: the seat whose opponents are simple players."""
        state = self.state
        while state.phase in (CHOOSE, BID):
            state.apply(self.say())
        if state.phase != PLAY:
            return
        apply = state.apply
        self.begin()
        while True:
            legal = state.legal()
            if len(legal) == 1:
                action = legal[0]
            elif simple is None or state._actor == simple:
                action = self.choose(legal)
            else:
                action = simple_play(state, legal, self.needs[state._actor] > 0)
            self.left &= ~BIT_OF[action]
            apply(action)
            if not state.trick:
                if state.phase != PLAY:
                    return
                self.count()

    def say(self) -> Action:
        """Trumps or a bid of the one who must act."""
        state = self.state
        hand = state.hands[state._actor]
        if state.phase == CHOOSE:
            return choose_trump(hand)
        return choose_bid(state, self.left & ~hand, self.chance)

    def choose(self, legal: Sequence[Action]) -> Action:
        """A play of the one who must act, who has several."""
        state = self.state
        trick = state.trick
        turn = len(trick)
        seat = state._actor
        hand = state.hands[seat]
        cards_left = hand.bit_count() - 1
        need = self.needs[seat]
        alive = 0 <= need <= cards_left + 1
        unseen = self.left & ~hand
        behind = self.players - 1 - turn
        no_joker = self.no_jokers[(unseen & JOKER_MASK).bit_count()][behind]
        gift = self.gift(turn, alive)
        if not alive:
            return self.spoil(legal, unseen, behind, no_joker, gift)

        trump = state.trump
        out = unseen & NO_JOKERS
        plain = hand & NO_JOKERS
        jokers = (hand & JOKER_MASK).bit_count()
        most = jokers * JOKER_WORTH[0] + self.shift
        least = jokers * JOKER_WORTH[1] + self.shift
        peril = PERIL_WITH[cards_left + 1]
        fine_peril = FINE * peril
        exits = next_exits = JOKER_EXIT if jokers else 1.0 if cards_left else 0.0
        exit_suit = -1
        keys = [0, 0, 0, 0]
        promises = [NOTHING, NOTHING, NOTHING, NOTHING]
        trump_class = 0 if trump is None else TRUMP_CLASS[(out >> SHIFT[trump] & ONE_SUIT).bit_count()]
        side = self.book.side[trump_class]
        ruff = most_doubt = least_doubt = at_risk = 0.0
        for suit in self.sides:
            shift = SHIFT[suit]
            keys[suit] = key = plain >> shift & ONE_SUIT | (out >> shift & ONE_SUIT) << OUT
            promises[suit] = promise = side[key]
            more, fewer, by_ruff, more_doubt, fewer_doubt, out_by, by_ruffs = promise
            most += more
            least += fewer * peril
            ruff += by_ruff
            most_doubt += more_doubt
            least_doubt += fewer_doubt
            at_risk += by_ruffs
            if out_by < exits:
                exits, next_exits, exit_suit = out_by, exits, suit
            elif out_by < next_exits:
                next_exits = out_by
        tables: list[dict[int, Promise]] = [side, side, side, side]
        if trump is not None:
            shift = SHIFT[trump]
            keys[trump] = key = plain >> shift & ONE_SUIT | (out >> shift & ONE_SUIT) << OUT
            step = int(ruff / SHORT_STEP)
            tables[trump] = of_trumps = self.book.trumps[step if step < SHORTS else SHORTS - 1]
            promises[trump] = promise = of_trumps[key]
            most += promise[0]
            least += promise[1]
            most_doubt += promise[3]
            least_doubt += promise[4]
            if promise[5] < exits:
                exits, next_exits, exit_suit = promise[5], exits, trump
            elif promise[5] < next_exits:
                next_exits = promise[5]

        stake = self.stakes[seat]
        fine = khisht_fine(state.options, state.cards) if need and not state.took[seat] else 0
        # a look-up key: with the trick one less is needed, and then comes the lead
        possible = need <= cards_left
        capped = need < cards_left
        capped_win = need - 1 < cards_left
        most = most * FINE + BELOW
        least = least * FINE + BELOW
        chance_of = self.chance
        holds = self.holds[behind]
        strengths = state._strengths if turn else _ALL_BEAT
        best = state._best if turn else 0
        led = LED_SUIT[trick[0]] if turn else -1
        top = -1e9
        chosen = legal[0]

        for play in legal:
            if play >= FIRST_JOKER:
                break
            suit = SUIT_OF[play]
            key = keys[suit]
            position = play - SHIFT[suit]
            if (key & ONE_SUIT) >> position & TWO == TWO:
                continue  # the next higher card is ours too, and does the same
            before = promises[suit]
            after = tables[suit][key ^ 1 << position]
            mosts = most + (after[0] - before[0]) * FINE
            leasts = least + (after[1] - before[1]) * (FINE if suit == trump else fine_peril)
            of_most = int((most_doubt - before[3] + after[3]) * DOUBT_STEP) * NEEDS
            of_least = int((least_doubt - before[4] + after[4]) * DOUBT_STEP) * NEEDS
            worth = chance_of() * CHANCE
            lost = 1.0
            if strengths[play] >= best:
                size = key >> OUT
                higher = (size >> position).bit_count()
                if turn and suit != led:
                    chance = no_joker * self.ruffs[behind][(keys[led] >> OUT).bit_count() * ROW + higher]
                else:
                    chance = no_joker * holds[0 if suit == trump else trump_class][size.bit_count() * ROW + higher]
                lost = 1.0 - chance
                if not turn and suit == trump:
                    mosts += DRAWN[size.bit_count()] * at_risk
                if need:
                    kept = ENOUGH[of_most + need - 1][int(mosts + LEADING)]
                    if capped_win:
                        out_by = next_exits if suit == exit_suit else exits
                        out_by = after[5] if after[5] < out_by else out_by
                        kept *= NO_MORE[of_least + need - 1][int(leasts + LEADING + TRAPPED * out_by)]
                    worth += chance * stake * kept
            if lost:
                mosts = int(mosts)
                kept = ENOUGH[of_most + need][mosts] if possible else 0.0
                if capped:
                    kept *= NO_MORE[of_least + need][int(leasts)]
                worth += lost * (stake * kept + gift)
                if fine:
                    worth += lost * fine * (1.0 - ENOUGH[of_most + 1][mosts] if cards_left else 1.0)
            if worth > top:
                top = worth
                chosen = play

        if legal[-1] >= FIRST_JOKER:
            mosts = most - JOKER_WORTH[0] * FINE
            leasts = int(least - JOKER_WORTH[1] * FINE)
            of_most = int(most_doubt * DOUBT_STEP) * NEEDS
            of_least = int(least_doubt * DOUBT_STEP) * NEEDS
            kept = ENOUGH[of_most + need][int(mosts)] if possible else 0.0
            if capped:
                kept *= NO_MORE[of_least + need][leasts]
            without = stake * kept + gift
            if fine:
                without += fine * (1.0 - ENOUGH[of_most + 1][int(mosts)] if cards_left else 1.0)
            first = _FIRST_WAY[hand & JOKER_MASK]
            ways: tuple[Way, ...] = ((first + TAKE, no_joker, 0.0), (first + GIVE, 0.0, 0.0))
            if not turn:
                ways = self.leads(first, keys, promises, no_joker, holds, at_risk)
            for play, chance, pull in ways:
                worth = chance_of() * CHANCE - KEEP_JOKER * cards_left + (1.0 - chance) * without
                if need:
                    kept = ENOUGH[of_most + need - 1][int(mosts + pull * FINE + LEADING)]
                    if capped_win:
                        kept *= NO_MORE[of_least + need - 1][int(leasts + LEADING + TRAPPED * exits)]
                    worth += chance * stake * kept
                if worth > top:
                    top = worth
                    chosen = play
        return chosen

    def leads(
        self,
        first: Action,
        keys: Sequence[int],
        promises: Sequence[Promise],
        no_joker: float,
        holds: Sequence[Rows],
        at_risk: float,
    ) -> tuple[Way, ...]:
        """The ways to lead a joker that are worth weighing: *low* in the suit most out, *high* where it pulls most."""
        trump = self.state.trump
        low = max(self.sides, key=lambda suit: keys[suit] >> OUT)
        pulls = [(keys[suit] & ONE_SUIT).bit_count() - promises[suit][0] for suit in range(4)]
        high = max(self.sides, key=pulls.__getitem__)
        size = (keys[high] >> OUT).bit_count()
        trump_class = 0
        if trump is not None:
            trump_class = TRUMP_CLASS[(keys[trump] >> OUT).bit_count()]
        ways = (
            (first + HIGH + high, no_joker * holds[trump_class][size * ROW], PULL * pulls[high]),
            (first + LOW + low, LED_LOW, 0.0),
        )
        if trump is None:
            return ways
        drawn = DRAWN[(keys[trump] >> OUT).bit_count()] * at_risk / FINE
        return (*ways, (first + HIGH + trump, no_joker, PULL * pulls[trump] + drawn))

    def spoil(self, legal: Sequence[Action], unseen: int, behind: int, no_joker: float, gift: float) -> Action:
        """A play of one whose bid is lost: tricks are worth ten points, or what they would help the others."""
        state = self.state
        trick = state.trick
        turn = len(trick)
        seat = state._actor
        bonus = 10.0
        if not state.took[seat] and self.wants[seat]:
            bonus -= khisht_fine(state.options, state.cards)
        trump = state.trump
        strengths = state._strengths if turn else _ALL_BEAT
        best = state._best if turn else 0
        led = LED_SUIT[trick[0]] if turn else -1
        trump_class = 0 if trump is None else TRUMP_CLASS[(unseen >> SHIFT[trump] & ONE_SUIT).bit_count()]
        holds = self.holds[behind]
        chance_of = self.chance
        top = -1e9
        chosen = legal[0]
        for play in legal:
            if play < FIRST_JOKER:
                chance = 0.0
                if strengths[play] >= best:
                    suit = SUIT_OF[play]
                    shift = SHIFT[suit]
                    out = unseen >> shift & ONE_SUIT
                    higher = (out >> play - shift).bit_count()
                    if turn and suit != led:
                        size = (unseen >> SHIFT[led] & ONE_SUIT).bit_count()
                        chance = no_joker * self.ruffs[behind][size * ROW + higher]
                    else:
                        chance = no_joker * holds[0 if suit == trump else trump_class][out.bit_count() * ROW + higher]
            else:
                way = (play - FIRST_JOKER) % len(WAYS)
                if way == TAKE:
                    chance = no_joker
                elif way == GIVE:
                    chance = 0.0
                elif HIGH <= way < LOW and (trump is None or way - HIGH == trump):
                    chance = no_joker
                else:
                    continue
            worth = chance_of() * CHANCE + chance * bonus + (1.0 - chance) * gift
            if worth > top:
                top = worth
                chosen = play
        return chosen


def quick_action(state: JokerDeal, rng: random.Random) -> Action:
    """One action of the one who must act."""
    legal = state.legal()
    if len(legal) == 1:
        return legal[0]
    table = Playout(state, rng)
    if state.phase != PLAY:
        return table.say()
    table.begin()
    return table.choose(legal)


_ALL_BEAT: Final[tuple[int, ...]] = (0,) * FIRST_JOKER
_FIRST_WAY: Final = {
    held: FIRST_JOKER + (0 if held & BIT[JOKERS[0]] else len(WAYS))
    for held in (BIT[JOKERS[0]], BIT[JOKERS[1]], JOKER_MASK)
}
"""By the jokers held, the first action of one of them."""
