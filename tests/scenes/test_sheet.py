"""The score sheet: what it shows of a match, where it stands on the paper, how it is opened, turned and closed."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from game.match import HINT, Match
from scenes.app import App
from scenes.intents import Back, Confirm, Drag, Intent, Move, Next, Press, Release, Scroll, Sheet
from scenes.joker.chart import Chart, scale, series_of, spread
from scenes.joker.ledger import AHEAD, DONE, RUNNING, bid_text, counted, ledger, sheet_of, written
from scenes.joker.paper import Paper, legend_words
from scenes.joker.paperplan import LEAST, Plan, cell_need, pages, plan
from scenes.joker.sheet import CHART, PAPER, SheetScene
from scenes.metrics import Metrics
from scenes.scene import Scene
from scenes.settings import Settings
from scenes.texts import LANGS, Texts
from tests.scenes.conftest import MakeApp
from tests.scenes.rigged import played, table

SIZES = ((800, 480), (1024, 768), (1280, 720), (1920, 1080))
SMALL = (800, 480)
LONG = ("Констянтин-Ярослав", "ალექსანდრე-გიორგი", "Maximiliane-Sophie", "Petro")


class Ground(Scene):
    """What a sheet is opened over."""

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill("black")


def opened(app: App, match: Match, viewer: int | None = 0) -> SheetScene:
    scene = SheetScene(app, match, viewer)
    app.push(Ground(app))
    app.push(scene)
    app.step(0.01)
    return scene


# -- what is shown --------------------------------------------------------------------------------------------------


def test_numbers_are_written_as_on_paper() -> None:
    assert [written(n) for n in (50, 0, -200)] == ["50", "0", "\N{MINUS SIGN}200"]
    assert [written(n, plus=True) for n in (50, 0, -200)] == ["+50", "0", "\N{MINUS SIGN}200"]
    assert [bid_text(bid) for bid in (None, 0, 7)] == ["\N{MIDDLE DOT}", "\N{EN DASH}", "7"]
    assert [counted(250, share) for share in (0, 0.5, 0.99, 1)] == [0, 120, 250, 250]


def test_deals_are_done_running_or_ahead() -> None:
    match = played(Match(table()), 9)
    match.next_deal()
    book = ledger(match)
    states = [line.state for block in book.blocks for line in block.lines]
    assert states == [DONE] * 9 + [RUNNING] + [AHEAD] * 14
    assert [block.closed for block in book.blocks] == [True, False, False, False]
    assert book.now == 1
    assert book.totals == tuple(match.sheet.totals)
    dealers = [line.dealer for block in book.blocks for line in block.lines]
    assert all((after - before) % 4 == 1 for before, after in pairwise(dealers))


def test_the_running_deal_shows_the_bids_made_so_far() -> None:
    match = Match(table())
    first = match.actor
    assert first is not None
    match.play(next(iter(match.state.legal())))
    cells = ledger(match).blocks[0].lines[0].cells
    assert cells[first].bid == 0
    assert [seat for seat, cell in enumerate(cells) if cell.bid is None] == [s for s in range(4) if s != first]
    assert all(cell.points is None for cell in cells)


def test_a_sole_premium_marks_its_deal_and_strikes_the_others() -> None:
    match = played(Match(table(length="one")), 4, exact={2})
    sheet, block = sheet_of(match), ledger(match).blocks[0]
    assert block.premium == sheet.pulkas[0].premium
    for seat in range(4):
        marked = [line.cells[seat] for line in block.lines if line.cells[seat].best or line.cells[seat].struck]
        change = sheet.pulkas[0].premium[seat]
        assert len(marked) == (1 if change else 0)
        if change:
            assert marked[0].points == abs(change)
            assert marked[0].best == (seat == 2)
    assert block.bare_sums == tuple(sum(row.points[seat] for row in sheet.rows) for seat in range(4))


@pytest.mark.parametrize("seed", range(6))
def test_the_neighbours_premium_never_takes_the_last_deal(seed: int) -> None:
    match = played(Match(table(seed, length="one", premium="neighbour")), 4, exact={1}, seed=seed)
    block = ledger(match).blocks[0]
    assert block.premium is not None
    assert not any(cell.best or cell.struck for cell in block.lines[-1].cells)
    gained = [line.cells[1].points for line in block.lines if line.cells[1].best]
    assert gained == [block.premium[1]]


def test_a_sheet_can_be_shown_as_it_stood_before() -> None:
    match = played(Match(table()), 15)
    book = ledger(match, 12)
    assert book.totals == tuple(sheet_of(match).history()[11])
    assert [block.closed for block in book.blocks] == [True, True, False, False]
    assert not any(line.state == RUNNING for block in book.blocks for line in block.lines)


def test_pairs_lead_together() -> None:
    match = played(Match(table(length="one", pairs=True)), 4)
    book = ledger(match)
    assert book.pair_totals == (book.totals[0] + book.totals[2], book.totals[1] + book.totals[3])
    assert book.leaders in (frozenset({0, 2}), frozenset({1, 3}))


def test_time_outs_and_hints_are_noted_at_their_deal() -> None:
    match = Match(table(persons=range(4), time_limit=10))
    late = match.actor
    assert late is not None
    match.tick(11)
    asked = match.actor
    assert asked is not None
    match.note(asked, HINT)
    cells = ledger(match).blocks[0].lines[0].cells
    assert cells[late].marks == ("clock",)
    assert cells[asked].marks == ("hint",)


# -- where it stands ------------------------------------------------------------------------------------------------


def matches() -> dict[str, Match]:
    """Sheets of every length, for two to four players, and in pairs."""
    return {
        "full": played(Match(table(names=LONG)), 24, exact={1: {0}, 3: {1, 2}}),
        "begun": Match(table(names=LONG)),
        "nines": played(Match(table(length="nines", pairs=True)), 9, exact={0}),
        "short": played(Match(table(length="short", players=3)), 8, exact={1}),
        "one": played(Match(table(length="one", players=2, khisht=500)), 4, exact={0}),
        "x100": played(Match(table(khisht="x100")), 24),
    }


MATCHES = matches()


def rects_of(plan: Plan) -> list[pygame.Rect]:
    lines = [rect for rects in plan.lines.values() for rect in rects]
    return [*plan.heads, *plan.titles.values(), *lines, *plan.premiums.values(), *plan.sums.values(), plan.bar]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("name", MATCHES)
def test_everything_has_its_place_on_the_paper(name: str, size: tuple[int, int]) -> None:
    metrics, book = Metrics(*size), ledger(MATCHES[name])
    most = metrics.safe.width * 8 // 10, metrics.safe.height
    for lang in LANGS:
        words = legend_words(Texts(lang))
        for page in pages(metrics, most, book, words):
            made = plan(metrics, most, book, page, words)
            paper = pygame.Rect((0, 0), made.size)
            assert made.size[0] <= most[0]
            assert made.size[1] <= most[1]
            assert made.letters >= LEAST
            assert made.row >= made.letters * 1.1
            places = rects_of(made)
            assert all(paper.contains(rect) for rect in places)
            assert not [1 for a, b in combinations(places, 2) if a.colliderect(b)]
            for sign in made.legend:
                assert paper.collidepoint(sign.at)
                assert not any(rect.collidepoint(sign.at) for rect in places)
            signs = any(cell.marks for block in book.blocks for line in block.lines for cell in line.cells)
            assert cell_need(made.letters, written(-200), signs) <= made.cell + 1


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_all_pulkas_are_on_some_page(size: tuple[int, int]) -> None:
    metrics = Metrics(*size)
    most = metrics.safe.width, metrics.safe.height - metrics.touch
    for match in MATCHES.values():
        book = ledger(match)
        found = [pulka for page in pages(metrics, most, book, {}) for pulka in page]
        assert found == [block.pulka for block in book.blocks]


def test_the_legend_explains_only_what_occurs(app: App) -> None:
    plain = Paper(app.metrics, app.texts, ledger(MATCHES["begun"]), (1000, 600))
    assert {sign.name for sign in plain.plan.legend} == {"dealer"}
    full = Paper(app.metrics, app.texts, ledger(MATCHES["full"]), (1000, 600))
    there = {sign.name for sign in full.plan.legend}
    assert {"khisht", "best", "premium", "dealer"} <= there
    assert not there & {"clock", "hint"}


@pytest.mark.parametrize("name", MATCHES)
def test_paper_is_drawn_in_full_and_in_part(app: App, name: str) -> None:
    paper = Paper(app.metrics, app.texts, ledger(MATCHES[name]), (900, 620), own=0)
    whole = paper.surface()
    assert whole.get_size() == paper.size
    assert paper.surface() is whole
    bare = paper.surface(("last", "premium", "sums", "totals"))
    assert pygame.image.tobytes(bare, "RGBA") != pygame.image.tobytes(whole, "RGBA")


# -- the scene ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("intent", [Sheet(), Back(), Confirm()])
def test_the_sheet_closes(app: App, intent: Intent) -> None:
    scene = opened(app, MATCHES["full"])
    app.send(intent)
    app.step(0.01)
    assert scene not in app.stack


@pytest.mark.parametrize("touch", [False, True])
def test_a_click_on_the_paper_closes_it(app: App, touch: bool) -> None:
    scene = opened(app, MATCHES["full"])
    app.send(Press((400, 300), touch), Release((402, 300), touch))
    assert scene not in app.stack


def test_a_release_that_began_before_does_not_close_it(app: App) -> None:
    scene = opened(app, MATCHES["full"])
    app.send(Release((400, 300)))
    assert scene in app.stack


def test_a_click_on_the_golden_button_closes_it(app: App) -> None:
    scene = opened(app, MATCHES["full"])
    close = next(c for c in scene.controls if c.item.key == "close")
    app.send(Press(close.rect.center), Release(close.rect.center))
    assert scene not in app.stack


def test_a_large_window_has_one_page(app: App) -> None:
    assert len(opened(app, MATCHES["full"]).pages) == 1


def test_a_small_window_opens_at_the_running_pulka_and_turns_by_arrows(make_app: MakeApp) -> None:
    app = make_app(size=SMALL)
    scene = opened(app, played(Match(table()), 13))
    assert scene.pages == ((0, 1), (2, 3))
    assert scene.page == 1
    app.send(Move(1, 0))
    assert scene.page == 1
    app.send(Move(-1, 0))
    assert scene.page == 0
    app.send(Scroll(-1.0, (400, 300)))
    assert scene.page == 1
    app.send(Scroll(1.0, (400, 300)))
    assert scene.page == 0


def test_pages_turn_by_buttons_and_by_a_swipe(make_app: MakeApp) -> None:
    app = make_app(size=SMALL)
    scene = opened(app, MATCHES["begun"])
    later = next(c for c in scene.controls if c.item.key == "later")
    app.send(Press(later.rect.center, True), Release(later.rect.center, True))
    assert scene.page == 1
    app.send(Press((300, 300), True), Drag((450, 300), True), Release((460, 300), True))
    assert scene.page == 0
    assert scene in app.stack


def test_the_chart_is_reached_by_keys_alone(make_app: MakeApp) -> None:
    app = make_app(size=SMALL)
    scene = opened(app, MATCHES["full"])
    for _ in range(6):
        if scene.ring.current is not None and scene.ring.current.key == "tabs":
            break
        app.send(Next())
    app.send(Move(1, 0))
    assert scene.tab == CHART
    assert scene.ring.current is not None
    assert scene.ring.current.key == "tabs"
    app.step(0.01)
    app.send(Move(-1, 0))
    assert scene.tab == PAPER
    assert scene in app.stack


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("lang", LANGS)
def test_the_scene_fits_its_window(make_app: MakeApp, size: tuple[int, int], lang: str) -> None:
    app = make_app(size=size, settings=Settings(lang=lang))
    for match in MATCHES.values():
        scene = opened(app, match)
        inside = app.metrics.rect.inflate(-2 * app.metrics.border, -2 * app.metrics.border)
        rects = [control.rect for control in scene.controls]
        assert all(inside.contains(rect) for rect in rects)
        assert not [1 for a, b in combinations(rects, 2) if a.colliderect(b)]
        assert all(rect.height >= 48 for rect in rects)
        scene.tab = CHART
        scene.rebuild()
        app.step(0.01)
        app.pop()


def test_the_window_may_change_while_it_is_open(app: App) -> None:
    scene = opened(app, MATCHES["full"])
    pygame.display.set_mode(SMALL)
    app.step(0.01, [pygame.Event(pygame.WINDOWSIZECHANGED)])
    assert len(scene.pages) == 2
    app.step(0.01)


def test_it_does_not_move_by_itself(app: App) -> None:
    scene = opened(app, MATCHES["full"])
    app.step(0.01)
    assert not scene.busy
    assert not scene.needs_draw


# -- the chart ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("least", "most", "ticks"),
    [
        (0, 1200, [0, 250, 500, 750, 1000, 1250]),
        (-430, 900, [-500, 0, 500, 1000]),
        (-20, 100, [-50, 0, 50, 100]),
        (0, 0, [0]),
    ],
)
def test_the_scale_is_round(least: int, most: int, ticks: list[int]) -> None:
    assert scale(least, most) == ticks


@pytest.mark.parametrize(
    ("wanted", "places"),
    [([10.0, 50.0], [10.0, 50.0]), ([10.0, 12.0], [10.0, 30.0]), ([90.0, 95.0], [70.0, 90.0]), ([-5.0], [0.0])],
)
def test_ends_are_spread(wanted: list[float], places: list[float]) -> None:
    assert spread(wanted, 20, 0, 90) == places


def test_a_chart_has_a_line_for_each_player_or_pair() -> None:
    sheet = sheet_of(MATCHES["full"])
    lines = series_of(sheet)
    assert [line.seats for line in lines] == [(0,), (1,), (2,), (3,)]
    assert [line.values[-1] for line in lines] == sheet.totals
    assert 12 in lines[0].stars
    assert 24 in lines[1].stars & lines[2].stars
    pairs = series_of(sheet_of(MATCHES["nines"]))
    assert [line.seats for line in pairs] == [(0, 2), (1, 3)]


@pytest.mark.parametrize("name", MATCHES)
@pytest.mark.parametrize(("window", "size"), [(SMALL, (372, 190)), ((1280, 720), (580, 340))], ids=str)
def test_lines_stay_within_the_chart(name: str, window: tuple[int, int], size: tuple[int, int], app: App) -> None:
    match = MATCHES[name]
    chart = Chart(Metrics(*window), ledger(match), sheet_of(match), size)
    assert chart.plot.width > size[0] * 0.45
    assert chart.plot.height > size[1] * 0.5
    for line in chart.series:
        for deal, value in enumerate(line.values, start=1):
            assert chart.plot.left <= chart.x(deal) <= chart.plot.right + 0.5
            assert chart.plot.top - 0.5 <= chart.y(value) <= chart.plot.bottom + 0.5
    for share in (0.0, 0.4, 1.0):
        chart.draw(app.window, (0, 0), share)
