"""The command line: what is asked for, said in one sentence when it is wrong."""

from __future__ import annotations

import argparse
import contextlib
import io
import logging
import os
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NoReturn, cast

from game import registry
from game.bots.levels import LEVELS
from game.rules import BadOptions
from scenes import assets
from scenes import settings as settings_file
from scenes.settings import LEAST_WINDOW, MOST_WINDOW, SPEEDS, system_lang
from scenes.texts import LANGS, Texts

Speed = Literal["off", "slow", "normal", "fast"]
_log = logging.getLogger(__name__)

MOST_GAMES: Final = 10_000
MOST_SEED: Final = 2**63 - 1
SHOT_SIZES: Final = ((800, 480), (1280, 720), (1920, 1080))
_SEATS: Final = sorted({number for game in registry.GAMES.values() for number in game.seats})

_EXPECTED: Final[dict[str, str]] = {
    "--lang": "|".join(LANGS),
    "--size": "WxH, {}x{}–{}x{}".format(*LEAST_WINDOW, *MOST_WINDOW),
    "--game": "|".join(registry.GAMES),
    "--preset": "|".join(dict.fromkeys(name for game in registry.GAMES.values() for name in game.presets)),
    "--players": f"{_SEATS[0]}–{_SEATS[-1]}",
    "--level": "|".join(LEVELS),
    "--seed": "0, 1, 2 …",
    "--speed": "|".join(SPEEDS),
    "--data": "DIR",
    "--shots": "DIR",
    "--sizes": "WxH,WxH",
    "--langs": ",".join(LANGS),
    "--selfplay": f"1–{MOST_GAMES}",
}
"""The options that take a value, and what that may be."""


class UsageError(Exception):
    """The command line is wrong; `key` and `values` are the text that says how."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


@dataclass(frozen=True)
class Wish:
    """What the command line asks for; None: not said."""

    lang: str | None
    size: tuple[int, int] | None
    fullscreen: bool
    game: str | None
    seed: int | None
    speed: Speed | None
    data: Path | None
    shots: Path | None
    sizes: tuple[tuple[int, int], ...]
    langs: tuple[str, ...]
    selfplay: int | None
    preset: str | None
    players: int | None
    level: str | None


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise UsageError("error-usage", detail=message)


def parser(texts: Texts) -> argparse.ArgumentParser:
    """The options with their help. All values are taken as text; `wish` checks them."""
    result = _Parser(
        prog="main.py", description=texts("help-about"), allow_abbrev=False, exit_on_error=False, add_help=False
    )
    group = result.add_argument_group(texts("help-options"))
    group.add_argument("-h", "--help", action="help", help=texts("help-help"))
    for option, expected in _EXPECTED.items():
        group.add_argument(option, metavar=expected, help=texts(f"help-{option[2:]}"))
    group.add_argument("--fullscreen", action="store_true", help=texts("help-fullscreen"))
    return result


def wish(arguments: Sequence[str], texts: Texts | None = None) -> Wish:
    """What the arguments ask for. UsageError when they are wrong, SystemExit after --help."""
    try:
        raw, rest = parser(texts or Texts(LANGS[0])).parse_known_args(list(arguments))
    except argparse.ArgumentError as error:
        option = (error.argument_name or "").split("/")[-1]
        if option in _EXPECTED:
            raise UsageError("error-option-missing", option=option, expected=_EXPECTED[option]) from None
        raise UsageError("error-option-flag", option=option) from None
    if rest:
        raise UsageError("error-option-unknown", option=rest[0])
    return Wish(
        lang=_one_of("--lang", raw.lang, LANGS),
        size=_size("--size", raw.size),
        fullscreen=raw.fullscreen,
        game=_one_of("--game", raw.game, tuple(registry.GAMES)),
        seed=_number("--seed", raw.seed, 0, MOST_SEED),
        speed=cast(Speed | None, _one_of("--speed", raw.speed, SPEEDS)),
        data=_folder("--data", raw.data),
        shots=_folder("--shots", raw.shots),
        sizes=tuple(_size("--sizes", part) or SHOT_SIZES[0] for part in _parts(raw.sizes)) or SHOT_SIZES,
        langs=tuple(_one_of("--langs", part, LANGS) or LANGS[0] for part in _parts(raw.langs)) or LANGS,
        selfplay=_number("--selfplay", raw.selfplay, 1, MOST_GAMES),
        preset=_one_of("--preset", raw.preset, _EXPECTED["--preset"].split("|")),
        players=_number("--players", raw.players, _SEATS[0], _SEATS[-1]),
        level=_one_of("--level", raw.level, tuple(LEVELS)),
    )


def _wrong(option: str, value: str) -> UsageError:
    return UsageError("error-option-value", option=option, value=value, expected=_EXPECTED[option])


def _parts(value: str | None) -> list[str]:
    return value.split(",") if value is not None else []


def _one_of(option: str, value: str | None, allowed: Sequence[str]) -> str | None:
    if value is not None and value not in allowed:
        raise _wrong(option, value)
    return value


def _number(option: str, value: str | None, least: int, most: int) -> int | None:
    if value is None:
        return None
    if not re.fullmatch(r"[0-9]{1,19}", value) or not least <= int(value) <= most:
        raise _wrong(option, value)
    return int(value)


def _size(option: str, value: str | None) -> tuple[int, int] | None:
    if value is None:
        return None
    found = re.fullmatch(r"([0-9]{3,5})[xX×]([0-9]{3,5})", value)
    if found is None:
        raise _wrong(option, value)
    width, height = int(found[1]), int(found[2])
    if not (LEAST_WINDOW[0] <= width <= MOST_WINDOW[0] and LEAST_WINDOW[1] <= height <= MOST_WINDOW[1]):
        raise _wrong(option, value)
    return width, height


def _folder(option: str, value: str | None) -> Path | None:
    if value is None:
        return None
    try:
        path = Path(value).expanduser()
        fits = bool(value) and (path.is_dir() or not path.exists())
    except (OSError, ValueError, RuntimeError):
        # too long a name, or the home of nobody
        fits = False
    if not fits:
        raise _wrong(option, value)
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; gives the exit code: 0, 1 when it failed, 2 when the arguments are wrong."""
    # a log that cannot be written is no reason to frighten anybody
    logging.raiseExceptions = False
    if isinstance(sys.stdout, io.TextIOWrapper):
        # a terminal that lacks the letters of a language shows signs instead of them
        sys.stdout.reconfigure(errors="replace")
    given = sys.argv[1:] if arguments is None else list(arguments)
    texts = Texts(_language(given))
    try:
        asked = wish(given, texts)
        _agree(asked)
        assets.check()
        return _run(asked, texts)
    except UsageError as error:
        return _say(texts(error.key, **error.values), 2)
    except assets.BrokenAsset as error:
        return _say(texts("error-asset", file=str(assets.ASSETS / error.file)), 1)
    except KeyboardInterrupt:
        return 130


def _agree(asked: Wish) -> None:
    """Refuse what cannot be had together: UsageError."""
    if asked.shots is not None and asked.selfplay is not None:
        raise _apart("--shots", "--selfplay")
    game = registry.GAMES[asked.game or next(iter(registry.GAMES))]
    if asked.game is not None and asked.preset is not None and asked.preset not in game.presets:
        raise _apart(f"--game {asked.game}", f"--preset {asked.preset}")
    if asked.game is not None and asked.players is not None and asked.players not in game.seats:
        raise _apart(f"--game {asked.game}", f"--players {asked.players}")
    if asked.preset is not None and asked.players is not None and not _playable(asked, asked.preset, asked.players):
        raise _apart(f"--preset {asked.preset}", f"--players {asked.players}")


def _playable(asked: Wish, preset: str, players: int) -> bool:
    """Whether some game that is asked for has a table with this preset and so many players."""
    for name, game in registry.GAMES.items():
        if asked.game in (None, name) and preset in game.presets:
            with contextlib.suppress(BadOptions):
                game.check(game.presets[preset], players)
                return True
    return False


def _apart(one: str, other: str) -> UsageError:
    return UsageError("error-options-together", one=one, other=other)


def _run(asked: Wish, texts: Texts) -> int:
    seed = 1 if asked.seed is None else asked.seed
    if asked.shots is not None:
        from scenes import shots

        return shots.run(asked.shots, asked.sizes, asked.langs, seed=seed)
    if asked.selfplay is not None:
        from scenes import selfplay

        return selfplay.run(
            asked.selfplay,
            seed=seed,
            game=asked.game,
            preset=asked.preset,
            players=asked.players,
            level=asked.level,
            lang=asked.lang or LANGS[0],
            size=asked.size or LEAST_WINDOW,
            speed=asked.speed or "off",
        )
    return _play(asked, texts)


def _play(asked: Wish, texts: Texts) -> int:
    from game.store import BUSY, FULL, Hold, Store, StoreError
    from scenes.log import Log

    folder = asked.data or _default_folder()
    with contextlib.ExitStack() as open_now:
        try:
            hold = Hold(folder)
            open_now.callback(hold.release)
            log = open_now.enter_context(Log(folder))
            settings, told = settings_file.load(folder)
            texts.lang = asked.lang or settings.lang
            store = Store(folder)
            open_now.callback(store.close)
        except (OSError, StoreError) as error:
            keys = {BUSY: "error-data-busy", FULL: "error-data-full"}
            key = keys.get(error.notice if isinstance(error, StoreError) else "", "error-data-folder")
            return _say(texts(key, folder=str(folder)), 1)
        try:
            return _show(asked, texts, settings, told, {"folder": folder, "store": store, "log": log})
        except assets.BrokenAsset:
            raise
        except Exception:
            _log.exception("the program cannot be run")
            return _say(texts("error-fatal", file=str(log.path)), 1)


def _show(
    asked: Wish, texts: Texts, settings: settings_file.Settings, told: Sequence[str], places: dict[str, Any]
) -> int:
    """Open the window and stay till it is closed. `told`: keys of what the player must hear first."""
    from game.bots.worker import Worker
    from scenes.app import App, NoDisplay
    from scenes.menu import Menu
    from scenes.setup import Setup

    given: dict[str, Any] = {"lang": asked.lang, "speed": asked.speed, "fullscreen": asked.fullscreen or None}
    if asked.size is not None:
        given |= {"window_width": asked.size[0], "window_height": asked.size[1]}
    given = {name: value for name, value in given.items() if value is not None}
    try:
        app = App(settings, seed=asked.seed, given=given, menu=Menu, thinker=Worker(), **places)
    except NoDisplay:
        return _say(texts("error-display"), 1)

    def begin() -> None:
        app.push(Menu(app))
        game = asked.game
        if game is None and (asked.preset or asked.players or asked.level):
            game = next(iter(registry.GAMES))
        if game is not None:
            app.push(Setup(app, game, asked.preset, asked.players, asked.level))
        app.tell(*told)

    code = app.run(begin)
    return _say(app.trouble, code) if app.trouble else code


def _default_folder() -> Path:
    """Where the system keeps what programs keep; where it has no place, a folder in the home of the user."""
    import pygame

    try:
        return Path(pygame.system.get_pref_path("Tuz", "Tuz"))
    except pygame.error:
        return Path(os.path.expanduser("~"), ".tuz")


def _language(given: Sequence[str]) -> str:
    """The language to complain in: the one asked for, if it can be made out, else that of the system."""
    for index, word in enumerate(given):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or (given[index + 1] if index + 1 < len(given) else "")
            if value in LANGS:
                return value
    return system_lang()


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
