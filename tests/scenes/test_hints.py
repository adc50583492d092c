"""Hints: asked of the thinker, dropped with the decision, marked, told in two lines at most that hide nothing."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pygame
import pytest
from fluent.syntax import FluentParser, ast

from game.bots.asking import Inline, Question
from game.bots.budget import Budget
from game.bots.thought import Thought
from game.cards import card
from game.match import Match
from game.mind import Reason
from game.registry import GAMES
from scenes import durations, fonts, positions
from scenes.app import App
from scenes.bura import positions as bura
from scenes.durachki import positions as durachki
from scenes.durak import positions as durak
from scenes.games import SCREENS
from scenes.hint_words import card_sign, outlook, why
from scenes.intents import Back, Hint, Press, Release
from scenes.metrics import Metrics
from scenes.settings import Settings
from scenes.table.cards import SIGN_UP, CardPiece, sign_side
from scenes.table.hints import plate, rows
from scenes.table.scene import TableScene
from scenes.texts import LANGS, LOCALES, Texts
from scenes.widgets.faces import Look
from tests.scenes.conftest import MakeApp
from tests.scenes.thinker_tools import Slow

DT = 1 / 60
STATES: dict[str, tuple[Callable[..., Match], tuple[str, ...]]] = {
    "joker": (positions.position, ("bid", "choose", "lead", "follow", "joker-lead", "joker-answer")),
    "durak": (durak.position, ("lead", "pair-lead", "defend", "throw", "transfer", "no-talon", "twenty")),
    "durachki": (durachki.position, ("lead", "three", "fly", "four-pairs")),
    "bura": (
        bura.position,
        ("lead", "suits", "answer", "offered", "offered-trick", "shashi", "complete", "five-answer"),
    ),
}
CASES = [(game, name) for game, (_, names) in STATES.items() for name in names]
EACH = [("joker", "follow"), ("durak", "no-talon"), ("durachki", "lead"), ("bura", "answer")]
"""One position of every game."""


class Asked:
    """A table at which the viewer must act, with a thinker in hand."""

    def __init__(
        self, make_app: MakeApp, game: str, name: str, size: tuple[int, int] = (1280, 720), **more: Any
    ) -> None:
        self.thinker = Slow()
        self.app: App = make_app(settings=Settings(**more), thinker=self.thinker, size=size)
        self.match = STATES[game][0](name, self.app.texts)
        scene = SCREENS[game].table(self.app, self.match)
        assert isinstance(scene, TableScene)
        self.table = scene
        self.app.push(scene)
        while not scene.prompted or scene.timeline.busy or scene.hand.moving:
            scene.timeline.skip()
            self.frames(1)

    def frames(self, count: int) -> None:
        for _ in range(count):
            self.app.step(DT)

    def hint(self, action: int | None = None, **more: Any) -> int:
        """Ask for a hint and get one: the last legal action, unless told otherwise."""
        self.app.send(Hint())
        chosen = self.match.state.legal()[-1] if action is None else action
        self.thinker.say(chosen, **more)
        self.frames(30)
        return chosen

    @property
    def marked(self) -> set[object]:
        """The keys of all that is marked or raised."""
        hand = self.table.hand
        buttons = {button.key for button in self.table.all_buttons if button.hinted}
        cards = {("card", i) for i, piece in enumerate(hand.pieces) if piece.hinted or piece.card in hand.picked}
        return buttons | cards

    @property
    def noted(self) -> bool:
        return "hint" in self.match.marks.get((self.match.number, 0), set())


@pytest.mark.parametrize(("game", "name"), EACH)
def test_hard_is_asked_with_the_view_of_who_must_act(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    seed = f"{at.match.table.seed}/think {len(at.match.entries)}"
    at.app.send(Hint())
    assert at.thinker.asked == [Question(game, at.match.view(0), "hard", seed, durations.THOUGHT, True)]
    assert at.table.busy
    assert not at.noted


@pytest.mark.parametrize(("game", "name"), CASES)
def test_what_hard_would_do_is_marked_and_noted(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    action = at.hint(chance=0.68, deals=50)
    assert at.noted
    steps = at.table.path_to(action)
    # cards that are taken up already are no steps any more
    assert not steps or at.marked & set(steps)
    assert at.table.hints.words == (at.app.texts(f"hint-outlook-{game}", count=7),)
    assert at.table.hints.rect


@pytest.mark.parametrize(("game", "name"), EACH)
def test_the_choice_may_be_made_meanwhile_and_the_hint_is_dropped(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    at.app.send(Hint())
    at.frames(10)
    assert at.table.hints.words == (at.app.texts("hint-waits"),)
    assert at.table.hints.rect
    before = len(at.match.entries)
    at.table.play(at.match.state.legal()[0])
    assert len(at.match.entries) == before + 1
    assert at.thinker.cancelled == [1]
    at.thinker.say(at.match.advise() if at.match.actor is not None else None)
    at.frames(3)
    assert not at.noted
    assert not at.table.hints.words
    assert at.table.hints.rect is None


@pytest.mark.parametrize(("game", "name"), EACH)
def test_a_hint_goes_with_its_decision(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    action = at.hint(chance=0.5, deals=50)
    assert at.table.hints.rect
    at.table.play(action)
    assert at.table.hints.rect is None
    assert not any(button.hinted for button in at.table.all_buttons)
    assert not any(piece.hinted for piece in at.table.hand.pieces)


@pytest.mark.parametrize(("game", "name"), EACH)
def test_the_button_asks_as_the_key_does(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    button = next(button for button in at.table.buttons if button.key == "hint")
    at.app.send(Press(button.frame.center, False), Release(button.frame.center, False))
    assert len(at.thinker.asked) == 1


@pytest.mark.parametrize(
    "event",
    [
        pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_H, mod=0, key=pygame.K_h, unicode="h"),
        pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_H, mod=0, key=ord("р"), unicode="р"),
        pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_X, instance_id=0),
    ],
    ids=["H", "Cyrillic", "pad"],
)
def test_keys_of_any_layout_and_pads_ask(make_app: MakeApp, event: pygame.Event) -> None:
    at = Asked(make_app, "joker", "follow")
    at.app.step(DT, [event])
    assert len(at.thinker.asked) == 1


def test_with_the_keyboard_alone_the_hint_is_a_key_and_enter_away(make_app: MakeApp) -> None:
    at = Asked(make_app, "joker", "follow")
    at.app.always_ring = True
    plain = next(a for a in at.match.state.legal() if len(at.table.path_to(a)) == 1)
    at.hint(plain)
    assert at.table.ring.current
    assert at.table.ring.current.identity == at.table.path_to(plain)[0]


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, name in CASES if game != "joker"])
def test_no_card_stands_before_the_hinted_ones(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    at.app.always_ring = True
    hand = at.table.hand
    for index in range(len(hand.cards)):
        at.table.ring.focus_key(("card", index))
        hand.lift(index)
        at.hint(at.match.advise())
        steps = at.table.path_to(at.match.advise())
        assert hand.lifted is None or ("card", hand.lifted) in steps, index
        at.table.hints.drop()


def test_asked_again_it_is_shown_again_and_counts_once(make_app: MakeApp) -> None:
    at = Asked(make_app, "joker", "joker-answer")
    joker = next(a for a in at.match.state.legal() if len(at.table.path_to(a)) == 2)
    at.hint(joker)
    entries = len(at.match.entries)
    at.app.send(Back())
    assert at.table.panel is None
    at.app.send(Hint())
    assert at.table.panel is not None
    assert len(at.thinker.asked) == 1
    assert len(at.match.entries) == entries


def test_a_second_key_does_not_ask_twice(make_app: MakeApp) -> None:
    at = Asked(make_app, "joker", "bid")
    at.app.send(Hint(), Hint())
    assert len(at.thinker.asked) == 1


def test_without_hints_nobody_is_asked(make_app: MakeApp) -> None:
    at = Asked(make_app, "joker", "bid", hints=False)
    at.app.send(Hint())
    assert not at.thinker.asked


@pytest.mark.parametrize(("game", "name"), EACH)
def test_in_another_language_the_hint_is_still_there(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    at.hint(chance=0.5, deals=50)
    entries = len(at.match.entries)
    at.app.settings.lang = "ka"
    at.app.apply_settings()
    at.frames(30)
    assert at.table.hints.words == (Texts("ka")(f"hint-outlook-{game}", count=5),)
    assert at.table.hints.rect
    assert at.marked
    assert len(at.match.entries) == entries


@pytest.mark.parametrize(("game", "name"), EACH)
def test_when_nobody_can_think_the_plain_move_and_its_reason_are_shown(make_app: MakeApp, game: str, name: str) -> None:
    at = Asked(make_app, game, name)
    advised = at.match.advise()
    reasons = GAMES[game].mind.reasons(at.match.view(0), advised)
    at.app.send(Hint())
    at.thinker.say(None)
    at.frames(30)
    assert at.noted
    said = why(at.app.texts, game, reasons, "latin", [seat.name for seat in at.match.table.seats])
    assert at.table.hints.words == ((said,) if said else ())


def test_an_app_without_a_thinker_of_its_own_hints_at_once(make_app: MakeApp) -> None:
    app = make_app(thinker=Inline(Budget(playouts=120)))
    match = bura.position("answer", app.texts)
    table = SCREENS["bura"].table(app, match)
    assert isinstance(table, TableScene)
    app.push(table)
    for _ in range(30):
        app.step(DT)
    app.send(Hint())
    assert "hint" in match.marks[match.number, 0]
    assert table.hints.words


# -- the words -------------------------------------------------------------------------------------------------


def test_what_a_search_found_is_told_only_where_it_found_something() -> None:
    en = Texts("en")
    assert "7 of 10" in outlook(en, "joker", Thought(1, chance=0.66, deals=30))
    assert outlook(en, "joker", Thought(1, chance=0.97, deals=30)) == en("hint-outlook-joker", count=10)
    assert not outlook(en, "joker", Thought(1, chance=0.66, deals=3))
    assert not outlook(en, "joker", Thought(1, chance=0.02, deals=30))
    assert not outlook(en, "joker", Thought(1))
    assert not outlook(en, "joker", None)
    assert outlook(en, "durak", Thought(1, chance=1.0, deals=1, proved=True)) == en("hint-counted-durak")
    assert outlook(en, "durak", Thought(1, deals=1, proved=True)) == en("hint-counted")


def test_cards_are_named_as_they_look() -> None:
    assert card_sign(card("10S"), "latin") == "10♠"
    assert card_sign(card("KD"), "latin") == "K♦"
    assert card_sign(card("AC"), "cyrillic") == "Т♣"
    assert card_sign(card("6H"), "georgian") == "6♥"


def test_the_first_reason_that_has_words_is_told() -> None:
    en = Texts("en")
    found = why(en, "bura", [Reason("nonsense"), Reason("lead-takes", count=12)], "latin", ["You", "Nino"])
    assert found == en("why-bura-lead-takes", count=12)
    assert why(en, "bura", [Reason("nonsense")], "latin", []) == ""


def sentences(lang: str) -> list[str]:
    """All reasons and outlooks of a language, with long values put in."""
    texts = Texts(lang)
    found = []
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(("why-", "hint-")):
                for count in (1, 4, 10):
                    values: dict[str, Any] = {"count": count, "of": 10, "card": "10♠", "suit": "♠", "seat": "Vakhtang"}
                    found.append(texts(entry.id.name, **values))
    return found


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_every_sentence_is_whole_in_two_lines_and_large_enough(size: tuple[int, int], lang: str) -> None:
    metrics = Metrics(*size)
    room = min(metrics.px(760), 420 if size[0] == 800 else 10**6) - 2 * metrics.px(16) - max(26, metrics.px(34)) - 12
    for sentence in sentences(lang):
        lines = rows(metrics, (sentence,), room)
        assert len(lines) <= 2
        assert " ".join(words for words, _, _ in lines) == " ".join(sentence.split()), sentence
        assert all(px >= fonts.LEAST for _, px, _ in lines)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", GAMES)
def test_what_another_action_came_to_stands_over_what_this_one_came_to(game: str, lang: str) -> None:
    """One share says little without the other."""
    metrics, texts = Metrics(800, 480), Texts(lang)
    room = 420 - 2 * metrics.px(16) - max(26, metrics.px(34)) - 12
    for what in ("card", "bid", "joker", "take", "pass"):
        for count in (0, 4, 9):
            first = texts(f"why-search-less-{what}", card="10♠", count=count, of=9)
            second = texts(f"hint-outlook-{game}", count=8)
            assert [words for words, _, _ in rows(metrics, (first, second), room)] == [first, second]


def test_a_reason_too_long_for_one_line_takes_both() -> None:
    metrics = Metrics(800, 480)
    short, long = "Short", "Rather long words that go on and on and do not fit into any one line of a small plate"
    assert [words for words, _, _ in rows(metrics, (short, "Seven of ten"), 380)] == [short, "Seven of ten"]
    both = rows(metrics, (long, "Seven of ten"), 380)
    assert len(both) == 2
    assert " ".join(words for words, _, _ in both) == long
    assert plate(Look(metrics, "green"), (long, "Seven of ten"), 480).get_width() <= 480


# -- the plate hides nothing -----------------------------------------------------------------------------------


LOOKS = [(*case, (800, 480), "ka") for case in CASES] + [(*case, (1280, 720), "en") for case in EACH]


@pytest.mark.parametrize(("game", "name", "size", "lang"), LOOKS)
def test_the_plate_covers_no_button_no_seat_no_index(
    make_app: MakeApp, game: str, name: str, size: tuple[int, int], lang: Any
) -> None:
    at = Asked(make_app, game, name, size, lang=lang)
    legal = list(at.match.state.legal())
    at.hint(random.Random(name).choice(legal), chance=0.7, deals=40)
    rect = at.table.hints.rect
    assert rect
    assert at.table.metrics.rect.contains(rect)
    edge = at.table.metrics.px(7)
    inner = rect.inflate(-2 * edge, -2 * edge)
    hand = at.table.hand
    for button in at.table.all_buttons:
        assert not inner.colliderect(button.frame), button.key
        assert not button.hinted or not inner.colliderect(button.sign), button.key
    for seat in at.table.seats:
        assert not inner.colliderect(seat.place.plate)
    for index in range(len(hand.pieces)):
        whole = hand.rect(index)
        if hand.pieces[index].hinted:
            # the sign on its upper edge
            side = sign_side(whole.w)
            sign = pygame.Rect(0, 0, side, side)
            sign.center = (whole.centerx - round(0.1 * whole.w), whole.centery - round(SIGN_UP * whole.w))
            assert not inner.colliderect(sign)
        # the corner with rank and suit
        corner = whole.inflate(-whole.w // 2, -round(whole.h * 0.66))
        corner.topleft = whole.topleft
        assert not inner.colliderect(corner), index
    for sprite in at.table.layers.sprites():
        if isinstance(sprite, CardPiece) and sprite.visible and sprite not in hand.pieces:
            assert not inner.colliderect(sprite.rect.inflate(-16, -16))
