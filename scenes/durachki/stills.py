"""Durachki in states worth a picture, for ``--shots``."""

from __future__ import annotations

from collections.abc import Iterator

from game.durachki.events import FlewIn
from scenes.beating.stills import PairsStills, State
from scenes.durachki.positions import position
from scenes.durachki.table import DurachkiTable
from scenes.intents import Info


class DurachkiStills(PairsStills):
    """The states of Durachki."""

    game = "durachki"
    table_of = DurachkiTable
    position = staticmethod(position)

    def advised(self) -> None:
        """The advice of the book."""
        self.table("advice")
        self.app.send(Info())
        self.still.frames(8)

    def flying(self) -> None:
        """A card on its way to those led, and why."""
        table = DurachkiTable(self.app, self.found("first-lead"), dealt=True)
        self.app.store.begin(table.match)
        self.still.show(table, 12)
        leads = table.view().legal()
        table.play(
            next(lead for lead in leads if any(isinstance(e, FlewIn) for e in table.match.state.copy().play(lead)))
        )
        while not table.explaining:
            self.still.frames(1)
        self.still.frames(14)

    def states(self) -> Iterator[State]:
        """The name and the maker of every picture."""
        yield "durachki-setup-game", self.setup("game", None, None)
        yield "durachki-setup-rules", self.setup("rules", None, "stakes")
        yield "durachki-dealing", self.dealing
        for name in ("lead", "two", "out", "many", "staked"):
            yield f"durachki-{name}", self.asked(name)
        yield "durachki-flying", self.flying
        yield "durachki-asked", self.asked("fly")
        yield "durachki-raised", self.raised("fly")
        yield "durachki-held", self.held("four-pairs")
        yield "durachki-three", self.held("three")
        yield "durachki-refused", self.refused("refused")
        yield "durachki-hinted", self.hinted("lead")
        yield "durachki-advised", self.advised
        yield from self.ends(("loser", "you", "none"), ("result",), "board")
