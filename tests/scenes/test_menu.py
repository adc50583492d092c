"""The menu: a match to go on with, games from the registry, language, sound, the way out; asking before a new match."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game import registry
from game.match import Match, Seat, Table
from game.store import FILE, Store
from scenes import setup
from scenes.app import App
from scenes.dialog import Dialog
from scenes.intents import Back, Confirm, Move, Mute, Next, Point, Press, Prev, Release
from scenes.menu import Menu, confirm_leave, running_match, where_in
from scenes.settings import Settings
from scenes.settings_scene import SettingsScene
from scenes.texts import LANGS
from tests.scenes.conftest import MakeApp
from tests.scenes.menu_tools import (
    SIZES,
    assert_laid_out,
    click,
    control,
    moving,
    nothing_cut_off,
    opened,
    passes,
    shown,
    store_with,
    top,
    walk,
)

FOUR = ("bura", "joker", "durachki", "durak")
ORDER = ["joker", "durak", "durachki", "bura"]


def menu_of(app: App) -> Menu:
    scene = Menu(app)
    app.push(scene)
    app.step(0.0)
    return scene


@pytest.fixture
def four(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house of four games."""
    joker = registry.GAMES["joker"]
    monkeypatch.setattr(registry, "GAMES", dict.fromkeys(FOUR, joker))


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house of one game, which has the whole menu for itself."""
    monkeypatch.setattr(registry, "GAMES", {"joker": registry.GAMES["joker"]})


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str | None]]:
    """The games and presets that the setup was asked for; a dialog stands in for it."""
    made: list[tuple[str, str | None]] = []

    def stand_in(app: App, game: str, preset: str | None = None) -> Dialog:
        made.append((game, preset))
        return Dialog(app, text=game)

    monkeypatch.setattr(setup, "Setup", stand_in)
    return made


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("touch", [False, True])
def test_a_tile_and_its_presets_open_the_setup(app: App, asked: list[tuple[str, str | None]], touch: bool) -> None:
    menu_of(app)
    for key in (("game", "joker"), ("quick", "nines"), ("quick", "kiosk")):
        click(app, key, touch)
        app.pop()
    assert asked == [("joker", None), ("joker", "nines"), ("joker", "kiosk")]


def test_everything_is_reached_by_keys_alone(app: App, asked: list[tuple[str, str | None]]) -> None:
    scene = menu_of(app)
    assert scene.ring.current is control(scene, ("game", "joker")).item
    for one in list(scene.controls):
        walk(app, one.item.identity)
    for one in reversed(list(scene.controls)):
        walk(app, one.item.identity, Prev())
    walk(app, ("game", "joker"))
    app.send(Confirm())
    assert asked == [("joker", None)]


@pytest.mark.usefixtures("alone")
def test_arrows_go_from_column_to_tile_to_presets_and_back(app: App) -> None:
    scene = menu_of(app)
    walk(app, "settings")
    app.send(Move(1, 0))
    assert scene.ring.current is control(scene, ("game", "joker")).item
    app.send(Move(0, 1))
    assert scene.ring.current is not None
    assert scene.ring.current.identity in {("quick", "nines"), ("quick", "short")}
    app.send(Move(0, -1), Move(-1, 0))
    assert scene.ring.current is not None
    assert scene.ring.current.rect.right < control(scene, ("game", "joker")).rect.left


def test_continue_is_offered_and_opens_the_match_where_it_was(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(store=store_with(60))
    asked = opened(monkeypatch)
    scene = menu_of(app)
    waiting = running_match(app)
    assert waiting is not None
    assert scene.ring.current is control(scene, "continue").item
    assert where_in(app, waiting) in control(scene, "continue").item.label
    app.send(Confirm())
    assert [match.record() for match in asked] == [waiting.record()]


def test_without_a_match_nothing_is_offered(make_app: MakeApp) -> None:
    for store in (None, Store(None)):
        app = make_app(store=store)
        scene = menu_of(app)
        assert all(one.item.identity != "continue" for one in scene.controls)


def test_where_a_match_stands_counts_from_one(make_app: MakeApp) -> None:
    app = make_app(store=Store(None), settings=Settings(lang="en"))
    match = running_match(make_app(store=store_with(0)))
    assert match is not None
    assert where_in(app, match) == "Joker · pulka 1 · 1 of 4"
    while match.number < 5:
        if match.deal_over:
            match.next_deal()
        else:
            match.play_bot()
    assert where_in(app, match) == "Joker · pulka 2 · 2 of 4"


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "hand 5"), ("uk", "роздача 5"), ("ru", "раздача 5"), ("ka", "დარიგება 5")]
)
def test_a_game_without_pulkas_names_its_deal_in_its_own_word(make_app: MakeApp, lang: str, words: str) -> None:
    class Other:
        game = registry.GAMES["bura"]
        sheet = None
        number = 4

    app = make_app(settings=Settings(lang=lang))
    other: Any = Other()
    assert where_in(app, other).endswith(f" · {words}")


@pytest.mark.parametrize("lang", LANGS)
def test_every_game_can_say_where_its_match_stands(make_app: MakeApp, lang: str) -> None:
    app = make_app(settings=Settings(lang=lang))
    for name, game in registry.GAMES.items():
        match = Match(Table(name, {}, tuple(Seat(f"P{n}", n == 0, "fox") for n in range(game.seats[0])), 1, 0))
        assert "1" in where_in(app, match)


def test_the_menu_sees_what_became_of_the_match_below(make_app: MakeApp) -> None:
    app = make_app(store=store_with())
    scene = menu_of(app)
    app.push(SettingsScene(app))
    app.store.leave()
    app.send(Back())
    assert shown(app) is scene
    assert all(one.item.identity != "continue" for one in scene.controls)


@pytest.mark.usefixtures("four")
def test_four_games_make_two_by_two_in_a_fixed_order(make_app: MakeApp) -> None:
    for size in SIZES:
        app = make_app(size=size)
        scene = menu_of(app)
        assert scene.games == ORDER
        rects = [control(scene, ("game", game)).rect for game in ORDER]
        assert len({rect.size for rect in rects}) == 1
        assert rects[0].top == rects[1].top < rects[2].top == rects[3].top
        assert rects[0].left == rects[2].left < rects[1].left == rects[3].left
        assert not [one for one in scene.controls if isinstance(one.item.key, tuple) and one.item.key[0] == "quick"]
        assert_laid_out(scene)


@pytest.mark.usefixtures("four")
def test_one_tile_is_lit_at_a_time(app: App) -> None:
    scene = menu_of(app)
    assert scene.lit == 0
    app.send(Point(control(scene, ("game", "bura")).rect.center))
    assert scene.lit == ORDER.index("bura")
    app.send(Point((5, 5)))
    assert scene.lit == ORDER.index("bura")
    walk(app, ("game", "durak"))
    assert scene.lit == ORDER.index("durak")


@pytest.mark.usefixtures("four")
def test_the_cards_of_the_tile_under_the_hand_rise_and_fall(app: App) -> None:
    scene = menu_of(app)
    passes(app)
    assert not moving(app)
    place = control(scene, ("game", "durak")).rect.center
    app.send(Point(place))
    assert moving(app)
    app.step(1 / 60)
    assert 0 < scene._lifts[1] < 1
    passes(app)
    assert scene._lifts[1] == 1
    assert not moving(app)
    app.send(Point((5, 5)))
    passes(app)
    assert scene._lifts[1] < 1
    assert not moving(app)


@pytest.mark.usefixtures("alone")
def test_with_motion_off_nothing_moves(make_app: MakeApp) -> None:
    for wanted in (Settings(speed="off"), Settings(reduced_motion=True)):
        app = make_app(settings=wanted)
        scene = menu_of(app)
        app.step(0.2)
        app.send(Point(control(scene, ("game", "joker")).rect.center))
        app.step(0.0)
        assert scene._lifts == [1.0]
        assert not moving(app)


def test_an_idle_menu_draws_nothing(app: App) -> None:
    scene = menu_of(app)
    passes(app)
    assert not moving(app)
    assert not scene.needs_draw


@pytest.mark.parametrize("touch", [False, True])
def test_a_language_is_chosen_and_kept(make_app: MakeApp, tmp_path: Path, touch: bool) -> None:
    app = make_app(folder=tmp_path, settings=Settings(lang="en"))
    scene = menu_of(app)
    for lang in ("ka", "uk", "ru", "en", "ka"):
        click(app, ("lang", lang), touch)
        assert app.settings.lang == lang
        assert app.texts.lang == lang
        assert control(scene, "settings").item.label == app.texts("menu-settings")
    app.close()
    assert '"lang": "ka"' in (tmp_path / "settings.json").read_text(encoding="utf-8")


def test_the_sound_goes_off_and_on(app: App) -> None:
    scene = menu_of(app)
    says = control(scene, "sound").item.label
    click(app, "sound")
    assert control(scene, "sound").item.label != says
    app.send(Mute())
    assert control(scene, "sound").item.label == says


def test_settings_open(app: App) -> None:
    menu_of(app)
    click(app, "settings")
    assert isinstance(app.scene, SettingsScene)


@pytest.mark.parametrize("way", ["button", "back"])
def test_leaving_the_program_is_asked_about(make_app: MakeApp, way: str) -> None:
    app = make_app(store=store_with())
    scene = menu_of(app)

    def leave() -> Any:
        if way == "button":
            click(app, "quit")
        else:
            app.send(Back())
        assert isinstance(shown(app), Dialog)
        return shown(app)

    assert leave().text == app.texts("menu-quit-kept")
    app.send(Back())
    assert shown(app) is scene
    leave()
    click(app, 0)
    assert app._quitting


def test_what_the_store_has_to_say_is_told_once(make_app: MakeApp, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this is no database" * 100)
    app = make_app(store=Store(tmp_path))
    scene = Menu(app)
    app.push(scene)
    app.step(0.1)
    assert isinstance(shown(app), Dialog)
    assert shown(app).text == app.texts("store-damaged")
    app.send(Confirm())
    app.step(0.1)
    assert shown(app) is scene
    app.store.close()


def test_every_notice_of_the_store_has_a_text(app: App) -> None:
    source = (Path(__file__).parents[2] / "game" / "store.py").read_text(encoding="utf-8")
    for key in ("store-damaged", "store-newer", "store-unreadable-match"):
        assert key in source
        assert app.texts.has(key)


def test_a_match_that_cannot_be_read_is_told_of_and_not_offered(make_app: MakeApp) -> None:
    store = store_with()
    store._base.execute("UPDATE match SET record = '{}'")
    app = make_app(store=store)
    scene = Menu(app)
    app.push(scene)
    app.step(0.1)
    assert isinstance(shown(app), Dialog)
    assert shown(app).text == app.texts("store-unreadable-match")
    assert scene.match is None


class Then:
    """Counts its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self) -> None:
        self.calls += 1


def test_a_new_match_begins_at_once_when_none_waits(make_app: MakeApp) -> None:
    then = Then()
    for store in (None, Store(None)):
        app = make_app(store=store)
        menu_of(app)
        confirm_leave(app, then)
        assert isinstance(app.scene, Menu)
    assert then.calls == 2


def test_a_waiting_match_is_asked_about_before_a_new_one(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(store=store_with())
    asked: list[Match] = opened(monkeypatch)
    scene, then = menu_of(app), Then()
    for answer, calls, continued in ((2, 0, 0), (1, 1, 0), (0, 1, 1)):
        confirm_leave(app, then)
        assert isinstance(shown(app), Dialog)
        click(app, answer)
        assert shown(app) is scene
        assert (then.calls, len(asked)) == (calls, continued)
    confirm_leave(app, then)
    app.send(Back())
    assert shown(app) is scene
    assert (then.calls, len(asked)) == (1, 1)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_is_cut_off(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    for store in (Store(None), store_with()):
        app = make_app(size=size, settings=Settings(lang=lang), store=store)
        with nothing_cut_off():
            scene = menu_of(app)
            app.step(1.0)
            app.draw()
        assert_laid_out(scene)
        assert scene._hero.bottom < control(scene, "settings").rect.top
        with nothing_cut_off():
            confirm_leave(app, lambda: None)
            app.draw()


@pytest.mark.usefixtures("four")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_four_tiles_cut_nothing_off(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    with nothing_cut_off():
        scene = menu_of(app)
        for tile in scene._tiles:
            app.send(Point(tile.rect.center))
        app.draw()


def test_a_press_that_leaves_a_tile_opens_nothing(app: App, asked: list[tuple[str, str | None]]) -> None:
    scene = menu_of(app)
    app.send(Press(control(scene, ("game", "joker")).rect.center), Release((3, 3)))
    assert asked == []
    app.send(Next())
    assert top(app) is scene
