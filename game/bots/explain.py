"""Why a thought came to what it came to: the reasons of the game; where it knows none, what was found of others.

The sentences of the latter are ``why-search-...`` of the texts: *less* (it came out well in fewer of ten imagined
deals), *worth* (it came to less on the average), *counted* (worse, everything counted through), each with what the
other action is, as the mind names it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.bots.thought import Thought
from game.mind import Mind, Reason
from game.rules import Action, View

ENOUGH: Final = 10
"""Imagined deals from which on their share is told."""
WAYS: Final = 10
"""Shares are told in so many parts."""


def explain(mind: Mind, view: View, action: Action, thought: Thought | None = None) -> list[Reason]:
    """Why an action is good, the most telling first; never empty. Without a ``thought`` it is the plain bot's."""
    return mind.reasons(view, action) or [_found(mind, view, thought)]


def _found(mind: Mind, view: View, thought: Thought | None) -> Reason:
    """What is to be said of an action of which the game knows nothing."""
    if len(view.legal()) == 1:
        return Reason("only")
    if len(mind.candidates(view)) == 1:
        return Reason("alone")
    if thought is None:
        return Reason("plain")
    if thought.proved:
        return next(_worse(mind, view, thought, "counted"), Reason("counted-even"))
    return next(_fewer(mind, view, thought), None) or next(_worse(mind, view, thought, "worth"), Reason("even"))


def _others(mind: Mind, view: View, thought: Thought) -> Iterator[tuple[Action, Reason]]:
    """The other actions that were weighed and have a name: first the plain move, then the best."""
    plain = mind.plain(view, random.Random(0))
    weighed = sorted(thought.values, key=lambda action: (action != plain, -thought.values[action]))
    for action in weighed:
        name = mind.named(view, action)
        if action != thought.action and name is not None and name != mind.named(view, thought.action):
            yield action, name


def _fewer(mind: Mind, view: View, thought: Thought) -> Iterator[Reason]:
    """Other actions that came out well in fewer of ten deals."""
    if thought.chance is None or thought.deals < ENOUGH:
        return
    share = round(thought.chance * WAYS)
    for action, name in _others(mind, view, thought):
        if action in thought.chances:
            other = round(mind.likely(view, thought.chances[action]) * WAYS)
            if other < share:
                yield replace(name, key=f"less-{name.key}", count=other)


def _worse(mind: Mind, view: View, thought: Thought, how: str) -> Iterator[Reason]:
    """Other actions that were worth less."""
    best = thought.values.get(thought.action)
    for action, name in _others(mind, view, thought):
        if best is not None and thought.values[action] < best:
            yield replace(name, key=f"{how}-{name.key}")
