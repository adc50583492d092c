"""The four jacks: a cap with a hanging tail and a feather, cartridges on the coat, each with his own thing in hand."""

from __future__ import annotations

from assets.make.face import eyes, face, fist, nose
from assets.make.palette import (
    BLUSH,
    BLUSH_LO,
    CLOTH,
    CORAL,
    CREAM,
    GOLD,
    GOLD_LO,
    SKIN_LO,
    STEEL,
    STEEL_LO,
    TEAL,
    suit,
)
from assets.make.svg import circle, ellipse, line, path, rect, rhomb, turned, twin

_DARK_EYED = "SC"
_MOUSTACHED = "SD"


def _sabre() -> str:
    out = path("M158 128C174 106 180 76 168 40C186 66 190 104 168 132Z", STEEL)
    return out + path("M168 40C186 66 190 104 168 132L164 129C182 104 184 74 168 40Z", STEEL_LO)


def _coat(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 97H122C142 101 168 106 172 116L176 132H100", cloth.mid, cloth.dark)
    out += path("M24 132L28 116C29 112 34 109 42 107L46 132Z", cloth.light)
    return out + path("M176 132L172 116C171 112 166 109 158 107L154 132Z", cloth.mid)


def _hand() -> str:
    return turned(rect(150, 106, 22, 5.5, GOLD, 2.5), -22, 161, 108) + fist(152, 111) + rect(150, 124, 24, 8, CREAM, 2)


def _front(letter: str) -> str:
    out = ""
    for side in (-1, 1):
        for i in range(4):
            x, y = 100 + side * (22 + i * 7.4) - 2.5, 111 + i * 1.2
            out += rect(x, y, 5, 15, CREAM if side < 0 else "#E6D8BC", 2) + rect(x, y, 5, 4.5, GOLD, 2)
        out += line(f"M{100 + side * 18} 121L{100 + side * 49} 126", GOLD_LO, 1.8)
    out += path("M89 98H111L107 132H93Z", CREAM)
    for y in (106, 115, 124):
        out += rhomb(100, y, 8, 8, TEAL if letter == "H" else CORAL)
    out += path("M90 82H110V98H90Z", SKIN_LO)
    return out + twin("M100 101L118 92L122 103L100 112", GOLD, GOLD_LO)


def _head(letter: str) -> str:
    hair, shade = CLOTH[letter].jack
    out = path("M75 50H125V70C125 78 122 82 118 84L114 62H86L82 84C78 82 75 78 75 70Z", hair)
    out += path("M114 50H125V70C125 78 122 82 118 84Z", shade)
    out += face("M100 50H119V71C119 84 110 93 100 93")
    out += eyes(65, 9.8, "#3A2A1E" if letter in _DARK_EYED else "#2F6F86")
    out += path(
        "M83 59Q90 54 97 58L96.5 60.5Q90 57.5 83.5 61.5ZM117 59Q110 54 103 58L103.5 60.5Q110 57.5 116.5 61.5Z", shade
    )
    out += nose(63, 76, 9)
    if letter in _MOUSTACHED:
        out += path("M100 79C96 75 90 76 83 84C91 86 97 84 100 81C103 84 109 86 117 84C110 76 104 75 100 79Z", hair)
        return out + path("M96 86Q100 88.5 104 86Q100 87 96 86Z", "#A8332F")
    out += path("M92.5 81.5Q100 84 107.5 81.5Q100 89.5 92.5 81.5Z", "#B6322F")
    return out + ellipse(87, 76, 3.6, 2.6, BLUSH) + ellipse(113, 76, 3.6, 2.6, BLUSH_LO)


def _cap(letter: str) -> str:
    cloth = CLOTH[letter]
    out = path("M82 44C66 40 55 28 56 9C71 15 83 27 88 42Z", CREAM)
    out += path("M82 44C72 36 62 24 56 9C71 15 83 27 88 42Z", "#E0CFAB") + line(
        "M84 43C74 33 64 22 58 12", GOLD_LO, 1.3
    )
    out += path("M74 44C74 24 92 13 112 15C134 17 148 32 151 58L141 62C139 50 134 46 127 44Z", cloth.mid)
    out += path(
        "M104 15C108 14.6 110 14.8 112 15C134 17 148 32 151 58L141 62C139 50 134 46 127 44H112C122 36 116 24 104 15Z",
        cloth.dark,
    )
    out += line("M88 24C94 30 96 36 96 42", cloth.light, 2)
    out += turned(rect(139, 58, 14, 5, GOLD, 2), -16, 146, 60)
    out += path("M141 63L153 60L154 78L149 75L147 80L143 76Z", GOLD)
    fur, shade = ("#D8CFC0", "#BDB29F") if letter == "S" else ("#4A3426", "#38261B")
    out += rect(69, 41, 62, 15, fur, 7.5)
    for i in range(7):
        x = 75 + i * 8.3
        out += line(f"M{x:.1f} 45Q{x + 4:.1f} 49 {x:.1f} 53", shade, 2)
    return out + circle(100, 48.5, 8.5, GOLD) + suit(letter, 100, 48.5, 11, cloth.dark)


def jack(letter: str) -> str:
    """The upper half of a jack, down to y = 132."""
    return _sabre() + _coat(letter) + _hand() + _front(letter) + _head(letter) + _cap(letter)
