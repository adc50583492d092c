"""Why a move is good, in the words of the six rules of the book and of what is known of the other hands.

Each reason is true in the position it is given for. The sentences are ``why-durachki-...`` of the texts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.beating import COVERERS, LED_CARDS, LED_MASK, PASS, RANKMATES, TAKE, beaten, mates
from game.cards import BIT, RANK_OF, SUIT_MASK, SUIT_OF, bits
from game.durachki.actions import FLY, is_cover, is_fly
from game.durachki.advice import small_trumps
from game.durachki.view import DurachkiView
from game.mind import Reason
from game.rules import Action


def reasons(view: DurachkiView, action: Action) -> list[Reason]:
    """Why this action of the viewer is good, the most telling first."""
    if action == TAKE:
        return list(_taking(view))
    if is_cover(action):
        return list(_covering(view, *beaten(action)))
    if is_fly(action) or action == PASS:
        return list(_flying(view, action))
    return list(_leading(view, action))


def named(action: Action) -> Reason | None:
    """What an action is called in a sentence about another."""
    if action in (TAKE, PASS):
        return Reason("take" if action == TAKE else "pass")
    if is_cover(action):
        return Reason("card", card=beaten(action)[1])
    cards = bits(LED_MASK[action - FLY if is_fly(action) else action])
    return Reason("card", card=cards[0]) if len(cards) == 1 else None


def may_hold(view: DurachkiView, seat: int) -> int:
    """The cards that this seat may hold, as far as the viewer knows."""
    cards = view.known[seat]
    for lacks, _ in view.lots[seat]:
        cards |= view.unseen & ~lacks
    return cards


def _leading(view: DurachkiView, action: Action) -> Iterator[Reason]:
    led = LED_MASK[action]
    trumps = view.hand & SUIT_MASK[view.trump]
    if led == view.hand:
        yield Reason("lead-last", count=led.bit_count())
        return
    theirs = may_hold(view, view.defender)
    for card in reversed(LED_CARDS[action]):
        answers = theirs & COVERERS[view.trump][card]
        if not answers:
            yield Reason("lead-not-covered", seat=view.defender, card=card)
            break
        if SUIT_OF[card] != view.trump and not answers & ~SUIT_MASK[view.trump]:
            yield Reason("lead-trump-needed", seat=view.defender, card=card)
            break
    if view.hand == trumps:
        yield Reason("lead-only-trumps")
        return
    held = mates(view.hand, LED_CARDS[action][0])
    if led.bit_count() > 1:
        yield Reason("lead-together", count=led.bit_count())
    plain = view.hand & ~trumps
    if not led & trumps and RANK_OF[LED_CARDS[action][0]] == min(RANK_OF[card] for card in bits(plain)):
        yield Reason("lead-smallest")
    elif held == led and led.bit_count() == 1:
        yield Reason("lead-single", card=LED_CARDS[action][0])
    if trumps and not led & trumps:
        yield Reason("lead-keeps-trumps")
    if led & trumps:
        yield Reason("lead-trump", card=bits(led & trumps)[0])


def _flying(view: DurachkiView, action: Action) -> Iterator[Reason]:
    trumps = SUIT_MASK[view.trump]
    if action == PASS:
        kept = view.hand & RANKMATES[view.attacks[0]]
        if view.seat == view.defender:
            yield Reason("fly-at-yourself")
        elif kept & trumps:
            yield Reason("fly-keeps-trump", card=bits(kept & trumps)[0])
        else:
            yield Reason("fly-keeps-cards", count=kept.bit_count())
        return
    flown = LED_MASK[action - FLY]
    if view.seat == view.defender:
        if fewest_trumps(view.hand & ~flown, [*view.uncovered, *bits(flown)], view.trump) is not None:
            yield Reason("fly-covers", count=flown.bit_count())
    else:
        if flown == view.hand:
            yield Reason("fly-last")
        if flown & small_trumps(view):
            yield Reason("fly-small-trumps")
        yield Reason("fly-sheds", count=flown.bit_count(), seat=view.defender)


def _covering(view: DurachkiView, attack: int, cover: int) -> Iterator[Reason]:
    trumps = SUIT_MASK[view.trump]
    ways = view.hand & COVERERS[view.trump][attack]
    others = [one for one in view.uncovered if one != attack]
    if not others and view.hand == BIT[cover]:
        yield Reason("cover-last")
    elif not others and any(held for seat, held in enumerate(view.held) if seat != view.seat):
        yield Reason("cover-leads-next")
    ruff = BIT[cover] & trumps and SUIT_OF[attack] != view.trump
    left = mates(view.hand, cover) & ~BIT[cover]
    if ruff and left & ~trumps:
        yield Reason("cover-trump-then-suit", card=bits(left & ~trumps)[0])
    elif ruff and not ways & ~trumps:
        yield Reason("cover-trump-needed", card=attack)
    if not left and any(mates(view.hand, card).bit_count() > 1 for card in bits(ways)):
        yield Reason("cover-splits-nothing", card=cover)
    elif BIT[cover] == ways:
        yield Reason("cover-only-one", card=cover)
    elif cover == min(bits(ways), key=lambda card: (SUIT_OF[card] == view.trump, card)):
        yield Reason("cover-lowest", card=cover)
    if others:
        if fewest_trumps(view.hand & ~BIT[cover], others, view.trump) is not None:
            yield Reason("cover-everything", count=len(view.uncovered))
        elif view.options.take != "all":
            yield Reason("cover-less-to-take")


def _taking(view: DurachkiView) -> Iterator[Reason]:
    bare = [attack for attack in view.uncovered if not view.hand & COVERERS[view.trump][attack]]
    if bare:
        yield Reason("take-nothing-covers", card=max(bare, key=lambda card: RANK_OF[card]))
        return
    needed = fewest_trumps(view.hand, view.uncovered, view.trump)
    if needed is None:
        yield Reason("take-not-all", count=len(view.uncovered))
    elif needed:
        yield Reason("take-saves-trumps", count=needed)
    else:
        yield Reason("take-saves-cards", count=len(view.uncovered))


def fewest_trumps(hand: int, attacks: Sequence[int], trump: int) -> int | None:
    """How many trumps it takes at least to cover all these cards; None where that cannot be done."""
    if not attacks:
        return 0
    first, rest = attacks[0], attacks[1:]
    best: int | None = None
    for cover in bits(hand & COVERERS[trump][first]):
        others = fewest_trumps(hand & ~BIT[cover], rest, trump)
        if others is not None:
            number = others + (SUIT_OF[cover] == trump)
            best = number if best is None else min(best, number)
    return best
