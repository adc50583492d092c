"""What may be played to a trick and who takes it (joker.md, "Play")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.cards import BIT, RANK_OF, RANK_SPAN, SUIT_MASK, SUIT_OF, bits, mask, pack
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

_JOKERS_HELD: Final = (BIT[JOKERS[0]], BIT[JOKERS[1]], JOKER_MASK)
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


_JOKER_LEADS: Final = {held: _joker_leads(held) for held in _JOKERS_HELD}
_JOKER_ANSWERS: Final = {
    (held, obeying): _joker_answers(held, obeying)
    for held in _JOKERS_HELD
    for obeying in (0, *_JOKERS_HELD)
    if not obeying & ~held
}

PLAIN: Final = tuple(mask(pack()) & SUIT_MASK[suit] & ~JOKER_MASK for suit in range(4))
"""The cards of each suit that are no jokers."""
_JOKER_IN: Final[dict[int | None, int]] = {None: 0, **{suit: JOKER_MASK & SUIT_MASK[suit] for suit in range(4)}}
"""By suit, the joker that counts to it at face value."""

_LOWEST: Final = 4
"""Where the six stands among the cards of a suit, counted from the two."""
_RANKS: Final = (1 << RANK_SPAN - _LOWEST) - 1
"""The nine ranks of the pack, one bit each; ``hand >> _SHIFT[suit] & _RANKS`` are those a hand holds in a suit."""
_SHIFT: Final = tuple(RANK_SPAN * suit + _LOWEST for suit in range(4))
_HELD: Final = tuple(
    tuple(tuple(bits(ranks << shift & plain)) for ranks in range(_RANKS + 1))
    for shift, plain in zip(_SHIFT, PLAIN, strict=True)
)
"""By suit and ranks: these plain cards, lowest first."""
_CLUBS, _DIAMONDS, _HEARTS, _SPADES = _HELD
_TO_CLUBS, _TO_DIAMONDS, _TO_HEARTS, _TO_SPADES = _SHIFT
_HIGHEST: Final = tuple(tuple(cards[-1:] for cards in of_suit) for of_suit in _HELD)
_ASKED: Final = tuple(
    (_SHIFT[suit], (_HIGHEST if high else _HELD)[suit]) for suit, high in zip(LED_SUIT, LED_HIGH, strict=True)
)
"""By the play that was led: where the suit lies that it asks for, and what of it must be played."""


def _plain(hand: int) -> tuple[int, ...]:
    """All cards of a hand that are no jokers."""
    return (
        _CLUBS[hand >> _TO_CLUBS & _RANKS]
        + _DIAMONDS[hand >> _TO_DIAMONDS & _RANKS]
        + _HEARTS[hand >> _TO_HEARTS & _RANKS]
        + _SPADES[hand >> _TO_SPADES]
    )


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
    shift, cards = _ASKED[led]
    plays = in_suit = cards[hand >> shift & _RANKS]
    if not in_suit:
        trumps = () if trump is None else _HELD[trump][hand >> _SHIFT[trump] & _RANKS]
        plays = trumps or _plain(hand)
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
