"""The setup on the screen: with keys alone, mouse and touch; what Start does; what is remembered."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest

from game.match import Match
from game.registry import GAMES
from game.rules import Option
from game.store import Store, StoreError
from scenes.app import App
from scenes.dialog import Dialog
from scenes.intents import Confirm, Drag, Move, Press, Release, Scroll
from scenes.setup import START, Setup
from scenes.setup_state import usual_options
from scenes.toss import Toss
from tests.scenes.conftest import MakeApp
from tests.scenes.setup_tools import click, find, opened, press, segment, top, tossed, walk

JOKER = GAMES["joker"]


# -- Start -----------------------------------------------------------------------------------------------------------


def test_start_has_the_focus_and_is_all_it_takes(app: App) -> None:
    opened(app)
    app.send(Confirm())
    table = tossed(app).table
    assert dict(table.options) == usual_options(JOKER)
    assert [seat.person for seat in table.seats] == [True, False, False, False]
    assert table.time_limit == 30
    assert len(app.stack) == 1


@pytest.mark.parametrize("touch", [False, True])
def test_start_by_pointer(app: App, touch: bool) -> None:
    press(opened(app), START, touch)
    assert isinstance(app.scene, Toss)


def test_the_seed_of_the_program_is_that_of_the_match(make_app: MakeApp) -> None:
    seeds = []
    for seed in (7, 7, 8):
        app = make_app(seed=seed)
        opened(app).start()
        seeds.append(tossed(app).table.seed)
    assert seeds[0] == seeds[1] != seeds[2]


def test_the_match_is_kept(make_app: MakeApp) -> None:
    store = Store(None)
    app = make_app(store=store)
    opened(app, preset="kiosk").start()
    running = store.running()
    assert running is not None
    assert running.record() == tossed(app).record()


class FullStore(Store):
    full = True

    def begin(self, match: Match) -> None:
        if self.full:
            raise StoreError(OSError(errno.ENOSPC, match.table.game))
        super().begin(match)


def test_a_full_disk_is_told_of_and_the_match_is_played_all_the_same(make_app: MakeApp) -> None:
    app = make_app(store=FullStore(None))
    opened(app).start()
    dialog = app.scene
    assert isinstance(dialog, Dialog)
    assert dialog.text == app.texts("error-disk-full")
    app.send(Confirm())
    app.store.full = False
    app.store.keep(tossed(app))
    assert app.store.running() is not None


def test_a_match_that_waits_is_asked_about(make_app: MakeApp) -> None:
    store = Store(None)
    before = make_app(seed=99)
    old = Match(opened(before).agreed.table(before.texts, before.rng))
    store.begin(old)
    app = make_app(store=store)
    scene = opened(app)
    app.send(Confirm())
    dialog = app.scene
    assert isinstance(dialog, Dialog)
    dialog.back()
    assert top(app) is scene
    app.send(Confirm())
    dialog = top(app)
    assert isinstance(dialog, Dialog)
    new = next(action for words, _, action in dialog.answers if words == app.texts("leave-new"))
    assert new is not None
    app.pop()
    new()
    running = store.running()
    assert running is not None
    assert running.record() == tossed(app).record() != old.record()


def test_somebody_must_be_there(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    click(app, segment(scene, ("kind", 0), 1, 2))
    assert not scene.agreed.has_person
    press(scene, START)
    dialog = app.scene
    assert isinstance(dialog, Dialog)
    assert dialog.text == app.texts("setup-no-person")
    app.send(Confirm())
    assert app.scene is scene
    assert scene.tab == "players"
    assert scene.ring.current is find(scene, ("kind", 0))
    app.send(Move(-1, 0))
    assert scene.agreed.has_person


# -- pages -----------------------------------------------------------------------------------------------------------


def test_pages_turn_by_keys_and_by_pointer(app: App) -> None:
    scene = opened(app)
    walk(scene, "tabs")
    app.send(Move(1, 0))
    assert scene.tab == "rules"
    app.send(Move(1, 0))
    assert scene.tab == "players"
    app.send(Move(1, 0))
    assert scene.tab == "players"
    click(app, segment(scene, "tabs", 0, 3))
    assert scene.tab == "game"


@pytest.mark.parametrize("preset", JOKER.presets)
def test_presets_by_pointer(app: App, preset: str) -> None:
    scene = opened(app, preset="classic" if preset != "classic" else "nines")
    press(scene, ("preset", preset))
    assert scene.agreed.preset == preset
    walk(scene, START)
    app.send(Confirm())
    assert tossed(app).table.options == usual_options(JOKER) | dict(JOKER.presets[preset])


def test_own_rules_open_the_rules(app: App) -> None:
    scene = opened(app)
    press(scene, ("preset", None))
    assert scene.tab == "rules"


def test_players_and_time(app: App) -> None:
    scene = opened(app)
    walk(scene, "setup-players")
    app.send(Move(-1, 0), Move(-1, 0), Move(-1, 0))
    assert scene.agreed.players == 2
    click(app, segment(scene, "setup-time", 4, 5))
    assert scene.agreed.time_limit == 0
    click(app, segment(scene, "setup-players", 1, 3), touch=True)
    assert scene.agreed.players == 3
    scene.start()
    assert tossed(app).players == 3
    assert tossed(app).table.time_limit == 0


def test_a_seat_opens_the_players(app: App) -> None:
    scene = opened(app)
    press(scene, ("seat", 2))
    assert scene.tab == "players"
    assert scene.ring.current is find(scene, ("name", 2))


@pytest.mark.parametrize("option", JOKER.options, ids=lambda option: option.name)
def test_every_option_is_set_with_the_arrow_keys(make_app: MakeApp, option: Option) -> None:
    app = make_app(size=(800, 480))
    scene = opened(app, preset="minus" if option.needs and option.needs.get("minus") == (True,) else "classic")
    scene.show("rules")
    scene.agreed.set_option(option.name, option.default)
    scene.rebuild()
    key = ("option", option.name)
    walk(scene, key)
    on = 1 if option.default is not True else -1
    for value in option.values[1:]:
        app.send(Move(on, 0))
        assert scene.agreed.options[option.name] == value
        assert scene.ring.current is find(scene, key)
    for _ in option.values:
        app.send(Move(-on, 0))
    assert scene.agreed.options[option.name] == option.default


def test_the_focus_is_scrolled_into_view(make_app: MakeApp) -> None:
    app = make_app(size=(800, 480))
    scene = opened(app)
    scene.show("rules")
    area = scene.areas[0]
    walk(scene, ("option", JOKER.options[-1].name))
    for _ in range(120):
        app.step(1 / 60)
    assert area.rect.contains(find(scene, ("option", JOKER.options[-1].name)).rect)


def test_the_rules_stay_where_they_were_scrolled_to(make_app: MakeApp) -> None:
    app = make_app(size=(800, 480))
    scene = opened(app)
    scene.show("rules")
    app.send(Scroll(-3, scene.areas[0].rect.center))
    for _ in range(120):
        app.step(1 / 60)
    before = scene.areas[0].offset
    assert before > 0
    scene.show("game")
    scene.show("rules")
    assert scene.areas[0].offset == before


def test_a_finger_that_scrolls_changes_nothing(make_app: MakeApp) -> None:
    app = make_app(size=(800, 480))
    scene = opened(app)
    scene.show("rules")
    rect = find(scene, ("option", "strict")).rect
    app.send(Press(rect.center, True), Drag((rect.centerx, rect.centery - 60), True))
    app.send(Release((rect.centerx, rect.centery - 60), True))
    assert scene.agreed.options["strict"] is False
    assert scene.areas[0].offset > 0


def test_what_does_not_matter_cannot_be_reached_until_it_does(app: App) -> None:
    scene = opened(app)
    scene.show("rules")
    assert all(item.identity != ("option", "exact_100k") for item in scene.focusables())
    press(scene, ("option", "minus"))
    assert find(scene, ("option", "exact_100k"))
    assert all(item.identity != ("option", "khisht") for item in scene.focusables())


# -- what is remembered ----------------------------------------------------------------------------------------------


def test_the_last_table_is_there_again(app: App) -> None:
    below = opened(app)
    scene = opened(app)
    scene.take_preset("tavern")
    scene.set_players(3)
    scene.set_time(60)
    scene.back()
    again = opened(app)
    assert again.agreed.to_json() == scene.agreed.to_json()
    assert below.agreed.to_json() != scene.agreed.to_json()


def test_a_table_is_kept_in_the_settings_file(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(folder=tmp_path)
    opened(app, preset="short")
    app.close()
    from scenes import settings

    kept, told = settings.load(tmp_path)
    assert told == []
    again = opened(make_app(settings=kept))
    assert again.agreed.preset == "short"


def test_a_preset_asked_for_stands_above_what_is_remembered(app: App) -> None:
    opened(app, preset="tavern").back()
    assert opened(app, preset="kiosk", players=2).agreed.to_json()["players"] == 2
    with pytest.raises(KeyError):
        Setup(app, "joker", preset="nothing")


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("touch", [False, True])
def test_a_press_makes_a_bot_stronger(app: App, touch: bool) -> None:
    scene = opened(app)
    scene.show("players")
    press(scene, ("level", 1), touch)
    assert scene.agreed.sitters[1].level == "hard"
    press(scene, ("level", 1), touch)
    assert scene.agreed.sitters[1].level == "easy"
    assert scene.agreed.sitters[2].level == "normal"


def test_keys_and_pad_set_levels_and_hear_what_they_mean(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    walk(scene, ("level", 2))
    assert scene.ring.current is not None
    assert scene.ring.current.label.endswith(app.texts("level-normal"))
    app.send(Move(1, 0))
    assert scene.agreed.sitters[2].level == "hard"
    assert scene.ring.current.identity == ("level", 2)
    app.send(Move(-1, 0), Move(-1, 0))
    assert scene.agreed.sitters[2].level == "easy"
    app.send(Confirm())
    assert scene.agreed.sitters[2].level == "normal"


def test_a_person_has_no_level(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    keys = {item.identity for item in scene.focusables()}
    assert ("level", 1) in keys
    assert ("level", 0) not in keys
    click(app, segment(scene, ("kind", 1), 0, 2))
    assert ("level", 1) not in {item.identity for item in scene.focusables()}


def test_the_level_that_was_asked_for_is_that_of_all_bots(app: App) -> None:
    scene = opened(app, level="hard")
    press(scene, START)
    assert [seat.level for seat in tossed(app).table.seats] == ["plain", "hard", "hard", "hard"]
