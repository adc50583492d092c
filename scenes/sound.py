"""The sounds of the game: volume, mute, and silence where there is no device. Nothing here ever raises."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from scenes.settings import Settings

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "sounds"

NAMES = (
    "shuffle",
    "deal",
    "flip",
    "play",
    "take",
    "bid",
    "tick",
    "turn",
    "joker",
    "premium",
    "khisht",
    "win",
    "lose",
    "click",
    "error",
)

CHANNELS = 8
SAME = 3
"""So many copies of one sound may be heard at once; a run of dealt cards needs no more."""

_ACCENTS = (1.0, 0.82, 0.93, 0.76)
"""Levels that follow each other when a sound is repeated, so that it does not sound like a machine."""

_log = logging.getLogger(__name__)


class Sounds:
    """Plays by the volume and mute of the settings, which may change at any moment.

    Headless, or without a working mixer, everything is accepted and nothing is heard.
    """

    def __init__(self, settings: Settings, headless: bool = False, folder: Path = FOLDER) -> None:
        self._settings = settings
        self._folder = folder
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._turns: dict[str, int] = {}
        self.audible = not headless and _open_mixer()
        """Whether there is a device to play on."""

    def play(self, name: str) -> None:
        """Start the sound of this name, one of NAMES; when all channels are busy it is left out."""
        if not self.audible or self._settings.muted or self._settings.volume <= 0:
            return
        sound = self._sound(name)
        if sound is None:
            return
        turn = self._turns.get(name, 0)
        try:
            if sound.get_num_channels() >= SAME:
                return
            channel = pygame.mixer.find_channel()
            if channel is None:
                return
            # the ear hears level as a ratio: squared, the slider's middle sounds like half
            sound.set_volume(self._settings.volume**2)
            channel.play(sound)
            # starting a channel resets its level, so the accent comes after
            channel.set_volume(_ACCENTS[turn % len(_ACCENTS)])
        except pygame.error as error:
            self._give_up(error)
        self._turns[name] = turn + 1

    def toggle_mute(self) -> bool:
        """Switch the mute setting, stop what is heard, and say whether it is muted now."""
        self._settings.muted = not self._settings.muted
        if self._settings.muted:
            self.stop()
        return self._settings.muted

    def stop(self) -> None:
        """Silence everything that is heard."""
        if self.audible:
            try:
                pygame.mixer.stop()
            except pygame.error as error:
                self._give_up(error)

    def close(self) -> None:
        """Give the device back; afterwards nothing is heard."""
        if self.audible:
            self.audible = False
            self._loaded.clear()
            pygame.mixer.quit()

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
            except (pygame.error, OSError) as error:
                _log.warning("no sound %r: %s", name, error)
                self._loaded[name] = None
        return self._loaded[name]

    def _give_up(self, error: Exception) -> None:
        _log.warning("the sound device has failed: %s", error)
        self.audible = False


def _open_mixer() -> bool:
    try:
        if not pygame.mixer.get_init():
            pygame.mixer.init(44_100, -16, 2, 512)
        pygame.mixer.set_num_channels(CHANNELS)
    except (pygame.error, NotImplementedError, ImportError, OSError) as error:
        # a pygame built without a mixer raises NotImplementedError or ImportError on first use
        _log.warning("no sound device: %s", error)
        return False
    return True
