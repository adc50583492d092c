"""``--selfplay N``: the whole program plays N games by itself, through its scenes, with the input a person would give.

Nothing is called that a device could not reach: the script looks at what is on the screen, then points, clicks and
presses keys. It is a test of the program that anybody can run, and it prints what it did.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Final, Literal

from game import registry
from game.match import Match
from game.rules import Action, BadOptions, Game
from game.store import Store
from scenes.app import App
from scenes.gui import GuiScene
from scenes.intents import (
    Back,
    Confirm,
    Hint,
    Info,
    Intent,
    LastTrick,
    Menu,
    Next,
    Point,
    Press,
    Release,
    Sheet,
)
from scenes.menu import Menu as MainMenu
from scenes.settings import Settings
from scenes.setup import START, Setup
from scenes.table.scene import TableScene

FRAME: Final = 1 / 30
Speed = Literal["off", "slow", "normal", "fast"]
PATIENCE: Final = 6_000
"""Frames in which something must happen, else the game counts as stuck."""

ASIDES: Final[tuple[Intent, ...]] = (Sheet(), Hint(), LastTrick(), Info(), Menu())
"""What a person does now and then besides playing."""


FINISH: Final = "finish"
ENOUGH: Final = 2
"""The key of the button that ends an endless match between deals, and the deals after which it is pressed."""


class Stuck(RuntimeError):
    """The program waits for something that no input brings."""


@dataclass
class Report:
    """What one game of the script did."""

    game: str
    preset: str
    players: int
    seed: int
    level: str | None = None
    intents: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    deals: int = 0
    totals: tuple[int, ...] = ()
    places: tuple[int, ...] = ()

    def line(self) -> str:
        asides = sum(self.intents[type(aside).__name__] for aside in ASIDES)
        return (
            f"{self.game} seed {self.seed}: preset {self.preset}, {self.players} players, {self.deals} deals, "
            f"{self.frames} frames, {self.intents['Press']} clicks, {self.intents['Confirm']} keys, {asides} asides, "
            f"totals {list(self.totals)}, places {list(self.places)}"
        )


def combinations(game: Game) -> list[tuple[str, int]]:
    """Every preset with every number of players that may play it."""
    found = []
    for preset, options in game.presets.items():
        for players in game.seats:
            try:
                game.check(options, players)
            except BadOptions:
                continue
            found.append((preset, players))
    return found


def _ends(scene: GuiScene) -> bool:
    """Whether a match may be ended here."""
    return any(item.identity == FINISH for item in scene.focusables())


class Script:
    """A person made of dice at one app."""

    def __init__(self, app: App, report: Report) -> None:
        self.app = app
        self.report = report
        self._rng = random.Random(f"{report.seed}/script")
        self._deals: set[int] = set()
        self._hinted = False
        self._match: Match | None = None

    def play(self) -> None:
        """One game from the menu to the result; raises Stuck."""
        self.app.clear_to(MainMenu(self.app))
        quiet = 0
        while (shown := type(self.app.scene).__name__) != "Result":
            before = sum(self.report.intents.values())
            self._act()
            self.app.step(FRAME)
            self.report.frames += 1
            quiet = quiet + 1 if sum(self.report.intents.values()) == before else 0
            if quiet > PATIENCE:
                raise Stuck(f"nothing to do in {shown}")
        self._note()
        self._frames(30)

    def _note(self) -> None:
        """Write down how the match stands, the last deal too."""
        match = self._match
        if match is not None:
            self.report.deals = max(self.report.deals, match.deals)
            self.report.totals, self.report.places = tuple(match.sheet.totals), tuple(match.sheet.places)

    def _frames(self, count: int) -> None:
        for _ in range(count):
            self.app.step(FRAME)
            self.report.frames += 1

    def _send(self, *intents: Intent) -> None:
        for intent in intents:
            self.report.intents[type(intent).__name__] += 1
            self.app.send(intent)
            self._frames(1)

    def _act(self) -> None:
        scene = self.app.scene
        if isinstance(scene, TableScene):
            self._at_table(scene)
        elif isinstance(scene, MainMenu):
            told = self.report
            self.app.push(Setup(self.app, told.game, told.preset, told.players, told.level))
        elif isinstance(scene, Setup):
            self._press_control(scene, START)
        elif type(scene).__name__ in ("SheetScene", "BoardScene", "Pause", "TableOptions", "LastTrickView"):
            self._send(Back())
        elif isinstance(scene, GuiScene) and not scene.busy and self.report.deals >= ENOUGH and _ends(scene):
            self._press_control(scene, FINISH)
        elif scene is not None and (not scene.busy or self._rng.random() < 0.02):
            self._send(Confirm())

    def _press_control(self, scene: GuiScene, key: Hashable) -> None:
        item = next(item for item in scene.focusables() if item.identity == key)
        if self._rng.random() < 0.5:
            self._send(Press(item.rect.center), Release(item.rect.center))
        else:
            scene.ring.focus(item)
            self._send(Confirm())

    def _at_table(self, table: TableScene) -> None:
        match = self._match = table.match
        self._note()
        if table.timeline.busy or not table.prompted:
            return
        if match.number not in self._deals and self._rng.random() < 0.3:
            self._deals.add(match.number)
            aside = self._rng.choice(ASIDES)
            self._hinted = isinstance(aside, Hint)
            self._send(aside)
            return
        if self._hinted:
            self._hinted = False
            if table.hand.picked or table.hand.held is not None:
                # the hint has raised cards: down with them
                self._send(Back())
                return
        legal = table.match.state.legal()
        action = match.advise() if self._rng.random() < 0.7 else self._rng.choice(legal)
        if self._rng.random() < 0.1:
            self._try_refused(table)
        if self._rng.random() < 0.5:
            self._by_mouse(table, action)
        else:
            self._by_keys(table, action)

    def _try_refused(self, table: TableScene) -> None:
        """Click on a card that may not be played: it must change nothing."""
        before = len(table.match.entries)
        for index in range(len(table.hand.pieces)):
            if not table.hand.may(index):
                self._click_card(table, index)
                break
        if len(table.match.entries) != before:
            raise Stuck("a card was played that may not be")

    def _click_card(self, table: TableScene, index: int) -> None:
        rect = table.hand.rect(index)
        pos = (rect.left + rect.w // 6, rect.top + rect.h // 3)
        self._send(Point(pos), Press(pos), Release(pos), Point(None))

    def _by_mouse(self, table: TableScene, action: Action) -> None:
        for step in table.path_to(action):
            kind, index = step
            if kind == "card":
                self._click_card(table, index)
            else:
                pos = next(b for b in table.all_buttons if b.key == step).frame.center
                self._send(Press(pos), Release(pos))

    def _by_keys(self, table: TableScene, action: Action) -> None:
        for step in table.path_to(action):
            for _ in range(80):
                current = table.ring.current
                if current is not None and current.identity == step:
                    break
                self._send(Next())
            else:
                raise Stuck(f"the keyboard does not reach {step}")
            self._send(Confirm())


def run(
    count: int,
    *,
    seed: int,
    game: str | None,
    preset: str | None,
    players: int | None,
    level: str | None,
    lang: str,
    size: tuple[int, int],
    speed: Speed,
) -> int:
    """Play so many games (of every kind without ``game``), print a line for each; 0, or 1 if one was not finished.

    Without ``preset`` and ``players`` the games go through all combinations, beginning where the seed says.
    """
    done = 0
    for name, kind in registry.GAMES.items():
        if game not in (None, name):
            continue
        wanted = [
            (one, number) for one, number in combinations(kind) if preset in (None, one) and players in (None, number)
        ]
        if not wanted:
            continue
        for index in range(count):
            one, number = wanted[(seed * count + index) % len(wanted)]
            report = Report(name, one, number, seed + index, level)
            app = App(
                Settings(lang=lang, speed=speed),
                store=Store(None),
                seed=seed + index,
                size=size,
                headless=True,
                guard=False,
            )
            try:
                Script(app, report).play()
            except Stuck as stuck:
                print(f"{report.line()}: {stuck}", file=sys.stderr)
                return 1
            finally:
                app.close()
            print(report.line(), flush=True)
            done += 1
    if not done:
        print(f"no game has a table with preset {preset} for {players} players", file=sys.stderr)
        return 1
    print(f"{done} games finished")
    return 0
