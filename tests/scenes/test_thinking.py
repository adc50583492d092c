"""Bots that think at the table: asked with their view alone, waited for, hurried, given up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.bots.asking import Question
from game.bots.thought import Thought
from game.bots.worker import Worker
from game.match import BY_AWAY, BY_BOT, Match, Seat, Table
from scenes import durations, games
from scenes.app import App
from scenes.intents import Back, Confirm, Intent, Number, Press, Release, Skip
from scenes.pause import Pause
from scenes.settings import Settings
from scenes.table.scene import TableScene
from scenes.table.turn import hardness
from tests.scenes.conftest import MakeApp
from tests.scenes.table_tools import PORTRAITS, match
from tests.scenes.thinker_tools import Slow

DT = 1 / 60
SEATS = {"joker": 4, "durak": 2, "durachki": 3, "bura": 2}


def among(level: str, name: str = "joker", seed: int = 5) -> Match:
    """A match of one person and bots of a level, at a bot's first decision that is one."""
    seats = [Seat(f"Player {seat}", not seat, PORTRAITS[seat], level) for seat in range(SEATS[name])]
    played = Match(Table(name, {}, tuple(seats), seed, 0))
    while played.actor == 0 or len(played.state.legal()) < 3:
        played.play(played.advise()) if not played.deal_over else played.next_deal()
    return played


class Sitting:
    """A table at rest, with a thinker in hand."""

    def __init__(self, make_app: MakeApp, played: Match, **settings: Any) -> None:
        self.thinker = Slow()
        self.app: App = make_app(settings=Settings(**settings), thinker=self.thinker)
        scene = games.SCREENS[played.game.name].table(self.app, played)
        assert isinstance(scene, TableScene)
        self.table = scene
        self.table.deal_finished = lambda: None  # type: ignore[method-assign]
        self.match = played
        self.app.push(self.table)
        self.table.timeline.skip()
        self.entries = len(played.entries)

    @property
    def moved(self) -> bool:
        return len(self.match.entries) > self.entries

    def wait(self, seconds: float) -> None:
        for _ in range(round(seconds / DT)):
            self.app.step(DT)

    def until(self, done: Callable[[], bool]) -> float:
        for frame in range(1000):
            if done():
                return frame * DT
            self.app.step(DT)
        raise AssertionError("it never came to that")

    def other(self) -> int:
        """A legal action that the plain bot does not take."""
        return next(action for action in self.match.state.legal() if action != self.match.advise())

    def shows_dots(self) -> bool:
        return any(seat._dots.visible for seat in self.table.seats)


@pytest.mark.parametrize("name", SEATS)
def test_a_bot_is_asked_with_its_view_and_does_what_was_thought(make_app: MakeApp, name: str) -> None:
    sits = Sitting(make_app, among("hard", name))
    sits.wait(0.1)
    actor = sits.match.actor
    assert actor is not None
    wanted = Question(name, sits.match.view(actor), "hard", f"5/think {sits.entries}", durations.THOUGHT)
    assert sits.thinker.asked == [wanted]
    sits.wait(3)
    assert not sits.moved
    assert sits.table.busy
    action = sits.other()
    sits.thinker.say(action)
    sits.until(lambda: sits.moved)
    last = sits.match.entries[sits.entries]
    assert (last.seat, last.text, last.by) == (actor, sits.match.game.text(action), BY_BOT)
    assert Match.restore(sits.match.record()).state == sits.match.state


@pytest.mark.parametrize("level", ["plain", "grandmaster"])
def test_a_bot_that_only_plays_by_its_rules_is_not_asked(make_app: MakeApp, level: str) -> None:
    sits = Sitting(make_app, among(level))
    advised = sits.match.game.text(sits.match.advise())
    sits.until(lambda: sits.moved)
    assert not sits.thinker.asked
    assert sits.match.entries[sits.entries].text == advised


def test_one_who_is_away_is_played_by_the_plain_bot_without_a_thought(make_app: MakeApp) -> None:
    played = match(seed=5, people=(0, 1, 2, 3))
    played.timed_out = [9] * 4
    sits = Sitting(make_app, played)
    sits.until(lambda: len(played.entries) > 2)
    assert not sits.thinker.asked
    assert {entry.by for entry in played.entries} == {BY_AWAY}


def test_when_nobody_could_think_the_plain_move_is_played(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("normal"))
    sits.wait(0.1)
    advised = sits.match.game.text(sits.match.advise())
    sits.thinker.say(None)
    sits.until(lambda: sits.moved)
    assert sits.match.entries[sits.entries].text == advised


@pytest.mark.parametrize(("speed", "least", "most"), [("normal", 0.5, 0.65), ("slow", 0.8, 1.0), ("off", 0.0, 0.05)])
def test_an_easy_decision_takes_half_a_second_at_normal_speed(
    make_app: MakeApp, speed: Any, least: float, most: float
) -> None:
    sits = Sitting(make_app, among("hard"), speed=speed)
    sits.until(lambda: bool(sits.thinker.asked))
    one, two, *_ = sits.match.state.legal()
    sits.thinker.say(one, {one: 10.0, two: 0.0})
    assert least - DT <= sits.until(lambda: sits.moved) <= most


def test_a_hard_decision_takes_longer(make_app: MakeApp) -> None:
    times = []
    for second in (0.0, 9.5):
        sits = Sitting(make_app, among("hard"))
        sits.until(lambda sits=sits: bool(sits.thinker.asked))  # type: ignore[misc]
        legal = sits.match.state.legal()
        sits.thinker.say(legal[0], dict.fromkeys(legal, 0.0) | {legal[1]: second, legal[0]: 10.0})
        times.append(sits.until(lambda sits=sits: sits.moved))  # type: ignore[misc]
    assert times[1] > times[0] + 0.2
    assert times[1] < durations.BOT_THINKS[1] + 0.2


def test_how_hard_a_decision_was() -> None:
    close, clear = {0: 1.0, 1: 0.9, 2: -1.0}, {0: 1.0, 1: -0.9, 2: -1.0}
    assert hardness(Thought(0, close), 9) > 0.9
    assert hardness(Thought(0, clear), 9) < 0.1
    assert hardness(Thought(0, close), 2) < 0.25
    assert hardness(Thought(0, {0: 1.0, 1: 1.0}), 9) == 0
    assert hardness(Thought(0), 1) == hardness(None, 1) == 0


def test_with_nothing_to_choose_from_nobody_is_asked_and_it_goes_quickly(make_app: MakeApp) -> None:
    played = among("hard")
    while played.actor == 0 or played.deal_over or len(played.state.legal()) > 1:
        played.next_deal() if played.deal_over else played.play(played.advise())
    sits = Sitting(make_app, played)
    assert sits.until(lambda: sits.moved) < durations.FORCED + 0.1
    assert not sits.thinker.asked


def test_where_nothing_takes_time_a_search_is_short(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"), speed="off")
    sits.wait(0.1)
    assert sits.thinker.question.seconds == durations.THOUGHT_AT_ONCE


# -- it is seen ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEATS)
def test_a_bubble_shows_who_thinks(make_app: MakeApp, name: str) -> None:
    sits = Sitting(make_app, among("hard", name))
    sits.wait(0.1)
    assert not sits.shows_dots()
    sits.wait(0.5)
    actor = sits.match.actor
    assert actor is not None
    seat = sits.table.seats[sits.table.place_of(actor)]
    assert [one._dots.visible for one in sits.table.seats] == [one is seat for one in sits.table.seats]
    assert sits.table.metrics.rect.contains(seat._dots.rect)
    first = seat._dots.image
    sits.wait(durations.THINKING_DOT)
    assert seat._dots.image is not first
    sits.thinker.say(sits.match.advise())
    sits.until(lambda: sits.moved)
    assert not sits.shows_dots()


def test_with_reduced_motion_the_bubble_stands_still(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"), reduced_motion=True)
    sits.wait(0.6)
    shown = [seat._dots.image for seat in sits.table.seats]
    sits.wait(1)
    assert [seat._dots.image for seat in sits.table.seats] == shown
    assert sits.shows_dots()


# -- nobody has to wait ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("intent", [Confirm(), Skip(), Number(3), Press((640, 400), False), Press((640, 400), True)])
def test_a_press_or_a_key_hurries_the_search_and_ends_the_pause(make_app: MakeApp, intent: Intent) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.app.send(intent)
    assert sits.thinker.hurried == [1]
    assert not sits.moved
    sits.thinker.say(sits.other())
    sits.app.step(DT)
    assert sits.moved


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_SPACE, mod=0, key=pygame.K_SPACE, unicode=" "),
        pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RETURN, mod=0, key=pygame.K_RETURN, unicode=""),
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_A, instance_id=0),
        pygame.Event(pygame.MOUSEBUTTONDOWN, button=pygame.BUTTON_LEFT, pos=(640, 400), touch=False),
    ],
    ids=["space", "enter", "pad", "mouse"],
)
def test_every_device_can_hurry_a_bot(make_app: MakeApp, event: pygame.Event) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.app.step(DT, [event])
    assert sits.thinker.hurried == [1]


def test_when_the_answer_is_there_a_press_ends_the_pause_at_once(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.thinker.say(sits.other())
    sits.wait(0.1)
    assert not sits.moved
    sits.app.send(Skip())
    assert sits.moved
    assert not sits.thinker.hurried


def test_a_button_is_still_a_button_while_a_bot_thinks(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    menu = next(button for button in sits.table.buttons if button.key == "menu")
    sits.app.send(Press(menu.frame.center, False), Release(menu.frame.center, False))
    assert isinstance(sits.app.scene, Pause)
    sits.app.pop()
    sits.app.send(Back())
    assert isinstance(sits.app.scene, Pause)
    assert not sits.thinker.hurried


def test_a_card_lifts_at_a_press_that_also_hurries(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    rect = sits.table.hand.rect(0)
    sits.app.send(Press((rect.left + 8, rect.top + 20), True))
    assert sits.thinker.hurried == [1]
    assert sits.table.hand.lifted == 0


# -- nobody wants to know any more -------------------------------------------------------------------------------


def test_who_leaves_the_table_gives_the_question_up(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.app.pop()
    assert sits.thinker.cancelled == [1]


def test_a_table_under_the_menu_of_the_match_goes_on_where_it_was(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.app.send(Back())
    sits.thinker.say(sits.other())
    sits.wait(2)
    assert not sits.moved
    sits.app.pop()
    sits.until(lambda: sits.moved)
    assert len(sits.thinker.asked) == 1


def test_another_language_or_size_asks_nothing_anew(make_app: MakeApp) -> None:
    sits = Sitting(make_app, among("hard"))
    sits.wait(0.1)
    sits.app.settings.lang = "ka"
    sits.app.apply_settings()
    sits.wait(0.5)
    assert len(sits.thinker.asked) == 1
    assert sits.shows_dots()


def test_the_app_closes_its_thinker(make_app: MakeApp) -> None:
    thinker = Slow()
    make_app(thinker=thinker).close()
    assert thinker.closed


# -- a whole deal, and the real thing ----------------------------------------------------------------------------


@pytest.mark.parametrize("name", SEATS)
def test_without_a_thinker_of_its_own_an_app_plays_every_level_the_same_way_twice(make_app: MakeApp, name: str) -> None:
    records = []
    for _ in range(2):
        played = among("normal", name)
        seats = tuple(
            replace(seat, level=level)
            for seat, level in zip(played.table.seats, ("plain", "easy", "normal", "hard"), strict=False)
        )
        played = Match(replace(played.table, seats=seats))
        played.timed_out = [9] * len(seats)
        app = make_app(settings=Settings(speed="off", trick_wait="1.2"))
        table = games.SCREENS[name].table(app, played)
        assert isinstance(table, TableScene)
        table.deal_finished = lambda: None  # type: ignore[method-assign]
        app.push(table)
        for _ in range(4000):
            app.step(0.1)
            if played.deal_over:
                break
        assert played.deal_over
        records.append(played.record()["entries"])
    assert records[0] == records[1]


def test_the_worker_thinks_for_a_table(make_app: MakeApp) -> None:
    worker = Worker()
    app = make_app(settings=Settings(speed="off"), thinker=worker)
    played = among("easy")
    table = games.SCREENS["joker"].table(app, played)
    app.push(table)
    before = len(played.entries)
    for _ in range(200_000):
        app.step(0.0)
        if len(played.entries) > before:
            break
    assert len(played.entries) > before
    app.close()
    assert worker.given_up
