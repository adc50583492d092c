"""The animals of the folk tales who sit at the table, each about 100 x 100 about the origin.

The right half of every shape is one shade darker, as on the cards; collars are embroidered.
"""

from __future__ import annotations

from assets.make.emblems import flower
from assets.make.palette import CORAL, GOLD, GOLD_LO, INK, LEAF, LEAF_LO, TOKENS, WHITE
from assets.make.svg import circle, document, ellipse, group, line, mirrored, num, path, rect, rhomb, ring, twin

BOX = 130
"""Side of a portrait's file: room for ears and horns."""

_SHINE = "#FFFFFF"


def _twin(half: str, light: str, dark: str) -> str:
    return twin(half, light, dark, axis=0)


def _sides(left: str, right: str, light: str, dark: str) -> str:
    """One outline on the left in `light` and one on the right in `dark`."""
    return path(left, light) + path(right, dark)


def _both(right: str, light: str, dark: str) -> str:
    """The outline `right` in `dark`, and its mirror image on the left in `light`."""
    return mirrored(path(right, light), axis=0) + path(right, dark)


def _collar(trim: str, spark: str = GOLD) -> str:
    out = path("M-46 60C-44 34-24 28 0 28C24 28 44 34 46 60Z", WHITE)
    out += path("M-9 27L0 38L9 27L16 60H-16Z", trim)
    for x in (-32, -23, 23, 32):
        out += rhomb(x, 41, 8, 9, trim) + rhomb(x, 41, 3.6, 4, spark)
    for y in (38, 46):
        out += rhomb(0, y, 5, 6, spark)
    return out


def _eye(x: float, y: float, rx: float, ry: float, shine: float = 1.5) -> str:
    return ellipse(x, y, rx, ry, INK) + circle(x - rx * 0.32, y - ry * 0.42, shine, _SHINE)


def fox() -> str:
    """Sly, with a red collar."""
    orange, shade = "#E2762F", "#CB6023"
    out = _collar(TOKENS["stitch_red"])
    out += _both("M36-40L30-2L8-20Z", "#D9692B", "#BF5520") + _both("M33-33L27-10L15-19Z", "#3A2620", "#3A2620")
    out += _twin("M0-26C20-26 34-14 36 4C28 8 18 18 10 28C6 33 3 32 0 32", orange, shade)
    out += _both("M36 4C24-2 12 2 5 16L0 32C6 33 8 30 10 28C18 18 28 10 36 4Z", WHITE, "#F0E2CB")
    out += ellipse(0, 26, 6, 4.6, INK) + circle(-1.5, 24.6, 1.4, _SHINE)
    for side in (-1, 1):
        out += _eye(side * 14, -3, 4, 4.8)
        out += line(f"M{side * 9}-10Q{side * 15}-14 {side * 20}-9", "#8A3A14", 2.2)
    return out


def bear() -> str:
    """Good-natured, under a sheepskin papakha."""
    out = _collar(TOKENS["cloth_s"])
    for side, fur in ((-1, "#7A4E2E"), (1, "#694024")):
        out += circle(side * 27, -22, 13, fur) + circle(side * 27, -22, 6.5, "#C99463")
    out += _twin("M0-34C24-34 38-18 38 2C38 22 22 33 0 33", "#855535", "#714628")
    out += ellipse(0, 15, 18, 14.5, "#D8A976") + ellipse(0, 8, 7.5, 5.5, INK) + circle(-2, 6.3, 1.6, _SHINE)
    out += line("M0 13V18M-8 19Q-4 24 0 19Q4 24 8 19", INK, 2.2)
    for side in (-1, 1):
        out += _eye(side * 15, -6, 4, 4.6)
        out += line(f"M{side * 9}-15Q{side * 15}-19 {side * 21}-14", "#4A2B17", 2.6)
    out += path("M-24-24C-30-46-16-52 0-52C16-52 30-46 24-24C12-30-12-30-24-24Z", "#EDE4D0")
    out += path("M0-52C16-52 30-46 24-24C18-27 8-28.5 0-28.5Z", "#D8CBB0")
    for x, y in ((-15, -40), (-6, -45), (4, -38), (13, -44), (-8, -34), (16, -34)):
        out += line(f"M{x - 3} {y}Q{x} {y - 4} {x + 3} {y}", "#B9A985", 1.8)
    return out


def owl() -> str:
    """Learned, in round gold glasses."""
    out = path("M-44 60C-46 24-34 12 0 12C34 12 46 24 44 60Z", "#6F6257")
    for x, y in ((-24, 36), (-10, 42), (10, 42), (24, 36), (0, 34), (-34, 46), (34, 46)):
        out += path(f"M{x - 5} {y}Q{x} {y + 9} {x + 5} {y}Z", "#D9CBB2")
    out += _twin("M0-37C14-37 30-38 37-48C40-22 40-8 36 6C30 24 14 30 0 30", "#8A7664", "#776453")
    for side, disc in ((-1, "#F1E4CB"), (1, "#E4D3B5")):
        out += circle(side * 16, -4, 18, disc)
        out += line(f"M{side * 5}-22Q{side * 18}-31 {side * 33}-25", "#5B4A3C", 3.5)
    for side in (-1, 1):
        out += circle(side * 16, -4, 10.5, "#F0B537") + circle(side * 16, -4, 6, INK)
        out += circle(side * 16 - 2.2, -6.6, 2.2, _SHINE)
    out += path("M-6 3Q0-2 6 3L0 18Z", "#E08A2B") + path("M0 0Q3 0 6 3L0 18Z", "#B96A18")
    out += line("M-5.5-4Q0-8 5.5-4", GOLD_LO, 2)
    return out + ring(-16, -4, 14.5, GOLD, 2.2) + ring(16, -4, 14.5, GOLD, 2.2)


def hare() -> str:
    """Quick and wide-eyed, with a green collar."""
    out = _collar(TOKENS["cloth_c"])
    out += _sides(
        "M-22-18C-34-44-30-62-20-58C-10-54-8-34-8-18Z",
        "M22-18C34-44 34-60 22-58C10-54 8-34 8-18Z",
        "#B9AEA3",
        "#A2968A",
    )
    out += _sides(
        "M-19-22C-26-40-24-52-19-50C-14-46-12-34-12-22Z",
        "M19-22C26-40 25-51 20-50C14-46 12-34 12-22Z",
        "#E7B7A8",
        "#D39F8F",
    )
    out += _twin("M0-28C22-28 33-14 33 2C33 20 18 32 0 32", "#C9BFB4", "#B4A89C")
    for side, cheek in ((-1, WHITE), (1, "#EDE4D8")):
        out += ellipse(side * 9, 16, 12, 10, cheek)
    out += path("M-6 7Q0 4 6 7L0 13Z", "#D47C74") + line("M0 13V18", INK, 1.8)
    out += rect(-4.5, 19, 4.2, 7.5, _SHINE, 1.5) + rect(0.3, 19, 4.2, 7.5, _SHINE, 1.5)
    for side in (-1, 1):
        out += _eye(side * 15, -5, 4.6, 5.6, 1.7)
        out += line(f"M{side * 14} 14L{side * 32} 10M{side * 14} 18L{side * 32} 20", "#8D8176", 1.3)
    return out


def _bell(y: float) -> str:
    out = _twin(f"M0 {num(y - 6)}C5 {num(y - 6)} 5 {num(y)} 7.5 {num(y + 4)}H0", "#F2C14E", GOLD_LO)
    return out + circle(0, y + 5.5, 2.2, INK) + line(f"M-6.5 {num(y + 3.2)}H6.5", GOLD_LO, 1.4)


def goat() -> str:
    """Stubborn and festive: horns, beard, a bell, and a flower at the horn."""
    out = _collar("#6A3E86")
    out += _both("M6-24C6-42 15-57 31-57C39-57 43-51 42-45C37-50 31-49 27-44C22-38 20-30 20-20Z", "#C9A66B", "#A98850")
    for x1, y1, x2, y2 in ((8.6, -36, 19.4, -32), (12.6, -45.5, 22, -38.5), (20, -53, 27, -45)):
        for side, groove in ((-1, "#A98850"), (1, "#876A3A")):
            out += line(f"M{num(side * x1)} {y1}L{num(side * x2)} {y2}", groove, 1.8)
    out += _both("M19-16C30-25 42-22 48-12C42-2 30-1 19-5Z", "#E3DACB", "#CFC3B0")
    out += _both("M23-13C31-18 38-17 42-12C37-7 30-6 23-8Z", "#E7B7A8", "#D39F8F")
    out += _twin("M0 24H11C11 34 8 39 9 45C5 43 3 46 0 51", "#FFFDF6", "#E4D9C7")
    out += _twin("M0-31C17-31 27-22 26-7C25 5 20 14 17 23C14 31 7 34 0 34", "#F4EEE2", "#E0D6C6")
    out += _twin("M0 7C10 7 17 13 17 21C17 30 9 34 0 34", "#EAD3BB", "#D8BD9F")
    out += line("M-7 15.5Q-5 18.5-3.5 15M7 15.5Q5 18.5 3.5 15", "#7A4B3C", 2.2)
    out += line("M0 18V22M-10 21.5Q-6 28 0 22.5Q6 28 10 21.5", "#7A4B3C", 2)
    out += ellipse(-18.5, 7.5, 4, 2.8, "#F3C3B0") + ellipse(18.5, 7.5, 4, 2.8, "#DDA994")
    for side in (-1, 1):
        out += ellipse(side * 13.5, -5.5, 6.4, 6.2, "#EDB23F") + ellipse(side * 13.5, -5, 4.9, 3.7, INK)
        out += circle(side * 13.5 - 1.9, -6.6, 1.5, _SHINE)
        out += line(f"M{side * 8}-14.5Q{side * 14}-19 {side * 20.5}-13.5", "#A3937C", 2.3)
    out += _twin("M0-37C6-36 11-30 10-20C7-25 4-25 2-17L0-20", "#FFFDF6", "#EFE6D6") + _bell(47)
    leaves = path("M-2 4C-9 1-14 4-16 9C-9 12-4 10-2 4Z", LEAF) + path("M4 5C10 6 12 11 11 16C5 14 2 11 4 5Z", LEAF_LO)
    return out + group(leaves + flower(0, 0, 1.25, CORAL, GOLD), "translate(-22 -24)")


def wolf() -> str:
    """Grey and wry: amber eyes, ragged cheeks, one fang in the smile."""
    grey, shade = "#8C97A6", "#737E8E"
    out = _collar(TOKENS["cloth_d"])
    out += _both("M31-50L37-10L7-22Z", "#78838F", "#626D7A") + _both("M29-40L31-15L14-22Z", "#C9A79A", "#B39085")
    out += _twin("M0-30C18-30 30-22 34-8L42 6L34 7L36 17L27 17L26 25L16 24C11 31 6 35 0 35", grey, shade)
    out += _both("M0 35C6 35 11 31 16 24L26 25L27 17L34 16C30 6 20 2 13 6C8 0 4-3 0-4Z", "#F1F2F0", "#DDE0E1")
    out += _twin("M0-30C7-30 10-24 7-14C5-6 4 6 5 16H0", "#5E6977", "#4E5865")
    out += _twin("M0 14C6 14 10 16 10 20C9 24 4 26 0 26", INK, INK) + circle(-2.6, 17.6, 1.7, _SHINE)
    out += _twin("M0 26H13C13 34 7 39 0 39", "#F1F2F0", "#DDE0E1")
    out += path("M-13 27C-10 31-5 31.5 0 29C5 31.5 11 30.5 15 25.5C13 33 7 36 0 35C-6 35-11 32-13 27Z", INK)
    out += line("M0 25V29M-14 26.5C-10 31-5 31.5 0 29C5 31.5 11 30.5 16 24.5", INK, 1.9)
    out += path("M6 30.6L10.6 29L9.2 34.2Z", _SHINE)
    for side in (-1, 1):
        out += path(
            f"M{side * 8} 0C{side * 10}-8 {side * 18}-11 {side * 24}-8C{side * 22} 0 {side * 15} 4 {side * 8} 0Z",
            "#F2C14E",
        )
        out += circle(side * 15.5, -3.6, 3.8, INK) + circle(side * 15.5 - 1.3, -5.2, 1.4, _SHINE)
        out += line(f"M{side * 7}-6C{side * 11}-13 {side * 18}-15 {side * 25}-12", "#4E5865", 2.8)
    return out


ANIMALS = {"fox": fox, "bear": bear, "owl": owl, "hare": hare, "goat": goat, "wolf": wolf}


def files() -> dict[str, str]:
    """Every portrait by its path below assets/: `portraits/fox.svg`, BOX x BOX, with bare ground."""
    half = BOX / 2
    return {
        f"portraits/{name}.svg": document(group(draw(), f"translate({num(half)} {num(half)})"), BOX, BOX)
        for name, draw in ANIMALS.items()
    }
