"""The topics of the rules as a tree: chapters with their pages, or the results of a search."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont, QIcon

from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import Page

translate = QCoreApplication.translate

Index = QModelIndex | QPersistentModelIndex

_TOP = 0
"""The internal id of a chapter; a page has the row of its chapter plus one."""


class RulesModel(QAbstractItemModel):
    """Two levels: chapters, which are only headings, and pages. The id of a page is its `UserRole`."""

    def __init__(self, rules: Rules, picture: Callable[[Page], QIcon], parent: QObject | None = None) -> None:
        """`picture` returns the icon of a page."""
        super().__init__(parent)
        self._rules = rules
        self._picture = picture
        self._query = ""
        self._chapters = self._all()

    def show(self, rules: Rules) -> None:
        """Show other pages, or the same ones in another language."""
        self._rules = rules
        self.search(self._query)

    def search(self, query: str) -> None:
        """Show only pages that contain the words: first those with them in the title, then in the text; all chapters
        if `query` is empty."""
        self.beginResetModel()
        self._query = query
        if query.strip():
            titled, inside = self._rules.search(query)
            found = [
                (translate("RulesModel", "In the title"), titled),
                (translate("RulesModel", "In the text"), inside),
            ]
            self._chapters = [(name, topics) for name, topics in found if topics]
        else:
            self._chapters = self._all()
        self.endResetModel()

    def _all(self) -> list[tuple[str, list[str]]]:
        return [(chapter.title, [page.id for page in chapter.pages]) for chapter in self._rules.chapters]

    def first(self) -> QModelIndex:
        """Returns the index of the first page; invalid if there is none."""
        return self.index(0, 0, self.index(0, 0)) if self._chapters else QModelIndex()

    def index_of(self, topic: str) -> QModelIndex:
        """Returns the index of a page; invalid if the page is not shown."""
        for row, (_, topics) in enumerate(self._chapters):
            if topic in topics:
                return self.index(topics.index(topic), 0, self.index(row, 0))
        return QModelIndex()

    # -- overrides of Qt ------------------------------------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        """Returns the index of a chapter, or of a page in a chapter."""
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _TOP)

    def parent(self, child: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        """Returns the index of the chapter of a page."""
        if not child.isValid() or child.internalId() == _TOP:
            return QModelIndex()
        return self.createIndex(child.internalId() - 1, 0, _TOP)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Returns the number of chapters, or of pages in a chapter."""
        if not parent.isValid():
            return len(self._chapters)
        if parent.internalId() != _TOP or parent.column():
            return 0
        return len(self._chapters[parent.row()][1])

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """Returns 1."""
        return 1

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Returns the flags: only pages can be selected."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        if index.internalId() == _TOP:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemNeverHasChildren

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Returns the name of a chapter; the title, icon or id of a page."""
        if not index.isValid():
            return None
        if index.internalId() == _TOP:
            return self._chapter_data(index.row(), role)
        name = self._chapters[index.internalId() - 1][1][index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._rules.page(name).title
            case Qt.ItemDataRole.DecorationRole:
                return self._picture(self._rules.page(name))
            case Qt.ItemDataRole.UserRole:
                return name
        return None

    def _chapter_data(self, row: int, role: int) -> object:
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._chapters[row][0]
            case Qt.ItemDataRole.FontRole:
                font = QFont()
                font.setBold(True)
                return font
        return None
