"""From what lies on the table to the rules: one key, and the menu under the right mouse button."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QAction, QContextMenuEvent, QCursor, QKeySequence
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.targets import PLAYER, SPACE
from puertorico_desktop.gui.puertorico.texts.rules.topic import HANDLING_TOPIC
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of
from puertorico_desktop.gui.puertorico.windows.common_board import MarketView
from puertorico_desktop.gui.puertorico.windows.player_board import PlayerBoard
from puertorico_desktop.gui.puertorico.windows.table import Table
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.windows.log_panel import LogView
from puertorico_desktop.gui.windows.shortcuts import shortcuts_of

if TYPE_CHECKING:
    from puertorico_desktop.gui.windows.rules_book import RulesBook


class Handbook(QObject):
    """Opens the book of rules, which is loaded and made when it is first wanted: the start is none the slower.

    `actions` belong into a menu: the page about what is pointed at, the rules from their beginning, how one plays.
    """

    def __init__(self, session: Any, table: Table, theme: Theme, icons: Icons, window: QMainWindow) -> None:
        super().__init__(window)
        self._session = session
        self._table = table
        self._theme = theme
        self._icons = icons
        self._window = window
        self.book: RulesBook | None = None
        self.explain_action, self.rules_action, self.handling_action = QAction(self), QAction(self), QAction(self)
        self.actions = (self.explain_action, self.rules_action, self.handling_action)
        self.explain_action.setShortcut(QKeySequence(QKeySequence.StandardKey.HelpContents))
        self.rules_action.setShortcut(QKeySequence("Shift+F1"))
        self.explain_action.triggered.connect(self.explain)
        self.rules_action.triggered.connect(lambda: self.open(None))
        self.handling_action.triggered.connect(lambda: self.open(HANDLING_TOPIC))
        self.menu = QMenu(window)
        places: list[QWidget] = [*table.common.panels, table.log.meter, table.log]
        names = ("offer", "crew", "ship", "house", "market", SPACE, "end", "log")
        self._signs: Mapping[QWidget, str] = dict(zip(places, names, strict=True))
        self._pointer_then = QCursor.pos()
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._note_pointer)
        for view in (*table.views, table.log.view):
            view.selectionModel().currentChanged.connect(self._note_pointer)
        table.installEventFilter(self)
        session.started.connect(self._follow_edition)
        self.retranslate()

    # -- the book ---------------------------------------------------------------------------------------------

    def open(self, topic: str | None) -> None:
        """Show that page; None is the first one."""
        if self.book is None:
            from puertorico_desktop.gui.windows.rules_book import RulesBook

            self.book = RulesBook(self._session.words, self._theme, self._icons, self._window)
        self.book.set_shortcuts(shortcuts_of(self._window.menuBar()))
        self.book.open_topic(topic)

    @Slot()
    def explain(self) -> None:
        """The page about what the keyboard or the pointer is at, whichever came to its place last; where there is
        nothing, how one plays."""
        topics = [self._topic_at_keyboard(), self.topic_at(QCursor.pos())]
        if QCursor.pos() != self._pointer_then:
            topics.reverse()
        self.open(topics[0] or topics[1] or HANDLING_TOPIC)

    @Slot()
    def _note_pointer(self) -> None:
        """The keyboard comes to another place: remember where the pointer lies meanwhile."""
        self._pointer_then = QCursor.pos()

    @Slot()
    def _follow_edition(self) -> None:
        if self.book is not None:
            self.book.set_words(self._session.words)

    # -- what is there ----------------------------------------------------------------------------------------

    def topic_at(self, place: QPoint) -> str | None:
        """The page about what is at that point of the screen, if it is part of the table."""
        found = self._table.childAt(self._table.mapFromGlobal(place))
        return None if found is None else _first_topic(self._things(found, place))

    def _things(self, widget: QWidget, place: QPoint) -> Iterator[Item | str]:
        """What is there, from the smallest thing to the largest that it is part of."""
        at: QWidget | None = widget
        while at is not None and at is not self._table:
            if isinstance(at, PlanView | LogView):
                point = at.viewport().mapFromGlobal(place)
                yield from _items(at.indexAt(point).data(Qt.ItemDataRole.UserRole))
                if isinstance(at, MarketView) and at.head_at(point) is not None:
                    yield "column"
                yield from _areas(at)
            if at in self._signs:
                yield self._signs[at]
            elif isinstance(at, PlayerBoard):
                yield PLAYER
            at = at.parentWidget()

    def _topic_at_keyboard(self) -> str | None:
        view = QApplication.focusWidget()
        if not isinstance(view, PlanView | LogView) or not view.is_played_by_key:
            return None
        return _first_topic((*_items(view.currentIndex().data(Qt.ItemDataRole.UserRole)), *_areas(view)))

    # -- the menu ---------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever part of the table is asked with the right button or the menu key, the question comes up here."""
        if event.type() == QEvent.Type.ContextMenu and isinstance(event, QContextMenuEvent):
            by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
            place = event.globalPos()
            topic = self._topic_at_keyboard() if by_key else self.topic_at(place)
            if topic is not None:
                self._offer(topic, place)
                return True
        return super().eventFilter(watched, event)

    def _offer(self, topic: str, place: QPoint) -> None:
        self.menu.clear()
        from puertorico_desktop.gui.puertorico.texts.rules.book import Rules

        title = Rules(self._session.words).page(topic).title
        self.menu.addAction(self.tr("Rules: {title}").format(title=title)).triggered.connect(lambda: self.open(topic))
        self.menu.popup(place)

    def retranslate(self) -> None:
        """Set every text."""
        self.explain_action.setText(self.tr("&Explain what I point at"))
        self.rules_action.setText(self.tr("&Rules…"))
        self.handling_action.setText(self.tr("&How to move the pieces…"))


def _first_topic(things: Iterable[Item | str]) -> str | None:
    return next((topic for thing in things if (topic := topic_of(thing)) is not None), None)


def _items(found: object) -> Iterator[Item]:
    if isinstance(found, Item):
        yield found


def _areas(view: PlanView | LogView) -> Iterator[str]:
    """The name of the area, alone: whose board it is matters to no rule."""
    if isinstance(view, PlanView) and view.area:
        yield view.area
