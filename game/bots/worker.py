"""Thinking in a process of its own, so that the screen never waits.

The process is started once, with a low priority. It is given views, never a state, and what it answers to a
question given up meanwhile is dropped. When it dies or is late the question gets an empty answer (the plain move is
played then); one that died, or keeps silent, is started again; where no process can be had all answers are empty.
"""

from __future__ import annotations

import contextlib
import io
import logging
import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import monotonic, perf_counter
from typing import Final

from game.bots.asking import Answer, Question, Thinker, reply

LATE: Final = 4.0
"""Seconds beyond a budget after which an answer is late: counting an end through may take longer than the budget."""
LOST: Final = 4.0
"""So many seconds later still a process that keeps silent is started anew: a busy machine alone is no reason for it."""
LATE_IN_A_HURRY: Final = 1.0
"""Seconds after which a hurried answer is late."""
LONGEST: Final = 1.0
"""Seconds that no thought goes beyond, whatever the machine: a level without seconds in its budget has these."""
SLOW_START: Final = 30.0
"""Seconds the process may take to come up."""
TRIES: Final = 3
"""After so many failures in a row no process is started any more."""
NICE: Final = 10
GLANCE: Final = 0.004
"""Seconds between two looks at whether a search is wanted to end."""

_log = logging.getLogger(__name__)


# -- in the process --------------------------------------------------------------------------------------------


def work(channel: Connection) -> None:
    """Answer questions until the other end is closed, which also happens when the program dies."""
    # the terminal belongs to the player, and Ctrl-C there is the program's business
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr = io.StringIO()
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        channel.send(None)
        while True:
            asked = channel.recv()
            if asked is not None:
                number, question = asked
                channel.send(_answered(number, question, _called(channel)))


def _answered(number: int, question: Question, stop: Callable[[], bool]) -> tuple[int, Answer, str]:
    """The number, the answer, and what went wrong."""
    try:
        return number, reply(question, question.budget, stop), ""
    except Exception:
        return number, Answer(), traceback.format_exc()


def _called(channel: Connection) -> Callable[[], bool]:
    """Whether anything has come in: whatever it is, the search on hand is to end."""
    called = False
    looked = perf_counter()

    def stop() -> bool:
        nonlocal called, looked
        now = perf_counter()
        if not called and now - looked >= GLANCE:
            looked = now
            called = channel.poll()
        return called

    return stop


# -- in the program --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Link:
    """The process and our end of the channel to it."""

    process: BaseProcess
    channel: Connection


def spawned() -> Link:
    """Start the process; raises OSError or RuntimeError where none can be had."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs,), name="thinking", daemon=True)
    with _deaf():
        process.start()
    theirs.close()
    return Link(process, ours)


@contextlib.contextmanager
def _deaf() -> Iterator[None]:
    """What is started within does not hear Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    # it comes up with the first process, and would lift the mask
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker(Thinker):
    """The program's side. ``start`` makes a process, ``clock`` gives seconds."""

    def __init__(self, start: Callable[[], Link] = spawned, clock: Callable[[], float] = monotonic) -> None:
        self._start = start
        self._clock = clock
        self._link: Link | None = None
        self._ready = False
        self._started = 0.0
        self._failures = 0
        self._closed = False
        self._dying: list[BaseProcess] = []
        self._number = 0
        self._question: Question | None = None
        """What has not been answered yet."""
        self._sent = False
        self._due = 0.0
        self._asked = 0
        """The number of the last question sent."""
        self._lost: float | None = None
        """When the process counts as lost unless it says something; None while it owes no answer."""
        self._answer: Answer | None = Answer()

    @property
    def given_up(self) -> bool:
        """Whether no process is to be had any more."""
        return self._closed or self._failures >= TRIES

    def ask(self, question: Question) -> int:
        self.cancel(self._number)
        self._number += 1
        self._question, self._answer, self._sent = question, None, False
        budget = question.budget
        self._due = self._clock() + LATE + (min(budget.seconds, LONGEST) if budget else 0.0)
        self.tend()
        return self._number

    def answer(self, number: int) -> Answer | None:
        self.tend()
        return self._answer if number == self._number else Answer()

    def hurry(self, number: int) -> None:
        if number == self._number and self._question is not None:
            self._stop()
            self._due = min(self._due, self._clock() + LATE_IN_A_HURRY)

    def cancel(self, number: int) -> None:
        if number == self._number and self._question is not None:
            self._stop()
            self._done(Answer())

    def tend(self) -> None:
        """Start the process, take its answers, see whether it lives and is in time."""
        self._dying = [process for process in self._dying if process.is_alive()]
        if self._link is None and not self.given_up:
            self._begin()
        if self._link is not None:
            self._listen(self._link)
        if self._link is not None and not self._ready and self._clock() > self._started + SLOW_START:
            self._fail("the thinking process does not come up")
        if self._lost is not None and self._clock() > self._lost:
            self._fail("the thinking process keeps silent")
        if self._question is None:
            return
        if self.given_up:
            self._done(Answer())
        elif self._ready and not self._sent:
            self._sent, self._asked = True, self._number
            if self._lost is None:
                self._lost = self._due + LOST
            self._send((self._number, replace(self._question, seconds=min(self._question.seconds, LONGEST))))
        elif self._clock() > self._due:
            _log.warning("the thinking process is late")
            self.cancel(self._number)

    def close(self) -> None:
        self._closed = True
        self._end()
        for process in self._dying:
            process.join(LATE_IN_A_HURRY)
        self._dying = []

    def _begin(self) -> None:
        try:
            self._link = self._start()
        except (OSError, RuntimeError, ImportError) as wrong:
            _log.warning("no thinking process: %s", wrong)
            self._failures += 1
        self._ready = False
        self._started = self._clock()

    def _listen(self, link: Link) -> None:
        try:
            while link.channel.poll():
                got = link.channel.recv()
                self._ready = True
                if got is not None:
                    self._take(*got)
        except (EOFError, OSError):
            self._fail("the thinking process died")

    def _take(self, number: int, answer: Answer, wrong: str) -> None:
        if wrong:
            _log.error("thinking failed: %s", wrong)
        self._failures = 0
        self._lost = None if number == self._asked else self._clock() + LATE + LOST
        if number == self._number and self._question is not None:
            self._done(answer)

    def _send(self, message: tuple[int, Question] | None) -> None:
        assert self._link is not None
        try:
            self._link.channel.send(message)
        except OSError:
            self._fail("the thinking process is gone")

    def _stop(self) -> None:
        if self._sent and self._link is not None:
            self._send(None)

    def _done(self, answer: Answer) -> None:
        self._question, self._answer = None, answer

    def _fail(self, why: str) -> None:
        """The process is of no use any more: an open question gets the empty answer."""
        _log.warning("%s", why)
        self._failures += 1
        self._end()
        if self._question is not None and self._sent:
            self._done(Answer())

    def _end(self) -> None:
        link, self._link = self._link, None
        self._ready = False
        self._lost = None
        if link is not None:
            link.channel.close()
            link.process.kill()
            self._dying.append(link.process)
