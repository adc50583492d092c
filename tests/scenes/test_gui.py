"""Controls: by mouse, finger, keyboard; scrolling, typing, laying out again; dialogs."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from scenes.app import App
from scenes.dialog import Dialog
from scenes.gui import GuiScene
from scenes.intents import (
    Back,
    Confirm,
    Drag,
    Edit,
    Move,
    Next,
    Point,
    Press,
    Prev,
    Release,
    Scroll,
    Text,
)
from scenes.texts import LANGS
from scenes.widgets.control import Control
from scenes.widgets.field import Field
from scenes.widgets.scroll import ScrollArea
from tests.scenes.conftest import MakeApp

R = pygame.Rect


class Form(GuiScene):
    """One of each, writing down what it is told."""

    first_focus: Any = None

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notes: list[Any] = []
        self.name = "Ніна"
        self.by_key: dict[str, Control] = {}

    def build(self) -> None:
        m = self.metrics
        x, y, w = m.safe.left, m.safe.top, 300
        note = self.notes.append
        letters, numbers = [("a", "A"), ("b", "B")], [(1, "one"), (2, "two"), (3, "three")]
        go, no = R(x, y, w, 70), R(x + 320, y, w, 70)
        self.by_key = {
            "go": self.button(go, "Go", lambda: note("go"), "gold", sub="now", icon="play", tip="tip of go"),
            "no": self.button(no, "No", lambda: note("no"), enabled=False),
            "pick": self.choice(R(x, y + 90, w, 50), numbers, 2, note, "pick"),
            "step": self.stepper(R(x, y + 150, w, 0), "step", letters, "a", note, key="step"),
            "flip": self.toggle(R(x, y + 230, w, 0), "flip", False, note, tip="tip of flip"),
            "slide": self.slider(R(x, y + 310, w, 0), "slide", 0.5, note),
        }
        self.field(R(x + 320, y + 90, w, 50), self.name, self._named, "name")
        self.explain(R(x, y + 420, 600, 40))

    def _named(self, name: str) -> None:
        self.name = name
        self.notes.append(name)


class Long(GuiScene):
    """More rows than fit."""

    area: ScrollArea

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notes: list[int] = []

    def build(self) -> None:
        self.area = self.scroll_area(self.metrics.safe)
        for n in range(30):
            rect = R(4, 70 * n, self.area.width - 8, 60)
            self.button(rect, f"row {n}", lambda n=n: self.notes.append(n), area=self.area)  # type: ignore[misc]
        self.area.set_height(70 * 30)


@pytest.fixture
def form(app: App) -> Form:
    scene = Form(app)
    app.push(scene)
    app.step(0.01)
    return scene


@pytest.fixture
def long(make_app: MakeApp) -> Long:
    app = make_app(size=(800, 480))
    scene = Long(app)
    app.push(scene)
    app.step(0.01)
    return scene


def click(scene: GuiScene, at: tuple[int, int], touch: bool = False) -> None:
    scene.app.send(Press(at, touch), Release(at, touch))
    scene.app.step(0.01)


def test_click_and_tap(form: Form) -> None:
    middle = form.by_key["go"].rect.center
    click(form, middle)
    click(form, middle, touch=True)
    assert form.notes == ["go", "go"]
    click(form, form.by_key["no"].rect.center)
    assert form.notes == ["go", "go"]


def test_a_press_that_leaves_the_button_does_nothing(form: Form) -> None:
    form.app.send(Press(form.by_key["go"].rect.center), Drag((640, 600)), Release((640, 600)))
    assert form.notes == []
    assert form.by_key["go"].state == "normal"


def test_hover_shows_and_explains(form: Form) -> None:
    go = form.by_key["go"]
    form.app.send(Point(go.rect.center))
    assert go.state == "hover"
    assert form._explained == "tip of go"
    form.app.send(Point(None))
    assert go.state == "normal"
    assert form._explained == ""


def test_keys_reach_everything(form: Form) -> None:
    labels = []
    for _ in range(6):
        form.app.send(Next())
        assert form.ring.current is not None
        labels.append(form.ring.current.key)
    assert labels == ["Go", "pick", "step", "flip", "slide", "name"]
    form.app.send(Next(), Prev(), Prev())
    assert form.ring.current is not None
    assert form.ring.current.key == "slide"


def test_keys_change_values(form: Form) -> None:
    form.ring.focus_key("pick")
    form.app.send(Move(1, 0), Move(1, 0), Move(-1, 0), Confirm())
    assert form.notes == [3, 2, 3]
    form.notes.clear()
    form.ring.focus_key("step")
    form.app.send(Move(1, 0), Move(1, 0), Move(-1, 0), Confirm(), Confirm())
    assert form.notes == ["b", "a", "b", "a"]
    assert form.ring.current is not None
    assert form.ring.current.label == "step: A"
    form.notes.clear()
    form.ring.focus_key("flip")
    form.app.send(Move(1, 0), Move(1, 0), Confirm())
    assert form.notes == [True, False]
    form.notes.clear()
    form.ring.focus_key("slide")
    form.app.send(Move(1, 0), Move(-1, 0))
    assert form.notes == [0.6, 0.5]


def test_the_pointer_changes_values(form: Form) -> None:
    pick, step, slide = (form.by_key[name].rect for name in ("pick", "step", "slide"))
    click(form, (pick.right - 20, pick.centery))
    click(form, (step.right - 20, step.centery))
    click(form, (step.right - 20, step.centery))
    click(form, form.by_key["flip"].rect.center)
    assert form.notes == [3, "b", True]
    form.notes.clear()
    form.app.send(Press((slide.right - 60, slide.centery)))
    form.app.send(Drag((slide.right + 500, slide.centery)), Release((slide.right + 500, slide.centery)))
    assert form.notes[-1] == 1.0


def test_typing_any_script(form: Form) -> None:
    form.ring.focus_key("name")
    assert form.typing
    form.app.send(Text("ї"), Text("ნ"), Edit(pygame.K_BACKSPACE, 0, pygame.KSCAN_BACKSPACE), Text("Q"))
    assert form.name == "НінаїQ"
    form.app.send(Move(-1, 0))
    assert form.typing
    form.app.send(Confirm())
    assert not form.typing


def test_typing_stops_at_the_limit(form: Form) -> None:
    form.ring.focus_key("name")
    form.app.send(*[Text("x")] * 40)
    assert len(form.name) == 16


def test_a_click_into_the_field_and_beside_it(form: Form) -> None:
    field = next(c for c in form.controls if c.item.key == "name")
    click(form, field.rect.center)
    assert form.typing
    click(form, (1100, 600))
    assert not form.typing


def test_layout_again_keeps_focus_and_text(form: Form) -> None:
    form.ring.focus_key("name")
    form.app.send(Text("!"))
    form.app.settings.lang = "ka"
    form.app.apply_settings()
    form.app.step(0.01)
    assert form.ring.current is not None
    assert form.ring.current.key == "name"
    assert form.ring.current in [c.item for c in form.controls]
    assert [c.text for c in form.controls if isinstance(c, Field)] == ["Ніна!"]


@pytest.mark.parametrize(
    ("clipboard", "name"), [("!", "Ніна!"), ("a\nb", "Ніна"), ("\ud83d", "Ніна"), ("x" * 999, "Ніна")]
)
def test_only_a_line_of_letters_is_pasted(
    form: Form, monkeypatch: pytest.MonkeyPatch, clipboard: str, name: str
) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: clipboard)
    form.ring.focus_key("name")
    form.app.send(Edit(pygame.K_v, pygame.KMOD_CTRL, pygame.KSCAN_V))
    assert form.name == name


def test_an_idle_form_is_not_drawn(form: Form) -> None:
    form.app.step(0.1)
    assert not form.needs_draw
    form.app.send(Point((1270, 710)))
    assert not form.needs_draw
    form.app.send(Next())
    assert form.needs_draw


def test_rows_grow_with_their_words(form: Form) -> None:
    short = form.toggle(R(0, 0, 400, 0), "a", True, print, key="short")
    tall = form.toggle(R(0, 0, 400, 0), "a", True, print, "a long line that explains it " * 6, key="tall")
    assert short.rect.height == form.metrics.touch
    assert tall.rect.height > 1.5 * short.rect.height


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080), (3840, 2160)])
def test_controls_are_large_enough_for_a_finger(make_app: MakeApp, size: tuple[int, int]) -> None:
    app = make_app(size=size)
    scene = Form(app)
    app.push(scene)
    for name in ("step", "flip", "slide"):
        assert scene.by_key[name].rect.height >= app.metrics.touch >= 48


def test_wheel_scrolls_and_clicks_hit_what_is_seen(long: Long) -> None:
    at = (200, 100)
    click(long, at)
    assert long.notes == [1]
    long.app.send(Scroll(-5.0, at))
    for _ in range(100):
        long.app.step(0.02)
    assert not long.busy
    assert 200 < long.area.offset < long.area.most
    click(long, at)
    assert long.notes[-1] == round((long.area.offset + 80) / 70)


def test_a_finger_drags_the_content_and_presses_nothing(long: Long) -> None:
    long.app.send(Press((200, 300), touch=True))
    for y in range(300, 100, -20):
        long.app.send(Drag((200, y), touch=True))
        long.app.step(0.016)
    assert long.area.offset == pytest.approx(180, abs=25)
    long.app.send(Release((200, 100), touch=True))
    for _ in range(100):
        long.app.step(0.02)
    assert long.notes == []
    assert long.area.offset > 180


def test_keys_keep_the_focus_in_sight(long: Long) -> None:
    for _ in range(20):
        long.app.send(Next())
    for _ in range(100):
        long.app.step(0.02)
    assert long.ring.current is not None
    assert long.area.rect.contains(long.ring.current.rect)
    for _ in range(19):
        long.app.send(Move(0, -1))
    for _ in range(100):
        long.app.step(0.02)
    assert long.ring.current.key == "row 0"
    assert long.area.offset == 0


def test_scrolling_stops_at_both_ends(long: Long) -> None:
    long.app.send(Scroll(99.0, (200, 100)))
    assert long.area.offset == 0
    long.app.send(Scroll(-999.0, (200, 100)))
    for _ in range(100):
        long.app.step(0.02)
    assert long.area.offset == long.area.most


def test_dialog_answers(form: Form) -> None:
    app, notes = form.app, form.notes
    answers = [("Yes", "gold", lambda: notes.append("yes")), ("No", "dark", lambda: notes.append("no"))]
    app.push(Dialog(app, title="?", text="text", answers=answers))
    app.send(Confirm())
    assert notes == ["yes"]
    assert app.scene is form
    app.push(Dialog(app, title="?", text="text", answers=answers))
    app.send(Move(1, 0), Confirm())
    app.push(Dialog(app, text="text", answers=answers))
    app.send(Back())
    assert notes == ["yes", "no", "no"]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720)])
def test_dialogs_stay_inside_the_window(make_app: MakeApp, size: tuple[int, int], lang: str) -> None:
    app = make_app(size=size)
    app.settings.lang = lang
    app.apply_settings()
    app.push(Dialog(app, title=app.texts("app-name"), text=app.texts("error-crash") * 30))
    app.step(0.01)
    assert isinstance(app.scene, Dialog)
    for control in app.scene.controls:
        assert app.metrics.safe.contains(control.rect)
    assert app.scene.areas
    assert app.metrics.safe.contains(app.scene.areas[0].rect)
