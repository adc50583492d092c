"""The window, the stack of scenes and the loop that drives them."""

from __future__ import annotations

import contextlib
import logging
import os
import random
from collections.abc import Callable, Iterable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import pygame

from scenes import settings as settings_file
from scenes import tokens
from scenes.devices import Devices
from scenes.intents import Fullscreen, Intent, Mute
from scenes.metrics import LEAST, Metrics
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.sound import Sounds
from scenes.texts import Texts
from scenes.tween import Pace, Timeline

if TYPE_CHECKING:
    from scenes.deck import Deck

FPS: Final = 60
IDLE_SECONDS: Final = 0.1
"""How long an idle program waits for input before it looks at its scenes again."""

LONGEST_FRAME: Final = 0.1
"""No frame counts as longer, so that nothing jumps after the machine was busy with something else."""

LOG: Final = "tuz.log"
_log = logging.getLogger(__name__)


class Clock(Protocol):
    """What the loop measures time with."""

    def tick(self, fps: int) -> float:
        """Sleep so that at most fps calls return in a second (0: do not sleep); seconds since the last call."""


class RealClock:
    """The time of the machine."""

    def __init__(self) -> None:
        self._clock = pygame.time.Clock()

    def tick(self, fps: int) -> float:
        """See Clock."""
        return self._clock.tick(fps) / 1000


class NoDisplay(Exception):
    """There is no screen to show the program on; `driver` is what SDL offers instead, if anything."""

    def __init__(self, driver: str = "") -> None:
        super().__init__(driver or "no display")
        self.driver = driver


class App:
    """Everything that scenes share.

    `folder` holds settings and log (None: nothing is kept). `size` and `fullscreen` stand above the settings.
    `menu` makes the scene that a crash returns to. `guard=False` lets exceptions of scenes through, for tests.
    Raises NoDisplay.
    """

    def __init__(
        self,
        settings: Settings | None = None,
        *,
        folder: Path | None = None,
        store: Any = None,
        seed: int | None = None,
        size: tuple[int, int] | None = None,
        fullscreen: bool | None = None,
        headless: bool = False,
        guard: bool = True,
        menu: Callable[[App], Scene] | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.folder = folder
        self.store = store
        self.seed = seed if seed is not None else random.SystemRandom().randrange(2**31)
        self.rng = random.Random(self.seed)
        self.headless = headless
        self.guard = guard
        self.menu = menu
        self.exit_code = 0
        self.stack: list[Scene] = []
        self.always_ring = False
        """Whether the focus ring shows even when the mouse was used last (for pictures)."""
        self._log_handler = _log_to(folder) if folder is not None else None
        self._given: dict[str, tuple[Any, Any]] = {}
        self._quitting = False
        self._redraw = True
        self._backdrop: pygame.Surface | None = None
        self._crashes: dict[str, int] = {}
        self._deck: tuple[tuple[Any, ...], Deck] | None = None
        self._fullscreen = self.settings.fullscreen if fullscreen is None else fullscreen
        self._windowed = size or (self.settings.window_width, self.settings.window_height)
        _start_pygame(headless)
        self.clock: Clock = clock or RealClock()
        self.window = self._open_window()
        self.metrics = Metrics(*self.window.get_size())
        self.devices = Devices(self.metrics.size)
        self.texts = Texts(self.settings.lang)
        self.sounds = Sounds(self.settings, headless)

    @property
    def theme(self) -> tokens.Theme:
        """The colours of the table that the settings choose."""
        return tokens.theme(self.settings.table)

    @property
    def pace(self) -> Pace:
        """What the settings make of durations."""
        return Pace.of(self.settings.speed, self.settings.reduced_motion)

    def timeline(self) -> Timeline:
        """A fresh timeline at the pace of the settings."""
        return Timeline(self.pace)

    @property
    def deck(self) -> Deck:
        """The pictures of the cards as the settings want them; made anew only when those change."""
        from scenes.deck import Deck

        chosen = self.settings
        key = (chosen.card_letters, chosen.big_index, chosen.four_colours, chosen.back)
        if self._deck is None or self._deck[0] != key:
            self._deck = (key, Deck(*key))
        return self._deck[1]

    @property
    def scene(self) -> Scene | None:
        """The scene on top, which alone gets input."""
        return self.stack[-1] if self.stack else None

    @property
    def show_ring(self) -> bool:
        """Whether the focus ring is to be seen: the keyboard or a gamepad was used last."""
        return self.always_ring or self.devices.by_keys

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        if self.stack:
            self.stack[-1].cover()
        self.stack.append(scene)
        self._changed()
        scene.enter()

    def pop(self) -> None:
        """Take the top scene off; without a scene left the program ends."""
        if not self.stack:
            return
        self.stack.pop().leave()
        self._changed()
        if self.stack:
            self.stack[-1].needs_draw = True
            self.stack[-1].reveal()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self.stack:
            self.stack.pop().leave()
        self.stack.append(scene)
        self._changed()
        scene.enter()

    def clear_to(self, scene: Scene) -> None:
        """Take all scenes off, the top one first, and put this one in their place."""
        while self.stack:
            self.stack.pop().leave()
        self.push(scene)

    def quit(self, code: int = 0) -> None:
        """End the loop after this frame; code is what `run` gives."""
        self._quitting = True
        self.exit_code = max(self.exit_code, code)

    def override(self, **values: Any) -> None:
        """Change settings for this run only: a value is kept when someone changes it again later."""
        for name, value in values.items():
            self._given[name] = (value, getattr(self.settings, name))
            setattr(self.settings, name, value)
        self.apply_settings()

    def apply_settings(self) -> None:
        """Take over the settings (language, table, cards, pace) after a change: all scenes lay out again."""
        self.texts.lang = self.settings.lang
        if self._fullscreen != self.settings.fullscreen and "fullscreen" not in self._given:
            self.toggle_fullscreen()
        self._resized()

    def save_settings(self) -> list[str]:
        """Write the settings file; gives the keys of what the player must be told."""
        if self.folder is None:
            return []
        kept = {name: before for name, (given, before) in self._given.items() if getattr(self.settings, name) == given}
        now = {name: getattr(self.settings, name) for name in kept}
        try:
            for name, value in kept.items():
                setattr(self.settings, name, value)
            return settings_file.save(self.settings, self.folder)
        finally:
            for name, value in now.items():
                setattr(self.settings, name, value)

    def tell(self, *keys: str) -> None:
        """Show the texts of the keys, one after the other, in a dialog each."""
        from scenes.dialog import Dialog

        for key in reversed(keys):
            self.push(Dialog(self, text=self.texts(key)))

    def toggle_fullscreen(self) -> None:
        """Whole screen or window."""
        if not self._fullscreen:
            self._windowed = self.window.get_size()
        self._fullscreen = not self._fullscreen
        if "fullscreen" not in self._given:
            self.settings.fullscreen = self._fullscreen
        self.window = self._open_window()
        self._resized()

    def run(self) -> int:
        """Drive the program until it ends; gives the exit code. All scenes are left, the settings saved."""
        self.clock.tick(0)
        try:
            while self.stack and not self._quitting:
                idle = not self._busy()
                events = self._wait() if idle else pygame.event.get()
                dt = self.clock.tick(0 if idle else FPS)
                self.step(min(dt, LONGEST_FRAME), events)
        finally:
            self.close()
        return self.exit_code

    def step(self, dt: float, events: Iterable[pygame.Event] = ()) -> None:
        """One frame: dt seconds pass, then the events, then what changed is drawn. Tests call this directly."""
        try:
            self._step(dt, events)
        except Exception:
            if not self.guard:
                raise
            self._crashed()

    def send(self, *intents: Intent) -> None:
        """Hand intents to the top scene, as if a device had made them."""
        for intent in intents:
            if isinstance(intent, Fullscreen):
                self.toggle_fullscreen()
            elif isinstance(intent, Mute):
                self.settings.muted = not self.settings.muted
                if self.stack:
                    self.stack[-1].handle(intent)
            elif self.stack:
                self.stack[-1].handle(intent)

    def draw(self) -> None:
        """Draw the top scene now, whether or not it asks for it."""
        self._redraw = True
        self._draw()

    def close(self) -> None:
        """Leave all scenes, save the settings, close the window. Does nothing the second time."""
        while self.stack:
            scene = self.stack.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("while leaving %s", type(scene).__name__)
        if not self._fullscreen and "window_width" not in self._given and not self.headless:
            self.settings.window_width = max(LEAST[0], self.window.get_width())
            self.settings.window_height = max(LEAST[1], self.window.get_height())
        self.save_settings()
        if self._log_handler is not None:
            logging.getLogger().removeHandler(self._log_handler)
            self._log_handler.close()
            self._log_handler = None
        self.folder = None
        pygame.quit()

    def _open_window(self) -> pygame.Surface:
        try:
            if self._fullscreen and not self.headless:
                window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            else:
                window = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay from error
        driver = pygame.display.get_driver()
        asked = os.environ.get("SDL_VIDEODRIVER", "") or os.environ.get("SDL_VIDEO_DRIVER", "")
        if driver in ("offscreen", "dummy") and not self.headless and asked != driver:
            raise NoDisplay(driver)
        pygame.display.set_caption("Tuz")
        with contextlib.suppress(pygame.error, AttributeError):
            pygame.Window.from_display_module().minimum_size = LEAST
        return window

    def _resized(self) -> None:
        self.metrics = Metrics(*self.window.get_size())
        self.devices.size = self.metrics.size
        self._changed()
        for scene in self.stack:
            scene.needs_draw = True
            scene.resize()

    def _changed(self) -> None:
        self._redraw = True
        self._backdrop = None

    def _busy(self) -> bool:
        top = self.scene
        return self.devices.repeating or (top is not None and (top.busy or top.needs_draw)) or self._redraw

    def _wait(self) -> list[pygame.Event]:
        first = pygame.event.wait(round(IDLE_SECONDS * 1000))
        return [first, *pygame.event.get()] if first.type != pygame.NOEVENT else []

    def _step(self, dt: float, events: Iterable[pygame.Event]) -> None:
        for event in events:
            self._take(event)
            if self._quitting or not self.stack:
                return
        self.send(*self.devices.update(dt))
        if self.stack:
            self.stack[-1].update(dt)
        self._draw()

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
            return
        if event.type in (pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED):
            self.window = pygame.display.get_surface() or self.window
            if self.window.get_size() != self.metrics.size:
                self._resized()
            return
        if event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN):
            self._redraw = True
            return
        top = self.stack[-1]
        self.devices.typing = top.typing
        ring = self.show_ring
        intents = self.devices.translate(event)
        if self.show_ring != ring:
            top.needs_draw = True
            pygame.mouse.set_visible(not self.devices.by_keys)
        self.send(*intents)

    def _draw(self) -> None:
        top = self.scene
        if top is None or not (self._redraw or top.needs_draw):
            return
        if top.transparent and len(self.stack) > 1:
            if self._backdrop is None:
                self._backdrop = self._below()
            self.window.blit(self._backdrop, (0, 0))
        top.needs_draw = False
        changed = top.draw(self.window)
        if self._redraw or top.transparent or changed is None:
            pygame.display.flip()
        else:
            pygame.display.update(changed)
        self._redraw = False

    def _below(self) -> pygame.Surface:
        """What the scenes under the top one look like, darkened."""
        first = len(self.stack) - 2
        while first > 0 and self.stack[first].transparent:
            first -= 1
        picture = self.window.copy()
        for scene, above in zip(self.stack[first:], self.stack[first + 1 :], strict=False):
            scene.draw(picture)
            if above.dim:
                veil = pygame.Surface(picture.get_size())
                veil.set_alpha(round(255 * above.dim))
                picture.blit(veil, (0, 0))
        return picture

    def _crashed(self) -> None:
        """A scene failed: note it, go back to the menu and say so; the second time end the program."""
        name = type(self.scene).__name__ if self.scene else "no scene"
        _log.exception("%s crashed", name)
        self._crashes[name] = self._crashes.get(name, 0) + 1
        if self._crashes[name] > 1 or self.menu is None:
            self.quit(1)
            return
        while self.stack:
            scene = self.stack.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("while leaving %s after a crash", type(scene).__name__)
        try:
            self.push(self.menu(self))
            self.tell("error-crash")
        except Exception:
            _log.exception("the menu crashed")
            self.quit(1)


def _start_pygame(headless: bool) -> None:
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    # SDL makes a mouse of a finger by itself; the fingers are read, so that a tap counts once
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    pygame.font.init()
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay from error
    if not headless:
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()
    pygame.key.set_repeat(350, 70)


def _log_to(folder: Path) -> logging.Handler:
    folder.mkdir(parents=True, exist_ok=True)
    handler = RotatingFileHandler(folder / LOG, maxBytes=1_000_000, backupCount=1, encoding="utf-8", delay=True)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    return handler
