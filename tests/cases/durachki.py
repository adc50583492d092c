"""Durachki's cases: each ``fn`` handed to the engine's own function; no rule is decided here."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from game.cards import NAMES, SUITS, bits, card, cards, mask, names, suit_index
from game.durachki import Durachki, actions
from game.durachki.deal import DurachkiDeal
from game.durachki.dealing import dealt
from game.durachki.options import DurachkiOptions, settle
from game.durachki.setup import set_up
from game.durachki.sheet import next_dealer
from tests.cases.adapter import Adapter, CaseError, play_all

Json = Any
Rules = Mapping[str, Json]
Inputs = Mapping[str, Json]

_DURACHKI = Durachki()


def position(rules: Rules, state: Mapping[str, Json]) -> DurachkiDeal:
    """The position a case describes; what it leaves out follows from the rest."""
    out = state.get("out")
    return set_up(
        DurachkiOptions(**rules),
        suit_index(state["trump"]),
        [mask(cards(hand)) for hand in state["hands"]],
        leader=state["leader"],
        defender=state.get("defender"),
        table=[(card(attack), None if cover is None else card(cover)) for attack, cover in state.get("table", [])],
        phase=state.get("phase"),
        asked=state.get("asked") or [],
        out=None if out is None else mask(out),
        aside=state.get("aside", 0),
        bouts=state.get("bouts", 0),
    )


def result_of(deal: DurachkiDeal) -> str | None:
    """The outcome as the cases write it."""
    return f"loser:{deal.loser}" if deal.how == "loser" else deal.how


def _deal(_rules: Rules, given: Inputs) -> dict[str, Json]:
    hands, turned = dealt(given["players"], given["dealer"], cards(given["deck"]))
    return {
        "hands": [names(hand) for hand in hands],
        "turned": NAMES[turned],
        "trump": SUITS[turned // 13],
        "unused": len(given["deck"]) - sum(hand.bit_count() for hand in hands),
    }


def _fly(rules: Rules, given: Inputs) -> list[list[Json]]:
    deal = position(rules, given["state"])
    flying = deal.flying(deal.leader, card(given["lead"][0]))
    return [[seat, NAMES[one]] for seat, held in flying for one in bits(held)]


def _defender(rules: Rules, given: Inputs) -> int:
    return position(rules, given["state"]).defender


def _played(rules: Rules, given: Inputs) -> DurachkiDeal:
    deal = position(rules, given["state"])
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
        "aside": deal.aside,
        "table": [
            [NAMES[attack], None if cover is None else NAMES[cover]]
            for attack, cover in zip(deal.attacks, deal.covered, strict=True)
        ],
        "hands": [names(hand) for hand in deal.hands],
        "out": bits(deal.out),
        "result": result_of(deal),
        **{f"hand{seat}": names(hand) for seat, hand in enumerate(deal.hands)},
    }
    return {name: fields[name] for name in given["want"]}


def _timeout(rules: Rules, given: Inputs) -> str:
    deal = _played(rules, given)
    if deal.actor is None:
        raise CaseError("nobody is to act")
    return actions.text(_DURACHKI.timeout(deal.view(deal.actor), random.Random(0)))


def _settle(rules: Rules, given: Inputs) -> list[int]:
    return settle(rules.get("stake", 0), given["players"], given["loser"])


def _game(rules: Rules, given: Inputs) -> dict[str, Json]:
    players, dealer = given["players"], given["dealer"]
    options = DurachkiOptions(**rules)
    deal = DurachkiDeal(options, players, dealer, cards(given["deck"]))
    counts = play_all(deal, given["actions"], actions.parse, actions.text)
    if deal.actor is not None:
        raise CaseError(f"after the last action seat {deal.actor} is still to act")
    return {
        "legal": counts,
        "result": result_of(deal),
        "bouts": deal.bouts,
        "next_dealer": next_dealer(dealer, deal.loser, players),
        "pay": settle(options.stake, players, deal.loser),
    }


ADAPTER = Adapter(
    functions={
        "deal": _deal,
        "fly": _fly,
        "defender": _defender,
        "legal": _legal,
        "run": _run,
        "timeout": _timeout,
        "settle": _settle,
        "game": _game,
    },
    sets=frozenset({"fly", "legal"}),
)
