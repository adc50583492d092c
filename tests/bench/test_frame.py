"""A moving table costs no more than drawing everything plainly; a still one costs next to nothing."""

from __future__ import annotations

from tests.bench.frame import measure


def test_a_table_in_motion_is_cheaper_than_plain_blits() -> None:
    found = measure((800, 480))
    assert found["moving_ratio"] < 1.5
    assert found["idle_ratio"] < 0.5
