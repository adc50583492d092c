"""Deals of every game for the tests of the bots."""

from __future__ import annotations

import random
from typing import Final

from game.cards import shuffled
from game.mind import Reason
from game.registry import GAMES, game
from game.rules import State
from scenes.texts import Texts, bundle

TABLES: Final = {"joker": 4, "durak": 2, "durachki": 3, "bura": 2}
"""Players at a common table of each game."""
LONG: Final = {"joker": {"length": "nines"}}
"""Options that make the first deal a long one."""


def dealt(name: str, seed: int) -> State:
    """A deal of the game's usual table, just dealt."""
    of = game(name)
    players = TABLES[name]
    chosen = LONG.get(name, {})
    pack = of.pack_of(of.check(chosen, players))
    return of.sheet(chosen, players, seed % players).deal(shuffled(pack, random.Random(seed)))


def advanced(name: str, seed: int, moves: int) -> State:
    """A deal after some plain moves, or where it ended before."""
    state = dealt(name, seed)
    rng = random.Random(seed)
    for _ in range(moves):
        if state.actor is None:
            break
        state.advance(GAMES[name].mind.plain(state.view(state.actor), rng))
    return state


LONGEST: Final = 64
"""Letters of a reason that fit on a plate of two lines at 800x480."""


def reason_keys(prefix: str) -> set[str]:
    """The keys of the reasons that have a sentence under this prefix."""
    return {name.removeprefix(prefix) for name in bundle("en")._messages if name.startswith(prefix)}


def check_sentence(prefix: str, reason: Reason, lang: str) -> None:
    """A reason has a whole and short sentence of its own in this language."""
    texts = Texts(lang)
    words: dict[str, str | int] = {}
    if reason.count is not None:
        words["count"] = reason.count
    if reason.of is not None:
        words["of"] = reason.of
    if reason.card is not None:
        words["card"] = texts.card(reason.card)
    if reason.seat is not None:
        words["seat"] = texts("name-ketevan")
    key = prefix + reason.key
    assert bundle(lang).has_message(key)
    sentence = texts(key, **words)
    assert "$" not in sentence
    assert "{" not in sentence
    assert len(sentence) <= LONGEST, sentence
