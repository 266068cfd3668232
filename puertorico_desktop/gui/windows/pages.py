"""The central widget of the window: the table, or a page that replaces it temporarily."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QPushButton, QStackedWidget, QToolButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.steps import PAGE
from puertorico_desktop.gui.style.styles import dialog_style, set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_for
from puertorico_desktop.gui.windows.surfaces import BASE, Panel, Sea

MARGIN = 12
"""The margins around the panel of a page and inside it, in pixels."""
HEADING = 1.5
"""The text size of the heading of a page, relative to other texts."""


class Page(Sea):
    """A page on the sea. It is created when it is opened and deleted when it is left."""

    left = Signal()
    """Emitted when the player wants to return to the table."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._text_size = 1.0

    def retranslate_ui(self) -> None:
        """Set every text."""

    def rescale(self, scale: float) -> None:
        """Adapt the page to the scale of the window, relative to the smallest table."""

    def set_text_size(self, percent: int) -> None:
        """Apply the text size that is set."""
        self._text_size = percent / 100
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        scale = scale_for(self.width(), self.height(), BASE)
        font = self.font()
        font.setPixelSize(round(BASE_PIXELS * scale * self._text_size))
        self.setFont(font)
        self.rescale(scale)

    def take_focus(self) -> None:
        """Give the keyboard focus to the first widget of the page."""
        self.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return to the table on Escape; press the focused button on Enter."""
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not presses_button(self, event):
            super().keyPressEvent(event)


def presses_button(area: QWidget, event: QKeyEvent) -> bool:
    """Press the focused button of an area on Enter, as on Space, which Qt does in dialogs only; returns whether the
    event was that."""
    button, modifiers = area.focusWidget(), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    is_enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and modifiers == Qt.KeyboardModifier.NoModifier
    if not is_enter or not isinstance(button, QPushButton | QToolButton):
        return False
    if not event.isAutoRepeat():
        button.click()
    return True


_sheets: WeakKeyDictionary[Theme, dict[Hashable, QPixmap]] = WeakKeyDictionary()


class PagePanel(Panel):
    """The panel of a page. Its pictures outlive the page: the next page of the same size shows the same one."""

    KEPT = 2

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._pictures = _sheets.setdefault(theme, {})


class PanelPage(Page):
    """A page that consists of one panel of parchment, with texts like those of dialogs.

    `inside` is the layout of its contents below the `heading`.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None, side: int = MARGIN) -> None:
        """`side` is the left and right margin inside the panel."""
        super().__init__(theme, parent)
        self._percent = 0.0
        self.panel = PagePanel(theme, self)
        self.heading = Label(self.panel)
        outside = QVBoxLayout(self)
        outside.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        outside.addWidget(self.panel)
        self.inside = QVBoxLayout(self.panel)
        self.inside.setContentsMargins(side, MARGIN, side, MARGIN)
        self.heading.setWordWrap(True)
        self.inside.addWidget(self.heading)
        theme.changed.connect(self.restyle)

    def rescale(self, scale: float) -> None:
        """Scale the text with the window."""
        percent = scale * self._text_size
        if percent != self._percent:
            self._percent = percent
            self.restyle()

    @Slot()
    def restyle(self) -> None:
        """Apply the colours of the scheme."""
        set_style_sheet(self.panel, dialog_style(self._theme, self._percent))
        font = self.panel.font()
        font.setBold(True)
        font.setPixelSize(round(HEADING * max(BASE_PIXELS, self.font().pixelSize())))
        self.heading.setFont(font)


class Pages(QStackedWidget):
    """Shows the table or one page. While a page is shown, bots and automatic seats wait.

    The page is closed when another game is laid out.
    """

    changed = Signal()
    """Emitted when a page was opened or left."""

    def __init__(self, table: QWidget, session: GameSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._session = session
        self._came_from: QWidget | None = None
        self._percent = 100
        self.follow_size: Callable[[], None] | None = None
        """A function that is called after each change of the size and lays out at once or later; if None, all is laid
        out at once."""
        layout = self.layout()
        assert layout is not None
        layout.setEnabled(False)
        self.addWidget(table)
        session.started.connect(self.close_page)

    @property
    def page(self) -> Page | None:
        """The page that is shown; None while the table is."""
        widget = self.currentWidget()
        return widget if isinstance(widget, Page) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the focused button of the table on Enter."""
        if not presses_button(self, event):
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have what is shown follow the size."""
        super().resizeEvent(event)
        if self.follow_size is None:
            self.lay_out()
        else:
            self.follow_size()

    @property
    def shown(self) -> QWidget:
        """The page that is shown, or the table."""
        return self.page or self._table

    @property
    def is_laid_out(self) -> bool:
        """Whether the table or the page has the size of this widget."""
        return self.shown.geometry() == self.rect()

    def lay_out(self) -> None:
        """Give the table or the page the size of this widget."""
        self.shown.setGeometry(self.rect())

    def open_page(self, page: Page) -> None:
        """Show a page in place of the table or of another page."""
        old = self.page
        if old is None:
            focus = QApplication.focusWidget()  # may be in a dialog, which is deleted when it has led to the page
            self._came_from = focus if focus is not None and self.isAncestorOf(focus) else None
            self._session.suspend(True, PAGE)
        page.left.connect(self.close_page)
        if isinstance(self._table, Sea):
            page.borrow(self._table)
        page.resize(self.size())
        self.addWidget(page)
        page.retranslate_ui()
        page.set_text_size(self._percent)
        self.setCurrentWidget(page)
        if old is not None:
            self._drop(old)
        page.take_focus()
        self.changed.emit()

    @Slot()
    def close_page(self) -> None:
        """Show the table again, and restore the keyboard focus there."""
        page = self.page
        if page is None:
            return
        self._table.setGeometry(self.rect())
        came_from, self._came_from = self._came_from, None
        focus = QApplication.focusWidget()
        if came_from is not None and isValid(came_from):
            if focus is not None and page.isAncestorOf(focus):
                focus.clearFocus()  # otherwise the stack passes it on, as if it came by keyboard
            self.setCurrentIndex(0)
            came_from.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self.setCurrentIndex(0)
        self._drop(page)
        self.changed.emit()
        self._session.suspend(False, PAGE)

    def set_text_size(self, percent: int) -> None:
        """Apply another text size."""
        self._percent = percent
        if self.page is not None:
            self.page.set_text_size(percent)

    def _drop(self, page: Page) -> None:
        page.left.disconnect(self.close_page)
        self.removeWidget(page)
        page.hide()
        page.deleteLater()
