"""What the plain bot weighs, found by playing thousands of deals. The unit is arbitrary; only proportions matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Weights:
    """``late`` values hold when the talon is gone, the others while it lasts."""

    plain: float = 6.0
    """What the highest plain card of a suit is worth above the lowest."""
    trump: float = 6.0
    """What the lowest trump is worth above the lowest plain card ..."""
    trumps: float = 5.9
    """... and the highest trump above the lowest."""
    late_from: float = 4.8
    """With fewer cards than this in the talon, getting rid of cards begins to matter ..."""
    late: float = 6.2
    """... up to so much for each card, when the talon is gone."""
    pair: float = 0.6
    """What a plain card is worth more when there is another of its rank in the hand."""
    new_rank: float = 0.3
    """What it costs to cover with a rank that does not lie on the table yet."""
    initiative: float = 0.25
    """What leading next is worth."""
    initiative_late: float = 3.6
    taken: float = 1.1
    """How much the cards count that would be taken."""
    several: float = 1.0
    """What each further card of a lead is worth."""
    unanswerable: float = 6.0
    """What a lead is worth that the defender cannot cover."""
    pressing: float = 3.5
    """What adding a card is worth that the defender cannot cover, as often as he cannot."""
    pressing_late: float = 2.0
    early: int = 10
    """With more cards than this in the talon ..."""
    early_ruff: float = 3.0
    """... covering with a trump costs so much more."""
    trump_led: float = 1.5
    """What it costs to lead a trump while the talon lasts and there are plain cards."""
    added: float = -0.5
    """A card is added to an attack when it is worth less than this is below nothing ..."""
    added_late: float = -0.15
    given: float = 0.0
    """... and to what is being taken, when it is worth less than this is below nothing."""
    given_late: float = 0.0
    passed_on: float = 2.5
    """What passing the attack on is worth."""


PLAIN: Final = Weights()
