"""What searching bots know of Durak: the quick player, imagined deals, counted ends, poor memories."""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator, Sequence

import pytest

from game.beating import COVERERS, LED_CARDS, LED_MASK, PASS, TAKE, beat, beaten, is_beat, lead
from game.bots.budget import Budget
from game.bots.think import think
from game.cards import BIT, SUIT_MASK, bits, card, cards, mask, shuffled
from game.durak import Durak
from game.durak.actions import SWAP, THROW, is_lead, is_throw, is_transfer
from game.durak.deal import DurakDeal
from game.durak.dim import dim
from game.durak.ends import DurakEnds, open_cards
from game.durak.foresight import ahead, play_on
from game.durak.mind import NEAR
from game.durak.odds import odds
from game.durak.options import DurakOptions
from game.durak.quick import quick, scales
from game.durak.setup import sampled
from game.durak.simple import simple
from game.durak.view import DurakView
from game.exact import Solver
from game.rules import Action, State
from tests.bots.tools import dealt
from tests.game.durak_tools import position
from tests.game.test_durak import TABLES, deal_of

MIND = Durak.mind


def imagined(view: DurakView, rng: random.Random) -> DurakDeal:
    return sampled(view, rng, odds(view))


def positions(players: int, teams: bool, seed: int, deals: int) -> Iterator[DurakDeal]:
    """Every position of some deals of the quick player, at tables with options drawn at random."""
    rng = random.Random(f"{players} {teams} {seed}")
    for _ in range(deals):
        deal = deal_of(rng, players, teams)
        while deal.actor is not None:
            yield deal
            action = rng.choice(list(deal.legal())) if rng.random() < 0.1 else quick(deal)
            deal.advance(action)


# -- the quick player --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_quick_player_acts_by_what_he_may_know(players: int, teams: bool) -> None:
    rng = random.Random(1)
    for deal in positions(players, teams, 1, 6):
        action = quick(deal)
        assert action in deal.legal()
        assert deal.actor is not None
        assert quick(deal.view(deal.actor).sample(rng)) == action


def last_gain(deal: DurakDeal, action: Action) -> float:
    """Of leading this card when each knows what the other holds."""
    of = scales(deal)[0]
    covered = deal.hands[deal.guard] & COVERERS[deal.trump][LED_CARDS[action][0]]
    return of.gains[action] + (0.0 if covered else of.weights.unanswerable)


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_the_quick_player_takes_what_weighing_everything_comes_to(players: int, teams: bool) -> None:
    """He looks the best lead up, and at few of the cards that would cover."""
    looked = 0
    for deal in positions(players, teams, 3, 12):
        action = quick(deal)
        of = scales(deal)[deal.talon_left]
        if deal.phase == "defend" and is_beat(action):
            attack, cover = beaten(action)
            fits = [beaten(one)[1] for one in deal.legal() if is_beat(one) and beaten(one)[0] == attack]
            cost = {one: of.price[one] + (0.0 if deal.ranks >> one & 1 else of.weights.new_rank) for one in fits}
            assert cost[cover] == min(cost.values())
            looked += len(fits) > 1
        elif deal.phase == "lead" and is_lead(action) and (deal.talon_left or players > 2):
            assert of.gains[action] == max(of.gains[one] for one in deal.legal())
        elif deal.phase == "lead" and is_lead(action):
            single = [one for one in deal.legal() if len(LED_CARDS[one]) == 1]
            assert action not in single or last_gain(deal, action) == max(last_gain(deal, one) for one in single)
    assert looked


def test_the_quick_player_is_nearly_as_good_as_the_plain_one() -> None:
    rng = random.Random(2)
    won = decided = 0
    for number in range(200):
        seat = number % 2
        deal = deal_of(rng, 2, False)
        while (actor := deal.actor) is not None:
            deal.apply(quick(deal) if actor == seat else MIND.greedy(deal.view(actor), rng))
        decided += deal.fool is not None
        won += deal.fool == 1 - seat
    assert won / decided > 0.6


# -- candidates --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_candidates_are_legal_and_there_always_are_some(players: int, teams: bool) -> None:
    fewer = 0
    for deal in positions(players, teams, 9, 5):
        assert deal.actor is not None
        view = deal.view(deal.actor)
        found = MIND.candidates(view)
        assert found
        assert set(found) <= set(view.legal())
        fewer += len(found) < len(view.legal())
    assert fewer


def test_trumps_are_no_candidates_where_plain_cards_do() -> None:
    deal = position("7C 6D", "8S JS 6H AH KD", table="7S", talon=12)
    assert set(MIND.candidates(deal.view(1))) == {beat(card("7S"), card("8S")), beat(card("7S"), card("JS")), TAKE}
    deal = position("7C 6D", "8S JS 7H AH KD", table="7S", talon=12)
    assert beat(card("7S"), card("7H")) in MIND.candidates(deal.view(1))
    deal = position("7S 7H 8D AH", "6C", talon=12)
    assert {lead(mask(cards(names))) for names in (["7S"], ["7H"], ["8D"])} == set(MIND.candidates(deal.view(0)))
    deal = position("7S 7H 8D AH", "6C")
    assert len(MIND.candidates(deal.view(0))) == len(deal.legal())


# -- imagined deals ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_an_imagined_deal_looks_like_the_real_one(players: int, teams: bool) -> None:
    rng = random.Random(3)
    for number, deal in enumerate(positions(players, teams, 2, 4)):
        if not number % 5:
            seat = rng.randrange(players)
            view = deal.view(seat)
            assert imagined(view, rng).view(seat) == view


def test_hands_are_imagined_to_keep_what_is_good() -> None:
    """An ace not seen yet is oftener in the other hand than a six, as the talon runs out."""
    rng = random.Random(4)
    sixes = aces = 0
    for _ in range(40):
        deal = DurakDeal(DurakOptions(), 2, 0, shuffled(Durak.pack, rng))
        while deal.actor is not None and deal.talon_left > 8:
            deal.apply(quick(deal))
        view = deal.view(0)
        for suit in range(4):
            six, ace = 13 * suit + 4, 13 * suit + 12
            if suit != deal.trump and view.unseen >> six & view.unseen >> ace & 1:
                for _ in range(10):
                    hand = imagined(view, rng).hands[1]
                    sixes += hand >> six & 1
                    aces += hand >> ace & 1
    assert aces > 2 * sixes > 0


def test_the_truth_is_imagined_oftener_than_by_chance() -> None:
    rng = random.Random(5)
    right = {True: 0, False: 0}
    for deal in positions(2, False, 4, 20):
        if deal.talon_left > 2 and rng.random() < 0.2:
            view = deal.view(0)
            hidden = deal.hands[1] & ~view.known[1]
            for _ in range(3):
                right[True] += (imagined(view, rng).hands[1] & hidden).bit_count()
                right[False] += (view.sample(rng).hands[1] & hidden).bit_count()
    assert right[True] > 1.08 * right[False]


# -- counting ends -----------------------------------------------------------------------------------------


class Everything(DurakEnds):
    """Looks at all actions, and takes no two positions for the same."""

    def order(self, state: State) -> Sequence[Action]:
        return state.legal()

    def key(self, state: State) -> Hashable:
        del state
        return object()


def small_ends(players: int, cards: int, count: int) -> Iterator[DurakDeal]:
    """Positions of few cards at tables with all options, the talon gone."""
    seed = 0
    found = 0
    while found < count:
        seed += 1
        for deal in positions(players, False, seed, 1):
            held = sum(hand.bit_count() for hand in deal.hands) + deal.on_table.bit_count()
            if not deal.talon_left and held <= cards and len(deal.legal()) > 1:
                found += 1
                yield deal.copy()
                break


@pytest.mark.parametrize(("players", "cards"), [(2, 8), (3, 5)])
def test_counting_cleverly_comes_to_the_same_as_counting_everything(players: int, cards: int) -> None:
    for deal in small_ends(players, cards, 25):
        clever, plain = Solver(DurakEnds(), players), Solver(Everything(), players)
        assert clever.values(deal) == plain.values(deal)


def test_one_action_of_foresight_ends_deals_more_like_best_play() -> None:
    """Of two ways to play an end out, the one with foresight is oftener right about who wins it."""
    right = {"quick": 0.0, "foresight": 0.0}
    ends = [*small_ends(2, 10, 40)]
    for end in ends:
        seat = end.turn
        worth = Solver(DurakEnds(), 2).values(end)[seat]
        for way, deal in (("quick", end.copy()), ("foresight", end.copy())):
            if way == "quick":
                while deal.actor is not None:
                    deal.apply(quick(deal))
            else:
                play_on(deal, scales(deal))
            right[way] += 1.0 - abs(MIND.value(deal, seat) - worth)
    assert right["quick"] < right["foresight"]
    assert right["foresight"] > 0.85 * len(ends)


def test_foresight_sees_the_lead_that_wins() -> None:
    """Who leads the six first lets the king in; led after the ace it is the last card."""
    end = position("6C AS", "KC QS", known=(0, 1))
    assert ahead(end, scales(end)) == lead(BIT[card("AS")])


def test_near_the_end_both_are_taken_for_players_with_foresight() -> None:
    """One imagined deal then comes out in one way only, whatever chance says of the kind of the others."""
    seen = 0
    for deal in positions(2, False, 21, 12):
        if 0 < deal.talon_left <= NEAR and deal.phase == "lead":
            seen += 1
            drawn = imagined(deal.view(deal.turn), random.Random(1))
            ends = []
            for number in range(6):
                trial = drawn.copy()
                MIND.playout(trial, random.Random(number), deal.turn)
                ends.append(trial.result)
            assert ends == ends[:1] * 6
    assert seen


def test_where_all_lies_is_known_when_one_place_is_left_for_it() -> None:
    rng = random.Random(6)
    seen = 0
    for deal in positions(2, False, 6, 20):
        if open_cards(view := deal.view(0)):
            seen += 1
            assert all(imagined(view, rng).hands == deal.hands for _ in range(3))
            assert imagined(view, rng).talon[0:] == deal.talon[deal.drawn :]
        else:
            assert deal.talon_left > 1
    assert seen


# -- chances -----------------------------------------------------------------------------------------------


def test_chances_keep_their_order_and_allow_for_better_play() -> None:
    """The more there is to draw, the more a share of playouts is raised; without a talon it only counts for less."""
    halves = []
    for moves in (0, 16, 30):
        deal = dealt("durak", 3)
        for _ in range(moves):
            deal.apply(MIND.quick(deal, random.Random(1)))
        assert deal.actor is not None
        view = deal.view(deal.actor)
        found = [MIND.likely(view, share / 40) for share in range(41)]
        assert found == sorted(found)
        assert len(set(found)) > 36
        assert 0.0 < found[0] < 0.2
        assert 0.9 < found[-1] < 1.0
        halves.append(found[20])
    assert halves == sorted(halves, reverse=True)
    assert 0.5 <= halves[-1] < halves[0] < 0.75
    known = position("6S AC", "7S 7D")
    assert MIND.likely(known.view(0), 0.5) == pytest.approx(0.5)


def test_the_chance_of_what_was_counted_through_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(MIND), "likely", lambda *_: 0.123)
    counted = think(MIND, position("6C AS", "KC QS", known=(0, 1)).view(0), Budget(playouts=50), random.Random(1))
    assert counted.proved
    assert counted.chance == 1.0
    early = dealt("durak", 1)
    assert early.actor is not None
    assert think(MIND, early.view(early.actor), Budget(playouts=50), random.Random(1)).chance == 0.123


# -- poor memories -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "teams"), TABLES)
@pytest.mark.parametrize("memory", [0.0, 0.25, 0.6])
def test_who_forgets_knows_less_and_can_still_play(players: int, teams: bool, memory: float) -> None:
    rng = random.Random(7)
    for number, deal in enumerate(positions(players, teams, 7, 3)):
        if number % 4:
            continue
        seat = deal.actor
        assert seat is not None
        view = deal.view(seat)
        seen = dim(view, rng, memory)
        assert not seen.gone & ~view.gone
        assert not any(mine & ~whole for mine, whole in zip(seen.known, view.known, strict=True))
        assert seen.hand == view.hand
        assert seen.held == view.held
        assert all(may_be(seen, one, bits(hand)) for one, hand in enumerate(deal.hands))
        for draw in (seen.sample, lambda rng, seen=seen: imagined(seen, rng)):
            other = draw(rng)
            assert other.view(seat).hand == view.hand
            assert tuple(hand.bit_count() for hand in other.hands) == view.held
        assert MIND.plain(seen, rng) in view.legal()
        assert MIND.novice(seen, rng, memory) in view.legal()


def may_be(view: DurakView, seat: int, hand: list[int]) -> bool:
    """Whether a view leaves it open that this seat holds these cards."""
    free = 0
    for lacks, count in view.lots[seat]:
        free |= view.unseen & ~lacks if count else 0
    return seat == view.seat or all((view.known[seat] | free) & BIT[one] for one in hand)


def test_perfect_memory_forgets_nothing() -> None:
    deal = DurakDeal(DurakOptions(), 2, 0, shuffled(Durak.pack, random.Random(8)))
    for _ in range(25):
        deal.apply(quick(deal))
    assert dim(deal.view(0), random.Random(1), 1.0) == deal.view(0)
    assert dim(deal.view(0), random.Random(1), 0.0).gone != deal.gone


def simply(deal: DurakDeal) -> Action:
    """What a simple player does, looked for among the legal actions: the first that is a plain lead of one card, a
    cover, a plain card thrown in, or no card at all; else the first."""

    def plain(cards: int) -> bool:
        return not cards & (cards - 1) and not cards & SUIT_MASK[deal.trump]

    def at_once(action: Action) -> bool:
        if is_lead(action):
            return plain(LED_MASK[action])
        return is_beat(action) or action in (TAKE, PASS) or (is_throw(action) and plain(BIT[action - THROW]))

    legal = deal.legal()
    return next((action for action in legal if at_once(action)), legal[0])


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_a_simple_player_takes_the_first_legal_action_that_is_like_him(players: int, teams: bool) -> None:
    rng = random.Random(12)
    kinds = set()
    for _ in range(30):
        deal = deal_of(rng, players, teams)
        while deal.actor is not None:
            done = simple(deal)
            assert done == simply(deal)
            several = deal.phase == "defend" and deal.uncovered > 1
            swaps = SWAP in deal.legal()
            passes_on = any(is_transfer(action) for action in deal.legal())
            kinds.add((deal.phase, several, swaps, passes_on))
            deal.advance(done if rng.random() < 0.3 else rng.choice(list(deal.legal())))
            assert deal.actor is None or deal.turn == deal.actor
    assert {phase for phase, *_ in kinds} == {"lead", "defend", "throw", "take"}
    assert any(several for _, several, *_ in kinds)
    assert any(passes_on for *_, passes_on in kinds)
    assert any(swaps for _, _, swaps, _ in kinds) or players == 6


def test_a_simple_player_does_as_the_greedy_one() -> None:
    """Two ways to say the same: with state and masks for playouts, with a view for the league."""
    rng = random.Random(12)
    for _ in range(30):
        deal = deal_of(rng, rng.choice((2, 3, 4)), False)
        while (actor := deal.actor) is not None:
            done = simple(deal)
            greedy = MIND.greedy(deal.view(actor), rng)
            # several cards are covered, or thrown in, in another order
            assert done == greedy or any(kind(done) and kind(greedy) for kind in (is_throw, is_beat))
            deal.advance(rng.choice(list(deal.legal())))


def test_others_are_taken_for_players_of_two_kinds() -> None:
    """The seat itself always plays as the quick player, so that there are two ways for a deal to go."""
    rng = random.Random(1)
    ways = []
    for seed in range(8):
        ends = set()
        for _ in range(16):
            deal = dealt("durak", seed)
            MIND.playout(deal, rng, 0)
            ends.add((deal.result["how"], deal.result["bouts"]))
        ways.append(len(ends))
    assert max(ways) == 2
