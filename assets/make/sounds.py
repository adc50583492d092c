"""`python -m assets.make.sounds`: write the sounds of the game, assets/sounds/*.wav (16 bit, mono, 44.1 kHz).

Cards, wood and a small ensemble of panduri, bandura, bells and drum, all synthesised with a fixed seed.
"""

from __future__ import annotations

import array
import random
import sys
import wave
from collections.abc import Callable
from pathlib import Path

from assets.make import synth
from assets.make.synth import Signal, add, silence

FOLDER = Path(__file__).resolve().parent.parent / "sounds"

QUIET, PLAIN, FULL = -22.5, -18.5, -15.5
"""Loudness in dB below full scale of what is heard all the time, of moves, and of great moments."""


def _shuffle(rng: random.Random) -> Signal:
    """A riffle that quickens, the bridge falling together, and the pack squared on the table."""
    out = silence(1.15)
    time, gap = 0.02, 0.034
    while time < 0.58:
        add(out, synth.snap(rng, rng.uniform(2300, 3600)), time, rng.uniform(0.8, 1.5))
        time += gap * rng.uniform(0.75, 1.25)
        gap *= 0.965
    add(out, synth.slide(rng, 0.26, 2600, 1500), 0.56, 1.1)
    for number in range(9):
        add(out, synth.snap(rng, rng.uniform(1800, 2600)), 0.60 + 0.014 * number, 0.6)
    add(out, synth.thump(rng, 150), 0.82, 0.5)
    add(out, synth.thump(rng, 185), 0.95, 0.32)
    return synth.room(out, 0.12)


def _deal(rng: random.Random) -> Signal:
    """One card slipping off the pack."""
    out = silence(0.2)
    add(out, synth.snap(rng, 3200), 0.0, 0.35)
    add(out, synth.slide(rng, 0.12, 1700, 3800), 0.005, 1.2)
    add(out, synth.snap(rng, 2400), 0.09, 0.5)
    add(out, synth.thump(rng, 200), 0.088, 0.3)
    return out


def _flip(rng: random.Random) -> Signal:
    """A card turned over: lifted by its edge, then laid flat."""
    out = silence(0.24)
    add(out, synth.snap(rng, 3000), 0.0, 0.8)
    add(out, synth.slide(rng, 0.09, 2600, 1400), 0.01, 0.9)
    add(out, synth.snap(rng, 2100), 0.085, 0.9)
    add(out, synth.thump(rng, 220), 0.09, 0.35)
    return synth.room(out, 0.08)


def _play(rng: random.Random) -> Signal:
    """A card thrown to the middle, landing with weight."""
    out = silence(0.34)
    add(out, synth.slide(rng, 0.11, 1200, 2600), 0.0, 0.5)
    add(out, synth.thump(rng, 128), 0.095, 1.0)
    add(out, synth.snap(rng, 2000), 0.096, 1.4)
    return synth.room(out, 0.1)


def _take(rng: random.Random) -> Signal:
    """Four cards gathered up in one sweep."""
    out = silence(0.52)
    add(out, synth.slide(rng, 0.32, 1100, 2800), 0.0, 1.1)
    for number in range(4):
        add(out, synth.snap(rng, rng.uniform(2000, 2900)), 0.07 + 0.055 * number, 0.9)
    add(out, synth.thump(rng, 165), 0.32, 0.6)
    return synth.room(out, 0.1)


def _bid(rng: random.Random) -> Signal:
    """A chip set on a chip, and its small rattle."""
    out = silence(0.3)
    add(out, synth.chip(rng, 2150), 0.0, 0.9)
    add(out, synth.chip(rng, 2480), 0.055, 0.55)
    add(out, synth.chip(rng, 2310), 0.088, 0.22)
    add(out, synth.thump(rng, 240), 0.0, 0.25)
    return synth.room(out, 0.1)


def _tick(rng: random.Random) -> Signal:
    """The clock of the last seconds: a wooden pendulum."""
    out = silence(0.11)
    add(out, synth.wood(rng, 1050, 0.1), 0.0, 0.8)
    return out


def _turn(rng: random.Random) -> Signal:
    """Your turn: two friendly notes of the panduri, a fourth up."""
    out = silence(0.75)
    add(out, synth.panduri(rng, 67, 0.5), 0.0, 0.7)
    add(out, synth.panduri(rng, 72, 0.6), 0.11, 0.9)
    return synth.room(out, 0.18)


def _joker(rng: random.Random) -> Signal:
    """The fool comes: bells on his cap and a run up the strings that ends on the wrong foot."""
    out = silence(1.25)
    for number, pitch in enumerate((62, 66, 69, 72, 74, 78)):
        add(out, synth.bandura(rng, pitch, 0.8), 0.05 * number, 0.5 + 0.05 * number)
    add(out, synth.bandura(rng, 79, 0.8), 0.42, 0.9)
    for time, gain in ((0.0, 0.35), (0.16, 0.4), (0.42, 0.75), (0.56, 0.35), (0.66, 0.2)):
        add(out, synth.jingle(rng, 0.4), time, 0.55 * gain)
    add(out, synth.drum(rng, 105, 0.4), 0.42, 0.55)
    return synth.room(out, 0.2)


def _premium(rng: random.Random) -> Signal:
    """Every bid kept: a bright chord rolled up the bandura under a shower of bells."""
    out = silence(1.38)
    for number, pitch in enumerate((55, 62, 67, 71, 74, 79, 83)):
        add(out, synth.bandura(rng, pitch, 1.2), 0.045 * number, 0.62)
    for number, pitch in enumerate((91, 95, 98, 103, 98, 107)):
        add(out, synth.bell(pitch, 0.8), 0.30 + 0.085 * number, 0.26 - 0.02 * number)
    add(out, synth.drum(rng, 92, 0.4), 0.0, 0.55)
    add(out, synth.drum(rng, 138, 0.3), 0.27, 0.4)
    return synth.room(out, 0.24)


def _khisht(rng: random.Random) -> Signal:
    """The stamp comes down on the sheet, and two low strings grate against each other."""
    out = silence(0.95)
    add(out, synth.drum(rng, 68, 0.5), 0.0, 1.3)
    add(out, synth.thump(rng, 118), 0.004, 0.9)
    add(out, synth.wood(rng, 420, 0.12), 0.002, 0.4)
    add(out, synth.panduri(rng, 46, 0.9), 0.03, 0.6)
    add(out, synth.panduri(rng, 47, 0.9), 0.045, 0.5)
    return synth.room(out, 0.16)


def _win(rng: random.Random) -> Signal:
    """The whole ensemble: three steps of a dance and an open chord to stamp one's foot on."""
    out = silence(1.39)
    for time, pitches in ((0.0, (62, 69)), (0.13, (64, 71)), (0.26, (66, 73)), (0.46, (50, 57, 62, 69, 74))):
        for number, pitch in enumerate(pitches):
            voice = synth.bandura if number % 2 else synth.panduri
            add(out, voice(rng, pitch, 0.95), time + 0.008 * number, 0.62)
    for time, pitch, gain in ((0.0, 96, 0.5), (0.13, 128, 0.3), (0.26, 128, 0.35), (0.46, 82, 0.85)):
        add(out, synth.drum(rng, pitch, 0.4), time, gain)
    add(out, synth.bell(86, 0.9), 0.46, 0.3)
    add(out, synth.bell(93, 0.9), 0.54, 0.2)
    return synth.room(out, 0.22)


def _lose(rng: random.Random) -> Signal:
    """A shrug: three notes down in minor, the last one low and soft."""
    out = silence(1.36)
    for time, pitch, gain in ((0.0, 69, 0.7), (0.2, 65, 0.65), (0.4, 62, 0.6), (0.62, 50, 0.7)):
        add(out, synth.panduri(rng, pitch, 0.8), time, gain)
    add(out, synth.bandura(rng, 57, 0.7), 0.63, 0.3)
    add(out, synth.drum(rng, 74, 0.4), 0.62, 0.35)
    return synth.room(out, 0.22)


def _click(rng: random.Random) -> Signal:
    """A button under the finger: a soft tap of wood."""
    out = silence(0.09)
    add(out, synth.low(synth.wood(rng, 760, 0.08), 3200), 0.0, 0.9)
    return out


def _error(rng: random.Random) -> Signal:
    """Not now: two dull knocks, the second lower; a shake of the head, no scolding."""
    out = silence(0.36)
    for time, pitch, string in ((0.0, 330, 55), (0.125, 280, 52)):
        add(out, synth.low(synth.wood(rng, pitch, 0.12), 1800), time, 0.8)
        add(out, synth.swell(synth.panduri(rng, string, 0.2), 0.002, 0.035), time, 0.8)
    return synth.room(out, 0.08)


SOUNDS: dict[str, tuple[Callable[[random.Random], Signal], float]] = {
    "shuffle": (_shuffle, PLAIN),
    "deal": (_deal, QUIET),
    "flip": (_flip, PLAIN - 1),
    "play": (_play, PLAIN),
    "take": (_take, PLAIN),
    "bid": (_bid, PLAIN),
    "tick": (_tick, QUIET),
    "turn": (_turn, PLAIN),
    "joker": (_joker, FULL),
    "premium": (_premium, FULL),
    "khisht": (_khisht, FULL),
    "win": (_win, FULL),
    "lose": (_lose, FULL - 1.5),
    "click": (_click, QUIET - 1),
    "error": (_error, PLAIN - 1),
}
"""Every sound by name: how it is made, and how loud it is."""


def make(name: str) -> Signal:
    """The finished sound of this name, always the same."""
    compose, decibels = SOUNDS[name]
    return synth.finish(compose(random.Random(name)), decibels)


def write(path: Path, signal: Signal) -> None:
    samples = array.array("h", (round(32767 * value) for value in signal))
    if sys.byteorder == "big":
        samples.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(synth.RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Write all sounds."""
    FOLDER.mkdir(exist_ok=True)
    for name in SOUNDS:
        write(FOLDER / f"{name}.wav", make(name))
    print(f"{len(SOUNDS)} sounds written to {FOLDER}")


if __name__ == "__main__":
    main()
