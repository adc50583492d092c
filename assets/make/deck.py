"""The deck as flat SVG: every face without its index (the program draws that with the font) and the three backs."""

from __future__ import annotations

from assets.make.backs import BACKS, back
from assets.make.emblems import sash
from assets.make.face import doubled
from assets.make.jacks import jack
from assets.make.jokers import joker, joker_sash
from assets.make.kings import king
from assets.make.numbers import ace, pips
from assets.make.palette import CLOTH, CREAM, PIP, RIM, SUITS, suit
from assets.make.queens import queen
from assets.make.svg import document

WIDTH, HEIGHT = 200, 280
_COURTS = {"J": jack, "Q": queen, "K": king}


def blank() -> str:
    """The card itself: off-white with a thin rim, corners 7.5 % of the width."""
    return (
        f'<rect x="0.75" y="0.75" width="{WIDTH - 1.5}" height="{HEIGHT - 1.5}" rx="15" '
        f'fill="{CREAM}" stroke="{RIM}" stroke-width="1.5"/>'
    )


def files() -> dict[str, str]:
    """Every file of the deck by its path below assets/: `deck/KS.svg`, `deck/7H-narrow.svg`, `backs/0.svg`.

    `-narrow` are the number cards for the large index; `joker-S` and `joker-C` the black sixes as jokers;
    `suit-S` the sign of a suit alone, 100 x 100, for the index.
    """
    found: dict[str, str] = {}
    for letter in SUITS:
        found[f"deck/A{letter}.svg"] = blank() + ace(letter)
        for rank in range(2, 11):
            found[f"deck/{rank}{letter}.svg"] = blank() + pips(letter, rank)
            found[f"deck/{rank}{letter}-narrow.svg"] = blank() + pips(letter, rank, narrow=True)
        for name, figure in _COURTS.items():
            found[f"deck/{name}{letter}.svg"] = blank() + doubled(figure(letter), sash(CLOTH[letter]))
    for letter in "SC":
        found[f"deck/joker-{letter}.svg"] = blank() + doubled(joker(letter), joker_sash())
    for number in range(BACKS):
        found[f"backs/{number}.svg"] = blank() + back(number)
    made = {name: document(body, WIDTH, HEIGHT) for name, body in found.items()}
    for letter in SUITS:
        made[f"deck/suit-{letter}.svg"] = document(suit(letter, 50, 50, 100, PIP[letter]), 100, 100)
    return made
