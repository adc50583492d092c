"""Durak's actions as small integers and as text ("lead:7C+7D", "beat:7H/9H", "throw:7C", "take").

A lead is the rank (0 the two, 12 the ace) times 16 plus the set of its suits, one bit each. 256 and more throw a card
in, 320 and more pass the attack on with a card, 384 takes, 385 passes, 386 swaps the lowest trump for the turned one.
From 512 on a card covers another: 64 times the card under attack, plus the card that covers it.
"""

from __future__ import annotations

from typing import Final

from game.beating import BEAT, CARDS, LEADS, LED_CARDS, PASS, TAKE, beat
from game.cards import NAMES
from game.rules import RulesError

THROW: Final = 256
TRANSFER: Final = 320
SWAP: Final = 386


def throw(card: int) -> int:
    return THROW + card


def transfer(card: int) -> int:
    return TRANSFER + card


def is_lead(action: int) -> bool:
    return action < THROW


def is_throw(action: int) -> bool:
    return THROW <= action < TRANSFER


def is_transfer(action: int) -> bool:
    return TRANSFER <= action < TAKE


def cards_of(action: int) -> tuple[int, ...]:
    """The cards that leave the hand of who does this, lowest first; a swap's are not told by the action."""
    if action < THROW:
        return LED_CARDS[action]
    if action < TAKE:
        return (action & 63,)
    return ((action - BEAT) & 63,) if action >= BEAT else ()


TEXT: Final = {
    **{action: "lead:" + "+".join(sorted(NAMES[card] for card in LED_CARDS[action])) for action in LEADS},
    **{throw(card): f"throw:{NAMES[card]}" for card in range(CARDS)},
    **{transfer(card): f"transfer:{NAMES[card]}" for card in range(CARDS)},
    TAKE: "take",
    PASS: "pass",
    SWAP: "swap",
    **{
        beat(attack, cover): f"beat:{NAMES[attack]}/{NAMES[cover]}"
        for attack in range(CARDS)
        for cover in range(CARDS)
        if attack != cover
    },
}
_BY_TEXT: Final = {text: action for action, text in TEXT.items()}


def text(action: int) -> str:
    try:
        return TEXT[action]
    except KeyError:
        raise RulesError(f"Durak has no action {action!r}") from None


def parse(of: str) -> int:
    try:
        return _BY_TEXT[of]
    except KeyError:
        raise RulesError(f"Durak has no action {of!r}") from None
