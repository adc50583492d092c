"""The running trick: how probably a play takes it, with the seats still to come."""

from __future__ import annotations

from typing import Final, NamedTuple

from game.cards import SUIT_OF
from game.joker.actions import CARD_OF, FACE, LED_SUIT, LOW, TAKE, WAY_OF
from game.joker.advice.counting import JOKER_SUIT, Count
from game.joker.tricks import STRENGTH, beats
from game.joker.view import JokerView
from game.rules import Action

WILL: Final = (0.73, 0.43, 0.45)
"""How probably a seat that can take a trick does so: when it needs tricks, has enough, cannot keep its bid any more."""
JOKER_WILL: Final = (0.27, 0.05, 0.4)
"""The same for a joker, which nobody has to play."""
PARTNER_WILL: Final = 0.4
"""How much less willingly a partner takes a trick from us."""


def is_partner(view: JokerView, seat: int) -> bool:
    """Whether this other seat plays with the viewer."""
    return view.options.pairs and (seat - view.seat) % 2 == 0


class Rival(NamedTuple):
    """A seat still to play to a trick led in one suit, and its chances there."""

    misses: float
    """Not to hold one given card of the suit led."""
    misses_trump: float
    void: float
    """To hold none of the suit led."""
    ruffs: float
    """To be void and hold a trump, which it must play then."""
    will: float
    """To take the trick when it can."""
    no_joker: float
    """Not to take it with a joker."""


class Contest:
    """The chances of plays in the running trick; ``needs[seat]`` are the tricks each seat still lacks."""

    __slots__ = ("_best", "_count", "_rivals", "_strength", "_view", "behind", "needs")

    def __init__(self, view: JokerView, count: Count) -> None:
        self._view = view
        self._count = count
        self.needs = [(bid or 0) - took for bid, took in zip(view.bids, view.took, strict=True)]
        self.behind = [(view.seat + step) % view.players for step in range(1, view.players - len(view.trick))]
        self._rivals: dict[int, list[Rival]] = {}
        self._strength: tuple[int, ...] | None = None
        self._best = 0
        if view.holder is not None:
            self._strength = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
            self._best = self._strength[view.trick[(view.holder - view.leader) % view.players]]

    def chance(self, play: Action) -> float:
        """The chance that this play takes the trick: exact for the last to play."""
        if self._strength is None:
            return self._holds(play, LED_SUIT[play])
        if not beats(self._strength[play], self._best):
            return 0.0
        return self._holds(play, self._view.led_suit)

    def holder_stays(self) -> float:
        """The chance that the seat holding the trick keeps it, when the viewer lets it."""
        view = self._view
        assert view.holder is not None
        return self._holds(view.trick[(view.holder - view.leader) % view.players], view.led_suit)

    def _holds(self, play: Action, led: int) -> float:
        """The chance that none of the rivals takes the trick from a play that holds it."""
        way = WAY_OF[play]
        suit = SUIT_OF[CARD_OF[play]]
        higher = (self._count.out[suit] >> CARD_OF[play]).bit_count()
        chance = 1.0
        for rival in self._rivals_for(led):
            if way is None or way == FACE:
                if suit == led:
                    threat = (1.0 - rival.misses**higher) * rival.will + rival.ruffs
                else:
                    threat = (1.0 - rival.misses_trump**higher) * rival.will * rival.void
            elif way == TAKE:
                threat = 0.0
            elif way >= LOW:
                threat = 1.0 - rival.void + rival.ruffs
            else:
                threat = 0.0 if self._view.options.led_high_beats_trumps else rival.ruffs
            chance *= (1.0 - min(threat, 1.0)) * rival.no_joker
        return chance

    def _rivals_for(self, led: int) -> list[Rival]:
        found = self._rivals.get(led)
        if found is None:
            found = self._rivals[led] = [self._rival(seat, led) for seat in self.behind]
        return found

    def _rival(self, seat: int, led: int) -> Rival:
        view, count = self._view, self._count
        hold = count.hold[seat]
        will, joker_will = self._wills(seat)
        misses = 1.0 - hold[led]
        void = misses ** count.out[led].bit_count()
        misses_trump, ruffs = 1.0, 0.0
        if view.trump is not None:
            misses_trump = 1.0 - hold[view.trump]
            if led != view.trump:
                ruffs = void * (1.0 - misses_trump ** count.out[view.trump].bit_count())
        no_joker = 1.0
        if count.jokers:
            no_joker -= joker_will * (1.0 - (1.0 - hold[JOKER_SUIT]) ** count.jokers)
        return Rival(misses, misses_trump, void, ruffs, will, no_joker)

    def _wills(self, seat: int) -> tuple[float, float]:
        """How willingly a seat takes this trick, with a card and with a joker."""
        need, held = self.needs[seat], self._view.held[seat]
        if need == 0:
            will, joker_will = WILL[1], JOKER_WILL[1]
        elif need < 0 or need > held:
            will, joker_will = WILL[2], JOKER_WILL[2]
        else:
            will, joker_will = WILL[0], max(JOKER_WILL[0], need / held)
        if is_partner(self._view, seat):
            return will * PARTNER_WILL, joker_will * PARTNER_WILL
        return will, joker_will
