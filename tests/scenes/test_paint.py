"""Painted pieces: exact sizes, smooth corners, cached; the cloth without bands."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes import cloth, fonts, paint, tokens
from scenes.app import App

pytestmark = pytest.mark.usefixtures("app")

SIZES = [(300, 78), (61, 61), (33, 17), (1201, 43)]


@pytest.mark.parametrize("size", SIZES)
def test_pieces_have_the_size_asked_for(size: tuple[int, int]) -> None:
    for kind in paint.KINDS:
        for state in paint.STATES:
            assert paint.button(size, kind, state, 8, "green").get_size() == size
    assert paint.panel(size, "blue", 8, "gold").get_size() == size
    assert paint.paper(size, 8).get_size() == size
    assert paint.tile(size, "#8a2030", 8).get_size() == size
    assert paint.plate(size, 8, 10).get_size() == (size[0], size[1] + 10)
    assert paint.ribbon(size).get_size() == size


def test_unknown_kinds_are_refused() -> None:
    with pytest.raises(ValueError, match="no button"):
        paint.button((9, 9), "silver", "normal", 2, "green")
    with pytest.raises(ValueError, match="no button"):
        paint.button((9, 9), "gold", "sleepy", 2, "green")


def test_corners_are_round_and_smooth() -> None:
    surface = paint.button((120, 60), "gold", "normal", 16, "green")
    assert surface.get_at((0, 0)).a == 0
    alphas = {surface.get_at((x, y)).a for x in range(17) for y in range(17)}
    assert len(alphas) > 6


def test_states_can_be_told_apart() -> None:
    for kind in ("gold", "paper", "dark"):
        middles = {tuple(paint.button((120, 60), kind, s, 16, "green").get_at((60, 30))) for s in paint.STATES[:4]}
        assert len(middles) == 4, kind


def test_pieces_are_drawn_once() -> None:
    assert paint.chip("3", 40) is paint.chip("3", 40)
    assert paint.timer(100, 0.502) is paint.timer(100, 0.505)
    assert paint.timer(100, 1.0) is not paint.timer(100, 0.0)


def test_a_panel_lets_the_felt_through_more_at_its_top() -> None:
    surface = paint.panel((100, 100), "green", 12)
    top, foot = surface.get_at((50, 6)).a, surface.get_at((50, 93)).a
    assert 0.7 * 255 < top < foot < 0.9 * 255


def test_shadow_lies_below_and_fades() -> None:
    surface = pygame.Surface((200, 200))
    surface.fill("white")
    paint.draw_shadow(surface, pygame.Rect(60, 60, 80, 80), 12, "tile")
    above, below, far = (surface.get_at(p).r for p in ((100, 52), (100, 148), (100, 195)))
    assert below < above
    assert far > 245


def test_focus_ring_surrounds_and_does_not_cover() -> None:
    pad = paint.ring_pad(1.0)
    ring = paint.focus_ring((80, 40), 10)
    assert ring.get_size() == (80 + 2 * pad, 40 + 2 * pad)
    assert ring.get_at((pad + 40, pad - 2))[:3] == tuple(tokens.colour("focus"))[:3]
    assert ring.get_at((pad + 40, pad + 20)).a < 20


def test_golden_words_are_golden() -> None:
    words = paint.golden("+250", 78)
    shades = {tuple(words.get_at((x, y))[:3]) for x in range(0, words.width, 3) for y in range(0, words.height, 3)}
    assert any(r > 230 and 150 < g < 240 and b < 180 for r, g, b in shades)


@pytest.mark.parametrize("theme", tokens.THEMES)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1023, 601)])
def test_the_table_fills_the_window_and_is_lit_from_above(size: tuple[int, int], theme: str) -> None:
    surface = cloth.table(size, theme)
    assert surface.get_size() == size
    assert cloth.table(size, theme) is surface
    places = ((0.5, 0.45), (0.75, 0.5), (0.05, 0.9))
    lit, middle, corner = (sum(surface.get_at((int(size[0] * x), int(size[1] * y)))[:3]) for x, y in places)
    assert lit > middle > corner


def test_felt_has_no_bands() -> None:
    surface = cloth.felt((1280, 720), "green")
    # along a row no step is larger than the weave itself
    row = [surface.get_at((x, 300)).g for x in range(200, 640)]
    assert max(abs(a - b) for a, b in pairwise(row)) <= 2


def test_words_fit_or_end_in_an_ellipsis() -> None:
    long = "დაუსრულებლად გრძელი სახელი"
    for most in (30, 80, 150, 900):
        short, px = fonts.fit(long, 20, most)
        assert fonts.width(short, px) <= most
        assert 13 <= px <= 20
        assert short == long or short.endswith("…")
    assert fonts.fit("a", 20, 100) == ("a", 20)


@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=30), st.integers(90, 500))
def test_even_lines_are_as_few_and_no_word_is_left_alone(words: list[str], most: int) -> None:
    text = " ".join(words)
    lines, plain = fonts.even(text, 16, most), fonts.wrap(text, 16, most)
    assert " ".join(lines) == text
    assert len(lines) == len(plain)
    wide = max(fonts.width(line, 16) for line in lines)
    assert wide <= max(fonts.width(line, 16) for line in plain)
    longest = max(fonts.width(word, 16) for word in words)
    assert wide == longest or len(fonts.wrap(text, 16, wide - 1)) > len(lines)


def test_a_last_word_is_not_left_alone() -> None:
    text = "Your pile is counted before both. 31 or more win you 1; fewer lose you 1."
    most = fonts.width(text, 16) - 5
    assert fonts.wrap(text, 16, most)[-1] == "1."
    assert len(fonts.even(text, 16, most)[-1]) > len(text) // 3


def test_wrapping_keeps_every_letter() -> None:
    text = "Khisht costs two hundred\nsupercalifragilistic"
    for most in (60, 120, 400):
        lines = fonts.wrap(text, 16, most)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "").replace("\n", "")
        assert all(fonts.width(line, 16) <= most for line in lines)
    assert fonts.wrap("", 16, 100) == ("",)


def test_text_may_be_translucent(app: App) -> None:
    assert app.window is not None
    whole, half = fonts.text("W", 40, "#ffffff"), fonts.text("W", 40, tokens.colour("white", 0.5))
    strongest = max(half.get_at((x, y)).a for x in range(half.width) for y in range(half.height))
    assert strongest in range(120, 136)
    assert whole.get_size() == half.get_size()
