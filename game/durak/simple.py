"""A player of lowest cards, as many people play: searching bots reckon with him, too."""

from __future__ import annotations

from typing import Final

from game.beating import BEAT, CARDS, PASS, TAKE, beat, lead
from game.cards import SUIT_OF
from game.durak.actions import throw
from game.durak.deal import DurakDeal
from game.rules import Action


def _met(trump: int) -> bytes:
    """By action, whether a player of lowest cards does it as soon as he meets it among the legal ones.

    Those stand in order, lower cards first; leads of a trump stay for when there is nothing else.
    """
    plain = [card for card in range(CARDS) if SUIT_OF[card] != trump]
    single = [lead(1 << card) for card in plain]
    covers = [beat(attack, card) for attack in range(CARDS) for card in range(CARDS)]
    met = {*single, *covers, *(throw(card) for card in plain), TAKE, PASS}
    return bytes(action in met for action in range(BEAT + CARDS * 64))


MET: Final = tuple(_met(trump) for trump in range(4))
"""By trump suit."""


def simple(state: DurakDeal) -> Action:
    """Leads the lowest plain card, covers with the lowest that covers, adds everything plain, clubs first."""
    met = MET[state.trump]
    legal = state.legal()
    for action in legal:
        if met[action]:
            return action
    return legal[0]
