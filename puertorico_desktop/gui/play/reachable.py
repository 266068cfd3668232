"""Folders that may lie on a drive which does not answer: the window asks for them without waiting."""

from __future__ import annotations

import threading
from pathlib import Path

PATIENCE = 0.01
"""So many seconds a drive has to answer; a window that waits so long misses no picture."""


def is_reachable(folder: Path, make: bool = False) -> bool:
    """Return whether the folder is there and its drive answers at once. `make`: it is made if it is missing."""
    found = threading.Event()

    def look() -> None:
        try:
            if make:
                folder.mkdir(parents=True, exist_ok=True)
            if folder.is_dir():
                found.set()
        except OSError:  # not there, whatever the reason
            return

    thread = threading.Thread(target=look, name="looking for a folder", daemon=True)
    thread.start()
    thread.join(PATIENCE)
    return found.is_set()
