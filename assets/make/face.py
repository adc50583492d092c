"""What all the court figures share: eyes, brows, nose, the turned half and its sash."""

from __future__ import annotations

from assets.make.palette import GOLD, INK, NOSE, SKIN, SKIN_LO, WHITE
from assets.make.svg import circle, line, num, path, rect, turned, twin


def eyes(y: float, apart: float, iris: str, lashes: bool = False) -> str:
    """Two eyes at height `y`, each `apart` from the middle of the face."""
    out = ""
    for side in (-1, 1):
        x = 100 + side * apart
        left, right, lid = num(x - 6.2), num(x + 6.2), num(y + 0.6)
        out += path(f"M{left} {lid}Q{num(x)} {num(y - 5)} {right} {lid}Q{num(x)} {num(y + 4.2)} {left} {lid}Z", WHITE)
        out += circle(x, y, 2.9, iris)
        out += line(f"M{num(x - 6.6)} {lid}Q{num(x)} {num(y - 5.6)} {num(x + 6.6)} {lid}", INK, 1.9 if lashes else 1.5)
        if lashes:
            out += line(f"M{num(x + side * 6.2)} {num(y + 0.2)}L{num(x + side * 9)} {num(y - 2)}", INK, 1.6)
    return out


def face(half: str) -> str:
    """The skin of a face from its right half outline."""
    return twin(half, SKIN, SKIN_LO)


def nose(top: float, bottom: float, width: float) -> str:
    """A straight nose from `top` to `bottom`, `width` at its foot."""
    w = width / 2
    bridge = w * 0.45
    return path(
        f"M{num(100 - bridge)} {num(top)}H{num(100 + bridge)}L{num(100 + w)} {num(bottom - 3)}"
        f"Q100 {num(bottom + 1)} {num(100 - w)} {num(bottom - 3)}Z",
        NOSE,
    )


def fist(x: float, y: float) -> str:
    """A closed hand, 20 x 15, with its corner at (x, y)."""
    lines = f"M{num(x + 2)} {num(y + 5.5)}H{num(x + 18)}M{num(x + 2)} {num(y + 10)}H{num(x + 18)}"
    return rect(x, y, 20, 15, SKIN, 6) + line(lines, SKIN_LO, 1.4)


def cuffed_fist(x: float, y: float) -> str:
    """A closed hand at (x, y) above a gold cuff 23 wide."""
    return rect(x - 2, y + 13, 23, 14, GOLD, 3) + fist(x, y)


def doubled(half: str, band: str) -> str:
    """A court picture: the half figure, the same turned about the centre, and the band over the seam."""
    return half + turned(half, 180, 100, 140) + band
