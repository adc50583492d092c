"""What a seat can work out from its view: the cards still out, who may hold them, what its own cards are worth.

All chances are estimates, made one suit at a time, with the cards still out spread evenly over the seats that may
hold them. The numbers in capitals were fitted by play of the bot against itself and against random players.
"""

from __future__ import annotations

from math import exp
from typing import Final

from game.cards import BIT, SUIT_MASK, bits
from game.joker.actions import JOKER_MASK
from game.joker.view import PACK, JokerView

PLAIN_SUIT: Final = tuple(suit & PACK & ~JOKER_MASK for suit in SUIT_MASK)
"""The cards of each suit without its joker."""

JOKER_SUIT: Final = 4
"""Where the jokers stand in a list by suit."""

STAYS: Final = (0.54, 0.81)
"""The chance that a higher card of a side suit is still out when ours is played, and how each wait lowers it."""
STAYS_TRUMP: Final = (0.66, 0.42)
"""The same for trumps."""
SIDE: Final = 0.94
"""What a master of a side suit is worth: now and then it is never played to a trick it could take."""
UNASKED: Final = (0.82, 0.46, 0.33)
"""What a side card loses of its worth, and of its danger, when nobody else has the suit; how fast that fades."""
DANGER: Final = 0.32
"""How probably a master of a side suit takes a trick that is not wanted, before it can be thrown away."""
LATE: Final = 0.18
"""What the last cards add to it: there is no time left to throw it away."""
THROWN: Final = 0.95
"""How each void lowers it, for a hand without trumps, which can discard."""
DANGER_TRUMP: Final = 0.93
"""The same chance for the highest trump."""
DUCKED: Final = 0.87
"""How each lower card of the suit, played instead, lowers the danger of a card."""
BEATEN: Final = 0.65
"""How probably a higher card that another holds relieves us of an unwanted trick."""
RUFF: Final = (0.07, 0.34, 0.15)
"""Chance that a low trump ruffs: of itself, and more for each void and each singleton beside it."""
RUFF_MOST: Final = 0.42
OVERRUFF: Final = 0.93
"""How each higher trump out lowers that chance."""
FORCED: Final = 0.5
"""How often such a ruff is a duty when the trick is not wanted."""
JOKER_TRAPPED: Final = 0.01
"""The danger of a joker: it can nearly always be given away."""


class Prospects:
    """What the cards of a hand promise: by card the chance to take a trick when it is wanted, and when it is not.

    ``most`` and ``least`` are the tricks to expect when all, or none, are wanted; the doubts are their variances.
    ``side`` is the part of ``most`` that lies in side suits, ``at_risk`` what ruffs take from it.
    """

    __slots__ = ("at_risk", "dangers", "least", "least_doubt", "most", "most_doubt", "side", "wins")

    def __init__(self) -> None:
        self.wins: dict[int, float] = {}
        self.dangers: dict[int, float] = {}
        self.most = self.least = self.most_doubt = self.least_doubt = 0.0
        self.side = self.at_risk = 0.0

    def add(self, card: int, win: float, danger: float) -> None:
        self.wins[card] = win
        self.dangers[card] = danger
        self.most += win
        self.least += danger
        self.most_doubt += win * (1.0 - win)
        self.least_doubt += danger * (1.0 - danger)


class Count:
    """The cards out and the chances to meet them.

    ``out[suit]`` are the plain cards not seen yet, ``jokers`` the number of jokers among the unseen, and
    ``hold[seat][suit]`` the chance of a seat to hold one given card of them (``JOKER_SUIT``: a joker).
    """

    __slots__ = ("hold", "jokers", "others", "out", "trump")

    def __init__(self, view: JokerView) -> None:
        unseen = PACK & ~view.hand & ~view.played
        if view.turned is not None and not view.turned_is_held:
            unseen &= ~BIT[view.turned]
        self.trump = view.trump
        self.jokers = (unseen & JOKER_MASK).bit_count()
        self.out = [unseen & suit for suit in PLAIN_SUIT]
        self.others = [seat for seat in range(view.players) if seat != view.seat]
        self.hold = self._spread(view, unseen.bit_count())

    def _spread(self, view: JokerView, unseen: int) -> list[list[float]]:
        held = view.held
        even = [held[seat] / unseen if unseen else 0.0 for seat in range(view.players)]
        hold = [[chance] * (JOKER_SUIT + 1) for chance in even]
        if not view.tricks and len(view.trick) < 2:
            return hold
        lacks = view.lacking()
        for suit, out in enumerate(self.out):
            barred = [seat for seat in self.others if not out & ~lacks[seat]]
            if barred:
                room = unseen - sum(held[seat] for seat in barred)
                for seat in self.others:
                    hold[seat][suit] = 0.0 if seat in barred else min(1.0, held[seat] / max(room, 1))
        return hold

    def prospects(self, hand: int) -> Prospects:
        """What this hand promises in the tricks to come."""
        found = Prospects()
        lengths = [(hand & suit).bit_count() for suit in PLAIN_SUIT]
        peril = DANGER + LATE / hand.bit_count()
        if self.trump is None or not lengths[self.trump]:
            peril *= THROWN ** lengths.count(0)
        for suit in range(4):
            if lengths[suit]:
                if suit == self.trump:
                    self._trumps(found, hand & PLAIN_SUIT[suit], lengths)
                else:
                    self._side_suit(found, suit, hand & PLAIN_SUIT[suit], peril)
        for joker in bits(hand & JOKER_MASK):
            found.add(joker, 1.0, JOKER_TRAPPED)
        return found

    def _mean_hold(self, suit: int) -> float:
        """The chance of one of the others, on the average, to hold one given card of a suit."""
        return sum(self.hold[seat][suit] for seat in self.others) / len(self.others)

    def _side_suit(self, found: Prospects, suit: int, own: int, peril: float) -> None:
        """A side card takes a trick when the higher ones have gone and nobody ruffs."""
        out = self.out[suit]
        size = out.bit_count()
        others = len(self.others)
        mean = self._mean_hold(suit)
        met = min(1.0, mean * others)
        has_trump = 0.0
        if self.trump is not None:
            has_trump = 1.0 - (1.0 - self._mean_hold(self.trump)) ** self.out[self.trump].bit_count()
        unasked = exp(-UNASKED[2] * size * met)
        worth = SIDE * (1.0 - UNASKED[0] * unasked)
        peril *= 1.0 - UNASKED[1] * unasked
        cards = bits(own)
        for lower, card in enumerate(cards):
            before = len(cards) - 1 - lower
            higher = (out >> card).bit_count()
            waits = before + min(lower, higher)
            win = worth
            danger = peril * DUCKED**lower
            if higher:
                win *= (1.0 - met * STAYS[0] * STAYS[1] ** waits) ** higher
                danger *= (1.0 - met * BEATEN) ** higher
            if has_trump:
                left = size - waits * others * met
                void = (1.0 - mean) ** left if left > 0.0 else 1.0
                safe = (1.0 - void * has_trump) ** others
                found.at_risk += win * (1.0 - safe)
                win *= safe
            found.side += win
            found.add(card, win, min(danger, win))

    def _trumps(self, found: Prospects, own: int, lengths: list[int]) -> None:
        """A trump takes a trick when the higher ones have gone, or by a ruff, which is a duty for who is void."""
        trump = self.trump
        assert trump is not None
        out = self.out[trump]
        met = min(1.0, self._mean_hold(trump) * len(self.others))
        chance = RUFF[0]
        for suit in range(4):
            if suit != trump and lengths[suit] < 2:
                chance += RUFF[1 + lengths[suit]]
        chance = min(chance, RUFF_MOST)
        cards = bits(own)
        for lower, card in enumerate(cards):
            before = len(cards) - 1 - lower
            higher = (out >> card).bit_count()
            waits = before + min(lower, higher)
            ruff = chance * OVERRUFF**higher
            by_rank = (1.0 - met * STAYS_TRUMP[0] * STAYS_TRUMP[1] ** waits) ** higher
            win = 1.0 - (1.0 - by_rank) * (1.0 - ruff)
            stuck = DANGER_TRUMP * DUCKED**lower * (1.0 - met * BEATEN) ** higher
            danger = 1.0 - (1.0 - stuck) * (1.0 - FORCED * ruff)
            found.add(card, win, min(danger, win))
