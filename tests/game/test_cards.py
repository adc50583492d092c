"""What is looked up by sets of cards."""

from __future__ import annotations

from game.cards import Listing, bits


def test_a_listing_works_out_each_set_once() -> None:
    asked: list[int] = []

    def of(cards: int) -> list[int]:
        asked.append(cards)
        return bits(cards)

    listing = Listing(of, 2)
    assert [listing[0b101], listing[0b101], listing[0]] == [(0, 2), (0, 2), ()]
    assert asked == [0b101, 0]


def test_a_listing_keeps_a_bounded_number_of_sets() -> None:
    listing = Listing(bits, 3)
    for cards in range(8):
        assert listing[cards] == tuple(bits(cards))
        assert cards in listing
        assert len(listing) <= 3
