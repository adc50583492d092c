"""Everything round the pairs of Durak: the talon with the trump under it, and how many cards may attack."""

from __future__ import annotations

from dataclasses import replace

from game.match import Seat as Sitting
from scenes import pieces
from scenes.beating import faces, story
from scenes.beating.board import Board
from scenes.beating.places import ACROSS
from scenes.beating.seats import BoutLook
from scenes.beating.shown import Shown
from scenes.durak.shown import DurakShown
from scenes.table.suits import suit_icon


class DurakBoard(Board):
    """The pieces round the pairs of Durak."""

    def show_bar(self, shown: Shown) -> None:
        """How many cards may attack, and why so many."""
        assert isinstance(shown, DurakShown)
        if shown.leader is None or not shown.limit:
            self._bar.hide()
            return
        texts, limit, used = self._texts, shown.limit, len(shown.attacks)
        short = f"{used}/{limit}"
        words: tuple[str, ...]
        if shown.taking and shown.guard is not None:
            name = self._match.table.seats[shown.guard].name
            few = texts("durak-added", n=shown.extra) if shown.extra else short
            words = (texts("durak-taking", name=name, n=shown.extra), few, short)
        else:
            key = f"durak-limit-{shown.limit_by}"
            words = (texts(key, n=limit), texts(f"{key}.short", n=limit), short)
        frame = self._places.bar
        picture = faces.limit_bar(self._look, frame.size, used, shown.extra, limit, words)
        self._bar.centre(picture, frame.center)

    def show_pack(self, shown: Shown) -> None:
        """The talon as it is now."""
        assert isinstance(shown, DurakShown)
        self.show_talon(shown.talon, shown)

    def show_talon(self, count: int, shown: DurakShown) -> None:
        """So many cards to draw, the trump under them; an empty place with the suit of trumps once they are gone."""
        width, place = self._places.pile_width, self._places.talon
        if shown.visible is None or not count:
            self._trump.hide()
        else:
            self._trump.card, self._trump.level = shown.visible, "table"
            self._trump.stand(self._places.trump, ACROSS, width)
        if count > 1:
            self._stack.centre(faces.stack(self._deck, width, count - 1), place)
        elif count == 0 and shown.trump is not None:
            self._stack.centre(faces.empty_talon(width, suit_icon(shown.trump)), place)
        else:
            self._stack.hide()
        if count:
            side = max(28, self._look.metrics.px(40))
            # under the middle of what lies there: beside it are plates and pairs
            at = (place[0], place[1] + width * 0.7) if count > 1 else (self._places.trump[0], place[1] + width * 0.5)
            self._count.centre(pieces.badge(str(count), side), at)
        else:
            self._count.hide()

    def seat_look(self, shown: Shown, seat: int, sits: Sitting, turn: bool) -> BoutLook:
        """Roles, teams, the place of who is out, and the fool's cap."""
        assert isinstance(shown, DurakShown)
        look = super().seat_look(shown, seat, sits, turn)
        role = "take" if shown.taking and look.role == "defend" else look.role
        return replace(look, role=role, team=story.board_of(self._match).team(seat))

    def remark(self, seat: int, shown: Shown) -> str:
        """Who takes says so as long as others add."""
        assert isinstance(shown, DurakShown)
        return self._texts("durak-takes") if seat == shown.guard and shown.taking else ""
