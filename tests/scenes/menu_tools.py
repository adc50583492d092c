"""Helpers for the scenes round the table: a store with a match in it, clicks, and a look for what is cut off."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from game.match import Match
from game.store import Store
from scenes import fonts
from scenes.app import App
from scenes.gui import GuiScene
from scenes.intents import Intent, Next, Press, Release
from scenes.widgets import faces
from scenes.widgets.control import Control
from tests.scenes.table_tools import match

SIZES = ((800, 480), (1280, 720), (1920, 1080))


def store_with(actions: int = 60, folder: Path | None = None) -> Store:
    """A store with a running match in which so many actions were carried out."""
    store = Store(folder)
    running = match(length="nines")
    for _ in range(actions):
        if running.deal_over:
            running.next_deal()
        else:
            running.play_bot()
    store.begin(running)
    store.keep(running)
    return store


def control(scene: GuiScene, key: object) -> Control:
    """The control of this key."""
    return next(one for one in scene.controls if isinstance(one, Control) and one.item.identity == key)


def top(app: App) -> GuiScene:
    """The scene on top, which has controls."""
    assert isinstance(app.scene, GuiScene)
    return app.scene


def click(app: App, key: object, touch: bool = False) -> None:
    """Press and release in the middle of a control of the top scene."""
    place = control(top(app), key).rect.center
    app.send(Press(place, touch), Release(place, touch))


def walk(app: App, key: object, by: Intent | None = None) -> None:
    """Go to a control of the top scene with Tab alone, or another intent."""
    for _ in range(80):
        current = top(app).ring.current
        if current is not None and current.identity == key:
            return
        app.send(by or Next())
    raise AssertionError(f"the focus does not reach {key}")


def shown(app: App) -> Any:
    """The scene on top, whatever it is."""
    return app.scene


def passes(app: App, seconds: float = 1.0) -> None:
    """Let frames pass."""
    for _ in range(round(seconds * 60)):
        app.step(1 / 60)


def moving(app: App) -> bool:
    """Whether the top scene wants frames."""
    return app.scene is not None and app.scene.busy


def opened(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """The matches whose tables were asked for; none is opened."""
    asked: list[Match] = []
    monkeypatch.setattr("scenes.games.open_table", lambda _, match: asked.append(match))
    return asked


@contextmanager
def nothing_cut_off() -> Iterator[None]:
    """No text drawn meanwhile may end in an ellipsis."""
    cut: list[str] = []
    plain: Callable[..., tuple[str, int]] = fonts.fit

    def fit(string: str, px: int, most: int, bold: bool = False, least: int = fonts.LEAST) -> tuple[str, int]:
        result = plain(string, px, most, bold, least)
        if result[0] != string:
            cut.append(string)
        return result

    faces.button.cache_clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fonts, "fit", fit)
        yield
    assert cut == []


def assert_laid_out(scene: GuiScene) -> None:
    """All controls are inside the safe place, large enough for a finger, and none lies over another."""
    m = scene.metrics
    fixed = [one for one in scene.controls if id(one) not in scene._area_of]
    for one in fixed:
        assert m.safe.contains(one.rect), one.item.label
    for one in scene.controls:
        assert min(one.rect.size) >= 48 or not isinstance(one, Control), one.item.label
    for group in (fixed, [one for one in scene.controls if id(one) in scene._area_of]):
        for first, second in combinations(group, 2):
            assert not first.rect.colliderect(second.rect), (first.item.label, second.item.label)
