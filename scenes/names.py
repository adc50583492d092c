"""The usual names of players, which follow the language; names that people gave stay as they are."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from game.match import Table
from scenes.texts import BOT_NAMES, LANGS, Texts

_MOST_PLAYERS = 6


@lru_cache(maxsize=1)
def _usual() -> dict[str, tuple[str, int]]:
    """Every usual name in every language: the key of its text, and the number in it (0 for none)."""
    found: dict[str, tuple[str, int]] = {}
    for lang in LANGS:
        texts = Texts(lang)
        found |= {texts(f"name-{name}"): (f"name-{name}", 0) for name in ("you", *BOT_NAMES)}
        found |= {texts("player-n", n=n): ("player-n", n) for n in range(1, _MOST_PLAYERS + 1)}
    return found


def translated(table: Table, texts: Texts) -> Table:
    """The table with its usual names in the language of the texts; the same table where nothing changes."""
    names = [seat.name for seat in table.seats]
    for index, name in enumerate(names):
        if name in _usual():
            key, number = _usual()[name]
            wanted = texts(key, n=number) if number else texts(key)
            if wanted not in names:
                names[index] = wanted
    if names == [seat.name for seat in table.seats]:
        return table
    return replace(table, seats=tuple(replace(seat, name=name) for seat, name in zip(table.seats, names, strict=True)))
