"""Small texts in dialogs: a sentence on the choice that is looked at, reasons under what cannot be chosen, and what
has to be put right."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from puertorico_desktop.gui.app.fonts import slanted
from puertorico_desktop.gui.style.verbatim import Label, set_tip, verbatim

LINES = 2
"""An explanation has room for so many."""
SMALLER = 0.9
"""Notes are written so much smaller than the rest."""
ITEM_TIP = Qt.ItemDataRole.ToolTipRole


class Explanation(Label):
    """Shows the tool tip of the widget that has the keyboard or is under the pointer: not everybody has a mouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: QObject | None = None
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def watch(self, *widgets: QWidget) -> None:
        """Explain these."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look at what is looked at."""
        kind = event.type()
        looked_at = kind in (QEvent.Type.FocusIn, QEvent.Type.Enter)
        reworded = kind == QEvent.Type.ToolTipChange and watched is self._shown
        if isinstance(watched, QWidget) and (looked_at or reworded):
            self._shown = watched
            self.setText(watched.toolTip())
        return False

    def sizeHint(self) -> QSize:
        """Always the same room: nothing moves about when the text is another one."""
        return QSize(0, LINES * self.fontMetrics().lineSpacing())

    def minimumSizeHint(self) -> QSize:
        """As much as it gets."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """The same for every width."""
        return self.sizeHint().height()


class Note(Label):
    """Why the choice above cannot be made; not there while it can."""

    def __init__(self, parent: QWidget, wraps: bool = True) -> None:
        super().__init__(parent)
        self.setWordWrap(wraps)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The letters of the choices have another size."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        return super().eventFilter(watched, event)

    def tell(self, words: str) -> None:
        """Show a reason, or nothing."""
        self._fit()
        self.setText(words)
        self.setVisible(bool(words))

    def _fit(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        font = slanted(parent.font())
        font.setPointSizeF(font.pointSizeF() * SMALLER)
        self.setFont(font)


class Complaint(Label):
    """What has to be put right before a dialog can be accepted; not there while there is nothing."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.hide()

    def tell(self, words: str) -> None:
        """Show what is wrong."""
        self.setText(words)
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        """In another language it is told when the dialog is tried again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.clear()
            self.hide()


def explain(widget: QWidget, effect: str, obstacle: str = "") -> None:
    """Say what a choice means, to the eye and to a screen reader; with an obstacle it cannot be made."""
    widget.setEnabled(not obstacle)
    words = f"{obstacle} {effect}" if obstacle else effect
    set_tip(widget, words)
    widget.setAccessibleDescription(words)


def offer_item(box: QComboBox, index: int, name: str, effect: str, obstacle: str = "") -> None:
    """Name an item of a box and say what it means; with an obstacle it cannot be chosen."""
    box.setItemText(index, name)
    box.setItemData(index, verbatim(obstacle or effect), ITEM_TIP)
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    model.item(index).setEnabled(not obstacle)
