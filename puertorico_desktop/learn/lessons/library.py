"""The available lessons: those of the program, and the player's own."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from pathlib import Path

import attrs

from puertorico_desktop.learn.lessons.games import LESSON_GAMES
from puertorico_desktop.learn.lessons.record import SUFFIX, Lesson, read
from puertorico_desktop.paths import resource
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.folders import Folders

OWN = "own"
"""The prefix of the ids of the player's own lessons."""
MOST_OWN = 200
"""The greatest number of the player's own lessons that are read."""


@attrs.frozen
class Entry:
    """A lesson file; `lesson` is None if it cannot be read, and `error` is the reason."""

    id: str
    path: Path
    lesson: Lesson | None
    error: SaveError | None


def entries(folders: Folders | None = None) -> Iterator[Entry]:
    """Yields the lessons of all games in their order, then the player's own lessons."""
    own = () if folders is None else islice(_own(folders.own_lessons), MOST_OWN)
    for lesson_id, path in chain(built_in(), own):
        yield entry(lesson_id, path)


def entry(lesson_id: str, path: Path) -> Entry:
    """Returns the entry of a file, with the lesson or the error."""
    try:
        return Entry(lesson_id, path, read(path, lesson_id), None)
    except SaveError as error:
        return Entry(lesson_id, path, None, error)


def built_in() -> Iterator[tuple[str, Path]]:
    """Yields the ids and paths of the lessons supplied with the program."""
    for game in LESSON_GAMES:
        folder = resource("lessons") / game
        for path in sorted(folder.glob(f"*{SUFFIX}")):
            yield f"{game}/{path.stem}", path


def _own(folder: Path) -> Iterator[tuple[str, Path]]:
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix.lower() == SUFFIX)
    except OSError:  # no folder, no lessons
        return
    for path in paths:
        yield f"{OWN}/{path.name}", path
