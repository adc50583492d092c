"""The setup on the screen: with keys alone, mouse, touch and typing; what Start does; what fits."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest

from game.match import Match
from game.registry import GAMES
from game.rules import Option
from game.store import Store, StoreError
from scenes import fonts
from scenes.app import App
from scenes.dialog import Dialog
from scenes.focus import Focusable
from scenes.intents import Back, Confirm, Drag, Edit, Intent, Move, Next, Point, Press, Release, Scroll, Text
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.setup import START, TABS, Setup
from scenes.setup_pages import PortraitChoice
from scenes.setup_state import usual_options
from scenes.setup_words import time_name, value_name
from scenes.texts import LANGS
from scenes.toss import Toss
from tests.scenes.conftest import MakeApp

JOKER = GAMES["joker"]
SIZES = [(800, 480), (1280, 720), (1920, 1080)]


def opened(app: App, **wanted: Any) -> Setup:
    scene = Setup(app, "joker", **wanted)
    app.push(scene)
    return scene


def find(scene: Any, key: Hashable) -> Focusable:
    item: Focusable = next(item for item in scene.focusables() if item.identity == key)
    return item


def click(app: App, pos: tuple[int, int], touch: bool = False) -> None:
    app.send(*([] if touch else [Point(pos)]), Press(pos, touch), Release(pos, touch))
    app.step(0.02)


def press(scene: Any, key: Hashable, touch: bool = False) -> None:
    click(scene.app, find(scene, key).rect.center, touch)


def segment(scene: Setup, key: Hashable, index: int, count: int) -> tuple[int, int]:
    """A place in one of the pills of a choice."""
    rect = find(scene, key).rect
    return rect.left + rect.width * (2 * index + 1) // (2 * count), rect.centery


def walk(scene: Any, key: Hashable) -> None:
    """Go with Tab until the focus is there."""
    for _ in range(60):
        if scene.ring.current is not None and scene.ring.current.identity == key:
            return
        scene.app.send(Next())
    raise AssertionError(f"Tab does not reach {key}")


def edit(key: int, scancode: int) -> Intent:
    return Edit(key, 0, scancode)


def top(app: App) -> Scene:
    assert app.scene is not None
    return app.scene


def tossed(app: App) -> Match:
    """The match of the toss that is on top."""
    scene = top(app)
    assert isinstance(scene, Toss)
    return scene.match


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
    def begin(self, match: Match) -> None:
        raise StoreError(f"no room for {match.table.game}")


def test_a_full_disk_is_told_of_and_the_match_is_played_all_the_same(make_app: MakeApp) -> None:
    app = make_app(store=FullStore(None))
    opened(app).start()
    dialog = app.scene
    assert isinstance(dialog, Dialog)
    assert dialog.text == app.texts("error-disk-full")
    app.send(Confirm())
    app.store.keep(tossed(app))


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


# -- players ---------------------------------------------------------------------------------------------------------


def test_a_name_is_typed(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    find(scene, ("name", 0))
    walk(scene, ("name", 0))
    assert scene.typing
    for _ in range(len("You")):
        app.send(edit(8, 42))
    app.send(Text("Нана"))
    assert scene.agreed.names(app.texts)[0] == "Нана"
    app.send(Confirm())
    app.step(0.02)
    press(scene, START)
    assert tossed(app).table.seats[0].name == "Нана"
    assert app.settings.player_name == "Нана"


def test_an_emptied_name_shows_the_usual_one_again(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    click(app, find(scene, ("name", 1)).rect.center)
    for _ in range(len("Vakhtang")):
        app.send(edit(8, 42))
    app.send(Next())
    assert not scene.typing or scene.ring.current is not find(scene, ("name", 1))
    field = next(control for control in scene.controls if control.item.identity == ("name", 1))
    assert getattr(field, "text", "") == "Vakhtang"


def test_start_right_after_typing_works_with_one_click(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    click(app, find(scene, ("name", 0)).rect.center)
    app.send(Text("!"))
    app.step(0.02)
    press(scene, START)
    assert tossed(app).table.seats[0].name == "You!"


def test_back_leaves_the_field_first(app: App) -> None:
    below = opened(app)
    scene = opened(app)
    scene.show("players")
    click(app, find(scene, ("name", 0)).rect.center)
    typing = [scene.typing]
    app.send(Back())
    assert [*typing, scene.typing] == [True, False]
    assert top(app) is scene
    app.send(Back())
    assert top(app) is below


def test_a_portrait_is_chosen(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    press(scene, ("portrait", 0))
    choice = app.scene
    assert isinstance(choice, PortraitChoice)
    press(choice, "owl")
    assert app.scene is scene
    assert [sitter.portrait for sitter in scene.agreed.sitters] == ["owl", "bear", "fox", "hare"]
    walk(scene, ("portrait", 0))
    app.send(Move(1, 0))
    assert scene.agreed.sitters[0].portrait == "goat"


def test_a_portrait_with_keys_alone(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    walk(scene, ("portrait", 1))
    app.send(Confirm())
    choice = app.scene
    assert isinstance(choice, PortraitChoice)
    assert choice.ring.current is find(choice, "bear")
    app.send(Back())
    assert top(app) is scene
    app.send(Confirm())
    choice = top(app)
    assert isinstance(choice, PortraitChoice)
    app.send(Move(0, 1), Confirm())
    assert scene.agreed.sitters[1].portrait == "goat"


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


# -- what is seen ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_overlaps_or_leaves_the_window(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    app = make_app(settings=Settings(lang=lang), size=size)
    for preset in ("classic", "pairs", "minus"):
        scene = opened(app, preset=preset)
        for tab in TABS:
            scene.show(tab)
            rects = [control.rect for control in scene.controls if id(control) not in scene._area_of]
            assert [rect for rect in rects if not scene.metrics.safe.contains(rect)] == []
            assert all(min(rect.size) >= 50 for rect in rects)
            inside = [control.rect for control in scene.controls if id(control) in scene._area_of]
            for group in (rects, inside):
                assert [(a, b) for n, a in enumerate(group) for b in group[n + 1 :] if a.colliderect(b)] == []
            assert all(area.rect.width >= rect.width for area in scene.areas for rect in inside)
        app.draw()


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_words_of_the_first_page_are_whole(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    app = make_app(settings=Settings(lang=lang), size=size)
    scene = opened(app)
    m, texts = scene.metrics, app.texts
    for preset in [*JOKER.presets, None]:
        rect = find(scene, ("preset", preset)).rect
        key = f"preset-joker-{preset}" if preset else "setup-own"
        pad = 3 * m.u
        low = fonts.line_step(m.type("small"))
        chip = min(m.px(64), rect.height - 2 * pad - (low + m.u if m.small else 0))
        left = pad + chip + (2 if m.small else 3) * m.u
        assert fonts.width(texts(key), fonts.LEAST, True) <= rect.width - left - pad
        room = rect.width - pad - (pad if m.small else left)
        assert fonts.width(texts(f"{key}.line"), fonts.LEAST) <= room, texts(f"{key}.line")
    pill = find(scene, "setup-time").rect.width // 5 - 4 * m.u - m.u
    assert all(fonts.width(time_name(texts, n), fonts.LEAST, True) <= pill for n in (0, 60))
    for tab in TABS:
        wide = find(scene, "tabs").rect.width // 3 - 5 * m.u
        assert fonts.width(texts(f"setup-tab-{tab}"), fonts.LEAST, True) <= wide


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_explained_fits_its_line(make_app: MakeApp, lang: str) -> None:
    app = make_app(settings=Settings(lang=lang), size=(800, 480))
    scene = opened(app)
    assert scene._explain is not None
    room = scene._explain[1]
    for tab in TABS:
        scene.show(tab)
        for control in scene.controls:
            lines = fonts.wrap(control.tip, fonts.LEAST, room.width)
            high = fonts.line_step(fonts.LEAST) * (len(lines) - 1) + fonts.height(fonts.LEAST)
            assert high <= room.height, control.tip


@pytest.mark.parametrize("lang", LANGS)
def test_the_focus_is_explained_at_once(make_app: MakeApp, lang: str) -> None:
    app = make_app(settings=Settings(lang=lang))
    scene = opened(app)
    assert scene._explained == app.texts("setup-start.help")
    app.send(Point(find(scene, ("preset", "tavern")).rect.center))
    assert scene._explained == app.texts("preset-joker-tavern.help")


def test_start_says_what_is_agreed(app: App) -> None:
    scene = opened(app)
    assert find(scene, START).label == "Start. Classic · 4 players · 30 s"
    scene.set_option("khisht", 500)
    assert value_name(app.texts, "joker", "khisht", 500) == "−500"
    assert find(scene, START).label == "Start. Own rules · 4 players · 30 s"


def test_the_language_may_change_while_it_is_open(app: App) -> None:
    scene = opened(app)
    scene.show("players")
    app.settings.lang = "ka"
    app.apply_settings()
    assert scene.agreed.names(app.texts)[1] == "ვახტანგი"
    app.draw()


def test_an_idle_setup_draws_nothing(app: App) -> None:
    scene = opened(app)
    app.step(0.02)
    app.step(0.02)
    assert not scene.needs_draw
    assert not scene.busy
