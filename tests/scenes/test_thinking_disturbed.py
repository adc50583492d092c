"""What may happen while a bot or a hint is thought about: other settings or sizes, leaving, coming back, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.match import Match
from game.store import Store
from scenes import games
from scenes.app import App
from scenes.curtain import Curtain
from scenes.intents import Back, Confirm, Hint
from scenes.menu import Menu
from scenes.pause import Pause
from scenes.settings_scene import SettingsScene
from scenes.table.scene import TableScene
from scenes.texts import Texts
from tests.scenes.conftest import MakeApp
from tests.scenes.test_hints import EACH, Asked
from tests.scenes.test_thinking import SEATS, Sitting, among
from tests.scenes.thinker_tools import Slow

CHANGES: dict[str, Any] = {
    "lang": "ka",
    "speed": "slow",
    "reduced_motion": True,
    "letters": "cyrillic",
    "four_colours": True,
    "back": 2,
    "table": "red",
    "left_handed": True,
    "hand_order": "ranks",
    "trick_wait": "click",
}
SIZES = ((800, 480), (1366, 768))
GAMES = tuple(SEATS)
CHANGED = [
    *((game, "lang") for game in GAMES),
    *((GAMES[number % len(GAMES)], name) for number, name in enumerate(CHANGES) if name != "lang"),
]
"""The language is changed at every table, each of the others at one."""
PLACES = dict(EACH)


def change(app: App, name: str) -> None:
    """Change a setting in the pause of the match, and go back to the table."""
    app.send(Back())
    assert isinstance(app.scene, Pause)
    app.push(SettingsScene(app))
    app.step(1 / 60)
    setattr(app.settings, name, CHANGES[name])
    app.apply_settings()
    app.step(1 / 60)
    app.pop()
    app.pop()
    assert isinstance(app.scene, TableScene)


def resize(app: App, size: tuple[int, int]) -> None:
    """Give the window another size."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step(1 / 60, [pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])])


def frames(app: App, count: int) -> None:
    for _ in range(count):
        app.step(1 / 60)


def until_asked(app: App, thinker: Slow, number: int) -> None:
    """Let the table come to rest, until so many questions have been asked."""
    for _ in range(1000):
        if len(thinker.asked) >= number:
            return
        app.step(1 / 60)
    raise AssertionError("nobody was asked")


# -- a bot thinks ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), CHANGED)
def test_a_bot_thinks_on_while_a_setting_is_changed(make_app: MakeApp, game: str, name: str) -> None:
    sits = Sitting(make_app, among("hard", game))
    sits.wait(0.1)
    change(sits.app, name)
    sits.wait(0.7)
    assert len(sits.thinker.asked) == 1
    assert not sits.thinker.cancelled
    assert sits.shows_dots()
    action = sits.other()
    sits.thinker.say(action)
    sits.until(lambda: sits.moved)
    assert sits.match.entries[sits.entries].text == sits.match.game.text(action)
    assert not sits.shows_dots()


@pytest.mark.parametrize(
    ("game", "speed"), [("joker", "off"), ("durak", "fast"), ("durachki", "slow"), ("bura", "off")]
)
def test_a_bot_does_what_was_thought_in_the_pause_at_a_new_speed(make_app: MakeApp, game: str, speed: Any) -> None:
    sits = Sitting(make_app, among("hard", game))
    sits.wait(0.1)
    sits.app.send(Back())
    action = sits.other()
    sits.thinker.say(action)
    sits.app.settings.speed = speed
    sits.app.apply_settings()
    sits.wait(0.7)
    assert not sits.moved
    sits.app.pop()
    sits.until(lambda: sits.moved)
    assert sits.match.entries[sits.entries].text == sits.match.game.text(action)


@pytest.mark.parametrize("game", SEATS)
def test_a_bot_thinks_on_in_a_window_of_another_size(make_app: MakeApp, game: str) -> None:
    sits = Sitting(make_app, among("hard", game))
    for size in SIZES:
        sits.wait(0.7)
        resize(sits.app, size)
    sits.wait(0.7)
    assert len(sits.thinker.asked) == 1
    assert sits.shows_dots()
    sits.thinker.say(sits.other())
    sits.until(lambda: sits.moved)


@pytest.mark.parametrize("game", SEATS)
def test_who_leaves_in_mid_thought_finds_the_bot_thinking_anew(make_app: MakeApp, game: str) -> None:
    store = Store(None)
    thinker = Slow()
    app = make_app(thinker=thinker, store=store)
    match = among("hard", game)
    store.begin(match)
    games.open_table(app, match)
    until_asked(app, thinker, 1)
    app.send(Back())
    pause = app.scene
    assert isinstance(pause, Pause)
    pause.to_menu()
    frames(app, 30)
    assert isinstance(app.scene, Menu)
    assert thinker.cancelled == [1]
    again = store.running()
    assert again is not None
    games.open_table(app, again)
    until_asked(app, thinker, 2)
    # the same question, so that nothing is gained by leaving
    assert thinker.asked[0] == thinker.asked[1]
    before = len(again.entries)
    thinker.say(again.advise())
    frames(app, 120)
    assert len(again.entries) > before
    assert len(match.entries) == before


@pytest.mark.parametrize("game", SEATS)
def test_an_answer_for_a_table_that_was_left_is_no_answer_for_the_next(make_app: MakeApp, game: str) -> None:
    thinker = Slow()
    app = make_app(thinker=thinker)
    games.open_table(app, among("hard", "joker"))
    until_asked(app, thinker, 1)
    app.clear_to(Menu(app))
    thinker.say(0)
    match = among("hard", game, seed=8)
    games.open_table(app, match)
    before = len(match.entries)
    until_asked(app, thinker, 2)
    frames(app, 60)
    assert len(match.entries) == before
    action = match.state.legal()[-1]
    thinker.say(action)
    frames(app, 120)
    assert match.entries[before].text == match.game.text(action)


# -- several people --------------------------------------------------------------------------------------------


def shared(game: str) -> Match:
    """A match of two persons and bots in the other seats, at a bot's decision."""
    match = among("hard", game)
    seats = list(match.table.seats)
    actor = match.actor
    assert actor is not None
    person = next(seat for seat in range(1, len(seats)) if seat != actor)
    seats[person] = replace(seats[person], person=True)
    match.table = replace(match.table, seats=tuple(seats))
    return match


@pytest.mark.parametrize("game", [name for name, seats in SEATS.items() if seats > 2])
def test_between_two_persons_a_bot_thinks_and_nobody_s_hand_is_shown(make_app: MakeApp, game: str) -> None:
    match = shared(game)
    sits = Sitting(make_app, match)
    sits.wait(0.7)
    assert sits.table.viewer is None
    assert not sits.table.hand.pieces
    change(sits.app, "lang")
    resize(sits.app, (800, 480))
    sits.wait(0.7)
    assert sits.shows_dots()
    assert len(sits.thinker.asked) == 1
    for _ in range(60):
        if isinstance(sits.app.scene, Curtain):
            break
        sits.thinker.say(match.advise())
        sits.wait(0.5)
    curtain = sits.app.scene
    assert isinstance(curtain, Curtain)
    asked = len(sits.thinker.asked)
    sits.wait(2)
    assert len(sits.thinker.asked) == asked
    sits.app.send(Confirm())
    sits.wait(1)
    assert sits.table.viewer == match.actor
    assert sits.table.prompted


# -- a hint is thought about -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "name"), CHANGED)
def test_a_hint_is_thought_about_on_and_told_in_the_new_language(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, PLACES[game])
    at.app.send(Hint())
    at.frames(5)
    change(at.app, name)
    at.frames(30)
    assert len(at.thinker.asked) == 1
    assert at.table.hints.words == (at.app.texts("hint-waits"),)
    assert at.table.hints.rect
    assert not at.noted
    at.thinker.say(at.match.state.legal()[-1], chance=0.5, deals=50)
    at.frames(30)
    assert at.table.hints.words == (Texts(at.app.settings.lang)(f"hint-outlook-{game}", count=5),)
    assert at.noted


@pytest.mark.parametrize(("game", "place"), EACH)
def test_an_answer_that_came_in_the_pause_is_told_after_it(make_app: MakeApp, game: str, place: str) -> None:
    at = Asked(make_app, game, place)
    at.app.send(Hint(), Back())
    at.thinker.say(at.match.state.legal()[-1], chance=0.5, deals=50)
    at.frames(30)
    assert not at.noted
    at.app.pop()
    at.frames(30)
    assert at.noted
    assert at.table.hints.words == (at.app.texts(f"hint-outlook-{game}", count=5),)


@pytest.mark.parametrize("there", [False, True])
@pytest.mark.parametrize(("game", "place"), EACH)
def test_who_switches_hints_off_sees_none(make_app: MakeApp, game: str, place: str, there: bool) -> None:
    at = Asked(make_app, game, place)
    at.app.send(Hint())
    if there:
        at.thinker.say(at.match.state.legal()[-1], chance=0.5, deals=50)
    at.frames(10)
    at.app.settings.hints = False
    at.app.apply_settings()
    at.thinker.say(at.match.state.legal()[-1], chance=0.5, deals=50)
    at.frames(30)
    assert at.noted == there
    assert at.table.hints.rect is None
    assert not at.marked
    assert not at.table.busy


@pytest.mark.parametrize(("game", "place"), EACH)
def test_who_leaves_while_a_hint_is_thought_about_has_taken_none(make_app: MakeApp, game: str, place: str) -> None:
    at = Asked(make_app, game, place)
    at.app.send(Hint())
    at.frames(5)
    at.app.clear_to(Menu(at.app))
    assert at.thinker.cancelled == [1]
    at.thinker.say(at.match.state.legal()[-1])
    at.frames(30)
    assert not at.noted


@pytest.mark.parametrize(("game", "place"), EACH)
def test_time_that_runs_out_ends_a_hint_that_is_thought_about(make_app: MakeApp, game: str, place: str) -> None:
    at = Asked(make_app, game, place)
    at.match.table = replace(at.match.table, time_limit=10)
    at.match.clock = 9.5
    at.app.send(Hint())
    before = len(at.match.entries)
    at.frames(60)
    assert len(at.match.entries) > before
    assert at.thinker.cancelled[:1] == [1]
    assert not at.noted
    assert at.table.hints.rect is None


@pytest.mark.parametrize(("game", "place"), EACH)
def test_a_hint_is_thought_about_on_in_a_window_of_another_size(make_app: MakeApp, game: str, place: str) -> None:
    at = Asked(make_app, game, place)
    at.app.send(Hint())
    for size in SIZES:
        at.frames(10)
        resize(at.app, size)
    at.frames(30)
    assert len(at.thinker.asked) == 1
    assert at.table.hints.rect
    assert at.table.metrics.rect.contains(at.table.hints.rect)
    at.thinker.say(at.match.state.legal()[-1], chance=0.5, deals=50)
    at.frames(30)
    assert at.table.metrics.rect.contains(at.table.hints.rect)
    assert at.marked


def test_the_end_of_the_program_is_the_end_of_any_thought(make_app: MakeApp) -> None:
    at = Asked(make_app, *EACH[0])
    at.app.send(Hint())
    at.app.close()
    assert at.thinker.closed
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.app.close()
    assert sits.thinker.closed
