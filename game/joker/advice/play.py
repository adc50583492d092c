"""Playing to keep the bid, and to spoil the bids of others.

Each play is weighed by its chance to take the trick and by what the bid promises afterwards, with the trick and
without it. The rest is consequence: winners are taken as cheaply as they can be had, dangerous cards are thrown away
when they lose, jokers stay in hand while they keep both ways open.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.cards import SUIT_OF
from game.joker.actions import CARD_OF, FACE, HIGH, JOKERS, LED_SUIT, LOW, TAKE, WAY_OF
from game.joker.advice.counting import Count, Prospects
from game.joker.advice.outlook import Outlook
from game.joker.scoring import score
from game.joker.tricks import STRENGTH, beats
from game.joker.view import JokerView
from game.rules import Action

WILL = (0.95, 0.4, 0.63)
"""How probably a seat that can take a trick does so: when it needs tricks, has enough, cannot keep its bid any more."""
JOKER_WILL = (0.43, 0.04, 0.5)
"""The same for a joker, which nobody has to play."""
PARTNER_WILL = 0.4
"""How much less willingly a partner takes a trick from us."""
SPREAD = (0.17, 0.6)
PRESSURE = 0.3
"""How tricks nobody asked for, or that too many asked for, shift what can be had; shared out among the players."""
TEMPO = 0.1
"""What the lead adds to the winners in side suits: they can be played before they are ruffed."""
ON_LEAD = (0.0, 0.04)
TRAP = 0.25
"""What the least dangerous card left adds to the danger of having to lead."""
KEEP_JOKER = 15.0
"""Points that a joker kept for later is worth, beyond the trick it takes."""
DRAW = 0.45
"""The part of what ruffs would cost that a lead of trumps saves."""
PULL = 0.2
"""What a joker led high adds to each of our other cards of that suit, by calling out the higher ones."""
SPOIL = 0.5
ALLY = 0.6
NEEDY = 0.55


def choose_play(view: JokerView, legal: Sequence[Action]) -> Action:
    """The play that promises most points; of equal ones the first."""
    return Player(view).best(legal)


class Player:
    """One decision: the needs of all seats, what is out, and what the hand promises."""

    def __init__(self, view: JokerView) -> None:
        self.view = view
        self.count = Count(view)
        self.needs = [(bid or 0) - took for bid, took in zip(view.bids, view.took, strict=True)]
        self.need = self.needs[view.seat]
        self.behind = [(view.seat + step) % view.players for step in range(1, view.players - len(view.trick))]
        self.led: dict[int, list[tuple[float, float, float, float, float]]] = {}

    def best(self, legal: Sequence[Action]) -> Action:
        view = self.view
        hand = self.count.prospects(view.hand)
        left = view.held[view.seat] - 1
        outlook = Outlook(view.options, view.bids[view.seat] or 0, view.cards, left, SPREAD)
        spare = left + 1 - sum(need for need in self.needs if need > 0)
        shift = PRESSURE * spare / view.players
        exits = sorted(hand.dangers.values())
        given = self.gift()
        best = 0
        if view.holder is not None:
            table = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
            best = table[view.trick[(view.holder - view.leader) % view.players]]
        chosen, most_worth = legal[0], -1e9
        for play in self.candidates(legal, hand):
            way = WAY_OF[play]
            card = CARD_OF[play]
            win, danger = hand.wins[card], hand.dangers[card]
            most = hand.most - win + shift
            least = hand.least - danger + shift
            most_doubt = hand.most_doubt - win * (1.0 - win)
            least_doubt = hand.least_doubt - danger * (1.0 - danger)
            if view.holder is None:
                most += self.lead_gain(play, hand)
            chance = self.chance(play) if view.holder is None or beats(table[play], best) else 0.0
            worth = 0.0
            if chance > 0.0:
                side = hand.side - (win if way is None and SUIT_OF[card] != view.trump else 0.0)
                trap = exits[1 if danger <= exits[0] else 0] if left else 0.0
                worth = chance * outlook.points(
                    self.need - 1,
                    least + ON_LEAD[1] + TRAP * trap,
                    most + ON_LEAD[0] + TEMPO * side,
                    least_doubt,
                    most_doubt,
                )
            if chance < 1.0:
                lost = outlook.points(self.need, least, most, least_doubt, most_doubt)
                worth += (1.0 - chance) * (lost + given)
            if way is not None:
                worth -= KEEP_JOKER
            if worth > most_worth + 1e-9:
                chosen, most_worth = play, worth
        return chosen

    def candidates(self, legal: Sequence[Action], hand: Prospects) -> list[Action]:
        plain = [play for play in legal if WAY_OF[play] is None]
        ways = [play for play in legal if WAY_OF[play] is not None]
        if not ways:
            return plain
        joker = CARD_OF[ways[0]]
        ways = [play for play in ways if CARD_OF[play] == joker and WAY_OF[play] != FACE]
        if self.view.holder is None:
            trump = self.view.trump
            sizes = [out.bit_count() for out in self.count.out]
            pulls = [0.0] * 4
            for card, win in hand.wins.items():
                if card not in JOKERS:
                    pulls[SUIT_OF[card]] += 1 - win
            low = max(range(4), key=lambda suit: (sizes[suit], suit != trump))
            high = max(range(4), key=lambda suit: (sizes[suit] > 0, pulls[suit] if suit != trump else -1))
            wanted = {HIGH + high, LOW + low}
            if trump is not None:
                wanted.add(HIGH + trump)
            ways = [play for play in ways if WAY_OF[play] in wanted]
        return plain + ways

    def lead_gain(self, play: Action, hand: Prospects) -> float:
        gain = 0.0
        suit = LED_SUIT[play]
        way = WAY_OF[play]
        trump = self.view.trump
        if trump is not None and suit == trump and self.count.out[trump]:
            gain += DRAW * hand.at_risk
        if way is not None and HIGH <= way < LOW:
            card = CARD_OF[play]
            gain += PULL * sum(1.0 - win for of, win in hand.wins.items() if SUIT_OF[of] == suit and of != card)
        return gain

    def threats(self, suit: int) -> list[tuple[float, float, float, float, float]]:
        found = self.led.get(suit)
        if found is None:
            found = []
            view, count = self.view, self.count
            size = count.out[suit].bit_count()
            trump = view.trump
            trumps = count.out[trump].bit_count() if trump is not None else 0
            for seat in self.behind:
                hold = count.hold[seat]
                need = self.needs[seat]
                if need == 0:
                    will, jokers = WILL[1], JOKER_WILL[1]
                elif need < 0 or need > view.held[seat]:
                    will, jokers = WILL[2], JOKER_WILL[2]
                else:
                    will, jokers = WILL[0], max(JOKER_WILL[0], need / view.held[seat])
                if view.options.pairs and (seat - view.seat) % 2 == 0:
                    will *= PARTNER_WILL
                    jokers *= PARTNER_WILL
                miss = 1.0 - hold[suit]
                void = miss**size
                miss_trump = 1.0 - hold[trump] if trump is not None else 1.0
                calm = 1.0 - jokers * (1.0 - (1.0 - hold[4]) ** count.jokers) if count.jokers else 1.0
                ruff = void * (1.0 - miss_trump**trumps) if suit != trump else 0.0
                found.append((miss, miss_trump, will, void, ruff, calm))
            self.led[suit] = found
        return found

    def chance(self, play: Action) -> float:
        """The chance that a play which holds the trick now still does at its end."""
        view = self.view
        suit = LED_SUIT[view.trick[0] if view.trick else play]
        way = WAY_OF[play]
        card = CARD_OF[play]
        chance = 1.0
        for miss, miss_trump, will, void, ruff, calm in self.threats(suit):
            if way is None:
                higher = (self.count.out[SUIT_OF[card]] >> card).bit_count()
                if SUIT_OF[card] == suit:
                    threat = (1.0 - miss**higher) * will + ruff
                else:
                    threat = (1.0 - miss_trump**higher) * will * void
            elif way == TAKE:
                threat = 0.0
            elif way >= LOW:
                threat = 1.0 - void * (1.0 - ruff)
            else:
                threat = 0.0 if view.options.led_high_beats_trumps else ruff
            chance *= (1.0 - min(threat, 1.0)) * calm
        return chance

    def gift(self) -> float:
        view = self.view
        takers = self.behind if view.holder is None else [*self.behind, view.holder]
        left = view.held[view.seat]
        worth = 0.0
        for seat in takers:
            need = self.needs[seat]
            if need < 0 or need > view.held[seat] + 1:
                continue
            bid = view.bids[seat] or 0
            stake = score(view.options, bid, bid, view.cards)
            swing = -stake if need == 0 else stake * need / left * NEEDY
            if view.options.pairs and (seat - view.seat) % 2 == 0:
                worth += ALLY * swing
            else:
                worth -= SPOIL * swing / (view.players - 1)
        return worth / len(takers)
