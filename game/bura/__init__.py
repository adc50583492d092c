"""Georgian Bura, with three or five cards. The rule book is bura.md of the design documents."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from game.bura import actions
from game.bura.advice import advise
from game.bura.hand import BuraHand
from game.bura.mind import BuraMind
from game.bura.options import OPTIONS, PACKS, PRESETS, BuraOptions
from game.bura.sheet import BuraSheet
from game.bura.view import BuraView
from game.cards import pack, suit
from game.mind import Mind
from game.rules import Action, Game, Option, RulesError, Toss, View


@dataclass(frozen=True, slots=True)
class ColourToss(Toss):
    """``guesser`` names a colour, red or not, and the ``centre`` card is turned; ``seat`` leads the first hand."""

    guesser: int
    red: bool

    @property
    def right(self) -> bool:
        return self.seat == self.guesser


class Bura(Game):
    name: ClassVar[str] = "bura"
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    pack: ClassVar[tuple[int, ...]] = tuple(pack())
    mind: ClassVar[Mind] = BuraMind()

    def pack_of(self, chosen: Mapping[str, Any]) -> Sequence[int]:
        return PACKS[chosen["cards"]]

    def toss(self, deck: Sequence[int], players: int) -> ColourToss:
        """Seat 1, the opponent of the table's owner, guesses the colour of the first card; if right, it leads.

        Which of the next two cards is the higher makes the guess, so that both seats have the same chance.
        """
        del players
        guessed_red = deck[1] < deck[2]
        is_red = suit(deck[0]) in (1, 2)
        return ColourToss(deck[0], (), 1 if guessed_red == is_red else 0, 1, guessed_red)

    def sheet(self, chosen: Mapping[str, Any], players: int, first: int) -> BuraSheet:
        return BuraSheet(BuraOptions(**self.check(chosen, players)), first)

    def text(self, action: Action) -> str:
        return actions.text(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def state_from_json(self, data: Mapping[str, Any]) -> BuraHand:
        """The hand its ``to_json`` wrote; raises RulesError for anything else."""
        try:
            options = self.check(data["options"], 2)
        except (KeyError, TypeError, AttributeError) as wrong:
            raise RulesError(f"not a hand of Bura: {wrong}") from None
        return BuraHand.from_json(data, BuraOptions(**options))

    def advise(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def timeout(self, view: View, rng: random.Random) -> Action:
        """Whoever lets his time pass loses the hand, or refuses the pending offer."""
        del view, rng
        return actions.TIMEOUT


def _own(view: View) -> BuraView:
    assert isinstance(view, BuraView)
    return view
