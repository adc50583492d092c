"""The four kings: wide, crowned, bearded; each with his own crown, beard and sign of power.

S is old and holds the mace, H feasts with the drinking horn, D reads the law, C keeps the sword and the orb.
"""

from __future__ import annotations

from assets.make.face import cuffed_fist, eyes, face, nose
from assets.make.palette import (
    CLOTH,
    CORAL,
    CREAM,
    GOLD,
    GOLD_LO,
    INK,
    STEEL,
    STEEL_LO,
    WOOD,
    WOOD_LO,
    suit,
)
from assets.make.svg import circle, line, path, rect, rhomb, turned, twin

_IRIS = {"H": "#4A2C1A", "D": "#3F5F2E"}
_TILT = {"H": -4, "D": 3}
_BAND_LO = "#CD9434"


def _mace() -> str:
    cloth = CLOTH["S"]
    out = rect(163.5, 50, 6, 82, WOOD, 2) + rect(166.5, 50, 3, 82, WOOD_LO, 1)
    out += circle(166.5, 40, 15, GOLD) + path("M166.5 25A15 15 0 0 1 166.5 55Z", GOLD_LO)
    out += rhomb(166.5, 40, 12, 24, cloth.mid) + circle(166.5, 22, 4, GOLD) + rect(160, 54, 13, 4, GOLD_LO, 1.5)
    return out + circle(155.5, 40, 2, CREAM) + circle(177.5, 40, 2, CREAM)


def _horn() -> str:
    out = path("M147 50L181 41C190 72 186 106 162 132C154 138 148 130 152 124C166 104 162 72 147 50Z", "#E9D9B8")
    out += path("M166 45L181 41C190 72 186 106 162 132C159 135 156 135 154 133C176 106 176 74 166 45Z", "#C7AD7E")
    out += path("M145 44L182 34C184 37 184 41 182 45L148 54C145 52 144 48 145 44Z", GOLD)
    out += path("M165 39L182 34C184 37 184 41 182 45L166 49Z", GOLD_LO)
    out += path("M149 41C158 33 170 30 179 34Z", "#8A1F29")
    out += path("M159 74L185 70L185.5 78L161.5 82Z", GOLD) + path("M174 71.7L185 70L185.5 78L175 79.7Z", GOLD_LO)
    return out + rhomb(172.5, 76, 5, 5, CORAL)


def _scroll() -> str:
    out = rect(152, 36, 35, 66, "#FFF8E6", 2) + rect(169.5, 36, 17.5, 66, "#EADBBB", 2)
    for y in (48, 57, 66, 75):
        out += line(f"M158 {y}H{170 if y == 75 else 181}", "#B79A6A", 2.2)
    for y in (31, 97):
        out += rect(149, y, 41, 8.5, GOLD, 4) + rect(169.5, y, 20.5, 8.5, GOLD_LO, 4)
        out += circle(149, y + 4.25, 4.25, "#8A4A16") + circle(190, y + 4.25, 4.25, "#6E3A10")
    return out + circle(178, 85, 6.2, CORAL) + rhomb(178, 85, 5, 5, "#F3B5A0")


def _sword() -> str:
    out = path("M161 98V34L167 18L173 34V98Z", STEEL) + path("M167 18L173 34V98H167Z", STEEL_LO)
    out += line("M167 40V88", "#8794A2", 1.8)
    out += rect(147, 95, 40, 6.5, GOLD, 3) + rect(167, 95, 20, 6.5, GOLD_LO, 3)
    return out + circle(147, 98, 4, GOLD) + circle(187, 98, 4, GOLD_LO) + rhomb(167, 98, 8, 8, CLOTH["C"].mid)


_HELD = {"S": _mace, "H": _horn, "D": _scroll, "C": _sword}


def _orb() -> str:
    out = circle(42, 112, 13, GOLD) + path("M42 99A13 13 0 0 1 42 125Z", GOLD_LO)
    out += line("M29.5 110H54.5M42 99.5V110", "#8A5A16", 2)
    out += circle(42, 96.5, 3.6, GOLD) + rhomb(42, 110, 6, 6, CORAL)
    return out + cuffed_fist(30, 119)


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


_BEARD = {
    "S": "C132 102 117 116 100 127",
    "H": "C133 108 117 119 100 119",
    "D": "C132 104 124 118 111 129C110 121 106 115 100 112",
    "C": "C131 96 127 110 124 121H100",
}


def _beard(letter: str) -> str:
    hair, shade = CLOTH[letter].king
    out = twin(f"M100 76H112C120 76 125 72 130 62L132 84{_BEARD[letter]}", hair, shade)
    if letter == "C":
        for y in (93, 102, 111):
            out += line(f"M77 {y}Q82.5 {y + 5} 88.5 {y}Q94 {y + 5} 100 {y}", "#5A463A", 1.7)
            out += line(f"M100 {y}Q106 {y + 5} 111.5 {y}Q117.5 {y + 5} 123 {y}", hair, 1.7)
    elif letter == "H":
        out += line("M76 86C77 97 82 105 88 110M85 88C86 97 90 104 95 109", shade, 1.8)
        out += line("M124 86C123 97 118 105 112 110M115 88C114 97 110 104 105 109", hair, 1.8)
    else:
        out += line("M82 88C84 98 90 106 96 113M91 90C92 98 95 104 98 108", shade, 1.8)
        out += line("M118 88C116 98 110 106 104 113M109 90C108 98 105 104 102 108", hair, 1.8)
    out += path("M93 83Q100 90 107 83Q100 85 93 83Z", "#A8332F")
    if letter == "D":
        moustache = "M100 76C95 70 85 72 78 79C74 82 70 80 69 75C65 81 68 88 76 88C85 88 95 86 100 79"
        out += twin(
            "M100 76C105 70 115 72 122 79C126 82 130 80 131 75C135 81 132 88 124 88C115 88 105 86 100 79", hair, shade
        )
        return out + line(moustache, shade, 1.2)
    out += path("M100 76C95 70 85 71 75 81C85 86 95 85 100 79C105 85 115 86 125 81C115 71 105 70 100 76Z", hair)
    return out + line("M79 81C86 82 94 80 100 77C106 80 114 82 121 81", shade, 1.5)


def _head(letter: str) -> str:
    cloth = CLOTH[letter]
    shade = cloth.king[1]
    out = rect(70, 50, 60, 34, shade, 8) + face("M100 48H123V72C123 86 112 94 100 94") + _beard(letter)
    out += nose(58, 74, 11) + eyes(62, 12.5, _IRIS.get(letter, cloth.dark))
    return out + path(
        "M79 57.5Q87 50 97 56L96.5 58.8Q87 54.5 79 59.5ZM121 57.5Q113 50 103 56L103.5 58.8Q113 54.5 121 59.5Z", shade
    )


def _band(letter: str) -> str:
    cloth = CLOTH[letter]
    out = twin("M100 40H136L133 53H100", GOLD, _BAND_LO)
    for x in (75, 87, 113, 125):
        out += rhomb(x, 46.5, 7, 8.5, cloth.mid if x in (75, 125) else CREAM)
    return out + rhomb(100, 46.5, 11, 11, CORAL)


def _pointed_crown() -> str:
    cloth = CLOTH["S"]
    out = twin("M100 10L121 29L142 17L134 42H100", GOLD, GOLD_LO)
    out += twin("M100 19L119 35L132 27L127 40H100", cloth.mid, cloth.dark)
    for x, y in ((58, 16), (100, 9.5), (142, 16)):
        out += circle(x, y, 4.2, GOLD) + circle(x - 1.2, y - 1.3, 1.4, CREAM)
    return out + _band("S") + suit("S", 100, 32, 13, CREAM)


def _fur_crown() -> str:
    cloth = CLOTH["H"]
    out = twin("M100 13C124 14 138 26 136 46H100", cloth.mid, cloth.dark)
    for d, colour in (
        ("M84 44C84 30 90 18 100 14", GOLD),
        ("M116 44C116 30 110 18 100 14", GOLD_LO),
        ("M66 43C67 27 80 15 100 14", GOLD),
        ("M134 43C133 27 120 15 100 14", GOLD_LO),
    ):
        out += line(d, colour, 4.4)
    out += circle(100, 12, 5.2, GOLD) + circle(98.6, 10.4, 1.6, CREAM)
    out += twin("M100 41H132C140 41 140 55 132 55H100", "#F7EDD8", "#E9DABC")
    for x in (72, 86, 114, 128):
        out += path(f"M{x} 44.5L{x + 2} 49L{x} 52L{x - 2} 49Z", INK)
    return out + circle(100, 41, 9.5, GOLD) + circle(100, 41, 7.4, CREAM) + suit("H", 100, 41.4, 9.5, cloth.mid)


def _sun_crown() -> str:
    cloth = CLOTH["D"]
    out = twin("M100 6L106.5 24L118.5 9L120.5 26L134 15L133 31L143 27L134 43H100", GOLD, GOLD_LO)
    out += twin("M100 24C114 24 124 30 127 41H100", cloth.mid, cloth.dark)
    out += line("M73 41C76 30 86 24 100 24C114 24 124 30 127 41", "#F7D68A", 1.6)
    return out + _band("D") + suit("D", 100, 33, 12.5, CREAM)


def _leaf_crown() -> str:
    cloth = CLOTH["C"]
    out = twin("M100 19L111 31L125 30L138 20L134 42H100", GOLD, GOLD_LO)
    out += twin("M100 25L110 35L128 33L127 40H100", cloth.mid, cloth.dark)
    for x, y in ((62, 19), (100, 14), (138, 19)):
        for dx, dy in ((-5, 3.5), (5, 3.5), (0, -4.5)):
            out += circle(x + dx, y + dy, 5, GOLD if x + dx <= 100 else GOLD_LO)
        out += rhomb(x, y + 1, 5, 6, cloth.mid)
    return out + _band("C") + suit("C", 100, 34, 10.5, CREAM)


_CROWNS = {"S": _pointed_crown, "H": _fur_crown, "D": _sun_crown, "C": _leaf_crown}


def king(letter: str) -> str:
    """The upper half of a king, down to y = 132."""
    out = _HELD[letter]() + _body(letter) + cuffed_fist(157, 105)
    if letter == "C":
        out += _orb()
    head = _head(letter) + _CROWNS[letter]()
    tilt = _TILT.get(letter, 0)
    return out + _fur() + (turned(head, tilt, 100, 96) if tilt else head)
