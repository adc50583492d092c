"""What is said at a table of pairs: it can be read, and lies on nothing that must be read."""

from __future__ import annotations

import itertools
import random

import pygame
import pytest
from pygame import Rect

from game.match import Match
from scenes import fonts
from scenes.beating import faces
from scenes.beating.places import BoutPlaces, places
from scenes.beating.seats import BoutLook, BoutSeat
from scenes.durachki.places import durachki_places
from scenes.durachki.table import DurachkiTable
from scenes.durak.positions import position
from scenes.durak.table import DurakTable
from scenes.metrics import Metrics
from scenes.settings import Settings
from scenes.table import seats
from scenes.table.sprites import Layers
from scenes.texts import LANGS, Texts
from scenes.tokens import THEMES
from scenes.widgets.faces import Look
from tests.scenes.conftest import MakeApp
from tests.scenes.durachki_tools import Driver, match
from tests.scenes.durak_tools import play_deal

SIZES = [(800, 480), (1024, 600), (1024, 768), (1280, 720), (2560, 1080), (3840, 2160)]
FEW = [(800, 480), (1280, 720)]
GAMES = {"durak": (places, (2, 3, 4, 5, 6), 6), "durachki": (durachki_places, (2, 3, 4), 4)}
"""The places of each game, how many may play it, and how many pairs may lie."""
CASES = [
    (game, size, players, left)
    for game, (_, counts, _) in GAMES.items()
    for size, players, left in itertools.product(SIZES, counts, (False, True))
]
SAID = {
    "durak": {
        **{key: {} for key in ("takes", "says-pass", "passed-on", "swapped", "time-out", "away")},
        **{f"your-{phase}": {} for phase in ("lead", "defend", "throw", "take")},
        "went-out": {"n": 5},
    },
    "durachki": {
        **{key: {} for key in ("cuts", "takes", "stays", "went-out", "time-out", "away")},
        **{f"your-{phase}": {} for phase in ("lead", "fly", "cover")},
        "flies": {"n": 3},
    },
}


def placed(game: str, size: tuple[int, int], players: int, left: bool) -> BoutPlaces:
    return GAMES[game][0](Metrics(*size), players, left)


@pytest.mark.parametrize(("game", "size", "players", "left"), CASES)
def test_words_at_a_seat_cover_no_name_and_nothing_beside_it(
    app: object, game: str, size: tuple[int, int], players: int, left: bool
) -> None:
    del app
    place = placed(game, size, players, left)
    look = Look(place.table.metrics, THEMES[0])
    table = place.table
    for own, seat in enumerate(table.seats):
        made = BoutSeat(Layers(), look, seat)
        made.say("Mmmmmmmmmmmm")
        said = made._speech.rect
        assert Rect((0, 0), size).contains(said)
        name = seat.plate.copy()
        if seat.compact:
            name.top = seat.plate.bottom - fonts.height(table.metrics.type("body"), True)
        others = [name, place.board, table.menu]
        for index, other in enumerate(table.seats):
            if index != own:
                others.append(other.plate)
        if table.info.height:
            others.append(table.info)
        for rect in others:
            assert not said.colliderect(rect), (own, said, rect)


@pytest.mark.parametrize(("game", "size", "players"), [case[:3] for case in CASES if not case[3]])
def test_no_word_at_a_seat_is_cut_off(
    app: object, monkeypatch: pytest.MonkeyPatch, game: str, size: tuple[int, int], players: int
) -> None:
    del app

    def cut(*_: object, **__: object) -> pygame.Surface:
        raise AssertionError(f"cut off: {_}")

    table = placed(game, size, players, False).table
    monkeypatch.setattr(fonts, "fitted", cut)
    for lang in LANGS:
        texts = Texts(lang)
        for key, words in SAID[game].items():
            for seat in table.seats:
                if key.startswith("your") and seat is not table.seats[0]:
                    continue
                room = seat.speech.w - 2 * table.metrics.px(18)
                high = seat.speech.h - table.metrics.px(5)
                seats._speech_rows(texts(f"{game}-{key}", **words), table.metrics.type("body"), room, high)


@pytest.mark.parametrize(("game", "size", "players", "left"), CASES)
def test_a_line_covers_no_pair(game: str, size: tuple[int, int], players: int, left: bool) -> None:
    place = placed(game, size, players, left)
    for count in range(GAMES[game][2] + 1):
        line = Rect(0, 0, place.reason_width, max(34, place.table.metrics.px(40)))
        line.midbottom = place.line(count)
        assert Rect((0, 0), size).contains(line)
        for pair in place.pairs(count):
            away = (round(pair.cover[0] - pair.attack[0]), round(pair.cover[1] - pair.attack[1]))
            whole = pair.rect.union(pair.rect.move(away))
            assert not line.colliderect(whole), (count, line, whole)


@pytest.mark.parametrize("size", FEW)
def test_a_line_at_the_foot_leaves_the_indices_of_the_hand_free(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(settings=Settings(speed="off"), size=size)
    for name in ("twenty", "six-pairs"):
        table = DurakTable(app, position(name, app.texts), dealt=True)
        app.clear_to(table)
        app.step(0.1)
        line = Rect(0, 0, table.places.reason_width, max(34, table.metrics.px(40)))
        line.midbottom = table.places.foot
        for piece in table.hand.pieces:
            index = Rect(0, 0, piece.width // 3, round(piece.width * 0.5))
            index.midtop = (round(piece.pos[0]), round(piece.pos[1] - piece.width * 0.7))
            assert not line.colliderect(index), name


@pytest.mark.parametrize(("game", "size", "players", "left"), CASES)
def test_the_bar_lies_beside_cloth_and_plates(game: str, size: tuple[int, int], players: int, left: bool) -> None:
    place = placed(game, size, players, left)
    assert place.bar.width >= (214 if place.table.metrics.scale < 1 else 300)
    for rect in (place.table.banner, place.board, place.table.menu, *(seat.plate for seat in place.table.seats)):
        assert not place.bar.colliderect(rect)


@pytest.mark.parametrize(("game", "size", "players", "left"), CASES)
def test_cards_put_aside_touch_neither_pairs_nor_plates(
    app: object, game: str, size: tuple[int, int], players: int, left: bool
) -> None:
    place = placed(game, size, players, left)
    picture = faces.heap(app.deck, place.heap_width, 40)  # type: ignore[attr-defined]
    lying = picture.get_rect(center=(round(place.discard[0]), round(place.discard[1])))
    opaque = picture.get_bounding_rect(min_alpha=200).move(lying.topleft)
    for seat in place.table.seats:
        assert not opaque.colliderect(seat.plate)
    for pair in place.pairs(GAMES[game][2]):
        away = (round(pair.cover[0] - pair.attack[0]), round(pair.cover[1] - pair.attack[1]))
        assert not opaque.colliderect(pair.rect.move(away))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", FEW)
def test_the_number_of_the_deal_is_always_seen(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], players: int
) -> None:
    app = make_app(settings=Settings(speed="off"), size=size)
    names = {2: "two", 3: "three", 4: "defend", 5: "five", 6: "six"}
    table = DurakTable(app, position(names[players], app.texts), dealt=True)
    app.clear_to(table)
    app.step(0.1)
    seen = table.board._info
    assert seen.visible
    others = [table.places.table.menu, table.places.table.banner, table.places.board]
    for seat in table.places.table.seats:
        others.append(seat.plate)
    for rect in others:
        assert not seen.rect.colliderect(rect)
    before = pygame.image.tobytes(seen.image, "RGBA")
    monkeypatch.setattr(Match, "number", 7)
    table.board.show(table.shown)
    assert pygame.image.tobytes(seen.image, "RGBA") != before


def test_the_sign_of_a_team_lies_over_the_ring_of_the_clock() -> None:
    metrics = Metrics(800, 480)
    for place in places(metrics, 6).table.seats:
        layers = Layers()
        seat = BoutSeat(layers, Look(metrics, THEMES[0]), place)
        seat.show(BoutLook("A", "fox", team=1))
        seat.ring(3.0, 30.0)
        assert seat._team.visible
        assert layers.get_layer_of_sprite(seat._team) > layers.get_layer_of_sprite(seat._ring)


def test_the_line_on_cards_that_fly_in_covers_no_pair(make_app: MakeApp, monkeypatch: pytest.MonkeyPatch) -> None:
    feet = []
    put = DurachkiTable._put_line

    def watched(table: DurachkiTable, words: str, foot: tuple[int, int], alarm: bool = False) -> None:
        feet.append((foot, table.places.line(len(table.flights.attacks)), len(table.flights.attacks)))
        put(table, words, foot, alarm)

    monkeypatch.setattr(DurachkiTable, "_put_line", watched)
    monkeypatch.setattr("scenes.durachki.table.REASONS", 100)
    app = make_app(settings=Settings(speed="off"), size=(800, 480))
    for seed in range(3):
        drive = Driver(app, match(seed))
        play_deal(drive, "keys", random.Random(seed), lambda: None)
        app.pop()
    assert max(count for _, _, count in feet) == 4
    assert all(foot == wanted for foot, wanted, _ in feet)
