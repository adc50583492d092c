"""Frames of the table of Joker against the plain blits of the same machine."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Callable
from typing import Final

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from game.cards import pack
from game.match import Match, Seat, Table
from scenes import cloth
from scenes.app import App
from scenes.joker.table import JokerTable
from scenes.settings import Settings

DT: Final = 1 / 60
SIZES: Final = ((800, 480), (1280, 720), (1920, 1080))


def plain_frame(app: App, rounds: int = 60) -> float:
    """Seconds for a frame that draws the whole cloth and 36 cards, with nothing clever."""
    ground = cloth.table(app.metrics.size, app.settings.table)
    faces = [app.deck.face(card, round(136 * app.metrics.scale)) for card in pack()]
    begun = time.process_time()
    for _ in range(rounds):
        app.window.blit(ground, (0, 0))
        for index, face in enumerate(faces):
            app.window.blit(face, (40 + index * 20, 60 + index % 6 * 40))
    return (time.process_time() - begun) / rounds


def table_frames(app: App, deals: int = 1) -> tuple[float, float, float]:
    """Seconds of a moving frame (mean, 95th of 100) and of an idle one, over whole deals played by bots."""
    seats = tuple(Seat(f"Bot {seat}", False, name) for seat, name in enumerate(("fox", "bear", "owl", "hare")))
    moving: list[float] = []
    idle: list[float] = []
    # the first match draws every card once, as the first minutes of a game do
    for seed in range(deals + 1):
        table = JokerTable(app, Match(Table("joker", {"length": "one"}, seats, seed)))
        table.deal_finished = lambda: None  # type: ignore[method-assign]
        app.clear_to(table)
        while not (table.match.deal_over and not table.busy):
            busy = table.busy
            begun = time.process_time()
            app.step(DT)
            if seed:
                (moving if busy else idle).append(time.process_time() - begun)
    moving.sort()
    return sum(moving) / len(moving), moving[int(len(moving) * 0.95)], sum(idle) / len(idle)


def measure(size: tuple[int, int]) -> dict[str, float]:
    """Ratios to a plain frame of the same run, and that frame in milliseconds."""
    app = App(Settings(), size=size, headless=True, guard=False, seed=1)
    try:
        plain = min(plain_frame(app) for _ in range(3))
        mean, high, idle = table_frames(app)
        plain = min(plain, plain_frame(app))
    finally:
        app.close()
    return {
        "plain_ms": plain * 1000,
        "moving_ratio": mean / plain,
        "moving_p95_ratio": high / plain,
        "idle_ratio": idle / plain,
    }


def add_arguments(parser: argparse.ArgumentParser) -> Callable[[argparse.Namespace], int]:
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return run


def run(chosen: argparse.Namespace) -> int:
    found = {f"{width}x{height}": measure((width, height)) for width, height in SIZES}
    if chosen.json:
        print(json.dumps(found))
        return 0
    for size, values in found.items():
        print(size, "  ".join(f"{name} {value:.2f}" for name, value in values.items()))
    return 0
