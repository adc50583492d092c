"""Why a hint is what it is, in at most two sentences: a reason of the game, and what the search found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.bots.explain import ENOUGH, WAYS
from game.bots.thought import Thought
from game.cards import RANKS, rank, suit
from game.mind import Reason
from scenes.deck import LETTERS
from scenes.texts import Texts

GLYPHS: Final = "♣♦♥♠"
"""The suits in the order of ``game.cards``."""


def card_sign(card: int, letters: str) -> str:
    """A card as it stands in its corner: 10♠."""
    return LETTERS[letters].get(rank(card), RANKS[rank(card) - 2]) + GLYPHS[suit(card)]


def why(texts: Texts, game: str, reasons: Sequence[Reason], letters: str, names: Sequence[str]) -> str:
    """The first of the reasons that has words; empty when none has. ``names`` are those of the seats."""
    for reason in reasons:
        key = next(filter(texts.has, (f"why-{game}-{reason.key}", f"why-search-{reason.key}")), None)
        if key is None:
            continue
        values: dict[str, str | int] = {}
        if reason.count is not None:
            values["count"] = reason.count
        if reason.of is not None:
            values["of"] = reason.of
        if reason.card is not None:
            values["card"] = card_sign(reason.card, letters)
        if reason.suit is not None:
            values["suit"] = GLYPHS[reason.suit]
        if reason.seat is not None:
            values["seat"] = names[reason.seat]
        return texts(key, **values)
    return ""


def outlook(texts: Texts, game: str, thought: Thought | None) -> str:
    """What the search knows of the action it chose; empty where it imagined too little, or sees nothing good."""
    if thought is None:
        return ""
    if thought.proved:
        return texts(f"hint-counted-{game}" if thought.chance == 1.0 else "hint-counted")
    if thought.chance is None or thought.deals < ENOUGH:
        return ""
    count = round(thought.chance * WAYS)
    return texts(f"hint-outlook-{game}", count=count) if count else ""
