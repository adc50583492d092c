"""Numbers of ``promise``: what a hand of five cards is likely to come to, just before a lead, both hands being known.

They come from hands without offers that the quick moves played against themselves, one move in sixteen being a random
one: a linear regression over 57,771 leads of 5,819 hands.
"""

from __future__ import annotations

from typing import Final

MARGIN: Final = (-0.978, -1.261, 1.177)
"""How many more points than the other side the leader is still to get; by stages: a talon of fourteen cards
and more, a smaller one, none."""
MARGIN_LEADER: Final = (
    (1.694, 0.984, 4.221, 3.193, 3.645, -4.595, -4.312, -2.688, -3.956, -3.078, 2.279, -1.722),
    (-0.724, -1.499, 1.428, 2.106, 3.474, -4.772, -3.701, -0.837, -1.355, -0.422, 1.388, 0.297),
    (-7.337, -5.85, 1.519, 3.469, 6.098, -4.68, -4.685, 0.508, 1.229, 3.028, 1.23, 1.15),
)
"""By stage, the leader's hand: for each trump ace, ten, king, queen or jack, low card, the plain ones, each pair of one
plain suit, each pair of trumps."""

MARGIN_OTHER: Final = (
    (-7.533, -7.849, -3.483, -2.486, -1.045, 2.103, 1.678, 4.517, 5.375, 3.831, -0.384, 0.545),
    (-9.365, -8.778, -5.081, -3.547, -2.341, 5.218, 4.538, 4.383, 4.874, 3.795, -0.821, 0.928),
    (-2.188, -2.711, -2.614, -3.151, -3.288, 3.342, 3.383, 0.719, 0.809, -1.001, -0.525, -0.807),
)
"""The same of the other hand."""

MARGIN_CUTS: Final = (
    (-2.305, -2.587, 1.398, -0.077),
    (-3.219, -3.083, 1.439, -0.044),
    (-3.018, -3.683, 2.281, -0.771),
)
"""By stage: for each of the leader's cards that can be cut, and each that cannot; for each point of the best lead that
cannot be cut, and of the other hand's."""
