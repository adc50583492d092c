"""Recorded games of Joker, replayed under the default rules: every bid, play, winner and score must agree."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.cards import cards, mask, pack
from game.joker.actions import bid, name_trump, parse_play, text
from game.joker.deal import CHOOSE, JokerDeal, turned_trump
from game.joker.events import TrickTaken
from game.joker.options import JokerOptions
from game.joker.sheet import close_pulka, dealer_of, score_row
from game.rules import Event, IllegalAction
from tests.cases.adapter import CaseError
from tests.cases.suits import letter_of, suit_of

Json = Any
OPTIONS = JokerOptions()


def check_recording(recording: Mapping[str, Json]) -> Iterator[tuple[str, list[str]]]:
    """For each deal and each whole pulka of a recorded game: its id and what disagrees with the engine."""
    deals = recording["deals"]
    first = deals[0]["bids"][-1][0] - (deals[0]["deal"] - 1)
    for number, deal in enumerate(deals, deals[0]["deal"]):
        yield f"deal-{deal['deal']}", list(_wrong_in_deal(deal, first, number))
    start = 0
    for number, points in enumerate(recording.get("pulka_points", [])):
        end = start + len(OPTIONS.pulkas[number])
        yield f"pulka-{number + 1}", list(_wrong_in_pulka(deals[start:end], OPTIONS.pulkas[number], points))
        start = end


def deck_for(hands: Sequence[Sequence[int]], dealer: int, next_card: int | None) -> list[int]:
    """A pack that deals these hands, by seat, one card at a time from the dealer's left, and then ``next_card``."""
    order = [(dealer + 1 + turn) % len(hands) for turn in range(len(hands))]
    deck = [hands[seat][row] for row in range(len(hands[0])) for seat in order]
    deck += [] if next_card is None else [next_card]
    return deck + [one for one in pack() if one not in deck]


def _wrong_in_deal(recorded: Mapping[str, Json], first: int, number: int) -> Iterator[str]:
    hands = [cards(hand) for hand in recorded["hands"]]
    players, in_hand, trump = len(hands), recorded["cards"], suit_of(recorded["trump"])
    dealer = dealer_of(first, number - 1, players)
    yield from _differs("number of the deal", recorded["deal"], number)
    yield from _differs("cards dealt", in_hand, OPTIONS.schedule[number - 1])
    yield from _differs("order of bidding", [seat for seat, _ in recorded["bids"]], _round(dealer + 1, players))
    dealt = [one for hand in hands for one in hand]
    if [len(set(hand)) for hand in hands] != [in_hand] * players or len(set(dealt)) != len(dealt):
        yield f"hands: expected {in_hand} different cards in each, got {recorded['hands']}"
        return
    next_card = None
    if len(dealt) < len(pack()):
        turnable = [one for one in pack() if one not in dealt and turned_trump(one) == trump]
        if not turnable:
            yield f"trump {recorded['trump']}: no card left in the pack makes it trumps"
            return
        next_card = turnable[0]
    deal = JokerDeal(OPTIONS, players, dealer, in_hand, deck_for(hands, dealer, next_card))
    try:
        if deal.phase == CHOOSE:
            _act(deal, recorded["trump_named_by"], name_trump(trump))
        yield from _differs("trump", recorded["trump"], letter_of(deal.trump))
        yield from _differs("hands", [mask(hand) for hand in hands], deal.hands)
        for seat, tricks in recorded["bids"]:
            _act(deal, seat, bid(tricks))
        winners = []
        for trick in recorded["tricks"]:
            events: list[Event] = []
            for seat, play in trick:
                events += _act(deal, seat, parse_play(play))
            winners += [event.seat for event in events if isinstance(event, TrickTaken)]
    except CaseError as wrong:
        yield str(wrong)
        return
    yield from _differs("winners", recorded["winners"], winners)
    result = deal.result
    if result is None:
        yield f"the deal is not over: seat {deal.actor} is to act"
        return
    yield from _differs("took", recorded["took"], result["took"])
    yield from _differs("points", recorded["points"], result["points"])


def _act(deal: JokerDeal, seat: int, action: int) -> list[Event]:
    if deal.actor != seat:
        raise CaseError(f"{text(action)}: expected seat {seat} to act, got {deal.actor}")
    try:
        return deal.play(action)
    except IllegalAction:
        legal = ", ".join(text(one) for one in deal.legal())
        raise CaseError(f"{text(action)} by seat {seat} is not legal; legal: {legal}") from None


def _wrong_in_pulka(deals: Sequence[Mapping[str, Json]], schedule: Sequence[int], points: list[int]) -> Iterator[str]:
    yield from _differs("cards dealt", [deal["cards"] for deal in deals], list(schedule))
    rows = []
    for deal in deals:
        said = dict(deal["bids"])
        bids = [said[seat] for seat in range(len(said))]
        rows.append(score_row(OPTIONS, deal["cards"], deal["bids"][-1][0], suit_of(deal["trump"]), bids, deal["took"]))
        yield from _differs(f"points of deal {deal['deal']}", deal["points"], list(rows[-1].points))
    closed = close_pulka(OPTIONS, rows)
    yield from _differs("premium", [0] * len(points), list(closed.premium))
    yield from _differs("points of the pulka", points, list(closed.totals))


def _round(start: int, players: int) -> list[int]:
    return [(start + turn) % players for turn in range(players)]


def _differs(what: str, recorded: Json, engine: Json) -> Iterator[str]:
    if recorded != engine:
        yield f"{what}: expected {recorded}, got {engine}"
