"""The icons as flat SVG in a box of 48 x 48, drawn in ink, which the program swaps for the colour it wants.

A few have fixed colours besides or instead: the bulb, the cards, the golden crown, the fool's cap.
"""

from __future__ import annotations

import math

from assets.make.palette import CREAM, GOLD, INK, SUITS, TOKENS, suit
from assets.make.svg import circle, document, line, mirrored, num, path, place, rect, rhomb, ring

SIDE = 48
_WIDTH = 4.2
_RED = "#A8262C"
_LINE = "#22262F"  # outlines of coloured icons: unlike ink it stays


def _stroke(d: str, width: float = _WIDTH) -> str:
    return line(d, INK, width)


def _solid(d: str, corner: float = 2) -> str:
    """A filled outline with corners rounded by a stroke of width `corner`."""
    return (
        f'<path d="{d}" fill="{INK}" stroke="{INK}" stroke-width="{num(corner)}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _holed(d: str) -> str:
    """An outline in which inner outlines are holes."""
    return f'<path d="{d}" fill="{INK}" fill-rule="evenodd"/>'


def _round(x: float, y: float, r: float) -> str:
    """The outline of a circle, for holes."""
    a = num(r)
    return f"M{num(x - r)} {num(y)}a{a} {a} 0 1 0 {num(2 * r)} 0a{a} {a} 0 1 0 {num(-2 * r)} 0Z"


def _box(x: float, y: float, w: float, h: float, r: float) -> str:
    """The outline of a rounded rectangle, for holes."""
    a = num(r)
    return (
        f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}a{a} {a} 0 0 1 {a} {a}v{num(h - 2 * r)}a{a} {a} 0 0 1 {num(-r)} {a}"
        f"h{num(2 * r - w)}a{a} {a} 0 0 1 {num(-r)} {num(-r)}v{num(2 * r - h)}a{a} {a} 0 0 1 {a} {num(-r)}Z"
    )


def _card(x: float, y: float, turn: float, sign: str = "") -> str:
    """A small face-up card about (x, y)."""
    body = rect(-10.5, -14.5, 21, 29, _LINE, 4.5) + rect(-7.7, -11.7, 15.4, 23.4, CREAM, 2)
    return place(body + sign, x, y, turn=turn)


def _gear() -> str:
    d = ""
    for i in range(8):
        for offset, radius in ((-15, 16), (-9, 21.5), (9, 21.5), (15, 16)):
            a = math.radians(i * 45 + offset)
            d += f"{'L' if d else 'M'}{num(24 + radius * math.sin(a))} {num(24 - radius * math.cos(a))}"
    return _holed(d + "Z" + _round(24, 24, 7))


def _star() -> str:
    points = []
    for i in range(10):
        a, radius = math.radians(i * 36), 8.2 if i % 2 else 19.5
        points.append(f"{num(24 + radius * math.sin(a))} {num(25.5 - radius * math.cos(a))}")
    return _solid("M" + "L".join(points) + "Z", 3)


def _bulb() -> str:
    out = path(
        "M24 3C14.6 3 8 9.8 8 18.2C8 24 11 27.2 13.6 30.2C15.4 32.2 16 33.4 16.4 35.4H31.6C32 33.4 32.6 32.2 34.4 30.2"
        "C37 27.2 40 24 40 18.2C40 9.8 33.4 3 24 3Z",
        "#E3A137",
    )
    out += path(
        "M24 3V35.4H31.6C32 33.4 32.6 32.2 34.4 30.2C37 27.2 40 24 40 18.2C40 9.8 33.4 3 24 3Z", TOKENS["gold_lo"]
    )
    out += line("M17.5 20.5L21.8 16.5L26.2 20.5L30.5 16.5", "#FFF6DC", 3)
    return out + rect(16.5, 37, 15, 4, INK, 2) + rect(19, 42.4, 10, 3.6, INK, 1.8)


_CROWN = "M24 8L32.5 20L43 13L39 36H9L5 13L15.5 20Z"


def _golden_crown() -> str:
    out = f'<path d="{_CROWN}" fill="{TOKENS["gold_hi"]}" stroke="#8A5A16" stroke-width="2.6" stroke-linejoin="round"/>'
    out += path("M24 8L32.5 20L43 13L39 36H24Z", TOKENS["gold"])
    out += f'<path d="{_box(8, 33, 32, 8, 2.5)}" fill="{TOKENS["gold"]}" stroke="#8A5A16" stroke-width="2.2"/>'
    out += circle(5, 12.5, 3, TOKENS["gold_hi"]) + circle(24, 7.5, 3.2, TOKENS["gold_hi"]) + circle(43, 12.5, 3, GOLD)
    return out + rhomb(24, 26, 7, 9, _RED) + rhomb(14.5, 27, 4.5, 6, "#2C7560") + rhomb(33.5, 27, 4.5, 6, "#2C7560")


def _back(x: float, y: float, turn: float = 0) -> str:
    body = rect(-12, -17, 24, 34, CREAM, 5) + rect(-9.2, -14.2, 18.4, 28.4, "#8A1F29", 2.6)
    return place(body + rhomb(0, 0, 9.5, 14, GOLD) + rhomb(0, 0, 4.2, 6.2, "#8A1F29"), x, y, turn=turn)


def _dealer() -> str:
    out = ""
    for x, y, face in ((29, 26, CREAM), (24.5, 24, CREAM), (20, 22, _RED)):
        out += rect(x - 12, y - 17, 24, 34, _LINE, 4.5) + rect(x - 9.8, y - 14.8, 19.6, 29.6, face, 2.8)
    return out + rhomb(20, 22, 9.5, 15, GOLD)


def _book() -> str:
    lines = "".join(f"M9 {y}L19.5 {y + 1.8}V{y + 4.6}L9 {y + 2.8}Z" for y in (14.6, 21.4, 28.2))
    page = _holed(
        "M22.4 13.6C18 9.6 11.5 8.2 5.5 8.8C4 9 3.5 9.8 3.5 11V36C3.5 37.4 4.4 38 6 37.8C12 37.4 18 38.6 22.4 42.4Z"
        + lines
    )
    return page + mirrored(page, 24)


def _trophy() -> str:
    out = _stroke("M13 11H6C6 20 9 25 15 26M35 11H42C42 20 39 25 33 26", 3.6)
    out += _solid("M13 6H35V18C35 26 30 31 24 31C18 31 13 26 13 18Z") + rect(21.5, 30, 5, 8, INK)
    return out + rect(13, 37.5, 22, 6, INK, 2.5)


def _hand() -> str:
    out = ""
    for x, top, bottom in ((14.2, 13, 28), (20.6, 7, 28), (27, 6, 28), (33.4, 10.5, 28)):
        out += _stroke(f"M{num(x)} {num(top)}V{num(bottom)}", 5.2)
    out += _stroke("M10.5 37L5.2 28.5", 5)
    return out + _solid("M11.6 24H36V31C36 39 31.5 44 24 44C18 44 14.5 42 11.6 38Z", 1)


def _globe() -> str:
    out = ring(24, 24, 18, INK, 3.8) + _stroke("M7 24H41M10 14.5H38M10 33.5H38", 3)
    return out + f'<ellipse cx="24" cy="24" rx="8.5" ry="18" fill="none" stroke="{INK}" stroke-width="3.2"/>'


def _speaker() -> str:
    return _solid("M6 18H13L23 9V39L13 30H6Z", 3)


def _person(x: float, y: float, scale: float = 1) -> str:
    body = circle(0, -10.5, 8.5, INK) + path(
        "M-16.5 17C-16.5 6 -9 1 0 1C9 1 16.5 6 16.5 17C16.5 19 15 20 13.5 20H-13.5C-15 20-16.5 19-16.5 17Z", INK
    )
    return place(body, x, y, scale)


def _arrow(turn: float) -> str:
    return place(_stroke("M6.5-13L-6.5 0L6.5 13", 6.4), 24, 24, turn=turn)


def _corners(outward: bool) -> str:
    if outward:
        return _stroke("M8 18V8H18M30 8H40V18M40 30V40H30M18 40H8V30", 4.6)
    return _stroke("M17 7V17H7M41 17H31V7M31 41V31H41M7 31H17V41", 4.6)


def _no_trumps() -> str:
    signs = (("S", 24, 9.5), ("H", 9.5, 24), ("C", 38.5, 24), ("D", 24, 38.5))
    return "".join(suit(letter, x, y, 15, INK) for letter, x, y in signs) + _stroke("M10 38L38 10", 4.2)


def _shield() -> str:
    whole = "M24 4L41 9.5V23C41 33.5 33.5 40.5 24 45C14.5 40.5 7 33.5 7 23V9.5Z"
    return _holed(whole + "M24 9.2V39.4C31.4 35.2 36.2 30.2 36.2 23V13.2Z")


def _sword() -> str:
    blade = _solid("M43 5L41 14.5L22.5 33L15 25.5L33.5 7Z", 1.6)
    return blade + _stroke("M10.5 21.5L26.5 37.5", 4.6) + _stroke("M17 31L9 39", 5) + circle(7.4, 40.6, 3.6, INK)


def _fools_cap() -> str:
    """Three horns with bells over a band of cloth."""
    edge = 'stroke="#22262F" stroke-width="1.8" stroke-linejoin="round"'
    left = "M24 33C21 15 13 7.5 3.5 13C9 16 11 25 12 37Z"
    out = f'<path d="{left}" fill="{_RED}" {edge}/>'
    out += mirrored(f'<path d="{left}" fill="#5B3A8C" {edge}/>', 24)
    out += f'<path d="M13.5 36C13.5 20 19 11 24 4C29 11 34.5 20 34.5 36Z" fill="{TOKENS["gold"]}" {edge}/>'
    out += path("M24 4C29 11 34.5 20 34.5 36H24Z", TOKENS["gold_lo"])
    out += f'<path d="{_box(9.5, 33.5, 29, 9.5, 4)}" fill="{CREAM}" {edge}/>'
    out += rhomb(17, 38.2, 5, 5.6, _RED) + rhomb(24, 38.2, 5, 5.6, "#5B3A8C") + rhomb(31, 38.2, 5, 5.6, _RED)
    for x, y in ((4.6, 14.2), (43.4, 14.2), (24, 4.6)):
        out += f'<circle cx="{x}" cy="{y}" r="3.6" fill="{TOKENS["gold_hi"]}" {edge}/>'
    return place(out, 1.2, 1.6, 0.95)


def _drawn() -> dict[str, str]:
    found = {
        "menu": rect(7, 10, 34, 6, INK, 3) + rect(7, 21, 34, 6, INK, 3) + rect(7, 32, 34, 6, INK, 3),
        "hint": _bulb(),
        "last_trick": _card(17, 26, -14) + _card(29, 24, 12, rhomb(0, 0, 7, 10, _RED)),
        "sheet": _stroke("M11 5.5H29L38 14.5V42.5H11Z", 4)
        + _stroke("M28.5 6V15H37.5", 3)
        + _stroke("M18 23H31M18 29.5H31M18 36H26", 3.2),
        "gear": _gear(),
        "book": _book(),
        "speaker": _speaker() + _stroke("M30 17C33.5 20.5 33.5 27.5 30 31M36 11C43 17.5 43 30.5 36 37", 4),
        "speaker_off": _speaker() + _stroke("M30.5 18.5L41.5 29.5M41.5 18.5L30.5 29.5", 4.4),
        "play": _solid("M14 9L39 24L14 39Z", 5),
        "pause": rect(11, 8, 9.5, 32, INK, 3) + rect(27.5, 8, 9.5, 32, INK, 3),
        "undo": _stroke("M18 7L7.5 17L18 27M8.5 17H28C36 17 41 22 41 28.5C41 35 36 40 28 40H17", 5),
        "again": _stroke("M40 24C40 33 33 40 24 40C15 40 8 33 8 24C8 15 15 8 24 8C29.5 8 34.5 10.8 37.5 15", 5)
        + _solid("M41.5 6V19.5H28Z", 2),
        "check": _stroke("M8 25.5L19.5 37L40 12.5", 6.6),
        "cross": _stroke("M11.5 11.5L36.5 36.5M36.5 11.5L11.5 36.5", 6.4),
        "plus": _stroke("M24 9V39M9 24H39", 6.4),
        "minus": _stroke("M9 24H39", 6.4),
        "dash": _stroke("M15 24H33", 6.4),
        "crown": _solid(_CROWN, 3) + rect(8, 37.5, 32, 5, INK, 2),
        "crown_gold": _golden_crown(),
        "lock": _holed(_box(8, 21, 32, 23, 5) + _round(24, 30.5, 3.6) + _box(22.4, 31, 3.2, 8, 1.5))
        + _stroke("M14.5 22V15.5C14.5 9.5 18.5 5.5 24 5.5C29.5 5.5 33.5 9.5 33.5 15.5V22", 5),
        "clock": ring(24, 24, 18, INK, 4.4) + _stroke("M24 13.5V24L31 29", 4),
        "star": _star(),
        "eye": _stroke("M4.5 24C9 15 15.5 11 24 11C32.5 11 39 15 43.5 24C39 33 32.5 37 24 37C15.5 37 9 33 4.5 24Z", 4)
        + circle(24, 24, 7, INK),
        "eye_off": _stroke(
            "M4.5 24C9 15 15.5 11 24 11C32.5 11 39 15 43.5 24C39 33 32.5 37 24 37C15.5 37 9 33 4.5 24Z", 4
        )
        + _stroke("M8 42L40 6", 4.4),
        "pencil": _solid("M7 41L9.5 30.5L30.5 9.5L38.5 17.5L17.5 38.5Z", 2.4) + _stroke("M34.5 5.5L42.5 13.5", 5.4),
        "person": _person(24, 25),
        "pair": _person(13, 27, 0.66) + _person(35, 27, 0.66),
        "robot": _holed(_box(8, 15, 32, 27, 7) + _round(17.5, 26, 4) + _round(30.5, 26, 4) + _box(17, 34, 14, 3.4, 1.7))
        + _stroke("M24 15V8.5", 3.6)
        + circle(24, 6.8, 3.8, INK)
        + rect(2.5, 23, 4, 11, INK, 2)
        + rect(41.5, 23, 4, 11, INK, 2),
        "fullscreen": _corners(outward=True),
        "window": _corners(outward=False),
        "arrow_left": _arrow(0),
        "arrow_up": _arrow(90),
        "arrow_right": _arrow(180),
        "arrow_down": _arrow(270),
        "no_trumps": _no_trumps(),
        "dealer": _dealer(),
        "card_back": _back(24, 24),
        "trash": _stroke("M8 13H40M18.5 12V7.5H29.5V12", 4.2)
        + _holed(
            "M11.5 17H36.5L34.6 40C34.4 42.4 32.8 44 30.4 44H17.6C15.2 44 13.6 42.4 13.4 40Z"
            + _box(18.4, 22.5, 3, 16, 1.5)
            + _box(26.6, 22.5, 3, 16, 1.5)
        ),
        "info": ring(24, 24, 18.5, INK, 4.2) + circle(24, 14.8, 2.9, INK) + _stroke("M24 22.5V34", 5),
        "help": _stroke("M15.5 16C15.5 10 19 6.5 24.3 6.5C29.8 6.5 33.3 10 33.3 15C33.3 22 24.3 22 24.3 30", 5.8)
        + circle(24.3, 40, 3.7, INK),
        "globe": _globe(),
        "trophy": _trophy(),
        "hand": _hand(),
        "home": _solid("M6.5 23L24 7.5L41.5 23H36.5V40H28.5V29H19.5V40H11.5V23Z", 3),
        "chart": _stroke("M7 6V41H43", 4.4) + _stroke("M14 32L22 23L29 28L40 13", 4.6),
        "shield": _shield(),
        "sword": _sword(),
        "fools_cap": _fools_cap(),
        "word": _holed(_box(4.5, 8, 39, 26, 8) + _round(14.5, 21, 3.1) + _round(24, 21, 3.1) + _round(33.5, 21, 3.1))
        + _solid("M13 33L11.5 43L24 33Z", 1.6),
        "swap": _stroke("M15 40V9M7.5 16.5L15 9L22.5 16.5", 5) + _stroke("M33 8V39M25.5 31.5L33 39L40.5 31.5", 5),
        "exit": _stroke("M27 8H10V40H27", 4.4) + _stroke("M20 24H41M33 15L42 24L33 33", 4.6),
    }
    for letter in SUITS:
        found[f"suit_{letter.lower()}"] = suit(letter, 24, 24, 43, INK)
    return found


def files() -> dict[str, str]:
    """Every icon by its path below assets/: `icons/menu.svg`, 48 x 48."""
    return {f"icons/{name}.svg": document(body, SIDE, SIDE) for name, body in _drawn().items()}
