"""The files the program comes with: one of them missing or damaged is one named error, whoever needs it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pygame

from game import cards
from scenes.texts import FALLBACK, LANGS

ASSETS: Final = Path(__file__).resolve().parent.parent / "assets"
FONTS: Final = ("fonts/DejaVuSans.ttf", "fonts/DejaVuSans-Bold.ttf")
"""Regular and bold."""


class BrokenAsset(Exception):
    """A file of the program cannot be used; `file` is its name below the folder of the assets."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


@contextmanager
def reading(file: str) -> Iterator[None]:
    """What goes wrong meanwhile is the fault of this file: raises BrokenAsset."""
    try:
        yield
    except (OSError, ValueError, LookupError, TypeError, pygame.error) as wrong:
        raise BrokenAsset(file) from wrong


def read(file: str) -> str:
    """The text of a file. Raises BrokenAsset."""
    with reading(file):
        return (ASSETS / file).read_text(encoding="utf-8")


def check(folder: Path = ASSETS) -> None:
    """Look for all files that are needed sooner or later. Raises BrokenAsset for the first that is not there."""
    for file in _needed(folder):
        if not (folder / file).is_file():
            raise BrokenAsset(file)
    for file in FONTS:
        with reading(file):
            # a damaged one opens well but draws nothing, and pygame-gui does not survive it
            pygame.font.init()
            pygame.font.Font(folder / file, 20).size("A")


def _needed(folder: Path) -> Iterator[str]:
    yield from ("themes.json", *FONTS)
    # what another language lacks is said in this one
    texts = {"errors.ftl", *(path.name for lang in LANGS for path in (folder / "locales" / lang).glob("*.ftl"))}
    yield from (f"locales/{FALLBACK}/{name}" for name in sorted(texts))
    # these modules cannot be imported without the files above
    with reading("themes.json"):
        from scenes.deck import BACKS
        from scenes.portraits import PORTRAITS

    for card in range(52):
        name = cards.name(card)
        yield f"deck/{name}.svg"
        if cards.rank(card) < cards.JACK:
            yield f"deck/{name}-narrow.svg"
    yield from (f"deck/suit-{suit}.svg" for suit in cards.SUITS)
    yield from ("deck/joker-C.svg", "deck/joker-S.svg")
    yield from (f"backs/{number}.svg" for number in range(BACKS))
    yield from (f"portraits/{name}.svg" for name in PORTRAITS)
