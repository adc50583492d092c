"""The end of a deal and of a match of Durak: summary, result, board."""

from __future__ import annotations

import pytest

from game.match import Match
from game.store import Store
from scenes.beating.result import Result
from scenes.beating.sheet import BoardScene
from scenes.beating.summary import DealSummary
from scenes.durak.positions import ENDS, position
from scenes.durak.table import DurakTable
from scenes.intents import Back, Confirm, Move, Press, Release, Scroll, Sheet
from scenes.settings import Settings
from tests.scenes.conftest import MakeApp
from tests.scenes.durak_tools import Driver


def passed(app: object, seconds: float = 6.0) -> None:
    for _ in range(round(seconds * 30)):
        app.step(1 / 30)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["fool", "you", "draw", "team"])
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_a_summary_tells_its_story_and_goes_on(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    app = make_app(size=size)
    gone: list[bool] = []
    table = DurakTable(app, position(name), dealt=True)
    table.deal_finished = lambda: None  # type: ignore[method-assign]
    app.push(table)
    scene = DealSummary(app, table.match, lambda: gone.append(True))
    app.push(scene)
    app.step(1 / 30)
    assert scene.busy
    app.send(Press((3, 3)))
    app.send(Release((3, 3)))
    app.step(0)
    assert not scene.timeline.busy
    assert app.stack == [table, scene]
    app.send(Confirm())
    assert gone == [True]
    assert app.stack == [table]


def test_the_table_goes_from_deal_to_deal_to_the_result(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"), store=Store(None))
    match = position("result")
    app.store.begin(match)
    app.push(DurakTable(app, match))
    for _ in range(40):
        app.step(1 / 30)
    assert isinstance(app.scene, DealSummary)
    app.send(Confirm())
    passed(app, 1)
    assert isinstance(app.scene, Result)
    assert app.stack == [app.scene]
    assert app.store.running() is None


def test_an_endless_match_can_be_finished_between_deals(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"), store=Store(None))
    match = position("fool")
    app.store.begin(match)
    app.push(DurakTable(app, match))
    for _ in range(40):
        app.step(1 / 30)
    summary = app.scene
    assert isinstance(summary, DealSummary)
    summary.ring.focus_key("finish")
    app.send(Confirm())
    passed(app, 1)
    assert isinstance(app.scene, Result)
    assert app.store.running() is None


def test_a_match_with_an_end_cannot_be_finished_early(make_app: MakeApp) -> None:
    app = make_app()
    scene = DealSummary(app, position("you"), lambda: None)
    app.push(scene)
    assert all(item.identity != "finish" for item in scene.focusables())


def test_the_next_deal_is_dealt_after_the_summary(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    match = position("fool")
    app.push(DurakTable(app, match))
    for _ in range(40):
        app.step(1 / 30)
    deals = match.deals
    app.send(Confirm())
    for _ in range(20):
        app.step(1 / 30)
    assert match.deals == deals + 1
    assert isinstance(app.scene, DurakTable)
    assert sum(app.scene.shown.held) == 24


@pytest.mark.parametrize("name", ["result", "result-teams"])
def test_play_again_begins_with_the_toss(make_app: MakeApp, name: str) -> None:
    app = make_app(settings=Settings(speed="off"), store=Store(None))
    match = position(name)
    scene = Result(app, match)
    app.push(scene)
    passed(app, 1)
    scene.ring.focus_key("again")
    app.send(Confirm())
    assert type(app.scene).__name__ == "Toss"
    again = app.store.running()
    assert again is not None
    assert again.table.options == match.table.options
    assert not again.entries


@pytest.mark.parametrize("close", [Sheet(), Back(), Confirm()])
def test_the_board_opens_and_closes(make_app: MakeApp, close: object) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), position("lead"), dealt=True)
    drive.until_asked()
    drive.send(Sheet())
    board = drive.app.scene
    assert isinstance(board, BoardScene)
    drive.send(close)  # type: ignore[arg-type]
    assert drive.app.scene is drive.table


def test_a_long_board_has_pages(make_app: MakeApp) -> None:
    app = make_app(size=(800, 480))
    board = BoardScene(app, position("many"))
    app.push(board)
    assert board.page_count > 1
    assert board.page == board.page_count - 1
    app.send(Move(-1, 0))
    assert board.page == board.page_count - 2
    app.send(Scroll(-1.0))
    assert board.page == board.page_count - 1
    assert not board.turn(1)


@pytest.mark.parametrize("name", list(ENDS))
def test_a_match_at_its_end_is_restored_at_its_end(name: str) -> None:
    match = position(name)
    again = Match.restore(match.record())
    assert again.deal_over
    assert again.sheet.to_json() == match.sheet.to_json()
