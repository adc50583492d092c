"""The games whose cases can be run; a further game is one more line here."""

from __future__ import annotations

from typing import Final

from tests.cases import bura, durachki, durak, joker
from tests.cases.adapter import Adapter

ADAPTERS: Final[dict[str, Adapter]] = {
    "joker": joker.ADAPTER,
    "durak": durak.ADAPTER,
    "bura": bura.ADAPTER,
    "durachki": durachki.ADAPTER,
}
RECORDED_GAME: Final = "joker"
"""The game of recordings that do not name theirs."""
