"""The curtain: nothing of anybody's hand is seen, and only the person it calls lifts it."""

from __future__ import annotations

import pytest

from scenes.app import App
from scenes.curtain import Curtain
from scenes.durak.table import DurakTable
from scenes.intents import Back, Confirm, Hint, Intent, LastTrick, Menu, Next, Number, Press, Release, Sheet, Skip
from scenes.pause import Pause
from scenes.portraits import PORTRAITS
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import LANGS
from tests.scenes.conftest import MakeApp
from tests.scenes.durak_tools import match
from tests.scenes.menu_tools import SIZES, assert_laid_out, click, moving, nothing_cut_off, passes, shown, top


class Hands(Scene):
    """A table that shows a hand to whoever it is told to."""

    seen = False

    def draw(self, surface: object) -> None:
        """Fail: nothing below a curtain may be drawn."""
        assert self.seen, surface

    def lift(self) -> None:
        assert shown(self.app) is self
        self.seen = True


@pytest.fixture
def hands(app: App) -> Hands:
    """A table under a curtain."""
    below = Hands(app)
    app.push(below)
    app.push(Curtain(app, "Olena", "owl", below.lift, lambda: app.push(Pause(app, match()))))
    return below


def test_nothing_below_is_drawn(app: App, hands: Hands) -> None:
    passes(app)
    app.draw()
    assert not hands.seen


@pytest.mark.parametrize("way", ["key", "mouse", "touch"])
def test_it_lifts_for_the_button(app: App, hands: Hands, way: str) -> None:
    if way == "key":
        app.send(Confirm())
    else:
        click(app, "show", way == "touch")
    assert hands.seen
    assert shown(app) is hands


@pytest.mark.parametrize(
    "intent",
    [Hint(), Sheet(), LastTrick(), Skip(), Number(1), Next()],
    ids=lambda one: type(one).__name__,
)
def test_nothing_else_lifts_it(app: App, hands: Hands, intent: Intent) -> None:
    app.send(intent)
    app.send(Press((9, 9)), Release((9, 9)))
    assert isinstance(shown(app), Curtain)
    assert not hands.seen


@pytest.mark.parametrize("way", ["Esc", "F10", "mouse", "touch"])
def test_the_menu_of_the_match_opens_and_closes_over_it(app: App, hands: Hands, way: str) -> None:
    if way in ("Esc", "F10"):
        app.send(Back() if way == "Esc" else Menu())
    else:
        click(app, "menu", way == "touch")
    assert isinstance(shown(app), Pause)
    passes(app)
    app.draw()
    app.send(Back())
    assert isinstance(shown(app), Curtain)
    passes(app)
    app.draw()
    assert not hands.seen


def test_the_sheet_and_the_settings_opened_from_it_show_no_hand(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    table = DurakTable(app, match(people=(0, 1)), dealt=True)
    app.push(table)
    for _ in range(2000):
        if isinstance(shown(app), Curtain):
            break
        if table.prompted:
            table.play(table.match.advise())
        app.step(0.1)
    assert isinstance(shown(app), Curtain)
    for key in ("sheet", "settings", "options"):
        app.send(Back())
        click(app, key)
        app.draw()
        assert table.viewer is None
        assert not table.hand.cards
        for _ in range(3):
            if isinstance(shown(app), Curtain):
                break
            app.send(Back())
        assert isinstance(shown(app), Curtain)


@pytest.mark.usefixtures("hands")
def test_the_fan_opens_and_rests(app: App) -> None:
    app.step(0.0)
    assert moving(app)
    passes(app)
    assert not moving(app)
    assert not shown(app).needs_draw


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [*SIZES, (1024, 768)], ids=str)
def test_nothing_overlaps_or_is_cut_off(make_app: MakeApp, lang: str, size: tuple[int, int]) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    for portrait, name in zip(PORTRAITS, ("Ян", "Wanda-Wilhelmina", "ქეთევანი", "Оксана", "Олена", "x"), strict=True):
        with nothing_cut_off():
            app.push(Curtain(app, name, portrait, lambda: None, lambda: None))
            passes(app, 0.1)
            app.draw()
        scene = top(app)
        assert_laid_out(scene)
        assert isinstance(scene, Curtain)
        assert scene._middle[1] - scene._disc * 0.885 >= scene.metrics.border
