"""A move in an imagined hand, in microseconds: the plain bot's way of weighing, on masks and tables.

The one to act looks at his own hand, at what lies open and at what he gave himself; never at the other hand, the
talon, or what was given to him face down.
"""

from __future__ import annotations

from functools import lru_cache

from game.bura.actions import ANSWER, BURA, COMPLETE, GIVE, LEAD, MALYUTKA, OFFER, ROYAL, VAR
from game.bura.advice.play import CUTS_WHEN_ABLE, FEARED, OVERSEEN
from game.bura.advice.stakes import Terms, chances_of, doubted
from game.bura.answers import BEATERS, POWER, points
from game.bura.hand import BuraHand
from game.bura.mind.guess import card_points, cheapest, claim, cut_chance, cut_points, gifts_worth, margin, race
from game.bura.options import CLAIM, PACK_MASKS
from game.bura.turn import is_bura, is_malyutka, is_royal, may_offer
from game.cards import BIT, SUIT_MASK, SUIT_OF, bits


@lru_cache(maxsize=1 << 14)
def parts(cards: int) -> tuple[int, ...]:
    """The sets to lead from the cards of one suit: single ones, the highest together, the lowest together."""
    held = sorted(bits(cards), key=POWER.__getitem__)
    found = [BIT[one] for one in held]
    for count in range(2, len(held) + 1):
        found.append(sum(BIT[one] for one in held[-count:]))
        if count < len(held):
            found.append(sum(BIT[one] for one in held[:count]))
    return tuple(found)


@lru_cache(maxsize=1 << 16)
def cutting(trump: int, led: int, hand: int) -> tuple[int, ...]:
    """Cards of a hand that cut a lead: every single one, or the cheapest set."""
    if not led & (led - 1):
        return tuple(BIT[one] for one in bits(hand & BEATERS[trump][led.bit_length() - 1]))
    left, chosen = hand, 0
    trumps = SUIT_MASK[trump]
    short = []
    for one in sorted(bits(led), key=POWER.__getitem__):
        above = left & BEATERS[trump][one] & SUIT_MASK[SUIT_OF[one]]
        if above:
            by = BIT[min(bits(above), key=POWER.__getitem__)]
            left ^= by
            chosen |= by
        else:
            short.append(one)
    for one in short:
        able = left & BEATERS[trump][one] & trumps
        if not able:
            return ()
        by = BIT[min(bits(able), key=POWER.__getitem__)]
        left ^= by
        chosen |= by
    return (chosen,)


@lru_cache(maxsize=1 << 16)
def dearest_last(hand: int, trump: int) -> tuple[int, ...]:
    """The cards of a hand in the order in which they are given away: points and power are kept."""
    return tuple(
        BIT[one]
        for one in sorted(
            bits(hand), key=lambda one: card_points(BIT[one]) + POWER[one] / 16 + (9 if SUIT_OF[one] == trump else 0)
        )
    )


@lru_cache(maxsize=1 << 14)
def _three_says(lacking: int, other_lacking: int, stake: int) -> tuple[tuple[bool, ...], tuple[int, ...]]:
    """Three cards, by chance in percent: whether to offer, and what to answer."""
    terms = Terms(3, lacking, other_lacking, stake)
    chances = [chances_of(3, percent / 100, 0.0) for percent in range(101)]
    return tuple(terms.offer(some) for some in chances), tuple(terms.answer(some) for some in chances)


@lru_cache(maxsize=1 << 16)
def _five_says(lacking: int, other_lacking: int, stake: int, value: int, left: int) -> tuple[bool, int]:
    """Five cards, by margin and points left in steps of four: whether to offer, and what to answer."""
    terms = Terms(5, lacking, other_lacking, stake)
    chances = chances_of(5, 4.0 * value, 4.0 * left)
    return terms.offer(chances), terms.answer(chances)


class Glance:
    """What the side to act sees of a hand, and what its moves seem worth (as ``advice.play.Judge``)."""

    __slots__ = (
        "gifts",
        "hand",
        "held",
        "mine",
        "others",
        "seat",
        "spread",
        "state",
        "sure",
        "sure_theirs",
        "talon",
        "theirs",
        "three",
        "trump",
        "unseen",
    )

    def __init__(self, state: BuraHand, seat: int) -> None:
        other = 1 - seat
        self.state = state
        self.seat = seat
        self.three = state.options.cards == 3
        self.trump = state.trump
        hand = self.hand = state.hands[seat]
        gifts = state.gifts[seat]
        known = state.piles[seat] & ~gifts
        theirs = state.piles[other]
        self.talon = len(state.talon) - state.drawn
        turned = BIT[state.turned]
        unseen = PACK_MASKS[state.options.cards] & ~(hand | known | theirs | state.table | state.laid)
        sure = 0
        if unseen & turned:
            unseen ^= turned
            if state.turned_by is not None:
                sure = turned
        self.unseen, self.sure = unseen, sure
        self.others = unseen | sure
        held = state.hands[other].bit_count() - (1 if sure else 0)
        size = unseen.bit_count()
        self.held = held if held < size else size
        self.mine = points(known)
        self.theirs = self.sure_theirs = points(theirs)
        self.spread = 0.0
        if self.three:
            given = state.gifts[other]
            if given:
                self.sure_theirs -= points(given)
            if gifts:
                mean, self.spread = gifts_worth(self.others, gifts.bit_count())
                self.mine += int(mean + 0.5)

    def after(self, gain: float, loss: float, on_lead: bool, hand: int, hidden: int = 0) -> float:
        """The value after a trick; see ``Judge``."""
        if not self.three:
            value = self.mine + gain - self.theirs - loss
            if not hand and not self.talon:
                return value
            return value + margin(on_lead, hand, self.trump, self.talon)
        mine, theirs = self.mine + int(gain + 0.5), self.theirs + int(loss + 0.5)
        sure = float(mine >= CLAIM) if self.spread <= 0.0 else claim(mine, self.spread)
        if not hand and not self.talon:
            return sure if on_lead else float(theirs < CLAIM)
        value = race(mine, sure, theirs, on_lead, hand, self.trump, self.talon)
        if on_lead:
            return sure if sure > value else value
        return OVERSEEN if value > OVERSEEN and self.sure_theirs + loss - hidden >= CLAIM else value

    def led(self, led: int, rest: int, feared: float = 0.0) -> float:
        """The value of having led."""
        worth = card_points(led)
        cut = cut_chance(self.trump, led, self.unseen, self.held, self.sure)
        if cut > 0.0:
            cut = (cut + (1.0 - cut) * feared) * CUTS_WHEN_ABLE
        value = 0.0
        if cut < 1.0:
            gain = worth + cheapest(self.unseen, self.held, led.bit_count())
            value = (1.0 - cut) * self.after(gain, 0.0, True, rest)
        if cut > 0.0:
            value += cut * self.after(0.0, worth + cut_points(self.trump, led, self.others), False, rest)
        return value

    def lay(self, certain: bool) -> float:
        """The value of a malyutka or, ``certain`` to take, a bura out of turn."""
        table, hand = self.state.table, self.hand
        completing = hand.bit_count() - table.bit_count()
        size = self.unseen.bit_count()
        mean = points(self.unseen) / size if size else 0.0
        worth = points(hand) + points(table) + mean * completing
        beaten = 0.0
        if not certain:
            beaten = cut_chance(self.trump, hand, self.unseen, self.held, self.sure | table)
        return (1.0 - beaten) * self.after(worth, 0.0, True, 0) + beaten * self.after(0.0, worth, False, 0)

    def best(self) -> tuple[int, float]:
        """The best play of cards, a winning hand or a claim, and its value."""
        return self.best_answer() if self.state.table else self.best_lead()

    def best_lead(self) -> tuple[int, float]:
        state, hand = self.state, self.hand
        best, most = 0, -1000.0
        if self.three:
            won = self.winning_hand()
            if won:
                return won, 1.0
            if state.piles[self.seat]:
                best, most = VAR, float(self.mine >= CLAIM) if self.spread <= 0.0 else claim(self.mine, self.spread)
                if most >= 1.0:
                    return VAR, 1.0
        for suit in SUIT_MASK:
            held = hand & suit
            if held:
                for part in parts(held):
                    value = self.led(part, hand ^ part)
                    if value > most:
                        best, most = LEAD | part, value
        return best, most

    def best_answer(self) -> tuple[int, float]:
        state, hand, trump = self.state, self.hand, self.trump
        options, table = state.options, state.table
        worth = card_points(table)
        best, most = 0, -1000.0
        if self.three:
            won = self.winning_hand()
            if won:
                return won, 1.0
        for cards in cutting(trump, table, hand):
            value = self.after(worth + card_points(cards), 0.0, True, hand ^ cards)
            if value > most:
                best, most = ANSWER | cards, value
        count = table.bit_count()
        give = GIVE if self.three else ANSWER
        order = dearest_last(hand, trump)
        for least in range(2 if count == 1 < len(order) else 1):
            cards = 0
            for one in order[least : least + count]:
                cards |= one
            given = card_points(cards)
            value = self.after(0.0, worth + given, False, hand ^ cards, given if self.three else 0)
            if value > most:
                best, most = give | cards, value
        if count < options.cards == hand.bit_count():
            if not self.three and is_bura(options, trump, hand):
                value = self.lay(True)
                if value > most:
                    best, most = BURA, value
            elif options.malyutka == "out_of_turn" and is_malyutka(options, trump, hand):
                value = self.lay(False)
                if value > most:
                    best, most = MALYUTKA | hand, value
        return best, most

    def winning_hand(self) -> int:
        """Three cards: the action that wins at once, 0 where there is none."""
        options, trump, hand = self.state.options, self.trump, self.hand
        if is_bura(options, trump, hand):
            return BURA
        return ROYAL if options.royal and is_royal(options, trump, hand) else 0

    def waiting(self) -> float:
        """The value while the other side is to move, having offered before it."""
        led = self.state.table
        return self.led(led, self.hand, FEARED) if led else self.after(0.0, 0.0, False, self.hand)

    def says(self, value: float) -> tuple[bool, int]:
        """Whether to offer before a move of this value, and what to answer at this value."""
        state, seat = self.state, self.seat
        match, score = state.options.match, state.score
        lacking, other_lacking = match - score[seat], match - score[1 - seat]
        if self.three:
            offers, answers = _three_says(lacking, other_lacking, state.stake)
            percent = int(100.0 * value + 0.5)
            return offers[percent], answers[percent]
        left = 120 - self.mine - self.theirs
        return _five_says(lacking, other_lacking, state.stake, round(value / 4.0), left // 4)


def mover(state: BuraHand) -> int:
    """Whose move it is once a pending offer has been answered."""
    return 1 - state.leader if state.table else state.leader


def choose(state: BuraHand, seat: int) -> int:
    """The action of ``seat``, which must act."""
    if state.laid and state.offer is None:
        return COMPLETE | state.hands[seat]
    glance = Glance(state, seat)
    if state.offer is not None:
        value = glance.best()[1] if mover(state) == seat else glance.waiting()
        return glance.says(doubted(state.options.cards, value))[1]
    best, value = glance.best()
    return OFFER if may_offer(state, seat) and glance.says(value)[0] else best
