"""Joker's cases: each ``fn`` handed to the engine's own function; no rule is decided here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.cards import card, cards, mask, pack
from game.joker import Joker
from game.joker.actions import bid, parse, parse_play, text
from game.joker.bidding import forbidden, legal_bids
from game.joker.deal import JokerDeal, turned_trump
from game.joker.options import JokerOptions
from game.joker.scoring import premium, score
from game.joker.sheet import close_pulka, dealer_of, match_places, score_row
from game.joker.tricks import follows, leads, winner
from tests.cases.adapter import Adapter, CaseError
from tests.cases.joker_recorded import check_recording
from tests.cases.suits import letter_of, suit_of

Json = Any
Rules = Mapping[str, Json]
Inputs = Mapping[str, Json]

_JOKER = Joker()


def options_of(rules: Rules) -> JokerOptions:
    """The table of a case; one of four players, since cases about parts of a game do not say how many play."""
    return JokerOptions(**_JOKER.check(rules, 4))


def _schedule(rules: Rules, _given: Inputs) -> list[int]:
    return list(options_of(rules).schedule)


def _dealer(_rules: Rules, given: Inputs) -> int:
    return dealer_of(given["first"], given["deal"] - 1, given["players"])


def _toss(_rules: Rules, given: Inputs) -> int:
    return _JOKER.toss(cards(given["deck"]), given["players"]).seat


def _trump(_rules: Rules, given: Inputs) -> str | None:
    return letter_of(turned_trump(card(given["turned"])))


def _choose(_rules: Rules, given: Inputs) -> str | None:
    deal = JokerDeal(JokerOptions(), 4, 0, 9, pack())
    deal.play(parse(given["action"]))
    return letter_of(deal.trump)


def _forbidden(rules: Rules, given: Inputs) -> int | None:
    return forbidden(given["bids"], given["cards"], options_of(rules).dealer_limit)


def _bids(rules: Rules, given: Inputs) -> list[int]:
    legal = legal_bids(given["bids"], given["cards"], given["players"], options_of(rules).dealer_limit)
    return [tricks for tricks in range(given["cards"] + 1) if bid(tricks) in legal]


def _legal(rules: Rules, given: Inputs) -> list[str]:
    hand = mask(cards(given["hand"]))
    trick = [parse_play(play) for play in given["trick"]]
    if not trick:
        return [text(play) for play in leads(hand, options_of(rules).strict)]
    return [text(play) for play in follows(hand, trick[0], suit_of(given["trump"]))]


def _winner(rules: Rules, given: Inputs) -> int:
    trick = [parse_play(play) for play in given["trick"]]
    return winner(trick, suit_of(given["trump"]), options_of(rules).led_high_beats_trumps)


def _score(rules: Rules, given: Inputs) -> int:
    return score(options_of(rules), given["bid"], given["took"], given["cards"])


def _scores(rules: Rules, given: Inputs) -> list[int]:
    options = options_of(rules)
    return [score(options, *pair, given["cards"]) for pair in zip(given["bids"], given["took"], strict=True)]


def _premium(rules: Rules, given: Inputs) -> list[int]:
    return premium(options_of(rules), given["points"], [bool(kept) for kept in given["exact"]])


def _pulka(rules: Rules, given: Inputs) -> dict[str, Json]:
    options = options_of(rules)
    deals = zip(given["cards"], given["bids"], given["took"], strict=True)
    rows = [score_row(options, in_hand, 0, None, bids, took) for in_hand, bids, took in deals]
    closed = close_pulka(options, rows)
    return {
        "points": [list(row.points) for row in rows],
        "premium": list(closed.premium),
        "total": list(closed.totals),
    }


def _places(rules: Rules, given: Inputs) -> list[int]:
    return match_places(options_of(rules), given["totals"])


def _game(rules: Rules, given: Inputs) -> dict[str, Json]:
    deal = JokerDeal(options_of(rules), given["players"], given["dealer"], given["cards"], cards(given["deck"]))
    counts = play_all(deal, [(seat, parse(of)) for seat, of in given["actions"]])
    result = deal.result
    if result is None:
        raise CaseError(f"after the last action seat {deal.actor} is still to act")
    return {"trump": letter_of(deal.trump), "legal": counts, "took": result["took"], "points": result["points"]}


def play_all(deal: JokerDeal, actions: Sequence[tuple[int, int]]) -> list[int]:
    """Play (seat, action) pairs and count what was legal before each; raises CaseError at the first that cannot be."""
    counts = []
    for number, (seat, action) in enumerate(actions):
        legal = deal.legal()
        if deal.actor != seat:
            raise CaseError(f"action {number} ({text(action)}): expected seat {seat} to act, got {deal.actor}")
        if action not in legal:
            shown = ", ".join(text(one) for one in legal)
            raise CaseError(f"action {number}: {text(action)} by seat {seat} is not legal; legal: {shown}")
        counts.append(len(legal))
        deal.play(action)
    return counts


ADAPTER = Adapter(
    functions={
        "schedule": _schedule,
        "dealer": _dealer,
        "toss": _toss,
        "trump": _trump,
        "choose": _choose,
        "forbidden": _forbidden,
        "bids": _bids,
        "legal": _legal,
        "winner": _winner,
        "score": _score,
        "scores": _scores,
        "premium": _premium,
        "pulka": _pulka,
        "places": _places,
        "game": _game,
    },
    sets=frozenset({"bids", "legal"}),
    recorded=check_recording,
)
