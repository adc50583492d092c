"""Plants and ornaments that the figures wear: an emblem per suit, a flower, the woven sash."""

from __future__ import annotations

from assets.make.palette import CORAL, CREAM, GOLD, LEAF, LEAF_LO, Cloth
from assets.make.svg import circle, ellipse, group, line, path, place, rect, rhomb


def _guelder_rose() -> str:
    out = path("M0 6C-14 4-20-6-20-16C-8-16 0-8 0 6Z", LEAF) + path("M0 6C14 4 20-6 20-16C8-16 0-8 0 6Z", LEAF_LO)
    for x, y in ((-9, 4), (9, 4), (0, 1), (-5, 12), (5, 12), (0, 20)):
        out += circle(x, y, 5.6, CORAL) + circle(x - 1.6, y - 1.8, 1.5, "#F19A86")
    return out


def _sunflower() -> str:
    out = ""
    for i in range(12):
        petal = path("M0-21C5-17 5-11 0-8C-5-11-5-17 0-21Z", "#F0B537" if i % 2 else "#E09A22")
        out += group(petal, f"rotate({i * 30})")
    return out + circle(0, 0, 10, "#6A3B1C") + circle(0, 0, 6, "#4A2712")


def _grapes() -> str:
    out = path("M-2-12C-16-22-22-12-18-4C-12-2-6-4-2-12Z", "#4D9A5E")
    out += path("M2-12C14-24 22-14 18-5C12-3 6-4 2-12Z", "#37794A")
    for row, count in enumerate((4, 3, 2, 1)):
        for i in range(count):
            colour = "#6B3F86" if (i + row) % 2 else "#7E4F9C"
            out += circle((i - (count - 1) / 2) * 8.6, -5 + row * 7.4, 4.9, colour)
    return out


def _wheat() -> str:
    out = line("M0 26L0-14", "#C48F2C", 2.6)
    for i in range(4):
        for side in (-1, 1):
            grain = ellipse(0, -6, 3.6, 7, "#EDBE55" if side < 0 else "#D69C33")
            out += place(grain, side * 1.5, i * 8 - 9, turn=side * 32)
    return out + ellipse(0, -20, 3.6, 7.5, "#EDBE55")


_EMBLEMS = {"H": _guelder_rose, "D": _sunflower, "C": _grapes, "S": _wheat}


def emblem(letter: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The plant of a suit about (x, y): guelder rose H, sunflower D, grapes C, wheat S."""
    return place(_EMBLEMS[letter](), x, y, scale, turn)


def flower(x: float, y: float, scale: float, petals: str, heart: str) -> str:
    """A flower of six petals about (x, y), about 10 units wide."""
    out = "".join(group(ellipse(0, -5.2, 3.3, 4.6, petals), f"rotate({i * 60})") for i in range(6))
    return place(out + circle(0, 0, 3, heart), x, y, scale)


def sash(cloth: Cloth) -> str:
    """The woven band, 20 high, that joins the two halves of a court card."""
    out = rect(12, 130, 176, 20, cloth.dark) + rect(12, 130, 176, 2.2, GOLD) + rect(12, 147.8, 176, 2.2, GOLD)
    for i in range(-4, 5):
        x, even = 100 + i * 20, i % 2 == 0
        out += rhomb(x, 140, 15, 12, GOLD if even else CREAM)
        out += rhomb(x, 140, 8, 6.4, cloth.mid if even else CORAL)
        if i < 4:
            out += rhomb(x + 10, 135.2, 4, 4, CREAM) + rhomb(x + 10, 144.8, 4, 4, CREAM)
    return out
