"""The base class of all item models: records for rows, minimal signals for a change, and drag and drop by ref."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.verbatim import verbatim
from puertorico_desktop.gui.texts.phrases import without_subject

MOVE_MIME_TYPE = "application/x-puertorico-move+json"
"""The MIME type of a dragged piece: the game, the ply and the ref of the piece, as JSON."""

ItemRole = Qt.ItemDataRole.UserRole
"""The record of a row (see `items`)."""

Index = QModelIndex | QPersistentModelIndex


def dragged_piece(data: QMimeData, session: GameSession) -> str | None:
    """Returns the ref of the dragged piece; None unless it was lifted in the session's game since the last move."""
    if not data.hasFormat(MOVE_MIME_TYPE):
        return None
    try:
        payload = json.loads(bytes(data.data(MOVE_MIME_TYPE).data()))
        lifted = payload["game"], payload["ply"], payload["source"]
    except (ValueError, KeyError, TypeError):
        return None
    here = session.game_id, session.ply
    return lifted[2] if lifted[:2] == here and isinstance(lifted[2], str) else None


class TableModel(QAbstractListModel):
    """One area of the table as a list. It is never reset: `refresh` inserts, removes and changes only the rows that
    differ.

    Subclasses define the records (`records`) and their names; `area` is the ref that a drop beside the items stands
    for, `drops` whether pieces can ever be dropped here.
    """

    area: str = ""
    drops: bool = False

    def __init__(self, session: GameSession, interaction: TableInteraction, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        self.interaction = interaction
        self._basis: object = None
        self.items: list[Item] = []
        """The records of all rows. Only the model changes them."""
        self.items += self.records()

    # -- for subclasses --

    def records(self) -> Iterable[Item]:
        """Returns the present records."""
        raise NotImplementedError

    def name(self, item: Item) -> str:
        """Returns the name of the item."""
        raise NotImplementedError

    def effect(self, item: Item) -> str:
        """Returns the effect of the item, in a sentence or two; empty if there is none."""
        return ""

    def speech(self, item: Item) -> str:
        """Returns the state of the item as a sentence."""
        raise NotImplementedError

    def state(self, item: Item) -> str:
        """Returns the state of the item without its name, for places where the name stands above it; empty if the
        name says it all."""
        return without_subject(self.speech(item), self.name(item))

    def kind(self, item: Item) -> object:
        """Returns the property by which an item is recognised when items before it are inserted or removed."""
        return item

    # -- rows --

    def basis(self) -> object:
        """Returns the data on which the records depend: while it stays equal, they are not computed again; None if
        they always are."""
        return None

    def refresh(self) -> None:
        """Update the rows to the present state of the table."""
        basis = self.basis()
        if basis is not None and basis == self._basis:
            return
        self._basis = basis
        new = list(self.records())
        if len(new) != len(self.items):
            self._fit(new)
        first = None
        for row in range(len(new) + 1):
            differs = row < len(new) and new[row] != self.items[row]
            if differs:
                self.items[row] = new[row]
                first = row if first is None else first
            elif first is not None:
                self.dataChanged.emit(self.createIndex(first, 0), self.createIndex(row - 1, 0))
                first = None

    def retranslate(self) -> None:
        """Update all texts after a change of the language, including those in the records."""
        self._basis = None
        self.refresh()
        if self.items:
            self.dataChanged.emit(self.index(0), self.index(len(self.items) - 1))

    def item(self, row: int) -> Item:
        """Returns the record of a row."""
        return self.items[row]

    def _fit(self, new: Sequence[Item]) -> None:
        """Remove or insert rows where the kinds begin to differ, so that there are as many as in `new`."""
        old = self.items
        surplus = len(old) - len(new)
        common = 0
        while common < min(len(old), len(new)) and self.kind(old[common]) == self.kind(new[common]):
            common += 1
        if surplus > 0:
            self.beginRemoveRows(QModelIndex(), common, common + surplus - 1)
            del old[common : common + surplus]
            self.endRemoveRows()
        else:
            self.beginInsertRows(QModelIndex(), common, common - surplus - 1)
            old[common:common] = new[common : common - surplus]
            self.endInsertRows()

    # -- QAbstractListModel --

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Returns the number of items."""
        return 0 if parent.isValid() else len(self.items)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Returns the record, or a text made from it."""
        if not index.isValid() or index.row() >= len(self.items):
            return None
        item = self.items[index.row()]
        match role:
            case Qt.ItemDataRole.UserRole:
                return item
            case Qt.ItemDataRole.DisplayRole:
                return self.name(item)
            case Qt.ItemDataRole.ToolTipRole:
                return verbatim(self.tool_tip(item))
            case Qt.ItemDataRole.AccessibleTextRole:
                return self.speech(item)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return self.effect(item)
        return None

    def tool_tip(self, item: Item) -> str:
        """Returns the state and the effect of the item."""
        effect = self.effect(item)
        return f"{self.speech(item)}\n{effect}" if effect else self.speech(item)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Returns the flags: items that can be lifted now can be dragged."""
        if not index.isValid():
            return Qt.ItemFlag.ItemIsDropEnabled if self.drops else Qt.ItemFlag.NoItemFlags
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self.drops:
            flags |= Qt.ItemFlag.ItemIsDropEnabled
        if self.lifted_from(self.items[index.row()]):
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def lifted_from(self, item: Item) -> str | None:
        """Returns the ref with which the item, or a piece on it, can be lifted now; None if it cannot."""
        sources = self.interaction.sources()
        return item.ref if item.ref in sources else None

    # -- drag and drop --

    def supportedDragActions(self) -> Qt.DropAction:
        """Returns copying only: after a move action the view would delete the row that the game has already
        changed."""
        return Qt.DropAction.CopyAction

    def supportedDropActions(self) -> Qt.DropAction:
        """Returns copying only."""
        return Qt.DropAction.CopyAction

    def mimeTypes(self) -> list[str]:
        """Returns the program's own MIME type only."""
        return [MOVE_MIME_TYPE]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Returns the first item as a dragged piece."""
        source = self.lifted_from(self.items[indexes[0].row()]) if indexes else None
        return self.mime_for(source or "")

    def mime_for(self, source: str) -> QMimeData:
        """Returns a dragged piece, for a view that knows the exact part: such as one circle of a building."""
        payload = {"game": self.session.game_id, "ply": self.session.ply, "source": source}
        data = QMimeData()
        data.setData(MOVE_MIME_TYPE, QByteArray(json.dumps(payload).encode()))
        return data

    def canDropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Returns whether the targets table has the piece and this place."""
        source = self.source_in(data)
        if source is None or action != Qt.DropAction.CopyAction:
            return False
        return self.interaction.accepts(source, self.target_at(parent))

    def dropMimeData(self, data: QMimeData, action: Qt.DropAction, row: int, column: int, parent: Index) -> bool:
        """Submit the move; the rows change after the game has."""
        if not self.canDropMimeData(data, action, row, column, parent):
            return False
        source = self.source_in(data)
        assert source is not None
        self.interaction.drop_later(source, self.target_at(parent))
        return True

    def target_at(self, index: Index) -> str:
        """Returns the ref of the item dropped on; beside the items, that of the area."""
        return self.items[index.row()].ref if index.isValid() else self.area

    def source_in(self, data: QMimeData) -> str | None:
        """Returns the ref of the dragged piece; None unless it was lifted in this game since the last move."""
        return dragged_piece(data, self.session)
