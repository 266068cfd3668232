"""Small texts in dialogs: an explanation of the focused choice, reasons why a choice is unavailable, and mistakes
that have to be corrected."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QStandardItemModel
from PySide6.QtWidgets import QComboBox, QWidget

from puertorico_desktop.gui.app.fonts import slanted
from puertorico_desktop.gui.style.verbatim import Label, set_tip, verbatim

LINES = 2
"""The number of lines for which an explanation has room."""
SMALLER = 0.9
"""The text size of notes, relative to other texts."""
ITEM_TIP = Qt.ItemDataRole.ToolTipRole


class ExplanationLabel(Label):
    """A label that shows the tooltip of the widget with the keyboard focus or under the pointer: not everybody has a
    mouse."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: QObject | None = None
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)

    def watch(self, *widgets: QWidget) -> None:
        """Explain these widgets from now on."""
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the explanation of the widget that gets the focus or the pointer."""
        kind = event.type()
        looked_at = kind in (QEvent.Type.FocusIn, QEvent.Type.Enter)
        reworded = kind == QEvent.Type.ToolTipChange and watched is self._shown
        if isinstance(watched, QWidget) and (looked_at or reworded):
            self._shown = watched
            self.setText(watched.toolTip())
        return False

    def sizeHint(self) -> QSize:
        """Returns a size that does not depend on the text, so that the dialog does not change when the text does."""
        return QSize(0, lines_height(self, LINES))

    def minimumSizeHint(self) -> QSize:
        """Returns the size hint: an explanation is never smaller."""
        return self.sizeHint()

    def heightForWidth(self, width: int) -> int:
        """Returns the same height for every width."""
        return self.sizeHint().height()


class ReasonLabel(Label):
    """The reason why the choice above is unavailable; hidden while it is available."""

    def __init__(self, parent: QWidget, wraps: bool = True) -> None:
        super().__init__(parent)
        self._reserved = 0
        self.setWordWrap(wraps)
        self.hide()
        parent.installEventFilter(self)

    def reserve(self, lines: int) -> None:
        """Keep room for so many lines, also while the note is hidden: the dialog does not change when it appears."""
        self._reserved = lines
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        policy = self.sizePolicy()
        policy.setRetainSizeWhenHidden(lines > 0)
        self.setSizePolicy(policy)
        self._fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the text size of the choices."""
        if event.type() == QEvent.Type.FontChange:
            self._fit()
        return super().eventFilter(watched, event)

    def set_reason(self, words: str) -> None:
        """Show a reason; hide the note if it is empty."""
        self._fit()
        self.setText(words)
        self.setVisible(bool(words))

    def _fit(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        font = slanted(parent.font())
        font.setPointSizeF(font.pointSizeF() * SMALLER)
        self.setFont(font)
        self.setMinimumHeight(lines_height(self, self._reserved))


class ErrorLabel(Label):
    """A label with the mistake to correct before a dialog can be accepted; hidden while there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.hide()

    def set_message(self, words: str) -> None:
        """Show the mistake."""
        self.setText(words)
        self.show()

    def changeEvent(self, event: QEvent) -> None:
        """Remove the text when the language changes: it is written anew when the player accepts the dialog again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.clear()
            self.hide()


def lines_height(label: QWidget, lines: int) -> int:
    """Returns the height of so many lines in a label, in pixels. Labels round the height of each line up, while
    `QFontMetrics.lineSpacing` rounds to the nearest pixel."""
    return label.fontMetrics().size(0, "\n".join("x" * lines)).height() if lines else 0


def explain(widget: QWidget, effect: str, obstacle: str = "") -> None:
    """Set the explanation of a choice, also for screen readers; with an obstacle the choice is unavailable."""
    widget.setEnabled(not obstacle)
    words = f"{obstacle} {effect}" if obstacle else effect
    set_tip(widget, words)
    widget.setAccessibleDescription(words)


def offer_item(box: QComboBox, index: int, name: str, effect: str, obstacle: str = "") -> None:
    """Set the name and the explanation of an item of a combo box; with an obstacle it cannot be chosen."""
    box.setItemText(index, name)
    box.setItemData(index, verbatim(obstacle or effect), ITEM_TIP)
    model = box.model()
    assert isinstance(model, QStandardItemModel)
    model.item(index).setEnabled(not obstacle)
