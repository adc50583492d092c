"""Why an action of Joker is good: what the bid needs, what the card does, what is known to be gone.

Each reason is true in the position it is given for. The sentences are ``why-joker-...`` of the texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards import ACE, BIT, QUEEN, RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.joker.actions import (
    CARD_OF,
    FIRST_BID,
    FIRST_JOKER,
    FIRST_TRUMP,
    GIVE,
    HIGH,
    JOKER_MASK,
    LOOK,
    LOW,
    NO_TRUMPS,
    TAKE,
    WAY_OF,
)
from game.joker.scoring import khisht_fine
from game.joker.tricks import STRENGTH, beats
from game.joker.view import PACK, JokerView
from game.mind import Reason
from game.rules import Action

HIGH_TRUMP: Final = QUEEN
"""From this rank on a trump is called high."""


def reasons(view: JokerView, action: Action) -> list[Reason]:
    """Why this action of the viewer is good, the most telling first."""
    if view.phase == "choose":
        return list(_naming(view, action))
    if view.phase == "bid":
        return list(_bidding(view, action - FIRST_BID))
    return list(_playing(view, action))


def _naming(view: JokerView, action: Action) -> Iterator[Reason]:
    aces = [card for card in bits(view.hand & ~JOKER_MASK) if RANK_OF[card] == ACE]
    if action == LOOK:
        return
    if action == NO_TRUMPS:
        if aces:
            yield Reason("trump-aces", count=len(aces))
        if all((view.hand & SUIT_MASK[suit] & ~JOKER_MASK).bit_count() < 2 for suit in range(4)):
            yield Reason("trump-no-suit")
        return
    suit = action - FIRST_TRUMP
    held = view.hand & SUIT_MASK[suit] & ~JOKER_MASK
    if held:
        yield Reason("trump-long", count=held.bit_count())
    if any(SUIT_OF[card] == suit for card in aces):
        yield Reason("trump-ace")


def _bidding(view: JokerView, bid: int) -> Iterator[Reason]:
    plain = view.hand & ~JOKER_MASK
    jokers = (view.hand & JOKER_MASK).bit_count()
    aces = sum(RANK_OF[card] == ACE and SUIT_OF[card] != view.trump for card in bits(plain))
    trumps = [card for card in bits(plain) if SUIT_OF[card] == view.trump]
    high = sum(RANK_OF[card] >= HIGH_TRUMP for card in trumps)
    if not bid:
        if not jokers and not aces and not high:
            yield Reason("bid-nothing")
    else:
        if jokers:
            yield Reason("bid-jokers", count=jokers)
        if high:
            yield Reason("bid-high-trumps", count=high)
        if aces:
            yield Reason("bid-aces", count=aces)
        if len(trumps) > high:
            yield Reason("bid-trumps", count=len(trumps))
    asked = sum(view.spoken)
    if asked > view.cards:
        yield Reason("bid-crowded", count=asked, of=view.cards)
    if view.forbidden_bid is not None and abs(view.forbidden_bid - bid) == 1:
        yield Reason("bid-forbidden", count=view.forbidden_bid)


def _playing(view: JokerView, play: Action) -> Iterator[Reason]:
    bid, took = view.bids[view.seat] or 0, view.took[view.seat]
    need = bid - took
    held = view.hand.bit_count()
    takes = _takes_now(view, play)
    last = len(view.trick) == view.players - 1
    if not 0 <= need <= held:
        yield from _lost(view, takes, last, bid, took)
    elif not need:
        if not takes or WAY_OF[play] == GIVE:
            yield Reason("enough", count=bid) if bid else Reason("enough-none")
    elif need == held:
        yield Reason("need-all", count=need)
    elif takes and last and play < FIRST_JOKER:
        yield Reason("need", count=need)
    if play < FIRST_JOKER:
        yield from _card(view, play, need, takes, last)
        return
    yield from _joker(view, play, need)
    if takes and last and 0 < need < held:
        yield Reason("need", count=need)


def _lost(view: JokerView, takes: bool, last: bool, bid: int, took: int) -> Iterator[Reason]:
    if bid and not took and takes and not view.options.minus and khisht_fine(view.options, view.cards):
        yield Reason("khisht")
        return
    yield Reason("lost")
    if view.holder is None:
        return
    needs = (view.bids[view.holder] or 0) - view.took[view.holder]
    if takes and last and needs > 0:
        yield Reason("spoil-needs", seat=view.holder)
    elif not takes and last and not needs:
        yield Reason("spoil-full", seat=view.holder)


def _joker(view: JokerView, play: Action, need: int) -> Iterator[Reason]:
    way = WAY_OF[play]
    if way == TAKE:
        others = [other for other in view.legal() if other < FIRST_JOKER]
        if not any(_takes_now(view, other) for other in others):
            yield Reason("joker-only")
    elif way == GIVE:
        yield Reason("joker-give")
    elif way is not None and way >= LOW:
        yield Reason("joker-low")
    elif way is not None and way >= HIGH:
        suit = way - HIGH
        if suit == view.trump and need > 0:
            yield Reason("joker-high-trumps")
        else:
            yield Reason("joker-high")


def _card(view: JokerView, play: Action, need: int, takes: bool, last: bool) -> Iterator[Reason]:
    card = CARD_OF[play]
    suit = SUIT_OF[card]
    unseen = PACK & ~view.hand & ~view.played
    higher = unseen & SUIT_MASK[suit] & ~JOKER_MASK & ~((BIT[card] << 1) - 1)
    trumps = 0 if view.trump is None else unseen & SUIT_MASK[view.trump] & ~JOKER_MASK
    legal = [other for other in view.legal() if other < FIRST_JOKER]
    if need > 0:
        if takes and last:
            taking = [other for other in legal if _takes_now(view, other)]
            if len(taking) > 1 and play == min(taking, key=lambda other: _height(view, other)):
                yield Reason("cheapest")
        elif takes and not higher and (view.holder is None or suit in (view.led_suit, view.trump)):
            if suit == view.trump or trumps:
                yield Reason("master")
            elif not unseen & JOKER_MASK:
                yield Reason("master-sure")
            else:
                yield Reason("master-no-trumps")
        elif not takes:
            yield _lets_go(view, legal)
        if view.holder is None and suit == view.trump and trumps and _side_aces(view):
            yield Reason("draw-trumps")
        own = view.hand & SUIT_MASK[suit] & ~JOKER_MASK
        if view.holder is None and own != BIT[card] and not own & (BIT[card] - 1):
            yield Reason("lead-under")
        if takes and view.hand & JOKER_MASK:
            yield Reason("keeps-joker")
        return
    if need:
        return
    losing = [other for other in legal if not _takes_now(view, other)]
    if view.holder is None:
        if play == min(legal, key=lambda other: RANK_OF[CARD_OF[other]]) and len(legal) > 1:
            yield Reason("lead-low")
    elif not takes:
        if suit not in (view.led_suit, view.trump) and RANK_OF[card] == max(RANK_OF[CARD_OF[one]] for one in losing):
            yield Reason("throw-high")
        elif len(losing) > 1 and play == max(losing, key=lambda other: _height(view, other)):
            yield Reason("highest-loser")
    elif last and not losing:
        yield Reason("cannot-lose")


def _lets_go(view: JokerView, cards: list[Action]) -> Reason:
    """Why a card is given to a trick though more are needed; ``cards``: what else may be played, without jokers."""
    if any(_takes_now(view, other) for other in cards):
        return Reason("keeps-taker")
    return Reason("joker-later" if view.hand & JOKER_MASK else "cannot-take")


def _side_aces(view: JokerView) -> bool:
    return any(RANK_OF[card] == ACE and SUIT_OF[card] != view.trump for card in bits(view.hand & ~JOKER_MASK))


def _takes_now(view: JokerView, play: Action) -> bool:
    """Whether a play holds the trick for the moment."""
    if view.holder is None:
        way = WAY_OF[play]
        return way is None or way < LOW
    table = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
    best = table[view.trick[(view.holder - view.leader) % view.players]]
    return beats(table[play], best)


def _height(view: JokerView, play: Action) -> int:
    card = CARD_OF[play]
    return RANK_OF[card] + (20 if SUIT_OF[card] == view.trump else 0)
