"""Durak's cases: each ``fn`` handed to the engine's own function; no rule is decided here."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.beating import beats
from game.cards import NAMES, SUITS, bits, card, cards, mask, names, suit_index
from game.durak import Durak, actions
from game.durak.covering import cap
from game.durak.deal import DurakDeal
from game.durak.dealing import dealt, first_lead, next_leader
from game.durak.options import DurakOptions
from game.durak.setup import set_up
from tests.cases.adapter import Adapter, CaseError, play_all

Json = Any
Rules = Mapping[str, Json]
Inputs = Mapping[str, Json]

_DURAK = Durak()


def options_of(rules: Rules) -> DurakOptions:
    """The table of a case; checked for four players, who can have every option."""
    return DurakOptions(**_DURAK.check(rules, 4))


def position(options: DurakOptions, state: Mapping[str, Json]) -> DurakDeal:
    """The position a case describes; what it leaves out follows from the rest."""
    table = [(card(attack), None if cover is None else card(cover)) for attack, cover in state.get("table", [])]
    out = state.get("out")
    return set_up(
        options,
        suit_index(state["trump"]),
        [mask(cards(hand)) for hand in state["hands"]],
        leader=state["leader"],
        talon=cards(state.get("talon", [])),
        discarded=state.get("discard", 0),
        table=table,
        phase=state.get("phase"),
        defender=state.get("defender"),
        start_hand=state.get("start_hand"),
        word=state.get("word"),
        passed=mask(state.get("passed") or []),
        out=None if out is None else mask(out),
        places=state.get("places"),
        bouts=state.get("bouts", 0),
    )


def result_of(deal: DurakDeal) -> str | None:
    """The outcome as the cases write it."""
    if deal.how == "fool":
        return f"fool:{deal.fool}"
    return f"loser_team:{deal.team}" if deal.how == "team" else deal.how


def _beats(_rules: Rules, given: Inputs) -> bool:
    return beats(suit_index(given["trump"]), card(given["attack"]), card(given["cover"]))


def _cap(_rules: Rules, given: Inputs) -> int:
    return cap(given["hand_at_start"], given["discarded"])


def _deal(_rules: Rules, given: Inputs) -> dict[str, Json]:
    cards_given = dealt(given["players"], given["dealer"], cards(given["deck"]))
    return {
        "hands": [names(hand) for hand in cards_given.hands],
        "talon": [NAMES[one] for one in cards_given.talon],
        "turned": NAMES[cards_given.turned],
        "trump": SUITS[cards_given.trump],
    }


def _first_leader(_rules: Rules, given: Inputs) -> list[int]:
    return list(first_lead(suit_index(given["trump"]), [mask(cards(hand)) for hand in given["hands"]]).seats)


def _next_leader(rules: Rules, given: Inputs) -> int:
    return next_leader(given["fool"], given["players"], options_of(rules).under_fool)


def _defender(rules: Rules, given: Inputs) -> int:
    return position(options_of(rules), given["state"]).guard


def _played(rules: Rules, given: Inputs) -> DurakDeal:
    deal = position(options_of(rules), given["state"])
    play_all(deal, given.get("do", []), actions.parse, actions.text)
    return deal


def _legal(rules: Rules, given: Inputs) -> list[str]:
    deal = _played(rules, given)
    return [actions.text(one) for one in deal.legal()] if deal.actor == given["actor"] else []


def _run(rules: Rules, given: Inputs) -> dict[str, Json]:
    deal = _played(rules, given)
    fields = {
        "turn": deal.actor,
        "phase": deal.phase,
        "leader": deal.leader,
        "defender": deal.defender,
        "discard": deal.discarded,
        "talon": [NAMES[one] for one in deal.talon[deal.drawn :]],
        "table": [
            [NAMES[attack], None if cover is None else NAMES[cover]]
            for attack, cover in zip(deal.attacks, deal.covered, strict=True)
        ],
        "hands": [names(hand) for hand in deal.hands],
        "out": bits(deal.out),
        "places": list(deal.places),
        "result": result_of(deal),
        **{f"hand{seat}": names(hand) for seat, hand in enumerate(deal.hands)},
    }
    return {name: fields[name] for name in given["want"]}


def _timeout(rules: Rules, given: Inputs) -> str:
    deal = _played(rules, given)
    if deal.actor is None:
        raise CaseError("nobody is to act")
    return actions.text(_DURAK.timeout(deal.view(deal.actor), random.Random(0)))


def _game(rules: Rules, given: Inputs) -> dict[str, Json]:
    deck, done, leader = cards(given["deck"]), given["actions"], given["leader"]
    options, players, dealer = options_of(rules), given["players"], given["dealer"]
    deal = DurakDeal(options, players, dealer, deck, leader)
    if leader is None and done and done[0][0] in first_lead(deal.trump, deal.hands).seats:
        deal = DurakDeal(options, players, dealer, deck, done[0][0])  # as the lots fell
    first = deal.leader
    counts = play_all(deal, done, actions.parse, actions.text)
    if deal.actor is not None:
        raise CaseError(f"after the last action seat {deal.actor} is still to act")
    return {
        "leader": first,
        "legal": counts,
        "result": result_of(deal),
        "places": list(deal.places),
        "bouts": deal.bouts,
    }


ADAPTER = Adapter(
    functions={
        "beats": _beats,
        "cap": _cap,
        "deal": _deal,
        "first_leader": _first_leader,
        "next_leader": _next_leader,
        "defender": _defender,
        "legal": _legal,
        "run": _run,
        "timeout": _timeout,
        "game": _game,
    },
    sets=frozenset({"first_leader", "legal"}),
)
