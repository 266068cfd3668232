"""The window of the rules beside the table: search and contents on the left, a page on the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QFontInfo, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.models.rules import RulesModel
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import Page
from puertorico_desktop.gui.views.rules_pictures import LIST_PIXELS, PaintPage, RulesPictures
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.rules_page import RulesPage

SIZE = QSize(1000, 640)
CONTENTS_WIDTH = 290
MOST_CONTENTS = 0.38
"""The largest share of the window's width for the contents."""
PICTURE_MARGIN = 2
"""The sum of the margins above and below the picture of a row, in pixels."""
MOST_OF_SCREEN = 0.85
"""The largest share of the screen that the window covers at first."""


class SearchBox(QLineEdit):
    """The search field. `left` is emitted when the Down key leads from it into the list."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the field on Down."""
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Contents(QTreeView):
    """The list of pages. `left` is emitted when the Up key leads back to the search field."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the list on Up at its first page."""
        if event.key() == Qt.Key.Key_Up and not self._page_above():
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _page_above(self) -> bool:
        above = self.indexAbove(self.currentIndex())
        while above.isValid() and not above.flags() & Qt.ItemFlag.ItemIsSelectable:
            above = self.indexAbove(above)
        return above.isValid()


class RowHeights(QStyledItemDelegate):
    """A delegate that computes the height of a row without its picture, so that only visible pictures are painted."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns the size of a row: a page has a picture beside its title; a chapter, without a picture, is as high
        as its letters."""
        if not index.parent().isValid():
            return super().sizeHint(option, index)
        return QSize(1, max(option.decorationSize.height() + PICTURE_MARGIN, option.fontMetrics.height()))


class RulesBook(QDialog):
    """The pages of the rules of a game, in a window that is not modal, so that the game can be played beside it. The
    window stores no state."""

    def __init__(
        self,
        read: Callable[[Sequence[tuple[str, str]]], Rules],
        paint: PaintPage,
        theme: Theme,
        shortcuts: Iterable[tuple[str, str]] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`read` returns the pages in the current language, given the shortcuts (see `set_shortcuts`)."""
        super().__init__(parent)
        self._read = read
        self._shortcuts = tuple(shortcuts)
        self._rules = read(self._shortcuts)
        self._is_stale = False
        """Whether the pages have to be read again before the window is shown."""
        self._follows = True
        self._pictures = RulesPictures(paint, theme, self)
        self._unpainted: Iterator[Page] = iter(())
        self._idle = QTimer(self)
        self._idle.timeout.connect(self._paint_next)
        self.model = RulesModel(self._rules, self._pictures.icon, self)
        self.search = SearchBox(self)
        self.search.setClearButtonEnabled(True)
        self.search.setTextMargins(4, 2, 4, 2)
        self.contents = Contents(self)
        self.contents.setModel(self.model)
        self.contents.setItemDelegate(RowHeights(self.contents))
        self.contents.setHeaderHidden(True)
        self.contents.setRootIsDecorated(False)
        self.contents.setItemsExpandable(False)
        self.contents.setIndentation(12)
        self.contents.setVerticalScrollMode(QTreeView.ScrollMode.ScrollPerPixel)
        self.nothing = Label(self)
        self.nothing.setWordWrap(True)
        self.page = RulesPage(self._rules, theme, self._pictures, self)
        self.back_button, self.forward_button = QToolButton(self), QToolButton(self)
        self.back_action, self.forward_action, self.find_action = QAction(self), QAction(self), QAction(self)
        self._lay_out()
        self._connect(theme)
        self._set_texts()
        self._fit()
        self._unfold()
        self.resize((SIZE * self._scale).boundedTo(self.screen().availableSize() * MOST_OF_SCREEN))

    def _lay_out(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.search)
        column.addWidget(self.nothing)
        column.addWidget(self.contents, 1)
        right = QWidget(self)
        pages = QVBoxLayout(right)
        pages.setContentsMargins(0, 0, 0, 0)
        bar = QHBoxLayout()
        bar.addWidget(self.back_button)
        bar.addWidget(self.forward_button)
        bar.addStretch(1)
        pages.addLayout(bar)
        pages.addWidget(self.page, 1)
        self._splitter = QSplitter(self)
        self._splitter.addWidget(left)
        self._splitter.addWidget(right)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        layout = QVBoxLayout(self)
        layout.addWidget(self._splitter)

    def _connect(self, theme: Theme) -> None:
        keys = QKeySequence.StandardKey
        for action, button, key, arrow in (
            (self.back_action, self.back_button, keys.Back, Qt.ArrowType.LeftArrow),
            (self.forward_action, self.forward_button, keys.Forward, Qt.ArrowType.RightArrow),
        ):
            action.setShortcut(QKeySequence(key))
            action.setEnabled(False)
            self.addAction(action)
            button.setDefaultAction(action)
            button.setArrowType(arrow)
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.find_action.setShortcut(QKeySequence(keys.Find))
        self.find_action.triggered.connect(self._go_to_search)
        self.addAction(self.find_action)
        self.back_action.triggered.connect(self.page.backward)
        self.forward_action.triggered.connect(self.page.forward)
        self.page.backwardAvailable.connect(self.back_action.setEnabled)
        self.page.forwardAvailable.connect(self.forward_action.setEnabled)
        self.page.shown.connect(self._follow)
        self.search.textChanged.connect(self._search)
        self.search.returnPressed.connect(self._open_current)
        self.search.left.connect(self._enter_contents)
        self.contents.left.connect(self._go_to_search)
        self.contents.selectionModel().currentChanged.connect(self._turn_to)
        self.contents.activated.connect(self._turn_to)
        self.contents.clicked.connect(self._turn_to)
        theme.changed.connect(self._refresh)

    # -- public interface -----------------------------------------------------------------------------------------

    def open_topic(self, topic: str | None = None) -> None:
        """Show the window with the page of a topic; with the first page if the topic is None or missing in this
        edition."""
        self.search.clear()
        if self._is_stale:
            self._read_pages()
        self.page.open(topic if topic in self._rules.pages else self._rules.first)
        if not self.isVisible():
            self.page.clearHistory()
            self.search.setFocus()
        self.show()
        self._follow(self.page.topic)
        self.raise_()
        self.activateWindow()

    def paint_ahead(self) -> None:
        """Paint the pictures of the list, one after another while nothing else happens, then open the first page."""
        self._unpainted = iter(self._rules.pages.values())
        self._idle.start()

    @Slot()
    def _paint_next(self) -> None:
        page = next(self._unpainted, None)
        if page is None:
            self._idle.stop()
            if self._rules.pages and not self.page.topic:
                self.page.open(self._rules.first)
        else:
            self._pictures.icon(page)

    def set_shortcuts(self, shortcuts: Iterable[tuple[str, str]]) -> None:
        """Set the commands and their keys for the page about handling.

        Both are display texts in the current language; see `shortcuts.py`.
        """
        keys = tuple(shortcuts)
        if keys != self._shortcuts:
            self._shortcuts = keys
            self._refresh()

    def read_anew(self) -> None:
        """Show the rules of another game or edition, at the same topic if those have it."""
        self._refresh()
        self.page.clearHistory()

    def retranslate(self) -> None:
        """Set every text, and show the pages in the language in use."""
        self._set_texts()
        self._refresh()

    def _set_texts(self) -> None:
        self.setWindowTitle(self.tr("Rules"))
        key = self.find_action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.search.setPlaceholderText(self.tr("Search ({key})").format(key=key))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.contents.setAccessibleName(self.tr("Pages of the rules"))
        self.page.setAccessibleName(self.tr("Page of the rules"))
        self._show_no_results(self.search.text())
        for action, text in ((self.back_action, self.tr("Back")), (self.forward_action, self.tr("Forward"))):
            action.setText(text)
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            set_tip(action, f"{text} ({key})" if key else text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            self._fit()
        super().changeEvent(event)

    # -- internal -------------------------------------------------------------------------------------------------

    @property
    def _scale(self) -> float:
        """The factor of the text size, relative to the usual one."""
        return max(1.0, QFontInfo(self.font()).pixelSize() / BASE_PIXELS)

    def _fit(self) -> None:
        """Adapt the list and its pictures to the text size."""
        side = round(LIST_PIXELS * self._scale)
        self._pictures.set_icon_side(side)
        self.contents.setIconSize(QSize(side, side))
        whole = max(self.width(), SIZE.width())
        width = round(min(CONTENTS_WIDTH * self._scale, MOST_CONTENTS * whole))
        self._splitter.setSizes([width, whole - width])

    def _show_no_results(self, query: str) -> None:
        text = self.tr("No page was found for “{words}”. Try fewer or other words.")
        self.nothing.setText(text.format(words=" ".join(query.split())))

    @Slot()
    def _refresh(self) -> None:
        """Create all pages again, once they are visible: the edition, the language or the colours have changed."""
        self._is_stale = True
        if self.isVisible():
            self._read_pages()

    def _read_pages(self) -> None:
        self._is_stale = False
        self._rules = self._read(self._shortcuts)
        self._follows = False
        self.model.show(self._rules)
        self._unfold()
        self._follows = True
        self.page.refresh(self._rules)
        self._follow(self.page.topic)

    @Slot(str)
    def _search(self, query: str) -> None:
        """List the pages found; Enter opens the first one."""
        self._follows = False
        self.model.search(query)
        self._show_no_results(query)
        self._unfold()
        self._follows = True
        self.page.light(query)
        if query.strip():
            self._mark(self.model.first())
        else:
            self._follow(self.page.topic)

    def _unfold(self) -> None:
        self.contents.expandAll()
        found = bool(self.model.rowCount())
        self.nothing.setVisible(not found)
        self.search.setAccessibleDescription("" if found else self.nothing.words)

    @Slot(str)
    def _follow(self, topic: str) -> None:
        """Mark the open page in the list, if the list has it."""
        self._mark(self.model.index_of(topic))

    def _mark(self, index: QModelIndex) -> None:
        """Make a page the current one of the list without opening it."""
        self._follows = False
        if index.isValid():
            self.contents.setCurrentIndex(index)
            if not index.row():
                self.contents.scrollTo(index.parent())
            self.contents.scrollTo(index)
        else:
            self.contents.clearSelection()
        self._follows = True

    @Slot(QModelIndex)
    def _turn_to(self, index: QModelIndex) -> None:
        topic = index.data(Qt.ItemDataRole.UserRole)
        if self._follows and topic:
            self.page.open(str(topic))

    @Slot()
    def _open_current(self) -> None:
        self._turn_to(self.contents.currentIndex())

    @Slot()
    def _enter_contents(self) -> None:
        """Move the focus to the current page of the list, and open that page."""
        if not self.contents.currentIndex().isValid():
            self._mark(self.model.first())
        self.contents.setFocus()
        self._open_current()

    @Slot()
    def _go_to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()
