"""How the events of Bura look: which steps each puts on the timeline, and how the table stands after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.bura.answers import by_power
from game.bura.demand import draft
from game.bura.events import (
    Accepted,
    Answered,
    CardCounted,
    CombinationShown,
    Completed,
    Drawn,
    Given,
    HandOver,
    HandScored,
    LaidOut,
    Led,
    Offered,
    Refused,
    TrickTaken,
    TrumpTurned,
    VarClaimed,
)
from game.cards import mask
from game.match import DealBegun, TimeOut
from game.rules import Event
from scenes import durations
from scenes.bura.shown import Shown
from scenes.tween import Call, Step, Wait

if TYPE_CHECKING:
    from scenes.bura.table import BuraTable

SHOWN_STAYS = 3.0
"""Seconds for which a winning hand lies open to both, whatever the speed."""
CALL_STAYS = 0.9
VERDICT_STAYS = 1.2


class Story:
    """Makes the steps of one table's events."""

    def __init__(self, table: BuraTable) -> None:
        self._table = table

    @property
    def _shown(self) -> Shown:
        return self._table.shown

    def steps(self, event: Event) -> list[Step]:
        """How an event looks; the last step leaves the table as it is after it."""
        table, flights = self._table, self._table.flights
        match event:
            case DealBegun():
                return [Call(self._begin)]
            case TrumpTurned(card, _):
                return [*self._turn_up(card), self._after(event)]
            case Led(seat, cards):
                self._clear_choice()
                return [*flights.lead(seat, by_power(mask(cards))), self._after(event)]
            case Answered(seat, cards, _, cut):
                self._clear_choice()
                led = list(self._shown.led)
                return [
                    *flights.answer(seat, self._trump, led, cards),
                    self._judge(led, cards, cut),
                    self._after(event),
                ]
            case Given(seat, count, cards):
                self._clear_choice()
                return [*flights.give(seat, count, cards), self._after(event)]
            case LaidOut(seat, what, cards):
                self._clear_choice()
                down = flights.lay_out(seat, by_power(mask(cards)))
                return [*self._call(f"bura-{what}", seat), *down, self._after(event)]
            case Completed(seat, cards, _, cut):
                self._clear_choice()
                laid = list(self._shown.laid)
                whole = (*self._shown.led, *cards)
                down = flights.complete(seat, self._trump, laid, cards)
                marks = [] if self._shown.laid_kind == "bura" else [self._judge(laid, whole, cut)]
                return [*down, *marks, self._after(event)]
            case TrickTaken(seat, _, _, _, _, _):
                return [
                    *self._table.stay(durations.TRICK_STAY),
                    Call(self._calm),
                    *flights.sweep(seat),
                    self._after(event),
                ]
            case Drawn():
                return flights.draw(event, self._apply(event))
            case Offered() | Accepted() | Refused():
                return self._bargain(event)
            case VarClaimed(seat, forced):
                key = "bura-forced" if forced else "bura-var"
                return [*self._call(key, seat), Call(lambda: table.moments.begin_count(self._shown.piles[seat]))]
            case CardCounted(seat, _, _):
                return table.moments.count(event, table.place_of(seat))
            case CombinationShown(seat, what, cards):
                return self._combination(seat, what, cards)
            case HandOver():
                return [Call(lambda: self._verdict(event)), Wait(VERDICT_STAYS)]
            case HandScored():
                return [Call(table.board.show_score)]
            case TimeOut(seat, away):
                return self._says(seat, "bura-away" if away else "bura-time-out", "error")
        return []

    @property
    def _trump(self) -> int:
        assert self._shown.trump is not None
        return self._shown.trump

    # -- the hand begins -------------------------------------------------------------------------------

    def _begin(self) -> None:
        table = self._table
        view = table.view()
        table.shown = Shown(
            viewer=table.viewer, size=view.options.cards, leader=view.first_leader, stake=view.first_stake
        )
        table.shown.talon = len(table.match.pack)
        table.moments.clear()
        table.board.say("")
        table.board.unmark()
        table.flights.sweep_away()
        table.show_hand()
        table.show_all()
        table.app.sounds.play("shuffle")

    def _turn_up(self, card: int) -> list[Step]:
        """The next card of the talon is turned and slides under it."""
        table = self._table
        places = table.places
        return table.flights.turn_under(card, places.talon, places.turned, places.talon_width)

    # -- cards on the table ----------------------------------------------------------------------------

    def _clear_choice(self) -> None:
        self._table.board.unmark()
        self._table.board.say("")

    def _judge(self, led: list[int], answer: tuple[int, ...], cut: bool) -> Call:
        """Marks on the pairs, and a line with what comes of them."""
        table = self._table
        pairs = draft(self._trump, mask(led), mask(answer)).pairs

        def judge() -> None:
            table.board.mark(pairs, table.places.laid(len(pairs)))
            count = sum(pair.cuts for pair in pairs)
            table.board.say(table.app.texts("bura-all-cut" if cut else "bura-not-cut", cut=count, of=len(pairs)))

        return Call(judge)

    def _calm(self) -> None:
        self._table.board.unmark()
        self._table.board.say("")

    def _apply(self, event: Event) -> Callable[[], None]:
        def take_over() -> None:
            table = self._table
            table.shown.apply(event)
            table.show_hand()
            table.show_all()

        return take_over

    def _after(self, event: Event) -> Call:
        return Call(self._apply(event))

    # -- words -----------------------------------------------------------------------------------------

    def _says(self, seat: int, key: str, sound: str) -> list[Step]:
        """Words at a seat for a moment."""
        table = self._table
        place = table.seats[table.place_of(seat)]

        def begin() -> None:
            table.app.sounds.play(sound)
            place.say(table.app.texts(key))

        return [Call(begin), Wait(CALL_STAYS), Call(lambda: place.say(""))]

    def _call(self, key: str, seat: int) -> list[Step]:
        """A word on stitched paper for a moment."""
        table = self._table
        spring = table.moments.spring(table.app.texts(key), place=table.place_of(seat))
        return [*spring, Wait(CALL_STAYS), Call(table.moments.hide_call)]

    def show_offer(self) -> None:
        """The pending offer as it stands: the medallion where no trick lies under it, and the ladder."""
        table, shown = self._table, self._shown
        if shown.offer is None:
            return
        table.moments.show_ladder(shown.stake, shown.stake + 1)
        if not shown.led:
            word = table.app.texts(f"bura-call-{shown.stake + 1}")
            table.moments.show_call(word, place=table.place_of(shown.offer))

    def _bargain(self, event: Offered | Accepted | Refused) -> list[Step]:
        table = self._table
        if isinstance(event, Offered):
            steps: list[Step] = [self._after(event)]
            if event.raised:
                steps.append(table.board.pop_stake())
            word = table.app.texts(f"bura-call-{event.stake}")
            steps.append(Call(lambda: table.moments.show_ladder(event.stake - 1, event.stake)))
            steps += table.moments.spring(word, place=table.place_of(event.seat))
            if self._shown.led:
                steps += [Wait(CALL_STAYS), Call(table.moments.hide_call)]
            else:
                steps.append(Wait(0.35))
            return steps
        key = "bura-accepts" if isinstance(event, Accepted) else "bura-refuses"
        said = self._says(event.seat, key, "bid" if isinstance(event, Accepted) else "khisht")
        return [
            *said,
            Call(table.moments.clear),
            self._after(event),
            table.board.pop_stake(),
        ]

    # -- the end of a hand -----------------------------------------------------------------------------

    def _combination(self, seat: int, what: str, cards: tuple[int, ...]) -> list[Step]:
        table, moments = self._table, self._table.moments
        key = "bura-bura" if what == "bura" else "bura-royal"
        spring = moments.spring(table.app.texts(key), place=table.place_of(seat), sound="win")
        order = by_power(mask(cards))

        def lay() -> None:
            pieces = table.flights.taken_out(seat, order)
            table.timeline.insert(*moments.show_hand(pieces, order))

        return [*spring, Call(lay), Wait(SHOWN_STAYS, fixed=True)]

    def _verdict(self, event: HandOver) -> None:
        """After a count: the points decide, said in a line."""
        table = self._table
        counted = event.reason in ("var", "wrong_var", "exhausted")
        if not counted:
            return
        won = event.winner is not None and table.place_of(event.winner) == 0
        table.app.sounds.play("win" if won else "lose")
        under = (table.places.middle, table.places.bar.bottom - table.metrics.px(18))
        table.board.say(table.app.texts(f"bura-verdict-{event.reason}"), event.reason == "wrong_var", under)
