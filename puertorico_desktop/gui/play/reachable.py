"""Folders that may lie on a drive which does not answer: they are looked for ahead of time, and nobody waits."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path


class ReachableFolders:
    """Knows of folders whether they were there when they were last looked for.

    One that is still being looked for counts as missing: its drive does not answer now.
    """

    def __init__(self) -> None:
        self._there: set[Path] = set()
        self._awaited: set[Path] = set()

    def __contains__(self, folder: Path) -> bool:
        return folder in self._there and folder not in self._awaited

    def look(self, folder: Path, make: bool = False) -> None:
        """Find out in a thread of its own whether the folder is there. `make`: it is made if it is missing."""
        if folder not in self._awaited:
            self._awaited.add(folder)
            in_thread(lambda: self._look(folder, make))

    def _look(self, folder: Path, make: bool) -> None:
        try:
            if make:
                folder.mkdir(parents=True, exist_ok=True)
            is_there = folder.is_dir()
        except OSError:  # not there, whatever the reason
            is_there = False
        (self._there.add if is_there else self._there.discard)(folder)
        self._awaited.discard(folder)


def in_thread(task: Callable[[], None]) -> None:
    """Run that in a thread which may never end."""
    threading.Thread(target=task, name="looking for a folder", daemon=True).start()
