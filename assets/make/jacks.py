"""The four jacks: a cap with a hanging tail and a feather, cartridges on the coat, each with his own calling.

S guards with the sabre, H carries the lance and its pennant, D plays the panduri, C hunts with the falcon.
"""

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
    INK,
    SKIN,
    SKIN_LO,
    STEEL,
    STEEL_LO,
    TEAL,
    WOOD,
    WOOD_LO,
    suit,
)
from assets.make.svg import circle, ellipse, line, mirrored, path, place, rect, rhomb, turned, twin

_DARK_EYED = "SC"
_MOUSTACHED = "SD"
_FACING_LEFT = "DC"
_TILT = {"D": 5, "C": -3}


def _sabre() -> str:
    out = path("M158 128C174 106 180 76 168 40C186 66 190 104 168 132Z", STEEL)
    return out + path("M168 40C186 66 190 104 168 132L164 129C182 104 184 74 168 40Z", STEEL_LO)


def _lance() -> str:
    cloth = CLOTH["H"]
    out = rect(165, 30, 5, 102, WOOD, 2) + rect(167.5, 30, 2.5, 102, WOOD_LO, 1)
    out += path("M167.5 8C172 18 174.5 24 173 31H162C160.5 24 163 18 167.5 8Z", STEEL)
    out += path("M167.5 8C172 18 174.5 24 173 31H167.5Z", STEEL_LO) + rect(162.5, 30, 10, 4, GOLD, 1.5)
    out += path("M170 37L195 41L187 51L195 61L170 66Z", cloth.mid) + path("M170 51.5L187 51L195 61L170 66Z", cloth.dark)
    return out + line("M171 40.5L190 43.5", GOLD, 1.8) + rhomb(177.5, 52, 7, 9, CREAM) + rhomb(177.5, 52, 3.2, 4, GOLD)


def _falcon() -> str:
    plume, shade = "#8A6A48", "#6C5034"
    out = path("M160 96C150 84 150 62 160 54C172 48 184 60 182 80C181 92 174 100 168 102Z", plume)
    out += path("M168 53C178 54 184 66 182 80C181 92 174 100 168 102Z", shade)
    out += path("M158 92C153 84 153 72 158 64C165 70 166 86 162 97Z", "#F1E4CB")
    for x, y in ((156.5, 73), (160, 80), (157.5, 86), (161, 92)):
        out += line(f"M{x - 1.5} {y}L{x} {y + 2.4}L{x + 1.5} {y}", shade, 1.3)
    out += path("M166 62C180 62 188 76 186 94C185 104 184 112 181 118C174 108 166 92 164 78Z", "#7A5B3C")
    out += path("M176 66C184 72 188 82 186 94C185 104 184 112 181 118C178 112 176 90 176 66Z", "#573F28")
    out += line("M171 78L181 90M171 88L181 101", "#4A3520", 1.6)
    out += circle(162, 48, 11, "#F1E4CB") + path(
        "M151 47C150 38 156 35 162 35C170 35 175 41 174 49C168 43 160 42 151 47Z", plume
    )
    out += path("M162 35C170 35 175 41 174 49C171 46 167 44.5 162 44Z", shade)
    out += path("M152 46C146 45 144 50 146 55C148 53 151 52.5 154 52.5Z", GOLD) + circle(157.5, 47.5, 2.7, INK)
    return (
        out + circle(156.8, 46.7, 0.9, CREAM) + rect(160, 98, 3.6, 8, GOLD, 1.5) + rect(167, 98, 3.6, 8, GOLD_LO, 1.5)
    )


def _panduri() -> str:
    """A lute held across the chest: the neck rises to the right, the hands lie on it."""
    body = twin("M0-30C10-30 14-18 19-4C25 13 17 29 0 29", "#7A4722", "#5E3517", axis=0)
    body += twin("M0-24C7-24 11-14 15-2C20 12 14 25 0 25", "#EBCB93", "#D3AC6C", axis=0)
    body += circle(0, 4, 6, "#4A2C16") + rect(-7, 17, 14, 3, "#4A2C16", 1)
    neck = rect(-3.6, -98, 7.2, 78, "#6A4526", 2) + rect(0, -98, 3.6, 78, "#4C2F18", 1)
    for y in (-84, -72, -60, -48, -36):
        neck += line(f"M-3 {y}H3", GOLD, 1.4)
    neck += path("M-5.5-98L-7-114Q0-121 7-114L5.5-98Z", GOLD) + path("M0-117.5Q4-118 7-114L5.5-98H0Z", GOLD_LO)
    for x in (-9, 9):
        neck += rect(x - 3, -112, 6, 3.4, WOOD, 1.5) + rect(x - 3, -105, 6, 3.4, WOOD, 1.5)
    strings = line("M-1.6-97V18M1.6-97V18", "#F3E4BE", 0.9)
    return place(body + neck + strings, 78, 109, turn=58)


_HELD = {"S": _sabre, "H": _lance, "C": _falcon}


def _coat(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 97H122C142 101 168 106 172 116L176 132H100", cloth.mid, cloth.dark)
    out += path("M24 132L28 116C29 112 34 109 42 107L46 132Z", cloth.light)
    return out + path("M176 132L172 116C171 112 166 109 158 107L154 132Z", cloth.mid)


def _hand(letter: str) -> str:
    if letter == "C":
        glove = path("M148 132L150 112C150 106 156 104 162 104H176C182 104 184 110 182 116L176 132Z", "#8A5A30")
        glove += path("M164 104H176C182 104 184 110 182 116L176 132H166Z", "#6E4522")
        return glove + line("M151 121H180", GOLD, 2.4) + line("M156 111H178", "#57361A", 1.4)
    cuff = rect(150, 124, 24, 8, CREAM, 2)
    if letter == "H":
        return fist(157, 109) + rect(155, 123, 24, 9, CREAM, 2) + line("M157 127H177", CORAL, 1.8)
    return turned(rect(150, 106, 22, 5.5, GOLD, 2.5), -22, 161, 108) + fist(152, 111) + cuff


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
    return out


def _collar() -> str:
    return path("M90 82H110V98H90Z", SKIN_LO) + twin("M100 101L118 92L122 103L100 112", GOLD, GOLD_LO)


def _minstrel() -> str:
    """The panduri with the two arms that hold it."""
    cloth = CLOTH["D"]
    raised = path("M178 132C184 112 174 92 154 76L138 84C144 98 146 116 142 132Z", cloth.dark)
    raised += path("M157 78L138 84L141 91L161 85Z", CREAM)
    knuckles = line("M-5-5H5M-5 0H5M-5 5H5", SKIN_LO, 1.3)
    grip = place(rect(-7, -9, 14, 18, SKIN, 6) + knuckles, 139, 71, turn=58)
    strumming = path("M24 132C28 120 44 115 66 117L68 130L66 132Z", cloth.light)
    strumming += path("M60 116.5L68 117L70 130.5L62 130Z", CREAM)
    strum = ellipse(76, 122, 9.5, 7, SKIN) + line("M72 119.5L84 121.5M72 124L83 125.5", SKIN_LO, 1.3)
    return raised + _panduri() + grip + strumming + strum


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


def _feather() -> str:
    feather = path("M82 44C66 40 55 28 56 9C71 15 83 27 88 42Z", CREAM)
    feather += path("M82 44C72 36 62 24 56 9C71 15 83 27 88 42Z", "#E0CFAB") + line(
        "M84 43C74 33 64 22 58 12", GOLD_LO, 1.3
    )
    return feather


def _cap(letter: str) -> str:
    cloth = CLOTH[letter]
    left = letter in _FACING_LEFT
    near, far = (cloth.dark, cloth.mid) if left else (cloth.mid, cloth.dark)
    out = _feather() + path("M74 44C74 24 92 13 112 15C134 17 148 32 151 58L141 62C139 50 134 46 127 44Z", near)
    out += path(
        "M104 15C108 14.6 110 14.8 112 15C134 17 148 32 151 58L141 62C139 50 134 46 127 44H112C122 36 116 24 104 15Z",
        far,
    )
    out += line("M88 24C94 30 96 36 96 42", cloth.light, 2)
    out += turned(rect(139, 58, 14, 5, GOLD, 2), -16, 146, 60)
    out += path("M141 63L153 60L154 78L149 75L147 80L143 76Z", GOLD)
    fur, shade = ("#D8CFC0", "#BDB29F") if letter == "S" else ("#4A3426", "#38261B")
    out += rect(69, 41, 62, 15, fur, 7.5)
    for i in range(7):
        x = 75 + i * 8.3
        out += line(f"M{x:.1f} 45Q{x + 4:.1f} 49 {x:.1f} 53", shade, 2)
    if left:
        out = mirrored(out)
    return out + circle(100, 48.5, 8.5, GOLD) + suit(letter, 100, 48.5, 11, cloth.dark)


def jack(letter: str) -> str:
    """The upper half of a jack, down to y = 132."""
    head = _head(letter) + _cap(letter)
    if letter in _TILT:
        head = turned(head, _TILT[letter], 100, 96)
    if letter == "D":
        return _coat(letter) + _front(letter) + _collar() + _minstrel() + head
    return _HELD[letter]() + _coat(letter) + _hand(letter) + _front(letter) + _collar() + head
