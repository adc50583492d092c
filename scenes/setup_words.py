"""What options and presets are called and what they mean, for the setup and for whoever shows a table's rules.

The texts are found by name: `option-joker-khisht`, `option-joker-khisht-200-500`, `preset-joker-classic`.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.bots.levels import LEVELS
from game.rules import Game, Json, Option
from scenes.texts import Texts


def value_key(value: Json) -> str:
    """How a value stands in the key of a text."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value).lower().replace("/", "-").replace(" ", "-")


def option_name(texts: Texts, game: str, option: str) -> str:
    """What an option is called."""
    return texts(f"option-{game}-{option}")


def option_help(texts: Texts, game: str, option: str) -> str:
    """What an option is about."""
    return texts(f"option-{game}-{option}-help")


def value_name(texts: Texts, game: str, option: str, value: Json) -> str:
    """What a value is called."""
    return texts(f"option-{game}-{option}-{value_key(value)}")


def value_help(texts: Texts, game: str, option: str, value: Json) -> str:
    """What a value means at the table."""
    return texts(f"option-{game}-{option}-{value_key(value)}.help")


def why_not(texts: Texts, game: Game, option: Option, chosen: Mapping[str, Json], players: int) -> str:
    """Why an option does not matter at a table; empty when it does."""
    if option.players is not None and players not in option.players:
        return texts("setup-needs-players", players=" / ".join(map(str, sorted(option.players))))
    for name, values in (option.needs or {}).items():
        if chosen[name] not in values:
            return texts(
                "setup-needs",
                option=option_name(texts, game.name, name),
                value=value_name(texts, game.name, name, values[0]),
            )
    return ""


def preset_name(texts: Texts, game: str, preset: str | None) -> str:
    """What a preset is called; None: rules of one's own."""
    return texts(f"preset-{game}-{preset}") if preset else texts("setup-own")


def time_name(texts: Texts, seconds: int) -> str:
    """What a time limit is called."""
    return texts("setup-time-n", n=seconds) if seconds else texts("setup-time-off")


def time_help(texts: Texts, game: str) -> str:
    """What happens when the time for a decision is up."""
    key = f"time-{game}"
    return texts(key) if texts.has(key) else texts("setup-time.help")


def seat_note(texts: Texts, person: bool, level: str) -> str:
    """Whether a person or a bot sits there, and how well the bot plays."""
    if person:
        return texts("seat-person")
    return f"{texts('seat-bot')} · {texts(f'level-{level}')}" if level in LEVELS else texts("seat-bot")


def start_help(texts: Texts, game: str) -> str:
    """What comes after the table has been set up."""
    key = f"start-{game}"
    return texts(key) if texts.has(key) else texts("setup-start.help")
