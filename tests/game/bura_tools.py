"""Hands of Bura to look at: put together from their parts, or played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

from game.bura import Bura
from game.bura.actions import parse, text
from game.bura.hand import BuraHand
from game.bura.options import BuraOptions
from game.cards import card, cards, mask, shuffled
from game.rules import Event
from tests.cases.bura import position

BURA = Bura()


def table(**options: Any) -> BuraOptions:
    return BuraOptions(**BURA.check(options, 2))


def given(options: Mapping[str, Any] | None = None, **state: Any) -> BuraHand:
    """A hand in the middle; cards as words: ``hands=("AS KS QH", "JC QC KC")``; trumps are diamonds unless said."""
    whole: dict[str, Any] = {"trump": "D", "leader": 0, **state}
    for key in ("talon", "table", "laid"):
        whole[key] = whole.get(key, "").split()
    for key in ("hands", "piles"):
        whole[key] = [words.split() for words in whole.get(key, ("", ""))]
    return position(table(**(options or {})), whole)


def dealt(first: str, second: str, turned: str, talon: str = "", leader: int = 0, **options: Any) -> BuraHand:
    """A hand from a whole pack: what seats 0 and 1 hold, the turned card, and how the talon begins."""
    rules = table(**options)
    hands = [cards(first.split()), cards(second.split())]
    top = [one for pair in zip(hands[leader], hands[1 - leader], strict=True) for one in pair]
    top += [card(turned), *cards(talon.split())]
    return BuraHand(rules, leader, top + [one for one in rules.pack if one not in top])


def do(hand: BuraHand, *said: str) -> list[Event]:
    """Play actions by their text; all that happened."""
    return [event for one in said for event in hand.play(parse(one))]


def legal(hand: BuraHand) -> set[str]:
    return {text(action) for action in hand.legal()}


def held(words: str) -> int:
    return mask(cards(words.split()))


def at_random(options: BuraOptions, rng: random.Random, offers: bool = True) -> Iterator[BuraHand]:
    """One hand played by chance, at each of its moments, the end included; callers copy it before they change it."""
    hand = BuraHand(options, rng.randrange(2), shuffled(options.pack, rng), no_offers=not offers)
    yield hand
    while hand.actor is not None:
        hand.advance(rng.choice(list(hand.legal())))
        yield hand


def any_table(rng: random.Random) -> BuraOptions:
    return table(**{option.name: rng.choice(option.values) for option in BURA.options})
