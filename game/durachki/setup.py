"""Positions that are set up, not dealt: from plain JSON, from what a seat knows, from part of a pack."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from game.beating import CARDS
from game.cards import bits, card, cards, mask, pack
from game.durachki.deal import COVER, FLY, LEAD, OVER, DurachkiDeal
from game.durachki.options import DurachkiOptions
from game.durachki.view import DurachkiView
from game.memory import Memory, fresh
from game.rules import RulesError
from game.sampling import Place, spread


def set_up(
    options: DurachkiOptions,
    trump: int,
    hands: Sequence[int],
    *,
    leader: int,
    defender: int | None = None,
    table: Sequence[tuple[int, int | None]] = (),
    phase: str | None = None,
    asked: Sequence[int] = (),
    out: int | None = None,
    aside: int = 0,
    gone: int = 0,
    bouts: int = 0,
    dealer: int = 0,
    turned: int | None = None,
    memory: Memory | None = None,
) -> DurachkiDeal:
    """A position that need not hold the whole pack; None stands for what follows from the rest."""
    deal = object.__new__(DurachkiDeal)
    deal.options = options
    deal.players = len(hands)
    deal.dealer = dealer
    deal.deck = ()
    deal.hands = list(hands)
    deal.turned = turned
    deal.trump = trump
    deal._memory = fresh([hand.bit_count() for hand in hands]) if memory is None else memory
    deal._clear()
    deal.attacks = [attack for attack, _ in table]
    deal.covered = [cover for _, cover in table]
    deal.asked = list(asked)
    if out is None:
        out = 0 if table else sum(1 << seat for seat, hand in enumerate(hands) if not hand)
    deal.out = out
    deal.aside = aside
    deal.gone = gone
    deal.bouts = bouts
    deal.leader = leader
    deal.defender = deal.next_active(leader) if defender is None else defender
    deal.phase = phase or (COVER if table else LEAD)
    return deal


def from_json(data: Mapping[str, Any], options: DurachkiOptions) -> DurachkiDeal:
    """The deal ``to_json`` wrote; raises RulesError when it is not one."""
    try:
        deal = _read(data, options)
        together = [*deal.hands, mask(deal.on_table), deal.gone]
        if (
            sum(part.bit_count() for part in together)
            != mask(one for part in together for one in bits(part)).bit_count()
        ):
            raise ValueError("a card lies in two places")
        if deal.how is None and not deal.legal():
            raise ValueError("nobody can act")
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as wrong:
        raise RulesError(f"not a deal of Durachki: {wrong}") from None
    return deal


def _read(data: Mapping[str, Any], options: DurachkiOptions) -> DurachkiDeal:
    lots = tuple(tuple((mask(cards(lacks)), int(count)) for lacks, count in of) for of in data["lots"])
    hands = [mask(cards(hand)) for hand in data["hands"]]
    seats = range(len(hands))
    for seat in (data["leader"], data["defender"], data["dealer"], *data["asked"], *data["out"]):
        if seat not in seats:
            raise ValueError(f"no seat {seat!r}")
    if data["phase"] not in (LEAD, FLY, COVER, OVER) or data["players"] != len(hands):
        raise ValueError("no such phase or number of players")
    deal = set_up(
        options,
        int(data["trump"]),
        hands,
        leader=data["leader"],
        defender=data["defender"],
        table=[(card(attack), None if cover is None else card(cover)) for attack, cover in data["table"]],
        phase=data["phase"],
        asked=data["asked"],
        out=mask(data["out"]),
        aside=int(data["aside"]),
        gone=mask(cards(data["gone"])),
        bouts=int(data["bouts"]),
        dealer=data["dealer"],
        turned=None if data["turned"] is None else card(data["turned"]),
        memory=Memory(
            tuple(mask(cards(known)) for known in data["known"]),
            lots,
            tuple(mask(cards(shunned)) for shunned in data["shunned"]),
        ),
    )
    deal.deck = tuple(cards(data["deck"]))
    deal.places = [None if place is None else int(place) for place in data["places"]]
    deal.how, deal.loser = data["how"], data["loser"]
    return deal


def sampled(view: DurachkiView, rng: random.Random) -> DurachkiDeal:
    """A deal drawn at random that agrees with all a view knows: what nobody saw lies in other hands or out of play.

    Hands that go against how they have been played so far are drawn seldom.
    """
    unseen = mask(pack()) & ~(view.hand | mask(view.on_table) | view.gone)
    hands = list(view.known)
    hands[view.seat] = view.hand
    for seat, known in enumerate(view.known):
        if seat != view.seat:
            unseen &= ~known
    if view.turned is not None and not view.turned_is_held:
        unseen &= ~(1 << view.turned)
    _fill(hands, view, unseen, rng)
    deal = set_up(
        view.options,
        view.trump,
        hands,
        leader=view.leader,
        defender=view.defender,
        table=list(zip(view.attacks, view.covered, strict=True)),
        phase=view.phase,
        asked=view.asked,
        out=view.out,
        aside=view.aside,
        gone=view.gone,
        bouts=view.bouts,
        dealer=view.dealer,
        turned=view.turned,
        memory=Memory(view.known, view.lots, view.shunned),
    )
    deal.places = list(view.places)
    deal.how, deal.loser = view.how, view.loser
    return deal


def _fill(hands: list[int], view: DurachkiView, unseen: int, rng: random.Random) -> None:
    """Deal the unseen cards to the other hands; the rest is out of play."""
    owners = [seat for seat, lots in enumerate(view.lots) if seat != view.seat for _ in lots]
    hidden = bits(unseen)
    spare = len(hidden) - sum(count for seat in set(owners) for _, count in view.lots[seat])

    def places(shunned: Sequence[int]) -> list[Place]:
        lots = [(lacks | shunned[seat], count) for seat in dict.fromkeys(owners) for lacks, count in view.lots[seat]]
        return [*lots, (0, spare)]

    nobody = (0,) * view.players
    believed = [cards & _most(rng) for cards in view.shunned] or nobody
    try:
        given = spread(hidden, places(believed), rng)
    except ValueError:
        # somebody did not play as one does
        given = spread(hidden, places(nobody), rng)
    for owner, cards_given in zip(owners, given, strict=False):
        hands[owner] |= cards_given


def _most(rng: random.Random) -> int:
    """Seven of eight cards at random."""
    return rng.getrandbits(CARDS) | rng.getrandbits(CARDS) | rng.getrandbits(CARDS)
