"""Joker's rules once more, slowly and straight from the text of the rule book: what the fast engine is tested against.

Nothing of ``game.joker`` is used. Cards and plays are written as in the worked cases: "KH", "6S:high:H", "6C:give".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

SUITS: Final = "CDHS"
RANKS: Final = ("6", "7", "8", "9", "10", "J", "Q", "K", "A")
PACK: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)
JOKERS: Final = ("6S", "6C")
LEAD_WAYS: Final = ("face", *(f"{way}:{suit}" for way in ("high", "low") for suit in SUITS))
FOLLOW_WAYS: Final = ("face", "take", "give")


def suit_of(card: str) -> str:
    return card[-1]


def height(card: str) -> int:
    return RANKS.index(card[:-1])


def card_of(play: str) -> str:
    return play.partition(":")[0]


def way_of(play: str) -> str | None:
    """ "high", "low", "take", "give", "face"; None for a card that is no joker."""
    return play.split(":")[1] if ":" in play else None


def asked_suit(led: str) -> str:
    """The suit the first play of a trick asks for."""
    return led.split(":")[2] if way_of(led) in ("high", "low") else suit_of(card_of(led))


def leads(hand: Sequence[str], strict: bool) -> set[str]:
    """Any card may be led; strict: a joker only by a player who holds nothing but jokers."""
    only_jokers = all(card in JOKERS for card in hand)
    plays = {card for card in hand if card not in JOKERS}
    for joker in JOKERS:
        if joker in hand and (only_jokers or not strict):
            plays |= {f"{joker}:{way}" for way in LEAD_WAYS}
    return plays


def obeys(card: str, hand: Sequence[str], led: str, trump: str | None) -> bool:
    """Whether a card, as an ordinary card, may answer this lead from this hand."""
    counted = [held for held in hand if held not in JOKERS]
    asked = asked_suit(led)
    in_suit = [held for held in counted if suit_of(held) == asked]
    trumps = [held for held in counted if suit_of(held) == trump]
    if suit_of(card) == asked:
        return way_of(led) != "high" or all(height(held) <= height(card) for held in in_suit)
    if in_suit:
        return False
    return suit_of(card) == trump or not trumps


def answers(hand: Sequence[str], led: str, trump: str | None) -> set[str]:
    """What may be played to this lead."""
    plays = {card for card in hand if card not in JOKERS and obeys(card, hand, led, trump)}
    for joker in JOKERS:
        if joker in hand:
            plays |= {f"{joker}:take", f"{joker}:give"}
            if obeys(joker, hand, led, trump):
                plays.add(f"{joker}:face")
    return plays


def winner(trick: Sequence[str], trump: str | None, high_beats_trumps: bool) -> int:
    """Index of the play that takes the trick."""
    ways = [way_of(play) for play in trick]
    if "take" in ways:
        return max(at for at, way in enumerate(ways) if way == "take")
    ordinary = [at for at, way in enumerate(ways) if way in (None, "face")]

    def highest(suit: str | None) -> int | None:
        of_suit = [at for at in ordinary if suit_of(card_of(trick[at])) == suit]
        return max(of_suit, key=lambda at: height(card_of(trick[at])), default=None)

    best_trump, best_asked = highest(trump), highest(asked_suit(trick[0]))
    if ways[0] == "high":
        beaten = asked_suit(trick[0]) != trump and best_trump is not None and not high_beats_trumps
        return best_trump if beaten and best_trump is not None else 0
    if best_trump is not None:
        return best_trump
    if best_asked is not None:
        return best_asked
    return 0


def khisht(option: int | str, cards: int) -> int:
    if option == "200/500":
        return -500 if cards == 9 else -200
    if option == "x100":
        return -100 * cards
    return -int(option)


def score(bid: int, took: int, cards: int, minus: bool, exact_100k: bool, khisht_option: int | str) -> int:
    """The table of points, line by line."""
    if bid == took == cards:
        return 100 * cards
    if bid == took:
        return 100 * took if minus and exact_100k and took >= 1 else 50 * took + 50
    if took > bid:
        return 10 * took
    if minus:
        return -100 * (bid - took)
    return 10 * took if took >= 1 else khisht(khisht_option, cards)


def premium(points: Sequence[Sequence[int]], exact: Sequence[bool], option: str, pairs: bool) -> list[int]:
    """The bonus and the fines of one pulka, seat by seat."""
    seats = range(len(points))
    change = [0 for _ in seats]
    best = [max(deals) for deals in points]
    on_premium = [seat for seat in seats if exact[seat]]
    if option == "off" or not on_premium:
        return change
    if option == "neighbour":
        counted = [max(deals[:-1]) if len(deals) > 1 else 0 for deals in points]
        for seat in on_premium:
            if (seat - 1) % len(points) not in on_premium:
                change[seat] += counted[seat]
        for seat in seats:
            if seat not in on_premium and (seat - 1) % len(points) in on_premium:
                change[seat] -= max(0, counted[seat])
        return change
    if pairs and any(seat % 2 == 0 for seat in on_premium) and any(seat % 2 == 1 for seat in on_premium):
        return change
    for seat in on_premium:
        change[seat] = best[seat]
    if len(on_premium) == 1 and option == "own_best":
        for seat in seats:
            partner = pairs and seat % 2 == on_premium[0] % 2
            if seat not in on_premium and not partner:
                change[seat] = -max(0, best[seat])
    return change
