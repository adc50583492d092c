"""Colours, radii, shadows and type sizes by name, from `assets/themes.json`."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from pygame import Color

from scenes import assets

PATH: Final = assets.ASSETS / "themes.json"

with assets.reading(PATH.name):
    _DATA: Final[dict[str, Any]] = json.loads(PATH.read_text(encoding="utf-8"))


@dataclass(frozen=True, eq=False)
class Theme:
    """The colours of one table; there is one object per name, compared by identity."""

    name: str
    felt_hi: Color
    felt_mid: Color
    felt_lo: Color
    rail: Color
    weave_1: Color
    weave_2: Color
    weave_3: Color
    panel: Color


@dataclass(frozen=True)
class Felt:
    """The light on the table. Places are shares of the width (x, radii) and the height (y), alphas 0 to 1."""

    stops: tuple[float, float, float]
    centre: tuple[float, float]
    radius: float
    lamp_alpha: float
    lamp_radius: float
    vignette_alpha: float
    vignette_from: float
    medallion_alpha: float


@dataclass(frozen=True)
class Shadow:
    """A soft shadow: alpha 0 to 1, offset down and blur sigma in design pixels."""

    alpha: float
    dy: float
    sigma: float


def _felt(data: dict[str, Any]) -> Felt:
    fields: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in data.items()}
    return Felt(**fields)


THEMES: Final[tuple[str, ...]] = tuple(_DATA["themes"])
"""The names of the tables: green, blue, red."""

TYPE: Final[dict[str, tuple[int, int]]] = {name: (a, b) for name, (a, b) in _DATA["type"].items()}
"""Type styles: design pixels and least screen pixels."""

RADII: Final[dict[str, int]] = _DATA["radii"]
SHADOWS: Final[dict[str, Shadow]] = {name: Shadow(**value) for name, value in _DATA["shadows"].items()}
FELT: Final = _felt(_DATA["felt"])
PANEL_ALPHA: Final[tuple[float, float]] = tuple(_DATA["panel_alpha"])
"""Opacity of a dark panel at its top and its bottom."""

CARD_RADIUS: Final[float] = _DATA["card_radius"]
"""Corner radius of a card as a share of its width."""


@lru_cache
def theme(name: str) -> Theme:
    """The table colours of the name. KeyError when there is no such theme."""
    return Theme(name, **{key: Color(value) for key, value in _DATA["themes"][name].items()})


def colour(name: str, alpha: float = 1.0) -> Color:
    """A fresh Color from the shared palette with the given alpha (0 to 1). KeyError for an unknown name."""
    result = Color(_DATA["palette"][name])
    result.a = round(255 * alpha)
    return result


def suit_colour(suit: int, four: bool = False) -> Color:
    """The colour of a suit (0 to 3 = C D H S) on a card, with two or four colours."""
    return Color(_DATA["suits"]["four" if four else "two"][suit])
