"""The window, the stack of scenes and the loop that drives them."""

from __future__ import annotations

import copy
import logging
import random
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import pygame

from game.bots.asking import Inline, Thinker
from game.bots.budget import Budget
from scenes import settings as settings_file
from scenes import tokens
from scenes.assets import ASSETS, BrokenAsset
from scenes.clock import Clock, RealClock
from scenes.deck import Deck, Decks
from scenes.devices import KEY_REPEAT, Devices
from scenes.intents import Fullscreen, Intent, Mute
from scenes.log import Log
from scenes.metrics import Metrics
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.sound import Sounds
from scenes.texts import Texts
from scenes.tween import Pace, Timeline
from scenes.window import NoDisplay, Window

__all__ = ["App", "Clock", "NoDisplay", "RealClock"]

FPS: Final = 60
IDLE_SECONDS: Final = 0.1
"""How long an idle program waits for input before it looks at its scenes again."""

LONGEST_FRAME: Final = 0.1
"""No frame counts as longer, so that nothing jumps after the machine was busy with something else."""

_log = logging.getLogger(__name__)


class App:
    """Everything that scenes share.

    `folder` holds settings and log, unless a `log` is open already (None: nothing is kept). `size` stands above the
    settings; `given` are settings for this run only: each is kept as it was before, unless someone changes it again.
    `thinker` thinks for the bots and is closed with the app; without one they play by their rules, at once.
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
        given: dict[str, Any] | None = None,
        headless: bool = False,
        guard: bool = True,
        menu: Callable[[App], Scene] | None = None,
        clock: Clock | None = None,
        log: Log | None = None,
        thinker: Thinker | None = None,
    ) -> None:
        self.settings = settings or Settings()
        self.folder = folder
        self.store = store
        self.seed = seed if seed is not None else random.SystemRandom().randrange(2**31)
        self.rng = random.Random(self.seed)
        self.headless = headless
        self.guard = guard
        self.menu = menu
        self.thinker = thinker or Inline(Budget(playouts=0))
        self.exit_code = 0
        self.stack: list[Scene] = []
        self.always_ring = False
        """Whether the focus ring shows even when the mouse was used last (for pictures)."""
        self.trouble = ""
        """What to tell the player after the program had to end."""
        self._own_log = Log(folder) if folder is not None and log is None else None
        self._log = log or self._own_log
        self._given = {name: (value, getattr(self.settings, name)) for name, value in (given or {}).items()}
        for name, value in (given or {}).items():
            setattr(self.settings, name, value)
        self._saved = self._kept_settings()
        self._quitting = False
        self._redraw = True
        self._backdrop: pygame.Surface | None = None
        self._crashes: dict[str, int] = {}
        self._decks = Decks()
        wanted = size or (self.settings.window_width, self.settings.window_height)
        self.frame = Window(wanted, self.settings.fullscreen, headless)
        self.window = self.frame.surface
        pygame.key.set_repeat(*KEY_REPEAT)
        self.clock: Clock = clock or RealClock()
        self.metrics = Metrics(*self.window.get_size())
        self.devices = Devices(self.metrics.size, self.frame.stretch)
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
        chosen = self.settings
        return self._decks.get(chosen.card_letters, chosen.big_index, chosen.four_colours, chosen.back)

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
        self._keep_settings()

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

    def apply_settings(self) -> None:
        """Take over the settings (language, table, cards, pace) after a change: all scenes lay out again."""
        self.texts.lang = self.settings.lang
        if self.frame.fullscreen != self.settings.fullscreen:
            self.toggle_fullscreen()
            return
        self._resized()

    def save_settings(self) -> list[str]:
        """Write the settings file; gives the keys of what the player must be told."""
        if self.folder is None:
            return []
        self._saved = self._kept_settings()
        return settings_file.save(self._saved, self.folder)

    def _kept_settings(self) -> Settings:
        """The settings as they are to be found the next time: what was given for this run alone is not among them."""
        kept = copy.deepcopy(self.settings)
        for name, (given, before) in self._given.items():
            if getattr(kept, name) == given:
                setattr(kept, name, before)
        return kept

    def _keep_settings(self) -> None:
        """Save what was changed since the last time: the plug may be pulled at any moment."""
        if self.folder is not None and self._kept_settings() != self._saved:
            self.save_settings()

    def tell(self, *keys: str) -> None:
        """Show the texts of the keys, one after the other, in a dialog each."""
        for key in reversed(keys):
            self.say(self.texts(key))

    def say(self, text: str) -> None:
        """Show a sentence in a dialog."""
        from scenes.dialog import Dialog

        self.push(Dialog(self, text=text))

    def toggle_fullscreen(self) -> None:
        """Whole screen or window."""
        self.frame.toggle()
        self.settings.fullscreen = self.frame.fullscreen
        self._resized()

    def run(self, begin: Callable[[], object] | None = None) -> int:
        """Drive the program until it ends; gives the exit code. All scenes are left, the settings saved.

        `begin` puts the first scenes on the stack. After the code 1 `trouble` says what to tell the player.
        """
        self.clock.tick(0)
        try:
            if begin is not None:
                self._guarded(begin)
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
        self._guarded(lambda: self._step(dt, events))

    def _guarded(self, do: Callable[[], object]) -> None:
        try:
            do()
        except Exception as error:
            if not self.guard:
                raise
            self._crashed(error)

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
        if not self.headless:
            self.settings.window_width, self.settings.window_height = self.frame.kept_size()
        self.thinker.close()
        self._decks.forget()
        self.save_settings()
        self.sounds.close()
        if self._own_log is not None:
            self._own_log.close()
        self.folder = None
        # not pygame.quit: the fonts kept by scenes.fonts must outlive this window
        pygame.joystick.quit()
        pygame.display.quit()

    def _resized(self) -> None:
        self.window = self.frame.surface
        self.metrics = Metrics(*self.window.get_size())
        self.devices.size, self.devices.stretch = self.metrics.size, self.frame.stretch
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
        if (self.frame.size, self.frame.stretch) != (self.devices.size, self.devices.stretch):
            self._resized()
        for event in events:
            self._take(event)
            if self._quitting or not self.stack:
                return
        self.send(*self.devices.update(dt))
        if self.stack:
            self.stack[-1].update(dt)
        self._draw()
        self.thinker.tend()

    def _take(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT:
            self.quit()
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
        self.frame.present(None if self._redraw or top.transparent else changed)
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

    def _crashed(self, error: Exception) -> None:
        """A scene failed: note it, go back to the menu and say so; the second time end the program."""
        name = type(self.scene).__name__ if self.scene else "no scene"
        _log.error("%s crashed", name, exc_info=error)
        self._crashes[name] = self._crashes.get(name, 0) + 1
        if self._crashes[name] > 1 or self.menu is None:
            self._give_up(error)
            return
        while self.stack:
            scene = self.stack.pop()
            try:
                scene.leave()
            except Exception:
                _log.exception("while leaving %s after a crash", type(scene).__name__)
        try:
            self.push(self.menu(self))
            self.say(self._said_of(error, "error-crash"))
        except Exception as again:
            _log.exception("the menu crashed")
            self._give_up(again)

    def _give_up(self, error: Exception) -> None:
        self.trouble = self._said_of(error, "error-fatal")
        self.quit(1)

    def _said_of(self, error: Exception, key: str) -> str:
        """What a player is told of an error: the file that is to blame, if one is, else the text of the key."""
        if isinstance(error, BrokenAsset):
            return self.texts("error-asset", file=str(ASSETS / error.file))
        return self.texts(key, file=str(self._log.path) if self._log is not None else "")
