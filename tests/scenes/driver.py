"""A table of any game and the frames that pass at it: what the drivers of all games' tests share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.match import Match
from scenes.app import App
from scenes.intents import Intent, Move, Next, Press, Release
from scenes.table.scene import TableScene

TableT = TypeVar("TableT", bound=TableScene)


class TableDriver(Generic[TableT]):
    """Puts a table on the app's stack; a finished deal is noted instead of shown."""

    def __init__(self, app: App, table: TableT, dt: float) -> None:
        self.app = app
        self.dt = dt
        self.table = table
        self.finished = False
        self.table.deal_finished = self._finish  # type: ignore[method-assign]
        app.push(self.table)

    def _finish(self) -> None:
        self.finished = True

    @property
    def match(self) -> Match:
        return self.table.match

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.step(self.dt)

    def until(self, done: Callable[[], bool], most: int = 20_000) -> None:
        """Let frames pass until something is so."""
        for _ in range(most):
            if done():
                return
            self.app.step(self.dt)
        raise AssertionError("it never came to that")

    def until_asked(self) -> None:
        """Until the viewer must act, or the deal is over, and nothing moves."""
        table = self.table
        self.until(lambda: self.finished or (table.prompted and not table.timeline.busy and not table.hand.moving))

    def send(self, *intents: Intent) -> None:
        self.app.send(*intents)
        self.app.step(self.dt)

    def click(self, pos: tuple[int, int], touch: bool = False) -> None:
        self.send(Press(pos, touch))
        self.send(Release(pos, touch))

    def card_at(self, index: int) -> tuple[int, int]:
        """A pixel of the card that no other card covers: a little inside its upper left corner."""
        rect = self.table.hand.rect(index)
        return rect.left + rect.w // 6, rect.top + rect.h // 3

    def walk(self, key: object) -> None:
        """Bring the focus to something with the keyboard alone."""
        self.send(Move(1, 0))
        for _ in range(60):
            current = self.table.ring.current
            if current is not None and current.identity == key:
                return
            self.send(Next())
        raise AssertionError(f"the keyboard does not reach {key}")
