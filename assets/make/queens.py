"""The four queens: bell-shaped, wreath and ribbons (H, D) or band and veil (S, C), each with her plant."""

from __future__ import annotations

import math

from assets.make.emblems import emblem, flower
from assets.make.face import eyes, face
from assets.make.palette import BLUSH, BLUSH_LO, CLOTH, CORAL, CREAM, GOLD, LEAF, SKIN_LO, TEAL, suit
from assets.make.svg import circle, ellipse, line, path, place, rect, rhomb, twin

_IRIS = {"H": "#4A2C1A", "D": "#2F6F86"}
_VEILED = "SC"


def _beads(letter: str) -> str:
    return GOLD if letter == "H" else CORAL


def _veil() -> str:
    out = twin("M100 50H140C142 82 152 102 170 116V132H100", "#F3EAD8", "#E2D5BB")
    return out + line("M66 60C63 86 54 106 40 120M134 60C137 86 146 106 160 120", "#CBBB9B", 1.4)


def _ribbons(letter: str) -> str:
    out = ""
    for i, colour in enumerate((CLOTH[letter].mid, GOLD, TEAL)):
        for side in (-1, 1):
            x0, x1 = 100 + side * (36 - i * 3), 100 + side * (62 - i * 9)
            out += path(
                f"M{x0} 50C{x0 + side * 3} 80 {x1} 96 {x1} 128L{x1 - side * 7} 128"
                f"C{x1 - side * 8} 96 {x0 - side * 5} 80 {x0 - side * 5} 50Z",
                colour,
            )
    return out


def _held(letter: str) -> str:
    out = line("M160 118C162 96 164 82 164 62", LEAF, 3)
    out += path("M162 92C172 90 178 84 180 76C170 76 164 82 162 92Z", LEAF)
    return out + emblem(letter, 164, 46, 1.12)


def _dress(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 97H126C160 102 182 112 184 132H100", "#FBF3E0", "#EADCC0")
    for side in (-1, 1):
        for i in range(3):
            x, y = 100 + side * (44 + i * 13), 112 + i * 4.3
            out += rhomb(x, y, 10.5, 12.5, cloth.mid) + rhomb(x, y, 4.6, 5.6, GOLD)
        hem = f"M{100 + side * 38} 122C{100 + side * 52} 124 {100 + side * 66} 128 {100 + side * 74} 131"
        out += line(hem, cloth.mid, 2.2)
    out += twin("M100 124C108 122 116 112 118 98H130L136 132H100", cloth.mid, cloth.dark)
    return out + line("M82 98C84 112 92 122 100 124C108 122 116 112 118 98", GOLD, 2.6)


def _neck(letter: str) -> str:
    out = path("M90 82H110V98L116 99C114 110 107 118 100 120C93 118 86 110 84 99L90 98Z", SKIN_LO)
    for row, (drop, count) in enumerate(((10, 7), (17, 9))):
        for i in range(count):
            a = math.pi * (0.1 + 0.8 * i / (count - 1))
            out += circle(100 - math.cos(a) * (13 + row * 2.5), 96 + math.sin(a) * drop, 2.6, _beads(letter))
    return out + rhomb(100, 118.5, 8, 10, GOLD)


def _head(letter: str) -> str:
    cloth = CLOTH[letter]
    hair, shade = cloth.queen
    out = path("M75 64C73 40 86 34 100 34C114 34 127 40 125 64L124 84C118 92 82 92 76 84Z", shade)
    out += face("M100 42C112 42 120 48 120 64C120 80 110 92 100 92")
    out += path("M77 68C77 48 88 42 100 42C94 50 84 54 77 68Z", hair)
    out += path("M123 68C123 48 112 42 100 42C106 50 116 54 123 68Z", shade)
    out += ellipse(86.5, 75, 4.2, 3, BLUSH) + ellipse(113.5, 75, 4.2, 3, BLUSH_LO)
    out += eyes(66, 9.5, _IRIS.get(letter, cloth.dark), lashes=True)
    out += line("M84 59Q90 55.5 96 58.5M116 59Q110 55.5 104 58.5", shade, 2)
    out += line("M100 66L98.3 75Q100 77 102.5 75.5", "#C98F66", 1.6)
    return out + path("M93.5 82.5Q97 79.5 100 81.3Q103 79.5 106.5 82.5Q100 88.5 93.5 82.5Z", "#B6322F")


def _braids(letter: str) -> str:
    hair, shade = CLOTH[letter].queen
    out = ""
    for side in (-1, 1):
        light, dark = (hair, shade) if side < 0 else (shade, hair)
        knot = ellipse(0, 0, 5.6, 6.6, light) + line("M-4-2Q0 2 4-2", dark, 1.2)
        for i in range(5):
            turn = side * 14 * (1 if i % 2 else -1)
            out += place(knot, 100 + side * (25 + i * 1.6), 82 + i * 8.8, turn=turn)
        out += rect(100 + side * 32.5 - 4.5, 122, 9, 5, _beads(letter), 2)
    return out


def _band(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 20C118 20 134 30 132 54C124 44 114 39 100 39", cloth.mid, cloth.dark)
    out += line("M68 54C66 30 82 20 100 20C118 20 134 30 132 54", GOLD, 3)
    out += line("M68 54C76 44 86 39 100 39C114 39 124 44 132 54", GOLD, 2.4)
    for degrees in (-56, -34, 34, 56):
        a = math.radians(degrees)
        out += rhomb(100 + math.sin(a) * 29, 52 - math.cos(a) * 23, 7, 8.5, CREAM)
    out += suit(letter, 100, 29.5, 14, CREAM)
    for i in range(-4, 5):
        a = math.radians(i * 24)
        out += circle(100 + math.sin(a) * 33.5, 52 - math.cos(a) * 33.5, 2.1, CREAM if i % 2 else GOLD)
    return out


def _wreath(letter: str) -> str:
    cloth = CLOTH[letter]
    out = path("M68 56C64 30 80 18 100 18C120 18 136 30 132 56C124 45 114 40 100 40C86 40 76 45 68 56Z", LEAF)
    for degrees, scale in ((-74, 1.06), (-49, 1.25), (-24, 1.37), (24, 1.37), (49, 1.25), (74, 1.06)):
        a, other = math.radians(degrees), abs(degrees) == 49
        x, y = 100 + math.sin(a) * 33, 56 - math.cos(a) * 31
        out += flower(x, y, scale, CREAM if other else cloth.light, cloth.mid if other else GOLD)
    out += flower(100, 23, 1.5, cloth.mid, GOLD)
    for degrees in (-62, -37, -12, 12, 37, 62):
        a = math.radians(degrees)
        out += circle(100 + math.sin(a) * 38, 56 - math.cos(a) * 36.5, 2.3, _beads(letter))
    return out


def queen(letter: str) -> str:
    """The upper half of a queen, down to y = 132."""
    behind = _veil() if letter in _VEILED else _ribbons(letter)
    dress = _band(letter) if letter in _VEILED else _wreath(letter)
    head = _neck(letter) + _head(letter) + _braids(letter) + dress
    return behind + _held(letter) + _dress(letter) + head
