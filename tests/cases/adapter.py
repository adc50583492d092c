"""What a game gives the case runner: one function per ``fn`` of its cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules import RulesError, State

Json = Any
CaseFunction = Callable[[Mapping[str, Json], Mapping[str, Json]], Json]
"""From the case's ``rules`` and ``in`` to its ``out``."""
Recording = Mapping[str, Json]
"""A recorded game: where it comes from and its deals, in the game's own notation."""


class CaseError(Exception):
    """Why a case cannot be carried through; the text says what was expected and what was found."""


@dataclass(frozen=True, slots=True)
class Adapter:
    """``sets``: the functions whose whole answer is order-free.

    ``recorded`` checks a recorded game: for each part of it, the part's id and what in it is wrong.
    """

    functions: Mapping[str, CaseFunction]
    sets: frozenset[str] = frozenset()
    recorded: Callable[[Recording], Iterator[tuple[str, list[str]]]] | None = None


def play_all(
    deal: State, done: Sequence[Sequence[Json]], parse: Callable[[str], int], text: Callable[[int], str]
) -> list[int]:
    """Play [seat, action] pairs and count what was legal before each; raises CaseError at the first that cannot be."""
    counts = []
    for number, (seat, said) in enumerate(done):
        legal = deal.legal()
        if deal.actor != seat:
            raise CaseError(f"action {number} ({said}): expected seat {seat} to act, got {deal.actor}")
        try:
            deal.play(parse(said))
        except RulesError:
            shown = ", ".join(text(one) for one in legal)
            raise CaseError(f"action {number}: {said} by seat {seat} is not legal; legal: {shown}") from None
        counts.append(len(legal))
    return counts
