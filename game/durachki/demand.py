"""Why a card may not be laid now: the reasons behind ``DurachkiView.legal`` (durachki.md, "Play")."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from game.beating import PASS, TAKE, misfit
from game.cards import RANK_OF
from game.durachki.actions import cards_of
from game.durachki.view import DurachkiView
from game.rules import Action


class Why(Enum):
    """Reasons, from who may not act at all to what a single card lacks."""

    OUT = "out"
    """The viewer has no cards left in this deal."""
    DEFENDING = "defending"
    """The viewer defends, and waits for the attack."""
    WAIT = "wait"
    """It is somebody else's turn."""
    RANKS = "ranks"
    """Cards of different ranks are not led together."""
    RANK = "rank"
    """Only cards of the led rank fly in."""
    LOWER = "lower"
    """It is of the suit of the card to be covered, but lower."""
    SUIT = "suit"
    """It is neither of the suit of the card to be covered nor a trump."""
    TRUMP = "trump"
    """A trump is to be covered: only a higher trump covers it."""
    NONE = "none"
    """It covers none of several cards."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why, and the only card left to be covered if it is not covered by it."""

    why: Why
    attack: int | None = None


def playable(view: DurachkiView) -> set[int]:
    """The cards of the viewer that may be laid now in some way."""
    return {card for action in view.legal() for card in cards_of(action)}


def covers(view: DurachkiView, card: int) -> list[Action]:
    """The ways to cover with this card."""
    return [action for action in view.legal() if cards_of(action) == (card,)] if view.phase == "cover" else []


def refusal(view: DurachkiView, card: int) -> Refusal | None:
    """Why the viewer may not lay this card of his now; None when he may."""
    if card in playable(view):
        return None
    if view.actor != view.seat:
        if view.out >> view.seat & 1:
            return Refusal(Why.OUT)
        return Refusal(Why.DEFENDING if view.seat == view.defender else Why.WAIT)
    if view.phase != "cover":
        return Refusal(Why.RANK)
    if len(view.uncovered) != 1:
        return Refusal(Why.NONE)
    attack = view.uncovered[0]
    return Refusal(Why(misfit(view.trump, attack, card)), attack)


def of_cards(view: DurachkiView, cards: Collection[int]) -> Action | None:
    """The action that leads these cards, or lets them fly in; None when none does."""
    wanted = set(cards)
    fits = (one for one in view.legal() if one not in (TAKE, PASS) and set(cards_of(one)) == wanted)
    return next(fits, None) if view.phase != "cover" else None


def lead_refusal(view: DurachkiView, cards: Collection[int]) -> Refusal | None:
    """Why these cards of the viewer may not be laid together; None when they may."""
    if of_cards(view, cards) is not None:
        return None
    return Refusal(Why.RANKS if len({RANK_OF[card] for card in cards}) > 1 else Why.WAIT)
