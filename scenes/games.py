"""What each game of the registry looks like: which scene is its table, and the signs of its presets."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from game.cards import card
from game.match import Match
from game.store import StoreError

if TYPE_CHECKING:
    from scenes.app import App
    from scenes.scene import Scene

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Screens:
    """The screens of one game.

    `signs`: an icon's name or a few letters on the chip of each preset. `jokers`: the cards that are jokers.
    `toss`: the scene that shows the toss of a fresh match; None: cards are dealt till the first ace.
    """

    table: Callable[[App, Match], Scene]
    signs: Mapping[str, str] = field(default_factory=dict)
    jokers: frozenset[int] = frozenset()
    toss: Callable[[App, Match], Scene] | None = None


def _joker_table(app: App, match: Match) -> Scene:
    from scenes.joker.table import JokerTable

    return JokerTable(app, match)


def _durak_table(app: App, match: Match) -> Scene:
    from scenes.durak.table import DurakTable

    return DurakTable(app, match)


def _durachki_table(app: App, match: Match) -> Scene:
    from scenes.durachki.table import DurachkiTable

    return DurachkiTable(app, match)


def _bura_table(app: App, match: Match) -> Scene:
    from scenes.bura.table import BuraTable

    return BuraTable(app, match)


def _bura_toss(app: App, match: Match) -> Scene:
    from scenes.bura.toss import BuraToss

    return BuraToss(app, match)


SCREENS: Final[dict[str, Screens]] = {
    "joker": Screens(
        _joker_table,
        {
            "classic": "24",
            "nines": "16",
            "short": "8",
            "kiosk": "4",
            "pairs": "pair",
            "minus": "minus",
            "tavern": "star",
        },
        frozenset({card("6C"), card("6S")}),
    ),
    "durak": Screens(
        _durak_table,
        {
            "classic": "36",
            "teams": "pair",
            "transfer": "arrow_left",
            "short": "24",
            "big": "52",
            "kiosk": "3",
            "yard": "swap",
        },
    ),
    "durachki": Screens(
        _durachki_table,
        {"classic": "9", "short": "3", "gentle": "hand", "sixes": "6", "stakes": "star"},
    ),
    "bura": Screens(
        _bura_table,
        {
            "classic": "31",
            "five": "5",
            "long": "11",
            "tavern": "star",
            "five_tavern": "5+",
            "learner": "eye",
            "kiosk": "1",
        },
        toss=_bura_toss,
    ),
}
"""The screens by the game's name; a fifth game is one more entry here."""


def begin(app: App, match: Match) -> None:
    """Keep a fresh match and start it. A file that refuses is told of: the match is kept as soon as it takes it."""
    refused = None
    if app.store is not None:
        try:
            app.store.begin(match)
        except StoreError as error:
            _log.exception("the match cannot be kept")
            refused = error
    start(app, match)
    if refused is not None:
        app.tell(refused.notice)


def start(app: App, match: Match) -> None:
    """Begin a fresh match: the toss takes the place of all scenes, and goes on to the table by itself."""
    from scenes.toss import Toss

    app.clear_to((SCREENS[match.game.name].toss or Toss)(app, match))


def open_table(app: App, match: Match) -> None:
    """Put the table of a match, wherever in it, in the place of all scenes."""
    app.clear_to(SCREENS[match.game.name].table(app, match))
