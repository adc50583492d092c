"""The games of this house, by name; a fifth game is one more line here."""

from __future__ import annotations

from typing import Final

from game.bura import Bura
from game.durachki import Durachki
from game.durak import Durak
from game.joker import Joker
from game.rules import Game, RulesError

GAMES: Final[dict[str, Game]] = {game.name: game for game in (Joker(), Durak(), Durachki(), Bura())}


def game(name: str) -> Game:
    """The game of this name; raises RulesError for any other."""
    try:
        return GAMES[name]
    except KeyError:
        raise RulesError(f"no game is called {name!r}; known: {', '.join(GAMES)}") from None
