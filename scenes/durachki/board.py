"""Everything round the pairs of Durachki: how many are covered, the cards out of play, roles."""

from __future__ import annotations

from scenes import fonts, paint, pieces, tokens
from scenes.beating import faces
from scenes.beating.board import Board
from scenes.beating.shown import Shown
from scenes.durachki.shown import DurachkiShown

_FADED = 0.75
"""How clearly cards are seen that are out of play."""


class DurachkiBoard(Board):
    """The pieces round the pairs of Durachki."""

    def show_bar(self, shown: Shown) -> None:
        """How many cards are covered, as filled notches, and how many are not."""
        count = len(shown.attacks)
        if not count:
            self._bar.hide()
            return
        done = sum(cover is not None for cover in shown.covered)
        words = (self._texts("durachki-uncovered", n=count - done), f"{done}/{count}")
        frame = self._places.bar
        self._bar.centre(faces.limit_bar(self._look, frame.size, done, 0, count, words), frame.center)

    def show_pack(self, shown: Shown) -> None:
        """The cards nobody gets, pale, and the turned one beside them; how many lie aside."""
        assert isinstance(shown, DurachkiShown)
        width = self._places.pile_width
        if shown.turned is None:
            for piece in (self._trump, self._stack, self._note):
                piece.hide()
        else:
            self._trump.card, self._trump.level = shown.turned, "table"
            self._trump.stand(self._places.trump, self._places.trump_angle, width)
            back = paint.faded(faces.stack(self._deck, width, shown.unused), _FADED)
            self._stack.centre(back, self._places.talon)
            room = round(1.86 * width)
            px = self._look.metrics.type("caption")
            words = fonts.paragraph(
                self._texts("durachki-out-of-play"), px, tokens.colour("ivory"), room, align="centre"
            )
            middle = (self._places.talon[0] + self._places.trump[0]) / 2
            foot = self._places.talon[1] + width * 0.8
            self._note.centre(words, (middle, foot + words.get_height() / 2))
        if shown.discarded:
            x, y = self._places.discard
            side = max(28, self._look.metrics.px(40))
            self._count.centre(pieces.badge(str(shown.discarded), side), (x + width * 0.3, y + width * 0.75))
        else:
            self._count.hide()
