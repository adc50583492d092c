"""Helpers that open a setup and use it as a person would."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from game.match import Match
from scenes.app import App
from scenes.focus import Focusable
from scenes.intents import Edit, Intent, Next, Point, Press, Release
from scenes.scene import Scene
from scenes.setup import Setup
from scenes.toss import Toss


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
