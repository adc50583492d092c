"""Bridges between the engine's numbers and the notation of the rule book, and random deals, for Joker's tests."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any

from hypothesis import strategies as st

from game.cards import NAMES, SUITS, bits, mask, pack, shuffled
from game.joker import Joker
from game.joker.actions import PLAY_TEXT, parse_play
from game.joker.deal import JokerDeal
from game.joker.options import OPTIONS, JokerOptions
from tests.game import joker_book as book

JOKER = Joker()
hands = st.sets(st.sampled_from(book.PACK), min_size=1, max_size=9).map(sorted)
trumps = st.sampled_from([None, *SUITS])
leads = st.sampled_from(
    [card for card in book.PACK if card not in book.JOKERS]
    + [f"{joker}:{way}" for joker in book.JOKERS for way in book.LEAD_WAYS]
)
answers = st.sampled_from(
    [card for card in book.PACK if card not in book.JOKERS]
    + [f"{joker}:{way}" for joker in book.JOKERS for way in book.FOLLOW_WAYS]
)
tricks = st.builds(lambda led, rest: [led, *rest], leads, st.lists(answers, min_size=1, max_size=3)).filter(
    lambda trick: len({book.card_of(play) for play in trick}) == len(trick)
)


def index(letter: str | None) -> int | None:
    return None if letter is None else SUITS.index(letter)


def letter(suit: int | None) -> str | None:
    return None if suit is None else SUITS[suit]


def mask_of(hand: Iterable[str]) -> int:
    return mask(NAMES.index(card) for card in hand)


def names_of(hand: int) -> list[str]:
    return [NAMES[card] for card in bits(hand)]


def texts(plays: Iterable[int]) -> list[str]:
    return [PLAY_TEXT[play] for play in plays]


def plays_of(trick: Iterable[str]) -> list[int]:
    return [parse_play(play) for play in trick]


def random_options(rng: random.Random, players: int = 4) -> JokerOptions:
    """Any table that so many players can have."""
    chosen: dict[str, Any] = {
        option.name: rng.choice(option.values) for option in OPTIONS if not option.players or players in option.players
    }
    return JokerOptions(**JOKER.check(chosen, players))


def random_deal(rng: random.Random, cards: int | None = None) -> JokerDeal:
    """A dealt deal of any table, seats and size."""
    players = rng.choice((2, 3, 4))
    size = cards or rng.randint(1, 9)
    return JokerDeal(random_options(rng, players), players, rng.randrange(players), size, shuffled(pack(), rng))


def moments(deal: JokerDeal, rng: random.Random) -> Iterator[JokerDeal]:
    """The deal at each of its moments, played out by chance; it goes on when the next moment is asked for."""
    yield deal
    while deal.actor is not None:
        deal.advance(rng.choice(list(deal.legal())))
        yield deal
