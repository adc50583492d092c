"""The table of Bura, driven frame by frame: whole hands with each device, and what is shown while one chooses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.bura import actions
from game.bura.actions import CARDS, kind_of
from game.bura.demand import draft
from game.cards import bits
from game.match import NOTE, Match
from game.store import Store
from scenes.bura.positions import position
from scenes.intents import Back, Confirm, Drag, Hint, Number, Press, Release
from scenes.settings import Settings
from tests.scenes.bura_tools import Driver, leads, match
from tests.scenes.conftest import MakeApp


@pytest.fixture(params=["off", "fast"])
def speed(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def pick(drive: Driver, rng: random.Random) -> int:
    """Mostly what the bot would do, now and then anything."""
    return drive.match.advise() if rng.random() < 0.6 else rng.choice(list(drive.view.legal()))


@pytest.mark.parametrize("cards", [3, 5])
@pytest.mark.parametrize("touch", [False, True])
def test_hands_are_played_with_a_pointer(make_app: MakeApp, cards: int, touch: bool, speed: str) -> None:
    for seed in range(3):
        drive = Driver(make_app(settings=Settings(speed=speed)), match(seed, cards=cards))
        rng = random.Random(seed)
        drive.until_asked()
        while not drive.finished:
            drive.by_pointer(pick(drive, rng), touch)
            drive.until_asked()
        assert drive.match.deal_over


@pytest.mark.parametrize("cards", [3, 5])
def test_hands_are_played_with_keys_alone(make_app: MakeApp, cards: int, speed: str) -> None:
    for seed in range(3):
        drive = Driver(make_app(settings=Settings(speed=speed)), match(seed + 20, cards=cards))
        rng = random.Random(seed)
        drive.until_asked()
        while not drive.finished:
            drive.by_keys(pick(drive, rng))
            drive.until_asked()
        assert drive.match.deal_over


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_nothing_stands_outside_the_window_or_on_each_other(make_app: MakeApp, size: tuple[int, int]) -> None:
    for left_handed in (False, True):
        settings = Settings(speed="off", left_handed=left_handed)
        drive = at(make_app, "five-answer", settings=settings, size=size)
        places = drive.table.places
        boxes = [places.table.menu, places.stake, places.offer, places.var, places.hint, places.bar]
        boxes += [seat.plate for seat in places.table.seats]
        for index, box in enumerate(boxes):
            assert drive.app.metrics.rect.contains(box)
            assert box.collidelist(boxes[index + 1 :]) < 0
        assert places.offer.h >= 48
        assert places.var.h >= 48
        assert places.ladder.bottom < places.bar.top


def at(make_app: MakeApp, name: str, **wanted: Any) -> Driver:
    """The table of a position, at rest and asked."""
    settings = wanted.pop("settings", None) or Settings(speed="off")
    drive = Driver(make_app(settings=settings, **wanted), position(name))
    drive.until_asked()
    return drive


def done(drive: Driver) -> str:
    """What seat 0 did last, in words."""
    return next(entry.text for entry in reversed(drive.match.entries) if entry.seat == 0 and entry.by != NOTE)


# -- a lead ----------------------------------------------------------------------------------------------


def test_only_cards_of_one_suit_stay_lit(make_app: MakeApp) -> None:
    drive = at(make_app, "suits")
    table = drive.table
    pair = next(action & CARDS for action in leads(drive.view) if (action & CARDS).bit_count() == 2)
    first = bits(pair)[0]
    assert all(table.hand.may(index) for index in range(3))
    drive.choose(1 << first)
    lit = {card for index, card in enumerate(table.hand.cards) if table.hand.may(index)}
    assert lit == set(bits(pair))
    other = next(index for index, card in enumerate(table.hand.cards) if card not in lit)
    drive.click(drive.card_at(other))
    assert table.chosen == [first]
    drive.choose(pair & ~(1 << first))
    assert set(table.chosen) == set(bits(pair))
    drive.click(drive.button(actions.LEAD).frame.center)
    drive.frames(2)
    assert done(drive) == actions.text(actions.LEAD | pair)


def test_nothing_goes_down_before_its_button_and_all_can_be_taken_back(make_app: MakeApp) -> None:
    drive = at(make_app, "suits")
    before = drive.view
    drive.choose(1 << drive.table.hand.cards[0])
    assert drive.table.chosen
    drive.send(Back())
    assert not drive.table.chosen
    assert not drive.has(actions.LEAD)
    assert drive.view == before


def test_figures_choose_and_nought_sends(make_app: MakeApp) -> None:
    drive = at(make_app, "suits")
    card = drive.table.hand.cards[1]
    drive.send(Number(2))
    assert drive.table.chosen == [card]
    drive.send(Number(0))
    assert done(drive) == actions.text(actions.LEAD | 1 << card)


def test_a_card_dragged_onto_the_felt_is_led(make_app: MakeApp) -> None:
    drive = at(make_app, "suits")
    card = drive.table.hand.cards[0]
    start = drive.card_at(0)
    middle = drive.table.places.trick.center
    drive.send(Press(start), Drag(middle), Release(middle))
    drive.frames(2)
    assert done(drive) == actions.text(actions.LEAD | 1 << card)


# -- an answer -------------------------------------------------------------------------------------------


def test_cards_lie_on_their_targets_and_the_pairing_is_the_rules_own(make_app: MakeApp) -> None:
    drive = at(make_app, "answer")
    view, table = drive.view, drive.table
    action = next(a for a in view.legal() if kind_of(a) == actions.ANSWER)
    cards = bits(action & CARDS)
    drive.choose(1 << cards[0])
    assert not drive.has(actions.ANSWER)
    assert table.draft().laid == 1
    drive.choose(action & CARDS & ~(1 << cards[0]))
    assert table.draft() == draft(view.trump, view.table, action & CARDS)
    assert table.draft().cut == 2
    drive.frames(20)
    spots = table.places.laid(2)
    for pair, spot in zip(table.draft().pairs, spots, strict=True):
        index = table.hand.cards.index(pair.by or -1)
        assert table.hand.rect(index).center == (round(spot.pos[0]), round(spot.pos[1]))
    assert drive.has(actions.ANSWER)
    assert drive.has(actions.GIVE)


def test_what_does_not_cut_may_only_be_given(make_app: MakeApp) -> None:
    drive = at(make_app, "no-cut")
    gift = next(a for a in drive.view.legal() if kind_of(a) == actions.GIVE)
    drive.choose(gift & CARDS)
    assert drive.table.draft().full
    assert not drive.has(actions.ANSWER)
    drive.click(drive.button(actions.GIVE).frame.center)
    drive.frames(2)
    assert done(drive).startswith("give:")


def test_one_more_card_takes_the_place_of_the_first(make_app: MakeApp) -> None:
    drive = at(make_app, "answer")
    for index in range(3):
        drive.table.choose(index)
    assert drive.table.chosen == drive.table.hand.cards[1:3]


def test_a_card_on_the_table_goes_back_with_a_tap(make_app: MakeApp) -> None:
    drive = at(make_app, "answer")
    drive.table.choose(0)
    drive.frames(20)
    card = drive.table.hand.cards[0]
    drive.click(drive.table.hand.rect(0).center, touch=True)
    assert card not in drive.table.chosen


# -- stakes ----------------------------------------------------------------------------------------------


def test_an_offer_has_three_answers_that_say_what_they_cost(make_app: MakeApp) -> None:
    drive = at(make_app, "offered")
    assert [button.key for button in drive.table.panel.buttons] == [  # type: ignore[union-attr]
        ("action", actions.REFUSE),
        ("action", actions.ACCEPT),
        ("action", actions.RAISE),
    ]
    assert "1" in drive.button(actions.REFUSE).face.sub
    assert "2" in drive.button(actions.ACCEPT).face.sub
    assert "3" in drive.button(actions.RAISE).face.sub
    assert not drive.button(actions.OFFER).enabled
    drive.click(drive.button(actions.ACCEPT).frame.center)
    drive.frames(2)
    assert drive.table.shown.stake == 2


def test_shashi_cannot_be_raised(make_app: MakeApp) -> None:
    drive = at(make_app, "shashi")
    assert not drive.has(actions.RAISE)


def test_an_offer_is_made_with_its_button(make_app: MakeApp) -> None:
    drive = at(make_app, "first-lead")
    assert drive.button(actions.OFFER).enabled
    drive.table.choose(0)
    drive.click(drive.button(actions.OFFER).frame.center)
    assert drive.match.entries[0].text == "offer"
    assert not drive.table.chosen


# -- claims and hands that win ---------------------------------------------------------------------------


def test_var_is_locked_with_its_reason(make_app: MakeApp) -> None:
    drive = at(make_app, "first-lead")
    button = drive.button(actions.VAR)
    assert not button.enabled
    assert button.face.sub == drive.app.texts("bura-var-trick")
    drive.click(button.frame.center)
    assert not drive.match.entries


def test_var_takes_a_second_look(make_app: MakeApp) -> None:
    drive = at(make_app, "var")
    before = len(drive.match.entries)
    drive.click(drive.button(actions.VAR).frame.center)
    assert len(drive.match.entries) == before
    drive.send(Back())
    assert drive.table.panel is None
    assert len(drive.match.entries) == before
    drive.by_pointer(actions.VAR)
    assert drive.match.entries[before].text == "var"
    drive.until(lambda: drive.finished)


def test_five_cards_know_no_var(make_app: MakeApp) -> None:
    drive = at(make_app, "five-lead")
    assert drive.table.var_button is None


@pytest.mark.parametrize(("name", "kind"), [("bura", actions.BURA), ("royal", actions.ROYAL)])
def test_a_winning_hand_lies_open_for_three_seconds(make_app: MakeApp, name: str, kind: int) -> None:
    drive = at(make_app, name, settings=Settings(speed="fast"))
    drive.click(drive.button(kind).frame.center)
    drive.frames(60)
    for _ in range(100):
        assert not drive.finished
        drive.frames(1)
    drive.until(lambda: drive.finished, 400)


def test_a_malyutka_out_of_turn_and_its_completion(make_app: MakeApp) -> None:
    drive = at(make_app, "malyutka")
    assert drive.has(actions.MALYUTKA)
    drive.click(drive.button(actions.MALYUTKA).frame.center)
    drive.frames(3)
    assert any(entry.text.startswith("malyutka") for entry in drive.match.entries)
    drive = at(make_app, "complete")
    assert drive.has(actions.COMPLETE)
    assert not drive.has(actions.OFFER)
    assert set(drive.table.chosen) == set(bits(drive.view.hand))
    drive.send(Number(0))
    assert done(drive).startswith("complete")


def test_no_malyutka_where_it_is_not_allowed(make_app: MakeApp) -> None:
    assert not at(make_app, "answer").has(actions.MALYUTKA)


# -- clock, hint, resuming -------------------------------------------------------------------------------


def test_the_last_seconds_say_what_is_lost(make_app: MakeApp) -> None:
    drive = at(make_app, "first-lead", settings=Settings(speed="normal"))
    said: list[str] = []
    real = drive.table.board.say
    drive.table.board.say = lambda words, *rest: (said.append(words), real(words, *rest))[1]  # type: ignore[method-assign]
    drive.match.clock = 21.0
    drive.frames(2)
    assert said[-1] == drive.app.texts("bura-time", n=9, stake=1)
    drive.match.clock = 29.99
    drive.frames(3)
    assert drive.match.deal_over
    assert drive.match.sheet.rows[-1].reason == "timeout"  # type: ignore[attr-defined]
    drive.until(lambda: drive.finished)


def test_the_clock_stands_while_cards_move(make_app: MakeApp) -> None:
    drive = at(make_app, "suits", settings=Settings(speed="normal"))
    drive.frames(30)
    drive.table.choose(0)
    drive.table._send()
    drive.frames(2)
    clock = drive.match.clock
    while drive.table.timeline.busy:
        assert drive.match.clock == clock
        drive.frames(1)


def test_a_hint_takes_the_cards_up_and_is_noted(make_app: MakeApp) -> None:
    drive = at(make_app, "answer")
    wanted = drive.match.advise()
    drive.send(Hint())
    assert drive.match.marks
    if kind_of(wanted) in (actions.ANSWER, actions.GIVE):
        assert set(drive.table.chosen) == set(bits(wanted & CARDS))
    assert drive.button(kind_of(wanted)).hinted
    drive.send(Confirm())
    assert done(drive) == actions.text(wanted)


@pytest.mark.parametrize("name", ["answer", "offered", "complete", "no-talon"])
def test_a_match_goes_on_from_the_middle_of_a_trick(make_app: MakeApp, name: str) -> None:
    store = Store(None)
    drive = at(make_app, name, store=store)
    store.begin(drive.match)
    again = store.running()
    assert again is not None
    assert Match.restore(again.record()).view(0) == drive.view
    app = make_app(settings=Settings(speed="off"))
    twin = Driver(app, again)
    twin.until_asked()
    assert twin.table.shown == drive.table.shown
    twin.by_pointer(twin.view.legal()[0])


def test_the_turned_trump_is_gone_when_it_is_drawn(make_app: MakeApp) -> None:
    drive = at(make_app, "no-talon")
    assert drive.table.shown.turned is None
    assert drive.table.shown.trump == drive.view.trump
    assert drive.table.shown.talon == 0


# -- what the screen may know ----------------------------------------------------------------------------


def test_the_screen_never_holds_a_gift_or_the_other_hand(make_app: MakeApp) -> None:
    """Every card that is drawn anywhere is one the viewer knows of."""
    from scenes.table.cards import CardPiece

    for seed in range(4):
        drive = Driver(make_app(settings=Settings(speed="fast")), match(seed + 40, crawford=True, match=7), dt=1 / 15)
        rng = random.Random(seed)
        for _ in range(60):
            drive.until_asked()
            if drive.finished:
                break
            secret = drive.view.possible_gifts | drive.match.state.hands[1]  # type: ignore[attr-defined]
            shown = [
                piece.card
                for piece in drive.table.layers.sprites()
                if isinstance(piece, CardPiece) and piece.card is not None
            ]
            assert not any(secret >> card & 1 for card in shown)
            drive.by_pointer(pick(drive, rng))


def test_between_two_persons_the_curtain_hides_the_hands(make_app: MakeApp) -> None:
    from scenes.curtain import Curtain

    app = make_app(settings=Settings(speed="off"))
    drive = Driver(app, match(people=(0, 1)))
    drive.frames(3)
    curtain = app.scene
    assert isinstance(curtain, Curtain)
    assert drive.table.viewer is None
    assert not drive.table.hand.cards
    curtain._show()
    drive.until_asked()
    first = drive.table.viewer
    drive.by_pointer(leads(drive.view)[0])
    drive.until(lambda: isinstance(app.scene, Curtain))
    assert drive.table.viewer is None
    app.scene._show()  # type: ignore[union-attr]
    drive.until_asked()
    assert drive.table.viewer == 1 - (first or 0)
