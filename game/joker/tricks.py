"""What may be played to a trick and who takes it (joker.md, "Play")."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from typing import Final

from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, Listing, bits, mask, pack
from game.joker.actions import (
    CARD_OF,
    FACE,
    GIVE,
    HIGH,
    JOKER_MASK,
    JOKERS,
    LED_HIGH,
    LED_SUIT,
    LOW,
    PLAYS,
    TAKE,
    WAY_OF,
    joker_play,
)

PLAIN: Final = tuple(mask(pack()) & SUIT_MASK[suit] & ~JOKER_MASK for suit in range(4))
"""The cards of each suit that are no jokers."""
_MINORS: Final = PLAIN[0] | PLAIN[1]
_MAJORS: Final = PLAIN[2] | PLAIN[3]
_HELD: Final = Listing(bits, 1 << 15)
"""All plain cards of a hand are ``_HELD[hand & _MINORS] + _HELD[hand & _MAJORS]``: there are too many whole hands."""


def _joker_leads(jokers: int) -> list[int]:
    return [joker_play(joker, way) for joker in JOKERS if jokers & BIT[joker] for way in (FACE, *range(HIGH, HIGH + 8))]


def _joker_answers(jokers: int, suits: Collection[int]) -> list[int]:
    """Take or give with every joker held, and those at face value that are of these suits."""
    plays = []
    for joker in JOKERS:
        if jokers & BIT[joker]:
            plays += [joker_play(joker, TAKE), joker_play(joker, GIVE)]
            if SUIT_OF[joker] in suits:
                plays.append(joker_play(joker, FACE))
    return plays


_JOKER_LEADS: Final = Listing(_joker_leads, 3)
_JOKERS_FREELY: Final = Listing(lambda jokers: _joker_answers(jokers, range(4)), 3)


def leads(hand: int, strict: bool) -> tuple[int, ...]:
    """Plays that may begin a trick: any card; *strict*: jokers only when nothing else is held."""
    plays = _HELD[hand & _MINORS] + _HELD[hand & _MAJORS]
    jokers = hand & JOKER_MASK
    if jokers and not (strict and plays):
        plays += _JOKER_LEADS[jokers]
    return plays


def _obedient(suit: int, high: bool, hand: int) -> list[int]:
    """The plays of a hand in the suit that was asked for, the highest card of it when a joker called *high*."""
    plays = bits(hand & PLAIN[suit])
    if plays and high:
        return plays[-1:] + _joker_answers(hand, ())
    return plays and plays + _joker_answers(hand, (suit,))


def _ruffs(suit: int, trump: int, hand: int) -> list[int]:
    """The plays of a hand that has trumps, but nothing of the suit that was asked for."""
    plays = bits(hand & PLAIN[trump])
    return plays and plays + _joker_answers(hand, (suit, trump))


Answers = tuple[int, Listing]
"""The cards of a hand that matter, and what may be played when it holds these of them."""

_OBEDIENT: Final[dict[tuple[int, bool], Answers]] = {
    (suit, high): (PLAIN[suit] | JOKER_MASK, Listing(partial(_obedient, suit, high), 1 << 11))
    for suit in range(4)
    for high in (False, True)
}
_IN_SUIT: Final = tuple(_OBEDIENT[asked] for asked in zip(LED_SUIT, LED_HIGH, strict=True))
"""By the play that was led."""
_IN_TRUMPS: Final = tuple(
    tuple((PLAIN[trump] | JOKER_MASK, Listing(partial(_ruffs, suit, trump), 1 << 11)) for trump in range(4))
    for suit in range(4)
)
"""By the suit that was asked for and trumps."""


def follows(hand: int, led: int, trump: int | None) -> tuple[int, ...]:
    """Plays that may answer the play ``led``.

    Its suit first, and the highest card of it when a joker called *high*; then trumps, then anything. A joker counts
    as neither when deciding what must be played; at face value it obeys like any other card.
    """
    of_suit, answers = _IN_SUIT[led]
    if plays := answers[hand & of_suit]:
        return plays
    if trump is not None:
        trumps, answers = _IN_TRUMPS[LED_SUIT[led]][trump]
        if plays := answers[hand & trumps]:
            return plays
    plays = _HELD[hand & _MINORS] + _HELD[hand & _MAJORS]
    jokers = hand & JOKER_MASK
    return plays + _JOKERS_FREELY[jokers] if jokers else plays


TAKES: Final = 1000
"""The strength of a joker played as *take*, the highest there is."""


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
    """Whether a play takes the trick from the best so far. Only two *takes* can be equal, and the later wins."""
    return strength >= best


def winner(trick: Sequence[int], trump: int | None, high_beats_trumps: bool = False) -> int:
    """Index of the play that takes, or so far holds, a trick that is not empty."""
    table = STRENGTH[high_beats_trumps, trump][LED_SUIT[trick[0]]]
    holder, best = 0, table[trick[0]]
    for index, play in enumerate(trick[1:], 1):
        if beats(table[play], best):
            holder, best = index, table[play]
    return holder
