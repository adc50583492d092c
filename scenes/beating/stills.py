"""Either game of pairs in states worth a picture, for ``--shots``."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol

from game.match import Match
from scenes.beating.result import Result
from scenes.beating.sheet import BoardScene
from scenes.beating.summary import DealSummary
from scenes.beating.table import BeatingTable
from scenes.scene import Scene
from scenes.setup import Setup
from scenes.texts import Texts

if TYPE_CHECKING:
    from scenes.shots import Still

State = tuple[str, Callable[[], None]]


class Positions(Protocol):
    """Finds a match in a typical state by name, its seats named in a language."""

    def __call__(self, name: str, texts: Texts | None = None, /) -> Match: ...


class PairsStills:
    """Brings a game into its states; ``still`` drives the app."""

    game: str
    table_of: type[BeatingTable]
    position: Positions

    def __init__(self, still: Still) -> None:
        self.still = still
        self.app = still.app

    def found(self, name: str) -> Match:
        """The match of this name."""
        return self.position(name, self.app.texts)

    def table(self, name: str) -> BeatingTable:
        """The table of a position, at rest, without the dealing."""
        match = self.found(name)
        self.app.store.begin(match)
        table = self.table_of(self.app, match, dealt=True)
        self.still.show(table, 12)
        return table

    def asked(self, name: str) -> Callable[[], None]:
        """A table as it is."""

        def draw() -> None:
            self.table(name)

        return draw

    def raised(self, name: str) -> Callable[[], None]:
        """As many cards raised to be laid together as there can be."""

        def draw() -> None:
            table = self.table(name)
            most = max((table.cards_of(one) for one in table.view().legal()), key=len)
            for card in most:
                table.choose(table.hand.cards.index(card))
            self.still.frames(12)

        return draw

    def held(self, name: str) -> Callable[[], None]:
        """A card that may go to several places."""

        def draw() -> None:
            table = self.table(name)
            table.choose(next(i for i, card in enumerate(table.hand.cards) if len(table.targets(card)) > 1))
            self.still.frames(12)

        return draw

    def refused(self, name: str) -> Callable[[], None]:
        """A card that may not be laid, and why."""

        def draw() -> None:
            table = self.table(name)
            table.choose(next(i for i in range(len(table.hand.pieces)) if not table.hand.may(i)))
            self.still.frames(12)

        return draw

    def hinted(self, name: str) -> Callable[[], None]:
        """What the plain bot would do."""

        def draw() -> None:
            self.table(name).hint()
            self.still.frames(12)

        return draw

    def dealing(self) -> None:
        """Cards on their way."""
        match = Match(self.found("lead").table)
        self.app.store.begin(match)
        self.still.show(self.table_of(self.app, match), 40)

    def setup(self, tab: str, players: int | None, preset: str | None) -> Callable[[], None]:
        """A page of the setup."""

        def draw() -> None:
            scene = Setup(self.app, self.game, preset=preset, players=players)
            scene.tab = tab
            self.still.show(scene)

        return draw

    def ended(self, name: str, make: Callable[[Match], Scene]) -> Callable[[], None]:
        """The end of a deal over its table, or of a match."""

        def draw() -> None:
            match = self.found(name)
            scene = make(match)
            if not scene.transparent:
                self.still.show(scene, 120)
                return
            self.app.store.begin(match)
            table = self.table_of(self.app, match)
            table.deal_finished = lambda: None  # type: ignore[method-assign]
            self.still.show(table, 6)
            self.app.push(scene)
            self.still.frames(140)

        return draw

    def ends(self, deals: tuple[str, ...], results: tuple[str, ...], board: str) -> Iterator[State]:
        """The ends of deals and matches, and the board."""
        for name in deals:
            yield f"{self.game}-end-{name}", self.ended(name, lambda match: DealSummary(self.app, match, lambda: None))
        for name in results:
            yield f"{self.game}-{name}", self.ended(name, lambda match: Result(self.app, match))
        yield f"{self.game}-board", self.ended(board, lambda match: BoardScene(self.app, match))
