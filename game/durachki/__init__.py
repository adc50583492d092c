"""Durachki: nine cards, nothing is drawn, equal cards fly in. The rule book is durachki.md."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game import beating
from game.cards import SUIT_OF, bits, pack, rank
from game.durachki import actions
from game.durachki.advice import advise
from game.durachki.deal import DurachkiDeal
from game.durachki.mind import DurachkiMind
from game.durachki.options import OPTIONS, PRESETS, DurachkiOptions
from game.durachki.setup import from_json
from game.durachki.sheet import DurachkiSheet
from game.durachki.view import DurachkiView
from game.mind import Mind
from game.rules import Action, Game, Option, RulesError, Toss, View, toss_for_ace


class Durachki(Game):
    name: ClassVar[str] = "durachki"
    seats: ClassVar[tuple[int, ...]] = (3, 4, 2)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    pack: ClassVar[tuple[int, ...]] = tuple(pack())
    mind: ClassVar[Mind] = DurachkiMind()

    def toss(self, deck: Sequence[int], players: int) -> Toss:
        """Cards are dealt face up from the left of seat 0 till the first ace: who gets it deals first."""
        return toss_for_ace(deck, players, centre=False)

    def sheet(self, chosen: Mapping[str, Any], players: int, first: int) -> DurachkiSheet:
        return DurachkiSheet(DurachkiOptions(**self.check(chosen, players)), players, first)

    def text(self, action: Action) -> str:
        return actions.text(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def state_from_json(self, data: Mapping[str, Any]) -> DurachkiDeal:
        """The deal its ``to_json`` wrote; raises RulesError for anything else."""
        try:
            options = self.check(data["options"], data["players"])
        except (KeyError, TypeError, AttributeError) as wrong:
            raise RulesError(f"not a deal of Durachki: {wrong}") from None
        return from_json(data, DurachkiOptions(**options))

    def advise(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def timeout(self, view: View, rng: random.Random) -> Action:
        """A leader leads his lowest plain card, or his lowest trump; a defender takes, a holder stays out."""
        del rng
        own = _own(view)
        if own.phase == "cover":
            return beating.TAKE
        if own.phase == "fly":
            return beating.PASS
        lowest = min(bits(own.hand), key=lambda card: (SUIT_OF[card] == own.trump, rank(card), card))
        return beating.lead(1 << lowest)


def _own(view: View) -> DurachkiView:
    assert isinstance(view, DurachkiView)
    return view
