"""Playing to keep the bid, and to spoil the bids of others.

Each play is weighed by its chance to take the trick and by what the bid promises afterwards, with the trick and
without it. The rest is consequence: winners are taken as cheaply as they can be had, dangerous cards are thrown away
when they lose, jokers stay in hand while they keep both ways open. The numbers in capitals were fitted by play.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import SUIT_OF
from game.joker.actions import CARD_OF, FACE, HIGH, JOKERS, LED_SUIT, LOW, TAKE, WAY_OF
from game.joker.advice.contest import Contest, is_partner
from game.joker.advice.counting import Count
from game.joker.advice.outlook import Outlook
from game.joker.scoring import score
from game.joker.view import JokerView
from game.rules import Action

SPREAD: Final = (0.21, 1.19)
"""How far the tricks to come stray from what is expected, see ``Outlook``."""
PRESSURE: Final = 0.42
"""How tricks nobody asked for, or that too many asked for, shift what can be had; shared out among the players."""
TEMPO: Final = 0.07
"""What the lead adds to the winners in side suits: they can be played before they are ruffed."""
ON_LEAD: Final = -0.07
"""What having to lead adds to the tricks to come, wanted or not."""
TRAP: Final = 0.32
"""How far having to lead forces a trick on a hand whose least winner is no sure loser."""
JOKER_EXIT: Final = 0.12
"""The chance that a joker led low is left with the trick."""
KEEP_JOKER: Final = 3.1
"""Points that a joker is worth beyond its trick, for each card still to be played: it keeps both ways open."""
DRAW: Final = 0.61
"""The part of what ruffs would cost that is saved by drawing all trumps."""
PULL: Final = 0.15
"""What a joker led high adds to each of our other cards of that suit, by calling out the higher ones."""
SPOIL: Final = (0.45, 1.0)
"""How much the losses of the others count beside our own points, while our bid can be kept and once it cannot."""
ALLY: Final = 0.6
"""How much a partner's points count beside our own."""
NEEDY: Final = 0.55
"""The part of a kept bid that one trick brings a seat that needs every trick left."""


def choose_play(view: JokerView, legal: Sequence[Action]) -> Action:
    """The play that promises most points; of equal ones the first."""
    choice = Choice(view)
    return max(choice.candidates(legal), key=choice.worth)


class Choice:
    """One decision: what is out, what the hand promises, and what the bid still needs."""

    __slots__ = (
        "_contest",
        "_count",
        "_exits",
        "_gift",
        "_hand",
        "_keep_joker",
        "_need",
        "_outlook",
        "_shift",
        "_view",
    )

    def __init__(self, view: JokerView) -> None:
        self._view = view
        self._count = Count(view)
        self._contest = Contest(view, self._count)
        self._hand = self._count.prospects(view.hand)
        self._need = self._contest.needs[view.seat]
        held = view.held[view.seat]
        self._outlook = Outlook(view.options, view.bids[view.seat] or 0, view.cards, held - 1, SPREAD)
        self._keep_joker = KEEP_JOKER * (held - 1)
        asked = sum(need for need in self._contest.needs if need > 0)
        self._shift = PRESSURE * (held - asked) / view.players
        self._exits = sorted(self._exit(card) for card in self._hand.wins)
        self._gift = self._worth_of_losing()

    def candidates(self, legal: Sequence[Action]) -> list[Action]:
        """The plays worth weighing: of two jokers one, and of the ways to lead it only the suits that serve.

        At face value a joker can do nothing that it cannot do better as *give*, *take* or *low*.
        """
        jokers = [play for play in legal if WAY_OF[play] is not None]
        if not jokers:
            return list(legal)
        card = CARD_OF[jokers[0]]
        jokers = [play for play in jokers if CARD_OF[play] == card and WAY_OF[play] != FACE]
        if not self._need:
            # where both come to the same, a joker that takes would look like a bid thrown away
            jokers.sort(key=lambda play: WAY_OF[play] == TAKE)
        if self._view.holder is None:
            ways = self._ways_to_lead()
            jokers = [play for play in jokers if WAY_OF[play] in ways]
        return [play for play in legal if WAY_OF[play] is None] + jokers

    def _ways_to_lead(self) -> set[int]:
        """*high* in trumps and in the side suit that helps our hand most, *low* where the others hold most."""
        trump = self._view.trump
        out = [cards.bit_count() for cards in self._count.out]
        low = max(range(4), key=lambda suit: (out[suit], suit != trump))
        high = max(range(4), key=lambda suit: (out[suit] > 0 and suit != trump, self._pulled(suit)))
        return {HIGH + high, LOW + low, HIGH + (high if trump is None else trump)}

    def worth(self, play: Action) -> float:
        """Points this play promises."""
        hand, card, way = self._hand, CARD_OF[play], WAY_OF[play]
        win, danger = hand.wins[card], hand.dangers[card]
        most = hand.most - win + self._shift
        least = hand.least - danger + self._shift
        most_doubt = hand.most_doubt - win * (1.0 - win)
        least_doubt = hand.least_doubt - danger * (1.0 - danger)
        if self._view.holder is None:
            most += self._gain_by_leading(play)
        chance = self._contest.chance(play)
        worth = 0.0 if way is None else -self._keep_joker
        if chance > 0.0:
            side = hand.side
            if way is None and SUIT_OF[card] != self._view.trump:
                side -= win
            trapped = TRAP * self._exit_without(card)
            worth += chance * self._outlook.points(
                self._need - 1,
                least + trapped + ON_LEAD,
                most + TEMPO * side + ON_LEAD,
                least_doubt,
                most_doubt,
            )
        if chance < 1.0:
            kept = self._outlook.points(self._need, least, most, least_doubt, most_doubt)
            worth += (1.0 - chance) * (kept + self._gift)
        return worth

    def _exit(self, card: int) -> float:
        """The chance that a card takes a trick that it is led to lose."""
        if card in JOKERS and not self._view.options.strict:
            return JOKER_EXIT
        return self._hand.wins[card]

    def _exit_without(self, card: int) -> float:
        """The same for the best of the cards left after this one has been played."""
        if len(self._exits) < 2:
            return 0.0
        return self._exits[1] if self._exit(card) <= self._exits[0] else self._exits[0]

    def _gain_by_leading(self, play: Action) -> float:
        """Tricks made surer by leading this: trumps drawn, higher cards called out by a joker."""
        gain = 0.0
        suit, way, trump = LED_SUIT[play], WAY_OF[play], self._view.trump
        if suit == trump and self._count.out[trump]:
            size = self._count.out[trump].bit_count()
            drawn = sum(1.0 - (1.0 - self._count.hold[seat][trump]) ** size for seat in self._count.others)
            gain += DRAW * self._hand.at_risk * min(1.0, drawn / size)
        if way is not None and HIGH <= way < LOW:
            gain += PULL * self._pulled(suit)
        return gain

    def _pulled(self, suit: int) -> float:
        """What our cards of a suit lack of being sure winners."""
        return sum(1.0 - win for card, win in self._hand.wins.items() if SUIT_OF[card] == suit and card not in JOKERS)

    def _worth_of_losing(self) -> float:
        """What it is worth to us that another takes this trick, the holder or one of those behind."""
        view = self._view
        alive = 0 <= self._need <= view.held[view.seat]
        spoil = SPOIL[0 if alive else 1] / (view.players - 1)
        behind = self._contest.behind
        worth = sum(self._worth_of_gift(seat, spoil) for seat in behind) / len(behind) if behind else 0.0
        if view.holder is None:
            return worth
        stays = self._contest.holder_stays()
        return stays * self._worth_of_gift(view.holder, spoil) + (1.0 - stays) * worth

    def _worth_of_gift(self, seat: int, spoil: float) -> float:
        """What this trick is worth to us in another's hands: it helps a bid that needs it, and breaks a full one."""
        view = self._view
        need, held, bid = self._contest.needs[seat], view.held[view.seat], view.bids[seat] or 0
        if not 0 <= need <= held:
            return 0.0
        stake = score(view.options, bid, bid, view.cards)
        gain = stake * NEEDY * need / held if need else -stake
        return ALLY * gain if is_partner(view, seat) else -spoil * gain
