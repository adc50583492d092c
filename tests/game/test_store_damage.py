"""The store under bad luck: files damaged in every way, and a plug that is pulled at any moment."""

from __future__ import annotations

import json
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from game.match import Match
from game.rules import RulesError
from game.store import DAMAGED, FILE, NEWER, UNREADABLE, Store, StoreError, set_aside
from tests.game.test_match import advance, same, table
from tests.soak import rounds

ROOT = Path(__file__).resolve().parents[2]
Spoil = Callable[[Path, random.Random], None]

SPOILT_ROWS = (
    "UPDATE entry SET seat = 'x'",
    "UPDATE entry SET text = x'ff00fe' WHERE number = 3",
    "UPDATE entry SET by = 'nobody'",
    "UPDATE entry SET match = match + 96",
    "UPDATE entry SET number = number + 1000 WHERE number > 4",
    "DELETE FROM entry WHERE number % 3 = 0",
    "DELETE FROM match",
    "DROP TABLE entry",
    "DROP TABLE match",
    "UPDATE match SET record = 'null'",
    "UPDATE match SET record = '[' || record",
    "UPDATE match SET record = CAST(x'7bff7d' AS TEXT)",
    "UPDATE match SET record = printf('%.*c', 100000, '[')",
    "UPDATE match SET record = replace(record, 'joker', 'whist')",
    "UPDATE match SET record = replace(record, 'strict', 'stricter')",
    "UPDATE match SET deals = 'many'",
    "UPDATE match SET deals = 9e300",
    "UPDATE match SET result = '{', status = 'finished'",
    "ALTER TABLE match RENAME COLUMN record TO other",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = -4",
    "PRAGMA user_version = 2",
    "PRAGMA journal_mode = WAL",
)


def rows(statement: str) -> Spoil:
    def spoil(path: Path, rng: random.Random) -> None:  # noqa: ARG001
        base = sqlite3.connect(path, isolation_level=None)
        base.execute(statement)
        base.close()

    return spoil


def cut(path: Path, rng: random.Random) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole[: rng.randrange(len(whole))])


def some_bytes(path: Path, rng: random.Random) -> None:
    raw = bytearray(path.read_bytes())
    most = rng.choice((100, len(raw)))
    for _ in range(rng.choice((1, 1, 10, 200))):
        raw[rng.randrange(most)] = rng.randrange(256)
    path.write_bytes(raw)


def a_page(path: Path, rng: random.Random) -> None:
    raw = bytearray(path.read_bytes())
    at = rng.randrange(0, len(raw), 4096)
    raw[at : at + 4096] = rng.randbytes(4096)
    path.write_bytes(raw)


def another_file(path: Path, rng: random.Random) -> None:
    path.write_bytes(rng.choice((b"", b"SQLite format 3\0", b"\0", b"{}", rng.randbytes(5000))))


def leftovers(path: Path, rng: random.Random) -> None:
    for ending in ("-journal", "-wal", "-shm"):
        head = rng.choice((b"", bytes.fromhex("d9d505f920a163d7")))
        path.with_name(path.name + ending).write_bytes(head + rng.randbytes(rng.choice((0, 3000))))


SPOILS: tuple[Spoil, ...] = (*map(rows, SPOILT_ROWS), cut, some_bytes, a_page, another_file, leftovers)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with three matches, one of them running."""
    folder = tmp_path_factory.mktemp("played")
    store = Store(folder)
    for seed in range(3):
        match = Match(table(seed=seed))
        store.begin(match)
        advance(match, 60, random.Random(seed))
        store.keep(match)
    store.close()
    return folder


def check_damage(played: Path, folder: Path, spoil: Spoil, rng: random.Random) -> None:
    """Whatever has become of the file: a new match can be kept, and a file that is set aside is kept as it was."""
    shutil.copytree(played, folder)
    spoil(folder / FILE, rng)
    before = (folder / FILE).read_bytes()
    store = Store(folder)
    store.running()
    store.records()
    if {DAMAGED, NEWER} & set(store.notices):
        aside = folder / "tuz.aside-1.sqlite"
        # SQLite may have cut off the end of a file with a journal beside it, or taken it in
        assert aside.read_bytes() == before or spoil is leftovers
    match = Match(table(seed=9))
    store.begin(match)
    advance(match, 2, random.Random(1))
    store.keep(match)
    store.close()
    again = Store(folder)
    running = again.running()
    assert running is not None
    assert same(running, match)
    assert again.notices == []
    again.close()


@pytest.mark.parametrize("number", range(len(SPOILS)))
def test_a_spoilt_file_stops_nobody(played: Path, tmp_path: Path, number: int) -> None:
    check_damage(played, tmp_path / "spoilt", SPOILS[number], random.Random(number))


@pytest.mark.soak
def test_many_spoilt_files(played: Path, tmp_path: Path) -> None:
    rng = random.Random()
    for index in range(rounds(2000)):
        seed = rng.randrange(2**32)
        folder = tmp_path / str(index)
        try:
            check_damage(played, folder, SPOILS[seed % len(SPOILS)], random.Random(seed))
        except Exception:
            print("with", seed)
            raise
        shutil.rmtree(folder)


def test_what_lies_beside_a_damaged_file_goes_with_it(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database at all")
    (tmp_path / f"{FILE}-wal").write_bytes(b"the rest of a write")
    assert set_aside(tmp_path / FILE) == tmp_path / "tuz.aside-1.sqlite"
    assert (tmp_path / "tuz.aside-1.sqlite-wal").read_bytes() == b"the rest of a write"
    assert len(list(tmp_path.iterdir())) == 2


def test_a_folder_in_the_place_of_the_file_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    store = Store(tmp_path)
    assert store.notices == [DAMAGED]
    assert (tmp_path / "tuz.aside-1.sqlite").is_dir()


def test_a_match_that_is_too_deep_to_read_is_put_by(played: Path, tmp_path: Path) -> None:
    shutil.copytree(played, tmp_path / "deep")
    rows("UPDATE match SET record = printf('%.*c', 100000, '[')")(tmp_path / "deep" / FILE, random.Random(0))
    store = Store(tmp_path / "deep")
    assert store.running() is None
    assert store.notices == [UNREADABLE]
    assert store.records() == []


def mutated(record: object, rng: random.Random) -> object:
    """The record with something in it made another thing, or gone."""
    junk = (
        None,
        True,
        -1,
        3,
        10**30,
        1.5,
        float("nan"),
        float("inf"),
        "",
        "a",
        "note",
        [],
        {},
        [[]],
        {"a": 1},
        "\ud800",
    )
    copy = json.loads(json.dumps(record))
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = copy
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = rng.choice(keys)
            deeper = place[key]
            if isinstance(deeper, dict | list) and deeper and rng.random() < 0.7:
                place = deeper
                continue
            if rng.random() < 0.2 and len(keys) > 1:
                del place[key]
            else:
                place[key] = rng.choice(junk)
            break
    return copy


def check_mutations(seed: int, count: int) -> None:
    rng = random.Random(seed)
    match = Match(table(people=2, seed=seed, length="one"))
    advance(match, rng.randrange(60), rng)
    match.note(0, "hint")
    record = match.record()
    for _ in range(count):
        wrong = mutated(record, rng)
        try:
            Match.restore(wrong)  # type: ignore[arg-type]
        except RulesError:
            continue


def test_a_mutated_record_gives_one_named_error_or_a_match() -> None:
    check_mutations(1, 300)


@pytest.mark.soak
def test_many_mutated_records() -> None:
    for seed in range(rounds(100)):
        check_mutations(seed, 300)


PLAYER = """
import random, sys
from pathlib import Path
from game.match import Match
from game.store import Store
from tests.game.test_match import advance, table
store = Store(Path(sys.argv[1]))
match = store.running() or Match(table(seed=int(sys.argv[2]), limit=0))
if not match.entries:
    store.begin(match)
rng = random.Random(sys.argv[2])
while not match.over:
    advance(match, 1, rng)
    store.keep(match)
    print(len(match.entries), flush=True)
"""


def check_pulled_plug(folder: Path, kills: int, rng: random.Random) -> None:
    """A program is killed while it writes, again and again; each time all that was said to be kept is there."""
    for _ in range(kills):
        player = subprocess.Popen(
            [sys.executable, "-c", PLAYER, str(folder), "5"], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert player.stdout is not None
        said = 0
        for _ in range(rng.randrange(1, 60)):
            said = int(player.stdout.readline() or said)
        player.kill()
        rest = player.stdout.read().split()
        player.stdout.close()
        player.wait()
        # the last word may have been cut off
        said = max([said, *map(int, rest[:-1])])
        store = Store(folder)
        assert store.notices == []
        match = store.running()
        assert match is not None
        assert len(match.entries) >= said
        assert store.records()[0]["record"] == match.record()
        store.close()


def test_a_pulled_plug_loses_nothing(tmp_path: Path) -> None:
    check_pulled_plug(tmp_path, 2, random.Random(2))


@pytest.mark.soak
def test_a_plug_pulled_many_times(tmp_path: Path) -> None:
    rng = random.Random()
    for index in range(rounds(20)):
        check_pulled_plug(tmp_path / str(index), 5, rng)


def test_a_full_disk_is_told_as_such(tmp_path: Path) -> None:
    store = Store(tmp_path)
    match = Match(table())
    store.begin(match)
    (pages,) = store._base.execute("PRAGMA page_count").fetchone()
    store._base.execute(f"PRAGMA max_page_count = {pages}")
    rng = random.Random(3)
    while True:
        advance(match, 1, rng)
        try:
            store.keep(match)
        except StoreError as error:
            refused = error
            break
    assert refused.notice == "error-disk-full"
    kept = Store(tmp_path).running()
    assert kept is not None
    assert len(kept.entries) == len(match.entries) - 1
    store._base.execute("PRAGMA max_page_count = 100000")
    store.keep(match)
    kept = Store(tmp_path).running()
    assert kept is not None
    assert same(kept, match)
