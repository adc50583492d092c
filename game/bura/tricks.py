"""What is kept of finished tricks and of a finished hand."""

from __future__ import annotations

from typing import Final, NamedTuple

CUT: Final = "cut"
UNCUT: Final = "uncut"
GIVEN: Final = "given"
MALYUTKA: Final = "malyutka"
BURA: Final = "bura"


class Trick(NamedTuple):
    """A finished trick; sets of cards are masks.

    ``led``: all cards of the leader, also those he completed with. ``answer``: as many of the other side; 0 when they
    were given face down and are not for the one who looks. ``how``: an open answer "cut" or "uncut", "given" face
    down, or a "malyutka" or "bura" laid out of turn, which the leader had to complete.
    """

    leader: int
    led: int
    answer: int
    how: str
    taker: int


class Outcome(NamedTuple):
    """How a hand ended; see ``HandOver``. ``shown``: the winning hand or the counted pile, as a mask."""

    winner: int | None
    reason: str
    stake: int
    times: int
    points: tuple[int | None, int | None]
    shown: int

    @property
    def gain(self) -> int:
        return self.stake * self.times
