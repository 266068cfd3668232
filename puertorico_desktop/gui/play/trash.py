"""Moving saved games to the trash of the operating system, from where they can be brought back."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from functools import partial
from pathlib import Path

from PySide6.QtCore import QFile, QObject, Signal

from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.learn.review.record import path_beside
from puertorico_desktop.saves.files import BACKUP

_log = logging.getLogger(__name__)


class Trash(QObject):
    """Moves files in the thread that writes the player's files: a drive may be slow, and what is still to be written
    to a file comes first."""

    moved = Signal(object)
    """Emitted with the path of a game that is in the trash now, or was gone already."""
    failed = Signal(object)
    """Emitted with the path of a game that could not be moved; it is where it was."""

    def __init__(self, save_service: SaveService, parent: QObject) -> None:
        super().__init__(parent)
        self._save_service = save_service

    def move(self, game: Path) -> None:
        """Move the file of a game with its backup and its review; `moved` or `failed` is emitted then."""
        self._save_service.write_later(partial(self._move, game))

    def _move(self, game: Path) -> None:
        is_gone = not os.path.lexists(game) or move_to_trash(game)
        if is_gone:
            for beside in (game.with_name(game.name + BACKUP), path_beside(game)):
                if os.path.lexists(beside):
                    move_to_trash(beside)
        with suppress(RuntimeError):  # the window has been closed in the meantime
            (self.moved if is_gone else self.failed).emit(game)


def move_to_trash(path: Path) -> bool:
    """Move a file to the trash; returns whether the system has a trash that takes it."""
    is_moved = QFile(str(path)).moveToTrash()
    _log.info("moving %s to the trash %s", path, "done" if is_moved else "failed")
    return is_moved
