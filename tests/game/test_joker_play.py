"""What may be played and who takes the trick, against the slow rule book of joker_book.py."""

from __future__ import annotations

import random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from game.joker import tricks as engine
from game.joker.actions import parse_play
from game.joker.events import CardPlayed, TrickTaken
from tests.game import joker_book as book
from tests.game.joker_tools import (
    answers,
    hands,
    index,
    leads,
    letter,
    mask_of,
    moments,
    names_of,
    plays_of,
    random_deal,
    texts,
    tricks,
    trumps,
)
from tests.soak import rounds

steady = settings(deadline=None, derandomize=True, max_examples=400)
ALL_LEADS = [
    *(card for card in book.PACK if card not in book.JOKERS),
    *(f"{joker}:{way}" for joker in book.JOKERS for way in book.LEAD_WAYS),
]
ALL_ANSWERS = [
    *(card for card in book.PACK if card not in book.JOKERS),
    *(f"{joker}:{way}" for joker in book.JOKERS for way in book.FOLLOW_WAYS),
]
TRUMPS = (None, *book.SUITS)


def _answers(hand: list[str], led: str, trump: str | None) -> list[str]:
    return texts(engine.follows(mask_of(hand), parse_play(led), index(trump)))


@steady
@given(hands, st.booleans())
def test_leads(hand: list[str], strict: bool) -> None:
    plays = texts(engine.leads(mask_of(hand), strict))
    assert len(plays) == len(set(plays))
    assert set(plays) == book.leads(hand, strict)


@steady
@given(hands, leads, trumps)
def test_answers(hand: list[str], led: str, trump: str | None) -> None:
    assume(book.card_of(led) not in hand)
    plays = _answers(hand, led, trump)
    assert len(plays) == len(set(plays))
    assert set(plays) == book.answers(hand, led, trump)


@pytest.mark.parametrize("trump", TRUMPS)
def test_answers_of_all_small_hands(trump: str | None) -> None:
    """Every hand of one or two cards under every lead."""
    for led in ALL_LEADS:
        for first, one in enumerate(book.PACK):
            for other in book.PACK[first:]:
                hand = sorted({one, other})
                if book.card_of(led) not in hand:
                    assert set(_answers(hand, led, trump)) == book.answers(hand, led, trump), (led, hand)


@steady
@given(hands, leads, trumps)
def test_the_duty_to_follow(hand: list[str], led: str, trump: str | None) -> None:
    """Suit first, then trumps, then anything; a joker always; the highest card under *high*."""
    assume(book.card_of(led) not in hand)
    plays = _answers(hand, led, trump)
    assert plays
    plain = [card for card in hand if card not in book.JOKERS]
    given = [play for play in plays if play in plain]
    asked = book.asked_suit(led)
    in_suit = [card for card in plain if book.suit_of(card) == asked]
    of_trumps = [card for card in plain if book.suit_of(card) == trump]
    expected = in_suit or of_trumps or plain
    if in_suit and book.way_of(led) == "high":
        expected = [max(in_suit, key=book.height)]
    assert sorted(given) == sorted(expected)
    for joker in book.JOKERS:
        assert (f"{joker}:take" in plays) == (f"{joker}:give" in plays) == (joker in hand)


@steady
@given(tricks, trumps, st.booleans())
def test_winner(trick: list[str], trump: str | None, beats: bool) -> None:
    assert engine.winner(plays_of(trick), index(trump), beats) == book.winner(trick, trump, beats)


@pytest.mark.parametrize("beats", [False, True])
@pytest.mark.parametrize("trump", TRUMPS)
def test_winner_of_every_trick_of_two(trump: str | None, beats: bool) -> None:
    for led in ALL_LEADS:
        for answer in ALL_ANSWERS:
            if book.card_of(answer) != book.card_of(led):
                trick = [led, answer]
                assert engine.winner(plays_of(trick), index(trump), beats) == book.winner(trick, trump, beats), trick


@steady
@given(tricks, trumps, st.booleans())
def test_who_wins_does_not_hang_on_the_losers(trick: list[str], trump: str | None, beats: bool) -> None:
    """Without a later loser the winner stays; *give* never wins over anything led; the last *take* always does."""
    won = engine.winner(plays_of(trick), index(trump), beats)
    for at in range(1, len(trick)):
        if at != won:
            rest = trick[:at] + trick[at + 1 :]
            assert rest[engine.winner(plays_of(rest), index(trump), beats)] == trick[won]
    ways = [book.way_of(play) for play in trick]
    assert ways[won] != "give"
    assert ("take" in ways) == (ways[won] == "take")


@steady
@given(leads, st.lists(answers, min_size=3, max_size=3, unique_by=book.card_of), trumps)
def test_the_option_concerns_only_a_joker_led_high(led: str, rest: list[str], trump: str | None) -> None:
    trick = [led, *rest]
    assume(len({book.card_of(play) for play in trick}) == 4)
    without, with_option = (engine.winner(plays_of(trick), index(trump), beats) for beats in (False, True))
    if without != with_option:
        assert book.way_of(led) == "high"
        assert with_option == 0


def _check_deal(rng: random.Random) -> None:
    """One random deal, every legal list and every winner compared with the book."""
    deal = random_deal(rng)
    trump = None
    for now in moments(deal, rng):
        if now.phase != "play" or now.actor is None:
            continue
        trump = letter(now.trump)
        hand = names_of(now.hands[now.actor])
        if now.trick:
            expected = book.answers(hand, texts(now.trick)[0], trump)
        else:
            expected = book.leads(hand, now.options.strict)
        assert set(texts(now.legal())) == expected
    assert len(deal.tricks) == sum(deal.took) == deal.cards
    took = [0] * deal.players
    leader = (deal.dealer + 1) % deal.players
    for led_by, *plays in deal.tricks:
        assert led_by == leader
        leader = (leader + book.winner(texts(plays), trump, deal.options.led_high_beats_trumps)) % deal.players
        took[leader] += 1
    assert took == deal.took


def test_deals_follow_the_book() -> None:
    rng = random.Random(20)
    for _ in range(150):
        _check_deal(rng)


def test_events_name_the_holder_of_the_trick() -> None:
    rng = random.Random(21)
    for _ in range(40):
        deal = random_deal(rng)
        while deal.actor is not None:
            before = list(deal.trick)
            leader = deal.leader
            for event in deal.play(rng.choice(list(deal.legal()))):
                if isinstance(event, CardPlayed):
                    trick = texts([*before, event.play])
                    holds = book.winner(trick, letter(deal.trump), deal.options.led_high_beats_trumps)
                    assert event.holder == (leader + holds) % deal.players
                elif isinstance(event, TrickTaken):
                    assert event.seat == deal.leader
                    assert event.leader == leader


def test_a_bare_joker_is_no_play() -> None:
    for joker in book.JOKERS:
        with pytest.raises(ValueError, match="no action"):
            parse_play(joker)


@pytest.mark.soak
def test_many_deals_follow_the_book() -> None:
    rng = random.Random()
    for _ in range(rounds(100_000)):
        seed = rng.randrange(10**12)
        try:
            _check_deal(random.Random(seed))
        except AssertionError:
            print("seed", seed)
            raise


@pytest.mark.soak
def test_winner_of_tricks_of_three() -> None:
    every = [(led, one, two) for led in ALL_LEADS for one in ALL_ANSWERS for two in ALL_ANSWERS]
    for trick in random.Random(22).sample(every, rounds(len(every))):
        if len({book.card_of(play) for play in trick}) == 3:
            for trump in TRUMPS:
                for beats in (False, True):
                    assert engine.winner(plays_of(trick), index(trump), beats) == book.winner(trick, trump, beats)
