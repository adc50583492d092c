"""The summaries after a deal and after a pulka: the story they tell, how a press ends it, and that they go on once."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations, pairwise
from typing import Any, TypeVar

import pygame
import pytest

from game.match import Match
from scenes.app import App
from scenes.intents import Back, Confirm, Intent, Move, Next, Press, Release, Sheet, Skip
from scenes.joker.celebration import Calm, Celebration
from scenes.joker.ledger import sheet_of
from scenes.joker.sheet import SheetScene
from scenes.joker.story import story
from scenes.joker.summary import DealSummary, PulkaSummary
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import LANGS
from tests.scenes.conftest import MakeApp
from tests.scenes.rigged import played, table

SIZES = ((800, 480), (1280, 720), (1920, 1080))
S = TypeVar("S", DealSummary, PulkaSummary)


class Ground(Scene):
    """The table below."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")


class Log:
    """What was heard, and how often the summary said that it was done."""

    def __init__(self, app: App, monkeypatch: pytest.MonkeyPatch) -> None:
        self.app = app
        self.sounds: list[str] = []
        self.done = 0
        self.top: Scene | None = None
        monkeypatch.setattr(app.sounds, "play", self.sounds.append)

    def finish(self) -> None:
        self.done += 1
        self.top = self.app.scene


DEAL = played(Match(table(3)), 3)
PREMIUM = played(Match(table(1)), 12, exact={1: {0}})
PLAIN = played(Match(table(2)), 8)


def deal(app: App, log: Log, match: Match = DEAL) -> DealSummary:
    scene = DealSummary(app, match, log.finish)
    return shown(app, scene)


def pulka(app: App, log: Log, match: Match = PREMIUM, number: int = 1) -> PulkaSummary:
    return shown(app, PulkaSummary(app, match, number, log.finish))


def shown(app: App, scene: S) -> S:
    app.push(Ground(app))
    app.push(scene)
    app.step(0.001)
    return scene


@pytest.fixture
def log(app: App, monkeypatch: pytest.MonkeyPatch) -> Log:
    return Log(app, monkeypatch)


def pass_time(app: App, seconds: float, dt: float = 1 / 30) -> None:
    for _ in range(round(seconds / dt)):
        app.step(dt)


# -- both -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [deal, pulka])
@pytest.mark.parametrize("intent", [Confirm(), Back(), Skip()])
def test_the_first_press_ends_the_story_and_the_second_goes_on(app: App, log: Log, make: Any, intent: Intent) -> None:
    scene = make(app, log)
    assert scene.busy
    app.send(intent)
    assert not scene.timeline.busy
    assert app.scene is scene
    app.step(0.01)
    app.send(intent)
    assert log.done == 1
    assert isinstance(log.top, Ground)


@pytest.mark.parametrize("make", [deal, pulka])
@pytest.mark.parametrize("touch", [False, True])
def test_a_click_anywhere_does_the_same(app: App, log: Log, make: Any, touch: bool) -> None:
    scene = make(app, log)
    for expected in (0, 1):
        app.send(Press((60, 60), touch), Release((60, 60), touch))
        app.step(0.01)
        assert log.done == expected
    assert scene not in app.stack


@pytest.mark.parametrize("make", [deal, pulka])
def test_the_golden_button_goes_on_at_once(app: App, log: Log, make: Any) -> None:
    scene = make(app, log)
    button = next(c for c in scene.controls if c.item.key == "on")
    app.send(Press(button.rect.center), Release(button.rect.center))
    assert log.done == 1
    app.step(0.5)
    scene.go_on()
    assert log.done == 1


@pytest.mark.parametrize("make", [deal, pulka])
def test_a_release_that_began_before_does_nothing(app: App, log: Log, make: Any) -> None:
    scene = make(app, log)
    app.send(Release((60, 60)))
    assert scene.timeline.busy
    assert log.done == 0


@pytest.mark.parametrize("make", [deal, pulka])
def test_it_waits_for_the_player_and_then_rests(app: App, log: Log, make: Any) -> None:
    scene = make(app, log)
    pass_time(app, 9)
    assert scene in app.stack
    assert not scene.busy
    assert not scene.needs_draw
    assert log.done == 0


@pytest.mark.parametrize("make", [deal, pulka])
def test_the_sheet_can_be_opened_over_it(app: App, log: Log, make: Any) -> None:
    scene = make(app, log)
    app.send(Sheet())
    assert isinstance(app.scene, SheetScene)
    app.step(0.1)
    app.send(Back())
    assert app.scene is scene
    assert log.done == 0


@pytest.mark.parametrize("make", [deal, pulka])
@pytest.mark.parametrize("changed", [{"speed": "off"}, {"reduced_motion": True}, {"speed": "slow"}])
def test_every_pace_comes_to_the_same_picture(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, make: Any, changed: dict[str, Any]
) -> None:
    pictures = []
    for settings in (Settings(), Settings(**changed)):
        app = make_app(settings=settings)
        make(app, Log(app, monkeypatch))
        pass_time(app, 12, 0.1)
        pictures.append(pygame.image.tobytes(app.window, "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("make", [deal, pulka])
def test_skipping_comes_to_the_same_picture(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, make: Any) -> None:
    pictures = []
    for skip in (False, True):
        app = make_app()
        make(app, Log(app, monkeypatch))
        if skip:
            app.send(Skip())
        pass_time(app, 12, 0.1)
        pictures.append(pygame.image.tobytes(app.window, "RGB"))
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("make", [deal, pulka])
def test_the_window_may_change_in_the_middle(app: App, log: Log, make: Any) -> None:
    make(app, log)
    pass_time(app, 0.7)
    pygame.display.set_mode((800, 480))
    app.step(0.03, [pygame.Event(pygame.WINDOWSIZECHANGED)])
    pass_time(app, 4)
    assert log.done == 0


@pytest.mark.parametrize("make", [deal, pulka])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", LANGS)
def test_controls_fit_in_every_language(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, make: Any, size: tuple[int, int], lang: str
) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    scene = make(app, Log(app, monkeypatch))
    inside = app.metrics.rect.inflate(-2 * app.metrics.border, -2 * app.metrics.border)
    rects = [control.rect for control in scene.controls]
    assert all(inside.contains(rect) and rect.height >= 48 for rect in rects)
    assert not [1 for a, b in combinations(rects, 2) if a.colliderect(b)]


# -- after a deal ---------------------------------------------------------------------------------------------------


def test_a_deal_comes_to_the_order_of_the_sheet(app: App, log: Log) -> None:
    for deals in range(1, 8):
        match = played(Match(table(deals)), deals)
        scene = deal(app, log, match)
        sheet = sheet_of(match)
        assert scene.after == tuple(sheet.totals)
        assert [a - b for a, b in zip(scene.after, scene.before, strict=True)] == list(sheet.rows[-1].points)
        assert [scene.places_after[seat] for seat in scene.order_after] == sorted(sheet.places)
        app.pop()


def test_partners_share_their_total(app: App, log: Log) -> None:
    match = played(Match(table(length="nines", pairs=True)), 3)
    scene = deal(app, log, match)
    assert scene.after[0] == scene.after[2] == sum(sheet_of(match).totals[::2])
    pass_time(app, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_khisht_is_heard_once(app: App, log: Log, players: int) -> None:
    for seed in range(12):
        match = played(Match(table(seed, players=players)), 2, seed=seed)
        log.sounds.clear()
        deal(app, log, match)
        pass_time(app, 4)
        assert log.sounds.count("khisht") == sum(sheet_of(match).rows[-1].khisht)
        app.pop()


def test_a_deal_can_be_left_by_keys_alone(app: App, log: Log) -> None:
    scene = deal(app, log)
    pass_time(app, 4)
    app.send(Next())
    assert scene.ring.current is not None
    app.send(Move(1, 0), Move(-1, 0), Move(1, 0))
    scene.ring.focus_key("on")
    app.send(Confirm())
    assert log.done == 1


# -- after a pulka --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("exact", "options", "kind", "losers"),
    [
        ({0}, {}, "sole", {1, 2, 3}),
        ({0}, {"players": 2}, "sole", {1}),
        ({0, 1}, {}, "several", set()),
        ({0}, {"premium": "bonus_only"}, "bonus", set()),
        ({0, 3}, {"premium": "bonus_only"}, "bonus", set()),
        ({0}, {"premium": "off"}, "off", set()),
        ((), {}, "nobody", set()),
        ({0, 1, 2, 3}, {"premium": "neighbour", "dealer_limit": False}, "neighbour-all", set()),
        ({0, 1, 2, 3}, {"dealer_limit": False}, "several", set()),
        ({0}, {"pairs": True}, "pairs-sole", {1, 3}),
        ({1, 3}, {"pairs": True}, "pairs-both", set()),
        ({0, 1}, {"pairs": True}, "pairs-cancel", set()),
        ({2}, {"pairs": True, "premium": "bonus_only"}, "bonus", set()),
    ],
)
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_every_end_of_a_pulka_is_explained(
    make_app: MakeApp,
    monkeypatch: pytest.MonkeyPatch,
    exact: Collection[int],
    options: dict[str, Any],
    kind: str,
    losers: set[int],
    size: tuple[int, int],
) -> None:
    match = played(Match(table(length="one", **options)), 4, exact=exact)
    told = story(sheet_of(match), 0)
    assert told.kind == kind
    assert {seat for seat, _ in told.losses} == losers
    assert dict(told.losses + told.gains) | dict.fromkeys(losers, 0) == {
        seat: change if seat not in losers else 0
        for seat, change in enumerate(sheet_of(match).pulkas[0].premium)
        if change or seat in losers
    }
    for lang in LANGS:
        app = make_app(size=size, settings=Settings(lang=lang, speed="off"))
        log = Log(app, monkeypatch)
        scene = pulka(app, log, match, 0)
        pass_time(app, 0.2)
        assert ("premium" in log.sounds) == bool(told.gains)
        panel = scene._panel
        assert isinstance(panel, Celebration if told.gains else Calm)
        button = next(c for c in scene.controls if c.item.key == "on").rect
        if isinstance(panel, Celebration):
            stack = [panel.ribbon, panel.note, button]
            assert all(a.bottom <= b.top for a, b in pairwise(stack))
            assert panel.number_y < panel.note.top
            assert panel.centres[0][1] - panel.face * 0.9 >= 0
        else:
            assert panel.rect.bottom <= button.top
            assert panel.frame.contains(panel.rect)


def test_the_neighbour_pays(app: App, log: Log) -> None:
    match = played(Match(table(5, length="one", premium="neighbour")), 4, exact={3})
    told = story(sheet_of(match), 0)
    assert told.kind == "neighbour"
    assert [seat for seat, _ in told.gains] == [3]
    assert [seat for seat, _ in told.losses] in ([0], [])
    pulka(app, log, match, 0)
    pass_time(app, 5)


def test_a_premium_is_heard_and_rains_without_being_waited_for(app: App, log: Log) -> None:
    scene = pulka(app, log)
    pass_time(app, 1.2)
    assert "premium" in log.sounds
    while scene.timeline.busy:
        app.step(1 / 30)
    assert scene.rain.busy
    app.send(Confirm())
    assert log.done == 1


def test_without_a_premium_there_is_no_fanfare(app: App, log: Log) -> None:
    scene = pulka(app, log, PLAIN, 0)
    pass_time(app, 5)
    assert "premium" not in log.sounds
    assert scene.story.gains == ()
    assert not scene.rain.busy


def test_the_button_names_what_comes(app: App, log: Log) -> None:
    scene = pulka(app, log)
    assert next(c for c in scene.controls if c.item.key == "on").item.label == app.texts(
        "summary-next-pulka", pulka="III"
    )
    last = pulka(app, log, played(Match(table(length="one")), 4), 0)
    assert next(c for c in last.controls if c.item.key == "on").item.label == app.texts("summary-to-result")


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("made", [PREMIUM, PLAIN], ids=["premium", "plain"])
def test_what_stands_beside_the_paper_begins_and_ends_with_it(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], made: Match
) -> None:
    app = make_app(size=size)
    scene = pulka(app, Log(app, monkeypatch), made, 0)
    button = next(c for c in scene.controls if c.item.key == "on")
    assert button.rect.bottom == scene.sheet.bottom
    if isinstance(scene._panel, Calm):
        assert scene._panel.rect.top == scene.sheet.top
        assert scene._panel.rect.bottom <= button.rect.top
        assert scene._panel.rect.bottom >= button.rect.top - 2 * scene.metrics.gap
    assert scene.metrics.rect.contains(scene.place)


def test_an_earlier_pulka_is_shown_as_it_ended(app: App, log: Log) -> None:
    scene = pulka(app, log, PREMIUM, 0)
    assert scene.book.totals == tuple(sheet_of(PREMIUM).history()[7])
    pass_time(app, 4)


def test_a_small_window_shows_the_pulka_alone(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    app = make_app(size=(800, 480))
    scene = pulka(app, Log(app, monkeypatch))
    assert [block.pulka for block in scene._paper.blocks] == [1]
    large = make_app()
    scene = pulka(large, Log(large, monkeypatch))
    assert [block.pulka for block in scene._paper.blocks] == [0, 1, 2, 3]
