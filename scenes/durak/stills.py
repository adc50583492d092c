"""Durak in states worth a picture, for ``--shots``."""

from __future__ import annotations

from collections.abc import Iterator

from game.match import Match
from scenes.beating.stills import PairsStills, State
from scenes.durak.positions import position
from scenes.durak.table import DurakTable
from scenes.toss import Toss


class DurakStills(PairsStills):
    """The states of Durak."""

    game = "durak"
    table_of = DurakTable
    position = staticmethod(position)

    def toss(self) -> None:
        """The toss of six."""
        self.still.show(Toss(self.app, Match(self.found("six").table)), 700)

    def states(self) -> Iterator[State]:
        """The name and the maker of every picture."""
        yield "durak-setup-game", self.setup("game", None, None)
        yield "durak-setup-rules", self.setup("rules", None, "yard")
        yield "durak-setup-six", self.setup("game", 6, "teams")
        yield "durak-players-six", self.setup("players", 6, "teams")
        yield "durak-toss-six", self.toss
        yield "durak-dealing", self.dealing
        for name in ("lead", "six-pairs", "take", "two", "three", "five", "six", "six-out", "teams-six", "twenty"):
            yield f"durak-{name}", self.asked(name)
        yield "durak-raised", self.raised("pair-lead")
        yield "durak-held", self.held("defend")
        yield "durak-transfer", self.held("transfer")
        yield "durak-refused", self.refused("throw")
        yield "durak-hinted", self.hinted("no-talon")
        yield from self.ends(("fool", "you", "draw", "team"), ("result", "result-teams"), "many")
