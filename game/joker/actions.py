"""Joker's actions as small integers and as text ("play:6S:high:H", "bid:3", "trump:none", "look").

0..51 play that card. 52..73 play a joker in one of its eleven ways: at face value, as *take*, as *give*, *high* in one
of four suits, *low* in one of four suits. 80..89 bid, 90..93 name trumps, 94 names none, 95 looks at the fourth card.
"""

from __future__ import annotations

from typing import Final

from game.cards import BIT, NAMES, SUIT_OF, SUITS, card
from game.rules import RulesError

JOKERS: Final = (card("6S"), card("6C"))
JOKER_MASK: Final = BIT[JOKERS[0]] | BIT[JOKERS[1]]

WAYS: Final = ("face", "take", "give", *(f"high:{s}" for s in SUITS), *(f"low:{s}" for s in SUITS))
FACE, TAKE, GIVE, HIGH, LOW = 0, 1, 2, 3, 7
FIRST_JOKER: Final = 52
PLAYS: Final = FIRST_JOKER + len(JOKERS) * len(WAYS)
FIRST_BID: Final = 80
FIRST_TRUMP: Final = 90
NO_TRUMPS: Final = 94
LOOK: Final = 95

TRUMP_CHOICES: Final = (*range(FIRST_TRUMP, FIRST_TRUMP + 4), NO_TRUMPS, LOOK)


def joker_play(joker: int, way: int) -> int:
    """The action that plays this joker card in ``WAYS[way]``."""
    return FIRST_JOKER + JOKERS.index(joker) * len(WAYS) + way


CARD_OF: Final = tuple(
    play if play < FIRST_JOKER else JOKERS[(play - FIRST_JOKER) // len(WAYS)] for play in range(PLAYS)
)
BIT_OF: Final = tuple(BIT[of] for of in CARD_OF)
WAY_OF: Final = tuple(None if play < FIRST_JOKER else (play - FIRST_JOKER) % len(WAYS) for play in range(PLAYS))


def _led_suit(play: int) -> int:
    way = WAY_OF[play]
    if way is None or way < HIGH:
        return SUIT_OF[CARD_OF[play]]
    return (way - HIGH) % 4


LED_SUIT: Final = tuple(_led_suit(play) for play in range(PLAYS))
LED_HIGH: Final = tuple(way is not None and HIGH <= way < LOW for way in WAY_OF)


def _play_text(play: int) -> str:
    way = WAY_OF[play]
    return NAMES[CARD_OF[play]] if way is None else f"{NAMES[CARD_OF[play]]}:{WAYS[way]}"


PLAY_TEXT: Final = tuple(_play_text(play) for play in range(PLAYS))
_PLAIN_JOKERS: Final = frozenset(JOKERS)
TEXT: Final = {
    **{play: f"play:{PLAY_TEXT[play]}" for play in range(PLAYS) if play not in _PLAIN_JOKERS},
    **{FIRST_BID + tricks: f"bid:{tricks}" for tricks in range(10)},
    **{FIRST_TRUMP + suit: f"trump:{letter}" for suit, letter in enumerate(SUITS)},
    NO_TRUMPS: "trump:none",
    LOOK: "look",
}
_BY_TEXT: Final = {text: action for action, text in TEXT.items()}


def text(action: int) -> str:
    try:
        return TEXT[action]
    except KeyError:
        raise RulesError(f"Joker has no action {action!r}") from None


def parse(of: str) -> int:
    try:
        return _BY_TEXT[of]
    except KeyError:
        raise RulesError(f"Joker has no action {of!r}") from None


def parse_play(of: str) -> int:
    """A played card ("KH", "6S:high:H"); a bare joker is refused: its way must be named."""
    return parse(f"play:{of}")


def bid(tricks: int) -> int:
    return FIRST_BID + tricks


def name_trump(suit: int | None) -> int:
    return NO_TRUMPS if suit is None else FIRST_TRUMP + suit


def is_play(action: int) -> bool:
    return action < PLAYS
