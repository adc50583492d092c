"""Podkidnoy Durak: cover, throw in, take; the last with cards is the fool. The rule book is durak.md."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game import beating
from game.cards import SUIT_OF, bits, rank
from game.durak import actions
from game.durak.advice import advise
from game.durak.deal import DurakDeal
from game.durak.mind import DurakMind
from game.durak.options import OPTIONS, PACKS, PRESETS, DurakOptions
from game.durak.setup import from_json
from game.durak.sheet import DurakSheet
from game.durak.view import DurakView
from game.mind import Mind
from game.rules import Action, Game, Option, RulesError, Toss, View, toss_for_ace


class Durak(Game):
    name: ClassVar[str] = "durak"
    seats: ClassVar[tuple[int, ...]] = (4, 3, 2, 5, 6)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    pack: ClassVar[tuple[int, ...]] = PACKS[36]
    mind: ClassVar[Mind] = DurakMind()

    def pack_of(self, chosen: Mapping[str, Any]) -> tuple[int, ...]:
        return PACKS[chosen["cards"]]

    def toss(self, deck: Sequence[int], players: int) -> Toss:
        """Cards are dealt face up from the left of seat 0 till the first ace: who gets it deals first."""
        return toss_for_ace(deck, players, centre=False)

    def sheet(self, chosen: Mapping[str, Any], players: int, first: int) -> DurakSheet:
        return DurakSheet(DurakOptions(**self.check(chosen, players)), players, first)

    def text(self, action: Action) -> str:
        return actions.text(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def state_from_json(self, data: Mapping[str, Any]) -> DurakDeal:
        """The deal its ``to_json`` wrote; raises RulesError for anything else."""
        try:
            options = self.check(data["options"], data["players"])
        except (KeyError, TypeError, AttributeError) as wrong:
            raise RulesError(f"not a deal of Durak: {wrong}") from None
        return from_json(data, DurakOptions(**options))

    def advise(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def timeout(self, view: View, rng: random.Random) -> Action:
        """A leader leads his lowest plain card, or his lowest trump; a defender takes, a thrower passes."""
        del rng
        own = _own(view)
        if own.phase == "defend":
            return beating.TAKE
        if own.phase != "lead":
            return beating.PASS
        lowest = min(bits(own.hand), key=lambda card: (SUIT_OF[card] == own.trump, rank(card), card))
        return beating.lead(1 << lowest)


def _own(view: View) -> DurakView:
    assert isinstance(view, DurakView)
    return view
