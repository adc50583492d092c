"""The medallions of the animals."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scenes import tokens
from scenes.portraits import PORTRAITS, portrait


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.mark.parametrize("name", PORTRAITS)
def test_a_medallion_fills_its_square_and_stands_on_its_ground(name: str) -> None:
    for diameter in (28, 61, 104):
        drawn = portrait(name, diameter)
        assert drawn.get_size() == (diameter, diameter)
        assert drawn.get_at((diameter - 1, diameter - 1)).a == 0
    ground = pygame.mask.from_threshold(drawn, tokens.colour(f"ground_{name}"), (3, 3, 3, 255))
    assert ground.count() > 500


def test_portraits_differ_and_are_kept() -> None:
    assert len({pygame.image.tobytes(portrait(name, 64), "RGBA") for name in PORTRAITS}) == len(PORTRAITS)
    assert portrait("fox", 64) is portrait("fox", 64)


def test_an_animal_of_another_version_is_the_first_one() -> None:
    assert pygame.image.tobytes(portrait("cat", 64), "RGBA") == pygame.image.tobytes(portrait(PORTRAITS[0], 64), "RGBA")
