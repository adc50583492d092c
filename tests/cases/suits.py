"""Suits as the cases write them: a letter, or null for no trumps."""

from __future__ import annotations

from game.cards import SUITS, suit_index


def suit_of(letter: str | None) -> int | None:
    return None if letter is None else suit_index(letter)


def letter_of(suit: int | None) -> str | None:
    return None if suit is None else SUITS[suit]
