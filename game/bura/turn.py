"""Whose turn it is and what may be done in it, from what both sides can see and the hand of the one to act."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from game.bura.actions import ACCEPT, ANSWER, BURA, COMPLETE, GIVE, MALYUTKA, OFFER, RAISE, REFUSE, ROYAL, VAR
from game.bura.answers import choices, cutting_answers, leads
from game.bura.options import TOP_STAKE, BuraOptions
from game.cards import ACE, BIT, RANK_OF, RANK_SPAN, SUIT_MASK, mask
from game.rules import Action

ACES: Final = mask(one for one, rank in enumerate(RANK_OF) if rank == ACE)


class Position(Protocol):
    """What legality depends on besides the hand of the one to act; both state and view have it."""

    @property
    def options(self) -> BuraOptions: ...
    @property
    def trump(self) -> int: ...
    @property
    def leader(self) -> int: ...
    @property
    def table(self) -> int: ...
    @property
    def laid(self) -> int: ...
    @property
    def stake(self) -> int: ...
    @property
    def right(self) -> int | None: ...
    @property
    def offer(self) -> int | None: ...
    @property
    def no_offers(self) -> bool: ...


def to_act(position: Position) -> int:
    """The side that must act in a hand that is not over."""
    if position.offer is not None:
        return 1 - position.offer
    if position.table and not position.laid:
        return 1 - position.leader
    return position.leader


def is_bura(options: BuraOptions, trump: int, hand: int) -> bool:
    """A full hand of trumps."""
    return hand.bit_count() == options.cards and not hand & ~SUIT_MASK[trump]


def is_royal(options: BuraOptions, trump: int, hand: int) -> bool:
    """Three aces, one of them of trumps, at a table that knows the royal bura."""
    return (
        options.royal
        and options.cards == 3 == hand.bit_count()
        and not hand & ~ACES
        and bool(hand & BIT[trump * RANK_SPAN + ACE - 2])
    )


def is_malyutka(options: BuraOptions, trump: int, hand: int) -> bool:
    """A full hand of one suit, not trumps."""
    return hand.bit_count() == options.cards and any(
        not hand & ~of for suit, of in enumerate(SUIT_MASK) if suit != trump
    )


def may_offer(position: Position, seat: int) -> bool:
    """Whether this side, whose move it is, may offer the next step before it."""
    return (
        not position.no_offers
        and position.stake < TOP_STAKE
        and position.right in (None, seat)
        and not (position.table and position.options.offers == "lead_only")
    )


def legal_actions(position: Position, seat: int, hand: int, pile: int) -> Sequence[Action]:
    """What the side to act may do with this hand; ``pile``: how many cards it has taken."""
    if position.offer is not None:
        return (ACCEPT, REFUSE) if position.stake + 2 > TOP_STAKE else (ACCEPT, REFUSE, RAISE)
    if position.laid:
        return (COMPLETE | hand,)
    found = _answers(position, hand) if position.table else _leads(position, hand, pile)
    if may_offer(position, seat):
        found.append(OFFER)
    return found


def _leads(position: Position, hand: int, pile: int) -> list[Action]:
    found = leads(hand)
    if position.options.cards == 3:
        found += _winning_hands(position, hand)
        if pile:
            found.append(VAR)
    return found


def _answers(position: Position, hand: int) -> list[Action]:
    options, trump, led = position.options, position.trump, position.table
    count = led.bit_count()
    found: list[Action]
    if options.cards == 3:
        found = [*cutting_answers(trump, led, hand), *(GIVE | some for some in choices(hand, count))]
        found += _winning_hands(position, hand)
    else:
        found = [ANSWER | some for some in choices(hand, count)]
        if count < options.cards and is_bura(options, trump, hand):
            found.append(BURA)
    if options.malyutka == "out_of_turn" and count < options.cards and is_malyutka(options, trump, hand):
        found.append(MALYUTKA | hand)
    return found


def _winning_hands(position: Position, hand: int) -> list[Action]:
    """Three cards: what wins the hand at once."""
    if is_bura(position.options, position.trump, hand):
        return [BURA]
    return [ROYAL] if is_royal(position.options, position.trump, hand) else []
