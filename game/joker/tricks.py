"""What may be played to a trick and who takes it (joker.md, "Play")."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, bits, mask, pack
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

_HELD: Final = (BIT[JOKERS[0]], BIT[JOKERS[1]], JOKER_MASK)
"""The jokers a hand can have: one, the other, both."""


def _joker_leads(held: int) -> tuple[int, ...]:
    return tuple(
        joker_play(joker, way) for joker in JOKERS if held & BIT[joker] for way in (FACE, *range(HIGH, HIGH + 8))
    )


def _joker_answers(held: int, obeying: int) -> tuple[int, ...]:
    """Take or give with every joker held, and those at face value that obey like ordinary cards."""
    plays = []
    for joker in JOKERS:
        if held & BIT[joker]:
            plays += [joker_play(joker, TAKE), joker_play(joker, GIVE)]
            if obeying & BIT[joker]:
                plays.append(joker_play(joker, FACE))
    return tuple(plays)


_JOKER_LEADS: Final = {held: _joker_leads(held) for held in _HELD}
_JOKER_ANSWERS: Final = {
    (held, obeying): _joker_answers(held, obeying) for held in _HELD for obeying in (0, *_HELD) if not obeying & ~held
}

PLAIN: Final = tuple(mask(pack()) & SUIT_MASK[suit] & ~JOKER_MASK for suit in range(4))
"""The cards of each suit that are no jokers."""
_JOKER_IN: Final[dict[int | None, int]] = {None: 0, **{suit: JOKER_MASK & SUIT_MASK[suit] for suit in range(4)}}
"""By suit, the joker that counts to it at face value."""
_CLUBS, _DIAMONDS, _HEARTS, _SPADES = PLAIN
_ASKED: Final = tuple(PLAIN[suit] for suit in LED_SUIT)
"""By the play that was led, the plain cards of the suit it asks for."""


def _parts(of: int) -> Iterator[int]:
    """Every set of cards within a set, the empty one too."""
    part = of
    while part:
        yield part
        part = (part - 1) & of
    yield 0


_CARDS_OF: Final = {part: tuple(bits(part)) for suit in PLAIN for part in _parts(suit)}
"""The plain cards of one suit in a hand, lowest first, by their mask."""


def _plain(hand: int) -> tuple[int, ...]:
    """All cards of a hand that are no jokers."""
    held = _CARDS_OF
    return held[hand & _CLUBS] + held[hand & _DIAMONDS] + held[hand & _HEARTS] + held[hand & _SPADES]


def leads(hand: int, strict: bool) -> tuple[int, ...]:
    """Plays that may begin a trick: any card; *strict*: jokers only when nothing else is held."""
    plays = _plain(hand)
    jokers = hand & JOKER_MASK
    if jokers and not (strict and plays):
        plays += _JOKER_LEADS[jokers]
    return plays


def follows(hand: int, led: int, trump: int | None) -> tuple[int, ...]:
    """Plays that may answer the play ``led``.

    Its suit first, and the highest card of it when a joker called *high*; then trumps, then anything. A joker counts
    as neither when deciding what must be played; at face value it obeys like any other card.
    """
    plays: tuple[int, ...]
    in_suit = hand & _ASKED[led]
    trumps = 0
    if in_suit:
        plays = (in_suit.bit_length() - 1,) if LED_HIGH[led] else _CARDS_OF[in_suit]
    else:
        if trump is not None:
            trumps = hand & PLAIN[trump]
        plays = _CARDS_OF[trumps] if trumps else _plain(hand)
    if jokers := hand & JOKER_MASK:
        obeying = _JOKER_IN[LED_SUIT[led]]
        if in_suit:
            obeying = 0 if LED_HIGH[led] else obeying
        else:
            obeying = obeying | _JOKER_IN[trump] if trumps else JOKER_MASK
        plays += _JOKER_ANSWERS[jokers, jokers & obeying]
    return plays


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
