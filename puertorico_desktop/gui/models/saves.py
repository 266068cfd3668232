"""The list of saved games: one row for each file, including damaged ones."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from puertorico_desktop.gui.app.fonts import load_for
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.style.verbatim import verbatim
from puertorico_desktop.gui.texts import saves as texts
from puertorico_desktop.gui.texts.problems import problem_text
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.summary import Summary

Index = QModelIndex | QPersistentModelIndex


class SaveKind(Enum):
    """The kind of a save: the player's own file, or an autosave."""

    SAVED = "saved"
    AUTOMATIC = "automatic"


@attrs.frozen(eq=False)
class SaveEntry:
    """A file with a game. Either `summary`, `game` and `laid_out` are set, or `error` is.

    `laid_out` is the result of `GameFace.laid_out`. `written` is in seconds since 1970. `in_use`: whether another
    running program is playing the game. `accuracies` are by seat, if the game was reviewed.
    """

    path: Path
    kind: SaveKind
    summary: Summary | None
    game: Any
    laid_out: Any
    error: SaveError | None
    written: float
    in_use: bool
    accuracies: Mapping[int, float] = attrs.field(factory=dict)

    @property
    def names(self) -> tuple[str, ...]:
        """The names that the list shows, in any letters: of the file and of the players."""
        return (self.path.name, *(() if self.summary is None else (seat.name for seat in self.summary.seats)))

    @property
    def can_be_opened(self) -> bool:
        """Whether the file is readable and not in use."""
        return self.error is None and not self.in_use

    @property
    def can_be_discarded(self) -> bool:
        """Whether the file is the player's own and not in use; the program looks after autosaves itself."""
        return self.kind is SaveKind.SAVED and not self.in_use


class SavesModel(QAbstractListModel):
    """The entries, the most recently written one first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: list[SaveEntry] = []

    def add(self, entry: SaveEntry) -> None:
        """Insert an entry in order, replacing the previous entry of the same file."""
        load_for(entry.names)
        self.remove(entry.path)
        row = next((row for row, one in enumerate(self._entries) if one.written < entry.written), len(self._entries))
        self.beginInsertRows(QModelIndex(), row, row)
        self._entries.insert(row, entry)
        self.endInsertRows()

    def remove(self, path: Path) -> None:
        """Remove the entry of that file, if there is one."""
        old = next((row for row, one in enumerate(self._entries) if one.path == path), None)
        if old is not None:
            self.beginRemoveRows(QModelIndex(), old, old)
            del self._entries[old]
            self.endRemoveRows()

    def entry(self, row: int) -> SaveEntry:
        """Returns the entry of a row."""
        return self._entries[row]

    def retranslate(self) -> None:
        """Update all texts after a change of the language."""
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Returns the number of entries."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Returns the entry, or a text made from it."""
        if not index.isValid() or index.row() >= len(self._entries):
            return None
        entry = self._entries[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return entry
            case Qt.ItemDataRole.DisplayRole:
                return texts.heading(entry.path, entry.kind is SaveKind.AUTOMATIC)
            case Qt.ItemDataRole.ToolTipRole:
                lines = [str(entry.path)] if entry.error is None else [str(entry.path), problem_text(entry.error)]
                return verbatim("\n".join(lines))
            case Qt.ItemDataRole.AccessibleTextRole:
                heading = texts.heading(entry.path, entry.kind is SaveKind.AUTOMATIC)
                return ". ".join(line.rstrip(".") for line in (heading, *self.lines(entry)))
        return None

    def lines(self, entry: SaveEntry) -> tuple[str, ...]:
        """Returns the description of a game, shown below its name."""
        if entry.summary is None or entry.error is not None:
            return texts.damaged_lines(entry.error, entry.written)
        return texts.lines(entry.summary, entry.in_use, FACES[entry.summary.game], entry.accuracies)
