"""Timelines: order, speed, skipping, reduced motion."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes import durations, tween
from scenes.tween import Call, Pace, Parallel, Sequence, Step, Timeline, Tween, Wait


class Notes(list[str]):
    """What happened, in order."""

    def take(self, word: str) -> Callable[[], None]:
        return lambda: self.append(word)


def run(timeline: Timeline, dt: float, most: int = 10_000) -> int:
    """Advance until nothing is left; gives the number of frames."""
    frames = 0
    while timeline.busy:
        timeline.advance(dt)
        frames += 1
        assert frames < most
    return frames


def test_steps_follow_each_other() -> None:
    notes = Notes()
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(Tween(0.2, seen.append, tween.linear, done=notes.take("a")), Wait(0.1), Call(notes.take("b")))
    assert timeline.busy
    timeline.advance(0.1)
    assert seen == [0.0, 0.5]
    timeline.advance(0.1)
    assert seen[-1] == 1.0
    assert notes == ["a"]
    timeline.advance(0.05)
    assert notes == ["a"]
    timeline.advance(0.05)
    assert notes == ["a", "b"]
    assert not timeline.busy
    assert not timeline.advance(1)


def test_time_left_over_goes_to_the_next_step() -> None:
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(Wait(0.1), Tween(0.2, seen.append, tween.linear))
    timeline.advance(0.2)
    assert seen[-1] == pytest.approx(0.5)


def test_parallel_ends_with_the_longest_and_staggers() -> None:
    notes = Notes()
    timeline = Timeline()
    steps = [Tween(0.16, lambda _: None, done=notes.take(str(n))) for n in range(4)]
    timeline.add(Parallel(*steps, stagger=0.05), Call(notes.take("end")))
    timeline.advance(0.17)
    assert notes == ["0"]
    timeline.advance(0.13)
    assert notes == ["0", "1", "2"]
    timeline.advance(0.02)
    assert notes == ["0", "1", "2", "3", "end"]


@given(st.floats(0.001, 3.0))
def test_the_order_of_callbacks_does_not_depend_on_the_frame(dt: float) -> None:
    notes = Notes()
    timeline = Timeline()
    timeline.add(
        Parallel(
            Sequence(Wait(0.5), Call(notes.take("late"))),
            Sequence(Wait(0.1), Call(notes.take("early")), Wait(0.3), Call(notes.take("middle"))),
        ),
        Call(notes.take("end")),
    )
    run(timeline, dt)
    assert notes == ["early", "middle", "late", "end"]


def test_skip_fires_everything_in_order_and_what_that_adds() -> None:
    notes = Notes()
    seen: list[float] = []
    timeline = Timeline()
    timeline.add(
        Parallel(Sequence(Wait(2), Call(notes.take("two"))), Sequence(Wait(1), Call(notes.take("one")))),
        Call(lambda: timeline.add(Call(notes.take("added")))),
        Tween(5, seen.append),
        Call(notes.take("three")),
    )
    timeline.advance(0.5)
    timeline.skip()
    assert notes == ["one", "two", "three", "added"]
    assert seen[-1] == 1.0
    assert not timeline.busy


def test_a_callback_may_skip_and_insert() -> None:
    notes = Notes()
    timeline = Timeline()

    def first() -> None:
        notes.append("first")
        timeline.skip()
        timeline.insert(Call(notes.take("next")))

    timeline.add(Call(first), Wait(100), Call(notes.take("last")))
    timeline.advance(0.0)
    assert notes == ["first", "next", "last"]
    assert not timeline.busy


def test_speed() -> None:
    frames = {}
    for speed in ("slow", "normal", "fast"):
        timeline = Timeline(Pace.of(speed))
        timeline.add(Tween(1.0, lambda _: None), Wait(1.0))
        frames[speed] = run(timeline, 0.01)
    assert frames["slow"] == pytest.approx(320, abs=2)
    assert frames["normal"] == pytest.approx(200, abs=2)
    assert frames["fast"] == pytest.approx(110, abs=2)


def test_speed_off_ends_with_the_next_frame() -> None:
    notes = Notes()
    seen: list[float] = []
    timeline = Timeline(Pace.of("off"))
    timeline.add(Tween(3, seen.append), Wait(9), Wait(9, fixed=True), Call(notes.take("end")))
    assert timeline.busy
    timeline.advance(0.0)
    assert notes == ["end"]
    assert seen[-1] == 1.0


def test_reduced_motion_fades_instead_of_moving() -> None:
    moved: list[float] = []
    faded: list[float] = []
    timeline = Timeline(Pace.of("normal", reduced=True))
    timeline.add(Tween(2.0, moved.append, fade=faded.append))
    timeline.advance(0.06)
    assert set(moved) == {1.0}
    assert faded[-1] == pytest.approx(0.5)
    assert timeline.busy
    timeline.advance(durations.CROSS_FADE)
    assert faded[-1] == 1.0
    assert not timeline.busy


def test_clear_calls_nothing() -> None:
    notes = Notes()
    timeline = Timeline()
    timeline.add(Wait(1), Call(notes.take("never")))
    timeline.advance(0.5)
    timeline.clear()
    timeline.skip()
    assert not notes
    assert not timeline.busy


def test_empty_steps_end_at_once() -> None:
    timeline = Timeline()
    steps: list[Step] = [Sequence(), Parallel(), Wait(0), Sequence(Sequence(), Parallel())]
    timeline.add(*steps)
    timeline.advance(0.0)
    assert not timeline.busy


@pytest.mark.parametrize(
    "ease",
    [
        tween.linear,
        tween.out_quad,
        tween.out_cubic,
        tween.out_quint,
        tween.in_quad,
        tween.in_cubic,
        tween.in_out_quad,
        tween.out_back,
    ],
)
def test_easings_begin_at_0_and_end_at_1(ease: tween.Ease) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_play_of_a_card_is_quick() -> None:
    assert durations.PLAY < 0.35
