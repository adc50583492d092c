"""The four queens: bell-shaped, wreath and ribbons (H, D) or band and veil (S, C), each with her plant and her bearing.

S stands upright in a high diadem with an ear of wheat, H bends her head over guelder rose, D carries sunflowers in her
crown of hair and a fan of them in hand, C brings the jug and the grapes.
"""

from __future__ import annotations

import math

from assets.make.emblems import emblem, flower
from assets.make.face import eyes, face, fist
from assets.make.palette import BLUSH, BLUSH_LO, CLOTH, CORAL, CREAM, GOLD, LEAF, LEAF_LO, SKIN_LO, TEAL, suit
from assets.make.svg import circle, ellipse, group, line, path, place, rect, rhomb, turned, twin

_IRIS = {"H": "#4A2C1A", "D": "#2F6F86"}
_VEILED = "SC"
_TILT = {"H": 6, "C": -4}


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


def _ear() -> str:
    """A tall ear of wheat."""
    out = line("M164 124C165 100 165 84 165 62", "#C48F2C", 3)
    out += path("M164 100C175 96 181 88 183 76C172 79 165 88 164 100Z", LEAF)
    return out + emblem("S", 165, 46, 1.22)


def _bough() -> str:
    """A bough of guelder rose with two bunches."""
    out = line("M165 124C168 100 168 84 167 62M166 108C172 102 177 98 181 92", LEAF, 3)
    out += path("M167 96C156 95 150 89 147 80C158 80 166 86 167 96Z", LEAF_LO)
    return out + emblem("H", 181, 84, 0.72, 10) + emblem("H", 167, 47, 1.16)


def _sunflowers() -> str:
    """Two sunflowers, one above the other."""
    out = line("M164 124C162 100 166 82 171 52M164 112C170 102 176 96 180 92", LEAF, 3)
    out += path("M163 98C152 95 147 88 146 79C157 80 163 88 163 98Z", LEAF_LO)
    return out + emblem("D", 182, 88, 0.6) + emblem("D", 172, 44, 1.12)


def _jug() -> str:
    """A clay jug, carried on the hand, with grapes hanging over its lip."""
    clay, dark = "#C06A3C", "#9C5029"
    out = line("M181 58C196 60 196 86 181 90", dark, 5)
    out += twin("M167 40H176L174.5 56C186 62 188 92 177 110H167", clay, dark, axis=167)
    out += rect(155, 36, 24, 6.5, "#D98A55", 3) + rect(167, 36, 12, 6.5, clay, 3) + line("M151.5 78H182.5", CREAM, 2.4)
    for x in (156, 163.5, 171, 178.5):
        out += rhomb(x, 78, 5, 9, CREAM) + rhomb(x, 78, 2.4, 4, CLOTH["C"].dark)
    return out + line("M166 36C162 27 156 25 152 29", LEAF, 2.6) + emblem("C", 150, 43, 0.92)


_HELD = {"S": _ear, "H": _bough, "D": _sunflowers, "C": _jug}


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


def _hand() -> str:
    return rect(154, 121, 22, 12, CREAM, 3) + line("M156 124.5H174", CORAL, 2) + fist(155, 108)


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


def _braid(letter: str, side: int, length: int) -> str:
    """A braid of `length` knots that hangs beside the face, its end bound."""
    hair, shade = CLOTH[letter].queen
    light, dark = (hair, shade) if side < 0 else (shade, hair)
    knot = ellipse(0, 0, 5.6, 6.6, light) + line("M-4-2Q0 2 4-2", dark, 1.2)
    out = ""
    for i in range(length):
        turn = side * 14 * (1 if i % 2 else -1)
        out += place(knot, 100 + side * (25 + i * 1.6), 82 + i * 8.8, turn=turn)
    x, y = 100 + side * (25 + length * 1.6), 82 + length * 8.8 - 4
    return out + rect(x - 4.5, y, 9, 5, _beads(letter), 2)


def _loose_hair(letter: str) -> str:
    hair, shade = CLOTH[letter].queen
    out = path("M77 58C70 78 64 92 66 118C72 122 80 120 84 114C80 100 78 84 80 70Z", hair)
    out += path("M123 58C130 78 136 92 134 118C128 122 120 120 116 114C120 100 122 84 120 70Z", shade)
    out += line("M74 82C71 94 70 104 73 114", shade, 1.4) + line("M126 82C129 94 130 104 127 114", hair, 1.4)
    for x in (77, 123):
        out += circle(x, 82, 2.4, GOLD) + rhomb(x, 88.5, 5, 8, CORAL)
    return out


def _plaits(letter: str) -> str:
    if letter == "S":
        return _braid(letter, -1, 5) + _braid(letter, 1, 5)
    if letter == "H":
        return _braid(letter, -1, 5)
    if letter == "C":
        return _loose_hair(letter)
    out = ""
    for x in (77.5, 122.5):
        out += circle(x, 82.5, 2.6, CORAL) + rhomb(x, 89.5, 5.5, 8.5, GOLD)
    return out


def _diadem() -> str:
    """The high diadem of spades."""
    cloth = CLOTH["S"]
    out = twin("M100 9C108 16 128 20 134 34L132 55C124 45 114 40 100 40", cloth.mid, cloth.dark)
    out += line("M68 55L66 34C72 20 92 16 100 9C108 16 128 20 134 34L132 55", GOLD, 3)
    out += line("M68 55C76 45 86 40 100 40C114 40 124 45 132 55", GOLD, 2.4)
    for x, y, w in ((75, 36, 7), (85, 30.5, 8), (115, 30.5, 8), (125, 36, 7)):
        out += rhomb(x, y, w, w * 1.35, CREAM) + rhomb(x, y, w * 0.45, w * 0.6, CORAL)
    out += suit("S", 100, 27.5, 15, CREAM) + circle(100, 9, 3.6, GOLD)
    for i in range(-4, 5):
        out += circle(100 + i * 7.4, 41.5 + abs(i) ** 1.7 * 1.25, 2, CREAM)
    return out


def _cap() -> str:
    """The flat embroidered cap of clubs, with a row of pearls."""
    cloth = CLOTH["C"]
    out = twin("M100 18C118 18 131 24 131 31L132 53C124 44 114 39 100 39", cloth.mid, cloth.dark)
    out += line("M69 31C69 24 82 18 100 18C118 18 131 24 131 31", "#F3EAD8", 4)
    out += line("M68 53C76 44 86 39 100 39C114 39 124 44 132 53", GOLD, 3)
    for degrees in (-52, -30, 30, 52):
        a = math.radians(degrees)
        out += rhomb(100 + math.sin(a) * 31, 53 - math.cos(a) * 22.5, 8, 9.5, GOLD)
        out += rhomb(100 + math.sin(a) * 31, 53 - math.cos(a) * 22.5, 3.6, 4.4, cloth.dark)
    out += suit("C", 100, 29, 14, CREAM)
    for i in range(-4, 5):
        out += circle(100 + i * 7.6, 42.5 + abs(i) ** 1.7 * 1.2, 2.2, CREAM if i % 2 else CORAL)
    return out


def _wreath() -> str:
    """The flower wreath of hearts."""
    cloth = CLOTH["H"]
    out = path("M68 56C64 30 80 18 100 18C120 18 136 30 132 56C124 45 114 40 100 40C86 40 76 45 68 56Z", LEAF)
    for degrees, scale in ((-74, 1.06), (-49, 1.25), (-24, 1.37), (24, 1.37), (49, 1.25), (74, 1.06)):
        a, other = math.radians(degrees), abs(degrees) == 49
        x, y = 100 + math.sin(a) * 33, 56 - math.cos(a) * 31
        out += flower(x, y, scale, CREAM if other else cloth.light, cloth.mid if other else GOLD)
    out += flower(100, 23, 1.5, cloth.mid, GOLD)
    for degrees in (-62, -37, -12, 12, 37, 62):
        a = math.radians(degrees)
        out += circle(100 + math.sin(a) * 38, 56 - math.cos(a) * 36.5, 2.3, GOLD)
    return out


def _crown_of_hair() -> str:
    """Braids laid round the head under a halo of sunflower petals: diamonds."""
    hair, shade = CLOTH["D"].queen
    out = ""
    for i in range(-6, 7):
        petal = path("M0-20C6-14 5-5 0 1C-5-5-6-14 0-20Z", "#F0B537" if i % 2 else "#E0922A")
        out += group(petal, f"translate(100 60) rotate({i * 13.5}) translate(0 -30)")
    for i in range(-5, 6):
        a = math.radians(i * 16.5)
        knot = ellipse(0, 0, 6.4, 5.4, hair if i <= 0 else shade) + line(
            "M-3-3Q1 0-3 3", shade if i <= 0 else hair, 1.2
        )
        out += place(knot, 100 + math.sin(a) * 29, 59 - math.cos(a) * 24, turn=i * 16.5)
    out += circle(100, 35, 6.4, "#6A3B1C") + circle(100, 35, 4, CORAL)
    return out


_HEADDRESS = {"S": _diadem, "H": _wreath, "D": _crown_of_hair, "C": _cap}


def queen(letter: str) -> str:
    """The upper half of a queen, down to y = 132."""
    behind = _veil() if letter in _VEILED else _ribbons(letter)
    head = _head(letter) + _plaits(letter) + _HEADDRESS[letter]()
    if letter in _TILT:
        head = turned(head, _TILT[letter], 100, 96)
    return behind + _HELD[letter]() + _dress(letter) + _neck(letter) + head + _hand()
