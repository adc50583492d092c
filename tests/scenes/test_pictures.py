"""Every scene in typical states: it looks as it did, and no words are cut off.

``python -m tests.scenes.test_pictures`` writes the pictures to compare with anew; look at them before you commit them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from scenes import fonts, shots
from scenes.texts import LANGS

KEPT = Path(__file__).resolve().parent.parent / "data" / "pictures"
LOOKS = (((1280, 720), "en"), ((800, 480), "ka"))
THUMB = (240, 150)
TOLERANCE = 3.0
"""Mean difference of all colour values, 0 to 255: fonts and blurs differ a little between machines."""

MOVES = ("summary-pulka", "result")
"""States with confetti that no two runs drop alike."""

NAMES = ("table-long-names",)
"""States that show names too long for any plate: they may end in an ellipsis."""


def thumb(picture: pygame.Surface) -> pygame.Surface:
    return pygame.transform.smoothscale(picture, THUMB)


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean absolute difference of the colour values of two pictures of the same size."""
    a, b = one.convert(24), other.convert(24)
    parts = []
    for first, second in ((a, b), (b, a)):
        rest = first.copy()
        rest.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        parts.append(sum(pygame.transform.average_color(rest)[:3]) / 3)
    return sum(parts)


@pytest.fixture(scope="module")
def cut() -> Iterator[list[str]]:
    """Collects the strings that had to be cut."""
    found: list[str] = []
    real = fonts.fit

    def watched(string: str, px: int, most: int, bold: bool = False, least: int = fonts.LEAST) -> tuple[str, int]:
        short, size = real(string, px, most, bold, least)
        if short != string:
            found.append(string)
        return short, size

    fonts.fit = watched  # type: ignore[assignment]
    yield found
    fonts.fit = real


@pytest.mark.parametrize(("size", "lang"), LOOKS)
def test_every_state_looks_as_it_did_and_nothing_is_cut_off(size: tuple[int, int], lang: str, cut: list[str]) -> None:
    other, missing, short = [], [], []
    for name, picture in shots.pictures(size, lang):
        if cut and not name.endswith(NAMES):
            short.append((name, list(cut)))
        cut.clear()
        path = KEPT / f"{name}-{size[0]}x{size[1]}-{lang}.png"
        if not path.exists():
            missing.append(name)
            continue
        far = difference(thumb(picture), pygame.image.load(path))
        if far > (3 * TOLERANCE if name.startswith(MOVES) else TOLERANCE):
            other.append((name, round(far, 1)))
    assert not missing
    assert not other
    assert not short


@pytest.mark.soak
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (1920, 1080)])
def test_nothing_is_cut_off_anywhere(size: tuple[int, int], lang: str, cut: list[str]) -> None:
    if os.environ.get("TUZ_SOAK") == "short" and (size != (800, 480) or lang not in ("uk", "ru")):
        pytest.skip("in the long soak")
    short = []
    cut.clear()
    for name, _ in shots.pictures(size, lang):
        if cut and not name.endswith(NAMES):
            short.append((name, list(cut)))
        cut.clear()
    assert not short


def test_the_comparison_sees_a_change() -> None:
    pygame.display.set_mode((8, 8))
    one, other = pygame.Surface(THUMB), pygame.Surface(THUMB)
    one.fill("#204060")
    other.fill("#204060")
    assert difference(one, other) == 0
    pygame.draw.rect(other, "#f0e0c0", (20, 20, 60, 40))
    assert difference(one, other) > TOLERANCE


def write() -> None:
    """Write the pictures to compare with."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for size, lang in LOOKS:
        for name, picture in shots.pictures(size, lang):
            pygame.image.save(thumb(picture), str(KEPT / f"{name}-{size[0]}x{size[1]}-{lang}.png"))


if __name__ == "__main__":
    write()
