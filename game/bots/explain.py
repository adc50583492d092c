"""Why a thought came to what it came to: the reasons of the game; where it knows none, what was found of others.

The sentences of the latter are ``why-search-...`` of the texts: *less* (it came out well in fewer of ten imagined
deals), *worth* (it came to less on the average), *counted* (worse, everything counted through), each with what the
other action is, as the mind names it.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Final

from game.bots.thought import Thought
from game.mind import Mind, Reason
from game.rules import Action, View

ENOUGH: Final = 20
"""Imagined deals from which on their share is told."""
WAYS: Final = 10
"""Shares are told in so many parts."""


def explain(mind: Mind, view: View, action: Action, thought: Thought | None = None) -> list[Reason]:
    """Why an action is good, the most telling first; never empty. Without a ``thought`` it is the plain bot's.

    Where the search went against the plain move, what holds for that one as well tells nothing: first comes what is
    peculiar to the action, or by how much the plain move was found worse.
    """
    reasons = mind.reasons(view, action)
    if not reasons:
        return [_found(mind, view, thought)]
    plain = mind.plain(view, random.Random(0))
    if thought is None or plain == action or plain not in thought.values:
        return reasons
    shared = mind.reasons(view, plain)
    own = [reason for reason in reasons if reason not in shared]
    if not own:
        own = [worse] if (worse := _worse(mind, view, thought, plain)) else []
    return own + [reason for reason in reasons if reason not in own]


def _found(mind: Mind, view: View, thought: Thought | None) -> Reason:
    """What is to be said of an action of which the game knows nothing."""
    if len(view.legal()) == 1:
        return Reason("only")
    if len(mind.candidates(view)) == 1:
        return Reason("alone")
    if thought is None:
        return Reason("plain")
    plain = mind.plain(view, random.Random(0))
    if plain != thought.action and (worse := _worse(mind, view, thought, plain)):
        return worse
    others = sorted(thought.values, key=lambda action: -thought.values[action])
    found = [worse for action in others if (worse := _worse(mind, view, thought, action))]
    fewer = [reason for reason in found if reason.key.startswith("less-")]
    return next(iter(fewer + found), Reason("counted-even" if thought.proved else "even"))


def _worse(mind: Mind, view: View, thought: Thought, other: Action) -> Reason | None:
    """By what another action was found worse; None where it was not, or has no name of its own."""
    name = mind.named(view, other)
    best = thought.values.get(thought.action)
    if name is None or best is None or name == mind.named(view, thought.action) or other not in thought.values:
        return None
    if thought.proved:
        return replace(name, key=f"counted-{name.key}") if thought.values[other] < best else None
    if thought.chance is not None and thought.deals >= ENOUGH and other in thought.chances:
        share = round(mind.likely(view, thought.chances[other]) * WAYS)
        if share < round(thought.chance * WAYS):
            return replace(name, key=f"less-{name.key}", count=share)
    return replace(name, key=f"worth-{name.key}") if thought.values[other] < best else None
