"""Matches kept in one SQLite file: the running one action by action, the finished ones for good.

Every action is committed before the next frame, so that a pulled plug loses nothing. A file that is damaged, or of a
newer program, is set aside under another name and never overwritten.
"""

from __future__ import annotations

import contextlib
import errno
import json
import logging
import os
import sqlite3
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from game.match import Match
from game.rules import RulesError

FILE: Final = "tuz.sqlite"
HOLD: Final = "tuz.lock"
PATIENCE: Final = 2.0
"""Seconds to wait for another program that is writing."""
SCHEMA: Final = 1
_TABLES: Final = """
CREATE TABLE match (
    id INTEGER PRIMARY KEY,
    begun TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
    record TEXT NOT NULL,
    deals INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('running', 'finished', 'left', 'unreadable')),
    result TEXT
);
CREATE TABLE entry (
    match INTEGER NOT NULL REFERENCES match (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    by TEXT NOT NULL,
    PRIMARY KEY (match, number)
) WITHOUT ROWID;
"""


FULL, BUSY, REFUSED = "error-disk-full", "error-busy", "error-folder"
DAMAGED, NEWER, UNREADABLE = "store-damaged", "store-newer", "store-unreadable-match"
"""Keys of what a player is told."""

_BUSY: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
_OUTSIDE: Final = _BUSY | {
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_NOLFS,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_READONLY,
}
"""What SQLite says when the disk or another program is in the way; all else it says of a file is damage."""

_BESIDE: Final = ("-journal", "-wal", "-shm")
"""Endings of the files in which SQLite keeps a write that was cut off."""

_log = logging.getLogger(__name__)


class StoreError(OSError):
    """The file could not be written or read; the match in memory is unharmed. ``notice``: what to tell the player."""

    def __init__(self, wrong: object) -> None:
        super().__init__(str(wrong))
        code = _code(wrong)
        full = code == sqlite3.SQLITE_FULL or getattr(wrong, "errno", None) == errno.ENOSPC
        self.notice = FULL if full else BUSY if code in _BUSY else REFUSED


class Hold:
    """The right to use a data folder, which one program at a time has; it ends with the program, however that ends."""

    def __init__(self, folder: Path) -> None:
        """Take the right. Raises StoreError; its notice is BUSY while another program has it."""
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._base = sqlite3.connect(folder / HOLD, isolation_level=None, timeout=0)
            # no file beside it: a full disk must not keep anybody from playing
            self._base.execute("PRAGMA journal_mode = MEMORY")
            self._base.execute("BEGIN EXCLUSIVE")
        except (OSError, sqlite3.Error) as wrong:
            raise StoreError(wrong) from wrong

    def release(self) -> None:
        self._base.close()


class Store:
    """The matches of one data folder. ``notices`` holds a key for each thing the player should be told."""

    def __init__(self, folder: Path | None) -> None:
        """Open or make the file in ``folder``; None keeps everything in memory. Raises StoreError."""
        self.notices: list[str] = []
        self._rows: WeakKeyDictionary[Match, int] = WeakKeyDictionary()
        """The matches that the file holds, and their numbers there."""
        self._refused = False
        """Whether the player has been told that the file cannot be read now."""
        try:
            if folder is None:
                self._base = _open(":memory:")
            else:
                folder.mkdir(parents=True, exist_ok=True)
                self._base = self._opened(folder / FILE)
        except (OSError, sqlite3.Error) as wrong:
            raise StoreError(wrong) from wrong

    def _opened(self, path: Path) -> sqlite3.Connection:
        base = None
        notice = DAMAGED
        try:
            if path.is_file() or not path.exists():
                base = _open(str(path))
                version = base.execute("PRAGMA user_version").fetchone()[0]
                if version > SCHEMA:
                    notice = NEWER
                elif version == SCHEMA and _sound(base):
                    return base
        except (sqlite3.Error, UnicodeDecodeError) as wrong:
            if _outside(wrong, path):
                raise
            _log.warning("%s is damaged: %s", path, wrong)
        if base is not None:
            base.close()
        set_aside(path)
        self.notices.append(notice)
        return _open(str(path))

    def close(self) -> None:
        self._base.close()

    def begin(self, match: Match) -> None:
        """Keep a match that has just begun as the running one; one that was running is marked as left."""
        head = match.record()
        del head["entries"], head["deals"]
        with _Writing(self._base):
            self._base.execute("UPDATE match SET status = 'left' WHERE status = 'running'")
            # entries whose match a damaged disk has lost keep their number: it is not given again
            (row,) = self._base.execute(
                "SELECT 1 + max((SELECT ifnull(max(id), 0) FROM match), (SELECT ifnull(max(match), 0) FROM entry))"
            ).fetchone()
            self._base.execute(
                "INSERT INTO match (id, record, deals, status) VALUES (?, ?, 0, 'running')", (row, json.dumps(head))
            )
            self._write(row, match)
        self._rows[match] = row

    def keep(self, match: Match) -> None:
        """Write down what the match has done since the last call, and its result once it is over.

        A match that could not be begun in the file, or not kept for a while, is written down whole.
        """
        row = self._rows.get(match)
        if row is None:
            self.begin(match)
            return
        with _Writing(self._base):
            self._write(row, match)

    def _write(self, row: int, match: Match) -> None:
        (written,) = self._base.execute("SELECT count(*) FROM entry WHERE match = ?", (row,)).fetchone()
        self._base.executemany(
            "INSERT INTO entry (match, number, seat, text, by) VALUES (?, ?, ?, ?, ?)",
            [
                (row, written + index, entry.seat, entry.text, entry.by)
                for index, entry in enumerate(match.entries[written:])
            ],
        )
        self._base.execute("UPDATE match SET deals = ? WHERE id = ?", (match.deals, row))
        if match.over:
            result = {"totals": match.sheet.totals, "places": match.sheet.places}
            self._base.execute(
                "UPDATE match SET status = 'finished', result = ? WHERE id = ?", (json.dumps(result), row)
            )

    def running(self) -> Match | None:
        """The match that was not finished, as it was; one that cannot be read is put by and noticed."""
        try:
            found = self._base.execute(
                "SELECT id, record, deals FROM match WHERE status = 'running' ORDER BY id DESC LIMIT 1"
            ).fetchone()
            if found is None:
                return None
            row, head, deals = found
            entries = self._entries(row)
        except sqlite3.Error as wrong:
            error = StoreError(wrong)
            if not self._refused:
                self._refused = True
                self.notices.append(error.notice)
            raise error from wrong
        try:
            match = Match.restore(_record(head, deals, entries))
        except RulesError as wrong:
            _log.warning("match %s cannot be read: %s", row, wrong)
            with _Writing(self._base):
                self._base.execute("UPDATE match SET status = 'unreadable' WHERE id = ?", (row,))
            self.notices.append(UNREADABLE)
            return None
        self._rows[match] = row
        return match

    def leave(self) -> None:
        """Give the running match up: it stays in the file, but is not offered again."""
        with _Writing(self._base):
            self._base.execute("UPDATE match SET status = 'left' WHERE status = 'running'")

    def records(self) -> list[dict[str, Any]]:
        """All matches, the latest first: ``begun`` (UTC), ``status``, ``result``, and the whole ``record``.

        Those that cannot be read are left out. Raises StoreError.
        """
        found = []
        try:
            rows = self._base.execute("SELECT id, begun, record, deals, status, result FROM match ORDER BY id DESC")
            for row, begun, head, deals, status, result in rows.fetchall():
                try:
                    record = _record(head, deals, self._entries(row))
                    outcome = _read(result) if result else None
                except RulesError as wrong:
                    _log.warning("match %s cannot be read: %s", row, wrong)
                    continue
                found.append({"begun": begun, "status": status, "result": outcome, "record": record})
        except sqlite3.Error as wrong:
            raise StoreError(wrong) from wrong
        return found

    def _entries(self, row: int) -> list[list[Any]]:
        rows = self._base.execute("SELECT seat, text, by FROM entry WHERE match = ? ORDER BY number", (row,))
        return [list(entry) for entry in rows]


class _Writing:
    """One transaction; what the file refuses is told as StoreError, and nothing half is left behind."""

    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base

    def __enter__(self) -> None:
        try:
            self._base.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as wrong:
            raise StoreError(wrong) from wrong

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        refused = error
        if error is None:
            try:
                self._base.execute("COMMIT")
                return
            except sqlite3.Error as wrong:
                refused = wrong
        # SQLite has rolled back by itself after some errors, after others it waits for that
        if self._base.in_transaction:
            with contextlib.suppress(sqlite3.Error):
                self._base.execute("ROLLBACK")
        if isinstance(refused, sqlite3.Error):
            raise StoreError(refused) from refused


def _open(path: str) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
    try:
        # letters that a damaged disk has spoilt must not stop the reading of all others
        base.text_factory = lambda raw: raw.decode("utf-8", "replace")
        base.execute("PRAGMA synchronous = FULL")
        base.execute("PRAGMA foreign_keys = ON")
        empty = base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
        if empty and base.execute("PRAGMA user_version").fetchone()[0] == 0:
            base.executescript(f"BEGIN;{_TABLES}PRAGMA user_version = {SCHEMA};COMMIT;")
    except (sqlite3.Error, UnicodeDecodeError):
        base.close()
        raise
    return base


def _sound(base: sqlite3.Connection) -> bool:
    """Whether the file is whole, has all that is read and written here, and may be written.

    Raises sqlite3.Error for some of what it may lack.
    """
    base.execute("SELECT id, begun, record, deals, status, result FROM match LIMIT 0")
    base.execute("SELECT match, number, seat, text, by FROM entry LIMIT 0")
    try:
        base.execute("BEGIN IMMEDIATE")
        base.execute(f"PRAGMA user_version = {SCHEMA}")
    except sqlite3.Error as wrong:
        # on a full disk one can still read and play
        if _code(wrong) != sqlite3.SQLITE_FULL:
            raise
    if base.in_transaction:
        base.execute("ROLLBACK")
    return bool(base.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")


def _code(wrong: object) -> int | None:
    """SQLite's number of an error, without its finer divisions."""
    code = getattr(wrong, "sqlite_errorcode", None)
    return code & 0xFF if isinstance(code, int) else None


def _outside(wrong: Exception, path: Path) -> bool:
    """Whether an error comes from outside of the file: the disk, its rights, another program."""
    if getattr(wrong, "sqlite_errorcode", None) == sqlite3.SQLITE_IOERR_SHORT_READ:
        return False
    if _code(wrong) == sqlite3.SQLITE_READONLY:
        # a spoilt head makes SQLite refuse to write a file that may well be written
        return not os.access(path, os.W_OK)
    return _code(wrong) in _OUTSIDE


def _read(text: object) -> Any:
    """JSON from a row; RulesError for anything else."""
    try:
        return json.loads(str(text))
    except (ValueError, RecursionError) as wrong:
        raise RulesError(f"not JSON: {wrong}") from None


def _record(head: object, deals: object, entries: list[list[Any]]) -> dict[str, Any]:
    known = _read(head)
    if not isinstance(known, dict):
        raise RulesError("not a record of a match")
    return {**known, "deals": deals, "entries": entries}


def set_aside(path: Path) -> Path:
    """Rename a file so that it is kept but out of the way: ``name.aside-N.ending``; returns the new path.

    What SQLite has laid beside it goes along: it would be taken for a part of the next file of that name.
    """
    number = 1
    while (new := path.with_name(f"{path.stem}.aside-{number}{path.suffix}")).exists():
        number += 1
    for ending in _BESIDE:
        beside = path.with_name(path.name + ending)
        if beside.exists():
            beside.rename(new.with_name(new.name + ending))
    return path.rename(new)
