"""Files of the program that are missing or damaged: one named error, and one sentence for the player."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.cards import card
from scenes import assets, cli, deck, fonts
from scenes.assets import ASSETS, BrokenAsset
from scenes.deck import Deck
from scenes.icons import icon
from scenes.portraits import portrait
from scenes.texts import Texts

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the assets, which the loaders read instead; what is kept of the true ones is forgotten."""
    folder = tmp_path / "assets"
    shutil.copytree(ASSETS, folder, ignore=shutil.ignore_patterns("make", "*.wav", "__pycache__"))
    monkeypatch.setattr(assets, "ASSETS", folder)
    monkeypatch.setattr(fonts, "ASSETS", folder)
    for kept in (deck._read, fonts.font):
        kept.cache_clear()
    yield folder
    for kept in (deck._read, fonts.font):
        kept.cache_clear()


def test_nothing_is_missing() -> None:
    assets.check()


@pytest.mark.parametrize(
    "file",
    [
        "themes.json",
        "fonts/DejaVuSans.ttf",
        "fonts/DejaVuSans-Bold.ttf",
        "deck/KH.svg",
        "deck/7C-narrow.svg",
        "deck/suit-S.svg",
        "deck/joker-C.svg",
        "backs/1.svg",
        "portraits/owl.svg",
        "locales/en/errors.ftl",
        "locales/en/common.ftl",
    ],
)
def test_a_file_that_is_missing_is_named(copied: Path, file: str) -> None:
    (copied / file).unlink()
    with pytest.raises(BrokenAsset) as broken:
        assets.check(copied)
    assert broken.value.file == file


@pytest.mark.parametrize("file", assets.FONTS)
def test_a_font_that_is_cut_off_is_named(copied: Path, file: str) -> None:
    (copied / file).write_bytes((copied / file).read_bytes()[:3000])
    with pytest.raises(BrokenAsset) as broken:
        assets.check(copied)
    assert broken.value.file == file


@pytest.mark.parametrize("spoilt", [None, b"", b"<svg", b"\xff\xfe\x00"])
def test_a_picture_that_cannot_be_read_is_named(copied: Path, spoilt: bytes | None) -> None:
    for file, load in (
        ("deck/KH.svg", lambda: Deck().face(card("KH"), 100)),
        ("icons/again.svg", lambda: icon("again", 31, "#123456")),
        ("portraits/hare.svg", lambda: portrait("hare", 33)),
    ):
        if spoilt is None:
            (copied / file).unlink()
        else:
            (copied / file).write_bytes(spoilt)
        with pytest.raises(BrokenAsset) as broken:
            load()
        assert broken.value.file == file


def test_a_text_file_that_is_spoilt_costs_its_texts_only(copied: Path) -> None:
    (copied / "locales" / "uk" / "errors.ftl").write_bytes(b"error-crash = \xff\xfe\nerror-display = { $broken\n")
    texts = Texts("uk", copied / "locales")
    assert texts("error-folder") == Texts("en")("error-folder")
    assert texts("menu-settings") == Texts("uk")("menu-settings")


def test_a_value_of_any_length_finds_its_place_in_a_text() -> None:
    said = Texts("en")("error-option-unknown", option="x" * 9000)
    assert said.count("x") < 1000
    assert said.endswith("see --help for all of them.")


def test_the_player_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def lacks() -> None:
        raise BrokenAsset("deck/KH.svg")

    monkeypatch.setattr(assets, "check", lacks)
    assert cli.main(["--lang", "ru"]) == 1
    said = Texts("ru")("error-asset", file=str(ASSETS / "deck" / "KH.svg"))
    assert capsys.readouterr().err.splitlines() == [said]


def test_the_program_without_its_colours_says_so(tmp_path: Path) -> None:
    for room in ("scenes", "game", "assets"):
        shutil.copytree(ROOT / room, tmp_path / room, ignore=shutil.ignore_patterns("make", "*.wav", "__pycache__"))
    shutil.copy(ROOT / "main.py", tmp_path)
    (tmp_path / "assets" / "themes.json").write_text("{", encoding="utf-8")
    ended = subprocess.run(
        [sys.executable, "main.py", "--lang", "en", "--data", "data"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == [Texts("en")("error-asset", file=str(tmp_path / "assets" / "themes.json"))]
