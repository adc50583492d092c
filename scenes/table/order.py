"""In which order a hand is held (the setting ``hand_order``)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from game.cards import rank, suit

_CLUBS, _DIAMONDS, _HEARTS, _SPADES = range(4)
_SORTED_SUITS: Final = (_CLUBS, _DIAMONDS, _HEARTS, _SPADES)
_BLACK: Final = (_SPADES, _CLUBS)
_RED: Final = (_HEARTS, _DIAMONDS)


def in_hand(cards: Collection[int], trump: int | None, order: str, side: str, wild: Collection[int] = ()) -> list[int]:
    """The cards from left to right. ``wild`` cards (jokers) and then trumps stand at the ``side`` end.

    ``suits_alternating`` puts red beside black as far as the suits held allow; ``ranks`` is by rank alone.
    """
    apart = [card for card in cards if card in wild]
    plain = [card for card in cards if card not in wild]
    if order == "ranks":
        held = sorted(plain, key=lambda card: (suit(card) == trump, rank(card), suit(card)))
    else:
        suits = [one for one in _SORTED_SUITS if one != trump and any(suit(card) == one for card in plain)]
        if order == "suits_alternating":
            suits = _alternating(suits, trump)
        if trump is not None:
            suits.append(trump)
        held = sorted(plain, key=lambda card: (suits.index(suit(card)), rank(card)))
    held += sorted(apart)
    return held if side == "right" else held[::-1]


def _alternating(suits: Sequence[int], trump: int | None) -> list[int]:
    """The suits so ordered that colours alternate and the last differs from trumps where that can be."""
    black = [one for one in _BLACK if one in suits]
    red = [one for one in _RED if one in suits]
    if len(black) == len(red):
        last_red = trump in _BLACK
    else:
        last_red = len(red) > len(black)
    first, second = (black, red) if (len(black) + len(red)) % 2 == 0 and last_red else (red, black)
    if (len(black) + len(red)) % 2:
        first, second = (red, black) if last_red else (black, red)
    mixed = []
    for index in range(max(len(first), len(second))):
        mixed += first[index : index + 1] + second[index : index + 1]
    return mixed
