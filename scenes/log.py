"""What went wrong, for those who look after the program: a file in the data folder."""

from __future__ import annotations

import contextlib
import logging
from logging.handlers import RotatingFileHandler
from pathlib import Path
from types import TracebackType
from typing import Final, Self

FILE: Final = "tuz.log"
_MOST_BYTES: Final = 1_000_000


class Log:
    """While it is open, warnings and errors of the whole program go to the file; a full one is begun anew."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE
        # nothing is made before there is something to write
        self._handler = RotatingFileHandler(
            self.path, maxBytes=_MOST_BYTES, backupCount=1, encoding="utf-8", delay=True
        )
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._handler.setLevel(logging.WARNING)
        logging.getLogger().addHandler(self._handler)

    def close(self) -> None:
        """Write nothing more; the second time it does nothing."""
        logging.getLogger().removeHandler(self._handler)
        # on a full disk what could not be written is lost
        with contextlib.suppress(OSError):
            self._handler.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
