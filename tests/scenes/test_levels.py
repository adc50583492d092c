"""The levels of bots beside their names where the final standing is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.bots.levels import LEVELS
from game.match import Match
from scenes import fonts, levels, positions, tokens
from scenes.app import App
from scenes.beating import figures
from scenes.beating.result import Result as BeatingResult
from scenes.bura import positions as bura
from scenes.bura.result import Result as BuraResult
from scenes.durachki import positions as durachki
from scenes.durak import positions as durak
from scenes.joker.result import Result
from scenes.joker.sheet import SheetScene
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import LANGS, Texts
from tests.scenes.conftest import MakeApp

PAINT = pygame.Color(255, 0, 255)
ENDS: dict[str, tuple[Callable[..., Match], Callable[[App, Match], Scene]]] = {
    "result": (positions.position, Result),
    "result-pairs": (positions.position, Result),
    "durak/result": (durak.position, BeatingResult),
    "durak/result-teams": (durak.position, BeatingResult),
    "durachki/result": (durachki.position, BeatingResult),
    "bura/result-three": (bura.position, BuraResult),
    "bura/result-five": (bura.position, BuraResult),
}


def of_levels(match: Match, chosen: tuple[str, ...] = tuple(LEVELS)) -> Match:
    """The match with its bots of these levels in turn."""
    seats = match.table.seats
    match.table = replace(
        match.table, seats=tuple(replace(seat, level=chosen[number % len(chosen)]) for number, seat in enumerate(seats))
    )
    return match


def shown(app: App, name: str, chosen: tuple[str, ...] = tuple(LEVELS)) -> Match:
    """The end of a match on the screen, at rest."""
    make, scene = ENDS[name]
    match = of_levels(make(name.rpartition("/")[2], app.texts), chosen)
    app.push(scene(app, match))
    for _ in range(300):
        app.step(1 / 30)
    app.draw()
    return match


class Marks:
    """Draws levels as plain areas of one colour, and knows which were drawn."""

    def __init__(self) -> None:
        self.real = levels.mark
        self.drawn: list[tuple[str, str, tuple[int, int]]] = []

    def __call__(self, level: str, word: str, px: int, room: int) -> pygame.Surface:
        size = self.real(level, word, px, room).get_size()
        whole = self.real(level, word, px, 10_000).get_width() == size[0]
        self.drawn.append((level, word if whole else "", size))
        surface = pygame.Surface(size)
        surface.fill(PAINT)
        return surface


@pytest.fixture
def marks(monkeypatch: pytest.MonkeyPatch) -> Marks:
    found = Marks()
    monkeypatch.setattr(levels, "mark", found)
    return found


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("name", ENDS)
def test_every_bot_s_level_is_whole_beside_its_name(
    make_app: MakeApp, marks: Marks, name: str, size: tuple[int, int]
) -> None:
    for lang in ("en", "ka"):
        app = make_app(settings=Settings(lang=lang, reduced_motion=True), size=size)
        match = shown(app, name)
        bots = [seat.level for seat in match.table.seats if not seat.person]
        latest = marks.drawn[-len(bots) :]
        assert sorted(level for level, _, _ in latest) == sorted(bots)
        assert all(word == Texts(lang)(f"level-{level}") for level, word, _ in latest)
        areas = pygame.mask.from_threshold(app.window, PAINT, (1, 1, 1, 255)).connected_components(20)
        found = [area.get_bounding_rects()[0] for area in areas]
        assert sorted(rect.size for rect in found) == sorted(size for _, _, size in latest)
        assert all(area.count() == rect.w * rect.h for area, rect in zip(areas, found, strict=True))


@pytest.mark.parametrize("name", ENDS)
def test_a_match_that_tells_no_levels_shows_none(make_app: MakeApp, marks: Marks, name: str) -> None:
    app = make_app(settings=Settings(reduced_motion=True), size=(800, 480))
    shown(app, name, ("plain", "grandmaster"))
    assert not marks.drawn


def test_the_standing_on_the_sheet_has_bars(make_app: MakeApp, marks: Marks) -> None:
    app = make_app(size=(1280, 720))
    match = of_levels(positions.position("result", app.texts))
    app.push(SheetScene(app, match, 0))
    app.step(1 / 30)
    assert [level for level, _, _ in sorted(marks.drawn)] == sorted(levels.levels_of(match)[1:])


def test_levels_are_those_of_bots_alone() -> None:
    match = of_levels(positions.position("result", Texts("en")))
    assert levels.levels_of(match) == ("", "normal", "hard", "easy")
    seats: Any = [replace(seat, level="plain") for seat in match.table.seats]
    match.table = replace(match.table, seats=tuple(seats))
    assert levels.levels_of(match) == ("", "", "", "")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("level", LEVELS)
def test_the_word_goes_where_there_is_no_room(level: str, lang: str) -> None:
    word = levels.word(Texts(lang), level)
    whole = levels.mark(level, word, 14, 300)
    assert whole.get_width() > fonts.width(word, 14)
    small = levels.mark(level, word, 14, whole.get_width() - 1)
    assert small.get_width() < 30
    assert levels.mark(level, word, 14, whole.get_width()).get_size() == whole.get_size()


def test_more_bars_are_lit_the_stronger_a_bot_is() -> None:
    lit = tuple(tokens.colour("gold_hi"))[:3]
    pictures = [levels.bars(24, 7, 3, level) for level in LEVELS]
    gold = [sum(tuple(one.get_at((x, 22)))[:3] == lit for x in range(27)) for one in pictures]
    assert gold[0] < gold[1] < gold[2]


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_a_level_stands_apart_from_the_sign_of_a_team(make_app: MakeApp, size: tuple[int, int]) -> None:
    metrics = make_app(size=size).metrics
    room = (metrics.px(400), metrics.px(72))

    def columns(row: figures.Row, other: figures.Row) -> list[int]:
        """The columns in which two rows look different."""
        pictures = [figures.listed(metrics, [one], room, 1.0) for one in (row, other)]

        def column(picture: pygame.Surface, x: int) -> bytes:
            return pygame.image.tobytes(picture.subsurface((x, 0, 1, room[1])), "RGBA")

        return [x for x in range(room[0]) if column(pictures[0], x) != column(pictures[1], x)]

    plain = figures.Row(0, "", "owl", 0, 0)
    team = replace(plain, team=1)
    level = replace(team, level="hard", level_word="Hard")
    assert min(columns(level, team)) - max(columns(team, plain)) > 4
