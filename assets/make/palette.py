"""The colours and suit shapes that the drawn assets share (the tokens of deck and portraits)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from assets.make.svg import num

_TOKENS: dict[str, Any] = json.loads(
    (Path(__file__).resolve().parent.parent / "themes.json").read_text(encoding="utf-8")
)
TOKENS: dict[str, str] = _TOKENS["palette"]

SUITS = "CDHS"
INK = TOKENS["ink"]
CREAM = TOKENS["card_face"]
RIM = TOKENS["card_rim"]
WHITE = "#FFFDF6"
GOLD, GOLD_LO = "#E3AC45", "#B97F26"
SKIN, SKIN_LO = "#F3CFA9", "#E3B48B"
NOSE = "#D9A277"
BLUSH, BLUSH_LO = "#EBA58C", "#D98F74"
STEEL, STEEL_LO = "#D5DCE2", "#9DA9B5"
CORAL = "#C8362F"
LEAF, LEAF_LO = "#3E7A4A", "#2F6240"
TEAL = "#2F7F7A"
WOOD, WOOD_LO = "#6A4526", "#4C2F18"

# Index and pip colours. Nothing else in a card file may have them: the program swaps them for the four-colour deck.
PIP: dict[str, str] = dict(zip(SUITS, _TOKENS["suits"]["two"], strict=True))

# Outlines in a box of about 100 x 100 around the origin.
SUIT_PATH = {
    "H": "M0 45C-12 27-47 8-47-17C-47-35-34-45-22-45C-11-45-3-38 0-27"
    "C3-38 11-45 22-45C34-45 47-35 47-17C47 8 12 27 0 45Z",
    "D": "M0-50C9-31 23-13 39 0C23 13 9 31 0 50C-9 31-23 13-39 0C-23-13-9-31 0-50Z",
    "S": "M0-50C11-29 46-9 46 16C46 29 36 37 25 37C16 37 9 33 5 27C6 37 11 44 19 49L-19 49C-11 44-6 37-5 27"
    "C-9 33-16 37-25 37C-36 37-46 29-46 16C-46-9-11-29 0-50Z",
    "C": "M0-49A22 22 0 0 1 17-13C16-12 15-10 14-9C17-10 20-11 24-11A22.5 22.5 0 1 1 5 24C6 36 11 44 19 49L-19 49"
    "C-11 44-6 36-5 24A22.5 22.5 0 1 1-24-11C-20-11-17-10-14-9C-15-10-16-12-17-13A22 22 0 0 1 0-49Z",
}


@dataclass(frozen=True)
class Cloth:
    """The colours of one suit's court: cloth (mid, dark, light) and hair (left, right) of king, queen, jack."""

    mid: str
    dark: str
    light: str
    king: tuple[str, str]
    queen: tuple[str, str]
    jack: tuple[str, str]


CLOTH = {
    "S": Cloth(
        TOKENS["cloth_s"], "#1C2B50", "#44609B", ("#C9CDD6", "#A4ABBA"), ("#2A211D", "#1B1512"), ("#2A211D", "#1B1512")
    ),
    "H": Cloth(
        TOKENS["cloth_h"], "#8C1F25", "#DB5A4B", ("#6E4226", "#543019"), ("#7A4A25", "#5C3518"), ("#5B3820", "#432814")
    ),
    "D": Cloth(
        TOKENS["cloth_d"], "#A45614", "#EBA54A", ("#A8562A", "#86401B"), ("#DDAE55", "#BC8B34"), ("#B9662C", "#964C1B")
    ),
    "C": Cloth(
        TOKENS["cloth_c"], "#1B5143", "#51A087", ("#3B2B22", "#281C15"), ("#4A2E20", "#332015"), ("#3B2B22", "#281C15")
    ),
}


def suit(letter: str, x: float, y: float, size: float, fill: str, turn: float = 0) -> str:
    """The sign of a suit (`S H D C`), `size` units high, about (x, y)."""
    rotate = f" rotate({num(turn)})" if turn else ""
    move = f"translate({num(x)} {num(y)}){rotate} scale({size / 100:.4g})"
    return f'<path transform="{move}" d="{SUIT_PATH[letter]}" fill="{fill}"/>'
