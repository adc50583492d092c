"""Durachki's actions as text ("lead:6C+6H", "fly:6D", "cover:6H/7H", "take", "pass").

Leads, covers, 'take' and 'pass' are the small integers of ``game.beating``; letting cards fly in by choice is 16384
plus the number of the lead of the same cards.
"""

from __future__ import annotations

from typing import Final

from game.beating import BEAT, CARDS, LEADS, LED_CARDS, PASS, TAKE, beat, beaten
from game.cards import NAMES
from game.rules import RulesError

FLY: Final = 16384


def fly(lead: int) -> int:
    """The action that lets the cards of this lead fly in."""
    return FLY + lead


def is_fly(action: int) -> bool:
    return action >= FLY


def is_lead(action: int) -> bool:
    return action < TAKE


def is_cover(action: int) -> bool:
    return BEAT <= action < FLY


def cards_of(action: int) -> tuple[int, ...]:
    """The cards that leave the hand of who does this, lowest first."""
    if is_cover(action):
        return (beaten(action)[1],)
    return LED_CARDS.get(action - FLY if is_fly(action) else action, ())


def _joined(lead: int) -> str:
    return "+".join(sorted(NAMES[card] for card in LED_CARDS[lead]))


TEXT: Final = {
    **{action: f"lead:{_joined(action)}" for action in LEADS},
    **{fly(action): f"fly:{_joined(action)}" for action in LEADS},
    **{
        beat(attack, cover): f"cover:{NAMES[attack]}/{NAMES[cover]}"
        for attack in range(CARDS)
        for cover in range(CARDS)
        if attack != cover
    },
    TAKE: "take",
    PASS: "pass",
}
_BY_TEXT: Final = {text: action for action, text in TEXT.items()}


def text(action: int) -> str:
    try:
        return TEXT[action]
    except KeyError:
        raise RulesError(f"Durachki has no action {action!r}") from None


def parse(of: str) -> int:
    try:
        return _BY_TEXT[of]
    except KeyError:
        raise RulesError(f"Durachki has no action {of!r}") from None
