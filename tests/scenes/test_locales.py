"""The texts: the same keys and variables in all languages, sound Fluent, and every key that scenes ask for."""

from __future__ import annotations

import ast as py
import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pygame
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from scenes.texts import LANGS, LOCALES, bundle

ROOT = Path(__file__).resolve().parent.parent.parent
FONTS = sorted((ROOT / "assets" / "fonts").glob("*.ttf"))
THREE_PLURALS = ("uk", "ru")
PLURAL_WORDS = {"zero", "one", "two", "few", "many"}
GAMES = ("joker", "durak", "durachki", "bura")
PARTS = r"[\w.-]*"
"""What any part is that code puts into a key."""
PICTURES = ("shots.py", "stills.py", "deck.py")
"""Code that makes names of pictures which look like keys."""
ASKING = {"texts", "_texts", "t", "_t"}
"""Names of the things in scenes that are called with a key."""


@lru_cache
def entries(lang: str) -> dict[str, list[tuple[str, ast.EntryType]]]:
    """All entries of the language by the name of their file, each with the key it has (or "")."""
    found: dict[str, list[tuple[str, ast.EntryType]]] = {}
    for path in sorted((LOCALES / lang).glob("*.ftl")):
        body = FluentParser(with_spans=True).parse(path.read_text(encoding="utf-8")).body
        found[path.name] = [(getattr(getattr(entry, "id", None), "name", ""), entry) for entry in body]
    return found


@lru_cache
def messages(lang: str) -> dict[str, ast.Message]:
    return {key: entry for file in entries(lang).values() for key, entry in file if isinstance(entry, ast.Message)}


def keys(lang: str) -> set[str]:
    """All keys of the language; an attribute is "key.attribute"."""
    return {
        name
        for key, message in messages(lang).items()
        for name in [key, *(f"{key}.{attribute.id.name}" for attribute in message.attributes)]
    }


class Inside(Visitor):
    """What a pattern holds: variables, references to other messages, and choices."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.choices: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.choices.append(node)
        self.generic_visit(node)


def pattern(lang: str, key: str) -> ast.Pattern | None:
    name, _, attribute = key.partition(".")
    message = messages(lang)[name]
    if not attribute:
        return message.value
    return next(item.value for item in message.attributes if item.id.name == attribute)


def inside(lang: str, key: str) -> Inside:
    found = Inside()
    value = pattern(lang, key)
    if value is not None:
        found.visit(value)
    return found


def variables(lang: str, key: str) -> set[str]:
    """The variables that a text needs, those of the texts it refers to included."""
    found, seen, ahead = set[str](), set[str](), [key]
    while ahead:
        current = ahead.pop()
        if current not in seen:
            seen.add(current)
            part = inside(lang, current)
            found |= part.variables
            ahead += part.references
    return found


def rendered(lang: str, key: str, number: int = 3) -> tuple[str, list[Exception]]:
    source = bundle(lang)
    name, _, attribute = key.partition(".")
    message = source.get_message(name)
    value = message.attributes[attribute] if attribute else message.value
    if value is None:
        return "", []
    text, errors = source.format_pattern(value, dict.fromkeys(variables(lang, key), number))
    return str(text), errors


@pytest.mark.parametrize("lang", LANGS)
def test_the_syntax_is_sound(lang: str) -> None:
    for name, file in entries(lang).items():
        for _, entry in file:
            if isinstance(entry, ast.Junk):
                pytest.fail(f"{lang}/{name}: {entry.annotations[0].message}: {(entry.content or '')[:120]!r}")


@pytest.mark.parametrize("lang", LANGS)
def test_no_key_is_given_twice(lang: str) -> None:
    times = Counter((type(entry).__name__, key) for file in entries(lang).values() for key, entry in file if key)
    assert [key for (_, key), number in times.items() if number > 1] == []


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_all_languages_have_the_same_files_and_keys(lang: str) -> None:
    assert sorted(entries(lang)) == sorted(entries("en"))
    for name in entries("en"):
        theirs = {key for key, entry in entries("en")[name] if isinstance(entry, ast.Message)}
        ours = {key for key, entry in entries(lang)[name] if isinstance(entry, ast.Message)}
        assert ours ^ theirs == set(), f"only in one of en and {lang}, {name}"
    assert keys(lang) ^ keys("en") == set()


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "en"])
def test_all_languages_use_the_same_variables(lang: str) -> None:
    different = {
        key: (variables("en", key), variables(lang, key))
        for key in keys("en") & keys(lang)
        if variables("en", key) != variables(lang, key)
    }
    assert different == {}


@pytest.mark.parametrize("lang", LANGS)
def test_every_text_is_there_and_formats(lang: str) -> None:
    for key in sorted(keys(lang)):
        if pattern(lang, key) is None:
            assert messages(lang)[key].attributes, f"{lang}: {key} is empty"
            continue
        for number in (0, 1, 2, 5, 11, 21):
            text, errors = rendered(lang, key, number)
            assert errors == [], f"{lang}: {key}"
            assert text.strip(), f"{lang}: {key} is empty"
            assert text == text.strip(), f"{lang}: {key} has blanks at its ends"
            assert "  " not in text, f"{lang}: {key} has two blanks together"


@pytest.mark.parametrize("lang", LANGS)
def test_plurals_are_complete(lang: str) -> None:
    needed = {"one", "few", "many"} if lang in THREE_PLURALS else {"one", "other"}
    for key in sorted(keys(lang)):
        for choice in inside(lang, key).choices:
            forms = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
            if forms & PLURAL_WORDS:
                missing = needed - forms
                # a default called "other" may stand for "many", which whole numbers then fall into
                if missing == {"many"} and "other" in forms:
                    missing = set()
                assert not missing, f"{lang}: {key} lacks the plural forms {missing}"


@pytest.mark.parametrize("lang", LANGS)
def test_letters_are_of_one_script_and_lower_georgian(lang: str) -> None:
    for key in sorted(keys(lang)):
        text, _ = rendered(lang, key)
        mixed = re.findall(r"\w*(?:[A-Za-z][Ѐ-ӿ]|[Ѐ-ӿ][A-Za-z]|[Ѐ-ӿ][ა-ჿ]|[ა-ჿ][Ѐ-ӿ])\w*", text)
        assert mixed == [], f"{lang}: {key} mixes scripts within a word"
        assert not re.search(r"[\u1c90-\u1cbf\u10a0-\u10c5]", text), f"{lang}: {key} has Georgian capitals"
        assert not re.search(r"\w'\w", text), f"{lang}: {key} has a typewriter apostrophe"


@pytest.mark.parametrize("path", FONTS, ids=lambda path: path.stem)
def test_the_fonts_have_every_letter(path: Path) -> None:
    used = {letter for lang in LANGS for key in keys(lang) for letter in rendered(lang, key)[0]} - {"\n"}
    pygame.font.init()
    letters = sorted(used)
    metrics = pygame.font.Font(path, 20).metrics("".join(letters))
    assert [letter for letter, size in zip(letters, metrics, strict=True) if size is None] == []


def calls() -> Iterator[tuple[str, py.expr, py.Call]]:
    """Every place in scenes that asks for a text: where it is, the expression of the key, the call."""
    for path in sorted((ROOT / "scenes").rglob("*.py")):
        for node in py.walk(py.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, py.Call) and node.args:
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                if name in ASKING:
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", node.args[0], node


def shapes(key: py.expr) -> list[re.Pattern[str]]:
    """What a key written in the code may be: a literal, a choice of two, or a text with parts put in."""
    if isinstance(key, py.Constant) and isinstance(key.value, str):
        return [re.compile(re.escape(key.value))]
    if isinstance(key, py.IfExp):
        return shapes(key.body) + shapes(key.orelse)
    if isinstance(key, py.JoinedStr):
        parts = [re.escape(str(p.value)) if isinstance(p, py.Constant) else PARTS for p in key.values]
        return [re.compile("".join(parts))]
    return []


def test_every_key_that_scenes_ask_for_exists() -> None:
    known = keys("en")
    missing = [
        f"{where}: {shape.pattern}"
        for where, key, _ in calls()
        for shape in shapes(key)
        if not any(shape.fullmatch(name) for name in known)
    ]
    assert missing == []


def test_every_text_is_asked_for_with_its_variables() -> None:
    wrong = []
    for where, key, call in calls():
        given = {word.arg for word in call.keywords}
        if None in given or not isinstance(key, py.Constant) or key.value not in keys("en"):
            continue
        if given != variables("en", key.value):
            wrong.append(f"{where}: {key.value} needs {sorted(variables('en', key.value))}")
    assert wrong == []


def strings(*folders: str) -> Iterator[re.Pattern[str]]:
    """The shapes of all strings in the code of these folders that have a letter; not the names of pictures."""
    for folder in folders:
        for path in (ROOT / folder).rglob("*.py"):
            if path.name in PICTURES:
                continue
            for node in py.walk(py.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, py.Constant | py.JoinedStr):
                    yield from (shape for shape in shapes(node) if re.search(r"[a-z]", shape.pattern))


def unused(told: set[str]) -> list[str]:
    """Which of these keys no code names: whole, put together from parts, or as the rest of a key of its game."""
    used = list(strings("scenes", "game"))
    whole = {shape.pattern.replace("\\", "") for shape in used}
    forms = [shape for shape in used if PARTS in shape.pattern and re.match(r"[a-z]+\\?-", shape.pattern)]
    forms = [shape for shape in forms if shape.pattern not in {f"{game}\\-{PARTS}" for game in GAMES}]
    for game in ("durak", "durachki"):
        # what both games have is asked for without the name of the game
        for rest in strings("scenes/beating", f"scenes/{game}"):
            whole.add(f"{game}-{rest.pattern}".replace("\\", ""))
            if PARTS in rest.pattern and re.search(r"[a-z]{3}", rest.pattern.replace(PARTS, "")):
                forms.append(re.compile(f"{game}-{rest.pattern}"))
    referred = {name for key in keys("en") for name in inside("en", key).references}
    return sorted(key for key in told - whole - referred if not any(form.fullmatch(key) for form in forms))


def test_every_text_is_used_somewhere() -> None:
    assert unused(set(messages("en"))) == []


def test_a_text_that_nothing_uses_is_found() -> None:
    known = {"count-cards", "durak-lead", "durachki-result-first", "bura-stake-3"}
    assert unused({*known, "count-geese", "durak-goose", "bura-geese"}) == ["bura-geese", "count-geese", "durak-goose"]
