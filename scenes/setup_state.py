"""What is being agreed at a table before the toss: options, players, time, who sits where. Nothing is drawn here."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from game.bots.levels import LEVELS, NORMAL
from game.match import PLAIN, TIME_LIMITS, Seat, Table
from game.rules import Game, Json, Option
from scenes.portraits import PORTRAITS
from scenes.settings import NAME_LENGTH
from scenes.texts import BOT_NAMES, Texts

MOST_SEED: Final = 2**31


@dataclass(frozen=True)
class Sitter:
    """Who sits on one seat. An empty name stands for the usual one in the language of the moment."""

    portrait: str
    person: bool = False
    name: str = ""
    level: str = NORMAL.name
    """How well a bot plays there."""


@dataclass
class Agreement:
    """The table as it has been agreed so far. `sitters` has as many entries as the game ever seats."""

    game: Game
    players: int
    options: dict[str, Json]
    time_limit: int = TIME_LIMITS[0]
    sitters: list[Sitter] = field(default_factory=list)
    player_name: str = ""
    """What the first person is called who has no name of his own; empty: the word for "you"."""

    @classmethod
    def usual(cls, game: Game, player_name: str = "") -> Agreement:
        """One person against bots by the first preset."""
        sitters = [Sitter(portrait, person=not index) for index, portrait in enumerate(PORTRAITS[: max(game.seats)])]
        return cls(game, game.seats[0], usual_options(game), sitters=sitters, player_name=player_name)

    @classmethod
    def remembered(cls, game: Game, data: object, player_name: str = "") -> Agreement:
        """The table that `to_json` wrote down; whatever is wrong or missing in it is as usual."""
        result = cls.usual(game, player_name)
        if not isinstance(data, Mapping):
            return result
        if _is_one_of(data.get("players"), game.seats):
            result.players = data["players"]
        if _is_one_of(data.get("time_limit"), TIME_LIMITS):
            result.time_limit = data["time_limit"]
        options = data.get("options")
        if isinstance(options, Mapping):
            for option in game.options:
                if _is_one_of(options.get(option.name), option.values):
                    result.options[option.name] = options[option.name]
        result.options = result.effective
        sitters = data.get("sitters")
        if isinstance(sitters, Sequence) and not isinstance(sitters, str):
            result._take_sitters(sitters)
        return result

    def _take_sitters(self, data: Sequence[object]) -> None:
        """Take over what is right of the remembered seats; two alike portraits are not."""
        for index, item in enumerate(data[: len(self.sitters)]):
            if not isinstance(item, Mapping):
                continue
            before = self.sitters[index]
            person, name, portrait = item.get("person"), item.get("name"), item.get("portrait")
            level = item.get("level")
            self.sitters[index] = replace(
                before,
                person=person if isinstance(person, bool) else before.person,
                name=tidy(name) if isinstance(name, str) else "",
                level=level if isinstance(level, str) and level in LEVELS else before.level,
            )
            if isinstance(portrait, str) and portrait in PORTRAITS:
                self.set_portrait(index, portrait)

    def to_json(self) -> dict[str, Json]:
        """All of it as plain JSON, to be remembered."""
        return {
            "players": self.players,
            "time_limit": self.time_limit,
            "options": self.effective,
            "sitters": [asdict(sitter) for sitter in self.sitters],
        }

    # -- options ---------------------------------------------------------------------------------------------

    def applies(self, option: Option) -> bool:
        """Whether an option matters at this table."""
        return option.applies(self.options, self.players)

    @property
    def effective(self) -> dict[str, Json]:
        """The options with those at their defaults that do not matter."""
        return {o.name: self.options[o.name] if self.applies(o) else o.default for o in self.game.options}

    @property
    def preset(self) -> str | None:
        """The name of the preset that this table keeps; None for rules of one's own."""
        effective = self.effective
        for name, values in self.game.presets.items():
            if effective == usual_options(self.game) | dict(values):
                return name
        return None

    def take_preset(self, name: str) -> None:
        """Play by a preset; where it needs another number of players, so many sit down. KeyError for unknown ones."""
        values = self.game.presets[name]
        self.options = usual_options(self.game) | dict(values)
        for option in self.game.options:
            if option.name not in values:
                continue
            if option.players and self.players not in option.players:
                self.players = option.players[0]
            elif values[option.name] not in option.choices(self.players):
                self.players = next(n for n in self.game.seats if values[option.name] in option.choices(n))

    def set_option(self, name: str, value: Json) -> None:
        """Choose a value."""
        self.options[name] = value

    def set_players(self, players: int) -> None:
        """So many play; what cannot be with so many goes back to its default."""
        self.players = players
        self.options = self.effective

    # -- seats -----------------------------------------------------------------------------------------------

    @property
    def seated(self) -> list[Sitter]:
        """Those who play."""
        return self.sitters[: self.players]

    @property
    def has_person(self) -> bool:
        """Whether anybody but bots plays."""
        return any(sitter.person for sitter in self.seated)

    @property
    def first_person(self) -> int | None:
        """The first seat with a person."""
        return next((index for index, sitter in enumerate(self.seated) if sitter.person), None)

    def team(self, seat: int) -> int | None:
        """The pair or team (0 or 1) a seat belongs to, where such play: partners sit alternately."""
        return seat % 2 if self.team_kind else None

    @property
    def team_kind(self) -> str:
        """What partners form at this table: a pair, a team, or nothing."""
        effective = self.effective
        return "pair" if effective.get("pairs") else "team" if effective.get("teams") else ""

    def set_person(self, seat: int, person: bool) -> None:
        """Let a person or a bot sit there. A name given to the one is not kept for the other."""
        if self.sitters[seat].person != person:
            self.sitters[seat] = replace(self.sitters[seat], person=person, name="")

    def set_level(self, seat: int, level: str) -> None:
        """How well a bot on this seat plays."""
        self.sitters[seat] = replace(self.sitters[seat], level=level)

    def next_level(self, seat: int, step: int) -> str:
        """The next level in a direction (1 or -1), round in a ring."""
        ring = tuple(LEVELS)
        return ring[(ring.index(self.sitters[seat].level) + step) % len(ring)]

    def set_portrait(self, seat: int, portrait: str) -> None:
        """Give a seat a portrait; whoever had it gets the old one of this seat."""
        before = self.sitters[seat].portrait
        for other, sitter in enumerate(self.sitters):
            if sitter.portrait == portrait:
                self.sitters[other] = replace(sitter, portrait=before)
        self.sitters[seat] = replace(self.sitters[seat], portrait=portrait)

    def next_portrait(self, seat: int, step: int) -> str:
        """The next portrait in a direction (1 or -1) that nobody has."""
        taken = {sitter.portrait for index, sitter in enumerate(self.sitters) if index != seat}
        at = PORTRAITS.index(self.sitters[seat].portrait)
        ring = [PORTRAITS[(at + step * k) % len(PORTRAITS)] for k in range(1, len(PORTRAITS) + 1)]
        return next(portrait for portrait in ring if portrait not in taken)

    def set_name(self, seat: int, name: str, texts: Texts) -> None:
        """Name a seat; nothing, or its usual name, gives it the usual one."""
        name = tidy(name)
        if not name and seat == self.first_person:
            self.player_name = ""
        self.sitters[seat] = replace(self.sitters[seat], name="")
        if name != self.names(texts)[seat]:
            self.sitters[seat] = replace(self.sitters[seat], name=name)

    def names(self, texts: Texts) -> list[str]:
        """The names of all who play, no two alike: names given by hand go before the usual ones."""
        names = [""] * self.players
        alone = sum(sitter.person for sitter in self.seated) == 1
        for seat, sitter in enumerate(self.seated):
            if sitter.name:
                names[seat] = unlike(sitter.name, names)
        for seat, sitter in enumerate(self.seated):
            if not names[seat] and sitter.person:
                # among several people, "you" would be each of them in turn
                usual = texts("name-you") if alone else texts("player-n", n=seat + 1)
                if seat == self.first_person:
                    usual = self.player_name or usual
                names[seat] = unlike(usual, names)
        for seat in range(self.players):
            if not names[seat]:
                names[seat] = unlike(self._bot_name(seat, names, texts), names)
        return names

    def _bot_name(self, seat: int, taken: Sequence[str], texts: Texts) -> str:
        """The name of the bot on a seat; where somebody has it, the first one that no seat has by custom."""
        spare = range(len(self.sitters) - 1, len(BOT_NAMES))
        ring = [texts(f"name-{BOT_NAMES[index % len(BOT_NAMES)]}") for index in (seat - 1, *spare)]
        used = {name.casefold() for name in taken}
        return next((name for name in ring if name.casefold() not in used), ring[0])

    def settle_names(self, texts: Texts) -> None:
        """Make the name of the first person the one that all games know."""
        seat = self.first_person
        if seat is not None and self.sitters[seat].name:
            name = self.sitters[seat].name
            self.player_name = "" if name == texts("name-you") else name
            self.sitters[seat] = replace(self.sitters[seat], name="")

    def table(self, texts: Texts, rng: random.Random) -> Table:
        """The agreed table, with a fresh seed from the generator."""
        seats = tuple(
            Seat(name, sitter.person, sitter.portrait, PLAIN if sitter.person else sitter.level)
            for name, sitter in zip(self.names(texts), self.seated, strict=True)
        )
        return Table(self.game.name, self.effective, seats, rng.randrange(MOST_SEED), self.time_limit)


def usual_options(game: Game) -> dict[str, Json]:
    """Every option of a game at its default."""
    return {option.name: option.default for option in game.options}


def tidy(name: str) -> str:
    """A name without signs that cannot be seen, single blanks inside and none at its ends, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:NAME_LENGTH].rstrip()


def unlike(name: str, others: Sequence[str]) -> str:
    """The name, with a number behind it where somebody else is called so."""
    taken = {other.casefold() for other in others}
    number, result = 1, name
    while result.casefold() in taken:
        number += 1
        ending = f" {number}"
        result = name[: NAME_LENGTH - len(ending)].rstrip() + ending
    return result


def _is_one_of(value: Any, allowed: Sequence[Json]) -> bool:
    """Whether a value is allowed; True is not 1 here, though Python says so."""
    return any(value == one and type(value) is type(one) for one in allowed)
