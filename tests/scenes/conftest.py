"""Scenes are tested without screen and sound: SDL's dummy drivers, an app that is driven frame by frame."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from scenes.app import App
from scenes.settings import Settings

MakeApp = Callable[..., App]


@pytest.fixture
def make_app() -> Iterator[MakeApp]:
    """Makes headless apps that let exceptions through; keyword arguments go to App. All are closed at the end."""
    made: list[App] = []

    def make(**wanted: Any) -> App:
        settings = wanted.pop("settings", None) or Settings()
        usual: dict[str, Any] = {"size": (1280, 720), "headless": True, "guard": False, "seed": 1}
        app = App(settings, **usual | wanted)
        made.append(app)
        return app

    yield make
    for app in made:
        app.close()


@pytest.fixture
def app(make_app: MakeApp) -> App:
    """A headless app at 1280x720."""
    return make_app()
