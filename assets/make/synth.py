"""A small orchestra in pure Python: noise, filters, plucked and hammered strings, bells, wood, drum and room.

A signal is a list of floats at 44,100 per second, 1.0 being full scale; times are seconds, pitches hertz.
"""

from __future__ import annotations

import math
import random

RATE = 44_100
Signal = list[float]


def count(seconds: float) -> int:
    """Seconds in samples."""
    return round(seconds * RATE)


def note(number: float) -> float:
    """Hertz of a MIDI note number: 69 is the a of 440 Hz, 60 the middle c."""
    return float(440.0 * 2.0 ** ((number - 69) / 12))


def silence(seconds: float) -> Signal:
    return [0.0] * count(seconds)


def add(to: Signal, what: Signal, at: float = 0.0, gain: float = 1.0) -> None:
    """Mix a signal in at a time, cutting off what reaches past the end."""
    start = count(at)
    for i in range(min(len(what), len(to) - start)):
        to[start + i] += gain * what[i]


def noise(rng: random.Random, seconds: float) -> Signal:
    return [rng.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def soft_ends(signal: Signal, rise: float, fall: float) -> Signal:
    """Let the first ``rise`` and the last ``fall`` seconds come and go smoothly, so that neither clicks."""
    out = list(signal)
    first, last = min(count(rise), len(out)), min(count(fall), len(out))
    for i in range(first):
        out[i] *= i / first
    for i in range(last):
        out[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / last)
    return out


def swell(signal: Signal, rise: float, half: float) -> Signal:
    """Shape a signal: a smooth rise, then a fall that halves the level every ``half`` seconds."""
    start = max(1, count(rise))
    shaped = []
    for i, value in enumerate(signal):
        if i < start:
            level = 0.5 - 0.5 * math.cos(math.pi * i / start)
        else:
            level = 0.5 ** ((i - start) / (half * RATE))
        shaped.append(value * level)
    return shaped


def _biquad(signal: Signal, b: tuple[float, float, float], a: tuple[float, float, float]) -> Signal:
    b0, b1, b2 = (value / a[0] for value in b)
    a1, a2 = a[1] / a[0], a[2] / a[0]
    x1 = x2 = y1 = y2 = 0.0
    out = []
    for x in signal:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        out.append(y)
    return out


def _angle(pitch: float, q: float) -> tuple[float, float]:
    turn = 2 * math.pi * min(pitch, 0.45 * RATE) / RATE
    return math.cos(turn), math.sin(turn) / (2 * q)


def low(signal: Signal, pitch: float, q: float = 0.707) -> Signal:
    """Keep what lies below the pitch."""
    c, alpha = _angle(pitch, q)
    return _biquad(signal, ((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def high(signal: Signal, pitch: float, q: float = 0.707) -> Signal:
    """Keep what lies above the pitch."""
    c, alpha = _angle(pitch, q)
    return _biquad(signal, ((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def band(signal: Signal, pitch: float, q: float) -> Signal:
    """Keep what lies about the pitch, the narrower the greater q."""
    c, alpha = _angle(pitch, q)
    return _biquad(signal, (alpha, 0.0, -alpha), (1 + alpha, -2 * c, 1 - alpha))


def ring(partials: list[tuple[float, float, float]], seconds: float, rise: float = 0.001) -> Signal:
    """Sum of dying sines, each of (hertz, level, half-life in seconds)."""
    out = silence(seconds)
    for pitch, first, half in partials:
        step = 2 * math.pi * pitch / RATE
        fall = 0.5 ** (1 / (half * RATE))
        level = first
        for i in range(len(out)):
            out[i] += level * math.sin(step * i)
            level *= fall
    return soft_ends(out, rise, 0.2 * seconds)


def string(rng: random.Random, pitch: float, seconds: float, bright: float, half: float) -> Signal:
    """A plucked string by Karplus and Strong, with a finger's soft attack.

    ``bright`` 0..1 is the share of high partials in the pluck, ``half`` the half-life of the lowest partial.
    """
    period = RATE / pitch
    length = int(period - 0.6)
    rest = period - length - 0.5
    tune = (1 - rest) / (1 + rest)
    start = low(noise(rng, (length + 1) / RATE), 900 + 9000 * bright)[:length]
    pick = max(1, length // 5)
    start = [start[i] - 0.8 * start[i - pick] for i in range(length)]
    middle = sum(start) / length
    line = [value - middle for value in start]
    keep = 0.5 ** (period / (half * RATE))
    out = []
    last = before = after = 0.0
    at = 0
    for _ in range(count(seconds)):
        value = line[at]
        smooth = keep * (0.5 * value + 0.5 * last)
        last = value
        passed = tune * smooth + before - tune * after
        before, after = smooth, passed
        line[at] = passed
        at = (at + 1) % length
        out.append(value)
    peak = max(map(abs, out[: 2 * length]))
    return soft_ends([value / peak for value in out], 0.002, 0.2 * seconds)


def _body(signal: Signal, resonances: tuple[tuple[float, float, float], ...]) -> Signal:
    out = [0.55 * value for value in signal]
    for pitch, q, gain in resonances:
        add(out, band(signal, pitch, q), gain=gain)
    return out


def panduri(rng: random.Random, number: float, seconds: float, gain: float = 1.0) -> Signal:
    """A Georgian lute: short warm pluck of gut in a wooden body."""
    raw = string(rng, note(number), seconds, 0.28, 0.16)
    return [gain * value for value in _body(raw, ((210, 3, 0.7), (430, 4, 0.6), (980, 3, 0.35)))]


def bandura(rng: random.Random, number: float, seconds: float, gain: float = 1.0) -> Signal:
    """A Ukrainian zither: long clear wire strings, two to a note."""
    first = string(rng, note(number), seconds, 0.62, 0.42)
    second = string(rng, note(number + 0.05), seconds, 0.5, 0.36)
    raw = [0.6 * a + 0.45 * b for a, b in zip(first, second, strict=True)]
    return [gain * value for value in _body(raw, ((260, 3, 0.45), (620, 3, 0.4), (2100, 2, 0.25)))]


def bell(number: float, seconds: float, gain: float = 1.0) -> Signal:
    """A small bronze bell; the first partials beat a little as in a hand-cast one."""
    pitch = note(number)
    partials = [
        (1.0, 0.55, 0.30),
        (1.003, 0.30, 0.26),
        (2.0, 0.40, 0.18),
        (2.41, 0.22, 0.12),
        (3.01, 0.18, 0.08),
        (4.52, 0.12, 0.05),
        (5.37, 0.08, 0.03),
    ]
    return ring([(pitch * ratio, gain * level, half) for ratio, level, half in partials], seconds, 0.002)


def jingle(rng: random.Random, seconds: float, gain: float = 1.0) -> Signal:
    """One shake of a fool's little bells: pea bells of slightly different size that rattle on."""
    out = silence(seconds)
    for _ in range(5):
        pitch = rng.uniform(2600, 4300)
        partials = [(pitch, 0.5, 0.05), (pitch * 1.52, 0.35, 0.035), (pitch * 2.27, 0.2, 0.02)]
        add(out, ring(partials, seconds, 0.001), rng.uniform(0.0, 0.05), gain * rng.uniform(0.4, 0.8))
    return out


def wood(rng: random.Random, pitch: float, seconds: float, gain: float = 1.0) -> Signal:
    """A knock on a small block of hard wood."""
    partials = [
        (pitch, 0.8, 0.014),
        (pitch * 1.72, 0.4, 0.009),
        (pitch * 2.74, 0.28, 0.006),
        (pitch * 4.1, 0.15, 0.004),
    ]
    out = ring(partials, seconds, 0.0008)
    add(out, swell(band(noise(rng, seconds), pitch * 2, 1.2), 0.0006, 0.003), gain=0.35)
    return [gain * value for value in out]


def drum(rng: random.Random, pitch: float, seconds: float, gain: float = 1.0) -> Signal:
    """A hand drum (doli): a skin whose pitch sinks as it dies, and the slap of the palm."""
    out = []
    phase = 0.0
    for i in range(count(seconds)):
        time = i / RATE
        phase += 2 * math.pi * pitch * (1 + 0.9 * 0.5 ** (time / 0.012)) / RATE
        out.append(math.sin(phase) * 0.5 ** (time / 0.055))
    out = soft_ends(out, 0.002, 0.2 * seconds)
    add(out, swell(low(noise(rng, seconds), 1400), 0.001, 0.008), gain=0.5)
    return [gain * value for value in out]


def slide(rng: random.Random, seconds: float, start: float, end: float, gain: float = 1.0) -> Signal:
    """Card on card: a whisper of noise that comes and goes while its pitch moves from ``start`` to ``end``."""
    source = noise(rng, seconds)
    pieces = 24
    size = len(source) // pieces + 1
    out = [0.0] * len(source)
    bands = [band(source, start * (end / start) ** (k / (pieces - 1)), 1.1) for k in range(pieces)]
    for i in range(len(source)):
        place = i / size
        left = min(int(place), pieces - 1)
        right = min(left + 1, pieces - 1)
        part = place - left
        arch = math.sin(math.pi * i / len(source)) ** 1.6
        out[i] = gain * arch * ((1 - part) * bands[left][i] + part * bands[right][i])
    return out


def snap(rng: random.Random, bright: float, gain: float = 1.0) -> Signal:
    """The edge of one card springing free: very short, dry; ``bright`` in hertz."""
    seconds = 0.035
    out = swell(band(noise(rng, seconds), bright, 0.9), 0.0012, 0.0035)
    add(out, swell(band(noise(rng, seconds), bright * 0.42, 1.4), 0.0015, 0.006), gain=0.8)
    return [gain * value for value in out]


def thump(rng: random.Random, pitch: float, gain: float = 1.0) -> Signal:
    """Something flat landing on felt over a wooden table."""
    seconds = 0.16
    out = ring([(pitch, 0.8, 0.022), (pitch * 1.9, 0.35, 0.014)], seconds, 0.003)
    add(out, swell(low(noise(rng, seconds), 900), 0.002, 0.011), gain=0.9)
    return [gain * value for value in out]


def chip(rng: random.Random, pitch: float, gain: float = 1.0) -> Signal:
    """A clay chip set down on another."""
    seconds = 0.12
    partials = [(pitch, 0.6, 0.011), (pitch * 1.38, 0.45, 0.009), (pitch * 2.13, 0.3, 0.006)]
    out = ring(partials, seconds, 0.0008)
    add(out, swell(band(noise(rng, seconds), pitch * 0.4, 1.0), 0.001, 0.006), gain=0.5)
    return [gain * value for value in out]


def room(signal: Signal, wet: float) -> Signal:
    """A small wooden room about the sound: four echoing walls and a blur, ``wet`` 0..1."""
    walls = [0.0] * len(signal)
    for delay, keep in ((1187, 0.62), (1361, 0.60), (1523, 0.58), (1733, 0.56)):
        line = [0.0] * delay
        at, dull = 0, 0.0
        for i, value in enumerate(signal):
            back = line[at]
            dull += 0.45 * (back - dull)
            line[at] = value + keep * dull
            walls[i] += 0.25 * back
            at = (at + 1) % delay
    for delay in (347, 113):
        line = [0.0] * delay
        at = 0
        for i, value in enumerate(walls):
            back = line[at]
            walls[i] = back - 0.6 * value
            line[at] = value + 0.6 * walls[i]
            at = (at + 1) % delay
    return [(1 - 0.4 * wet) * dry + wet * echo for dry, echo in zip(signal, walls, strict=True)]


def loudness(signal: Signal) -> float:
    """Root mean square of the loudest 50 ms."""
    width = min(count(0.05), len(signal))
    power = sum(value * value for value in signal[:width])
    most = power
    for i in range(width, len(signal)):
        power += signal[i] * signal[i] - signal[i - width] * signal[i - width]
        most = max(most, power)
    return math.sqrt(most / width)


def finish(signal: Signal, decibels: float) -> Signal:
    """Ready to be kept: no rumble, the given loudness (dB below full scale), rounded peaks, silent ends."""
    clean = high(high(signal, 45), 45)
    gain = 10 ** (decibels / 20) / loudness(clean)
    knee, top = 0.55, 0.85
    out = []
    for value in clean:
        level = abs(gain * value)
        if level > knee:
            level = knee + (top - knee) * math.tanh((level - knee) / (top - knee))
        out.append(math.copysign(level, value))
    return soft_ends(out, 0.001, min(0.06, len(out) / RATE / 3))
