"""What the plain bot weighs, found by playing thousands of deals. The unit is arbitrary; only proportions matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """Those named ``late`` hold when the talon is gone, the others while it lasts."""

    plain: float = 6.0
    """What the highest plain card of a suit is worth above the lowest."""
    trump: float = 6.0
    """What the lowest trump is worth above the lowest plain card ..."""
    trumps: float = 5.9
    """... and the highest trump above the lowest."""
    late_from: float = 4.8
    """With fewer cards than this in the talon, getting rid of cards begins to matter ..."""
    late: float = 6.2
    """... up to so much for each plain card, when the talon is gone ..."""
    late_trump: float = 6.2
    """... and so much for each trump."""
    pair: float = 0.6
    """What a plain card is worth more when there is another of its rank in the hand."""
    new_rank: float = 0.3
    """What it costs to cover with a rank that does not lie on the table yet."""
    initiative: float = 0.25
    """What leading next is worth."""
    initiative_late: float = 3.6
    early: int = 10
    """With more cards than this in the talon ..."""
    early_ruff: float = 3.0
    """... covering with a trump costs so much more."""
    taken: float = 1.1
    """How much the cards count that would be taken."""
    several: float = 1.0
    """What each further card of a lead is worth."""
    unanswerable: float = 6.0
    """What a lead is worth that the defender cannot cover."""
    trump_led: float = 1.5
    """What it costs to lead a trump while the talon lasts and there are plain cards."""
    added: float = 0.5
    """What adding a card to an attack is worth ..."""
    added_late: float = 0.15
    pressing: float = 3.5
    """... and what besides, as often as the defender cannot cover it."""
    pressing_late: float = 2.0
    trump_added: float = 0.0
    """What it costs to add a trump that is not the last card."""
    passed_on: float = 2.5
    """What passing the attack on is worth."""


TWO: Final = Weights()
"""Between two players."""
MANY: Final = Weights(
    trump=8.0,
    late=2.0,
    late_trump=2.0,
    pair=0.0,
    new_rank=3.5,
    initiative=5.0,
    initiative_late=50.0,
    early_ruff=0.0,
    several=0.5,
    unanswerable=8.0,
    added=20.0,
    added_late=20.0,
    pressing=6.0,
    pressing_late=6.0,
    trump_added=50.0,
)
"""Where three or more began: whoever has least is out first, and many may add to an attack."""

PATIENCE: Final = 60
"""After so many bouts in a deal nobody should go round in a circle: single cards are led, and covered if possible."""
