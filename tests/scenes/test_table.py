"""The table of Joker, driven frame by frame."""

from __future__ import annotations

import random

import pytest

from game.joker import actions
from game.match import Match
from game.store import Store
from scenes.intents import Back, Confirm, Drag, Hint, Move, Number, Point, Press, Release
from scenes.settings import Settings
from scenes.table.cards import CardPiece
from tests.scenes.conftest import MakeApp
from tests.scenes.table_tools import Driver, asked_to_play, holds_joker, match, playable


@pytest.fixture(params=["off", "fast"])
def speed(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_deal_is_played_with_the_mouse(make_app: MakeApp, players: int, speed: str) -> None:
    drive = Driver(make_app(settings=Settings(speed=speed)), match(players=players, length="one"))
    rng = random.Random(1)
    drive.until_asked()
    while not drive.finished:
        drive.by_mouse(rng.choice(drive.view.legal()))
        drive.until_asked()
    assert drive.match.deal_over


def test_a_deal_is_played_with_keys_alone(make_app: MakeApp, speed: str) -> None:
    drive = Driver(make_app(settings=Settings(speed=speed)), match(length="one"))
    rng = random.Random(2)
    drive.until_asked()
    while not drive.finished:
        drive.by_keys(rng.choice(drive.view.legal()), Confirm())
        drive.until_asked()
    assert drive.match.deal_over


def test_a_finger_lifts_first_and_plays_with_the_second_tap(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app)
    index = playable(drive)
    drive.click(drive.card_at(index), touch=True)
    assert drive.table.hand.lifted == index
    assert drive.table.prompted
    drive.frames(20)
    rect = drive.table.hand.rect(index)
    drive.click((rect.centerx, rect.top + rect.h // 4), touch=True)
    assert not drive.table.prompted


def test_a_card_is_dragged_onto_the_table_or_back(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app)
    index = playable(drive)
    start = drive.card_at(index)
    drive.send(Press(start), Drag((start[0], start[1] - 20)), Release((start[0], start[1] - 20)))
    assert drive.table.prompted
    drive.frames(20)
    start = drive.card_at(index)
    middle = drive.table.layout.trick_middle
    drive.send(Press(start), Drag(middle), Release(middle))
    assert not drive.table.prompted


def test_a_refused_card_stays_and_the_reason_is_shown(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app, lambda d: any(not d.table.hand.may(i) for i in range(len(d.table.hand.pieces))))
    before = drive.view
    index = next(i for i in range(len(drive.table.hand.pieces)) if not drive.table.hand.may(i))
    drive.click(drive.card_at(index))
    drive.frames(30)
    assert drive.view == before
    assert drive.table.prompted
    assert drive.table._pill.visible


def test_a_joker_can_be_put_back(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app, holds_joker)
    index = next(i for i, card in enumerate(drive.table.hand.cards) if card in actions.JOKERS)
    drive.click(drive.card_at(index))
    panel = drive.table.panel
    assert panel is not None
    offered = {button.key[1] for button in panel.buttons if isinstance(button.key, tuple)}
    joker = drive.table.hand.cards[index]
    legal = {a for a in drive.view.legal() if actions.is_play(a) and actions.CARD_OF[a] == joker}
    assert offered == legal
    drive.send(Back())
    assert drive.table.panel is None
    assert drive.table.hand.held is None
    assert drive.table.prompted
    drive.by_mouse(next(iter(legal)))
    drive.frames(2)
    assert not drive.table.prompted


def test_a_click_finishes_what_moves(make_app: MakeApp) -> None:
    drive = Driver(make_app(), match(length="one"))
    drive.frames(3)
    assert drive.table.timeline.busy
    drive.send(Press((640, 300)))
    assert not drive.table.timeline.busy


def test_the_clock_stands_while_cards_move_and_runs_for_the_player(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app)
    left = drive.match.remaining
    assert left is not None
    drive.frames(60)
    assert drive.match.remaining == pytest.approx(left - 1, abs=0.05)
    drive.by_mouse(drive.view.legal()[0])
    moved = drive.match.clock
    while drive.table.timeline.busy:
        assert drive.match.clock == moved or not drive.match.person_to_act
        drive.frames(1)


def test_a_player_who_lets_time_pass_is_played_for_and_comes_back_with_a_touch(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(length="one", limit=10), dt=0.25)
    drive.until(lambda: drive.match.away(0) or drive.finished)
    assert drive.match.away(0)
    drive.send(Move(1, 0))
    assert not drive.match.away(0)


def test_hands_are_hidden_while_the_machine_changes_hands(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(people=(0, 2), length="one"))
    seen: set[int] = set()
    for _ in range(4000):
        top = drive.app.scene
        if top is drive.table:
            shown = [piece.card for piece in drive.table.layers.sprites() if isinstance(piece, CardPiece)]
            own = set(drive.table.shown.hand)
            if drive.table.viewer is None:
                assert not drive.table.hand.pieces
            else:
                seen.add(drive.table.viewer)
                view = drive.view
                assert all(view.hand >> card & 1 for card in own)
                assert set(drive.table.hand.cards) <= own | {c for c in shown if c is not None}
            if drive.table.prompted:
                assert drive.table.viewer == drive.match.actor
                drive.by_mouse(drive.view.legal()[0])
        else:
            assert drive.table.viewer is None
            assert not drive.table.hand.pieces
            drive.send(Confirm())
        if drive.finished:
            break
        drive.frames(1)
    assert seen == {0, 2}


def test_only_cards_the_viewer_may_know_become_pictures(make_app: MakeApp) -> None:
    drive = Driver(make_app(), match(length="one"))
    rng = random.Random(3)
    for _ in range(4000):
        if drive.finished:
            break
        view = drive.view
        for piece in drive.table.layers.sprites():
            if isinstance(piece, CardPiece) and piece.card is not None:
                known = view.hand | view.played | (1 << view.turned if view.turned is not None else 0)
                own = piece in drive.table.hand.pieces
                assert own or known >> piece.card & 1
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(rng.choice(drive.view.legal()))
        drive.frames(1)
    assert drive.finished


@pytest.mark.parametrize("people", [(0,), (1, 3)])
def test_closing_in_mid_trick_and_opening_again_shows_the_same(make_app: MakeApp, people: tuple[int, ...]) -> None:
    app = make_app(settings=Settings(speed="off"), store=Store(None))
    first = match(people=people, length="one")
    app.store.begin(first)
    drive = Driver(app, first)
    rng = random.Random(4)
    for _ in range(40):
        if app.scene is not drive.table:
            drive.send(Confirm())
        elif drive.table.prompted:
            if drive.view.trick:
                break
            drive.by_mouse(rng.choice(drive.view.legal()))
        drive.frames(3)
    again = app.store.running()
    assert again is not None
    assert again.record() == first.record()
    other = Driver(app, Match.restore(first.record()))
    if len(people) == 1:
        other.until_asked()
        assert other.table.shown == drive.table.shown
        assert other.table.hand.cards == drive.table.hand.cards


def test_a_hint_shows_a_legal_choice_and_is_noted(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app)
    drive.send(Hint())
    assert drive.match.marks[drive.match.number, 0] == {"hint"}
    assert drive.table.ring.current is not None
    assert drive.table.prompted


def test_figures_choose_bids_and_cards(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match())
    drive.until(lambda: drive.table.prompted and drive.view.phase == "bid")
    drive.send(Number(1))
    current = drive.table.ring.current
    assert current is None or current.identity == ("action", actions.bid(1))
    drive.by_mouse(drive.view.legal()[0])
    drive.until(lambda: drive.finished or (drive.table.prompted and drive.view.phase == "play"))
    if not drive.finished:
        drive.send(Number(1))
        assert drive.table.ring.current is not None
        assert drive.table.ring.current.identity == ("card", 0)


@pytest.mark.parametrize("cards", [1, 4, 9])
def test_the_focus_begins_on_a_fair_share_of_the_tricks_never_on_pass(make_app: MakeApp, cards: int) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match())
    drive.app.devices.last = "keys"
    drive.until(lambda: drive.finished or (drive.table.prompted and drive.view.phase == "bid"))
    while drive.view.cards != cards or drive.view.phase != "bid":
        if drive.finished:
            drive.finished = False
            drive.table.next_deal()
        elif drive.table.prompted:
            drive.table.play(drive.match.advise())
        drive.until(lambda: drive.finished or drive.table.prompted)
    current = drive.table.ring.current
    assert current is not None
    bid = drive.table.path_to(actions.bid(max(1, round(cards / 4))))[0]
    allowed = {button.key for button in drive.table.panel.buttons if button.enabled}
    assert current.identity != ("action", actions.bid(0))
    assert current.identity == bid or bid not in allowed


def test_the_dealers_forbidden_bid_stands_there_struck_out(make_app: MakeApp) -> None:
    for seed in range(40):
        table = match(seed=seed)
        while table.actor != 0 and not table.deal_over:
            table.play_bot()
        if table.view(0).forbidden_bid is not None:  # type: ignore[attr-defined]
            break
    drive = Driver(make_app(settings=Settings(speed="off")), table)
    drive.until_asked()
    out = drive.view.forbidden_bid
    assert out is not None
    button = drive.button(actions.bid(out))
    assert button.face.crossed
    assert not button.enabled
    drive.click(button.frame.center)
    assert drive.table.prompted


def test_an_idle_table_draws_nothing(make_app: MakeApp) -> None:
    drive = Driver(make_app(settings=Settings(speed="off")), match(limit=0))
    drive.until_asked()
    drive.send(Point((5, 5)))
    drive.frames(30)
    drawn = 0
    for _ in range(60):
        drive.app.stack[-1].update(1 / 60)
        drawn += drive.table.needs_draw
        drive.app.step(0)
    assert drawn == 0


@pytest.mark.parametrize("size", [(800, 480), (1920, 1080)])
def test_resizing_in_mid_deal_keeps_the_table(make_app: MakeApp, size: tuple[int, int]) -> None:
    drive = asked_to_play(make_app)
    before = drive.table.shown
    drive.app.metrics = type(drive.app.metrics)(*size)
    drive.table.resize()
    drive.until_asked()
    assert drive.table.shown == before
    drive.by_mouse(drive.view.legal()[0])
