"""The house rules: who may import what, where things lie, how long a module is, and no sentences in code."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

ROOMS = {"main.py", "game", "scenes", "assets", "tests", "requirements.txt"}
BESIDE = {"README.md", "LICENSE", "pyproject.toml"}
LONGEST = 400
"""Lines of a module."""

MAY_IMPORT = {
    "game": {"game"},
    "scenes": {"game", "scenes", "pygame", "pygame_gui", "fluent"},
}
GAME_MAY_IMPORT = {
    "game.cards",
    "game.rules",
    "game.mind",
    "game.exact",
    "game.beating",
    "game.losses",
    "game.memory",
    "game.sampling",
}
BOTS_MAY_IMPORT = {"game.cards", "game.rules", "game.mind", "game.exact", "game.registry"}
"""They know no game but by what the contract and its mind say."""

FOR_DEVELOPERS = {"cli", "selfplay", "shots"}
"""Modules or folders of scenes whose output is read in a terminal."""

LOGGERS = {"_log", "log", "_logger", "logger", "logging", "warnings"}
SENTENCE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
CAPITAL = re.compile(r"\b[A-Z][a-z]")
NOT_LATIN = re.compile(r"[Ѐ-ӿა-ჿ]{2,}")


def modules(*rooms: str) -> list[Path]:
    return sorted(path for room in rooms for path in (ROOT / room).rglob("*.py"))


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def imports(path: Path) -> Iterator[str]:
    """The full names of all that a module imports, at its top or anywhere else."""
    package = path.relative_to(ROOT).parent.parts
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            source = ".".join(part for part in (start, node.module or "") if part)
            yield from (f"{source}.{alias.name}" for alias in node.names)


def within(name: str, allowed: set[str]) -> bool:
    return any(name == start or name.startswith(start + ".") for start in allowed)


@pytest.mark.parametrize("path", modules("game", "scenes"), ids=named)
def test_a_room_imports_only_what_it_may(path: Path) -> None:
    allowed = MAY_IMPORT[path.relative_to(ROOT).parts[0]] | set(sys.stdlib_module_names)
    assert [name for name in imports(path) if name.partition(".")[0] not in allowed] == []


@pytest.mark.parametrize("path", [path for path in modules("game") if len(path.relative_to(ROOT).parts) > 2], ids=named)
def test_a_game_knows_only_cards_rules_and_itself(path: Path) -> None:
    own = ".".join(path.relative_to(ROOT).parts[:2])
    allowed = (BOTS_MAY_IMPORT if own == "game.bots" else GAME_MAY_IMPORT) | {own}
    wrong = [name for name in imports(path) if within(name, {"game"}) and not within(name, allowed)]
    assert wrong == []


def test_main_only_opens_the_scenes() -> None:
    main = ROOT / "main.py"
    if main.exists():
        allowed = {"scenes", "__future__", "multiprocessing", "sys"}
        assert [name for name in imports(main) if not within(name, allowed)] == []


def test_nothing_else_lies_at_the_top() -> None:
    there = {path.name for path in ROOT.iterdir() if not path.name.startswith((".", "__pycache__"))}
    assert there - ROOMS - BESIDE == set()


@pytest.mark.parametrize("path", modules("game", "scenes", "assets", "tests"), ids=named)
def test_a_module_is_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST


def for_developers(node: ast.AST) -> list[ast.AST]:
    """The parts of a node that no player reads: docstrings, log lines, reasons of errors, types."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return [node.value]
    if isinstance(node, ast.Raise | ast.Assert):
        return [node]
    if isinstance(node, ast.AnnAssign):
        return [node.annotation]
    if isinstance(node, ast.arg) and node.annotation:
        return [node.annotation]
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        # what `repr` gives is read in tracebacks
        return [node] if node.name == "__repr__" else [node.returns] if node.returns else []
    if isinstance(node, ast.Call):
        called = node.func
        if isinstance(called, ast.Attribute) and getattr(called.value, "id", "") in LOGGERS:
            return [node]
        name = getattr(called, "attr", getattr(called, "id", ""))
        if name in {"cast", "TypeVar", "NewType"} or name.endswith(("Error", "_warn_once")):
            return [node]
    return []


def sentences(path: Path) -> Iterator[tuple[int, str]]:
    """Strings of a module that look like something said to a player."""
    hidden: set[int] = set()
    whole = tree(path)
    for node in ast.walk(whole):
        for part in for_developers(node):
            hidden |= {id(inner) for inner in ast.walk(part)}
    for node in ast.walk(whole):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in hidden:
            continue
        text = node.value
        markup = text.lstrip().startswith("<")
        latin = SENTENCE.search(text) and CAPITAL.search(text) and not markup
        # up to four letters may be those on the cards
        other = NOT_LATIN.search(text) and len(text) > 4
        if latin or other:
            yield node.lineno, text


@pytest.mark.parametrize(
    "path",
    [path for path in modules("scenes") if not FOR_DEVELOPERS & {*path.relative_to(ROOT).parts, path.stem}],
    ids=named,
)
def test_no_sentence_for_players_is_in_code(path: Path) -> None:
    assert list(sentences(path)) == []


def test_a_sentence_in_code_would_be_found(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(
        '"""A docstring with Capitals is no text for players."""\n'
        "_log.warning('The file %s is gone', 1)\n"
        "raise ValueError('No such thing here')\n"
        "kind: 'dict[str, Any]' = cast('list[int, Any]', 1)\n"
        "path = '<svg xmlns=\"Some thing\"/>'\n"
        "letters = 'ТКДВ'\n"
        "label('Your turn')\n"
        "label(f'Clubs, or a {joker}')\n"
        "label('Твій хід')\n"
        "label('კოზირი')\n",
        encoding="utf-8",
    )
    assert sorted(line for line, _ in sentences(sample)) == [7, 8, 9, 10]


@pytest.mark.parametrize("path", modules("scenes"), ids=named)
def test_texts_are_never_put_in_capitals(path: Path) -> None:
    """Georgian has no capitals that fonts know; only codes of languages may be written large."""
    wrong = [
        ast.unparse(node)
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "upper"
        and "lang" not in ast.unparse(node.func.value)
    ]
    assert wrong == []
