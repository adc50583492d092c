"""Everything round the trick of Joker, kept in step with what is shown: panels, cloth, seats, crown, calls."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from game.joker.sheet import JokerSheet
from scenes import durations, tokens
from scenes.icons import icon
from scenes.joker.calls import call
from scenes.joker.counter import counter
from scenes.joker.shown import Shown
from scenes.table import hud
from scenes.table.board import TableBoard
from scenes.table.seats import SeatLook
from scenes.table.sprites import LAYER_TABLE, LAYER_TRICK
from scenes.table.suits import suit_colour, suit_icon
from scenes.tween import Tween, out_back

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


def bid_mark(bid: int) -> str:
    """What stands on the chip of a bid: a dash for a pass."""
    return str(bid) if bid else "–"


class Board(TableBoard):
    """The pieces round the trick."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self._info, self._counter, self._score = (self._piece(LAYER_TABLE + 1) for _ in range(3))
        self._banner = self._piece(LAYER_TABLE + 6)
        self._call = self._piece(LAYER_TRICK + 8)
        self._crown = self._piece(LAYER_TRICK + 9)

    @property
    def sheet(self) -> JokerSheet:
        return cast(JokerSheet, self._match.sheet)

    @property
    def order(self) -> list[int]:
        """The seats from the one at the bottom, clockwise."""
        return sorted(range(self._match.players), key=self._place_of)

    def show(self, shown: Shown, turn: int | None = None) -> None:
        """Bring everything in step but the score: the match has written that before the last trick is seen."""
        self._show_info(shown)
        self._show_counter(shown)
        self._show_banner(shown)
        self.show_seats(shown, turn)
        self.mark_holder(shown)

    def _show_info(self, shown: Shown) -> None:
        texts = self._texts
        pulka, within = self.sheet.where(self._match.number)
        deals = len(self.sheet.options.pulkas[pulka])
        cards = texts("count-cards", n=shown.cards)
        if self._look.metrics.small:
            title = texts("joker-pulka-short", pulka=pulka + 1, deal=within + 1, deals=deals)
            line = cards
        else:
            title = texts("joker-pulka", pulka=pulka + 1)
            line = texts("joker-deal", deal=within + 1, deals=deals, cards=cards)
        frame = self._layout.info
        pulkas = len(self.sheet.options.pulkas)
        self._info.put(hud.info(self._look, frame.size, title, line, pulka, pulkas), frame)

    def _show_counter(self, shown: Shown) -> None:
        texts = self._texts
        total, over = shown.bids_total, shown.bids_total - shown.cards
        verdicts: tuple[str, ...] = ()
        if shown.all_bid and over > 0:
            verdicts = tuple(f"▲ {texts(key)} +{over}" for key in ("joker-tsaglejva", "joker-tsaglejva.short"))
        elif shown.all_bid and over < 0:
            number = hud.signed(over)
            verdicts = tuple(f"▼ {texts(key)} {number}" for key in ("joker-shetenva", "joker-shetenva.short"))
        titles = (
            texts("joker-bids", total=total, cards=shown.cards),
            texts("joker-bids-short", total=total, cards=shown.cards),
        )
        frame = self._layout.counter
        picture = counter(self._look, frame.size, titles, verdicts, total, shown.cards, shown.all_bid)
        self._counter.put(picture, frame)

    def _show_banner(self, shown: Shown) -> None:
        if not shown.trump_known:
            self._banner.hide()
            return
        word = self._texts("trumps" if shown.trump is not None else "joker-no-trumps-short")
        colour = suit_colour(shown.trump, self._four)
        frame = self._layout.banner
        picture = hud.banner(self._look, frame.size, word, suit_icon(shown.trump), colour)
        self._banner.centre(picture, frame.center)

    def drop_banner(self, shown: Shown) -> Tween:
        """The cloth comes down from the rail."""
        self._show_banner(shown)
        picture, (x, y) = self._banner.image, self._banner.rect.topleft
        height = self._banner.rect.height

        def move(share: float) -> None:
            self._banner.put(picture, picture.get_rect(topleft=(x, y - round(height * (1 - share)))))

        return Tween(durations.TURN_RIBBON, move, out_back)

    def show_score(self) -> None:
        """The small score: earlier pulkas, this one, the total; partners count together."""
        texts, sheet = self._texts, self.sheet
        pulka, _ = sheet.where(self._match.number)
        columns: list[tuple[int, ...]] = [(seat,) for seat in self.order]
        if sheet.options.pairs:
            columns = [(self.order[first], self.order[first + 2]) for first in (0, 1)]
        before = [sum(row.totals[seat] for row in sheet.pulkas[:pulka] for seat in seats) for seats in columns]
        totals = [sum(sheet.totals[seat] for seat in seats) for seats in columns]
        rows = []
        if pulka:
            name = texts("joker-pulka", pulka=1) if pulka == 1 else texts("joker-pulkas", last=pulka)
            name = texts("joker-before") if self._look.metrics.small else name
            rows.append(hud.ScoreRow(name, tuple(before)))
        if not (self._look.metrics.small and pulka):
            now = tuple(total - earlier for total, earlier in zip(totals, before, strict=True))
            rows.append(hud.ScoreRow(texts("joker-pulka", pulka=pulka + 1), now))
        total = hud.ScoreRow(texts("joker-total"), tuple(totals))
        frame = self._layout.score
        portraits = tuple(tuple(self._match.table.seats[seat].portrait for seat in seats) for seats in columns)
        self._score.put(hud.score(self._look, frame.size, portraits, tuple(rows), total), frame)

    def show_seats(self, shown: Shown, turn: int | None = None) -> None:
        """Names, bids, tricks and signs of everybody; ``turn``: the seat that must act."""
        own = self.order[0]
        for number, sits in enumerate(self._match.table.seats):
            bid = shown.bids[number]
            self._seats[self._place_of(number)].show(
                SeatLook(
                    name=sits.name,
                    portrait=sits.portrait,
                    bid="" if bid is None else bid_mark(bid),
                    took=str(shown.took[number]),
                    standing=shown.standing(number),
                    dealer=number == shown.dealer,
                    turn=number == turn,
                    partner=self.sheet.options.pairs and number != own and (number - own) % 2 == 0,
                    away=self._match.away(number),
                )
            )

    def mark_holder(self, shown: Shown) -> None:
        """The crown stands over the card that holds the trick; what a joker was called stands beside it."""
        if not shown.plays or shown.holder is None:
            self.clear_trick()
            return
        metrics, width = self._look.metrics, self._layout.trick_width
        middle, _ = self._layout.slots[self._place_of(shown.holder)]
        size = metrics.px(36)
        top = middle[1] - round(width * 0.7) - round(size * 0.25)
        self._crown.centre(icon("crown_gold", size, tokens.colour("gold")), (middle[0], top))
        self._show_call(shown)

    def _show_call(self, shown: Shown) -> None:
        called = call(self._look, self._layout, self._texts, self._four, shown.leader, shown.plays, self._place_of)
        if called is None:
            self._call.hide()
        else:
            self._call.centre(*called)

    def clear_trick(self) -> None:
        """No trick is on the table."""
        self._crown.hide()
        self._call.hide()

    def show_clock(self, seat: int | None, seconds: float | None, limit: float) -> None:
        """Whose turn it is, and the ring of the clock."""
        for number in range(self._match.players):
            place = self._seats[self._place_of(number)]
            place.ring(seconds if number == seat else None, limit or 1.0)
            words = ""
            if number == seat:
                own = number == self._viewer and not self._match.away(number)
                words = self._texts("joker-your-turn" if own else "joker-thinks")
            place.say(words)
