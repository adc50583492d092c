"""The table of Durak, driven frame by frame."""

from __future__ import annotations

import random

import pytest

from game.beating import PASS, TAKE, beaten, is_beat
from game.cards import bits
from game.durak import actions
from game.durak.demand import targets
from game.durak.view import DurakView
from game.match import Match
from game.store import Store
from scenes.durak.positions import choice, position
from scenes.durak.shown import DurakShown, added_after_take
from scenes.intents import Back, Hint, Number, Pass, Point, Press, Take
from scenes.settings import Settings
from scenes.table.cards import CardPiece
from tests.scenes.conftest import MakeApp
from tests.scenes.durak_tools import Driver, match, pass_the_machine, play_deal, play_into_a_bout, played_to


def still(make_app: MakeApp, table: Match) -> Driver:
    """A table at rest at which seat 0 is asked."""
    drive = Driver(make_app(settings=Settings(speed="off")), table, dealt=True)
    drive.until_asked()
    return drive


def in_step(drive: Driver) -> None:
    """The table shows what one that has just been opened would show."""
    view = drive.view
    extra = added_after_take(drive.match) if view.phase == "take" else 0
    assert drive.table.shown == DurakShown.of(view, drive.table.viewer, extra)
    assert sorted(drive.table.hand.cards) == bits(view.hand)
    assert [piece.card for piece in drive.table.flights.attacks] == list(view.attacks)
    assert [piece and piece.card for piece in drive.table.flights.covers] == list(view.covered)


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (2, {"cards": 24, "transfer": True, "trump_six": True}),
        (3, {"transfer": True}),
        (4, {"teams": True, "empty_seat": "partner"}),
        (5, {"cards": 52, "neighbours_only": True}),
        (6, {}),
    ],
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


def test_equal_cards_are_raised_and_led_together(make_app: MakeApp) -> None:
    drive = still(make_app, position("pair-lead"))
    action = max(
        (one for one in drive.view.legal() if actions.is_lead(one)), key=lambda one: len(actions.cards_of(one))
    )
    cards = actions.cards_of(action)
    assert not drive.button(("lead", 0)).enabled
    for card in cards:
        drive.click(drive.spot(card))
        drive.frames(8)
    assert set(drive.table.hand.picked) == set(cards)
    assert drive.button(("lead", 0)).enabled
    other = next(card for card in drive.table.hand.cards if card % 13 != cards[0] % 13)
    drive.click(drive.spot(other))
    assert drive.table.hand.picked == [other]
    drive.send(Back())
    assert drive.table.hand.picked == []
    assert drive.app.scene is drive.table
    for card in cards:
        drive.click(drive.spot(card))
        drive.frames(8)
    drive.click(drive.spot(cards[-1]))
    assert drive.match.entries[-1].text == drive.match.game.text(action) or not drive.table.prompted


def test_a_second_tap_leads_a_single_card(make_app: MakeApp) -> None:
    drive = still(make_app, position("lead"))
    card = drive.table.hand.cards[0]
    before = len(drive.match.entries)
    drive.click(drive.spot(card), touch=True)
    drive.frames(10)
    assert len(drive.match.entries) == before
    drive.click(drive.spot(card), touch=True)
    assert drive.match.entries[before].text.startswith("lead:")


def held(drive: Driver) -> int:
    """A card of the hand that may go to several places."""
    return next(card for card in drive.table.hand.cards if len(targets(drive.view, card)) > 1)


def test_a_card_with_several_targets_is_held_until_one_is_chosen(make_app: MakeApp) -> None:
    drive = still(make_app, position("defend"))
    card = held(drive)
    ways = targets(drive.view, card)
    drive.click(drive.spot(card))
    lit = {piece.card for piece in drive.table.flights.attacks if piece.glow}
    assert lit == {beaten(way)[0] for way in ways}
    drive.send(Back())
    assert drive.table.hand.held is None
    assert not any(piece.glow for piece in drive.table.flights.attacks)
    assert drive.table.prompted
    drive.click(drive.spot(card))
    drive.frames(8)
    way = ways[-1]
    before = len(drive.match.entries)
    drive.click(drive.button(("target", beaten(way)[0])).frame.center)
    assert drive.match.entries[before].text == drive.match.game.text(way)


def test_a_card_is_dragged_onto_the_one_it_covers(make_app: MakeApp) -> None:
    drive = still(make_app, position("defend"))
    card = held(drive)
    way = targets(drive.view, card)[-1]
    where = drive.view.attacks.index(beaten(way)[0])
    before = len(drive.match.entries)
    drive.drag(card, drive.table.places.pairs(len(drive.view.attacks))[where].rect.center)
    assert drive.match.entries[before].text == drive.match.game.text(way)


def test_a_card_dragged_back_stays(make_app: MakeApp) -> None:
    drive = still(make_app, position("defend"))
    card = drive.table.hand.cards[0]
    start = drive.spot(card)
    drive.drag(card, (start[0] + 20, start[1]))
    assert drive.table.prompted
    assert card in drive.table.hand.cards


def test_one_tap_covers_where_only_one_pair_is_possible(make_app: MakeApp) -> None:
    def single(view: DurakView) -> bool:
        return view.actor == 0 and view.phase == "defend" and len(view.legal()) > 1 and not choice(view)

    drive = still(make_app, played_to(single))
    way = next(one for one in drive.view.legal() if is_beat(one))
    before = len(drive.match.entries)
    drive.click(drive.spot(actions.cards_of(way)[0]), touch=True)
    assert drive.match.entries[before].text == drive.match.game.text(way)


def test_the_attack_is_passed_on_by_the_free_place(make_app: MakeApp) -> None:
    drive = still(make_app, position("transfer"))
    slot = drive.table.made.slot
    assert slot is not None
    card = next(c for c in drive.table.hand.cards if any(map(actions.is_transfer, targets(drive.view, c))))
    before = len(drive.match.entries)
    drive.drag(card, slot.center)
    assert drive.match.entries[before].text.startswith("transfer:")


def test_the_lowest_trump_is_exchanged(make_app: MakeApp) -> None:
    drive = still(make_app, position("transfer"))
    before = drive.view.visible
    assert before is not None
    drive.click(drive.button(("action", actions.SWAP)).frame.center)
    drive.until_asked()
    assert before in drive.table.hand.cards
    in_step(drive)


@pytest.mark.parametrize(("intent", "action"), [(Take(), TAKE), (Pass(), PASS)])
def test_take_and_pass_have_keys(make_app: MakeApp, intent: Take | Pass, action: int) -> None:
    drive = still(make_app, played_to(lambda v: v.actor == 0 and action in v.legal()))
    before = len(drive.match.entries)
    drive.send(intent)
    assert drive.match.entries[before].text == drive.match.game.text(action)


def test_keys_do_nothing_that_is_not_legal(make_app: MakeApp) -> None:
    drive = still(make_app, position("lead"))
    before = len(drive.match.entries)
    drive.send(Take(), Pass())
    assert len(drive.match.entries) == before


def test_a_refused_card_stays_and_the_reason_is_shown_for_a_while(make_app: MakeApp) -> None:
    drive = still(make_app, position("throw"))
    before = len(drive.match.entries)
    index = next(i for i in range(len(drive.table.hand.pieces)) if not drive.table.hand.may(i))
    drive.click(drive.spot(drive.table.hand.cards[index]))
    assert len(drive.match.entries) == before
    assert drive.table.prompted
    assert drive.table._line.visible
    drive.frames(240)
    assert not drive.table._line.visible


def test_who_is_not_asked_hears_why(make_app: MakeApp) -> None:
    drive = Driver(make_app(), position("three"), dealt=True)
    drive.frames(2)
    assert not drive.table.prompted
    drive.table.choose(0)
    assert drive.table._line.visible


def test_figures_choose_cards_and_targets(make_app: MakeApp) -> None:
    drive = still(make_app, position("defend"))
    drive.send(Number(1))
    assert drive.table.ring.current is not None
    assert drive.table.ring.current.identity == ("card", 0)
    drive.click(drive.spot(held(drive)))
    drive.send(Number(2))
    assert drive.table.ring.current.identity == drive.table.made.target_keys()[1]


@pytest.mark.parametrize("name", ["lead", "defend", "transfer", "throw", "take", "no-talon"])
def test_a_hint_shows_a_legal_choice_and_is_noted(make_app: MakeApp, name: str) -> None:
    drive = still(make_app, position(name))
    drive.send(Hint())
    assert drive.match.marks[drive.match.number, 0] == {"hint"}
    assert drive.table.prompted
    hinted = [button for button in drive.table.all_buttons if button.hinted]
    assert hinted or any(piece.hinted for piece in drive.table.hand.pieces)


def test_cards_added_after_take_lie_apart_also_after_opening_again(make_app: MakeApp) -> None:
    def added(view: DurakView) -> bool:
        return view.phase == "take" and view.actor == 0 and len(view.uncovered) > 1

    for _ in range(1):
        drive = still(make_app, played_to(added))
    extra = drive.table.shown.extra
    turned = [piece for piece in drive.table.flights.attacks if piece.angle]
    assert len(turned) == extra
    other = Driver(make_app(settings=Settings(speed="off")), Match.restore(drive.match.record()), dealt=True)
    other.until_asked()
    assert other.table.shown.extra == extra


@pytest.mark.parametrize("people", [(0,), (1, 3)])
def test_closing_in_mid_bout_and_opening_again_shows_the_same(make_app: MakeApp, people: tuple[int, ...]) -> None:
    app = make_app(settings=Settings(speed="off"), store=Store(None))
    first = match(people=people)
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
    assert pass_the_machine(drive, lambda: drive.view.legal()[0]) == {0, 2}


def test_only_cards_the_viewer_may_know_become_pictures(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="fast")), match(players=3))
    rng = random.Random(3)
    seen: set[int] = set()
    """Cards that once lay open."""
    for _ in range(6000):
        if drive.finished:
            break
        view = drive.view
        seen |= set(bits(view.on_table | view.gone)) | {one for known in view.known for one in bits(known)}
        for piece in drive.table.layers.sprites():
            if isinstance(piece, CardPiece) and piece.card is not None:
                assert view.hand >> piece.card & 1 or piece.card in seen or piece.card in (view.turned, view.visible)
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(rng.choice(drive.view.legal()))
        drive.frames(1)
    assert drive.finished


def test_a_click_finishes_what_moves(make_app: MakeApp) -> None:
    drive = Driver(make_app(), match())
    drive.frames(3)
    assert drive.table.timeline.busy
    drive.send(Press((640, 300)))
    assert not drive.table.timeline.busy


def test_time_that_runs_out_leads_takes_and_passes(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(limit=10), dt=0.25)
    drive.until(lambda: drive.match.away(0) or drive.finished)
    assert drive.match.away(0)
    drive.send(Number(1))
    assert not drive.match.away(0)


def test_an_idle_table_draws_nothing(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(limit=0))
    drive.until_asked()
    drive.send(Point((5, 5)))
    drive.frames(60)
    drawn = 0
    for _ in range(60):
        drive.app.stack[-1].update(1 / 60)
        drawn += drive.table.needs_draw
        drive.app.step(0)
    assert drawn == 0


@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
@pytest.mark.parametrize("name", ["throw", "take", "twenty", "six", "teams-six"])
def test_resizing_keeps_the_table(make_app: MakeApp, name: str, size: tuple[int, int]) -> None:
    drive = still(make_app, position(name))
    before = drive.table.shown
    drive.app.metrics = type(drive.app.metrics)(*size)
    drive.table.resize()
    drive.until_asked()
    assert drive.table.shown == before
    in_step(drive)
    drive.by_mouse(drive.view.legal()[0])


def test_every_card_of_a_large_hand_can_be_reached(make_app: MakeApp) -> None:
    for size in ((800, 480), (1280, 720)):
        drive = Driver(make_app(settings=Settings(speed="off"), size=size), position("twenty"), dealt=True)
        drive.until_asked()
        assert len(drive.table.hand.cards) >= 20
        window = drive.app.metrics.rect
        for card in list(drive.table.hand.cards):
            assert window.collidepoint(drive.spot(card))
            drive.send(Point(drive.spot(card)))
            drive.frames(10)
            assert drive.table.hand.lifted is not None
