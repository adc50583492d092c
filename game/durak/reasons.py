"""Why a move of Durak is good: what goes, what it costs, and what is known of the other hands.

Each reason is true in the position it is given for. The sentences are ``why-durak-...`` of the texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game.beating import COVERERS, LED_CARDS, LED_MASK, PASS, TAKE, beaten, is_beat, mates, ranks_of
from game.cards import BIT, QUEEN, RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.durak.actions import SWAP, cards_of, is_lead, is_transfer
from game.durak.view import DurakView
from game.mind import Reason
from game.rules import Action

GOOD: Final = QUEEN
"""Plain cards from this rank on are worth keeping."""
EARLY: Final = 8
"""With more cards than this in the talon there is time to get rid of what was taken."""
FEW: Final = 2
"""So many cards, or fewer, that cover one are few."""


def reasons(view: DurakView, action: Action) -> list[Reason]:
    """Why this action of the viewer is good, the most telling first."""
    if action == SWAP:
        return [Reason("swap", card=view.visible)]
    if action == TAKE:
        return list(_taking(view))
    if action == PASS:
        return list(_passing(view))
    if is_beat(action):
        return list(_covering(view, *beaten(action)))
    if is_transfer(action):
        return list(_passing_on(view, cards_of(action)[0]))
    return list(_leading(view, action) if is_lead(action) else _adding(view, cards_of(action)[0]))


def named(action: Action) -> Reason | None:
    """What an action is called in a sentence about another."""
    if action in (TAKE, PASS):
        return Reason("take" if action == TAKE else "pass")
    if is_beat(action):
        return Reason("card", card=beaten(action)[1])
    cards = () if action == SWAP or is_transfer(action) else cards_of(action)
    return Reason("card", card=cards[0]) if len(cards) == 1 else None


def may_hold(view: DurakView, seat: int) -> int:
    """The cards that this seat may hold, as far as the viewer knows."""
    cards = view.known[seat]
    for lacks, _ in view.lots[seat]:
        cards |= view.unseen & ~lacks
    return cards


def _last(view: DurakView, cards: int) -> bool:
    """Whether the viewer is out once these cards of his are laid, whatever the others do."""
    return not view.talon and cards == view.hand


def _open(view: DurakView, cards: Sequence[int]) -> Iterator[Reason]:
    """What is known of how the defender can cover one of these cards."""
    theirs = may_hold(view, view.guard)
    for card in reversed(cards):
        answers = theirs & COVERERS[view.trump][card]
        if not answers:
            yield Reason("not-covered", seat=view.guard, card=card)
            return
        if SUIT_OF[card] != view.trump and not answers & ~SUIT_MASK[view.trump]:
            yield Reason("trump-needed", seat=view.guard, card=card)
            return


def _leading(view: DurakView, action: Action) -> Iterator[Reason]:
    led = LED_MASK[action]
    cards = LED_CARDS[action]
    trumps = view.hand & SUIT_MASK[view.trump]
    if _last(view, led):
        yield Reason("lead-last", count=len(cards))
        return
    yield from _open(view, cards)
    if view.hand == trumps:
        yield Reason("lead-only-trumps")
        return
    if len(cards) > 1:
        yield Reason("lead-together", count=len(cards))
    plain = view.hand & ~trumps
    if not led & trumps and RANK_OF[cards[0]] == min(RANK_OF[card] for card in bits(plain)):
        yield Reason("lead-lowest")
    if trumps and not led & trumps:
        yield Reason("keeps-trumps", count=trumps.bit_count())
    yield from _by_rank(view, cards)


def _by_rank(view: DurakView, cards: Sequence[int]) -> Iterator[Reason]:
    """Why cards of just this rank are led, where it is not the lowest."""
    first = cards[0]
    if SUIT_OF[cards[-1]] == view.trump:
        yield Reason("lead-trump", card=cards[-1])
    else:
        plain = may_hold(view, view.guard) & COVERERS[view.trump][first] & ~SUIT_MASK[view.trump]
        if 0 < plain.bit_count() <= FEW:
            yield Reason("lead-few-cover", card=first, count=plain.bit_count())
    several = any(mates(view.hand, card).bit_count() > 1 for card in bits(view.hand))
    if several and mates(view.hand, first) == BIT[first]:
        yield Reason("lead-single", card=first)


def _covering(view: DurakView, attack: int, cover: int) -> Iterator[Reason]:
    trumps = SUIT_MASK[view.trump]
    ways = view.hand & COVERERS[view.trump][attack]
    others = [one for one in view.uncovered if one != attack]
    if not others:
        if _last(view, BIT[cover]):
            yield Reason("cover-last")
            return
        if not view.room:
            yield Reason("cover-ends")
        elif not _can_add(view, view.on_table | BIT[cover]):
            yield Reason("cover-nothing-added")
    needed = SUIT_OF[cover] == view.trump != SUIT_OF[attack] and not ways & ~trumps
    lowest = cover == min(bits(ways), key=lambda card: (SUIT_OF[card] == view.trump, card))
    if needed and lowest:
        yield Reason("cover-trump-needed", card=attack)
    if BIT[cover] == ways:
        yield Reason("cover-only-one", card=cover)
    elif lowest:
        yield Reason("cover-lowest", card=cover)
    if view.ranks & BIT[cover]:
        yield Reason("cover-same-rank", card=cover)
    yield from _safer(view, attack, cover)
    if needed and not lowest:
        # true of any trump, so it says least of a higher one
        yield Reason("cover-trump-needed", card=attack)


def _safer(view: DurakView, attack: int, cover: int) -> Iterator[Reason]:
    """Why this cover, where it is not the lowest."""
    new = ranks_of(BIT[cover]) & ~view.ranks
    if view.room and new and not any(may_hold(view, player) & new for _, player in view.words):
        yield Reason("cover-rank-gone", card=cover)
    if SUIT_OF[cover] == view.trump != SUIT_OF[attack]:
        plain = view.hand & COVERERS[view.trump][attack] & ~SUIT_MASK[view.trump]
        if plain and min(RANK_OF[card] for card in bits(plain)) > RANK_OF[cover]:
            yield Reason("cover-small-trump", card=cover)


def _can_add(view: DurakView, table: int) -> bool:
    """Whether somebody may hold a card that could be added to a table with these cards."""
    ranks = ranks_of(table)
    return any(may_hold(view, player) & ranks for _, player in view.words)


def _taking(view: DurakView) -> Iterator[Reason]:
    trumps = SUIT_MASK[view.trump]
    bare = [attack for attack in view.uncovered if not view.hand & COVERERS[view.trump][attack]]
    if bare:
        yield Reason("take-nothing-covers", card=max(bare, key=lambda card: RANK_OF[card]))
    elif not _covers_all(view.hand, view.uncovered, view.trump):
        yield Reason("take-not-all", count=len(view.uncovered))
    elif costly := [one for one in view.uncovered if not view.hand & COVERERS[view.trump][one] & ~trumps]:
        yield Reason("take-saves-trumps", count=len(costly))
    else:
        yield Reason("take-saves-cards", count=len(view.uncovered))
    gained = view.on_table & trumps
    if gained:
        yield Reason("take-trumps", count=gained.bit_count())
    elif view.talon > EARLY:
        yield Reason("take-early", count=view.talon)


def _covers_all(hand: int, attacks: Sequence[int], trump: int) -> bool:
    """Whether these cards can all be covered from the hand."""
    if not attacks:
        return True
    return any(
        _covers_all(hand & ~BIT[cover], attacks[1:], trump) for cover in bits(hand & COVERERS[trump][attacks[0]])
    )


def _passing_on(view: DurakView, card: int) -> Iterator[Reason]:
    yield Reason("transfer", card=card)
    if view.hand & SUIT_MASK[view.trump] & ~BIT[card]:
        yield Reason("keeps-trumps", count=(view.hand & SUIT_MASK[view.trump] & ~BIT[card]).bit_count())


def _adding(view: DurakView, card: int) -> Iterator[Reason]:
    if _last(view, BIT[card]):
        yield Reason("add-last")
    if view.phase == "take":
        yield Reason("add-taken", seat=view.guard)
    else:
        yield from _open(view, [card])
    plain = view.hand & ~SUIT_MASK[view.trump]
    if plain & BIT[card] and RANK_OF[card] == min(RANK_OF[one] for one in bits(plain)):
        yield Reason("add-lowest", card=card)
    elif SUIT_OF[card] != view.trump and RANK_OF[card] < GOOD:
        yield Reason("add-low", card=card)
    elif view.phase != "take":
        yield Reason("add-presses", seat=view.guard)


def _passing(view: DurakView) -> Iterator[Reason]:
    fits = view.hand & view.ranks
    trumps = fits & SUIT_MASK[view.trump]
    good = [card for card in bits(fits & ~trumps) if RANK_OF[card] >= GOOD]
    if view.phase == "take":
        yield Reason("pass-no-gift", seat=view.guard)
    if trumps == fits:
        yield Reason("pass-keeps-trump", card=bits(trumps)[0])
    elif good:
        yield Reason("pass-keeps-card", card=good[-1])
    elif view.phase != "take":
        yield Reason("pass-later")
