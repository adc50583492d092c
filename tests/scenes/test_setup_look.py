"""The players of the setup, typing included, and what is seen: all of it whole, explained, in four languages."""

from __future__ import annotations

import pytest

from game.registry import GAMES
from scenes import fonts
from scenes.app import App
from scenes.intents import Back, Confirm, Move, Next, Point, Text
from scenes.settings import Settings
from scenes.setup import START, TABS
from scenes.setup_pages import PortraitChoice
from scenes.setup_words import time_name, value_name
from scenes.texts import LANGS
from tests.scenes.conftest import MakeApp
from tests.scenes.setup_tools import click, edit, find, opened, press, top, tossed, walk

JOKER = GAMES["joker"]
SIZES = [(800, 480), (1280, 720), (1920, 1080)]


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
