"""How long everything takes that moves, in seconds at normal speed (distances in design pixels, angles in degrees)."""

from __future__ import annotations

from typing import Final

FACTORS: Final[dict[str, float]] = {"off": 0.0, "slow": 1.6, "normal": 1.0, "fast": 0.55}
"""What the speed setting makes of every duration; 0 = at once."""

CROSS_FADE: Final = 0.12
"""Every movement with reduced motion."""

HOVER: Final = 0.12
PART: Final = 0.12
"""Neighbours of a lifted card give way."""

PLAY: Final = 0.28
PLAY_TURN: Final = (4.0, 9.0)
"""Least and greatest angle that a played card turns by."""

SETTLE: Final = 0.08
SETTLE_SCALE: Final = 1.03
DEAL: Final = 0.16
DEAL_GAP: Final = 0.05
CUT: Final = 0.45
FLIP: Final = 0.22
TURNED_STAYS: Final = 0.9
"""The card turned for trumps lies in sight."""

SAID: Final = 0.7
"""What a seat has said stands beside it before the next one speaks."""

TRICK_STAY: Final = 1.2
UNTIL_PRESSED: Final = 3600.0
"""How long what is finished waits for a press, where the settings want one."""

SWEEP: Final = 0.30
CHIP: Final = 0.22
CHIP_STAYS: Final = 0.4
CHIP_DOWN: Final = 0.2
"""The chip of a bid lies on the portrait, and goes down to its place on the plate."""

BOUT_STAYS: Final = 0.8
"""The cards of a finished bout lie in sight."""

PAIRS_MOVE: Final = 0.18
"""Pairs of a bout give way to new ones."""

LEAD_GAP: Final = 0.09
"""From one card of a lead to the next."""

REASON: Final = 1.8
"""A line that tells the reason for something stays until it can be read."""

SWEEP_GAP: Final = 0.02
DRAW: Final = 0.22
DRAW_GAP: Final = 0.08
"""A card drawn from the talon, and from one to the next."""

COUNT_UP: Final = 0.6
TURN_RIBBON: Final = 0.25
BOB_EVERY: Final = 1.6
BOB: Final = 2.0
RING_PULSE: Final = 1.0
RING_LAST: Final = 5.0
"""The last seconds of a clock in which the ring pulses, once in RING_PULSE seconds."""

PREMIUM_RIBBON: Final = 0.35
PREMIUM_NUMBER: Final = 0.8
PREMIUM_RAIN: Final = 2.4
STAMP: Final = 0.18
STAMP_SCALE: Final = 1.8
SHAKE: Final = 0.12
SHAKE_BY: Final = 3.0
DAVI: Final = 0.30
VAR_UNLOCK: Final = 0.2
BOT_THINKS: Final = (0.5, 1.3)
"""Least and greatest pause before a bot acts, so that it can be followed: the greater, the harder the decision."""

FORCED: Final = 0.35
"""Its pause where it has nothing to choose from."""

THOUGHT: Final = 1.0
THOUGHT_AT_ONCE: Final = 0.1
"""How long a bot may search at most, and when nothing else takes time."""

THINKING_AFTER: Final = 0.3
THINKING_DOT: Final = 0.3
"""When it begins to be shown that a bot thinks, and from one dot of that to the next."""

TOSS_CARD: Final = 0.45
"""From one card of the toss to the next."""

TOSS_NOTE: Final = 0.9
"""How much longer a card of the toss lies of which something is to be said."""

TOSS_CROWN: Final = 0.4
"""The crown comes down on whoever got the ace."""

CAP_FALLS: Final = 0.45
"""The cap comes down on the fool."""

SCENE_FADE: Final = 0.18
MENU_FAN: Final = 0.45
"""The cards of the menu open."""

TOAST: Final = 2.6
"""How long a short message stays."""

DRAG_START: Final = 6.0
"""Design pixels that a pressed pointer moves before it counts as a drag."""
