"""Settings: what is kept, what is refused, and that no file of a player is ever lost."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st

from scenes import settings as module
from scenes.settings import FILE, Settings, load, save, system_lang
from scenes.texts import LANGS, Texts

WRONG: dict[str, list[Any]] = {
    "lang": ["xx", 1, None],
    "speed": ["warp", 2],
    "reduced_motion": [1, "yes"],
    "volume": [-0.1, 1.5, True, "loud", 10**400, float("nan"), float("inf")],
    "muted": [0],
    "letters": ["greek"],
    "big_index": ["true"],
    "four_colours": [None],
    "back": [-1, 3, 1.0, True],
    "table": ["pink"],
    "hand_order": ["random"],
    "trumps_side": ["top"],
    "left_handed": [2],
    "show_legal": ["off"],
    "hints": ["on"],
    "trick_wait": ["never"],
    "window_width": [799, 1_000_000, 1280.0],
    "window_height": [479, "720"],
    "fullscreen": [1],
    "setups": [[], {"joker": 3}, None],
    "player_name": ["x" * 17, "a\nb", 5, "\ud800"],
}


def written(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder / FILE).read_text(encoding="utf-8"))
    return content


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    settings, told = load(tmp_path, ["uk"])
    assert settings == Settings(lang="uk")
    assert told == []
    assert list(tmp_path.iterdir()) == []


def test_what_was_saved_is_loaded(tmp_path: Path) -> None:
    kept = Settings(
        lang="ka",
        speed="fast",
        volume=0.25,
        back=2,
        window_width=1920,
        window_height=1080,
        player_name="ქეთევანი",
        setups={"joker": {"players": 4, "options": {"khisht": "off"}, "seats": ["person", "bot"]}},
    )
    assert save(kept, tmp_path / "new" / "folder") == []
    assert load(tmp_path / "new" / "folder", ["en"]) == (kept, [])
    assert [path.name for path in (tmp_path / "new" / "folder").iterdir()] == [FILE]


def test_every_field_has_a_rule_and_a_wrong_value_here() -> None:
    names = {item.name for item in fields(Settings)}
    assert names == set(module._VALID) == set(WRONG)
    assert all(module._VALID[name](value) for name, value in asdict(Settings()).items())


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in WRONG for value in WRONG[name]])
def test_a_wrong_value_becomes_its_default_and_is_reported(tmp_path: Path, name: str, value: Any) -> None:
    (tmp_path / FILE).write_text(json.dumps({"version": 1, "speed": "slow", name: value}), encoding="utf-8")
    settings, told = load(tmp_path, ["en"])
    expected = Settings() if name == "speed" else Settings(speed="slow")
    assert settings == expected
    assert told == ["error-settings-values"]


def test_an_unknown_field_is_reported(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"version": 1, "gravity": 9.8, "muted": true}', encoding="utf-8")
    assert load(tmp_path, ["en"]) == (Settings(muted=True), ["error-settings-values"])


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "error-settings-damaged"),
        (b"{", "error-settings-damaged"),
        (b"\xff\xfe\x00", "error-settings-damaged"),
        (b"[]", "error-settings-damaged"),
        (b"null", "error-settings-damaged"),
        (b"[" * 100_000, "error-settings-damaged"),
        (b'{"muted": true}', "error-settings-damaged"),
        (b'{"version": "1"}', "error-settings-damaged"),
        (b'{"version": true}', "error-settings-damaged"),
        (b'{"version": 0}', "error-settings-damaged"),
        (b'{"version": 2, "muted": true}', "error-settings-newer"),
    ],
)
def test_an_unfit_file_is_set_aside_whole(tmp_path: Path, content: bytes, key: str) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert load(tmp_path, ["ru"]) == (Settings(lang="ru"), [key])
    assert not (tmp_path / FILE).exists()
    assert (tmp_path / "settings.damaged-1.json").read_bytes() == content


def test_files_set_aside_never_replace_each_other(tmp_path: Path) -> None:
    for number in range(1, 4):
        (tmp_path / FILE).write_text(f"broken {number}", encoding="utf-8")
        load(tmp_path, ["en"])
    for number in range(1, 4):
        aside = tmp_path / f"settings.damaged-{number}.json"
        assert aside.read_text(encoding="utf-8") == f"broken {number}"


def test_saving_sets_an_unfit_file_aside_too(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"version": 7}', encoding="utf-8")
    assert save(Settings(), tmp_path) == ["error-settings-newer"]
    assert (tmp_path / "settings.damaged-1.json").read_text(encoding="utf-8") == '{"version": 7}'
    assert load(tmp_path, ["en"]) == (Settings(), [])


def test_a_wrong_value_in_memory_is_saved_as_its_default(tmp_path: Path) -> None:
    assert save(Settings(volume=7.0, window_width=10, muted=True), tmp_path) == []
    assert written(tmp_path)["volume"] == Settings().volume
    assert written(tmp_path)["window_width"] == 1280
    assert written(tmp_path)["muted"] is True


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder", encoding="utf-8")
    assert save(Settings(), in_the_way) == ["error-folder"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save(Settings(muted=True), tmp_path)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert save(Settings(), tmp_path) == ["error-folder"]
    assert load(tmp_path, ["en"]) == (Settings(muted=True), [])


@pytest.mark.parametrize(
    ("locales", "lang"),
    [
        (["uk"], "uk"),
        (["fr", "ka_GE", "ru"], "ka"),
        (["ru-RU"], "ru"),
        (["EN"], "en"),
        (["de"], "en"),
        ([], "en"),
        (["C"], "en"),
    ],
)
def test_the_first_known_language_of_the_system(locales: list[str], lang: str) -> None:
    assert system_lang(locales) == lang


def test_the_system_itself_may_be_asked() -> None:
    assert system_lang() in LANGS


@pytest.mark.parametrize(
    ("lang", "letters"), [("en", "latin"), ("ka", "latin"), ("uk", "cyrillic"), ("ru", "cyrillic")]
)
def test_letters_follow_the_language_until_chosen(lang: str, letters: str) -> None:
    assert Settings(lang=lang).card_letters == letters
    assert Settings(lang=lang, letters="georgian").card_letters == "georgian"


@pytest.mark.parametrize("lang", LANGS)
def test_every_message_of_settings_has_its_text(lang: str) -> None:
    texts = Texts(lang)
    for key in ("error-settings-damaged", "error-settings-newer", "error-settings-values", "error-folder"):
        assert texts(key) != key


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=8,
)


@effort(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(st.sampled_from([*sorted(WRONG), "other"]), JSON, max_size=6))
def test_any_values_load_to_settings_that_save_and_load_again(
    tmp_path_factory: pytest.TempPathFactory, values: dict[str, Any]
) -> None:
    folder = tmp_path_factory.mktemp("any")
    (folder / FILE).write_text(json.dumps({"version": 1, **values}), encoding="utf-8")
    settings, _ = load(folder, ["en"])
    assert save(settings, folder) == []
    assert load(folder, ["ka"]) == (settings, [])
