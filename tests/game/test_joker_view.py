"""What can be concluded from the play, and the hidden deals drawn from it."""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest

from game.cards import NAMES, bits, mask, pack, shuffled
from game.joker.actions import BIT_OF, CARD_OF, JOKER_MASK, PLAY_TEXT, parse
from game.joker.deal import JokerDeal
from game.joker.options import JokerOptions
from game.joker.view import JokerView
from game.sampling import spread
from tests.game import joker_book as book
from tests.game.joker_tools import letter, moments, random_deal

PLAIN = [one for one in pack() if not JOKER_MASK >> one & 1]


def _concluded(view: JokerView) -> list[int]:
    """For each seat the plain cards whose holding would have made one of its plays illegal, by the rule book."""
    lacks = [0] * view.players
    trump = letter(view.trump)
    for leader, *plays in (*view.tricks, (view.leader, *view.trick)):
        led = PLAY_TEXT[plays[0]] if plays else ""
        for offset, play in enumerate(plays):
            seat = (leader + offset) % view.players
            text, own = PLAY_TEXT[play], NAMES[CARD_OF[play]]
            for one in PLAIN:
                hand = [own, NAMES[one]]
                legal = book.answers(hand, led, trump) if offset else book.leads(hand, view.options.strict)
                if text not in legal:
                    lacks[seat] |= 1 << one
    return lacks


def test_the_conclusions_are_those_of_the_rule_book() -> None:
    """All of them, and no other."""
    rng = random.Random(30)
    plain = mask(PLAIN)
    for _ in range(40):
        deal = random_deal(rng)
        for now in moments(deal, rng):
            view = now.view(0)
            if not view.trick:
                assert [lacks & plain for lacks in view.lacking()] == _concluded(view)


def test_a_strict_joker_led_shows_a_hand_of_jokers() -> None:
    """Its leader holds at most the other joker, so all plain cards are elsewhere; without *strict* nothing is shown."""
    rng = random.Random(38)
    jokers = [one for one in pack() if JOKER_MASK >> one & 1]
    rest = shuffled(PLAIN, rng)
    deck = [jokers[0], *rest[:3], jokers[1], *rest[3:]]
    for strict in (True, False):
        deal = JokerDeal(JokerOptions(strict=strict), 4, 0, 2, deck)
        for action in ("bid:0", "bid:0", "bid:0", "bid:0", f"play:{NAMES[jokers[0]]}:high:H"):
            deal.play(parse(action))
        lacks = deal.view(2).lacking()
        assert [lacking & mask(PLAIN) for lacking in lacks] == [0, mask(PLAIN) if strict else 0, 0, 0]
        assert [lacking & mask(PLAIN) for lacking in lacks] == _concluded(deal.view(2))
        samples = {deal.view(2).sample(rng).hands[1] for _ in range(50)}
        assert (samples == {mask([jokers[1]])}) == strict


def test_nobody_is_said_to_lack_what_he_holds() -> None:
    rng = random.Random(31)
    for _ in range(250):
        deal = random_deal(rng)
        for now in moments(deal, rng):
            for seat, lacks in enumerate(now.view(0).lacking()):
                assert not lacks & now.hands[seat]
                assert not lacks & JOKER_MASK


def test_played_cards_are_those_no_longer_held() -> None:
    rng = random.Random(32)
    for _ in range(60):
        deal = random_deal(rng)
        for now in moments(deal, rng):
            view = now.view(0)
            if now.phase == "play":
                dealt = mask(now.deck[: now.players * now.cards])
                held = 0
                for hand in now.hands:
                    held |= hand
                assert view.played == dealt & ~held


def test_samples_keep_to_what_was_shown() -> None:
    rng = random.Random(33)
    for _ in range(60):
        deal = random_deal(rng)
        for now in moments(deal, rng):
            view = now.view(rng.randrange(now.players))
            lacks = view.lacking()
            sample = view.sample(rng)
            assert sample.hands[view.seat] == now.hands[view.seat]
            assert [hand.bit_count() for hand in sample.hands] == [hand.bit_count() for hand in now.hands]
            assert all(not hand & lacking for hand, lacking in zip(sample.hands, lacks, strict=True))
            assert sample.turned == now.turned
            assert sample.actor == now.actor
            assert list(sample.legal()) == list(now.legal()) or view.seat != now.actor


def test_every_hidden_card_is_as_likely_at_every_seat() -> None:
    """At the beginning, when nothing is known: within five standard deviations, for 33 cards and 3 seats."""
    rng = random.Random(34)
    deal = JokerDeal(JokerOptions(), 4, 0, 5, shuffled(pack(), rng))
    view = deal.view(1)
    draws = 2000
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(draws):
        sample = view.sample(rng)
        counts.update((seat, one) for seat in (0, 2, 3) for one in bits(sample.hands[seat]))
    assert deal.turned is not None
    hidden = [one for one in pack() if not deal.hands[1] >> one & 1 and one != deal.turned]
    chance = 5 / len(hidden)
    spread_of = (draws * chance * (1 - chance)) ** 0.5
    for one in hidden:
        for seat in (0, 2, 3):
            assert abs(counts[seat, one] - draws * chance) < 5 * spread_of
    assert not any(counts[seat, deal.turned] for seat in (0, 2, 3))


def _ways(hidden: list[int], room: list[int], lacks: list[int]) -> list[tuple[int, ...]]:
    """Every way to give these cards to the seats, the rest staying undealt."""
    if not room:
        return [()]
    found = []
    allowed = [one for one in hidden if not lacks[0] >> one & 1]
    for hand in itertools.combinations(allowed, room[0]):
        rest = [one for one in hidden if one not in hand]
        found += [(mask(hand), *others) for others in _ways(rest, room[1:], lacks[1:])]
    return found


def test_every_hidden_deal_can_be_drawn_and_no_other() -> None:
    """Small endings with random gaps: all arrangements turn up, none much rarer than in an even draw."""
    rng = random.Random(35)
    checked = 0
    while checked < 25:
        hidden = rng.sample(PLAIN, 6)
        room = rng.choice([[2, 2, 2], [2, 2, 1], [3, 2], [3, 3]])
        lacks = [mask(rng.sample(hidden, rng.choice((0, 0, 1, 2, 3)))) for _ in room]
        ways = _ways(hidden, room, lacks)
        if not 1 <= len(ways) <= 40:
            continue
        checked += 1
        draws = 60 * len(ways)
        places = [*zip(lacks, room, strict=True), (0, len(hidden) - sum(room))]
        counts = Counter(tuple(spread(hidden, places, rng)[:-1]) for _ in range(draws))
        assert set(counts) == set(ways)
        assert min(counts.values()) > 60 / 6
        assert max(counts.values()) < 60 * 4


def test_no_hidden_deal_means_no_draw() -> None:
    rng = random.Random(36)
    hidden = PLAIN[:4]
    with pytest.raises(ValueError, match="no deal agrees"):
        spread(hidden, [(mask(hidden[:3]), 2), (0, 2)], rng)


def test_the_last_trick_leaves_nothing_hidden() -> None:
    """With one card each and everything else played, the last seat's card is known."""
    rng = random.Random(37)
    deal = JokerDeal(JokerOptions(), 4, 0, 9, shuffled(pack(), rng))
    for now in moments(deal, rng):
        if now.phase == "play" and len(now.tricks) == 8 and len(now.trick) == 2:
            unseen = [seat for seat in range(4) if now.hands[seat]]
            view = now.view(unseen[0])
            assert view.sample(rng).hands == now.hands
            assert now.hands[unseen[1]] == mask(pack()) & ~view.hand & ~view.played
    assert sum(BIT_OF[play] for trick in deal.tricks for play in trick[1:]) == mask(pack())
