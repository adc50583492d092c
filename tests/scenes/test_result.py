"""The end of a match: who stands where, what was heard, what the figures say, and the ways on from there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pygame
import pytest

from game.match import Match
from game.store import Store, StoreError
from scenes import games, menu
from scenes.app import App
from scenes.dialog import Dialog
from scenes.intents import Back, Confirm, Move, Next, Press, Release, Sheet, Skip
from scenes.joker.ledger import ledger, sheet_of
from scenes.joker.podium import Podium, arranged
from scenes.joker.result import Result
from scenes.joker.sheet import SheetScene
from scenes.joker.standing import ranks
from scenes.joker.statistics import columns, figures
from scenes.metrics import Metrics
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import LANGS, Texts
from tests.scenes.conftest import MakeApp
from tests.scenes.rigged import played, table

SIZES = ((800, 480), (1024, 768), (1280, 720), (1920, 1080))
WON = played(Match(table(1, length="one")), 4, exact={0})
LOST = played(Match(table(1, length="one")), 4, exact={2})
PAIRS = played(Match(table(2, length="nines", pairs=True)), 16, exact={3: {1}})
FULL = played(Match(table(5)), 24, exact={1: {0}, 3: {1, 3}})


class Other(Scene):
    """What a scene of another module is replaced by."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")


def shown(app: App, match: Match = WON) -> Result:
    scene = Result(app, match)
    app.push(scene)
    app.step(0.001)
    return scene


def press(app: App, scene: Result, key: str) -> None:
    at = next(c for c in scene.controls if c.item.key == key).rect.center
    app.send(Press(at), Release(at))


def pass_time(app: App, seconds: float) -> None:
    for _ in range(round(seconds * 30)):
        app.step(1 / 30)


# -- who stands where -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("totals", "pairs", "expected"),
    [
        ((100, 400, 200, 300), False, [(2, (3,)), (1, (1,)), (3, (2,)), (4, (0,))]),
        ((400, 400, 200, 300), False, [(1, (1,)), (1, (0,)), (3, (3,)), (4, (2,))]),
        ((100, 100, 100, 100), False, [(1, (1,)), (1, (0,)), (1, (2,)), (1, (3,))]),
        ((100, 200, 200), False, [(1, (2,)), (1, (1,)), (3, (0,))]),
        ((100, 200), False, [(1, (1,)), (2, (0,))]),
        ((100, 200, 300, 50), True, [(1, (0, 2)), (2, (1, 3))]),
        ((100, 200, 200, 100), True, [(1, (0, 2)), (1, (1, 3))]),
    ],
)
def test_places_are_shared_and_the_first_stands_in_the_middle(
    totals: tuple[int, ...], pairs: bool, expected: Sequence[tuple[int, tuple[int, ...]]]
) -> None:
    assert [(rank.place, rank.seats) for rank in arranged(ranks(totals, pairs))] == expected


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("match", [WON, PAIRS, FULL], ids=["one", "pairs", "full"])
def test_the_steps_stand_in_their_place(app: App, match: Match, size: tuple[int, int]) -> None:
    frame = pygame.Rect(20, 90, size[0] // 2 - 40, size[1] - 200)
    podium = Podium(Metrics(*size), ledger(match), frame, Texts("ka"))
    assert podium.lefts[0] >= frame.left
    assert podium.lefts[-1] + podium.width <= frame.right
    assert podium.most + podium.face <= frame.height
    assert podium.places[-1] == 1
    podium.draw(app.window, dict.fromkeys(podium.places, 1.0), 1.0)


def test_figures_come_from_the_sheet() -> None:
    sheet = sheet_of(FULL)
    for seat in range(4):
        one = figures(sheet, seat)
        assert one.deals == 24
        assert one.kept == sum(row.bids[seat] == row.took[seat] for row in sheet.rows)
        assert one.khishts == sum(row.points[seat] == -200 for row in sheet.rows)
        assert one.premiums == sum(pulka.premium[seat] > 0 for pulka in sheet.pulkas)
        assert one.best == max(row.points[seat] for row in sheet.rows)


@pytest.mark.parametrize(
    ("options", "names"),
    [
        ({}, ["kept", "khisht", "premium", "best"]),
        ({"minus": True}, ["kept", "premium", "best"]),
        ({"premium": "off"}, ["kept", "khisht", "best"]),
    ],
)
def test_figures_that_a_table_cannot_have_are_left_out(options: dict[str, Any], names: list[str]) -> None:
    assert list(columns(sheet_of(Match(table(**options))))) == names


# -- the scene ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("match", [WON, PAIRS, FULL], ids=["one", "pairs", "full"])
def test_nothing_overlaps(make_app: MakeApp, size: tuple[int, int], lang: str, match: Match) -> None:
    app = make_app(size=size, settings=Settings(lang=lang, speed="off"))
    scene = shown(app, match)
    app.step(0.1)
    inside = app.metrics.rect.inflate(-2 * app.metrics.border, -2 * app.metrics.border)
    podium = scene._podium
    steps = pygame.Rect(podium.lefts[0], podium.frame.top, podium.lefts[-1] + podium.width - podium.lefts[0], 10)
    steps.height = podium.frame.height
    rects = [*(control.rect for control in scene.controls), scene.chart, scene.figures, scene.ribbon, steps]
    assert all(inside.contains(rect) for rect in rects)
    assert not [1 for a, b in combinations(rects, 2) if a.colliderect(b)]


@pytest.mark.parametrize(("match", "sound"), [(WON, "win"), (LOST, "lose")], ids=["won", "lost"])
def test_the_sound_tells_how_it_ended(app: App, monkeypatch: pytest.MonkeyPatch, match: Match, sound: str) -> None:
    heard: list[str] = []
    monkeypatch.setattr(app.sounds, "play", heard.append)
    scene = shown(app, match)
    assert heard == []
    pass_time(app, 8)
    assert heard == [sound]
    assert not scene.busy
    assert not scene.needs_draw


def test_bots_among_themselves_are_cheered() -> None:
    match = played(Match(table(1, length="one", persons=())), 4, exact={2})
    scene = Result.__new__(Result)
    scene.match, scene.places = match, sheet_of(match).places
    assert scene.won


@pytest.mark.parametrize("intent", [Confirm(), Skip(), Back()])
def test_a_press_ends_the_story(app: App, intent: Any) -> None:
    scene = shown(app)
    app.send(intent)
    assert not scene.timeline.busy
    assert app.scene is scene


def test_a_click_beside_the_buttons_only_ends_the_story(app: App) -> None:
    scene = shown(app)
    for _ in range(2):
        app.send(Press((300, 300), True), Release((300, 300), True))
        assert not scene.timeline.busy
    assert app.scene is scene


@pytest.mark.parametrize("changed", [{"speed": "off"}, {"reduced_motion": True}, {"speed": "slow"}])
def test_every_pace_comes_to_the_same_picture(make_app: MakeApp, changed: dict[str, Any]) -> None:
    pictures = []
    for settings in (Settings(), Settings(**changed)):
        app = make_app(settings=settings)
        shown(app)
        for _ in range(120):
            app.step(0.1)
        pictures.append(pygame.image.tobytes(app.window, "RGB"))
    assert pictures[0] == pictures[1]


def test_the_sheet_opens_over_it(app: App) -> None:
    scene = shown(app)
    app.send(Sheet())
    assert isinstance(app.scene, SheetScene)
    app.send(Back())
    press(app, scene, "sheet")
    assert isinstance(app.scene, SheetScene)
    app.step(0.1)
    app.send(Back())
    assert app.stack == [scene]


@pytest.mark.parametrize("by", ["button", "back", "keys"])
def test_the_menu_is_the_way_out(app: App, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    monkeypatch.setattr(menu, "Menu", Other)
    scene = shown(app)
    app.send(Skip())
    if by == "button":
        press(app, scene, "menu")
    elif by == "back":
        app.send(Back())
    else:
        app.send(Next(), Next(), Move(1, 0), Confirm())
    assert isinstance(app.scene, Other)
    assert app.stack == [app.scene]


@pytest.mark.parametrize("keys", [False, True])
def test_again_is_the_same_table_with_other_cards(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, keys: bool
) -> None:
    begun: list[Match] = []
    monkeypatch.setattr(games, "start", lambda _, match: begun.append(match))
    store = Store(None)
    app = make_app(store=store)
    scene = shown(app)
    app.send(Skip())
    if keys:
        app.send(Confirm())
    else:
        press(app, scene, "again")
    assert len(begun) == 1
    assert begun[0].table.seats == WON.table.seats
    assert begun[0].table.options == WON.table.options
    assert begun[0].table.seed != WON.table.seed
    running = store.running()
    assert running is not None
    assert running.table.seed == begun[0].table.seed


def test_a_full_disk_is_told_and_the_match_begins(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    class Full:
        def begin(self, _: Match) -> None:
            raise StoreError("no space")

    monkeypatch.setattr(games, "start", lambda app, _: app.clear_to(Other(app)))
    app = make_app(store=Full())
    shown(app).again()
    assert isinstance(app.stack[0], Other)
    assert isinstance(app.scene, Dialog)
