"""The app: stack, loop, window, settings, crash guard."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from scenes.app import App, NoDisplay
from scenes.assets import ASSETS, BrokenAsset
from scenes.dialog import Dialog
from scenes.intents import Back, Confirm, Fullscreen, Intent, Mute, Point
from scenes.scene import Scene
from scenes.settings import Settings
from tests.scenes.conftest import MakeApp


class Probe(Scene):
    """Writes down what happens to it."""

    def __init__(self, app: App, name: str = "probe", notes: list[str] | None = None) -> None:
        super().__init__(app)
        self.name = name
        self.notes = notes if notes is not None else []
        self.colour = pygame.Color("#204060")
        self.moving = False

    def note(self, word: str) -> None:
        self.notes.append(f"{self.name} {word}")

    @property
    def busy(self) -> bool:
        return self.moving

    def enter(self) -> None:
        self.note("enter")

    def leave(self) -> None:
        self.note("leave")

    def cover(self) -> None:
        self.note("cover")

    def reveal(self) -> None:
        self.note("reveal")

    def resize(self) -> None:
        self.note("resize")

    def handle(self, intent: Intent) -> bool:
        self.note(type(intent).__name__)
        return True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        self.note("draw")
        surface.fill(self.colour)
        return None


class Veil(Probe):
    transparent = True

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect] | None:
        self.note("draw")
        surface.fill("white", (0, 0, 10, 10))
        return None


class Broken(Probe):
    """Fails as it is told to."""

    def handle(self, intent: Intent) -> bool:
        raise RuntimeError(f"broken on purpose by {intent}")


def key(scancode: int) -> list[pygame.Event]:
    return [
        pygame.Event(pygame.KEYDOWN, scancode=scancode, mod=0, key=0, unicode=""),
        pygame.Event(pygame.KEYUP, scancode=scancode, mod=0, key=0),
    ]


def test_life_cycle_on_the_stack(app: App) -> None:
    notes: list[str] = []
    app.push(Probe(app, "a", notes))
    app.push(Probe(app, "b", notes))
    app.replace(Probe(app, "c", notes))
    app.pop()
    app.clear_to(Probe(app, "d", notes))
    assert notes == ["a enter", "a cover", "b enter", "b leave", "c enter", "c leave", "a reveal", "a leave", "d enter"]


def test_only_the_top_gets_input(app: App) -> None:
    notes: list[str] = []
    app.push(Probe(app, "a", notes))
    app.push(Probe(app, "b", notes))
    notes.clear()
    app.step(0.1, key(pygame.KSCAN_RETURN))
    assert notes == ["b Confirm", "b draw"]


def test_an_idle_scene_is_not_drawn(app: App) -> None:
    probe = Probe(app)
    app.push(probe)
    app.step(0.1)
    probe.notes.clear()
    for _ in range(5):
        app.step(0.1)
    assert not probe.notes
    probe.needs_draw = True
    app.step(0.1)
    assert probe.notes == ["probe draw"]


def test_a_transparent_scene_lies_over_a_darkened_picture(app: App) -> None:
    probe = Probe(app)
    app.push(probe)
    app.step(0.1)
    app.push(Veil(app, "veil"))
    app.step(0.1)
    assert app.window.get_at((5, 5))[:3] == (255, 255, 255)
    assert app.window.get_at((50, 50)).b == pytest.approx(0x60 * 0.45, abs=2)
    drawn = probe.notes.count("probe draw")
    assert app.scene is not None
    app.scene.needs_draw = True
    app.step(0.1)
    assert probe.notes.count("probe draw") == drawn
    assert app.window.get_at((50, 50)).b == pytest.approx(0x60 * 0.45, abs=2)
    app.pop()
    app.step(0.1)
    assert app.window.get_at((5, 5)) == probe.colour


def test_close_leaves_all_scenes_and_keeps_the_settings(make_app: MakeApp, tmp_path: Path) -> None:
    notes: list[str] = []
    app = make_app(folder=tmp_path, given={"lang": "ka", "speed": "fast"})
    app.push(Probe(app, "a", notes))
    app.push(Probe(app, "b", notes))
    assert app.texts.lang == "ka"
    app.settings.volume = 0.25
    app.settings.speed = "slow"
    pygame.event.clear()
    pygame.event.post(pygame.Event(pygame.QUIT))
    assert app.run() == 0
    assert notes[-2:] == ["b leave", "a leave"]
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    # what was given for one run is not kept, but what was changed since is
    assert (kept["lang"], kept["speed"], kept["volume"]) == ("en", "slow", 0.25)


def test_popping_the_last_scene_ends_the_program(app: App) -> None:
    app.push(Probe(app))
    app.pop()
    assert app.run() == 0


def test_mute_and_fullscreen_belong_to_the_app(app: App) -> None:
    probe = Probe(app)
    app.push(probe)
    app.send(Mute())
    assert app.settings.muted
    app.send(Fullscreen())
    assert app.settings.fullscreen
    assert probe.notes[-1] == "probe resize"
    assert "probe Fullscreen" not in probe.notes


def test_changed_settings_reach_every_scene(app: App) -> None:
    notes: list[str] = []
    app.push(Probe(app, "a", notes))
    app.push(Probe(app, "b", notes))
    notes.clear()
    app.settings.lang, app.settings.table, app.settings.speed = "uk", "red", "off"
    app.apply_settings()
    assert notes == ["a resize", "b resize"]
    assert (app.texts.lang, app.theme.name, app.pace.factor) == ("uk", "red", 0.0)


def test_a_new_size_lays_out_again(app: App) -> None:
    probe = Probe(app)
    app.push(probe)
    pygame.display.set_mode((900, 500), pygame.RESIZABLE)
    app.step(0.1, [pygame.Event(pygame.WINDOWSIZECHANGED, x=900, y=500)])
    assert app.metrics.size == app.devices.size == (900, 500)
    assert "probe resize" in probe.notes


@pytest.mark.parametrize("size", [(400, 300), (1, 1), (2000, 240), (300, 900)])
def test_a_window_that_is_too_small_shows_everything_smaller(app: App, size: tuple[int, int]) -> None:
    probe = Probe(app)
    app.push(probe)
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step(0.1)
    laid_out = (max(800, size[0]), max(480, size[1]))
    assert app.metrics.size == app.window.get_size() == laid_out
    seen = pygame.display.get_surface()
    assert seen is not None
    assert seen.get_size() == size
    assert tuple(seen.get_at((size[0] - 1, size[1] - 1)))[:2] == pytest.approx((probe.colour.r, probe.colour.g), abs=4)
    pos = (size[0] // 2, size[1] // 2)
    intents = app.devices.translate(pygame.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))
    assert intents == [Point((pos[0] * laid_out[0] // size[0], pos[1] * laid_out[1] // size[1]))]
    # from one small size to another, and back to a full one
    pygame.display.set_mode((500, 400), pygame.RESIZABLE)
    app.step(0.1)
    assert app.devices.stretch == (1.6, 1.2)
    pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
    app.step(0.1)
    assert app.window is pygame.display.get_surface()
    assert app.devices.stretch == (1.0, 1.0)


def test_the_ring_shows_after_keys_and_hides_after_the_mouse(app: App) -> None:
    app.push(Probe(app))
    assert not app.show_ring
    app.step(0.1, key(pygame.KSCAN_DOWN))
    assert app.show_ring
    app.step(0.1, [pygame.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 1), buttons=(0, 0, 0), touch=False)])
    assert not app.show_ring


def test_a_crash_goes_to_the_menu_and_says_so(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(guard=True, folder=tmp_path, menu=lambda app: Probe(app, "menu"))
    app.push(Probe(app, "below"))
    app.push(Broken(app, "broken"))
    app.step(0.1, key(pygame.KSCAN_RETURN))
    assert [type(scene) for scene in app.stack] == [Probe, Dialog]
    assert isinstance(app.scene, Dialog)
    assert app.scene.text == app.texts("error-crash")
    log = (tmp_path / "tuz.log").read_text(encoding="utf-8")
    assert "Broken crashed" in log
    assert "broken on purpose" in log
    app.send(Back())
    assert [scene.name for scene in app.stack if isinstance(scene, Probe)] == ["menu"]


def test_the_second_crash_of_a_scene_ends_the_program(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(guard=True, folder=tmp_path, menu=lambda app: Probe(app, "menu"))
    app.push(Broken(app))
    app.step(0.1, key(pygame.KSCAN_RETURN))
    app.send(Confirm())
    app.push(Broken(app))
    app.step(0.1, key(pygame.KSCAN_SPACE))
    assert app.run() == 1
    assert (tmp_path / "settings.json").exists()


def test_a_menu_that_crashes_ends_the_program(make_app: MakeApp) -> None:
    app = make_app(guard=True, menu=Broken)
    app.push(Broken(app))
    app.step(0.1, key(pygame.KSCAN_RETURN))
    app.send(Back())
    app.step(0.1, key(pygame.KSCAN_SPACE))
    assert app.run() == 1


def test_a_missing_file_is_named_once_and_then_ends_the_program(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(guard=True, folder=tmp_path, menu=lambda app: Probe(app, "menu"))

    class Lacking(Probe):
        def handle(self, intent: Intent) -> bool:
            raise BrokenAsset(f"icons/{type(intent).__name__}.svg")

    app.push(Lacking(app))
    app.step(0.1, key(pygame.KSCAN_RETURN))
    assert isinstance(app.scene, Dialog)
    said = app.texts("error-asset", file=str(ASSETS / "icons" / "Confirm.svg"))
    assert app.scene.text == said
    app.send(Back())
    app.push(Lacking(app))
    app.step(0.1, key(pygame.KSCAN_SPACE))
    assert app.run() == 1
    assert app.trouble == said


def test_scenes_that_cannot_even_begin_end_in_one_sentence(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(guard=True, folder=tmp_path, menu=Broken)

    def begin() -> None:
        raise RuntimeError("broken on purpose at the start")

    app.menu = None
    assert app.run(begin) == 1
    assert app.trouble == app.texts("error-fatal", file=str(tmp_path / "tuz.log"))
    assert "on purpose at the start" in (tmp_path / "tuz.log").read_text(encoding="utf-8")


def test_changed_settings_are_kept_before_the_plug_is_pulled(make_app: MakeApp, tmp_path: Path) -> None:
    app = make_app(folder=tmp_path, given={"speed": "off"})
    app.push(Probe(app))
    assert not (tmp_path / "settings.json").exists()
    app.settings.lang = "ka"
    app.push(Probe(app))
    kept = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert (kept["lang"], kept["speed"]) == ("ka", "normal")


def test_without_a_guard_errors_come_through(app: App) -> None:
    app.push(Broken(app))
    with pytest.raises(RuntimeError, match="on purpose"):
        app.step(0.1, key(pygame.KSCAN_RETURN))


def test_a_screen_that_shows_nothing_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    # SDL has chosen it by itself, nobody has asked
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoDisplay) as refused:
        App(Settings())
    assert refused.value.driver == "dummy"
    pygame.display.quit()


def test_a_driver_that_does_not_exist_is_no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    with pytest.raises(NoDisplay):
        App(Settings())


def test_the_same_seed_gives_the_same_numbers(make_app: MakeApp) -> None:
    assert make_app(seed=7).rng.random() == make_app(seed=7).rng.random()


def test_dialogs_are_told_in_order(app: App) -> None:
    app.push(Probe(app))
    app.tell("error-settings-damaged", "error-folder")
    assert isinstance(app.scene, Dialog)
    assert app.scene.text == app.texts("error-settings-damaged")
    app.send(Back())
    assert isinstance(app.scene, Dialog)
    assert app.scene.text == app.texts("error-folder")


def test_a_deck_that_is_not_used_any_more_keeps_no_pictures(make_app: MakeApp) -> None:
    """They are by far the largest thing in memory, and collectors of garbage count objects, not bytes."""
    app = make_app()
    first = app.deck
    picture = first.face(5, 80)
    assert first.face(5, 80) is picture
    app.settings.big_index = not app.settings.big_index
    assert app.deck is not first
    assert first.face(5, 80) is not picture
    last = app.deck
    picture = last.face(5, 80)
    app.close()
    assert last.face(5, 80) is not picture
