"""Where everything stands on the table, for one window size and number of players.

Places follow from two drawn sizes, 800x480 and 1280x720, and lie between or beyond them; what belongs to an edge keeps
its distance from that edge, so other shapes of window only make the felt larger.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from scenes.metrics import DESIGN, LEAST, Metrics

_SMALL: Final = LEAST[0] / DESIGN[0]

Pos = tuple[int, int]


@dataclass(frozen=True)
class SeatPlace:
    """A seat: the middle and diameter of its portrait, its plate, and the place of its speech beside them.

    ``side`` is where on the table it sits: bottom, left, top or right. A ``compact`` one has its portrait inside its
    plate, where several sit side by side.
    """

    side: str
    portrait: Pos
    diameter: int
    plate: Rect
    speech: Rect
    compact: bool = False

    @property
    def face(self) -> Rect:
        """The square round the portrait."""
        rect = Rect(0, 0, self.diameter, self.diameter)
        rect.center = self.portrait
        return rect


@dataclass(frozen=True)
class TableLayout:
    """All places in screen pixels. ``seats`` and ``slots`` go clockwise from the bottom, the viewer's own."""

    metrics: Metrics
    players: int
    menu: Rect
    info: Rect
    counter: Rect
    banner: Rect
    score: Rect
    seats: tuple[SeatPlace, ...]
    slots: tuple[tuple[Pos, float], ...]
    """Middle and angle of the card each seat plays to a trick."""
    trick_width: int
    hand_width: int
    lifted_width: int
    hand_middle: Pos
    hand_span: int
    """From the left edge of the first card to the right edge of the last, at most."""
    hand_top: int
    hint: Rect
    last_trick: Rect
    line: Rect
    """Where the line stands that says what may be played: beside the own card of the trick, away from the own seat."""
    choice: Rect
    """The free felt: where bids and trumps are chosen."""
    answer: Rect
    """Between the trick and the hand: where the way of a joker is chosen."""
    pack: Pos

    @property
    def trick_middle(self) -> Pos:
        xs = [middle[0] for middle, _ in self.slots]
        ys = [middle[1] for middle, _ in self.slots]
        return (min(xs) + max(xs)) // 2, (min(ys) + max(ys)) // 2


SIDES: Final[dict[int, tuple[str, ...]]] = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
    6: ("bottom", "left", "top", "top", "top", "right"),
}


def layout(metrics: Metrics, players: int, left_handed: bool = False) -> TableLayout:
    """The places for so many players; ``left_handed`` puts the own seat right and the buttons left."""
    width, height = metrics.size
    scale = metrics.scale

    def v(small: float, normal: float) -> int:
        """The measure that is ``small`` at 800x480 and ``normal`` at 1280x720."""
        if scale >= 1:
            return round(normal * scale)
        return round(small + (normal - small) * (scale - _SMALL) / (1 - _SMALL))

    def own_side(rect: Rect) -> Rect:
        return Rect(width - rect.right, rect.y, rect.w, rect.h) if left_handed else rect

    edge = v(18, 42)
    menu = Rect(edge, edge, v(50, 56), v(50, 56))
    info = Rect(menu.right + v(8, 12), edge, v(150, 232), menu.h)
    counter = Rect(edge, menu.bottom + v(7, 12), info.right - edge, v(48, 58))
    banner = Rect(info.right + v(10, 54), v(4, 16), v(74, 96), v(104, 148))
    score = Rect(width - edge - v(250, 296), edge, v(250, 296), v(104, 140))
    uppers = SIDES[players].count("top")
    if uppers > 1:
        # several at the top need the room of what else stands there
        info.width = v(104, 150)
        counter.width = info.right - edge
        banner.x = info.right + v(6, 10)
        score.x, score.width = width - edge - v(178, 250), v(178, 250)
    if uppers > 2 and metrics.small:
        # no room beside the menu: what little fits stands below
        info = Rect(edge, menu.bottom + v(4, 12), menu.w, v(22, 30))
        counter = Rect(info.bottomleft, (0, 0))
        banner.x = menu.right + v(6, 10)

    hand_width, lifted_width = v(94, 136), v(104, 160)
    hand_height = round(hand_width * 1.4)
    hand_bottom = height - v(7, 14)
    hand_top = hand_bottom - hand_height

    plate = (v(128, 172), v(64, 80))
    diameter = v(72, 100)
    beside = round(height * (0.354 + 0.04 * min(1.0, (scale - _SMALL) / (1 - _SMALL))))

    def at_side(side: str) -> SeatPlace:
        x = edge if side == "left" else width - edge - plate[0]
        frame = Rect(x, beside + v(32, 46), *plate)
        speech = Rect(0, 0, v(130, 176), v(34, 40))
        if side == "left":
            speech.midleft = (frame.right + v(10, 16), beside)
        else:
            speech.midright = (frame.left - v(10, 16), beside)
        return SeatPlace(side, (frame.centerx, beside), diameter, frame, speech)

    def at_top() -> SeatPlace:
        middle = (width // 2 - v(46, 78), v(54, 88))
        frame = Rect(middle[0], v(18, 44), v(160, 212), v(66, 80))
        speech = Rect(0, 0, v(130, 176), v(34, 40))
        speech.midleft = (frame.right + v(-40, 12), frame.bottom + v(22, -10))
        if scale < 1:
            speech.midtop = (frame.centerx + v(34, 40), frame.bottom + v(4, 8))
        return SeatPlace("top", middle, v(74, 98), frame, speech)

    def at_bottom() -> SeatPlace:
        frame = Rect(edge - v(4, 0), height - v(12, 34) - plate[1], *plate)
        frame = own_side(frame)
        own_diameter = v(78, 112)
        middle = (frame.centerx, frame.top - v(36, 60))
        speech = Rect(0, 0, v(124, 168), v(32, 38))
        speech.midbottom = (frame.centerx, middle[1] - own_diameter // 2 - v(12, 18))
        return SeatPlace("bottom", middle, own_diameter, frame, speech)

    def side_by_side(index: int) -> SeatPlace:
        """One of several at the top, between the cloth and the score."""
        left, gap = banner.right + v(6, 14), v(6, 14)
        room = score.left - v(6, 14) - left
        wide = min(v(156, 216), (room - gap * (uppers - 1)) // uppers)
        left += (room - uppers * wide - gap * (uppers - 1)) // 2
        frame = Rect(left + index * (wide + gap), v(14, 38), wide, v(72, 104))
        round_ = v(46, 66)
        middle = (frame.x + v(6, 10) + round_ // 2, frame.y + v(5, 8) + round_ // 2)
        speech = Rect(0, 0, frame.w, v(34, 42))
        speech.midbottom = (frame.centerx, frame.bottom + v(4, 6))
        return SeatPlace("top", middle, round_, frame, speech, compact=True)

    seats_made = []
    for index, side in enumerate(SIDES[players]):
        if side == "top" and uppers > 1:
            seats_made.append(side_by_side(index - SIDES[players].index("top")))
        elif side == "top":
            seats_made.append(at_top())
        else:
            seats_made.append(at_bottom() if side == "bottom" else at_side(side))
    seats = tuple(seats_made)

    button = metrics.touch
    if metrics.small:
        last_trick = Rect(width - edge - button, height - v(22, 36) - button, button, button)
        hint = last_trick.move(0, -button - v(14, 18))
    else:
        last_trick = Rect(width - edge - v(50, 66) - v(6, 10), height - v(50, 84) - button, button, button)
        hint = last_trick.move(-button - v(14, 24), 0)
    hint, last_trick = own_side(hint), own_side(last_trick)

    own = seats[0].plate
    if left_handed:
        free = (max(hint.right, last_trick.right) + v(12, 22), own.left - v(12, 22))
    else:
        free = (own.right + v(12, 22), min(hint.left, last_trick.left) - v(12, 22))
    hand_middle = ((free[0] + free[1]) // 2, hand_bottom - hand_height // 2)

    top_end = v(100, 146)
    middle_y = (top_end + hand_top) // 2
    middle_x = width // 2
    offsets = {
        "bottom": ((0, v(52, 78)), 2.0),
        "left": ((-v(84, 130), -v(14, 30)), 8.0),
        "top": ((0, -v(60, 92)), -2.0),
        "right": ((v(84, 130), -v(14, 30)), -7.0),
    }
    slots = []
    for seat in seats:
        (dx, dy), angle = offsets[seat.side]
        # several at the top lay their cards below themselves
        slots.append(((seat.plate.centerx if seat.compact else middle_x + dx, middle_y + dy), angle))
    inner = seats[0].plate.w + edge + v(16, 40)
    choice = Rect(inner, top_end, width - 2 * inner, hand_top - v(20, 34) - top_end)
    answer_top = middle_y + v(44, 60)
    answer = Rect(inner, answer_top, width - 2 * inner, hand_top - v(4, 12) - answer_top)
    line_left = middle_x + v(74, 148)
    line = Rect(line_left, 0, width - line_left - metrics.border - v(10, 16), max(34, metrics.px(40)))
    line.centery = hand_top - v(54, 74)
    return TableLayout(
        metrics=metrics,
        players=players,
        menu=menu,
        info=info,
        counter=counter,
        banner=banner,
        score=score,
        seats=seats,
        slots=tuple(slots),
        trick_width=v(84, 108),
        hand_width=hand_width,
        lifted_width=lifted_width,
        hand_middle=hand_middle,
        hand_span=free[1] - free[0],
        hand_top=hand_top,
        hint=hint,
        last_trick=last_trick,
        line=own_side(line),
        choice=choice,
        answer=answer,
        pack=(middle_x, middle_y),
    )
