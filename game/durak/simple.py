"""A player of lowest cards, as many people play: searching bots reckon with him, too."""

from __future__ import annotations

from typing import Final

from game.beating import BEAT, CARDS, COVERERS, PASS, PLAIN, TAKE, lead
from game.cards import BIT
from game.durak.actions import THROW
from game.durak.deal import DurakDeal
from game.durak.options import PACK_RANKS
from game.durak.position import DEFEND, LEAD
from game.rules import Action

_LEAD: Final = {BIT[card]: lead(BIT[card]) for card in range(CARDS)}
_OF_ITS_SUIT: Final = tuple(
    tuple(cards & plain for cards in of_trump) for of_trump, plain in zip(COVERERS, PLAIN, strict=True)
)
"""By trump suit and card under attack: the plain cards that cover it."""
_BEFORE_BEAT: Final = BEAT - 1
_BEFORE_THROW: Final = THROW - 1


def simple(deal: DurakDeal) -> Action:
    """Leads the lowest plain card, covers with the lowest that covers, adds everything plain, clubs first.

    For whoever must act in a deal that is not over. He passes no attack on, and exchanges no card.
    """
    hand = deal.hands[deal.turn]
    trump = deal.trump
    phase = deal.phase
    if phase == DEFEND:
        if deal.uncovered == 1:
            attack = deal.attacks[-1] if deal.covered[-1] is None else deal.attacks[deal.covered.index(None)]
        else:
            attack = _first_to_cover(deal, hand)
        fits = hand & _OF_ITS_SUIT[trump][attack] or hand & COVERERS[trump][attack]
        return _BEFORE_BEAT + attack * 64 + (fits & -fits).bit_length() if fits else TAKE
    plain = hand & PLAIN[trump]
    if phase != LEAD:
        fits = plain & deal.ranks
        return _BEFORE_THROW + (fits & -fits).bit_length() if fits else PASS
    held = plain or hand
    for rank in PACK_RANKS[deal.options.cards]:
        if held & rank:
            held &= rank
            break
    return _LEAD[held & -held]


def _first_to_cover(deal: DurakDeal, hand: int) -> int:
    """The first of several cards under attack that this hand covers; any of them where it covers none."""
    coverers = COVERERS[deal.trump]
    bare = [attack for attack, cover in zip(deal.attacks, deal.covered, strict=True) if cover is None]
    return next((attack for attack in bare if hand & coverers[attack]), bare[0])
