"""The table of Durachki, driven frame by frame."""

from __future__ import annotations

import random

import pytest

from game.beating import PASS, TAKE, beaten
from game.cards import bits
from game.durachki import actions
from game.durachki.advice import Advice, counsel
from game.durachki.demand import covers
from game.durachki.events import FlewIn
from game.durachki.view import DurachkiView
from game.match import Match
from game.store import Store
from scenes.beating.summary import DealSummary
from scenes.durachki.positions import position
from scenes.durachki.shown import DurachkiShown
from scenes.durachki.table import DurachkiTable
from scenes.intents import Back, Hint, Info, Pass, Point, Take
from scenes.settings import Settings
from scenes.table.cards import CardPiece
from scenes.texts import LANGS, Texts
from tests.scenes.conftest import MakeApp
from tests.scenes.durachki_tools import Driver, match, played_to
from tests.scenes.durak_tools import pass_the_machine, play_deal, play_into_a_bout


def still(make_app: MakeApp, table: Match) -> Driver:
    """A table at rest at which seat 0 is asked."""
    drive = Driver(make_app(settings=Settings(speed="off")), table, dealt=True)
    drive.until_asked()
    return drive


def in_step(drive: Driver) -> None:
    """The table shows what one that has just been opened would show."""
    view = drive.table.view()
    assert drive.table.shown == DurachkiShown.of(view, drive.table.viewer)
    assert sorted(drive.table.hand.cards) == bits(view.hand)
    assert [piece.card for piece in drive.table.flights.attacks] == list(view.attacks)
    assert [piece and piece.card for piece in drive.table.flights.covers] == list(view.covered)


@pytest.mark.parametrize(
    ("players", "options"), [(2, {"take": "all"}), (3, {"fly": "may"}), (4, {"fly_ranks": "six", "stake": 5})]
)
@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_deal_is_played_with_one_device(
    make_app: MakeApp, players: int, options: dict[str, object], way: str
) -> None:
    size = (800, 480) if way == "touch" else (1280, 720)
    drive = Driver(make_app(settings=Settings(speed="off"), size=size), match(players=players, **options))  # type: ignore[arg-type]
    play_deal(drive, way, random.Random(players), lambda: in_step(drive))


def test_a_deal_is_seen_with_everything_moving(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="fast")), match(players=3))
    rng = random.Random(2)
    drive.until_asked()
    while not drive.finished:
        drive.by_mouse(rng.choice(drive.view.legal()))
        drive.until_asked()
        if not drive.finished:
            in_step(drive)


def test_cards_fly_in_one_player_after_the_other_and_the_reason_is_told(make_app: MakeApp) -> None:
    def several(lead: int, table: Match) -> bool:
        return sum(isinstance(event, FlewIn) for event in table.state.copy().play(lead)) > 1

    for seed in range(200):
        table = match(seed)
        while table.actor != 0:
            table.play_bot()
        found = [lead for lead in table.state.legal() if table.view(0).legal() and several(lead, table)]
        if found and actions.is_lead(found[0]):
            break
    drive = Driver(make_app(settings=Settings(speed="normal")), table, dealt=True)
    drive.until_asked()
    led = len(actions.cards_of(found[0]))
    drive.table.play(found[0])
    drive.until(lambda: drive.table.explaining)
    assert drive.table._line.visible
    first = len(drive.table.flights.attacks)
    drive.until(lambda: not drive.table.explaining)
    drive.until(lambda: drive.table.explaining)
    assert led < first < len(drive.table.flights.attacks)


def test_who_may_let_cards_fly_in_stays_out_or_raises_them(make_app: MakeApp) -> None:
    drive = still(make_app, position("fly"))
    assert any(button.key == ("action", PASS) for button in drive.table.buttons)
    card = next(card for card in drive.table.hand.cards if drive.table.refusal(card) is None)
    drive.click(drive.spot(card))
    drive.frames(8)
    assert not any(button.key == ("action", PASS) for button in drive.table.buttons)
    drive.send(Back())
    assert any(button.key == ("action", PASS) for button in drive.table.buttons)
    drive.click(drive.spot(card))
    drive.frames(8)
    before = len(drive.match.entries)
    drive.click(drive.button(("lead", 0)).frame.center)
    assert drive.match.entries[before].text.startswith("fly:")


def test_what_a_lifted_card_may_cover_glows(make_app: MakeApp) -> None:
    drive = still(make_app, position("three"))
    card = next(card for card in drive.table.hand.cards if covers(drive.table.view(), card))
    drive.send(Point(drive.spot(card)))
    drive.frames(3)
    lit = {piece.card for piece in drive.table.flights.attacks if piece.glow}
    assert lit == {beaten(way)[0] for way in covers(drive.table.view(), card)}
    drive.send(Point((5, 5)))
    drive.frames(3)
    assert not any(piece.glow for piece in drive.table.flights.attacks)


def test_one_tap_covers_where_only_one_pair_is_possible(make_app: MakeApp) -> None:
    def single(view: DurachkiView) -> bool:
        return view.actor == 0 and view.phase == "cover" and len(view.legal()) > 1 and len(view.uncovered) == 1

    drive = still(make_app, played_to(single))
    way = drive.view.legal()[0]
    before = len(drive.match.entries)
    drive.click(drive.spot(actions.cards_of(way)[0]), touch=True)
    assert drive.match.entries[before].text == drive.match.game.text(way)


def test_a_card_is_dragged_onto_the_one_it_covers(make_app: MakeApp) -> None:
    drive = still(make_app, position("four-pairs"))
    card = next(card for card in drive.table.hand.cards if len(covers(drive.table.view(), card)) > 1)
    way = covers(drive.table.view(), card)[-1]
    where = drive.view.attacks.index(beaten(way)[0])
    before = len(drive.match.entries)
    drive.drag(card, drive.table.places.pairs(4)[where].rect.center)
    assert drive.match.entries[before].text == drive.match.game.text(way)


@pytest.mark.parametrize(("intent", "action", "name"), [(Take(), TAKE, "three"), (Pass(), PASS, "fly")])
def test_take_and_stay_out_have_keys(make_app: MakeApp, intent: Take | Pass, action: int, name: str) -> None:
    drive = still(make_app, position(name))
    before = len(drive.match.entries)
    drive.send(intent)
    assert drive.match.entries[before].text == drive.match.game.text(action)


def test_covered_pairs_are_put_aside_when_the_rest_is_taken(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="fast")), position("four-pairs"), dealt=True)
    drive.until_asked()
    view = drive.table.view()
    held, aside = len(drive.table.hand.cards), view.aside
    drive.send(Take())
    drive.until(lambda: not drive.table.timeline.busy)
    assert len(drive.table.hand.cards) == held + len(view.uncovered)
    assert drive.table.shown.discarded == aside + 2 * (4 - len(view.uncovered))


def test_a_refused_card_stays_and_the_reason_is_shown_for_a_while(make_app: MakeApp) -> None:
    drive = still(make_app, position("refused"))
    before = len(drive.match.entries)
    index = next(i for i in range(len(drive.table.hand.pieces)) if not drive.table.hand.may(i))
    drive.click(drive.spot(drive.table.hand.cards[index]))
    assert len(drive.match.entries) == before
    assert drive.table._line.visible
    drive.frames(240)
    assert not drive.table._line.visible


def test_info_tells_the_rules_of_the_book_that_apply_one_by_one(
    make_app: MakeApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    drive = still(make_app, position("advice"))
    said: list[str] = []
    monkeypatch.setattr(DurachkiTable, "_say", lambda _, key, **_words: said.append(key))
    found = [f"durachki-advice-{one.value}" for one in counsel(drive.table.view())]
    for _ in range(len(found) + 1):
        drive.send(Info())
    assert said == [*found, found[0]]
    assert drive.match.marks[drive.match.number, 0] == {"hint"}


@pytest.mark.parametrize("lang", LANGS)
def test_every_rule_of_the_book_has_its_words(lang: str) -> None:
    texts = Texts(lang)
    assert len({texts(f"durachki-advice-{one.value}") for one in Advice}) == len(Advice)


@pytest.mark.parametrize("name", ["lead", "three", "fly", "four-pairs"])
def test_a_hint_shows_a_legal_choice_and_is_noted(make_app: MakeApp, name: str) -> None:
    drive = still(make_app, position(name))
    drive.send(Hint())
    assert drive.match.marks[drive.match.number, 0] == {"hint"}
    assert drive.table.prompted
    hinted = [button for button in drive.table.all_buttons if button.hinted]
    assert hinted or any(piece.hinted for piece in drive.table.hand.pieces)


def test_time_that_is_up_takes(make_app: MakeApp) -> None:
    drive = still(make_app, position("three"))
    before = len(drive.match.entries)
    drive.dt = 0.5
    drive.until(lambda: len(drive.match.entries) > before)
    assert drive.match.entries[before].text == "take"


@pytest.mark.parametrize("people", [(0,), (1, 3)])
def test_closing_in_mid_bout_and_opening_again_shows_the_same(make_app: MakeApp, people: tuple[int, ...]) -> None:
    app = make_app(settings=Settings(speed="off"), store=Store(None))
    first = match(people=people, fly="may")
    app.store.begin(first)
    drive = Driver(app, first)
    play_into_a_bout(drive, random.Random(4))
    again = app.store.running()
    assert again is not None
    assert again.record() == first.record()
    if len(people) == 1:
        other = Driver(app, again)
        other.until_asked()
        assert other.table.shown == drive.table.shown
        assert other.table.hand.cards == drive.table.hand.cards


def test_hands_are_hidden_while_the_machine_changes_hands(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(people=(0, 2)))
    assert pass_the_machine(drive, drive.match.advise) == {0, 2}
    assert drive.finished


def test_only_cards_the_viewer_may_know_become_pictures(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="fast")), match(players=3))
    seen: set[int] = set()
    """Cards that once lay open."""
    for _ in range(9000):
        if drive.finished:
            break
        view = drive.table.view()
        seen |= set(view.on_table) | set(bits(view.gone)) | {one for known in view.known for one in bits(known)}
        for piece in drive.table.layers.sprites():
            if isinstance(piece, CardPiece) and piece.card is not None:
                assert view.hand >> piece.card & 1 or piece.card in seen or piece.card == view.turned
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(drive.match.advise())
        drive.frames(1)
    assert drive.finished


@pytest.mark.parametrize("name", ["loser", "you", "none"])
def test_the_end_of_a_deal_is_told(make_app: MakeApp, name: str) -> None:
    app = make_app(settings=Settings(speed="fast"))
    table = position(name)
    done: list[bool] = []
    scene = DealSummary(app, table, lambda: done.append(True))
    app.push(scene)
    for _ in range(300):
        app.step(1 / 30)
    assert bool(scene.deal.losers) == (name != "none")
    scene.go_on()
    assert done == [True]
