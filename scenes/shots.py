"""``--shots DIR``: every scene and dialog in typical states, drawn unseen to ``scene-state-size-lang.png``."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

import pygame

from game.joker import actions
from game.match import Match, Seat
from game.store import Store
from scenes.app import App
from scenes.bura.shots import BuraStill
from scenes.curtain import Curtain
from scenes.durachki.stills import DurachkiStills
from scenes.durak.stills import DurakStills
from scenes.intents import LastTrick, Next
from scenes.joker.result import Result
from scenes.joker.sheet import SheetScene
from scenes.joker.summary import DealSummary, PulkaSummary
from scenes.joker.table import JokerTable
from scenes.menu import Menu, confirm_leave
from scenes.pause import Pause
from scenes.posed import Posed
from scenes.positions import position, seats
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.settings_scene import SettingsScene
from scenes.setup import TABS, Setup
from scenes.table_options import TableOptions
from scenes.toss import Toss

Size = tuple[int, int]
FRAME: Final = 1 / 30


class Still:
    """Brings one app into states worth a picture."""

    def __init__(self, app: App) -> None:
        self.app = app

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.step(FRAME)

    def show(self, scene: Scene, frames: int = 40) -> None:
        self.app.clear_to(scene)
        self.frames(frames)

    def table(self, name: str, people: tuple[int, ...] = (0,)) -> JokerTable:
        """The table of a position, at rest, without the dealing."""
        match = position(name, self.app.texts, people)
        self.app.store.begin(match)
        table = JokerTable(self.app, match, dealt=True)
        self.show(table, 12)
        return table

    # -- the states, in the order of a game --------------------------------------------------------------

    def menu(self) -> None:
        self.app.store.leave()
        self.show(Menu(self.app))

    def menu_continue(self) -> None:
        self.app.store.begin(position("follow", self.app.texts))
        self.show(Menu(self.app))

    def menu_leave(self) -> None:
        self.menu_continue()
        confirm_leave(self.app, lambda: None)
        self.frames(2)
        self.app.store.leave()

    def setup(self, tab: str) -> Callable[[], None]:
        def draw() -> None:
            scene = Setup(self.app, "joker")
            scene.tab = tab
            self.show(scene)

        return draw

    def settings(self) -> None:
        self.show(SettingsScene(self.app))

    def settings_below(self) -> None:
        scene = SettingsScene(self.app)
        self.show(scene)
        scene.ring.step(-1)
        self.frames(20)

    def toss(self, frames: int) -> Callable[[], None]:
        return lambda: self.show(Toss(self.app, position("choose", self.app.texts)), frames)

    def dealing(self) -> None:
        match = Match(position("choose", self.app.texts).table)
        self.app.store.begin(match)
        table = JokerTable(self.app, match)
        self.show(table, 26)

    def asked(self, name: str) -> Callable[[], None]:
        return lambda: self._table_only(name)

    def _table_only(self, name: str) -> None:
        self.table(name)

    def lifted(self) -> None:
        table = self.table("follow")
        table.hand.lift(next(i for i, c in enumerate(table.hand.cards) if c in actions.JOKERS))
        self.frames(12)

    def hinted(self, name: str) -> Callable[[], None]:
        def draw() -> None:
            self.table(name).hint()
            self.frames(12)

        return draw

    def refused(self) -> None:
        table = self.table("called-high")
        table.choose(next(i for i in range(len(table.hand.pieces)) if not table.hand.may(i)))
        self.frames(12)

    def joker(self, name: str) -> Callable[[], None]:
        def draw() -> None:
            table = self.table(name)
            table.choose(next(i for i, c in enumerate(table.hand.cards) if c in actions.JOKERS))
            self.frames(12)

        return draw

    def keys(self) -> None:
        self.app.always_ring = True
        self.table("bid")
        self.app.send(Next())
        self.frames(4)
        self.app.always_ring = False

    def long_names(self) -> None:
        match = position("follow", self.app.texts)
        named = tuple(Seat("Wwwwwwwwwwwwwwww", seat.person, seat.portrait) for seat in match.table.seats)
        record = {
            **match.record(),
            "seats": [{**old, "name": new.name} for old, new in zip(match.record()["seats"], named, strict=True)],
        }
        match = Match.restore(record)
        self.app.store.begin(match)
        self.show(JokerTable(self.app, match), 12)

    def last_trick(self) -> None:
        self.table("joker-answer")
        self.app.send(LastTrick())
        self.frames(2)

    def over(self, make: Callable[[Match], Scene], name: str = "follow") -> Callable[[], None]:
        """A transparent scene over the table of a position."""

        def draw() -> None:
            table = self.table(name)
            self.app.push(make(table.match))
            self.frames(40)

        return draw

    def curtain(self) -> None:
        owl = seats(4, self.app.texts)[2]
        self.show(Curtain(self.app, owl.name, owl.portrait, lambda: None, lambda: None))

    def summary(self) -> None:
        match = position("deal", self.app.texts)
        self._ended(match)
        self.app.push(DealSummary(self.app, match, lambda: None))
        self.frames(120)

    def pulka(self, name: str) -> Callable[[], None]:
        def draw() -> None:
            match = position(name, self.app.texts)
            last = match.sheet.to_json()["pulkas"]
            self.show(PulkaSummary(self.app, match, len(last) - 1, lambda: None), 130)

        return draw

    def _ended(self, match: Match) -> None:
        self.app.store.begin(match)
        table = JokerTable(self.app, match)
        table.deal_finished = lambda: None  # type: ignore[method-assign]
        self.show(table, 6)

    def result(self, name: str) -> Callable[[], None]:
        return lambda: self.show(Result(self.app, position(name, self.app.texts)), 130)

    def crash(self) -> None:
        self.show(Menu(self.app))
        self.app.tell("error-crash")
        self.frames(4)

    def states(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """The name and the maker of every picture."""
        app = self.app
        yield "menu-fresh", self.menu
        yield "menu-continue", self.menu_continue
        yield "menu-leave", self.menu_leave
        for tab in TABS:
            yield f"setup-{tab}", self.setup(tab)
        yield "settings-top", self.settings
        yield "settings-end", self.settings_below
        yield "toss-running", self.toss(50)
        yield "toss-done", self.toss(700)
        yield "table-dealing", self.dealing
        for name in ("choose", "bid", "bid-forbidden", "lead", "follow", "three", "two", "pairs", "thinking"):
            yield f"table-{name}", self.asked(name)
        yield "table-hint-card", self.hinted("follow")
        yield "table-hint-bid", self.hinted("bid")
        yield "table-hint-trumps", self.hinted("choose")
        yield "table-hint-joker", self.hinted("joker-answer")
        yield "table-lifted", self.lifted
        yield "table-refused", self.refused
        yield "table-joker-lead", self.joker("joker-lead")
        yield "table-joker-answer", self.joker("joker-answer")
        yield "table-keys", self.keys
        yield "table-long-names", self.long_names
        yield "table-last-trick", self.last_trick
        yield "pause-open", self.over(lambda match: Pause(app, match, lambda: None))
        yield "options-open", self.over(lambda match: TableOptions(app, match))
        yield "sheet-running", self.over(lambda match: SheetScene(app, match, 0), "pulka-two")
        yield "curtain-closed", self.curtain
        yield "summary-deal", self.summary
        for name in ("pulka", "pulka-two", "pulka-none"):
            yield f"summary-{name}", self.pulka(name)
        yield "result-four", self.result("result")
        yield "result-pairs", self.result("result-pairs")
        yield from DurakStills(self).states()
        yield from DurachkiStills(self).states()
        yield "dialog-crash", self.crash
        yield from BuraStill(self).states()


def pictures(size: Size, lang: str, seed: int = 1, only: str = "") -> Iterator[tuple[str, pygame.Surface]]:
    """The name of each state (those that contain ``only``) and the window showing it; copy a surface to keep it."""
    app = App(
        Settings(lang=lang, speed="normal", muted=True),
        store=Store(None),
        seed=seed,
        size=size,
        headless=True,
        guard=False,
        thinker=Posed(),
    )
    try:
        for name, draw in Still(app).states():
            if only in name:
                draw()
                app.draw()
                yield name, app.window
    finally:
        app.close()


def run(folder: Path, sizes: Sequence[Size], langs: Sequence[str], *, seed: int) -> int:
    """Write all pictures; 0, or 1 when the folder refuses them."""
    count = 0
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for size in sizes:
            for lang in langs:
                for name, picture in pictures(size, lang, seed):
                    pygame.image.save(picture, str(folder / f"{name}-{size[0]}x{size[1]}-{lang}.png"))
                    count += 1
    except OSError as wrong:
        print(f"{folder}: {wrong.strerror or wrong}", file=sys.stderr)
        return 1
    print(f"{count} pictures in {folder}")
    return 0
