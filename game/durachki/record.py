"""A deal of Durachki as plain JSON; ``setup.from_json`` reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards import bits, names
from game.cards import name as name_of

if TYPE_CHECKING:
    from game.durachki.deal import DurachkiDeal


def as_json(deal: DurachkiDeal) -> dict[str, Any]:
    return {
        "options": deal.options.to_json(),
        "players": deal.players,
        "dealer": deal.dealer,
        "deck": [name_of(one) for one in deal.deck],
        "trump": deal.trump,
        "turned": None if deal.turned is None else name_of(deal.turned),
        "hands": [names(hand) for hand in deal.hands],
        "leader": deal.leader,
        "defender": deal.defender,
        "phase": deal.phase,
        "asked": list(deal.asked),
        "table": [
            [name_of(attack), None if cover is None else name_of(cover)]
            for attack, cover in zip(deal.attacks, deal.covered, strict=True)
        ],
        "out": bits(deal.out),
        "aside": deal.aside,
        "gone": names(deal.gone),
        "bouts": deal.bouts,
        "places": list(deal.places),
        "how": deal.how,
        "loser": deal.loser,
        "known": [names(known) for known in deal.memory.known],
        "shunned": [names(shunned) for shunned in deal.memory.shunned],
        "lots": [[[names(lacks), count] for lacks, count in lots] for lots in deal.memory.lots],
    }
