"""Bura's part of ``--shots``: its table, moments, summaries, sheet and result in typical states."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from game.bura import actions
from game.bura.actions import CARDS, kind_of
from game.cards import bits
from game.match import Match
from game.rules import Action
from scenes.app import App
from scenes.bura.positions import ENDS, RESULTS, position
from scenes.bura.result import Result
from scenes.bura.sheet import SheetScene
from scenes.bura.summary import HandSummary
from scenes.bura.table import BuraTable
from scenes.bura.toss import BuraToss
from scenes.intents import Next
from scenes.scene import Scene

Drawn = Callable[[], None]


class Stage(Protocol):
    """Who brings the app into states: ``scenes.shots.Still``."""

    app: App

    def frames(self, count: int) -> None: ...

    def show(self, scene: Scene, frames: int = 40) -> None: ...


class BuraStill:
    """Brings the app of a stage into states of Bura."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.app = stage.app

    def table(self, name: str) -> BuraTable:
        """The table of a position, at rest, without the dealing."""
        match = position(name, self.app.texts)
        if self.app.store is not None:
            self.app.store.begin(match)
        table = BuraTable(self.app, match, dealt=True)
        self.stage.show(table, 12)
        return table

    def at(self, name: str) -> Drawn:
        def draw() -> None:
            self.table(name)

        return draw

    def chosen(self, name: str, wanted: Callable[[Action], bool], leave: int = 0) -> Drawn:
        """The cards of a legal action are chosen, but not sent; the last ``leave`` of them are not chosen."""

        def draw() -> None:
            table = self.table(name)
            action = next(a for a in sorted(table.view().legal(), reverse=True) if wanted(a))
            cards = bits(action & CARDS)
            for card in cards[: len(cards) - leave]:
                table.choose(table.hand.cards.index(card))
            self.stage.frames(12)

        return draw

    def after(self, name: str, wanted: Callable[[Action], bool], frames: int) -> Drawn:
        """So many frames after a legal action."""

        def draw() -> None:
            table = self.table(name)
            table.play(next(a for a in sorted(table.view().legal(), reverse=True) if wanted(a)))
            table.deal_finished = lambda: None  # type: ignore[method-assign]
            self.stage.frames(frames)

        return draw

    def hinted(self, name: str) -> Drawn:
        def draw() -> None:
            self.table(name).hint()
            self.stage.frames(12)

        return draw

    def var_asked(self) -> None:
        table = self.table("var")
        for button in table.buttons:
            if button.key == ("action", actions.VAR):
                button.press()
        self.stage.frames(6)

    def refused(self) -> None:
        table = self.table("suits")
        suits = [card // 13 for card in table.hand.cards]
        first = next(index for index, suit in enumerate(suits) if suits.count(suit) == 2)
        table.choose(first)
        table.choose(next(index for index, suit in enumerate(suits) if suit != suits[first]))
        self.stage.frames(12)

    def time(self, name: str) -> Drawn:
        def draw() -> None:
            table = self.table(name)
            table.match.clock = table.match.table.time_limit - 4.4
            self.stage.frames(2)

        return draw

    def keys(self) -> None:
        self.app.always_ring = True
        self.table("offered")
        self.app.send(Next())
        self.stage.frames(4)
        self.app.always_ring = False

    def dealing(self) -> None:
        match = Match(position("first-lead", self.app.texts).table)
        self.stage.show(BuraTable(self.app, match), 14)

    def toss(self, frames: int) -> Drawn:
        def draw() -> None:
            scene = BuraToss(self.app, Match(position("first-lead", self.app.texts).table))
            self.stage.show(scene, 60)
            if frames:
                scene.say_colour(True)
                self.stage.frames(frames)

        return draw

    def end(self, name: str) -> Drawn:
        def draw() -> None:
            match = position(name, self.app.texts)
            table = BuraTable(self.app, match)
            table.deal_finished = lambda: None  # type: ignore[method-assign]
            self.stage.show(table, 4)
            self.app.push(HandSummary(self.app, match, lambda: None))
            self.stage.frames(60)

        return draw

    def sheet(self) -> None:
        match = position("result-three", self.app.texts)
        self.stage.show(SheetScene(self.app, match, 0), 20)

    def result(self, name: str) -> Drawn:
        return lambda: self.stage.show(Result(self.app, position(name, self.app.texts)), 130)

    def states(self) -> Iterator[tuple[str, Drawn]]:
        """The name and the maker of every picture."""
        yield "bura-toss-asked", self.toss(0)
        yield "bura-toss-done", self.toss(120)
        yield "bura-dealing", self.dealing
        for name in ("lead", "offered", "offered-trick", "shashi", "bura", "royal", "malyutka", "complete", "no-talon"):
            yield f"bura-{name}", self.at(name)
        yield (
            "bura-lead-chosen",
            self.chosen("suits", lambda a: kind_of(a) == actions.LEAD and len(bits(a & CARDS)) > 1),
        )
        yield "bura-lead-refused", self.refused
        yield "bura-answer-part", self.chosen("answer", lambda a: kind_of(a) == actions.ANSWER, leave=1)
        yield "bura-answer-cut", self.chosen("answer", lambda a: kind_of(a) == actions.ANSWER)
        yield "bura-answer-gift", self.chosen("no-cut", lambda a: kind_of(a) == actions.GIVE)
        yield "bura-answered", self.after("answer", lambda a: kind_of(a) == actions.ANSWER, 22)
        for name in ("lead", "answer", "offered", "complete"):
            yield f"bura-hint-{name}", self.hinted(name)
        yield "bura-thinking", self.at("thinking")
        yield "bura-var-asked", self.var_asked
        yield "bura-var-counted", self.after("var", lambda a: a == actions.VAR, 110)
        yield "bura-bura-shown", self.after("bura", lambda a: a == actions.BURA, 40)
        yield "bura-time", self.time("lead")
        yield "bura-time-offered", self.time("offered")
        yield "bura-keys", self.keys
        for name in ("five-lead", "five-answer", "five-bura", "five-end"):
            yield f"bura-{name}", self.at(name)
        yield "bura-five-cut", self.chosen("five-answer", lambda a: kind_of(a) == actions.ANSWER)
        for name in ENDS:
            yield f"bura-{name}", self.end(name)
        yield "bura-sheet", self.sheet
        for name in RESULTS:
            yield f"bura-{name}", self.result(name)
