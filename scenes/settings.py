"""What a player has chosen about the program itself, kept as JSON beside the file of matches.

The file is never thrown away: one that cannot be read, or that a newer version wrote, is set aside as
`settings.damaged-1.json` (2, 3, ...), and the player is told. A single wrong value becomes its default.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pygame

from scenes.texts import FALLBACK, LANGS

VERSION = 1
"""Version of the file's schema; raised when a field changes its meaning."""

FILE = "settings.json"

SPEEDS = ("off", "slow", "normal", "fast")
LETTERS = ("auto", "latin", "cyrillic", "georgian")
TABLES = ("green", "blue", "red")
BACKS = (0, 1, 2)
HAND_ORDERS = ("suits_alternating", "suits", "ranks")
SIDES = ("left", "right")
SHOW_LEGAL = ("on", "on_error")
TRICK_WAITS = ("auto", "click")
LEAST_WINDOW = (800, 480)
"""The smallest window in pixels for which the scenes are laid out."""

MOST_WINDOW = (7680, 4320)
"""The largest one: its pictures still fit into the memory of a small machine."""

NAME_LENGTH = 16
"""Most characters of a player's name: as much as a name plate can show."""

_log = logging.getLogger(__name__)


@dataclass
class Settings:
    """All settings with their defaults. Fields may be assigned at will: `save` keeps valid values only."""

    lang: str = FALLBACK
    speed: Literal["off", "slow", "normal", "fast"] = "normal"
    reduced_motion: bool = False
    volume: float = 0.7
    """Loudness of all sounds, 0 to 1."""
    muted: bool = False

    letters: Literal["auto", "latin", "cyrillic", "georgian"] = "auto"
    """The letters on ace, king, queen and jack; see `card_letters`."""
    big_index: bool = False
    four_colours: bool = False
    back: int = 0
    table: Literal["green", "blue", "red"] = "green"

    hand_order: Literal["suits_alternating", "suits", "ranks"] = "suits_alternating"
    trumps_side: Literal["left", "right"] = "right"
    """The end of the sorted hand at which trumps and jokers are held."""
    left_handed: bool = False

    show_legal: Literal["on", "on_error"] = "on"
    """When legal cards are told from the others: always, or only after a wrong one was tried."""
    hints: bool = True
    """Whether the hint button is offered."""
    trick_wait: Literal["auto", "click"] = "auto"
    """Whether a finished trick goes by itself after a moment, or waits for a click."""

    window_width: int = 1280
    window_height: int = 720
    fullscreen: bool = False

    setups: dict[str, dict[str, Any]] = field(default_factory=dict)
    """The last table of each game by its name (options, seats, time): free JSON, read by the setup scene."""
    player_name: str = ""
    """The name of the person who plays; empty: the word for "you" in the current language."""

    @property
    def card_letters(self) -> Literal["latin", "cyrillic", "georgian"]:
        """The letters to draw on the cards, with 'auto' resolved by the language.

        Georgian gets Latin letters: at small sizes its king and jack look alike.
        """
        if self.letters != "auto":
            return self.letters
        return "cyrillic" if self.lang in ("uk", "ru") else "latin"


def _one_of(allowed: tuple[str, ...]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in allowed


def _is_flag(value: object) -> bool:
    return isinstance(value, bool)


def _whole(least: int, most: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _is_volume(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def _is_setups(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    if not all(isinstance(name, str) and isinstance(setup, dict) for name, setup in value.items()):
        return False
    try:
        json.dumps(value, allow_nan=False, ensure_ascii=False).encode()
    except (TypeError, ValueError, RecursionError):
        return False
    return True


def _is_name(value: object) -> bool:
    return isinstance(value, str) and len(value) <= NAME_LENGTH and (value == "" or value.isprintable())


_VALID: dict[str, Callable[[object], bool]] = {
    "lang": _one_of(LANGS),
    "speed": _one_of(SPEEDS),
    "reduced_motion": _is_flag,
    "volume": _is_volume,
    "muted": _is_flag,
    "letters": _one_of(LETTERS),
    "big_index": _is_flag,
    "four_colours": _is_flag,
    "back": _whole(BACKS[0], BACKS[-1]),
    "table": _one_of(TABLES),
    "hand_order": _one_of(HAND_ORDERS),
    "trumps_side": _one_of(SIDES),
    "left_handed": _is_flag,
    "show_legal": _one_of(SHOW_LEGAL),
    "hints": _is_flag,
    "trick_wait": _one_of(TRICK_WAITS),
    "window_width": _whole(LEAST_WINDOW[0], MOST_WINDOW[0]),
    "window_height": _whole(LEAST_WINDOW[1], MOST_WINDOW[1]),
    "fullscreen": _is_flag,
    "setups": _is_setups,
    "player_name": _is_name,
}


def system_lang(locales: Iterable[str] | None = None) -> str:
    """The first language of the system that the program speaks, else English.

    `locales` are language codes in the user's order ("uk", "ka_GE"); None asks the system.
    """
    if locales is None:
        locales = [str(entry["language"]) for entry in pygame.system.get_pref_locales()]
    for code in locales:
        lang = code.replace("-", "_").partition("_")[0].lower()
        if lang in LANGS:
            return lang
    return FALLBACK


class _Read(NamedTuple):
    """The content of a settings file: its values, or the key of the message why there are none."""

    values: dict[str, Any]
    trouble: str | None


def _read(path: Path) -> _Read:
    """Read the file. An absent one gives no values and no trouble."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return _Read({}, None)
    except (OSError, ValueError, RecursionError) as error:
        _log.warning("%s cannot be read: %s", path, error)
        return _Read({}, "error-settings-damaged")
    version = content.get("version") if isinstance(content, dict) else None
    if not _whole(1, VERSION)(version):
        newer = isinstance(version, int) and not isinstance(version, bool) and version > VERSION
        _log.warning("%s has the version %r, not %d", path, version, VERSION)
        return _Read({}, "error-settings-newer" if newer else "error-settings-damaged")
    del content["version"]
    return _Read(content, None)


def _set_aside(path: Path) -> Path:
    """Rename the file to the first free `settings.damaged-N.json` and give the new path.

    Raises OSError when the folder allows no renaming.
    """
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    path.rename(aside)
    _log.warning("%s was set aside as %s", path, aside.name)
    return aside


def load(folder: Path, locales: Iterable[str] | None = None) -> tuple[Settings, list[str]]:
    """The settings kept in the folder, and the keys of what the player must be told (mostly none).

    Without a file, or where a value is missing or wrong, the default holds; the default language is the
    system's, or the first known one of `locales`. Never raises for what the file holds.
    """
    path = folder / FILE
    settings = Settings(lang=system_lang(locales))
    values, trouble = _read(path)
    if trouble is not None:
        try:
            _set_aside(path)
        except OSError as error:
            _log.warning("%s cannot be set aside: %s", path, error)
            return settings, ["error-folder"]
        return settings, [trouble]
    bad = [name for name, value in values.items() if name not in _VALID or not _VALID[name](value)]
    for name in bad:
        _log.warning("%s: %s = %r is not valid", path, name, values[name])
    for name in values.keys() - set(bad):
        setattr(settings, name, values[name])
    return settings, ["error-settings-values"] if bad else []


def save(settings: Settings, folder: Path) -> list[str]:
    """Write the settings at once or not at all; gives the keys of what the player must be told.

    A wrong value is written as its default. A file in the way that is damaged or newer is set aside first.
    """
    default = Settings()
    values = {
        item.name: value if _VALID[item.name](value := getattr(settings, item.name)) else getattr(default, item.name)
        for item in fields(settings)
    }
    path = folder / FILE
    draft = folder / (FILE + ".new")
    told: list[str] = []
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trouble = _read(path).trouble
        if trouble is not None:
            _set_aside(path)
            told.append(trouble)
        with draft.open("w", encoding="utf-8") as file:
            json.dump({"version": VERSION, **values}, file, ensure_ascii=False, indent=2)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        _log.error("the settings cannot be saved: %s", error)
        told.append("error-folder")
    return told
