"""The settings: every one is there, holds at once and is kept; scrolling; nothing cut off."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.app import App
from scenes.dialog import Dialog
from scenes.intents import (
    Back,
    Confirm,
    Drag,
    Edit,
    Intent,
    Move,
    Mute,
    Number,
    Press,
    Prev,
    Release,
    Scroll,
    Text,
)
from scenes.settings import Settings, load
from scenes.settings_scene import GROUPS, SettingsScene
from scenes.texts import LANGS
from tests.scenes.conftest import MakeApp
from tests.scenes.menu_tools import SIZES, assert_laid_out, click, control, nothing_cut_off, passes, shown, walk

NAMES = [name for name, _ in GROUPS]

WHERE = {
    "lang": "sound",
    "volume": "sound",
    "speed": "pace",
    "trick_wait": "pace",
    "letters": "cards",
    "back": "cards",
    "table": "table",
    "hand_order": "table",
    "trumps_side": "table",
    "show_legal": "table",
}
"""The groups of the settings that have more than two values."""

FLAGS = {
    "reduced-motion": "pace",
    "big-index": "cards",
    "four-colours": "cards",
    "hints": "table",
    "left-handed": "table",
}


def scene_of(app: App, group: str = NAMES[0]) -> SettingsScene:
    scene = SettingsScene(app)
    app.push(scene)
    scene.show(group)
    app.step(0.0)
    return scene


def test_every_setting_has_its_place() -> None:
    elsewhere = {"setups", "window_width", "window_height"}
    here = {*WHERE, *(flag.replace("-", "_") for flag in FLAGS), "muted", "player_name", "fullscreen"}
    assert here | elsewhere == {field.name for field in fields(Settings)}


@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("touch", [False, True])
def test_a_switch_holds_at_once(app: App, flag: str, touch: bool) -> None:
    scene_of(app, FLAGS[flag])
    name = flag.replace("-", "_")
    before = getattr(app.settings, name)
    shown(app).areas[0].jump(10_000)
    shown(app)._scrolled()
    click(app, flag, touch)
    assert getattr(app.settings, name) is not before
    click(app, flag, touch)
    assert getattr(app.settings, name) is before


@pytest.mark.parametrize("name", ["speed", "trick_wait", "letters", "hand_order", "trumps_side", "show_legal", "lang"])
def test_a_choice_walks_through_all_its_values_by_keys(app: App, name: str) -> None:
    scene = scene_of(app, WHERE[name])
    walk(app, name)
    for _ in range(6):
        app.send(Move(-1, 0))
    seen = [getattr(app.settings, name)]
    for _ in range(6):
        app.send(Move(1, 0))
        if getattr(app.settings, name) != seen[-1]:
            seen.append(getattr(app.settings, name))
        assert scene.ring.current is not None
        assert scene.ring.current.identity == name
    expected = {"speed": 4, "letters": 4, "hand_order": 3, "lang": 4}
    assert len(set(seen)) == expected.get(name, 2)


@pytest.mark.parametrize(("name", "values"), [("back", (1, 2, 0)), ("table", ("blue", "red", "green"))])
def test_a_picture_is_chosen(app: App, name: str, values: tuple[Any, ...]) -> None:
    scene_of(app, WHERE[name])
    for value in values:
        click(app, (name, value))
        assert getattr(app.settings, name) == value
    walk(app, (name, values[0]))
    app.send(Confirm())
    assert getattr(app.settings, name) == values[0]


def test_the_pictures_follow_the_settings(app: App) -> None:
    scene = scene_of(app, "cards")

    def look() -> bytes:
        app.draw()
        part = scene.metrics.rect.inflate(-2 * scene.metrics.border, -2 * scene.metrics.border)
        part.height = 240
        return app.window.subsurface(part).copy().get_buffer().raw

    seen = {look()}
    for name, value in (
        ("four_colours", True),
        ("big_index", True),
        ("letters", "cyrillic"),
        ("back", 2),
        ("table", "red"),
    ):
        scene._set(name, value)
        seen.add(look())
    assert len(seen) == 6
    scene.show("table")
    seen = {look()}
    for name, value in (("hand_order", "ranks"), ("trumps_side", "left"), ("show_legal", "on_error")):
        scene._set(name, value)
        seen.add(look())
    assert len(seen) == 4


def test_volume_is_dragged_stepped_and_heard(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(app.sounds, "play", heard.append)
    scene = scene_of(app)
    rect = control(scene, "volume").rect
    x = rect.right - 130
    app.send(Press((x, rect.centery)))
    while app.settings.volume > 0 and x > rect.left:
        x -= 5
        app.send(Drag((x, rect.centery)))
    assert app.settings.volume == 0
    app.send(Release((x, rect.centery)))
    assert "play" in heard
    walk(app, "volume")
    app.send(Move(1, 0), Move(1, 0))
    assert app.settings.volume == pytest.approx(0.2)
    assert shown(app) is scene


def test_sound_and_mute_are_one(app: App) -> None:
    scene = scene_of(app)
    click(app, "sound")
    assert app.settings.muted
    assert not control(scene, "volume").is_enabled
    app.send(Mute())
    assert control(scene, "volume").is_enabled


def test_the_name_is_typed(app: App) -> None:
    scene = scene_of(app)
    walk(app, "player_name")
    app.send(*(Text(letter) for letter in "ნინო"))
    assert app.settings.player_name == "ნინო"
    assert scene.typing
    app.send(Edit(8, 0, 42))
    assert app.settings.player_name == "ნინ"
    app.send(Confirm())
    assert app.settings.player_name == "ნინ"


@pytest.mark.parametrize("lang", LANGS)
def test_an_empty_name_shows_the_usual_one_until_a_letter_is_typed(make_app: MakeApp, lang: str) -> None:
    def inked() -> int:
        """Pixels of the field that are darker than its paper."""
        app.draw()
        field = next(one for one in scene.controls if one.item.identity == "player_name")
        rect = field.rect.inflate(-12, -12)
        mask = pygame.mask.from_threshold(app.window.subsurface(rect), "black", (190, 190, 190, 255))
        return mask.count()

    app = make_app(settings=Settings(lang=lang))
    scene = scene_of(app)
    assert inked() > 20
    app.settings.player_name = "."
    app.apply_settings()
    dot = inked()
    assert dot < 20
    app.settings.player_name = ""
    app.apply_settings()
    assert inked() > 20
    walk(app, "player_name")
    app.send(Text("."))
    scene.ring.focus(None)
    assert inked() < dot + 40


def test_the_whole_screen_is_one_switch(app: App) -> None:
    scene_of(app, "window")
    click(app, "fullscreen")
    assert app.settings.fullscreen
    click(app, "fullscreen")
    assert app.settings.fullscreen is False


def test_first_settings_come_back_after_a_second_look(app: App) -> None:
    now = app.settings
    now.lang, now.player_name, now.table, now.speed, now.setups = "ka", "Nino", "red", "fast", {"joker": {}}
    app.apply_settings()
    scene = scene_of(app, "window")
    click(app, "reset")
    assert isinstance(shown(app), Dialog)
    app.send(Confirm())
    assert (now.table, shown(app)) == ("red", scene)
    click(app, "reset")
    click(app, 0)
    assert (now.table, now.speed) == ("green", "normal")
    assert (now.lang, now.player_name, now.setups) == ("ka", "Nino", {"joker": {}})


@pytest.mark.parametrize("way", [Back(), "done"])
def test_closing_keeps_the_settings(make_app: MakeApp, tmp_path: Path, way: Intent | str) -> None:
    app = make_app(folder=tmp_path)
    below = Dialog(app, text="-")
    app.push(below)
    scene_of(app, "pace")
    walk(app, "speed")
    app.send(Move(1, 0))
    if isinstance(way, str):
        click(app, way)
    else:
        app.send(way)
    assert shown(app) is below
    assert load(tmp_path)[0].speed == "fast"


def test_settings_that_cannot_be_kept_are_told_of(make_app: MakeApp, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    app = make_app()
    scene_of(app)
    app.folder = blocked
    app.send(Back())
    assert shown(app).text == app.texts("error-folder")
    app.folder = None


def test_groups_by_tab_number_and_press(app: App) -> None:
    scene = scene_of(app)
    for name in NAMES[::-1]:
        walk(app, ("group", name), Prev())
        app.send(Confirm())
        assert scene.group == name
    for number, name in enumerate(NAMES, 1):
        app.send(Number(number))
        assert scene.group == name
        assert scene.ring.current is not None
    click(app, ("group", "sound"), touch=True)
    assert scene.group == "sound"


def test_a_low_window_scrolls_by_wheel_finger_and_keys(make_app: MakeApp) -> None:
    app = make_app(size=(800, 480))
    scene = scene_of(app, "table")
    area = scene.areas[0]
    assert area.most > 0
    middle = area.rect.center
    app.send(Scroll(-2.0, middle))
    passes(app)
    assert area.offset > 0
    area.jump(0)
    scene._scrolled()
    app.send(Press(middle, True), Drag((middle[0], middle[1] - 90), True), Drag((middle[0], middle[1] - 120), True))
    app.send(Release((middle[0], middle[1] - 120), True))
    passes(app)
    assert area.offset > 0
    before = Settings()
    assert all(getattr(app.settings, name) == getattr(before, name) for name in WHERE)
    area.jump(0)
    scene._scrolled()
    walk(app, "left-handed")
    passes(app)
    assert area.rect.contains(control(scene, "left-handed").rect)
    app.send(Number(3))
    assert scene.areas[0].offset == 0


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_or_is_cut_off(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    scene = scene_of(app)
    for name in NAMES:
        with nothing_cut_off():
            scene.show(name)
            app.draw()
        assert_laid_out(scene)
        assert scene.areas[0].rect.bottom <= scene.metrics.safe.bottom
