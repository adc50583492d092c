"""Why a card may not be laid now: the reasons behind ``DurakView.legal`` (durak.md, "A bout")."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from game.beating import misfit
from game.cards import RANK_OF
from game.durak.actions import cards_of, is_lead
from game.durak.view import DurakView
from game.rules import Action


class Why(Enum):
    """Reasons, from who may not act at all to what a single card lacks."""

    OUT = "out"
    """The viewer has no cards left in this deal."""
    DEFENDING = "defending"
    """The viewer defends, and waits for the attack."""
    PARTNER = "partner"
    """The defender is the viewer's partner."""
    NEIGHBOURS = "neighbours"
    """Only the defender's neighbours may add cards at this table."""
    HAND = "hand"
    """The defender has no more cards than already attack."""
    FIRST = "first"
    """Five cards attack, and nothing has been discarded yet."""
    SIX = "six"
    """Six cards attack."""
    WAIT = "wait"
    """It is somebody else's turn."""
    RANKS = "ranks"
    """Cards of different ranks are not led together."""
    RANK = "rank"
    """No card of this rank lies on the table."""
    LOWER = "lower"
    """It is of the suit of the attacking card, but lower."""
    SUIT = "suit"
    """It is neither of the suit of the attacking card nor a trump."""
    TRUMP = "trump"
    """A trump attacks: only a higher trump covers it."""
    NONE = "none"
    """It covers none of several attacking cards."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why, the most cards that may attack in this bout, and the only attacking card if it is not covered by it."""

    why: Why
    limit: int
    attack: int | None = None


def playable(view: DurakView) -> set[int]:
    """The cards of the viewer that may be laid now in some way; a swap of the lowest trump is not meant."""
    return {card for action in view.legal() for card in cards_of(action)}


def targets(view: DurakView, card: int) -> list[Action]:
    """All that may be done with this card alone: an action for each card it covers, and passing the attack on."""
    return [action for action in view.legal() if cards_of(action) == (card,)]


def refusal(view: DurakView, card: int) -> Refusal | None:
    """Why the viewer may not lay this card of his now; None when he may."""
    if card in playable(view):
        return None
    if view.actor != view.seat:
        return Refusal(_turned_away(view), view.limit)
    if view.phase == "defend":
        return _not_covering(view, card)
    return Refusal(Why.RANK, view.limit)


def lead_of(view: DurakView, cards: Collection[int]) -> Action | None:
    """The action by which the viewer, who leads, lays these cards; None when it is not legal."""
    wanted = set(cards)
    return next((one for one in view.legal() if is_lead(one) and set(cards_of(one)) == wanted), None)


def lead_refusal(view: DurakView, cards: Collection[int]) -> Refusal | None:
    """Why the viewer, who leads, may not lay these cards of his together; None when he may."""
    if lead_of(view, cards) is not None:
        return None
    if len({RANK_OF[card] for card in cards}) > 1:
        return Refusal(Why.RANKS, view.limit)
    return Refusal(_limit(view), view.limit)


def _limit(view: DurakView) -> Why:
    return Why(view.limit_by)


def _turned_away(view: DurakView) -> Why:
    """Why the viewer has nothing to say now."""
    if view.out >> view.seat & 1:
        return Why.OUT
    if view.seat == view.guard:
        return Why.DEFENDING
    if view.phase == "lead":
        return Why.WAIT
    if view.seat not in {player for _, player in view.words}:
        return Why.NEIGHBOURS if view.opposed(view.guard) else Why.PARTNER
    return Why.WAIT if view.room > 0 else _limit(view)


def _not_covering(view: DurakView, card: int) -> Refusal:
    if len(view.uncovered) != 1:
        return Refusal(Why.NONE, view.limit)
    attack = view.uncovered[0]
    return Refusal(Why(misfit(view.trump, attack, card)), view.limit, attack)
