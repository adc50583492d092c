"""The toss: what is shown when, how it is hurried, left and gone on from, and that all of it fits."""

from __future__ import annotations

import pytest

from game import cards
from game.match import Match, Seat, Table
from scenes import durations
from scenes.app import App
from scenes.intents import (
    Back,
    Confirm,
    Hint,
    Info,
    Intent,
    LastTrick,
    Menu,
    Move,
    Next,
    Number,
    Point,
    Press,
    Release,
    Sheet,
    Skip,
)
from scenes.metrics import Metrics
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.table.cards import CardPiece
from scenes.texts import LANGS, Texts
from scenes.toss import Toss
from scenes.toss_places import places
from tests.scenes.conftest import MakeApp

PORTRAITS = ("fox", "bear", "owl", "hare")
SIZES = [(800, 480), (1280, 720), (1920, 1080), (3840, 2160)]
FRAME = 1 / 60


def match(seed: int = 3, players: int = 4, people: tuple[int, ...] = (0,), names: tuple[str, ...] = ()) -> Match:
    called = names or ("You", "Vakhtang", "Olena", "Petro")
    seats = tuple(Seat(called[seat], seat in people, PORTRAITS[seat]) for seat in range(players))
    return Match(Table("joker", {}, seats, seed))


def opened(app: App, the_match: Match | None = None) -> Toss:
    scene = Toss(app, the_match or match())
    app.push(scene)
    return scene


def to_end(app: App, scene: Toss, most: int = 60 * 60) -> float:
    """Let frames pass until nothing moves; gives the seconds."""
    for frame in range(most):
        if not scene.busy:
            return frame * FRAME
        app.step(FRAME)
    raise AssertionError("the toss does not end")


def lying(scene: Toss) -> list[int | None]:
    """The cards on the table, the lowest first."""
    return [piece.card for piece in scene.layers.sprites() if isinstance(piece, CardPiece)]


def top(app: App) -> Scene:
    assert app.scene is not None
    return app.scene


def find_seed(wanted: str) -> Match:
    """A match whose toss has what is wanted: an ace or a joker in the centre, or a joker dealt."""
    jokers = {cards.card("6C"), cards.card("6S")}
    for seed in range(500):
        one = match(seed)
        centre = one.toss.centre
        assert centre is not None
        has = {
            "ace in the centre": cards.rank(centre) == cards.ACE,
            "joker in the centre": centre in jokers,
            "joker dealt": any(card in jokers for _, card in one.toss.dealt),
        }
        if has[wanted]:
            return one
    raise AssertionError(wanted)


@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("seed", range(4))
def test_everything_lies_there_at_the_end(app: App, players: int, seed: int) -> None:
    one = match(seed, players)
    scene = opened(app, one)
    seconds = to_end(app, scene)
    dealt = [card for _, card in one.toss.dealt]
    assert sorted(card for card in lying(scene) if card is not None) == sorted([*dealt, one.toss.centre or 0])
    assert lying(scene)[-1] == dealt[-1]
    assert scene.done
    assert seconds >= len(dealt) * durations.TOSS_CARD


def test_cards_come_in_the_order_of_the_toss(app: App) -> None:
    one = match(7, 2)
    scene = opened(app, one)
    seen: list[int] = []
    while scene.busy:
        app.step(FRAME)
        seen += [card for card in lying(scene) if card is not None and card not in seen]
    assert seen == [one.toss.centre, *(card for _, card in one.toss.dealt)]


def test_each_card_lies_before_its_seat(app: App) -> None:
    one = match(7, 4, people=(2,))
    scene = opened(app, one)
    to_end(app, scene)
    for seat, card in one.toss.dealt:
        piece = next(p for p in scene.layers.sprites() if isinstance(p, CardPiece) and p.card == card)
        heap = scene.places.heaps[(seat - 2) % 4]
        assert heap.inflate(4, 4).collidepoint(piece.pos)
        assert piece.squeeze == 1.0


def test_the_first_person_sits_at_the_bottom(app: App) -> None:
    scene = opened(app, match(people=(2, 3)))
    assert [scene.place_of(seat) for seat in range(4)] == [2, 3, 0, 1]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("wanted", ["ace in the centre", "joker in the centre", "joker dealt"])
def test_what_counts_for_nothing_is_said(
    make_app: MakeApp, lang: str, wanted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = make_app(settings=Settings(lang=lang))
    one = find_seed(wanted)
    scene = opened(app, one)
    said: list[str] = []
    monkeypatch.setattr(scene, "say", lambda words, *_: said.append(words))
    to_end(app, scene)
    texts = Texts(lang)
    centre = one.toss.centre
    assert centre is not None
    jokers = {cards.card("6C"), cards.card("6S")}
    names = [seat.name for seat in one.table.seats]
    expected = {
        "ace in the centre": texts("toss-centre-ace", card=texts.card(centre)),
        "joker in the centre": texts("toss-centre-joker"),
        "joker dealt": next((texts("toss-joker", name=names[s]) for s, c in one.toss.dealt if c in jokers), ""),
    }
    assert expected[wanted] in said
    assert len(said) == 2 + len(one.toss.dealt)


@pytest.mark.parametrize("intent", [Confirm(), Skip(), Number(3), Move(1, 0), Hint(), Sheet(), Info(), LastTrick()])
def test_any_key_hurries_and_then_goes_on(app: App, intent: Intent, monkeypatch: pytest.MonkeyPatch) -> None:
    gone: list[Match] = []
    monkeypatch.setattr("scenes.games.open_table", lambda _, one: gone.append(one))
    scene = opened(app)
    app.step(FRAME)
    app.send(intent)
    assert scene.done
    assert not scene.busy
    assert gone == []
    app.step(FRAME)
    app.send(Confirm() if isinstance(intent, Move) else intent)
    assert gone == [scene.match]


@pytest.mark.parametrize("touch", [False, True])
def test_a_press_anywhere_hurries_and_the_golden_button_goes_on(
    app: App, touch: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone: list[Match] = []
    monkeypatch.setattr("scenes.games.open_table", lambda _, one: gone.append(one))
    scene = opened(app)
    app.step(FRAME)
    felt = scene.metrics.rect.center
    app.send(Press(felt, touch), Release(felt, touch))
    assert scene.done
    app.send(Press(felt, touch), Release(felt, touch))
    assert gone == []
    middle = scene.places.button.center
    app.send(Point(middle), Press(middle, touch), Release(middle, touch))
    assert gone == [scene.match]


def test_the_button_says_skip_first(app: App) -> None:
    scene = opened(app)
    middle = scene.places.button.center
    assert scene._go.face.text == app.texts("toss-skip")
    app.send(Press(middle), Release(middle))
    assert scene.done
    assert scene._go.face.text == app.texts("toss-go")
    assert scene._go.face.kind == "gold"


def test_a_press_that_slips_off_a_button_does_nothing(app: App) -> None:
    scene = opened(app)
    middle = scene.places.button.center
    app.send(Press(middle), Release((5, 5)))
    assert scene.busy


@pytest.mark.parametrize("intent", [Back(), Menu()])
def test_the_pause_opens_and_the_toss_waits(app: App, intent: Intent) -> None:
    scene = opened(app)
    app.step(FRAME)
    before = lying(scene)
    app.send(intent)
    assert top(app) is not scene
    for _ in range(60):
        app.step(FRAME)
    assert lying(scene) == before
    app.pop()
    assert top(app) is scene
    assert scene.busy


def test_the_menu_button_is_reached_by_pointer_and_by_keys(app: App) -> None:
    scene = opened(app)
    middle = scene.places.table.menu.center
    app.send(Press(middle), Release(middle))
    assert top(app) is not scene
    app.pop()
    app.send(Skip(), Next(), Confirm())
    assert top(app) is not scene


def test_with_speed_off_it_is_all_there_at_once(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    scene = opened(app)
    app.step(FRAME)
    assert scene.done
    assert not scene.busy


def test_slow_is_slower_and_fast_is_faster(make_app: MakeApp) -> None:
    taken = []
    for speed in ("fast", "normal", "slow"):
        app = make_app(settings=Settings(speed=speed))
        taken.append(to_end(app, opened(app)))
    assert taken[0] < taken[1] < taken[2]


def test_reduced_motion_keeps_the_pace_but_nothing_turns_over(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(reduced_motion=True))
    scene = opened(app)
    squeezed = False
    seconds = 0.0
    while scene.busy:
        app.step(FRAME)
        seconds += FRAME
        squeezed |= any(piece.squeeze < 1 for piece in scene.layers.sprites() if isinstance(piece, CardPiece))
    assert not squeezed
    assert seconds >= len(scene.toss.dealt) * durations.TOSS_CARD


def test_another_window_or_language_shows_the_end(app: App) -> None:
    one = match()
    scene = opened(app, one)
    for _ in range(100):
        app.step(FRAME)
    app.settings.lang = "ka"
    app.apply_settings()
    app.step(FRAME)
    assert scene.done
    assert lying(scene)[-1] == one.toss.dealt[-1][1]
    assert len(lying(scene)) == 1 + len(one.toss.dealt)


def test_an_idle_toss_draws_nothing(app: App) -> None:
    scene = opened(app)
    to_end(app, scene)
    app.step(FRAME)
    app.step(FRAME)
    assert not scene.needs_draw


@pytest.mark.parametrize("lang", LANGS)
def test_who_deals_is_said_rightly(lang: str) -> None:
    texts = Texts(lang)
    own = texts("toss-winner", you="yes", name="X")
    other = texts("toss-winner", you="no", name="Olena")
    assert "X" not in own
    assert "Olena" in other


@pytest.mark.parametrize("people", [(0,), (0, 1)])
def test_only_a_single_person_is_called_you(app: App, people: tuple[int, ...]) -> None:
    scene = opened(app, match(people=people))
    assert scene._own_word == (len(people) == 1)
    assert not opened(app, match(names=("Nana", "B", "C", "D")))._own_word


@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("players", [4, 3, 2])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_places_keep_apart(size: tuple[int, int], players: int, left_handed: bool) -> None:
    metrics = Metrics(*size)
    stand = places(metrics, players, left_handed)
    whole = metrics.rect.inflate(-2 * metrics.border, -2 * metrics.border)
    plates = [seat.plate for seat in stand.seats]
    middles = [stand.pack, stand.centre]
    cards_there = [(x, y, stand.width, round(stand.width * 1.4)) for x, y in middles]
    boxes = [*plates, stand.info, stand.table.menu, stand.button, stand.line]
    heaps = list(stand.heaps)
    for rect in [*boxes, *heaps]:
        assert whole.inflate(6, 6).contains(rect)
    for n, box in enumerate(boxes):
        assert [other for other in [*boxes[n + 1 :], *heaps] if box.colliderect(other)] == []
    for n, heap in enumerate(heaps):
        assert [other for other in heaps[n + 1 :] if heap.colliderect(other)] == []
        for x, y, wide, high in cards_there:
            assert not heap.colliderect((x - wide // 2, y - high // 2, wide, high))
    assert stand.button.height >= 50


@pytest.mark.parametrize("count", [1, 5, 17])
def test_a_heap_never_leaves_its_place(count: int) -> None:
    for players in (4, 3, 2):
        stand = places(Metrics(800, 480), players, False)
        for place, heap in enumerate(stand.heaps):
            spots = stand.spread(place, count, 17)
            assert len(spots) == count
            assert min(x for x, _ in spots) - stand.width / 2 >= heap.left - 1
            assert max(x for x, _ in spots) + stand.width / 2 <= heap.right + 1
