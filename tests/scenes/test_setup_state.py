"""What is agreed at a table: presets, what is remembered, names, portraits."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.match import TIME_LIMITS, Match
from game.registry import GAMES
from game.rules import Game
from scenes import setup_words
from scenes.portraits import PORTRAITS
from scenes.settings import NAME_LENGTH
from scenes.setup_state import Agreement, tidy, unlike
from scenes.texts import LANGS, Texts

EN = Texts("en")
JOKER = GAMES["joker"]
PRESETS = [(game, name) for game in GAMES.values() for name in game.presets]


def agreed(**changes: Any) -> Agreement:
    result = Agreement.usual(JOKER)
    for name, value in changes.items():
        setattr(result, name, value)
    return result


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_the_usual_table_can_be_played_at_once(game: Game) -> None:
    usual = Agreement.usual(game)
    assert usual.preset == next(iter(game.presets))
    assert usual.has_person
    Match(usual.table(EN, random.Random(1)))


@pytest.mark.parametrize(("game", "name"), PRESETS, ids=lambda part: getattr(part, "name", part))
def test_a_preset_is_known_again_and_can_be_played_with_every_number_of_players(game: Game, name: str) -> None:
    for players in game.seats:
        table = Agreement.usual(game)
        table.set_players(players)
        table.take_preset(name)
        assert table.preset == name
        Match(table.table(EN, random.Random(1)))


def test_pairs_need_four_players() -> None:
    table = Agreement.usual(JOKER)
    table.set_players(3)
    table.take_preset("pairs")
    assert table.players == 4
    assert [table.team(seat) for seat in range(4)] == [0, 1, 0, 1]
    table.set_players(2)
    assert not table.options["pairs"]
    assert table.team(0) is None


def test_options_that_do_not_matter_are_kept_from_the_match() -> None:
    table = Agreement.usual(JOKER)
    table.take_preset("minus")
    table.set_option("minus", False)
    assert table.effective["exact_100k"] is False
    assert table.preset is None
    table.set_option("strict", False)
    assert table.preset == "classic"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("players", [4, 3, 2])
def test_an_option_that_does_not_matter_says_why(lang: str, players: int) -> None:
    table = agreed(players=players)
    for option in JOKER.options:
        why = setup_words.why_not(Texts(lang), JOKER, option, table.options, players)
        assert bool(why) == (not table.applies(option))


@pytest.mark.parametrize("lang", LANGS)
def test_every_option_value_and_preset_is_explained(lang: str) -> None:
    texts = Texts(lang)
    for game in GAMES.values():
        for option in game.options:
            says = [
                setup_words.option_name(texts, game.name, option.name),
                setup_words.option_help(texts, game.name, option.name),
                *(setup_words.value_name(texts, game.name, option.name, value) for value in option.values),
                *(setup_words.value_help(texts, game.name, option.name, value) for value in option.values),
            ]
            assert not [text for text in says if "option-" in text]
        for preset in game.presets:
            assert setup_words.preset_name(texts, game.name, preset) != f"preset-{game.name}-{preset}"


# -- what is remembered ----------------------------------------------------------------------------------------------


def test_a_table_is_remembered_as_it_was() -> None:
    table = Agreement.usual(JOKER)
    table.take_preset("tavern")
    table.set_players(3)
    table.time_limit = 0
    table.set_person(2, True)
    table.set_name(2, "Зоряна", EN)
    table.set_portrait(2, "wolf")
    again = Agreement.remembered(JOKER, json.loads(json.dumps(table.to_json())))
    assert again.to_json() == table.to_json()
    assert again.names(EN) == ["Player 1", "Vakhtang", "Зоряна"]


@pytest.mark.parametrize(
    "data",
    [
        None,
        "classic",
        [],
        {"players": 5, "time_limit": 31, "options": [], "sitters": "fox"},
        {"players": True, "time_limit": False},
        {"options": {"length": "long", "pairs": 1, "khisht": False, "unknown": 3}},
        {"sitters": [None, 3, {"person": 1, "name": 7, "portrait": "cat"}, {}, {}, {}, {}]},
    ],
)
def test_what_is_wrong_in_a_remembered_table_is_as_usual(data: object) -> None:
    assert Agreement.remembered(JOKER, data).to_json() == Agreement.usual(JOKER).to_json()


def test_pairs_remembered_for_three_players_are_forgotten() -> None:
    table = Agreement.remembered(JOKER, {"players": 3, "options": {"pairs": True}})
    assert table.options["pairs"] is False
    Match(table.table(EN, random.Random(1)))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 600) | st.text(max_size=20) | st.sampled_from(PORTRAITS),
    lambda inner: (
        st.lists(inner, max_size=5)
        | st.dictionaries(
            st.sampled_from(["players", "time_limit", "options", "sitters", "name", "person", "portrait", "khisht"]),
            inner,
        )
    ),
    max_leaves=25,
)


@given(JSON)
def test_no_remembered_table_makes_trouble(data: object) -> None:
    table = Agreement.remembered(JOKER, data)
    assert len({sitter.portrait for sitter in table.sitters}) == len(table.sitters)
    assert table.time_limit in TIME_LIMITS
    names = table.names(EN)
    assert len({name.casefold() for name in names}) == table.players
    assert all(0 < len(name) <= NAME_LENGTH for name in names)
    if table.has_person:
        Match(table.table(EN, random.Random(1)))


# -- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
def test_usual_names_are_those_of_the_language(lang: str) -> None:
    texts = Texts(lang)
    keys = ("name-you", "name-vakhtang", "name-olena", "name-petro")
    assert Agreement.usual(JOKER).names(texts) == [texts(key) for key in keys]


def test_the_first_person_has_the_name_that_all_games_know() -> None:
    table = agreed(player_name="Marta")
    assert table.names(EN)[0] == "Marta"
    table.set_name(0, "Lesia", EN)
    table.settle_names(EN)
    assert table.player_name == "Lesia"
    assert table.names(EN)[0] == "Lesia"
    table.set_name(0, "", EN)
    assert table.names(EN)[0] == "You"
    assert table.player_name == ""


def test_an_empty_name_is_the_usual_one() -> None:
    table = Agreement.usual(JOKER)
    table.set_name(2, "Zoriana", EN)
    assert table.names(EN)[2] == "Zoriana"
    table.set_name(2, "  ", EN)
    assert table.names(EN)[2] == "Olena"


def test_a_usual_name_that_is_typed_follows_the_language() -> None:
    table = Agreement.usual(JOKER)
    table.set_name(2, "Olena", EN)
    assert table.names(Texts("ka"))[2] == "ოლენა"


def test_no_two_names_are_alike() -> None:
    table = Agreement.usual(JOKER)
    table.set_name(0, "olena", EN)
    assert table.names(EN) == ["olena", "Vakhtang", "Nino", "Petro"]
    table.set_name(1, "Olena", EN)
    assert table.names(EN)[1] == "Olena 2"
    table.set_name(2, "A very long name indeed", EN)
    table.set_name(3, "A very long name indeed", EN)
    assert table.names(EN)[2:] == ["A very long name", "A very long na 2"]


def test_several_people_are_numbered_by_their_seats_and_none_of_them_is_you() -> None:
    table = agreed()
    table.set_person(2, True)
    assert table.names(EN) == ["Player 1", "Vakhtang", "Player 3", "Petro"]
    table.player_name = "Marta"
    assert table.names(EN) == ["Marta", "Vakhtang", "Player 3", "Petro"]
    table.set_person(2, False)
    assert table.names(EN) == ["Marta", "Vakhtang", "Olena", "Petro"]


def test_a_bot_does_not_keep_the_name_of_a_person() -> None:
    table = Agreement.usual(JOKER)
    table.set_name(0, "Taras", EN)
    table.set_person(0, False)
    assert "Taras" not in table.names(EN)[:1]
    assert not table.has_person
    assert table.first_person is None


def test_portraits_are_exchanged_and_free_ones_come_by_turns() -> None:
    table = Agreement.usual(JOKER)
    table.set_portrait(0, "owl")
    assert [sitter.portrait for sitter in table.sitters] == ["owl", "bear", "fox", "hare"]
    assert table.next_portrait(0, 1) == "goat"
    assert table.next_portrait(0, -1) == "wolf"


@given(st.text())
def test_tidy_names_can_be_shown(name: str) -> None:
    result = tidy(name)
    assert result.isprintable()
    assert len(result) <= NAME_LENGTH
    assert tidy(result) == result


@given(st.text(min_size=1, max_size=NAME_LENGTH), st.integers(1, 12))
def test_a_name_is_made_unlike_others(name: str, count: int) -> None:
    names: list[str] = []
    for _ in range(count):
        names.append(unlike(name, names))
    assert len({one.casefold() for one in names}) == count
    assert all(len(one) <= NAME_LENGTH for one in names)


def test_a_preset_seats_as_many_as_its_pack_allows() -> None:
    table = Agreement.usual(GAMES["durak"])
    table.set_players(6)
    table.take_preset("short")
    assert table.players == 4
    assert table.preset == "short"
    table.set_players(6)
    assert table.effective["cards"] == 36


def test_teams_sit_alternately_also_three_against_three() -> None:
    table = Agreement.usual(GAMES["durak"])
    assert table.team(0) is None
    table.take_preset("teams")
    table.set_players(6)
    assert table.team_kind == "team"
    assert [table.team(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    table.set_players(5)
    assert table.team_kind == ""


# -- levels ----------------------------------------------------------------------------------------------------------


def test_bots_are_of_normal_strength_and_remember_another() -> None:
    table = Agreement.usual(JOKER)
    assert [seat.level for seat in table.table(EN, random.Random(1)).seats] == ["plain", "normal", "normal", "normal"]
    table.set_level(2, "hard")
    again = Agreement.remembered(JOKER, json.loads(json.dumps(table.to_json())))
    assert [seat.level for seat in again.table(EN, random.Random(1)).seats] == ["plain", "normal", "hard", "normal"]


@pytest.mark.parametrize("wrong", ["grandmaster", "plain", "cheat", 3, None])
def test_a_level_that_there_is_not_is_the_usual_one(wrong: object) -> None:
    data = Agreement.usual(JOKER).to_json()
    data["sitters"][1]["level"] = wrong
    assert Agreement.remembered(JOKER, data).sitters[1].level == "normal"


def test_levels_go_round() -> None:
    table = Agreement.usual(JOKER)
    seen = []
    for _ in range(3):
        table.set_level(1, table.next_level(1, 1))
        seen.append(table.sitters[1].level)
    assert seen == ["hard", "easy", "normal"]
    assert table.next_level(1, -1) == "easy"
