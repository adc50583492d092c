"""The window on the screen: opened, resized, spread over the whole screen and back."""

from __future__ import annotations

import contextlib
import os
import warnings
from typing import Final

import pygame

from scenes import paint, tokens
from scenes.icons import icon
from scenes.metrics import LEAST

TITLE: Final = "Tuz"
_ICON: Final = 64
_NOT_SEEN: Final = ("offscreen", "dummy")
"""Drivers of SDL that show nothing; it may choose one by itself where no screen is found."""

Size = tuple[int, int]


class NoDisplay(Exception):
    """There is no screen to show the program on; `driver` is what SDL offers instead, if anything."""

    def __init__(self, driver: str = "") -> None:
        super().__init__(driver or "no display")
        self.driver = driver


class Window:
    """The one window. `windowed` is its size in pixels while it does not fill the screen. Raises NoDisplay."""

    def __init__(self, size: Size, fullscreen: bool, headless: bool) -> None:
        self.headless = headless
        self.windowed = size
        self.fullscreen = False
        self._canvas: pygame.Surface | None = None
        """What is drawn on while the window is too small."""
        _start(headless)
        try:
            pygame.display.set_mode(size, pygame.RESIZABLE)
        except pygame.error as error:
            raise NoDisplay from error
        driver = pygame.display.get_driver()
        asked = os.environ.get("SDL_VIDEODRIVER", "") or os.environ.get("SDL_VIDEO_DRIVER", "")
        if driver in _NOT_SEEN and not headless and asked != driver:
            raise NoDisplay(driver)
        pygame.display.set_caption(TITLE)
        if not headless:
            pygame.display.set_icon(_picture())
            with contextlib.suppress(pygame.error):
                self._frame().minimum_size = LEAST
        if fullscreen:
            self.toggle()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; another one after a change of size. It is never smaller than scenes can be laid out for."""
        shown = self._shown()
        if shown.get_size() == self.size:
            self._canvas = None
            return shown
        if self._canvas is None or self._canvas.get_size() != self.size:
            self._canvas = pygame.Surface(self.size).convert()
        return self._canvas

    @property
    def size(self) -> Size:
        """Width and height of `surface` in pixels, as they are now."""
        width, height = self._shown().get_size()
        return max(width, LEAST[0]), max(height, LEAST[1])

    @property
    def stretch(self) -> tuple[float, float]:
        """Pixels of `surface` for one of the window, across and down: more than one where the window is too small."""
        width, height = self._shown().get_size()
        return self.size[0] / width, self.size[1] / height

    def present(self, changed: list[pygame.Rect] | None) -> None:
        """Let what was drawn on `surface` be seen; None: all of it may have changed."""
        shown = self._shown()
        if self._canvas is not None:
            shown.blit(pygame.transform.smoothscale(self._canvas, shown.get_size()), (0, 0))
            changed = None
        if changed is None:
            pygame.display.flip()
        else:
            pygame.display.update(changed)

    def toggle(self) -> None:
        """Fill the whole screen, or stop doing so."""
        if not self.fullscreen:
            self.windowed = self.size
        self.fullscreen = not self.fullscreen
        if self.headless:
            return
        with contextlib.suppress(pygame.error):
            if self.fullscreen:
                self._frame().set_fullscreen(True)
            else:
                self._frame().set_windowed()

    def kept_size(self) -> Size:
        """The size to open with the next time."""
        width, height = self.windowed if self.fullscreen else self.size
        return max(LEAST[0], width), max(LEAST[1], height)

    def _shown(self) -> pygame.Surface:
        shown = pygame.display.get_surface()
        if shown is None:
            raise NoDisplay
        return shown

    def _frame(self) -> pygame.Window:
        with warnings.catch_warnings():
            # a window of its own would need another way of drawing; this one changes size without being made anew
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()


def _start(headless: bool) -> None:
    if headless:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        os.environ["SDL_AUDIODRIVER"] = "dummy"
    # SDL would make a mouse of a finger; fingers are read themselves, so that a tap counts once
    os.environ.setdefault("SDL_TOUCH_MOUSE_EVENTS", "0")
    pygame.font.init()
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay from error
    if not headless:
        with contextlib.suppress(pygame.error):
            pygame.joystick.init()


def _picture() -> pygame.Surface:
    """The icon of the window: a golden spade on felt."""
    felt = tokens.theme(tokens.THEMES[0]).felt_mid
    size = (_ICON, _ICON)
    picture = paint.tile(size, f"#{felt.r:02x}{felt.g:02x}{felt.b:02x}", _ICON // 5).copy()
    picture.blit(icon("suit_s", _ICON * 3 // 4, tokens.colour("gold_hi")), (_ICON // 8, _ICON // 8))
    return picture
