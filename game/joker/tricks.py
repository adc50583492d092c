"""What may be played to a trick and who takes it (joker.md, "Play")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.joker.actions import (
    CARD_OF,
    FACE,
    GIVE,
    HIGH,
    JOKER_MASK,
    JOKERS,
    LED_SUIT,
    LOW,
    PLAYS,
    TAKE,
    WAY_OF,
    joker_play,
)

_LEAD_WAYS: Final = tuple(tuple(joker_play(joker, way) for way in (FACE, *range(HIGH, HIGH + 8))) for joker in JOKERS)
_TAKE_GIVE: Final = tuple((joker_play(joker, TAKE), joker_play(joker, GIVE)) for joker in JOKERS)
_AT_FACE: Final = tuple(joker_play(joker, FACE) for joker in JOKERS)
_JOKER_BITS: Final = tuple(BIT[joker] for joker in JOKERS)
_JOKER_SUITS: Final = tuple(SUIT_OF[joker] for joker in JOKERS)


def leads(hand: int, strict: bool) -> list[int]:
    """Plays that may begin a trick: any card; *strict*: jokers only when nothing else is held."""
    plain = hand & ~JOKER_MASK
    plays = bits(plain)
    if hand != plain and not (strict and plain):
        for index in (0, 1):
            if hand & _JOKER_BITS[index]:
                plays += _LEAD_WAYS[index]
    return plays


def follows(hand: int, suit: int, high: bool, trump: int | None) -> list[int]:
    """Plays that may answer a lead in ``suit``; ``high``: a joker called for the highest card of it.

    Suit first, then trumps, then anything. A joker counts as neither when deciding what must be played; at face value
    it obeys like any other card.
    """
    plain = hand & ~JOKER_MASK
    in_suit = plain & SUIT_MASK[suit]
    trumps = plain & SUIT_MASK[trump] if trump is not None and not in_suit else 0
    if in_suit:
        plays = [in_suit.bit_length() - 1] if high else bits(in_suit)
    else:
        plays = bits(trumps or plain)
    if hand != plain:
        for index in (0, 1):
            if hand & _JOKER_BITS[index]:
                plays += _TAKE_GIVE[index]
                own = _JOKER_SUITS[index]
                if own == suit:
                    obeys = not (high and in_suit)
                else:
                    obeys = not in_suit and (own == trump or not trumps)
                if obeys:
                    plays.append(_AT_FACE[index])
    return plays


TAKES: Final = 1000
"""The strength of a joker played as *take*: it beats everything but a later one."""


def _strength(play: int, suit: int, trump: int | None, high_beats_trumps: bool) -> int:
    """How strong a play is in a trick led in ``suit``; the strongest takes it.

    Trumps above a joker led high above the suit above a joker led low above everything else; ``give`` never wins.
    """
    way = WAY_OF[play]
    card = CARD_OF[play]
    if way == TAKE:
        return TAKES
    if way == GIVE:
        return -1
    if way is not None and way >= LOW:
        return 50
    if way is not None and way >= HIGH:
        return 500 if high_beats_trumps or trump is None or suit == trump else 150
    if SUIT_OF[card] == trump:
        return 200 + RANK_OF[card]
    return 100 + RANK_OF[card] if SUIT_OF[card] == suit else 0


STRENGTH: Final = {
    (beats, trump): tuple(tuple(_strength(play, suit, trump, beats) for play in range(PLAYS)) for suit in range(4))
    for beats in (False, True)
    for trump in (None, 0, 1, 2, 3)
}
"""``STRENGTH[led high beats trumps, trump][led suit][play]``, from ``_strength``."""


def beats(strength: int, best: int) -> bool:
    """Whether a play takes the trick from the best so far; of two *takes* the later wins."""
    return strength > best or strength == TAKES


def winner(trick: Sequence[int], trump: int | None, high_beats_trumps: bool = False) -> int:
    """Index of the play that takes, or so far holds, a trick that is not empty."""
    table = STRENGTH[high_beats_trumps, trump][LED_SUIT[trick[0]]]
    holder, best = 0, table[trick[0]]
    for index, play in enumerate(trick[1:], 1):
        if beats(table[play], best):
            holder, best = index, table[play]
    return holder
