"""The last tricks of a deal of Joker, counted through where every card is known."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from game.cards import SUIT_MASK
from game.joker.actions import CARD_OF, FACE, HIGH, JOKER_MASK, LED_SUIT, WAY_OF
from game.joker.deal import PLAY, JokerDeal
from game.joker.view import JokerView
from game.rules import Action, State

LAST: Final = 3
"""Cards in a hand with which the rest may well be counted through."""


class JokerEnds:
    """Everybody plays for his own worth; see ``game.exact.Ends``."""

    def small(self, state: State) -> bool:
        assert isinstance(state, JokerDeal)
        return state.phase == PLAY and max(state.hands).bit_count() <= LAST

    def key(self, state: State) -> Hashable:
        assert isinstance(state, JokerDeal)
        return (*state.hands, *state.took, state.leader, *state.trick)

    def order(self, state: State) -> Sequence[Action]:
        """The legal plays; of jokers' plays that come to the same only one: of two jokers, and of suits nobody has."""
        assert isinstance(state, JokerDeal)
        legal = state.legal()
        joker = next((CARD_OF[play] for play in legal if WAY_OF[play] is not None), None)
        if joker is None:
            return legal
        held = 0
        for hand in state.hands:
            held |= hand & ~JOKER_MASK
        asked = [suit == state.trump or bool(held & SUIT_MASK[suit]) for suit in range(4)]
        found = []
        for play in legal:
            way = WAY_OF[play]
            if way is None or (
                CARD_OF[play] == joker and way != FACE and (way < HIGH or asked[LED_SUIT[play]] or not any(asked))
            ):
                found.append(play)
        return found


def is_known(view: JokerView) -> bool:
    """Whether every hidden card can lie in one place only."""
    hidden = view.hidden()
    return all(
        sum(1 for lacks, count in hidden.places if count and not lacks >> card & 1) == 1 for card in hidden.unseen
    )
