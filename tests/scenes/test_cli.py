"""The command line: what is understood, and one sentence for what is not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game.store import Hold
from scenes import cli
from scenes.texts import LANGS, Texts

ROOT = Path(__file__).resolve().parents[2]


def test_everything_at_once(tmp_path: Path) -> None:
    line = (
        "--lang ka --size 1280x720 --fullscreen --game joker --seed 5 --speed fast --selfplay 3 --preset classic "
        "--players 3 --level hard --sizes 800x480,1280x720 --langs en,ka"
    )
    wish = cli.wish([*line.split(), "--data", str(tmp_path), f"--shots={tmp_path}"])
    assert wish == cli.Wish(
        "ka",
        (1280, 720),
        True,
        "joker",
        5,
        "fast",
        tmp_path,
        tmp_path,
        ((800, 480), (1280, 720)),
        ("en", "ka"),
        3,
        "classic",
        3,
        "hard",
    )


def test_nothing() -> None:
    wish = cli.wish([])
    assert wish.sizes == cli.SHOT_SIZES
    assert wish.langs == LANGS
    assert not wish.fullscreen
    assert (wish.lang, wish.size, wish.game, wish.seed, wish.data) == (None, None, None, None, None)


@pytest.mark.parametrize(
    "line",
    [
        "--lang xx",
        "--lang",
        "--size 3x4",
        "--size 640x480",
        "--size 1280",
        "--size 99999x99999",
        "--game chess",
        "--seed -1",
        "--seed abc",
        "--seed 99999999999999999999",
        "--speed turbo",
        "--players 1",
        "--players five",
        "--level grandmaster",
        "--selfplay 0",
        "--selfplay -3",
        "--sizes 800x480,",
        "--langs en,xx",
        "--preset nonsense",
        "--unknown",
        "stray",
        "--fullscreen=yes",
        "--speed=",
        "--data=",
        "--data=~nobody-is-called-so/x",
        "--data=" + "a" * 5000,
        "--size 16384x16384",
        "--help=3",
        "--players ２",
        "--seed=",
        "--sizes 1x1",
        "--shots",
    ],
)
@pytest.mark.parametrize("lang", LANGS)
def test_mistakes_get_one_sentence(line: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*line.split(), "--lang", lang] if "--lang" not in line else line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert err.rstrip().endswith(".")
    assert "error-" not in err
    # the option is named, so that it can be found on the line
    assert line.split(maxsplit=1)[0].partition("=")[0] in err


@pytest.mark.parametrize(
    ("line", "one", "other"),
    [
        ("--game joker --preset pairs --players 3", "--preset pairs", "--players 3"),
        ("--shots x --selfplay 1", "--shots", "--selfplay"),
    ],
)
def test_what_does_not_go_together(line: str, one: str, other: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([*line.split(), "--lang", "uk"]) == 2
    assert capsys.readouterr().err.splitlines() == [Texts("uk")("error-options-together", one=one, other=other)]


def test_the_language_of_the_complaint(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli, "system_lang", lambda: "en")
    cli.main(["--lang=uk", "--seed", "x"])
    assert "cannot" not in capsys.readouterr().err
    cli.main(["--lang", "xx", "--seed", "x"])
    assert "cannot be" in capsys.readouterr().err


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for option in ("--data", "--shots"):
        with pytest.raises(cli.UsageError):
            cli.wish([option, str(file)])
    assert cli.wish(["--data", str(tmp_path / "new")]).data == tmp_path / "new"


def test_help_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["--help"])
    assert ended.value.code == 0
    shown = capsys.readouterr().out
    for option in (
        "--lang",
        "--size",
        "--game",
        "--seed",
        "--speed",
        "--data",
        "--shots",
        "--selfplay",
        "--players",
        "--level",
    ):
        assert option in shown


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "setup"), ("uk", "підготовки"), ("ru", "подготовке"), ("ka", "მოწყობასთან")]
)
def test_help_says_that_a_named_game_begins_with_its_setup(lang: str, word: str) -> None:
    assert word in Texts(lang)("help-game")


def test_without_a_screen_one_sentence(tmp_path: Path) -> None:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path), "XDG_RUNTIME_DIR": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--lang", "en", "--data", str(tmp_path / "data")],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr.splitlines() == ["No screen was found to open a window on."]


def started(*arguments: str, root: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """The program, run as a player would, where there is no screen: it ends by itself."""
    return subprocess.run(
        [sys.executable, str(root / "main.py"), "--lang", "uk", *arguments],
        cwd=root,
        env={"PATH": "/usr/bin:/bin", "HOME": "/nowhere", "XDG_RUNTIME_DIR": "/nowhere", "SDL_VIDEODRIVER": "none"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_second_program_with_the_same_folder_is_refused(tmp_path: Path) -> None:
    hold = Hold(tmp_path)
    ended = started("--data", str(tmp_path))
    hold.release()
    assert ended.returncode == 1
    assert ended.stderr.splitlines() == [Texts("uk")("error-data-busy", folder=str(tmp_path))]


def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    folder = tmp_path / "file" / "deeper"
    assert cli.main(["--data", str(folder), "--lang", "ka"]) == 1
    assert capsys.readouterr().err.splitlines() == [Texts("ka")("error-data-folder", folder=str(folder))]


def test_a_terminal_without_the_letters_shows_signs_instead() -> None:
    ended = subprocess.run(
        [sys.executable, str(ROOT / "main.py"), "--help", "--lang", "ka"],
        env={"PYTHONIOENCODING": "ascii", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        timeout=60,
        check=False,
    )
    assert ended.returncode == 0
    assert ended.stderr == b""
    assert b"--selfplay" in ended.stdout
