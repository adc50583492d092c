"""Durachki: cards are kept, deals end, the bot follows the book's advice and beats a lowest-card player."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.beating import LED_CARDS, PASS, TAKE, beat, lead
from game.cards import bits, card, cards, mask, pack, shuffled, suit_index
from game.durachki import Durachki
from game.durachki.advice import Advice, advise, counsel
from game.durachki.deal import DurachkiDeal
from game.durachki.options import OPTIONS, DurachkiOptions
from game.durachki.setup import set_up
from game.rules import Action, View
from tests.league.contest import Contest, play
from tests.league.figures import mean_and_half
from tests.soak import rounds

MIND = Durachki.mind


def chance(view: View, rng: random.Random) -> Action:
    return rng.choice(list(view.legal()))


PLAYERS = {"plain": MIND.plain, "lowest": MIND.greedy, "random": chance}


def play_out(deal: DurachkiDeal, player: Callable[[View, random.Random], Action], rng: random.Random) -> None:
    while (actor := deal.actor) is not None:
        deal.advance(player(deal.view(actor), rng))


def position(*hands: str, trump: str = "S", table: str = "", **more: object) -> DurachkiDeal:
    """Hands as text ("6H 9D"), seat 0 leading; ``table`` holds uncovered cards."""
    return set_up(
        DurachkiOptions(**more),  # type: ignore[arg-type]
        suit_index(trump),
        [mask(cards(hand.split())) for hand in hands],
        leader=0,
        table=[(card(one), None) for one in table.split()],
    )


def move(deal: DurachkiDeal) -> int:
    assert deal.actor is not None
    return advise(deal.view(deal.actor), random.Random(0))


def advice(deal: DurachkiDeal) -> tuple[Advice, ...]:
    assert deal.actor is not None
    return counsel(deal.view(deal.actor))


def random_options(rng: random.Random) -> DurachkiOptions:
    return DurachkiOptions(**{option.name: rng.choice(option.values) for option in OPTIONS})


def everything(deal: DurachkiDeal) -> list[int]:
    """Every card in play, wherever it lies."""
    return sorted([*deal.on_table, *bits(deal.gone), *(one for hand in deal.hands for one in bits(hand))])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_card_is_lost_or_doubled_and_every_deal_ends(players: int) -> None:
    rng = random.Random(players)
    for number in range(100):
        deal = DurachkiDeal(random_options(rng), players, rng.randrange(players), shuffled(pack(), rng))
        start = everything(deal)
        assert len(start) == len(set(start)) == players * 9
        player = rng.choice(list(PLAYERS.values()))
        while (actor := deal.actor) is not None:
            deal.advance(player(deal.view(actor), rng))
            assert everything(deal) == start
            assert deal.aside == deal.gone.bit_count()
        assert deal.bouts <= 500, number
        assert (deal.loser is None) == (deal.how in ("none", "stopped"))


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kind", ["random", "plain"])
def test_ten_thousand_deals_end(players: int, kind: str) -> None:
    rng = random.Random(f"{players} {kind}")
    for _ in range(rounds(10_000)):
        deal = DurachkiDeal(random_options(rng), players, rng.randrange(players), shuffled(pack(), rng))
        play_out(deal, PLAYERS[kind], rng)
        assert deal.result is not None


def test_views_hide_and_samples_agree() -> None:
    rng = random.Random(3)
    for _ in range(25):
        players = rng.choice([2, 3, 4])
        deal = DurachkiDeal(random_options(rng), players, rng.randrange(players), shuffled(pack(), rng))
        while deal.actor is not None:
            for seat in range(players):
                view = deal.view(seat)
                drawn = view.sample(rng)
                assert drawn.view(seat) == view
                for other, known in enumerate(view.known):
                    assert not known & ~deal.hands[other]
                    for lacks, _ in view.lots[other]:
                        assert lacks.bit_count() < 36
            assert Durachki().state_from_json(deal.to_json()) == deal
            deal.play(rng.choice(list(deal.legal())))


def test_who_lets_his_cards_fly_in_is_known_to_have_none_left() -> None:
    deal = position("6H 9D", "7C 6C", "8C KD", "6D 10D")
    deal.advance(lead(1 << card("6H")))
    view = deal.view(0)
    sixes = mask(cards(["6C", "6D", "6H", "6S"]))
    assert all(lots[0][0] & sixes == sixes for lots in view.lots[1:])


def test_a_board_ends_at_the_agreed_losses_and_money_adds_up() -> None:
    rules = Durachki()
    sheet = rules.sheet({"losses": 3, "stake": 5}, 3, 1)
    rng = random.Random(5)
    while not sheet.over:
        deal = sheet.deal(shuffled(rules.pack, rng))
        play_out(deal, MIND.plain, rng)
        sheet.settle(deal)
    assert max(sheet.totals) == 3
    assert sum(sheet.money) == 0
    assert sorted(sheet.places)[0] == 1


# -- the book's advice -------------------------------------------------------------------------------------


def test_leads_the_smallest_and_keeps_trumps() -> None:
    deal = position("7H 9D KC 6S", "8C", "10C")
    assert move(deal) == lead(1 << card("7H"))
    assert advice(deal) == (Advice.KEEP_TRUMPS, Advice.SMALLEST_FIRST)


def test_keeps_cards_of_one_rank_together() -> None:
    deal = position("7H 7D KC", "8C", "10C")
    assert move(deal) == lead(mask(cards(["7H", "7D"])))
    assert Advice.KEEP_TOGETHER in advice(deal)


def test_leads_its_last_cards_whatever_they_are() -> None:
    deal = position("AS AD", "8C KD", "10C")
    assert move(deal) == lead(mask(cards(["AS", "AD"])))


def test_splits_the_higher_pair() -> None:
    deal = position("9D", "10H 10C JH JC 6D", "8C", table="7H 7C")
    assert Advice.SPLIT_THE_HIGHER in advice(deal)


def test_beats_with_the_trump_whose_mate_it_can_lead() -> None:
    deal = position("9D", "8H 9S 9C KS AS", "8C", table="7H")
    assert Advice.TRUMP_THEN_SUIT in advice(deal)
    assert move(deal) == beat(card("7H"), card("9S"))


def test_throws_small_trumps_in_when_they_may_fly() -> None:
    deal = position("7H 9D", "8C KD", "7S QD", fly="may")
    deal.advance(lead(1 << card("7H")))
    assert deal.actor == 2
    assert advice(deal) == (Advice.THROW_SMALL_TRUMPS,)
    assert move(deal) != PASS


def test_a_defender_lets_nothing_fly_at_himself() -> None:
    deal = position("7H 9D", "7C KD", "8S QD", fly="may")
    deal.advance(lead(1 << card("7H")))
    assert deal.actor == 1
    assert move(deal) == PASS


def test_takes_what_nothing_covers() -> None:
    deal = position("9D", "6H 7D 8D 6C QC 8C", "8C", table="AH")
    assert move(deal) == TAKE


def test_no_advice_out_of_turn() -> None:
    assert counsel(position("7H", "8C", "9C").view(1)) == ()


def test_leads_are_of_one_rank() -> None:
    assert all(len({one % 13 for one in LED_CARDS[action]}) == 1 for action in position("7H 7D 8C", "9C").legal())


def test_the_plain_bot_loses_less_than_a_lowest_card_player() -> None:
    contest = Contest("durachki", "plain", "greedy", 3, seed=11)
    share, half = mean_and_half([play(contest, number) for number in range(200)])
    assert share + half < 0.33
