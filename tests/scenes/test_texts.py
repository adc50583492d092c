"""Texts: language switch, fallbacks, numbers, attributes, and the words for cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import cards
from scenes.texts import BOT_NAMES, LANGS, Texts

EN = """
greeting = Hello, { $name }
only-english = Only here
    .hint = A hint
count =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
"""
UK = """
greeting = Вітаю, { $name }
count =
    { $n ->
        [one] { $n } карта
        [few] { $n } карти
       *[many] { $n } карт
    }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for lang, content in (("en", EN), ("uk", UK)):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "some.ftl").write_text(content, encoding="utf-8")
    return tmp_path


def test_language_is_switched_at_any_moment(folder: Path) -> None:
    texts = Texts("en", folder)
    assert texts("greeting", name="Nino") == "Hello, Nino"
    texts.lang = "uk"
    assert texts("greeting", name="Ніно") == "Вітаю, Ніно"


def test_missing_text_comes_from_english_then_from_the_key(folder: Path) -> None:
    texts = Texts("uk", folder)
    assert texts("only-english") == "Only here"
    assert texts("only-english.hint") == "A hint"
    assert texts("nowhere") == "nowhere"
    assert texts("greeting.hint") == "greeting.hint"
    assert texts.has("only-english")
    assert not texts.has("nowhere")


def test_a_language_without_files_speaks_english(folder: Path) -> None:
    assert Texts("ka", folder)("only-english") == "Only here"


def test_an_unknown_language_becomes_english(folder: Path) -> None:
    assert Texts("xx", folder).lang == "en"


def test_a_missing_argument_does_not_stop_the_game(folder: Path) -> None:
    assert "Hello" in Texts("en", folder)("greeting")


@pytest.mark.parametrize(
    ("n", "expected"), [(1, "1 карта"), (2, "2 карти"), (5, "5 карт"), (11, "11 карт"), (21, "21 карта")]
)
def test_ukrainian_has_three_plurals(folder: Path, n: int, expected: str) -> None:
    assert Texts("uk", folder)("count", n=n) == expected


@pytest.mark.parametrize("lang", LANGS)
def test_scores_are_written_without_grouping(lang: str) -> None:
    assert "12700" in Texts(lang)("bura-end-var", points=12700)


def test_arguments_are_not_wrapped_in_marks(folder: Path) -> None:
    assert Texts("en", folder)("greeting", name="x").isascii()


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        ("en", ("queen of spades", "six of clubs", "ace of hearts")),
        ("uk", ("пікова дама", "трефова шістка", "чирвовий туз")),
        ("ru", ("дама пик", "шестёрка треф", "туз черв")),
        ("ka", ("ყვავის დამა", "ჯვრის ექვსიანი", "გულის ტუზი")),
    ],
)
def test_cards_in_words(lang: str, expected: tuple[str, ...]) -> None:
    texts = Texts(lang)
    assert tuple(texts.card(cards.card(name)) for name in ("QS", "6C", "AH")) == expected


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_its_own_words(lang: str) -> None:
    texts = Texts(lang)
    spoken = {texts.card(card) for card in range(52)}
    assert len(spoken) == 52
    for rank in range(2, 15):
        word = texts.rank(rank)
        assert sum(word in name.split() for name in spoken) == 4


@pytest.mark.parametrize("lang", LANGS)
def test_suits_have_their_forms(lang: str) -> None:
    texts = Texts(lang)
    for suit in range(4):
        for form in ("", "title", "high"):
            assert not texts.suit(suit, form).startswith("suit-")
    assert not texts.suit(None).startswith("no-")
    assert not texts.suit(None, "title").startswith("no-")


@pytest.mark.parametrize("lang", LANGS)
def test_bots_have_names_that_differ(lang: str) -> None:
    texts = Texts(lang)
    names = {texts(f"name-{name}") for name in BOT_NAMES}
    assert len(names) == len(BOT_NAMES)
    assert not any(name.startswith("name-") for name in names)
