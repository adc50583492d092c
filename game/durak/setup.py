"""Positions that are set up, not dealt: from plain JSON, from what a seat knows, from part of a pack."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from game.beating import CARDS
from game.cards import bits, card, cards, mask, suit_index
from game.durak.covering import cap
from game.durak.deal import DurakDeal
from game.durak.dealing import dealt
from game.durak.options import MOST_BOUTS, PACKS, DurakOptions
from game.durak.position import DEFEND, LEAD, OVER, TAKING, THROWING
from game.durak.seating import seating
from game.memory import Memory, fresh
from game.rules import RulesError
from game.sampling import Place, spread

if TYPE_CHECKING:
    from game.durak.view import DurakView

EVEN_ODDS: Final = (1.0,) * CARDS


def set_up(
    options: DurakOptions,
    trump: int,
    hands: Sequence[int],
    *,
    leader: int,
    dealer: int = 0,
    turned: int | None = None,
    talon: Sequence[int] = (),
    discarded: int = 0,
    gone: int = 0,
    table: Sequence[tuple[int, int | None]] = (),
    phase: str | None = None,
    defender: int | None = None,
    start_hand: int | None = None,
    word: int | None = None,
    passed: int = 0,
    out: int | None = None,
    places: Sequence[int | None] | None = None,
    bouts: int = 0,
    memory: Memory | None = None,
) -> DurakDeal:
    """A position that need not hold the whole pack; None stands for what follows from the rest.

    ``table``: pairs of an attacking card and what covers it. ``out`` is by default those without cards in phase
    "lead" when the talon is gone, else nobody. Where nobody may add a card, the bout ends by itself.
    """
    deal = object.__new__(DurakDeal)
    deal.options = options
    deal.players = len(hands)
    deal.dealer = dealer
    deal.deck = ()
    deal.starter = leader
    deal.trump = trump
    deal.turned = turned
    deal.hands = list(hands)
    deal._pile(talon)
    deal.drawn = 0
    deal.discarded = discarded
    deal.gone = gone
    deal.bouts = bouts
    deal.how = deal.fool = None
    if phase is None:
        phase = LEAD if not table else DEFEND if any(cover is None for _, cover in table) else THROWING
    if out is None:
        out = sum(1 << seat for seat, hand in enumerate(hands) if not hand) if phase == LEAD and not talon else 0
    deal.places = [None] * deal.players if places is None else list(places)
    deal._seating = seating(options, deal.players)
    deal._leave(out)
    deal._memory = fresh(hand.bit_count() for hand in hands) if memory is None else memory
    deal._facts = []
    if defender is None:
        defender = deal.seating.defender(leader, out)
    deal._begin_bout(deal.seating.facing(leader, defender, out))
    if table:
        deal._lay_out(table)
    if start_hand is None:
        start_hand = deal.hands[deal.guard].bit_count() + sum(cover is not None for _, cover in table)
    deal.start_hand = start_hand
    deal.limit = cap(start_hand, discarded)
    deal.passed = passed
    deal._resume(phase, word)
    return deal


def from_json(data: Mapping[str, Any], options: DurakOptions) -> DurakDeal:
    """The position ``to_json`` wrote, at a table with these options; raises RulesError when it is not one."""
    try:
        deal = _read(data, options)
        wrong = _flaw(deal)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
        raise RulesError(f"not a deal of Durak: {error}") from None
    if wrong:
        raise RulesError(f"not a deal of Durak: {wrong}")
    return deal


def _read(data: Mapping[str, Any], options: DurakOptions) -> DurakDeal:
    players = int(data["players"])
    lots = tuple(tuple((mask(cards(lacks)), int(count)) for lacks, count in of_seat) for of_seat in data["lots"])
    deal = set_up(
        options,
        suit_index(data["trump"]),
        [mask(cards(hand)) for hand in data["hands"]],
        leader=_seat(data["leader"], players),
        dealer=_seat(data["dealer"], players),
        turned=None if data["turned"] is None else card(data["turned"]),
        talon=cards(data["talon"]),
        discarded=int(data["discarded"]),
        gone=mask(cards(data["gone"])),
        table=[(card(attack), None if cover is None else card(cover)) for attack, cover in data["table"]],
        phase=data["phase"],
        defender=_seat(data["defender"], players),
        start_hand=int(data["start_hand"]),
        word=_seat(data["word"], players),
        passed=_seats(data["passed"], players),
        out=_seats(data["out"], players),
        places=[None if place is None else int(place) for place in data["places"]],
        bouts=int(data["bouts"]),
        memory=Memory(tuple(mask(cards(known)) for known in data["known"]), lots),
    )
    deal.deck = tuple(cards(data["deck"]))
    deal.starter = None if data["starter"] is None else _seat(data["starter"], players)
    deal.how = data["how"]
    deal.fool = None if data["fool"] is None else _seat(data["fool"], players)
    return deal


def _seat(number: Any, players: int) -> int:
    if number not in range(players):
        raise ValueError(f"no seat {number!r}")
    return int(number)


def _seats(numbers: Sequence[Any], players: int) -> int:
    return mask(_seat(number, players) for number in numbers)


def _flaw(deal: DurakDeal) -> str | None:
    """What is wrong with a position; None when nothing is."""
    pack = PACKS[deal.options.cards]
    if deal.deck and (
        sorted(deal.deck) != sorted(pack) or dealt(deal.players, deal.dealer, deal.deck).trump != deal.trump
    ):
        return "no such pack"
    places = [*deal.hands, mask(deal.talon), deal.on_table, deal.gone]
    together = mask(one for place in places for one in bits(place))
    if together.bit_count() != sum(place.bit_count() for place in places) or together & ~mask(pack):
        return "a card lies in two places, or is none of the pack"
    if deal.discarded < deal.gone.bit_count() or len(deal.talon) != mask(deal.talon).bit_count():
        return "the cards do not add up"
    memory = deal.memory
    if not len(deal.places) == len(memory.known) == len(memory.lots) == len(deal.hands) == deal.players:
        return "not as many as there are players"
    for hand, known, lots in zip(deal.hands, memory.known, memory.lots, strict=True):
        if known & ~hand or known.bit_count() + sum(count for _, count in lots) != hand.bit_count():
            return "what is known of the hands does not agree with them"
    if deal.phase not in (LEAD, DEFEND, THROWING, TAKING, OVER) or (deal.phase == OVER) != (deal.how is not None):
        return "no such phase"
    if bool(deal.attacks) == (deal.phase == LEAD) and deal.phase != OVER:
        return "the table does not fit the phase"
    if not 0 <= deal.bouts <= MOST_BOUTS or deal.how not in (None, "fool", "team", "draw", "stopped"):
        return "no such number of bouts or ending"
    return None if deal.phase == OVER or deal.legal() else "nobody can act"


def sampled(view: DurakView, rng: random.Random, odds: Sequence[Sequence[float]] | None = None) -> DurakDeal:
    """A deal drawn at random that agrees with all a view knows.

    ``odds``: by seat and card, how many times as likely the card is there as by mere number; None: all alike.

    The cards of which nothing is seen are spread over the other hands and the talon; nobody gets what being passed
    over has shown him to lack. That a player passed or took proves nothing. Where the view has forgotten discarded
    cards, some of those not seen are among them.
    """
    talon_hidden = view.talon - (view.visible is not None)
    places: list[Place] = [(0, talon_hidden), (0, view.forgotten)]
    owners: list[int] = []
    for seat, lots in enumerate(view.lots):
        if seat != view.seat:
            places += lots
            owners += [seat] * len(lots)
    of_places = None if odds is None else [EVEN_ODDS, EVEN_ODDS, *(odds[seat] for seat in owners)]
    drawn = spread(bits(view.unseen), places, rng, of_places)
    hands = list(view.known)
    for owner, given in zip(owners, drawn[2:], strict=True):
        hands[owner] |= given
    hands[view.seat] = view.hand
    talon = bits(drawn[0])
    rng.shuffle(talon)
    deal = set_up(
        view.options,
        view.trump,
        hands,
        leader=view.leader,
        dealer=view.dealer,
        turned=view.turned,
        talon=talon if view.visible is None else [*talon, view.visible],
        discarded=view.discarded,
        gone=view.gone | drawn[1],
        table=list(zip(view.attacks, view.covered, strict=True)),
        phase=view.phase,
        defender=view.defender,
        start_hand=view.start_hand,
        word=view.word,
        passed=view.passed,
        out=view.out,
        places=view.places,
        bouts=view.bouts,
        memory=Memory(view.known, view.lots),
    )
    deal.how = view.how
    deal.fool = view.fool
    return deal
