"""Bura's actions as integers and as text ("lead:AS+KS", "give:KS", "var", "offer").

The low 52 bits are the set of cards an action lays down, as a mask; the bits above them say what is done with it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from game.cards import BIT, card, names
from game.rules import RulesError

SHIFT: Final = 52
CARDS: Final = (1 << SHIFT) - 1
"""The cards of an action: ``action & CARDS``; what it does: ``action & ~CARDS``."""

LEAD: Final = 1 << SHIFT
ANSWER: Final = 2 << SHIFT
GIVE: Final = 3 << SHIFT
"""Without cards: somebody gave face down, and the cards are not for the one who looks."""
MALYUTKA: Final = 4 << SHIFT
COMPLETE: Final = 5 << SHIFT
VAR: Final = 6 << SHIFT
BURA: Final = 7 << SHIFT
ROYAL: Final = 8 << SHIFT
OFFER: Final = 9 << SHIFT
ACCEPT: Final = 10 << SHIFT
REFUSE: Final = 11 << SHIFT
RAISE: Final = 12 << SHIFT
TIMEOUT: Final = 13 << SHIFT
"""The time of the one who must act has run out; never among the legal actions, and always accepted."""

WITH_CARDS: Final = {LEAD: "lead", ANSWER: "answer", GIVE: "give", MALYUTKA: "malyutka", COMPLETE: "complete"}
WORDS: Final = {
    VAR: "var",
    BURA: "bura",
    ROYAL: "royal",
    OFFER: "offer",
    ACCEPT: "accept",
    REFUSE: "refuse",
    RAISE: "raise",
    TIMEOUT: "timeout",
}
_KINDS: Final = {name: kind for kind, name in WITH_CARDS.items()}
_BY_WORD: Final = {word: action for action, word in WORDS.items()}


def kind_of(action: int) -> int:
    """What an action does, without its cards."""
    return action & ~CARDS


@lru_cache(maxsize=4096)
def text(action: int) -> str:
    word = WORDS.get(action)
    if word is not None:
        return word
    cards = action & CARDS
    name = WITH_CARDS.get(action & ~CARDS)
    if name is None or action < 0 or not cards:
        raise RulesError(f"Bura has no action {action!r}")
    return f"{name}:{'+'.join(sorted(names(cards)))}"


def parse(of: str) -> int:
    """The action of a text; the cards may stand in any order, but each only once."""
    if of in _BY_WORD:
        return _BY_WORD[of]
    name, _, listed = of.partition(":")
    if name not in _KINDS:
        raise RulesError(f"Bura has no action {of!r}")
    cards = 0
    for one in listed.split("+"):
        try:
            bit = BIT[card(one)]
        except ValueError:
            raise RulesError(f"Bura has no action {of!r}") from None
        if cards & bit:
            raise RulesError(f"a card is named twice in {of!r}")
        cards |= bit
    return _KINDS[name] | cards
