"""The four kings: wide, crowned, bearded, each with his own sign of power."""

from __future__ import annotations

from assets.make.face import eyes, face, fist, nose
from assets.make.palette import CLOTH, CORAL, CREAM, GOLD, GOLD_LO, INK, SKIN_LO, WOOD, WOOD_LO, suit
from assets.make.svg import circle, line, path, rect, rhomb, twin

_IRIS = {"H": "#4A2C1A", "D": "#3F5F2E"}


def _mace(letter: str) -> str:
    cloth = CLOTH[letter]
    out = rect(163.5, 50, 6, 82, WOOD, 2) + rect(166.5, 50, 3, 82, WOOD_LO, 1)
    out += circle(166.5, 40, 15, GOLD) + path("M166.5 25A15 15 0 0 1 166.5 55Z", GOLD_LO)
    out += rhomb(166.5, 40, 12, 24, cloth.mid) + circle(166.5, 22, 4, GOLD) + rect(160, 54, 13, 4, GOLD_LO, 1.5)
    return out + circle(155.5, 40, 2, CREAM) + circle(177.5, 40, 2, CREAM)


def _body(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 92L132 92C162 98 185 108 188 126L188 132L100 132", cloth.mid, cloth.dark)
    for x in (22, 34, 46):
        out += rhomb(x, 121, 8, 12, cloth.light) + rhomb(x, 121, 3.6, 5.4, GOLD)
    return out


def _fur() -> str:
    out = twin("M100 84L130 84C150 92 156 106 148 120L134 132L100 132", "#F7EDD8", "#E9DABC")
    for x, y in ((57, 103), (61, 117), (143, 103), (139, 117), (73, 124), (127, 124)):
        out += path(f"M{x} {y - 5}L{x + 2.6} {y + 2}L{x} {y + 5}L{x - 2.6} {y + 2}Z", INK)
    return out


def _head(letter: str) -> str:
    cloth = CLOTH[letter]
    hair, shade = cloth.king
    out = rect(70, 50, 60, 34, shade, 8)
    out += face("M100 48H123V72C123 86 112 94 100 94")
    out += twin("M100 76H112C120 76 125 72 130 62L132 84C132 102 117 116 100 127", hair, shade)
    out += line("M82 88C84 98 90 106 96 113M91 90C92 98 95 104 98 108", shade, 1.8)
    out += line("M118 88C116 98 110 106 104 113M109 90C108 98 105 104 102 108", hair, 1.8)
    out += path("M93 83Q100 90 107 83Q100 85 93 83Z", "#A8332F")
    out += path("M100 76C95 70 85 71 75 81C85 86 95 85 100 79C105 85 115 86 125 81C115 71 105 70 100 76Z", hair)
    out += line("M79 81C86 82 94 80 100 77C106 80 114 82 121 81", shade, 1.5)
    out += nose(58, 74, 11)
    out += eyes(62, 12.5, _IRIS.get(letter, cloth.dark))
    return out + path(
        "M79 57.5Q87 50 97 56L96.5 58.8Q87 54.5 79 59.5ZM121 57.5Q113 50 103 56L103.5 58.8Q113 54.5 121 59.5Z", shade
    )


def _crown(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 10L121 29L142 17L134 42H100", GOLD, GOLD_LO)
    out += twin("M100 19L119 35L132 27L127 40H100", cloth.mid, cloth.dark)
    for x, y in ((58, 16), (100, 9.5), (142, 16)):
        out += circle(x, y, 4.2, GOLD) + circle(x - 1.2, y - 1.3, 1.4, CREAM)
    out += twin("M100 40H136L133 53H100", GOLD, "#CD9434")
    for x in (75, 87, 113, 125):
        out += rhomb(x, 46.5, 7, 8.5, cloth.mid if x in (75, 125) else CREAM)
    return out + suit(letter, 100, 32, 13, CREAM) + rhomb(100, 46.5, 11, 11, "#2C7560" if letter == "H" else CORAL)


def king(letter: str) -> str:
    """The upper half of a king, down to y = 132."""
    hand = rect(155, 118, 23, 14, GOLD, 3) + fist(157, 105) + line("M158 110.5H175", SKIN_LO, 1.4)
    return _mace(letter) + _body(letter) + hand + _fur() + _head(letter) + _crown(letter)
