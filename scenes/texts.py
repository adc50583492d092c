"""Every sentence a player reads, from the Fluent files in `assets/locales/<language>/*.ftl`."""

from __future__ import annotations

import logging
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt

from game import cards

LANGS = ("en", "uk", "ru", "ka")
"""The languages of the program, in the order in which they are offered."""

BOT_NAMES = ("vakhtang", "olena", "petro", "nino", "taras", "ketevan", "ivan", "oksana")
"""What the bots may be called: the texts `name-vakhtang` and so on."""

FALLBACK = "en"
LONGEST = 400
"""Letters of a value that is put into a text."""

LOCALES = Path(__file__).resolve().parent.parent / "assets" / "locales"

_log = logging.getLogger(__name__)


@lru_cache(maxsize=16)
def bundle(lang: str, folder: Path = LOCALES) -> FluentBundle:
    """All texts of one language, parsed once per run; an unknown language gives an empty bundle."""
    result = FluentBundle([lang], use_isolating=False)
    for path in sorted((folder / lang).glob("*.ftl")):
        try:
            # what is spoilt in a file costs the texts it spoils, not the program
            result.add_resource(FluentResource(path.read_text(encoding="utf-8", errors="replace")))
        except OSError as error:
            _log.warning("%s cannot be read: %s", path, error)
    return result


class Texts:
    """The texts in one language: `texts("key", name=value)` gives the finished sentence.

    A key that the language lacks is taken from English, and one that English lacks is shown as it is,
    so that a missing text is visible but never stops a game. "key.attribute" gives an attribute of a message.
    """

    def __init__(self, lang: str, folder: Path = LOCALES) -> None:
        self._folder = folder
        self._lang = FALLBACK
        self.lang = lang

    @property
    def lang(self) -> str:
        """The code of the current language, one of LANGS; set it to switch."""
        return self._lang

    @lang.setter
    def lang(self, lang: str) -> None:
        self._lang = lang if lang in LANGS else FALLBACK

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """The text of the key. Whole numbers are written without grouping: 1270, as on a score sheet."""
        for lang in dict.fromkeys((self._lang, FALLBACK)):
            found = _format(bundle(lang, self._folder), key, args)
            if found is not None:
                return found
        _warn_once(f"no text for key {key!r}")
        return key

    def card(self, card: int) -> str:
        """The card in words, for the middle of a sentence: "king of hearts"."""
        return self("card-name", rank=cards.rank(card), suit=cards.suit(card))

    def suit(self, suit: int | None, form: str = "") -> str:
        """The suit 0..3 in words, None being "no trumps"; form "title" or "high" as in common.ftl."""
        key = "no-trumps" if suit is None else f"suit-{cards.SUITS[suit]}"
        return self(f"{key}.{form}" if form else key)

    def rank(self, rank: int) -> str:
        """The rank 2..14 in words: "king"."""
        return self(f"rank-{cards.RANKS[rank - 2]}")

    def has(self, key: str) -> bool:
        """Whether the key exists in the current language or in English."""
        name = key.partition(".")[0]
        return any(bundle(lang, self._folder).has_message(name) for lang in (self._lang, FALLBACK))


def _format(source: FluentBundle, key: str, args: dict[str, str | int | float]) -> str | None:
    name, _, attribute = key.partition(".")
    if not source.has_message(name):
        return None
    message = source.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return None
    values = {
        label: FluentInt(value, useGrouping=False) if isinstance(value, int) else _short(value)
        for label, value in args.items()
    }
    text, errors = source.format_pattern(pattern, values)
    for error in errors:
        _warn_once(f"text {key!r} in {source.locales[0]}: {error}")
    return str(text)


def _short(value: str | float) -> str | float:
    """What is longer than any name or path that one can read is cut off: Fluent would refuse it."""
    return value[:LONGEST] + "…" if isinstance(value, str) and len(value) > LONGEST else value


@lru_cache(maxsize=512)
def _warn_once(message: str) -> None:
    # a scene asks for its texts again and again: the log needs to hear of a missing one only once
    _log.warning(message)
