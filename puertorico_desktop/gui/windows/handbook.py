"""The access from the table to the rules: by one key, and by the context menu."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, Signal, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QCursor, QKeySequence, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenu, QWidget

from puertorico_desktop.gui.app.background import in_background
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.texts.rules.page import Page
from puertorico_desktop.gui.windows.shortcuts import shortcuts_of
from puertorico_desktop.match.match import Match

if TYPE_CHECKING:
    from puertorico_desktop.gui.windows.rules_book import RulesBook


class Topics(Protocol):
    """The protocol that maps things on the table to pages of the rules. `handling` is the page about moving the
    pieces."""

    handling: str

    def topic_at(self, place: QPoint) -> str | None:
        """Returns the page about the thing at that point of the screen, if it is part of the table."""

    def at_keyboard(self) -> str | None:
        """Returns the page about the thing with the keyboard focus."""

    def title(self, topic: str) -> str:
        """Returns the title of a page."""

    def rules(self, shortcuts: Sequence[tuple[str, str]]) -> Rules:
        """Returns all pages in the current language; shortcuts and their keys are listed on one of them."""

    def position(self, topic: str) -> Match:
        """Returns a game that begins with the position of a page whose example can be tried."""

    def paint(self, painter: QPainter, rect: QRectF, page: Page) -> None:
        """Paint the picture of a page into a rectangle."""


class Handbook(QObject):
    """Opens the book of rules. So that it does not delay the start, the book is created later: when it has been
    loaded in the background, or at the first use.

    `actions` are for a menu: the page about the thing pointed at, the first page of the rules, the page about
    handling.
    """

    position_requested = Signal(object)
    """Emitted with a function that makes a `Match`, when the player wants to try the position of a page."""

    _loaded = Signal()

    def __init__(self, session: Any, table: Any, theme: Theme, window: QMainWindow) -> None:
        """`table` is the table of the game, with `topics`, the `views` that are played on, and a `log`."""
        super().__init__(window)
        self._session = session
        self._edition = session.edition
        self._topics: Topics = table.topics
        self._theme = theme
        self._window = window
        self.book: RulesBook | None = None
        self.explain_action, self.rules_action, self.handling_action = QAction(self), QAction(self), QAction(self)
        self.actions = (self.explain_action, self.rules_action, self.handling_action)
        self.explain_action.setShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents))
        self.rules_action.setShortcut(QKeySequence("Shift+F1"))
        self.explain_action.triggered.connect(self.explain)
        self.rules_action.triggered.connect(lambda: self.open(None))
        self.handling_action.triggered.connect(lambda: self.open(self._topics.handling))
        self.menu = QMenu(window)
        self._pointer_then = QCursor.pos()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._note_pointer)
        for view in (*table.views, table.log.view):
            view.selectionModel().currentChanged.connect(self._note_pointer)
        table.installEventFilter(self)
        session.started.connect(self._follow_edition)
        self._loaded.connect(self._create_ahead)
        self.retranslate()

    # -- the book of rules ------------------------------------------------------------------------------------

    def prepare(self) -> None:
        """Load the book in the background, then create it and paint its pictures, bit by bit."""
        in_background(self._load, "loading rules")

    def _load(self) -> None:
        from puertorico_desktop.gui.windows import rules_book  # noqa: F401

        self._topics.rules(())
        with contextlib.suppress(RuntimeError):  # the window has been deleted
            self._loaded.emit()

    @Slot()
    def _create_ahead(self) -> None:
        self._have_book().paint_ahead()

    def _have_book(self) -> RulesBook:
        """Returns the book, created if that has not been done before."""
        if self.book is None:
            from puertorico_desktop.gui.windows.rules_book import RulesBook

            topics, shortcuts = self._topics, shortcuts_of(self._window.menuBar())
            self.book = RulesBook(topics.rules, topics.paint, self._theme, shortcuts, self._window)
            self.book.page.tried.connect(self._try)
        return self.book

    def open(self, topic: str | None) -> None:
        """Show that page; None is the first page."""
        book = self._have_book()
        book.set_shortcuts(shortcuts_of(self._window.menuBar()))
        self._put_over(QApplication.activeModalWidget() or self._window)
        book.open_topic(topic)

    def _put_over(self, window: QWidget) -> None:
        """Make the book a child of a window: while a modal dialog is open, only its own child windows can be used."""
        if self.book is not None and self.book.parentWidget() is not window:
            is_open = self.book.isVisible()
            self.book.setParent(window, self.book.windowFlags())
            self.book.setVisible(is_open)
            if isinstance(window, QDialog):
                window.finished.connect(lambda: self._put_over(self._window))

    @Slot(str)
    def _try(self, topic: str) -> None:
        self.position_requested.emit(partial(self._topics.position, topic))

    @Slot()
    def explain(self) -> None:
        """Show the page about the thing with the focus or under the pointer, whichever moved last; the page about
        handling if there is none; over a dialog the first page."""
        if QApplication.activeModalWidget() is not None:
            self.open(None)
            return
        topics = [self._topics.at_keyboard(), self.topic_at(QCursor.pos())]
        if QCursor.pos() != self._pointer_then:
            topics.reverse()
        self.open(topics[0] or topics[1] or self._topics.handling)

    @Slot()
    def _note_pointer(self) -> None:
        """Remember the position of the pointer when the keyboard focus moves."""
        self._pointer_then = QCursor.pos()

    @Slot()
    def _follow_edition(self) -> None:
        edition, self._edition = self._edition, self._session.edition
        if self.book is not None and self._edition != edition:
            self.book.read_anew()

    # -- topics at a position ---------------------------------------------------------------------------------

    def topic_at(self, place: QPoint) -> str | None:
        """Returns the page about the thing at that point of the screen, if it is part of the table."""
        return self._topics.topic_at(place)

    # -- the menu ---------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the context menu for any part of the table, by the right button or the menu key."""
        if event.type() == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
            place = event.globalPos()
            topic = self._topics.at_keyboard() if by_key else self.topic_at(place)
            if topic is not None:
                self._offer(topic, place)
                return True
        return super().eventFilter(watched, event)

    def _offer(self, topic: str, place: QPoint) -> None:
        self.menu.clear()
        title = self._topics.title(topic)
        self.menu.addAction(self.tr("Rules: {title}").format(title=title)).triggered.connect(lambda: self.open(topic))
        self.menu.popup(place)

    def retranslate(self) -> None:
        """Set every text; close a context menu in the old language."""
        self.menu.clear()
        self.explain_action.setText(self.tr("&Explain what I point at"))
        self.rules_action.setText(self.tr("&Rules…"))
        self.handling_action.setText(self.tr("&How to move the pieces…"))
