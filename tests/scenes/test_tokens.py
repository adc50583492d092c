"""The theme file, and that what must be told apart can be."""

from __future__ import annotations

import pytest
from pygame import Color

from scenes import tokens


def luminance(colour: Color) -> float:
    """Relative luminance as WCAG defines it."""

    def linear(channel: int) -> float:
        share = channel / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b)


def contrast(a: Color, b: Color) -> float:
    light, dark = sorted((luminance(a), luminance(b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_three_tables() -> None:
    assert tokens.THEMES == ("green", "blue", "red")
    assert tokens.theme("green") is tokens.theme("green")
    with pytest.raises(KeyError):
        tokens.theme("pink")


@pytest.mark.parametrize("name", tokens.THEMES)
def test_words_can_be_read_on_every_ground(name: str) -> None:
    theme = tokens.theme(name)
    for words in ("ivory", "muted", "over_bids", "under_bids", "focus"):
        assert contrast(tokens.colour(words), theme.panel) >= 4.5, words
    assert contrast(tokens.colour("ivory"), theme.felt_mid) >= 4.5


def test_words_can_be_read_on_gold_and_paper() -> None:
    for ground in ("gold", "gold_lo", "paper_lo", "button"):
        assert contrast(tokens.colour("ink"), tokens.colour(ground)) >= 4.5, ground
    for words in ("khisht", "exact", "ink_soft"):
        assert contrast(tokens.colour(words), tokens.colour("paper_lo")) >= 4.5, words


def test_a_colour_is_a_fresh_one_each_time() -> None:
    tokens.colour("gold").r = 0
    assert tokens.colour("gold") == Color("#E9B34A")
    assert tokens.colour("gold", 0.5).a == 128


def test_suits_in_two_and_four_colours() -> None:
    assert len({tuple(tokens.suit_colour(suit)) for suit in range(4)}) == 2
    assert len({tuple(tokens.suit_colour(suit, four=True)) for suit in range(4)}) == 4
