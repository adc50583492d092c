"""The reasons the screen gives agree with what is legal, and an unfinished answer with the rules' own pairing."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.bura import Bura, actions
from game.bura.actions import CARDS, kind_of
from game.bura.answers import cuts, pairing
from game.bura.demand import FREE, draft, laying, offer_lock, together, var_lock, with_cards
from game.bura.view import BuraView
from game.cards import bits, mask, shuffled

GAME = Bura()


def views(seed: int, **options: object) -> Iterator[BuraView]:
    """Both sides' views all through a hand of dice."""
    rng = random.Random(seed)
    sheet = GAME.sheet(options, 2, seed % 2)
    hand = sheet.deal(shuffled(GAME.pack_of(GAME.check(options, 2)), rng))
    while hand.actor is not None:
        yield hand.view(0)
        yield hand.view(1)
        hand.play(rng.choice([action for action in hand.legal() if action != actions.VAR]))


@pytest.mark.parametrize("cards", [3, 5])
def test_a_lock_is_open_exactly_when_the_action_is_legal(cards: int) -> None:
    for seed in range(40):
        for view in views(seed, cards=cards, offers="lead_only" if seed % 2 else "lead_or_answer"):
            assert (offer_lock(view) == FREE) == (actions.OFFER in view.legal())
            assert (var_lock(view) == FREE) == (actions.VAR in view.legal())


def test_locks_name_their_reason() -> None:
    seen: set[tuple[str, str]] = set()
    for seed in range(60):
        for view in views(
            seed, crawford=True, match=1 if seed % 3 == 0 else 7, offers="lead_only", malyutka="out_of_turn"
        ):
            seen.add(("offer", offer_lock(view)))
            seen.add(("var", var_lock(view)))
    assert {lock for kind, lock in seen if kind == "offer"} >= {FREE, "crawford", "other", "offer", "turn", "lead"}
    assert {lock for kind, lock in seen if kind == "var"} == {FREE, "offer", "turn", "answer", "trick"}


@pytest.mark.parametrize("cards", [3, 5])
def test_what_goes_together_is_what_some_action_lays_down(cards: int) -> None:
    for seed in range(20):
        for view in views(seed, cards=cards):
            whole = together(view, 0)
            assert whole == mask({card for action in laying(view) for card in bits(action & CARDS)})
            for card in bits(whole):
                more = together(view, 1 << card)
                assert more >> card & 1
                for other in bits(more):
                    both = 1 << card | 1 << other
                    assert any(action & both == both for action in laying(view))


@pytest.mark.parametrize("cards", [3, 5])
def test_a_draft_pairs_as_the_rules_do(cards: int) -> None:
    for seed in range(20):
        for view in views(seed, cards=cards):
            if not view.table or view.actor != view.seat or view.laid or view.offer is not None:
                continue
            for action in view.legal():
                chosen = action & CARDS
                if kind_of(action) not in (actions.ANSWER, actions.GIVE):
                    continue
                now = draft(view.trump, view.table, chosen)
                assert now.full
                assert mask(pair.by for pair in now.pairs if pair.by is not None) == chosen
                assert (now.cut == len(now.pairs)) == cuts(view.trump, view.table, chosen)
                assert {(p.led, p.by) for p in now.pairs if p.cuts} == {
                    (led, by) for led, by in pairing(view.trump, view.table, chosen) if by is not None
                }
                assert action in with_cards(view, chosen)
                part = chosen & (chosen - 1)
                assert draft(view.trump, view.table, part).laid == part.bit_count()


def test_nothing_chosen_is_an_empty_draft() -> None:
    led = mask([0, 1])
    now = draft(2, led, 0)
    assert now.laid == 0
    assert now.cut == 0
    assert not now.full
    assert [pair.led for pair in now.pairs] == [0, 1]
