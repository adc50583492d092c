"""Bura's cases: each ``fn`` handed to the engine's own function; no rule is decided here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bura import Bura
from game.bura.actions import ANSWER, CARDS, LEAD, TIMEOUT, parse, text
from game.bura.answers import beats, cuts, cutting_answers, leads, points
from game.bura.hand import BuraHand
from game.bura.options import BuraOptions
from game.bura.scoring import next_stake, offers_allowed, played_out
from game.cards import card, cards, mask, name, names, suit_index
from tests.cases.adapter import Adapter, CaseError
from tests.cases.suits import letter_of

Json = Any
Rules = Mapping[str, Json]
Inputs = Mapping[str, Json]

_BURA = Bura()
_DEFAULTS = {"talon": [], "piles": [[], []], "table": [], "laid": [], "stake": 1, "score": [0, 0], "no_offers": False}


def options_of(rules: Rules) -> BuraOptions:
    return BuraOptions(**_BURA.check(rules, 2))


def position(options: BuraOptions, state: Mapping[str, Json]) -> BuraHand:
    """A hand in the middle; the cards given need not make up a pack."""
    given = {**_DEFAULTS, **{key: value for key, value in state.items() if value is not None}}
    leader = given["leader"]
    hand = BuraHand(options, given.get("first_leader", leader), options.pack, given["stake"])
    hand.leader = leader
    hand.trump = suit_index(given["trump"])
    hand.hands = [mask(cards(held)) for held in given["hands"]]
    hand.talon = tuple(cards(given["talon"]))
    hand.piles = [mask(cards(pile)) for pile in given["piles"]]
    hand.table = mask(cards(given["table"]))
    hand.laid = mask(cards(given["laid"]))
    hand.laid_kind = given.get("laid_kind", "malyutka") if hand.laid else None
    hand.right = given.get("right")
    hand.offer = given.get("offer")
    first, second = given["score"]
    hand.score = first, second
    hand.no_offers = given["no_offers"]
    return hand


def _played(rules: Rules, given: Inputs) -> BuraHand:
    hand = position(options_of(rules), given["state"])
    play_all(hand, given.get("do", []))
    return hand


def play_all(hand: BuraHand, done: Sequence[Sequence[Json]]) -> list[int]:
    """Play [seat, action] pairs and count what was legal before each; raises CaseError at the first that cannot be."""
    counts = []
    for number, (seat, said) in enumerate(done):
        legal, action = hand.legal(), parse(said)
        if hand.actor != seat:
            raise CaseError(f"action {number} ({said}): expected seat {seat} to act, got {hand.actor}")
        if action not in (*legal, TIMEOUT):
            shown = ", ".join(text(one) for one in legal)
            raise CaseError(f"action {number}: {said} by seat {seat} is not legal; legal: {shown}")
        counts.append(len(legal))
        hand.play(action)
    return counts


def _table(hand: BuraHand, given: Sequence[str]) -> list[str]:
    """The cards on the table: in the order of the case while nothing has been laid since."""
    return list(given) if mask(cards(given)) == hand.table else sorted(names(hand.table))


def _fields(hand: BuraHand, given: Mapping[str, Json]) -> dict[str, Callable[[], Json]]:
    """The results a ``run`` may ask for."""
    result = hand.result or {}
    return {
        "turn": lambda: hand.actor,
        "leader": lambda: hand.leader,
        "hands": lambda: [names(held) for held in hand.hands],
        "hand0": lambda: names(hand.hands[0]),
        "hand1": lambda: names(hand.hands[1]),
        "points": lambda: hand.points,
        "talon_left": lambda: hand.talon_left,
        "table": lambda: _table(hand, given.get("table", [])),
        "stake": lambda: hand.stake,
        "right": lambda: hand.right,
        "offer": lambda: hand.offer,
        "over": lambda: hand.actor is None,
        "winner": lambda: result.get("winner"),
        "reason": lambda: result.get("reason"),
        "gain": lambda: result.get("gain", 0),
        "score": lambda: result.get("score", list(hand.score)),
        "match_winner": lambda: result.get("match_winner"),
        "next_leader": lambda: result.get("next_leader"),
        "next_stake": lambda: result.get("next_stake"),
    }


def _points(_rules: Rules, given: Inputs) -> int:
    return points(mask(cards(given["cards"])))


def _deal(rules: Rules, given: Inputs) -> dict[str, Json]:
    hand = BuraHand(options_of(rules), given["leader"], cards(given["deck"]))
    return {
        "hands": [names(held) for held in hand.hands],
        "talon": [name(one) for one in hand.talon],
        "turned": name(hand.turned),
        "trump": letter_of(hand.trump),
    }


def _leads(_rules: Rules, given: Inputs) -> list[str]:
    return [text(LEAD | one & CARDS) for one in leads(mask(cards(given["hand"])))]


def _beats(_rules: Rules, given: Inputs) -> bool:
    return beats(suit_index(given["trump"]), card(given["led"]), card(given["answer"]))


def _cuts(_rules: Rules, given: Inputs) -> bool:
    return cuts(suit_index(given["trump"]), mask(cards(given["lead"])), mask(cards(given["answer"])))


def _cutting_answers(_rules: Rules, given: Inputs) -> list[str]:
    found = cutting_answers(suit_index(given["trump"]), mask(cards(given["lead"])), mask(cards(given["hand"])))
    return [text(ANSWER | one & CARDS) for one in found]


def _legal(rules: Rules, given: Inputs) -> list[str]:
    hand = _played(rules, given)
    return [text(action) for action in hand.legal()] if hand.actor == given["actor"] else []


def _run(rules: Rules, given: Inputs) -> dict[str, Json]:
    fields = _fields(_played(rules, given), given["state"])
    return {wanted: fields[wanted]() for wanted in given["want"]}


def _settle(rules: Rules, given: Inputs) -> dict[str, Json]:
    winner, times = played_out(given["points"])
    stake = given["stake"]
    gain = [times * stake if side == winner else 0 for side in (0, 1)]
    return {"gain": gain, "next_stake": next_stake(options_of(rules), winner, stake)}


def _offers_allowed(rules: Rules, given: Inputs) -> bool:
    return offers_allowed(options_of(rules), given["scores"])


def _game(rules: Rules, given: Inputs) -> dict[str, Json]:
    first, second = given.get("score", [0, 0])
    hand = BuraHand(options_of(rules), given["leader"], cards(given["deck"]), score=(first, second))
    counts = play_all(hand, given["actions"])
    if hand.result is None:
        raise CaseError(f"after the last action seat {hand.actor} is still to act")
    return {"legal": counts, **hand.result}


ADAPTER = Adapter(
    functions={
        "points": _points,
        "deal": _deal,
        "leads": _leads,
        "beats": _beats,
        "cuts": _cuts,
        "cutting_answers": _cutting_answers,
        "legal": _legal,
        "run": _run,
        "settle": _settle,
        "offers_allowed": _offers_allowed,
        "game": _game,
    },
    sets=frozenset({"leads", "cutting_answers", "legal"}),
)
