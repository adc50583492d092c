"""A position as plain JSON, cards and suits by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.cards import NAMES, SUITS, bits, names

if TYPE_CHECKING:
    from game.durak.position import Position


def plain(of: Position) -> dict[str, Any]:
    """All of a position; ``setup.from_json`` reads it."""
    memory = of.memory
    return {
        "options": of.options.to_json(),
        "players": of.players,
        "dealer": of.dealer,
        "deck": [NAMES[card] for card in of.deck],
        "starter": of.starter,
        "trump": SUITS[of.trump],
        "turned": _name(of.turned),
        "hands": [names(hand) for hand in of.hands],
        "talon": [NAMES[card] for card in of.talon[of.drawn :]],
        "discarded": of.discarded,
        "gone": names(of.gone),
        "table": [[NAMES[attack], _name(cover)] for attack, cover in zip(of.attacks, of.covered, strict=True)],
        "phase": of.phase,
        "leader": of.leader,
        "defender": of.defender,
        "word": of.word,
        "passed": bits(of.passed),
        "start_hand": of.start_hand,
        "bouts": of.bouts,
        "out": bits(of.out),
        "places": list(of.places),
        "how": of.how,
        "fool": of.fool,
        "known": [names(known) for known in memory.known],
        "lots": [[[names(lacks), count] for lacks, count in lots] for lots in memory.lots],
    }


def _name(card: int | None) -> str | None:
    return None if card is None else NAMES[card]
