"""The store: nothing is lost, nothing is overwritten."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from game.match import Match
from game.store import BUSY, FILE, REFUSED, Hold, Store, StoreError
from tests.game.test_match import advance, same, table


def test_the_running_match_comes_back_at_every_action(tmp_path: Path) -> None:
    rng = random.Random(4)
    match = Match(table())
    store = Store(tmp_path)
    store.begin(match)
    for _ in range(60):
        advance(match, 1, rng)
        store.keep(match)
        again = Store(tmp_path).running()
        assert again is not None
        assert same(match, again)


def test_a_match_goes_on_in_the_file_after_it_was_restored(tmp_path: Path) -> None:
    rng = random.Random(4)
    match = Match(table(length="one"))
    store = Store(tmp_path)
    store.begin(match)
    advance(match, 7, rng)
    store.keep(match)
    store.close()
    store = Store(tmp_path)
    again = store.running()
    assert again is not None
    advance(again, 1000, rng)
    assert again.over
    store.keep(again)
    assert store.running() is None
    (kept,) = store.records()
    assert kept["status"] == "finished"
    assert kept["result"]["totals"] == again.sheet.totals
    assert kept["record"] == again.record()


def test_a_new_match_or_leaving_ends_the_offer_but_keeps_the_record(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.begin(Match(table(seed=1)))
    store.begin(Match(table(seed=2)))
    running = store.running()
    assert running is not None
    assert running.table.seed == 2
    store.leave()
    assert store.running() is None
    assert [row["status"] for row in store.records()] == ["left", "left"]


def test_a_damaged_file_is_set_aside(tmp_path: Path) -> None:
    path = tmp_path / FILE
    for number in (1, 2):
        path.write_bytes(b"this is no database, it never was " * number * 100)
        store = Store(tmp_path)
        assert store.notices == ["store-damaged"]
        assert store.running() is None
        store.close()
        assert (tmp_path / f"tuz.aside-{number}.sqlite").read_bytes().startswith(b"this is no database")


def test_a_newer_file_is_set_aside(tmp_path: Path) -> None:
    Store(tmp_path).close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("PRAGMA user_version = 99")
    base.close()
    assert Store(tmp_path).notices == ["store-newer"]
    assert (tmp_path / "tuz.aside-1.sqlite").exists()


@pytest.mark.parametrize("spoil", ["UPDATE entry SET text = 'play:nonsense'", "UPDATE match SET record = '{'"])
def test_a_match_that_cannot_be_read_is_kept_and_told(tmp_path: Path, spoil: str) -> None:
    store = Store(tmp_path)
    match = Match(table())
    store.begin(match)
    advance(match, 3, random.Random(1))
    store.keep(match)
    store.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute(spoil)
    base.commit()
    base.close()
    store = Store(tmp_path)
    assert store.running() is None
    assert store.notices == ["store-unreadable-match"]
    store.begin(Match(table()))
    assert store.running() is not None


def test_a_folder_that_cannot_be_written_is_one_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError):
        Store(tmp_path / "file")


def test_a_refused_write_loses_nothing(tmp_path: Path) -> None:
    rng = random.Random(2)
    match = Match(table())
    store = Store(tmp_path)
    store.begin(match)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    advance(match, 3, rng)
    store._base.execute("PRAGMA busy_timeout = 10")
    with pytest.raises(StoreError):
        store.keep(match)
    other.execute("ROLLBACK")
    advance(match, 1, rng)
    store.keep(match)
    again = Store(tmp_path).running()
    assert again is not None
    assert same(match, again)


def test_in_memory_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    store = Store(None)
    store.begin(Match(table()))
    assert store.running() is not None
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_could_not_be_begun_is_written_down_whole_later(tmp_path: Path) -> None:
    store = Store(tmp_path)
    before = Match(table(seed=1))
    store.begin(before)
    other = sqlite3.connect(tmp_path / FILE, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    store._base.execute("PRAGMA busy_timeout = 10")
    after = Match(table(seed=2))
    with pytest.raises(StoreError) as refused:
        store.begin(after)
    assert refused.value.notice == BUSY
    advance(after, 3, random.Random(1))
    with pytest.raises(StoreError):
        store.keep(after)
    other.execute("ROLLBACK")
    advance(after, 3, random.Random(1))
    store.keep(after)
    kept = Store(tmp_path).running()
    assert kept is not None
    assert same(kept, after)
    assert store.records()[1]["record"] == before.record()


def test_one_program_at_a_time_has_the_folder(tmp_path: Path) -> None:
    hold = Hold(tmp_path / "new")
    with pytest.raises(StoreError) as refused:
        Hold(tmp_path / "new")
    assert refused.value.notice == BUSY
    hold.release()
    Hold(tmp_path / "new").release()
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(StoreError) as refused:
        Hold(tmp_path / "file")
    assert refused.value.notice == REFUSED
