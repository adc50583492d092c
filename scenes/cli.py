"""The command line: what is asked for, said in one sentence when it is wrong."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NoReturn, cast

from game import registry
from scenes import settings as settings_file
from scenes.metrics import LEAST
from scenes.settings import SPEEDS
from scenes.texts import LANGS, Texts

Speed = Literal["off", "slow", "normal", "fast"]
MOST_GAMES: Final = 10_000
MOST_SEED: Final = 2**63 - 1
SHOT_SIZES: Final = ((800, 480), (1280, 720), (1920, 1080))


_EXPECTED: Final[dict[str, str]] = {
    "--lang": "|".join(LANGS),
    "--size": f"WxH, >= {LEAST[0]}x{LEAST[1]}",
    "--game": "|".join(registry.GAMES),
    "--preset": "|".join(dict.fromkeys(name for game in registry.GAMES.values() for name in game.presets)),
    "--players": "2–4",
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
        raise UsageError("error-option-missing", option=option, expected=_EXPECTED.get(option, "?")) from None
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
        players=_number("--players", raw.players, 2, 4),
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
    if not (LEAST[0] <= width <= settings_file.MOST_WINDOW[0] and LEAST[1] <= height <= settings_file.MOST_WINDOW[1]):
        raise _wrong(option, value)
    return width, height


def _folder(option: str, value: str | None) -> Path | None:
    if value is None:
        return None
    path = Path(value).expanduser()
    if not value or (path.exists() and not path.is_dir()):
        raise _wrong(option, value)
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    """Do what the command line asks; gives the exit code: 0, 1 when it failed, 2 when the arguments are wrong."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    texts = Texts(_language(given))
    try:
        asked = wish(given, texts)
        return _run(asked, texts)
    except UsageError as error:
        return _say(texts(error.key, **error.values), 2)
    except KeyboardInterrupt:
        return 130


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
            preset=asked.preset,
            players=asked.players,
            lang=asked.lang or LANGS[0],
            size=asked.size or LEAST,
            speed=asked.speed or "off",
        )
    return _play(asked, texts)


def _play(asked: Wish, texts: Texts) -> int:
    from game.store import Store, StoreError
    from scenes.app import App, NoDisplay
    from scenes.menu import Menu
    from scenes.setup import Setup

    folder = asked.data or _default_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        store = Store(folder)
    except (OSError, StoreError):
        return _say(texts("error-data-folder", folder=str(folder)), 1)
    settings, told = settings_file.load(folder)
    given: dict[str, Any] = {"lang": asked.lang, "speed": asked.speed, "fullscreen": asked.fullscreen or None}
    if asked.size is not None:
        given |= {"window_width": asked.size[0], "window_height": asked.size[1]}
    given = {name: value for name, value in given.items() if value is not None}
    try:
        app = App(settings, folder=folder, store=store, seed=asked.seed, given=given, menu=Menu)
    except NoDisplay:
        store.close()
        return _say(Texts(settings.lang if asked.lang is None else asked.lang)("error-display"), 1)
    app.push(Menu(app))
    game = asked.game
    if game is None and (asked.preset or asked.players):
        game = next(iter(registry.GAMES))
    if game is not None:
        app.push(Setup(app, game, preset=asked.preset, players=asked.players))
    app.tell(*told)
    try:
        return app.run()
    finally:
        store.close()


def _default_folder() -> Path:
    import pygame

    return Path(pygame.system.get_pref_path("Tuz", "Tuz"))


def _language(given: Sequence[str]) -> str:
    """The language to complain in: the one asked for, if it can be made out, else English."""
    for index, word in enumerate(given):
        name, _, value = word.partition("=")
        if name == "--lang":
            value = value or (given[index + 1] if index + 1 < len(given) else "")
            if value in LANGS:
                return value
    return LANGS[0]


def _say(sentence: str, code: int) -> int:
    print(sentence, file=sys.stderr)
    return code
