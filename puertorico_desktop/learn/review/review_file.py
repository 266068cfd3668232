"""The file of the review of a game: beside the game, or in the data folder."""

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
"""The least interval in seconds between two writes of the results so far."""


@attrs.frozen
class Unusable:
    """A review file that exists but cannot be used; the review is made anew."""

    path: Path
    error: SaveError


class ReviewFile:
    """The file of the review of one game. `unusable` are the damaged files that `known` found."""

    def __init__(self, folders: Folders, game_id: str, game: Path | None = None) -> None:
        """Make the object; `game` is the file of the game, None if the game is only kept by the program."""
        self._instead = files.path_in(folders, game_id)
        self._beside = self._instead if game is None else files.path_beside(game)
        self.path = self._beside
        self.unusable: list[Unusable] = []
        self._written = time.monotonic()

    def known(self) -> ReviewRecord | None:
        """Returns an earlier review of the game; None if there is no usable one.

        Raises SaveError for a review of a newer version of the program, which must not be replaced without a request;
        `path` is then its file.
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

    def write_if_due(self, record: ReviewRecord) -> None:
        """Write the results so far, unless that was done less than `KEEP_SECONDS` ago. Raises SaveError."""
        if time.monotonic() - self._written >= KEEP_SECONDS:
            self.write(record)

    def write(self, record: ReviewRecord) -> None:
        """Write the results. Raises SaveError; `path` is then the file that could not be written."""
        self._written = time.monotonic()
        self.path = self._beside
        self.path = files.write(record, self._beside, self._instead)
