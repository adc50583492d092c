"""Faces without figures: the pips of 2 to 10 and the four aces."""

from __future__ import annotations

from assets.make.palette import CLOTH, CREAM, GOLD, PIP, suit
from assets.make.svg import group, place, rhomb

_TOP, _BOTTOM = 52, 228
_COLUMNS = (65, 100, 135)
_NARROW_COLUMNS = (78, 100, 122)

# (column, row) of every pip; rows from 0 at the top to 1 at the bottom.
_CORNERS = ((0, 0.0), (2, 0.0), (0, 1.0), (2, 1.0))
_SIX = (*_CORNERS, (0, 1 / 2), (2, 1 / 2))
_EIGHT = (*_CORNERS, (0, 1 / 3), (2, 1 / 3), (0, 2 / 3), (2, 2 / 3))
_PIPS: dict[int, tuple[tuple[int, float], ...]] = {
    2: ((1, 0.0), (1, 1.0)),
    3: ((1, 0.0), (1, 1 / 2), (1, 1.0)),
    4: _CORNERS,
    5: (*_CORNERS, (1, 1 / 2)),
    6: _SIX,
    7: (*_SIX, (1, 1 / 4)),
    8: (*_SIX, (1, 1 / 4), (1, 3 / 4)),
    9: (*_EIGHT, (1, 1 / 2)),
    10: (*_EIGHT, (1, 1 / 6), (1, 5 / 6)),
}


def pips(letter: str, rank: int, narrow: bool = False) -> str:
    """The pips of a card 2 to 10; `narrow` keeps them small and together, beside the large index."""
    columns, size = (_NARROW_COLUMNS, 26) if narrow else (_COLUMNS, 34)
    out = ""
    for column, row in _PIPS[rank]:
        y = _TOP + row * (_BOTTOM - _TOP)
        out += suit(letter, columns[column], y, size, PIP[letter], 0 if row <= 1 / 2 else 180)
    return out


def ace(letter: str) -> str:
    """An ace: one great pip with a stitched star in a woven wreath; spades get a second wreath."""
    cloth, out = CLOTH[letter], ""
    for i in range(16):
        leaf = rhomb(0, -72, 9, 12, GOLD) if i % 2 else rhomb(0, -72, 15, 22, cloth.mid)
        out += place(leaf, 100, 140, turn=i * 22.5)
    if letter == "S":
        for i in range(40):
            angle = i * 9
            if min(abs(angle - 315), abs(angle - 135)) < 34:
                continue
            leaf = rhomb(0, -90, 4.5, 6, GOLD) if i % 2 else rhomb(0, -90, 6, 9, cloth.dark)
            out += place(leaf, 100, 140, turn=angle)
    out += suit(letter, 100, 140, 104 if letter == "S" else 98, PIP[letter])
    y = {"S": 146, "H": 133, "D": 140, "C": 140}[letter]
    scale = {"S": 1, "H": 1, "D": 0.86, "C": 0.74}[letter]
    star = rhomb(0, 0, 17, 17, GOLD)
    for dx, dy in ((-13, 0), (13, 0), (0, -13), (0, 13)):
        star += rhomb(dx, dy, 8, 8, CREAM)
    star += rhomb(0, 0, 8, 8, PIP[letter])
    return out + group(star, f"translate(100 {y}) scale({scale})")
