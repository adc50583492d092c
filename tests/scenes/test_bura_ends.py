"""Bura round the table: the toss, the end of a hand, the sheet, the result."""

from __future__ import annotations

import pytest

from game.bura import ColourToss
from game.match import Match
from scenes import games
from scenes.bura import telling
from scenes.bura.positions import ENDS, RESULTS, position
from scenes.bura.result import Result
from scenes.bura.sheet import SheetScene
from scenes.bura.summary import HandSummary
from scenes.bura.table import BuraTable
from scenes.bura.toss import BuraToss, is_red
from scenes.dialog import Dialog
from scenes.intents import Back, Confirm, Move, Number, Press, Release, Scroll, Sheet
from scenes.menu import Menu
from scenes.settings import Settings
from tests.scenes.bura_tools import Driver, match
from tests.scenes.conftest import MakeApp


def toss(make_app: MakeApp, match: Match, speed: str = "fast") -> BuraToss:
    app = make_app(settings=Settings(speed=speed))
    games.start(app, match)
    scene = app.scene
    assert isinstance(scene, BuraToss)
    for _ in range(120):
        app.step(1 / 30)
    return scene


# -- the toss --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("red", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_a_person_guesses_and_the_engine_decides(make_app: MakeApp, red: bool, seed: int) -> None:
    scene = toss(make_app, match(seed))
    assert scene.guess is None
    assert not scene.done
    scene.app.send(Number(1 if red else 2))
    for _ in range(150):
        scene.app.step(1 / 30)
    assert scene.done
    drawn = scene.match.toss
    assert isinstance(drawn, ColourToss)
    assert (is_red(scene.card) == red) == (drawn.seat == 0)
    assert scene.card in scene.match.pack


def test_the_guess_can_be_made_with_a_click(make_app: MakeApp) -> None:
    scene = toss(make_app, match(3))
    button = next(button for button in scene._buttons if button.key == "black")
    scene.app.send(Press(button.frame.center), Release(button.frame.center))
    assert scene.guess is False


def test_the_guess_can_be_made_with_arrows(make_app: MakeApp) -> None:
    scene = toss(make_app, match(3))
    scene.app.send(Move(1, 0))
    scene.app.send(Confirm())
    assert scene.guess is False


def test_a_bot_guesses_where_no_single_person_sits(make_app: MakeApp) -> None:
    scene = toss(make_app, match(3, people=()))
    assert scene.done
    drawn = scene.match.toss
    assert isinstance(drawn, ColourToss)
    assert scene.card == drawn.centre
    assert toss(make_app, match(3, people=(0, 1))).guesser == 1


def test_a_press_while_the_pack_is_shuffled_guesses_nothing(make_app: MakeApp) -> None:
    app = make_app()
    games.start(app, match(3))
    scene = app.scene
    assert isinstance(scene, BuraToss)
    app.step(1 / 30)
    app.send(Confirm())
    assert scene.guess is None
    assert not scene.timeline.busy


def test_the_toss_is_laid_out_again_at_any_moment(make_app: MakeApp) -> None:
    scene = toss(make_app, match(3))
    scene.resize()
    assert {button.key for button in scene._buttons} >= {"red", "black"}
    scene.say_colour(True)
    scene.timeline.skip()
    scene.resize()
    assert scene.done
    scene.forward()
    assert isinstance(scene.app.scene, BuraTable)


# -- the end of a hand -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("lang", ["en", "ka"])
def test_the_end_of_a_hand_is_told_and_gone_on_from(make_app: MakeApp, name: str, lang: str) -> None:
    app = make_app(settings=Settings(lang=lang))
    done: list[bool] = []
    scene = HandSummary(app, position(name), lambda: done.append(True))
    app.push(Menu(app))
    app.push(scene)
    assert app.metrics.rect.contains(scene.slip)
    assert not done
    app.send(Confirm())
    assert scene.at("score") == 1.0
    app.send(Confirm())
    assert done == [True]


def test_the_summary_fits_the_smallest_window(make_app: MakeApp) -> None:
    for name in ENDS:
        app = make_app(size=(800, 480), settings=Settings(lang="uk"))
        scene = HandSummary(app, position(name), lambda: None)
        app.push(scene)
        assert app.metrics.rect.contains(scene.slip)


def test_the_words_name_reason_and_points() -> None:
    from scenes.texts import Texts

    texts = Texts("en")
    row = telling.sheet_of(position("end-points")).rows[-1]
    points = [part or 0 for part in row.points]
    assert telling.heading(texts, row, 0) == f"{points[0]} : {points[1]}"
    assert telling.heading(texts, row, 1) == f"{points[1]} : {points[0]}"
    assert "×2" in telling.explained(texts, row, False)
    row = telling.sheet_of(position("end-draw")).rows[-1]
    assert "stays" in telling.explained(texts, row, True)
    assert "stays" not in telling.explained(texts, row, False)


# -- sheet and result ------------------------------------------------------------------------------------


def test_the_sheet_shows_all_hands_and_closes(make_app: MakeApp) -> None:
    for size in ((800, 480), (1280, 720)):
        app = make_app(size=size)
        app.push(Menu(app))
        for close in (Sheet(), Back(), Confirm()):
            scene = SheetScene(app, position("result-three"), 0)
            app.push(scene)
            app.step(0.1)
            app.send(Scroll(1.0, app.metrics.rect.center))
            app.send(close)
            assert app.scene is not scene


def test_the_sheet_of_a_match_that_has_just_begun(make_app: MakeApp) -> None:
    app = make_app()
    app.push(SheetScene(app, match(1)))
    app.step(0.1)


@pytest.mark.parametrize("name", RESULTS)
def test_the_result_leads_on(make_app: MakeApp, name: str) -> None:
    app = make_app(size=(800, 480))
    finished = position(name)
    scene = Result(app, finished)
    app.push(scene)
    app.send(Confirm())
    assert scene.at("figures") == 1.0
    for seat in range(2):
        assert int(scene.figures_of(seat)[0][1]) == sum(row.winner == seat for row in scene.sheet.rows)
    scene.show_sheet()
    assert isinstance(app.scene, SheetScene)
    app.send(Back())
    scene.again()
    again = app.scene
    assert isinstance(again, BuraToss)
    assert again.match.table.options == finished.table.options
    assert again.match.table.seed != finished.table.seed


def test_the_result_leads_to_the_menu(make_app: MakeApp) -> None:
    app = make_app()
    scene = Result(app, position("result-five"))
    app.push(scene)
    scene.back()
    assert isinstance(app.scene, Menu)


def test_the_pause_of_a_match_of_bura(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    table = BuraTable(app, position("lead"), dealt=True)
    app.push(table)
    table.pause()
    app.step(0.1)
    app.send(Back())
    assert app.scene is table
    table.show_options()
    app.step(0.1)
    assert not isinstance(app.scene, Dialog)
    app.send(Back())
    table.show_sheet()
    assert isinstance(app.scene, SheetScene)


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("name", ["var", "offered", "answer", "first-lead"])
def test_the_last_seconds_cover_neither_a_question_nor_its_buttons(
    make_app: MakeApp, size: tuple[int, int], name: str
) -> None:
    drive = Driver(make_app(settings=Settings(speed="normal"), size=size), position(name))
    drive.until_asked()
    if name == "var":
        drive.table.ask_var()
        assert drive.table.panel is not None
    drive.match.clock = 24.0
    drive.frames(2)
    line = drive.table.board._line
    assert line.visible
    pad = drive.table.metrics.px(18)
    panel = drive.table.panel
    others = [button.frame for button in drive.table.all_buttons]
    others += [seat.plate for seat in drive.table.places.table.seats]
    if panel is not None:
        others.append(panel.ground.rect.inflate(-2 * pad, -2 * pad))
    for rect in others:
        assert not line.rect.colliderect(rect), (line.rect, rect)
