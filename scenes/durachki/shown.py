"""What the table shows of a deal of Durachki."""

from __future__ import annotations

from dataclasses import dataclass

from game.cards import bits
from game.durachki.events import (
    BeatenOff,
    BoutBegun,
    Covered,
    DealOver,
    FlewIn,
    Led,
    Taken,
    TrumpTurned,
    WentOut,
)
from game.durachki.view import DurachkiView
from game.rules import CardDealt, Event
from scenes.beating.shown import Shown


@dataclass
class DurachkiShown(Shown):
    """What Durachki adds: the turned card that stays out of play, and how many cards nobody gets."""

    turned: int | None = None
    """None too where the dealer holds it."""
    unused: int = 0
    """Cards out of play besides the turned one."""

    @classmethod
    def of(cls, view: DurachkiView, viewer: int | None) -> DurachkiShown:
        """What a table shows that has followed everything so far; ``viewer`` None shows no hand."""
        over = view.phase == "over"
        return cls(
            players=view.players,
            dealer=view.dealer,
            viewer=viewer,
            trump=view.trump,
            hand=bits(view.hand) if viewer is not None else [],
            held=list(view.held),
            attacks=list(view.attacks),
            covered=list(view.covered),
            leader=None if over else view.leader,
            defender=None if over else view.defender,
            phase=view.phase,
            word=view.actor,
            discarded=view.aside,
            bout=view.bouts,
            places=list(view.places),
            losers=() if view.loser is None else (view.loser,),
            turned=None if view.turned_is_held else view.turned,
            unused=view.unused,
        )

    def apply(self, event: Event) -> None:
        """Take over what an event changed."""
        match event:
            case CardDealt(seat, card):
                self.get(seat, (card,))
            case TrumpTurned(card, trump, holder):
                self.trump = trump
                self.turned = card if holder is None else None
            case BoutBegun(number, leader, defender):
                self.bout, self.leader, self.defender = number, leader, defender
                self.word, self.phase = leader, "lead"
            case Led(seat, cards) | FlewIn(seat, cards):
                for card in cards:
                    self.lay(seat, card)
                self.word = self.defender
            case Covered(seat, _, cover, index):
                self.cover(seat, index, cover)
            case Taken(seat, cards, aside):
                self.get(seat, cards)
                self.discarded += len(aside)
                self.clear()
            case BeatenOff(_, cards):
                self.discarded += len(cards)
                self.clear()
            case WentOut(seats):
                place = 1 + sum(one is not None for one in self.places)
                for seat in seats:
                    self.places[seat] = place
            case DealOver(_, loser, places):
                self.losers, self.places = () if loser is None else (loser,), list(places)
                self.leader = self.defender = self.word = None
                self.phase = "over"
