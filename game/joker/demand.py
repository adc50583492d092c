"""What a trick asks of the next player, and why a card is refused: the reasons behind ``tricks.follows``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.cards import SUIT_MASK
from game.joker.actions import CARD_OF, JOKER_MASK, LED_HIGH, is_play
from game.joker.view import JokerView


class Duty(Enum):
    """Why only some cards may be played (joker.md, "Play")."""

    ANY = "any"
    FOLLOW = "follow"
    HIGHEST = "highest"
    TRUMP = "trump"
    STRICT = "strict"
    WAIT = "wait"


@dataclass(frozen=True, slots=True)
class Demand:
    """The duty now, and the suit it speaks of (None where it speaks of none)."""

    duty: Duty
    suit: int | None = None


def demand(view: JokerView) -> Demand:
    """What the viewer must heed now; jokers may be played whatever it says, but for *strict*."""
    if view.phase != "play" or view.actor != view.seat:
        return Demand(Duty.WAIT)
    plain = view.hand & ~JOKER_MASK
    if not view.trick:
        bound = view.options.strict and plain and view.hand & JOKER_MASK
        return Demand(Duty.STRICT if bound else Duty.ANY)
    if plain & SUIT_MASK[view.led_suit]:
        return Demand(Duty.HIGHEST if LED_HIGH[view.trick[0]] else Duty.FOLLOW, view.led_suit)
    if view.trump is not None and plain & SUIT_MASK[view.trump]:
        return Demand(Duty.TRUMP, view.trump)
    return Demand(Duty.ANY)


def playable(view: JokerView) -> set[int]:
    """The cards of the viewer that may be played now in some way."""
    return {CARD_OF[action] for action in view.legal() if is_play(action)}
