"""Joker: bids, jokers, 24 deals in four pulkas. The rule book is joker.md of the design documents."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from game.cards import pack
from game.joker import actions
from game.joker.advice import advise
from game.joker.deal import JokerDeal
from game.joker.mind import JokerMind
from game.joker.options import OPTIONS, PRESETS, JokerOptions
from game.joker.sheet import JokerSheet
from game.joker.view import JokerView
from game.mind import Mind
from game.rules import Action, Game, Option, RulesError, Toss, View, toss_for_ace


class Joker(Game):
    name: ClassVar[str] = "joker"
    seats: ClassVar[tuple[int, ...]] = (4, 3, 2)
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    presets: ClassVar[Mapping[str, Mapping[str, Any]]] = PRESETS
    pack: ClassVar[tuple[int, ...]] = tuple(pack())
    mind: ClassVar[Mind] = JokerMind()

    def toss(self, deck: Sequence[int], players: int) -> Toss:
        """Cards are dealt face up from the left of seat 0 till the first ace; the centre card counts for nothing."""
        return toss_for_ace(deck, players, centre=True)

    def sheet(self, chosen: Mapping[str, Any], players: int, first: int) -> JokerSheet:
        return JokerSheet(JokerOptions(**self.check(chosen, players)), players, first)

    def text(self, action: Action) -> str:
        return actions.text(action)

    def parse(self, text: str) -> Action:
        return actions.parse(text)

    def state_from_json(self, data: Mapping[str, Any]) -> JokerDeal:
        """The deal its ``to_json`` wrote; raises RulesError for anything else."""
        try:
            options = self.check(data["options"], data["players"])
        except (KeyError, TypeError, AttributeError) as wrong:
            raise RulesError(f"not a deal of Joker: {wrong}") from None
        return JokerDeal.from_json({**data, "options": options})

    def advise(self, view: View, rng: random.Random) -> Action:
        return advise(_own(view), rng)

    def timeout(self, view: View, rng: random.Random) -> Action:
        """The deal is without trumps when the chooser lets his time pass; otherwise the plain bot acts."""
        own = _own(view)
        return actions.LOOK if own.phase == "choose" else advise(own, rng)


def _own(view: View) -> JokerView:
    assert isinstance(view, JokerView)
    return view
