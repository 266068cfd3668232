"""A delegate for lists whose rows are wrapped by Qt: it breaks their lines best."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from puertorico_desktop.gui.texts.wrapping import best_broken


class WrappedRows(QStyledItemDelegate):
    """Paints rows as Qt does, with the lines of `best_broken`. Their sizes do not depend on that."""

    _paints = False

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint a row."""
        self._paints = True
        try:
            super().paint(painter, option, index)
        finally:
            self._paints = False

    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        """Set the text with joiners for the width that a row has while it is painted. A row that is selected has no
        frame of the focus in addition, which would lie over its text."""
        super().initStyleOption(option, index)
        if self._paints:
            if option.state & QStyle.StateFlag.State_Selected:
                option.state &= ~QStyle.StateFlag.State_HasFocus
            option.text = best_broken(option.text, option.font, text_width(option))


def text_width(option: QStyleOptionViewItem) -> int:
    """Returns the width in pixels to which Qt wraps the text of a row."""
    style = option.widget.style() if option.widget is not None else QApplication.style()
    room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget)
    margin = style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1
    return room.width() - 2 * margin
