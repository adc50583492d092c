"""What a game gives the case runner: one function per ``fn`` of its cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

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
