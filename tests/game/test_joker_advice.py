"""The plain bot of Joker: what it does in positions that players know, what it never does, and how well it plays."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from game.cards import NAMES, SUITS, cards, mask, pack, shuffled
from game.joker import Joker, actions
from game.joker.actions import CARD_OF, FIRST_BID, JOKERS, LED_SUIT, LOOK, LOW, TAKE, WAY_OF, parse_play
from game.joker.advice import advise
from game.joker.advice.trumps import choose_trump
from game.joker.deal import JokerDeal
from game.joker.options import OPTIONS, JokerOptions
from game.joker.sheet import JokerSheet
from game.joker.tricks import winner
from game.joker.view import JokerView
from game.rules import Option, RulesError
from tests.game.joker_tools import JOKER, moments, random_deal
from tests.league.__main__ import Serial, run
from tests.league.contest import Contest
from tests.league.figures import mean_and_half
from tests.soak import rounds


def position(
    hands: Sequence[str],
    trump: str | None,
    bids: Sequence[int] = (),
    plays: Iterable[str] = (),
    dealer: int | None = None,
    **options: Any,
) -> JokerDeal:
    """A deal of these hands by seat, "6S AD", after these bids (from the dealer's left) and plays.

    Seat 0 bids and leads first, the last seat deals, unless a dealer is named.
    """
    held = [cards(hand.split()) for hand in hands]
    players, size = len(held), len(held[0])
    dealer = players - 1 if dealer is None else dealer
    order = [held[(dealer + 1 + turn) % players] for turn in range(players)]
    deck = [one for row in zip(*order, strict=True) for one in row]
    rest = [one for one in pack() if one not in deck]
    if size < 9:
        rest.sort(
            key=lambda one: not (one in JOKERS if trump is None else NAMES[one][-1] == trump and one not in JOKERS)
        )
    deal = JokerDeal(JokerOptions(**{"dealer_limit": False, **options}), players, dealer, size, deck + rest)
    if size == 9:
        deal.advance(actions.name_trump(None if trump is None else SUITS.index(trump)))
    assert deal.trump == (None if trump is None else SUITS.index(trump))
    for tricks in bids:
        deal.advance(actions.bid(tricks))
    for play in plays:
        deal.advance(parse_play(play))
    return deal


def shared(hand: str) -> list[str]:
    """This hand of nine for seat 0, the rest of the pack shared out among the others."""
    rest = [NAMES[one] for one in pack() if NAMES[one] not in hand.split()]
    return [hand, *(" ".join(rest[seat::3]) for seat in range(3))]


def advised(deal: JokerDeal) -> str:
    """The text of what the plain bot would do now."""
    assert deal.actor is not None
    return actions.text(advise(deal.view(deal.actor), random.Random(1)))


def bid_of(deal: JokerDeal) -> int:
    assert deal.actor is not None
    return advise(deal.view(deal.actor), random.Random(1)) - FIRST_BID


FULL_OR_NEEDY = ("9H QD 7C 8S", "KH KD 9C KS", "8H 10D 8C 10S", "AH AD 7D 7S")
"""Seat 3 takes the first trick, seat 1 the second and leads its king of diamonds, which seat 3 could beat."""
TWO_TRICKS = ("9H", "KH", "8H", "AH", "7S", "8S", "KS", "10S")


class TestFollowing:
    def test_a_joker_does_not_take_when_losing_keeps_the_bid(self) -> None:
        deal = position(["KD 9H 8H", "7D 9C JH", "10D 7C QH", "6S 9D 8C"], "S", [1, 1, 1, 0], ["KD", "7D", "10D"])
        assert advised(deal) != "play:6S:take"

    def test_a_plain_winner_is_played_before_a_joker(self) -> None:
        deal = position(["KD 9H 8H", "7D 9C JH", "10D 7C QH", "6S AD 8C"], "S", [1, 0, 0, 2], ["KD", "7D", "10D"])
        assert advised(deal) == "play:AD"

    def test_the_last_to_play_wins_as_cheaply_as_it_can(self) -> None:
        deal = position(
            ["10D 9H 8H 7H", "7D 9C JH JS", "8D 7C QH 8S", "AD JD 8C AH"], "S", [1, 0, 0, 3], ["10D", "7D", "8D"]
        )
        assert advised(deal) == "play:JD"

    def test_with_enough_tricks_the_highest_loser_goes(self) -> None:
        deal = position(["KD 9H 8H", "8D 9C JH", "10D 7C QH", "7D 9D QD"], "S", [1, 1, 1, 0], ["KD", "8D", "10D"])
        assert advised(deal) == "play:QD"

    def test_void_with_enough_tricks_throws_the_dangerous_ace(self) -> None:
        deal = position(["KD 9H 8H", "8D 9C JH", "10D 7C QH", "AC 8C 7H"], None, [1, 1, 1, 0], ["KD", "8D", "10D"])
        assert advised(deal) == "play:AC"

    def test_when_every_card_left_must_win_the_joker_takes(self) -> None:
        deal = position(["QD 9H", "8D 9C", "10D 7C", "6S AH"], "S", [1, 0, 0, 2], ["QD", "8D", "10D"])
        assert advised(deal) == "play:6S:take"

    def test_the_last_joker_saves_from_khisht(self) -> None:
        deal = position(
            ["QD 9H", "8D KC", "10D 7C", "6S 7H"], "C", [1, 1, 0, 1], ["QD", "8D", "10D", "7H", "9H", "KC", "7C"]
        )
        assert advised(deal) == "play:6S:take"

    @pytest.mark.parametrize("minus", [False, True])
    def test_a_lost_bid_still_takes_a_trick_against_the_fine(self, minus: bool) -> None:
        deal = position(
            ["QD KH 9H", "8D KC AC", "10D 7C 8C", "AD 7D 7H"],
            None,
            [1, 1, 0, 3],
            ["KH", "KC", "8C", "7H", "QD", "8D", "10D"],
            minus=minus,
        )
        assert advised(deal) == "play:AD"


class TestLastToPlay:
    """In many deals of four bots the last to play, who knows what each of its plays brings."""

    def test_it_keeps_jokers_and_takes_what_it_needs(self) -> None:
        rng = random.Random(8)
        seen = 0
        for number in range(120):
            deal = JokerDeal(JokerOptions(), 4, number % 4, rng.choice((3, 5, 7, 9)), shuffled(pack(), rng))
            while deal.actor is not None:
                view = deal.view(deal.actor)
                play = advise(view, rng)
                if view.phase == "play" and len(view.trick) == 3 and len(view.legal()) > 1:
                    seen += 1
                    self.check(view, play)
                deal.advance(play)
        assert seen > 300

    def check(self, view: JokerView, play: int) -> None:
        need = (view.bids[view.seat] or 0) - view.took[view.seat]
        winners = [one for one in view.legal() if winner([*view.trick, one], view.trump) == 3]
        losers = [one for one in view.legal() if one not in winners]
        if need == 0 and losers:
            assert WAY_OF[play] != TAKE
        if need > 0 and any(WAY_OF[one] is None for one in winners):
            assert WAY_OF[play] != TAKE
        if need == view.held[view.seat] and winners:
            assert play in winners


class TestLeading:
    def test_the_trump_ace_is_not_led_by_reflex(self) -> None:
        deal = position(
            ["AH 9H KC 7D QS 8S", "7H 10C AC 8D JD 9S", "QH JH 9C QC 9D KS", "KH 8C JC 10D AD 10S"], "H", [2, 1, 2, 2]
        )
        assert advised(deal) != "play:AH"

    def test_no_joker_is_led_high_where_a_trump_may_ruff_it(self) -> None:
        deal = position(["6S 9C 8D 7S", "7H 10C AC JD", "QH JH QC 9D", "KH 8C JC AD"], "H", [1, 1, 1, 1])
        play = advise(deal.view(0), random.Random(1))
        assert CARD_OF[play] not in JOKERS or (WAY_OF[play] or 0) >= LOW or LED_SUIT[play] == deal.trump

    def test_a_joker_led_low_gives_the_lead_away_in_a_suit_others_hold(self) -> None:
        deal = position(["6S AH", "8D 9C", "10D 7C", "QD 8C"], None, [0, 1, 1, 1])
        play = advise(deal.view(0), random.Random(1))
        assert CARD_OF[play] in JOKERS
        assert (WAY_OF[play] or 0) >= LOW

    def test_a_strict_joker_stays(self) -> None:
        deal = position(["6S AH", "8D 9C", "10D 7C", "QD 8C"], None, [0, 1, 1, 1], strict=True)
        assert advised(deal) == "play:AH"


class TestOthers:
    """Seat 3 has taken more than it bid, and may beat the king of seat 1."""

    @pytest.mark.parametrize(
        ("bid", "pairs", "play"),
        [
            pytest.param(1, False, "play:7D", id="a seat that has enough gets the trick"),
            pytest.param(2, False, "play:AD", id="a seat that needs the trick does not"),
            pytest.param(2, True, "play:7D", id="a partner who needs it is not beaten"),
            pytest.param(1, True, "play:AD", id="a partner who has enough is relieved"),
        ],
    )
    def test_a_spoilt_bid_turns_to_the_bids_of_others(self, bid: int, pairs: bool, play: str) -> None:
        deal = position(FULL_OR_NEEDY, None, [1, bid, 1, 0], [*TWO_TRICKS, "KD", "10D"], pairs=pairs)
        assert advised(deal) == play


class TestBidding:
    @pytest.mark.parametrize(
        ("hand", "seat", "bid"),
        [("6S", 0, 1), ("6C", 1, 1), ("AH", 1, 1), ("7D", 0, 0), ("9S", 0, 0), ("AS", 2, 0)],
    )
    def test_one_card(self, hand: str, seat: int, bid: int) -> None:
        others = iter(["8C", "9D", "10C"])
        hands = [hand if one == seat else next(others) for one in range(4)]
        assert bid_of(position(hands, "H", [0] * seat)) == bid

    def test_nothing_high_and_no_trumps_is_a_pass(self) -> None:
        hands = shared("7C 8C 7D 8D 9D 7H 8H 7S 8S")
        assert bid_of(position(hands, None)) == 0

    def test_all_the_tricks_in_hand_are_bid(self) -> None:
        hands = shared("6S 6C AH KH QH JH 10H 9H 8H")
        assert bid_of(position(hands, "H")) == 9

    def test_strength_is_bid(self) -> None:
        strong = bid_of(position(shared("6S AH KH 10H 9H AC KC 7D 8D"), "H"))
        weak = bid_of(position(shared("9H 10S JS 9S 8C 7C 7D 8D QD"), "H"))
        assert strong >= 4
        assert weak <= 1

    def test_a_forbidden_bid_gives_way_to_its_neighbour(self) -> None:
        rng = random.Random(6)
        denied = 0
        for _ in range(300):
            deck, size = shuffled(pack(), rng), rng.randint(2, 8)
            bids = []
            for limit in (False, True):
                deal = JokerDeal(JokerOptions(dealer_limit=limit), 4, 3, size, deck)
                for _ in range(3):
                    deal.advance(advise(deal.view(deal.actor or 0), rng))
                bids.append(bid_of(deal))
            denied += bids[0] != bids[1]
            assert abs(bids[0] - bids[1]) <= 1
        assert denied


class TestTrumps:
    @pytest.mark.parametrize(
        ("hand", "trump"),
        [("AH KH QH", "H"), ("6S 10D 9D", "D"), ("7C KS QS", "S"), ("AC AD AH", None), ("6S AC AD", None)],
    )
    def test_choice(self, hand: str, trump: str | None) -> None:
        wanted = actions.name_trump(None if trump is None else SUITS.index(trump))
        assert choose_trump(mask(cards(hand.split()))) == wanted

    def test_the_fourth_card_is_never_looked_at(self) -> None:
        assert LOOK not in {choose_trump(mask(three)) for three in itertools.combinations(pack(), 3)}


class TestHonesty:
    def test_the_same_view_gives_the_same_action_whatever_is_hidden(self) -> None:
        rng = random.Random(4)
        for _ in range(25):
            for deal in moments(random_deal(rng), rng):
                if deal.actor is None or deal.phase == "choose":
                    continue
                view = deal.view(deal.actor)
                other = view.sample(rng).view(deal.actor)
                assert advise(view, random.Random(1)) == advise(other, random.Random(2))

    def test_who_is_not_to_act_has_nothing_to_be_advised(self) -> None:
        deal = position(["6S AH", "8D 9C", "10D 7C", "QD 8C"], None)
        with pytest.raises(RulesError):
            advise(deal.view(1), random.Random(1))


TABLE_OPTIONS = (
    "pairs",
    "nine_trump",
    "dealer_limit",
    "strict",
    "led_high_beats_trumps",
    "minus",
    "exact_100k",
    "khisht",
)
"""The options that change a deal; the others only change the schedule and the premiums."""
TABLES = [
    dict(zip(TABLE_OPTIONS, values, strict=True))
    for values in itertools.product(*(option.values for option in OPTIONS if option.name in TABLE_OPTIONS))
]


def possible(table: dict[str, Any], players: int) -> bool:
    """Whether a table of so many players can have these options, and each of them matters."""
    whole = Joker().check({name: value for name, value in table.items() if name != "pairs"}, players)
    return all(
        option.applies(whole, players) or table[option.name] == option.default
        for option in OPTIONS
        if option.name in table
    )


class TestWholeMatches:
    """A deal raises an error for an illegal action, so to come through is to have played by the rules."""

    @pytest.mark.parametrize("players", [4, 3, 2])
    def test_every_table_plays_deals_of_every_size(self, players: int) -> None:
        rng = random.Random(players)
        for table in TABLES:
            if not possible(table, players):
                continue
            size = rng.choice((rng.randint(1, 8), 9))
            deal = JokerDeal(JokerOptions(**table), players, rng.randrange(players), size, shuffled(pack(), rng))
            while deal.actor is not None:
                deal.advance(advise(deal.view(deal.actor), rng))

    @pytest.mark.parametrize(
        "option", [option for option in OPTIONS if option.name not in TABLE_OPTIONS], ids=lambda o: o.name
    )
    def test_every_schedule_and_premium(self, option: Option) -> None:
        for value in option.values:
            assert play_match({option.name: value}, 4, random.Random(2)).over

    @pytest.mark.soak
    @pytest.mark.parametrize("players", [4, 3, 2])
    def test_every_table_plays_whole_matches(self, players: int) -> None:
        rng = random.Random(players)
        tables = [table for table in TABLES if possible(table, players)]
        for table in rng.sample(tables, rounds(len(tables))):
            assert play_match(table, players, rng).over


GAIN_WANTED = 50.0
"""Points a deal over random players."""
KEPT_WANTED = 0.45
"""Share of the bids kept among four plain bots."""


def play_match(options: Mapping[str, Any], players: int, rng: random.Random) -> JokerSheet:
    """One whole match between plain bots."""
    sheet = JOKER.sheet(options, players, rng.randrange(players))
    while not sheet.over:
        deal = sheet.deal(shuffled(JOKER.pack, rng))
        while (seat := deal.actor) is not None:
            deal.advance(advise(deal.view(seat), rng))
        sheet.settle(deal)
    return sheet


class TestStrength:
    def test_it_beats_random_players_on_equal_cards(self) -> None:
        contest = Contest("joker", "plain", "random", 4, {"length": "nines"}, seed=3)
        mean, half = mean_and_half(run(contest, 150, Serial(), 1))
        assert mean - half > GAIN_WANTED

    def test_four_of_them_keep_their_bids(self) -> None:
        rng = random.Random(3)
        rows = [row for _ in range(12) for row in play_match({}, 4, rng).rows]
        bids = 4 * len(rows)
        kept = sum(bid == took for row in rows for bid, took in zip(row.bids, row.took, strict=True))
        assert kept > KEPT_WANTED * bids
        assert sum(sum(row.khisht) for row in rows) < 0.1 * bids
