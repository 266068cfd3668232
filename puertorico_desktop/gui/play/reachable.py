"""Folders that may lie on a drive that does not respond: their existence is checked ahead of time, in other
threads."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path


class ReachableFolders:
    """The folders that existed at their last check.

    A folder whose check is not finished counts as missing: its drive does not respond now.
    """

    def __init__(self) -> None:
        self._there: set[Path] = set()
        self._awaited: set[Path] = set()

    def __contains__(self, folder: Path) -> bool:
        return folder in self._there and folder not in self._awaited

    def check(self, folder: Path, make: bool = False) -> None:
        """Check in a separate thread whether the folder exists. `make`: create it if it is missing."""
        if folder not in self._awaited:
            self._awaited.add(folder)
            in_thread(lambda: self._check(folder, make))

    def _check(self, folder: Path, make: bool) -> None:
        try:
            if make:
                folder.mkdir(parents=True, exist_ok=True)
            is_there = folder.is_dir()
        except OSError:  # a folder that cannot be read counts as missing
            is_there = False
        (self._there.add if is_there else self._there.discard)(folder)
        self._awaited.discard(folder)


def in_thread(task: Callable[[], None]) -> None:
    """Run the task in a daemon thread, which may never end."""
    threading.Thread(target=task, name="looking for a folder", daemon=True).start()
