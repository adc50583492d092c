"""Durak in states worth a picture, for ``--shots``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.durak import actions
from game.durak.demand import targets
from game.match import Match
from scenes.durak.positions import position
from scenes.durak.table import DurakTable
from scenes.scene import Scene
from scenes.setup import Setup
from scenes.toss import Toss

if TYPE_CHECKING:
    from scenes.shots import Still

State = tuple[str, Callable[[], None]]


class DurakStills:
    """Brings Durak into its states; ``still`` drives the app."""

    def __init__(self, still: Still) -> None:
        self.still = still
        self.app = still.app

    def table(self, name: str) -> DurakTable:
        """The table of a position, at rest, without the dealing."""
        match = position(name, self.app.texts)
        self.app.store.begin(match)
        table = DurakTable(self.app, match, dealt=True)
        self.still.show(table, 12)
        return table

    def asked(self, name: str) -> Callable[[], None]:
        """A table as it is."""

        def draw() -> None:
            self.table(name)

        return draw

    def raised(self) -> None:
        """Two cards raised to be led together."""
        table = self.table("pair-lead")
        most = max(
            (one for one in table.view().legal() if actions.is_lead(one)), key=lambda a: len(actions.cards_of(a))
        )
        for card in actions.cards_of(most):
            table.choose(table.hand.cards.index(card))
        self.still.frames(12)

    def held(self, name: str) -> Callable[[], None]:
        """A card that may go to several places."""

        def draw() -> None:
            table = self.table(name)
            view = table.view()
            table.choose(next(i for i, card in enumerate(table.hand.cards) if len(targets(view, card)) > 1))
            self.still.frames(12)

        return draw

    def refused(self) -> None:
        """A card that may not be laid, and why."""
        table = self.table("throw")
        table.choose(next(i for i in range(len(table.hand.pieces)) if not table.hand.may(i)))
        self.still.frames(12)

    def hinted(self) -> None:
        """What the plain bot would do."""
        self.table("no-talon").hint()
        self.still.frames(12)

    def dealing(self) -> None:
        """Cards on their way."""
        match = Match(position("lead", self.app.texts).table)
        self.app.store.begin(match)
        self.still.show(DurakTable(self.app, match), 40)

    def setup(self, tab: str, players: int | None, preset: str | None) -> Callable[[], None]:
        """A page of the setup."""

        def draw() -> None:
            scene = Setup(self.app, "durak", preset=preset, players=players)
            scene.tab = tab
            self.still.show(scene)

        return draw

    def toss(self) -> None:
        """The toss of six."""
        self.still.show(Toss(self.app, Match(position("six", self.app.texts).table)), 700)

    def ended(self, name: str, make: Callable[[Match], Scene]) -> Callable[[], None]:
        """The end of a deal over its table, or of a match."""

        def draw() -> None:
            match = position(name, self.app.texts)
            scene = make(match)
            if not scene.transparent:
                self.still.show(scene, 120)
                return
            self.app.store.begin(match)
            table = DurakTable(self.app, match)
            table.deal_finished = lambda: None  # type: ignore[method-assign]
            self.still.show(table, 6)
            self.app.push(scene)
            self.still.frames(140)

        return draw

    def states(self) -> Iterator[State]:
        """The name and the maker of every picture."""
        from scenes.beating.result import Result
        from scenes.beating.sheet import BoardScene
        from scenes.beating.summary import DealSummary

        yield "durak-setup-game", self.setup("game", None, None)
        yield "durak-setup-rules", self.setup("rules", None, "yard")
        yield "durak-setup-six", self.setup("game", 6, "teams")
        yield "durak-players-six", self.setup("players", 6, "teams")
        yield "durak-toss-six", self.toss
        yield "durak-dealing", self.dealing
        for name in ("lead", "six-pairs", "take", "two", "three", "five", "six", "six-out", "teams-six", "twenty"):
            yield f"durak-{name}", self.asked(name)
        yield "durak-raised", self.raised
        yield "durak-held", self.held("defend")
        yield "durak-transfer", self.held("transfer")
        yield "durak-refused", self.refused
        yield "durak-hinted", self.hinted
        for name in ("fool", "you", "draw", "team"):
            yield f"durak-end-{name}", self.ended(name, lambda match: DealSummary(self.app, match, lambda: None))
        for name in ("result", "result-teams"):
            yield f"durak-{name}", self.ended(name, lambda match: Result(self.app, match))
        yield "durak-board", self.ended("many", lambda match: BoardScene(self.app, match))
