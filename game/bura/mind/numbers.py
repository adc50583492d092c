"""Numbers of ``promise``: what a hand is likely to come to, just before a lead, when both hands are known.

They come from hands without offers that the quick moves played against themselves, one move in sixteen being a random
one: a logistic regression over 77,777 leads of 28,792 hands of three cards, a linear one over 57,771 leads of 5,819
hands of five.
"""

from __future__ import annotations

from typing import Final

STEPS: Final = (1, 8, 14, 18, 22, 25, 28, 31)
"""Three cards: points of a pile are told apart in nine steps; these begin the second to the ninth."""
COARSE: Final = (12, 21)
"""The same in three steps, for what a hand is worth."""
PLACES: Final = (
    (-0.002, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0),
    (0.505, -0.046, 0.048, 0.171, -0.287, 0.114, -0.075, -0.383, -0.603),
    (0.581, 0.399, 0.148, 0.047, -0.132, 0.008, -0.113, -0.158, -0.314),
    (0.642, 0.394, 0.241, 0.135, -0.014, 0.288, -0.136, 0.151, -0.26),
    (0.829, 0.323, 0.01, 0.294, -0.299, -0.084, -0.123, -0.286, -0.1),
    (0.707, -0.054, -0.242, 0.036, 0.078, -0.526, 0.303, -0.026, -0.419),
    (0.747, 0.073, -0.056, -0.018, -0.035, 0.252, -0.334, -0.376, -0.439),
    (0.538, 0.003, -0.063, -0.341, -0.414, -0.219, -0.496, -0.546, -0.481),
    (0.305, 0.157, -0.141, -0.034, 0.068, 0.364, -0.123, -0.0, 0.336),
)
"""Log odds of the leader by the steps of his own and of the other pile."""

TALON: Final = (0.656, 0.294, 0.258, -0.029, -0.162, -0.316, -0.203, -0.002)
"""By pairs of cards in the talon."""
LEADER: Final = (
    (-0.2, -0.091, -0.255, -0.087, -0.146, -0.296, -0.419, -0.194, 0.147, 0.082, 0.01, 0.118),
    (-0.069, 0.103, 0.055, 0.053, -0.019, -0.173, -0.272, -0.1, 0.129, 0.056, 0.009, 0.225),
    (-0.094, -0.161, 0.037, 0.137, 0.029, -0.271, -0.268, -0.035, 0.142, 0.213, -0.259, -0.075),
)
"""The leader's hand, by the coarse step of his pile: for each trump ace, ten, king, queen and jack, the plain ones,
each pair of one plain suit, each pair of trumps."""

OTHER: Final = (
    (-0.259, -0.166, 0.335, 0.046, 0.092, 0.109, 0.274, 0.098, -0.006, 0.266, -0.091, 0.209),
    (-0.73, -0.551, -0.146, -0.216, -0.101, 0.084, 0.191, 0.05, 0.094, 0.299, 0.044, 0.527),
    (-0.773, -0.693, -0.283, -0.513, -0.321, 0.116, 0.226, 0.087, 0.152, 0.276, -0.096, 0.404),
)
"""The same of the other hand, by the coarse step of the other pile."""

LEADER_EARLY: Final = (0.005, -0.123, 0.228, 0.23, 0.275, -0.235, -0.182, -0.252, -0.531, -0.587, 0.131, -0.299)
"""As much more with a full talon."""
OTHER_EARLY: Final = (-0.222, -0.194, -0.463, -0.113, -0.255, -0.074, -0.272, 0.148, 0.272, 0.001, 0.02, -0.635)
CUTTABLE: Final = (0.525, 0.095, -0.123, 0.0)
"""By how many of the leader's cards the other hand can cut one by one."""
LEADER_UNCUT: Final = 1.414
"""For ten points of the best lead that cannot be cut."""
LEADER_REACHES: Final = 1.243
"""Where it brings 31."""
OTHER_UNCUT: Final = -0.039
"""The same of the other hand."""
OTHER_REACHES: Final = -0.042
LEADER_GIFTS: Final = -0.075
"""For each card given face down, up to three."""
OTHER_GIFTS: Final = -0.057
LEADER_HIDES: Final = 0.931
"""For 31 points in the leader's pile that he does not know of."""
OTHER_SEES: Final = -0.707
"""For 31 points in the other pile that were all seen."""

MARGIN: Final = (-0.978, -1.261, 1.177)
"""Five cards, how many more points than the other side the leader is still to get; by stages: a talon of fourteen cards
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
