"""A monkey at the program: intents and raw events of all devices, at random, in whatever scene they lead to.

After each of its acts the program must still be whole: see ``Monkey.check``.
"""

from __future__ import annotations

import contextlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.cards import bits, name
from game.match import TIME_LIMITS, Match, Seat, Table
from game.registry import GAMES
from game.rules import BadOptions
from game.store import Store
from scenes.app import App
from scenes.games import SCREENS, open_table, start
from scenes.intents import (
    Back,
    Confirm,
    Drag,
    Edit,
    Hint,
    Info,
    Intent,
    LastTrick,
    Menu,
    Move,
    Mute,
    Next,
    Number,
    Point,
    Press,
    Prev,
    Release,
    Scroll,
    Sheet,
    Skip,
    Text,
)
from scenes.menu import Menu as MainMenu
from scenes.portraits import PORTRAITS
from scenes.settings import BACKS, HAND_ORDERS, LETTERS, SIDES, SPEEDS, TABLES, Settings
from scenes.table.cards import CardPiece
from scenes.table.scene import TableScene
from scenes.texts import LANGS

STRINGS = (
    "a",
    "Оксана",
    "ქეთევანი",
    "🃏♠️👩‍👩‍👧",
    "مرحبا שלום",
    "e\u0301\u0323" * 12,
    "\u202e\u200b\u200d",
    "\t\n\r\0",
    "\ud83d",
    "long " * 400,
    "",
)
EDITS = (
    pygame.K_BACKSPACE,
    pygame.K_DELETE,
    pygame.K_HOME,
    pygame.K_LEFT,
    pygame.K_a,
    pygame.K_c,
    pygame.K_v,
    pygame.K_x,
)
SIZES = ((800, 480), (1280, 720), (320, 200), (1, 1), (801, 1400), (2000, 300), (641, 481), (1920, 1080))
SMALL = SIZES[:1]


def whole_table(app: App) -> TableScene | None:
    """The table on the stack, if there is one."""
    return next((scene for scene in app.stack if isinstance(scene, TableScene)), None)


def played(record: dict[str, Any]) -> dict[str, Any]:
    """A record without the names, which follow the language."""
    return {**record, "seats": [seat | {"name": ""} for seat in record["seats"]]}


def hidden_cards(table: TableScene) -> set[int]:
    """The cards in all hands that the one who looks at the table does not hold."""
    match = table.match
    return {card for seat in range(match.players) if seat != table.viewer for card in bits(match.view(seat).hand)}


def shown_cards(table: TableScene) -> set[int]:
    """The cards whose faces are on the table, or lie in its objects."""
    pieces = {piece.card for piece in table.layers.sprites() if isinstance(piece, CardPiece) and piece.card is not None}
    return pieces | set(getattr(table.shown, "hand", ())) | set(table.hand.cards)


def is_known(table: TableScene, card: int) -> bool:
    """Whether the one who looks may know who holds the card: whatever the hidden cards may be, he does."""
    match, rng = table.match, random.Random(card)
    holder = next(seat for seat in range(match.players) if match.view(seat).hand >> card & 1)
    # while nobody looks, only what every seat knows may be shown
    eyes = [table.viewer] if table.viewer is not None else [seat for seat in range(match.players) if seat != holder]
    return all(match.view(eye).sample(rng).view(holder).hand >> card & 1 for eye in eyes for _ in range(12))


class Monkey:
    """Sits at an app that keeps its matches in ``folder``; everything it does follows from ``seed``."""

    def __init__(
        self, seed: int, folder: Path, make_app: Callable[..., App], sizes: Sequence[tuple[int, int]] = SMALL
    ) -> None:
        self.rng = random.Random(seed)
        self.folder = folder
        self.sizes = sizes
        self.done: list[str] = []
        """The last acts, to be read when something breaks."""
        self.visited: Counter[str] = Counter()
        self._make_app = make_app
        self._deals = 0
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (40, self._intents),
            (12, self._good_move),
            (30, self._events),
            (10, self._click_something),
            (12, self._wait),
            (1, self._new_match),
            (2, self._settings),
            (2, self._resize),
            (1, self._restart),
        ]
        self.open()

    # -- the program -----------------------------------------------------------------------------------

    def open(self) -> None:
        self.store = Store(self.folder)
        speed = self.rng.choice(SPEEDS)
        self.app = self._make_app(
            settings=Settings(speed=speed), store=self.store, size=self.sizes[0], seed=self.rng.randrange(2**30)
        )
        self.app.menu = MainMenu
        self.app.push(MainMenu(self.app))

    def _restart(self) -> None:
        """As after a pulled plug, or after the window was closed in good order."""
        table = whole_table(self.app)
        running = None if table is None or table.match.over else played(table.match.record())
        if self.rng.random() < 0.5:
            self.app.step(0.0, [pygame.Event(pygame.QUIT)])
            self.app.close()
        self.store.close()
        self.open()
        match = self.store.running()
        if running is not None:
            assert match is not None
            assert played(match.record()) == running

    def act(self) -> None:
        """One thing that a monkey does, and a look at what came of it."""
        acts = [act for _, act in self._acts]
        act = self.rng.choices(acts, [weight for weight, _ in self._acts])[0]
        self._note(act.__name__)
        table, top = whole_table(self.app), self.app.scene
        clock = table.match.clock if table is not None else 0.0
        act()
        if self.app._quitting or not self.app.stack:
            self._restart()
        if table is not None and top is not table and self.app.scene is top:
            assert table.match.clock == clock, "the clock runs while something lies over the table"
        self.visited[type(self.app.scene).__name__] += 1
        self.check()

    def check(self) -> None:
        """What must be so whatever was done."""
        table = whole_table(self.app)
        if table is None:
            return
        if table.match.deals != self._deals:
            # the cards of the deal before are still there
            self._deals = table.match.deals
            self.app.step(0.0)
        labels = {item.label for item in table.focusables()}
        shown = shown_cards(table)
        for card in hidden_cards(table):
            if card in shown or self.app.texts.card(card) in labels:
                assert is_known(table, card), f"a hidden card is shown or named: {name(card)}"
        if self.rng.random() < 0.1:
            self.check_kept(table.match)

    def check_kept(self, match: Match) -> None:
        """What the file holds is what was played, to the last action."""
        kept = self.store.records()[0]["record"]
        assert played(kept) == played(match.record())
        again = Match.restore(kept)
        assert again.state == match.state
        assert again.sheet.to_json() == match.sheet.to_json()

    def _note(self, what: str) -> None:
        self.done = [*self.done[-40:], f"{type(self.app.scene).__name__}: {what}"]

    # -- what it does ----------------------------------------------------------------------------------

    def _pos(self) -> tuple[int, int]:
        width, height = self.app.metrics.size
        if self.rng.random() < 0.05:
            return self.rng.randrange(-9999, 9999), self.rng.randrange(-9999, 9999)
        return self.rng.randrange(width), self.rng.randrange(height)

    def _intent(self) -> Intent:
        rng = self.rng
        pos, touch = self._pos(), rng.random() < 0.4
        makers: list[Callable[[], Intent]] = [
            lambda: Move(rng.randint(-1, 1), rng.randint(-1, 1)),
            Next,
            Prev,
            Confirm,
            Confirm,
            Confirm,
            Back,
            lambda: Point(rng.choice((pos, None))),
            lambda: Press(pos, touch),
            lambda: Drag(pos, touch),
            lambda: Release(pos, touch),
            lambda: Scroll(rng.choice((1.0, -1.0, 40.0, 0.0)), pos),
            lambda: Number(rng.randrange(10)),
            Hint,
            Menu,
            Sheet,
            Info,
            LastTrick,
            Skip,
            Mute,
            lambda: Text(rng.choice(STRINGS[:-3])),
            lambda: Edit(
                rng.choice((pygame.K_BACKSPACE, pygame.K_a, pygame.K_v, pygame.K_HOME)), rng.randrange(4096), 0
            ),
        ]
        return rng.choice(makers)()

    def _intents(self) -> None:
        """Some intents in one frame: twice the same, or any."""
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            intent = self._intent()
            self._note(repr(intent)[:90])
            self.app.send(*[intent] * self.rng.choice((1, 1, 1, 2, 5)))
            if self.app._quitting or not self.app.stack:
                return
        self.app.step(self.rng.choice((0.0, 1 / 60, 0.1)))

    def _new_match(self) -> None:
        """Any game at any table, anywhere in a match."""
        rng = self.rng
        game = GAMES[rng.choice([name for name in GAMES if name in SCREENS])]
        players = rng.choice(game.seats)
        options = {option.name: rng.choice(option.choices(players)) for option in game.options}
        with contextlib.suppress(BadOptions):
            options = game.check(options, players)
            people = [rng.random() < 0.5 for _ in range(players)]
            people[rng.randrange(players)] = True
            seats = tuple(
                Seat(self.app.texts("player-n", n=seat + 1), person, PORTRAITS[seat])
                for seat, person in enumerate(people)
            )
            match = Match(Table(game.name, options, seats, rng.randrange(2**30), rng.choice(TIME_LIMITS)))
            self._note(f"{match.record()}")
            self.store.begin(match)
            for _ in range(rng.choice((0, 20, 300, 1000))):
                if match.over:
                    break
                if match.deal_over:
                    match.next_deal()
                else:
                    match.play(rng.choice(match.state.legal()))
            self.store.keep(match)
            (start if not match.entries else open_table)(self.app, match)

    def _wait(self) -> None:
        for _ in range(self.rng.randrange(1, 25)):
            self.app.step(self.rng.choice((1 / 60, 0.1, 0.1, 3.0)))
            if self.app._quitting or not self.app.stack:
                return

    def _good_move(self) -> None:
        """Play on, so that matches end, too."""
        table = self.app.scene
        if not isinstance(table, TableScene) or not table.prompted or table.timeline.busy:
            self.app.send(Confirm())
            return
        for kind, index in table.path_to(self.rng.choice(table.match.state.legal())):
            if kind == "card":
                rect = table.hand.rect(index)
                pos = (rect.left + rect.w // 6, rect.top + rect.h // 3)
            else:
                button = next((one for one in table.all_buttons if one.key == (kind, index)), None)
                pos = button.frame.center if button is not None else (0, 0)
            self.app.send(Press(pos), Release(pos))
            if self.rng.random() < 0.2:
                self.app.send(Press(pos), Release(pos))
            if self.app.scene is not table:
                return

    def _click_something(self) -> None:
        """Whatever the ring could reach, twice at times, with or without a frame between."""
        scene = self.app.scene
        ring = getattr(scene, "ring", None)
        if ring is None or not ring.items:
            return
        pos = self.rng.choice(ring.items).rect.center
        self._note(f"click {pos}")
        touch = self.rng.random() < 0.5
        for _ in range(self.rng.choice((1, 2, 3))):
            self.app.send(Press(pos, touch))
            if self.rng.random() < 0.3:
                self.app.step(1 / 60)
            self.app.send(Release(pos, touch))
            if self.app._quitting or not self.app.stack:
                return

    def _settings(self) -> None:
        """Another language, speed or look in the middle of whatever is shown."""
        rng, settings = self.rng, self.app.settings
        settings.lang = rng.choice(LANGS)
        settings.speed = rng.choice(SPEEDS)  # type: ignore[assignment]
        settings.reduced_motion = rng.random() < 0.3
        settings.table = rng.choice(TABLES)  # type: ignore[assignment]
        settings.letters = rng.choice(LETTERS)  # type: ignore[assignment]
        settings.back = rng.choice(BACKS)
        settings.big_index, settings.four_colours = rng.random() < 0.5, rng.random() < 0.5
        settings.left_handed, settings.hints = rng.random() < 0.5, rng.random() < 0.8
        settings.hand_order = rng.choice(HAND_ORDERS)  # type: ignore[assignment]
        settings.trumps_side = rng.choice(SIDES)  # type: ignore[assignment]
        settings.show_legal = rng.choice(("on", "on_error"))  # type: ignore[assignment]
        settings.trick_wait = rng.choice(("auto", "click"))  # type: ignore[assignment]
        self.app.apply_settings()
        self.app.step(1 / 60)

    def _resize(self) -> None:
        size = self.rng.choice(self.sizes)
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self.app.step(1 / 60, [pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])
        if self.rng.random() < 0.7:
            pygame.display.set_mode(self.sizes[0], pygame.RESIZABLE)
            self.app.step(1 / 60)

    # -- raw events ------------------------------------------------------------------------------------

    def _events(self) -> None:
        events = [self._event() for _ in range(self.rng.choice((1, 2, 8)))]
        self._note(str(events)[:150])
        self.app.step(self.rng.choice((0.0, 1 / 60, 0.1)), events)

    def _event(self) -> pygame.Event:
        rng = self.rng
        pos, finger = self._pos(), rng.randrange(3)
        where = {"touch_id": rng.randrange(2), "finger_id": finger, "dx": 0.0, "dy": 0.0, "pressure": 1.0}
        place = {"x": rng.uniform(-0.2, 1.2), "y": rng.uniform(-0.2, 1.2)}
        key = {
            "scancode": rng.randrange(512),
            "key": rng.choice((0, rng.randrange(2**30))),
            "mod": rng.randrange(65536),
        }
        button = {"pos": pos, "button": rng.choice((1, 1, 1, 2, 3, 7)), "touch": rng.random() < 0.2}
        pad = {"instance_id": rng.randrange(3), "joy": 0}
        makers: list[Callable[[], pygame.Event]] = [
            lambda: pygame.Event(pygame.KEYDOWN, unicode=rng.choice(STRINGS), **key),
            lambda: pygame.Event(pygame.KEYUP, unicode="", **key),
            lambda: pygame.Event(pygame.TEXTINPUT, text=rng.choice(STRINGS)),
            lambda: pygame.Event(pygame.TEXTEDITING, text=rng.choice(STRINGS), start=9, length=-1),
            lambda: pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(1, 0, 0), touch=False),
            lambda: pygame.Event(pygame.MOUSEBUTTONDOWN, **button),
            lambda: pygame.Event(pygame.MOUSEBUTTONUP, **button),
            lambda: pygame.Event(pygame.MOUSEWHEEL, x=0, y=rng.choice((1, -1, 99)), precise_y=0.5, flipped=False),
            lambda: pygame.Event(pygame.FINGERDOWN, **where, **place),
            lambda: pygame.Event(pygame.FINGERMOTION, **where, **place),
            lambda: pygame.Event(pygame.FINGERUP, **where, **place),
            lambda: pygame.Event(pygame.WINDOWLEAVE),
            lambda: pygame.Event(pygame.WINDOWFOCUSLOST),
            lambda: pygame.Event(pygame.WINDOWEXPOSED),
            lambda: pygame.Event(pygame.WINDOWMINIMIZED),
            lambda: pygame.Event(pygame.JOYDEVICEADDED, device_index=rng.choice((-1, 0, 7)), guid=""),
            lambda: pygame.Event(pygame.JOYDEVICEREMOVED, instance_id=rng.randrange(3)),
            lambda: pygame.Event(pygame.JOYBUTTONDOWN, button=rng.randrange(40), **pad),
            lambda: pygame.Event(pygame.JOYHATMOTION, hat=0, value=(rng.randint(-1, 1), rng.randint(-1, 1)), **pad),
            lambda: pygame.Event(pygame.JOYAXISMOTION, axis=rng.randrange(9), value=rng.uniform(-1, 1), **pad),
            lambda: pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=rng.randrange(30), **pad),
            lambda: pygame.Event(pygame.CONTROLLERBUTTONUP, button=rng.randrange(30), **pad),
            lambda: pygame.Event(
                pygame.CONTROLLERAXISMOTION, axis=rng.randrange(6), value=rng.randint(-32768, 32767), **pad
            ),
            lambda: pygame.Event(pygame.CONTROLLERDEVICEADDED, device_index=5, guid=""),
            lambda: pygame.Event(pygame.DROPFILE, file=rng.choice(STRINGS)),
            lambda: pygame.Event(pygame.USEREVENT + rng.randrange(100)),
        ]
        return rng.choice(makers)()
