"""All players of all games: what they do is legal, seeded, and drawn from the view alone."""

from __future__ import annotations

import random

import pytest

from game.bots.budget import Budget
from game.bots.players import CHEAT, NAMES, Player
from game.registry import GAMES
from game.rules import RulesError
from tests.bots.tools import advanced

BUDGET = Budget(playouts=24)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", NAMES)
def test_a_whole_deal_is_played(name: str, who: str) -> None:
    player = Player(GAMES[name].mind, who, BUDGET)
    state = advanced(name, 3, 0)
    rng = random.Random(5)
    while (actor := state.actor) is not None:
        action = player.decide(state.view(actor), rng, truth=state.copy() if who == CHEAT else None).action
        assert action in state.legal()
        state.advance(action)
    assert state.result is not None


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("who", [who for who in NAMES if who != CHEAT])
@pytest.mark.parametrize("moves", [0, 2, 5])
def test_only_the_view_and_the_seed_count(name: str, who: str, moves: int) -> None:
    """Another deal that looks the same from this seat gets the same thought."""
    state = advanced(name, 8, moves)
    actor = state.actor
    assert actor is not None
    view = state.view(actor)
    other = view.sample(random.Random(99))
    player = Player(GAMES[name].mind, who, BUDGET)
    thoughts = [player.decide(of.view(actor), random.Random(7)) for of in (state, state, other)]
    assert thoughts[0] == thoughts[1] == thoughts[2]


@pytest.mark.parametrize("name", GAMES)
def test_nobody_thinks_out_of_turn(name: str) -> None:
    state = advanced(name, 2, 4)
    idle = next(seat for seat in range(state.players) if seat != state.actor)
    with pytest.raises(RulesError):
        Player(GAMES[name].mind, "hard", BUDGET).decide(state.view(idle), random.Random(1))


def test_cheat_must_be_shown_the_cards() -> None:
    state = advanced("joker", 2, 0)
    assert state.actor is not None
    with pytest.raises(RulesError, match="shown"):
        Player(GAMES["joker"].mind, CHEAT).decide(state.view(state.actor), random.Random(1))


def test_an_unknown_player_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match=r"no player 'grandmaster'.*hard"):
        Player(GAMES["joker"].mind, "grandmaster")


@pytest.mark.parametrize("name", GAMES)
def test_the_tree_can_be_searched_instead(name: str) -> None:
    state = advanced(name, 6, 0)
    assert state.actor is not None
    view = state.view(state.actor)
    thought = Player(GAMES[name].mind, "hard", BUDGET, "tree").decide(view, random.Random(3))
    assert thought.action in view.legal()
    assert thought == Player(GAMES[name].mind, "hard", BUDGET, "tree").decide(view, random.Random(3))


def test_an_unknown_search_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match=r"no search 'depth'.*flat, tree"):
        Player(GAMES["joker"].mind, "hard", search="depth")
