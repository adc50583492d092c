"""The two jokers, which are the black sixes: mask, three horns, bells, and three pips on each half; clubs winks."""

from __future__ import annotations

from dataclasses import dataclass

from assets.make.face import face
from assets.make.palette import BLUSH, BLUSH_LO, CREAM, GOLD, GOLD_LO, INK, NOSE, WHITE, suit
from assets.make.svg import circle, group, line, path, place, rect, rhomb, turned, twin

_RED, _RED_LO = "#D2383A", "#A3242C"
_YELLOW, _YELLOW_LO = "#F2B63C", "#C9861F"


@dataclass(frozen=True)
class _Motley:
    mid: str
    dark: str


_MOTLEY = {"S": _Motley("#43317E", "#2C1F5C"), "C": _Motley("#1E7F72", "#125A51")}
_BELLS = ((22, 75, 7.0), (178, 75, 7.0), (100, 12, 6.5))


def _tunic(motley: _Motley) -> str:
    out = twin("M100 96H124C150 100 178 112 182 132H100", motley.mid, _RED)
    for x, y in ((36, 121), (58, 113), (142, 113), (164, 121)):
        out += rhomb(x, y, 15, 17, _YELLOW) + rhomb(x, y, 7.5, 8.5, _RED if x < 100 else motley.mid)
    return out


def _horns(motley: _Motley) -> str:
    horns = path("M76 52C64 44 56 32 34 34C20 36 16 50 22 62C27 54 36 54 44 62C50 70 60 76 72 72Z", motley.mid)
    horns += path("M34 34C20 36 16 50 22 62C27 54 36 54 44 62L50 58C44 44 40 40 34 34Z", motley.dark)
    horns += path("M124 52C136 44 144 32 166 34C180 36 184 50 178 62C173 54 164 54 156 62C150 70 140 76 128 72Z", _RED)
    horns += path("M166 34C180 36 184 50 178 62C173 54 164 54 156 62L150 58C156 44 160 40 166 34Z", _RED_LO)
    out = group(horns, "translate(0 9)") + twin("M100 12C114 24 126 34 126 56H100", _YELLOW, _YELLOW_LO)
    for x, y, r in _BELLS:
        out += circle(x, y, r, GOLD) + line(f"M{x - 6} {y + 1}H{x + 6}", GOLD_LO, 1.6)
        out += circle(x, y + 3, 1.4, INK) + circle(x - 2, y - 3, 1.6, CREAM)
    return out


def _ruff() -> str:
    out = ""
    for i in range(7):
        frill = path("M-9 24L9 24L5 44Q0 49-5 44Z", "#F2E3C2" if i % 2 else WHITE)
        out += place(frill, 100, 70, turn=66 - i * 22)
    return out


def _head(motley: _Motley, wink: bool) -> str:
    out = face("M100 54H124V72C124 88 112 98 100 98")
    mask = "M72 58C80 54 92 56 100 60C108 56 120 54 128 58"
    out += path(mask + "C130 68 124 77 114 77C107 77 103 73 100 69C97 73 93 77 86 77C76 77 70 68 72 58Z", INK)
    out += path("M78 64Q87 58.5 95 66Q87 73 78 64Z", WHITE) + circle(88, 65.5, 3, motley.mid)
    if wink:
        out += line("M105.5 64.5Q113 71 121.5 64", WHITE, 2.4) + line(
            "M108 69L106.5 71.5M114 70L114 73M119.5 67.5L121.5 70", WHITE, 1.5
        )
    else:
        out += path("M122 64Q113 58.5 105 66Q113 73 122 64Z", WHITE) + circle(112, 65.5, 3, _RED_LO)
    out += line(mask, _YELLOW, 2.2)
    out += path("M96.5 70L100 68L103.5 70L104.5 79Q100 82 95.5 79Z", NOSE)
    out += path("M86 83Q100 88 114 83Q110 95 100 95Q90 95 86 83Z", "#9E2430")
    out += path("M89 84.6Q100 88.5 111 84.6L110 87.5Q100 91 90 87.5Z", WHITE)
    out += circle(84, 82, 3.4, BLUSH) + circle(116, 82, 3.4, BLUSH_LO)
    out += rect(72, 50, 56, 8, INK, 4)
    for i in range(5):
        out += rhomb(80 + i * 10, 54, 6.5, 6, CREAM if i % 2 else _YELLOW)
    return out


def joker(letter: str) -> str:
    """The upper half of a joker (S or C), down to y = 132."""
    motley = _MOTLEY[letter]
    out = _tunic(motley) + _ruff()
    head = _horns(motley) + _head(motley, wink=letter == "C")
    out += turned(head, -5, 100, 96) if letter == "C" else head
    for x in (80, 100, 120):
        out += circle(x, 120, 8.8, CREAM) + suit(letter, x, 120, 11.5, INK)
    return out


def joker_sash() -> str:
    """The motley band over the seam of a joker."""
    out = rect(12, 130, 176, 20, INK) + rect(12, 130, 176, 2.2, _YELLOW) + rect(12, 147.8, 176, 2.2, _YELLOW)
    for i in range(-4, 5):
        x = 100 + i * 20
        out += rhomb(x, 140, 15, 12, _RED if i % 2 else _YELLOW) + rhomb(x, 140, 7, 6, INK)
        if i < 4:
            out += rhomb(x + 10, 140, 5, 5, CREAM)
    return out
