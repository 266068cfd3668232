"""The file in which the review of a game is kept: beside the game, or in the data folder."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import attrs

from puertorico_desktop.learn.review import record as files
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders

KEEP_SECONDS: Final = 2.0
"""So often what has been found is kept, at most."""


@attrs.frozen
class Unusable:
    """A file that is there, but cannot be used; the review is made anew."""

    path: Path
    error: SaveError


class ReviewFile:
    """The file of one game's review. `unusable` are files that `known` has found damaged."""

    def __init__(self, folders: Folders, game_id: str, game: Path | None = None) -> None:
        """`game` is the file of the game; None if it is kept by the program alone."""
        self._instead = files.path_in(folders, game_id)
        self._beside = self._instead if game is None else files.path_beside(game)
        self.path = self._beside
        self.unusable: list[Unusable] = []
        self._written = time.monotonic()

    def known(self) -> ReviewRecord | None:
        """Returns an earlier review of the game, None if there is none that can be used.

        Raises SaveError for one of a newer version of the program, which is not to be replaced unasked; `path` is its
        file then.
        """
        for path in dict.fromkeys((self._beside, self._instead)):
            try:
                found = files.read(path)
            except SaveError as error:
                if error.problem is Problem.NEWER_FORMAT:
                    self.path = path
                    raise
                self.unusable.append(Unusable(path, error))
                continue
            if found is not None:
                self.path = path
                return found
        return None

    def keep(self, record: ReviewRecord) -> None:
        """Writes what has been found so far, unless that was done a moment ago. Raises SaveError."""
        if time.monotonic() - self._written >= KEEP_SECONDS:
            self.write(record)

    def write(self, record: ReviewRecord) -> None:
        """Writes what has been found. Raises SaveError; `path` is the file that was wanted then."""
        self._written = time.monotonic()
        self.path = self._beside
        self.path = files.write(record, self._beside, self._instead)
