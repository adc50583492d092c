"""What the table of Joker shows: hints, lines, calls, score, chips, the last trick."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pygame
import pytest

from game.joker import actions
from scenes import fonts
from scenes.intents import Back, Confirm, Hint, LastTrick, Move, Point
from scenes.joker.calls import call
from scenes.joker.last_trick import LastTrickView
from scenes.metrics import Metrics
from scenes.settings import Settings
from scenes.table import hud, seats
from scenes.table.cards import CardPiece
from scenes.table.layout import layout
from scenes.texts import LANGS, Texts
from scenes.widgets.faces import Look
from tests.scenes.conftest import MakeApp
from tests.scenes.table_tools import Driver, asked_to_play, holds_joker, match


@pytest.mark.parametrize("phase", ["choose", "bid", "play"])
def test_a_hint_stays_in_sight_when_the_mouse_moves_on(make_app: MakeApp, phase: str) -> None:
    for seed in range(12):
        drive = Driver(make_app(settings=Settings(speed="off")), match(seed=seed, length="one", limit=0))
        drive.until_asked()
        while not drive.finished and drive.view.phase != phase:
            drive.by_mouse(drive.view.legal()[0])
            drive.until_asked()
        if not drive.finished:
            break
    drive.click(drive.table.layout.hint.center)
    drive.send(Point((640, 330)), Point((5, 5)))
    drive.frames(30)
    advised = drive.match.advise()
    marked = [button.key for button in drive.table.panel.buttons if button.hinted] if drive.table.panel else []
    cards = [piece.card for piece in drive.table.hand.pieces if piece.hinted]
    if phase == "play":
        assert cards == [actions.CARD_OF[advised]]
    if phase != "play" or cards[0] in actions.JOKERS:
        assert marked == [("action", advised)]
    drive.by_mouse(advised)
    assert not any(piece.hinted for piece in drive.table.hand.pieces)


def test_a_hint_for_a_joker_is_there_again_after_it_was_put_back(make_app: MakeApp) -> None:
    drive = asked_to_play(make_app, lambda d: holds_joker(d) and actions.CARD_OF[d.match.advise()] in actions.JOKERS)
    advised = drive.match.advise()
    drive.send(Hint())
    drive.send(Back())
    drive.click(drive.card_at(drive.table.hand.cards.index(actions.CARD_OF[advised])))
    assert drive.button(advised).hinted


def test_what_a_joker_was_called_lies_on_the_trick_until_it_is_taken(make_app: MakeApp) -> None:
    drive = Driver(make_app(), match(seed=3, length="one", limit=0))
    rng = random.Random(5)
    checked = 0
    while not drive.finished:
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(rng.choice(drive.view.legal()))
        drive.frames(1)
        board, layers = drive.table.board, drive.table.layers
        for told in (board._call, board._crown):
            if told.visible:
                checked += len(drive.table.flights.trick) == 0
                on_the_table = [p for p in layers.sprites() if isinstance(p, CardPiece) and p.level == "table"]
                over = [layers.get_layer_of_sprite(piece) for piece in on_the_table]
                assert all(layer < layers.get_layer_of_sprite(told) for layer in over)
    assert checked > 20


def test_the_score_waits_until_the_last_trick_is_taken(make_app: MakeApp) -> None:
    drive = Driver(make_app(), match(length="one", limit=0))
    rng = random.Random(6)
    drive.until_asked()
    before = drive.table.board._score.image
    swept = False
    while not drive.finished:
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(rng.choice(drive.view.legal()))
        drive.frames(1)
        swept = drive.table.shown.tricks_played == drive.view.cards
        if not swept:
            assert drive.table.board._score.image is before
    assert drive.table.board._score.image is not before


def test_a_player_who_is_away_is_told_so_and_not_asked_to_play(make_app: MakeApp) -> None:
    app = make_app(settings=Settings(speed="off"))
    drive = Driver(app, match(length="one", limit=10), dt=0.25)
    drive.until(lambda: drive.match.away(0) or drive.finished)
    own_turns = 0
    for _ in range(200):
        drive.frames(1)
        if drive.finished:
            break
        assert drive.table.seats[0]._said != app.texts("joker-your-turn")
        if drive.match.actor == 0:
            own_turns += 1
            assert drive.table._pill.visible
    assert own_turns
    drive.send(Move(1, 0))
    drive.frames(1)
    drive.until(lambda: drive.finished or drive.table.prompted)
    assert drive.finished or drive.table.seats[0]._said == app.texts("joker-your-turn")


def test_who_leads_and_who_has_nothing_to_follow_with_is_told_that_any_card_will_do(make_app: MakeApp) -> None:
    lead = asked_to_play(make_app, lambda d: not d.view.trick)
    assert lead.table._pill.visible
    free = asked_to_play(
        make_app, lambda d: d.view.trick and all(d.table.hand.may(i) for i in range(len(d.table.hand.pieces)))
    )
    assert free.table._pill.visible


def test_the_chip_of_a_bid_lands_where_the_plate_shows_it(make_app: MakeApp) -> None:
    drive = Driver(make_app(), match(limit=0))
    drive.until(lambda: any(seat._chip.visible for seat in drive.table.seats))
    seat = next(seat for seat in drive.table.seats if seat._chip.visible)
    drive.until(lambda: not seat._chip.visible)
    assert seat._shown is not None
    assert seat._shown.bid
    assert seat.place.plate.contains(seat._chip.rect)


@pytest.mark.parametrize("own", [True, False])
def test_the_last_trick_says_who_took_it(make_app: MakeApp, own: bool) -> None:
    app = make_app(settings=Settings(speed="off"))
    drive = Driver(app, match(length="one", limit=0, last_trick=True))
    for _ in range(40):
        drive.until_asked()
        assert not drive.finished
        last = drive.table.shown.last_trick
        if last is not None and (last[2] == 0) is own:
            break
        drive.by_mouse(drive.view.legal()[0])
    drive.send(LastTrick())
    view = app.scene
    assert isinstance(view, LastTrickView)
    assert last is not None
    assert view.words == app.texts("joker-last-trick-of", you="yes" if own else "no", name=f"Player {last[2]}")
    assert ("Player" in view.words) is not own
    assert not drive.table.board._crown.visible
    drive.send(Back())
    assert app.scene is drive.table
    assert bool(drive.table.board._crown.visible) is bool(drive.table.shown.plays)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_what_a_joker_was_called_covers_no_plate_and_stays_in_the_window(size: tuple[int, int], lang: str) -> None:
    look = Look(Metrics(*size), "green")
    joker = actions.JOKERS[0]
    ways = (actions.TAKE, actions.GIVE, actions.FACE, actions.HIGH, actions.LOW + 1)
    for players, left in itertools.product((2, 3, 4), (False, True)):
        places = layout(look.metrics, players, left)
        for leader, way in itertools.product(range(players), ways):
            play = actions.joker_play(joker, way)
            told = call(look, places, Texts(lang), False, leader, [play], lambda seat: seat)
            if told is None:
                assert way == actions.FACE
                continue
            body = told[0].get_rect(center=told[1]).inflate(*(-2 * look.metrics.px(14),) * 2)
            assert look.metrics.rect.contains(body)
            assert not any(body.colliderect(seat.plate) for seat in places.seats)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_words_on_the_cloth_of_trumps_are_whole(
    size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    fitted = fonts.fitted

    def note(words: str, *rest: Any, **more: Any) -> pygame.Surface:
        written.append(words)
        assert fonts.fit(words, *rest[:1], *rest[2:3], bold=True)[0] == words
        return fitted(words, *rest, **more)

    monkeypatch.setattr(fonts, "fitted", note)
    look = Look(Metrics(*size), "green")
    for key in ("trumps", "joker-no-trumps-short"):
        words = Texts(lang)(key)
        hud.banner.__wrapped__(look, layout(look.metrics, 4).banner.size, words, "no_trumps", "#000000")
        assert " ".join(written) == words
        written.clear()


def test_arrows_pressed_while_others_act_leave_the_ring_on_a_card_that_may_be_played(make_app: MakeApp) -> None:
    app = make_app()
    app.always_ring = True
    drive = Driver(app, match(length="one", limit=0))
    bound = 0
    while not drive.finished:
        if drive.table.prompted and not drive.table.timeline.busy:
            if drive.view.phase == "play":
                current = drive.table.ring.current
                assert current is not None
                key = current.key
                assert isinstance(key, tuple)
                assert drive.table.hand.may(key[1])
                bound += not all(drive.table.hand.may(i) for i in range(len(drive.table.hand.pieces)))
            drive.by_mouse(drive.view.legal()[0])
        else:
            drive.send(Move(1, 0))
        drive.frames(1)
    assert bound


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_whatever_a_seat_says_is_whole(size: tuple[int, int], lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = Texts(lang)
    said = [texts(f"joker-{key}") for key in ("your-turn", "thinks", "said-pass", "looked", "time-out", "away")]
    said += [texts("joker-said", bid=bid) for bid in range(1, 10)]
    said += [texts("joker-named", trump=texts.suit(suit, "title")) for suit in (None, 0, 1, 2, 3)]
    places = layout(Metrics(*size), 4)
    monkeypatch.setattr(fonts, "fitted", lambda words, *_, **__: pytest.fail(f"{words!r} is cut off"))
    for words, place in itertools.product(said, places.seats):
        picture = seats._speech.__wrapped__(words, place.speech.size, place.side, places.metrics)
        assert picture.width <= place.speech.width


@pytest.mark.parametrize("pairs", [True, False])
def test_partners_count_together_in_the_small_score(
    make_app: MakeApp, pairs: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = match(length="one", limit=0, pairs=pairs)
    rng = random.Random(1)
    while not running.deal_over:
        running.play(rng.choice(running.state.legal()))
    running.next_deal()
    drive = Driver(make_app(settings=Settings(speed="off")), running)
    shown: list[tuple[int, ...]] = []

    def note(*parts: Any) -> pygame.Surface:
        shown.append(parts[-1].values)
        return pygame.Surface((1, 1))

    monkeypatch.setattr(hud, "score", note)
    drive.table.board.show_score()
    totals = drive.table.sheet.totals
    assert any(totals)
    wanted = (totals[0] + totals[2], totals[1] + totals[3]) if pairs else tuple(totals)
    assert shown == [wanted]


def played_out(drive: Driver) -> bool:
    return len(drive.table.shown.plays) == drive.match.players


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_finished_trick_can_be_looked_at_whatever_the_speed(make_app: MakeApp, speed: str) -> None:
    drive = Driver(make_app(settings=Settings(speed=speed)), match(length="one", limit=0))
    seen = 0
    while not drive.finished and not drive.table.shown.tricks_played:
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(drive.view.legal()[0])
        drive.frames(1)
        seen += played_out(drive)
    assert seen >= 30


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_a_trick_that_waits_for_a_press_asks_for_it(make_app: MakeApp, speed: str) -> None:
    drive = Driver(make_app(settings=Settings(speed=speed, trick_wait="click")), match(length="one", limit=0))
    while not played_out(drive):
        if drive.table.prompted and not drive.table.timeline.busy:
            drive.by_mouse(drive.view.legal()[0])
        drive.frames(1)
    drive.frames(300)
    assert played_out(drive)
    assert drive.table._asks.visible
    drive.send(Confirm())
    assert drive.table.shown.tricks_played == 1
    assert not drive.table._asks.visible
