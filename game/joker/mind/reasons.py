"""Why an action of Joker is good: what the bid needs, what the card does, what is known to be gone.

Each reason is true in the position it is given for. The sentences are ``why-joker-...`` of the texts.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game.cards import ACE, BIT, KING, QUEEN, RANK_OF, SUIT_MASK, SUIT_OF, bits
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
FEW: Final = 3
"""So many cards, or fewer, that could still beat one are few."""


def reasons(view: JokerView, action: Action) -> list[Reason]:
    """Why this action of the viewer is good, the most telling first."""
    if view.phase == "choose":
        return list(_naming(view, action))
    if view.phase == "bid":
        return list(_bidding(view, action - FIRST_BID))
    return list(_playing(view, action))


def named(view: JokerView, action: Action) -> Reason | None:
    """What an action is called in a sentence about another."""
    if view.phase == "choose":
        return None
    if view.phase == "bid":
        return Reason("bid", of=action - FIRST_BID)
    return Reason("card", card=CARD_OF[action]) if action < FIRST_JOKER else Reason("joker")


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
    ace = any(SUIT_OF[card] == suit for card in aces)
    if held.bit_count() > 1:
        yield Reason("trump-long", count=held.bit_count())
    if ace:
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
        elif view.cards == 1 and (beaten := _beaten_by(view)):
            yield Reason("bid-beaten", count=beaten)
        elif (jokers + aces + high) * 3 <= view.cards:
            yield Reason("bid-few-high", count=jokers + aces + high, of=view.cards)
    else:
        if jokers:
            yield Reason("bid-jokers", count=jokers)
        if high:
            yield Reason("bid-high-trumps", count=high)
        if aces:
            yield Reason("bid-aces", count=aces)
        if len(trumps) > high:
            yield Reason("bid-trumps", count=len(trumps))
        kings = sum(RANK_OF[card] == KING and SUIT_OF[card] != view.trump for card in bits(plain))
        if kings:
            yield Reason("bid-kings", count=kings)
    asked = sum(view.spoken)
    if asked > view.cards:
        yield Reason("bid-crowded", count=asked, of=view.cards)
    elif bid and view.spoken and asked * view.players < view.cards * len(view.spoken):
        yield Reason("bid-roomy", count=asked, of=view.cards)
    if view.forbidden_bid is not None and abs(view.forbidden_bid - bid) == 1:
        yield Reason("bid-forbidden", count=view.forbidden_bid)


def _beaten_by(view: JokerView) -> int:
    """How many cards that may be out beat the only card of the hand."""
    if view.hand & JOKER_MASK:
        return 0
    card = bits(view.hand)[0]
    out = _out(view)
    beating = (out & SUIT_MASK[SUIT_OF[card]] & ~((BIT[card] << 1) - 1)) | (out & JOKER_MASK)
    if view.trump is not None and SUIT_OF[card] != view.trump:
        beating |= out & SUIT_MASK[view.trump]
    return beating.bit_count()


def _out(view: JokerView) -> int:
    """The cards that others may hold."""
    cards = PACK & ~view.hand & ~view.played
    return cards if view.turned is None or view.turned_is_held else cards & ~BIT[view.turned]


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
    unseen = _out(view)
    higher = unseen & SUIT_MASK[suit] & ~JOKER_MASK & ~((BIT[card] << 1) - 1)
    trumps = 0 if view.trump is None else unseen & SUIT_MASK[view.trump] & ~JOKER_MASK
    legal = [other for other in view.legal() if other < FIRST_JOKER]
    if len(view.legal()) == 1:
        yield Reason("only-card")
    elif len(view.legal()) == len(legal) and _alike(legal, unseen):
        yield Reason("alike")
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
        elif view.holder is not None and not last and (beating := _beating(view, play)) <= FEW:
            yield Reason("few-beat", count=beating)
        elif view.holder is None and suit != view.trump and 0 < higher.bit_count() < FEW:
            yield Reason("lead-few-higher", count=higher.bit_count())
        if view.holder is None and suit == view.trump and trumps and _side_aces(view):
            yield Reason("draw-trumps")
        own = view.hand & SUIT_MASK[suit] & ~JOKER_MASK
        if view.holder is None and own != BIT[card] and not own & (BIT[card] - 1):
            yield Reason("lead-under")
        if view.holder is None and own == BIT[card] and suit != view.trump and _trumps(view):
            yield Reason("lead-void")
        if takes and view.hand & JOKER_MASK:
            yield Reason("keeps-joker")
        return
    if need:
        return
    losing = [other for other in legal if not _takes_now(view, other)]
    if view.holder is None:
        if play == min(legal, key=lambda other: RANK_OF[CARD_OF[other]]) and len(legal) > 1:
            yield Reason("lead-low")
        if higher:
            yield Reason("lead-higher-out", count=higher.bit_count())
    elif not takes:
        if suit not in (view.led_suit, view.trump) and RANK_OF[card] == max(RANK_OF[CARD_OF[one]] for one in losing):
            yield Reason("throw-high")
        elif len(losing) > 1 and play == max(losing, key=lambda other: _height(view, other)):
            yield Reason("highest-loser")
    elif last and not losing:
        yield Reason("cannot-lose")
    elif not losing and play == min(legal, key=lambda other: _height(view, other)):
        yield Reason("beaten-soonest")


def _lets_go(view: JokerView, cards: list[Action]) -> Reason:
    """Why a card is given to a trick though more are needed; ``cards``: what else may be played, without jokers."""
    if any(_takes_now(view, other) for other in cards):
        return Reason("keeps-taker")
    return Reason("joker-later" if view.hand & JOKER_MASK else "cannot-take")


def _alike(cards: list[Action], unseen: int) -> bool:
    """Whether these plain cards are of one suit and nobody else may hold one between them."""
    low, high = CARD_OF[min(cards)], CARD_OF[max(cards)]
    between = (1 << high) - (1 << low + 1)
    return SUIT_OF[low] == SUIT_OF[high] and not unseen & between


def _beating(view: JokerView, play: Action) -> int:
    """How many cards that may be out could still beat this play, which holds the trick."""
    table = STRENGTH[view.options.led_high_beats_trumps, view.trump][view.led_suit]
    plain = sum(beats(table[card], table[play]) for card in bits(_out(view) & ~JOKER_MASK))
    return plain + (_out(view) & JOKER_MASK).bit_count()


def _trumps(view: JokerView) -> bool:
    return view.trump is not None and bool(view.hand & SUIT_MASK[view.trump] & ~JOKER_MASK)


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
