"""Sounds: the files are fit to be heard, and playing them never disturbs the game."""

from __future__ import annotations

import array
import math
import random
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from assets.make import sounds as recipes
from assets.make import synth
from scenes.settings import Settings
from scenes.sound import CHANNELS, FOLDER, NAMES, SAME, Sounds


def samples(path: Path) -> array.array[int]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, synth.RATE)
        return array.array("h", file.readframes(file.getnframes()))


@pytest.fixture
def mixer(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


def test_every_name_has_a_recipe_and_a_file_and_no_more() -> None:
    assert set(NAMES) == set(recipes.SOUNDS) == {path.stem for path in FOLDER.glob("*.wav")}


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_even_and_clean(name: str) -> None:
    path = FOLDER / f"{name}.wav"
    assert path.stat().st_size < 123_000
    heard = [value / 32768 for value in samples(path)]
    peak = max(map(abs, heard))
    assert 0.2 < peak < 0.9
    assert abs(sum(heard) / len(heard)) < 0.001
    assert max(map(abs, heard[:3])) < 0.02
    assert max(map(abs, heard[-20:])) < 0.002
    assert -24 < 20 * math.log10(synth.loudness(heard)) < -14


@pytest.mark.parametrize("name", ["click", "tick", "deal"])
def test_a_kept_file_is_what_its_recipe_makes(name: str) -> None:
    kept = samples(FOLDER / f"{name}.wav")
    made = [round(32767 * value) for value in recipes.make(name)]
    assert len(kept) == len(made)
    assert all(abs(a - b) <= 2 for a, b in zip(kept, made, strict=True))


@pytest.mark.parametrize("number", [46, 62, 74, 83])
def test_a_string_is_in_tune(number: int) -> None:
    pitch = synth.note(number)
    tone = synth.string(random.Random(1), pitch, 0.4, 0.4, 0.4)

    def phase(start: int) -> float:
        turn = 2 * math.pi * pitch / synth.RATE
        parts = [(tone[start + i] * math.sin(math.pi * i / 6000) ** 2, turn * (start + i)) for i in range(6000)]
        return math.atan2(
            -sum(level * math.sin(angle) for level, angle in parts),
            sum(level * math.cos(angle) for level, angle in parts),
        )

    drift = (phase(9000) - phase(5000) + math.pi) % (2 * math.pi) - math.pi
    error = drift / (2 * math.pi) * synth.RATE / 4000
    assert abs(1200 * math.log2((pitch + error) / pitch)) < 2


@pytest.mark.usefixtures("mixer")
def test_sounds_are_heard_on_a_device() -> None:
    sounds = Sounds(Settings(volume=0.5))
    assert sounds.audible
    for name in NAMES[:4]:
        sounds.play(name)
    assert pygame.mixer.get_busy()
    sounds.stop()
    assert not pygame.mixer.get_busy()
    sounds.close()
    assert pygame.mixer.get_init() is None
    sounds.play("click")
    sounds.stop()
    sounds.close()


@pytest.mark.usefixtures("mixer")
def test_one_sound_does_not_take_all_channels() -> None:
    sounds = Sounds(Settings())
    for _ in range(20):
        sounds.play("premium")
    assert sum(pygame.mixer.Channel(i).get_busy() for i in range(CHANNELS)) == SAME
    for name in NAMES:
        sounds.play(name)
    assert sum(pygame.mixer.Channel(i).get_busy() for i in range(CHANNELS)) == CHANNELS


@pytest.mark.usefixtures("mixer")
@pytest.mark.parametrize("settings", [Settings(muted=True), Settings(volume=0.0)])
def test_muted_or_at_volume_nought_nothing_starts(settings: Settings) -> None:
    Sounds(settings).play("win")
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("mixer")
def test_mute_stops_what_is_heard_and_is_undone() -> None:
    settings = Settings()
    sounds = Sounds(settings)
    sounds.play("win")
    assert sounds.toggle_mute()
    assert settings.muted
    assert not pygame.mixer.get_busy()
    assert not sounds.toggle_mute()
    sounds.play("win")
    assert pygame.mixer.get_busy()


@pytest.mark.usefixtures("mixer")
def test_an_unknown_or_missing_sound_is_silence(tmp_path: Path) -> None:
    Sounds(Settings()).play("fanfare")
    Sounds(Settings(), folder=tmp_path).play("win")
    (tmp_path / "deal.wav").write_bytes(b"no sound at all")
    Sounds(Settings(), folder=tmp_path).play("deal")
    assert not pygame.mixer.get_busy()


@pytest.mark.usefixtures("mixer")
def test_a_lost_device_is_silence() -> None:
    sounds = Sounds(Settings())
    sounds.play("win")
    pygame.mixer.quit()
    sounds.play("win")
    sounds.play("deal")
    assert not sounds.audible


def test_without_a_device_nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "there-is-no-such-driver")
    sounds = Sounds(Settings())
    assert not sounds.audible
    sounds.play("win")
    assert sounds.toggle_mute()


def test_without_a_mixer_nothing_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    class Missing:
        def __getattr__(self, name: str) -> object:
            raise NotImplementedError(f"mixer module not available ({name})")

    monkeypatch.setattr(pygame, "mixer", Missing())
    sounds = Sounds(Settings())
    sounds.play("win")
    sounds.close()
    assert not sounds.audible


def test_headless_opens_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setattr(pygame.mixer, "init", lambda *_: pytest.fail("opened a device"))
    sounds = Sounds(Settings(), headless=True)
    sounds.play("win")
    assert not sounds.audible
