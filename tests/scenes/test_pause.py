"""The pause over a table, and the rules of that table in words."""

from __future__ import annotations

import pytest

from game import registry
from game.match import Match, Seat, Table
from scenes.app import App
from scenes.dialog import Dialog
from scenes.intents import Back, Confirm, Info, Menu, Move, Press, Scroll, Sheet
from scenes.menu import Menu as MenuScene
from scenes.menu import running_match
from scenes.pause import Pause
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.settings_scene import SettingsScene
from scenes.table_options import TableOptions
from scenes.texts import LANGS
from tests.scenes.conftest import MakeApp
from tests.scenes.menu_tools import (
    SIZES,
    assert_laid_out,
    click,
    control,
    nothing_cut_off,
    passes,
    shown,
    store_with,
    top,
    walk,
)
from tests.scenes.table_tools import match as new_match

ROWS = ("continue", "sheet", "options", "settings", "menu", "give-up")


class Below(Scene):
    """A table without cards."""

    def draw(self, surface: object) -> None:
        """Nothing."""


@pytest.fixture
def paused(make_app: MakeApp) -> App:
    """An app with a table, a match and a pause; the sheet is a dialog called "sheet"."""
    app = make_app(store=store_with())
    match = running_match(app)
    assert match is not None
    app.push(Below(app))
    app.push(Pause(app, match, lambda: app.push(Dialog(app, text="sheet"))))
    return app


@pytest.mark.parametrize("way", [Back(), Menu(), Confirm()], ids=str)
def test_going_on_by_keys(paused: App, way: Back | Menu | Confirm) -> None:
    paused.send(way)
    assert isinstance(shown(paused), Below)


@pytest.mark.parametrize("touch", [False, True])
def test_going_on_by_a_press(paused: App, touch: bool) -> None:
    click(paused, "continue", touch)
    assert isinstance(shown(paused), Below)


def test_every_row_is_reached(paused: App) -> None:
    for key in ROWS:
        walk(paused, key)
    for _ in range(10):
        paused.send(Move(0, -1))
    assert top(paused).ring.current is control(top(paused), "continue").item
    paused.send(Move(0, 1))
    assert top(paused).ring.current is control(top(paused), "sheet").item


@pytest.mark.parametrize("way", ["sheet", Sheet()], ids=str)
def test_the_sheet_takes_the_place_of_the_pause(paused: App, way: str | Sheet) -> None:
    if isinstance(way, str):
        click(paused, way)
    else:
        paused.send(way)
    assert shown(paused).text == "sheet"
    paused.send(Back())
    assert isinstance(shown(paused), Below)


def test_without_a_sheet_none_is_offered(paused: App) -> None:
    match = running_match(paused)
    assert match is not None
    paused.replace(Pause(paused, match))
    assert [one.item.identity for one in top(paused).controls] == [key for key in ROWS if key != "sheet"]
    paused.send(Sheet())
    assert isinstance(shown(paused), Pause)


def test_settings_and_rules_come_back_to_the_pause(paused: App) -> None:
    for key, kind in (("settings", SettingsScene), ("options", TableOptions)):
        click(paused, key)
        assert isinstance(shown(paused), kind)
        paused.send(Back())
        assert isinstance(shown(paused), Pause)


def test_the_menu_offers_the_match_that_was_left(paused: App) -> None:
    match = running_match(paused)
    assert match is not None
    click(paused, "menu")
    assert isinstance(shown(paused), MenuScene)
    assert len(paused.stack) == 1
    assert shown(paused).match.record() == match.record()


def test_giving_up_needs_a_second_look(paused: App) -> None:
    walk(paused, "give-up")
    paused.send(Confirm())
    assert isinstance(shown(paused), Dialog)
    # Enter twice in a hurry gives nothing up
    paused.send(Confirm())
    assert isinstance(shown(paused), Pause)
    assert running_match(paused) is not None
    click(paused, "give-up")
    click(paused, 0)
    assert isinstance(shown(paused), MenuScene)
    assert shown(paused).match is None
    assert running_match(paused) is None


def test_giving_up_without_a_store_goes_to_the_menu(make_app: MakeApp) -> None:
    app = make_app()
    app.push(Pause(app, new_match()))
    shown(app).give_up()
    assert isinstance(shown(app), MenuScene)


def test_a_store_that_fails_is_told_of(paused: App) -> None:
    paused.store.close()
    shown(paused).give_up()
    assert shown(paused).text == paused.texts("error-folder")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_is_cut_off(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    for sheet in (None, lambda: None):
        with nothing_cut_off():
            app.push(Pause(app, new_match(), sheet))
            app.draw()
        assert_laid_out(top(app))


def names() -> list[str]:
    """Sixteen letters each, the most that a name may have."""
    return ["Wanda-Wilhelmina", "Олександра-Марія", "ქეთევან-ელისაბედ", "Мухаммад-Ибрагим"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("preset", registry.GAMES["joker"].presets)
def test_rules_of_every_preset_fit(make_app: MakeApp, lang: str, size: tuple[int, int], preset: str) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    game = registry.GAMES["joker"]
    seats = tuple(Seat(name, n == 0, "fox") for n, name in enumerate(names()))
    with nothing_cut_off():
        app.push(TableOptions(app, Match(Table("joker", game.presets[preset], seats, 3, 0))))
        app.draw()
    scene = top(app)
    assert_laid_out(scene)
    assert scene.areas[0].most > 0
    assert scene.metrics.safe.contains(scene.areas[0].rect)


def test_only_rules_that_matter_are_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []

    def note(_: object, game: str, option: str) -> str:
        told.append(option)
        return game

    monkeypatch.setattr("scenes.setup_words.option_name", note)
    for minus in (False, True):
        told.clear()
        app.push(TableOptions(app, new_match(minus=minus)))
        assert ("exact_100k" in told) is minus
        assert ("khisht" in told) is not minus


def test_rules_scroll_by_keys_wheel_and_close(app: App) -> None:
    for close in (Back(), Confirm(), Menu(), Info()):
        below = Below(app)
        app.push(below)
        app.push(TableOptions(app, new_match()))
        area = top(app).areas[0]
        app.send(Move(0, 1))
        passes(app)
        first = area.offset
        assert first > 0
        app.send(Scroll(-1.0, area.rect.center))
        passes(app)
        assert area.offset > first
        for _ in range(30):
            app.send(Move(0, 1))
        passes(app)
        assert area.offset == area.most
        app.send(close)
        assert shown(app) is below


def test_a_press_beside_the_panel_does_nothing(paused: App) -> None:
    paused.send(Press((3, 3)))
    assert isinstance(shown(paused), Pause)
