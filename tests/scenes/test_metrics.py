"""Sizes at the window sizes that the design names."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes import tokens
from scenes.metrics import Metrics


@pytest.mark.parametrize(
    ("size", "u", "border", "touch", "body"),
    [
        ((800, 480), 3, 12, 50, 15),
        ((1280, 720), 4, 26, 62, 16),
        ((1920, 1080), 6, 39, 93, 24),
        ((3840, 2160), 12, 78, 186, 48),
    ],
)
def test_design_sizes(size: tuple[int, int], u: int, border: int, touch: int, body: int) -> None:
    metrics = Metrics(*size)
    assert (metrics.u, metrics.border, metrics.touch, metrics.type("body")) == (u, border, touch, body)


@given(st.integers(800, 4000), st.integers(480, 2400))
def test_nothing_gets_too_small(width: int, height: int) -> None:
    metrics = Metrics(width, height)
    assert metrics.touch >= 48
    assert all(metrics.type(name) >= 13 for name in tokens.TYPE)
    assert metrics.rect.contains(metrics.safe)
    assert metrics.safe.left >= metrics.border
    assert metrics.px(1) >= 1
    assert metrics.px(0) == 0


def test_words_are_dropped_in_small_windows_only() -> None:
    assert Metrics(800, 480).small
    assert not Metrics(1280, 720).small
    assert Metrics(3000, 480).small
