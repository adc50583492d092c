"""Matches kept in one SQLite file: the running one action by action, the finished ones for good.

Every action is committed before the next frame, so that a pulled plug loses nothing. A file that is damaged, or of a
newer program, is set aside under another name and never overwritten.
"""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any, Final

from game.match import Entry, Match
from game.rules import RulesError

FILE: Final = "tuz.sqlite"
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


class StoreError(OSError):
    """The file could not be written or read; the match in memory is unharmed."""


class Store:
    """The matches of one data folder. ``notices`` holds a key for each thing the player should be told."""

    def __init__(self, folder: Path | None) -> None:
        """Open or make the file in ``folder``; None keeps everything in memory. Raises StoreError."""
        self.notices: list[str] = []
        self._match: int | None = None
        self._written = 0
        try:
            if folder is None:
                self._base = _open(":memory:")
            else:
                folder.mkdir(parents=True, exist_ok=True)
                self._base = self._opened(folder / FILE)
        except (OSError, sqlite3.Error) as wrong:
            raise StoreError(str(wrong)) from wrong

    def _opened(self, path: Path) -> sqlite3.Connection:
        base = None
        try:
            base = _open(str(path))
            version = base.execute("PRAGMA user_version").fetchone()[0]
            if version == SCHEMA and base.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok":
                return base
            notice = "store-damaged" if version == SCHEMA else "store-newer"
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError:
            notice = "store-damaged"
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
        entries = head.pop("entries")
        deals = head.pop("deals")
        # what a refused beginning leaves must not be written into the match before
        self._match = None
        with self._writing():
            self._base.execute("UPDATE match SET status = 'left' WHERE status = 'running'")
            row = self._base.execute(
                "INSERT INTO match (record, deals, status) VALUES (?, ?, 'running')", (json.dumps(head), deals)
            )
            self._match = row.lastrowid
            self._written = 0
            self._append([Entry(*entry) for entry in entries])

    def keep(self, match: Match) -> None:
        """Write down what the running match has done since the last call, and its result once it is over.

        Raises StoreError, too, when the match could not be begun.
        """
        if self._match is None:
            raise StoreError("the match was never begun in this file")
        with self._writing():
            self._append(match.entries[self._written :])
            self._base.execute("UPDATE match SET deals = ? WHERE id = ?", (match.deals, self._match))
            if match.over:
                result = {"totals": match.sheet.totals, "places": match.sheet.places}
                self._base.execute(
                    "UPDATE match SET status = 'finished', result = ? WHERE id = ?", (json.dumps(result), self._match)
                )

    def _append(self, entries: list[Entry]) -> None:
        self._base.executemany(
            "INSERT INTO entry (match, number, seat, text, by) VALUES (?, ?, ?, ?, ?)",
            [
                (self._match, self._written + index, entry.seat, entry.text, entry.by)
                for index, entry in enumerate(entries)
            ],
        )
        self._written += len(entries)

    def running(self) -> Match | None:
        """The match that was not finished, as it was; one that cannot be read is put by and noticed."""
        try:
            row = self._base.execute(
                "SELECT id, record, deals FROM match WHERE status = 'running' ORDER BY id DESC LIMIT 1"
            ).fetchone()
        except sqlite3.Error as wrong:
            raise StoreError(str(wrong)) from wrong
        if row is None:
            return None
        number, head, deals = row
        try:
            record = {**json.loads(head), "deals": deals, "entries": self._entries(number)}
            match = Match.restore(record)
        except (RulesError, ValueError, TypeError):
            with self._writing():
                self._base.execute("UPDATE match SET status = 'unreadable' WHERE id = ?", (number,))
            self.notices.append("store-unreadable-match")
            return None
        self._match = number
        self._written = len(match.entries)
        return match

    def leave(self) -> None:
        """Give the running match up: it stays in the file, but is not offered again."""
        with self._writing():
            self._base.execute("UPDATE match SET status = 'left' WHERE status = 'running'")
        self._match = None

    def records(self) -> list[dict[str, Any]]:
        """All matches, the latest first: ``begun`` (UTC), ``status``, ``result``, and the whole ``record``."""
        rows = self._base.execute("SELECT id, begun, record, deals, status, result FROM match ORDER BY id DESC")
        return [
            {
                "begun": begun,
                "status": status,
                "result": json.loads(result) if result else None,
                "record": {**json.loads(head), "deals": deals, "entries": self._entries(number)},
            }
            for number, begun, head, deals, status, result in rows.fetchall()
        ]

    def _entries(self, match: int) -> list[list[Any]]:
        rows = self._base.execute("SELECT seat, text, by FROM entry WHERE match = ? ORDER BY number", (match,))
        return [list(row) for row in rows]

    def _writing(self) -> _Writing:
        return _Writing(self._base, self)


class _Writing:
    """One transaction; what the file refuses is told as StoreError, and nothing half is left behind."""

    def __init__(self, base: sqlite3.Connection, store: Store) -> None:
        self._base = base
        self._store = store
        self._written = store._written

    def __enter__(self) -> None:
        try:
            self._base.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as wrong:
            raise StoreError(str(wrong)) from wrong

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self._base.execute("COMMIT")
                return
            self._store._written = self._written
            self._base.execute("ROLLBACK")
        except sqlite3.Error as wrong:
            self._store._written = self._written
            raise StoreError(str(wrong)) from wrong
        if isinstance(error, sqlite3.Error):
            raise StoreError(str(error)) from error


def _open(path: str) -> sqlite3.Connection:
    base = sqlite3.connect(path, isolation_level=None, timeout=2.0)
    base.execute("PRAGMA synchronous = FULL")
    base.execute("PRAGMA foreign_keys = ON")
    empty = base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    if empty and base.execute("PRAGMA user_version").fetchone()[0] == 0:
        base.executescript(f"BEGIN;{_TABLES}PRAGMA user_version = {SCHEMA};COMMIT;")
    return base


def set_aside(path: Path) -> Path:
    """Rename a file so that it is kept but out of the way: ``name.aside-N.ending``; returns the new path."""
    number = 1
    while (new := path.with_name(f"{path.stem}.aside-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(new)
