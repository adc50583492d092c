"""How long the long tests run: ``pytest -m soak``, cut short by TUZ_SOAK=short."""

from __future__ import annotations

import os


def rounds(full: int) -> int:
    """So many rounds in a full soak, a twentieth of them (one at least) in a short one."""
    return max(1, full // 20) if os.environ.get("TUZ_SOAK") == "short" else full
