"""A hand that may grow: as any fan, and two rows of smaller cards once it holds more than one fan can show."""

from __future__ import annotations

from typing import Final

from scenes.table.hand import Hand, _Goal

_LEAST_STRIP: Final = 0.27
"""Of a card's width: what of each card must be seen for its index to be read."""
_APART: Final = 0.24
"""The gap beside the trumps, of a card's width."""
_SHRUNK: Final = 0.72
"""Width of the cards in two rows, of that in one."""


class BigHand(Hand):
    """A hand that may hold the whole pack. ``apart``: cards that stand a little apart from the others, the trumps."""

    apart: frozenset[int] = frozenset()

    @property
    def two_rows(self) -> bool:
        """Whether one fan would hide the indices."""
        place = self._layout
        steps = len(self.pieces) - 1
        return steps > 0 and (place.hand_span - place.hand_width) / steps < _LEAST_STRIP * place.hand_width

    def _fan(self) -> list[_Goal]:
        if not self.two_rows:
            return self._set_apart(super()._fan())
        place = self._layout
        unit = place.metrics.scale
        width = round(place.hand_width * _SHRUNK)
        per_row = -(-len(self.pieces) // 2)
        step = min(width * 0.8, (place.hand_span - width) / max(1, per_row - 1))
        foot = place.hand_middle[1] + place.hand_width * 0.7
        ys = (place.hand_top + width * 0.7, foot - width * 0.7)
        up = self.held if self.held is not None else self.lifted
        goals = []
        for index, piece in enumerate(self.pieces):
            row, column = divmod(index, per_row)
            count = per_row if row == 0 else len(self.pieces) - per_row
            x = place.hand_middle[0] + (column - (count - 1) / 2) * step
            y, wide = ys[row], float(width)
            if piece.card in self._picked:
                y -= 22 * unit
            elif self._playable is not None and self.may(index):
                y -= 6 * unit
            if index == up:
                wide = width * 1.16
                y -= 14 * unit
            goals.append(_Goal((x, y), 0.0, wide))
        return goals

    def _set_apart(self, goals: list[_Goal]) -> list[_Goal]:
        """Open a gap beside the trumps, as far as there is room for one."""
        count = sum(piece.card in self.apart for piece in self.pieces)
        if not 0 < count < len(goals):
            return goals
        width = self._layout.hand_width
        taken = goals[-1].pos[0] - goals[0].pos[0] + width
        gap = min(_APART * width, self._layout.hand_span - taken)
        for goal, piece in zip(goals, self.pieces, strict=True):
            first_apart = self.pieces[0].card in self.apart
            side = 1 if (piece.card in self.apart) != first_apart else -1
            goal.pos = (goal.pos[0] + side * max(0.0, gap) / 2, goal.pos[1])
        return goals
