"""The thinking process: it answers, drops what is not wanted, and its end is nobody else's."""

from __future__ import annotations

import os
import pickle
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from game.bots.asking import Answer, Inline, Question, reply
from game.bots.budget import Budget
from game.bots.levels import LEVELS
from game.bots.worker import LATE, LATE_IN_A_HURRY, LOST, SLOW_START, TRIES, Link, Worker
from game.registry import GAMES
from game.rules import RulesError
from tests.bots.tools import advanced

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0


def question(name: str = "joker", level: str = "easy", moves: int = 0, **more: Any) -> Question:
    state = advanced(name, 3, moves)
    assert state.actor is not None
    return Question(name, state.view(state.actor), level, "7/think 1", **more)


def wait(worker: Worker, number: int) -> Answer:
    """The answer, as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while (found := worker.answer(number)) is None:
        assert time.monotonic() < end
        time.sleep(0.002)
    return found


@pytest.fixture(scope="module")
def real() -> Iterator[Worker]:
    """A worker with its process, already up."""
    worker = Worker()
    assert wait(worker, worker.ask(question())).thought
    yield worker
    worker.close()


def process_of(worker: Worker) -> Any:
    assert worker._link is not None
    return worker._link.process


# -- the real process ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_it_answers_for_every_game(real: Worker, name: str, level: str) -> None:
    asked = question(name, level, 2, seconds=0.01, why=True)
    found = wait(real, real.ask(asked)).thought
    assert found
    assert found.action in asked.view.legal()


def test_it_thinks_what_would_be_thought_here(real: Worker) -> None:
    for name in GAMES:
        asked = question(name, "easy", 3)
        assert wait(real, real.ask(asked)) == reply(asked, None)


def test_a_search_without_end_ends_at_once_when_hurried_and_keeps_its_process(real: Worker) -> None:
    process = process_of(real)
    number = real.ask(question("bura", "hard", seconds=1.0))
    begun = time.monotonic()
    assert real.answer(number) is None
    real.hurry(number)
    assert wait(real, number).thought
    assert time.monotonic() - begun < 0.9
    assert process_of(real) is process


def test_what_is_given_up_is_dropped_and_the_next_is_answered(real: Worker) -> None:
    old = real.ask(question("bura", "hard", seconds=1.0))
    new = real.ask(question("durak"))
    assert real.answer(old) == Answer()
    found = wait(real, new).thought
    assert found
    assert found.action in question("durak").view.legal()
    assert real.answer(old) == Answer()
    last = real.ask(question("bura", "hard", seconds=1.0))
    real.cancel(last)
    assert real.answer(last) == Answer()


def test_one_that_dies_while_it_thinks_gives_an_empty_answer_and_comes_up_again(real: Worker) -> None:
    process = process_of(real)
    number = real.ask(question("bura", "hard", seconds=1.0))
    process.kill()
    assert wait(real, number) == Answer()
    assert wait(real, real.ask(question())).thought
    assert process_of(real) is not process
    assert not process.is_alive()


def test_what_goes_wrong_in_it_is_an_empty_answer(real: Worker, caplog: pytest.LogCaptureFixture) -> None:
    process = process_of(real)
    state = advanced("durak", 2, 4)
    idle = next(seat for seat in range(state.players) if seat != state.actor)
    assert wait(real, real.ask(Question("durak", state.view(idle), "hard", "x"))) == Answer()
    assert "RulesError" in caplog.text
    assert process_of(real) is process


PROGRAM = """
import os, signal, sys, time
from game.bots.worker import Worker
def run():
    worker = Worker()
    while not worker._ready:
        worker.tend()
        time.sleep(0.005)
    print(worker._link.process.pid, flush=True)
    {end}
if __name__ == "__main__":
    run()
"""


@pytest.mark.skipif(sys.platform == "win32", reason="asks for processes by signal 0")
@pytest.mark.parametrize(
    "end",
    [
        "worker.close()",
        "os.kill(os.getpid(), signal.SIGKILL)",
        "os.killpg(0, signal.SIGINT); time.sleep(5)",
        "raise SystemExit(3)",
    ],
)
def test_it_ends_with_the_program_whatever_ends_that(tmp_path: Path, end: str) -> None:
    script = tmp_path / "program.py"
    script.write_text(PROGRAM.format(end=end), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(script)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    # one traceback at most, of the program itself: the process leaves the terminal alone
    assert done.stderr.count("Traceback") == ("SIGINT" in end)
    pid = int(done.stdout)
    limit = time.monotonic() + PATIENCE
    while _lives(pid):
        assert time.monotonic() < limit
        time.sleep(0.01)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/status")
    # nobody may be there to collect what init has not collected yet
    return not (status.exists() and "\nState:\tZ" in status.read_text(encoding="utf-8"))


def test_it_needs_no_pygame() -> None:
    code = "import sys, game.bots.worker; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


# -- a process made of paper -----------------------------------------------------------------------------------


class Paper:
    """A process that does what the test does at the other end of its channel."""

    def __init__(self) -> None:
        self.killed = False

    def is_alive(self) -> bool:
        return not self.killed

    def kill(self) -> None:
        self.killed = True

    def join(self, timeout: float) -> None:
        del timeout


class Desk:
    """A worker with paper processes and a clock in hand."""

    def __init__(self, refuse: int = 0) -> None:
        self.now = 0.0
        self.refuse = refuse
        self.papers: list[Paper] = []
        self.ends: list[Connection] = []
        self.worker = Worker(self.start, lambda: self.now)

    def start(self) -> Link:
        if self.refuse:
            self.refuse -= 1
            raise OSError("no more processes")
        ours, theirs = Pipe()
        self.papers.append(Paper())
        self.ends.append(theirs)
        return Link(self.papers[-1], ours)  # type: ignore[arg-type]

    def up(self) -> Connection:
        self.worker.tend()
        self.ends[-1].send(None)
        self.worker.tend()
        return self.ends[-1]


def test_a_process_that_was_late_but_speaks_is_kept() -> None:
    desk = Desk()
    end = desk.up()
    old = desk.worker.ask(question(level="hard"))
    assert end.recv()[0] == old
    desk.now = LATE + 0.31
    assert desk.worker.answer(old) == Answer()
    assert end.recv() is None
    new = desk.worker.ask(question("durak"))
    assert end.recv()[0] == new
    desk.now += LOST - 0.1
    answer = reply(question(), None)
    end.send((old, answer, ""))
    assert desk.worker.answer(new) is None
    end.send((new, answer, ""))
    assert desk.worker.answer(new) == answer
    desk.now += 100
    desk.worker.tend()
    assert not desk.papers[0].killed


def test_one_that_keeps_silent_is_lost_even_when_nothing_is_asked_any_more() -> None:
    desk = Desk()
    end = desk.up()
    number = desk.worker.ask(question(level="hard"))
    assert end.recv()[0] == number
    desk.worker.cancel(number)
    desk.now = LATE + LOST + 0.31
    desk.worker.tend()
    assert desk.papers[0].killed


def test_a_late_answer_is_empty_and_a_silent_process_is_started_again() -> None:
    desk = Desk()
    desk.up()
    number = desk.worker.ask(question(level="hard", seconds=0.3))
    desk.now = LATE
    assert desk.worker.answer(number) is None
    desk.now = LATE + 0.31
    assert desk.worker.answer(number) == Answer()
    assert not desk.papers[0].killed
    desk.now += LOST
    desk.worker.tend()
    assert desk.papers[0].killed
    end = desk.up()
    again = desk.worker.ask(question())
    assert end.recv()[0] == again
    assert len(desk.papers) == 2


def test_a_hurried_answer_is_late_sooner() -> None:
    desk = Desk()
    end = desk.up()
    number = desk.worker.ask(question(level="hard"))
    assert end.recv()[0] == number
    desk.worker.hurry(number)
    assert end.recv() is None
    desk.now = LATE_IN_A_HURRY + 0.01
    assert desk.worker.answer(number) == Answer()


def test_a_question_waits_for_a_process_that_comes_up_but_not_for_ever() -> None:
    desk = Desk()
    first = desk.worker.ask(question())
    assert desk.worker.answer(first) is None
    desk.now = LATE + 0.1
    assert desk.worker.answer(first) == Answer()
    assert not desk.papers[0].killed
    second = desk.worker.ask(question())
    end = desk.up()
    assert end.recv()[0] == second
    assert len(desk.papers) == 1


def test_a_stale_answer_is_not_taken_for_the_new_one() -> None:
    desk = Desk()
    end = desk.up()
    old = desk.worker.ask(question())
    new = desk.worker.ask(question("durak"))
    answer = reply(question(), None)
    end.send((old, answer, ""))
    assert desk.worker.answer(new) is None
    assert desk.worker.answer(old) == Answer()
    end.send((new, answer, ""))
    assert desk.worker.answer(new) == answer


def test_where_no_process_can_be_had_every_answer_is_empty_and_trying_ends() -> None:
    desk = Desk(refuse=10**6)
    number = desk.worker.ask(question())
    for _ in range(TRIES):
        desk.worker.tend()
    assert desk.worker.answer(number) == Answer()
    assert desk.worker.given_up
    tried = desk.refuse
    assert desk.worker.answer(desk.worker.ask(question())) == Answer()
    assert desk.refuse == tried


def test_one_that_never_comes_up_is_tried_so_many_times() -> None:
    desk = Desk()
    for _ in range(TRIES + 2):
        desk.worker.tend()
        desk.now += SLOW_START + 1
        desk.worker.tend()
    assert len(desk.papers) == TRIES
    assert all(paper.killed for paper in desk.papers)


def test_one_that_dies_with_every_question_is_given_up() -> None:
    desk = Desk()
    for _ in range(TRIES):
        end = desk.up()
        number = desk.worker.ask(question())
        end.close()
        assert desk.worker.answer(number) == Answer()
    assert desk.worker.given_up


def test_after_closing_nothing_is_started() -> None:
    desk = Desk()
    desk.up()
    desk.worker.close()
    desk.worker.close()
    assert desk.papers[0].killed
    assert desk.worker.answer(desk.worker.ask(question())) == Answer()
    assert len(desk.papers) == 1


# -- what goes to and fro ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("moves", [0, 1, 5, 11])
def test_views_come_through_whole_and_small(name: str, moves: int) -> None:
    state = advanced(name, 6, moves)
    for seat in range(state.players):
        view = state.view(seat)
        sent = pickle.dumps(view)
        again = pickle.loads(sent)
        assert again == view
        assert again.legal() == view.legal()
        assert again.sample(random.Random(1)).view(seat) == view
        assert len(sent) < 8_000


def test_thinking_inline_is_there_at_once_and_always_the_same() -> None:
    thinker = Inline(Budget(playouts=5))
    for name in GAMES:
        asked = question(name, "hard", 1)
        found = [thinker.answer(thinker.ask(asked)) for _ in range(2)]
        assert found[0]
        assert found[0] == found[1]
        assert found[0].thought
    assert thinker.answer(-1) == Answer()


@pytest.mark.parametrize("name", GAMES)
def test_a_question_costs_what_its_level_may_in_this_game_and_no_longer_than_asked(name: str) -> None:
    assert question(name, "easy").budget is None
    assert question(name, "normal", seconds=0.5).budget == Budget(GAMES[name].mind.glance, 0.5)
    assert question(name, "hard", seconds=9).budget == LEVELS["hard"].budget


def test_nobody_thinks_for_a_level_that_there_is_not() -> None:
    with pytest.raises((RulesError, KeyError)):
        reply(question(level="grandmaster"), None)
