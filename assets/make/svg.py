"""Flat SVG as text: the few shapes that nanosvg draws, and the two-shade rule of the figures.

Every function returns a fragment of SVG. Lengths are user units of the picture, angles degrees, colours `#rrggbb`.
Nothing but path, circle, ellipse, rect and g is used: nanosvg knows no text, use, clip path, mask or pattern.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

_TOKEN = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
_POINTS = {"M": 1, "L": 1, "Q": 2, "C": 3}

Point = tuple[float, float]


def num(value: float) -> str:
    """A number in its shortest form with at most two decimals."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(d: str, fill: str) -> str:
    """A filled outline."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, colour: str, width: float) -> str:
    """A stroke with round ends and corners."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def circle(x: float, y: float, r: float, fill: str) -> str:
    """A disc about (x, y)."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"/>'


def ring(x: float, y: float, r: float, colour: str, width: float) -> str:
    """The outline of a circle about (x, y)."""
    return (
        f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="none" stroke="{colour}" stroke-width="{num(width)}"/>'
    )


def ellipse(x: float, y: float, rx: float, ry: float, fill: str) -> str:
    """A filled ellipse about (x, y)."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"/>'


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0) -> str:
    """A filled rectangle with its corner at (x, y) and corners rounded by `r`."""
    corner = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill}"/>'


def rhomb(x: float, y: float, w: float, h: float, fill: str) -> str:
    """A rhomb about (x, y): the one ornament of deck, border and costume."""
    a, b = w / 2, h / 2
    return path(f"M{num(x)} {num(y - b)}l{num(a)} {num(b)} {num(-a)} {num(b)} {num(-a)} {num(-b)}Z", fill)


def polygon(points: Iterable[Point], fill: str) -> str:
    """A filled polygon."""
    return path("M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z", fill)


def group(body: str, transform: str) -> str:
    """`body` under an SVG transform."""
    return f'<g transform="{transform}">{body}</g>'


def place(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """`body`, drawn about the origin, turned, scaled and moved to (x, y)."""
    parts = [f"translate({num(x)} {num(y)})"]
    if turn:
        parts.append(f"rotate({num(turn)})")
    if scale != 1:
        parts.append(f"scale({scale:.4g})")
    return group(body, " ".join(parts))


def turned(body: str, angle: float, x: float, y: float) -> str:
    """`body` turned clockwise about (x, y)."""
    return group(body, f"rotate({num(angle)} {num(x)} {num(y)})")


def mirrored(body: str, axis: float = 100) -> str:
    """`body` mirrored about the upright line x = `axis`."""
    return group(body, f"matrix(-1 0 0 1 {num(2 * axis)} 0)")


def document(body: str, width: int, height: int) -> str:
    """A whole SVG file."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{body}</svg>\n'
    )


def _segments(half: str) -> list[tuple[str, list[Point]]]:
    """The commands of an outline in absolute M L H V Q C, with H and V written as L; Z is left out.

    Raises ValueError for any other command.
    """
    tokens = _TOKEN.findall(half)
    found: list[tuple[str, list[Point]]] = []
    here: Point = (0.0, 0.0)
    command, at = "", 0
    while at < len(tokens):
        if tokens[at].isalpha():
            command = tokens[at]
            at += 1
        if command == "Z":
            continue
        if command in "HV":
            value = float(tokens[at])
            here = (value, here[1]) if command == "H" else (here[0], value)
            found.append(("L", [here]))
            at += 1
            continue
        if command not in _POINTS:
            raise ValueError(f"an outline of absolute M L H V Q C Z was expected, not {command!r} in {half!r}")
        count = _POINTS[command] * 2
        flat = [float(t) for t in tokens[at : at + count]]
        points = list(zip(flat[::2], flat[1::2], strict=True))
        found.append((command, points))
        here = points[-1]
        at += count
        command = "L" if command == "M" else command
    return found


def whole(half: str, axis: float = 100) -> str:
    """The closed symmetric outline whose right half is `half`, a path from the axis to the axis.

    Raises ValueError where the half does not begin and end on the axis.
    """
    segments = _segments(half)
    start, end = segments[0][1][0], segments[-1][1][-1]
    if start[0] != axis or end[0] != axis:
        raise ValueError(f"a half outline must begin and end on x = {axis}: {half!r}")
    out = [f"M{num(start[0])} {num(start[1])}"]
    for command, points in segments[1:]:
        out.append(command + " ".join(f"{num(x)} {num(y)}" for x, y in points))
    ends = [points[-1] for _, points in segments]
    for i in range(len(segments) - 1, 0, -1):
        command, points = segments[i]
        back = [*reversed(points[:-1]), ends[i - 1]]
        out.append(command + " ".join(f"{num(2 * axis - x)} {num(y)}" for x, y in back))
    return "".join(out) + "Z"


def twin(half: str, light: str, dark: str, axis: float = 100) -> str:
    """A symmetric shape by the two-shade rule: all of it `light`, its right half once more `dark`.

    The halves overlap, so no hairline of the ground shows between them.
    """
    return path(whole(half, axis), light) + path(half.rstrip("Z") + "Z", dark)


def pair(body: str, axis: float = 100) -> str:
    """`body` and its mirror image: eyes, cheeks, buttons."""
    return mirrored(body, axis) + body
