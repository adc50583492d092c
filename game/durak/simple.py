"""A player of lowest cards, as many people play: searching bots reckon with him, too."""

from __future__ import annotations

from typing import Final

from game.beating import BEAT, CARDS, COVERERS, PASS, RANKMATES, TAKE, lead
from game.cards import BIT, RANK_SPAN, SUIT_MASK
from game.durak.actions import THROW
from game.durak.deal import DurakDeal
from game.durak.position import DEFEND, LEAD
from game.rules import Action

_LEAD: Final = {BIT[card]: lead(BIT[card]) for card in range(CARDS)}
_TWO_SUITS: Final = 2 * RANK_SPAN
_ONE_SUIT: Final = SUIT_MASK[0]
_LOWEST: Final = (0, *(RANKMATES[(ranks & -ranks).bit_length() - 1] for ranks in range(1, _ONE_SUIT + 1)))
"""By a set of ranks, as of the cards of one suit: the four cards of the lowest."""


def simple(deal: DurakDeal) -> Action:
    """Leads the lowest plain card, covers with the lowest that covers, adds everything plain, clubs first.

    Whoever must act at a deal that is not over; he passes nothing on, and exchanges no card.
    """
    phase = deal.phase
    trump = deal.trump
    hand = deal.hands[deal.turn]
    if phase == DEFEND:
        coverers = COVERERS[trump]
        for attack, cover in zip(deal.attacks, deal.covered):  # noqa: B905  # as long, and asked very often
            if cover is None:
                fits = hand & coverers[attack]
                if fits:
                    fits = fits & ~SUIT_MASK[trump] or fits
                    return BEAT - 1 + attack * 64 + (fits & -fits).bit_length()
        return TAKE
    plain = hand & ~SUIT_MASK[trump]
    if phase == LEAD:
        held = plain or hand
        ranks = held | held >> _TWO_SUITS
        held &= _LOWEST[(ranks | ranks >> RANK_SPAN) & _ONE_SUIT]
        return _LEAD[held & -held]
    fits = plain & deal.ranks
    return THROW - 1 + (fits & -fits).bit_length() if fits else PASS
